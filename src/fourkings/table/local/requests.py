"""The requests of readers of a match: each type is matched once, here, to the function that grants it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from types import MappingProxyType
from typing import Any, Final, NamedTuple, TypeVar

from fourkings.rulebook.game import Refused
from fourkings.table.local import hosting, match, next_deal, presence, seats, updates
from fourkings.table.local.refusals import NotGranted, code_of, not_granted, refusal
from fourkings.table.local.state import Reader
from fourkings.table.local.table import LocalTable
from fourkings.table.messages import CloseCode, Message, Request
from fourkings.table.messages import requests as asked

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
        asked.Act: Handler(match.act),
        asked.NextDeal: Handler(next_deal.ask),
        asked.StopCountdown: Handler(next_deal.stop, once=False),
        asked.Undo: Handler(match.undo),
        asked.PlayRest: Handler(match.play_rest),
        asked.AskHint: Handler(match.ask_hint, once=False),
        asked.SetPace: Handler(match.set_pace, once=False),
        asked.StepAway: Handler(seats.step_away),
        asked.ComeBack: Handler(seats.come_back),
        asked.ChooseStandIn: Handler(seats.choose_stand_in),
        asked.CoverSeat: Handler(seats.let_bot_play),
        asked.HandOver: Handler(hosting.hand_over),
        asked.Pause: Handler(hosting.pause),
        asked.Resume: Handler(hosting.resume),
        asked.AddTime: Handler(hosting.add_time),
        asked.OpenSeats: Handler(hosting.open_seats),
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
    live.host.refused(why)
    live.send(reader, refusal(why, _id(request), live.version))
    if isinstance(request, asked.Hello):
        reader.close(close)


def _id(request: Request) -> str | None:
    """The request's own id, by which it is answered; `hello` and `ping` have none."""
    return None if isinstance(request, asked.Hello | asked.Ping) else request.id
