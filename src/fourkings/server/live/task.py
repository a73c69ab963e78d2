"""The task of a table that is awake: letters are answered and bots moved, one thing after the other, until it sleeps."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from fourkings.rulebook.game import Refused
from fourkings.server.live import chat, clock_checkpoints, clocks, gathering, log_tail, play, presence, seats, updates
from fourkings.server.live.commit import commit
from fourkings.server.live.mailbox import Gone, Looked, Reader, Ringing, Said
from fourkings.server.live.refusals import No, code_of, refusal
from fourkings.server.live.table import NOT_FOR_YOU, Live
from fourkings.server.store import Fenced
from fourkings.table import state as table
from fourkings.table.gathering import Gathering
from fourkings.table.messages import Request
from fourkings.table.messages.requests import (
    AskHint,
    AskRematch,
    ChooseStandIn,
    ComeBack,
    Hello,
    NextDeal,
    Ping,
    PlayAction,
    PlayRest,
    Say,
    SayPhrase,
    SetPace,
    StepAway,
    TakeBack,
    Unsay,
)
from fourkings.table.messages.updates import Pong

logger = logging.getLogger(__name__)

TRIES: Final = 20
"""How often a letter is acted upon where others write at the same time."""


async def run(live: Live) -> None:
    """Answer letters, move the bots, until nobody has looked on for a while."""
    try:
        await _find_the_clock(live)
        await _until_it_sleeps(live)
    except Fenced:
        logger.warning("table %s was written by another server, or deleted", live.id)
    finally:
        live.asleep = True
        for reader in {*live.readers, *_unread(live)}:
            reader.close(1012)


def _unread(live: Live) -> set[Reader]:
    """The readers whose requests came too late to be read: some of them have not even been let in."""
    left = set[Reader]()
    while not live.mail.empty():
        mail = live.mail.get_nowait()
        if isinstance(mail, Said):
            left.add(mail.reader)
    return left


async def _find_the_clock(live: Live) -> None:
    """How far the running clock has come, before anybody is told: as was noted, or as another server counts it now."""
    await clock_checkpoints.resume(live)
    if clock_checkpoints.runs(live) and not live.peers.alone:
        await log_tail.look(live)


async def _until_it_sleeps(live: Live) -> None:
    """Whether it sleeps or its server stops: what the running clock has run is not given back."""
    try:
        while not _may_sleep(live):
            await _one_thing(live)
    finally:
        await clock_checkpoints.note(live)


def _may_sleep(live: Live) -> bool:
    idle = not live.readers and live.mail.empty() and live.clock() >= live.sleep_at
    return idle and not (live.owner and live.goes_on)


async def _one_thing(live: Live) -> None:
    """The next letter, or what is due without one. Who has written in time is read before his time is over."""
    due = _due(live) if live.mail.empty() else None
    try:
        # Not `wait_for`: in Python 3.11 that forgets that it was cancelled where a letter comes in the same moment.
        async with asyncio.timeout(None if due is None else max(0.0, due - live.clock())):
            mail = await live.mail.get()
    except TimeoutError:
        await _by_itself(live)
        return
    match mail:
        case Gone(reader):
            await presence.part(live, reader)
        case Said(reader, wish, at):
            live.heard_at = at
            await _answer(live, reader, wish)
        case Ringing(0):
            await log_tail.look(live)
        case Ringing(version) if version > live.version:
            await log_tail.catch_up(live)
        case Looked(seen):
            await log_tail.saw(live, seen)


def _due(live: Live) -> float | None:
    """When something happens that nobody has to ask for; None where all wait for a person."""
    times = [*live.leaving.values()] if live.owner else []
    if _returned(live):
        times.append(live.clock())
    if live.moves_itself:
        times.append(live.next_at)
    elif not live.readers:
        times.append(live.sleep_at)
    if (end := clocks.ends(live)) is not None:
        times.append(end)
    if (at := clock_checkpoints.next_note(live)) is not None:
        times.append(at)
    return min(times, default=None)


def _returned(live: Live) -> list[str]:
    """Who is here while his bot plays: he came back at the very moment when another server let him go."""
    now = live.now
    if isinstance(now, Gathering) or now.match.result:
        return []
    seats = {reader.player: seat for reader, seat in live.readers.items() if seat is not None}
    return [one for one, seat in seats.items() if now.chair(seat).away and not now.chair(seat).away_by_choice]


async def _by_itself(live: Live) -> None:
    """What is due now, if another server has not done it already."""
    try:
        await _what_is_due(live)
    except Fenced:
        await _fenced(live)


async def _fenced(live: Live) -> None:
    """Another server was quicker: see what it did."""
    if not await log_tail.catch_up(live):
        if await live.store.table(live.id):
            raise Fenced(f"table {live.id} can not be written")
        live.close(log_tail.GONE)


async def _what_is_due(live: Live) -> None:
    """A chair whose person is gone for good, a deal among bots, a bot's action."""
    now = live.clock()
    for player in _returned(live):
        if fact := table.come_back(live.table, player):
            await commit(live, fact)
    for player in [player for player, at in live.leaving.items() if live.owner and at <= now]:
        del live.leaving[player]
        await _missing(live, player)
    if clocks.over(live):
        await play.time_is_over(live)
        return
    if (at := clock_checkpoints.next_note(live)) is not None and at <= now:
        await clock_checkpoints.note(live)
    if not live.moves_itself or live.next_at > now:
        return
    turn = live.table.waits_for
    if turn is None:
        await commit(live, play.next_deal(live))
    elif live.table.chair(turn).played_by_bot:
        await play.bot_acts(live, turn)
    else:
        await play.play_rest(live, turn)


