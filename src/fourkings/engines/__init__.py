"""External bots: each runs in its own process and is addressed by the line protocol `fourkings/engine/2`.

A name is that of a built-in bot, `module:Class` or `path/to/file.py:Class`, an entry point of the group `fourkings.bots`,
or `engine:` and a command. An external bot can do no harm: it gets a view as text and answers with a line. One that hangs,
crashes, prints garbage or plays an illegal action forfeits the match with a reason (`Forfeit`).

Lookup is imported on first use, because `wire` is also used where there are no processes.
"""

import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fourkings.engines.finding import NoBot, find, names, source

__all__ = ["NoBot", "find", "names", "source"]

if not TYPE_CHECKING:

    def __getattr__(name: str) -> Any:
        """Import a name of `__all__` on first use."""
        if name not in __all__:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        return getattr(importlib.import_module("fourkings.engines.finding"), name)
