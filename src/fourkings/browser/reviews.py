"""Reviews in a browser tab: made action by action in a second worker, while play goes on."""

from __future__ import annotations

import json

from fourkings.app.memory import MemoryStore
from fourkings.app.models import StoredReview
from fourkings.sanitize import read_json


class ReviewMaker:
    """Background work that judges the actions of waiting reviews, one after the other."""

    def __init__(self, store: MemoryStore) -> None:
        self._store = store
        self._current: tuple[StoredReview, str] | None = None

    async def next_job(self, wall: float) -> str | None:
        """Return the next action to be judged, as a job; None if there is none, or one is being judged."""
        if self._current or (review := await self._store.reviews.claim(wall, wall)) is None:
            return None
        events = await self._store.tables.events(review.table)
        job = {"kind": "verdict", "events": events, "seat": review.seat, "place": review.reached}
        self._current = review, json.dumps(job, ensure_ascii=False)
        return self._current[1]

    async def finish(self, job: str, result: str, wall: float) -> bool:
        """Store a verdict; return False if this is not a review job."""
        if self._current is None or self._current[1] != job:
            return False
        review, self._current = self._current[0], None
        await self._store.reviews.write_verdict(review, review.reached, read_json(result), wall)
        return True
