"""The state of a table, computed from its events: one by one, or from a whole log."""

from collections.abc import Iterable
from dataclasses import replace

from fourkings.rulebook import events
from fourkings.rulebook.match import stop, why_not_stop
from fourkings.table import waiting_room
from fourkings.table.match.events import Act, Deal, LogEvent, Opening, Stop, open_table
from fourkings.table.match.people import PersonEvent
from fourkings.table.match.state import MatchEvent, Note, Table, TableState


def apply_match_event(table: Table, event: LogEvent) -> Table:
    """Return the state of a match after one more event, whose legality is not checked again.

    A match whose time is over ends as soon as it may.
    """
    if not isinstance(event, MatchEvent | waiting_room.HostChanged | waiting_room.Close):
        raise ValueError("a table opens only once")
    after = event.apply(table)
    if event.noted or (isinstance(event, Act) and event.late):
        bot = after.participants[event.entrant].bot if isinstance(event, PersonEvent) else getattr(event, "bot", None)
        after = replace(after, notes=(*after.notes, Note(*after.position, event, bot)))
    over = after.time_over and why_not_stop(after.match) is None
    return replace(after, match=stop(after.match)) if over else after


def apply_event(state: TableState, event: LogEvent) -> TableState:
    """Return the state after one more event; raise `ValueError` for an event out of place."""
    if isinstance(state, Table):
        return apply_match_event(state, event)
    if isinstance(event, Opening):
        return open_table(event, state)
    if not isinstance(event, waiting_room.WaitingRoomEvent):
        raise ValueError("nothing is played before the match opens")
    return event.apply(state)


def replay_log(log: Iterable[LogEvent]) -> TableState:
    """Return the state to which a whole log leads; raise `ValueError` if it does not begin as a log does."""
    remaining = iter(log)
    match next(remaining, None):
        case Opening() as opening:
            state: TableState = open_table(opening)
        case waiting_room.OpenWaitingRoom() as gather:
            state = waiting_room.open_waiting_room(gather)
        case _:
            raise ValueError("a table's log begins with its opening, or with the people who gather")
    for event in remaining:
        state = apply_event(state, event)
    return state


def replay_match(log: Iterable[LogEvent]) -> Table:
    """Return the state to which the log of a match leads; raise `ValueError` if the match has not opened."""
    state = replay_log(log)
    if isinstance(state, waiting_room.WaitingRoom):
        raise ValueError("this table's match has not opened yet")
    return state


def events_of(before: Table | None, table: Table, event: LogEvent) -> tuple[events.Event, ...]:
    """Return a table's event as events of the rulebook, such as a card played and a trick taken.

    `before` and `table` are the states around it. `views.event_view` gives what each reader may see of the result.
    """
    match event:
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
