"""Our server over SQLite and PostgreSQL, by one process and by two, and a boardgame.io server: the same work, in one run.

Tables of four clients each, all clients in one process on the same machine. Told apart are a card a second at each table,
and cards as fast as the table goes. A delay is the time from a client's card to the last of the four who has read of it.
Our server has every card on disk before it tells of it; boardgame.io keeps its matches in memory, as it comes.

Run: npm ci in bench/boardgame, then python bench/server.py [--paced N] [--fast N]
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import json
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from websockets.asyncio.client import ClientConnection, connect  # noqa: E402
from websockets.exceptions import ConnectionClosed  # noqa: E402

import services  # noqa: E402
from fourkings.bench.load import quantile  # noqa: E402
from fourkings.bench.served import many_files, memory_of, work_of  # noqa: E402
from fourkings.games import GAMES  # noqa: E402
from fourkings.options import rules  # noqa: E402
from fourkings.server.hall import Hall  # noqa: E402
from fourkings.server.sessions import COOKIE, Sessions  # noqa: E402
from fourkings.server.settings import Settings  # noqa: E402
from fourkings.server.store import Store  # noqa: E402
from fourkings.table import Chair  # noqa: E402

SECRET = "a secret of the bench, shared by all servers"
SETTLE, MEASURE = 2.0, 8.0
"""Seconds before measuring, and of measuring."""


class Table(ABC):
    """Four clients who play; `pace` is the seconds between two cards, 0 for as fast as it goes."""

    def __init__(self, pace: float, delays: list[float]) -> None:
        self.pace, self.delays = pace, delays
        self.lines: dict[int, ClientConnection] = {}
        self.versions: dict[int, int] = {}
        self.turn = 0
        self._sent = self._next = 0.0

    @abstractmethod
    async def sit(self, url: str, name: str) -> None:
        """Connect all four."""

    @abstractmethod
    def card(self) -> str:
        """The letter with the next card, of the seat whose turn it is."""

    def begin(self) -> None:
        self._next = time.perf_counter() + random.random() * self.pace
        self._soon()

    def heard(self, seat: int, version: int) -> None:
        """A seat has read of that version; when all have, the card was delivered."""
        self.versions[seat] = version
        if len(self.versions) == 4 and len(set(self.versions.values())) == 1 and self._sent:
            self.delays.append(time.perf_counter() - self._sent)
            self._soon()

    def _soon(self) -> None:
        self._next = max(self._next + self.pace, time.perf_counter())
        asyncio.get_running_loop().call_later(self._next - time.perf_counter(), self._play)

    def _play(self) -> None:
        letter = self.card()
        self._sent = time.perf_counter()
        keep(self._send(letter))

    async def _send(self, letter: str) -> None:
        with contextlib.suppress(ConnectionClosed):  # the measuring is over
            await self.lines[self.turn].send(letter)


class Ours(Table):
    """A table of ours: letters over /ws/{table}."""

    async def sit(self, url: str, name: str) -> None:
        self.letters: dict[int, dict[str, Any]] = {}
        sessions = Sessions(SECRET.encode())
        for player in "abcd":
            cookie = f"{COOKIE}={sessions.cookie(player)}"
            line = await connect(
                f"{url}ws/{name}", additional_headers={"cookie": cookie}, compression=None, ping_interval=None
            )
            await line.send('{"type":"hello","protocol":1}')
            letter = json.loads(await line.recv())
            self.lines[letter["seat"]], self.letters[letter["seat"]] = line, letter
            self.versions[letter["seat"]] = letter["version"]
            keep(self._read(letter["seat"], line))

    async def _read(self, seat: int, line: ClientConnection) -> None:
        async for text in line:
            letter = json.loads(text)
            if letter["type"] == "event":
                self.letters[seat] = letter
                self.heard(seat, letter["version"])
            else:
                assert letter["type"] == "chat", letter

    def card(self) -> str:
        now, version = self.letters[0]["now"], self.versions[0]
        self.turn = now["turn"] if now["turn"] is not None else 0
        if now["turn"] is None:
            return json.dumps({"type": "deal", "id": f"v{version}"})
        legal = self.letters[self.turn]["now"]["legal"]
        return json.dumps({"type": "act", "id": f"v{version}", "version": version, "action": random.choice(legal)})


class Theirs(Table):
    """A table of boardgame.io: socket.io's messages over its WebSocket."""

    async def sit(self, url: str, name: str) -> None:
        self.name, self.states = name, dict[int, dict[str, Any]]()
        for seat in range(4):
            line = await connect(
                f"{url.replace('http', 'ws', 1)}socket.io/?EIO=4&transport=websocket",
                compression=None, ping_interval=None, origin="http://localhost:3000", max_size=None,
            )  # fmt: skip
            await line.recv()
            await line.send("40/tricks,")
            await line.recv()
            await line.send("42/tricks," + json.dumps(["sync", name, str(seat), None, 4]))
            self.lines[seat] = line
            while not self._take(seat, await line.recv()):
                pass
            keep(self._read(seat, line))

    async def _read(self, seat: int, line: ClientConnection) -> None:
        async for text in line:
            if text == "2":
                await line.send("3")
            elif self._take(seat, text):
                self.heard(seat, self.versions[seat])

    def _take(self, seat: int, text: Any) -> bool:
        if not text.startswith("42/tricks,"):
            return False
        kind, _, state, *_ = json.loads(text.removeprefix("42/tricks,"))
        if kind not in ("sync", "update"):
            return False
        state = state.get("state", state)
        self.states[seat], self.versions[seat] = state, state["_stateID"]
        return True

    def card(self) -> str:
        state = self.states[0]
        self.turn = int(state["ctx"]["currentPlayer"])
        hand, trick = self.states[self.turn]["G"]["hands"][self.turn], state["G"]["trick"]
        legal = [card for card in hand if trick and card[1] == trick[0][1]] or hand
        payload = {"type": "play", "args": [random.choice(legal)], "playerID": str(self.turn)}
        action = {"type": "MAKE_MOVE", "payload": payload}
        return "42/tricks," + json.dumps(["update", action, state["_stateID"], self.name, str(self.turn)])


