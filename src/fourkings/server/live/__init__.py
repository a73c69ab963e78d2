"""A table that is awake: its task and mailbox, what is asked for there, and how it is refused."""

from fourkings.messages import Wish
from fourkings.server.live.mail import Asleep, Past, Reader
from fourkings.server.live.refusals import Code, No, refusal
from fourkings.server.live.table import Live, summary

__all__ = ["Asleep", "Code", "Live", "No", "Past", "Reader", "Wish", "refusal", "summary"]
