"""What was asked for cannot be: refused by a code and a reason."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from fourkings.rulebook.game import Reason
from fourkings.table.messages import build
from fourkings.table.messages.updates import Refusal

Code = str


class No(Exception):
    """What was asked for cannot be: the code of the letter `refused`, and the reason."""

    def __init__(self, code: Code, reason: Reason) -> None:
        super().__init__(code, reason)
        self.code, self.reason = code, reason


def refusal(no: No, answers: str | None, version: int) -> Refusal:
    """The letter that says no."""
    return Refusal(
        answers=answers,
        code=no.code,  # type: ignore[arg-type]
        reason=build.sentence(no.reason),
        version=version,
    )


def no(code: Code, key: str, clause: str = "", **facts: str | int) -> No:
    """A refusal that is the table's own: its code, and the key of its sentence."""
    return No(code, Reason(clause, key, facts))


CODES: Final[Mapping[str, Code]] = {
    "not-your-turn": "turn",
    "deal-over": "turn",
    "not-seated": "seat",
    "not-a-guest": "seat",
    "host-only": "host",
    "kicked": "closed",
    "table-closed": "closed",
    **dict.fromkeys(("not-dealt", "match-over", "deal-running", "undo-with-people", "nothing-to-undo"), "unavailable"),
    **dict.fromkeys(("room-full", "place-taken", "places-free", "nobody-sits", "kick-oneself"), "unavailable"),
    **dict.fromkeys(("no-such-guest", "luck-too-long", "match-running"), "unavailable"),
}


def code_of(reason: Reason) -> Code:
    """Which kind of refusal the rules' or the table's own refusal is."""
    return CODES.get(reason.key, "illegal")
