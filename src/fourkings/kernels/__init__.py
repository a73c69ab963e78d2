"""The basement: plain functions on ints and arrays, each written once and run in two ways.

`fourkings.kernels.play` is ordinary Python, which the rulebook uses as it stands. `load("play")` is the same file loaded
a second time, inside the package `fourkings.kernels.compiled`, where the decorator below means Numba: kernel files import
each other and their decorators relatively (`from . import kernel`), so each copy finds its own kind. Nothing here imports
Numba before `load` is called.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable
from types import ModuleType
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])

MODULES = (
    "bits", "play", "playout", "terms", "known", "sure", "strength", "leads", "order", "search", "values", "deals",
    "thumb", "features", "sense", "alike", "ending", "chances", "prudence", "prudently", "motives", "nodes", "tree",
    "belief", "hunch", "worths", "auction", "haggle", "doubts",
)  # fmt: skip
"""The kernel files, each using only those before it."""


def kernel(function: F) -> F:
    """Marks a function that is compiled in the package `compiled`, and is left as it is here."""
    return function


def spliced(function: F) -> F:
    """Marks a kernel whose code is copied into each caller, where constants among its arguments can shape it."""
    return function


def native(function: F) -> F:
    """Marks a kernel that is one instruction on most processors: there the compiler uses that, else the function."""
    return function


def words(many: int) -> list[int]:
    """Room for so many words, all zero: what kernels that take one long row of them work in."""
    return [0] * many


def load(name: str, plain: bool = False) -> ModuleType:
    """The kernel file of that name, compiled on first use (seconds) unless `plain`: then the slow walk in Python."""
    package = "fourkings.kernels" if plain else "fourkings.kernels.compiled"
    return importlib.import_module(f"{package}.{name}")
