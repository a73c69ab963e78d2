"""Compiled playouts of fixed deals, with signatures that a mere speed-up does not change."""

import time
from collections.abc import Iterator
from typing import Final

import numpy as np

from fourkings import encoding, playout
from fourkings.bench.fixed import CASES, fixed_deal, signature
from fourkings.bench.row import Row
from fourkings.kernels import load

PLAYOUTS: Final = 200_000


def bench() -> Iterator[Row]:
    """Measure random playouts from the deal, one core: each case's sum of points, and playouts a second."""
    kernels = load("playout")
    for game, options, number, trump, _ in CASES:
        position = fixed_deal(game, options, number, trump, 0)
        board = np.zeros(kernels.BOARD, np.int64)
        board[:4], board[4] = position.hands, position.leader
        given = (board, encoding.terms(position.contract), np.array(position.contract.stronger, np.int64))
        points = np.zeros((PLAYOUTS, 4), np.int64)
        best = 1e9
        for _ in range(3):
            points[:] = 0
            begun = time.perf_counter()
            kernels.playouts(*given, playout.policy_words(None), np.zeros(8, np.int64), 1, 0, points)
            best = min(best, time.perf_counter() - begun)
        came = signature(points.sum(0).tolist())
        params = {
            "game": f"{game:<14}", "deal": f"{number:<2}", "playouts": f"{PLAYOUTS}", "signature": came,
            "speed": f"{PLAYOUTS / best:9,.0f}",
        }  # fmt: skip
        figures = {"game": game, "deal": number, "playouts": PLAYOUTS, "signature": came, "seconds": best}
        yield Row("playout", params, figures)
