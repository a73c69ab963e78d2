"""What a page was told and what it asked for, heard on the wire: every message of every connection it had, in order."""

import json
from typing import Any

from playwright.sync_api import Page, WebSocket

Update = dict[str, Any]


class Ears:
    """Both sides of a page's lines to tables, through reloads and lost lines: `lines` holds what came, one list a line."""

    def __init__(self, page: Page) -> None:
        self.lines: list[list[Update]] = []
        self.asked: dict[str, Update] = {}
        page.on("websocket", self._opened)

    def _opened(self, socket: WebSocket) -> None:
        heard: list[Update] = []
        self.lines.append(heard)
        socket.on("framereceived", lambda text: heard.append(json.loads(text)))
        socket.on("framesent", lambda text: self._said(json.loads(text)))

    def _said(self, update: Update) -> None:
        if "id" in update:
            self.asked[update["id"]] = update

    @property
    def updates(self) -> list[Update]:
        return [update for line in self.lines for update in line if update["type"] in ("event", "snapshot")]

    @property
    def seat(self) -> int | None:
        return next((update["seat"] for update in self.updates if update["type"] == "snapshot"), None)

    @property
    def last(self) -> Update:
        return max(self.updates, key=lambda update: update["version"], default={"version": 0, "deal": None, "result": None})

    def without_gaps(self) -> None:
        """On each line events follow one another, from the version where the line began or from a whole table on."""
        for line in self.lines:
            at = None
            for update in line:
                if update["type"] not in ("event", "snapshot"):
                    continue
                if update["type"] == "event" and at is not None:
                    assert update["version"] == at + 1, (at, update)
                assert at is None or update["version"] >= at, (at, update)
                at = update["version"]

    def acknowledged(self) -> dict[int, Update]:
        """What was asked for here and answered with a fact, by its version."""
        answered = {
            update["answers"]: update["version"]
            for update in self.updates
            if update["type"] == "event" and update["answers"]
        }
        return {version: self.asked[name] for name, version in answered.items()}
