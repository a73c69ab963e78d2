"""Evenings (several tables that play rounds under one director) on a server.

Events are appended to an evening's log one by one, and rounds are played at ordinary tables. Every server advances the
running evenings. Whatever one of them does is done once, guarded by the version of the log. A server may be killed at any
time: what is missing is noticed and done the next time.
"""

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
from weakref import WeakValueDictionary

from fourkings.app.models import Person, StoredEvening
from fourkings.app.shared.entrants import bot_of_evening
from fourkings.evenings import commands, events
from fourkings.evenings.boards import secret_of_round
from fourkings.evenings.commands import CommandRefused
from fourkings.evenings.events import EveningEvent, apply_event
from fourkings.evenings.state import DealResult, Evening, Plan, Result, Round, RoundTable
from fourkings.rulebook.deck import seal
from fourkings.rulebook.game import Refused
from fourkings.server.db import Store
from fourkings.server.realtime import new_tables
from fourkings.server.realtime.append import append
from fourkings.server.realtime.tables import Tables
from fourkings.table import match
from fourkings.table.match import LogEvent, Table, TableState
from fourkings.table.protocol import Pace
from fourkings.table.waiting_room import Guest, Place

logger = logging.getLogger(__name__)

PAUSE: Final = 0.01
"""Longest pause before a second attempt to append, in seconds; it doubles."""
MAX_PAUSE: Final = 1.0
CACHED: Final = 64
"""Evenings whose states are kept in memory."""
DELETED: Final = "deleted"
CLOSED: Final = "closed"
"""Why a round goes on without a table, if no director has given a reason."""
_locks = WeakValueDictionary[str, asyncio.Lock]()
"""A lock for each evening that is being changed: only other servers get in between, however many people come at once."""
MAX_FOLLOWED: Final = 50
"""Most evenings that are followed from one to the next."""
BY_NAME: Final = "by-name."
"""Prefix of the ids of people without a device, entered by a director."""


class Announced(NamedTuple):
    """A new evening: its id, which is the invitation, and the token of its director."""

    id: str
    director: str


async def announce(store: Store, plan: Plan, pace: Pace) -> Announced:
    """Store a new evening with the director's plan; raise `CommandRefused` for an impossible plan."""
    secret, name, token = secrets.token_bytes(32), secrets.token_urlsafe(12), secrets.token_urlsafe(24)
    event, created = commands.announce(plan, seal(secret)), time.time()
    stored = StoredEvening(name, plan.rules.game.ID, secret, digest_of(token), pace, created, created)
    await store.evenings.create(stored, events.encode_event(event))
    return Announced(name, token)


def is_token(token: str, digest: str) -> bool:
    """Return True if this is the director's token whose digest is stored."""
    return hmac.compare_digest(digest_of(token), digest)


def digest_of(token: str) -> str:
    """Return the digest stored in place of a director's token, so that a leaked database lets nobody lead."""
    return hashlib.sha256(token.encode(errors="replace")).hexdigest()


async def load(store: Store, name: str) -> Evening:
    """Return the state of a stored evening."""
    return _replay(tuple(await store.evenings.events(name)))


@lru_cache(CACHED)  # every page of an evening asks every few seconds, and events are rare
def _replay(lines: tuple[str, ...]) -> Evening:
    return events.replay_log(events.parse_events(lines))


async def execute(store: Store, name: str, command: Callable[[Evening], EveningEvent | None]) -> Evening:
    """Run a command, append its event, and return the evening after it; raise `CommandRefused` if it isn't possible."""

    async def decide() -> Evening:
        evening = await load(store, name)
        event = await asyncio.to_thread(command, evening)  # a search for seats takes a while
        if event is None:
            return evening
        after = apply_event(evening, event)
        await store.evenings.append(name, after.version, events.encode_event(event), time.time(), after.ended)
        return after

    async def back_off(attempt: int) -> None:
        await asyncio.sleep(min(MAX_PAUSE, PAUSE * 2**attempt) * secrets.randbelow(1000) / 1000)

    lock = _locks.setdefault(name, asyncio.Lock())
    async with lock:
        return await append(f"evening {name}", decide, back_off)


