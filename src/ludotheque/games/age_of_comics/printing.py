"""Print (p.7-8): originals and rip-offs, the team, bonus, mastery, cube, better colours; and orders (p.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludotheque.core.state import IllegalAction
from ludotheque.games.age_of_comics import decks, do, log
from ludotheque.games.age_of_comics.box import genre_of
from ludotheque.games.age_of_comics.codes import (
    ARTIST,
    BONUS_FAN,
    BONUS_IDEAS,
    BONUS_MONEY,
    BONUS_TICKET,
    COLOURS,
    COMICS,
    CREATIVES,
    CUBES,
    DECK,
    GENRES,
    HYPED,
    IDEAS_TO_PRINT,
    KINDS,
    MAIN,
    MASTERED,
    MAT,
    MONEY_BONUS,
    NOBODY,
    ORIGINALS,
    PRINT,
    PRINTED,
    TICKETS,
    WRITER,
    WRITERS,
)
from ludotheque.games.age_of_comics.tables import TIER

if TYPE_CHECKING:
    from ludotheque.games.age_of_comics.rules import AgeOfComics

UNPAYABLE: Final[i64] = 1_000_000
"""More than any player has."""


# --- What can be printed ---


def cheapest(s: AgeOfComics, kind: i64) -> i64:
    """Return the value of the cheapest writer or artist in hand; UNPAYABLE without one."""
    least: i64 = UNPAYABLE
    card: i64 = 0
    for card in range(kind * WRITERS, kind * WRITERS + WRITERS):
        if s.creative[card] == s.player and s.box.value[card] < least:
            least = s.box.value[card]
    return least


def over_allowed(s: AgeOfComics) -> bool:
    """Both decks of creatives are used up and none is in hand: a hired team may be paid again (p.12)."""
    if s.top[WRITER] != NOBODY or s.top[ARTIST] != NOBODY:
        return False
    card: i64 = 0
    for card in range(CREATIVES):
        if s.creative[card] == s.player:
            return False
    return True


def cheapest_team(s: AgeOfComics) -> i64:
    """Return what the cheapest team costs; UNPAYABLE or more without one."""
    if not over_allowed(s):
        return cheapest(s, WRITER) + cheapest(s, ARTIST)
    least: i64 = UNPAYABLE
    comic: i64 = 0
    for comic in range(COMICS):
        if s.comic[comic] == MAT + s.player and s.value(comic) < least:
            least = s.value(comic)
    return least


def printable(s: AgeOfComics, comic: i64) -> bool:
    """Whether the card can be had and its ideas paid, leaving the team aside."""
    if comic < ORIGINALS:
        if s.comic[comic] != s.player and s.comic[comic] != HYPED + s.player:
            return False
        return s.ideas[s.player * GENRES + genre_of(comic)] >= IDEAS_TO_PRINT
    return can_rip_off(s, comic - ORIGINALS, s.player)


def can_rip_off(s: AgeOfComics, original: i64, seat: i64) -> bool:
    """Another player's original, printed in an earlier round, not yet ripped off (p.8, R12)."""
    if s.options.rip_offs == "none" or s.comic[original] < MAT or s.comic[original] == MAT + seat:
        return False
    return s.printed[original] % 8 < s.round and s.comic[original + ORIGINALS] == DECK


def can_print(s: AgeOfComics) -> bool:
    """Whether anything can be printed (R25)."""
    if cheapest_team(s) > s.money(s.player):
        return False
    comic: i64 = 0
    for comic in range(COMICS):
        if printable(s, comic):
            return True
    return False


def print_actions(s: AgeOfComics) -> list[i64]:
    """What to print; a second comic is left to the player (R25)."""
    actions: list[i64] = []
    comic: i64 = 0
    if cheapest_team(s) <= s.money(s.player):
        for comic in range(COMICS):
            if printable(s, comic):
                actions.append(do.PRINT.of(comic))
    if s.step > 0:
        actions.append(do.DONE.first)
    return actions


def choose_comic(s: AgeOfComics, action: i64) -> None:
    """What to print, or no second comic."""
    if action == do.DONE.first and s.step > 0:
        s.left = 0
        return
    comic: i64 = do.PRINT.which(action)
    if comic < 0 or comic >= COMICS or not printable(s, comic) or cheapest_team(s) > s.money(s.player):
        raise IllegalAction(action)
    s.picked = comic
    s.writer_picked = NOBODY
    if comic < ORIGINALS:
        s.known[CREATIVES + comic] = 1  # it lies on the mat now
    if s.events is not None:
        log.say(s, "choose-comic", "print", ("seat", s.player), ("comic", comic))


