"""The number of tables that one server carries, over real WebSockets: an action a second at each, then without any pause.

The server is a process of its own, as `fourkings serve` starts it; the clients share another one with the clock. A delay is
the time from a client's sending of a card until the last client of the table has read it, the disk and both ways included.
There are two loads. Of `cards`, the tables play whole deals of all five games at random: four people at most tables, at
every eighth one person among three bots, who takes an action back now and then. Of `calls`, four people at each table bid
the first call of the 400 that is legal, so that every deal is void: hardly more than messages.
"""

import asyncio
import gc
import random
import tempfile
import time
from collections.abc import AsyncIterator, Coroutine, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager
from hashlib import sha256
from itertools import islice
from pathlib import Path
from typing import Any, Final

from fourkings.bench.load import Load, first_line, quantile
from fourkings.bench.row import Row
from fourkings.bench.served import Served, served
from fourkings.rulebook.game import Rules
from fourkings.rulebook.games import GAMES, rules
from fourkings.server.db import Store
from fourkings.server.net.settings import Settings
from fourkings.server.realtime.sessions import COOKIE, Sessions
from fourkings.server.realtime.tables import Tables
from fourkings.system import memory_of, open_files, work_of
from fourkings.table.match import Participant

STEPS: Final = (50, 100, 200, 300, 400, 500, 650, 800, 1000, 1300, 1600, 2000)
"""Numbers of tables tried, one after the other."""
FAST: Final = 64  #: tables that play as fast as they can
SOAKED: Final = 300  #: tables of a soak, if no number is given
SHORTEST: Final = 300  #: seconds that a table plays at least
LONG: Final = 800  #: actions after which a table of a soak is left: by chance, a match of the 400 may never end
GOAL: Final = 0.1  #: seconds within which 99 of 100 actions must be known
PEOPLE: Final = (4, 4, 4, 4, 4, 4, 4, 1)
"""People at one table after the other, if cards are played; bots take the other seats."""
SETTLE, MEASURE, LONGEST = 3.0, 8.0, 180.0  #: seconds before measuring, of measuring, and in all


