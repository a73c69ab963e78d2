"""Old import paths and old names: they answer for one version, with a DeprecationWarning that names the new one."""

from __future__ import annotations

import importlib
import sys
import warnings
from collections.abc import Callable, Mapping, Sequence
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
    "words.happenings": "windows.i18n.events",
    "words.pages": "windows.i18n.rule_pages",
    "words.tables": "windows.i18n.rule_tables",
    "words.texts": "windows.i18n.bundle",
    "record.form": "windows.record.json_form",
    "record.reading": "windows.record.reader",
    "record.writing": "windows.record.writer",
    "twins": "windows.doc_translations",
    "luck": "windows.statistics",
    **{name: f"players.{name}" for name in ("sample", "playout", "bots", "arena", "solver")},
    "arena.judge": "players.arena.intervals",
    "positions": "players.solver.positions",
    **{name: f"table.{name}" for name in ("gathering", "log", "messages")},
    **{f"table.{name}": f"table.state.{name}" for name in ("banks", "bots", "facts", "folding")},
    "table.sealing": "table.state.shuffle",
    "table.wishes": "table.state.commands",
    "gathering.wishes": "table.gathering.commands",
    "messages.asked": "table.messages.requests",
    **{f"messages.{name}": "table.messages.requests" for name in ("chat", "gathering")},
    "messages.told": "table.messages.updates",
    "letters": "table.messages.build",
    "letters.shown": "table.messages.build.visible",
    "letters.table": "table.messages.build.match",
    "protocol": "table.messages.protocol",
    "kernels.alike": "kernels.equals",
    **{f"kernels.{name}": f"kernels.solver.{name}" for name in ("leads", "strength", "values")},
    "kernels.known": "kernels.solver.table",
    "kernels.order": "kernels.solver.ordering",
    "kernels.sure": "kernels.solver.bounds",
    "kernels.terms": "kernels.solver.layout",
    **{f"kernels.{name}": f"kernels.policy.{name}" for name in ("chances", "features")},
    "kernels.prudence": "kernels.policy.careful",
    "kernels.prudently": "kernels.policy.careful_playout",
    "kernels.sense": "kernels.policy.net",
    "kernels.thumb": "kernels.policy.linear",
    "kernels.belief": "kernels.likelihood.linear",
    "kernels.hunch": "kernels.likelihood.net",
    "kernels.motives": "kernels.likelihood.softmax",
    "kernels.auction": "kernels.king.auction",
    "kernels.doubts": "kernels.king.inconsistent",
    "kernels.haggle": "kernels.king.bidding",
    "kernels.worths": "kernels.king.hand_value",
    **{f"kernels.{name}": f"kernels.search.{name}" for name in ("ending", "nodes")},
    "kernels.tree": "kernels.search.ismcts",
}
"""From an old path under `fourkings` to the path of today. What was inside a package that moved has moved along with it."""

if TYPE_CHECKING:
    from importlib.abc import Loader, MetaPathFinder

    class Base(MetaPathFinder, Loader): ...
else:
    Base: Any = object  # `importlib.abc` would bring half of the library along, at every start


def today(path: str) -> str | None:
    """The path of today for an old dotted path, `fourkings` included; None for a path that has not moved."""
    head, _, inner = path.partition(".")
    if head != "fourkings":
        return None
    name, rest = inner, ""
    while name:
        if name in MOVED:
            return f"fourkings.{MOVED[name]}{rest}"
        name, _, last = name.rpartition(".")
        rest = f".{last}{rest}"
    return None


class Finder(Base):
    """A finder that answers an old path with the module of today, the same object."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        new = today(fullname)
        return ModuleSpec(fullname, self, origin=new) if new else None

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        new = str(spec.origin)
        warnings.warn(f"{spec.name} has moved: import {new}", DeprecationWarning, stacklevel=2)
        module = importlib.import_module(new)
        spec.loader_state = module.__spec__
        return module

    def exec_module(self, module: ModuleType) -> None:
        """Nothing to run: the module has run under its own name, whose spec it gets back."""
        old = module.__spec__
        module.__spec__ = old.loader_state if old else None


class Face(ModuleType):
    """The package itself: what its face offers is not replaced by a module of the same name that somebody imports."""

    def __setattr__(self, name: str, value: object) -> None:
        if isinstance(value, ModuleType) and name in self.__dict__.get("__all__", ()):
            return
        super().__setattr__(name, value)


def install() -> None:
    """Answer old paths from now on, before anything looks for their files."""
    if not any(isinstance(one, Finder) for one in sys.meta_path):
        sys.meta_path.insert(0, Finder())
    sys.modules["fourkings"].__class__ = Face


def renamed(module: str, names: Mapping[str, str]) -> Callable[[str], Any]:
    """A `__getattr__` for a module, by which its old names answer with what has taken their place.

    Set it where no type checker sees it (`if not TYPE_CHECKING`): to that a module with a `__getattr__` has every name.

    module: its `__name__`; names: from an old name to the dotted path of the object that it stands for today.
    """

    def __getattr__(name: str) -> Any:  # noqa: N807  (it becomes the module's own)
        if name not in names:
            raise AttributeError(f"module {module!r} has no attribute {name!r}")
        home, _, attribute = names[name].rpartition(".")
        warnings.warn(f"{module}.{name} is now {names[name]}", DeprecationWarning, stacklevel=2)
        return getattr(importlib.import_module(home), attribute)

    return __getattr__
