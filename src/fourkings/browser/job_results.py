"""What the house has thought out by somebody else, and asks for again once it is there."""

from __future__ import annotations

import json
from typing import Any, Final

from fourkings.sanitize import read_json


class JobPending(Exception):
    """Something has to be thought out first: the page has it done, hands over the answer, and asks again."""

    def __init__(self, work: str) -> None:
        super().__init__("this is not thought out yet")
        self.work: Final = work


class JobResults:
    """Answers that are here, by the work that they belong to: both as JSON."""

    def __init__(self) -> None:
        self._answers: Final = dict[str, str]()

    def give(self, work: str, answer: str) -> None:
        """An answer is here."""
        self._answers[work] = answer

    def of(self, **wanted: Any) -> Any:
        """The answer to a piece of work, which is handed out once; `JobPending` where it is not here."""
        work = json.dumps(wanted, ensure_ascii=False)
        if work not in self._answers:
            raise JobPending(work)
        return read_json(self._answers.pop(work))
