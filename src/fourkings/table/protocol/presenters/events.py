"""What happened at a table, as one reader may know it: event by event, and the log of the deal in progress."""

from __future__ import annotations

from fourkings.records import token
from fourkings.rulebook import events
from fourkings.rulebook.cards import Seat
from fourkings.table.event import Event
from fourkings.table.match import Act, Deal, LogEvent, MatchEvent, Opening, PersonEvent, Stop, Table, events_of
from fourkings.table.protocol.parts import TableEvent
from fourkings.table.protocol.presenters.deal import taken_trick
from fourkings.table.waiting_room import HostChanged
from fourkings.views import SeatEvent, event_view


def table_events(before: Table | None, table: Table, event: LogEvent, seat: Seat | None) -> tuple[TableEvent, ...]:
    """Return what a seat or a watcher (None) sees of an event between two states."""
    bot, late = (event.bot, event.late) if isinstance(event, Act) else (None, False)
    seen = tuple(_table_event(event_view(part, seat), bot, late) for part in events_of(before, table, event))
    if isinstance(event, Opening | Deal | Act):
        return seen
    bot = table.participants[event.entrant].bot if isinstance(event, PersonEvent) else None
    return (_shown(table, event, bot), *seen)


def deal_log(table: Table, seat: Seat | None) -> tuple[TableEvent, ...]:
    """Return the log of the deal in progress, or of the last one: what `table_events` gave, without what was undone.

    A bot is named if it acted because a person was late, and if somebody went or came.
    """
    deals = table.match.deals
    notes = [note for note in table.notes if note.deal == len(deals)]
    late = {note.actions: note.bot for note in notes if isinstance(note.event, Act)}
    last = len(deals[-1].actions) if deals else 0
    # A match that a time limit ended after its last deal ended with that event, and not with the last card.
    stopped = table.match.stopped and any(isinstance(note.event, Stop) and note.actions == last for note in notes)
    log = [_table_event(event_view(event, seat), None, False) for event in events.dealt(table.match)]
    for actions, happened in enumerate(((), *events.of_deal(table.match)) if deals else ((),)):
        seen = (event_view(event, seat) for event in happened if not (stopped and isinstance(event, events.Ended)))
        log.extend(_table_event(event, late.get(actions), actions in late) for event in seen)
        for note in notes:
            if note.actions == actions and not isinstance(note.event, Act):
                log.append(_shown(table, note.event, note.bot))
                log.extend([TableEvent(what="ended")] if stopped and isinstance(note.event, Stop) else ())
    return (*log, TableEvent(what="rematch")) if table.rematch else tuple(log)


def _shown(table: Table, event: Event, bot: str | None) -> TableEvent:
    """Return an event other than an action; `bot` is the participant's by then."""
    if isinstance(event, HostChanged):
        host = next((seat for seat in range(4) if table.participant(seat).guest == event.guest), None)
        return TableEvent(what="host-changed", seat=host)
    assert isinstance(event, MatchEvent)
    return TableEvent(**event.shown(table), bot=bot)


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
