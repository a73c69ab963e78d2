"""Our server over SQLite and PostgreSQL, by one process and by two, and a boardgame.io server: the same work, in one run.

Tables of four clients each, all clients in one process on the same machine. Told apart are a card a second at each table,
and cards as fast as the table goes. A delay is the time from a client's card to the last of the four who has read of it.
Our server has every card on disk before it tells of it; boardgame.io keeps its matches in memory, as it comes. The work is
that of the servers' own processes; PostgreSQL's and Redis's come on top of it.

Where there are fewer cores than processes, two servers cannot show what they are for: they take turns on the cores, with
the clients and the database between them. So it is also told what share of a core the busiest server takes, and from that
how many actions a second there would be if each server had a core to itself and the database kept up. For that comparison
each of two servers has as many tables as the one has: with half of them it would commit fewer cards at once, and have
more work with each.

Run: npm ci in research/figures/boardgame, then python -m research.figures.server [--paced N] [--fast N] [--rounds N]
"""

import asyncio
import contextlib
import itertools
import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tests"))

import services  # noqa: E402
from fourkings.bench.load import quantile  # noqa: E402
from fourkings.rulebook.games import GAMES, rules  # noqa: E402
from fourkings.server.db import Store  # noqa: E402
from fourkings.server.net.settings import Settings  # noqa: E402
from fourkings.server.realtime.tables import Tables  # noqa: E402
from fourkings.system import memory_of, open_files, work_of  # noqa: E402
from fourkings.table.match import Participant  # noqa: E402
from research.command import parser  # noqa: E402
from research.figures.clients import SECRET, Ours, Table, Theirs  # noqa: E402
from research.figures.clients import tasks as tasks_of_clients  # noqa: E402

SETTLE, MEASURE = 2.0, 8.0
"""Seconds before measuring, and of measuring."""


class Result(NamedTuple):
    """The figures of one configuration at one pace."""

    actions: float  # a second, told to all four
    p50: float
    p99: float
    work: float  # seconds of the servers' processor time an action
    busiest: float  # of a core, that the busiest of the servers takes
    clients: float  # of a core, that the clients take
    memory: float  # bytes a table, over the empty server

    def row(self, who: str) -> str:
        """Return a row of the table. What a core each would carry extrapolates from the busiest server."""
        return (
            f"| {who} | {self.actions:,.0f} | {self.p50 * 1e3:.1f} ms | {self.p99 * 1e3:.1f} ms | {self.work * 1e3:.2f} ms "
            f"| {self.busiest:.0%} | {self.clients:.0%} | {self.actions / max(self.busiest, 0.01):,.0f} "
            f"| {self.memory / 1024:.0f} KiB |"
        )


HEAD = (
    "| who | actions a second | median | 99th percentile | the servers' work an action | busiest server | clients "
    "| actions a second with a core each | memory a table |\n|---|---|---|---|---|---|---|---|---|"
)


async def measured(make: Callable[..., Table], places: list[tuple[str, str]], pids: list[int], pace: float) -> Result:
    """Play at all these tables at a pace, each at its address."""
    empty, delays = sum(map(memory_of, pids)), list[float]()
    tables = [make(pace, delays) for _ in places]
    for table, (url, name) in zip(tables, places, strict=True):
        await table.sit(url, name)
    for table in tables:
        table.begin()
    await asyncio.sleep(SETTLE)
    delays.clear()
    spent, own, begun = list(map(work_of, pids)), time.process_time(), time.perf_counter()
    await asyncio.sleep(MEASURE)
    took, own = time.perf_counter() - begun, time.process_time() - own
    seen, works = list(delays), [work_of(pid) - was for pid, was in zip(pids, spent, strict=True)]
    memory = (sum(map(memory_of, pids)) - empty) / len(places)
    for task in list(tasks_of_clients):
        task.cancel()
    await asyncio.gather(*(line.close() for table in tables for line in table.lines.values()), return_exceptions=True)
    p50, p99 = quantile(seen, 0.5), quantile(seen, 0.99)
    work = sum(works) / max(1, len(seen))
    return Result(len(seen) / took, p50, p99, work, max(works) / took, own / took, memory)


def middle(results: list[Result]) -> Result:
    """Return the median of each figure over the rounds."""
    return Result(*(statistics.median(figure) for figure in zip(*results, strict=True)))


