"""The host of a table: the part that keeps its facts, thinks for its bots, and knows the names of people."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Protocol

from fourkings.rulebook.game import Action
from fourkings.table.runtime.refusals import NotGranted
from fourkings.table.runtime.state import BotJob, Change


class TablePorts(Protocol):
    """What a table asks of its host. What waits may wait as its host does: a host in memory waits for nothing."""

    @property
    def owns(self) -> bool:
        """True where what moves by itself is for this host to move."""

    async def append(self, change: Change, due: float | None) -> None:
        """Keep a fact; it holds once this returns. `due`: when a slow game moves by itself, in seconds since 1970."""

    async def write_pace(self, pace: str) -> None:
        """Keep how fast the bots play."""

    async def change_at(self, version: int) -> Change:
        """The change that brought about a version of long ago."""

    async def names(self, players: Iterable[str]) -> Mapping[str, str]:
        """The names of these people; those who told none are left out."""

    def start(self, thought: BotJob) -> None:
        """Begin a thought."""

    def is_ready(self, thought: BotJob) -> bool:
        """True where the action can be had now, if need be by waiting for it."""

    async def result(self, thought: BotJob) -> tuple[Action, str]:
        """The action of a bot, and the bot that found it, with its version."""

    def cancel(self, thought: BotJob) -> None:
        """A thought is past: nobody waits for it."""

    def count_refusal(self, why: NotGranted) -> None:
        """A request was refused."""
