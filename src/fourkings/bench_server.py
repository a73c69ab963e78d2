"""How many tables one server carries: tables of four clients, a card a second at each, over real WebSockets.

The server is a process of its own, as `fourkings serve` starts it; the clients share another one with the clock. A delay is
the time from a client's sending of a card until the last of the four has read of it, the disk and both ways included.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect

from fourkings.games import GAMES
from fourkings.options import rules
from fourkings.server.hall import Hall
from fourkings.server.sessions import COOKIE, Sessions
from fourkings.server.settings import Settings
from fourkings.server.store import Store
from fourkings.table import Chair

STEPS: Final = (25, 50, 100, 150, 200, 250, 300, 400, 500, 650, 800, 1000, 1300)
"""Numbers of tables tried, one after the other."""
GOAL: Final = 0.1
"""Seconds that 99 of 100 actions may take."""
SETTLE, MEASURE, LONGEST = 3.0, 8.0, 150.0
"""Seconds before measuring, of measuring, and in all."""


class Load:
    """One table and its four clients, who play a card a second between them."""

    def __init__(self, delays: list[float]) -> None:
        self._delays = delays
        self._seats: dict[int, ClientConnection] = {}
        self._letters: dict[int, dict[str, Any]] = {}
        self._sent = self._next = 0.0
        self.wrong = 0

    async def sit(self, url: str, cookies: list[str]) -> list[asyncio.Task[None]]:
        """Connect all four and begin; a task for each that reads to the end."""
        tasks = []
        for cookie in cookies:
            line = await connect(url, additional_headers={"cookie": cookie}, compression=None, ping_interval=None)
            await line.send('{"type":"hello","protocol":1}')
            letter = json.loads(await line.recv())
            self._seats[letter["seat"]], self._letters[letter["seat"]] = line, letter
            tasks.append(asyncio.create_task(self._read(letter["seat"], line)))
        self._next = time.perf_counter() + random.random()
        self._ask()
        return tasks

    async def _read(self, seat: int, line: ClientConnection) -> None:
        async for text in line:
            letter = json.loads(text)
            if letter["type"] != "event":
                self.wrong += 1
                continue
            self._letters[seat] = letter
            if len({one["version"] for one in self._letters.values()}) == 1:
                self._delays.append(time.perf_counter() - self._sent)
                self._ask()

    def _ask(self) -> None:
        """All four have read the same: the next action when its second has come."""
        self._next = max(self._next + 1.0, time.perf_counter())
        asyncio.get_running_loop().call_later(self._next - time.perf_counter(), self._act)

    def _act(self) -> None:
        now = self._letters[0]["now"]
        seat = now["turn"] if now["turn"] is not None else 0
        letter = self._letters[seat]
        wish: dict[str, Any] = {"type": "deal", "id": f"v{letter['version']}"}
        if now["turn"] is not None:
            wish |= {"type": "act", "version": letter["version"], "action": letter["now"]["legal"][0]}
        self._sent = time.perf_counter()
        asyncio.get_running_loop().create_task(self._seats[seat].send(json.dumps(wish)))


def bench_server() -> Iterator[str]:
    """Tables of four WebSocket clients, a card a second each: the most with 99 of 100 actions told to all under 100 ms."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        tables = asyncio.run(_prepared(folder))
        command = [sys.executable, "-m", "fourkings", "serve", "--port", "0", "--data", name, "--no-open"]
        environment = os.environ | {"FOURKINGS_RATE": "1000", "PYTHONUNBUFFERED": "1"}
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as process:
            try:
                assert process.stdout is not None
                port = re.search(r":(\d+)/", process.stdout.readline())
                assert port is not None, "the server did not start"
                yield from asyncio.run(_measured(process.pid, f"ws://127.0.0.1:{port[1]}/ws/", tables, folder))
            finally:
                process.terminate()


async def _prepared(folder: Path) -> list[str]:
    """As many tables of four people as will be wanted, in a new database."""
    settings = Settings(data=folder)
    store = Store(settings.url)
    hall, made = Hall(store, settings), rules(GAMES["jeu-du-roi"])
    chairs = [Chair(name, name, "chance") for name in "abcd"]
    tables = await asyncio.gather(*(hall.make(made, chairs, "calm") for _ in range(STEPS[-1])))
    store.close()
    return list(tables)


async def _measured(pid: int, url: str, tables: list[str], folder: Path) -> list[str]:
    """A line for each number of tables, until one is too many or the time is up; the last line is the result."""
    many_files()
    sessions = Sessions(Settings(data=folder).secret_key())
    cookies = [f"{COOKIE}={sessions.cookie(player)}" for player in "abcd"]
    lines, delays, loads = list[str](), list[float](), list[Load]()
    tasks: list[asyncio.Task[None]] = []
    await (await _first(url)).close()
    empty, best, begun = _memory(pid), 0, time.perf_counter()
    for wanted in STEPS:
        while len(loads) < wanted:
            loads.append(Load(delays))
            tasks += await loads[-1].sit(url + tables[len(loads) - 1], cookies)
        await asyncio.sleep(SETTLE)
        delays.clear()
        spent = _spent(pid)
        await asyncio.sleep(MEASURE)
        work = (_spent(pid) - spent) / max(1, len(delays))
        p50, p99 = quantile(delays, 0.5), quantile(delays, 0.99)
        each = (_memory(pid) - empty) / wanted / 1024
        lines.append(
            f"server {wanted:5} tables  {len(delays) / MEASURE:6,.0f} actions/s  median {p50 * 1e3:5.1f} ms  "
            f"p99 {p99 * 1e3:6.1f} ms  {work * 1e3:4.2f} ms of the server's work an action  {each:4.0f} KiB a table"
        )
        if sum(load.wrong for load in loads):
            raise RuntimeError("the server refused a letter")
        if p99 >= GOAL or time.perf_counter() - begun > LONGEST:
            break
        best = wanted
    for task in tasks:
        task.cancel()
    return [*lines, f"server {best:5} tables of four clients: the most tried with p99 under {GOAL * 1e3:.0f} ms"]


async def _first(url: str) -> ClientConnection:
    """The first line, once the server answers."""
    return await connect(url + "nowhere", compression=None, open_timeout=30)


def quantile(values: list[float], part: float) -> float:
    return sorted(values)[int(part * (len(values) - 1))] if values else float("inf")


def _memory(pid: int) -> int:
    """Bytes of a process in memory; 0 where the system does not tell."""
    status = Path(f"/proc/{pid}/status")
    found = re.search(r"VmRSS:\s+(\d+) kB", status.read_text()) if status.exists() else None
    return int(found[1]) * 1024 if found else 0


def _spent(pid: int) -> float:
    """Seconds that all threads of a process have worked; 0 where the system does not tell."""
    stat = Path(f"/proc/{pid}/stat")
    if not stat.exists():
        return 0.0
    fields = stat.read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def many_files() -> None:
    """Let this process hold as many sockets as the system allows it."""
    if sys.platform != "win32":
        import resource

        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
