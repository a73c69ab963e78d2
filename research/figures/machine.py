"""What a server takes of its machine: memory, work and disk as it starts, idle, with ten tables, and over a day.

All processes of the server count: its own, and those that think for it. Memory is their proportional share (PSS), so what
they have in common counts once. A start is over once the server is quiet. With `--first`, another start with an empty cache
comes before it, and so compiles the bots. A day is simulated: ten tables play a part of the actions of an evening of four
hours, without its pauses, and what they took is multiplied.

Run on Linux: python -m research.figures.machine [--first] [--actions N] [--write]
"""

import asyncio
import os
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from fourkings.bench.load import Load, first_line
from fourkings.bench.served import Served, served
from fourkings.bench.server import prepared
from fourkings.server.net.settings import Settings
from fourkings.server.realtime.sessions import COOKIE, Sessions
from fourkings.system import open_files
from research import command

HEADING = "## What a server takes of its machine"
TABLES = 10
PACE = 5.0
"""Seconds between two actions at a table of people."""
EVENING = 4 * 3600
"""Seconds that a table plays on one day."""
DAY = round(TABLES * EVENING / PACE)
"""Actions of a day."""
REST, QUIET, LONGEST = 20.0, 0.05, 600.0
"""Seconds that are measured; the part of a core that a quiet server takes; seconds that it is given to become quiet."""
MB = 1_000_000


class Taken(NamedTuple):
    """What all processes of a server have used so far."""

    memory: int  # bytes
    work: float  # seconds of the processor
    disk: int  # bytes of the data folder


class Row(NamedTuple):
    """A row of the table: what the server was doing, and what it used meanwhile."""

    doing: str
    memory: int
    work: str
    disk: str


def processes(pid: int) -> Iterator[int]:
    """Yield the ids of a process and its descendants."""
    yield pid
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        for child in task.read_text().split():
            yield from processes(int(child))


def memory(pid: int) -> int:
    """Return the proportional set size of a process in bytes."""
    for line in Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines():
        if line.startswith("Pss:"):
            return int(line.split()[1]) * 1024
    raise RuntimeError("this system tells no proportional share of memory")


def work(pid: int) -> float:
    """Return the CPU seconds of a process and its ended children."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return sum(map(int, fields[11:15])) / os.sysconf("SC_CLK_TCK")


def size(folder: Path) -> int:
    """Return the disk space of a folder in bytes."""
    return sum(path.stat().st_blocks * 512 for path in folder.rglob("*") if path.is_file())


def taken(running: Served, folder: Path) -> Taken:
    """Return what the server has used so far."""
    everybody = list(processes(running.pid))
    return Taken(sum(map(memory, everybody)), sum(map(work, everybody)), size(folder))


def until_quiet(running: Served, folder: Path) -> Taken:
    """Wait until the server is idle. Raises RuntimeError after `LONGEST` seconds."""
    end, before = time.monotonic() + LONGEST, taken(running, folder)
    while time.monotonic() < end:
        time.sleep(REST / 2)
        now = taken(running, folder)
        if now.work - before.work < QUIET * REST / 2:
            return now
        before = now
    raise RuntimeError(f"the server was not quiet after {LONGEST:.0f} seconds")


def until_stopped(folder: Path) -> int:
    """Wait until the server has merged its log and stopped; return the size of the data folder in bytes."""
    end = time.monotonic() + LONGEST
    while list(folder.glob("*-wal")) and time.monotonic() < end:
        time.sleep(0.1)
    return size(folder)


async def at_rest(running: Served, folder: Path, doing: str) -> Row:
    """Return the row of an idle server."""
    before = taken(running, folder)
    await asyncio.sleep(REST)
    now = taken(running, folder)
    share = 100 * (now.work - before.work) / REST
    return Row(doing, now.memory, f"{share:.1f} % of a core", "–")


async def played(running: Served, folder: Path, tables: list[str], actions: int) -> tuple[list[Row], int]:
    """Return the rows with ten tables and of a day, and how many actions were played."""
    open_files()
    sessions = Sessions(Settings(data=folder).secret_key())
    cookies = [f"{COOKIE}={sessions.cookie(player)}" for player in "abcd"]
    await (await first_line(running.url)).close()
    calm = [Load([], PACE) for _ in tables]
    for load, table in zip(calm, tables, strict=True):
        await load.sit(running.url + table, cookies)
    rows = [await at_rest(running, folder, f"{TABLES} tables of four")]
    for load in calm:
        await load.leave()
    delays, before = list[float](), taken(running, folder)
    fast = [Load(delays, 0.0) for _ in tables]
    for load, table in zip(fast, tables, strict=True):
        await load.sit(running.url + table, cookies)
    while len(delays) < actions:
        await asyncio.sleep(0.2)
    for load in fast:
        await load.leave()
    now = taken(running, folder)
    spent = (now.work - before.work) * DAY / len(delays)
    rows.append(Row(f"a day of {DAY:,} actions", now.memory, f"{spent:.0f} s", ""))
    return rows, len(delays)


def started(folder: Path, cache: Path) -> Row:
    """Return the row of the first start, which compiles the bots."""
    with served(folder, FOURKINGS_CACHE=str(cache)) as running:
        first = until_quiet(running, folder)
    return Row("first start", first.memory, f"{first.work:.0f} s", f"{size(cache) / MB:.0f} MB of compiled bots")


def measured(actions: int, first: bool) -> list[Row]:
    """Return all rows, with or without the first start."""
    with tempfile.TemporaryDirectory() as name:
        folder, cache = Path(name) / "data", Path(name) / "cache"
        folder.mkdir()
        tables = asyncio.run(prepared(folder, TABLES))
        rows = [started(folder, cache)] if first else []
        empty = size(folder)
        with served(folder) as running:
            again = until_quiet(running, folder)
            rows.append(Row("later start", again.memory, f"{again.work:.0f} s", f"{again.disk / MB:.1f} MB of data"))
            rows.append(asyncio.run(at_rest(running, folder, "idle")))
            busy, done = asyncio.run(played(running, folder, tables, actions))
        # Beside the database lies what is not merged into it yet: only a server that has stopped leaves what stays.
        grown = (until_stopped(folder) - empty) * DAY / done
    return [*rows, *busy[:-1], busy[-1]._replace(disk=f"{grown / MB:.1f} MB")]


def section(rows: list[Row], actions: int, first: bool) -> str:
    lines = [f"| {row.doing} | {row.memory / MB:.0f} MB | {row.work} | {row.disk} |" for row in rows]
    return "\n".join([
        HEADING, "",
        f"{command.machine()}: `python -m research.figures.machine{' --first' if first else ''} --actions {actions}`.",
        f"A table of four people acts every {PACE:.0f} seconds. A day is {EVENING // 3600} hours of {TABLES} tables,",
        f"of which {actions:,} actions were played without pauses.",
        "", "| server | memory | processor | disk |", "|---|---|---|---|", *lines, "",
    ])  # fmt: skip


def main() -> None:
    given = command.parser(__doc__, actions=DAY // 10, first=False, write=...).parse_args()
    if not Path("/proc/self/smaps_rollup").exists():
        sys.exit("this measures processes by /proc, which only Linux has")
    text = section(measured(given.actions, given.first), given.actions, given.first)
    command.publish(text, HEADING, given.write)


if __name__ == "__main__":
    main()
