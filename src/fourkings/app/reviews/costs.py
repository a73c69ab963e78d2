"""The cost of a player's reviewed decisions by match, and decisions similar to one."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Literal, NamedTuple

from fourkings.analysis.verdicts import BLAMED
from fourkings.app.matches.history import PlayedMatch
from fourkings.app.models import StoredReview
from fourkings.app.ports import Reviews
from fourkings.app.reviews.judging import JUDGE
from fourkings.app.reviews.leaks import Leak, excess_of, leak_of
from fourkings.sanitize import read_json

MAX_MATCHES: Final = 60
"""Reviewed matches that are counted, the last played first."""
MAX_ALIKE: Final = 12
"""Similar decisions that are listed."""
Row = tuple[int, str]
"""A stored verdict: its index among the actions of the seat, and the decision as JSON."""


class Kind(NamedTuple):
    """A kind of decision in a game: a call, a lead or a card that follows."""

    game: str
    what: Literal["call", "lead", "follow"]
    about: str  # what the deal is about, where deals of the game differ


@dataclass(slots=True)
class Cost:
    """The cost of a player's decisions in a match."""

    mistakes: int = 0
    excess: float = 0.0  #: points lost beyond a club player's

    def add(self, verdict: Mapping[str, Any]) -> None:
        """Add one decision; verdict: as stored."""
        self.mistakes += verdict["verdict"] in BLAMED
        self.excess += excess_of(verdict)


@dataclass(slots=True)
class Costs:
    """The cost of the decisions of several matches."""

    matches: dict[str, Cost] = field(default_factory=lambda: defaultdict(Cost))  #: by table
    leaks: dict[str, Leak | None] = field(default_factory=dict)  #: by game


async def own_reviews(
    reviews: Reviews, player: str, played: Sequence[PlayedMatch]
) -> list[tuple[PlayedMatch, StoredReview]]:
    """Return the reviews of the player's own seats by the current judge, the last played match first."""
    known = {(review.table, review.seat): review for review in await reviews.of(player) if review.judge == JUDGE}
    matches = ((match, known.get((match.stored.id, match.seat))) for match in played)
    return [(match, review) for match, review in matches if review is not None]


async def own_verdicts(
    reviews: Reviews, reviewed: Iterable[tuple[PlayedMatch, StoredReview]]
) -> list[tuple[PlayedMatch, list[Row]]]:
    """Return the verdicts of the last `MAX_MATCHES` reviews."""
    return [(match, await reviews.verdicts(match.stored.id, match.seat)) for match, _ in list(reviewed)[:MAX_MATCHES]]


def costs(verdicts: Iterable[tuple[PlayedMatch, list[Row]]]) -> Costs:
    """Sum up verdicts by match, with the recurring mistake of each game."""
    costs, by_game = Costs(), defaultdict[str, list[list[dict[str, Any]]]](list)
    for match, rows in verdicts:
        decisions = [read_json(text) for _, text in rows]
        by_game[match.stored.game].append(decisions)
        for verdict in decisions:
            costs.matches[match.stored.id].add(verdict)
    costs.leaks = {game: leak_of(matches) for game, matches in by_game.items()}
    return costs


def lesson_of(match: PlayedMatch, verdict: Mapping[str, Any]) -> tuple[str, ...]:
    """Return the theme of a decision's explanation, or its sentences without what they name; else the decision's kind."""
    if (explanation := verdict.get("explanation")) is None:
        return Kind(match.stored.game, *verdict["kind"])
    return (explanation["theme"] or " ".join(part["key"] for part in explanation["parts"]),)


def similar_decisions(
    verdicts: Iterable[tuple[PlayedMatch, list[Row]]], match: PlayedMatch, place: int, most: int
) -> list[tuple[PlayedMatch, int, dict[str, Any]]]:
    """Return mistakes of the theme of one, or decisions with its verdict; those of other matches first, with their index.

    place: the index of that decision in `match`; most: how many are returned.
    """
    decisions = [(other, at, read_json(text)) for other, rows in verdicts for at, text in rows]
    wanted = next(
        (verdict for candidate, at, verdict in decisions if candidate.stored.id == match.stored.id and at == place), None
    )
    if wanted is None:
        return []
    lesson, blamed = lesson_of(match, wanted), wanted["verdict"] in BLAMED
    same = [
        (other, at, verdict)
        for other, at, verdict in decisions
        if (verdict["verdict"] in BLAMED if blamed else verdict["verdict"] == wanted["verdict"])
        and lesson_of(other, verdict) == lesson
        and (other.stored.id, at) != (match.stored.id, place)
    ]
    return sorted(same, key=lambda row: row[0].stored.id == match.stored.id)[:most]
