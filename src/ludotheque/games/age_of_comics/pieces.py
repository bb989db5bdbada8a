"""The pieces that lie before a player and change: the mat with its comics, money, ideas, cubes and orders. No rules."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.games.age_of_comics.box import craft, genre_of
from ludotheque.games.age_of_comics.codes import CENTRE, EDITORS, GENRES, KINDS, MAIN, ORIGINALS

# Blank tables, shared until a player is copied for a game: a copy has tables of its own.
NO_IDEAS: Final = vec[i64]([0] * GENRES)
NO_CUBES: Final = vec[i64]([0] * MAIN)
NO_ORDERS: Final = vec[i64]([0] * KINDS)


@final
class Comic:
    """A printed comic: its team, its place on the chart, and its markers."""

    def __init__(self, number: i64, writer: i64, artist: i64) -> None:
        self.number: i64 = number
        self.writer: i64 = writer
        self.artist: i64 = artist
        self.fans: i64 = 0
        self.clock: i64 = 0  # what was printed later has more
        self.round: i64 = 0  # in which it was printed
        self.colours: bool = False
        self.mastered: bool = False  # it has had its fan for mastery

    def genre(self) -> i64:
        return genre_of(self.number)

    def title(self) -> i64:
        """Return the number of the original that it is, or copies."""
        return self.number % ORIGINALS

    def is_original(self) -> bool:
        return self.number < ORIGINALS

    def specialised(self) -> i64:
        """Return how many of the team are of its genre."""
        genre = self.genre()
        both: i64 = 1 if craft(self.writer) == genre else 0
        return both + 1 if craft(self.artist) == genre else both

    def employs(self, card: i64) -> bool:
        """Return whether that creative is on its team."""
        return self.writer == card or self.artist == card

    def copy(self) -> Comic:
        """Return an independent copy."""
        twin = Comic(self.number, self.writer, self.artist)
        # The fields, by tools/copies.py.
        twin.fans = self.fans
        twin.clock = self.clock
        twin.round = self.round
        twin.colours = self.colours
        twin.mastered = self.mastered
        # End of the fields.
        return twin


NO_COMICS: Final = vec[Comic]([])


@final
class Player:
    """A player, or the Automa: the mat and all that lies on it and beside it, but for cards."""

    def __init__(self) -> None:
        self.money: i64 = 0
        self.tickets: i64 = 0
        self.editors: i64 = EDITORS  # still to be placed
        self.extra: bool = False  # the extra editor of this round has been taken
        self.agent: i64 = CENTRE
        self.arrived: i64 = 0  # who came to a newsstand later has more
        self.ranking: i64 = 0
        self.ideas: vec[i64] = NO_IDEAS
        self.cubes: vec[i64] = NO_CUBES  # 1: one lies on the special of that action
        self.orders: vec[i64] = NO_ORDERS  # collected and not fulfilled
        self.done: vec[i64] = NO_ORDERS
        self.comics: vec[Comic] = NO_COMICS  # by their numbers

    def best(self) -> i64:
        """Return the fans of the best comic; 0 without one on the chart."""
        most: i64 = 0
        for comic in self.comics:
            if comic.fans > most:
                most = comic.fans
        return most

    def fans(self) -> i64:
        """Return all fans on the chart."""
        total: i64 = 0
        for comic in self.comics:
            total += comic.fans
        return total

    def of_genre(self, genre: i64) -> i64:
        """Return how many comics of a genre are printed, rip-offs included."""
        count: i64 = 0
        for comic in self.comics:
            if comic.genre() == genre:
                count += 1
        return count

    def originals(self) -> i64:
        """Return how many of the printed comics are originals."""
        count: i64 = 0
        for comic in self.comics:
            if comic.is_original():
                count += 1
        return count

    def all_ideas(self) -> i64:
        count: i64 = 0
        for ideas in self.ideas:
            count += ideas
        return count

    def cubes_placed(self) -> i64:
        count: i64 = 0
        for cube in self.cubes:
            count += cube
        return count

    def lay_down(self, comic: Comic) -> None:
        """Put a comic on the mat."""
        self.comics = append(self.comics, comic)
        at = i64(len(self.comics)) - 1
        while at > 0 and self.comics[at - 1].number > comic.number:
            self.comics[at] = self.comics[at - 1]
            at -= 1
        self.comics[at] = comic

    def copy(self) -> Player:
        """Return an independent copy."""
        twin = Player()
        # The fields, by tools/copies.py.
        twin.money = self.money
        twin.tickets = self.tickets
        twin.editors = self.editors
        twin.extra = self.extra
        twin.agent = self.agent
        twin.arrived = self.arrived
        twin.ranking = self.ranking
        twin.ideas = self.ideas[:]
        twin.cubes = self.cubes[:]
        twin.orders = self.orders[:]
        twin.done = self.done[:]
        twin.comics = vec[Comic]([one.copy() for one in self.comics])
        # End of the fields.
        return twin
