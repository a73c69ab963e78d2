"""The requests of readers of a match: each type is matched once, here, to the function that grants it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from types import MappingProxyType
from typing import Any, Final, NamedTuple, TypeVar

from fourkings.rulebook.game import Refused
from fourkings.table.protocol import CloseCode, Message, Request
from fourkings.table.protocol import requests as asked
from fourkings.table.runtime import host_requests, next_deal, play_requests, presence, seat_requests, updates
from fourkings.table.runtime.refusals import NotGranted, code_of, not_granted, refusal
from fourkings.table.runtime.state import Reader
from fourkings.table.runtime.table import LocalTable

T = TypeVar("T", bound=LocalTable)
R = TypeVar("R", bound=Message)
Grant = Callable[[T, Reader, R], Awaitable[None]]
"""Grants a request; `NotGranted`, or the rules' own `Refused`, where that cannot be."""


class Handler(NamedTuple):
    """The function for a type of request; `once` where the log remembers that it was granted, so that it is not again."""

    grant: Grant[Any, Any]
    once: bool = True


Handlers = Mapping[type[Message], Handler]
HANDLERS: Final[Handlers] = MappingProxyType(
    {
        asked.Hello: Handler(presence.hello, once=False),
        asked.Ping: Handler(presence.ping, once=False),
        asked.Act: Handler(play_requests.act),
        asked.NextDeal: Handler(next_deal.ask),
        asked.StopCountdown: Handler(next_deal.stop, once=False),
        asked.Undo: Handler(play_requests.undo),
        asked.PlayRest: Handler(play_requests.play_rest),
        asked.AskHint: Handler(play_requests.ask_hint, once=False),
        asked.SetPace: Handler(play_requests.set_pace, once=False),
        asked.StepAway: Handler(seat_requests.step_away),
        asked.ComeBack: Handler(seat_requests.come_back),
        asked.ChooseStandIn: Handler(seat_requests.choose_stand_in),
        asked.CoverSeat: Handler(seat_requests.let_bot_play),
        asked.HandOver: Handler(host_requests.hand_over),
        asked.Pause: Handler(host_requests.pause),
        asked.Resume: Handler(host_requests.resume),
        asked.AddTime: Handler(host_requests.add_time),
        asked.OpenSeats: Handler(host_requests.open_seats),
    }
)
"""What a table grants by itself: all that is asked by who plays a match. What needs other people is for a server."""


async def answer(live: LocalTable, reader: Reader, request: Request, handlers: Handlers = HANDLERS) -> None:
    """Grant a request, or refuse it in words."""
    try:
        await _grant(live, reader, request, handlers)
    except Refused as refused:
        refuse(live, reader, request, NotGranted(code_of(refused.reason), refused.reason))
    except NotGranted as why:
        refuse(live, reader, request, why)


async def _grant(live: LocalTable, reader: Reader, request: Request, handlers: Handlers) -> None:
    """Grant a request; one that was granted already is answered as it was then."""
    handler = handlers.get(type(request))
    if handler is None:
        raise not_granted("unavailable", "needs-a-server")
    if handler.once and (version := live.history.granted.get((reader.player, _id(request) or ""))):
        await updates.answer_again(live, reader, _id(request) or "", version)
    else:
        await handler.grant(live, reader, request)


def refuse(
    live: LocalTable, reader: Reader, request: Request, why: NotGranted, close: CloseCode = CloseCode.NOT_FOR_YOU
) -> None:
    """Refuse a request in words; who was not let in is sent away with that close code."""
    live.ports.count_refusal(why)
    live.send(reader, refusal(why, _id(request), live.version))
    if isinstance(request, asked.Hello):
        reader.close(close)


def _id(request: Request) -> str | None:
    """The request's own id, by which it is answered; `hello` and `ping` have none."""
    return None if isinstance(request, asked.Hello | asked.Ping) else request.id
