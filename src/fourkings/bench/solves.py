"""The solver on fixed deals, with signatures that a mere speed-up does not change."""

import time
from collections.abc import Iterator
from typing import Any, Final

from fourkings.bench.fixed import CASES, fixed_deal, signature
from fourkings.bench.row import Row
from fourkings.solver import Solver

SOLVES: Final = 20
LIMIT: Final = 2_000_000  #: the node limit


def bench() -> Iterator[Row]:
    """Measure the solver, one core: full deals, and every card of deals with eight cards a hand. Nodes, values and time."""
    solver = Solver()
    _solved(solver, 8, CASES[2])  # so that nothing is compiled while time is taken
    for cards in (8, 13):
        for game, options, number, trump, side in CASES:
            if cards == 8 or game in {"400", "king"}:
                yield _solved(solver, cards, (game, options, number, trump, side))


def _solved(solver: Solver, cards: int, case: tuple[Any, ...]) -> Row:
    game, options, number, trump, side = case
    values: list[object] = []
    nodes, times = 0, []
    for deal in range(SOLVES):
        position = fixed_deal(game, options, number, trump, deal, cards)
        begun = time.perf_counter()
        solution = solver.solve(position, side, nodes=LIMIT, line=False)
        times.append(time.perf_counter() - begun)
        values.append((tuple(solution.value), sorted((card, tuple(worth)) for card, worth in solution.cards.items())))
        nodes += solution.nodes
    median, worst = sorted(times)[SOLVES // 2] * 1000, max(times) * 1000
    params = {
        "game": f"{game:<14}", "deal": f"{number:<2}", "cards": f"{cards:>2}", "nodes": f"{nodes:>9}",
        "signature": signature(values), "median": f"{median:8.2f}", "most": f"{worst:8.1f}",
    }  # fmt: skip
    figures = {
        "game": game, "deal": number, "cards": cards, "deals": SOLVES, "nodes": nodes, "signature": signature(values),
        "median": median / 1000, "most": worst / 1000,
    }  # fmt: skip
    return Row("solve", params, figures)
