"""The third way to run a kernel: compiled ahead of time, as WebAssembly, where neither Numba nor NumPy is to be had.

`scripts/wasm.py` compiles the kernels of `ENTRIES` for the types that stand there, into one module that imports nothing
but memory. Each takes one argument: where in that memory a row of words lies. The row has the arguments in order, for an
array where it lies and its lengths; what the kernel returns is written over the first of them.

A host that has such a module says so (`use`); from then on `load` gives it behind the names of the kernel files.
"""

from __future__ import annotations

import importlib
from array import array
from collections.abc import Callable, Iterable, Iterator
from math import prod
from types import ModuleType
from typing import Any, Final, NamedTuple, Protocol, SupportsIndex

WORD: Final = 8
STACK: Final = 1 << 16
"""Bytes of memory that a host sets aside for what the kernels keep while they run."""

INT: Final = "i"
FLOAT: Final = "f"
WORDS: Final = "q"
FLOATS: Final = "d"
"""Kinds of arguments: a number, or an array of so many dimensions as the digit after its letter says."""


class Entry(NamedTuple):
    """What a kernel takes and returns, as it is frozen."""

    parameters: tuple[str, ...]
    results: int


def _entry(parameters: str, results: int = 0) -> Entry:
    return Entry(tuple(parameters.split()), results)


_SEARCH: Final = _entry("i i i i i i q1 q1 q1", 2)
_PLAYOUTS_OF_CARDS: Final = _entry("q2 q1 q2 q1 q1 q1 q1 i q2 i i i q1 q3 q3")
ENTRIES: Final = {
    "deals.deals": _entry("q1 q1 q2 q2 i i q2"),
    "equity.first_of_four": _entry("d2 i d2 q1 d1 d1"),
    "equity.race": _entry("q2 d1 d2"),
    "equity.raced": _entry("q3 i i i i f f d2 d2"),
    "equity.told_in_points": _entry("d2 d1 f f f"),
    "king.bidding.outcomes": _entry("q1 q1 d3 d3 q3 q1 q3 d3"),
    "king.hand_value.worths": _entry("q2 i i i i d3"),
    "king.inconsistent.doubted": _entry("q1 i d3 q1 q1 q1"),
    "king.weighing.move": _entry("i q3 d1 d3"),
    "king.weighing.named": _entry("q2 i i i f q1 d1 d1"),
    "king.weighing.own_worth": _entry("i d3 d3 f d1 d1"),
    "king.weighing.put": _entry("q2 q2 i i d3 q3"),
    "king.weighing.put_own": _entry("i d1 d3"),
    "king.weighing.raise_by": _entry("d2 q1"),
    "king.weighing.scored": _entry("q2 q1 i i q1 d2"),
    "likelihood.bids.said": _entry("q2 q1 q1 q1 i i i q1 f d1"),
    "likelihood.bids.to_come": _entry("q2 i i i d1 i q1 q2"),
    "likelihood.linear.likelihoods": _entry("q2 q2 q1 q1 q1 i i q1 q1 d1"),
    "likelihood.net.likelihoods": _entry("q2 q2 q1 q1 q1 i i i f q1 q1 q1 d1"),
    "likelihood.weights.add": _entry("d1 d1"),
    "likelihood.weights.kept": _entry("q2 q2 i f d1"),
    "likelihood.weights.pick": _entry("q2 q1 q2"),
    "likelihood.weights.resample": _entry("d1 i q1"),
    "likelihood.weights.scale": _entry("d1 f"),
    "likelihood.weights.weights": _entry("d1"),
    "outcomes.alike": _entry("d2 i i", 1),
    "outcomes.compare": _entry("d2 i d1 d2"),
    "outcomes.expected": _entry("d2 d1 d1"),
    "outcomes.gain": _entry("d2 i i q1 d2 d1"),
    "outcomes.middle": _entry("d2 d2"),
    "outcomes.planned": _entry("d2 d2 f d1"),
    "outcomes.pooled": _entry("d2 d2"),
    "outcomes.scores": _entry("q2 q2 q1 q1 q1 d2"),
    "outcomes.sums": _entry("d2 d1"),
    "outcomes.utilities": _entry("d2 i i d2"),
    "playout.playouts": _entry("q1 q1 q1 q1 q1 i i q2"),
    "policy.careful_playout.evaluate": _entry("q2 q1 q1 q1 q1 d2 i i i q1 d1 q3 q3"),
    "policy.linear.evaluate": _PLAYOUTS_OF_CARDS,
    "policy.net.evaluate": _PLAYOUTS_OF_CARDS,
    "policy.net.pack": _entry("q3 q1"),
    "races.after": _entry("q1 q2 q2 q1 q2 i q2"),
    "races.arrivals": _entry("q2 q2 d1 i d2 d2 d3"),
    "races.chances": _entry("q2 i i d3 d1 d1"),
    "search.ending.solve": _entry("q2 d1 q2 q1 q1 q1 q1 q1 d2 q1 d2 i q2 q2 q2 d3 d2 q2 d1 q1 d2", 1),
    "solver.values.all_values": _SEARCH,
    "solver.values.clear": _entry("q1"),
    "solver.values.set_root": _entry("i i i q1", 1),
    "solver.values.value_of": _SEARCH,
}
"""The kernels that Python calls, by file and name."""


