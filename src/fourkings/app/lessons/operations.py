"""Requests about lessons: a first match of a game with explanations and warnings, played from a published secret.

A lesson's table is stored like any other. The deals that bots play in the learner's place are played at once, before.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from pydantic import ConfigDict, Field

from fourkings.app.core import Context, Lang, TableId, operation
from fourkings.app.matches.access import own_table
from fourkings.app.ports import Tables
from fourkings.app.shared.body import EXAMPLE_GAME, ApiError, Body
from fourkings.app.shared.entrants import entrants
from fourkings.app.shared.orders import Made
from fourkings.app.shared.stored_tables import against_bots, first_events, store_table
from fourkings.bots import careful, title
from fourkings.lessons import Lesson, NoLesson, is_lesson, lesson, said
from fourkings.records import token
from fourkings.rng import bot_stream
from fourkings.rulebook.cards import Seat
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import Action
from fourkings.rulebook.games import UnknownGame, find
from fourkings.rulebook.match import deal_from_secret
from fourkings.table import match as commands
from fourkings.table.match import Deal, LogEvent, Table
from fourkings.table.protocol import Pace
from fourkings.table.protocol.parts import CoachSentence
from fourkings.views import View, view

BOT: Final = careful.NAME
"""The bot that plays with the learner and for them: it answers at once and plays sensibly."""


class NewLesson(Body):
    """A lesson to begin."""

    game: str = Field(max_length=40, examples=[EXAMPLE_GAME])
    pace: Pace = "calm"

    model_config = ConfigDict(json_schema_extra={"examples": [{"game": EXAMPLE_GAME}]})


class CarryOn(Body):
    """A request to continue a lesson, with the pace of the bots from now on."""

    pace: Pace = "calm"

    model_config = ConfigDict(json_schema_extra={"examples": [{"pace": "brisk"}]})


class LessonRemark(Body):
    """A remark of the lesson on a moment, with the clause of the rules that it explains."""

    clause: str = Field(examples=["QR-7"])
    text: str
    deal: int = Field(description="The number of the deal in which it was said.")
    step: int = Field(description="After how many actions of that deal.")


class LessonInfo(Body):
    """A lesson with its remarks so far."""

    game: str
    remarks: list[LessonRemark] = Field(description="What was said so far, the first remark first.")
    about: str = Field(description="The clause that says what the deal in progress is about.")
    skips: bool = Field(description="Whether bots play the deals that come next: continue by POST …/next.")
    over: bool
    strategy: list[str] = Field(description="What good players do.")


class Warned(Body):
    """A warning against a legal action that is clearly worse than the best one."""

    action: str
    worse: float = Field(description="By how many points on average it is worse than the best one.")


class LessonAdvice(Body):
    """A good player's action on the learner's turn, and the actions that are clearly wrong."""

    version: int = Field(description="The version of the table that it is about.")
    action: str
    parts: list[CoachSentence] = Field(description="Why, sentence by sentence.")
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
    for table in await unfinished(ctx.store.tables, begun.rules.game.ID, ctx.player):
        await ctx.host.delete_table(table)
    await ctx.host.check_may_make()
    events = await ctx.host.in_background(begin, begun, ctx.player)
    return Made(table=await _store(ctx, begun, events, request.pace))


@operation(
    "POST", "/api/lessons/{table}/next", "carry_on_lesson", status=201, cost=4,
    errors=(400, 403, 404, 409, 413, 422, 429),
)  # fmt: skip
async def carry_on_lesson(ctx: Context, table: TableId, request: CarryOn) -> Made:
    """Let bots play on to the learner's next deal: the lesson continues at a new table, and this one is deleted."""
    begun, state, _ = await _lesson_at(ctx, table)
    if not has_skipped_deals(begun, state):
        raise ApiError(409, "deal-running", "the next deal of this lesson is yours to play")
    events = [*await ctx.host.log(table), *await ctx.host.in_background(events_to_next_deal, begun, state)]
    continued = await _store(ctx, begun, events, request.pace)
    await ctx.host.delete_table(table)
    return Made(table=continued)


@operation("GET", "/api/lessons/{table}", "lesson", errors=(404, 422, 429))
async def lesson_at(ctx: Context, table: TableId, lang: Lang = "en") -> LessonInfo:
    """Return the remarks of a lesson so far, in order."""
    begun, state, seat = await _lesson_at(ctx, table)
    remarks = await ctx.host.in_background(said, begun, state.match, seat)
    entrant_names = await entrants(ctx.store.people, state, lang)
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
        skips=has_skipped_deals(begun, state),
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
    advice = await ctx.host.advise(seen)
    losses = losses_of(begun, seen, advice.values)
    warned = [Warned(action=token(action), worse=round(loss, 1)) for action, loss in losses.items()]
    parts = [CoachSentence(key=key, params=params) for key, params in advice.parts]
    return LessonAdvice(version=state.version, action=token(advice.action), parts=parts, warned=warned)


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
    return await store_table(ctx.store.tables, [ctx.player], events, begun.secret, pace, ctx.time)


def begin(lesson: Lesson, player: str) -> list[LogEvent]:
    """Return the events of a new lesson, up to the first deal that the learner plays."""
    events = first_events(lesson.rules, against_bots(player, [BOT] * 3), lesson.secret)
    return [*events, *events_to_next_deal(lesson, commands.replay_match(events))]


def events_to_next_deal(lesson: Lesson, state: Table) -> list[LogEvent]:
    """Return the events up to the next deal that the learner plays, or to the end of the match."""
    events: list[LogEvent] = []
    while state.match.result is None:
        if state.match.between_deals:
            events.append(Deal(deal_from_secret(state.match, lesson.secret).state.deal.dealt))
        elif lesson.learner_plays(state.state.deal.number):
            break
        else:
            seat, seed = state.state.turn, Stream(lesson.secret, f"house {state.version}".encode()).below(1 << 62)
            action = careful.choose(view(state.state, seat), bot_stream(seed))
            events.append(commands.act(state, seat, action, title(careful)))
        state = commands.apply_match_event(state, events[-1])
    return events


def has_skipped_deals(lesson: Lesson, state: Table) -> bool:
    """Return True if the next deal is one that bots play in the learner's place."""
    number = len(state.match.deals)
    return state.match.between_deals and number > 0 and not lesson.learner_plays(number + 1)


async def unfinished(of: Tables, game: str, player: str) -> list[str]:
    """Return a player's unfinished lessons of a game."""
    tables = await of.of(player)
    return [
        stored.id for stored in tables if stored.game == game and not stored.summary.over and is_lesson(game, stored.secret)
    ]


def losses_of(lesson: Lesson, seen: View, values: Mapping[Action, float]) -> dict[Action, float]:
    """Return the actions that are clearly wrong, each with its loss in points; values: expected points by action.

    Of cards with the same effect only one has a value: another one counts as the nearest card of its suit that has one.
    """
    best, lost = max(values.values(), default=0.0), dict[Action, float]()
    for action in seen.legal:
        near = [action] if action in values else [other for other in values if _same_suit(other, action)]
        if near and best - (value := values[min(near, key=lambda other: _distance(other, action))]) >= lesson.clear:
            lost[action] = best - value
    return lost


def _same_suit(action: Action, other: Action) -> bool:
    return isinstance(action, int) and isinstance(other, int) and action >> 4 == other >> 4


def _distance(action: Action, other: Action) -> int:
    return abs(action - other) if isinstance(action, int) and isinstance(other, int) else 0
