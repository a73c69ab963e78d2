"""The requests of readers: each type is matched once, here, to the function that grants it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from types import MappingProxyType
from typing import Any, Final, NamedTuple, TypeVar

from fourkings.rulebook.game import Refused
from fourkings.server.play.live import chat, gathering, match, presence, seats, updates
from fourkings.server.play.live.refusals import NotGranted, code_of, refusal
from fourkings.server.play.live.state import Reader
from fourkings.server.play.live.table import LiveTable
from fourkings.table.messages import CloseCode, Message, Request
from fourkings.table.messages import requests as asked

R = TypeVar("R", bound=Message)
Grant = Callable[[LiveTable, Reader, R], Awaitable[None]]
"""Grants a request; `NotGranted`, or the rules' own `Refused`, where that cannot be."""


class Handler(NamedTuple):
    """The function for a type of request; `once` where the log remembers that it was granted, so that it is not again."""

    grant: Grant[Any]
    once: bool


_HANDLERS: Final[dict[type[Message], Handler]] = {}


def _handle(kind: type[R], grant: Grant[R], once: bool = True) -> None:
    _HANDLERS[kind] = Handler(grant, once)


_handle(asked.Hello, presence.hello, once=False)
_handle(asked.Ping, presence.ping, once=False)
# Before the match.
_handle(asked.Join, gathering.join)
_handle(asked.Sit, gathering.sit)
_handle(asked.SeatBot, gathering.seat_bot)
_handle(asked.SwapPlaces, gathering.swap_places)
_handle(asked.Kick, gathering.kick)
_handle(asked.Admit, gathering.admit)
_handle(asked.Configure, gathering.configure)
_handle(asked.Depart, gathering.depart)
_handle(asked.Contribute, gathering.contribute)
_handle(asked.StartMatch, gathering.start_match)
# In the match.
_handle(asked.Act, match.act)
_handle(asked.NextDeal, match.next_deal)
_handle(asked.Undo, match.undo)
_handle(asked.PlayRest, match.play_rest)
_handle(asked.AskHint, match.ask_hint, once=False)
_handle(asked.SetPace, match.set_pace, once=False)
_handle(asked.StepAway, seats.step_away)
_handle(asked.ComeBack, seats.come_back)
_handle(asked.ChooseStandIn, seats.choose_stand_in)
_handle(asked.CoverSeat, seats.let_bot_play)
_handle(asked.AskRematch, seats.ask_rematch)
# Beside the log: the chat remembers by itself which requests it has granted.
_handle(asked.Say, chat.say, once=False)
_handle(asked.SayPhrase, chat.say_phrase, once=False)
_handle(asked.Unsay, chat.unsay, once=False)

HANDLERS: Final[Mapping[type[Message], Handler]] = MappingProxyType(_HANDLERS)
"""Every type of request, and what grants it."""


async def answer(live: LiveTable, reader: Reader, request: Request) -> None:
    """Grant a request, or refuse it in words; `Fenced` where another server was quicker."""
    try:
        await _grant(live, reader, request)
    except Refused as refused:
        refuse(live, reader, request, NotGranted(code_of(refused.reason), refused.reason))
    except NotGranted as why:
        refuse(live, reader, request, why)


async def _grant(live: LiveTable, reader: Reader, request: Request) -> None:
    """Grant a request; one that was granted already is answered as it was then."""
    handler = HANDLERS[type(request)]
    if handler.once and (version := live.history.granted.get((reader.player, _id(request) or ""))):
        await updates.answer_again(live, reader, _id(request) or "", version)
    else:
        await handler.grant(live, reader, request)


def refuse(
    live: LiveTable, reader: Reader, request: Request, why: NotGranted, close: CloseCode = CloseCode.NOT_FOR_YOU
) -> None:
    """Refuse a request in words; who was not let in is sent away with that close code."""
    live.metrics.refusals.labels(why.code, why.reason.key).inc()
    live.send(reader, refusal(why, _id(request), live.version))
    if isinstance(request, asked.Hello):
        reader.close(close)


def _id(request: Request) -> str | None:
    """The request's own id, by which it is answered; `hello` and `ping` have none."""
    return None if isinstance(request, asked.Hello | asked.Ping) else request.id
