"""Draws which ends of deals stand for all where deals are still to come (`ways.json` of `players.bots.strong.equity`).

python -m research.training.ways OUT.json
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import numpy as np

from fourkings.bots.strong.equity import FURTHEST, results

WAYS = 400
SEED = 1


def ways(game: str) -> list[list[int]]:
    """For each of the deals to come the rows of the results, drawn as often as they came."""
    often = np.array([row[-1] for row in results(game)])
    chance = np.random.default_rng(SEED)
    return [chance.choice(len(often), WAYS, p=often / often.sum()).tolist() for _ in range(FURTHEST)]


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(json.dumps({"king": ways("king")}, separators=(",", ":")) + "\n", "utf-8")
