"""Requests about lessons: a first match of a game with explanations, and warnings."""

from __future__ import annotations

from collections.abc import Sequence

from pydantic import ConfigDict, Field

from fourkings.app.core import Context, Lang, TableId, operation
from fourkings.app.lessons import service
from fourkings.app.matches.access import own_table
from fourkings.app.shared.body import EXAMPLE_GAME, ApiError, Body
from fourkings.app.shared.entrants import entrants
from fourkings.app.shared.orders import Made
from fourkings.app.shared.stored_tables import store_table
from fourkings.lessons import Lesson, NoLesson, is_lesson, lesson, said
from fourkings.records import token
from fourkings.rulebook.cards import Seat
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.games import UnknownGame, find
from fourkings.table.match import LogEvent, Table
from fourkings.table.protocol import Pace
from fourkings.table.protocol.parts import Sentence
from fourkings.table.runtime.requests import advice_sentences
from fourkings.views import view


class NewLesson(Body):
    """A lesson to begin."""

    game: str = Field(max_length=40, examples=[EXAMPLE_GAME])
    pace: Pace = "calm"

    model_config = ConfigDict(json_schema_extra={"examples": [{"game": EXAMPLE_GAME}]})


class CarryOn(Body):
    """The pace of the bots from now on."""

    pace: Pace = "calm"

    model_config = ConfigDict(json_schema_extra={"examples": [{"pace": "brisk"}]})


class LessonRemark(Body):
    """A remark of the lesson."""

    clause: str = Field(examples=["QR-7"])
    text: str
    deal: int = Field(description="The number of the deal in which it was said.")
    step: int = Field(description="After how many actions of that deal.")


class LessonInfo(Body):
    """A lesson as it is."""

    game: str
    remarks: list[LessonRemark] = Field(description="What was said so far, the first remark first.")
    about: str = Field(description="The clause that says what the deal in progress is about.")
    skips: bool = Field(description="Whether the house plays the deals that come next: go on by POST …/next.")
    over: bool
    strategy: list[str] = Field(description="What good players do.")


class Warned(Body):
    """A warning against a legal action."""

    action: str
    worse: float | None = Field(description="By how many points on average it is worse than the best one; null for a bid.")
    percent: int | None = Field(description="For a bid: in how many of 100 deals it is made.")


class LessonAdvice(Body):
    """A good player's action on the learner's turn, and the actions that are clearly wrong."""

    version: int = Field(description="The version of the table that it is about.")
    action: str
    reasons: list[Sentence]
    warned: list[Warned]


@operation("POST", "/api/lessons", "begin_lesson", status=201, cost=4, errors=(400, 403, 404, 413, 422, 429))
async def begin_lesson(ctx: Context, request: NewLesson) -> Made:
    """Begin a lesson: a table against three bots, with published cards. An unfinished earlier one is deleted."""
    try:
        begun = lesson(find(request.game).ID)
    except UnknownGame as error:
        raise ApiError(422, "unknown-game", str(error)) from None
    except NoLesson as error:
        raise ApiError(404, "no-such-lesson", str(error)) from None
    for table in await service.unfinished(ctx.store.tables, begun.rules.game.ID, ctx.player):
        await ctx.host.delete_table(table)
    await ctx.host.check_may_make()
    events = await ctx.host.in_background(service.begin, begun, ctx.player)
    return Made(table=await _store(ctx, begun, events, request.pace))


@operation(
    "POST", "/api/lessons/{table}/next", "carry_on_lesson", status=201, cost=4,
    errors=(400, 403, 404, 409, 413, 422, 429),
)  # fmt: skip
async def carry_on_lesson(ctx: Context, table: TableId, request: CarryOn) -> Made:
    """Let bots play on to the learner's next deal: the lesson continues at a new table, and this one is deleted."""
    begun, state, _ = await _lesson_at(ctx, table)
    if not service.has_skipped_deals(begun, state):
        raise ApiError(409, "deal-running", "the next deal of this lesson is yours to play")
    events = [*await ctx.host.log(table), *await ctx.host.in_background(service.events_to_next_deal, begun, state)]
    continued = await _store(ctx, begun, events, request.pace)
    await ctx.host.delete_table(table)
    return Made(table=continued)


@operation("GET", "/api/lessons/{table}", "lesson", errors=(404, 422, 429))
async def lesson_at(ctx: Context, table: TableId, lang: Lang = "en") -> LessonInfo:
    """Return the remarks of a lesson so far, in order."""
    begun, state, seat = await _lesson_at(ctx, table)
    remarks = await ctx.host.in_background(said, begun, state.match, seat)
    entrant_names = await entrants(ctx.store.people, state)
    names = [entrant_names[entrant] for entrant in state.match.opening.seats]
    about = [remark.remark.clause for remark in remarks if remark.remark.about]
    return LessonInfo(
        game=begun.rules.game.ID,
        remarks=[
            LessonRemark(
                clause=remark.remark.clause, text=remark.text(lang, names), deal=remark.moment.deal, step=remark.moment.step
            )
            for remark in remarks
        ],
        about=about[-1] if about else "",
        skips=service.has_skipped_deals(begun, state),
        over=state.match.result is not None,
        strategy=[texts[lang] for texts in begun.strategy],
    )


@operation("GET", "/api/lessons/{table}/advice", "lesson_advice", errors=(404, 409, 422, 429))
async def lesson_advice(ctx: Context, table: TableId) -> LessonAdvice:
    """Return what a good player would do now, and what would clearly be wrong."""
    begun, state, seat = await _lesson_at(ctx, table)
    if state.waits_for != seat:
        raise ApiError(409, "not-your-turn", "there is no advice now, because it is not your turn")
    seen = view(state.state, seat)
    seed = Stream(begun.secret, f"friend {state.version}".encode()).below(1 << 62)  # the same for everybody
    advice, values = await ctx.host.advise(seen, seed)
    losses = service.losses(begun, seen, values) | service.poor_calls(begun, seen, advice)
    warned = [Warned(action=token(action), worse=round(loss, 1), percent=None) for action, loss in losses.items()]
    warned += [Warned(action=bid, worse=None, percent=percent) for bid, percent in service.bold_bids(seen, advice).items()]
    reasons = advice_sentences(advice)
    return LessonAdvice(version=state.version, action=token(advice.action), reasons=reasons, warned=warned)


async def _lesson_at(ctx: Context, name: str) -> tuple[Lesson, Table, Seat]:
    """Return a lesson of the player with its table and their seat, or raise `ApiError`."""
    missing = ApiError(404, "no-such-lesson", "you have no such lesson")
    try:
        stored = await own_table(ctx, name)
    except ApiError:
        raise missing from None
    if not is_lesson(stored.game, stored.secret):
        raise missing
    table = await ctx.host.replay(name)
    assert isinstance(table, Table), "a lesson begins with its match"
    if (seat := table.seat_of(ctx.player)) is None:
        raise missing
    return lesson(stored.game), table, seat


async def _store(ctx: Context, begun: Lesson, events: Sequence[LogEvent], pace: Pace) -> str:
    return await store_table(ctx.store.tables, ctx.player, events, begun.secret, pace, ctx.time)
