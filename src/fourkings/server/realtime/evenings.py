"""Evenings on a server: their facts are written one after the other, and their rounds are played at ordinary tables.

Every server looks at the evenings that go on. What one of them does is done once: the version of a log guards it. A server
may be killed at any moment, for what is missing is seen and done at the next look.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
import secrets
import time
from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache
from typing import Final, NamedTuple, cast

from fourkings.app.models import Person, StoredEvening, VersionConflict
from fourkings.evenings import commands, log
from fourkings.evenings.boards import secret_of_round
from fourkings.evenings.events import DealResult, End, Evening, EveningEvent, Plan, Playing, Result, Round
from fourkings.evenings.reducer import apply_event, fold
from fourkings.rulebook.deck import seal
from fourkings.rulebook.game import Refused
from fourkings.server.db import Store
from fourkings.server.realtime import new_tables
from fourkings.server.realtime.tables import Tables
from fourkings.table import match as table
from fourkings.table.match import Table, TableState
from fourkings.table.protocol import Pace
from fourkings.table.waiting_room import Guest, Place

logger = logging.getLogger(__name__)

TRIES: Final = 20
"""How often a fact is tried where others write at the same time."""
PAUSE: Final = 0.01
"""Seconds within which it is tried again, twice as long each time up to `MAX_PAUSE`: all of forty people get in at once."""
MAX_PAUSE: Final = 1.0
FOLDED: Final = 64
"""How many evenings are kept as their logs stood."""
DELETED: Final = "deleted"
CLOSED: Final = "closed"
"""Why a round goes on without a table, where nobody has said so."""


BY_NAME: Final = "by-name."
"""How the ids of people begin that a director has entered."""


class Announced(NamedTuple):
    """A new evening: its id, which is the invitation, and the token that lets a person direct it."""

    id: str
    director: str


async def announce(store: Store, plan: Plan, pace: Pace) -> Announced:
    """Store a new evening; `NotNow` for a plan that cannot be."""
    secret, name, token, now = secrets.token_bytes(32), secrets.token_urlsafe(12), secrets.token_urlsafe(24), time.time()
    fact = commands.announce(plan, seal(secret))
    stored = StoredEvening(name, plan.rules.game.ID, secret, digest_of(token), pace, now, now)
    await store.evenings.create(stored, log.encode_event(fact))
    return Announced(name, token)


def directs(stored: StoredEvening, token: str) -> bool:
    """True for the token that was given to the director."""
    return hmac.compare_digest(digest_of(token), stored.director)


def digest_of(token: str) -> str:
    """What is stored of a token, so that a database that gets out lets nobody lead."""
    return hashlib.sha256(token.encode(errors="replace")).hexdigest()


async def state_of(store: Store, name: str) -> Evening:
    """A stored evening as its log stands."""
    return _folded(tuple(await store.evenings.events(name)))


@lru_cache(FOLDED)
def _folded(lines: tuple[str, ...]) -> Evening:
    """The evening of a log: all its pages look every few seconds, and something happens seldom."""
    return fold(log.parse_events(lines))


async def do(store: Store, name: str, command: Callable[[Evening], EveningEvent | None]) -> Evening:
    """Let happen what a command gives, and store it; the evening after it. `NotNow` where it cannot be."""
    for attempt in range(TRIES):
        now = await state_of(store, name)
        fact = await asyncio.to_thread(command, now)  # a search for seats takes a while
        if fact is None:
            return now
        after = apply_event(now, fact)
        try:
            over = after.ended or isinstance(fact, End)
            await store.evenings.append(name, after.version, log.encode_event(fact), time.time(), over)
        except VersionConflict:
            await asyncio.sleep(min(MAX_PAUSE, PAUSE * 2**attempt) * secrets.randbelow(1000) / 1000)
            continue
        return after
    raise VersionConflict(f"evening {name} is written too fast by others")


async def enter(store: Store, name: str, player: str) -> Evening:
    """A person enters an evening, or comes back; `NotNow` where they may not."""
    if commands.enter(await state_of(store, name), player):
        await store.evenings.add_player(name, player)
    return await do(store, name, lambda now: commands.enter(now, player))


async def enter_by_name(store: Store, name: str, person: str) -> Evening:
    """The director enters a person of that name without a device; `NotNow` where nobody may enter."""
    player = BY_NAME + secrets.token_urlsafe(12)
    commands.enter(await state_of(store, name), player)
    await store.people.remember(player, Person(person, ""), time.time())
    return await enter(store, name, player)


async def forget_by_name(store: Store, name: str, number: int) -> None:
    """Forget a person that the director has entered; `NotNow` for anybody else, who forgets themselves."""
    entrant = (await state_of(store, name)).entrant(number)
    if entrant is None or not entrant.player.startswith(BY_NAME):
        raise commands.NotNow("no-such-entrant")
    await forget(store, entrant.player)
    await store.people.forget(entrant.player, time.time())


async def forget(store: Store, player: str) -> None:
    """A person is forgotten in the logs of all evenings that they have entered: their number stays."""
    for stored in await store.evenings.of(player):
        await do(store, stored.id, lambda now: commands.forget(now, player))


# --- what goes on by itself ---------------------------------------------------------------------------------------


async def look_at_all(store: Store, tables: Tables, at: float) -> None:
    """Do what is due at the evenings that go on."""
    for name in await store.evenings.unfinished():
        try:
            await look(store, tables, name, at)
        except Exception:
            logger.exception("an evening could not be looked at; it is tried again")


async def look(store: Store, tables: Tables, name: str, at: float) -> None:
    """Make the tables of the round under way, tell them where its time is over, and write down how they ended."""
    stored, now = await store.evenings.get(name), await state_of(store, name)
    if stored is None:
        return
    for number, round_ in enumerate(now.rounds if now.plan.same_boards else ()):
        if round_.over and not round_.open:
            await _open(store, tables, name, number, round_)
    if not now.running or now.plan.paper:
        return
    last = now.rounds[-1]
    for number, playing in enumerate(last.tables):
        if not playing.id:
            await _make(store, stored, now, number)
        elif not playing.over:
            await _collect(store, tables, name, number, playing, last.ends is not None and last.ends <= at)


async def seen_by(store: Store, tables: Tables, name: str, player: str) -> Evening:
    """An evening for a person who looks at it: where their table has just ended, its result is written down first.

    Otherwise their page would lead back to that table until the next look.
    """
    now = await state_of(store, name)
    me = now.entrant_of(player)
    if me is None or not now.running:
        return now
    for number, playing in enumerate(now.rounds[-1].tables):
        if me.number in playing.seats and playing.id and not playing.over:
            return await _collect(store, tables, name, number, playing, time_over=False) or now
    return now


async def _make(store: Store, stored: StoredEvening, now: Evening, number: int) -> None:
    """Make the table of a round where there is none yet; where another server was quicker, that one's is played at."""
    name, playing, guests, places = stored.id, now.rounds[-1].tables[number], list[Guest](), list[Place]()
    for seat, person in enumerate(playing.seats):
        entrant = now.entrant(person)
        if entrant is not None and entrant.player:
            guests.append(Guest(seat, entrant.player))
            places.append(seat)
        else:
            places.append(now.plan.fill or now.plan.conditions.stand_in)
    if not guests:
        await do(store, name, lambda now: _or_nothing(lambda: commands.abandon(now, number, DELETED)))
        return
    plan, secret = now.plan, secret_of_round(stored.secret, len(now.rounds)) if now.plan.same_boards else None
    conditions = replace(plan.conditions, arranged=True)
    if plan.same_boards:
        conditions = replace(conditions, sealed=True, watch="nobody")
    pace = cast("Pace", stored.pace)
    table_id = await new_tables.create_seated(store, plan.rules, conditions, guests, places, pace, secret)
    try:
        after = await do(store, name, lambda now: commands.make_table(now, number, table_id))
        known = after.rounds[-1].tables[number].id == table_id
    except commands.NotNow:
        known = False
    if not known:
        await store.tables.delete(table_id)


