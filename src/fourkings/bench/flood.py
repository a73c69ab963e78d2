"""The cost of floods of WebSocket frames for others: tables that play while four connections send all they can, by kind.

A flood comes from four addresses of its own, as a proxy reports them, and reconnects as soon as it is rejected. Tables and
floods share this machine with the server: on few cores, part of the delay is theirs.
"""

import asyncio
import logging
import multiprocessing
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from websockets.exceptions import WebSocketException
from websockets.frames import Frame, Opcode
from websockets.sync.client import connect

from fourkings.bench.load import Load, first_line, quantile
from fourkings.bench.row import Row
from fourkings.bench.served import Served, served
from fourkings.bench.server import collector_off, prepared
from fourkings.server.net.settings import Settings
from fourkings.server.realtime.sessions import COOKIE, Sessions
from fourkings.system import open_files, work_of

TABLES: Final = 4  #: tables that play, a card a second each
LINES: Final = 4  #: Connections that flood
GOAL: Final = 0.1  #: seconds within which 99 of 100 actions must be known under any flood
SETTLE, MEASURE = 2.0, 12.0  #: seconds before measuring, and of measuring, for each kind
FIRST_SECONDS: Final = 5.0  #: seconds after the start in which a flooded server is queried at /livez
AT_ONCE: Final = 32_768  #: bytes that are sent in one call


def _masked(opcode: Opcode, data: bytes = b"", fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


_HELLO: Final = _masked(Opcode.TEXT, b'{"type":"hello","protocol":2}')
FLOODS: Final = {
    "nothing": (b"", b""),
    "empty continuations": (_masked(Opcode.TEXT, fin=False), _masked(Opcode.CONT, fin=False)),
    "pongs": (b"", _masked(Opcode.PONG)),
    "pings": (b"", _masked(Opcode.PING)),
    "texts of a letter": (b"", _masked(Opcode.TEXT, b"x")),
    "valid requests": (_HELLO, _masked(Opcode.TEXT, b'{"type":"ping"}')),
    "long texts": (_HELLO, _masked(Opcode.TEXT, b"x" * 60_000)),
    "close frames": (b"", _masked(Opcode.CLOSE, b"\x03\xe8")),
}
"""The kinds of floods: what a connection sends first, and what it then sends endlessly."""


def bench() -> Iterator[Row]:
    """Measure tables that play beside four flooding connections: 99 % of actions must be known to all in 100 ms.

    First, servers that have just started: /livez must answer in 100 ms, too.
    """
    yield asyncio.run(_just_started())
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        tables = asyncio.run(prepared(folder, TABLES + 1))
        with served(folder, FOURKINGS_RATE="10", FOURKINGS_PROXIES="127.0.0.1") as running:
            yield from asyncio.run(_measured(running, tables, folder))


async def _just_started() -> Row:
    """Return the slowest answer of /livez from servers that are flooded as soon as they have started."""
    slowest = dict[str, float]()
    for kind in ("empty continuations", "close frames"):
        with tempfile.TemporaryDirectory() as name, served(Path(name), FOURKINGS_PROXIES="127.0.0.1") as running:
            url = running.url + "nowhere"
            await (await first_line(running.url)).close()
            with _flooding(url, kind):
                slowest[kind] = await _slowest_answer(urlsplit(url).port or 0)
    worst = max(slowest.values())
    return Row("flood-start", {"worst": f"{worst * 1e3:.1f}"}, {"start": slowest, "goal": GOAL})


async def _slowest_answer(port: int) -> float:
    """Return the seconds of the slowest of many requests to /livez, each on a connection of its own."""
    slowest, end = 0.0, time.perf_counter() + FIRST_SECONDS
    while (since := time.perf_counter()) < end:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"GET /livez HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n\r\n")
        await reader.read()
        writer.close()
        slowest = max(slowest, time.perf_counter() - since)
        await asyncio.sleep(0.01)
    return slowest


async def _measured(running: Served, tables: list[str], folder: Path) -> list[Row]:
    """Return a row for each kind of flood."""
    open_files()
    sessions = Sessions(Settings(data=folder).secret_key())
    cookies = [f"{COOKIE}={sessions.cookie(player)}" for player in "abcd"]
    await (await first_line(running.url)).close()
    delays, loads, lines = list[float](), list[Load](), list[Row]()
    async with collector_off():
        for table in tables[:TABLES]:
            loads.append(Load(delays))
            await loads[-1].sit(running.url + table, cookies)
        for kind in FLOODS:
            with _flooding(running.url + tables[-1], kind):
                await asyncio.sleep(SETTLE)
                delays.clear()
                spent = work_of(running.pid)
                await asyncio.sleep(MEASURE)
                lines.append(_row(kind, list(delays), (work_of(running.pid) - spent) / MEASURE))
        for load in loads:
            await load.leave()
    worst = max(line.figures["p99"] for line in lines)
    params = {"worst": f"{worst * 1e3:.1f}", "goal": f"{GOAL * 1e3:.0f}", "where": "within" if worst < GOAL else "beyond"}
    return [*lines, Row("flood-worst", params, {"worst": worst, "goal": GOAL})]


def _row(kind: str, delays: list[float], work: float) -> Row:
    p50, p99 = quantile(delays, 0.5), quantile(delays, 0.99)
    params = {
        "kind": kind.replace(" ", "_"), "actions": f"{len(delays):4}", "median": f"{p50 * 1e3:5.1f}",
        "p99": f"{p99 * 1e3:6.1f}", "work": f"{100 * work:.0f}",
    }  # fmt: skip
    figures = {
        "flood": kind, "actions": len(delays), "seconds": MEASURE, "median": p50, "p99": p99, "work": work,
    }  # fmt: skip
    return Row("flood", params, figures)


@contextmanager
def _flooding(url: str, kind: str) -> Iterator[None]:
    """Flood a table from a separate process until the block ends."""
    if kind == "nothing":
        yield
        return
    process = multiprocessing.get_context("spawn").Process(target=_floods, args=(url, *FLOODS[kind]), daemon=True)
    process.start()
    try:
        yield
    finally:
        process.terminate()
        process.join()


def _floods(url: str, first: bytes, frame: bytes) -> None:
    """Flood on all connections, forever."""
    logging.disable()  # websockets logs answers that it did not expect
    for number in range(LINES - 1):
        threading.Thread(target=_flood, args=(url, first, frame, number), daemon=True).start()
    _flood(url, first, frame, LINES - 1)


def _flood(url: str, first: bytes, frame: bytes, number: int) -> None:
    """Connect, send until the connection is closed, and reconnect."""
    chunk = frame * max(1, AT_ONCE // len(frame))
    while True:
        with suppress(OSError, WebSocketException):
            address = {"x-forwarded-for": f"203.0.113.{number}"}
            with connect(url, additional_headers=address, compression=None, ping_interval=None) as line, suppress(OSError):
                line.socket.sendall(first)
                while True:
                    line.socket.sendall(chunk)
        time.sleep(0.02)
