"""The state of a live table, in parts: each is a small object that alone writes its fields, in named transitions.

Nothing here waits, stores or sends anything but to a reader's queue, and no part reads a clock but `Clock`: the others are
given the time.
"""

from fourkings.server.play.live.state.chat import ChatState
from fourkings.server.play.live.state.clock import Clock
from fourkings.server.play.live.state.history import Change, History
from fourkings.server.play.live.state.names import Names
from fourkings.server.play.live.state.pacing import Pacing
from fourkings.server.play.live.state.peering import Peering
from fourkings.server.play.live.state.presence import Presence
from fourkings.server.play.live.state.readers import Reader, Readers
from fourkings.server.play.live.state.thoughts import Thoughts

__all__ = [
    "Change",
    "ChatState",
    "Clock",
    "History",
    "Names",
    "Pacing",
    "Peering",
    "Presence",
    "Reader",
    "Readers",
    "Thoughts",
]
