"""The basement: plain functions on ints and arrays, each written once and run in three ways.

`fourkings.kernels.play` is ordinary Python, which the rulebook uses as it stands. `load("play")` is the same file loaded
a second time, inside the package `fourkings.kernels.compiled`, where the decorator below means Numba: kernel files import
each other and their decorators relatively (`from .. import kernel`), so each copy finds its own kind. Nothing here imports
Numba before `load` is called. In a browser there is no compiler: a page and a notebook have what matters compiled ahead of
time, and `load` gives that, see `ahead`.

What all kinds use stands here: `bits`, `play` (duties and who wins), `equals` (runs of equal cards), `deals` (drawing
them), `elementary` (exponential and logarithm), `playout`, `outcomes` (what a seat makes of deals played out), `equity`
and `races` (the chance to win a match). The rest stands by kind: `solver`, `policy`,
`likelihood`, `king`, `search`, `envs`.
"""

from __future__ import annotations

import importlib
import logging
import sys
from collections.abc import Callable
from types import ModuleType
from typing import Any, Final, TypeVar

from fourkings.kernels import ahead

F = TypeVar("F", bound=Callable[..., Any])

MODULES = (
    "bits", "play", "equals", "deals", "elementary", "playout", "outcomes", "equity", "races",
    "solver.layout", "solver.table", "solver.tops", "solver.bounds", "solver.strength", "solver.leads", "solver.ducks",
    "solver.ordering", "solver.runs", "solver.history", "solver.trick", "solver.search", "solver.values",
    "policy.features", "policy.linear", "policy.net", "policy.chances", "policy.careful", "policy.careful_playout",
    "likelihood.bids", "likelihood.linear", "likelihood.net", "likelihood.softmax", "likelihood.weights",
    "king.hand_value", "king.auction", "king.bidding", "king.inconsistent", "king.weighing",
    "search.ending",
    "teach.self_play", "teach.imitate",
    "envs.layout", "envs.talk", "envs.scoring", "envs.step", "envs.observe", "envs.cards", "envs.opponents",
)  # fmt: skip
"""The kernel files by the names that `load` takes, kind by kind."""


def kernel(function: F) -> F:
    """Marks a function that is compiled in the package `compiled`, and is left as it is here."""
    return function


def inlined(function: F) -> F:
    """Marks a kernel whose code is copied into each caller, where constants among its arguments can shape it."""
    return function


def intrinsic(function: F) -> F:
    """Marks a kernel that is one instruction on most processors: there the compiler uses that, else the function."""
    return function


def words(many: int) -> list[int]:
    """Room for so many words, all zero: what kernels that take one long row of them work in."""
    return [0] * many


def load(name: str, plain: bool = False) -> ModuleType:
    """The kernel file of that name (one of `MODULES`); compiled on first use (seconds) unless `plain`, which is Python."""
    if not plain and _made_ahead() and (there := ahead.loaded(name)):
        return there
    package = "fourkings.kernels" if plain else "fourkings.kernels.compiled"
    return importlib.import_module(f"{package}.{name}")


def _made_ahead() -> bool:
    """True where kernels were compiled ahead of time; in a notebook in a browser they are started when first needed."""
    return ahead.ready() or (sys.platform == "emscripten" and importlib.import_module("fourkings.kernels.browser").start())


PARTS: Final = {"playouts": 10, "solver": 40, "bots": 20, "tables": 20}
"""What is compiled together, on first use, and for how many seconds: those of research/RESULTS.md, rounded up to tens."""


def compile_once(part: str, use: Callable[[], object]) -> None:
    """Uses a part once where it is not compiled yet; the logger `fourkings` says that this takes a while."""
    if _made_ahead():
        return
    compiled = importlib.import_module("fourkings.kernels.compiled")
    if not compiled.is_made(part):
        logging.getLogger("fourkings").warning("compiling (%s): about %d s, once", part, PARTS[part])
        use()
        compiled.note(part)
