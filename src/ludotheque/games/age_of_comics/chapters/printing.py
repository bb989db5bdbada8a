"""Print (p.7-8): originals and rip-offs, the team, the bonus, better colours."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.games.age_of_comics import log, verbs
from ludotheque.games.age_of_comics.box import genre_of
from ludotheque.games.age_of_comics.chapters import chart, cubes, decks, mastery, orders
from ludotheque.games.age_of_comics.chapters.ideas import TakeIdea
from ludotheque.games.age_of_comics.codes import (
    ARTIST,
    BONUS_FAN,
    BONUS_IDEAS,
    BONUS_MONEY,
    BONUS_TICKET,
    COMICS,
    CREATIVES,
    FAN_BONUS,
    IDEAS_BONUS,
    IDEAS_TO_PRINT,
    MONEY_BONUS,
    NOBODY,
    ORIGINALS,
    PRINT,
    WRITER,
    WRITERS,
    Ask,
)
from ludotheque.games.age_of_comics.pieces import Comic, Player
from ludotheque.games.age_of_comics.places import DECK, hand_of, hyped_by, mat_of
from ludotheque.games.age_of_comics.state import AgeOfComics, Question

FIRST_FAN: Final[i64] = 1
HYPE_FANS: Final[i64] = 2
"""Of each hype token."""
UNPAYABLE: Final[i64] = 1_000_000
"""More than any player has."""


# --- What can be printed ---


def cheapest(state: AgeOfComics, seat: i64, kind: i64) -> i64:
    """Return the value of the cheapest writer or artist in hand; UNPAYABLE without one."""
    least = UNPAYABLE
    for card in range(kind * WRITERS, kind * WRITERS + WRITERS):
        if state.creative[card] == hand_of(seat) and state.box.value[card] < least:
            least = state.box.value[card]
    return least


def over_allowed(state: AgeOfComics, seat: i64) -> bool:
    """Return whether a hired team may be paid again: both decks of creatives are used up and none is in hand (p.12)."""
    if state.top[WRITER] != NOBODY or state.top[ARTIST] != NOBODY:
        return False
    return state.held(seat, WRITER) == 0 and state.held(seat, ARTIST) == 0


def cheapest_team(state: AgeOfComics, seat: i64) -> i64:
    """Return what the cheapest team costs; UNPAYABLE or more without one."""
    if not over_allowed(state, seat):
        return cheapest(state, seat, WRITER) + cheapest(state, seat, ARTIST)
    least = UNPAYABLE
    for comic in state.players[seat].comics:
        least = min(least, state.comic_value(comic))
    return least


def printable(state: AgeOfComics, seat: i64, comic: i64) -> bool:
    """Return whether the card can be had and its ideas paid, leaving the team aside."""
    if comic >= ORIGINALS:
        return can_rip_off(state, comic - ORIGINALS, seat)
    if state.comic[comic] != hand_of(seat) and state.comic[comic] != hyped_by(seat):
        return False
    return state.players[seat].ideas[genre_of(comic)] >= IDEAS_TO_PRINT


def can_rip_off(state: AgeOfComics, original: i64, side: i64) -> bool:
    """Return whether it is another's original, printed in an earlier round and not yet ripped off (p.8, R12)."""
    owner = state.owner(original)
    if owner == NOBODY or owner == side or state.comic[original + ORIGINALS] != DECK:
        return False
    return state.options.rip_offs != "none" and state.printed(original).round < state.round


def can_print(state: AgeOfComics, seat: i64) -> bool:
    """Return whether anything can be printed (R25)."""
    if cheapest_team(state, seat) > state.players[seat].money:
        return False
    for comic in range(COMICS):
        if printable(state, seat, comic):
            return True
    return False


# --- Questions ---


