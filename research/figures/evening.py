"""How soon an action is answered at ten tables of an evening, beside a hundred other tables that play on one server.

Four WebSocket clients play a card a second at each table. A delay is the time from a client's sending of a card until
the last of the four has read of it. Forty people enter the evening and play its first round. All of their phones, that of
the director and the screen on the wall ask for the evening every three seconds, as its pages do. The first row is of the
hundred tables alone, the second of them while people enter and the round starts. Clients and server share the machine.

With `--forty`, four evenings of forty people play instead, at forty tables in all, and the four directors do one thing
after the other. At the end the server is killed in mid-round and started again: nothing that a client had received may be
missing.

Run: python -m research.figures.evening [OPTIONS]
"""

import asyncio
import itertools
import os
import signal
import tempfile
import time
from collections import defaultdict
from pathlib import Path
from typing import Any, Final, NamedTuple

import httpx
from websockets.asyncio.client import connect

from fourkings.bench.load import Load, first_line, quantile
from fourkings.bench.row import steps_a_second
from fourkings.bench.served import Served, served
from fourkings.bench.server import GOAL, collector_off, prepared
from fourkings.sanitize import read_json
from fourkings.server.net.settings import Settings
from fourkings.server.realtime.sessions import COOKIE, Sessions
from fourkings.system import open_files, work_of
from research import command
from research.figures.machine import until_quiet

HEADING = "## An evening beside other tables"
FORTY = "## Forty tables of four evenings"
EVENINGS: Final = 4
"""Evenings at once with `--forty`, as many as give forty tables."""
CORRECTED: Final = 4
"""Tables of the first round whose results directors enter by hand."""
PAUSE: Final = 0.5
"""Seconds from one thing that a director does to the next."""
PATIENT: Final = 1.0
"""Seconds within which a director's action is to be answered, 19 times of 20."""
PEOPLE: Final = 40
OTHERS: Final = 100
"""Tables beside those of the evening."""
BEAT: Final = 3.0
"""Seconds between two looks of a page at its evening."""
SETTLE, MEASURE = 5.0, 60.0
"""Seconds before measuring, and of measuring."""


class Row(NamedTuple):
    """A row of the table: which tables, when, and the delays of their actions in seconds."""

    tables: str
    when: str
    delays: list[float]


class Phones:
    """The pages of all people, which poll the evening."""

    def __init__(self, url: str, cookies: list[str]) -> None:
        self._pages = [httpx.AsyncClient(base_url=url, headers={"cookie": cookie}, timeout=60) for cookie in cookies]
        self._tasks: list[asyncio.Task[None]] = []
        self.delays = defaultdict[str, list[float]](list)  #: of answers, by what was asked for

    async def ask(self, person: int, method: str, path: str, **body: Any) -> dict[str, Any]:
        """Send a person's request and return the answer."""
        begun = time.perf_counter()
        answer = await self._pages[person].request(method, f"/api/evenings{path}", json=body or None)
        answer.raise_for_status()
        what = path.rpartition("/")[2] if body else ""
        self.delays[f"{method} {'table' if what.isdigit() else what}"].append(time.perf_counter() - begun)
        view: dict[str, Any] = answer.json()
        return view

    def watch(self, evening: str) -> None:
        """Poll from now on with all pages, spread over a beat."""
        for person in range(len(self._pages)):
            self._tasks.append(asyncio.create_task(self._watch(person, evening)))

    async def _watch(self, person: int, evening: str) -> None:
        await asyncio.sleep(BEAT * person / len(self._pages))
        while True:
            await self.ask(person, "GET", f"/{evening}")
            await asyncio.sleep(BEAT)

    async def close(self) -> None:
        """Stop polling; raise any error of a page."""
        for task in self._tasks:
            if task.done():
                task.result()
            task.cancel()
        for page in self._pages:
            await page.aclose()


async def begun(phones: Phones) -> tuple[str, str]:
    """Start an evening's first round: the first guest directs it, and all but the last two enter.

    Returns the evening and its director's token.
    """
    order = {"kind": "partners", "game": "400", "rounds": 2, "fill": ""}
    answer = await phones.ask(0, "POST", "", **order)
    evening, director = str(answer["evening"]), str(answer["director"])
    phones.watch(evening)
    await asyncio.gather(*(phones.ask(person, "PUT", f"/{evening}/me") for person in range(PEOPLE)))
    await phones.ask(0, "POST", f"/{evening}/rounds", director=director)
    return evening, director


async def seats(phones: Phones, evening: str) -> dict[str, list[int]]:
    """Return the tables of the round by id, each with its players."""
    seated: dict[str, list[int]] = {}
    for person in range(PEOPLE):
        view = await phones.ask(person, "GET", f"/{evening}")
        mine = next(table for table in view["rounds"][-1]["tables"] if view["me"] in table["seats"])
        seated.setdefault(mine["table"], []).append(person)
    return seated


