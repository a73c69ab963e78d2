"""Settings of a server: by flags, else by the environment (FOURKINGS_HOST, …), else the defaults here."""

import os
import re
import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from ipaddress import ip_network
from pathlib import Path
from typing import Any, Final

from fourkings.sanitize import with_hint

LOG_LEVELS: Final = ("debug", "info", "warning", "error")
LOG_FORMATS: Final = ("text", "json")
KEY_FILE: Final = "secret.key"
MIN_KEY: Final = 32  # bytes of a generated key, and minimum characters of a configured one
MAX_NUMBER: Final = 1_000_000_000
"""Maximum of every number: 31 years of seconds. Infinite ones would be waited for."""
NUMBERS: Final = ("tempo", "rate", "grace", "idle", "chat_days", "link_days", "table_days")
"""Settings that may be any number from zero on."""
MIN_PHRASE: Final = 16  # minimum characters of the administrators' phrase
ORIGIN: Final = re.compile(r"https?://([\w.-]+|\[[0-9a-fA-F:.]+\])(:\d{1,5})?(?P<path>(/[\w~-][\w.~-]*)*)", re.ASCII)
"""A scheme and a host, possibly with a port and a path."""
PAGE: Final = re.compile(r"https?://[^\s\"'<>]+")  # the address of a page
HOST_NAME: Final = re.compile(r"[\w*-]+(\.[\w*-]+)*", re.ASCII)
"""A host name, possibly with `*` in place of a part."""
DATABASE_FILE: Final = "fourkings.sqlite3"
OTHERS: Final = ("CACHE", "PASSWORD", "SERVER", "SITE", "SKIP_WEB")
"""Other environment variables FOURKINGS_…: for compiled code, proxies in containers and building the page."""


class BadSetting(ValueError):
    """An invalid setting; the message names it and its valid values."""


@dataclass(frozen=True)
class Settings:
    """Everything that a server needs to know before it starts."""

    host: str = "127.0.0.1"
    """Address to listen on; 0.0.0.0 for every network of the machine."""
    port: int = 8040
    """Port to listen on; 0 picks any free one."""
    data: Path = Path("fourkings-data")
    """Folder of the database and the secret key; the first start creates it."""
    database: str = field(default="", repr=False)
    """URL of the database, possibly with a password; if empty, an SQLite file in the data folder."""
    bus: str = field(default="", repr=False)
    """URL of a Redis through which servers on one database notify each other; without it they poll the database."""
    secret: str = field(default="", repr=False)
    """Key that signs sessions, at least 32 characters; if empty, the server creates it and stores it with the
    matches."""
    admin: str = field(default="", repr=False)
    """Passphrase for administrators to sign in at /admin, at least 16 characters; if empty, there are no
    administrators."""
    proxies: str = ""
    """Trusted reverse proxies, by address or network: they report a player's address and TLS. * for any."""
    hosts: str = ""
    """Host names that browsers may use for this server, besides localhost and addresses: play.example.org; * for any."""
    origin: str = ""
    """Address of this server for others, in invitations, possibly with a path: https://example.org/cards."""
    frames: str = ""
    """Pages that may show this server in a frame, by origin: https://club.example.org; self for those of its own host."""
    imprint: str = ""
    """Address of a page about the people who host this server; every page links to it."""
    privacy: str = ""
    """Address of a privacy notice; every page links to it."""
    issues: str = ""
    """Address of the issues where players report wrong sentences, such as https://github.com/OWNER/NAME/issues."""
    log_level: str = "warning"
    """Lowest level of messages in the log: debug, info, warning or error."""
    log_format: str = "text"
    """Format of the log: text for people, json for programs (one object per line)."""
    dev: bool = False
    """Accept a page served by another origin (Vite), for development."""
    workers: int = 0
    """Processes that compute the bots' actions; 0 to use a thread of the server."""
    metrics: bool = False
    """Serve metrics for Prometheus at /metrics, to anyone."""
    tempo: float = 1.0
    """Factor on every pause of the bots; 0 for tests."""
    rate: float = 10.0
    """Messages and changes that a session may send per second, on average; four times as many at once."""
    grace: float = 60.0
    """Seconds until a bot plays for somebody who left a table of several people; five times that without a time limit."""
    idle: float = 60.0
    """Seconds until a table without visitors goes to sleep."""
    chat_days: float = 30.0
    """Days until the chat of a table is deleted."""
    link_days: float = 7.0
    """Days that a personal link to another device is valid."""
    strangers: bool = True
    """Let hosts open their tables to everybody, and offer Find players, which takes players to an open table."""
    days: bool = True
    """Offer deals of the day, the same for everybody. For bots in the ranking, FOURKINGS_WORKERS must be above 0."""
    push: bool = True
    """Notify players' browsers through their push services when a correspondence game waits for them."""
    table_days: float = 180.0
    """Days after which an unfinished, inactive table is deleted; 0 for never."""

    @property
    def url(self) -> str:
        """URL of the database."""
        return self.database or f"sqlite:///{self.data / DATABASE_FILE}"

    @property
    def framing(self) -> list[str]:
        """The sources of `frame-ancestors` in a content security policy; empty for none."""
        return ["'self'" if frame == "self" else frame for frame in _split(self.frames)]

    @property
    def path(self) -> str:
        """Path of `origin`, below which this server is reached; empty for the root of a host."""
        named = ORIGIN.fullmatch(self.origin)
        return named["path"] if named else ""

    def stored_key(self) -> bytes | None:
        """Return the key in the data folder, if there is one."""
        path = self.data / KEY_FILE
        return _key(path) if path.is_file() else None

    def secret_key(self) -> bytes:
        """Return the key that signs sessions; the first start creates it, readable only by its owner."""
        self.data.mkdir(parents=True, exist_ok=True)
        path = self.data / KEY_FILE
        if not path.exists():
            write_key(path, secrets.token_hex(MIN_KEY).encode())
        return _key(path)


