"""Reviews of finished matches in memory."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from fourkings.analysis.verdicts import BLAMED
from fourkings.app.memory.dicts import DictFactory, in_memory
from fourkings.app.memory.tables import MemoryTables
from fourkings.app.models import StoredReview
from fourkings.sanitize import read_json

Seat = tuple[str, int]
"""A table and a seat of it."""
Place = tuple[str, int, int]
"""A table, a seat of it, and the place of an action among those of the seat."""


class MemoryReviews:
    """`ports.Reviews` in dictionaries."""

    def __init__(self, tables: MemoryTables, new_dict: DictFactory = in_memory) -> None:
        self._tables: Final = tables
        self._reviews: Final = new_dict("reviews", _seat, StoredReview._make)
        self._verdicts: Final = new_dict("review-verdicts", _place, str)
        self._until: Final = dict[Seat, float]()

    async def ask(self, wanted: StoredReview) -> None:
        seat = wanted.table, wanted.seat
        known = await self.get(*seat)
        if await self._tables.get(wanted.table) is None or (known and known.judge == wanted.judge):
            return
        self._forget_verdicts(wanted.table, wanted.seat)
        self._reviews[seat], self._until[seat] = wanted, 0.0

    async def forget(self, table: str) -> None:
        for seat in [seat for of, seat in self._reviews if of == table]:
            self._forget_verdicts(table, seat)
            del self._reviews[table, seat]

    def _forget_verdicts(self, table: str, seat: int) -> None:
        for key in [key for key in self._verdicts if key[:2] == (table, seat)]:
            del self._verdicts[key]

    async def get(self, table: str, seat: int) -> StoredReview | None:
        there = await self._tables.get(table) is not None
        return self._reviews.get((table, seat)) if there else None

    async def of(self, player: str) -> list[StoredReview]:
        mine = [review for review in self._reviews.values() if player in await self._tables.players_of(review.table)]
        return sorted(mine, key=lambda review: review.requested)

    async def verdicts(self, table: str, seat: int, after: int = -1) -> list[tuple[int, str]]:
        if not await self.get(table, seat):
            return []
        return sorted(
            (place, decision)
            for (of, who, place), decision in self._verdicts.items()
            if (of, who) == (table, seat) and place > after
        )

    async def faults(self, player: str) -> dict[Seat, int]:
        faults = dict[Seat, int]()
        for review in await self.of(player):
            rows = await self.verdicts(review.table, review.seat)
            verdicts = [read_json(text)["verdict"] for _, text in rows]
            if blamed := sum(verdict in BLAMED for verdict in verdicts):
                faults[review.table, review.seat] = blamed
        return faults

    async def count_unfinished(self) -> int:
        return len(await self._not_done())

    async def claim(self, now: float, until: float) -> StoredReview | None:
        free = [review for review in await self._not_done() if self._until_of(review) <= now]
        if not free:
            return None
        first = min(free, key=lambda review: (self._until_of(review), review.requested))
        self._until[first.table, first.seat] = until
        return first

    async def write_verdict(self, of: StoredReview, place: int, decision: str | None, until: float) -> bool:
        seat = of.table, of.seat
        known = await self.get(*seat)
        if known is None or known.judge != of.judge or known.reached != place:
            return False
        self._reviews[seat], self._until[seat] = known._replace(reached=place + 1), until
        if decision is not None:
            self._verdicts[of.table, of.seat, place] = decision
        return True

    def _until_of(self, review: StoredReview) -> float:
        return self._until.get((review.table, review.seat), 0.0)

    async def _not_done(self) -> list[StoredReview]:
        return [review for review in self._reviews.values() if not review.done and await self._tables.get(review.table)]


def _seat(key: Sequence[Any]) -> Seat:
    table, seat = key
    return table, seat


def _place(key: Sequence[Any]) -> Place:
    table, seat, place = key
    return table, seat, place
