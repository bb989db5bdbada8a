"""What is asked next. Every question has its chapter, which offers its actions and performs them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotheque.core.state import IllegalAction
from ludotheque.games.age_of_comics import hiring, log, opening, printing, rounds, sales, specials
from ludotheque.games.age_of_comics.codes import (
    AUTOMA,
    CONVERSIONS,
    DEVELOP,
    EXTRA,
    HAND_LIMIT,
    HIRE,
    IDEAS,
    IN_HAND,
    MAIN,
    NOBODY,
    PRINT,
    Q_ARTIST,
    Q_BOARD_IDEA,
    Q_BOOST,
    Q_CHALLENGE,
    Q_COMIC,
    Q_CUBE,
    Q_DEVELOP,
    Q_DISCARD,
    Q_FOR,
    Q_FULFIL,
    Q_HIRE,
    Q_HYPE,
    Q_IDEA,
    Q_LIFT,
    Q_MARKET,
    Q_OVER_TEAM,
    Q_PLACE,
    Q_PRINT,
    Q_RAISE,
    Q_SALES,
    Q_SPEND,
    Q_SWAP,
    Q_WRITER,
    ROYALTIES,
    S_CHALLENGE,
    S_CONVERT,
    S_HYPE,
    S_MARKET,
    S_OVER,
    S_RAISE,
    S_REASSIGN,
    S_SETUP,
    S_TURN,
    SALES,
)
from ludotheque.games.age_of_comics.tables import SUPPLY_IDEAS

if TYPE_CHECKING:
    from ludotheque.games.age_of_comics.rules import AgeOfComics


def offer(s: AgeOfComics) -> list[i64]:
    """The actions of the question asked."""
    q: i64 = s.question
    if q == Q_PLACE:
        return rounds.place_actions(s)
    if q == Q_SALES:
        return sales.sales_actions(s)
    if q == Q_IDEA:
        return opening.idea_actions()
    if q == Q_HIRE:
        return hiring.hire_actions(s)
    if q == Q_DISCARD:
        return hiring.discard_actions(s)
    if q == Q_DEVELOP:
        return hiring.develop_actions(s)
    if q == Q_BOARD_IDEA:
        return hiring.board_idea_actions(s)
    if q == Q_PRINT:
        return printing.print_actions(s)
    if q == Q_WRITER or q == Q_ARTIST:
        return printing.team_actions(s)
    if q == Q_OVER_TEAM:
        return printing.over_actions(s)
    if q == Q_FULFIL:
        return printing.fulfil_actions(s)
    if q == Q_CUBE:
        return printing.cube_actions(s)
    if q == Q_LIFT:
        return printing.lift_actions(s)
    if q == Q_RAISE:
        return rounds.raise_actions(s)
    if q == Q_SWAP:
        return specials.swap_actions(s)
    if q == Q_FOR:
        return specials.for_actions(s)
    if q == Q_HYPE:
        return specials.hype_actions(s)
    if q == Q_SPEND:
        return specials.spend_actions(s)
    if q == Q_BOOST:
        return specials.boost_actions(s)
    if q == Q_MARKET:
        return specials.market_actions(s)
    if q == Q_COMIC:
        return opening.comic_actions(s)
    if q == Q_CHALLENGE:
        return opening.challenge_actions(s)
    return []


def perform(s: AgeOfComics, action: i64) -> None:
    """Answer the question asked; IllegalAction if that is no answer."""
    q: i64 = s.question
    if q == Q_PLACE:
        rounds.place(s, action)
    elif q == Q_SALES:
        sales.sell(s, action)
    elif q == Q_IDEA:
        opening.take_idea(s, action)
    elif q == Q_HIRE:
        hiring.hire(s, action)
    elif q == Q_DISCARD:
        hiring.discard(s, action)
    elif q == Q_DEVELOP:
        hiring.develop(s, action)
    elif q == Q_BOARD_IDEA:
        hiring.take_board_idea(s, action)
    elif q == Q_PRINT:
        printing.choose_comic(s, action)
    elif q == Q_WRITER or q == Q_ARTIST:
        printing.choose_team(s, action)
    elif q == Q_OVER_TEAM:
        printing.choose_over(s, action)
    elif q == Q_FULFIL:
        printing.choose_fulfil(s, action)
    elif q == Q_CUBE:
        printing.place_cube(s, action)
    elif q == Q_LIFT:
        printing.lift_cube(s, action)
    elif q == Q_RAISE:
        rounds.apply_raise(s, action)
    elif q == Q_SWAP:
        specials.choose_swap(s, action)
    elif q == Q_FOR:
        specials.exchange(s, action)
    elif q == Q_HYPE:
        specials.hype(s, action)
    elif q == Q_SPEND:
        specials.spend(s, action)
    elif q == Q_BOOST:
        specials.boost(s, action)
    elif q == Q_MARKET:
        specials.market(s, action)
    elif q == Q_COMIC:
        opening.choose_comic(s, action)
    elif q == Q_CHALLENGE:
        opening.take_challenge(s, action)
    else:
        raise IllegalAction(action)


def proceed(s: AgeOfComics) -> None:
    """Go on until something is asked, or the game is over."""
    while not asked(s):
        pass


def asked(s: AgeOfComics) -> bool:
    """What is owed first: ideas of choice, fans to give, orders with several comics, cubes; then the stage."""
    if s.stage == S_OVER:
        return True
    if s.gifts > 0:
        return ask(s, Q_IDEA)
    if s.boosts > 0:
        return ask(s, Q_BOOST)
    if may_fulfil(s.stage) and printing.settle(s):
        return ask(s, Q_FULFIL)
    if s.cube > 0:
        return ask(s, Q_CUBE)
    if s.lifting == 1:
        return ask(s, Q_LIFT)
    stage: i64 = s.stage
    if stage == S_TURN:
        return rounds.next_turn(s)
    if stage == S_RAISE:
        return ask(s, Q_RAISE) if rounds.next_raiser(s) else False
    if stage == S_SETUP:
        return set_up(s)
    if stage == S_CHALLENGE:
        s.player = 0
        return ask(s, Q_CHALLENGE)
    return main_action(s, stage) if stage < MAIN else special_action(s, stage)


def may_fulfil(stage: i64) -> bool:
    """The four moments of p.9: an order collected, a comic printed, a value raised, a team changed."""
    return stage == SALES or stage == PRINT or stage == S_RAISE or stage == S_REASSIGN


def ask(s: AgeOfComics, question: i64) -> bool:
    """That is the question."""
    s.question = question
    return True


def set_up(s: AgeOfComics) -> bool:
    """One player after the other; then the cards are laid out and the first round begins."""
    if s.step == 1:
        s.turn += 1
        s.step = 0
    if s.turn < s.num_players:
        s.player = s.order[s.turn]
        return ask(s, Q_COMIC)
    if s.solo:
        s.order[0] = AUTOMA  # it goes first in every round (solo p.2)
        s.order[1] = 0
        if s.events is not None:
            log.say(s, "automa-first", "automa")
    opening.end_setup(s)
    rounds.begin_round(s)
    return False


def main_action(s: AgeOfComics, stage: i64) -> bool:
    """What is left of the main action; then its special."""
    if stage == SALES:
        if s.step < 2:
            return ask(s, Q_SALES)
        extra_editor(s)
        s.stage = S_TURN
        return False
    if stage == PRINT:
        return print_step(s)
    if stage == HIRE and s.left > 0 and hiring.hire_actions(s):
        return ask(s, Q_HIRE)
    if stage == DEVELOP and s.left > 0:
        return ask(s, Q_DEVELOP)
    if stage == IDEAS:
        if s.left > 0 and hiring.shelf_left(s) > 0:
            return ask(s, Q_BOARD_IDEA)
        if s.step == 0:
            s.step = 1
            s.gifts = SUPPLY_IDEAS
            return False
    if (stage == HIRE or stage == DEVELOP) and s.hand_size(s.player) > HAND_LIMIT:
        return ask(s, Q_DISCARD)
    begin_special(s, stage)
    return False


def print_step(s: AgeOfComics) -> bool:
    """What to print, with whom; once more on the first space if something can be printed."""
    if s.picked != NOBODY:
        if printing.over_allowed(s):
            return ask(s, Q_OVER_TEAM)
        return ask(s, Q_WRITER if s.writer_picked == NOBODY else Q_ARTIST)
    if s.left > 0 and (s.step == 0 or printing.can_print(s)):
        return ask(s, Q_PRINT)
    s.stage = S_TURN
    return False


def begin_special(s: AgeOfComics, stage: i64) -> None:
    """The special of this action, if a cube lies there (p.11)."""
    s.stage = S_TURN
    if s.special[s.player * MAIN + stage] == 0:
        return
    s.step = 0
    if stage == HIRE:
        s.stage = S_REASSIGN
        s.swapped = 0
        s.picked = NOBODY
    elif stage == DEVELOP:
        s.stage = S_HYPE
    elif stage == IDEAS:
        s.stage = S_CONVERT
        s.left = CONVERSIONS
        s.boosted = 0
    elif stage == ROYALTIES:
        s.stage = S_MARKET


def special_action(s: AgeOfComics, stage: i64) -> bool:
    """A special that asks something; one with nothing to choose is over."""
    if s.step < 2:
        if stage == S_REASSIGN:
            if s.picked != NOBODY:
                return ask(s, Q_FOR)
            if len(specials.swap_actions(s)) > 1:
                return ask(s, Q_SWAP)
        elif stage == S_HYPE:
            if len(specials.hype_actions(s)) > 1:
                return ask(s, Q_HYPE)
        elif stage == S_CONVERT:
            if len(specials.spend_actions(s)) > 1:
                return ask(s, Q_SPEND)
        elif stage == S_MARKET and len(specials.market_actions(s)) > 1:
            return ask(s, Q_MARKET)
    s.stage = S_TURN
    return False


def extra_editor(s: AgeOfComics) -> None:
    """After sales one editor more, once a round (R23)."""
    if s.special[s.player * MAIN + SALES] == 1 and s.get(s.player, EXTRA) == 0:
        s.put(s.player, EXTRA, 1)
        s.add(s.player, IN_HAND, 1)
        if s.events is not None:
            log.say(s, "extra-editor", "extra-editor", ("seat", s.player))
