"""Single deals of every kind: A against B on the same cards in every seating, the way to judge a playout or a search.

What `fourkings match GAME A B --deals` says of one game, for many.

python -m research.studies.deals A B [OPTIONS]

A bot may be one from outside (`docs/engines.md`), such as an earlier strong (`docs/measuring.md`). `--stop` ends a kind
once the sequential test is sure, and prints its verdict. `--beside` has C play the same deals against B, and prints what
it gains and by how much A gains more.
"""

import argparse
import time
from collections.abc import Iterator, Sequence

from fourkings.arena import DEVELOP, Sequential, deals, interval, mean_text
from fourkings.bots import Bot, title
from fourkings.engines import find
from fourkings.rulebook import games
from fourkings.rulebook.games import GAMES
from research import command
from research.kinds import KINDS


def edge(kind: str, a: Bot, b: Bot, seed: int, number: int, seeds: str = DEVELOP) -> float:
    """Return A's points beyond the mean of the table, or beyond the other side's, over all seatings of one deal."""
    game, named = KINDS[kind]
    secret = deals.secret_of(kind, seed, number, seeds)
    return deals.edge(games.rules(GAMES[game]), named, a, b, secret, number % 4).points


def lines(a: Bot, b: Bot, kinds: Sequence[str], given: argparse.Namespace) -> Iterator[str]:
    for kind in kinds:
        begun, test, gains, others = time.process_time(), Sequential(), list[float](), list[float]()
        for number in range(given.sets):
            gains.append(edge(kind, a, b, given.seed, number, given.seeds))
            if given.beside:
                others.append(edge(kind, find(given.beside), b, given.seed, number, given.seeds))
            if test.add(gains[-1]) != "open" and given.stop:
                break
        remark = f"   {test.verdict}" if given.stop else ""
        if others:
            more = [gain - other for gain, other in zip(gains, others, strict=True)]
            remark += f"   {title(find(given.beside))} {mean_text(interval(others), 2)}"
            remark += f", beyond it {mean_text(interval(more), 2)}"
        took = f"{time.process_time() - begun:.0f} s"
        yield f"{kind:<24} {mean_text(interval(gains), 2):>16}   {len(gains)} sets, {took}{remark}"


def main() -> None:
    parser = command.parser(__doc__, kinds=KINDS, sets=100, seed=1, seeds=..., stop=False, beside=str)
    parser.add_argument("a")
    parser.add_argument("b")
    given = parser.parse_args()
    for line in lines(find(given.a), find(given.b), given.kinds, given):
        print(line, flush=True)


if __name__ == "__main__":
    main()
