"""A table in its match, as a pure state machine: who sits where, whose turn it is, what happened.

It uses no clock, disk or random numbers. Events are numbered without gaps: the number of the last one is the table's
version. A server asks a command (`act`, `undo`, …) for an event, which is None if nothing changes, or `Refused`; it stores
the event, and only then applies it (`apply_event`) and sends it. The same events in the same order make the same table, so
a table is its log: after a crash `replay_log` makes it again.
"""

from fourkings.table.match.commands import (
    act,
    add_time,
    ask_hint,
    change_host,
    check_goes_on,
    choose_stand_in,
    come_back,
    deal,
    forget,
    hand_over,
    leave,
    open_seats,
    pause,
    rematch,
    resume,
    reveal,
    stop,
    take_seat,
    undo,
)
from fourkings.table.match.events import (
    NEUTRAL_NAME,
    Act,
    AddTime,
    Deal,
    Hinted,
    LogEvent,
    Opening,
    OpenSeats,
    Pause,
    Rematch,
    Resume,
    Reveal,
    Stop,
    Undo,
    open_table,
    rewind,
)
from fourkings.table.match.people import Forget, Leave, PersonEvent, Return, StandIn, TakeSeat
from fourkings.table.match.replay import apply_event, apply_match_event, events_of, replay_log, replay_match
from fourkings.table.match.state import MatchEvent, Note, Participant, Table, TableState

__all__ = [
    "NEUTRAL_NAME", "Act", "AddTime", "Deal", "Forget", "Hinted", "Leave", "LogEvent", "MatchEvent", "Note", "OpenSeats",
    "Opening", "Participant", "Pause", "PersonEvent", "Rematch", "Resume", "Return", "Reveal", "StandIn", "Stop", "Table",
    "TableState", "TakeSeat", "Undo", "act", "add_time", "apply_event", "apply_match_event", "ask_hint", "change_host",
    "check_goes_on", "choose_stand_in", "come_back", "deal", "events_of", "forget", "hand_over", "leave", "open_seats",
    "open_table", "pause", "rematch", "replay_log", "replay_match", "resume", "reveal", "rewind", "stop", "take_seat",
    "undo",
]  # fmt: skip