async def _missing(live: Live, player: str) -> None:
    """Somebody has been gone for the table's grace."""
    if isinstance(live.now, Gathering):
        await gathering.host_gone(live)
    elif live.now.seat_of(player) is not None and (fact := table.leave(live.now, player)):
        live.heard_at = live.clock()
        await commit(live, clocks.left_on_turn(live, fact))


# --- letters ---------------------------------------------------------------------------------------------------------


async def _answer(live: Live, reader: Reader, wish: Request) -> None:
    """Do what a letter asks for, or refuse it in words. Where another server was quicker, it is decided anew."""
    for _ in range(TRIES):
        if not isinstance(wish, Hello) and reader not in live.readers:
            return
        try:
            await _try(live, reader, wish)
            return
        except Fenced:
            await _fenced(live)
    raise Fenced(f"table {live.id} is written too fast by others")


async def _try(live: Live, reader: Reader, wish: Request) -> None:
    try:
        await _grant(live, reader, wish)
    except Refused as refused:
        _refuse(live, reader, wish, No(code_of(refused.reason), refused.reason))
    except No as why:
        _refuse(live, reader, wish, why)


async def _grant(live: Live, reader: Reader, wish: Request) -> None:
    match wish:
        case Hello():
            await presence.join(live, reader, wish.since)
        case Ping():
            live.send(reader, Pong(version=live.version))
        case AskHint() | SetPace():
            await play.grant(live, reader, wish)
        case Say() | SayPhrase() | Unsay():
            await chat.grant(live, reader, wish)
        case _ if version := live.answered.get((reader.player, wish.id)):
            await updates.again(live, reader, wish.id, version)
        case PlayAction() | NextDeal() | TakeBack() | PlayRest():
            await play.grant(live, reader, wish)
        case StepAway() | ComeBack() | ChooseStandIn() | AskRematch():
            await seats.grant(live, reader, wish)
        case _:
            await gathering.grant(live, reader, wish)


def _refuse(live: Live, reader: Reader, wish: Request, why: No) -> None:
    answers = None if isinstance(wish, Hello | Ping) else wish.id
    live.metrics.refusals.labels(why.code, why.reason.key).inc()
    live.send(reader, refusal(why, answers, live.version))
    if isinstance(wish, Hello):
        reader.close(NOT_FOR_YOU)
