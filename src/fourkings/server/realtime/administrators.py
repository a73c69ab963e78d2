"""Administrators: people who have entered the passphrase, for a session, and those they appoint.

Only this process knows the phrase: it is compared in constant time and appears in no log or URL. The browser's cookie is
signed with a key derived from it, so another phrase ends all sessions of the old one.
"""

import hmac
import logging
import time
from collections.abc import Callable, Mapping
from typing import Final, Literal, NamedTuple

from itsdangerous import BadSignature, URLSafeTimedSerializer

from fourkings.app.models import AdminAction
from fourkings.server.db import Store
from fourkings.server.net.logs import OncePerMinute
from fourkings.server.net.metrics import Metrics
from fourkings.server.net.rate_limits import RateLimiter
from fourkings.server.realtime.sessions import CookiePlace

logger = logging.getLogger(__name__)
guesses = logging.getLogger(f"{__name__}.guesses")
guesses.addFilter(OncePerMinute())

COOKIE: Final = "fourkings-admin"
PATH: Final = "/api/admin"  # Path of the cookie
LASTS: Final = 12 * 3600  # seconds until the phrase has to be entered again
GUESSES: Final = 1 / 12
"""Guesses per second, on average, for a session and for an address: without a cookie, each guess has a new session."""
AT_ONCE: Final = 60.0  # seconds' worth of guesses that may come at once: five

What = Literal[
    "enter", "resign", "close", "forget", "bar", "unbar", "mute", "unmute", "ban", "unban", "remove", "remove-message",
    "settle", "appoint", "dismiss", "announce", "take-back", "delete-club",
]  # fmt: skip
"""The actions of administrators, as they are recorded."""


class Administrator(NamedTuple):
    """An administrator; `first` if they have entered the phrase, so that they may appoint and dismiss others."""

    player: str
    first: bool


class TooManyGuesses(Exception):
    """Passphrases that came too fast: the next one is checked only after a while."""


class WrongPhrase(Exception):
    """A wrong passphrase."""


class Administrators:
    """The administrators of one server."""

    def __init__(
        self, phrase: str, key: bytes, store: Store, metrics: Metrics, clock: Callable[[], float] = time.monotonic
    ) -> None:
        """`key` signs sessions; an empty `phrase` makes a server without administrators."""
        self._phrase, self._store, self._metrics = _digest(key, phrase.strip()), store, metrics
        self._key, self.open = key, bool(phrase)
        self._signer = URLSafeTimedSerializer(self._phrase, salt="fourkings/administrator/1")
        self._sessions = RateLimiter(GUESSES, clock, burst=AT_ONCE)
        self._addresses = RateLimiter(GUESSES, clock, burst=AT_ONCE)

    async def find(self, player: str, cookies: Mapping[str, str], place: CookiePlace) -> Administrator | None:
        """Return a player as an administrator, by passphrase or appointment; None if they aren't one."""
        if not self.open:
            return None
        if self._has_entered(player, cookies.get(place.name(COOKIE, prefix=False), "")):
            return Administrator(player, True)
        return Administrator(player, False) if await self._store.administrators.is_appointed(player) else None

    def _has_entered(self, player: str, cookie: str) -> bool:
        """Return True if the player has entered the present phrase in this session."""
        try:
            signed = self._signer.loads(cookie, max_age=LASTS)
        except BadSignature:
            return False
        return bool(signed == player)

    async def enter(self, player: str, address: str, phrase: str, place: CookiePlace) -> str:
        """Return the Set-Cookie header for a player who enters the phrase; raise `WrongPhrase` or `TooManyGuesses`.

        A guess that comes too fast, by player or network address, isn't even compared.
        """
        if not (self._sessions.allow(player) and self._addresses.allow(address)):
            self._log_guess("too-fast")
            raise TooManyGuesses
        if not (self.open and hmac.compare_digest(_digest(self._key, phrase.strip()), self._phrase)):
            self._log_guess("wrong")
            raise WrongPhrase
        self._metrics.guesses.labels("right").inc()
        await self.log_action(player, "enter")
        return _header(self._signer.dumps(player), LASTS, place)

    def _log_guess(self, how: str) -> None:
        self._metrics.guesses.labels(how).inc()
        guesses.warning("an attempt to sign in as administrator was refused", extra={"guess": how})

    async def resign(self, administrator: Administrator, place: CookiePlace) -> str:
        """End a player's administration, by phrase or appointment; return the Set-Cookie header."""
        await self._store.administrators.dismiss(administrator.player)
        await self.log_action(administrator.player, "resign")
        return _header("", 0, place)

    async def log_action(self, player: str, what: What, about: str = "", person: str = "") -> None:
        """Record an action of an administrator for all of them; the operator's log doesn't name the administrator."""
        await self._store.administrators.add_action(AdminAction(time.time(), player, what, about, person))
        self._metrics.admin_actions.labels(what).inc()
        logger.warning("administrator's action: %s", what, extra={"admin_action": what})


def _digest(key: bytes, phrase: str) -> bytes:
    """Return the form in which the phrase is compared and signs; it doesn't reveal the phrase without the key."""
    return hmac.new(key, b"fourkings/phrase/1/" + phrase.encode(), "sha256").digest()


def _header(value: str, lasts: int, place: CookiePlace) -> str:
    return f"{place.name(COOKIE, prefix=False)}={value}; {place.flags(lasts, PATH, 'Strict')}"
