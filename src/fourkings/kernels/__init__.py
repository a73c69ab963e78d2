"""Numeric kernels: plain functions on integers and arrays, each written once and run in three ways.

`fourkings.kernels.play` is ordinary Python, which the rulebook uses as it is. `load("play")` is the same file loaded a
second time, in the package `fourkings.kernels.compiled`, where the decorators below compile with Numba: kernel files import
each other and the decorators relatively (`from .. import kernel`), so each copy finds its own kind. Nothing here imports
Numba before `load` is called. A browser has no compiler: there `load` returns kernels that were compiled ahead of time, see
`aot`.

All packages share `bits`, `play` (duties and who wins a trick), `equals` (runs of equal cards), `deals` (drawing deals),
`elementary` (exponential and logarithm), `playout`, `outcomes` (statistics of playouts), `equity` and `races` (the chance
to win a match). The rest is by purpose: `solver`, `policy`, `likelihood`, `king`, `search`, `training`, `envs`.

A card is a number, 16 * suit + rank, and a hand or set of cards a mask of 64 bits. Arguments that recur: `terms`, a
contract as a row of numbers (see `playout`); `stronger`, for each card the mask of those of its suit that beat it; `worth`,
what each card counts; `costly`, the mask of cards that count; `rng`, the state of a random generator, which functions
return changed.
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
"""The names of the kernel files, as `load` takes them."""


def kernel(function: F) -> F:
    """Mark a function as a kernel: `compiled` replaces this decorator by one that compiles; here it changes nothing."""
    return function


def inlined(function: F) -> F:
    """Mark a kernel whose code is copied into each caller, where constant arguments can specialise it."""
    return function


def intrinsic(function: F) -> F:
    """Mark a kernel for which most processors have one instruction: compiled code uses that if available."""
    return function


def zeros(count: int) -> list[int]:
    """Return a row of `count` zeros, as working memory for a kernel; here a list."""
    return [0] * count


def load(name: str, plain: bool = False) -> ModuleType:
    """Return a kernel file (one of `MODULES`): compiled on first use, which takes seconds, or as Python if `plain`."""
    if not plain and _is_ahead_of_time() and (module := aot.loaded(name)):
        return module
    package = "fourkings.kernels" if plain else "fourkings.kernels.compiled"
    return importlib.import_module(f"{package}.{name}")


def _is_ahead_of_time() -> bool:
    """Return whether kernels run that were compiled ahead of time; in a browser, start them first."""
    if aot.ready():
        return True
    return sys.platform == "emscripten" and bool(importlib.import_module("fourkings.kernels.wasm_exports").start())


PARTS: Final = {"playouts": 10, "solver": 20, "bots": 20, "tables": 20}
"""Seconds that it takes to compile each group of kernels, rounded up to tens: research/RESULTS.md."""


def compile_once(part: str, use: Callable[[], object]) -> None:
    """Call `use`, which compiles a part (a key of `PARTS`), unless it is compiled; the logger `fourkings` warns of this."""
    if _is_ahead_of_time():
        return
    compiled = importlib.import_module("fourkings.kernels.compiled")
    if not compiled.is_compiled(part):
        logging.getLogger("fourkings").warning("compiling (%s): about %d s, once", part, PARTS[part])
        use()
        compiled.mark_compiled(part)
