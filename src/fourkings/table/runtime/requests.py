"""The requests of readers of a match: a function for each type, which grants it or raises `NotGranted` or `Refused`."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar

from fourkings.bots import BOTS
from fourkings.records import token
from fourkings.rulebook.game import Refused
from fourkings.rulebook.games import parse_action
from fourkings.table import match, waiting_room
from fourkings.table.match import LogEvent, Table
from fourkings.table.protocol import CloseCode, Message, Request, presenters
from fourkings.table.protocol import requests as messages
from fourkings.table.protocol.parts import CoachSentence, WeighedAction
from fourkings.table.protocol.updates import Hint, PaceChanged
from fourkings.table.runtime import presence, time_control, turns, updates
from fourkings.table.runtime.commit import commit
from fourkings.table.runtime.readers import Reader
from fourkings.table.runtime.refusals import NotGranted, code_of, not_granted, refusal
from fourkings.table.runtime.state import BotJob, GrantedRequest
from fourkings.table.runtime.table import LocalTable
from fourkings.table.waiting_room import WaitingRoom

if TYPE_CHECKING:
    from fourkings.analysis.hints import Advice
from fourkings.views import view

# --- play ---------------------------------------------------------------------------------------------------------


async def act(table: LocalTable, reader: Reader, request: messages.Act) -> None:
    """Play a card or make a call."""
    seat = table.seat(reader)
    if not table.history.match_version <= request.version <= table.version:
        raise not_granted("stale", "stale")
    try:
        action = parse_action(table.match_state.rules.game, request.action)
    except ValueError:
        raise not_granted("malformed", "unknown-action", word=request.action) from None
    event = time_control.with_cost(table, match.act(table.match_state, seat, action))
    await commit(table, event, _granted(reader, request))


async def undo(table: LocalTable, reader: Reader, request: messages.Undo) -> None:
    """Take back the player's last action, if no other person plays."""
    await commit(table, match.undo(table.match_state, table.seat(reader)), _granted(reader, request))


async def play_rest(table: LocalTable, reader: Reader, request: messages.PlayRest) -> None:
    """Play the rest of the player's cards, if every trick left is certain."""
    seat, state = table.seat(reader), table.match_state
    match.check_goes_on(state)
    if not state.match.deals or not presenters.rest_is_certain(view(state.state, seat)):
        raise not_granted("unavailable", "rest-not-certain")
    table.pacing.play_rest(seat)
    await turns.play_rest(table, seat, _granted(reader, request))


async def next_deal(table: LocalTable, reader: Reader, request: messages.NextDeal) -> None:
    """Deal if nobody else has to be asked, or all are ready; else mark this player as ready."""
    seat = table.seat(reader)
    if table.waits_for_ready:
        table.readiness.tell(seat, table.clock.now())
        if not turns.next_deal_is_due(table):
            updates.tell_ready(table, reader, request.id)
            return
    await commit(table, turns.next_deal(table), _granted(reader, request))


async def stop_countdown(table: LocalTable, reader: Reader, request: messages.StopCountdown) -> None:
    """Stop the countdown to the next deal: once for each player and deal."""
    seat = table.seat(reader)
    if table.readiness.ends is None or not table.waits_for_ready:
        raise not_granted("unavailable", "no-countdown")
    if seat in table.readiness.stopped:
        raise not_granted("unavailable", "stopped-already")
    table.readiness.stop(seat)
    updates.tell_ready(table, reader, request.id)


async def set_pace(table: LocalTable, reader: Reader, request: messages.SetPace) -> None:
    """Set the pace of the bots."""
    table.seat(reader)
    await table.ports.write_pace(request.pace)
    table.pacing.choose(request.pace)
    for other in table.readers:
        table.send(other, PaceChanged(answers=request.id if other is reader else None, pace=request.pace))


# --- hints --------------------------------------------------------------------------------------------------------


