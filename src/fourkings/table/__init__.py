"""The table: who sits where, whose turn it is, what happened, and what each reader is told."""

from typing import TYPE_CHECKING

from fourkings._moved import renamed

_STATE = (
    "NAMELESS", "Act", "Chair", "Deal", "Fact", "Forget", "Leave", "MatchFact", "Opening", "Rematch", "Return",
    "Sitting", "StandIn", "Table", "Undo", "act", "after", "back", "deal", "fold", "forget", "leave", "open_table",
    "rematch", "rewound", "stand_in", "stands", "then", "told", "undo",
)  # fmt: skip
"""What `fourkings.table` held when it was the room that is `fourkings.table.state` today."""

if not TYPE_CHECKING:
    __getattr__ = renamed(__name__, {name: f"fourkings.table.state.{name}" for name in _STATE})
