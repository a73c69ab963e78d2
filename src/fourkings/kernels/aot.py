"""Kernels compiled ahead of time to WebAssembly, where there is neither Numba nor NumPy.

`build_tools/wasm_kernels.py` compiles the kernels of `ENTRIES` for the types given there, into one module that imports only
memory. Each takes one argument: the address of a row of words in that memory. The row holds the arguments in order, for an
array its address and its lengths; the kernel writes its results over the first of them.

A host that has such a module calls `use`; from then on `load` returns its kernels under the names of the kernel files.
"""

import importlib
from array import array
from collections.abc import Callable, Iterable, Iterator
from math import prod
from types import ModuleType
from typing import Any, Final, NamedTuple, Protocol, SupportsIndex

WORD: Final = 8
STACK: Final = 1 << 16  #: bytes of memory that a host sets aside for the kernels' stack

INT: Final = "i"
FLOAT: Final = "f"
WORDS: Final = "q"
FLOATS: Final = "d"  #: kinds of arguments: a number, or an array with as many dimensions as the digit behind its letter


class Entry(NamedTuple):
    """The signature of a kernel compiled ahead of time: the kinds of its parameters and the number of its results."""

    parameters: tuple[str, ...]
    results: int


def _entry(parameters: str, results: int = 0) -> Entry:
    return Entry(tuple(parameters.split()), results)


_PLAYOUTS_OF_CARDS: Final = _entry("q2 q1 q2 q1 q1 q1 q1 i q2 i i i q1 q3 q3 q3")
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
    "policy.careful_playout.evaluate": _entry("q2 q1 q1 q1 q1 d2 i i i q1 d1 q3 q3 q3"),
    "policy.linear.evaluate": _PLAYOUTS_OF_CARDS,
    "policy.net.evaluate": _PLAYOUTS_OF_CARDS,
    "policy.net.pack": _entry("q3 q1"),
    "races.after": _entry("q1 q2 q2 q1 q2 i q2"),
    "races.arrivals": _entry("q2 q2 d1 i d2 d2 d3"),
    "races.chances": _entry("q2 i i d3 d1 d1"),
    "search.ending.solve": _entry("q2 d1 q2 q1 q1 q1 q1 q1 d2 q1 d2 i q2 q2 q2 d3 d2 q2 d1 q1 d2", 1),
    "solver.values.clear": _entry("q1"),
    "solver.values.search": _entry("i i i i i i i q1 q1 q1", 2),
    "solver.values.set_root": _entry("i i i q1", 1),
}
"""The kernels compiled ahead of time, by file and name, with their signatures: all that Python code calls."""


class Row(array):  # type: ignore[type-arg,unused-ignore]
    """Python's own array of 64-bit words or floats, with slices that can be set from any numbers."""

    def __setitem__(self, index: SupportsIndex | slice, value: Any) -> None:
        super().__setitem__(index, array(self.typecode, value) if isinstance(index, slice) else value)


def row_of_zeros(count: int) -> Row:
    """Return a row of `count` words, all zero."""
    return Row(WORDS, bytes(WORD * count))


def zeros(kind: str, shape: tuple[int, ...]) -> Row | memoryview:
    """Return zeros of a kind, WORDS or FLOATS: a `Row` for one dimension, a view of one in this shape for more."""
    return _in_shape(Row(kind, bytes(WORD * prod(shape))), shape)


def reshape(values: Row | memoryview, shape: tuple[int, ...]) -> memoryview:
    """Return a view of the same memory with another shape."""
    row = memoryview(values)
    return row.cast("B").cast(row.format, shape)  # type: ignore[call-overload,no-any-return]


def _in_shape(row: Row, shape: tuple[int, ...]) -> Row | memoryview:
    """Return a row with a shape; an empty one stays as it is, since a memoryview cannot be empty."""
    return row if len(shape) == 1 or not row else reshape(row, shape)


def rows(values: Row | memoryview, start: int, end: int) -> Row | memoryview:
    """Return a copy of the rows from index `start` up to, but not including, `end`."""
    return take(values, range(*slice(start, end).indices(len(values))))


