"""Checks of this machine, for `fourkings doctor` and for the administrators' page.

A finding is a key with parameters; `i18n` has the sentence, and the remedy if one is needed.
"""

import asyncio
import os
import platform
import shutil
import socket
import sys
import tempfile
import time
import webbrowser
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from http.client import HTTPException
from pathlib import Path
from typing import Any, Final, Literal
from urllib.request import urlopen

from fourkings._version import __version__
from fourkings.i18n import Language
from fourkings.i18n.errors import error_sentence
from fourkings.sanitize import system_reason
from fourkings.server import PROGRAM, STATIC, missing
from fourkings.server.net.settings import KEY_FILE, BadSetting, Settings

Health = Literal["well", "mind", "ill"]
"""The result of a check: it works; it works, but could work better; it does not work."""

PYTHON: Final = (3, 11)
ROOM: Final = 200 * 2**20
"""Bytes that should be free for matches and compiled code."""
WAKES, WAKE = 100, 0.004
"""The number of times that the test of an event loop wakes it, and the seconds before each."""
LATE: Final = 0.02
"""Seconds by which an event loop may be late, at the median."""
BACKUP_DUE: Final = 3 * 86400
"""Seconds for which a server may store matches before there should be a backup."""
BACKUP_OLD: Final = 7 * 86400
"""Seconds after which the newest backup is too old."""
UNITS: Final = (("days", 86400), ("hours", 3600), ("minutes", 60))
"""Units of an age, with their seconds."""
PROBE_TIMEOUT: Final = 2.0
"""Seconds to wait for an answer of the program on the port."""


@dataclass(frozen=True, slots=True)
class Finding:
    """The result of a check: `key` names the sentence `doctor-<key>`, with its remedy unless all is well."""

    key: str
    health: Health
    params: Mapping[str, str | int] = field(default_factory=dict)


def sentences(words: Language, finding: Finding) -> Iterator[str]:
    """Yield the sentence of a finding, and its remedy unless all is well."""
    params: dict[str, Any] = {
        name: error_sentence(words, str(text)) if name in ("fault", "error") else text
        for name, text in finding.params.items()
    }
    yield words.text(f"doctor-{finding.key}", **params)
    if finding.health != "well":
        yield words.text(f"doctor-{finding.key}", "remedy", **params)


def examine_running(settings: Settings) -> list[Finding]:
    """Check the machine of a server that runs."""
    return [check(settings) for check in CHECKS if check not in ELSEWHERE]


def examine(settings: Settings) -> Iterator[Finding]:
    """Check everything that a server with these settings needs, without leaving anything behind.

    If the server is not installed, check only what the library needs.
    """
    for check in CHECKS if not missing() else LIBRARY:
        yield check(settings)


def _python(settings: Settings) -> Finding:
    params = {"version": platform.python_version(), "system": platform.platform(terse=True), "program": __version__}
    if sys.version_info[:2] < PYTHON:
        return Finding("python-old", "ill", params)
    return Finding("python", "well", params)


def _letters(settings: Settings) -> Finding:
    """Check that this terminal can print suits."""
    encoding = (sys.stdout.encoding if sys.stdout else None) or "ascii"
    try:
        "♠♥♦♣é".encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return Finding("letters-poor", "mind", {"encoding": encoding})
    return Finding("letters", "well", {"encoding": encoding})


def _server(settings: Settings) -> Finding:
    """Check that the server's packages are installed; the library does without them."""
    if lacking := missing():
        return Finding("server-missing", "mind", {"modules": ", ".join(lacking)})
    return Finding("server", "well")


def _page(settings: Settings) -> Finding:
    if not (STATIC / "index.html").is_file():
        return Finding("page-missing", "ill", {"folder": str(STATIC)})
    return Finding("page", "well")


def _browser(settings: Settings) -> Finding:
    try:
        webbrowser.get()
    except webbrowser.Error:
        return Finding("browser-none", "mind")
    return Finding("browser", "well")


