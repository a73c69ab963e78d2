"""The state of a live table that a local one has not: its chat, and how it stands with the other servers."""

from fourkings.server.realtime.actor.state.chat import ChatState
from fourkings.server.realtime.actor.state.peering import Peering

__all__ = ["ChatState", "Peering"]
