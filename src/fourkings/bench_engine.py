"""Benchmarks of the engine room: playouts and the solver on fixed deals, with signatures that no mere speed-up moves."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Iterator, Mapping
from typing import Any, Final

from fourkings import positions
from fourkings.cards import mask
from fourkings.deck import Stream
from fourkings.games import GAMES
from fourkings.kernels import load
from fourkings.options import Rules, rules
from fourkings.solver import Position, Solver
from fourkings.tricks import Contract

PLAYOUTS: Final = 200_000
SOLVES: Final = 20
CASES: Final = (
    ("quarante", {}, 1, "H", (0, 2)),
    ("quarante-1792", {}, 1, "H", (0, 2)),
    ("400", {}, 1, None, (0, 2)),
    *(("jeu-du-roi", {}, number, None, (0,)) for number in (1, 2, 3, 4, 5, 6, 7)),
    ("king", {"king_of_hearts_duty": "when_void"}, 5, None, (0,)),
    ("king", {"must_trump": "on"}, 7, "S", (0,)),
    ("king", {}, 8, None, (0,)),
)
"""Game, options, number of the deal, trump and side."""


def bench_playout() -> Iterator[str]:
    """Playouts by chance from the deal, one core: each case's sum of points, and playouts a second."""
    import numpy as np

    from fourkings import playout

    kernels = load("playout")
    for game, options, number, trump, _ in CASES:
        position = fixed_deal(game, options, number, trump, 0)
        board = np.zeros(kernels.BOARD, np.int64)
        board[:4], board[4] = position.hands, position.leader
        given = (board, playout.terms(position.contract), np.array(position.contract.stronger, np.int64))
        points = np.zeros((PLAYOUTS, 4), np.int64)
        best = 1e9
        for _ in range(3):
            points[:] = 0
            begun = time.perf_counter()
            kernels.playouts(*given, playout.policy_words(None), np.zeros(8, np.int64), 1, 0, points)
            best = min(best, time.perf_counter() - begun)
        signature = _signature(points.sum(0).tolist())
        yield (
            f"playout {game:<14} deal {number:<2}  {PLAYOUTS} playouts  signature {signature}  "
            f"{PLAYOUTS / best:9,.0f} playouts/s"
        )


def bench_solve() -> Iterator[str]:
    """Values of full deals and of all cards at eight each, one core: nodes, values and time."""
    solver = Solver()
    _solved(solver, 8, CASES[2])  # so that nothing is compiled while time is taken
    for cards in (8, 13):
        for game, options, number, trump, side in CASES:
            if cards == 8 or game in {"400", "king"}:
                yield _solved(solver, cards, (game, options, number, trump, side))


def _solved(solver: Solver, cards: int, case: tuple[Any, ...]) -> str:
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
    return (
        f"solve {game:<14} deal {number:<2} {cards:>2} cards  nodes {nodes:>9}  signature {_signature(values)}  "
        f"{median:8.2f} ms median  {worst:8.1f} ms most"
    )


LIMIT: Final = 2_000_000


def _signature(what: object) -> str:
    return hashlib.sha256(repr(what).encode()).hexdigest()[:12]


def fixed_deal(
    game: str, options: Mapping[str, object], number: int, trump: str | None, deal: int, cards: int = 13
) -> Position:
    """A fixed deal of a game, its hands cut down to so many cards."""
    made: Rules = rules(GAMES[game], options=options)
    contract: Contract = positions.contract_of(made, number, trump)
    pack = list(made.game.pack(made))
    dice = Stream(hashlib.sha256(f"bench solve {game} {deal}".encode()).digest(), b"bench")
    for left in range(len(pack), 1, -1):
        other = dice.below(left)
        pack[left - 1], pack[other] = pack[other], pack[left - 1]
    held = min(cards, len(pack) // 4)
    a, b, c, d = (mask(pack[seat * held : (seat + 1) * held]) for seat in range(4))
    return Position(contract, (a, b, c, d), deal & 3)
