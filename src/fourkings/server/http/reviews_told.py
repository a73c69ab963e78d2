"""A review as the page reads it, as far as it has come."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from fourkings.server.after.own_match import OwnMatch
from fourkings.server.after.reviews import JUDGE
from fourkings.server.after.reviews.telling import deals_of, story_of, verdict_info
from fourkings.server.after.telling.proofs import Proven
from fourkings.server.http.dependencies import (
    Language,
)
from fourkings.server.http.documents import ReviewedDecision
from fourkings.server.http.errors import ApiError, Body
from fourkings.server.services import Services
from fourkings.server.store import StoredReview


class ReviewInfo(Body):
    """How far a review has come."""

    table: str
    seat: int
    reached: int = Field(description="Actions of the seat that were looked at,")
    total: int = Field(description="of so many.")
    done: bool


class ReviewedDeal(Body):
    """A deal beside the decisions in it."""

    aim: str = Field(description="What it is about; empty where all deals of the game are alike.")
    points: str = Field(description="What it brought the seat or, where sides score, both.")


class Verdict(ReviewedDecision):
    """A decision, judged: docs/review.md."""

    place: int = Field(description="Among the actions of the seat.")
    heading: str = Field(description="Where it stands, with the verdict, as a sentence.")
    said: str = Field(description="What was said before it; empty where nothing was.")
    trumps: str = Field(description="The suit of the trumps; empty where there is none.")
    kind: tuple[Literal["call", "lead", "follow"], str] = Field(
        description="And what the deal is about, where deals of the game differ."
    )
    choices: list[list[str]] = Field(description="What could be done, equal cards together.")
    losses: list[tuple[float, float]] = Field(description="Of each choice what it loses, and the standard error of that.")
    habits: dict[str, list[float]] = Field(description="How often each level takes each choice.")
    places: tuple[int, int] = Field(description="The choices taken and best.")
    exact: tuple[float, float, float, float, float, float | None] = Field(
        description="Loss, its lower and upper end, lead, what a trick is worth here, and what was seen."
    )
    deals: int = Field(description="Deals in which it was judged.")
    proofs: list[Proven] = Field(description="What speaks for the best beside what was done.")
    hand: list[str]
    trick: list[tuple[int, str]] = Field(description="The cards on the table, each with its seat.")


class ReviewTold(ReviewInfo):
    """A review as far as it has come."""

    game: str
    names: list[str] = Field(description="Of the players, by seat.")
    mine: int = Field(description="One's own seat.")
    story: list[str] = Field(
        description="What decided the match, in sentences: the result and, once all is looked at, what it came from."
    )
    deals: list[ReviewedDeal] = Field(description="The deals of the match, in order.")
    verdicts: list[Verdict] = Field(description="The decisions behind `after`.")


async def review_of(
    services: Services, own: OwnMatch, table: str, seat: int, after: int, lang: Language, shared: bool = False
) -> ReviewTold:
    """The review of a seat behind a place, as far as it has come; `ApiError` where nobody has asked for it."""
    review = await asked_review(services, table, seat)
    rows = await services.store.reviews.verdicts(table, seat, after)
    every = rows if after < 0 or not review.done else await services.store.reviews.verdicts(table, seat)
    return ReviewTold(
        **review_info(review).model_dump(),
        game=own.stored.game,
        names=own.by_seat,
        mine=own.seat,
        story=story_of(own.match, seat, every if review.done else None, lang, None if shared else own.seat),
        deals=[ReviewedDeal(**deal) for deal in deals_of(own.match, seat, lang)],
        verdicts=[Verdict(**verdict_info(own.match, row, lang)) for row in rows],
    )


async def asked_review(services: Services, table: str, seat: int) -> StoredReview:
    review = await services.store.reviews.get(table, seat)
    if review is None or review.judge != JUDGE:
        raise ApiError(404, "no-such-review", "this review does not exist yet: request it first")
    return review


def review_info(review: StoredReview) -> ReviewInfo:
    return ReviewInfo(table=review.table, seat=review.seat, reached=review.reached, total=review.total, done=review.done)
