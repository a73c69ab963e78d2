"""Sessions without an account: a device is given a player's id in a signed cookie that no script can read."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Final

from itsdangerous import BadSignature, URLSafeTimedSerializer

COOKIE: Final = "fourkings"
LASTS: Final = 400 * 24 * 3600
"""Seconds: the longest that browsers keep a cookie."""


class Sessions:
    """Signs and reads the cookies of one server."""

    def __init__(self, key: bytes) -> None:
        self._signer = URLSafeTimedSerializer(key, salt="fourkings/session/1")

    def player(self, cookies: Mapping[str, str]) -> str | None:
        """The player of a request's cookies; None where there is no cookie of ours, or a false one."""
        try:
            player = self._signer.loads(cookies.get(COOKIE, ""), max_age=LASTS)
        except BadSignature:
            return None
        return player if isinstance(player, str) else None

    def cookie(self, player: str) -> str:
        """The value of the cookie of that player."""
        return self._signer.dumps(player)

    def header(self, player: str, secure: bool) -> str:
        """The Set-Cookie header of that player; `secure` where the page came over TLS."""
        flags = f"Path=/; Max-Age={LASTS}; HttpOnly; SameSite=Lax" + ("; Secure" if secure else "")
        return f"{COOKIE}={self.cookie(player)}; {flags}"


def new_player() -> str:
    """An id that nobody can guess."""
    return secrets.token_urlsafe(16)
