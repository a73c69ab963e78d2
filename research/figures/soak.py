"""Whether a server grows: tables are played for some seconds, left and fall asleep, again and again for some minutes.

The server is a process of its own over SQLite; the clients of `fourkings bench server` play whole deals of all five games,
twenty cards a second at each table, and leave. Each round has new tables. Once all of them sleep, the system says what the
server holds: memory, threads, files and those of them that are sockets; and the server, which tables are awake and who
reads. Caches fill in the first half (those of hands and refusals hold 4,096 texts each): what grows after it is a leak.

Run: python -m research.figures.soak [OPTIONS]
"""

import asyncio
import random
import re
import tempfile
import time
import urllib.request
from collections.abc import Sequence
from pathlib import Path

from fourkings.bench.load import Load, first_line
from fourkings.bench.served import Served, served
from fourkings.bench.server import mixed
from fourkings.server.net.settings import Settings
from fourkings.server.realtime.sessions import COOKIE, Sessions
from fourkings.system import memory_of, open_files
from research.command import parser

AWAKE = re.compile(r"^fourkings_(tables_awake|readers) (\d+)", re.MULTILINE)
ASLEEP = 60.0
"""Seconds within which all tables that were left have to sleep."""


def held(running: Served) -> dict[str, int]:
    """Return what the server holds, by name."""
    process = Path(f"/proc/{running.pid}")
    files = [str(file.readlink()) for file in (process / "fd").iterdir()]
    with urllib.request.urlopen(running.url.replace("ws", "http", 1).removesuffix("ws/") + "metrics") as answer:
        counted = {name: int(number) for name, number in AWAKE.findall(answer.read().decode())}
    return {
        "memory in KiB": memory_of(running.pid) // 1024,
        "threads": len([*(process / "task").iterdir()]),
        "files": len(files),
        "sockets": sum(file.startswith("socket:") for file in files),
        **counted,
    }


async def played(running: Served, places: Sequence[tuple[str, int]], cookies: list[str], seconds: float) -> int:
    """Play at tables for some seconds, leave them and wait until they sleep; return the number of actions."""
    loads = [Load([], 0.05, random.Random(number)) for number in range(len(places))]
    for load, (table, people) in zip(loads, places, strict=True):
        await load.sit(running.url + table, cookies[:people])
    await asyncio.sleep(seconds)
    for load in loads:
        await load.leave()
    deadline = time.monotonic() + ASLEEP
    while held(running)["tables_awake"] and time.monotonic() < deadline:
        await asyncio.sleep(0.5)
    return sum(load.actions for load in loads)


async def soaked(folder: Path, minutes: float, tables: int, seconds: float) -> None:
    """Play round after round, and print what the server holds before, after one, half-way and at the end."""
    rounds = max(2, round(minutes * 60 / (seconds + 5)))
    places = await mixed(folder, tables * rounds)
    cookies = [f"{COOKIE}={Sessions(Settings(data=folder).secret_key()).cookie(player)}" for player in "abcd"]
    with served(folder, FOURKINGS_WORKERS="0", FOURKINGS_IDLE="1", FOURKINGS_METRICS="1") as running:
        await (await first_line(running.url)).close()
        open_files()
        shown, actions = [held(running)], 0
        for number in range(rounds):
            actions += await played(running, places[number * tables : (number + 1) * tables], cookies, seconds)
            shown.append(held(running))
        print(f"{rounds} rounds of {tables} tables, {actions} actions")
        for name in shown[0]:
            start, first, half, last = (figures[name] for figures in (shown[0], shown[1], shown[rounds // 2], shown[-1]))
            print(f"{name:14} at the start {start:8}, after a round {first:8}, half-way {half:8}, at the end {last:8}")


if __name__ == "__main__":
    given = parser(__doc__, minutes=5.0, tables=40, seconds=10.0).parse_args()
    with tempfile.TemporaryDirectory() as name:
        asyncio.run(soaked(Path(name), given.minutes, given.tables, given.seconds))
