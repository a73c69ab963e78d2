"""Requests to play on from a moment, and how a practice match compares with what happened."""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal

from pydantic import ConfigDict, Field

from fourkings.app.practice import service
from fourkings.app.practice.what_if import Line, moment_of
from fourkings.app.shared.body import ApiError, Body
from fourkings.app.shared.origins import Practice
from fourkings.records import token
from fourkings.rulebook.cards import Seat
from fourkings.rulebook.match import Match
from fourkings.table.protocol import Pace
from fourkings.table.protocol.base import BotName


class NewPractice(Line):
    """The moment to play on from."""

    table: str = Field(max_length=64, examples=["q3jH0yq8Zt5rWc1x"], description="A match of one's own that is over.")
    bots: BotName = Field(default=service.SAME, description="As they were, or one bot in all three chairs.")
    cards: Literal["same", "another"] = Field(
        default="same", description="The same hidden cards, or others that fit what one knew then."
    )
    pace: Pace = "calm"

    model_config = ConfigDict(json_schema_extra={"examples": [{"table": "q3jH0yq8Zt5rWc1x", "deal": 1, "action": 5}]})


class Way(Body):
    """The course of a deal from a moment on."""

    actions: list[str] = Field(description="One's own actions from there on.")
    points: list[int] | None = Field(description="Of the deal, by side or seat; null as long as it is not over.")
    won: list[int] | None = Field(description="The seats that won the match with it; null where it went on.")


class PracticeInfo(Body):
    """A practice match, and how it compares with what happened."""

    of: str = Field(description="The table of the match.")
    deal: int
    action: int
    line: list[str] = Field(description="What was tried by hand before one played on.")
    bots: str
    cards: Literal["same", "another"]
    seat: int = Field(description="One's own.")
    happened: Way | None = Field(description="What happened; null where that match is gone.")
    now: Way


def origin_of(now: Match, wanted: NewPractice, won: bool, bots: Collection[str]) -> Practice:
    """Return the origin of a practice match, or raise `ApiError` if it can't begin at that moment with these bots."""
    if wanted.bots != service.SAME and wanted.bots not in bots:
        raise ApiError(422, "bad-bots", f"the bots are one of: {', '.join(bots)}, or {service.SAME}")
    if not won:
        raise ApiError(409, "match-running", "this record has no end: you can continue only from a finished match")
    if moment_of(now, wanted).state.stage == "done":
        raise ApiError(409, "deal-over", "the deal is over at this moment: choose an earlier one")
    another, here = wanted.cards == "another", service.source(now, wanted.deal)[1]
    return Practice(wanted.table, wanted.deal, wanted.action, another, wanted.bots, tuple(wanted.line), here)


def practice_response(origin: Practice, now: Match, seat: Seat, before: Match | None) -> PracticeInfo:
    """Compare a practice match with the match that it came from; `before` is None if that is gone."""
    return PracticeInfo(
        of=origin.of,
        deal=origin.deal,
        action=origin.action,
        line=list(origin.line),
        bots=origin.bots,
        cards="another" if origin.another else "same",
        seat=seat,
        happened=None if before is None else _way(before, origin.deal, origin.action, seat),
        now=_way(now, origin.number, origin.action, seat),
    )


def _way(match: Match, number: int, action: int, seat: int) -> Way:
    if number > len(match.deals):
        return Way(actions=[], points=None, won=None)
    played = match.deals[number - 1]
    last = match.result is not None and number == len(match.deals)
    return Way(
        actions=[token(action_) for who, action_ in played.actions[action:] if who == seat],
        points=None if played.state.points is None else list(played.state.points),
        won=list(match.result.winners) if match.result and last else None,
    )