async def measured(running: Served, tables: list[str], folder: Path) -> list[Row]:
    """Measure the other tables alone and as the evening begins, and all tables during its round."""
    open_files()
    sessions = Sessions(Settings(data=folder).secret_key())
    guests = [f"{COOKIE}={sessions.cookie(f'guest{number}')}" for number in range(PEOPLE + 2)]
    strangers = [f"{COOKIE}={sessions.cookie(player)}" for player in "abcd"]
    phones = Phones(running.url.replace("ws://", "http://").removesuffix("/ws/"), guests)
    theirs, own, loads = list[float](), list[float](), list[Load]()

    async def play(table: str, cookies: list[str], delays: list[float]) -> None:
        loads.append(Load(delays))
        await loads[-1].sit(running.url + table, cookies)

    async with collector_off():
        for table in tables:
            await play(table, strangers, theirs)
        await asyncio.sleep(SETTLE)
        theirs.clear()
        await asyncio.sleep(MEASURE)
        rows = [Row(f"{OTHERS} others", "before the evening", theirs.copy())]
        theirs.clear()
        evening, _ = await begun(phones)
        await asyncio.sleep(BEAT)
        rows.append(Row(f"{OTHERS} others", f"{PEOPLE} people enter, the round starts", theirs.copy()))
        for table, people in (await seats(phones, evening)).items():
            await play(table, [guests[person] for person in people], own)
        await asyncio.sleep(SETTLE)
        theirs.clear()
        own.clear()
        await asyncio.sleep(MEASURE)
        rows.append(Row(f"{OTHERS} others", "in the round", theirs.copy()))
        rows.append(Row(f"{PEOPLE // 4} of the evening", "in the round", own.copy()))
        for load in loads:
            await load.leave()
    await phones.close()
    if sum(load.wrong for load in loads):
        raise RuntimeError("the server refused a request")
    return rows


def section(rows: list[Row]) -> str:
    lines = [
        f"| {row.tables} | {row.when} | {len(row.delays):,} | {1e3 * quantile(row.delays, 0.5):.1f} | "
        f"{1e3 * quantile(row.delays, 0.99):.1f} |"
        for row in rows
    ]
    return "\n".join([
        HEADING, "",
        f"{command.machine()}: `python -m research.figures.evening`.",
        f"Core {steps_a_second() / 1e6:.1f} million. Four clients a table play a card a second between them, and",
        f"{PEOPLE + 2} pages look at the evening every {BEAT:.0f} seconds. p99 is to be below {1e3 * GOAL:.0f} ms.",
        "", "| tables | when | actions | p50 (ms) | p99 (ms) |", "|---|---|---|---|---|", *lines, "",
    ])  # fmt: skip


# --- forty tables -------------------------------------------------------------------------------------------------


class Night(NamedTuple):
    """What was measured of forty tables: the delays of actions at them, and of the directors' by what they did."""

    played: list[float]
    directed: dict[str, list[float]]
    share: float  # of a core, that the server took
    down: float  # seconds from the kill until the server answered again
    tables: int  # which went on from the version that their clients had received


async def forty(folder: Path) -> Night:
    """Let four evenings play, each led by its director; then kill the server in mid-round and start it again."""
    open_files()
    sessions = Sessions(Settings(data=folder).secret_key())
    delays, loads, seated = list[float](), dict[str, Load](), dict[str, str]()
    cookies = [
        [f"{COOKIE}={sessions.cookie(f'guest{number} {person}')}" for person in range(PEOPLE + 2)]
        for number in range(EVENINGS)
    ]
    readers, directed = list[asyncio.Task[None]](), defaultdict[str, list[float]](list)
    async with collector_off():
        with served(folder) as running:
            until_quiet(running, folder)
            url = running.url.replace("ws://", "http://").removesuffix("/ws/")
            rooms = [Phones(url, each) for each in cookies]
            led = []
            for phones, own in zip(rooms, cookies, strict=True):
                led.append(await begun(phones))
                await _first_round(phones, *led[-1])
                for table, people in (await seats(phones, led[-1][0])).items():
                    loads[table], seated[table] = Load(delays), own[people[0]]
                    readers += await loads[table].sit(running.url + table, [own[person] for person in people])
            await asyncio.sleep(SETTLE)
            delays.clear()
            spent, until = work_of(running.pid), time.perf_counter() + MEASURE
            await asyncio.gather(*(_direct(phones, *names, until) for phones, names in zip(rooms, led, strict=True)))
            share = (work_of(running.pid) - spent) / MEASURE
            for phones, (what, path) in itertools.product(rooms, DIRECTED.items()):
                directed[what] += phones.delays[path]
            played, wrong = delays.copy(), sum(load.wrong for load in loads.values())
            versions = [
                (await phones.ask(0, "GET", f"/{name}"))["version"] for phones, (name, _) in zip(rooms, led, strict=True)
            ]
            for phones in rooms:
                await phones.close()
            os.kill(running.pid, signal.SIGKILL)
            killed = time.perf_counter()
            await asyncio.gather(*readers, return_exceptions=True)
        with served(folder) as running:
            await (await first_line(running.url)).close()
            down = time.perf_counter() - killed
            again = Phones(running.url.replace("ws://", "http://").removesuffix("/ws/"), [own[0] for own in cookies])
            for at, (name, _) in enumerate(led):
                if (await again.ask(at, "GET", f"/{name}"))["version"] < versions[at]:
                    raise RuntimeError("an evening has lost an event")
            await again.close()
            kept = 0
            for table, load in loads.items():
                kept += await _version(running.url + table, seated[table]) >= load.version
    if wrong:
        raise RuntimeError("the server refused a request")
    return Night(played, directed, share, down, kept)


