"""What does PPO of `examples/ppo.py` reach in each game, and what is it worth against the bots of the house?

    python -m research.figures.baselines [GAME …] [OPTIONS]

Each game is learnt from nothing, on one core, and then plays duplicate matches against careful, flat and strong. A game
whose weights lie in the folder already is not learnt a second time.
"""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from fourkings.rulebook.games import GAMES
from research import command

EXAMPLE: Final = Path(__file__).parents[2] / "examples" / "ppo.py"
SETS: Final = {"careful": 100, "flat": 10, "strong": 5}
"""Duplicate sets against each opponent: the slower it thinks, the fewer."""
ONE_CORE: Final = {**os.environ, "OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}


def learn(game: str, minutes: float, seed: int, folder: Path) -> int:
    """Train PPO unless its weights are in the folder; return the number of actions it learnt from."""
    curve = folder / f"ppo-{game}.jsonl"
    if not (folder / f"ppo-{game}.npz").exists() or not curve.exists():
        command = [sys.executable, EXAMPLE, game, "--minutes", str(minutes), "--seed", str(seed), "--folder", folder]
        with curve.with_suffix(".part").open("wb") as lines:
            subprocess.run([str(part) for part in command], check=True, stdout=lines, env=ONE_CORE)
        curve.with_suffix(".part").rename(curve)
    return int(json.loads(curve.read_text(encoding="utf-8").splitlines()[-1])["steps"])


def compare(game: str, opponent: str, sets: int, folder: Path) -> dict[str, Any]:
    """Return the output of `fourkings match` for the trained bot against an opponent."""
    command = [sys.executable, "-m", "fourkings", "match", game, f"{EXAMPLE}:Learned", opponent]
    command += ["--sets", str(sets), "--json", "--quiet", "--processes", "1"]
    done = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True, cwd=folder, env=ONE_CORE)
    answer: dict[str, Any] = json.loads(done.stdout)
    return answer


def rows(game: str, learnt_from: int, minutes: float, folder: Path) -> Iterator[str]:
    for opponent, sets in SETS.items():
        answer = compare(game, opponent, sets, folder)
        won, points = answer["won"], answer["points"]
        cells = (
            f"`{game}`", f"{minutes:g}", f"{learnt_from / 1e6:.1f} million", f"`{opponent}`", answer["sets"],
            f"{won['mean']:.1%} ({100 * won['low']:.1f}-{100 * won['high']:.1f}; fair: {answer['fair']:.0%})",
            f"{points['mean']:+.1f} ± {(points['high'] - points['low']) / 2:.1f}",
        )  # fmt: skip
        yield f"| {' | '.join(map(str, cells))} |"


def main() -> None:
    parser = command.parser(__doc__, minutes=8.0, seed=1, folder=Path("baselines"))
    parser.add_argument("games", nargs="*", default=list(GAMES), metavar="GAME")
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    print("| game | minutes | actions learnt from | against | sets | won | points a match |")
    print("|---|---|---|---|---|---|---|")
    for game in given.games:
        learnt_from = learn(game, given.minutes, given.seed, given.folder)
        for row in rows(game, learnt_from, given.minutes, given.folder):
            print(row, flush=True)


if __name__ == "__main__":
    main()
