"""The review of matches under its short path, as in `from fourkings.review import to_html`: what `players.review` has.

The face has the function of the same name: `from fourkings import review`, and so `fourkings.review(match, seat)`.
"""

from __future__ import annotations

from fourkings.players.review import (
    FORMAT,
    VERDICTS,
    Decision,
    Judgement,
    Review,
    UnfinishedMatch,
    Verdict,
    decisions,
    judge,
    review,
    to_html,
    to_json,
)

__all__ = [
    "FORMAT", "VERDICTS", "Decision", "Judgement", "Review", "UnfinishedMatch", "Verdict", "decisions", "judge", "review",
    "to_html", "to_json",
]  # fmt: skip