def _compiler(settings: Settings) -> Finding:
    try:
        from fourkings.kernels import compiled
    except (ImportError, OSError):
        return Finding("compiler-broken", "ill")
    from fourkings.kernels import PARTS
    from fourkings.precompile import is_warm

    if not compiled.ENABLED:
        return Finding("compiler-off", "mind")
    if compiled.FOLDER is None:
        return Finding("compiler-forgets", "mind")
    ready = {part: "yes" if compiled.is_compiled(part) else "no" for part in PARTS}
    params = {"folder": str(compiled.FOLDER), **ready}
    if "yes" not in ready.values():
        return Finding("compiler-cold", "mind", params)
    return Finding("compiler", "well", params) if is_warm() else Finding("compiler-partly", "mind", params)


def _data(settings: Settings) -> Finding:
    """Check that the data folder, or the nearest folder above it that exists, is writable and has room."""
    folder = settings.data.absolute()
    params: dict[str, str | int] = {"folder": str(folder)}
    nearest = next(parent for parent in (folder, *folder.parents) if parent.exists())
    if not nearest.is_dir():
        return Finding("data-file", "ill", {**params, "file": str(nearest)})
    try:
        with tempfile.TemporaryFile(dir=nearest) as file:
            file.write(b"four kings")
    except OSError as error:
        return Finding("data-closed", "ill", {**params, "error": system_reason(error)})
    free = shutil.disk_usage(nearest).free
    params["free"] = free // 2**20
    return Finding("data-full", "mind", params) if free < ROOM else Finding("data", "well", params)


def _database(settings: Settings) -> Finding:
    from fourkings.server.db import UNUSABLE, reach

    error, version = reach(settings)
    if error:
        return Finding("database-out-of-reach", "ill", {"error": error.removeprefix(UNUSABLE).rstrip(".")})
    return Finding("database", "well", {"version": version}) if version else Finding("database-new", "well")


def _backup(settings: Settings) -> Finding:
    """Check that there is a recent backup that restores."""
    from fourkings.server.db import BadDatabase
    from fourkings.server.db.backups import newest_backup, oldest_table

    now = time.time()
    try:
        newest = newest_backup(settings)
        since = oldest_table(settings) if newest is None else None
    except BadDatabase:
        return Finding("backup-unread", "mind")
    if newest is None:
        early = since is None or now - since < BACKUP_DUE
        return Finding("backup-early", "well") if early else Finding("backup-none", "mind")
    params: dict[str, str | int] = {"file": newest.file, **_age(now - newest.at)}
    if newest.fault:
        return Finding("backup-broken", "ill", {**params, "fault": newest.fault.rstrip(".")})
    if now - newest.at > BACKUP_OLD:
        return Finding("backup-old", "mind", params)
    if newest.checked is None:
        return Finding("backup-unchecked", "mind", params)
    return Finding("backup", "well", params)


