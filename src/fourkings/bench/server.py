"""How many tables one server carries: tables of four clients, a card a second at each, over real WebSockets.

The server is a process of its own, as `fourkings serve` starts it; the clients share another one with the clock. A delay is
the time from a client's sending of a card until the last of the four has read of it, the disk and both ways included.
"""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from fourkings.bench.load import Load, first_line, quantile
from fourkings.bench.row import Row
from fourkings.bench.served import Served, many_files, memory_of, served, work_of
from fourkings.rulebook.games import GAMES, rules
from fourkings.server.sessions import COOKIE, Sessions
from fourkings.server.settings import Settings
from fourkings.server.store import Store
from fourkings.server.tables import Tables
from fourkings.table.state import Chair

STEPS: Final = (25, 50, 100, 150, 200, 250, 300, 400, 500, 650, 800, 1000, 1300)
"""Numbers of tables tried, one after the other."""
GOAL: Final = 0.1
"""Seconds that 99 of 100 actions may take."""
SETTLE, MEASURE, LONGEST = 3.0, 8.0, 150.0
"""Seconds before measuring, of measuring, and in all."""


def bench() -> Iterator[Row]:
    """Tables of four WebSocket clients, a card a second each: the most with 99 % of actions known to all in 100 ms."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        tables = asyncio.run(_prepared(folder))
        with served(folder) as running:
            yield from asyncio.run(_measured(running, tables, folder))


async def _prepared(folder: Path) -> list[str]:
    """As many tables of four people as will be wanted, in a new database."""
    settings = Settings(data=folder)
    store = Store(settings.url)
    tables, made = Tables(store, settings), rules(GAMES["jeu-du-roi"])
    chairs = [Chair(name, name, "chance") for name in "abcd"]
    ids = await asyncio.gather(*(tables.create_match(made, chairs, "calm") for _ in range(STEPS[-1])))
    store.close()
    return list(ids)


async def _measured(running: Served, tables: list[str], folder: Path) -> list[Row]:
    """A line for each number of tables, until one is too many or the time is up; the last line is the result."""
    many_files()
    sessions = Sessions(Settings(data=folder).secret_key())
    cookies = [f"{COOKIE}={sessions.cookie(player)}" for player in "abcd"]
    lines, delays, loads = list[Row](), list[float](), list[Load]()
    tasks: list[asyncio.Task[None]] = []
    await (await first_line(running.url)).close()
    empty, best, begun = memory_of(running.pid), 0, time.perf_counter()
    for wanted in STEPS:
        while len(loads) < wanted:
            loads.append(Load(delays))
            tasks += await loads[-1].sit(running.url + tables[len(loads) - 1], cookies)
        await asyncio.sleep(SETTLE)
        delays.clear()
        spent = work_of(running.pid)
        await asyncio.sleep(MEASURE)
        work = (work_of(running.pid) - spent) / max(1, len(delays))
        p50, p99 = quantile(delays, 0.5), quantile(delays, 0.99)
        each = (memory_of(running.pid) - empty) / wanted / 1024
        lines.append(Row(
            f"server {wanted:5} tables  {len(delays) / MEASURE:6,.0f} actions/s  median {p50 * 1e3:5.1f} ms  "
            f"p99 {p99 * 1e3:6.1f} ms  {work * 1e3:4.2f} ms of the server's work an action  {each:4.0f} KiB a table",
            tables=wanted, actions=len(delays), seconds=MEASURE, median=p50, p99=p99, work=work, memory=round(each * 1024),
        ))  # fmt: skip
        if sum(load.wrong for load in loads):
            raise RuntimeError("the server refused a request")
        if p99 >= GOAL or time.perf_counter() - begun > LONGEST:
            break
        best = wanted
    for task in tasks:
        task.cancel()
    most = f"server {best:5} tables of four clients: the most tried with p99 under {GOAL * 1e3:.0f} ms"
    return [*lines, Row(most, most=best, goal=GOAL)]
