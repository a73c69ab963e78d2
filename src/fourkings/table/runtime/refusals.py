"""Refusals: a request that cannot be granted is answered by a code, and by a reason for the client to word."""

from collections.abc import Mapping
from typing import Final

from fourkings.rulebook.game import Reason
from fourkings.table.protocol import presenters
from fourkings.table.protocol.updates import Refusal

Code = str


class NotGranted(Exception):
    """A request that cannot be granted: the code of the update `refusal`, and the reason."""

    def __init__(self, code: Code, reason: Reason) -> None:
        super().__init__(code, reason)
        self.code, self.reason = code, reason


def refusal(why: NotGranted, answers: str | None, version: int) -> Refusal:
    """Build the update that refuses a request: `answers` is the request's id, `version` the table's."""
    reason = presenters.sentence(why.reason)
    return Refusal(answers=answers, code=why.code, reason=reason, version=version)  # type: ignore[arg-type]


def not_granted(code: Code, key: str, clause: str = "", **params: str | int) -> NotGranted:
    """Return a refusal of the table's own: its code, the key of its sentence, the clause behind it, its parameters."""
    return NotGranted(code, Reason(clause, key, params))


CODES: Final[Mapping[str, Code]] = {
    "not-your-turn": "turn",
    "deal-over": "turn",
    "not-seated": "seat",
    "not-a-guest": "seat",
    "host-only": "host",
    "kicked": "closed",
    "table-closed": "closed",
    **dict.fromkeys(
        ("not-dealt", "match-over", "deal-running", "undo-with-people", "nothing-to-undo", "hint-with-people"),
        "unavailable",
    ),
    **dict.fromkeys(("table-full", "place-taken", "places-free", "nobody-sits", "kick-oneself"), "unavailable"),
    **dict.fromkeys(("no-such-guest", "contribution-too-long", "match-running"), "unavailable"),
    **dict.fromkeys(("paused", "pause-slow", "no-bank", "arranged"), "unavailable"),
    **dict.fromkeys(("seated-already", "seats-shut", "seat-of-person", "mirror-whole", "no-watching"), "unavailable"),
}


def code_of(reason: Reason) -> Code:
    """Return the code of a refusal by the rules or by a command."""
    return CODES.get(reason.key, "illegal")
