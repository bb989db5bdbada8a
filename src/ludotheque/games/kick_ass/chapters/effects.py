"""The closed vocabulary of effects: what each word does on an event, a spawn, a hardship, a card, or an item.

An effect is a number ``k``: its word is ``cards.code[k]``, how much ``cards.amount[k]``. :data:`EFFECTS` has an
object for each word. It *happens* by itself; a hero may *activate* it on its card, or *exhaust* an item for it. Effects
in fights or while face up (dice, movement, troubles) are looked up there: such a word does nothing here.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.kick_ass import log, verbs
from ludotheque.games.kick_ass.chapters import arrivals, city, cleaning, heroes
from ludotheque.games.kick_ass.chapters.city import PlaceTokens
from ludotheque.games.kick_ass.chapters.cleaning import KillMinions
from ludotheque.games.kick_ass.chapters.decks import draw_free_item
from ludotheque.games.kick_ass.chapters.items import add_item, item_room, troubled
from ludotheque.games.kick_ass.codes import (
    ANYWHERE,
    ARENA,
    DISTRICTS,
    DOLLARS,
    DONE_FOR_NOW,
    HAPPINESS,
    LIFE,
    MEDIA,
    MOST,
    NEXT_TO,
    NO_ARENA,
    NOBODY,
    PLAYING,
    SPAWN_DISTRICTS,
    STRENGTH,
)
from ludotheque.games.kick_ass.state import KickAss, Question
from ludotheque.games.kick_ass.vocabulary import Whom, Word

# When items may be exhausted for an effect in a fight.
NO_ROLL: Final[i64] = 0
BEFORE_ROLL: Final[i64] = 1
AFTER_ROLL: Final[i64] = 2


class Effect:
    """One word of the vocabulary. ``seat`` is the hero it belongs to, or NOBODY."""

    def __init__(self, roll: i64 = NO_ROLL) -> None:
        self.roll: i64 = roll
        """When it adds to a roll."""
        self.argument: i64 = NOBODY
        """Its place among the arguments of the action ``effect``; NOBODY if it is not used by itself."""

    def happen(self, state: KickAss, k: i64, seat: i64) -> None:
        """Do what it does by itself."""

    def activate(self, state: KickAss, k: i64, seat: i64) -> None:
        """Use it as an effect of the hero's card."""
        self.happen(state, k, seat)

    def can_activate(self, state: KickAss, seat: i64) -> bool:
        """Return whether that does anything."""
        return True

    def exhaust(self, state: KickAss, k: i64, seat: i64) -> None:
        """Use it by exhausting an item."""
        self.happen(state, k, seat)

    def can_exhaust(self, state: KickAss, seat: i64) -> bool:
        """Return whether that does anything outside of a roll."""
        return False

    def strike(self, state: KickAss, seat: i64, amount: i64) -> None:
        """Gain by lightning what is not for the roll itself."""


class Stat(Effect):
    """A change of a track, for those it concerns."""

    def __init__(self, stat: i64) -> None:
        super().__init__()
        self.stat: i64 = stat

    def strike(self, state: KickAss, seat: i64, amount: i64) -> None:
        heroes.change(state, seat, self.stat, amount)

    def happen(self, state: KickAss, k: i64, seat: i64) -> None:
        whom = state.cards.whom[k]
        amount = state.cards.amount[k]
        if whom == Whom.OWN:
            self.change(state, seat, amount)
        elif whom == Whom.TOP:
            self.change_top(state, amount)
        else:
            # Faint dice are rolled in seat order, so the last seat comes first.
            one = state.num_players - 1
            while one >= 0:
                if whom == Whom.ALL or is_listed(state, state.heroes[one].at):
                    self.change(state, one, amount)
                one -= 1

    def change(self, state: KickAss, seat: i64, amount: i64) -> None:
        """Change the track of one hero."""
        heroes.change(state, seat, self.stat, amount)

    def change_top(self, state: KickAss, amount: i64) -> None:
        """Change that of the hero with the most social media; the team decides a tie."""
        best = best_media(state)
        found = NOBODY
        count: i64 = 0
        for seat in range(state.num_players):
            if state.heroes[seat].media == best:
                found = seat
                count += 1
        if count == 1:
            self.change(state, found, amount)
        else:
            state.put(BreakTie(state.captain(), self.stat, amount))

    def can_exhaust(self, state: KickAss, seat: i64) -> bool:
        return True


class GainOfCards(Stat):
    """Happiness or social media, which hardships spoil on cards: burnout, and camera shyness."""

    def __init__(self, stat: i64, spoiled_by: i64) -> None:
        super().__init__(stat)
        self.spoiled_by: i64 = spoiled_by

    def activate(self, state: KickAss, k: i64, seat: i64) -> None:
        if state.cards.amount[k] <= 0 or not troubled(state, seat, self.spoiled_by):
            self.happen(state, k, seat)

    def can_exhaust(self, state: KickAss, seat: i64) -> bool:
        return self.stat != HAPPINESS or state.heroes[seat].happiness < MOST