def bench(tables: int = 0, soak: int = 0) -> Iterator[Row]:
    """Measure tables of WebSocket clients, an action a second each: the most with 99 % of actions known to all in 100 ms.

    tables: the only number to try; 0 tries `STEPS`
    soak: seconds in which that number is measured ten times instead, to see whether memory grows
    """
    steps = (tables or SOAKED,) if soak else (tables,) if tables else STEPS
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        places = asyncio.run(mixed(folder, FAST + steps[-1] * (1 + soak // SHORTEST)))
        calls = [(table, 4) for table in asyncio.run(prepared(folder, FAST))]
        # Nobody asks the processes that think for bots, and getting them ready would take the machine's time.
        with served(folder, FOURKINGS_WORKERS="0") as running:
            yield from asyncio.run(_measured(running, places, calls, folder, steps, soak))


async def prepared(folder: Path, count: int) -> list[str]:
    """Create that many tables of four people who play the 400, in the database of a folder."""
    # Played by the first action that is legal, a match of the 400 has no end while it is measured.
    return await _created(folder, [(rules(GAMES["400"]), 4, None)] * count)


async def mixed(folder: Path, count: int) -> list[tuple[str, int]]:
    """Create tables of all five games, always with the same cards: their ids, and how many people sit at each."""
    # The longest matches that there are: by chance, each takes some five hundred actions at least.
    longest = [
        rules(game, options={option.name: option.values[-1] for option in game.OPTIONS if option.name == "target"})
        for game in GAMES.own.values()
    ]
    matches = [
        (longest[number % len(longest)], PEOPLE[number % len(PEOPLE)], sha256(f"bench server {number}".encode()).digest())
        for number in range(count)
    ]
    return [(table, people) for table, (_, people, _) in zip(await _created(folder, matches), matches, strict=True)]


async def _created(folder: Path, matches: Sequence[tuple[Rules, int, bytes | None]]) -> list[str]:
    """Create the tables of these matches, each with so many people and, unless it is None, this secret."""
    settings = Settings(data=folder)
    store = Store(settings.url)
    tables = Tables(store, settings)

    def create(chosen: Rules, people: int, secret: bytes | None) -> Coroutine[Any, Any, str]:
        chairs = [Participant(name, name if seat < people else None, "chance") for seat, name in enumerate("abcd")]
        return tables.create_match(chosen, chairs, "quick", secret)

    ids = await asyncio.gather(*(create(*match) for match in matches))
    store.close()
    return list(ids)


@asynccontextmanager
async def collector_off() -> AsyncIterator[None]:
    """Turn off garbage collection, whose pauses in the clients would count as the server's delay."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


async def _measured(
    running: Served, places: list[tuple[str, int]], calls: list[tuple[str, int]], folder: Path, steps: Sequence[int],
    soak: int,
) -> list[Row]:  # fmt: skip
    """Return a row for each number of tables until one is too many or time is up; then the result, and unpaced tables."""
    open_files()
    sessions = Sessions(Settings(data=folder).secret_key())
    cookies = [f"{COOKIE}={sessions.cookie(player)}" for player in "abcd"]
    await (await first_line(running.url)).close()
    async with collector_off():
        if soak:
            return await _soaked(running, places, cookies, steps[0], soak)
        lines = await _paced(running, places[FAST:], cookies, steps)
        for load, tables in (("cards", places[:FAST]), ("calls", calls)):
            lines.append(await _fast(running, load, tables, cookies))
    return lines


async def _paced(running: Served, places: list[tuple[str, int]], cookies: list[str], steps: Sequence[int]) -> list[Row]:
    lines, delays, loads = list[Row](), list[float](), list[Load]()
    empty, best, begun = memory_of(running.pid), 0, time.perf_counter()
    for wanted in steps:
        for number in range(len(loads), wanted):
            loads.append(Load(delays, dice=random.Random(number)))
            await _sit(loads[-1], running, places[number], cookies)
        figures = {"load": "cards", "tables": wanted, **await _watched(running, delays, loads)}
        lines.append(_row(running, empty, figures))
        if figures["p99"] >= GOAL or time.perf_counter() - begun > LONGEST:
            break
        best = wanted
    for load in loads:
        await load.leave()
    params = {"tables": f"{best:5}", "goal": f"{GOAL * 1e3:.0f}"}
    return [*lines, Row("server-most", params, {"most": best, "goal": GOAL})]


async def _soaked(
    running: Served, places: list[tuple[str, int]], cookies: list[str], tables: int, seconds: int
) -> list[Row]:
    """Return ten rows, one for each tenth of the time; a new table begins where a match is over, or has become long."""
    lines, delays, loads, rest = list[Row](), list[float](), list[Load](), enumerate(places)
    empty, begun = memory_of(running.pid), time.perf_counter()
    for tenth in range(1, 11):
        figures = dict[str, Any]()
        while not figures or time.perf_counter() < begun + seconds * tenth / 10:
            for load in [load for load in loads if load.over or load.actions >= LONG]:
                await load.leave()
                loads.remove(load)
            for number, place in islice(rest, tables - len(loads)):
                loads.append(Load(delays, dice=random.Random(number)))
                await _sit(loads[-1], running, place, cookies)
            after = round(time.perf_counter() - begun)
            figures = {"load": "cards", "tables": tables, "after": after, **await _watched(running, delays, loads)}
        lines.append(_row(running, empty, figures))
    return lines


def _row(running: Served, empty: int, figures: dict[str, Any]) -> Row:
    """Return the row of tables with a pace; `empty`: the server's memory without them."""
    each = (memory_of(running.pid) - empty) / figures["tables"]
    params = _params(figures["tables"], figures) | {"memory": f"{each / 1024:4.0f}"}
    return Row("server", params, {**figures, "memory": round(each)})


async def _fast(running: Served, load: str, places: list[tuple[str, int]], cookies: list[str]) -> Row:
    delays = list[float]()
    loads = [Load(delays, 0.0, random.Random(number) if load == "cards" else None) for number in range(len(places))]
    for each, place in zip(loads, places, strict=True):
        await _sit(each, running, place, cookies)
    figures = {"load": load, "fast": len(places), **await _watched(running, delays, loads)}
    for each in loads:
        await each.leave()
    return Row("server-fast", _params(len(places), figures), figures)


async def _sit(load: Load, running: Served, place: tuple[str, int], cookies: list[str]) -> None:
    table, people = place
    await load.sit(running.url + table, cookies[:people])


def _figures(delays: list[float], actions: int, spent: float) -> dict[str, Any]:
    """Return the figures of a measurement; `spent` is the server's processor time in seconds."""
    p50, p99 = quantile(delays, 0.5), quantile(delays, 0.99)
    return {"actions": actions, "seconds": MEASURE, "median": p50, "p99": p99, "work": spent / max(1, actions)}


def _params(tables: int, figures: Mapping[str, Any]) -> dict[str, str]:
    """Format figures for people: actions a second, the rest in milliseconds."""
    return {
        "load": figures["load"], "tables": f"{tables:5}", "acted": f"{figures['actions'] / MEASURE:6,.0f}",
        "median": f"{figures['median'] * 1e3:5.1f}", "p99": f"{figures['p99'] * 1e3:6.1f}",
        "work": f"{figures['work'] * 1e3:4.2f}",
    }  # fmt: skip


async def _watched(running: Served, delays: list[float], loads: Sequence[Load]) -> dict[str, Any]:
    """Wait until the load is steady, then measure."""
    await asyncio.sleep(SETTLE)
    delays.clear()
    spent, before = work_of(running.pid), sum(load.actions for load in loads)
    await asyncio.sleep(MEASURE)
    spent, actions = work_of(running.pid) - spent, sum(load.actions for load in loads) - before
    if sum(load.wrong for load in loads):
        raise RuntimeError("the server refused a request")
    return _figures(list(delays), actions, spent)
