"""The presence of people at a table: their connections, the people that are missed, and when the table may sleep."""

from __future__ import annotations

from collections.abc import Iterable
from math import inf
from typing import Final

from fourkings.table.runtime.state.readers import Readers

PING: Final = 5.0
"""Seconds between two questions whether those who play are still there."""
ANSWER: Final = 1.0
"""Seconds until it is looked whether they have answered."""
SILENT: Final = 6.0
"""Seconds without a word after which a line that does not answer is taken for dead."""


class Presence:
    """People are present who have a connection open that answers, to this server or another."""

    def __init__(self, readers: Readers, grace: float, idle: float, at: float) -> None:
        """`grace`: seconds until a missing person is taken for gone; `idle`: until a table without readers sleeps."""
        self._readers, self._idle = readers, idle
        self.grace = grace
        """Seconds until a person who is missed is taken for gone."""
        self._missed: dict[str, float] = {}
        self._told: frozenset[str] = frozenset()
        self.elsewhere: frozenset[str] = frozenset()
        """The people who are connected through other servers."""
        self.sleep_at = at + idle
        self._silent: frozenset[str] = frozenset()
        self._pinged_at = -inf
        self.listen_at = at
        """When it is time to `listen` again."""

    def includes(self, player: str) -> bool:
        """True for a person who is connected, to this server or another, and not silent."""
        return player in self._present

    @property
    def _present(self) -> set[str]:
        return (self._readers.players - self._silent) | self.elsewhere

    def changed(self, players: Iterable[str]) -> bool:
        """True where others of these people are present than when this was asked last."""
        before, self._told = self._told, frozenset(players) & self._present
        return before != self._told

    @property
    def deadlines(self) -> Iterable[float]:
        """When those who are missed are taken for gone."""
        return self._missed.values()

    # --- transitions ----------------------------------------------------------------------------------------------

    def expect(self, players: Iterable[str], at: float) -> None:
        """These people belong here: those who are missing have the table's grace, from when they were first missed."""
        until, present = at + self.grace, self._present
        self._missed = {player: self._missed.get(player, until) for player in players if player not in present}

    def listen(self, at: float) -> None:
        """Ask those who play for a sign of life every now and then, and hold those for silent who give none."""
        seated = [reader for reader, seat in self._readers.seats.items() if seat is not None]
        since = at - self._pinged_at
        unanswered = [reader for reader in seated if since >= ANSWER and reader.silence() > since]
        silent = {reader for reader in unanswered if reader.silence() >= SILENT}
        self._silent = frozenset(reader.player for reader in silent) - {
            reader.player for reader in seated if reader not in silent
        }
        if since >= PING:
            self._pinged_at = at
            for reader in seated:
                reader.ping()
        self.listen_at = at + ANSWER if since >= PING or unanswered else self._pinged_at + PING

    def take_gone(self, at: float) -> str | None:
        """A person whose grace is over by then, told once; None where there is none (any more)."""
        player = next((person for person, until in self._missed.items() if until <= at), None)
        if player is not None:
            del self._missed[player]
        return player

    def see_elsewhere(self, players: frozenset[str]) -> bool:
        """These people are connected through other servers; True where that has changed."""
        changed, self.elsewhere = players != self.elsewhere, players
        return changed

    def idle_from(self, at: float) -> None:
        """Somebody left at that time: the table stays awake a while longer."""
        self.sleep_at = at + self._idle

    def end(self, at: float) -> None:
        """Nothing goes on here any more: the table may sleep at once."""
        self.sleep_at = at
