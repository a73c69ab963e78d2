"""The cost of thinking bots for others: four people a table, a card a second each, before and while 20 tables think.

The thinking tables have one person, who plays at once, and three strong bots at the quick pace. The rows say how many of
the bots' actions were strong's own: the careful bot answers if strong is late.
"""

import asyncio
import json
import tempfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from fourkings.bench.load import Load, first_line, quantile
from fourkings.bench.row import Row
from fourkings.bench.served import served
from fourkings.rulebook.games import GAMES, rules
from fourkings.sanitize import read_json
from fourkings.server.db import Store
from fourkings.server.net.settings import Settings
from fourkings.server.realtime.sessions import COOKIE, Sessions
from fourkings.server.realtime.tables import Tables
from fourkings.system import open_files
from fourkings.table.match import Participant

WATCHED, THINKING = 20, 20  #: tables whose delays are measured, and tables that think
WARM, SETTLE, MEASURE = 60.0, 3.0, 15.0  #: seconds for the workers to get ready, before measuring, and of measuring


class Bots:
    """A person against three bots: plays at once, and counts which bots acted."""

    def __init__(self, acted: Counter[str]) -> None:
        self._acted = acted

    async def sit(self, url: str, cookie: str) -> asyncio.Task[None]:
        line = await connect(url, additional_headers={"cookie": cookie}, compression=None, ping_interval=None)
        await line.send('{"type":"hello","protocol":2}')
        return asyncio.create_task(self._play(line))

    async def _play(self, line: ClientConnection) -> None:
        async for text in line:
            update: dict[str, Any] = read_json(text)
            for event in update.get("happened", ()):
                if event["bot"] and event["what"] in ("played", "said"):
                    self._acted[event["bot"]] += 1
            now = update.get("deal")
            if now is None or update.get("result"):
                continue
            request: dict[str, Any] = {"id": f"v{update['version']}"}
            if now["stage"] == "done":
                await line.send(json.dumps(request | {"type": "deal"}))
            elif now["legal"]:
                played = {"type": "act", "version": update["version"], "action": now["legal"][-1]}
                await line.send(json.dumps(request | played))


def bench() -> Iterator[Row]:
    """Measure delays of tables of people, before and while tables of bots think."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        people, bots = asyncio.run(_prepared(folder))
        with served(folder) as running:
            yield from asyncio.run(_measured(running.url, people, bots, folder))


async def _prepared(folder: Path) -> tuple[list[str], list[str]]:
    """Create tables of four people, and tables of one person and three strong bots, of all games."""
    settings = Settings(data=folder)
    store = Store(settings.url)
    tables, games = Tables(store, settings), list(GAMES.own.values())
    four = [Participant(name, name, "chance") for name in "abcd"]
    alone = [four[0], *(Participant(name, None, "strong") for name in "xyz")]
    people = [await tables.create_match(rules(GAMES["jeu-du-roi"]), four, "calm") for _ in range(WATCHED)]
    bots = [await tables.create_match(rules(games[number % len(games)]), alone, "quick") for number in range(THINKING)]
    store.close()
    return people, bots


async def _measured(url: str, people: list[str], bots: list[str], folder: Path) -> list[Row]:
    open_files()
    sessions = Sessions(Settings(data=folder).secret_key())
    cookies = [f"{COOKIE}={sessions.cookie(player)}" for player in "abcd"]
    delays, acted, lines = list[float](), Counter[str](), list[Row]()
    tasks: list[asyncio.Task[None]] = []
    await (await first_line(url)).close()
    await asyncio.sleep(WARM)
    for table in people:
        tasks += await Load(delays).sit(url + table, cookies)
    for more in ([], bots):
        for table in more:
            tasks.append(await Bots(acted).sit(url + table, cookies[0]))
        await asyncio.sleep(SETTLE)
        delays.clear()
        acted.clear()
        await asyncio.sleep(MEASURE)
        p50, p99 = quantile(delays, 0.5), quantile(delays, 0.99)
        own = acted.total() and 100 * sum(count for bot, count in acted.items() if bot.startswith("strong")) / acted.total()
        params = {
            "tables": f"{WATCHED}", "thinking": f"{len(more)}", "median": f"{p50 * 1e3:5.1f}", "p99": f"{p99 * 1e3:6.1f}",
            "acted": f"{acted.total() / MEASURE:4.0f}", "own": f"{own:.0f}",
        }  # fmt: skip
        figures = {
            "people": WATCHED, "thinking": len(more), "median": p50, "p99": p99, "bots": acted.total(), "own": own / 100,
            "seconds": MEASURE,
        }  # fmt: skip
        lines.append(Row("thinking", params, figures))
    for task in tasks:
        task.cancel()
    return lines
