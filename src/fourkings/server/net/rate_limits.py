"""Rate limits for sessions and for addresses, by token buckets.

A client that drops its session gets a new one, but not a new address. A family or a café shares an address, so its limit is
that of several sessions.
"""

import logging
import time
from collections.abc import Callable
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from fourkings.server.net.logs import OncePerMinute
from fourkings.table.protocol import CloseCode

logger = logging.getLogger(__name__)
logger.addFilter(OncePerMinute())

BURST: Final = 4  # seconds' worth of requests that may come at once
SHARED: Final = 12  # rate of an address, in rates of a session
SHARED_BURST: Final = 10
"""Seconds' worth of requests from an address that may come at once: a school of 100 people who reload the page."""
FILES_BURST: Final = 40
"""Seconds' worth of the page's files, counted apart: browsers cache them, so each requests all of them once."""
MAKING: Final = 0.1  # rate at which an address may create tables, in request rates of a session
MADE_AT_ONCE: Final = 60.0  # seconds' worth of tables that may be created at once
UNNAMED_PROXY: Final = "unnamed proxy"
"""Address of all clients of a proxy on this machine that FOURKINGS_PROXIES doesn't name."""
FORWARDED: Final = ("x-forwarded-for", "x-forwarded-proto", "x-real-ip", "forwarded")
"""Headers that proxies add."""
MAX_BUCKETS: Final = 10_000  # sessions, or addresses, remembered; the least recent is forgotten first


class RateLimiter:
    """Token buckets with the same rate, one for each session or address."""

    def __init__(
        self,
        rate: float,
        clock: Callable[[], float] = time.monotonic,
        free: Callable[[str], bool] = lambda name: False,
        burst: float = BURST,
    ) -> None:
        """Set the `rate` per second. `free` keys have no limit; `burst` seconds' worth of requests may come at once."""
        self._rate, self._clock, self._free, self._most = rate, clock, free, rate * burst
        self._buckets: dict[str, tuple[float, float]] = {}

    def allow(self, key: str, cost: float = 1) -> bool:
        """Take `cost` tokens from the bucket of a session or address; return False, and take none, if it has fewer."""
        if self._free(key):
            return True
        now = self._clock()
        tokens, since = self._buckets.pop(key, (self._most, now))
        tokens = min(self._most, tokens + (now - since) * self._rate)
        allowed = tokens >= cost
        self._buckets[key] = (tokens - cost if allowed else tokens, now)
        if len(self._buckets) > MAX_BUCKETS:
            del self._buckets[next(iter(self._buckets))]
        return allowed


def address_of(connection: HTTPConnection) -> str:
    """Return the key of the address that a request comes from: its peer's, or the one that a trusted proxy names."""
    return bucket_of(connection.client.host if connection.client else "")


@lru_cache(4096)
def bucket_of(address: str) -> str:
    """Return the key of an address: an IPv6 network counts as one, because its hosts can take any of 2**64 addresses."""
    try:
        ip = ip_address(address.partition("%")[0])
    except ValueError:
        return address[:64]
    if isinstance(ip, IPv6Address):
        if ip.ipv4_mapped:
            return str(ip.ipv4_mapped)
        if not ip.is_loopback:
            return f"{IPv6Address(int(ip) >> 64 << 64)}/64"
    return str(ip)


@lru_cache(4096)
def is_loopback(address: str) -> bool:
    """Return True for an address of this machine, whose users can stop the server anyway."""
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False


class AddressRateLimit:
    """Middleware that counts every request and new socket for its address; those that come too fast get 429.

    This machine has no limit, so all clients of an unnamed proxy on it get an address of their own.
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
    response = PlainTextResponse("Too many requests from this address: wait a moment.\n", 429, {"retry-after": "2"})
    await response(scope, receive, send)