def team_actions(s: AgeOfComics) -> list[i64]:
    """A writer whom the cheapest artist can join, then an artist; what cannot be paid is not offered."""
    actions: list[i64] = []
    card: i64 = 0
    kind: i64 = WRITER if s.writer_picked == NOBODY else ARTIST
    for card in range(kind * WRITERS, kind * WRITERS + WRITERS):
        if team_fits(s, card):
            actions.append(do.TEAM.of(card))
    return actions


def team_fits(s: AgeOfComics, card: i64) -> bool:
    """Whether a creative of the hand can be on the team and the whole be paid."""
    if s.creative[card] != s.player:
        return False
    if s.writer_picked == NOBODY:
        return card < WRITERS and s.box.value[card] + cheapest(s, ARTIST) <= s.money(s.player)
    return card >= WRITERS and s.box.value[s.writer_picked] + s.box.value[card] <= s.money(s.player)


def choose_team(s: AgeOfComics, action: i64) -> None:
    """The writer, then the artist; then it is printed."""
    card: i64 = do.TEAM.which(action)
    if card < 0 or card >= CREATIVES or not team_fits(s, card):
        raise IllegalAction(action)
    decks.show(s, card)
    if s.writer_picked == NOBODY:
        s.writer_picked = card
        if s.events is not None:
            log.say(s, "choose-writer", "print", ("seat", s.player), ("card", card))
    else:
        publish(s, s.player, s.picked, s.writer_picked, card)


def over_actions(s: AgeOfComics) -> list[i64]:
    """Teams on the mat that can be paid again; one that made several comics is offered with the latest."""
    actions: list[i64] = []
    comic: i64 = 0
    for comic in range(COMICS):
        if over_fits(s, comic):
            actions.append(do.OVER.of(comic))
    return actions


def over_fits(s: AgeOfComics, comic: i64) -> bool:
    """Whether that team can be paid, and made nothing later."""
    if s.comic[comic] != MAT + s.player or s.value(comic) > s.money(s.player):
        return False
    other: i64 = 0
    for other in range(COMICS):
        same: bool = s.writer[other] == s.writer[comic] and s.artist[other] == s.artist[comic]
        if same and s.comic[other] == MAT + s.player and s.printed[other] > s.printed[comic]:
            return False
    return True


def choose_over(s: AgeOfComics, action: i64) -> None:
    """Print with the team of that comic."""
    comic: i64 = do.OVER.which(action)
    if comic < 0 or comic >= COMICS or not over_fits(s, comic):
        raise IllegalAction(action)
    publish(s, s.player, s.picked, s.writer[comic], s.artist[comic])


# --- Printing ---


def publish(s: AgeOfComics, seat: i64, comic: i64, writer: i64, artist: i64) -> None:
    """Pay, take the bonus, put the comic on the chart (p.8); what follows is asked by flow.py."""
    genre: i64 = genre_of(comic)
    cost: i64 = s.worth(writer) + s.worth(artist)
    s.earn(seat, -cost)
    if s.events is not None:
        key = "print" if comic < ORIGINALS else "rip-off"
        what = ("seat", seat), ("comic", comic), ("genre", genre)
        log.reveal(s, key, key, *what, ("card", writer), ("mate", artist), ("cost", cost))
    hyped: i64 = 0
    if comic < ORIGINALS:
        s.idea(seat, genre, -IDEAS_TO_PRINT)
        hyped = s.hype[comic]
    lay_down(s, seat, comic, writer, artist)
    fans: i64 = s.specialised(comic) + 2 * hyped
    if comic < ORIGINALS:
        fans += 1
        bonus: i64 = s.box.bonus[comic]
        if bonus == BONUS_FAN:
            fans += 1
        elif bonus == BONUS_IDEAS:
            s.gifts = 2
        elif bonus == BONUS_MONEY:
            s.earn(seat, MONEY_BONUS)
        given: bool = bonus != BONUS_TICKET or take_ticket(s, seat)
        if s.events is not None:
            log.say(s, "bonus" if given else "no-ticket", "bonus", ("seat", seat), ("bonus", bonus))
    elif s.options.rip_offs == "aggressive":
        steal_fan(s, comic - ORIGINALS)
    gain(s, comic, fans)
    claim_mastery(s, seat, genre)
    if s.special[seat * MAIN + PRINT] == 1 and (s.coloured == 0 or s.options.colours == "comic"):
        s.coloured = 1
        s.mark[comic] |= COLOURS
        if s.events is not None:
            log.say(s, "colours", "better-colours", ("seat", seat), ("comic", comic))
    owe_cube(s, seat)
    s.picked = NOBODY
    s.writer_picked = NOBODY
    s.left -= 1
    s.step = 1