async def enter(store: Store, name: str, player: str) -> Evening:
    """Enter a person, or let them come back; raise `CommandRefused` if they may not."""
    if commands.enter(await load(store, name), player):
        await store.evenings.add_player(name, player)
    return await execute(store, name, lambda evening: commands.enter(evening, player))


async def enter_by_name(store: Store, name: str, person: str, prefix: str = BY_NAME) -> Evening:
    """Enter a person without a device by their name; raise `CommandRefused` if nobody may enter."""
    player = prefix + secrets.token_urlsafe(12)
    commands.enter(await load(store, name), player)
    await store.people.remember(player, Person(person, ""), time.time())
    return await enter(store, name, player)


async def forget_by_name(store: Store, name: str, number: int) -> None:
    """Forget a person entered by the director; raise `CommandRefused` for others, who can do it themselves."""
    entrant = (await load(store, name)).entrant(number)
    if entrant is None or not entrant.player.startswith(BY_NAME):
        raise CommandRefused("no-such-entrant")
    await forget(store, entrant.player)
    await store.people.forget(entrant.player, time.time())


async def forget(store: Store, player: str) -> None:
    """Forget a person in the logs of all evenings that they have entered; their number stays."""
    for stored in await store.evenings.of(player):
        await execute(store, stored.id, lambda evening: commands.forget(evening, player))


async def play_again(store: Store, name: str, pace: Pace, starts: float | None) -> Announced:
    """Store an evening like this one that starts at a time, in seconds since 1970, and let this one lead to it."""
    before = await load(store, name)
    announced = await announce(store, before.plan, pace)
    people = [entrant for entrant in before.entrants if entrant.player]
    numbers = {entrant.number: number for number, entrant in enumerate(people, 1)}
    for entrant in people:
        await enter(store, announced.id, entrant.player)
    for unit in {before.unit(entrant.number) for entrant in people if not entrant.plays_for}:
        members = [numbers[number] for number in unit if number in numbers]
        if len(unit) == len(members) == 2:
            await execute(store, announced.id, lambda state, two=members: commands.pair(state, *two))  # type: ignore[misc]
        elif len(unit) == len(members) == 4:
            await execute(store, announced.id, lambda state, four=members: commands.team(state, *four))  # type: ignore[misc]
    about = before.name, before.place, starts
    await execute(store, announced.id, lambda state: commands.describe(state, *about))
    await execute(store, name, lambda _: events.PlayAgain(announced.id))
    return announced


async def newest(store: Store, state: Evening) -> str:
    """Return the id of the last evening that goes on from this one; empty if none does."""
    last, follows = "", state.next
    for _ in range(MAX_FOLLOWED):
        if not follows or await store.evenings.get(follows) is None:
            break
        last = follows
        follows = (await load(store, last)).next
    return last


async def advance_all(store: Store, tables: Tables, at: float) -> None:
    """Advance all running evenings at `at`, in seconds since 1970."""
    for name in await store.evenings.unfinished():
        try:
            await advance(store, tables, name, at)
        except Exception:
            logger.exception("an evening could not be looked at; it is tried again")


async def advance(store: Store, tables: Tables, name: str, at: float) -> None:
    """Create the tables of the round in progress, stop them when its time is over (at `at`), and store their results."""
    stored, evening = await store.evenings.get(name), await load(store, name)
    if stored is None:
        return
    for number, round_ in enumerate(evening.rounds if evening.plan.same_boards else ()):
        if round_.over and not round_.open:
            await _open_round(store, tables, name, number, round_)
    if not evening.running or evening.plan.paper:
        return
    last = evening.rounds[-1]
    for number, table in enumerate(last.tables):
        if not table.id:
            await _create_table(store, stored, evening, number)
        elif not table.over:
            await _collect_result(store, tables, name, number, table, last.ends is not None and last.ends <= at)


