"""Facts applied, one by one or a whole log: a table is nothing but its facts."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from fourkings.rulebook import events
from fourkings.rulebook.match import Match, apply_unchecked, next_deal, stop, why_not_stop
from fourkings.table import waiting_room
from fourkings.table.match.banks import full_banks, spend
from fourkings.table.match.events import (
    Act,
    AddTime,
    Deal,
    Forget,
    Hinted,
    HostEvent,
    Leave,
    LogEvent,
    Note,
    Opening,
    OpenSeats,
    Participant,
    Pause,
    Rematch,
    Resume,
    Return,
    Reveal,
    StandIn,
    Stop,
    Table,
    TableState,
    TakeSeat,
    Undo,
)
from fourkings.table.match.hosting import apply_host_fact, host_without
from fourkings.table.waiting_room import Close, Gather, HostChanged, WaitingRoom

NEUTRAL_NAME = "Player {number}"
"""The name in records of a person whose name is not known."""


def open_table(fact: Opening, before: WaitingRoom | None = None) -> Table:
    """The table as its match opens; `before` is its gathering, if it had one."""
    chairs = tuple(_numbered(chair, entrant) for entrant, chair in enumerate(fact.participants))
    names = tuple(chair.name or NEUTRAL_NAME.format(number=number) for number, chair in enumerate(chairs, 1))
    opened = Match(fact.rules, names, fact.opened, mirror=before is not None and before.conditions.mirror)
    if before is None:
        return Table(1, opened, chairs, contributions=fact.contributions)
    return Table(
        before.version + 1,
        opened,
        chairs,
        before.conditions,
        before.host,
        before.guests,
        before.kicked,
        fact.contributions,
        banks=full_banks(before.conditions.clock),
        next_number=before.next_number,
    )


def _numbered(chair: Participant, entrant: int) -> Participant:
    return chair if chair.player is None or chair.guest is not None else replace(chair, guest=entrant)


def apply_match_event(table: Table, fact: LogEvent) -> Table:
    """Apply one more fact to a table in its match. Facts are not checked again.

    Where the time of the match is over, it ends as soon as it may.
    """
    after = _applied(table, fact)
    over = after.time_over and why_not_stop(after.match) is None
    return replace(after, match=stop(after.match)) if over else after


def _applied(table: Table, fact: LogEvent) -> Table:  # noqa: C901  (one kind of fact a line)
    if isinstance(fact, HostEvent):
        changed = replace(apply_host_fact(table, fact), version=table.version + 1)
        return replace(changed, notes=_noted(table.notes, fact, changed))
    played, chairs, guests, other, banks = table.match, table.participants, table.guests, table.rematch, table.banks
    host, banks_before = table.host, table.banks_before
    match fact:
        case Deal(hands):
            played, banks = next_deal(played, hands), full_banks(table.conditions.clock)
        case Act(seat, action, _, took):
            played = apply_unchecked(played, action)
            banks_before = (*banks_before, banks) if banks else ()
            banks = spend(banks, table.conditions.clock, seat, took)
        case Undo(number, actions):
            played = rewind(played, number, actions)
            past = sum(len(deal.actions) for deal in played.deals)
            banks = next(iter(banks_before[past:]), banks)
            banks_before = banks_before[:past]
        case Leave(entrant, by_choice, took):
            banks = spend(banks, None, played.opening.seats.index(entrant), took)
            chairs = _with(chairs, entrant, away=True, away_by_choice=by_choice)
        case Return(entrant):
            chairs = _with(chairs, entrant, away=False, away_by_choice=False)
        case StandIn(entrant, bot):
            chairs = _with(chairs, entrant, bot=bot)
        case Forget(entrant):
            guests = tuple(guest for guest in guests if guest.player != chairs[entrant].player)
            host = host_without(table, entrant)
            chairs = _with(chairs, entrant, player=None, away=False, away_by_choice=False, guest=None)
        case Rematch(name):
            other = name
        case Close() | Hinted() | Stop() | Reveal():
            return replace(
                table,
                version=table.version + 1,
                closed=table.closed or isinstance(fact, Close),
                time_over=table.time_over or isinstance(fact, Stop),
                revealed=table.revealed or isinstance(fact, Reveal),
                notes=_noted(table.notes, fact, table),
            )
        case _:
            raise ValueError("a table opens only once")
    changed = replace(
        table,
        version=table.version + 1,
        match=played,
        participants=chairs,
        guests=guests,
        host=host,
        rematch=other,
        banks=banks,
        banks_before=banks_before,
    )
    notes = _noted(table.notes, fact, changed)
    return changed if notes == table.notes else replace(changed, notes=notes)


def _noted(notes: tuple[Note, ...], fact: LogEvent, table: Table) -> tuple[Note, ...]:
    """The notes after a fact that led to this table."""
    if isinstance(fact, Undo):
        return tuple(note for note in notes if (note.deal, note.actions) <= (fact.deal, fact.actions))
    if isinstance(fact, Act | Deal) and not (isinstance(fact, Act) and fact.late):
        return notes
    deals = table.match.deals
    at = len(deals), len(deals[-1].actions) if deals else 0
    match fact:
        case Act():
            return (*notes, Note(*at, fact, fact.bot))
        case Leave(entrant) | Return(entrant) | StandIn(entrant) | Forget(entrant) | TakeSeat(entrant):
            return (*notes, Note(*at, fact, table.participants[entrant].bot))
        case Hinted() | Stop() | Reveal() | HostChanged() | Pause() | Resume() | AddTime() | OpenSeats():
            return (*notes, Note(*at, fact))
        case _:
            return notes


def apply_event(now: TableState, fact: LogEvent) -> TableState:
    """Apply one more fact to a table at any time; `ValueError` for a fact out of place."""
    if isinstance(now, Table):
        return apply_match_event(now, fact)
    if isinstance(fact, Opening):
        return open_table(fact, now)
    if not isinstance(fact, waiting_room.WaitingRoomEvent):
        raise ValueError("nothing is played before the match opens")
    return waiting_room.apply_event(now, fact)


def replay_log(facts: Iterable[LogEvent]) -> TableState:
    """Fold a whole log into the table that it makes; `ValueError` if it does not begin as a log does."""
    log = iter(facts)
    match next(log, None):
        case Opening() as first:
            now: TableState = open_table(first)
        case Gather() as gathered:
            now = waiting_room.open_waiting_room(gathered)
        case _:
            raise ValueError("a table's log begins with its opening, or with the people who gather")
    for fact in log:
        now = apply_event(now, fact)
    return now


def replay_match(facts: Iterable[LogEvent]) -> Table:
    """Fold a whole log into a table in its match; `ValueError` if its match has not opened."""
    now = replay_log(facts)
    if isinstance(now, WaitingRoom):
        raise ValueError("this table's match has not opened yet")
    return now


def rewind(match: Match, number: int, actions: int) -> Match:
    """The match as it was after the first `actions` actions of deal `number`."""
    kept = match.deals[number - 1]
    again = replace(match, deals=match.deals[: number - 1], result=None)
    again = next_deal(again, kept.state.deal.dealt)
    for _, action in kept.actions[:actions]:
        again = apply_unchecked(again, action)
    return again


def _with(chairs: tuple[Participant, ...], entrant: int, **changes: Any) -> tuple[Participant, ...]:
    return (*chairs[:entrant], replace(chairs[entrant], **changes), *chairs[entrant + 1 :])


def events_of(before: Table | None, table: Table, fact: LogEvent) -> tuple[events.Event, ...]:
    """The events of a fact between `before` and `table`; `view.see` says what each reader may see of them."""
    match fact:
        case Opening():
            return (events.Seated(table.match.entrants, table.match.opening),)
        case Deal():
            return events.dealt(table.match)
        case Act():
            assert before is not None
            return events.acted(before.match, table.match)
        case Stop() if table.match.result:
            return (events.Ended(table.match.result),)
        case _:
            return ()
