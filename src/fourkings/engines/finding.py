"""Look up built-in and external bots by name."""

import ast
import hashlib
import shlex
import sys
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from typing import Final

from fourkings.bots import BOTS, Bot, Forfeit
from fourkings.engines.process import CHAT, Engine

GROUP: Final = "fourkings.bots"
"""The entry point group for bots of other packages."""
SECONDS: Final = 10.0
"""Default thinking time of an external bot per action."""
PROGRAM: Final = "engine:"
CHAT_SECONDS: Final = 300.0
"""Default thinking time of a chat model per action, repeated questions included."""


class NoBot(ValueError):
    """No usable bot of that name; the message gives the reason."""


def names() -> tuple[str, ...]:
    """Return the names of built-in bots and of other packages' entry points."""
    return (*BOTS, *_installed())


def find(name: str, seconds: float | None = None) -> Bot:
    """Return the bot of a name, the same object each time. Raise NoBot if there is none.

    name: of a built-in bot, of an entry point of the group `fourkings.bots`, `module:Class`, `path/to/file.py:Class`, or
    `engine:` and a command, or `chat:MODEL@URL`; seconds: thinking time of an external bot per action, None for that of
    its kind. An external bot starts on first use.
    """
    return BOTS[name] if name in BOTS else _outside(name, seconds)


def introduced(name: str, seconds: float | None = None) -> Bot:
    """Return the bot of a name after starting it. Raise NoBot if it is unusable."""
    bot = find(name, seconds)
    try:
        _ = bot.NAME, bot.VERSION
    except Forfeit as error:
        raise NoBot(str(error)) from None
    return bot


def source(name: str, game: str) -> str | None:
    """Return a hash of an external bot's source, to detect changes; None for a built-in bot or a chat model.

    It covers the file of a Python bot, the modules beside it that it imports, and data files beside it that have its name,
    such as `bot.npz` for `bot.py`, or its name and the game's, `bot-king.npz`; or every file that the command of an engine
    names.
    """
    if name in BOTS or name.startswith(CHAT):
        return None
    sha = hashlib.sha256()
    for path in _files(name, game):
        sha.update(path.read_bytes())
    return sha.hexdigest()


def _files(name: str, game: str) -> list[Path]:
    if name.startswith(PROGRAM):
        return [path for word in shlex.split(name.removeprefix(PROGRAM)) if (path := Path(word)).is_file()]
    place = _installed().get(name, name).rpartition(":")[0]
    if place.endswith(".py"):
        return _with_neighbours(Path(place), game) if Path(place).is_file() else []
    stems = [Path(root or ".").joinpath(*place.split(".")) for root in ("", *sys.path)]
    paths = [path for stem in stems for path in (stem.with_suffix(".py"), stem / "__init__.py")]
    return [file for path in [path for path in paths if path.is_file()][:1] for file in _with_neighbours(path, game)]


def _with_neighbours(path: Path, game: str) -> list[Path]:
    """Return a module's file, those beside it that it imports, directly or not, and the data files of its name."""
    modules = [path]
    for module in modules:
        with suppress(SyntaxError, ValueError):  # then the bot cannot be loaded, which is reported when it starts
            for node in ast.walk(ast.parse(module.read_bytes())):
                names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
                names += [node.module] if isinstance(node, ast.ImportFrom) and node.module else []
                beside = (path.with_name(f"{name}.py") for name in names)
                modules += [file for file in dict.fromkeys(beside) if file not in modules and file.is_file()]
    data = (*path.parent.glob(f"{path.stem}.*"), *path.parent.glob(f"{path.stem}-{game}.*"))
    return [*modules, *sorted(file for file in data if file.is_file() and not file.suffix.startswith(".py"))]


@lru_cache(64)
def _outside(name: str, seconds: float | None) -> Engine:
    if name.startswith(CHAT):
        from fourkings.engines.chat import BadAddress, address_of

        try:
            address_of(name)
        except BadAddress as error:
            raise NoBot(str(error)) from None
        return Engine(name, _hosted(name), CHAT_SECONDS if seconds is None else seconds)
    seconds = SECONDS if seconds is None else seconds
    if name.startswith(PROGRAM):
        try:
            command = shlex.split(name.removeprefix(PROGRAM))
        except ValueError:
            raise NoBot(f"{name!r}: a quotation mark is not closed, or nothing follows a backslash") from None
        if not command:
            raise NoBot(f"{name!r}: write the command after {PROGRAM}")
        return Engine(name, command, seconds)
    hosted = _installed().get(name, name)
    place, colon, attribute = hosted.rpartition(":")
    if not (place and colon and attribute):
        raise NoBot(
            f"there is no bot {name!r}: the bots are {', '.join(names())}; one from outside is module:Class, "
            f"path/to/file.py:Class or {PROGRAM} and a command"
        )
    return Engine(name, _hosted(hosted), seconds)


def _hosted(what: str) -> tuple[str, ...]:
    return (sys.executable, "-m", "fourkings.engines.host", what)


@lru_cache(1)
def _installed() -> dict[str, str]:
    """Return the entry points of other packages' bots by name, as `module:Class`."""
    from importlib.metadata import entry_points

    return {point.name: point.value for point in entry_points(group=GROUP) if point.name not in BOTS}