async def load_for_player(store: Store, tables: Tables, name: str, player: str) -> Evening:
    """Return the state of an evening after storing the result of the player's table, if it has just ended.

    Otherwise their page would lead back to that table until the evening is next advanced.
    """
    evening = await load(store, name)
    me = evening.entrant_of(player)
    if me is None or not evening.running:
        return evening
    for number, table in enumerate(evening.rounds[-1].tables):
        if me.number in table.seats and table.id and not table.over:
            return await _collect_result(store, tables, name, number, table, time_over=False) or evening
    return evening


async def _create_table(store: Store, stored: StoredEvening, evening: Evening, number: int) -> None:
    """Create a table of the round in progress, and delete it again if another server was quicker."""
    name, plan, guests, places = stored.id, evening.plan, list[Guest](), list[Place]()
    seats = evening.rounds[-1].tables[number].seats
    for seat, person in enumerate(seats):
        entrant = evening.entrant(person)
        if entrant is not None and entrant.player:
            guests.append(Guest(seat, entrant.player))
            places.append(seat)
        else:
            places.append(plan.fill or plan.conditions.stand_in)
    if not guests:
        await _abandon(store, name, number, DELETED)
        return
    secret = secret_of_round(stored.secret, len(evening.rounds)) if plan.same_boards else None
    conditions = replace(plan.conditions, arranged=True)
    if plan.same_boards:
        conditions = replace(conditions, sealed=True, watch="nobody")
    pace = cast("Pace", stored.pace)
    names = [bot_of_evening(person) if person < 0 else "" for person in seats]
    table_id = await new_tables.create_seated(store, plan.rules, conditions, guests, places, pace, secret, names)
    try:
        after = await execute(store, name, lambda state: commands.make_table(state, number, table_id))
        is_ours = after.rounds[-1].tables[number].id == table_id
    except CommandRefused:
        is_ours = False
    if not is_ours:
        await store.tables.delete(table_id)


async def _open_round(store: Store, tables: Tables, name: str, number: int, round_: Round) -> None:
    """Reveal the boards of round `number` at its tables, which are all over."""

    def reveal(state: TableState) -> LogEvent | None:
        return match.reveal(state) if isinstance(state, Table) else None

    for table in round_.tables:
        if table.id and await store.tables.get(table.id) is not None:
            await tables.append_event(table.id, reveal)
    await execute(store, name, lambda evening: commands.open_round(evening, number))


async def _collect_result(
    store: Store, tables: Tables, name: str, number: int, table: RoundTable, time_over: bool
) -> Evening | None:
    """Store how a table ended, and return the evening after it; None if it goes on.

    If `time_over`, its deal in progress becomes its last.
    """

    def stop(state: TableState) -> LogEvent | None:
        try:
            return match.stop(state) if isinstance(state, Table) and not state.closed else None
        except Refused:  # it has ended meanwhile
            return None

    stored = await store.tables.get(table.id)
    if stored is None or (stored.summary.over and not stored.summary.won):
        return await _abandon(store, name, number, DELETED if stored is None else CLOSED)
    if stored.summary.won:
        played = await tables.replay_match(table.id)
        result, seats = result_of(played), [seat for seat in range(4) if table.seats[seat] > 0]
        bots = tuple(seat for seat in seats if played.participant(seat).played_by_bot)
        return await execute(store, name, lambda evening: commands.finish(evening, number, result, bots))
    if time_over:
        await tables.append_event(table.id, stop)
    return None


async def _abandon(store: Store, name: str, number: int, reason: str) -> Evening:
    """Let the round go on without table `number`, unless another server was quicker; return the evening after that."""

    def abandon(evening: Evening) -> EveningEvent | None:
        try:
            return commands.abandon(evening, number, reason)
        except CommandRefused:
            return None

    return await execute(store, name, abandon)


def result_of(table: Table) -> Result:
    """Return the result of a finished match (scores, winners and points by deal), as an evening counts it."""
    assert table.match.result, "it is over"
    deals = tuple(
        DealResult(number, deal.state.points)
        for number, deal in enumerate(table.match.deals, 1)
        if deal.state.points is not None and not deal.state.void
    )
    return Result(table.match.result.scores, table.match.result.winners, deals)
