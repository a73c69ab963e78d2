"""Rate limits for sessions and for addresses: a bucket of tokens each, filled again at a steady rate.

A client that throws its session away gets a new one, but not a new address; a family or a café shares one, and is given the
share of so many sessions.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from fourkings.server.net.log_limits import OncePerMinute
from fourkings.table.protocol import CloseCode

logger = logging.getLogger(__name__)
logger.addFilter(OncePerMinute())

BURST: Final = 4
"""Seconds' worth of requests that may come at once."""
SHARED: Final = 12
"""How much more an address may ask for than a session."""
SHARED_BURST: Final = 10
"""Seconds' worth of requests that may come from an address at once: a school of 100 people who reload the page."""
FILES_BURST: Final = 40
"""Seconds' worth of the page's files, which are counted apart: browsers keep them, so each asks for all of them once."""
MAKING: Final = 0.1
"""How many tables an address may make, as a part of what a session may ask for."""
MADE_AT_ONCE: Final = 60.0
"""Seconds' worth of tables that may be made at once."""
UNNAMED_PROXY: Final = "unnamed proxy"
"""Address of all who come through a proxy on this machine that FOURKINGS_PROXIES doesn't name."""
FORWARDED: Final = ("x-forwarded-for", "x-forwarded-proto", "x-real-ip", "forwarded")
"""Headers by which a proxy shows itself."""
MAX_BUCKETS: Final = 10_000
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
        if len(self._buckets) > MAX_BUCKETS:
            del self._buckets[next(iter(self._buckets))]
        return allowed


def address_of(connection: HTTPConnection) -> str:
    """The address of a request, as it is counted: its peer's, or the one that a trusted proxy names."""
    return bucket_of(connection.client.host if connection.client else "")


@lru_cache(4096)
def bucket_of(address: str) -> str:
    """The address as it is counted: a network of IPv6 is one, for its members can take any of 2**64 addresses."""
    try:
        known = ip_address(address.partition("%")[0])
    except ValueError:
        return address[:64]
    if isinstance(known, IPv6Address):
        if known.ipv4_mapped:
            return str(known.ipv4_mapped)
        if not known.is_loopback:
            return f"{IPv6Address(int(known) >> 64 << 64)}/64"
    return str(known)


@lru_cache(4096)
def is_loopback(address: str) -> bool:
    """True for the machine that the server runs on: who sits there can stop it anyway."""
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False


class AddressRateLimit:
    """Every request and every new socket counts for its address; those that come too fast are answered by 429 alone.

    The machine itself has no limits, so what an unnamed proxy there passes on is given an address of its own.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            connection = HTTPConnection(scope)
            services = connection.app.state.services
            if not services.settings.proxies and any(header in connection.headers for header in FORWARDED):
                logger.warning("a proxy passes requests on, but FOURKINGS_PROXIES names none: players share its address")
                if is_loopback(address_of(connection)):
                    scope["client"] = (UNNAMED_PROXY, 0)
            limit = services.files if scope["path"].startswith("/assets/") else services.addresses
            if not limit.allow(address_of(connection)):
                await _too_fast(scope, receive, send)
                return
            del connection  # which a socket would keep for as long as it is open
        await self._app(scope, receive, send)


async def _too_fast(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": CloseCode.WAIT})
        return
    answer = PlainTextResponse("Too many requests from this address: wait a moment.\n", 429, {"retry-after": "2"})
    await answer(scope, receive, send)
