"""A table in its match, as one reader sees it: whole, or one event after the other."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Final

from pydantic_core import to_json

from fourkings.records import token
from fourkings.rulebook import events
from fourkings.rulebook.cards import Seat, name
from fourkings.rulebook.game import Rules
from fourkings.rulebook.match import Match
from fourkings.table.event import Event
from fourkings.table.match import (
    Act,
    Deal,
    LogEvent,
    MatchEvent,
    Opening,
    PersonEvent,
    Rematch,
    Stop,
    Table,
    Undo,
    events_of,
)
from fourkings.table.match.state import DELAY
from fourkings.table.protocol import Pace
from fourkings.table.protocol.parts import Clocks, ConditionsInfo, Hosting, Player, SeatDraw, TableEvent, TakenTrick
from fourkings.table.protocol.presenters.deal import (
    deal_fields,
    deal_state,
    match_result,
    mirror_plan,
    own_part,
    plays_alone,
    score_row,
    score_rows,
    trick_fields,
)
from fourkings.table.protocol.presenters.visible import visible_state
from fourkings.table.protocol.updates import EventUpdate, Snapshot
from fourkings.table.waiting_room import HostChanged
from fourkings.views import SeatEvent, event_view, view

Names = Mapping[str, str]
"""Names of people by their ids."""
NO_NAMES: Final[Names] = MappingProxyType({})
Present = Callable[[str], bool]
"""A test whether a person, by their id, is connected."""


def everybody(player: str) -> bool:
    """Return True: the default test of who is connected, for a table without connections."""
    return True


@dataclass(frozen=True, slots=True)
class RunningClock:
    """The time that the clock of the player to act has run: a number that a state doesn't contain."""

    ran: int = -DELAY  # milliseconds that it has run down so far; below zero until it begins to
    until: float | None = None  # in a slow game: the deadline, in seconds since 1970


JUST_STARTED: Final = RunningClock()


def clocks(table: Table, running: RunningClock = JUST_STARTED) -> Clocks | None:
    """Build the clocks, alike for everybody: no bank reveals what was forced (GEN-10). None without a time control."""
    if table.conditions.clock is None or table.match.result:
        return None
    if table.banks is None:
        return Clocks(left=None, runs=table.clock_seat, until=running.until, free=0)
    left = list(table.banks)
    free = 0
    if table.clock_seat is not None:
        free = max(0, -running.ran)
        left[table.clock_seat] = max(0, left[table.clock_seat] - max(0, running.ran))
    return Clocks(left=(left[0], left[1], left[2], left[3]), runs=table.clock_seat, until=None, free=free)


def snapshot(
    table: Table, seat: Seat | None, name: str, pace: Pace, commitment: str, names: Names = NO_NAMES,
    guest: int | None = None, running: RunningClock = JUST_STARTED, secret: bytes | None = None,
    present: Present = everybody, grace: float | None = None, lesson: bool = False, practice: bool = False,
) -> Snapshot:  # fmt: skip
    """Build the snapshot of a table for a seat or a watcher (None).

    name: the table's id; commitment: the hash of the shuffle's `secret`, which is given only after the match; guest: the
    reader's own number; grace: seconds until a bot plays for a player who is not `present`, None if none does; lesson:
    True if the secret is published; practice: True if a moment of another match is played on.
    """
    match, rules = table.match, table.rules
    return Snapshot(
        table=name,
        version=table.version,
        **rules_fields(rules),
        team_scores=rules.game.TEAM_SCORES,
        calls_panel=rules.game.CALLS_PANEL,
        plan=rules.game.deal_titles(rules) * (4 if match.mirror else 1),
        conditions=ConditionsInfo.model_validate(table.conditions, from_attributes=True),
        host=table.host,
        guest=guest,
        seat=seat,
        players=players(table, seat, names, present),
        drawn=_drawn(match, seat),
        commitment=commitment,
        contributions=tuple(part.hex() for part in table.contributions),
        pace=pace,
        undo=plays_alone(table) and seat is not None and table.participant(seat).player is not None,
        rows=score_rows(match, seat),
        deal=deal_state(table, seat),
        result=match_result(match, secret),
        rematch=None if seat is None else table.rematch,
        clock=clocks(table, running),
        log=deal_log(table, seat),
        grace=grace,
        lesson=lesson,
        mirror=mirror_plan(rules) if match.mirror else None,
        practice=practice,
        paused=table.paused,
        open_seats=table.open_seats,
    )


def rules_fields(rules: Rules) -> dict[str, Any]:
    """Return the fields of a snapshot that give the rules, the same before a match and in it."""
    return {
        "game": rules.game.ID,
        "preset": rules.preset,
        "options": dict(rules.values),
        "changed": tuple(rules.changed()),
        "clockwise": rules.game.is_clockwise(rules),
        "partners": rules.game.PARTNERS,
    }


