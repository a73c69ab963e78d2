"""What happened at a table, as one reader may know it: fact by fact, and the log of the deal in progress."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from fourkings.records import token
from fourkings.rulebook import events
from fourkings.rulebook.cards import Seat
from fourkings.table.match import (
    Act,
    AddTime,
    Forget,
    Hinted,
    Leave,
    LogEvent,
    OpenSeats,
    Pause,
    Rematch,
    Resume,
    Return,
    Reveal,
    StandIn,
    Stop,
    Table,
    TakeSeat,
    Undo,
    events_of,
)
from fourkings.table.protocol.parts import TableEvent
from fourkings.table.protocol.presenters.deal import taken_trick
from fourkings.table.waiting_room import HostChanged
from fourkings.views import SeatEvent, event_view


def table_events(before: Table | None, table: Table, fact: LogEvent, seat: Seat | None) -> tuple[TableEvent, ...]:
    """Build the events of a fact: one or several."""
    match fact:
        case Undo():
            return (TableEvent(what="undone", seat=_seat_of_undo(table)),)
        case Leave(entrant) | Return(entrant) | StandIn(entrant) | Forget(entrant) | TakeSeat(entrant):
            return (_told(table, fact, table.participants[entrant].bot),)
        case Hinted() | Reveal() | HostChanged() | Pause() | Resume() | AddTime() | OpenSeats():
            return (_told(table, fact, None),)
        case Stop():
            ended = (TableEvent(what="ended"),) if events_of(before, table, fact) else ()
            return (_told(table, fact, None), *ended)
        case Rematch():
            return (TableEvent(what="rematch"),)
    bot, late = (fact.bot, fact.late) if isinstance(fact, Act) else (None, False)
    return tuple(_table_event(event_view(event, seat), bot, late) for event in events_of(before, table, fact))


def deal_log(table: Table, seat: Seat | None) -> tuple[TableEvent, ...]:
    """Build the log of the deal in progress, or of the last one: what `table_events` told of it, without what was undone.

    A bot is named where it acted because a person was late, and where somebody went or came.
    """
    deals = table.match.deals
    notes = [note for note in table.notes if note.deal == len(deals)]
    late = {note.actions: note.bot for note in notes if isinstance(note.event, Act)}
    last = len(deals[-1].actions) if deals else 0
    # A match that a time ended after its last deal was over ended with that word, and not with the last card.
    stopped = table.match.stopped and any(isinstance(note.event, Stop) and note.actions == last for note in notes)
    log = [_table_event(event_view(event, seat), None, False) for event in events.dealt(table.match)]
    for actions, happened in enumerate(((), *events.of_deal(table.match)) if deals else ((),)):
        seen = (event_view(event, seat) for event in happened if not (stopped and isinstance(event, events.Ended)))
        log.extend(_table_event(event, late.get(actions), actions in late) for event in seen)
        for note in notes:
            if note.actions == actions and not isinstance(note.event, Act):
                log.append(_told(table, note.event, note.bot))
                log.extend([TableEvent(what="ended")] if stopped and isinstance(note.event, Stop) else ())
    return (*log, TableEvent(what="rematch")) if table.rematch else tuple(log)


PEOPLE: Final[Mapping[type, str]] = {
    Leave: "left",
    Return: "returned",
    StandIn: "stand-in",
    TakeSeat: "seat-taken",
    Forget: "forgotten",
}
"""The kind of event, as the protocol names it, by type of a fact about a person in a seat."""


def _told(table: Table, fact: LogEvent, bot: str | None) -> TableEvent:
    """Build the event of a fact that is no action; `bot` is the one of the chair."""
    match fact:
        case Hinted(seat):
            return TableEvent(what="hinted", seat=seat)
        case Stop() | Reveal():
            return TableEvent(what="time-over" if isinstance(fact, Stop) else "revealed")
        case Leave(entrant) | Return(entrant) | StandIn(entrant) | Forget(entrant) | TakeSeat(entrant):
            seat = table.match.opening.seats.index(entrant)
            return TableEvent(what=PEOPLE[type(fact)], seat=seat, bot=bot)  # type: ignore[arg-type]
        case _:
            assert isinstance(fact, HostChanged | Pause | Resume | AddTime | OpenSeats)
            return _decided(table, fact)


def _decided(table: Table, fact: HostChanged | Pause | Resume | AddTime | OpenSeats) -> TableEvent:
    """Build the event of what the host has decided."""
    match fact:
        case HostChanged(guest):
            return TableEvent(
                what="host-changed", seat=next((s for s in range(4) if table.participant(s).guest == guest), None)
            )
        case Pause():
            return TableEvent(what="paused")
        case Resume():
            return TableEvent(what="resumed")
        case AddTime(seat, seconds):
            return TableEvent(what="time-added", seat=seat, seconds=seconds)
        case OpenSeats(wanted):
            return TableEvent(what="seats-opened" if wanted else "seats-closed")


def _seat_of_undo(table: Table) -> Seat | None:
    """The seat of the one person among bots: only they may undo."""
    return next((seat for seat in range(4) if table.participant(seat).player is not None), None)


def _table_event(seen: SeatEvent, bot: str | None, late: bool) -> TableEvent:
    match seen:
        case events.Acted(seat, action):
            what = "said" if isinstance(action, str) else "played"
            return TableEvent(what=what, seat=seat, action=token(action), bot=bot, late=late)  # type: ignore[arg-type]
        case events.Taken(trick):
            return TableEvent(what="taken", seat=trick.winner, trick=taken_trick(trick))
        case events.Seated():
            return TableEvent(what="seated")
        case events.Scored():
            return TableEvent(what="scored")
        case events.Ended():
            return TableEvent(what="ended")
        case _:
            return TableEvent(what="dealt", seat=seen.dealer)
