"""Reviews in memory: those of tables that are kept there too."""

from __future__ import annotations

import json
from typing import Final

from fourkings.players.review.verdicts import BLAMED
from fourkings.server.store.memory.tables import MemoryTables
from fourkings.server.store.rows import StoredReview

Seat = tuple[str, int]
"""A table and a seat of it."""


class MemoryReviews:
    """Reviews by table and seat, each with its verdicts by place."""

    def __init__(self, tables: MemoryTables) -> None:
        self._tables: Final = tables
        self._reviews: Final = dict[Seat, StoredReview]()
        self._verdicts: Final = dict[Seat, dict[int, str]]()
        self._until: Final = dict[Seat, float]()

    async def ask(self, wanted: StoredReview) -> None:
        """Have a seat reviewed; one by another judge is forgotten, one by the same goes on as it stands."""
        seat = wanted.table, wanted.seat
        known = await self.get(*seat)
        if await self._tables.get(wanted.table) is None or (known and known.judge == wanted.judge):
            return
        self._reviews[seat], self._verdicts[seat], self._until[seat] = wanted, {}, 0.0

    async def get(self, table: str, seat: int) -> StoredReview | None:
        """The review of a seat."""
        there = await self._tables.get(table) is not None
        return self._reviews.get((table, seat)) if there else None

    async def of(self, player: str) -> list[StoredReview]:
        """The reviews of the tables that somebody sits at."""
        mine = [review for review in self._reviews.values() if player in await self._tables.players_of(review.table)]
        return sorted(mine, key=lambda review: review.asked)

    async def verdicts(self, table: str, seat: int, after: int = -1) -> list[tuple[int, str]]:
        """The verdicts of a review behind a place, in order: each with its place."""
        known = self._verdicts.get((table, seat), {}) if await self.get(table, seat) else {}
        return sorted((place, decision) for place, decision in known.items() if place > after)

    async def faults(self, player: str) -> dict[Seat, int]:
        """Of the reviews of the tables that somebody sits at, by table and seat, how many decisions are blamed."""
        faults = dict[Seat, int]()
        for review in await self.of(player):
            verdicts = [json.loads(text)["verdict"] for text in self._verdicts[review.table, review.seat].values()]
            if blamed := sum(verdict in BLAMED for verdict in verdicts):
                faults[review.table, review.seat] = blamed
        return faults

    async def left(self) -> int:
        """How many reviews are not done."""
        return len(await self._not_done())

    async def claim(self, now: float, until: float) -> StoredReview | None:
        """Take the review on which nobody works and that has waited longest; until then nobody else does."""
        free = [review for review in await self._not_done() if self._until[review.table, review.seat] <= now]
        if not free:
            return None
        first = min(free, key=lambda review: (self._until[review.table, review.seat], review.asked))
        self._until[first.table, first.seat] = until
        return first

    async def write_verdict(self, of: StoredReview, place: int, decision: str | None, until: float) -> bool:
        """What was made of an action (None: no choice), and that it was looked at; False where the review is gone."""
        seat = of.table, of.seat
        known = await self.get(*seat)
        if known is None or known.judge != of.judge or known.reached != place:
            return False
        self._reviews[seat], self._until[seat] = known._replace(reached=place + 1), until
        if decision is not None:
            self._verdicts[seat][place] = decision
        return True

    async def _not_done(self) -> list[StoredReview]:
        return [review for review in self._reviews.values() if not review.done and await self._tables.get(review.table)]
