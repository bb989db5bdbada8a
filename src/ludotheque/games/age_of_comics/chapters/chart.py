"""The chart of fans (p.5, p.12): fans gained and lost, ranking, earnings, the turn order of the next round."""

from __future__ import annotations

from mypy_extensions import i64

from ludotheque.games.age_of_comics import log
from ludotheque.games.age_of_comics.codes import AUTOMA, NOBODY
from ludotheque.games.age_of_comics.pieces import Comic, Player
from ludotheque.games.age_of_comics.state import AgeOfComics
from ludotheque.games.age_of_comics.tables import FIRST_VP, earnings


def gain(state: AgeOfComics, comic: Comic, fans: i64) -> None:
    """Give fans to a printed comic."""
    comic.fans += fans
    if fans > 0:
        log.say(state, "fans", "fans", NOBODY, "comic", comic.number, "fans", fans, "total", comic.fans)


def rank_players(state: AgeOfComics) -> None:
    """Give 3, 2, 1 points by the best comic; equal ones share the better place and the next is skipped (R3)."""
    for side in range(state.sides):
        best = state.players[side].best()
        points: i64 = FIRST_VP if best > 0 else 0
        for other in state.players:
            if points > 0 and other.best() > best:
                points -= 1
        state.players[side].ranking += points
        key = "rank-automa" if state.solo and side == AUTOMA else "rank"
        log.say(state, key, "ranking", side, "fans", best, "points", points)


def pay_earnings(state: AgeOfComics) -> None:
    """Pay each player what the comics on the chart earn by their fans."""
    for seat in range(state.num_players):
        money = income(state.players[seat])
        state.earn(seat, money)
        log.say(state, "earn", "earnings", seat, "money", money)


def income(player: Player) -> i64:
    """Return what a player's comics earn, all together."""
    money: i64 = 0
    for comic in player.comics:
        money += earnings(comic.fans)
    return money


def new_order(state: AgeOfComics) -> None:
    """Let the worst begin; equal ones change their places (p.12)."""
    old = state.order[:]
    n = state.num_players
    to: i64 = 0
    for at in range(n):
        seat = old[n - 1 - at]
        best = state.players[seat].best()
        to = at
        while to > 0 and state.players[state.order[to - 1]].best() > best:
            state.order[to] = state.order[to - 1]
            to -= 1
        state.order[to] = seat
    for at in range(n):
        log.say(state, "order", "turn-order", state.order[at], "place", at + 1)


def lose_fans(state: AgeOfComics) -> None:
    """Take one fan of each comic, never the last one (p.5)."""
    lost: i64 = 0
    for player in state.players:
        for comic in player.comics:
            if comic.fans > 1:
                comic.fans -= 1
                lost += 1
    if lost > 0:
        log.say(state, "decay", "decay", NOBODY, "count", lost)
