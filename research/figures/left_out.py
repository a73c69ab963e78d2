"""What is strong worth in deals of a contract that its nets were not taught, beside nets that were, and beside none?

python -m research.figures.left_out GAME FILE [OPTIONS]

FILE is what `fourkings teach GAME --leave-out CONTRACT --out FILE` has written. The game is installed with the nets that
its package ships. Deals of that contract, of the list for judging, are played by strong against flat in every seating,
three times: without nets, by those of FILE, and by those that ship. The last two columns compare them deal by deal.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache, lru_cache
from pathlib import Path
from typing import Final
from unittest.mock import patch

from fourkings.arena import ACCEPT, deals, interval, mean_text
from fourkings.arena.processes import spread
from fourkings.bots import find
from fourkings.bots.policies import taught
from fourkings.cli._progress import progress
from fourkings.rulebook import games
from fourkings.rulebook.game import Rules
from fourkings.rulebook.games import GAMES
from research import command

AGAINST: Final = "flat"


@cache
def from_file(game: str, file: Path) -> taught.Nets:
    """Return the nets of a file."""
    return taught.read(file.read_bytes(), GAMES[game])


@contextmanager
def by(nets: taught.Nets | None) -> Iterator[None]:
    """Let strong play by these nets, whatever the package ships."""
    taught.forget()
    with patch.object(taught, "of_game", lru_cache(lambda game: nets)):
        yield
        taught.forget()


def gains(task: tuple[Rules, str, Path, int, int]) -> tuple[float, ...]:
    """Return strong's points against flat in a deal: without nets, by the file's, by those that ship."""
    rules, kind, file, seed, number = task
    secret, points = deals.secret_of(kind, seed, number, ACCEPT), list[float]()
    for nets in (None, from_file(rules.game.ID, file), taught.of_game(rules.game.ID)):
        with by(nets):
            points.append(deals.edge(rules, kind, find("strong"), find(AGAINST), secret, number % 4).points)
    return tuple(points)


def kind_of(rules: Rules, contract: str) -> str:
    """Return the kind of deals that has only this contract."""
    for kind, number in deals.kinds(rules).items():
        if {taught.name_of(each) for each in rules.game.contracts(rules, number).values()} == {contract}:
            return kind
    raise SystemExit(f"no kind of deals of {rules.game.ID} has {contract!r} alone")


def main() -> None:
    parser = command.parser(__doc__, deals=200, seed=0)
    parser.add_argument("game")
    parser.add_argument("file", type=Path)
    given = parser.parse_args()
    rules, contract = games.rules(games.find(given.game)), from_file(given.game, given.file).about["leave_out"]
    if contract is None or taught.of_game(given.game) is None:
        raise SystemExit("FILE wants nets taught with --leave-out, and the package of the game those that ship")
    kind = kind_of(rules, contract)
    tasks = ((rules, kind, given.file, given.seed, number) for number in range(given.deals))
    rows = list(progress(spread(gains, tasks), total=given.deals, unit="deals"))
    none, unseen, whole = (list(column) for column in zip(*rows, strict=True))
    pairs = [[mine - other for mine, other in zip(*two, strict=True)] for two in ((unseen, none), (whole, unseen))]
    cells = [mean_text(interval(column), 2) for column in (none, unseen, whole, *pairs)]
    print(f"| {given.game} {kind} | {given.deals} | " + " | ".join(cells) + " |")


if __name__ == "__main__":
    main()
