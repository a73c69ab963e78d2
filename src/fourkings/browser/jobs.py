"""Work that the page does for operations: jobs in a second worker, fetching files, and reviews while play goes on.

An operation that needs a result or a file is stopped, and run again from its start once it is there.
"""

import json
from typing import Any, Final

from fourkings.app.memory import MemoryStore
from fourkings.app.models import StoredReview
from fourkings.sanitize import read_json


class JobPending(Exception):
    """A job has to be done first, by the page, which hands over the result and repeats the request."""

    def __init__(self, job: str) -> None:
        super().__init__("this job is not done yet")
        self.job: Final = job


class JobResults:
    """The results of jobs that the page has handed over, by job, both as JSON."""

    def __init__(self) -> None:
        self._results: Final = dict[str, str]()

    def give(self, job: str, result: str) -> None:
        """Store the result of a job."""
        self._results[job] = result

    async def run(self, kind: str, **parameters: Any) -> Any:
        """Return the result of a job, and forget it. Raises `JobPending` if it has not been done."""
        job = json.dumps({"kind": kind, **parameters}, ensure_ascii=False)
        if job not in self._results:
            raise JobPending(job)
        return read_json(self._results.pop(job))


class FilePending(Exception):
    """A file is needed first: the page fetches it, hands it over, and repeats the request."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name: Final = name


class SiteFiles:
    """The site's files that the page has handed over, as text by name."""

    def __init__(self) -> None:
        self._texts: Final = dict[str, str]()

    def give(self, name: str, text: str) -> None:
        """Store the text of a file."""
        self._texts[name] = text

    def text(self, name: str) -> str:
        """Return the text of a file. Raises `FilePending` if the page has to fetch it."""
        if name not in self._texts:
            raise FilePending(name)
        return self._texts[name]


class ReviewMaker:
    """Background work that judges the actions of pending reviews, one after the other."""

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
        """Store the verdict on an action, the result of a job; return False if that is not the review job in progress."""
        if self._current is None or self._current[1] != job:
            return False
        review, self._current = self._current[0], None
        await self._store.reviews.write_verdict(review, review.reached, read_json(result), wall)
        return True
