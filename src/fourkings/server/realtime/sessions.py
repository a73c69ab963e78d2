"""Sessions without an account: a device gets a player's id in a signed cookie that no script can read.

A personal link connects another device with the same player; its signed token expires and can be revoked.
"""

import hashlib
import hmac
import secrets
import time
from base64 import urlsafe_b64encode
from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from itsdangerous import BadSignature, URLSafeTimedSerializer

from fourkings.server.db.moderation import digest

COOKIE: Final = "fourkings"
"""Name of the cookie; `CookiePlace` adds to it."""
LASTS: Final = 400 * 24 * 3600  # seconds: the maximum that browsers keep a cookie
RENEWED: Final = 24 * 3600  # seconds after which the cookie of a session in use is renewed


class CookiePlace(NamedTuple):
    """The scope of a cookie: `secure` by TLS, and the path of the server, empty at the root of a host.

    Servers below other paths of a host have other names for theirs, which keeps them apart but protects none from another.
    `framed`: within another site's page, where browsers keep a cookie only for that site (CHIPS).
    """

    secure: bool = False
    path: str = ""
    framed: bool = False

    def name(self, cookie: str, prefix: bool = True) -> str:
        """Return the full name of a cookie; its prefix lets no other host of the domain set it."""
        begin = "" if not (self.secure and prefix) else "__Secure-" if self.path else "__Host-"
        return (
            begin
            + cookie
            + ("-framed" if self.framed else "")
            + (f"-{hashlib.sha256(self.path.encode()).hexdigest()[:8]}" if self.path else "")
        )

    def flags(self, lasts: int, below: str = "/", same_site: str = "Lax") -> str:
        """Return the attributes of a cookie for a path of the server; lasts: in seconds."""
        site = "None" if self.framed else same_site
        more = "; Partitioned" if self.framed else ""
        return (
            f"Path={self.path}{below}; Max-Age={lasts}; HttpOnly; SameSite={site}"
            + ("; Secure" if self.secure else "")
            + more
        )


class Sessions:
    """Signs and reads the cookies of one server."""

    def __init__(self, key: bytes, clock: Callable[[], float] = time.time) -> None:
        """`key` signs the cookies; `clock` returns seconds since 1970."""
        self._clock = clock
        self._signer = URLSafeTimedSerializer(key, salt="fourkings/session/1")
        self._key = key
        self.forgotten: set[bytes] = set()
        """Digests of the ids of forgotten players (who had their data deleted), whose cookies are invalid."""
        self._links = URLSafeTimedSerializer(key, salt="fourkings/link/1")

    def player(self, cookies: Mapping[str, str]) -> str | None:
        """Return the id of the player in a request's cookies; None without a valid cookie.

        The signature is enough, whatever its time: a change of the machine's clock gives nobody a new id.
        """
        session = self._read(cookies, CookiePlace())
        return session[0] if session else None

    def identify(self, cookies: Mapping[str, str], place: CookiePlace) -> tuple[str, str | None]:
        """Return the player of a request's cookies, or a new one, and a Set-Cookie header if one is due.

        New players get one, and others each day, so that their cookie expires `LASTS` after the last visit.
        """
        player, age = self._read(cookies, place) or (new_player(), None)
        return player, None if age is not None and abs(age) < RENEWED else self.header(player, place)

    def _read(self, cookies: Mapping[str, str], place: CookiePlace) -> tuple[str, float] | None:
        """Return the player of a request's cookies, and the age of the cookie in seconds."""
        try:
            player, since = self._signer.loads(cookies.get(place.name(COOKIE), ""), return_timestamp=True)
        except BadSignature:
            return None
        if not isinstance(player, str) or self.is_forgotten(player):
            return None
        return player, self._clock() - since.timestamp()

    def is_forgotten(self, player: str) -> bool:
        """Return True for a player who had all their data deleted."""
        return bool(self.forgotten) and digest(player) in self.forgotten

    def handle(self, kind: str, name: str) -> str:
        """Return the handle that others see in place of an id: always the same, and it doesn't reveal the id.

        `kind`: what has the id, such as a table or an address; `name`: the id.
        """
        mac = hmac.new(self._key, f"fourkings/handle/1/{kind}/{name}".encode(), "sha256").digest()
        return urlsafe_b64encode(mac[:12]).decode()

    def cookie(self, player: str) -> str:
        """Return the value of a player's cookie."""
        return self._signer.dumps(player)

    def link_token(self, link: str) -> str:
        """Return a personal link's token: signed and dated, with the link's id and nothing of the player's."""
        return self._links.dumps(link)

    def read_link(self, token: str, lasts: float) -> str | None:
        """Return the id of the link in a token; None if it is invalid, or older than `lasts` seconds."""
        try:
            link, since = self._links.loads(token, return_timestamp=True)
        except BadSignature:
            return None
        return link if isinstance(link, str) and self._clock() - since.timestamp() <= lasts else None

    def header(self, player: str, place: CookiePlace) -> str:
        """Return the Set-Cookie header of a player."""
        return f"{place.name(COOKIE)}={self.cookie(player)}; {place.flags(LASTS)}"


def new_link() -> str:
    """Return an id for a personal link, which can't be guessed."""
    return secrets.token_urlsafe(16)


def new_player() -> str:
    """Return an id for a player, which can't be guessed."""
    return secrets.token_urlsafe(16)
