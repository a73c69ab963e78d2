"""Tables with their events, and the names of people, in memory."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final

from fourkings.app.models import MAX_LISTED, OPENING_EVENTS, Person, Stored, Summary, VersionConflict


class MemoryTables:
    """`ports.Tables` in dictionaries."""

    def __init__(self) -> None:
        self._tables: Final = dict[str, Stored]()
        self._events: Final = dict[str, list[str]]()
        self._players: Final = dict[str, set[str]]()

    async def create(self, table: Stored, players: Iterable[str], lines: Sequence[str]) -> None:
        if table.id in self._tables:
            raise VersionConflict(f"table {table.id} is there already")
        self._tables[table.id] = table
        self._events[table.id] = list(lines)
        self._players[table.id] = set(players)

    async def append(self, table: str, event: str, summary: Summary, at: float) -> None:
        if summary.version != len(self._events.get(table, ())) + 1:
            raise VersionConflict(f"version {summary.version} of table {table} was written by somebody else")
        self._events[table].append(event)
        self._tables[table] = replace(self._tables[table], summary=summary, updated=at)

    async def set_pace(self, table: str, pace: str) -> None:
        self._tables[table] = replace(self._tables[table], pace=pace)

    async def get(self, table: str) -> Stored | None:
        return self._tables.get(table)

    async def events(self, table: str, after: int = 0) -> list[str]:
        return self._events.get(table, [])[after:]

    async def openings(self, wanted: Sequence[str]) -> dict[str, list[str]]:
        openings = {
            table: [line for line in self._events.get(table, ()) if line.startswith(OPENING_EVENTS)] for table in wanted
        }
        return {table: lines for table, lines in openings.items() if lines}

    async def of(self, player: str) -> list[Stored]:
        tables = (stored for stored in self._tables.values() if player in self._players[stored.id])
        return sorted(tables, key=lambda stored: (-stored.updated, stored.id))[:MAX_LISTED]

    async def players_of(self, table: str) -> list[str]:
        return sorted(self._players.get(table, ()))

    async def companions(self, player: str) -> dict[str, list[str]]:
        """Return nobody: one person has a store in memory."""
        return {}

    async def delete(self, table: str) -> None:
        for rows in (self._tables, self._events, self._players):
            rows.pop(table, None)


class MemoryPeople:
    """`ports.People` in a dictionary."""

    def __init__(self) -> None:
        self._people: Final = dict[str, Person]()

    async def get(self, player: str) -> Person | None:
        return self._people.get(player)

    async def names(self, players: Iterable[str]) -> dict[str, str]:
        return {player: self._people[player].name for player in players if player in self._people}

    async def remember(self, player: str, person: Person, at: float) -> None:
        self._people[player] = person


class MemorySeals:
    """Sealed secrets of one person."""

    def __init__(self) -> None:
        self._secrets: Final = dict[str, bytes]()

    async def add(self, player: str, seal: str, secret: bytes, at: float) -> None:
        """Store a secret under its seal."""
        self._secrets[seal] = secret

    async def take(self, player: str, seal: str) -> bytes | None:
        """Return and remove the secret of a seal; None if there is none."""
        return self._secrets.pop(seal, None)
