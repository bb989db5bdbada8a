"""Game and player setup (p.2-4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.state import IllegalAction
from ludotheque.games.age_of_comics import decks, do, log
from ludotheque.games.age_of_comics.codes import (
    AGENT,
    ARTIST,
    AUTOMA,
    CENTRE,
    CHALLENGES,
    CIRCLES,
    CREATIVES,
    DECK,
    EDITORS,
    GENRES,
    IN_HAND,
    KINDS,
    MAX_PLAYERS,
    ORIGINAL,
    S_CHALLENGE,
    S_SETUP,
    SPACES,
    START_MONEY,
    WRITER,
    WRITERS,
)
from ludotheque.games.age_of_comics.tables import START_EXTRA, START_IDEAS

if TYPE_CHECKING:
    from ludotheque.games.age_of_comics.rules import AgeOfComics


def prepare(s: AgeOfComics) -> None:
    """Everything but what players choose: orders on the map, money, two creatives each, the first turn order."""
    s.blank()
    s.solo = s.num_players == 1
    s.sides = 2 if s.solo else s.num_players
    s.supply[GENRES + 1] = s.options.tickets
    place_orders(s)
    seat: i64 = 0
    first: i64 = 0 if s.solo else s.chance.below(s.num_players)
    for seat in range(s.num_players):
        s.order[seat] = (first + seat) % s.num_players
    for seat in range(s.sides):
        s.put(seat, AGENT, CENTRE)
        s.put(seat, IN_HAND, EDITORS)
    for seat in range(s.num_players):
        s.earn(seat, START_MONEY)
        deal_creatives(s, seat)
    if s.solo:
        deal_automa(s)
    s.stage = S_CHALLENGE if s.solo and s.options.challenges else S_SETUP
    if s.events is not None:
        if not s.solo:
            log.say(s, "first", "turn-order", ("seat", s.order[0]))
        for seat in range(s.num_players):
            log_hand(s, seat)


def log_hand(s: AgeOfComics, seat: i64) -> None:
    """Tell a player which creatives it was dealt."""
    card: i64 = 0
    for card in range(CREATIVES):
        if s.creative[card] == seat:
            log.tell(s, "dealt", "player-setup", seat, ("card", card))


def deal_creatives(s: AgeOfComics, seat: i64) -> None:
    """A random writer and a random artist of value 2, of different genres (p.3)."""
    writer: i64 = random_two(s, WRITER, -1)
    artist: i64 = random_two(s, ARTIST, writer // 4)
    s.creative[writer] = seat
    s.creative[artist] = seat
    s.dealt[seat * 2 + WRITER] = writer
    s.dealt[seat * 2 + ARTIST] = artist


def random_two(s: AgeOfComics, kind: i64, but: i64) -> i64:
    """A random creative of value 2 from a deck, not of that genre."""
    count: i64 = 0
    card: i64 = 0
    for card in range(kind * WRITERS, kind * WRITERS + WRITERS):
        if s.creative[card] == DECK and s.box.value[card] == 2 and card % WRITERS // 4 != but:
            count += 1
    nth: i64 = s.chance.below(count)
    for card in range(kind * WRITERS, kind * WRITERS + WRITERS):
        if s.creative[card] == DECK and s.box.value[card] == 2 and card % WRITERS // 4 != but:
            if nth == 0:
                return card
            nth -= 1
    return -1


def deal_automa(s: AgeOfComics) -> None:
    """The Automa begins with a writer and an artist of value 2 and an original, face up (solo p.1)."""
    writer: i64 = random_two(s, WRITER, -1)
    decks.move(s, writer, AUTOMA)
    artist: i64 = random_two(s, ARTIST, -1)
    decks.move(s, artist, AUTOMA)
    comic: i64 = s.chance.below(24)
    decks.move(s, CREATIVES + comic, AUTOMA)
    if s.events is not None:
        log.say(s, "automa-starts", "automa", ("card", writer), ("mate", artist), ("comic", comic))


# --- Orders on the map (p.2) ---


def place_orders(s: AgeOfComics) -> None:
    """Genres of the face-down tiles on the spaces in use, no three alike at a newsstand (R29)."""
    column: i64 = s.sides - 2
    tiles: vec[i64] = vec[i64]([])
    where: vec[i64] = vec[i64]([])
    kind: i64 = 0
    at: i64 = 0
    _k: i64 = 0
    for kind in range(KINDS):
        s.pool[kind] = s.box.tiles[column * KINDS + kind]
        s.boxed[kind] = s.box.tiles[2 * KINDS + kind] - s.pool[kind]
        for _k in range(s.pool[kind]):
            tiles = append(tiles, kind // 4)
    s.chance.shuffle(tiles)
    for at in range(SPACES):
        if s.box.used[column * SPACES + at] == 1:
            s.space[at] = tiles[i64(len(where))]
            where = append(where, at)
    bad: i64 = alike(s)
    while bad >= 0:
        other: i64 = where[s.chance.below(i64(len(where)))]
        genre: i64 = s.space[bad]
        s.space[bad] = s.space[other]
        s.space[other] = genre
        bad = alike(s)


def alike(s: AgeOfComics) -> i64:
    """A space at a newsstand with three or more orders of one genre, or -1 if there is none."""
    circle: i64 = 0
    at: i64 = 0
    genre: i64 = 0
    for circle in range(CIRCLES):
        for genre in range(GENRES):
            count: i64 = 0
            last: i64 = -1
            for at in range(circle * 4, circle * 4 + 4):
                space: i64 = s.box.stands[at]
                if space >= 0 and s.space[space] == genre:
                    count += 1
                    last = space
            if count >= 3:
                return last
    return -1


# --- What players choose (p.3) ---


def comic_actions(s: AgeOfComics) -> list[i64]:
    """A genre, by the backs of the cards (R6)."""
    actions: list[i64] = []
    genre: i64 = 0
    for genre in range(GENRES):
        if decks.dig_offered(s, genre):
            actions.append(do.COMIC.of(genre))
    return actions


def choose_comic(s: AgeOfComics, action: i64) -> None:
    """A random original of that genre, then ideas and money by turn position; solo as the second player."""
    genre: i64 = do.COMIC.which(action)
    if genre < 0 or genre >= GENRES or not decks.dig_offered(s, genre):
        raise IllegalAction(action)
    s.top[ORIGINAL] = genre
    card: i64 = decks.draw(s, ORIGINAL)
    s.top[ORIGINAL] = -1
    s.comic[card - CREATIVES] = s.player
    place: i64 = 1 if s.solo else s.turn
    s.gifts = START_IDEAS[place]
    extra: i64 = START_EXTRA[place]
    s.earn(s.player, extra)
    s.step = 1
    if s.events is not None:
        log.say(s, "starting-comic", "player-setup", ("seat", s.player), ("genre", genre), ("money", extra))
        log.tell(s, "own-comic", "player-setup", s.player, ("comic", card - CREATIVES))


def idea_actions() -> list[i64]:
    """Any idea of the supply."""
    actions: list[i64] = []
    genre: i64 = 0
    for genre in range(GENRES):
        actions.append(do.IDEA.of(genre))
    return actions


def take_idea(s: AgeOfComics, action: i64) -> None:
    """One idea token of choice from the supply."""
    genre: i64 = do.IDEA.which(action)
    if genre < 0 or genre >= GENRES:
        raise IllegalAction(action)
    s.gifts -= 1
    s.idea(s.player, genre, 1)
    if s.events is not None:
        log.say(s, "idea", "ideas", ("seat", s.player), ("genre", genre))


# --- Challenges (solo p.4) ---


def challenge_actions(s: AgeOfComics) -> list[i64]:
    """Challenges not yet accepted, or none of the rest."""
    actions: list[i64] = []
    number: i64 = 0
    for number in range(CHALLENGES):
        if s.challenges >> number & 1 == 0:
            actions.append(do.CHALLENGE.of(number))
    actions.append(do.DONE.first)
    return actions


def take_challenge(s: AgeOfComics, action: i64) -> None:
    """Accept a challenge, or begin."""
    if action == do.DONE.first:
        s.stage = S_SETUP
        return
    number: i64 = do.CHALLENGE.which(action)
    if number < 0 or number >= CHALLENGES or s.challenges >> number & 1 == 1:
        raise IllegalAction(action)
    s.challenges |= i64(1) << number
    if s.events is not None:
        log.say(s, "challenge", "challenges", ("seat", 0), ("challenge", number))


def end_setup(s: AgeOfComics) -> None:
    """Decks are shuffled and the first cards laid out (p.4); the Automa's things are in no deck."""
    assert s.num_players <= MAX_PLAYERS
    decks.lay_out(s)
