"""A table in its match, as a pure state machine: who sits where, whose turn it is, what happened. No clock, disk or dice.

Whatever happens at a table is a `Fact`. Facts are numbered without gaps: the number of the last one is the table's
version. A server asks a command (`act`, `undo`, …) for a fact, which is None if it is so already, or `Refused`; it stores
the fact, and only then applies it (`apply_fact`) and tells it. The same facts in the same order make the same table, so a
table is its log: after a crash `fold_log` makes it again.
"""

from fourkings.table.state.commands import (
    act,
    ask_hint,
    choose_stand_in,
    come_back,
    deal,
    forget,
    leave,
    rematch,
    stop,
    undo,
)
from fourkings.table.state.facts import (
    Act,
    Chair,
    Deal,
    Fact,
    Forget,
    Hinted,
    Leave,
    MatchFact,
    Note,
    Opening,
    Rematch,
    Return,
    StandIn,
    Stop,
    Table,
    TableState,
    Undo,
)
from fourkings.table.state.folding import (
    NEUTRAL_NAME,
    apply_fact,
    apply_match_fact,
    events_of,
    fold_log,
    fold_match,
    open_table,
    rewind,
)

__all__ = [
    "NEUTRAL_NAME",
    "Act",
    "Chair",
    "Deal",
    "Fact",
    "Forget",
    "Hinted",
    "Leave",
    "MatchFact",
    "Note",
    "Opening",
    "Rematch",
    "Return",
    "StandIn",
    "Stop",
    "Table",
    "TableState",
    "Undo",
    "act",
    "apply_fact",
    "apply_match_fact",
    "ask_hint",
    "choose_stand_in",
    "come_back",
    "deal",
    "events_of",
    "fold_log",
    "fold_match",
    "forget",
    "leave",
    "open_table",
    "rematch",
    "rewind",
    "stop",
    "undo",
]
