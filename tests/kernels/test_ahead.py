"""The kernels compiled ahead of time, as a page runs them: bit for bit what is compiled here, in a machine of its own."""

import gzip
import random
import subprocess
import sys
import zipfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("numpy")

import numpy as np
import wasmtime

from build_tools import wasm_kernels, wasm_object, web
from cases import few
from fourkings import encoding
from fourkings.kernels import aot, load
from fourkings.rulebook.cards import HEARTS, LONG, RANKS, mask, stronger
from fourkings.rulebook.games import GAMES
from fourkings.rulebook.tricks import Contract, Payoff
from fourkings.site import ENGINE, PACKAGE, house
from fourkings.solver import Position, Solution, Solver

HERE = Path(__file__).parent
PYODIDE = HERE.parents[1] / "web" / "node_modules" / "pyodide"
FLUENT = HERE.parents[1] / "web" / "src" / "offline" / "fluent.ts"
PAGES = 512
PATIENCE = 300.0
NATURAL = stronger(RANKS[::-1])
CONTRACTS = {
    "hearts are trumps": Contract(NATURAL, Payoff(trick=1), HEARTS),
    "tricks cost": Contract(NATURAL, Payoff(trick=-1)),
    "hearts cost": Contract(NATURAL, Payoff(cards=((HEARTS, -1),))),
}


class Copied:
    """A module with a memory of its own: arrays are copied there before a kernel runs, and back after it."""

    def __init__(self, module: bytes) -> None:
        self.store = wasmtime.Store(wasmtime.Engine())
        compiled = wasmtime.Module(self.store.engine, module)
        self.needs = [need.name for need in compiled.imports]
        self.memory = wasmtime.Memory(self.store, wasmtime.MemoryType(wasmtime.Limits(PAGES, None)))
        kind = wasmtime.GlobalType(wasmtime.ValType.i32(), True)
        stack = wasmtime.Global(self.store, kind, wasmtime.Val.i32(aot.STACK))
        given = {"__linear_memory": self.memory, "__stack_pointer": stack}
        self.gives = wasmtime.Instance(self.store, compiled, [given[name] for name in self.needs]).exports(self.store)
        self.free, self.placed = aot.STACK, list[tuple[memoryview, int]]()

    def address(self, values: Any) -> int:
        content, at = memoryview(values).cast("B"), self.free
        self.memory.write(self.store, content, at)
        self.placed.append((content, at))
        self.free += len(content) + 15 & ~15
        return at

    def run(self, name: str, row: aot.Row, arrays: Iterable[Any]) -> None:
        at = self.address(row)
        self.gives[name](self.store, at)
        for content, at in self.placed:
            content[:] = self.memory.read(self.store, at, at + len(content))
        self.placed.clear()
        self.free = aot.STACK


@pytest.fixture(scope="module")
def module() -> bytes:
    if not (ENGINE / wasm_kernels.PACKED).is_file():
        pytest.skip("the kernels for pages are not built: python3 build_tools/web.py in the environment")
    return gzip.decompress((ENGINE / wasm_kernels.PACKED).read_bytes())


@pytest.fixture(scope="module")
def machine(module: bytes) -> Copied:
    return Copied(module)


@contextmanager
def running_on(machine: Copied) -> Iterator[None]:
    aot.use(machine)
    yield
    aot.use(None)


def test_the_module_needs_memory_and_where_its_stack_ends_and_nothing_else(machine: Copied, module: bytes):
    assert sorted(machine.needs) == ["__linear_memory", "__stack_pointer"]
    assert all(name in machine.gives for name in aot.ENTRIES)
    assert len(gzip.compress(module, 9)) < 100_000


def test_an_object_that_needs_a_library_or_has_constants_is_refused_with_its_reason():
    calls_log = bytes((1, 3)) + b"env" + bytes((3,)) + b"log" + bytes((wasm_object.FUNCTION, 0))
    with pytest.raises(wasm_object.NotClosed, match="call what is not in them: log"):
        wasm_object.finished(wasm_object.MAGIC + bytes((wasm_object.IMPORTS, len(calls_log))) + calls_log, ())
    with pytest.raises(wasm_object.NotClosed, match="constants in memory"):
        wasm_object.finished(wasm_object.MAGIC + bytes((wasm_object.DATA, 1, 0)), ())
    with pytest.raises(wasm_object.NotClosed, match="no WebAssembly object"):
        wasm_object.finished(b"\x7fELF", ())


