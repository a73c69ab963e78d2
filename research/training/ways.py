"""Draw the deal results that stand for all deals to come (`ways.json` of `bots/strong/equity`): give the file to write."""

import json
import sys
from pathlib import Path

import numpy as np

from fourkings.bots.strong.equity import FURTHEST, results

WAYS = 400
SEED = 1


def ways(game: str) -> list[list[int]]:
    """Draw the rows of the results for each deal to come, as often as they came."""
    often = np.array([row[-1] for row in results(game)])
    chance = np.random.default_rng(SEED)
    return [chance.choice(len(often), WAYS, p=often / often.sum()).tolist() for _ in range(FURTHEST)]


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(json.dumps({"king": ways("king")}, separators=(",", ":")) + "\n", "utf-8")