@final
@mypyc_attr(free_list_len=1)
class Print(Question):
    """Choose a comic to print; a second one of the first space is left to the player (R25)."""

    def __init__(self, seat: i64, prints: i64, *, begun: bool = False, coloured: bool = False) -> None:
        super().__init__(seat)
        self.prints: i64 = prints
        self.begun: bool = begun
        self.coloured: bool = coloured

    def asks(self) -> i64:
        return Ask.PRINT

    def left(self) -> i64:
        return self.prints

    def offer(self, state: AgeOfComics, actions: list[i64]) -> None:
        if self.prints == 0 or cheapest_team(state, self.seat) > state.players[self.seat].money:
            return
        for comic in range(COMICS):
            if printable(state, self.seat, comic):
                actions.append(verbs.PRINT.of(comic))
        if self.begun and actions:
            actions.append(verbs.DONE.first)

    def answer(self, state: AgeOfComics, action: i64) -> None:
        if action == verbs.DONE.first:
            state.drop()
            return
        comic = verbs.PRINT.which(action)
        if comic < ORIGINALS:
            state.known[CREATIVES + comic] = 1  # it lies on the mat now
        log.say(state, "choose-comic", "print", self.seat, "comic", comic)
        state.put(PayAgain(self.seat, comic) if over_allowed(state, self.seat) else ChooseWriter(self.seat, comic))

    def after(self, *, coloured: bool) -> Print:
        """Return what is left after a print."""
        return Print(self.seat, self.prints - 1, begun=True, coloured=self.coloured or coloured)


@final
@mypyc_attr(free_list_len=1)
class ChooseWriter(Question):
    """Choose a writer whom the cheapest artist can join; a creative who cannot be paid is not offered."""

    def __init__(self, seat: i64, comic: i64) -> None:
        super().__init__(seat)
        self.comic: i64 = comic

    def asks(self) -> i64:
        return Ask.WRITER

    def offer(self, state: AgeOfComics, actions: list[i64]) -> None:
        money = state.players[self.seat].money - cheapest(state, self.seat, ARTIST)
        for card in range(WRITERS):
            if state.creative[card] == hand_of(self.seat) and state.box.value[card] <= money:
                actions.append(verbs.TEAM.of(card))

    def answer(self, state: AgeOfComics, action: i64) -> None:
        card = verbs.TEAM.which(action)
        decks.show(state, self.seat, card)
        state.swap(ChooseArtist(self.seat, self.comic, card))
        log.say(state, "choose-writer", "print", self.seat, "card", card)


@final
@mypyc_attr(free_list_len=1)
class ChooseArtist(Question):
    """Choose an artist beside the writer; then the comic is printed."""

    def __init__(self, seat: i64, comic: i64, writer: i64) -> None:
        super().__init__(seat)
        self.comic: i64 = comic
        self.writer: i64 = writer

    def asks(self) -> i64:
        return Ask.ARTIST

    def offer(self, state: AgeOfComics, actions: list[i64]) -> None:
        money = state.players[self.seat].money - state.box.value[self.writer]
        for card in range(WRITERS, CREATIVES):
            if state.creative[card] == hand_of(self.seat) and state.box.value[card] <= money:
                actions.append(verbs.TEAM.of(card))

    def answer(self, state: AgeOfComics, action: i64) -> None:
        card = verbs.TEAM.which(action)
        state.drop()
        decks.show(state, self.seat, card)
        publish(state, self.seat, self.comic, self.writer, card)


@final
class PayAgain(Question):
    """Choose a team on the mat that is paid again; one that made several comics is offered with the latest."""

    def __init__(self, seat: i64, comic: i64) -> None:
        super().__init__(seat)
        self.comic: i64 = comic

    def asks(self) -> i64:
        return Ask.OVER_TEAM

    def offer(self, state: AgeOfComics, actions: list[i64]) -> None:
        for comic in teams_to_pay_again(state, self.seat):
            actions.append(verbs.OVER.of(comic.number))

    def answer(self, state: AgeOfComics, action: i64) -> None:
        like = state.printed(verbs.OVER.which(action))
        state.drop()
        publish(state, self.seat, self.comic, like.writer, like.artist)


def teams_to_pay_again(state: AgeOfComics, seat: i64) -> vec[Comic]:
    """List the comics on a mat whose teams can be paid, and made nothing later."""
    player = state.players[seat]
    return vec[Comic](
        [comic for comic in player.comics if state.comic_value(comic) <= player.money and is_latest(player, comic)]
    )


