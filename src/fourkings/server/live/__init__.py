"""A table that is awake: its task and mailbox, what is asked for there, and how it is refused."""

from fourkings.server.live.mailbox import Asleep, Past, Reader
from fourkings.server.live.refusals import Code, No, refusal
from fourkings.server.live.table import NOT_FOR_YOU, REMEMBERED, Live
from fourkings.server.live.task import run
from fourkings.server.new_tables import summary
from fourkings.table.messages import Request

__all__ = [
    "NOT_FOR_YOU",
    "REMEMBERED",
    "Asleep",
    "Code",
    "Live",
    "No",
    "Past",
    "Reader",
    "Request",
    "refusal",
    "run",
    "summary",
]
