"""Sessions without an account: a device is given a player's id in a signed cookie that no script can read.

A personal link gives another device the same player: its token is signed too, expires, and can be revoked.
"""

from __future__ import annotations

import hmac
import secrets
import time
from base64 import urlsafe_b64encode
from collections.abc import Callable, Mapping
from typing import Final

from itsdangerous import BadSignature, URLSafeTimedSerializer

from fourkings.server.db.moderation import digest

COOKIE: Final = "fourkings"
"""Name of the cookie; by TLS it begins with `__Host-`, so that no other host of the domain can set it."""
LASTS: Final = 400 * 24 * 3600
"""Seconds: the longest that browsers keep a cookie."""
RENEWED: Final = 24 * 3600
"""Seconds after which the cookie of a session in use is made again."""


class Sessions:
    """Signs and reads the cookies of one server."""

    def __init__(self, key: bytes, clock: Callable[[], float] = time.time) -> None:
        """`key` signs; `clock` gives seconds since 1970."""
        self._clock = clock
        self._signer = URLSafeTimedSerializer(key, salt="fourkings/session/1")
        self._key = key
        self.forgotten: set[bytes] = set()
        """Digests of players who were forgotten: their cookies are nobody's."""
        self._links = URLSafeTimedSerializer(key, salt="fourkings/link/1")

    def player(self, cookies: Mapping[str, str]) -> str | None:
        """The player of a request's cookies; None where there is no cookie of ours, or a false one.

        Our own signature is enough, whatever the clock said when it was made or says now: a clock that was set makes
        nobody somebody else.
        """
        session = self._read(cookies, False)
        return session[0] if session else None

    def identify(self, cookies: Mapping[str, str], secure: bool) -> tuple[str, str | None]:
        """The player of a request's cookies, or somebody new; and the Set-Cookie header, where one is due.

        It is for somebody new, and for who is in use: a cookie is made again after a day, so that it ends `LASTS` after the
        last visit.
        """
        player, age = self._read(cookies, secure) or (new_player(), None)
        return player, None if age is not None and abs(age) < RENEWED else self.header(player, secure)

    def _read(self, cookies: Mapping[str, str], secure: bool) -> tuple[str, float] | None:
        """The player of a request's cookies, and the seconds since the cookie was made."""
        try:
            player, since = self._signer.loads(cookies.get(_name(secure), ""), return_timestamp=True)
        except BadSignature:
            return None
        if not isinstance(player, str) or self.is_forgotten(player):
            return None
        return player, self._clock() - since.timestamp()

    def is_forgotten(self, player: str) -> bool:
        """True for a player who was forgotten."""
        return bool(self.forgotten) and digest(player) in self.forgotten

    def handle(self, kind: str, name: str) -> str:
        """What stands for an id where others see it: always the same, and it does not lead to the id."""
        digest = hmac.new(self._key, f"fourkings/handle/1/{kind}/{name}".encode(), "sha256").digest()
        return urlsafe_b64encode(digest[:12]).decode()

    def cookie(self, player: str) -> str:
        """The value of the cookie of that player."""
        return self._signer.dumps(player)

    def link_token(self, link: str) -> str:
        """A personal link's token: signed and dated, it holds the link's id and nothing of the player's."""
        return self._links.dumps(link)

    def read_link(self, token: str, lasts: float) -> str | None:
        """The id of the link that a token of ours is for; None where it is false, or older than that many seconds."""
        try:
            link, since = self._links.loads(token, return_timestamp=True)
        except BadSignature:
            return None
        return link if isinstance(link, str) and self._clock() - since.timestamp() <= lasts else None

    def header(self, player: str, secure: bool) -> str:
        """The Set-Cookie header of that player; `secure` where the page came over TLS."""
        flags = f"Path=/; Max-Age={LASTS}; HttpOnly; SameSite=Lax" + ("; Secure" if secure else "")
        return f"{_name(secure)}={self.cookie(player)}; {flags}"


def _name(secure: bool) -> str:
    return f"__Host-{COOKIE}" if secure else COOKIE


def new_link() -> str:
    """An id for a personal link, that nobody can guess."""
    return secrets.token_urlsafe(16)


def new_player() -> str:
    """An id that nobody can guess."""
    return secrets.token_urlsafe(16)