def is_latest(player: Player, comic: Comic) -> bool:
    """Return whether a comic's team made nothing later."""
    for other in player.comics:
        same = other.writer == comic.writer and other.artist == comic.artist
        if same and other.clock > comic.clock:
            return False
    return True


# --- Printing ---


def publish(state: AgeOfComics, seat: i64, number: i64, writer: i64, artist: i64) -> None:
    """Pay, take the bonus, put the comic on the chart (p.8); then orders that it suits and a cube are due."""
    under_way = state.top_frame()
    assert isinstance(under_way, Print)
    cost = state.creative_value(writer) + state.creative_value(artist)
    state.earn(seat, -cost)
    log.printed(state, seat, number, writer, artist, cost)
    comic = lay_down(state, seat, number, writer, artist)
    fans = comic.specialised()
    if comic.is_original():
        state.idea(seat, comic.genre(), -IDEAS_TO_PRINT)
        fans += original_fans(state, number)
        take_bonus(state, seat, number)
    elif state.options.rip_offs == "aggressive":
        steal_fan(state, number - ORIGINALS)
    chart.gain(state, comic, fans)
    mastery.claim_mastery(state, seat, comic.genre())
    coloured = take_colours(state, seat, comic, coloured=under_way.coloured)
    state.swap(under_way.after(coloured=coloured))
    cubes.owe_cube(state, seat)
    state.put(orders.FULFIL[seat])
    if comic.is_original() and state.box.bonus[number] == BONUS_IDEAS:
        state.put(TakeIdea(seat, IDEAS_BONUS))


def lay_down(state: AgeOfComics, side: i64, number: i64, writer: i64, artist: i64) -> Comic:
    """Put the cards of a comic and its team onto the mat."""
    decks.move(state, writer, mat_of(side))
    decks.move(state, artist, mat_of(side))
    if number < ORIGINALS:
        decks.move(state, CREATIVES + number, mat_of(side))
    else:
        state.comic[number] = mat_of(side)
    comic = Comic(number, writer, artist)
    comic.clock = state.next_clock()
    comic.round = state.round
    state.players[side].lay_down(comic)
    return comic


def original_fans(state: AgeOfComics, original: i64) -> i64:
    """Return the fans of an original before its team's: its first, those of hype tokens, and perhaps its bonus."""
    fans = FIRST_FAN + HYPE_FANS * state.hype[original]
    return fans + FAN_BONUS if state.box.bonus[original] == BONUS_FAN else fans


def take_bonus(state: AgeOfComics, seat: i64, original: i64) -> None:
    """Take money or a ticket; fans are counted with the others, and ideas are chosen last."""
    bonus = state.box.bonus[original]
    if bonus == BONUS_MONEY:
        state.earn(seat, MONEY_BONUS)
    given = bonus != BONUS_TICKET or take_ticket(state, seat)
    log.say(state, "bonus" if given else "no-ticket", "bonus", seat, "bonus", bonus)


def take_ticket(state: AgeOfComics, seat: i64) -> bool:
    """Take a super-transport ticket; return False if there is none left (R5)."""
    if state.tickets == 0:
        return False
    state.tickets -= 1
    state.players[seat].tickets += 1
    return True


def steal_fan(state: AgeOfComics, original: i64) -> None:
    """Take a fan of an original that is ripped off, not its last one (the aggressive variant, p.12)."""
    comic = state.printed(original)
    if comic.fans > 1:
        comic.fans -= 1
        log.say(state, "stolen", "aggressive", NOBODY, "comic", original)


def take_colours(state: AgeOfComics, seat: i64, comic: Comic, *, coloured: bool) -> bool:
    """Mark the first comic of the action with better colours, or each with an option (p.11); return whether it is."""
    if state.players[seat].cubes[PRINT] == 0 or (coloured and state.options.colours != "comic"):
        return False
    comic.colours = True
    log.say(state, "colours", "better-colours", seat, "comic", comic.number)
    return True