def windows_told(when: str, windows: list[Result]) -> str:
    """Return a line with the median figures of some windows, and the delays of each."""
    p50, p99 = (statistics.median(getattr(window, name) for window in windows) * 1e3 for name in ("p50", "p99"))
    each = " ".join(f"{window.p99 * 1e3:.0f}" for window in windows)
    return f"{when}: median {p50:.1f} ms, 99th percentile {p99:.1f} ms (of the windows: {each})"


async def prepared(settings: Settings, number: int) -> list[str]:
    """Create tables of four people in a new database; return their ids."""
    store = Store(settings.url)
    tables, chairs = Tables(store, settings), [Participant("", name, "chance") for name in "abcd"]
    chosen = rules(GAMES["400"])  # by chance it goes on for two hundred deals: no match is over while it is measured
    ids = await asyncio.gather(*(tables.create_match(chosen, chairs, "quick") for _ in range(number)))
    await asyncio.to_thread(store.close)
    return list(ids)


def started(folder: str, **environment: str) -> contextlib.AbstractContextManager[tuple[int, str]]:
    """Start our server over a data folder, without waits and limits."""
    command = [sys.executable, "-m", "fourkings", "serve", "--port", "0", "--data", folder, "--no-open"]
    common = {"FOURKINGS_SECRET": SECRET, "FOURKINGS_RATE": "100000", "FOURKINGS_TEMPO": "0"}
    return process(command, **common, **environment)


@contextlib.contextmanager
def process(command: list[str], **environment: str) -> Iterator[tuple[int, str]]:
    """Run a server in a process of its own; yield the process's id and the server's address."""
    env = os.environ | {"PYTHONUNBUFFERED": "1", **environment}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env) as server:
        try:
            assert server.stdout is not None
            while not (address := re.search(r"(http://127\.0\.0\.1:\d+/)", line := server.stdout.readline())):
                assert line, "the server did not start"
            yield server.pid, address[1]
        finally:
            server.terminate()


def ours(named: Callable[[], str], bus: str, number: int, tables: int, pace: float) -> Result:
    """Measure our server with several processes, each with as many tables."""
    with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as stack:
        database = named()
        settings = Settings(data=Path(folder), database=database)
        names = asyncio.run(prepared(settings, tables * number))
        environment = {"FOURKINGS_DATABASE": database, "FOURKINGS_BUS": bus, "FOURKINGS_WORKERS": "0"}
        servers = [stack.enter_context(started(folder, **environment)) for _ in range(number)]
        time.sleep(2)
        places = [(servers[at % number][1].replace("http", "ws", 1), name) for at, name in enumerate(names)]
        return asyncio.run(measured(Ours, places, [pid for pid, _ in servers], pace))


def theirs(tables: int, pace: float) -> Result:
    """Measure a boardgame.io server."""
    node = shutil.which("node")
    assert node, "boardgame.io needs Node"
    program = ROOT / "research" / "figures" / "boardgame" / "server.js"
    with process([node, str(program)], NODE_ENV="production") as (pid, url):
        return asyncio.run(measured(Theirs, [(url, f"match{at}") for at in range(tables)], [pid], pace))


def ways() -> Iterator[tuple[str, Callable[[int, float], Result]]]:
    """Yield each configuration by name."""
    cluster, bus, databases = services.postgresql(), services.redis().url, itertools.count()
    yield "SQLite, one process", partial(ours, lambda: "", "", 1)
    yield "PostgreSQL, one process", partial(ours, lambda: cluster.database(f"bench{next(databases)}"), "", 1)
    yield (
        "PostgreSQL and Redis, two processes, as many tables each",
        partial(ours, lambda: cluster.database(f"bench{next(databases)}"), bus, 2),
    )
    yield "boardgame.io, in memory", theirs


def main() -> None:
    chosen = parser(__doc__, paced=60, fast=16, rounds=3).parse_args()
    open_files()
    served = dict(ways())
    for tables, pace in ((chosen.paced, 1.0), (chosen.fast, 0.0)):
        if not tables:
            continue
        by_server: dict[str, list[Result]] = {who: [] for who in served}
        for _ in range(chosen.rounds):
            for who, run in served.items():
                by_server[who].append(run(tables, pace))
        print(f"\n{tables} tables a server, {'a card a second at each' if pace else 'as fast as they go'}\n\n{HEAD}")
        for who, results in by_server.items():
            print(middle(results).row(who), flush=True)


if __name__ == "__main__":
    main()
