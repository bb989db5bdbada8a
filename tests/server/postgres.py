"""A PostgreSQL of the tests' own, from Debian's packages: in a temporary folder, on a free port, not as root."""

from __future__ import annotations

import asyncio
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import asyncpg
import pytest

from ludotheque.server.databases.opening import check
from tests.ports import free_port

USER = "postgres"
"""Debian's user for it: PostgreSQL refuses to run as root."""
PROGRAMS = max(Path("/usr/lib/postgresql").glob("*/bin"), default=None)
FAST = "-c fsync=off -c full_page_writes=off -c max_connections=60"
"""For tests of what it does: no one cuts their power."""
WITHIN = 30


def is_root() -> bool:
    return os.geteuid() == 0


class Postgres:
    """One cluster; each test may have a database of its own in it."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._data = folder / "data"
        self._port = free_port()
        self._count = 0
        self._free: dict[bool, list[str]] = {True: [], False: []}
        self._used: list[tuple[bool, str]] = []
        if is_root():
            owner = pwd.getpwnam(USER)
            os.chown(folder, owner.pw_uid, owner.pw_gid)
        self._run("initdb", "--no-sync", "-A", "trust", "-U", USER, "-E", "UTF8", "--locale=C", "-D", str(self._data))

    def _run(self, program: str, *arguments: str) -> None:
        assert PROGRAMS is not None
        prefix = ["runuser", "-u", USER, "--"] if is_root() else []
        command = [*prefix, str(PROGRAMS / program), *arguments]
        done = subprocess.run(
            command,
            cwd=self._folder,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=WITHIN,
            check=False,
        )
        assert done.returncode == 0, f"{program}: {done.stdout[-1000:]}{done.stderr[-1000:]}"

    def start(self) -> None:
        options = f"-p {self._port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' {FAST}"
        log = str(self._folder / "log")
        self._run("pg_ctl", "start", "-w", "-D", str(self._data), "-o", options, "-l", log)

    def stop(self, mode: str = "fast") -> None:
        self._run("pg_ctl", "stop", "-w", "-D", str(self._data), "-m", mode)

    def restart(self) -> None:
        self.stop()
        self.start()

    def new(self, *, laid_out: bool = True) -> str:
        """Return the URL of a database without rows, which an earlier test is done with, or a new one.

        It has the tables of today, of which nothing but rows may be changed; or none.
        """
        if self._free[laid_out]:
            url = self._free[laid_out].pop()
            asyncio.run(empty(url, laid_out))
        else:
            url = self.make()
            if laid_out:
                check(url)
        self._used.append((laid_out, url))
        return url

    def make(self, *options: str) -> str:
        """Return the URL of a new database."""
        self._count += 1
        name = f"test_{self._count}"
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self._port), "-U", USER, *options, name)
        return f"postgresql://{USER}@127.0.0.1:{self._port}/{name}"

    def release(self) -> None:
        """Return the database of a test that is over."""
        for laid_out, url in self._used:
            self._free[laid_out].append(url)
        self._used.clear()


NO_ROWS = """
SET session_replication_role = replica;
DO $$ DECLARE one RECORD; BEGIN
    FOR one IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'meta' LOOP
        EXECUTE format('DELETE FROM %I', one.tablename);
    END LOOP;
END $$;
DELETE FROM meta WHERE name NOT IN ('schema', 'key');
SELECT setval(format('%I', sequencename)::regclass, 1, false) FROM pg_sequences WHERE schemaname = 'public';
"""
"""Leaves the tables as they were made, in a tenth of the time of making them."""


async def empty(url: str, laid_out: bool) -> None:
    """Leave nothing in a database but perhaps its tables, nor anyone connected to it."""
    connection = await asyncpg.connect(url)
    await connection.execute("SET default_transaction_read_only = off")
    await connection.execute(
        "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity "
        "WHERE datname = current_database() AND pid <> pg_backend_pid()"
    )
    name = await connection.fetchval("SELECT current_database()")
    await connection.execute(f"ALTER DATABASE {name} RESET ALL")
    await connection.execute(NO_ROWS if laid_out else "DROP SCHEMA public CASCADE; CREATE SCHEMA public")
    await connection.close()


@pytest.fixture(scope="session")
def cluster() -> Iterator[Postgres]:
    """Yield a running PostgreSQL; the tests that ask for it are skipped where it is not installed."""
    if PROGRAMS is None or (is_root() and shutil.which("runuser") is None):
        pytest.skip("PostgreSQL missing: see tools/postgres")
    # Not in pytest's own folder, which only its user may enter.
    with tempfile.TemporaryDirectory(prefix="ludotheque-postgres-", ignore_cleanup_errors=True) as folder:
        one = Postgres(Path(folder))
        one.start()
        try:
            yield one
        finally:
            one.stop("immediate")


@pytest.fixture
def postgres(cluster: Postgres) -> Iterator[Postgres]:
    """Yield a running PostgreSQL, for databases that are emptied after the test."""
    yield cluster
    cluster.release()