def take(values: Row | memoryview, indices: Iterable[int]) -> Row | memoryview:
    """Return a copy of the rows at some indices, in that order."""
    view = memoryview(values)
    shape, chosen = view.shape or (), list(indices)
    width, content = WORD * prod(shape[1:]), view.cast("B")
    row = Row(view.format, b"".join(content[index * width : (index + 1) * width] for index in chosen))
    return _in_shape(row, (len(chosen), *shape[1:]))


def concatenate(first: Row | memoryview, second: Row | memoryview) -> Row | memoryview:
    """Return a copy of the rows of one array, followed by those of another."""
    views = [memoryview(values) for values in (first, second) if len(values)] or [memoryview(first)]
    row = Row(views[0].format, b"".join(view.cast("B") for view in views))
    return _in_shape(row, (len(first) + len(second), *(views[0].shape or ())[1:]))


class Machine(Protocol):
    """A WebAssembly runtime: an object that runs kernels of the compiled module."""

    def run(self, name: str, row: Row, arrays: Iterable[Any]) -> None:
        """Run a kernel on the row of its arguments, where arrays are addresses; `arrays` are those it points to."""

    def address(self, values: Any) -> int:
        """Return the address of an array's values in the memory of the module."""


class Shared:
    """A machine that shares Python's own memory, as in a browser: arrays need not be copied."""

    def __init__(self, start: Callable[[int], Callable[[str, int], object]]) -> None:
        """`start` takes the address of the stack's end, and returns a function of a kernel's name and its row's address."""
        self._stack: Final = row_of_zeros(STACK // WORD)
        self._run: Final = start(self._stack.buffer_info()[0] + STACK)

    def run(self, name: str, row: Row, arrays: Iterable[Any]) -> None:
        self._run(name, row.buffer_info()[0])

    def address(self, values: Any) -> int:
        if isinstance(values, memoryview):  # a whole row in another shape
            values = values.obj
        return int(values.buffer_info()[0] if isinstance(values, array) else values.__array_interface__["data"][0])


_machine: list[Machine] = []
_modules: dict[str, ModuleType] = {}


def use(machine: Machine | None) -> None:
    """Run kernels on this WebAssembly machine from now on; None to go back to Numba or Python."""
    _machine[:] = [machine] if machine else []
    _modules.clear()


def ready() -> bool:
    """Return True if a WebAssembly machine with the kernels has been loaded."""
    return bool(_machine)


def loaded(name: str) -> ModuleType | None:
    """Return the kernel file of that name on the machine in use; None if there is no machine."""
    if _machine and name not in _modules:
        _modules[name] = _module(name, _machine[0])
    return _modules.get(name)


def _module(name: str, machine: Machine) -> ModuleType:
    plain = importlib.import_module(f"fourkings.kernels.{name}")
    module = ModuleType(plain.__name__, plain.__doc__)
    module.__dict__.update({key: value for key, value in vars(plain).items() if not key.startswith("__")})
    module.__dict__["zeros"] = row_of_zeros
    for key, entry in ENTRIES.items():
        file, _, function = key.rpartition(".")
        if file == name:
            setattr(module, function, _kernel(key, entry, machine))
    return module


def _kernel(name: str, entry: Entry, machine: Machine) -> Callable[..., Any]:
    def call(*arguments: Any) -> Any:
        arrays = [values for values, kind in zip(arguments, entry.parameters, strict=True) if kind[0] in WORDS + FLOATS]
        row = Row(WORDS, _words(arguments, entry, machine))
        machine.run(name, row, arrays)
        return None if entry.results == 0 else row[0] if entry.results == 1 else tuple(row[: entry.results])

    return call


def _words(arguments: Iterable[Any], entry: Entry, machine: Machine) -> Iterator[int]:
    """Yield the words of the row by which a kernel's arguments are passed."""
    for value, kind in zip(arguments, entry.parameters, strict=True):
        if kind == INT:
            yield int(value)
        elif kind == FLOAT:
            yield from array(WORDS, array(FLOATS, [value]).tobytes())
        else:
            yield machine.address(value)
            shape = memoryview(value).shape or ()
            yield from (*shape, *[0] * (int(kind[1]) - len(shape)))  # an empty table is a row without numbers
