"""Full deals, as `fourkings solve` is asked them: how many are exact within its limit of nodes, and how long they take.

python -m research.figures.solve [OPTIONS]

A row for each game and kind of deal, with all cards in hand, every legal card valued and a line of best play. Partners
stand against partners, in other games one seat against three: `--alone` is how many of those. Times are of the processor.
With fewer than a hundred deals the 99th percentile is the longest.
"""

import statistics
import time
from typing import Final

from fourkings.bench.speed import fixed_deal
from fourkings.solver import NODES, Solver
from research import command

KINDS: Final = (
    ("quarante", 1, "H", True),
    ("quarante-1792", 1, "H", True),
    ("400", 1, None, True),
    *(("jeu-du-roi", number, None, False) for number in range(1, 8)),
    *(("king", number, None, False) for number in range(1, 7)),
    ("king", 7, "S", False),
    ("king", 7, None, False),
)
"""Game, number of the deal, trump, and whether partners play: in King's seventh deal spades are named, then no trump."""
FIRST: Final = 2000
HEADING: Final = "## Full deals, solved"


def row(game: str, number: int, trump: str | None, partners: bool, deals: int, nodes: int) -> str:
    """Return the row of one kind of deal; the side alternates."""
    times, searched, exact, cards, solver = [], [], 0, 0, Solver()
    for deal in range(FIRST, FIRST + deals):
        position = fixed_deal(game, {}, number, trump, deal)
        side = (deal & 1, deal & 1 | 2) if partners else (deal & 3,)
        begun = time.thread_time()
        solution = solver.solve(position, side, nodes)
        times.append(time.thread_time() - begun)
        searched.append(solution.nodes)
        exact += not solution.stopped
        cards = position.hands[0].bit_count()
    times.sort()
    named = f"{number}{' in spades' if trump == 'S' else ''}" if not partners else "any"
    late = times[min(deals - 1, int(deals * 0.99))]
    cells = (
        f"`{game}`", named, cards, deals, f"{exact / deals:.0%}", f"{statistics.median(times):.2f}", f"{late:.2f}",
        f"{statistics.median(searched):,.0f}",
    )  # fmt: skip
    return f"| {' | '.join(map(str, cells))} |"


def main() -> None:
    given = command.parser(__doc__, deals=100, alone=12, nodes=NODES, write=...).parse_args()
    Solver().solve(fixed_deal("400", {}, 1, None, FIRST, 3), (0, 2))  # so that nothing is compiled while time is taken
    again = f"`python -m research.figures.solve --deals {given.deals} --alone {given.alone}`"
    lines = [
        HEADING, "",
        f"{command.machine()}, one core, times of the processor in seconds:",
        f"{again}, at most {given.nodes:,} nodes per deal.", "",
        "| game | deal | cards | deals | exact | seconds: p50 | p99 | nodes: p50 |", "|---|---|---|---|---|---|---|---|",
    ]  # fmt: skip
    for game, number, trump, partners in KINDS:
        lines.append(row(game, number, trump, partners, given.deals if partners else given.alone, given.nodes))
    command.publish("\n".join(lines) + "\n", HEADING, given.write)


if __name__ == "__main__":
    main()
