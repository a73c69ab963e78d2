"""Numeric kernels: plain functions on integers and arrays, each written once and run in three ways.

`fourkings.kernels.play` is ordinary Python, which the rulebook uses as it is. `load("play")` is the same file loaded a
second time, in the package `fourkings.kernels.compiled`, where the decorators below compile with Numba: kernel files import
each other and the decorators relatively (`from .. import kernel`), so each copy finds its own kind. Nothing here imports
Numba before `load` is called. A browser has no compiler: there `load` returns kernels that were compiled ahead of time, see
`aot`.

All packages share `bits`, `play` (duties and who wins a trick), `equals` (runs of equal cards), `deals` (drawing deals),
`elementary` (exponential and logarithm), `playout`, `outcomes` (statistics of playouts), `equity` and `races` (the chance
to win a match). The rest is by purpose: `solver`, `policy`, `likelihood`, `king`, `search`, `training`, `envs`.
"""

import importlib
import logging
import sys
from collections.abc import Callable
from types import ModuleType
from typing import Any, Final, TypeVar

from fourkings.kernels import aot

F = TypeVar("F", bound=Callable[..., Any])

MODULES = (
    "bits", "play", "equals", "deals", "elementary", "playout", "outcomes", "equity", "races",
    "solver.layout", "solver.transposition_table", "solver.top_cards", "solver.quick_tricks", "solver.strength",
    "solver.lead_ordering", "solver.losers", "solver.move_ordering", "solver.runs", "solver.history", "solver.moves",
    "solver.search", "solver.values",
    "policy.rollout", "policy.features", "policy.linear", "policy.net", "policy.chances", "policy.careful",
    "policy.careful_playout",
    "likelihood.bids", "likelihood.linear", "likelihood.net", "likelihood.softmax", "likelihood.weights",
    "king.hand_value", "king.auction", "king.bidding", "king.inconsistent", "king.weighing",
    "search.ending",
    "training.self_play", "training.imitation",
    "envs.layout", "envs.calls", "envs.scoring", "envs.step", "envs.observe", "envs.card_features", "envs.opponents",
)  # fmt: skip
"""The kernel files by the names that `load` takes."""


def kernel(function: F) -> F:
    """Mark a function that the package `compiled` compiles; here it stays as it is."""
    return function


def inlined(function: F) -> F:
    """Mark a kernel whose code is copied into each caller, where constant arguments can specialise it."""
    return function


def intrinsic(function: F) -> F:
    """Mark a kernel that is one instruction on most processors: compiled code uses that, or else the function."""
    return function


def zeros(count: int) -> list[int]:
    """Return a row of that many words, all zero, for kernels that work in one long row."""
    return [0] * count


def load(name: str, plain: bool = False) -> ModuleType:
    """Return a kernel file (one of `MODULES`): compiled on first use (seconds), or as Python if `plain`."""
    if not plain and _is_ahead_of_time() and (module := aot.loaded(name)):
        return module
    package = "fourkings.kernels" if plain else "fourkings.kernels.compiled"
    return importlib.import_module(f"{package}.{name}")


def _is_ahead_of_time() -> bool:
    """Return whether kernels are compiled ahead of time; a notebook in a browser starts them when first needed."""
    if aot.ready():
        return True
    return sys.platform == "emscripten" and bool(importlib.import_module("fourkings.kernels.wasm_exports").start())


PARTS: Final = {"playouts": 10, "solver": 40, "bots": 20, "tables": 20}
"""The parts that are compiled together on first use, and the seconds they take: research/RESULTS.md, rounded up to tens."""


def compile_once(part: str, use: Callable[[], object]) -> None:
    """Use a part once if it is not compiled yet; the logger `fourkings` warns that this takes a while."""
    if _is_ahead_of_time():
        return
    compiled = importlib.import_module("fourkings.kernels.compiled")
    if not compiled.is_compiled(part):
        logging.getLogger("fourkings").warning("compiling (%s): about %d s, once", part, PARTS[part])
        use()
        compiled.mark_compiled(part)
