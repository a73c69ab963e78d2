"""The state of a local table, in parts: each is a small object that alone writes its fields, in named transitions.

Nothing here waits, stores or sends anything but to a reader's queue, and no part asks for the time but `Clock`: the others
are given it.
"""

from fourkings.table.local.state.clock import Clock
from fourkings.table.local.state.history import Change, GrantedRequest, History
from fourkings.table.local.state.names import Names
from fourkings.table.local.state.pacing import Pacing
from fourkings.table.local.state.presence import Presence
from fourkings.table.local.state.readers import Reader, Readers
from fourkings.table.local.state.readiness import Readiness
from fourkings.table.local.state.thoughts import Thought, Thoughts

__all__ = [
    "Change",
    "Clock",
    "GrantedRequest",
    "History",
    "Names",
    "Pacing",
    "Presence",
    "Reader",
    "Readers",
    "Readiness",
    "Thought",
    "Thoughts",
]