@pytest.mark.parametrize("name", CONTRACTS)
def test_the_solver_finds_the_same_values_lines_and_nodes(name: str, machine: Copied):
    here = solutions(name)
    with running_on(machine):
        there = solutions(name)
    assert here == there
    assert all(solution.value.exact and solution.nodes for solution in here)


def solutions(name: str) -> list[Solution]:
    dice, solver = random.Random(name), Solver(bits=10)
    solved = []
    for side in ((0, 2), (1,)):
        cards = dice.sample(LONG, 28)
        a, b, c, d = (mask(cards[seat::4]) for seat in range(4))
        solved.append(solver.solve(Position(CONTRACTS[name], (a, b, c, d), dice.randrange(4)), side))
    return solved


def test_a_search_that_pauses_goes_on_where_it_was(machine: Copied, monkeypatch: pytest.MonkeyPatch):
    whole = solutions("hearts cost")
    monkeypatch.setattr("fourkings.solver.SLICE", 64)
    with running_on(machine):
        assert solutions("hearts cost") == whole


@pytest.mark.parametrize("name", CONTRACTS)
def test_playouts_by_chance_are_the_same_card_for_card(name: str, machine: Copied):
    dice, contract = random.Random(name), CONTRACTS[name]
    cards = dice.sample(LONG, 52)
    board = np.zeros(10, np.int64)
    board[:4] = [mask(cards[seat::4]) for seat in range(4)]
    terms, above = encoding.terms(contract), np.array(contract.stronger, np.int64)

    def points(kernels: Any) -> Any:
        filled = np.zeros((500, 4), np.int64)
        kernels.playouts(board, terms, above, np.zeros(0, np.int64), np.zeros(8, np.int64), 7, 0, filled)
        return filled

    here = points(load("playout"))
    with running_on(machine):
        assert np.array_equal(points(load("playout")), here)
    assert len(np.unique(here, axis=0)) > 50


@pytest.mark.costly
def test_python_for_browsers_solves_with_them_in_its_own_memory(module: bytes, tmp_path: Path):
    here = printed_alike(HERE / "solved.py", module, tmp_path)
    assert len(here.splitlines()) == 6


@pytest.mark.parametrize("game", few(GAMES.own, 1))
def test_what_follows_a_match_is_told_in_a_page_as_anywhere(game: str, module: bytes, tmp_path: Path):
    here = printed_alike(HERE / "followed.py", module, tmp_path, game)
    kind = "exact" if game.startswith("quarante") else "mean"  # what cards are seen to cost, or only thought to
    assert here.count(f'"kind": "{kind}"') >= 8
    assert '"drawn": {' in here
    assert here.count('"verdict": "') >= 3


@pytest.mark.costly
def test_levels_decide_in_a_page_as_anywhere(module: bytes, tmp_path: Path):
    here = printed_alike(HERE / "decided.py", module, tmp_path)
    assert len(here.splitlines()) == 24


@pytest.mark.costly
def test_levels_decide_in_a_page_as_anywhere_for_whole_matches(module: bytes, tmp_path: Path):
    program = tmp_path / "decided.py"
    program.write_text((HERE / "decided.py").read_text("utf-8").replace("main(60)", "main(600)"), "utf-8")
    assert len(printed_alike(program, module, tmp_path)) > 15_000


def printed_alike(source: Path, module: bytes, folder: Path, *arguments: str) -> str:
    """What a program with these arguments prints here, and in Python for browsers to the letter."""
    program = folder / f"given {source.name}"
    begun = f"import sys\nsys.argv[1:] = {list(arguments)}\n"  # nobody hands arguments to a page
    program.write_text(begun + source.read_text("utf-8"), "utf-8")
    node = web.node()
    assert node, "no Node.js: the page is built with one"
    (folder / "house.zip").write_bytes(house())
    (folder / "kernels.wasm").write_bytes(module)
    archives = [ENGINE / "libraries.zip", folder / "house.zip", folder / "puzzles.zip"]
    with zipfile.ZipFile(archives[-1], "w") as puzzles:
        for file in (PACKAGE / "puzzles" / "data").glob("*.jsonl"):
            puzzles.write(file, file.relative_to(PACKAGE.parent))
    browser = [node[0], HERE / "ahead.mjs", PYODIDE, folder / "kernels.wasm", program, FLUENT, *archives]
    here, there = (
        subprocess.run(command, capture_output=True, text=True, check=True, timeout=PATIENCE).stdout
        for command in ([sys.executable, program], browser)
    )
    assert there == here
    return here
