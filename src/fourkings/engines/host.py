"""`python -m fourkings.engines.host WHAT`: a bot written in Python, run as an engine in a process of its own.

WHAT is `module:Class` or `path/to/file.py:Class`: a class without arguments, or an object, with `choose(view, rng, limit)`
and, if it likes, `NAME` and `VERSION`.
"""

from __future__ import annotations

import importlib
import importlib.util
import os
import sys
import traceback
from pathlib import Path
from typing import Any, Final

from fourkings.engines import wire
from fourkings.rng import stream
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import Action
from fourkings.rulebook.games import parse_action
from fourkings.sanitize import read_json

LABEL: Final = b"fourkings/engine/dice/1"


class CannotHost(Exception):
    """What was named is no bot; the message says why."""


def bot_of(what: str) -> Any:
    """The bot that is named. Raises CannotHost where there is none."""
    place, _, attribute = what.rpartition(":")
    try:
        module = _file(Path(place)) if place.endswith(".py") else importlib.import_module(place)
        module_or_bot = module
        for part in attribute.split("."):
            module_or_bot = getattr(module_or_bot, part)
        bot = module_or_bot() if isinstance(module_or_bot, type) else module_or_bot
    except Exception:  # noqa: BLE001  (a module of somebody else may fail in any way)
        traceback.print_exc()
        raise CannotHost(f"{what} cannot be loaded") from None
    if not callable(getattr(bot, "choose", None)):
        raise CannotHost(f"{what} has no choose(view, rng, limit)")
    return bot


def _file(path: Path) -> Any:
    """The module in a file, whose neighbours it may import."""
    sys.path.insert(0, str(path.resolve().parent))
    spec = importlib.util.spec_from_file_location(path.stem, path)
    if spec is None or spec.loader is None or not path.is_file():
        raise FileNotFoundError(f"there is no file {path}")
    module = importlib.util.module_from_spec(spec)
    sys.modules[path.stem] = module
    spec.loader.exec_module(module)
    return module


def serve(bot: Any, name: str, said: Any, out: Any) -> None:
    """Answers until it is told to quit, or nothing more is said."""
    rules = None
    for line in said:
        message = read_json(line)
        kind = message["type"]
        if kind == "hello":
            title, version = getattr(bot, "NAME", name), getattr(bot, "VERSION", 1)
            out.write(wire.line({"type": "hello", "protocol": wire.PROTOCOL, "name": title, "version": version}))
        elif kind == "rules":
            rules = wire.rules_of(message)
        elif kind == "view":
            assert rules is not None, "rules come before the first view"
            dice = stream(Stream(bytes.fromhex(message["dice"]), LABEL))
            chosen: Action = bot.choose(wire.view_of(message, rules), dice, None)
            action = chosen if isinstance(chosen, str) else wire.token(chosen)
            parse_action(rules.game, action)
            out.write(wire.line({"type": "action", "id": message["id"], "action": action}))
        elif kind == "quit":
            return
        out.flush()


def main() -> int:
    """Runs the bot that the command line names."""
    # What a bot prints is for people: the protocol keeps the real standard output to itself.
    out = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    sys.path.insert(0, "")
    try:
        bot = bot_of(sys.argv[1])
    except CannotHost as error:
        sys.stderr.write(f"{error}\n")
        return 2
    serve(bot, sys.argv[1].rpartition(":")[2], sys.stdin.buffer, out)
    return 0


if __name__ == "__main__":
    sys.exit(main())
