"""Tables with their facts, and the names of people, in memory."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final

from fourkings.app.models import MAX_LISTED, OPENING_FACTS, Person, Stored, Summary, VersionConflict


class MemoryTables:
    """Tables by id, each with its log and its people."""

    def __init__(self) -> None:
        self._tables: Final = dict[str, Stored]()
        self._facts: Final = dict[str, list[str]]()
        self._players: Final = dict[str, set[str]]()

    async def create(self, table: Stored, players: Iterable[str], lines: Sequence[str]) -> None:
        """A new table with its first facts, from version 1 on."""
        if table.id in self._tables:
            raise VersionConflict(f"table {table.id} is there already")
        self._tables[table.id] = table
        self._facts[table.id] = list(lines)
        self._players[table.id] = set(players)

    async def append(self, table: str, fact: str, summary: Summary, at: float) -> None:
        """Append the next fact of a table. Raises `VersionConflict` if that version exists already."""
        if summary.version != len(self._facts.get(table, ())) + 1:
            raise VersionConflict(f"version {summary.version} of table {table} was written by somebody else")
        self._facts[table].append(fact)
        self._tables[table] = replace(self._tables[table], summary=summary, updated=at)

    async def set_pace(self, table: str, pace: str) -> None:
        """How fast the bots play there from now on."""
        self._tables[table] = replace(self._tables[table], pace=pace)

    async def get(self, table: str) -> Stored | None:
        """The table of that id."""
        return self._tables.get(table)

    async def facts(self, table: str, after: int = 0) -> list[str]:
        """The log of a table, from the version after that one on."""
        return self._facts.get(table, [])[after:]

    async def openings(self, wanted: Sequence[str]) -> dict[str, list[str]]:
        """By table, the facts that say how these matches opened: their conditions and the opening itself."""
        openings = {
            table: [line for line in self._facts.get(table, ()) if line.startswith(OPENING_FACTS)] for table in wanted
        }
        return {table: lines for table, lines in openings.items() if lines}

    async def of(self, player: str) -> list[Stored]:
        """The tables that somebody sits at, the last played first."""
        tables = (stored for stored in self._tables.values() if player in self._players[stored.id])
        return sorted(tables, key=lambda stored: (-stored.updated, stored.id))[:MAX_LISTED]

    async def players_of(self, table: str) -> list[str]:
        """The people who sit at a table."""
        return sorted(self._players.get(table, ()))

    async def delete(self, table: str) -> None:
        """Forget a table, its log and all."""
        for held in (self._tables, self._facts, self._players):
            held.pop(table, None)


class MemoryPeople:
    """People by id."""

    def __init__(self) -> None:
        self._people: Final = dict[str, Person]()

    async def get(self, player: str) -> Person | None:
        """The name and language that a player told last."""
        return self._people.get(player)

    async def names(self, players: Iterable[str]) -> dict[str, str]:
        """The names of these players; those who told none are left out."""
        return {player: self._people[player].name for player in players if player in self._people}

    async def remember(self, player: str, person: Person, at: float) -> None:
        """Remember what that player tells."""
        self._people[player] = person
