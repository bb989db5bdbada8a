"""Servers as processes of their own, which can be killed and started again."""

from __future__ import annotations

import multiprocessing
import os
import sys
from collections.abc import Callable
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Protocol

from ludotheque.server.__main__ import main
from tests.server.client import Caller


def options(database: Path) -> list[str]:
    """Return the options of a server without limits, on a port of its own choice."""
    return ["--no-limits", "--port", "0", "--bot-pause", "0", "--database", str(database)]


class Killable(Protocol):
    """A server that can be killed."""

    address: str
    pid: int

    def kill(self) -> None:
        """End it as a power cut would: no chance to finish anything."""


FORKS = multiprocessing.get_context("forkserver")
FORKS.set_forkserver_preload(["ludotheque.server.run.start", "ludotheque.server.settings"])


class Fork:
    """A server in a copy of a process that has read its code, which is most of a start. Only for being killed."""

    def __init__(self, database: Path) -> None:
        self._said, theirs = FORKS.Pipe(duplex=False)
        self._process = FORKS.Process(target=_serve, args=(options(database), dict(os.environ), theirs))
        self._process.start()
        theirs.close()
        self.pid = self._process.pid or 0
        with os.fdopen(os.dup(self._said.fileno())) as said:
            self.address = said.readline().split()[-1]

    def kill(self) -> None:
        self._process.kill()
        self._process.join()
        self._said.close()


def _serve(options: list[str], environment: dict[str, str], output: Connection) -> None:
    """Be that server: the address goes to the connection, all else nowhere."""
    os.environ.clear()
    os.environ.update(environment)
    os.dup2(output.fileno(), sys.stdout.fileno())
    with Path(os.devnull).open("wb") as nowhere:
        os.dup2(nowhere.fileno(), sys.stderr.fileno())
    sys.argv = ["ludotheque.server", *options]
    # Not by way of multiprocessing, which would wait for workers that it has closed the queue to.
    os._exit(main())


class Crashing:
    """A database, one server process after another on it, and browsers that outlive them with their cookies."""

    def __init__(self, database: Path, server: Callable[[Path], Killable] = Fork) -> None:
        self.database = database
        self.callers: list[Caller] = []
        self._server = server
        self.start()

    def caller(self) -> Caller:
        """Return a browser that goes on at each next server."""
        self.callers.append(Caller(self.running.address))
        return self.callers[-1]

    def start(self) -> None:
        """Start a server; the last was killed, if there was one."""
        self.running = self._server(self.database)
        for caller in self.callers:
            caller.move(self.running.address)

    def restart(self) -> None:
        """Kill the server, and start another."""
        self.running.kill()
        self.start()
