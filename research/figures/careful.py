"""Careful against chance in every game, over duplicate matches: writes its section of `RESULTS.md`.

python -m research.figures.careful [OPTIONS]
"""

from collections.abc import Iterator

from fourkings.arena import bounded, bounded_text, duels, interval, mean_text, share_text
from fourkings.bots import careful
from fourkings.cli._progress import progress
from fourkings.rulebook.games import GAMES, rules
from research import command

HEADING = "## Careful against chance"


def main() -> None:
    given = command.parser(__doc__, matches=400, seed=1).parse_args()
    command.publish("\n".join(lines(given.matches, given.seed)) + "\n", HEADING, write=True)


def lines(matches: int, seed: int) -> Iterator[str]:
    yield from (HEADING, "")
    again = f"python -m research.figures.careful --matches {matches} --seed {seed}"
    yield f"{command.machine()}, careful version {careful.VERSION}: `{again}`"
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
