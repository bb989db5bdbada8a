"""The games of a vectorised environment in several processes: ``gymnasium.make_vec(..., workers=2)``.

Each worker plays a share of the games and writes what they show into memory that all of them share; the process of the
learner plays a share of its own meanwhile. So two workers are this process and another one.

The shared memory has several pages. The learner gets arrays that are a page, not a copy of it, and the next step is
written on another page that no one holds any more.
"""

from __future__ import annotations

import multiprocessing
import pickle
from contextlib import suppress
from itertools import pairwise
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from time import perf_counter
from typing import Any

import numpy as np
from gymnasium.vector import VectorEnv
from numpy.typing import NDArray

from ludotheque.bots.pool import check_sent
from ludotheque.core.errors import BadInput
from ludotheque.envs.batch import Ended, Learners, Sheet
from ludotheque.envs.common import BYTES, NUMBERS, SEATS, EnvTable, array
from ludotheque.envs.gymnasium_batch import (
    ArrayPage,
    Infos,
    Numbers,
    Observed,
    Seed,
    Shown,
    arrays,
    checked,
    described,
    pictures,
    seeds_of,
    tell_the_last,
)
from ludotheque.envs.terms import LearnerTerms

MOST_WORKERS = 256
SPARE = 3
"""The number of the last page, which comes after those that are given out: what it shows is copied, for a learner that
holds all the others."""
ALIGNED = 64
SPIN = 0.002
"""For so many seconds one waits for the other with open eyes. A sleeper is woken on the core of the one who wakes it if
the others are busy, and both would take turns there."""
STEP, SEEDED, NEXT = range(3)
"""Orders: to decide in each game, to start those of the seeds on the board, or to start those after the last."""
Step = tuple[Observed, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], Infos]


