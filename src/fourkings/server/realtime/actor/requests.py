"""The requests of readers of a live table: to what a table grants by itself comes what needs other people."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from fourkings.server.realtime.actor import chat, latecomers, presence, rematch, waiting_room
from fourkings.table.protocol import requests as asked
from fourkings.table.runtime import requests
from fourkings.table.runtime.requests import Handler, Handlers

HANDLERS: Final[Handlers] = MappingProxyType(
    {
        **requests.HANDLERS,
        asked.Hello: Handler(presence.hello, once=False),
        # Before the match.
        asked.Join: Handler(waiting_room.join),
        asked.Sit: Handler(waiting_room.sit),
        asked.SeatBot: Handler(waiting_room.seat_bot),
        asked.SwapPlaces: Handler(waiting_room.swap_places),
        asked.Kick: Handler(waiting_room.kick),
        asked.Admit: Handler(waiting_room.admit),
        asked.Configure: Handler(waiting_room.configure),
        asked.HandOver: Handler(waiting_room.hand_over),
        asked.Depart: Handler(waiting_room.depart),
        asked.Contribute: Handler(waiting_room.contribute),
        asked.StartMatch: Handler(waiting_room.start_match),
        # In the match.
        asked.AskRematch: Handler(rematch.ask_rematch),
        asked.TakeSeat: Handler(latecomers.take_seat),
        # Beside the log: the chat remembers by itself which requests it has granted.
        asked.Say: Handler(chat.say, once=False),
        asked.SayPhrase: Handler(chat.say_phrase, once=False),
        asked.Unsay: Handler(chat.unsay, once=False),
    }
)
"""Every type of request, and what grants it."""
