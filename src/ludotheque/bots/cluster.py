"""Workers on other machines: a Dask cluster, whose workers need the same Ludotheque and the same bots.

>>> with workers(jobs=1, scheduler=None, game=load("leduc")) as crew:
...     list(crew.spread(abs, [-2, 3]))
[(-2, 2), (3, 3)]
"""

from __future__ import annotations

import asyncio
import inspect
import logging
import pickle
import random
import socket
import sys
import threading
import warnings
from collections.abc import Callable, Iterable, Iterator, Sized
from functools import cache
from importlib.util import find_spec, module_from_spec
from itertools import islice
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final

from ludotheque.bots.contest import check_installed
from ludotheque.bots.fingerprint import SETTINGS, code_of, differing
from ludotheque.bots.named import AnyBot
from ludotheque.bots.pool import AHEAD, OtherProcesses, Result, Task, ThisProcess, Workforce, doing
from ludotheque.core.errors import BadInput
from ludotheque.core.extras import need
from ludotheque.core.game import Game
from ludotheque.core.registry import load

if TYPE_CHECKING:
    from distributed import Client, Future

log: logging.Logger = logging.getLogger(__name__)

CONNECT_SECONDS = 10.0
PART_SECONDS = 1.0
"""Seconds that a part should take: enough for the cost of sending it to be small beside it."""
LOOK_SECONDS: Final = 1.0
"""Seconds between two looks at how many workers there are."""
OTHER_SERVER: Final = "what listens there does not speak Dask's protocol, or only with TLS (tls://)"
OTHER_TLS: Final = (
    "what listens there does not speak Dask's protocol with TLS, or a certificate is not trusted: "
    "compare Dask's options distributed.comm.tls on both machines"
)
LOST: Final = "the Dask cluster was lost before everything was done: run it again"
LOGGERS: Final = ("distributed.client", "tornado.application")
"""They write pages about a lost cluster, which is one sentence here."""
PYTHON: Final = "{}.{}".format(*sys.version_info)
THERE: Final = f"__import__({__name__!r}, fromlist=['']).play_there(python, sent, tasks)"
"""The call of a worker for a part. It is text: another Python cannot run this one's code, and a function that a worker
cannot import would hang it."""
Answer = tuple[list[Any], Exception | str | None, float]
"""The results of a part, what kept it from having one for each task, and the seconds that it took."""
LOCK = threading.Lock()
"""A process plays one part at a time: bots share its `random`, and programs their pipes."""


def workers(jobs: int, scheduler: str | None, game: Game, bots: Iterable[AnyBot] = ()) -> Workforce:
    """Return what plays: this process, others, or the workers of a Dask cluster.

    Args:
        jobs: the number of processes, if there is no scheduler.
        scheduler: the address of a Dask scheduler, such as ``tcp://127.0.0.1:8786``.
        game: the game that is played.
        bots: the bots that play; those of Ludotheque may be left out.

    Raises:
        BadInput: no scheduler answers there, it has no workers, or they have other versions.
        MissingExtra: Dask is not installed.
    """
    if scheduler is not None:
        check_installed(game)
        return Cluster(scheduler, game, bots)
    return ThisProcess() if jobs == 1 else OtherProcesses(jobs)


