"""The clocks of a table that is awake: whose runs since when, what an action has cost, and what happens when time is over.

A clock runs only in a table that is awake, so never while its server is down; how far it has come is noted beside the log
(`ticking`), and goes on from there. A slow game's days are kept in the store, so that they pass while everybody is gone.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from fourkings.rulebook.cards import Seat
from fourkings.rulebook.game import legal
from fourkings.server.live.mailbox import Past
from fourkings.server.live.table import Live
from fourkings.server.new_tables import due_at
from fourkings.table.gathering import Gathering
from fourkings.table.messages.build import RunningClock
from fourkings.table.state import Act, Deal, Fact, Leave, Opening, Table, TableState, Undo

CREDIT: Final = 2.0
"""Seconds of the server's own delay, measured, that nobody pays for."""
LAG: Final = 0.05
"""Seconds by which the server may be late without being slow."""


def began(live: Live) -> None:
    """The running clock, if any does, begins now."""
    live.since, live.credit = live.clock(), 0.0


def went_on(live: Live, past: Past) -> None:
    """A fact is so: does another clock run from now on?"""
    if _another(past.before, past.after, past.fact):
        began(live)


def _another(before: TableState, now: TableState, fact: Fact) -> bool:
    if isinstance(fact, Opening | Act | Deal | Undo) or not isinstance(before, Table) or not isinstance(now, Table):
        return True
    return before.clock_seat != now.clock_seat


def begun_with(live: Live) -> int:
    """The version with which the running clock began, as far as is remembered."""
    for past in reversed(live.past):
        if _another(past.before, past.after, past.fact):
            return past.after.version
    return live.past[0].before.version if live.past else live.version


def next_due(live: Live, before: TableState, now: TableState, fact: Fact) -> float | None:
    """When a slow game is to move by itself after that fact, in seconds since 1970."""
    if live.due is not None and isinstance(now, Table) and not now.match.result and not _another(before, now, fact):
        return live.due
    return due_at(now, live.wall())


def running(live: Live) -> RunningClock:
    """How the running clock stands now."""
    return RunningClock(max(0, round(1000 * (live.clock() - live.since))), live.due)


def timed(live: Live, fact: Act) -> Act:
    """The same action with what it has cost: from when its seat could act until its letter came here."""
    took = _took(live, fact.seat)
    return fact if took is None else replace(fact, spent=took, forced=len(legal(live.table.state)) == 1)


def left_on_turn(live: Live, fact: Leave) -> Leave:
    """Somebody goes: what his clock has run stays paid."""
    seat = live.table.match.opening.seats.index(fact.entrant)
    return replace(fact, spent=_took(live, seat))


def _took(live: Live, seat: Seat) -> int | None:
    banks = live.table.banks
    if banks is None or live.table.clock_seat != seat:
        return None
    until = max(live.heard_at, live.clock() - CREDIT)
    return min(banks.left[seat], max(0, round(1000 * (until - live.since))))


# --- when time is over --------------------------------------------------------------------------------------------


def ends(live: Live) -> float | None:
    """When time is over, by the table's clock; None where none runs, or another server has an eye on it."""
    now = live.now
    if isinstance(now, Gathering) or not live.owner or now.match.result or now.closed:
        return None
    if now.slow:
        waits = live.alone and live.due is not None and (now.clock_seat is not None or now.waits_for is None)
        return live.clock() + live.due - live.wall() if waits and live.due is not None else None
    if now.banks is None or now.clock_seat is None:
        return None
    return live.since + now.banks.left[now.clock_seat] / 1000 + live.credit


def over(live: Live) -> bool:
    """True where time is over. Where the server looks late it was slow itself, and a letter may lie at its door: that
    much longer it waits, once and within a bound.
    """
    end, now = ends(live), live.clock()
    if end is None or now < end:
        return False
    if live.table.banks is not None and now - end > LAG and not live.credit:
        live.credit = now - end + min(now - end, CREDIT)
        return False
    return True


def too_late(live: Live, fact: Act) -> Act:
    """What a stand-in does for who has let his time pass: everything that was left is spent."""
    banks = live.table.banks
    if banks is None:
        return replace(fact, late=True)
    return replace(fact, spent=banks.left[fact.seat], forced=len(legal(live.table.state)) == 1, late=True)