async def _open(store: Store, tables: Tables, name: str, number: int, round_: Round) -> None:
    """Let what all tables of a round played alike be seen: none of them is waited for any more."""
    for playing in round_.tables:
        if playing.id and await store.tables.get(playing.id) is not None:
            await tables.append_event(playing.id, _revealed)
    await do(store, name, lambda now: commands.open_round(now, number))


def _revealed(now: TableState) -> table.LogEvent | None:
    return table.reveal(now) if isinstance(now, Table) else None


async def _collect(
    store: Store, tables: Tables, name: str, number: int, playing: Playing, time_over: bool
) -> Evening | None:
    """Write down how a table ended: the evening after it. None where it goes on.

    Where its time is over, its deal under way is the last.
    """
    stored = await store.tables.get(playing.id)
    if stored is None or (stored.summary.over and not stored.summary.won):
        why = DELETED if stored is None else CLOSED
        return await do(store, name, lambda now: _or_nothing(lambda: commands.abandon(now, number, why)))
    if stored.summary.won:
        result = result_of(await tables.replay_match(playing.id))
        return await do(store, name, lambda now: commands.finish(now, number, result))
    if time_over:
        await tables.append_event(playing.id, _stopped)
    return None


def _or_nothing(command: Callable[[], EveningEvent | None]) -> EveningEvent | None:
    """What a command gives; None where somebody else was quicker."""
    try:
        return command()
    except commands.NotNow:
        return None


def _stopped(now: TableState) -> table.LogEvent | None:
    try:
        return table.stop(now) if isinstance(now, Table) and not now.closed else None
    except Refused:  # it has ended meanwhile
        return None


def result_of(now: Table) -> Result:
    """How a match ended, as an evening counts it."""
    match = now.match
    assert match.result, "it is over"
    deals = tuple(
        DealResult(number, played.state.points)
        for number, played in enumerate(match.deals, 1)
        if played.state.points is not None and not played.state.void
    )
    return Result(match.result.scores, match.result.winners, deals)
