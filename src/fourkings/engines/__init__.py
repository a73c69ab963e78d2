"""Bots from outside: found by name, each in a process of its own, spoken to by the line protocol `fourkings/engine/1`.

A name is one of the house's bots, `module:Class` or `path/to/file.py:Class`, an entry point of the group `fourkings.bots`,
or `engine:` and a command. Whatever such a bot does, it harms nothing: it sees a view as text and answers a line. One that
hangs, crashes, prints garbage or plays what is not legal has lost its match, with a reason in a sentence (`Forfeit`).

What finds them is imported when it is first used: views are read and written (`wire`) where there are no processes.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fourkings.engines.finding import NoBot, find, names, source

__all__ = ["NoBot", "find", "names", "source"]

if not TYPE_CHECKING:

    def __getattr__(name: str) -> Any:
        """A name of the list above, imported now."""
        if name not in __all__:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        return getattr(importlib.import_module("fourkings.engines.finding"), name)