async def _version(url: str, cookie: str) -> int:
    """Return the version of a table as it is shown to a player."""
    async with connect(url, additional_headers={"cookie": cookie}, compression=None) as line:
        await line.send('{"type":"hello","protocol":2}')
        return int(read_json(str(await line.recv()))["version"])


DIRECTED: Final = {
    "look at the evening": "GET ",
    "start a round": "POST rounds",
    "close a table": "POST abandon",
    "enter a result": "PUT table",
    "add time": "POST time",
    "name the evening": "PUT about",
}
"""What a director does while all tables play, and the requests for it."""


async def _direct(phones: Phones, evening: str, director: str, until: float) -> None:
    """Do one thing after the other as a director until a time."""
    for number in itertools.count():
        if time.perf_counter() > until:
            break
        await phones.ask(0, "POST", f"/{evening}/time", director=director, seconds=60)
        await asyncio.sleep(PAUSE)
        await phones.ask(0, "PUT", f"/{evening}/about", director=director, name=f"Evening {number}")
        await asyncio.sleep(PAUSE)


async def _first_round(phones: Phones, evening: str, director: str) -> None:
    """End the first round by hand, so that there are standings, and start the second."""
    for table in range(PEOPLE // 4):
        await phones.ask(0, "POST", f"/{evening}/tables/{table}/abandon", director=director, reason="too late")
    for table in range(CORRECTED):
        sheet = {"scores": [40 + table, 1, 2, 3], "reason": "played elsewhere", "insist": True}
        await phones.ask(0, "PUT", f"/{evening}/rounds/0/tables/{table}", director=director, **sheet)
    await phones.ask(0, "POST", f"/{evening}/rounds", director=director)


def section_of_forty(night: Night) -> str:
    """Return the section of forty tables."""
    tables, rows = EVENINGS * PEOPLE // 4, list[str]()
    for what, delays in (*night.directed.items(), ("a card, until all four read of it", night.played)):
        figures = (quantile(delays, 0.5), quantile(delays, 0.95), max(delays))
        rows.append(f"| {what} | {len(delays):,} | {' | '.join(f'{1e3 * figure:,.0f}' for figure in figures)} |")
    return "\n".join([
        FORTY, "",
        f"{command.machine()}: `python -m research.figures.evening --forty`.",
        f"{EVENINGS} evenings of {PEOPLE} people play at {tables} tables of one server process, a card a second at each.",
        f"All phones look at their evening every {BEAT:.0f} seconds, and each director does something twice a second.",
        f"95 % of what directors do is due within {1e3 * PATIENT:,.0f} ms. The server took {night.share:.0%} of a core.",
        "A load far above 2 means that other work had the cores meanwhile, and delays are no measure of the server.",
        "", "| what | times | median (ms) | 95 % (ms) | longest (ms) |", "|---|---|---|---|---|", *rows, "",
        f"Killed in mid-round, the server answered again after {night.down:.1f} s. {night.tables} of {tables} tables had",
        "every card that a client had read, and the evenings all their events.", "",
    ])  # fmt: skip


def main() -> None:
    given = command.parser(__doc__, forty=False, write=...).parse_args()
    if given.forty:
        with tempfile.TemporaryDirectory() as name:
            command.publish(section_of_forty(asyncio.run(forty(Path(name)))), FORTY, given.write)
        return
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        tables = asyncio.run(prepared(folder, OTHERS))
        with served(folder) as running:
            until_quiet(running, folder)  # a first start compiles the bots
            rows = asyncio.run(measured(running, tables, folder))
    command.publish(section(rows), HEADING, given.write)


if __name__ == "__main__":
    main()