class Board:
    """The memory that all processes share: what goes to the games, and what comes from them."""

    def __init__(self, raw: Any, games: int, table: EnvTable) -> None:
        self._raw = raw
        self.size: int = 0
        self.games = games
        self.actions: Numbers = self._part(SEATS, games)
        """The learner's, or the seeds of the games."""
        self.rewards: NDArray[np.float64] = self._part(np.float64, games)
        self.terminated: NDArray[np.bool_] = self._part(np.bool_, games)
        self.truncated: NDArray[np.bool_] = self._part(np.bool_, games)
        self.illegal: NDArray[np.bool_] = self._part(np.bool_, games)
        kinds = ((NUMBERS, table.length), (BYTES, table.actions), (SEATS, 1))
        self.final: tuple[NDArray[Any], ...] = tuple(self._part(kind, games * each) for kind, each in kinds)
        """The last observation, mask and seat of each game that ended with this step."""
        self.pages: list[tuple[NDArray[Any], ...]] = [
            tuple(self._part(kind, games * each) for kind, each in kinds) for _ in range(SPARE + 1)
        ]
        """Observations, masks and seats, for several steps."""

    def _part(self, kind: Any, count: int) -> NDArray[Any]:
        """Return the next part of the memory; without memory, only count how much is needed."""
        start = self.size
        self.size += -(-count * np.dtype(kind).itemsize // ALIGNED) * ALIGNED
        return np.zeros(0) if self._raw is None else np.frombuffer(self._raw, kind, count, start)

    def rows(self, part: NDArray[Any]) -> NDArray[Any]:
        """Return a part with a row for each game."""
        return part.reshape(self.games, -1)


class Share:
    """The games from one number to another, played by this process and shown on the board."""

    def __init__(self, board: Board, place: slice, terms: LearnerTerms) -> None:
        games = place.stop - place.start
        self._board = board
        self._place = place
        self._terms = terms
        self._sheet = Sheet(games, terms.table.length, terms.table.actions)
        self.games = Learners(games, terms.compiled())

    def obey(self, order: int, page: int, options: dict[str, Any] | None = None) -> None:
        """Do what is asked, and show the games on that page."""
        given = self._board.actions[self._place].tolist()
        if order == STEP:
            self._tell(self.games.step(given, self._sheet))
        else:
            if order == SEEDED:
                self.games.sow(given)
            self.games.renew_all(*self._terms.first(options), self._sheet)
        for shared, own in zip(self._board.pages[page], arrays(self._sheet), strict=True):
            part = self._board.rows(shared)[self._place]
            part[:] = own.reshape(part.shape)

    def _tell(self, ended: list[Ended]) -> None:
        """Say which games have ended, and what was paid."""
        board = self._board
        board.rewards[self._place] = self.games.rewards() if self._terms.stepwise else 0
        for part in (board.terminated, board.truncated, board.illegal):
            part[self._place] = 0
        for one in ended:
            at = self._place.start + one.at
            board.rewards[at], board.illegal[at] = one.reward, one.illegal
            board.terminated[at], board.truncated[at] = not one.cut, one.cut
            last = (array(one.seen, NUMBERS), array(one.mask, BYTES), one.seat)
            for part, shown in zip(board.final, last, strict=True):
                board.rows(part)[at] = shown


class Pipe:
    """One end of a line between two processes: messages of bytes, and a word in shared memory that counts them.

    The word is only looked at to see early that a message has come.
    """

    def __init__(self, pipe: Connection, words: Any, incoming: int) -> None:
        self._pipe = pipe
        self._words = words
        self._incoming = incoming
        self._come = 0

    def send(self, message: bytes) -> None:
        """Send a message."""
        self._pipe.send_bytes(message)
        self._words[1 - self._incoming] += 1

    def receive(self) -> bytes:
        """Wait for the next message. EOFError or OSError if the other process is gone."""
        words, incoming, come = self._words, self._incoming, self._come
        end = perf_counter() + SPIN
        while words[incoming] == come and perf_counter() < end:
            pass
        message = self._pipe.recv_bytes()
        self._come += 1
        return message

    def close(self) -> None:
        """Hang up."""
        self._pipe.close()


def work(
    pipe: Connection,
    words: Any,
    raw: Any,
    games: int,
    place: slice,
    terms: LearnerTerms,
) -> None:
    """Play a share of the games: one message for each reset or step, until there is none."""
    line = Pipe(pipe, words, 1)
    share = Share(Board(raw, games, terms.table), place, terms)
    while True:
        try:
            order, page, *more = line.receive()
        except EOFError:
            return
        try:
            share.obey(order, page, pickle.loads(bytes(more)) if more else None)
            line.send(b"")
        except Exception as error:
            line.send(pickle.dumps(error))


class WorkerProcess:
    """Another process, as the learner's sees it."""

    def __init__(self, raw: Any, games: int, place: slice, terms: LearnerTerms) -> None:
        context = multiprocessing.get_context("spawn")
        words = context.RawArray("q", 2)
        ours, theirs = context.Pipe()
        self._line = Pipe(ours, words, 0)
        self.process: SpawnProcess = context.Process(
            target=work, args=(theirs, words, raw, games, place, terms), daemon=True
        )
        self.process.start()
        theirs.close()  # so that a worker that dies is an end of file here, not a wait for ever

    def ask(self, order: int, page: int, options: bytes) -> None:
        """Give it an order; that it has died, its answer says."""
        with suppress(OSError):
            self._line.send(bytes([order, page]) + options)

    def answer(self) -> Exception | None:
        """Wait until it has done what was asked; return what went wrong there."""
        try:
            told = self._line.receive()
        except (EOFError, OSError):
            return RuntimeError("a worker of make_vec has died; what it wrote stands above")
        if not told:
            return None
        error: Exception = pickle.loads(told)
        return error

    def close(self) -> None:
        """Let it end."""
        self._line.close()
        self.process.join(5)


class GameWorkersEnv(VectorEnv[Observed, Numbers, NDArray[Any]]):
    """One learner in many games, which several processes play: the same games as those of :class:`GameVectorEnv`."""

    def __init__(
        self,
        table: EnvTable,
        num_envs: int,
        terms: LearnerTerms,
        render_mode: str | None,
        workers: int,
    ) -> None:
        self._workers: list[WorkerProcess] = []  # there is nothing to close if one of these is refused
        if not isinstance(workers, (int, np.integer)) or not 1 <= workers <= min(MOST_WORKERS, num_envs):
            raise BadInput(
                f"the number of workers is 1 to {MOST_WORKERS}, and no more than there are games, not {workers!r}"
            )
        if workers > 1:
            check_sent(terms, "workers=1")
        self.table = table
        self.max_episode_steps: int | None = terms.max_episode_steps
        described(self, table, num_envs, render_mode)
        raw = multiprocessing.get_context("spawn").RawArray("b", Board(None, num_envs, table).size)
        ends = [num_envs * number // workers for number in range(workers + 1)]
        own, *others = [slice(*place) for place in pairwise(ends)]
        self._board = Board(raw, num_envs, table)
        self._pages = [ArrayPage(num_envs, roots) for roots in self._board.pages]
        self._terms = terms
        self._own = Share(self._board, own, terms)
        self._workers = [WorkerProcess(raw, num_envs, place, terms) for place in others]
        self._begun = False
        self._mask: NDArray[np.int8] = np.zeros((num_envs, table.actions), np.int8)

    def reset(self, *, seed: Seed = None, options: dict[str, Any] | None = None) -> tuple[Observed, Infos]:
        """Start all games, as :meth:`GameVectorEnv.reset` does."""
        self._terms.first(options)
        seeds = seeds_of(self, seed, self._begun)
        super().reset(seed=seed if isinstance(seed, int) else None, options=options)
        if seeds:
            self._board.actions[:] = seeds
        self._begun = False
        seen, masks, seats = self._all_obey(SEEDED if seeds else NEXT, options)
        self._begun = True
        return seen, self._infos(masks, seats)

    def step(self, actions: Numbers) -> Step:
        """Decide in each game, as :meth:`GameVectorEnv.step` does."""
        if not self._begun:
            raise BadInput("no games are under way: call reset first")
        self._board.actions[:] = checked(actions, self._mask, self._terms)
        seen, masks, seats = self._all_obey(STEP)
        infos = self._infos(masks, seats)
        board = self._board
        over = board.terminated | board.truncated
        if over.any():
            final, final_masks, final_seats = (board.rows(part) for part in board.final)
            tell_the_last(
                infos,
                self.num_envs,
                [
                    (int(at), final[at].copy(), final_masks[at], int(final_seats[at, 0]), bool(board.illegal[at]))
                    for at in np.flatnonzero(over)
                ],
            )
        return seen, board.rewards.copy(), board.terminated.copy(), board.truncated.copy(), infos

    def _all_obey(self, order: int, options: dict[str, Any] | None = None) -> Shown:
        """Have all games played, and return what they show. An error is raised when all have answered."""
        pickled = pickle.dumps(options) if options else b""
        number = next((number for number in range(SPARE) if self._pages[number].is_free()), SPARE)
        for worker in self._workers:
            worker.ask(order, number, pickled)
        try:
            self._own.obey(order, number, options)
        finally:
            answers = [worker.answer() for worker in self._workers]
        for error in answers:
            if error is not None:
                raise error
        return self._pages[number].shown(copied=number == SPARE)

    def _infos(self, masks: NDArray[np.int8], seats: Numbers) -> Infos:
        self._mask = masks
        return {"action_mask": masks, "seat": seats}

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the masks as booleans, shape ``(num_envs, table.actions)``."""
        return self._mask.astype(np.bool_)

    def render(self) -> tuple[Any, ...]:
        """Return the games of this process's own share, as :meth:`GameVectorEnv.render` does."""
        return pictures(self, self.table, self._own.games.states())

    def close_extras(self, **_: Any) -> None:
        """End the workers."""
        for worker in self._workers:
            worker.close()
