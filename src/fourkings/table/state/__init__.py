"""A live table as a pure machine: who sits where, whose turn, what happened. No clock, no disk, no dice in here.

Whatever happens at a table is a `Fact`. Facts are numbered without gaps: the number of the last one is the table's
version. A door that wants something done asks for the facts (`act`, `undo`, …; `Refused` where it may not be), stores
them, and only then applies them and tells them. The same facts applied in the same order make the same table, so a table
is its log: after a crash it is folded together again from there.
"""

from fourkings.table.state.commands import act, back, deal, forget, leave, rematch, stand_in, undo
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
    Sitting,
    StandIn,
    Table,
    Undo,
)
from fourkings.table.state.folding import NAMELESS, after, fold, open_table, rewound, stands, then, told

__all__ = [
    "NAMELESS",
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
    "Sitting",
    "StandIn",
    "Table",
    "Undo",
    "act",
    "after",
    "back",
    "deal",
    "fold",
    "forget",
    "leave",
    "open_table",
    "rematch",
    "rewound",
    "stand_in",
    "stands",
    "then",
    "told",
    "undo",
]
