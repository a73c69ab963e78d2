"""How many tables one server carries: tables of four clients, a card a second at each, over real WebSockets.

The server is a process of its own, as `fourkings serve` starts it; the clients share another one with the clock. A delay is
the time from a client's sending of a card until the last of the four has read of it, the disk and both ways included. After
it some tables play without any pause: how many actions the server does at the most.
"""

from __future__ import annotations

import asyncio
import gc
import tempfile
import time
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from fourkings.bench.load import Load, first_line, quantile
from fourkings.bench.row import Row
from fourkings.bench.served import Served, many_files, memory_of, served, work_of
from fourkings.rulebook.games import GAMES, rules
from fourkings.server.host.settings import Settings
from fourkings.server.play.sessions import COOKIE, Sessions
from fourkings.server.play.tables import Tables
from fourkings.server.store.sql import Store
from fourkings.table.state import Chair

STEPS: Final = (50, 100, 200, 300, 400, 500, 650, 800, 1000, 1300, 1600, 2000)
"""Numbers of tables tried, one after the other."""
FAST: Final = 64
"""Tables that play as fast as they can."""
GOAL: Final = 0.1
"""Seconds that 99 of 100 actions may take."""
SETTLE, MEASURE, LONGEST = 3.0, 8.0, 180.0
"""Seconds before measuring, of measuring, and in all."""


def bench() -> Iterator[Row]:
    """Tables of four WebSocket clients, a card a second each: the most with 99 % of actions known to all in 100 ms."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        tables = asyncio.run(prepared(folder, STEPS[-1] + FAST))
        with served(folder) as running:
            yield from asyncio.run(_measured(running, tables, folder))


async def prepared(folder: Path, count: int) -> list[str]:
    """That many tables of four people, in a new database."""
    settings = Settings(data=folder)
    store = Store(settings.url)
    # Played by the first action that is legal, a match of the 400 has no end while it is measured.
    tables, rules_ = Tables(store, settings), rules(GAMES["400"])
    chairs = [Chair(name, name, "chance") for name in "abcd"]
    ids = await asyncio.gather(*(tables.create_match(rules_, chairs, "calm") for _ in range(count)))
    store.close()
    return list(ids)


@asynccontextmanager
async def collector_off() -> AsyncIterator[None]:
    """Without a collector of garbage: the clients' own would stop them, and be taken for the server's delay."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


async def _measured(running: Served, tables: list[str], folder: Path) -> list[Row]:
    """A line for each number of tables, until one is too many or the time is up; then the result, and the fast ones."""
    many_files()
    sessions = Sessions(Settings(data=folder).secret_key())
    cookies = [f"{COOKIE}={sessions.cookie(player)}" for player in "abcd"]
    await (await first_line(running.url)).close()
    async with collector_off():
        lines = await _paced(running, tables[FAST:], cookies)
        lines.append(await _fast(running, tables[:FAST], cookies))
    return lines


async def _paced(running: Served, tables: list[str], cookies: list[str]) -> list[Row]:
    lines, delays, loads = list[Row](), list[float](), list[Load]()
    empty, best, begun = memory_of(running.pid), 0, time.perf_counter()
    for wanted in STEPS:
        while len(loads) < wanted:
            loads.append(Load(delays))
            await loads[-1].sit(running.url + tables[len(loads) - 1], cookies)
        work = await _watched(running, delays)
        each = (memory_of(running.pid) - empty) / wanted / 1024
        figures = {**_figures(delays, work), "memory": round(each * 1024)}
        lines.append(Row("server", _params(wanted, figures) | {"memory": f"{each:4.0f}"}, {"tables": wanted, **figures}))
        if sum(load.wrong for load in loads):
            raise RuntimeError("the server refused a request")
        if figures["p99"] >= GOAL or time.perf_counter() - begun > LONGEST:
            break
        best = wanted
    for load in loads:
        await load.leave()
    params = {"tables": f"{best:5}", "goal": f"{GOAL * 1e3:.0f}"}
    return [*lines, Row("server-most", params, {"most": best, "goal": GOAL})]


async def _fast(running: Served, tables: list[str], cookies: list[str]) -> Row:
    delays, loads = list[float](), list[Load]()
    for table in tables:
        loads.append(Load(delays, 0.0))
        await loads[-1].sit(running.url + table, cookies)
    work = await _watched(running, delays)
    for load in loads:
        await load.leave()
    figures = _figures(delays, work)
    return Row("server-fast", _params(FAST, figures), {"fast": FAST, **figures})


def _figures(delays: list[float], work: float) -> dict[str, float]:
    """What was measured; `work`: seconds of the server's an action."""
    p50, p99 = quantile(delays, 0.5), quantile(delays, 0.99)
    return {"actions": len(delays), "seconds": MEASURE, "median": p50, "p99": p99, "work": work}


def _params(tables: int, figures: Mapping[str, float]) -> dict[str, str]:
    """The same for people: actions a second, the rest in milliseconds."""
    return {
        "tables": f"{tables:5}", "acted": f"{figures['actions'] / MEASURE:6,.0f}",
        "median": f"{figures['median'] * 1e3:5.1f}", "p99": f"{figures['p99'] * 1e3:6.1f}",
        "work": f"{figures['work'] * 1e3:4.2f}",
    }  # fmt: skip


async def _watched(running: Served, delays: list[float]) -> float:
    """Wait till all goes steadily, then measure: the delays of a while, and the server's work an action in seconds."""
    await asyncio.sleep(SETTLE)
    delays.clear()
    spent = work_of(running.pid)
    await asyncio.sleep(MEASURE)
    return (work_of(running.pid) - spent) / max(1, len(delays))