class Result(NamedTuple):
    """Of one way to serve, at one pace."""

    actions: float  # a second, told to all four
    p50: float
    p99: float
    work: float  # seconds of the servers' processor time an action
    memory: float  # bytes a table, over the empty server


_tasks: set[asyncio.Task[None]] = set()


def keep(work: Any) -> None:
    task = asyncio.create_task(work)
    _tasks.add(task)
    task.add_done_callback(_tasks.discard)


async def measured(make: Callable[..., Table], places: list[tuple[str, str]], pids: list[int], pace: float) -> Result:
    """All these tables, each at an address, at that pace."""
    empty, delays = sum(map(memory_of, pids)), list[float]()
    tables = [make(pace, delays) for _ in places]
    for table, (url, name) in zip(tables, places, strict=True):
        await table.sit(url, name)
    for table in tables:
        table.begin()
    await asyncio.sleep(SETTLE)
    delays.clear()
    spent = sum(map(work_of, pids))
    await asyncio.sleep(MEASURE)
    seen, work = list(delays), sum(map(work_of, pids)) - spent
    memory = (sum(map(memory_of, pids)) - empty) / len(places)
    for task in list(_tasks):
        task.cancel()
    await asyncio.gather(*(line.close() for table in tables for line in table.lines.values()), return_exceptions=True)
    return Result(len(seen) / MEASURE, quantile(seen, 0.5), quantile(seen, 0.99), work / max(1, len(seen)), memory)


async def prepared(settings: Settings, number: int) -> list[str]:
    """As many tables of four people, in a new database."""
    store = Store(settings.url)
    hall, chairs = Hall(store, settings), [Chair("", name, "chance") for name in "abcd"]
    made = rules(GAMES["jeu-du-roi"])
    tables = await asyncio.gather(*(hall.make(made, chairs, "quick") for _ in range(number)))
    await asyncio.to_thread(store.close)
    return list(tables)


@contextlib.contextmanager
def started(command: list[str], **environment: str) -> Iterator[tuple[int, str]]:
    """A server in a process of its own: its id and its address."""
    env = os.environ | {"PYTHONUNBUFFERED": "1", **environment}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env) as process:
        try:
            assert process.stdout is not None
            while not (found := re.search(r"(http://127\.0\.0\.1:\d+/)", line := process.stdout.readline())):
                assert line, "the server did not start"
            yield process.pid, found[1]
        finally:
            process.terminate()


def ours(named: Callable[[], str], bus: str, number: int, tables: int, pace: float) -> Result:
    """Our server, as so many processes."""
    with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as stack:
        database = named()
        settings = Settings(data=Path(folder), database=database)
        names = asyncio.run(prepared(settings, tables))
        command = [
            sys.executable,
            "-m",
            "fourkings",
            "serve",
            "--port",
            "0",
            "--data",
            folder,
            "--no-open",
            "--workers",
            "0",
        ]
        more = {
            "FOURKINGS_SECRET": SECRET,
            "FOURKINGS_RATE": "100000",
            "FOURKINGS_DATABASE": database,
            "FOURKINGS_BUS": bus,
        }
        more["FOURKINGS_TEMPO"] = "0"
        servers = [stack.enter_context(started(command, **more)) for _ in range(number)]
        time.sleep(2)
        places = [(servers[at % number][1].replace("http", "ws", 1), name) for at, name in enumerate(names)]
        return asyncio.run(measured(Ours, places, [pid for pid, _ in servers], pace))


def theirs(tables: int, pace: float) -> Result:
    """A boardgame.io server."""
    node = shutil.which("node")
    assert node, "boardgame.io needs Node"
    with started([node, str(ROOT / "bench" / "boardgame" / "server.js")], NODE_ENV="production") as (pid, url):
        return asyncio.run(measured(Theirs, [(url, f"match{at}") for at in range(tables)], [pid], pace))


def ways() -> Iterator[tuple[str, Callable[[int, float], Result]]]:
    """Whatever is measured, by its name."""
    cluster, bus, databases = services.postgresql(), services.redis().url, itertools.count()
    yield "SQLite, one process", partial(ours, lambda: "", "", 1)
    yield "PostgreSQL, one process", partial(ours, lambda: cluster.database(f"bench{next(databases)}"), "", 1)
    yield "PostgreSQL and Redis, two processes", partial(ours, lambda: cluster.database(f"bench{next(databases)}"), bus, 2)
    yield "boardgame.io, in memory", theirs


def main() -> None:
    """Print a table of results."""
    options = argparse.ArgumentParser()
    options.add_argument("--paced", type=int, default=60)
    options.add_argument("--fast", type=int, default=16)
    chosen = options.parse_args()
    many_files()
    for tables, pace in ((chosen.paced, 1.0), (chosen.fast, 0.0)):
        print(f"\n{tables} tables, {'a card a second at each' if pace else 'as fast as they go'}\n")
        print("| who | actions a second | median | 99th percentile | the servers' work an action | memory a table |")
        print("|---|---|---|---|---|---|")
        for who, run in ways():
            got = run(tables, pace)
            print(
                f"| {who} | {got.actions:,.0f} | {got.p50 * 1e3:.1f} ms | {got.p99 * 1e3:.1f} ms "
                f"| {got.work * 1e3:.2f} ms | {got.memory / 1024:.0f} KiB |",
                flush=True,
            )


if __name__ == "__main__":
    main()
