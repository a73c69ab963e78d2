"""A review in words as it progresses: its verdicts, its deals, and what decided the match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fourkings.analysis.story import Finding, aim_of, heading, points_of, result, said_before, story, trumps_at
from fourkings.i18n import language
from fourkings.i18n.languages import SOURCE
from fourkings.rulebook.cards import Seat
from fourkings.rulebook.match import Match
from fourkings.sanitize import read_json

Row = tuple[int, str]
"""A stored verdict: its index among the actions of the seat, and the decision as JSON."""


def verdict_info(match: Match, row: Row, code: str) -> dict[str, Any]:
    """Return a stored verdict with its deal, what the player knew, and its reason in one language."""
    place, text = row
    verdict: dict[str, Any] = read_json(text)
    reasons = verdict.pop("reasons")
    verdict.pop("themes", None)
    verdict.setdefault("proofs", [])  # it may be older than these
    verdict["reason"] = reasons.get(code) or reasons[SOURCE]  # it may be older than the language
    deal, action, words = verdict["deal"], verdict["action"], language(code)
    verdict["heading"] = heading(match, deal, action, verdict["verdict"], words)
    verdict["said"], verdict["trumps"] = said_before(match, deal, action, words), trumps_at(match, deal, action, words)
    return {"place": place, **verdict}


def story_of(match: Match, seat: Seat, rows: Sequence[Row] | None, code: str, reader: Seat | None) -> list[str]:
    """Tell what decided the match, in sentences; rows: all verdicts, None while some are missing.

    reader: the seat that is “you” among the scores.
    """
    if rows is None:
        return [result(match, seat, language(code), reader)]
    every = [read_json(text) for _, text in rows]
    findings = [Finding(verdict["deal"], verdict["verdict"], verdict["loss"], verdict["seen"]) for verdict in every]
    return story(match, seat, findings, language(code), reader)


def deals_of(match: Match, seat: Seat, code: str) -> list[dict[str, str]]:
    """Return what each deal is about and what it brought the seat."""
    words, numbers = language(code), range(1, len(match.deals) + 1)
    return [{"aim": aim_of(match, each, words), "points": points_of(match, each, seat, words)} for each in numbers]
