"""Evenings in memory."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from fourkings.app.models import MAX_LISTED, StoredEvening, VersionConflict


class MemoryEvenings:
    """Evenings by id, with their logs and the people who have entered them."""

    def __init__(self) -> None:
        self._evenings: Final = dict[str, StoredEvening]()
        self._facts: Final = dict[str, list[str]]()
        self._entered: Final = set[tuple[str, str]]()

    async def create(self, evening: StoredEvening, line: str) -> None:
        """A new evening with its first fact."""
        self._evenings[evening.id], self._facts[evening.id] = evening, [line]

    async def get(self, evening: str) -> StoredEvening | None:
        """The evening of that id."""
        return self._evenings.get(evening)

    async def events(self, evening: str) -> list[str]:
        """The log of an evening."""
        return list(self._facts.get(evening, ()))

    async def append(self, evening: str, version: int, line: str, at: float, over: bool) -> None:
        """The next fact of an evening, of that version; `over`: the evening is, once the fact holds.

        Raises `VersionConflict` where that version stands already, or the evening is gone.
        """
        if version != len(self._facts.get(evening, ())) + 1 or evening not in self._evenings:
            raise VersionConflict(f"version {version} of evening {evening} was written by somebody else")
        self._facts[evening].append(line)
        self._evenings[evening] = replace(self._evenings[evening], updated=at, over=over)

    async def add_player(self, evening: str, player: str) -> None:
        """The evening is one of that player's from now on; it may be already."""
        if evening not in self._evenings:
            raise VersionConflict(f"evening {evening} is no more")
        self._entered.add((evening, player))

    async def of(self, player: str) -> list[StoredEvening]:
        """The evenings that somebody has entered, the last one first."""
        mine = [stored for stored in self._evenings.values() if (stored.id, player) in self._entered]
        return sorted(mine, key=lambda stored: (-stored.created, stored.id))[:MAX_LISTED]

    async def unfinished(self) -> list[str]:
        """The evenings that are not over."""
        return [stored.id for stored in self._evenings.values() if not stored.over]

    async def idle(self, before: float, most: int) -> list[str]:
        """Evenings that are not over, where nothing has happened since then, the oldest first."""
        old = [stored for stored in self._evenings.values() if not stored.over and stored.updated < before]
        return [stored.id for stored in sorted(old, key=lambda stored: (stored.updated, stored.id))[:most]]

    async def delete(self, evening: str) -> None:
        """Forget an evening; the tables at which it was played stay."""
        self._evenings.pop(evening, None)
        self._facts.pop(evening, None)
        self._entered.difference_update([entry for entry in self._entered if entry[0] == evening])