def players(table: Table, seat: Seat | None, names: Names = NO_NAMES, present: Present = everybody) -> tuple[Player, ...]:
    """Build the players, by seat, as a seat or a watcher (None) sees them."""
    participants = [table.participant(place) for place in range(4)]
    return tuple(
        Player(
            seat=place,
            name=participant.name if participant.player is None else names.get(participant.player, ""),
            guest=participant.guest,
            bot=participant.bot,
            person=participant.player is not None,
            away=participant.away,
            you=place == seat,
            here=participant.player is None or present(participant.player),
        )
        for place, participant in enumerate(participants)
    )


def _drawn(match: Match, seat: Seat | None) -> SeatDraw:
    seen = event_view(events.Seated(match.entrants, match.opening), seat)
    assert isinstance(seen, events.Seated)
    opened = seen.opening
    return SeatDraw(
        draw=tuple(tuple(None if card is None else name(card) for card in drawn) for drawn in opened.draw),
        kings=tuple((entrant, name(card)) for entrant, card in opened.kings),
        seats=opened.seats,
        dealer=opened.dealer,
    )


def event_update(
    before: Table | None, table: Table, event: LogEvent, seat: Seat | None, answers: str | None = None,
    names: Names = NO_NAMES, running: RunningClock = JUST_STARTED, secret: bytes | None = None,
    present: Present = everybody,
) -> EventUpdate:  # fmt: skip
    """Build the update of one event for a seat or a watcher (None); `before` and `table` are the states around it.

    `secret` is that of the shuffle, given only once the match is over.
    """
    now = None
    if table.match.deals:
        seen = view(table.match.state, seat)
        public = visible_state(seen)
        now = deal_fields(table, seen, public, own_part(table, seen, public))
    clock = clocks(table, running)
    update = event_fields(before, table, event, seat, answers, now, clock, names, secret, present)
    return EventUpdate.model_validate_json(to_json(update))


def event_fields(
    before: Table | None, table: Table, event: LogEvent, seat: Seat | None, answers: str | None,
    deal: dict[str, Any] | None, clock: Clocks | str | None, names: Names, secret: bytes | None, present: Present,
) -> dict[str, Any]:  # fmt: skip
    """Return the fields of `EventUpdate` in their order, as values whose JSON is the message."""
    hosting = event.changes_hosting and Hosting(host=table.host, paused=table.paused, open_seats=table.open_seats)
    finished = isinstance(event, Act) and table.state.points is not None
    return {
        "type": "event",
        "version": table.version,
        "answers": answers,
        "events": table_events(before, table, event, seat),
        "deal": deal,
        "row": score_row(table.match, len(table.match.deals), seat) if finished else None,
        "rows": score_rows(table.match, seat) if isinstance(event, Undo) else None,
        "players": players(table, seat, names, present) if event.changes_players else None,
        "result": match_result(table.match, secret),
        "rematch": event.table if isinstance(event, Rematch) else None,
        "clock": clock,
        "log": deal_log(table, seat) if isinstance(event, Undo) else None,
        "hosting": hosting or None,
    }


def table_events(before: Table | None, table: Table, event: LogEvent, seat: Seat | None) -> tuple[Any, ...]:
    """Return what a seat or a watcher (None) sees of a table's event; `before` and `table` are the states around it.

    The JSON of each is that of a `TableEvent`.
    """
    bot, late = (event.bot, event.late) if isinstance(event, Act) else (None, False)
    seen = tuple(_event_fields(event_view(part, seat), bot, late) for part in events_of(before, table, event))
    if isinstance(event, Opening | Deal | Act):
        return seen
    bot = table.participants[event.entrant].bot if isinstance(event, PersonEvent) else None
    return (_shown(table, event, bot), *seen)


def deal_log(table: Table, seat: Seat | None) -> tuple[TableEvent, ...]:
    """Return the log of the current or last deal for a reader: all that `table_events` gave, without what was undone.

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
    """Return an event other than an action as clients see it; `bot`: the participant's stand-in at that moment."""
    if isinstance(event, HostChanged):
        host = next((seat for seat in range(4) if table.participant(seat).guest == event.guest), None)
        return TableEvent(what="host-changed", seat=host)
    assert isinstance(event, MatchEvent)
    return TableEvent(**event.shown(table), bot=bot)


def _table_event(seen: SeatEvent, bot: str | None, late: bool) -> TableEvent:
    fields = _event_fields(seen, bot, late)
    return TableEvent(**fields | {"trick": fields["trick"] and TakenTrick(**fields["trick"])})


def _event_fields(seen: SeatEvent, bot: str | None, late: bool) -> dict[str, Any]:
    """Return the fields of `TableEvent`, in their order."""
    fields: dict[str, Any] = {
        "what": "dealt", "seat": None, "action": None, "bot": None, "late": False, "seconds": None, "trick": None,
    }  # fmt: skip
    match seen:
        case events.Acted(seat, action):
            what = "said" if isinstance(action, str) else "played"
            return fields | {"what": what, "seat": seat, "action": token(action), "bot": bot, "late": late}
        case events.Taken(trick):
            return fields | {"what": "taken", "seat": trick.winner, "trick": trick_fields(trick)}
        case events.Seated():
            return fields | {"what": "seated"}
        case events.Scored():
            return fields | {"what": "scored"}
        case events.Ended():
            return fields | {"what": "ended"}
        case _:
            return fields | {"seat": seen.dealer}
