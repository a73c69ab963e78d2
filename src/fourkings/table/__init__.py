"""The table: who sits where, whose turn it is, what happened, and what each reader is told."""

from typing import TYPE_CHECKING

from fourkings._moved import renamed

_SAME = (
    "Act", "Chair", "Deal", "Fact", "Forget", "Leave", "MatchFact", "Opening", "Rematch", "Return", "StandIn", "Table",
    "Undo", "act", "deal", "forget", "leave", "open_table", "rematch", "undo",
)  # fmt: skip
_STATE = {
    **dict(zip(_SAME, _SAME, strict=True)),
    "NAMELESS": "NEUTRAL_NAME",
    "Sitting": "TableState",
    "after": "apply_match_fact",
    "back": "come_back",
    "fold": "fold_match",
    "rewound": "rewind",
    "stand_in": "choose_stand_in",
    "stands": "fold_log",
    "then": "apply_fact",
    "told": "events_of",
}
"""What `fourkings.table` held when it was the room that is `fourkings.table.state` today, and its names there."""

if not TYPE_CHECKING:
    __getattr__ = renamed(__name__, {old: f"fourkings.table.state.{new}" for old, new in _STATE.items()})
