"""Game and player setup (p.2-4): orders on the map, money, two creatives each, a comic and ideas of choice."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.chance import Chance
from ludotheque.core.events import Event
from ludotheque.games.age_of_comics import log, verbs
from ludotheque.games.age_of_comics.box import Box, craft
from ludotheque.games.age_of_comics.chapters import decks
from ludotheque.games.age_of_comics.chapters.challenges import AcceptChallenge
from ludotheque.games.age_of_comics.chapters.ideas import TakeIdea
from ludotheque.games.age_of_comics.chapters.orders import genre_of_kind
from ludotheque.games.age_of_comics.codes import (
    ARTIST,
    AUTOMA,
    CIRCLES,
    CREATIVES,
    GENRES,
    HUMAN,
    KINDS,
    NOBODY,
    ORIGINAL,
    ORIGINALS,
    SPACES,
    START_MONEY,
    WRITER,
    WRITERS,
    Ask,
)
from ludotheque.games.age_of_comics.options import AgeOfComicsOptions
from ludotheque.games.age_of_comics.pieces import Player
from ludotheque.games.age_of_comics.places import DECK, hand_of
from ludotheque.games.age_of_comics.state import AgeOfComics, Question, Rulebook
from ludotheque.games.age_of_comics.tables import START_EXTRA, START_IDEAS

TOO_MANY_ALIKE: Final[i64] = 3
"""Orders of one genre at a newsstand (R29)."""


def unpack(
    players: i64, chance: Chance, rules: Rulebook, box: Box, options: AgeOfComicsOptions, events: list[Event] | None
) -> AgeOfComics:
    """Return a table with everything still in the box."""
    blank = AgeOfComics(players, chance, rules, box, options)
    blank.players = vec[Player]([Player() for _ in range(blank.sides)])
    state = blank.copy(chance)  # with tables of its own
    state.events = events
    return state


def prepare(state: AgeOfComics) -> None:
    """Do everything but what players choose: orders on the map, money, creatives, the first turn order."""
    state.tickets = state.options.tickets
    place_orders(state)
    first: i64 = 0 if state.solo else state.chance.below(state.num_players)
    for seat in range(state.num_players):
        state.order[seat] = (first + seat) % state.num_players
    for seat in range(state.num_players):
        state.earn(seat, START_MONEY)
        deal_creatives(state, seat)
    if state.solo:
        deal_automa(state)
    if not state.solo:
        log.say(state, "first", "turn-order", state.order[0])
    for seat in range(state.num_players):
        tell_hand(state, seat)
    if state.solo and state.options.challenges:
        state.put(AcceptChallenge(HUMAN))


def tell_hand(state: AgeOfComics, seat: i64) -> None:
    """Tell a player which creatives it was dealt."""
    if state.events is None:
        return
    kind: i64 = 0
    for card in range(CREATIVES):
        if state.creative[card] == hand_of(seat):
            kind = WRITER if card < WRITERS else ARTIST
            log.tell(state, "dealt", "player-setup", seat, "card", card, "kind", kind)


def deal_creatives(state: AgeOfComics, seat: i64) -> None:
    """Deal a random writer and a random artist of value 2, of different genres (p.3)."""
    writer = random_creative(state, WRITER, NOBODY)
    artist = random_creative(state, ARTIST, craft(writer))
    state.creative[writer] = hand_of(seat)
    state.creative[artist] = hand_of(seat)
    state.dealt[seat * 2 + WRITER] = writer
    state.dealt[seat * 2 + ARTIST] = artist


def random_creative(state: AgeOfComics, kind: i64, but: i64) -> i64:
    """Return a random creative of value 2 from a deck, not of that genre."""
    found: list[i64] = []
    for card in range(kind * WRITERS, kind * WRITERS + WRITERS):
        if state.creative[card] == DECK and state.box.value[card] == decks.DEALT_VALUE and craft(card) != but:
            found.append(card)
    return found[state.chance.below(i64(len(found)))]


def deal_automa(state: AgeOfComics) -> None:
    """Give the Automa a writer and an artist of value 2 and an original, face up (solo p.1)."""
    writer = random_creative(state, WRITER, NOBODY)
    decks.move(state, writer, hand_of(AUTOMA))
    artist = random_creative(state, ARTIST, NOBODY)
    decks.move(state, artist, hand_of(AUTOMA))
    comic = state.chance.below(ORIGINALS)
    decks.move(state, CREATIVES + comic, hand_of(AUTOMA))
    log.say(state, "automa-starts", "automa", NOBODY, "card", writer, "mate", artist, "comic", comic)


# --- Orders on the map (p.2) ---


def place_orders(state: AgeOfComics) -> None:
    """Lay face-down tiles on the spaces in use, no three of a genre at a newsstand (R29)."""
    box = state.box
    tiles = tiles_in_use(state)
    state.chance.shuffle(tiles)
    where = vec[i64]([])
    for space in range(SPACES):
        if box.is_used(space, state.sides):
            state.face_down[space] = tiles[i64(len(where))]
            where = append(where, space)
    bad = alike(state)
    while bad != NOBODY:
        other = where[state.chance.below(i64(len(where)))]
        genre = state.face_down[bad]
        state.face_down[bad] = state.face_down[other]
        state.face_down[other] = genre
        bad = alike(state)


def tiles_in_use(state: AgeOfComics) -> vec[i64]:
    """Take the tiles for this number of players from the box; return the genre of each."""
    box = state.box
    tiles = vec[i64]([])
    for kind in range(KINDS):
        state.pool[kind] = box.tiles[box.column(state.sides) * KINDS + kind]
        state.boxed[kind] = box.all_tiles(kind) - state.pool[kind]
        for _ in range(state.pool[kind]):
            tiles = append(tiles, genre_of_kind(kind))
    return tiles


def alike(state: AgeOfComics) -> i64:
    """Return a space at a newsstand with three or more orders of one genre; NOBODY without one."""
    for circle in range(CIRCLES):
        for genre in range(GENRES):
            count: i64 = 0
            last = NOBODY
            for space in state.box.newsstands[circle].spaces:
                if state.face_down[space] == genre:
                    count += 1
                    last = space
            if count >= TOO_MANY_ALIKE:
                return last
    return NOBODY


# --- What players choose (p.3) ---


@final
class FirstComic(Question):
    """Choose a genre, by the backs of the cards (R6). ``place`` is the player's place in the turn order."""

    def __init__(self, seat: i64, place: i64) -> None:
        super().__init__(seat)
        self.place: i64 = place

    def asks(self) -> i64:
        return Ask.COMIC

    def offer(self, state: AgeOfComics, actions: list[i64]) -> None:
        for genre in range(GENRES):
            if decks.dig_offered(state, genre):
                actions.append(verbs.COMIC.of(genre))

    def answer(self, state: AgeOfComics, action: i64) -> None:
        """Take a random original of that genre, then ideas and money by turn position; solo as the second player."""
        genre = verbs.COMIC.which(action)
        state.top[ORIGINAL] = genre
        card = decks.draw(state, ORIGINAL)
        state.top[ORIGINAL] = NOBODY
        state.comic[card - CREATIVES] = hand_of(self.seat)
        place: i64 = 1 if state.solo else self.place
        extra = START_EXTRA[place]
        state.earn(self.seat, extra)
        state.swap(TakeIdea(self.seat, START_IDEAS[place]))
        log.say(state, "starting-comic", "player-setup", self.seat, "genre", genre, "money", extra)
        log.tell(state, "own-comic", "player-setup", self.seat, "comic", card - CREATIVES)
