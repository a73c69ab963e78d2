"""A page without a server, as its worker moves it: what is asked, told and kept."""

import itertools
import json
import random
from typing import Any

from fourkings.app import jobs
from fourkings.browser import Backend
from fourkings.puzzles.shipped import entries_file, entries_json, lines, puzzles_file
from fourkings.rulebook.games import GAMES
from fourkings.table.protocol import PROTOCOL

WALL = 1_800_000_000.0
SHORT: dict[str, dict[str, Any]] = {"quarante": {"target": 10}, "400": {"target": 11}}
MAX_STEPS = 20_000


class Page:
    """What a worker of the browser does: it sets the clock, keeps what is to be kept, and hears what is said."""

    def __init__(self, before: "Page | None" = None) -> None:
        """`before`: a page of the same browser that was closed."""
        self.house, self.at = Backend(), 5.0
        self.kept: dict[str, dict[str, Any]] = dict(before.kept) if before else {}
        self.rows: dict[tuple[str | int, ...], Any] = dict(before.rows) if before else {}
        self.fetched: list[str] = []
        self.said: dict[int, list[dict[str, Any]]] = {}
        self.closed: dict[int, int] = {}
        self.wake: float | None = None
        self.work: str | None = None
        self._ids = itertools.count()
        for head in self.kept.values():
            self.house.restore(json.dumps(head))
        self.house.restore_rows(json.dumps([*self.rows.items()]))

    def call(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        given = "" if body is None else json.dumps(body)
        answer = json.loads(self.house.call(method, path, given, self.at, WALL))
        while "status" not in answer:
            if "missing" in answer:
                self.house.give(answer["missing"], self.file(answer["missing"]))
            else:
                self.house.thought(answer["work"], jobs.run(answer["work"]), WALL)
            answer = json.loads(self.house.call(method, path, given, self.at, WALL))
        self.take()
        text = answer["body"]
        return answer["status"], text if text.startswith("<!") else json.loads(text) if text else None

    def file(self, name: str) -> str:
        self.fetched.append(name)
        texts = {puzzles_file(game): "\n".join(lines(game).values()) for game in GAMES.own}
        return texts[name] if name in texts else {entries_file(game): entries_json(game) for game in GAMES.own}[name]

    def hear(self, line: int, table: str, kind: str, **fields: Any) -> dict[str, Any]:
        request = {"type": kind, **fields}
        if kind == "hello":
            request = {"protocol": PROTOCOL, "since": 0} | request
        elif kind != "ping":
            request["id"] = f"r{next(self._ids)}"
        self.house.hear(line, table, json.dumps(request), self.at, WALL)
        self.take()
        return self.said[line][-1]

    def take(self) -> None:
        news = json.loads(self.house.drain(WALL))
        for row in news["kept"]:
            head, first = row["table"], row["first"]
            events = self.kept.get(head["id"], {}).get("events", [])
            assert len(events) == first - 1, "a fact was lost or is told twice"
            self.kept[head["id"]] = {**head, "events": [*events, *row["events"]]}
        for table in news["dropped"]:
            del self.kept[table]
        for key, row in news["rows"]:
            self.rows[tuple(key)] = row
            if row is None:
                del self.rows[tuple(key)]
        for line, text in news["said"]:
            self.said.setdefault(line, []).append(json.loads(text))
        self.closed.update(dict(news["closed"]))
        self.wake, self.work = news["wake"], news["work"] or self.work

    def sleep(self) -> None:
        assert self.wake is not None
        self.at = max(self.at, self.wake)
        self.house.wake(self.at, WALL)
        self.take()

    def think(self) -> bool:
        if self.work is None:
            return False
        work, self.work = self.work, None
        self.house.thought(work, jobs.run(work), WALL)
        self.take()
        return True

    def legal(self, line: int) -> list[str]:
        now = next(update["deal"] for update in reversed(self.said[line]) if "deal" in update)
        return now["legal"] if now else []

    def version(self, line: int) -> int:
        return next(update["version"] for update in reversed(self.said[line]) if "version" in update)

    def play(self, table: str, line: int, dice: random.Random, steps: int = MAX_STEPS) -> bool:
        for _ in range(steps):
            if self.kept[table]["summary"][3]:
                return True
            if self.legal(line):
                action = dice.choice(self.legal(line))
                answer = self.hear(line, table, "act", version=self.version(line), action=action)
                assert answer["type"] != "refused", answer
            elif self.wake is not None:
                self.sleep()
            else:
                self.hear(line, table, "deal")
        return False


def begun(game: str) -> tuple[Page, str]:
    page = Page()
    order = {"game": game, "options": SHORT.get(game, {}), "pace": "quick"}
    status, answer = page.call("POST", "/api/tables", order)
    assert status == 201, answer
    page.hear(1, answer["table"], "hello")
    return page, answer["table"]


def over(game: str = "quarante") -> tuple[Page, str]:
    """Return a page with a finished match, and its table."""
    page, table = begun(game)
    assert page.play(table, 1, random.Random(11))
    return page, table
