"""Old import paths: answered for one version with a DeprecationWarning that names the new path."""

from __future__ import annotations

import importlib
import sys
import warnings
from collections.abc import Sequence
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final

MOVED: Final = {
    **{
        name: f"rulebook.{name}"
        for name in ("cards", "deck", "options", "tricks", "opening", "game", "match", "events", "games")
    },
    **{name: f"windows.{name}" for name in ("view", "record", "replay", "verify", "worked")},
    "words": "windows.i18n",
    "twins": "windows.doc_translations",
    "luck": "windows.statistics",
    **{name: f"players.{name}" for name in ("sample", "playout", "bots", "arena", "solver")},
    "positions": "players.solver.positions",
    **{name: f"table.{name}" for name in ("gathering", "log", "messages")},
    "letters": "table.messages.build",
    "protocol": "table.messages.protocol",
}
"""From the name of a module under `fourkings` to its place today."""


if TYPE_CHECKING:
    from importlib.abc import Loader, MetaPathFinder

    class Base(MetaPathFinder, Loader): ...
else:
    Base: Any = object  # `importlib.abc` would bring half of the library along, at every start


class Finder(Base):
    """Finds a module under its old name, and hands out the one of today."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        head, _, rest = fullname.partition(".")
        first, _, inner = rest.partition(".")
        if head != "fourkings" or first not in MOVED:
            return None
        new = ".".join(filter(None, (head, MOVED[first], inner)))
        return ModuleSpec(fullname, self, origin=new)

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        new = str(spec.origin)
        warnings.warn(f"{spec.name} has moved: import {new}", DeprecationWarning, stacklevel=2)
        return importlib.import_module(new)

    def exec_module(self, module: ModuleType) -> None:
        """Nothing to do: the module has run under its own name."""


def install() -> None:
    """Answer old paths from now on."""
    if not any(isinstance(one, Finder) for one in sys.meta_path):
        sys.meta_path.append(Finder())