class LifeEffect(Stat):
    """Life."""

    def can_exhaust(self, state: KickAss, seat: i64) -> bool:
        hero = state.heroes[seat]
        return hero.life < state.cards.life[hero.identity]


class Weariness(Stat):
    """Life, but never below 0."""

    def change(self, state: KickAss, seat: i64, amount: i64) -> None:
        if state.heroes[seat].life > 0:
            heroes.wound(state, seat, 1)

    def strike(self, state: KickAss, seat: i64, amount: i64) -> None:
        """Do nothing: only hardships and combat cards have it."""


class Habit(Effect):
    """A dollar; one without any loses happiness."""

    def happen(self, state: KickAss, k: i64, seat: i64) -> None:
        heroes.change(state, seat, DOLLARS if state.heroes[seat].dollars > 0 else HAPPINESS, -1)


class Kill(Effect):
    """Kill minions anywhere."""

    def activate(self, state: KickAss, k: i64, seat: i64) -> None:
        state.put(KillMinions(seat, state.cards.amount[k], ANYWHERE, NOBODY, 0))

    def can_activate(self, state: KickAss, seat: i64) -> bool:
        return city.minions_anywhere(state)


class KillHere(Effect):
    """Kill minions where the hero is."""

    def activate(self, state: KickAss, k: i64, seat: i64) -> None:
        cleaning.kill_here(state, seat, state.cards.amount[k])

    def can_activate(self, state: KickAss, seat: i64) -> bool:
        return city.minions_in(state, state.heroes[seat].at) > 0

    def exhaust(self, state: KickAss, k: i64, seat: i64) -> None:
        self.activate(state, k, seat)

    def can_exhaust(self, state: KickAss, seat: i64) -> bool:
        return self.can_activate(state, seat)


class KillNear(Effect):
    """Kill one minion in each of some districts next door."""

    def activate(self, state: KickAss, k: i64, seat: i64) -> None:
        state.put(KillMinions(seat, state.cards.amount[k], NEXT_TO, state.heroes[seat].at, 0))

    def can_activate(self, state: KickAss, seat: i64) -> bool:
        return city.minions_next_to(state, state.heroes[seat].at)


class Protect(Effect):
    """Protection tokens are placed; those of the listed districts go away."""

    def happen(self, state: KickAss, k: i64, seat: i64) -> None:
        if state.cards.whom[k] != Whom.LISTED:
            state.put(PlaceTokens(seat if seat >= 0 else state.captain(), state.cards.amount[k]))
            return
        for district in range(DISTRICTS):
            if state.tokens[district] > 0 and is_listed(state, district):
                city.unprotect(state, district)

    def can_activate(self, state: KickAss, seat: i64) -> bool:
        return city.can_protect(state)


class Spawn(Effect):
    """Minions arrive in a district, or in the arena."""

    def happen(self, state: KickAss, k: i64, seat: i64) -> None:
        for _ in range(state.cards.amount[k]):
            if state.cards.place[k] == ARENA:
                arrivals.place_in_arena(state)
            elif state.standing == PLAYING:
                arrivals.place_minion(state, state.cards.place[k])


class Super(Effect):
    """Supers arrive in a district."""

    def happen(self, state: KickAss, k: i64, seat: i64) -> None:
        for _ in range(state.cards.amount[k]):
            if state.standing == PLAYING:
                arrivals.place_super(state, state.cards.place[k])


class Incoming(Effect):
    """The Incoming marker moves."""

    def happen(self, state: KickAss, k: i64, seat: i64) -> None:
        arrivals.move_incoming(state, state.cards.amount[k])


class FreeItem(Effect):
    """The team gets an item."""

    def happen(self, state: KickAss, k: i64, seat: i64) -> None:
        state.put(GiveItem(state.captain(), drawn=False))


class OfVillain(Effect):
    """Something that only the boss knows."""

    def happen(self, state: KickAss, k: i64, seat: i64) -> None:
        state.villain.on_effect(state, state.cards.code[k], state.cards.amount[k])


class Steps(Effect):
    """Movement."""

    def exhaust(self, state: KickAss, k: i64, seat: i64) -> None:
        state.heroes[seat].steps += state.cards.amount[k]

    def can_exhaust(self, state: KickAss, seat: i64) -> bool:
        hero = state.heroes[seat]
        return state.arena == NO_ARENA and not hero.begun and hero.status != DONE_FOR_NOW


class RedDice(Effect):
    """Red dice for a roll."""

    def exhaust(self, state: KickAss, k: i64, seat: i64) -> None:
        state.fight.fighters[seat].more_red += state.cards.amount[k]


class BlueDice(Effect):
    """Blue dice for a roll."""

    def exhaust(self, state: KickAss, k: i64, seat: i64) -> None:
        state.fight.fighters[seat].more_blue += state.cards.amount[k]


