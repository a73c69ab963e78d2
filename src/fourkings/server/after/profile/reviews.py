"""By reviews: what somebody's decisions cost, match by match and by kind, and decisions like one."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Literal, NamedTuple

from fourkings.players.review.verdicts import BLAMED
from fourkings.server.after.matches import PlayedMatch
from fourkings.server.after.reviews.work import JUDGE
from fourkings.server.store import StoredReview
from fourkings.server.store.subjects import Reviews

MOST: Final = 60
"""Reviewed matches that are looked into, the last played first."""
COSTS: Final = (*BLAMED, "lucky")
"""The verdicts of decisions that lost something which could be known."""
Row = tuple[int, str]
"""A verdict as it is stored: its place among the actions of the seat, and the decision as JSON."""


class Kind(NamedTuple):
    """A kind of decision."""

    game: str
    what: Literal["call", "lead", "follow"]
    about: str  # what the deal is about, where deals of the game differ


@dataclass(slots=True)
class Cost:
    """What some decisions cost."""

    decisions: int = 0
    faults: int = 0
    lost: float = 0.0  # points

    def add(self, told: Mapping[str, Any]) -> None:
        """Count one decision."""
        self.decisions += 1
        self.faults += told["verdict"] in BLAMED
        self.lost += told["loss"] if told["verdict"] in COSTS else 0.0


@dataclass(slots=True)
class Costs:
    """What the decisions of some matches cost."""

    matches: dict[str, Cost] = field(default_factory=lambda: defaultdict(Cost))  #: by table
    kinds: dict[Kind, Cost] = field(default_factory=lambda: defaultdict(Cost))


async def own_reviews(
    reviews: Reviews, player: str, played: Sequence[PlayedMatch]
) -> list[tuple[PlayedMatch, StoredReview]]:
    """The reviews of one's own seats by the judge of today, the last played match first."""
    known = {(one.table, one.seat): one for one in await reviews.of(player) if one.judge == JUDGE}
    found = ((one, known.get((one.stored.id, one.seat))) for one in played)
    return [(one, review) for one, review in found if review is not None]


async def own_verdicts(
    reviews: Reviews, reviewed: Iterable[tuple[PlayedMatch, StoredReview]]
) -> list[tuple[PlayedMatch, list[Row]]]:
    """Their verdicts, of the last `MOST` of them."""
    return [(one, await reviews.verdicts(one.stored.id, one.seat)) for one, _ in list(reviewed)[:MOST]]


def costs(verdicts: Iterable[tuple[PlayedMatch, list[Row]]]) -> Costs:
    """What they cost, by match and by kind of decision."""
    made = Costs()
    for match, rows in verdicts:
        for _, text in rows:
            told = json.loads(text)
            made.matches[match.stored.id].add(told)
            made.kinds[kind_of(match, told)].add(told)
    return made


def kind_of(match: PlayedMatch, told: Mapping[str, Any]) -> Kind:
    return Kind(match.stored.game, *told["kind"])


def like(
    verdicts: Iterable[tuple[PlayedMatch, list[Row]]], match: PlayedMatch, place: int, most: int
) -> list[tuple[PlayedMatch, int, dict[str, Any]]]:
    """Decisions of the same kind and verdict as one of a match, those of other matches first: each with its place."""
    found = [(one, at, json.loads(text)) for one, rows in verdicts for at, text in rows]
    wanted = next((told for one, at, told in found if one.stored.id == match.stored.id and at == place), None)
    if wanted is None:
        return []
    kind = kind_of(match, wanted)
    same = [
        (one, at, told)
        for one, at, told in found
        if told["verdict"] == wanted["verdict"]
        and kind_of(one, told) == kind
        and (one.stored.id, at) != (match.stored.id, place)
    ]
    return sorted(same, key=lambda one: one[0].stored.id == match.stored.id)[:most]
