"""Full deals that cost, one seat against three: how many the solver values exactly within a number of nodes.

python -m research.figures.costs [OPTIONS]

A row for each type of deal of King and of Le Jeu du Roi in which taking costs. Nodes are the same on every machine; the
values of all deals, where all are exact, are told by a signature, so that two versions can be compared.
"""

import statistics
import time
from typing import Final

from fourkings.bench.speed import fixed_deal, signature
from fourkings.solver import Solver
from research import command

FIRST: Final = 1000
"""The number of the first deal: not those that the bench is measured on."""
KINDS: Final = tuple((game, number) for game in ("king", "jeu-du-roi") for number in range(1, 7))


def row(solver: Solver, game: str, number: int, cards: int, deals: int, nodes: int) -> str:
    """Return the row of one type of deal; each seat in turn plays against three."""
    searched, times, values, exact = [], [], [], 0
    for deal in range(FIRST, FIRST + deals):
        position = fixed_deal(game, {}, number, None, deal, cards)
        begun = time.thread_time()
        worth = solver.value(position, (deal & 3,), nodes)
        times.append(time.thread_time() - begun)
        searched.append(solver.nodes)
        values.append(tuple(worth))
        exact += worth.exact
    said = signature(values) if exact == deals else "–"
    cells = (
        f"{game} {number}", deals, f"{exact / deals:.0%}", f"{statistics.median(searched):,.0f}",
        f"{statistics.mean(searched):,.0f}", f"{statistics.median(times):.2f}", f"{max(times):.2f}", said,
    )  # fmt: skip
    return f"| {' | '.join(map(str, cells))} |"


def main() -> None:
    given = command.parser(__doc__, cards=13, deals=20, nodes=2_000_000, bits=20).parse_args()
    solver = Solver(given.bits)
    solver.value(fixed_deal("king", {}, 1, None, FIRST, 3), (0,))  # so that nothing is compiled while time is taken
    print("| deal | deals | exact | nodes: median | mean | seconds: median | most | values |")
    print("|---|---|---|---|---|---|---|---|")
    for game, number in KINDS:
        print(row(solver, game, number, given.cards, given.deals, given.nodes), flush=True)


if __name__ == "__main__":
    main()