class Hits(Effect):
    """Hits."""

    def exhaust(self, state: KickAss, k: i64, seat: i64) -> None:
        state.fight.fighters[seat].more_hits += state.cards.amount[k]


class Shields(Effect):
    """Shields."""

    def exhaust(self, state: KickAss, k: i64, seat: i64) -> None:
        state.fight.fighters[seat].more_shields += state.cards.amount[k]


USED_BY_ITSELF: Final = vec[i64](
    [HAPPINESS, STRENGTH, MEDIA, LIFE, DOLLARS, Word.KILL, Word.KILL_HERE, Word.KILL_NEAR, Word.PROTECT]
)
"""The effects of cards that are actions, in the order of names.EFFECT_NAMES."""


def vocabulary() -> list[Effect]:
    """List an object for each word, in the order of their numbers."""
    words = [Effect() for _ in range(Word.COUNT)]
    words[HAPPINESS] = GainOfCards(HAPPINESS, Word.NO_HAPPINESS)
    words[STRENGTH] = Stat(STRENGTH)
    words[MEDIA] = GainOfCards(MEDIA, Word.NO_MEDIA)
    words[LIFE] = LifeEffect(LIFE)
    words[DOLLARS] = Stat(DOLLARS)
    words[Word.WEARY] = Weariness(LIFE)
    words[Word.HABIT] = Habit()
    words[Word.KILL] = Kill()
    words[Word.KILL_HERE] = KillHere()
    words[Word.KILL_NEAR] = KillNear()
    words[Word.PROTECT] = Protect()
    words[Word.SPAWN] = Spawn()
    words[Word.SUPER] = Super()
    words[Word.INCOMING] = Incoming()
    words[Word.ITEM] = FreeItem()
    words[Word.TRACK] = OfVillain()
    words[Word.GANG] = OfVillain()
    words[Word.MOVE] = Steps()
    words[Word.RED_DICE] = RedDice(BEFORE_ROLL)
    words[Word.BLUE_DICE] = BlueDice(BEFORE_ROLL)
    words[Word.HIT] = Hits(AFTER_ROLL)
    words[Word.SHIELD] = Shields(AFTER_ROLL)
    for argument in range(i64(len(USED_BY_ITSELF))):
        words[USED_BY_ITSELF[argument]].argument = argument
    return words


EFFECTS: Final = vec[Effect](vocabulary())


def run(state: KickAss, source: i64, seat: i64) -> None:
    """Let all effects of an event, a spawn, a hardship or a combat card happen, in their order."""
    for k in range(state.cards.first[source], state.cards.first[source + 1]):
        if state.standing == PLAYING:
            one(state, k, seat)


def one(state: KickAss, k: i64, seat: i64) -> None:
    """Let one effect happen."""
    EFFECTS[state.cards.code[k]].happen(state, k, seat)


def is_listed(state: KickAss, district: i64) -> bool:
    """Return whether the spawn card names a district."""
    for k in range(SPAWN_DISTRICTS):
        if state.cards.spawn_districts[state.spawn_card * SPAWN_DISTRICTS + k] == district:
            return True
    return False


def best_media(state: KickAss) -> i64:
    """Return the most social media that any hero has."""
    best: i64 = 0
    for hero in state.heroes:
        if hero.media > best:
            best = hero.media
    return best


@final
class BreakTie(Question):
    """Choose which of the heroes with the most social media is affected."""

    def __init__(self, seat: i64, stat: i64, amount: i64) -> None:
        super().__init__(seat)
        self.stat: i64 = stat
        self.amount: i64 = amount

    def offer(self, state: KickAss, actions: list[i64]) -> None:
        best = best_media(state)
        for seat in range(state.num_players):
            if state.heroes[seat].media == best:
                actions.append(verbs.GIVE.of(seat))

    def answer(self, state: KickAss, action: i64) -> None:
        state.drop()
        heroes.change(state, verbs.GIVE.which(action), self.stat, self.amount)


@final
class GiveItem(Question):
    """Choose who gets an item: one that was drawn, or the next of the deck."""

    def __init__(self, seat: i64, *, drawn: bool) -> None:
        super().__init__(seat)
        self.drawn: bool = drawn

    def goes_without_saying(self, only: i64) -> bool:
        return True

    def offer(self, state: KickAss, actions: list[i64]) -> None:
        for seat in range(state.num_players):
            if not state.heroes[seat].out and item_room(state, seat):
                actions.append(verbs.GIVE.of(seat))

    def answer(self, state: KickAss, action: i64) -> None:
        state.drop()
        item = state.laid_out[0] if self.drawn else draw_free_item(state)
        state.laid_out[0] = NOBODY
        if item >= 0:
            slot = add_item(state, verbs.GIVE.which(action), item)
            log.new_item(state, "item", verbs.GIVE.which(action), slot)
