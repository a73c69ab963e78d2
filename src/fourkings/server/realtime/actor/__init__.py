"""Live tables: those awake in this server, each with its state, its mailbox, its task and its readers (connected clients).

`task` serves one table, `requests` maps each request to its handler, `sync` exchanges data with other servers.
"""

from fourkings.server.realtime.actor.table import Asleep, LiveTable
from fourkings.server.realtime.actor.task import run

__all__ = ["Asleep", "LiveTable", "run"]
