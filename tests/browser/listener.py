"""A page for somebody who hears it: roles, names and announcements by keyboard; and every message on the wire."""

import json
import re
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from playwright.sync_api import Page, WebSocket

from browser import script
from browser.conftest import PATIENCE

KEEP = script("keep")
"""Keep all that the page says from the beginning on."""
POLL = 50
Answer = TypeVar("Answer")


@dataclass(frozen=True)
class Part:
    role: str
    name: str
    inside: tuple[str, ...]
    disabled: bool
    focused: bool
    node: int


class Listener:
    """Somebody before a page that is still blank: it is asked for nothing but its accessibility tree."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._session = page.context.new_cdp_session(page)
        page.add_init_script(KEEP)

    def tree(self) -> list[Part]:
        """Everything that has a role and is told, from the top to the end."""
        nodes = {node["nodeId"]: node for node in self._session.send("Accessibility.getFullAXTree")["nodes"]}
        parts: list[Part] = []

        def walk(node: dict[str, Any], inside: tuple[str, ...]) -> None:
            name = node.get("name", {}).get("value", "")
            if not node["ignored"]:
                says = {row["name"]: row["value"].get("value") for row in node.get("properties", ())}
                role, backend = node["role"]["value"], node.get("backendDOMNodeId", 0)
                parts.append(Part(role, name, inside, bool(says.get("disabled")), bool(says.get("focused")), backend))
                inside = (*inside, name) if name else inside
            for child in node.get("childIds", ()):
                if child in nodes:
                    walk(nodes[child], inside)

        walk(next(node for node in nodes.values() if "parentId" not in node), ())
        return parts

    def parts(self, role: str, name: str = "", inside: str = "") -> list[Part]:
        return [
            part
            for part in self.tree()
            if part.role == role and not part.disabled and name in (part.name, "") and (not inside or inside in part.inside)
        ]

    def wait(self, role: str, name: str = "", inside: str = "") -> Part:
        return self.until(lambda: self.parts(role, name, inside), f"{role} “{name}” in “{inside}”")[0]

    def until(self, ask: Callable[[], Answer], what: str) -> Answer:
        end = time.monotonic() + PATIENCE / 1000
        while not (answer := ask()):
            if time.monotonic() > end:
                raise AssertionError(f"no {what}; heard: {self.heard()[-5:]}; there is: {self.tree()}")
            self._page.wait_for_timeout(POLL)
        return answer

    def heard(self, since: int = 0) -> list[str]:
        return list(self._page.evaluate("since => window.transcript.slice(since)", since))

    def hear(self, pattern: re.Pattern[str], since: int = 0) -> list[str]:
        return self.until(
            lambda: lines if any(map(pattern.search, lines := self.heard(since))) else [], f"word like {pattern.pattern}"
        )

    def focused(self) -> Part:
        return next(part for part in reversed(self.tree()) if part.focused)

    def press(self, part: Part) -> None:
        """Go there and press Enter, as a screen reader does."""
        self._session.send("DOM.focus", {"backendNodeId": part.node})
        self._page.keyboard.press("Enter")


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
        answered = {
            update["answers"]: update["version"]
            for update in self.updates
            if update["type"] == "event" and update["answers"]
        }
        return {version: self.asked[name] for name, version in answered.items()}
