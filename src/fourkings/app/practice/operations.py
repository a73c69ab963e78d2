"""Requests to try a moment of a finished match another way, or to play on from it at a table that counts nowhere.

Such a table is made of events: the deals before, and the deal in question as far as it went, with the same hidden
cards or with others that fit what its player knew. What is dealt after it comes from a secret of its own.
"""

from collections.abc import Collection, Sequence
from functools import reduce
from typing import Final, Literal

from pydantic import ConfigDict, Field

from fourkings.analysis.hindsight import Values
from fourkings.app.core import Context, Lang, TableId, operation
from fourkings.app.matches.access import OwnMatch, own_match, own_table
from fourkings.app.ports import Tables
from fourkings.app.practice.what_if import Line, LineTold, line_response, moment_of
from fourkings.app.shared import origins
from fourkings.app.shared.body import ApiError, Body
from fourkings.app.shared.entrants import named
from fourkings.app.shared.explained import Explained
from fourkings.app.shared.orders import Made
from fourkings.app.shared.origins import Practice
from fourkings.app.shared.stored_tables import store_table
from fourkings.bots import find, title
from fourkings.records import token
from fourkings.rulebook.cards import SEATS, Card, Mask, members
from fourkings.rulebook.deck import SECRET_BYTES, seal
from fourkings.rulebook.game import Refused, State
from fourkings.rulebook.games import parse_action
from fourkings.rulebook.match import Match, ordinary_matches, push
from fourkings.table import match as commands
from fourkings.table.match import Deal, LogEvent, Opening, Participant, Table
from fourkings.table.protocol import Pace
from fourkings.table.protocol.base import BotName
from fourkings.views import view

SAME: Final = "same"
"""The choice of bots that means the ones of the match, and for people their stand-ins."""


class NewPractice(Line):
    """The moment of a finished match to play on from, with which bots and which hidden cards."""

    table: str = Field(max_length=64, examples=["q3jH0yq8Zt5rWc1x"], description="A match of one's own that is over.")
    bots: BotName = Field(default=SAME, description="As they were, or one bot in all three chairs.")
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


@operation("POST", "/api/tables/{table}/lines", "try_line", cost=3, errors=(400, 403, 404, 409, 413, 422, 429))
async def try_line(ctx: Context, table: TableId, request: Line, lang: Lang = "en") -> LineTold:
    """Try a line of play for all seats, from a moment of a finished match. Nothing is stored."""
    own = await own_match(ctx, table, lang)
    if not own.stored.summary.won:
        raise ApiError(409, "match-running", "this record has no end: you can try lines only in a finished match")
    moment = moment_of(own.table.match, request)
    log = await ctx.store.tables.events(table)
    worths, stored = await ctx.jobs.run("line", events=log, line=request.model_dump(), seat=own.seat)
    values = None
    if worths is not None:
        exact, cards, calls = worths
        values = Values(exact, {card: (least, most) for card, (least, most) in cards}, calls)
    explanation = None if stored is None else Explained.model_validate(stored)
    return line_response(moment, own.table.rules, own.by_seat, own.seat, lang, values, explanation)


@operation("POST", "/api/practices", "begin_practice", status=201, cost=4, errors=(400, 403, 404, 409, 413, 422, 429))
async def begin_practice(ctx: Context, request: NewPractice) -> Made:
    """Play on from a moment of a finished match, at a table that counts in no statistics. Earlier practice is deleted."""
    own = await own_match(ctx, request.table)
    origin = _origin(request, own, ctx.host.bots)
    secret = ctx.host.random_bytes(SECRET_BYTES)
    events = await _opening(ctx, own, origin, secret)
    earlier = [table for table in await unfinished(ctx.store.tables, ctx.player) if table != request.table]
    await ctx.host.check_may_make(instead=len(earlier))
    for table in earlier:
        await ctx.host.delete_table(table)
    written = origins.write(origin)
    return Made(table=await store_table(ctx.store.tables, [ctx.player], events, secret, request.pace, ctx.time, written))


def _origin(request: NewPractice, own: OwnMatch, bots: Collection[str]) -> Practice:
    """Return the origin of a practice match, or raise `ApiError` if it can't begin at that moment with these bots."""
    if request.bots != SAME and request.bots not in bots:
        raise ApiError(422, "bad-bots", f"the bots are one of: {', '.join(bots)}, or {SAME}")
    if not own.stored.summary.won:
        raise ApiError(409, "match-running", "this record has no end: you can continue only from a finished match")
    if moment_of(own.table.match, request).state.stage == "done":
        raise ApiError(409, "deal-over", "the deal is over at this moment: choose an earlier one")
    other, number = request.cards == "another", source(own.table.match, request.deal)[1]
    return Practice(request.table, request.deal, request.action, other, request.bots, tuple(request.line), number)


