"""The thoughts of a table that are under way: a hint for each seat at most, and the next action of a bot."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from fourkings.rulebook.cards import Seat
from fourkings.table.runtime.state.readers import Reader
from fourkings.views import View


@dataclass(frozen=True, slots=True, eq=False)
class BotJob:
    """To be thought about one version of a table: an action of that bot, or (None) a hint. Each is itself alone."""

    version: int
    seat: Seat
    view: View
    seed: int
    bot: str | None = None


class Hinted(NamedTuple):
    """A hint in work: who asked for it, by which request, and the thought."""

    reader: Reader
    request: str
    thought: BotJob


class BotJobs:
    """What is thought while the table goes on. Each thought is about one version, and is dropped where that is past."""

    def __init__(self) -> None:
        self._hints: dict[Seat, Hinted] = {}
        self._next: BotJob | None = None

    def thinks_for(self, seat: Seat) -> bool:
        """True where a hint for that seat is in work."""
        return seat in self._hints

    def action_at(self, version: int) -> BotJob | None:
        """The bot's action that is being found for that version."""
        return self._next if self._next and self._next.version == version else None

    # --- transitions ----------------------------------------------------------------------------------------------

    def hint(self, reader: Reader, request: str, thought: BotJob) -> None:
        """A hint is in work, till it is told."""
        self._hints[thought.seat] = Hinted(reader, request, thought)

    def take_hint(self, thought: BotJob) -> Hinted | None:
        """A hint is found, or failed: who waits for it; None where nobody does any more."""
        hinted = self._hints.get(thought.seat)
        return self._hints.pop(thought.seat) if hinted and hinted.thought is thought else None

    def drop_hints(self, reader: Reader | None = None) -> list[Hinted]:
        """Nobody waits any more for that reader's hints, or for any; those that were in work."""
        dropped = [hinted for hinted in self._hints.values() if reader is None or hinted.reader is reader]
        for hinted in dropped:
            del self._hints[hinted.thought.seat]
        return dropped

    def act(self, thought: BotJob) -> None:
        """The action of a bot is being found."""
        self._next = thought

    def drop_action(self) -> BotJob | None:
        """What a bot was to do is past; the thought that was in work."""
        dropped, self._next = self._next, None
        return dropped
