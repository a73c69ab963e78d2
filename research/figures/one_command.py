"""Are the nets that one command teaches as good as those that ship? Strong by the recipe of packages against strong itself.

python -m research.figures.one_command GAME FILE [OPTIONS]

FILE is what `fourkings teach GAME --out FILE` has written of one of the five games. Strong that has the recipe of a game
from a package, with the nets of FILE, and strong as it ships play each kind of deals in every seating, in points a deal.
"""

import argparse
from datetime import date
from pathlib import Path
from typing import Final, NamedTuple

from fourkings.arena import deals, interval, mean_text
from fourkings.arena.processes import spread
from fourkings.bots import strong
from fourkings.bots.strong import recipe
from fourkings.bots.strong.games import default
from fourkings.cli._progress import progress
from fourkings.rulebook import games
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import Action, Rules
from fourkings.rulebook.games import GAMES
from fourkings.views import View
from research import command
from research.figures.left_out import by, from_file

HEADING: Final = "## Nets by one command, beside those that ship"


class Task(NamedTuple):
    """One deal, and the file of the nets."""

    rules: Rules
    kind: str
    file: Path
    secret: bytes
    number: int


class Taught:
    """Strong by the recipe of a game from a package."""

    NAME, VERSION = "strong", strong.VERSION

    def choose(self, seen: View, rng: Stream, limit: int | None = None) -> Action:
        seed = rng.below(1 << 62)
        return seen.legal[0] if len(seen.legal) == 1 else recipe.decide(default.TAUGHT, seen, seed, limit or strong.WORLDS)


def points(task: Task) -> float:
    """Return the points of the file's nets against those that ship, in one deal."""
    with by(from_file(task.rules.game.ID, task.file)):
        return deals.edge(task.rules, task.kind, Taught(), strong, task.secret, task.number % 4).points


def row(rules: Rules, kind: str, given: argparse.Namespace) -> str:
    secrets = (deals.secret_of(kind, given.seed, number, given.seeds) for number in range(given.deals))
    tasks = (Task(rules, kind, given.file, secret, number) for number, secret in enumerate(secrets))
    asked = progress(spread(points, tasks, given.processes), total=given.deals, unit="deals", name=kind)
    return f"| `{rules.game.ID}` | {kind} | {given.deals} | {mean_text(interval(list(asked)), 2)} |"


def main() -> None:
    parser = command.parser(__doc__, deals=100, seed=0, seeds=..., processes=..., write=...)
    parser.add_argument("game", choices=GAMES.own)
    parser.add_argument("file", type=Path)
    given = parser.parse_args()
    rules = games.rules(GAMES[given.game])
    rows = [row(rules, kind, given) for kind in deals.kinds(rules)]
    section = "\n".join([
        HEADING, "",
        f"{date.today()}, strong version {strong.VERSION}: `fourkings teach {given.game} --out NETS.npz`, then "
        f"`python -m research.figures.one_command {given.game} NETS.npz --deals {given.deals} --seed {given.seed} "
        f"--seeds {given.seeds}`.",
        "Points a deal of strong by these nets and the recipe of a package, against strong as it ships.", "",
        "| game | deal | deals | points |", "|---|---|---|---|", *rows, "",
    ])  # fmt: skip
    command.publish(section, HEADING, given.write)


if __name__ == "__main__":
    main()
