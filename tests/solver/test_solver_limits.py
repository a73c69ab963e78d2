"""A solver that answers: it searches in slices, hears signals between them, and keeps to limits of nodes and of time."""

import json
import logging
import signal
import subprocess
import sys
import threading
from pathlib import Path

import pytest

pytest.importorskip("numpy")

from cli.test_cli import hear_ctrl_c
from fourkings import solver as solving
from fourkings.bench.speed import CASES, fixed_deal
from fourkings.kernels import PARTS, compile_once
from fourkings.rulebook.cards import members
from fourkings.rulebook.cards import name as card_name
from fourkings.rulebook.game import start
from fourkings.rulebook.games import rules
from fourkings.solver import Position, Solution, Solver, Stopped, Worth, narrowed, solve
from fourkings.solver.positions import answer

HARD = fixed_deal("king", {}, 1, None, 0, 13)
"""A deal that costs, one seat against three: minutes, whatever the machine."""


def answers(slice_: int, nodes: int | None, monkeypatch: pytest.MonkeyPatch) -> list[Solution]:
    """Some deals of every kind, searched in slices of so many nodes."""
    monkeypatch.setattr(solving, "SLICE", slice_)
    return [
        Solver(bits=12).solve(fixed_deal(game, options, number, trump, deal, 6), side, nodes)
        for game, options, number, trump, side in CASES
        for deal in range(2)
    ]


@pytest.mark.parametrize("nodes", [None, 100])
def test_a_search_in_slices_is_the_same_search(nodes: int | None, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = answers(1 << 40, nodes, monkeypatch)
    assert any(solution.stopped for solution in whole) == (nodes is not None)
    for slice_ in (0, 5, 60):
        assert answers(slice_, nodes, monkeypatch) == whole


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="no timer here")
def test_a_search_hears_ctrl_c_and_the_solver_is_none_the_worse() -> None:
    other, easy = Solver(), fixed_deal("400", {}, 1, "H", 3, 6)
    heard = signal.signal(signal.SIGALRM, signal.default_int_handler)
    signal.setitimer(signal.ITIMER_REAL, 0.3)
    try:
        with pytest.raises(KeyboardInterrupt):
            other.solve(HARD, (0,))
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, heard)
    assert other.solve(easy, (0, 2)) == Solver().solve(easy, (0, 2))


def test_another_thread_stops_a_search() -> None:
    solver = Solver()
    timer = threading.Timer(0.2, solver.stop)
    timer.start()
    with pytest.raises(Stopped):
        solver.solve(HARD, (0,))
    timer.join()


def test_time_that_is_over_leaves_bounds_that_hold() -> None:
    for deal in range(6):
        position = fixed_deal("jeu-du-roi", {}, 1, None, deal, 6)
        true, bounded = Solver().solve(position, (deal & 3,)), Solver().solve(position, (deal & 3,), seconds=0)
        for exact, worth in zip((true.value, *true.cards.values()), (bounded.value, *bounded.cards.values()), strict=True):
            assert worth.least <= exact.least <= worth.most
        assert true.stopped == ""
    solving_time = Solver().solve(HARD, (0,), seconds=0)
    assert solving_time.stopped == "seconds"
    assert not solving_time.value.exact
    assert "to" in str(solving_time)
    assert "more seconds tell more" in str(solving_time)


def test_a_value_is_within_what_its_cards_tell() -> None:
    """The seat to play chooses, so its value is no less than the least of any card, and no more than the most of all."""
    for nodes in (10, 1000, 20000):
        solution = narrowed(Solver().solve(HARD, (HARD.leader,), nodes, line=False), HARD, (HARD.leader,))
        assert solution.value.least >= max(worth.least for worth in solution.cards.values())
        assert solution.value.most <= max(worth.most for worth in solution.cards.values())


def test_solve_keeps_to_limits_where_none_are_given(monkeypatch: pytest.MonkeyPatch) -> None:
    kept: list[tuple[int, float]] = []
    solving.rehearse()
    monkeypatch.setattr(solving, "compile_once", lambda part, use: None)

    def searched(self: Solver, position: Position, side: object, nodes: int, line: bool, *, seconds: float) -> Solution:
        kept.append((nodes, seconds))
        return Solution(Worth(0, 0), {}, (), 0, "")

    monkeypatch.setattr(Solver, "solve", searched)
    chosen_rules = rules("king")
    hands = tuple(tuple(members(hand)) for hand in HARD.hands)
    state = start(chosen_rules, 1, 3, (0, 0, 0, 0), hands)
    solve(state, [0])
    solve(state, [0], None, seconds=None)
    assert kept == [(solving.NODES, solving.SECONDS), (None, None)]


@pytest.mark.parametrize("limit", [{"nodes": -1}, {"seconds": -0.5}, {"seconds": float("nan")}])
def test_limits_below_nought_are_refused(limit: dict[str, float]) -> None:
    with pytest.raises(ValueError, match=f"{next(iter(limit))} are 0 or more, or None for no limit"):
        Solver().solve(fixed_deal("400", {}, 1, "H", 3, 3), (0, 2), **limit)  # type: ignore[arg-type]


def test_an_answer_in_json_names_the_limit() -> None:
    assert answer(Solver().solve(HARD, (0,), nodes=10))["stopped"] == "nodes"
    assert "stopped" not in answer(Solver().solve(fixed_deal("400", {}, 1, "H", 3, 3), (0, 2)))


def line(position: Position, game: str, number: int, side: list[int]) -> str:
    hands = [[card_name(card) for card in members(hand)] for hand in position.hands]
    return json.dumps({"game": game, "deal": number, "hands": hands, "leader": position.leader, "side": side})


def command(*more: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "fourkings", "solve", "-", *more],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        preexec_fn=hear_ctrl_c if sys.platform != "win32" else None,  # noqa: PLW1509
    )  # fmt: skip


@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
def test_the_command_stops_at_ctrl_c_in_the_middle_of_a_search() -> None:
    easy = line(fixed_deal("king", {}, 1, None, 0, 3), "king", 1, [0])
    with command("--no-limit", "--processes", "1") as running:
        assert running.stdin
        assert running.stdout
        assert running.stderr
        running.stdin.write(f"{easy}\n{line(HARD, 'king', 1, [0])}\n")
        running.stdin.close()
        assert running.stdout.readline().startswith('{"value"')  # it is at the second line now
        running.send_signal(signal.SIGINT)
        try:
            assert running.wait(60) == 130  # the search alone would take longer
        finally:
            running.kill()
        said = running.stderr.read()
    assert said.strip()
    assert "Traceback" not in said


@pytest.mark.costly
def test_the_command_says_that_bounds_are_bounds() -> None:
    with command("--nodes", "100") as running:
        out, said = running.communicate(line(HARD, "king", 1, [0]) + "\n", timeout=120)
    assert json.loads(out)["stopped"] == "nodes"
    assert "1" in said
    assert "--no-limit" in said
    assert running.returncode == 0


def test_what_is_compiled_for_the_first_time_is_told_once(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, tmp_path: Path
) -> None:
    from fourkings.kernels import compiled

    used: list[str] = []
    monkeypatch.setattr(compiled, "FOLDER", tmp_path)
    monkeypatch.setattr(compiled, "_compiled_parts", set())
    with caplog.at_level(logging.WARNING, "fourkings"):
        for _ in range(2):
            compile_once("solver", lambda: used.append("solver"))
    assert used == ["solver"]
    assert caplog.messages == [f"compiling (solver): about {PARTS['solver']} s, once"]
