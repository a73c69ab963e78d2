"""A live table as a pure machine: who sits where, whose turn, what happened. No clock, no disk, no dice in here.

Whatever happens at a table is a `Fact`. Facts are numbered without gaps: the number of the last one is the table's
version. A door that wants something done asks for the facts (`act`, `undo`, …; `Refused` where it may not be), stores
them, and only then applies them and tells them. The same facts applied in the same order make the same table, so a table
is its log: after a crash it is folded together again from there.
"""

from fourkings.table.state.commands import act, choose_stand_in, come_back, deal, forget, leave, rematch, undo
from fourkings.table.state.facts import (
    Act,
    Chair,
    Deal,
    Fact,
    Forget,
    Leave,
    MatchFact,
    Opening,
    Rematch,
    Return,
    StandIn,
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
    "Leave",
    "MatchFact",
    "Opening",
    "Rematch",
    "Return",
    "StandIn",
    "Table",
    "TableState",
    "Undo",
    "act",
    "apply_fact",
    "apply_match_fact",
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
    "undo",
]
