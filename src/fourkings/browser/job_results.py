"""Results of long work: an operation that needs one is stopped, and run again from its start once it is there."""

from __future__ import annotations

import json
from typing import Any, Final

from fourkings.sanitize import read_json


class JobPending(Exception):
    """A job has to be done first: the page has it done, hands over its result, and makes the request again."""

    def __init__(self, job: str) -> None:
        super().__init__("this job is not done yet")
        self.job: Final = job


class JobResults:
    """Results by job, both as JSON."""

    def __init__(self) -> None:
        self._results: Final = dict[str, str]()

    def give(self, job: str, result: str) -> None:
        """Take in a result."""
        self._results[job] = result

    async def run(self, kind: str, **parameters: Any) -> Any:
        """Return the result of a job, once. Raises `JobPending` if it is not there."""
        job = json.dumps({"kind": kind, **parameters}, ensure_ascii=False)
        if job not in self._results:
            raise JobPending(job)
        return read_json(self._results.pop(job))