async def ask_hint(table: LocalTable, reader: Reader, request: messages.AskHint) -> None:
    """Start a hint for a player alone; among people the others see that they asked.

    The table goes on meanwhile; if it moves, or the player goes, the job is cancelled.
    """
    seat = table.seat(reader)
    if table.match_state.waits_for != seat:
        raise not_granted("unavailable", "hint-not-your-turn")
    if table.bot_jobs.thinks_for(seat):
        raise not_granted("too-fast", "too-fast")
    if event := match.ask_hint(table.match_state, seat):
        await commit(table, event)
    job = BotJob(table.version, seat, view(table.match_state.state, seat), seed=0)  # a hint depends on the view alone
    table.bot_jobs.hint(reader, request.id, job)
    table.ports.start(job)


def tell_hint(table: LocalTable, job: BotJob, advice: tuple[Advice, str] | None) -> None:
    """Send a hint, with the bot that gives it, or its failure (None), to the player if they still wait for it."""
    hint = table.bot_jobs.take_hint(job)
    if hint and advice:
        table.send(hint.reader, hint_update(hint.request, *advice))
    elif hint:
        table.send(hint.reader, refusal(not_granted("unavailable", "went-wrong"), hint.request, table.version))


def hint_update(answers: str, advice: Advice, by: str) -> Hint:
    """Build the update for a hint; `by` is the bot with its version."""
    choices = tuple(
        WeighedAction(action=token(action), worth=worth, percent=part) for action, worth, part in advice.choices
    )
    return Hint(
        answers=answers,
        action=token(advice.action),
        parts=tuple(CoachSentence(key=key, params=params) for key, params in advice.parts),
        choices=choices,
        deals=advice.deals,
        by=by,
        for_match=advice.for_match,
    )


# --- seats --------------------------------------------------------------------------------------------------------


async def cover_seat(table: LocalTable, reader: Reader, request: messages.CoverSeat) -> None:
    """Let the stand-in of a player who is missed play before the table's grace is over."""
    table.seat(reader)
    player = table.match_state.participant(request.seat).player
    if player is None or table.grace_of_players is None:
        raise not_granted("unavailable", "nobody-missed", "GEN-12")
    if table.presence.includes(player):
        raise not_granted("unavailable", "still-here", "GEN-12")
    await grant(table, reader, request, match.leave(table.match_state, player))
    # A player who is there after all connects again, and has the seat back.
    table.readers.dismiss(player, CloseCode.COME_BACK)


# --- decided by a command of the table ----------------------------------------------------------------------------


def _choose_stand_in(table: Table, player: str, request: messages.ChooseStandIn) -> LogEvent | None:
    event = match.choose_stand_in(table, player, request.bot)
    if request.bot not in BOTS:
        raise not_granted("unavailable", "unknown-bot")
    return event


Command = Callable[[Any, str, Any], LogEvent | None]
"""A function of a state, the id of the person who asks, and their request; it returns an event, or None."""
ROOM_COMMANDS: Final[Mapping[type[Message], Command]] = {
    messages.Sit: lambda room, player, request: waiting_room.sit(room, player, request.place),
    messages.SwapPlaces: lambda room, player, request: waiting_room.swap(room, player, request.place, request.other),
    messages.Admit: lambda room, player, request: waiting_room.admit(room, player, request.guest),
    messages.HandOver: lambda room, player, request: waiting_room.hand_over(room, player, request.guest),
    messages.Contribute: lambda room, player, request: waiting_room.contribute(
        room, player, bytes.fromhex(request.contribution)
    ),
}
"""The commands before a match, by the type of request."""
MATCH_COMMANDS: Final[Mapping[type[Message], Command]] = {
    messages.StepAway: lambda table, player, request: match.leave(table, player, by_choice=True),
    messages.ComeBack: lambda table, player, request: match.come_back(table, player),
    messages.ChooseStandIn: _choose_stand_in,
    messages.HandOver: lambda table, player, request: match.hand_over(table, player, request.guest),
    messages.Pause: lambda table, player, request: match.pause(table, player),
    messages.Resume: lambda table, player, request: match.resume(table, player),
    messages.AddTime: lambda table, player, request: match.add_time(table, player, request.seat, request.seconds),
    messages.OpenSeats: lambda table, player, request: match.open_seats(table, player, request.open),
}
"""The commands in a match, by the type of request."""


