"""What was asked for cannot be: refused by a code and a reason."""

from __future__ import annotations

from fourkings import letters
from fourkings.game import Reason
from fourkings.messages import Refused

Code = str


class No(Exception):
    """What was asked for cannot be: the code of the letter `refused`, and the reason."""

    def __init__(self, code: Code, reason: Reason) -> None:
        super().__init__(code, reason)
        self.code, self.reason = code, reason


def refusal(no: No, answers: str | None, version: int) -> Refused:
    """The letter that says no."""
    return Refused(
        answers=answers,
        code=no.code,  # type: ignore[arg-type]
        reason=letters.sentence(no.reason),
        version=version,
    )


def code_of(reason: Reason) -> Code:
    """Which kind of refusal the rules' or the table's own refusal is."""
    kinds = {"not-your-turn": "turn", "not-seated": "seat", "deal-over": "turn"}
    if reason.key in ("not-dealt", "match-over", "deal-running", "undo-with-people", "nothing-to-undo"):
        return "unavailable"
    return kinds.get(reason.key, "illegal")