def write_key(path: Path, key: bytes) -> None:
    """Write a key to a file that only its owner can read, complete or not at all; an existing file stays."""
    temporary = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
    try:
        with os.fdopen(os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            file.write(key)
            file.flush()
            os.fsync(file.fileno())
        if not path.exists():
            temporary.replace(path)
    finally:
        temporary.unlink(missing_ok=True)


def _key(path: Path) -> bytes:
    """Return the key in a file; raise `BadSetting` if it is incomplete, as a full disk may leave it."""
    key = path.read_bytes()
    if len(key.strip()) < MIN_KEY:
        raise BadSetting(
            f"{path} contains no complete key, so anyone could sign in as anyone. Restore it from a backup, or remove it. "
            "If you remove it, people get new identities and lose their tables"
        )
    return key


def settings(environment: Mapping[str, str], **flags: Any) -> Settings:
    """Return the settings of flags; those that are None come from the environment. Raise `BadSetting` if one is invalid."""
    _check_names(environment)
    values = {name: value for name, value in flags.items() if value is not None}
    for setting in fields(Settings):
        text = environment.get(f"FOURKINGS_{setting.name.upper()}")
        if text is not None and setting.name not in values:
            values[setting.name] = _parse(setting.name, text)
    if not values.get("proxies"):  # uvicorn's name for it
        values["proxies"] = environment.get("FORWARDED_ALLOW_IPS", "")
    chosen = Settings(**values)
    _check(chosen)
    _check_addresses(chosen)
    _check_numbers(chosen)
    return chosen


def _check_names(environment: Mapping[str, str]) -> None:
    """Raise `BadSetting` for a misspelt name in the environment, which would be ignored."""
    known = [f"FOURKINGS_{name}" for name in (*(setting.name.upper() for setting in fields(Settings)), *OTHERS)]
    for name in environment:
        if name.upper().startswith("FOURKINGS_") and name not in known:
            raise BadSetting(with_hint(f"there is no setting {name}: correct or remove it", name, known))


def _check(chosen: Settings) -> None:
    """Raise `BadSetting` for an invalid host, log setting, key or phrase."""
    if not chosen.host.strip():
        raise BadSetting("host: an address to listen on, such as 127.0.0.1 or 0.0.0.0")
    if chosen.log_level not in LOG_LEVELS:
        raise BadSetting(f"log level {chosen.log_level!r}: choose one of {', '.join(LOG_LEVELS)}")
    if chosen.log_format not in LOG_FORMATS:
        raise BadSetting(f"log format {chosen.log_format!r}: choose one of {', '.join(LOG_FORMATS)}")
    if chosen.secret and len(chosen.secret) < MIN_KEY:
        raise BadSetting("the secret that signs sessions: at least 32 characters, or none to have one made")
    if chosen.admin and len(chosen.admin.strip()) < MIN_PHRASE:
        raise BadSetting(
            f"the administrator's phrase (FOURKINGS_ADMIN): at least {MIN_PHRASE} characters, or none for a server "
            "without an administrator"
        )


def _check_addresses(chosen: Settings) -> None:
    """Raise `BadSetting` for an address that no link, proxy or browser can have."""
    if chosen.origin and not ORIGIN.fullmatch(chosen.origin):
        raise BadSetting(
            f"origin {chosen.origin!r}: an address such as https://play.example.org or https://example.org/cards"
        )
    for proxy in _split(chosen.proxies):
        try:
            ip_network(proxy)
        except ValueError:
            if chosen.proxies != "*":
                raise BadSetting(
                    f"proxies {proxy!r}: addresses or networks, such as 127.0.0.1 or 172.16.0.0/12, or * for any"
                ) from None
    for host in _split(chosen.hosts):
        if not HOST_NAME.fullmatch(host):
            raise BadSetting(f"hosts {host!r}: names without scheme, port or path, such as play.example.org, or * for any")
    _check_frames(chosen)
    for name in ("imprint", "privacy", "issues"):
        page = getattr(chosen, name)
        if page and not PAGE.fullmatch(page):
            raise BadSetting(f"{name} {page!r}: the address of a page, such as https://play.example.org/{name}")


def _check_frames(chosen: Settings) -> None:
    """Raise `BadSetting` for what names no page that may have a frame."""
    for frame in _split(chosen.frames):
        named = ORIGIN.fullmatch(frame)
        if frame != "self" and not (named and not named["path"]):
            raise BadSetting(f"frames {frame!r}: origins without a path, such as https://club.example.org, or self")


def _split(text: str) -> list[str]:
    return [part for part in map(str.strip, text.split(",")) if part]


def _check_numbers(chosen: Settings) -> None:
    """Raise `BadSetting` for a number that is too small or too large."""
    for name in NUMBERS:
        if not 0 <= getattr(chosen, name) <= MAX_NUMBER:
            raise BadSetting(f"{name.replace('_', ' ')} {getattr(chosen, name)}: a number from 0 to {MAX_NUMBER:,}")
    if not 0 <= chosen.workers <= 256:
        raise BadSetting(f"workers {chosen.workers}: from 0 (think in a thread of the server) to 256 processes")
    if not 0 <= chosen.port <= 65535:
        raise BadSetting(f"port {chosen.port}: a port is a number from 0 (any free one) to 65535")


def _parse(name: str, text: str) -> Any:
    kind = type(getattr(Settings, name))
    if kind is bool:
        if text.lower() not in ("0", "1", "true", "false"):
            raise BadSetting(f"FOURKINGS_{name.upper()}={text}: write 1 or 0")
        return text.lower() in ("1", "true")
    if isinstance(getattr(Settings, name), Path):
        return Path(text)
    try:
        return kind(text)
    except ValueError:
        raise BadSetting(f"FOURKINGS_{name.upper()}={text}: write a number") from None
