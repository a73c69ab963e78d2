"""Rate limits for sessions and for addresses: a bucket of tokens each, filled again at a steady rate.

A client that throws its session away gets a new one, but not a new address; a family or a café shares one, and is given the
share of so many sessions.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from ipaddress import ip_address
from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send

BURST: Final = 4
"""Seconds' worth of requests that may come at once."""
SHARED: Final = 12
"""How much more an address may ask for than a session."""
MOST: Final = 10_000
"""Sessions, or addresses, remembered; the one not heard of for longest is forgotten first."""


class RateLimiter:
    """One bucket for each session, or for each address."""

    def __init__(
        self,
        rate: float,
        clock: Callable[[], float] = time.monotonic,
        free: Callable[[str], bool] = lambda name: False,
        burst: float = BURST,
    ) -> None:
        """`free` are those that may ask for as much as they like; `burst` seconds' worth may come at once."""
        self._rate, self._clock, self._free, self._most = rate, clock, free, rate * burst
        self._buckets: dict[str, tuple[float, float]] = {}

    def allow(self, session: str, cost: float = 1) -> bool:
        """True where the session may go on; asking uses up the cost."""
        if self._free(session):
            return True
        now = self._clock()
        tokens, since = self._buckets.pop(session, (self._most, now))
        tokens = min(self._most, tokens + (now - since) * self._rate)
        allowed = tokens >= cost
        self._buckets[session] = (tokens - cost if allowed else tokens, now)
        if len(self._buckets) > MOST:
            del self._buckets[next(iter(self._buckets))]
        return allowed


def address_of(connection: HTTPConnection) -> str:
    """The address of a request: its peer's, or the one that a trusted proxy names."""
    return connection.client.host if connection.client else ""


def is_loopback(address: str) -> bool:
    """True for the machine that the server runs on: who sits there can stop it anyway."""
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False


class AddressRateLimit:
    """Every request and every new socket counts for its address; those that come too fast are answered by 429 alone."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            connection = HTTPConnection(scope)
            if not connection.app.state.services.addresses.allow(address_of(connection)):
                await _too_fast(scope, receive, send)
                return
        await self._app(scope, receive, send)


async def _too_fast(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 1013})
        return
    answer = PlainTextResponse("Too many requests from this address: wait a moment.\n", 429, {"retry-after": "2"})
    await answer(scope, receive, send)
