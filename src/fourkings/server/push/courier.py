"""The courier: carries a message to the push service of a browser, within limits of time, size and number."""

from __future__ import annotations

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
from fourkings.server.net.log_limits import OncePerMinute
from fourkings.server.push.encryption import BadKey, encrypt
from fourkings.server.push.outside import NotOutside, OutsideOnly
from fourkings.server.push.vapid import Vapid

logger = logging.getLogger(__name__)
logger.addFilter(OncePerMinute())

AT_ONCE: Final = 4
"""Messages on their way at a time."""
PATIENCE: Final = 15.0
"""Seconds that a push service has to take a message, name looked up and TLS agreed on."""
STEP: Final = 5.0
"""Seconds that it has for each step of that."""
LEAST_TIME: Final = 60
MOST_TIME: Final = 28 * 24 * 3600
"""Seconds for which a push service is to keep a message for a browser that is off."""


class Outcome(StrEnum):
    """What became of a message."""

    SENT = "sent"
    GONE = "gone"  # the browser has ended its subscription
    REFUSED = "refused"  # the service takes none of ours, now or later
    FAILED = "failed"  # it may be tried again


class PushSender:
    """Carries messages to push services. Nothing of an answer is read but its status, and no redirection is followed."""

    def __init__(
        self, vapid: Vapid, network: httpcore.AsyncNetworkBackend | None = None, tls: ssl.SSLContext | None = None
    ) -> None:
        """`network` and `tls` are for tests, whose push service stands on their own machine."""
        self._vapid, self._network, self._tls = vapid, network or OutsideOnly(), tls
        self._places = asyncio.Semaphore(AT_ONCE)

    async def send(self, to: PushSubscription, text: bytes, topic: str, keep: float) -> Outcome:
        """Carry a text to a browser; one of the same topic that still waits there gives way to it.

        `keep`: seconds for which the message is worth keeping.
        """
        async with self._places:
            try:
                async with asyncio.timeout(PATIENCE):
                    return _meaning(await self._post(to, text, topic, keep))
            except (BadKey, NotOutside) as error:
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

    async def _post(self, to: PushSubscription, text: bytes, topic: str, keep: float) -> int:
        """Post a message; the status of the answer."""
        headers: dict[bytes | str, bytes | str] = {
            "authorization": self._vapid.authorization(to.endpoint, to.origin, time.time()),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(int(min(max(keep, LEAST_TIME), MOST_TIME))),
            "topic": _hidden(topic),
            "urgency": "normal",
        }
        steps = dict.fromkeys(("connect", "read", "write", "pool"), STEP)
        async with (
            httpcore.AsyncConnectionPool(self._tls or _tls(), network_backend=self._network) as connections,
            connections.stream(
                "POST",
                to.endpoint,
                headers=headers,
                content=encrypt(text, to.p256dh, to.auth),
                extensions={"timeout": steps},
            ) as answer,
        ):
            return answer.status


def _meaning(status: int) -> Outcome:
    if 200 <= status < 300:
        return Outcome.SENT
    if status in (404, 410):
        return Outcome.GONE
    return Outcome.FAILED if status in (408, 425, 429) or status >= 500 else Outcome.REFUSED


def _hidden(topic: str) -> str:
    """A topic as the push service is told it: what leads to a table is nothing for others."""
    return urlsafe_b64encode(sha256(topic.encode()).digest()[:24]).decode()


@cache
def _tls() -> ssl.SSLContext:
    return httpcore.default_ssl_context()
