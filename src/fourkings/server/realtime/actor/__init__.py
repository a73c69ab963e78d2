"""Live tables: those that are awake in this server, each with its state, its mailbox and its task.

`task` runs one; `requests` says which function grants what; `commit` is the one way by which a fact comes to hold; `state`
is what a table knows, part by part.
"""

from fourkings.server.realtime.actor.mailbox import Asleep
from fourkings.server.realtime.actor.table import LiveTable
from fourkings.server.realtime.actor.task import run
from fourkings.table.runtime.refusals import Code, NotGranted, refusal
from fourkings.table.runtime.state import Change, Reader
from fourkings.table.runtime.state.history import REMEMBERED

__all__ = [
    "REMEMBERED",
    "Asleep",
    "Change",
    "Code",
    "LiveTable",
    "NotGranted",
    "Reader",
    "refusal",
    "run",
]
