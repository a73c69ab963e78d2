"""Careful against chance in every game, over duplicate matches: writes its section of `RESULTS.md`.

python -m research.figures.careful [--matches 400] [--seed 1]
"""

from __future__ import annotations

import argparse
import datetime
import os
import platform
from collections.abc import Iterator

from fourkings.arena import bounded, bounded_text, duels, interval, mean_text, share_text
from fourkings.bots import careful
from fourkings.cli._progress import progress
from fourkings.rulebook.games import GAMES, rules
from research.sections import write

HEADING = "## Careful against chance"


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure careful against chance in every game.")
    parser.add_argument("--matches", type=int, default=400, help="duplicate matches a game")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    section = "\n".join(lines(given.matches, given.seed)) + "\n"
    write(section, HEADING)
    print(section)


def lines(matches: int, seed: int) -> Iterator[str]:
    """The section: when, on what, by which command, and a row for each game."""
    yield HEADING
    yield ""
    yield (
        f"{datetime.date.today()}, careful version {careful.VERSION}, {os.cpu_count()} cores ({platform.machine()}), "
        f"Python {platform.python_version()}: `python -m research.figures.careful --matches {matches} --seed {seed}`"
    )
    yield ""
    yield "Every duplicate match is one secret played in all seatings: King and Le Jeu du Roi alone against three,"
    yield "4 matches; the others as a pair, sides changed, 2 matches. Intervals are of 95 % over duplicate matches."
    yield "Points are those beyond the mean of the table or, for pairs, beyond the other side's."
    yield ""
    yield "| game | duplicate matches | matches won | fair | points a match | mean rank |"
    yield "|---|---|---|---|---|---|"
    for game in GAMES.values():
        scores = list(
            progress(duels(rules(game), "careful", "chance", seed, matches), total=matches, unit="set", name=game.ID)
        )
        won, points = bounded([score.won for score in scores]), interval([score.points for score in scores])
        rank = bounded([score.rank for score in scores], 1, 4)
        fair, place = ("50 %", "–") if game.PARTNERS else ("25 %", bounded_text(rank, 2))
        yield f"| `{game.ID}` | {matches} | {share_text(won)} | {fair} | {mean_text(points)} | {place} |"


if __name__ == "__main__":
    main()
