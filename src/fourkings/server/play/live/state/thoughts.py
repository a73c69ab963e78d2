"""The thoughts of a table that are under way: a hint for each seat at most, and the next action of a bot."""

from __future__ import annotations

import asyncio
from typing import Any, NamedTuple

from fourkings.rulebook.cards import Seat
from fourkings.server.play.live.state.readers import Reader


class Hinted(NamedTuple):
    """A hint in work: who asked for it, by which request, and the task that thinks."""

    reader: Reader
    request: str
    work: asyncio.Task[None]


class Thoughts:
    """What is thought while the table goes on. Each thought is about one version, and is dropped where that is past."""

    def __init__(self) -> None:
        self._hints: dict[Seat, Hinted] = {}
        self._next: tuple[int, asyncio.Task[Any]] | None = None

    def thinks_for(self, seat: Seat) -> bool:
        """True where a hint for that seat is in work."""
        return seat in self._hints

    def action_at(self, version: int) -> asyncio.Task[Any] | None:
        """The bot's action that is being found for that version."""
        return self._next[1] if self._next and self._next[0] == version else None

    # --- transitions ----------------------------------------------------------------------------------------------

    def hint(self, seat: Seat, reader: Reader, request: str, work: asyncio.Task[None]) -> None:
        """A hint for a seat is in work, till it is told."""
        self._hints[seat] = Hinted(reader, request, work)
        work.add_done_callback(lambda _: self._told(seat, work))

    def _told(self, seat: Seat, work: asyncio.Task[None]) -> None:
        if (hinted := self._hints.get(seat)) and hinted.work is work:
            del self._hints[seat]

    def drop_hints(self, reader: Reader | None = None) -> list[Hinted]:
        """Nobody waits any more for that reader's hints, or for any; those that were in work."""
        dropped = {seat: hint for seat, hint in self._hints.items() if reader is None or hint.reader is reader}
        for seat, hint in dropped.items():
            hint.work.cancel()
            del self._hints[seat]
        return list(dropped.values())

    def act(self, version: int, work: asyncio.Task[Any]) -> None:
        """The action of a bot is being found for that version."""
        self.drop_action()
        self._next = version, work

    def drop_action(self) -> None:
        """What a bot was to do is past."""
        if self._next:
            self._next[1].cancel()
        self._next = None
