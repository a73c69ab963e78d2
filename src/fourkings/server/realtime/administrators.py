"""Administrators: a person that has entered the passphrase, for that session, and the people that they appoint.

The phrase is known to this process alone: it is compared in constant time, stands in no log and no address, and what a
browser is given for it is signed with a key made of it, so that another phrase ends every session that the old one began.
"""

from __future__ import annotations

import hmac
import logging
import time
from collections.abc import Callable, Mapping
from typing import Final, Literal, NamedTuple

from itsdangerous import BadSignature, URLSafeTimedSerializer

from fourkings.app.models import AdminAction
from fourkings.server.db import Store
from fourkings.server.net.log_limits import OncePerMinute
from fourkings.server.net.metrics import Metrics
from fourkings.server.net.rate_limits import RateLimiter

logger = logging.getLogger(__name__)
guesses = logging.getLogger(f"{__name__}.guesses")
guesses.addFilter(OncePerMinute())

COOKIE: Final = "fourkings-admin"
PATH: Final = "/api/admin"
"""Where the cookie is sent to."""
LASTS: Final = 12 * 3600
"""Seconds until the phrase has to be told again."""
GUESSES: Final = 1 / 12
"""Guesses a second in the long run, for a session and for an address: without a cookie, each one has a new session."""
AT_ONCE: Final = 60.0
"""Seconds' worth of guesses that may come at once: five."""

What = Literal[
    "enter", "resign", "close", "forget", "bar", "unbar", "mute", "unmute", "ban", "unban", "remove", "remove-message",
    "settle", "appoint", "dismiss", "announce", "take-back", "delete-club",
]  # fmt: skip
"""The deeds of administrators."""


class Administrator(NamedTuple):
    """An administrator, and whether they have told the phrase: only such a one appoints others, and dismisses them."""

    player: str
    first: bool


class TooManyGuesses(Exception):
    """Wait a moment before you guess again."""


class WrongPhrase(Exception):
    """That is not the phrase."""


class Administrators:
    """The administrators of one server."""

    def __init__(
        self, phrase: str, key: bytes, store: Store, metrics: Metrics, clock: Callable[[], float] = time.monotonic
    ) -> None:
        """`key` is what signs sessions; an empty `phrase` makes a server without administrators."""
        self._phrase, self._store, self._metrics = _digest(key, phrase.strip()), store, metrics
        self._key, self.open = key, bool(phrase)
        self._signer = URLSafeTimedSerializer(self._phrase, salt="fourkings/administrator/1")
        self._sessions = RateLimiter(GUESSES, clock, burst=AT_ONCE)
        self._addresses = RateLimiter(GUESSES, clock, burst=AT_ONCE)

    async def find(self, player: str, cookies: Mapping[str, str]) -> Administrator | None:
        """The administrator that a player is here; None where they are none."""
        if not self.open:
            return None
        if self._told(player, cookies):
            return Administrator(player, True)
        return Administrator(player, False) if await self._store.administrators.is_appointed(player) else None

    def _told(self, player: str, cookies: Mapping[str, str]) -> bool:
        """True where this session has told the phrase that holds now."""
        try:
            read = self._signer.loads(cookies.get(COOKIE, ""), max_age=LASTS)
        except BadSignature:
            return False
        return bool(read == player)

    async def enter(self, player: str, address: str, phrase: str, secure: bool) -> str:
        """The Set-Cookie header for a player who tells the phrase; `WrongPhrase` or `TooManyGuesses`.

        A guess that comes too fast is not even compared.
        """
        if not (self._sessions.allow(player) and self._addresses.allow(address)):
            self._guessed("too-fast")
            raise TooManyGuesses
        if not (self.open and hmac.compare_digest(_digest(self._key, phrase.strip()), self._phrase)):
            self._guessed("wrong")
            raise WrongPhrase
        self._metrics.guesses.labels("right").inc()
        await self.log_deed(player, "enter")
        return _header(self._signer.dumps(player), LASTS, secure)

    def _guessed(self, how: str) -> None:
        self._metrics.guesses.labels(how).inc()
        guesses.warning("a phrase was told to become administrator, and refused", extra={"guess": how})

    async def resign(self, administrator: Administrator, secure: bool) -> str:
        """Make a player an administrator no more, by phrase or appointed; the Set-Cookie header."""
        await self._store.administrators.dismiss(administrator.player)
        await self.log_deed(administrator.player, "resign")
        return _header("", 0, secure)

    async def log_deed(self, player: str, what: What, about: str = "", person: str = "") -> None:
        """Write down what an administrator did, for all of them, and tell the operator, without saying who."""
        await self._store.administrators.add_deed(AdminAction(time.time(), player, what, about, person))
        self._metrics.deeds.labels(what).inc()
        logger.warning("an administrator: %s", what, extra={"deed": what})


def _digest(key: bytes, phrase: str) -> bytes:
    """The phrase as it is compared and signs: what it was cannot be told from it without the key."""
    return hmac.new(key, b"fourkings/phrase/1/" + phrase.encode(), "sha256").digest()


def _header(value: str, lasts: int, secure: bool) -> str:
    flags = f"Path={PATH}; Max-Age={lasts}; HttpOnly; SameSite=Strict" + ("; Secure" if secure else "")
    return f"{COOKIE}={value}; {flags}"
