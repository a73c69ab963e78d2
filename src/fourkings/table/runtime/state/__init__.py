"""The state of a local table, in parts: each is a small object that alone writes its fields, in named transitions.

Nothing here waits, stores or sends anything but to a reader's queue, and no part asks for the time but `Clock`: the others
are given it.
"""

from fourkings.table.runtime.state.bot_jobs import BotJob, BotJobs
from fourkings.table.runtime.state.clock import Clock
from fourkings.table.runtime.state.history import Change, GrantedRequest, History
from fourkings.table.runtime.state.names import Names
from fourkings.table.runtime.state.pacing import Pacing
from fourkings.table.runtime.state.presence import Presence
from fourkings.table.runtime.state.readers import Reader, Readers
from fourkings.table.runtime.state.readiness import Readiness

__all__ = [
    "BotJob",
    "BotJobs",
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
]
