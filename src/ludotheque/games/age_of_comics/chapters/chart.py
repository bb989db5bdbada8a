"""The chart of fans (p.5, p.12): fans gained and lost, ranking, earnings, the turn order of the next round."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.age_of_comics import log
from ludotheque.games.age_of_comics.codes import AUTOMA
from ludotheque.games.age_of_comics.pieces import Comic, Player
from ludotheque.games.age_of_comics.state import AgeOfComics
from ludotheque.games.age_of_comics.tables import FIRST_VP, earnings


def gain(state: AgeOfComics, comic: Comic, fans: i64) -> None:
    """Give fans to a printed comic."""
    comic.fans += fans
    if fans > 0 and state.events is not None:
        log.say(state, "fans", "fans", ("comic", comic.number), ("fans", fans), ("total", comic.fans))


def rank_players(state: AgeOfComics) -> None:
    """Give 3, 2, 1 points by the best comic; equal ones share the better place and the next is skipped (R3)."""
    side: i64 = 0
    for side in range(state.sides):
        best: i64 = state.players[side].best()
        points: i64 = FIRST_VP if best > 0 else 0
        for other in state.players:
            if points > 0 and other.best() > best:
                points -= 1
        state.players[side].ranking += points
        if state.events is not None:
            key = "rank-automa" if state.solo and side == AUTOMA else "rank"
            log.say(state, key, "ranking", ("seat", side), ("fans", best), ("points", points))


def pay_earnings(state: AgeOfComics) -> None:
    """Pay each player what the comics on the chart earn by their fans."""
    seat: i64 = 0
    for seat in range(state.num_players):
        money: i64 = income(state.players[seat])
        state.earn(seat, money)
        if state.events is not None:
            log.say(state, "earn", "earnings", ("seat", seat), ("money", money))


def income(player: Player) -> i64:
    """Return what a player's comics earn, all together."""
    money: i64 = 0
    for comic in player.comics:
        money += earnings(comic.fans)
    return money


def new_order(state: AgeOfComics) -> None:
    """Let the worst begin; equal ones change their places (p.12)."""
    old: vec[i64] = state.order[:]
    n: i64 = state.num_players
    at: i64 = 0
    to: i64 = 0
    for at in range(n):
        seat: i64 = old[n - 1 - at]
        best: i64 = state.players[seat].best()
        to = at
        while to > 0 and state.players[state.order[to - 1]].best() > best:
            state.order[to] = state.order[to - 1]
            to -= 1
        state.order[to] = seat
    if state.events is not None:
        for at in range(n):
            log.say(state, "order", "turn-order", ("seat", state.order[at]), ("place", at + 1))


def lose_fans(state: AgeOfComics) -> None:
    """Take one fan of each comic, never the last one (p.5)."""
    lost: i64 = 0
    for player in state.players:
        for comic in player.comics:
            if comic.fans > 1:
                comic.fans -= 1
                lost += 1
    if lost > 0 and state.events is not None:
        log.say(state, "decay", "decay", ("count", lost))