def _age(seconds: float) -> dict[str, str | int]:
    """Return an age in its largest unit, for the sentence `doctor-age`."""
    unit, size = next(((unit, size) for unit, size in UNITS if seconds >= size), UNITS[-1])
    return {"count": max(0, int(seconds // size)), "unit": unit}


def _key(settings: Settings) -> Finding:
    try:
        stored = settings.stored_key()
    except BadSetting:
        return Finding("key-broken", "ill", {"file": str(settings.data / KEY_FILE)})
    elsewhere = settings.secret or not settings.url.startswith("sqlite")  # in the environment, or in PostgreSQL
    return Finding("key" if stored or elsewhere else "key-new", "well")


def _clock(settings: Settings) -> Finding:
    """Check that the clock is not behind the program's own files."""
    newest = max(path.stat().st_mtime for path in Path(__file__).parent.glob("*.py"))
    now = time.time()
    params = {"now": time.strftime("%Y-%m-%d %H:%M %z", time.localtime(now))}
    return Finding("clock-behind", "ill", params) if now < newest - 86400 else Finding("clock", "well", params)


def _loop(settings: Settings) -> Finding:
    """Check that an event loop is woken in time: every player waits for its delay."""
    from uvicorn.loops.auto import auto_loop_factory

    loop = auto_loop_factory()
    with asyncio.Runner(loop_factory=loop) as runner:
        late = sorted(runner.run(_delays()))
        name = type(runner.get_loop()).__module__.partition(".")[0]
    params: dict[str, str | int] = {
        "loop": name,
        "median": round(1000 * late[len(late) // 2]),
        "p99": round(1000 * late[int(0.99 * (len(late) - 1))]),
        "most": round(1000 * late[-1]),
    }
    return Finding("loop-late", "mind", params) if late[len(late) // 2] > LATE else Finding("loop", "well", params)


async def _delays() -> list[float]:
    """Return the delay of each wake-up, in seconds."""
    late = []
    for _ in range(WAKES):
        due = time.perf_counter() + WAKE
        await asyncio.sleep(WAKE)
        late.append(max(0.0, time.perf_counter() - due))
    return late


def _port(settings: Settings) -> Finding:
    params: dict[str, str | int] = {"host": settings.host, "port": str(settings.port)}
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        if os.name == "posix":
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((settings.host, settings.port))
        except OSError as error:
            if _is_ours(settings):
                return Finding("port-ours", "well", params)
            return Finding("port-taken", "ill", {**params, "error": system_reason(error)})
    return Finding("port", "well", params)


def _proxy(settings: Settings) -> Finding:
    """Check that a server with a public name knows its proxy, without which it cannot tell clients apart."""
    if settings.hosts and not settings.proxies:
        return Finding("proxy-unnamed", "mind", {"hosts": settings.hosts})
    return Finding("proxy", "well", {"proxies": settings.proxies or "none"})


def _is_ours(settings: Settings) -> bool:
    """Return True if a server of this program answers on the port."""
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(settings.host, settings.host)
    host = f"[{host}]" if ":" in host else host
    try:
        with urlopen(f"http://{host}:{settings.port}/livez", timeout=PROBE_TIMEOUT) as answer:
            return str(answer.headers.get("server")) == PROGRAM
    except (OSError, ValueError, HTTPException):
        return False


def _games(settings: Settings) -> Finding:
    """Check that games of other packages are complete, with all sentences and optional parts."""
    from fourkings.i18n import REVIEWED, language
    from fourkings.i18n.installed import left_out
    from fourkings.i18n.markers import BadMarker
    from fourkings.i18n.rule_pages import NoPage, rule_page_markdown
    from fourkings.rulebook.games import GAMES

    if GAMES.problems:
        return Finding("games-left-out", "mind", {"faults": "; ".join(GAMES.problems)})
    lacks = {f"{game.ID} ({code})": language(code).missing(game) for game in GAMES.installed.values() for code in REVIEWED}
    if any(lacks.values()):
        rows = (f"{where}: {', '.join(ids)}" for where, ids in lacks.items() if ids)
        return Finding("games-wordless", "mind", {"missing": "; ".join(rows)})
    for game in GAMES.installed:
        for code in REVIEWED:
            try:
                rule_page_markdown(game, code)
            except BadMarker as error:
                return Finding("games-page", "mind", {"fault": str(error)})
            except NoPage:  # among what the package leaves out
                pass
    partly = {game.ID: ", ".join(left_out(game)) for game in GAMES.installed.values()}
    if any(partly.values()):
        missing_parts = "; ".join(f"{game}: {parts}" for game, parts in partly.items() if parts)
        return Finding("games-partly", "mind", {"missing": missing_parts})
    return Finding("games", "well", {"count": len(GAMES), "installed": len(GAMES.installed)})


CHECKS: Final[tuple[Callable[[Settings], Finding], ...]] = (
    _python, _letters, _page, _browser, _compiler, _server, _data, _database, _backup, _key, _clock, _loop, _port, _proxy,
    _games,
)  # fmt: skip
"""All checks of a machine that runs a server, in order."""
LIBRARY: Final = (_python, _letters, _compiler, _server, _clock, _games)
"""The checks if only the library is installed."""
ELSEWHERE: Final = (_letters, _page, _browser, _server, _backup, _port)
"""The checks whose answers the page of a server that runs shows already, or that are about a terminal."""