class Cluster(Workforce):
    """The workers of a Dask cluster.

    A part that was lost with a worker goes to another one. Each part names the code that it needs, and a worker with
    other code refuses it.
    """

    def __init__(self, scheduler: str, game: Game, bots: Iterable[AnyBot]) -> None:
        need("lab", "distributed")
        self._game = game
        self._bots = {found for bot in bots if (found := _findable(bot)) is not None}
        self._client = _connected(scheduler)
        try:
            _check(self._client, scheduler)
            self._workers = sum(self._client.nthreads().values())
        except BaseException:
            self._client.close()
            raise
        self._ended = threading.Event()
        self._watching = threading.Thread(target=self._watch, daemon=True)
        self._watching.start()

    def __exit__(self, *_: object) -> None:
        self._ended.set()
        self._watching.join(LOOK_SECONDS)  # it would wait without end for the answer to a client that is closed
        self._client.close()

    def _watch(self) -> None:
        """Count the workers, which may come and go, and say so when the last one is gone."""
        while not self._ended.wait(LOOK_SECONDS):
            try:
                there = sum(self._client.nthreads().values())
            except (OSError, RuntimeError):  # the scheduler is lost, as the parts tell
                return
            if self._workers and not there:
                log.warning("the Dask cluster has no workers left: waiting for one")
            self._workers = there

    def spread(self, do: Callable[[Task], Result], tasks: Iterable[Task]) -> Iterator[tuple[Task, Result]]:
        """Yield the result of each task as it is done. BadInput if the cluster cannot do it, or is lost.

        Quick tasks are sent in groups that take about a second.
        """
        from distributed import as_completed

        left = len(tasks) if isinstance(tasks, Sized) else None
        coming = iter(tasks)
        sent = self._sent(do)
        waiting: dict[Future[Any], list[Task]] = {}
        done = as_completed(loop=self._client.loop)
        together = 1
        while True:
            while len(waiting) < AHEAD * max(1, self._workers):
                part = list(islice(coming, together))
                if not part:
                    break
                # Equal parts are not one: `pure` would let Dask take them for it.
                sending = {"python": PYTHON, "sent": sent, "tasks": pickle.dumps(part)}
                future = self._client.submit(eval, THERE, sending, pure=False)
                waiting[future] = part
                done.add(future)
            if not waiting:
                return
            future = next(done)
            part = waiting.pop(future)
            results, problem, seconds = _answer(future)
            yield from zip(part, results, strict=False)
            if problem is not None:
                raise BadInput(problem) if isinstance(problem, str) else problem
            left = None if left is None else left - len(part)
            most = 2 * together if left is None else min(2 * together, left // (AHEAD * max(1, self._workers)))
            together = max(1, min(most, int(PART_SECONDS * len(part) / max(seconds, 1e-6))))

    def _sent(self, do: Callable[[Task], Result]) -> bytes:
        """Return what each part is sent with: what to do, and the code that it needs."""
        from distributed.protocol.pickle import dumps

        try:
            found: bytes = dumps((do, self._game.id, self._bots, code_of(self._game, self._bots)))
        except Exception as error:  # whatever an object of one's own raises
            raise BadInput(f"the cluster cannot get your own bot ({error}): leave out the scheduler") from error
        return found


def _findable(bot: AnyBot) -> AnyBot | None:
    """Return the code of a bot that a worker finds by itself; None for that of a notebook, which is sent along."""
    found = bot if isinstance(bot, (str, type)) or inspect.isroutine(bot) else type(bot)
    return None if getattr(found, "__module__", "") == "__main__" else found


def play_there(python: str, sent: bytes, tasks: bytes) -> Answer:
    """Do a part on a worker, unless it has another Python or other code."""
    if python != PYTHON:  # a worker that came later than the others
        return [], f"a worker of the cluster has Python {PYTHON}, here it is {python}: install the same everywhere", 0.0
    try:
        do, game, bots, code = pickle.loads(sent)
        mine = _code_here(game, frozenset(bots))
    except Exception as error:  # a module of one's own raises anything
        said = f"{error}" if isinstance(error, (BadInput, ImportError)) else f"{type(error).__name__}: {error}"
        return [], f"a worker of the cluster lacks what it needs: {said}; copy it to where Python finds it there", 0.0
    others = [*differing(code["code"], mine["code"]), *differing(code, {**mine, "code": code["code"]})]
    if others:
        named = ", ".join(SETTINGS.get(name, name) for name in others)
        return (
            [],
            f"a worker of the cluster has other code of {named}: give all workers the same, and restart them",
            0.0,
        )
    _draw_elsewhere()
    results: list[Any] = []
    problem: Exception | None = None
    with LOCK:
        start = perf_counter()
        try:
            for task in pickle.loads(tasks):
                results.append(doing(do, task))
        except Exception as error:
            problem = error
        return results, problem, perf_counter() - start


@cache
def _draw_elsewhere() -> None:
    """Give Dask's own code a copy of `random`, as its threads draw while bots play, who are to draw the same again."""
    spec = find_spec("random")
    assert spec is not None and spec.loader is not None
    other = module_from_spec(spec)
    spec.loader.exec_module(other)
    drawing: Any = random.choice
    for name, module in list(sys.modules.items()):
        if name.partition(".")[0] in ("dask", "distributed", "tornado"):
            for key, value in list(vars(module).items()):
                if value is random:
                    setattr(module, key, other)
                elif getattr(value, "__self__", None) is drawing.__self__:  # such as `from random import randint`
                    setattr(module, key, getattr(other, value.__name__))


@cache
def _code_here(game: str, bots: frozenset[AnyBot]) -> dict[str, Any]:
    """Return the code of this worker. Read once: a file that changes later is not what this process has loaded."""
    return code_of(load(game), bots)


def _connected(scheduler: str) -> Client:
    """Return the Dask cluster at an address. BadInput if no scheduler answers there."""
    from distributed import Client

    found: list[object] = []
    # In a thread, since a notebook has an event loop of its own in this one.
    asking = threading.Thread(target=lambda: found.append(_kind_at(scheduler)))
    asking.start()
    asking.join()
    if found != ["Scheduler"]:
        raise BadInput(f"no Dask scheduler answers at {scheduler!r}: {found[0]}")
    for name in LOGGERS:
        logging.getLogger(name).setLevel(logging.CRITICAL)
    with warnings.catch_warnings():  # of other versions: an error says so below
        warnings.simplefilter("ignore")
        return Client(scheduler, timeout=CONNECT_SECONDS, set_as_default=False)


def _kind_at(scheduler: str) -> object:
    """Return what answers at an address, or why nothing does. A client would wait for any server without end."""
    from distributed import Security
    from distributed.comm.addressing import get_address_host_port, parse_address
    from distributed.comm.core import connect
    from distributed.core import send_recv

    try:
        place, secure = get_address_host_port(scheduler), parse_address(scheduler)[0] == "tls"
    except ValueError as error:
        return f"{error}; an address is like tcp://10.0.0.5:8786"
    try:
        options = Security().get_connection_args("client")
    except OSError as error:  # of the library ssl, which names no file
        return f"the files of Dask's TLS options (distributed.comm.tls) cannot be used: {error}"
    if secure and options["ssl_context"] is None:
        return "TLS needs certificates on this machine, too: set Dask's options distributed.comm.tls"

    async def ask() -> object:
        comm = await connect(scheduler, timeout=CONNECT_SECONDS, **options)
        try:
            return (await send_recv(comm, op="identity"))["type"]
        finally:
            comm.abort()

    try:
        return asyncio.run(asyncio.wait_for(ask(), 2 * CONNECT_SECONDS))
    except RuntimeError as error:  # Dask's options require encryption
        return error
    except Exception:  # Dask raises any, such as MemoryError for a length that it reads in a web page
        return _unreachable(place) or (OTHER_TLS if secure else OTHER_SERVER)


def _unreachable(place: tuple[str, int]) -> str | None:
    """Return why nothing can be reached there, or None: Dask tries again until its time is over, and forgets why."""
    try:
        socket.create_connection(place, LOOK_SECONDS).close()
    except OSError as error:
        return error.strerror or str(error)
    return None


def _check(client: Client, scheduler: str) -> None:
    """Raise BadInput if a cluster has no workers, or if one has other versions than are here."""
    try:
        client.wait_for_workers(1, timeout=CONNECT_SECONDS)
    except TimeoutError:
        raise BadInput(f"the Dask scheduler at {scheduler!r} has no workers: start some") from None
    found: Any = client.get_versions(packages=["ludotheque"])
    theirs = {f"the worker {address}": _versions(worker) for address, worker in found["workers"].items()}
    mine, scheduling = _versions(found["client"]), _versions(found["scheduler"])
    # A scheduler plays nothing, so it may do without Ludotheque.
    for who, versions in {"the scheduler": {**scheduling, "Ludotheque": mine["Ludotheque"]}, **theirs}.items():
        for name, version in versions.items():
            if version != mine[name]:
                has = f"has {name} {version}" if version else f"lacks {name}"
                raise BadInput(f"{who} of the cluster {has}, here it is {mine[name]}: install the same everywhere")


def _versions(of: dict[str, Any]) -> dict[str, str | None]:
    """Return the versions, of one member of a cluster, that have to be the same in all."""
    packages: dict[str, str | None] = of["packages"]
    python = ".".join(str(packages["python"]).split(".")[:2])
    return {"Python": python, "Dask": packages["distributed"], "Ludotheque": packages["ludotheque"]}


def _answer(future: Future[Any]) -> Answer:
    """Return the answer of a worker. BadInput if none comes."""
    from distributed import KilledWorker

    try:
        answer: Answer = future.result()
    except KilledWorker:
        raise BadInput("workers of the cluster ended at one part, again and again: is their memory enough?") from None
    except Exception as error:  # what a task raises is an answer
        if future.status != "error":
            raise BadInput(LOST) from error
        said = f"a worker of the cluster has no Ludotheque, or another one ({error}): install the same everywhere"
        raise BadInput(said) from error
    return answer
