"""Responses about a review, as far as it has progressed."""

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from pydantic import Field

from fourkings.analysis.explanations import JudgedAction, verdict_text
from fourkings.analysis.story import Finding, aim_of, heading, points_of, result, said_before, story, trumps_at
from fourkings.analysis.verdicts import Verdict as VerdictWord
from fourkings.app.matches.access import OwnMatch
from fourkings.app.matches.history import PlayedMatch
from fourkings.app.models import StoredReview
from fourkings.app.ports import Reviews
from fourkings.app.reviews.costs import Row
from fourkings.app.reviews.judging import JUDGE
from fourkings.app.shared.body import ApiError, Body
from fourkings.app.shared.explained import Explained, explained
from fourkings.coach.explanation import read_explanation
from fourkings.i18n import language
from fourkings.rulebook.cards import Seat
from fourkings.rulebook.games import parse_action
from fourkings.rulebook.match import Match
from fourkings.sanitize import read_json


class Asked(Body):
    """The seat whose decisions are to be judged."""

    seat: int | None = Field(default=None, ge=0, le=3, description="One's own seat where it is not told.")


class ReviewInfo(Body):
    """The progress of a review."""

    table: str
    seat: int
    reached: int = Field(description="Actions of the seat that were looked at,")
    total: int = Field(description="of so many.")
    done: bool


class ReviewedDeal(Body):
    """A deal of a reviewed match."""

    aim: str = Field(description="What it is about; empty where all deals of the game are alike.")
    points: str = Field(description="What it brought the seat or, where sides score, both.")


class ReviewedDecision(Body):
    """A decision in a review file, see docs/review.md."""

    deal: int
    action: int = Field(description="Its place in the deal, from 1.")
    played: str
    best: str = Field(description="The best that could be known.")
    loss: float = Field(description="Points.")
    low: float
    high: float
    seen: float | None = Field(description="The loss by the first reading.")
    surprise: float = Field(description="Bits.")
    verdict: VerdictWord
    explanation: Explained | None = Field(description="Why the best is better; null if the action is blameless.")
    reason: str = Field(description="The same in sentences, or that the action was well chosen.")


class Verdict(ReviewedDecision):
    """A judged decision, see docs/review.md."""

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
        description="Loss, its lower and upper end, lead, what a trick is worth here, and what was seen: six decimals each."
    )
    deals: int = Field(description="Deals in which it was judged.")
    hand: list[str]
    trick: list[tuple[int, str]] = Field(description="The cards on the table, each with its seat.")


class ReviewTold(ReviewInfo):
    """A review as far as it has progressed."""

    game: str
    names: list[str] = Field(description="Of the players, by seat.")
    mine: int = Field(description="One's own seat.")
    story: list[str] = Field(
        description="What decided the match, in sentences: the result and, once all is looked at, what it came from."
    )
    deals: list[ReviewedDeal] = Field(description="The deals of the match, in order.")
    verdicts: list[Verdict] = Field(description="The decisions behind `after`.")


class Alike(Body):
    """A similar decision."""

    table: str
    seat: int
    place: int
    deal: int
    action: int
    verdict: VerdictWord
    at: float = Field(description="When its match was played, in seconds since 1970.")


class ReviewSummary(Body):
    """The counts of a review."""

    decisions: int
    loss: float = Field(description="Points a decision.")
    verdicts: dict[VerdictWord, int]


class ReviewRecord(Body):
    """A review as a file, `fourkings/review/1`, see docs/review.md."""

    format: Literal["fourkings/review/1"]
    game: str
    seat: int = Field(ge=0, le=3)
    decisions: list[ReviewedDecision]
    summary: ReviewSummary


async def review_response(
    reviews: Reviews, own: OwnMatch, seat: int, after: int, lang: str, shared: bool = False
) -> ReviewTold:
    """Return a review as far as it has progressed, with the verdicts after the index `after`, or raise `ApiError`."""
    review = await requested_review(reviews, own.stored.id, seat)
    rows = await reviews.verdicts(own.stored.id, seat, after)
    every = rows if after < 0 or not review.done else await reviews.verdicts(own.stored.id, seat)
    words, numbers = language(lang), range(1, len(own.match.deals) + 1)
    return ReviewTold(
        **review_info(review).model_dump(),
        game=own.stored.game,
        names=own.by_seat,
        mine=own.seat,
        story=story_of(own.match, seat, every if review.done else None, lang, None if shared else own.seat),
        deals=[
            ReviewedDeal(aim=aim_of(own.match, each, words), points=points_of(own.match, each, seat)) for each in numbers
        ],
        verdicts=[Verdict(**verdict_info(own.match, row, lang)) for row in rows],
    )


async def requested_review(reviews: Reviews, table: str, seat: int) -> StoredReview:
    """Return a review that was requested, or raise `ApiError`."""
    review = await reviews.get(table, seat)
    if review is None or review.judge != JUDGE:
        raise ApiError(404, "no-such-review", "this review does not exist yet: request it first")
    return review


def new_review(own: OwnMatch, wanted: Asked, at: float) -> StoredReview:
    """Return a review that is requested now, with nothing done yet."""
    seat = own.seat if wanted.seat is None else wanted.seat
    total = sum(who == seat for deal in own.table.match.deals for who, _ in deal.actions)
    return StoredReview(own.stored.id, seat, JUDGE, at, 0, total)


def review_info(review: StoredReview) -> ReviewInfo:
    """Return the progress of a review."""
    return ReviewInfo.from_object(review)


def alike_response(match: PlayedMatch, place: int, verdict: Mapping[str, Any]) -> Alike:
    """Return a decision that is similar to another."""
    return Alike(
        table=match.stored.id, seat=match.seat, place=place, deal=verdict["deal"], action=verdict["action"],
        verdict=verdict["verdict"], at=match.stored.updated,
    )  # fmt: skip


def verdict_info(match: Match, row: Row, code: str) -> dict[str, Any]:
    """Return a stored verdict with its deal, what the player knew, and its reason in one language.

    An explanation of another version of the coach is left out: the reason then names the loss alone.
    """
    place, text = row
    verdict: dict[str, Any] = read_json(text)
    for private in ("themes", "decided"):
        verdict.pop(private, None)
    deal, action, words, game = verdict["deal"], verdict["action"], language(code), match.rules.game
    explanation = read_explanation(game, verdict["explanation"])
    played, best = (parse_action(game, verdict[name]) for name in ("played", "best"))
    judged = JudgedAction(verdict["verdict"], played, best, verdict["loss"], verdict["seen"], explanation)
    return verdict | {
        "place": place,
        "explanation": explained(explanation),
        "reason": verdict_text(match.rules, judged, words, match.names),
        "heading": heading(match, deal, action, verdict["verdict"], words),
        "said": said_before(match, deal, action, words),
        "trumps": trumps_at(match, deal, action, words),
    }


def story_of(match: Match, seat: Seat, rows: Sequence[Row] | None, code: str, reader: Seat | None) -> list[str]:
    """Tell what decided the match, in sentences; rows: all verdicts, None while some are missing.

    reader: the seat that is “you” among the scores.
    """
    if rows is None:
        return [result(match, seat, language(code), reader)]
    every = [read_json(text) for _, text in rows]
    findings = [Finding(verdict["deal"], verdict["verdict"], verdict["loss"], verdict["seen"]) for verdict in every]
    return story(match, seat, findings, language(code), reader)
