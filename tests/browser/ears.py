"""What a page was told and what it asked for, heard on the wire: every message of every connection it had, in order."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, WebSocket

Letter = dict[str, Any]


class Ears:
    """Both sides of a page's lines to tables, through reloads and lost lines: `lines` holds what came, one list a line."""

    def __init__(self, page: Page) -> None:
        self.lines: list[list[Letter]] = []
        self.asked: dict[str, Letter] = {}
        page.on("websocket", self._opened)

    def _opened(self, socket: WebSocket) -> None:
        heard: list[Letter] = []
        self.lines.append(heard)
        socket.on("framereceived", lambda text: heard.append(json.loads(text)))
        socket.on("framesent", lambda text: self._said(json.loads(text)))

    def _said(self, letter: Letter) -> None:
        if "id" in letter:
            self.asked[letter["id"]] = letter

    @property
    def told(self) -> list[Letter]:
        """Every update that told of a fact, or of the whole table at its match."""
        return [letter for line in self.lines for letter in line if letter["type"] in ("event", "snapshot")]

    @property
    def seat(self) -> int | None:
        """Where the page's person sits."""
        return next((letter["seat"] for letter in self.told if letter["type"] == "snapshot"), None)

    @property
    def last(self) -> Letter:
        """The update with the highest version."""
        return max(self.told, key=lambda letter: letter["version"], default={"version": 0, "now": None, "result": None})

    def without_gaps(self) -> None:
        """On each line facts follow one another, from the version where the line began or from a whole table on."""
        for line in self.lines:
            at = None
            for letter in line:
                if letter["type"] not in ("event", "snapshot"):
                    continue
                if letter["type"] == "event" and at is not None:
                    assert letter["version"] == at + 1, (at, letter)
                assert at is None or letter["version"] >= at, (at, letter)
                at = letter["version"]

    def acknowledged(self) -> dict[int, Letter]:
        """What was asked for here and answered with a fact, by its version."""
        answered = {one["answers"]: one["version"] for one in self.told if one["type"] == "event" and one["answers"]}
        return {version: self.asked[name] for name, version in answered.items()}
