"""The player's finished matches, with who played and what a review found."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal

from pydantic import Field

from fourkings.app.matches.history import PlayedMatch
from fourkings.app.models import OfflineCopy, StoredReview
from fourkings.app.ports import People
from fourkings.app.shared.body import Body
from fourkings.app.shared.origins import Imported, parse
from fourkings.app.shared.table_info import OFFLINE_COPY, origin_of

NONE: Final[Mapping[Any, Any]] = {}


class Seated(Body):
    """The player of a seat."""

    name: str = Field(description="Empty for a person who told none.")
    bot: str = Field(description="The bot; empty for a person.")


class Reviewed(Body):
    """The review of the player's seat."""

    done: bool
    faults: int = Field(description="Decisions that count as done wrong, as far as it has come.")


class MatchInfo(Body):
    """A finished match, or an imported record."""

    table: str
    origin: Literal["match", "lesson", "practice", "record"]
    game: str
    preset: str
    mirror: bool = Field(description="A mirror match: everybody held every hand once.")
    deals: int
    totals: list[int]
    updated: float = Field(description="Seconds since 1970.")
    seat: int = Field(description="One's own.")
    won: bool | None = Field(description="Null for a record without an end.")
    players: list[Seated] = Field(description="By seat.")
    review: Reviewed | None
    offline_copy: OfflineCopy = Field(description=OFFLINE_COPY)


async def matches_response(
    played: Sequence[PlayedMatch],
    people: People,
    reviews: Mapping[str, StoredReview] = NONE,
    faults: Mapping[tuple[str, int], int] = NONE,
) -> list[MatchInfo]:
    """Return matches as a list shows them; `reviews` by table, `faults` (mistakes) by table and seat."""
    names = await people.names(list({chair.player for match in played for chair in match.chairs if chair.player}))
    return [_info(match, names, reviews.get(match.stored.id), faults) for match in played]


def _info(
    match: PlayedMatch, names: dict[str, str], review: StoredReview | None, faults: Mapping[tuple[str, int], int]
) -> MatchInfo:
    stored, summed = match.stored, match.stored.summary
    return MatchInfo(
        table=stored.id,
        origin=origin_of(stored),
        game=stored.game,
        preset=stored.preset,
        mirror=match.mirror,
        deals=summed.number,
        totals=list(summed.totals),
        updated=stored.updated,
        seat=match.seat,
        won=match.won,
        players=_players(match, names),
        review=None if review is None else Reviewed(done=review.done, faults=faults.get((stored.id, match.seat), 0)),
        offline_copy=stored.offline_copy,
    )


def _players(match: PlayedMatch, names: dict[str, str]) -> list[Seated]:
    origin = parse(match.stored.origin)
    if isinstance(origin, Imported):
        return [Seated(name=name, bot="") for name in origin.by_seat]
    return [
        Seated(name=names.get(chair.player, "") if chair.player else chair.name, bot="" if chair.player else chair.bot)
        for chair in match.chairs
    ]