async def _opening(ctx: Context, own: OwnMatch, origin: Practice, secret: bytes) -> list[LogEvent]:
    """Return the log of a practice table up to its moment, with the cards of the match or others that fit."""
    if not origin.another:
        state = await ctx.host.in_background(state_at, own.table.match, origin)
        return await ctx.host.in_background(begin, own.table, ctx.player, origin, state.deal.dealt, secret)
    log = await ctx.store.tables.events(own.stored.id)
    line = {"deal": origin.deal, "action": origin.action, "line": origin.line}
    hands = [tuple(hands) for hands in await ctx.jobs.run("hands", events=log, line=line, seat=own.seat)]
    redeal = events_with_other_hands
    events = await ctx.host.in_background(redeal, own.table, ctx.player, origin, hands, secret)
    if events is None:
        raise ApiError(409, "no-other-deal", "no other deal fits what you knew: play the same deal")
    return events


@operation("GET", "/api/practices/{table}", "practice", errors=(404, 409, 422, 429))
async def practice(ctx: Context, table: TableId) -> PracticeInfo:
    """Return how the player's practice compares with what happened in the match."""
    try:
        origin = origins.parse((await own_table(ctx, table)).origin)
    except ApiError:
        origin = None
    replayed = await ctx.host.replay(table) if isinstance(origin, Practice) else None
    seat = replayed.seat_of(ctx.player) if isinstance(replayed, Table) else None
    if not isinstance(origin, Practice) or not isinstance(replayed, Table) or seat is None:
        raise ApiError(404, "no-such-practice", "you have no such practice")
    try:
        before = (await own_match(ctx, origin.of)).table.match
    except ApiError:
        before = None
    return PracticeInfo.from_object(
        origin,
        cards="another" if origin.another else "same",
        seat=seat,
        happened=None if before is None else _way(before, origin.deal, origin.action, seat),
        now=_way(replayed.match, origin.number, origin.action, seat),
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


def begin(before: Table, player: str, origin: Practice, dealt: Sequence[Sequence[Card]], secret: bytes) -> list[LogEvent]:
    """Return the events of a practice table up to the moment of `origin`; before: the finished match.

    dealt: the hands of the deal in question, in the order dealt. Raise `Refused` if the actions until then are impossible
    with these hands.
    """
    match, number = source(before.match, origin.deal)
    participants = tuple(
        Participant("", player, participant.bot)
        if participant.player == player
        else Participant("", None, participant.bot if origin.bots == SAME else origin.bots)
        for participant in before.participants
    )
    seated = named(match.rules, participants, match.opening)
    events: list[LogEvent] = [Opening(match.rules, seated, match.opening, (), seal(secret))]
    state = commands.replay_match(events)
    for place, played in enumerate(match.deals[:number], 1):
        last = place == number
        events.append(Deal(tuple(map(tuple, dealt)) if last else played.state.deal.dealt))
        state = commands.apply_match_event(state, events[-1])
        tried = [parse_action(match.rules.game, text) for text in origin.line] if last else []
        for action in (*(action for _, action in played.actions[: origin.action if last else None]), *tried):
            actor = state.participant(state.state.turn)
            events.append(commands.act(state, state.state.turn, action, None if actor.player else title(find(actor.bot))))
            state = commands.apply_match_event(state, events[-1])
    return events


def state_at(match: Match, origin: Practice) -> State:
    """Return the state of the deal at the moment of `origin`, after the line that was tried by hand."""
    return reduce(push, origin.line, commands.rewind(*source(match, origin.deal), origin.action)).state


def source(match: Match, deal: int) -> tuple[Match, int]:
    """Return the match that contains a deal, and the deal's number in it; a mirror match consists of several."""
    for part in ordinary_matches(match):
        if deal <= len(part.deals):
            break
        deal -= len(part.deals)
    return part, deal


def redealt(state: State, hands: Sequence[Mask]) -> tuple[tuple[Card, ...], ...]:
    """Return the hands that would have been dealt if the seats held these cards now; hands: by seat."""
    return tuple(_filled(state.deal.dealt[seat], state.hands[seat], hands[seat]) for seat in SEATS)


def _filled(dealt: tuple[Card, ...], before: Mask, after: Mask) -> tuple[Card, ...]:
    fresh = iter(members(after & ~before))
    gone = before & ~after
    return tuple(next(fresh) if gone >> card & 1 else card for card in dealt)


async def unfinished(of: Tables, player: str) -> list[str]:
    """Return a player's practice tables."""
    tables = await of.of(player)
    return [stored.id for stored in tables if isinstance(origins.parse(stored.origin), Practice)]


def events_with_other_hands(
    before: Table, player: str, origin: Practice, drawn: Sequence[Sequence[Mask]], secret: bytes
) -> list[LogEvent] | None:
    """Return the events of a practice table with the first drawn hands other than the real ones; None if none will do.

    All actions until the moment must be possible with them, and the player must have seen the same. drawn: hands to try,
    each by seat.
    """
    state, seat = state_at(before.match, origin), before.seat_of(player)
    assert seat is not None, "who plays on sat there"
    for hands in drawn:
        if tuple(hands) == state.hands:
            continue
        try:
            events = begin(before, player, origin, redealt(state, hands), secret)
        except Refused:
            continue
        if view(state, seat) == view(commands.replay_match(events).state, seat):
            return events
    return None
