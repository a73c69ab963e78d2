"""Sends a message to the push service of a browser, within limits of time, size and number."""

import asyncio
import logging
import ssl
import time
from base64 import urlsafe_b64encode
from enum import StrEnum
from functools import cache
from hashlib import sha256
from typing import Final

import httpcore

from fourkings.app.models import PushSubscription
from fourkings.server.net.logs import OncePerMinute
from fourkings.server.push.crypto import BadKey, Vapid, encrypt
from fourkings.server.push.public_network import NotPublic, PublicNetwork

logger = logging.getLogger(__name__)
logger.addFilter(OncePerMinute())

MAX_CONCURRENT: Final = 4  # messages sent at a time
TIMEOUT: Final = 15.0  # seconds for a whole message, including DNS and TLS
STEP_TIMEOUT: Final = 5.0  # seconds for each step of that
MIN_TTL: Final = 60
MAX_TTL: Final = 28 * 24 * 3600
"""The most seconds for which a push service is asked to store a message for a browser that is off."""


class Outcome(StrEnum):
    """The result of sending a message."""

    SENT = "sent"
    GONE = "gone"  # the browser has ended its subscription
    REFUSED = "refused"  # the service takes none of ours, now or later
    FAILED = "failed"  # it may be tried again


class PushSender:
    """A client of push services. Only the status of a response is read, and no redirect is followed."""

    def __init__(
        self, vapid: Vapid, network: httpcore.AsyncNetworkBackend | None = None, tls: ssl.SSLContext | None = None
    ) -> None:
        """`network` and `tls` are for tests, whose push service runs on their own machine."""
        self._vapid, self._network, self._tls = vapid, network or PublicNetwork(), tls
        self._slots = asyncio.Semaphore(MAX_CONCURRENT)

    async def send(self, to: PushSubscription, text: bytes, topic: str, ttl: float) -> Outcome:
        """Send a text to a browser, replacing one of the same topic that still waits there.

        `ttl`: seconds for which the message is worth storing.
        """
        async with self._slots:
            try:
                async with asyncio.timeout(TIMEOUT):
                    return _outcome(await self._post(to, text, topic, ttl))
            except (BadKey, NotPublic) as error:
                logger.info("a browser is not told: %s", error)
                return Outcome.REFUSED
            except (
                httpcore.NetworkError,
                httpcore.ProtocolError,
                httpcore.TimeoutException,
                TimeoutError,
                OSError,
            ) as error:
                logger.info("a push service could not be reached: %s", error)
                return Outcome.FAILED

    async def _post(self, to: PushSubscription, text: bytes, topic: str, ttl: float) -> int:
        """Post a message; return the status of the response."""
        headers: dict[bytes | str, bytes | str] = {
            "authorization": self._vapid.authorization(to.endpoint, to.origin, time.time()),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(int(min(max(ttl, MIN_TTL), MAX_TTL))),
            # A digest: the topic leads to a table, which is none of the push service's business.
            "topic": urlsafe_b64encode(sha256(topic.encode()).digest()[:24]).decode(),
            "urgency": "normal",
        }
        timeouts = dict.fromkeys(("connect", "read", "write", "pool"), STEP_TIMEOUT)
        async with (
            httpcore.AsyncConnectionPool(self._tls or _tls(), network_backend=self._network) as connections,
            connections.stream(
                "POST",
                to.endpoint,
                headers=headers,
                content=encrypt(text, to.p256dh, to.auth),
                extensions={"timeout": timeouts},
            ) as response,
        ):
            return response.status


def _outcome(status: int) -> Outcome:
    if 200 <= status < 300:
        return Outcome.SENT
    if status in (404, 410):
        return Outcome.GONE
    return Outcome.FAILED if status in (408, 425, 429) or status >= 500 else Outcome.REFUSED


@cache
def _tls() -> ssl.SSLContext:
    return httpcore.default_ssl_context()
