"""`python -m fourkings.engines.host WHAT`: run a Python bot as an engine.

WHAT is `chat:MODEL@URL`, `module:Class` or `path/to/file.py:Class`: a class without arguments, or an object, with
`choose(view, rng, limit)` and optionally `NAME`, `VERSION`, `beliefs` and `refused`, the last two as in an answer of the
protocol.
"""

import importlib
import importlib.util
import os
import sys
import traceback
from pathlib import Path
from typing import Any, Final

from fourkings.engines import wire
from fourkings.records import token
from fourkings.rng import random_stream
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import Action
from fourkings.sanitize import read_json

LABEL: Final = b"fourkings/engine/seed/2"


class CannotHost(Exception):
    """The name isn't that of a bot; the message says why."""


def bot_of(what: str) -> Any:
    """Load the bot of a name. Raise CannotHost if there is none."""
    if what.startswith("chat:"):
        from fourkings.engines.chat import Chat, ChatFailed

        model = Chat(what)
        try:
            model.check()
        except ChatFailed as error:
            raise CannotHost(str(error)) from None
        return model
    place, _, attribute = what.rpartition(":")
    try:
        value = _load_file(Path(place)) if place.endswith(".py") else importlib.import_module(place)
        for part in attribute.split("."):
            value = getattr(value, part)
        bot = value() if isinstance(value, type) else value
    except Exception:  # noqa: BLE001  (third-party code may fail in any way)
        traceback.print_exc()
        raise CannotHost(f"{what} cannot be loaded") from None
    if not callable(getattr(bot, "choose", None)):
        raise CannotHost(f"{what} has no choose(view, rng, limit)")
    return bot


def _load_file(path: Path) -> Any:
    """Import a module from a file; it may import its neighbours."""
    sys.path.insert(0, str(path.resolve().parent))
    spec = importlib.util.spec_from_file_location(path.stem, path)
    if spec is None or spec.loader is None or not path.is_file():
        raise FileNotFoundError(f"there is no file {path}")
    module = importlib.util.module_from_spec(spec)
    sys.modules[path.stem] = module
    spec.loader.exec_module(module)
    return module


def serve(bot: Any, name: str, lines: Any, out: Any) -> None:
    """Answer messages until `quit` or the end of input."""
    rules = None
    for line in lines:
        message = read_json(line)
        kind = message["type"]
        if kind == "hello":
            title, version = getattr(bot, "NAME", name), getattr(bot, "VERSION", 1)
            out.write(wire.line({"type": "hello", "protocol": wire.PROTOCOL, "name": title, "version": version}))
        elif kind == "rules":
            rules = wire.rules_of(message)
        elif kind == "view":
            assert rules is not None, "rules come before the first view"
            rng = random_stream(Stream(bytes.fromhex(message["seed"]), LABEL))
            chosen: Action = bot.choose(wire.view_of(message, rules), rng, None)
            stated = {key: value for key in ("beliefs", "refused") if (value := getattr(bot, key, None)) is not None}
            out.write(wire.line({"type": "action", "id": message["id"], "action": token(chosen)} | stated))
        elif kind == "quit":
            return
        out.flush()


def main() -> int:
    """Run the bot that the command line names."""
    # Standard output is for the protocol only; what the bot prints goes to standard error.
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
