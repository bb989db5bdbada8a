"""The weights of a plan for Kick-Ass.

They were found by matches of the plan in November 2026. How they were searched for was not kept, so no command makes
them again; ``ludotheque simulate kick_ass --bots greedy`` measures what a change of one brings, beside the
guide's chapter *Measured games*.
"""

from __future__ import annotations

from typing import Final


class Weights:
    """The points of a plan, of which a minion less in a quiet district is about one. Found by playing matches."""

    def __init__(self) -> None:
        # The city.
        self.minion: float = 0.5
        self.near: float = 4.61
        self.far: float = 1.22
        self.near_segments: float = 1.53
        self.far_segments: float = 11.8
        self.spread: float = 2.06
        self.station: float = 0.99
        self.super_life: float = 1.53
        self.clean: float = 0.52
        self.guard: float = 0.89
        # Events and the boss.
        self.base_event: float = 13.2
        self.late_event: float = 2.82
        self.boss_event: float = 25.4
        self.finishing: float = 0.93
        self.hurry: float = 0.45
        self.boss_hit: float = 28.8
        self.gang: float = 6.85
        # Heroes.
        self.strength: float = 6.44
        self.sad: float = 1.12
        self.low: float = 2.03
        self.glad: float = 0.41
        self.media: float = 0.69
        self.life: float = 0.57
        self.faint: float = 3.15
        self.dollar: float = 1.12
        self.rich: float = 0.41
        self.gear: float = 3.83
        self.price: float = 0.47
        self.docks: float = 7.17
        self.again: float = 1.07
        # Cards: in a hand, and when one is chosen.
        self.card_move: float = 0.62
        self.card_timer: float = 2.75
        self.card_fight: float = 3.32
        self.card_stat: float = 0.5
        self.card_kill: float = 1.21
        self.card_guard: float = 2.05
        self.card_dice: float = 0.94
        self.card_place: float = 1.64
        self.card_take: float = 1.94
        self.most_fights: float = 1.15
        self.spend: float = 0.23
        self.second: float = 0.66
        self.together: float = 0.47
        self.wait: float = 0.51
        self.noise: float = 0.34
        self.margin: float = 1.2


WEIGHTS: Final = Weights()
