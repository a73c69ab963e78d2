"""Requests of a seat in its match: to act, to take back, for a hint, for another pace."""

from __future__ import annotations

from fourkings.bots.careful.advice import Advice
from fourkings.records import token
from fourkings.rulebook.games import parse_action
from fourkings.table import match as table
from fourkings.table.protocol import presenters
from fourkings.table.protocol.parts import Sentence, WeighedAction
from fourkings.table.protocol.requests import Act, AskHint, PlayRest, SetPace, Undo
from fourkings.table.protocol.updates import Hint, PaceChanged
from fourkings.table.runtime import bots, time_control
from fourkings.table.runtime.commit import commit
from fourkings.table.runtime.refusals import not_granted, refusal
from fourkings.table.runtime.state import BotJob, GrantedRequest, Reader
from fourkings.table.runtime.table import LocalTable
from fourkings.views import view


def _granted(reader: Reader, request: Act | Undo | PlayRest) -> GrantedRequest:
    """The request as it is remembered; its version is known once it is committed."""
    return GrantedRequest(reader.player, request.id, 0)


async def act(live: LocalTable, reader: Reader, request: Act) -> None:
    """Play a card or make a call."""
    seat = live.seat(reader)
    if not live.history.match_version <= request.version <= live.match_state.version:
        raise not_granted("stale", "stale")
    try:
        action = parse_action(live.match_state.rules.game, request.action)
    except ValueError:
        raise not_granted("malformed", "unknown-action", word=request.action) from None
    await commit(live, time_control.with_cost(live, table.act(live.match_state, seat, action)), _granted(reader, request))


async def undo(live: LocalTable, reader: Reader, request: Undo) -> None:
    """Take back one's last action, where no other person plays."""
    await commit(live, table.undo(live.match_state, live.seat(reader)), _granted(reader, request))


async def play_rest(live: LocalTable, reader: Reader, request: PlayRest) -> None:
    """Have the rest of one's cards played, where every trick left is certainly one player's."""
    seat = live.seat(reader)
    table.check_goes_on(live.match_state)
    if not live.match_state.match.deals or not presenters.rest_is_certain(view(live.match_state.state, seat)):
        raise not_granted("unavailable", "rest-not-certain")
    live.pacing.play_rest(seat)
    await bots.play_rest(live, seat, _granted(reader, request))


async def ask_hint(live: LocalTable, reader: Reader, request: AskHint) -> None:
    """Tell a player, and nobody else, what a bot would do; among people the others are told that they asked."""
    seat = live.seat(reader)
    if live.match_state.waits_for != seat:
        raise not_granted("unavailable", "hint-not-your-turn")
    if live.bot_jobs.thinks_for(seat):
        raise not_granted("too-fast", "too-fast")
    if fact := table.ask_hint(live.match_state, seat):
        await commit(live, fact)
    # The table goes on meanwhile; where it moves, or the asker goes, the thought is dropped.
    seed = bots.dice_seed(live, f"hint {seat} {live.match_state.version}")
    thought = BotJob(live.version, seat, view(live.match_state.state, seat), seed)
    live.bot_jobs.hint(reader, request.id, thought)
    live.ports.start(thought)


def tell_hint(live: LocalTable, thought: BotJob, advice: tuple[Advice, str] | None) -> None:
    """A hint is found, with the bot that gives it, or (None) could not be: tell the player that still waits for it."""
    hinted = live.bot_jobs.take_hint(thought)
    if hinted and advice:
        live.send(hinted.reader, hint_update(hinted.request, *advice))
    elif hinted:
        live.send(hinted.reader, refusal(not_granted("unavailable", "went-wrong"), hinted.request, live.version))


def hint_update(answers: str, advice: Advice, by: str) -> Hint:
    """An advice as an update; `by` is the bot with its version."""
    reason, *more = (
        Sentence(clause="", key=key, params=dict(facts)) for key, facts in ((advice.key, advice.params), *advice.more)
    )
    choices = tuple(
        WeighedAction(action=token(action), worth=worth, percent=part) for action, worth, part in advice.choices
    )
    return Hint(
        answers=answers, action=token(advice.action), reason=reason, more=tuple(more), choices=choices,
        deals=advice.deals, by=by, for_match=advice.for_match,
    )  # fmt: skip


async def set_pace(live: LocalTable, reader: Reader, request: SetPace) -> None:
    """Let the bots play at another pace."""
    live.seat(reader)
    await live.ports.write_pace(request.pace)
    live.pacing.choose(request.pace)
    for other in live.readers:
        live.send(other, PaceChanged(answers=request.id if other is reader else None, pace=request.pace))
