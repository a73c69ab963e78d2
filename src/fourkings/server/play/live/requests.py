"""The requests of readers of a live table: to what a table grants by itself comes what needs other people."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from fourkings.server.play.live import chat, gathering, late_comers, presence, rematch
from fourkings.table.local import requests
from fourkings.table.local.requests import Handler, Handlers
from fourkings.table.messages import requests as asked

HANDLERS: Final[Handlers] = MappingProxyType(
    {
        **requests.HANDLERS,
        asked.Hello: Handler(presence.hello, once=False),
        # Before the match.
        asked.Join: Handler(gathering.join),
        asked.Sit: Handler(gathering.sit),
        asked.SeatBot: Handler(gathering.seat_bot),
        asked.SwapPlaces: Handler(gathering.swap_places),
        asked.Kick: Handler(gathering.kick),
        asked.Admit: Handler(gathering.admit),
        asked.Configure: Handler(gathering.configure),
        asked.HandOver: Handler(gathering.hand_over),
        asked.Depart: Handler(gathering.depart),
        asked.Contribute: Handler(gathering.contribute),
        asked.StartMatch: Handler(gathering.start_match),
        # In the match.
        asked.AskRematch: Handler(rematch.ask_rematch),
        asked.TakeSeat: Handler(late_comers.take_seat),
        # Beside the log: the chat remembers by itself which requests it has granted.
        asked.Say: Handler(chat.say, once=False),
        asked.SayPhrase: Handler(chat.say_phrase, once=False),
        asked.Unsay: Handler(chat.unsay, once=False),
    }
)
"""Every type of request, and what grants it."""
