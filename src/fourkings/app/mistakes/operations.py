"""Requests about a player's mistakes: which come back today, and the answers to them."""

from collections.abc import Mapping
from typing import Annotated

from fsrs import Card
from pydantic import ConfigDict, Field

from fourkings.app.core import Context, Lang, operation
from fourkings.app.mistakes.questions import mistakes_of, question_of
from fourkings.app.mistakes.schedule import Day, card_text, day_of_mistakes, open_mistakes, repeated
from fourkings.app.puzzles.schema import ChoiceAsked, PuzzleReveal, Valued, answer_explained, choice_fields, reveal_response
from fourkings.app.reviews.schema import Verdict
from fourkings.app.shared.body import ApiError, Body
from fourkings.app.shared.explained import Explained
from fourkings.records import token

MistakeName = Annotated[str, Field(max_length=120, examples=["match.q3jH0yq8Zt5rWc1x.0.12"])]


class MistakesOfDay(Body):
    """The player's mistakes that come back today: at most five."""

    due: list[str] = Field(description="The names of those still to be repeated today, in their order.")
    answered: int = Field(description="How many were repeated today.")
    total: int = Field(description="All mistakes of the player that can come back.")
    mastered: int = Field(description="Those that are remembered for three weeks or longer.")
    next: float | None = Field(
        description="The beginning of the day on which others are due, in seconds since 1970; null if some are due today"
        " or if there are none."
    )


class MistakeAsked(ChoiceAsked):
    """A mistake before the answer: what its player saw, and the legal choices."""

    played: float | None = Field(description="When its match was played, in seconds since 1970; null for a puzzle.")


class MistakeGiven(Body):
    """An answer to a mistake."""

    action: str = Field(max_length=40, description="One of the legal cards and calls.")
    again: bool = Field(default=False, description="Whether it is a second try.")
    counts: bool = Field(
        default=True, description="Whether it decides when the mistake comes back; else only a right one does."
    )

    model_config = ConfigDict(json_schema_extra={"examples": [{"action": "QH"}]})


class MistakeAnswered(Body):
    """The verdict on an answer. After a first wrong one, there is a second try, and what is best isn't shown yet."""

    right: bool
    done: bool = Field(description="False if there is a second try.")
    loss: float = Field(description="Points that the answer loses to the best, on average.")
    choices: list[Valued] = Field(description="Every choice, the best first; empty before a second try.")
    verdict: Verdict | None = Field(description="The verdict of the review; null for a puzzle, and before a second try.")
    explanation: Explained | None = Field(
        description="Why the best is better than the answer, or a right answer to a puzzle; null before a second try."
    )
    reveal: PuzzleReveal | None = Field(description="Why the answer to a puzzle is wrong; null if it isn't, or not yet.")


@operation("GET", "/api/mistakes", "my_mistakes", cost=2, errors=(429,))
async def my_mistakes(ctx: Context) -> MistakesOfDay:
    """Return the player's mistakes that come back today, and when others are due."""
    day = await today_of(ctx)
    return MistakesOfDay.from_object(day, next=None if day.next is None else day.next.timestamp())


@operation("GET", "/api/mistakes/{mistake}", "mistake", errors=(404, 409, 422, 429))
async def mistake_asked(ctx: Context, mistake: MistakeName, lang: Lang = "en") -> MistakeAsked:
    """Return a mistake as its player saw it: no hidden card, and nothing of what is best."""
    question = await question_of(ctx, mistake, lang)
    fields = await ctx.host.in_background(choice_fields, question.position, lang)
    return MistakeAsked(**fields, played=question.played)


@operation("POST", "/api/mistakes/{mistake}/answer", "answer_mistake", cost=4,
           errors=(400, 403, 404, 409, 413, 422, 429))  # fmt: skip
async def answer_mistake(ctx: Context, mistake: MistakeName, request: MistakeGiven, lang: Lang = "en") -> MistakeAnswered:
    """Answer a mistake. A right answer, or the second one, decides when it comes back, if it could be due today.

    If the answer doesn't count, a right one still counts as a repetition of today, though as little as a second try: its
    player may have seen the solution a minute ago.
    """
    question = await question_of(ctx, mistake, lang)
    chosen = next((choice for choice in question.choices if request.action in choice.actions), None)
    if chosen is None:
        raise ApiError(422, "no-such-action", "this is none of the cards and calls to choose from")
    if not chosen.right and not request.again:
        return MistakeAnswered(
            right=False, done=False, loss=chosen.loss, choices=[], verdict=None, explanation=None, reveal=None
        )
    explanation, shown = None, None
    if not chosen.right or question.puzzle:
        action = next(action for action in question.position.view.legal if token(action) == request.action)
        verdict = question.verdict
        if verdict and verdict.explanation and request.action in verdict.choices[verdict.places[0]]:
            explanation = verdict.explanation  # the same sentences as in the review
        elif question.puzzle and not chosen.right:
            shown = await ctx.host.in_background(reveal_response, question.puzzle, action, lang)
            explanation = shown.explanation
        else:
            explanation = await ctx.host.in_background(answer_explained, question.position, question.choices, action)
    if request.counts or chosen.right:
        stored, cards = await _cards(ctx)
        if mistake in open_mistakes(await mistakes_of(ctx), cards, ctx.time):
            card = repeated(cards.get(mistake), chosen.right, request.again or not request.counts, ctx.time)
            await ctx.store.mistakes.write_card(ctx.player, mistake, card_text(card, ctx.time, stored.get(mistake)))
    return MistakeAnswered(
        right=chosen.right, done=True, loss=chosen.loss, choices=question.choices, verdict=question.verdict,
        explanation=explanation, reveal=shown,
    )  # fmt: skip


async def today_of(ctx: Context) -> Day:
    """Return the player's mistakes of today."""
    _, cards = await _cards(ctx)
    return day_of_mistakes(await mistakes_of(ctx), cards, ctx.time)


async def _cards(ctx: Context) -> tuple[Mapping[str, str], dict[str, Card]]:
    """Return the cards of all mistakes that were repeated, as they are stored and as cards, by name."""
    stored = await ctx.store.mistakes.cards(ctx.player)
    return stored, {name: Card.from_json(card) for name, card in stored.items()}
