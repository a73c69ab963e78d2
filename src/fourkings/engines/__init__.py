"""Bots from outside: found by name, each in a process of its own, spoken to by the line protocol `fourkings/engine/1`.

A name is one of the house's bots, `module:Class` or `path/to/file.py:Class`, an entry point of the group `fourkings.bots`,
or `engine:` and a command. Whatever such a bot does, it harms nothing: it sees a view as text and answers a line. One that
hangs, crashes, prints garbage or plays what is not legal has lost its match, with a reason in a sentence (`Forfeit`).
"""

from __future__ import annotations

from fourkings.engines.finding import NoBot, find, names, source

__all__ = ["NoBot", "find", "names", "source"]