def lay_down(s: AgeOfComics, seat: i64, comic: i64, writer: i64, artist: i64) -> None:
    """Cards onto the mat."""
    decks.move(s, writer, MAT + seat)
    decks.move(s, artist, MAT + seat)
    if comic < ORIGINALS:
        decks.move(s, CREATIVES + comic, MAT + seat)
    else:
        s.comic[comic] = MAT + seat
    s.writer[comic] = writer
    s.artist[comic] = artist
    s.printed[comic] = s.next_clock() * 8 + s.round
    s.add(seat, PRINTED, 1)


def take_ticket(s: AgeOfComics, seat: i64) -> bool:
    """Take a super-transport ticket; False if there is none left (R5)."""
    if s.supply[GENRES + 1] == 0:
        return False
    s.supply[GENRES + 1] -= 1
    s.add(seat, TICKETS, 1)
    return True


def steal_fan(s: AgeOfComics, original: i64) -> None:
    """The aggressive variant: an original that is ripped off loses a fan, not its last one (p.12)."""
    if s.fans[original] > 1:
        s.fans[original] -= 1
        if s.events is not None:
            log.say(s, "stolen", "aggressive", ("comic", original))


def gain(s: AgeOfComics, comic: i64, fans: i64) -> None:
    """Fans for a printed comic."""
    s.fans[comic] += fans
    if fans > 0 and s.events is not None:
        log.say(s, "fans", "fans", ("comic", comic), ("fans", fans), ("total", s.fans[comic]))


# --- Mastery (p.5) ---


def claim_mastery(s: AgeOfComics, seat: i64, genre: i64) -> None:
    """Take the token if it is due; then each comic of the genre that has not had its fan gets one (R13, R14)."""
    holder: i64 = s.mastery[genre]
    if holder != seat and wins_mastery(s, seat, genre, 0, False):
        s.mastery[genre] = seat
        if s.events is not None:
            key = "mastery-automa" if s.solo and seat == 1 else "mastery"
            log.say(s, key, "mastery", ("seat", seat), ("genre", genre))
    if s.mastery[genre] != seat:
        return
    at: i64 = 0
    for at in range(genre * 4, genre * 4 + 4):
        give_mastery_fan(s, seat, at)
        give_mastery_fan(s, seat, at + ORIGINALS)


def give_mastery_fan(s: AgeOfComics, seat: i64, comic: i64) -> None:
    """A fan for a comic that has had none for mastery."""
    if s.comic[comic] == MAT + seat and s.mark[comic] & MASTERED == 0:
        s.mark[comic] |= MASTERED
        gain(s, comic, 1)


def wins_mastery(s: AgeOfComics, seat: i64, genre: i64, more: i64, original: bool) -> bool:
    """Whether a player would take the token with so many more comics of the genre, one perhaps an original."""
    at: i64 = 0
    for at in range(genre * 4, genre * 4 + 4):
        if s.comic[at] == MAT + seat:
            original = True
    if not original or s.mastery[genre] == seat:
        return False
    return s.mastery[genre] == NOBODY or s.of_genre(seat, genre) + more > s.of_genre(s.mastery[genre], genre)


# --- Cubes (p.11) ---


def owe_cube(s: AgeOfComics, seat: i64) -> None:
    """A cube after the second, third and fourth comic; after the fifth one may be moved (R24)."""
    count: i64 = s.get(seat, PRINTED)
    if count >= 2 and count <= 4 and cubes_placed(s, seat) < CUBES:
        s.cube = 1
    elif count == 5 and cubes_placed(s, seat) > 0:
        s.lifting = 1