async def decide(table: LocalTable, reader: Reader, request: Any) -> None:
    """Grant a request by the command for its type, before or in a match; raise `NotGranted` if there is none."""
    before = isinstance(table.state, WaitingRoom)
    command = (ROOM_COMMANDS if before else MATCH_COMMANDS).get(type(request))
    if command is None:
        raise not_granted("unavailable", "not-dealt" if before else "match-open")
    await grant(table, reader, request, command(table.state, reader.player, request))


# --- granting -----------------------------------------------------------------------------------------------------

GrantedOnce = messages.MatchRequest | messages.WaitingRoomRequest
T = TypeVar("T", bound=LocalTable)
R = TypeVar("R", bound=Message)
Grant = Callable[[T, Reader, R], Awaitable[None]]
"""A function that grants a request, or raises `NotGranted`, or `Refused` if the rules forbid it."""


class Handler(NamedTuple):
    """The function for a type of request; `once` if the log remembers that it was granted, so that it is not again."""

    grant: Grant[Any, Any]
    once: bool = True


Handlers = Mapping[type[Message], Handler]
HANDLERS: Final[Handlers] = {
    messages.Hello: Handler(presence.hello, once=False),
    messages.Ping: Handler(presence.ping, once=False),
    messages.Act: Handler(act),
    messages.NextDeal: Handler(next_deal),
    messages.StopCountdown: Handler(stop_countdown, once=False),
    messages.Undo: Handler(undo),
    messages.PlayRest: Handler(play_rest),
    messages.AskHint: Handler(ask_hint, once=False),
    messages.SetPace: Handler(set_pace, once=False),
    messages.CoverSeat: Handler(cover_seat),
    **dict.fromkeys(MATCH_COMMANDS, Handler(decide)),
}
"""The handlers of requests in a match, by type. A server adds those of requests that need other people."""


async def answer(table: LocalTable, reader: Reader, request: Request, handlers: Handlers = HANDLERS) -> None:
    """Grant a request, or refuse it with a reason. One that was granted already is answered as it was then."""
    try:
        handler = handlers.get(type(request))
        if handler is None:
            raise not_granted("unavailable", "needs-a-server")
        request_id = _id(request) or ""
        if handler.once and (version := table.history.granted_at(reader.player, request_id)):
            await updates.answer_again(table, reader, request_id, version)
        else:
            await handler.grant(table, reader, request)
    except Refused as refused:
        refuse(table, reader, request, NotGranted(code_of(refused.reason), refused.reason))
    except NotGranted as why:
        refuse(table, reader, request, why)


async def grant(table: LocalTable, reader: Reader, request: GrantedOnce, event: LogEvent | None) -> None:
    """Commit the event of a request; if nothing changes (None), send the reader a snapshot of the table."""
    if event is None:
        updates.send_snapshot(table, reader, request.id)
    else:
        await commit(table, time_control.with_cost(table, event), _granted(reader, request))


def refuse(
    table: LocalTable, reader: Reader, request: Request, why: NotGranted, close: CloseCode = CloseCode.NOT_FOR_YOU
) -> None:
    """Refuse a request; close the connection of a reader who was not let in."""
    table.ports.count_refusal(why)
    table.send(reader, refusal(why, _id(request), table.version))
    if isinstance(request, messages.Hello):
        reader.close(close)


def _granted(reader: Reader, request: GrantedOnce) -> GrantedRequest:
    """Return the entry that remembers a granted request; its version is known once it is committed."""
    return GrantedRequest(reader.player, request.id, 0)


def _id(request: Request) -> str | None:
    """Return the request's own id; `hello` and `ping` have none."""
    return None if isinstance(request, messages.Hello | messages.Ping) else request.id