class Row(array):  # type: ignore[type-arg,unused-ignore]
    """Words, or floats: an array of Python's own, into parts of which any numbers can be put."""

    def __setitem__(self, at: SupportsIndex | slice, value: Any) -> None:
        super().__setitem__(at, array(self.typecode, value) if isinstance(at, slice) else value)


def words(many: int) -> Row:
    """Room for so many words, all zero."""
    return Row(WORDS, bytes(WORD * many))


def zeros(kind: str, shape: tuple[int, ...]) -> Row | memoryview:
    """Words or floats, all zero; a view of them where they have more than one dimension."""
    row = Row(kind, bytes(WORD * prod(shape)))
    return row if len(shape) == 1 or not row else shaped(row, shape)


def shaped(values: Row | memoryview, shape: tuple[int, ...]) -> memoryview:
    """The same memory in another shape."""
    row = memoryview(values)
    return row.cast("B").cast(row.format, shape)  # type: ignore[call-overload,no-any-return]


def part(values: Row | memoryview, start: int, end: int) -> Row | memoryview:
    """A copy of the rows from one place up to another."""
    view = memoryview(values)
    shape = view.shape or ()
    width = WORD * prod(shape[1:])
    row = Row(view.format, view.cast("B")[start * width : end * width].tobytes())
    return row if len(shape) == 1 or not row else shaped(row, (end - start, *shape[1:]))


def taken(values: Row | memoryview, places: Iterable[int]) -> Row | memoryview:
    """A copy of the rows at some places, one at least, in that order."""
    view = memoryview(values)
    shape, chosen = view.shape or (), list(places)
    width, content = WORD * prod(shape[1:]), view.cast("B")
    row = Row(view.format, b"".join(content[place * width : (place + 1) * width] for place in chosen))
    return row if len(shape) == 1 or not row else shaped(row, (len(chosen), *shape[1:]))


def joined(first: Row | memoryview, second: Row | memoryview) -> Row | memoryview:
    """A copy of the rows of one array, and then of another."""
    views = [memoryview(values) for values in (first, second) if len(values)] or [memoryview(first)]
    row = Row(views[0].format, b"".join(view.cast("B") for view in views))
    shape = views[0].shape or ()
    return row if len(shape) == 1 else shaped(row, (len(first) + len(second), *shape[1:]))


class Machine(Protocol):
    """Runs the kernels of a module."""

    def run(self, name: str, row: Row, arrays: Iterable[Any]) -> None:
        """Run a kernel on a row of words, in which the arrays' places are those that `place` told."""

    def place(self, values: Any) -> int:
        """Where in the module's memory the values of an array lie."""


class Shared:
    """A module that works in Python's own memory, as it does in a page: arrays stay where they are."""

    def __init__(self, start: Callable[[int], Callable[[str, int], object]]) -> None:
        """`start` is given where the stack ends; what it returns is given the name of a kernel, and where its row lies."""
        self._stack: Final = words(STACK // WORD)
        self._run: Final = start(self._stack.buffer_info()[0] + STACK)

    def run(self, name: str, row: Row, arrays: Iterable[Any]) -> None:
        self._run(name, row.buffer_info()[0])

    def place(self, values: Any) -> int:
        if isinstance(values, memoryview):  # a whole row in another shape
            values = values.obj
        return int(values.buffer_info()[0] if isinstance(values, array) else values.__array_interface__["data"][0])


_machine: list[Machine] = []
_modules: dict[str, ModuleType] = {}


def use(machine: Machine | None) -> None:
    """From now on kernels run on this machine; None: as they did before."""
    _machine[:] = [machine] if machine else []
    _modules.clear()


def ready() -> bool:
    """True where there is such a machine."""
    return bool(_machine)


def loaded(name: str) -> ModuleType | None:
    """The kernel file of that name on the machine in use; None where there is none."""
    if _machine and name not in _modules:
        _modules[name] = _module(name, _machine[0])
    return _modules.get(name)


def _module(name: str, machine: Machine) -> ModuleType:
    plain = importlib.import_module(f"fourkings.kernels.{name}")
    module = ModuleType(plain.__name__, plain.__doc__)
    module.__dict__.update({key: value for key, value in vars(plain).items() if not key.startswith("__")})
    module.__dict__["words"] = words
    for key, entry in ENTRIES.items():
        file, _, function = key.rpartition(".")
        if file == name:
            setattr(module, function, _call(key, entry, machine))
    return module


def _call(name: str, entry: Entry, machine: Machine) -> Callable[..., Any]:
    """A kernel, called as the compiled one is."""

    def call(*given: Any) -> Any:
        arrays = [values for values, kind in zip(given, entry.parameters, strict=True) if kind[0] in WORDS + FLOATS]
        row = Row(WORDS, _passed(given, entry, machine))
        machine.run(name, row, arrays)
        return None if entry.results == 0 else row[0] if entry.results == 1 else tuple(row[: entry.results])

    return call


def _passed(given: Iterable[Any], entry: Entry, machine: Machine) -> Iterator[int]:
    """The words of a row."""
    for value, kind in zip(given, entry.parameters, strict=True):
        if kind == INT:
            yield int(value)
        elif kind == FLOAT:
            yield from array(WORDS, array(FLOATS, [value]).tobytes())
        else:
            yield machine.place(value)
            shape = memoryview(value).shape or ()
            yield from (*shape, *[0] * (int(kind[1]) - len(shape)))  # what has no rows is one row without numbers