def cubes_placed(s: AgeOfComics, seat: i64) -> i64:
    """How many cubes of a player lie on the board."""
    count: i64 = 0
    special: i64 = 0
    for special in range(MAIN):
        count += s.special[seat * MAIN + special]
    return count


def cube_fits(s: AgeOfComics, special: i64) -> bool:
    """Enough comics printed (R1), no own cube there, and not where it was taken from."""
    if s.get(s.player, PRINTED) < TIER[special] or s.special[s.player * MAIN + special] == 1:
        return False
    return s.lifting != special + 2


def cube_actions(s: AgeOfComics) -> list[i64]:
    """Specials that are open and not yet taken."""
    actions: list[i64] = []
    special: i64 = 0
    for special in range(MAIN):
        if cube_fits(s, special):
            actions.append(do.CUBE.of(special))
    return actions


def place_cube(s: AgeOfComics, action: i64) -> None:
    """A cube on a special."""
    special: i64 = do.CUBE.which(action)
    if special < 0 or special >= MAIN or not cube_fits(s, special):
        raise IllegalAction(action)
    s.special[s.player * MAIN + special] = 1
    s.cube = 0
    s.lifting = 0
    if s.events is not None:
        log.say(s, "cube", "cubes", ("seat", s.player), ("special", special))


def lift_actions(s: AgeOfComics) -> list[i64]:
    """Own cubes, or none of them."""
    actions: list[i64] = []
    special: i64 = 0
    for special in range(MAIN):
        if s.special[s.player * MAIN + special] == 1:
            actions.append(do.LIFT.of(special))
    actions.append(do.DONE.first)
    return actions


def lift_cube(s: AgeOfComics, action: i64) -> None:
    """Take a cube up to place it elsewhere, or leave them all."""
    if action == do.DONE.first:
        s.lifting = 0
        return
    special: i64 = do.LIFT.which(action)
    if special < 0 or special >= MAIN or s.special[s.player * MAIN + special] == 0:
        raise IllegalAction(action)
    s.special[s.player * MAIN + special] = 0
    s.lifting = special + 2
    s.cube = 1
    if s.events is not None:
        log.say(s, "lift", "fifth", ("seat", s.player), ("special", special))


# --- Orders (p.9) ---


def settle(s: AgeOfComics) -> bool:
    """Fulfil every order of the player that a comic can; True if the owner has to say which comic (R28)."""
    kind: i64 = 0
    comic: i64 = 0
    for kind in range(KINDS):
        at: i64 = s.player * KINDS + kind
        while s.orders[at] > 0:
            count: i64 = 0
            one: i64 = NOBODY
            for comic in range(COMICS):
                if fulfils(s, comic, kind):
                    count += 1
                    one = comic
            if count == 0:
                break
            if count > 1:
                s.picked = kind
                return True
            fulfil(s, kind, one)
    return False


def fulfils(s: AgeOfComics, comic: i64, kind: i64) -> bool:
    """Whether the player's comic has the genre and the value that an order asks for."""
    if s.comic[comic] != MAT + s.player or genre_of(comic) != kind // 4:
        return False
    return s.value(comic) >= kind % 4 + 3


def fulfil(s: AgeOfComics, kind: i64, comic: i64) -> None:
    """The fans of an order for a comic; the tile is turned over."""
    s.orders[s.player * KINDS + kind] -= 1
    s.done[s.player * KINDS + kind] += 1
    if s.events is not None:
        log.say(s, "fulfil", "fulfil", ("seat", s.player), ("order", kind), ("comic", comic))
    gain(s, comic, s.box.order_fans[kind])


def fulfil_actions(s: AgeOfComics) -> list[i64]:
    """Comics that the order suits."""
    actions: list[i64] = []
    comic: i64 = 0
    for comic in range(COMICS):
        if fulfils(s, comic, s.picked):
            actions.append(do.FULFIL.of(comic))
    return actions


def choose_fulfil(s: AgeOfComics, action: i64) -> None:
    """The comic that gets the fans."""
    comic: i64 = do.FULFIL.which(action)
    if comic < 0 or comic >= COMICS or not fulfils(s, comic, s.picked):
        raise IllegalAction(action)
    kind: i64 = s.picked
    s.picked = NOBODY
    fulfil(s, kind, comic)
