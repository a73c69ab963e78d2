"""How soon an action is answered at ten tables of an evening, beside a hundred other tables that play on one server.

Four WebSocket clients play a card a second at each table. A delay is the time from a client's sending of a card until
the last of the four has read of it. Forty people enter the evening and play its first round. All of their phones, that of
the director and the screen on the wall ask for the evening every three seconds, as its pages do. The first row is of the
hundred tables alone, the second of them while people enter and the round starts. Clients and server share the machine.

Run: python -m research.figures.evening [OPTIONS]
"""

import asyncio
import tempfile
from pathlib import Path
from typing import Any, Final, NamedTuple

import httpx

from fourkings.bench.load import Load, quantile
from fourkings.bench.row import steps_a_second
from fourkings.bench.served import Served, served
from fourkings.bench.server import GOAL, collector_off, prepared
from fourkings.server.net.settings import Settings
from fourkings.server.realtime.sessions import COOKIE, Sessions
from fourkings.system import open_files
from research import command
from research.figures.machine import until_quiet

HEADING = "## An evening beside other tables"
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

    async def ask(self, person: int, method: str, path: str, **body: Any) -> dict[str, Any]:
        """Send a person's request and return the answer."""
        answer = await self._pages[person].request(method, f"/api/evenings{path}", json=body or None)
        answer.raise_for_status()
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


async def begun(phones: Phones) -> str:
    """Start an evening's first round: the first guest directs it, and all but the last two enter."""
    order = {"kind": "partners", "game": "400", "rounds": 2, "fill": ""}
    answer = await phones.ask(0, "POST", "", **order)
    evening, director = str(answer["evening"]), str(answer["director"])
    phones.watch(evening)
    await asyncio.gather(*(phones.ask(person, "PUT", f"/{evening}/me") for person in range(PEOPLE)))
    await phones.ask(0, "POST", f"/{evening}/rounds", director=director)
    return evening


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
        evening = await begun(phones)
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


def main() -> None:
    given = command.parser(__doc__, write=...).parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        tables = asyncio.run(prepared(folder, OTHERS))
        with served(folder) as running:
            until_quiet(running, folder)  # a first start compiles the bots
            rows = asyncio.run(measured(running, tables, folder))
    command.publish(section(rows), HEADING, given.write)


if __name__ == "__main__":
    main()
