"""Refusals: a request that cannot be granted is answered by a code, and by a reason that can be put into words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from fourkings.rulebook.game import Reason
from fourkings.table.protocol import presenters
from fourkings.table.protocol.updates import Refusal

Code = str


class NotGranted(Exception):
    """A request that cannot be granted: the code of the update `refused`, and the reason."""

    def __init__(self, code: Code, reason: Reason) -> None:
        super().__init__(code, reason)
        self.code, self.reason = code, reason


def refusal(why: NotGranted, answers: str | None, version: int) -> Refusal:
    """The update that refuses a request: `answers` is the request's id, `version` the table's."""
    return Refusal(
        answers=answers,
        code=why.code,  # type: ignore[arg-type]
        reason=presenters.sentence(why.reason),
        version=version,
    )


def not_granted(code: Code, key: str, clause: str = "", **params: str | int) -> NotGranted:
    """A refusal that is the table's own: its code, the key of its sentence, the clause it stands on, its parameters."""
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
    """Which kind of refusal the rules' or the table's own refusal is."""
    return CODES.get(reason.key, "illegal")
