"""A PostgreSQL and a Redis of the tests' own: started on first use in a folder of their own, gone when the tests are."""

import atexit
import functools
import glob
import hashlib
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from pathlib import Path

import psycopg
import pytest

import watchdog

DEBIAN = "/usr/lib/postgresql/*/bin"
ON_SQLITE = pytest.mark.parametrize(
    "database", ["sqlite", pytest.param("postgresql", marks=pytest.mark.heavy)], indirect=True
)
"""A mark for a test of what does not depend on where it is stored."""
MOSTLY_SQLITE = [ON_SQLITE, pytest.mark.usefixtures("database")]
"""Marks for modules of such tests. PostgreSQL stays in every run for what writes SQL of its own kind (`test_store`,
`test_backup`, `test_people`, deeds of administrators), for migrations (`test_database`), and for several servers
(`test_peers`, `test_together`), which play whole matches on it."""
WAIT = 300.0
"""Seconds that a service has to start."""


def find(program: str) -> str | None:
    places = [os.environ.get("POSTGRES_BIN", ""), *sorted(glob.glob(DEBIAN), reverse=True)]
    return shutil.which(program) or next(
        (path for place in places if place and (path := shutil.which(program, path=place))), None
    )


def needed(program: str) -> str:
    if path := find(program):
        return path
    pytest.skip(f"{program} is missing: scripts/test.py says how to get it")


def as_nobody(*command: str) -> list[str]:
    """The command as a user other than root, under whom PostgreSQL will not run."""
    return ["setpriv", f"--reuid={_user()}", f"--regid={_user()}", "--clear-groups", *command] if _root() else [*command]


def _root() -> bool:
    return os.name == "posix" and os.geteuid() == 0


@functools.cache
def _user() -> str:
    names = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        return int(listener.getsockname()[1])


def _folder(name: str) -> Path:
    folder = Path(tempfile.mkdtemp(prefix=f"fourkings-{name}-", dir="/tmp"))
    if _root():
        shutil.chown(folder, _user())
    atexit.register(shutil.rmtree, folder, True)
    return folder


class PostgreSQL:
    """A cluster of its own, on a Unix socket and a port of the loopback."""

    def __init__(self) -> None:
        self._bin = Path(needed("initdb")).resolve().parent
        self.folder, self.port = _folder("postgresql"), free_port()
        data = self.folder / "data"
        self._run("initdb", "-D", str(data), "-U", "fourkings", "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync")
        try:
            self.start()
        except AssertionError:  # another program took the port in between
            self.port = free_port()
            self.start()
        atexit.register(self.stop)

    def start(self) -> None:
        data = self.folder / "data"
        options = f"-p {self.port} -k {self.folder} -h 127.0.0.1 -c max_connections=200"
        self._run("pg_ctl", "-D", str(data), "-o", options, "-l", str(self.folder / "log"), "-t", "60", "-w", "start")
        self.pid = int((data / "postmaster.pid").read_text().split()[0])
        watchdog.guard(self.pid, signal.SIGQUIT, self.folder)

    def stop(self) -> None:
        self._run("pg_ctl", "-D", str(self.folder / "data"), "-m", "immediate", "-w", "stop")
        watchdog.ended(self.pid)

    def database(self, name: str, template: str = "template1") -> str:
        """The URL of a database of that name, made now if need be, as a copy of another."""
        with psycopg.connect(self.url("postgres"), autocommit=True) as db:
            if not db.execute("SELECT 1 FROM pg_database WHERE datname = %s", [name]).fetchone():
                db.execute(f'CREATE DATABASE "{name}" TEMPLATE "{template}"')
        return self.url(name)

    def url(self, name: str) -> str:
        return f"postgresql://fourkings@127.0.0.1:{self.port}/{name}"

    def _run(self, program: str, *arguments: str) -> None:
        # Its output goes to a file: what the server inherits would keep a pipe open for as long as it lives.
        with (self.folder / "said").open("w") as said:
            command = as_nobody(str(self._bin / program), *arguments)
            done = subprocess.run(command, cwd=self.folder, check=False, stdout=said, stderr=said, stdin=subprocess.DEVNULL)
        assert done.returncode == 0, (self.folder / "said").read_text()


class Redis:
    """A server of its own on a port of the loopback, that keeps nothing."""

    def __init__(self) -> None:
        self.folder, self.port = _folder("redis"), free_port()
        self._command = [needed("redis-server"), "--port", str(self.port), "--bind", "127.0.0.1"]
        self._command += ["--save", "", "--appendonly", "no", "--dir", str(self.folder)]
        self.start()
        atexit.register(self.stop)

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    def start(self) -> None:
        self._process = subprocess.Popen(self._command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.pid = self._process.pid
        watchdog.guard(self.pid, signal.SIGKILL, self.folder)
        deadline = time.monotonic() + WAIT
        while True:
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
                return
            except OSError:
                assert time.monotonic() < deadline, "Redis did not start"
                time.sleep(0.02)

    def stop(self) -> None:
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()
        watchdog.ended(self.pid)


@functools.cache
def postgresql() -> PostgreSQL:
    return PostgreSQL()


@functools.cache
def redis() -> Redis:
    return Redis()


def database_of(folder: Path, empty: bool = False) -> str:
    """The URL of the PostgreSQL database that belongs to a data folder: of today's schema, or empty at first."""
    name = "t" + hashlib.sha256(str(folder.resolve()).encode()).hexdigest()[:20]
    return postgresql().database(name) if empty else postgresql().database(name, _migrated())


@functools.cache
def _migrated() -> str:
    """The name of a database that the migrations have made, once: most tests ask for a copy of it."""
    from fourkings.server.db import open_engine

    open_engine(postgresql().database("migrated")).dispose()
    return "migrated"


@functools.cache
def migrated_file() -> Path:
    """A file of SQLite that the migrations have made, once, for copies."""
    from fourkings.server.db import open_engine

    path = _folder("sqlite") / "migrated.sqlite3"
    open_engine(f"sqlite:///{path}").dispose()
    return path
