"""The solver against its peers, and by itself where there is no peer: rows of tables, for `engine.py` as well.

python -m research.figures.double_dummy [OPTIONS]    (needs research/requirements.txt)

Values of full deals, and tables of 20 results, beside DDS 2.9. Times are of the thread's own work (of all threads where
DDS uses several); each deal goes to all, one after the other, and they take turns at who begins.

`--macroxue` names a build of a second peer for the tables, github.com/macroxue/bridge-solver (C++, MIT or Apache 2.0):
clone it, run `make` there with g++, and give the path of the program `solver`. It runs once for each deal. Its time is that
of its process, less that of a run which only shows the deal.
"""

import random
import resource
import statistics
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from endplay.dds import calc_dd_table, solve_board  # type: ignore[import-not-found]
from endplay.dds.solve import SolveMode  # type: ignore[import-not-found]
from endplay.types import Deal, Denom, Player  # type: ignore[import-not-found]

from fourkings.bench.speed import fixed_deal
from fourkings.rulebook.cards import HEARTS, LONG, RANKS, Mask, mask, members, name, stronger, suit_mask
from fourkings.rulebook.tricks import Contract, Payoff
from fourkings.solver import Position, Solver
from research import command

NATURAL: Final = stronger("AKQJT98765432")
DDS_NAMES: Final = {"♠♥♦♣"[card >> 4] + name(card)[0]: card for card in LONG}
DENOMS: Final = (Denom.spades, Denom.hearts, Denom.diamonds, Denom.clubs)
STRAINS: Final = (4, 0, 1, 2, 3)
"""The suits in the order in which macroxue's solver prints them; 4 is no trump."""
DECLARERS: Final = (2, 0, 3, 1)
"""Its columns: south, north, west, east. North is seat 0, and the declarer sits before the leader."""
HEADING: Final = "## The solver against DDS and macroxue"
LIMIT: Final = 2_000_000
TYPES: Final = (
    *(("king", number, "S" if number == 7 else None) for number in range(1, 9)),
    *(("jeu-du-roi", number, None) for number in range(1, 8)),
)
"""Every type of deal that is played one against three; in King's deal 7 spades are named, in its deal 8 no trump."""


def hands_of(rng: random.Random, cards: int) -> tuple[Mask, Mask, Mask, Mask]:
    pack = rng.sample(LONG, 4 * cards)
    a, b, c, d = (mask(pack[seat::4]) for seat in range(4))
    return a, b, c, d


def as_pbn(hands: Sequence[Mask]) -> Deal:
    return Deal("N:" + " ".join(map(holding, hands)))


def dds_lines(deals: int) -> Iterator[str]:
    for trump, word in ((HEARTS, "hearts trump"), (0, "no trump")):
        yield compared(f"13 cards, {word}, best value", 13, deals, trump, every=False)
    for cards in (10, 8, 6):
        for trump, word in ((HEARTS, "hearts trump"), (0, "no trump")):
            yield compared(f"{cards} cards, {word}, all cards valued", cards, deals, trump, every=True)


def compared(work: str, cards: int, deals: int, trump: int, every: bool) -> str:
    rng, solver = random.Random(2026), Solver()
    contract = Contract(NATURAL, Payoff(trick=1), trump)
    here, there = [], []
    for number in range(deals + 1):
        position = Position(contract, hands_of(rng, cards), number & 3)
        side = (number & 3, number + 2 & 3)
        deal = as_pbn(position.hands)
        deal.trump, deal.first = (Denom.hearts if trump else Denom.nt), list(Player)[number & 3]
        begun = time.thread_time()
        solution = solver.solve(position, side, line=False) if every else None
        value = solution.value if solution else solver.value(position, side)
        between = time.thread_time()
        board = solve_board(deal) if every else solve_board(deal, SolveMode.OptimalOne)
        ended = time.thread_time()
        theirs = {DDS_NAMES[str(card)]: many for card, many in board}
        assert value.least == value.most == max(theirs.values()), position
        assert solution is None or {card: worth.least for card, worth in solution.cards.items()} == theirs, position
        if number:  # the first deal compiles and fills caches
            here.append((between - begun) * 1e3)
            there.append((ended - between) * 1e3)
    return ratios(work, here, there)


def ratios(work: str, here: Sequence[float], there: Sequence[float]) -> str:
    medians, means = (statistics.median(there), statistics.median(here)), (statistics.mean(there), statistics.mean(here))
    return (
        f"| {work} | {len(here)} | {medians[0]:.2f} / {means[0]:.2f} | {medians[1]:.2f} / {means[1]:.2f} | "
        f"{medians[1] / medians[0]:.2f} / {means[1] / means[0]:.2f} |"
    )


def table_line(deals: int) -> str:
    """Return the row of tables of 20 results beside DDS."""
    times = table_times(deals, 2026, None)
    return ratios("13 cards, table of 20 results", times["here"], times["DDS"])


def table_times(deals: int, seed: int, macroxue: Path | None) -> dict[str, list[float]]:
    """Return the milliseconds of each table of 20 results by solver; check that all tables are equal."""
    rng, solver = random.Random(seed), Solver()
    solvers: dict[str, Callable[[Sequence[Mask]], tuple[Table, float]]] = {
        "here": lambda hands: our_table(hands, solver),
        "DDS": dds_table,
    }
    if macroxue:
        solvers["macroxue"] = lambda hands: macroxue_table(hands, macroxue)
    times: dict[str, list[float]] = {who: [] for who in solvers}
    for number in range(deals + 1):
        hands, tables = hands_of(rng, 13), []
        order = list(solvers)
        for who in order[number % len(order) :] + order[: number % len(order)]:
            table, took = solvers[who](hands)
            tables.append(table)
            times[who] += [took] if number else []  # the first deal compiles and fills caches
        assert all(table == tables[0] for table in tables), hands
    return times


Table = dict[tuple[int, int], int]
"""The tricks of the leader's enemies, who declare, by suit (4: no trump) and leader."""


def our_table(hands: Sequence[Mask], solver: Solver) -> tuple[Table, float]:
    """Solve a table; the solver keeps what it learns from one leader to the next."""
    a, b, c, d = hands
    begun, table = time.process_time(), {}
    for suit in range(5):
        contract = Contract(NATURAL, Payoff(trick=1), suit_mask(suit) if suit < 4 else 0)
        for leader, worth in enumerate(solver.by_leader(Position(contract, (a, b, c, d), 0), (0, 2))):
            table[suit, leader] = worth.least if leader & 1 else 13 - worth.least
    return table, (time.process_time() - begun) * 1e3


def dds_table(hands: Sequence[Mask]) -> tuple[Table, float]:
    deal = as_pbn(hands)
    begun = time.process_time()
    table = calc_dd_table(deal)
    took = (time.process_time() - begun) * 1e3
    tricks = {}
    for suit, denom in enumerate((*DENOMS, Denom.nt)):
        for leader in range(4):
            # DDS asks for the declarer, who sits before the leader, and counts the declarer's side.
            tricks[suit, leader] = table[denom, list(Player)[leader + 3 & 3]]
    return tricks, took


def macroxue_table(hands: Sequence[Mask], program: Path) -> tuple[Table, float]:
    with tempfile.NamedTemporaryFile("w", suffix=".deal") as file:
        north, east, south, west = (" ".join(suit or "-" for suit in holding(hand).split(".")) for hand in hands)
        file.write(f"{north}\n{west}    {east}\n{south}\n")
        file.flush()
        _, start = of_process([program, "-f", file.name, "-o"])
        printed, took = of_process([program, "-i", "-m", "0", "-f", file.name])
    rows = [line.split() for line in printed.splitlines() if line]
    assert [row[0] for row in rows] == list("NSHDC"), printed
    table = {
        (suit, declarer + 1 & 3): int(tricks)
        for suit, row in zip(STRAINS, rows, strict=True)
        for declarer, tricks in zip(DECLARERS, row[1:5], strict=True)
    }
    return table, took - start


def of_process(command: Sequence[str | Path]) -> tuple[str, float]:
    """Run a program; return its output and its CPU milliseconds."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    printed = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return printed, (after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime) * 1e3


def quarante_lines(deals: int) -> Iterator[str]:
    """Yield rows of full deals of eight tricks."""
    for game in ("quarante", "quarante-1792"):
        solver, times, nodes = Solver(), [], 0
        for number in range(deals + 1):
            time_, _ = timed(solver.value, fixed_deal(game, {}, 1, "H", number), (0, 2))
            if number:
                times.append(time_)
                nodes += solver.nodes
        yield f"| {game} | {deals} | {' | '.join(spread(times))} | {nodes // deals:,} |"


def type_lines(deals: int) -> Iterator[str]:
    """Yield a row for each type of deal that is played one against three, by each seat in turn."""
    for game, kind, trump in TYPES:
        solver, small, full, bounded = Solver(), [], [], 0
        for number in range(deals + 1):
            time_, _ = timed(solver.solve, fixed_deal(game, {}, kind, trump, number, 8), (number & 3,), None, False)
            small += [time_] if number else []
        many = max(deals // 4, 1)
        for number in range(many):
            time_, worth = timed(solver.value, fixed_deal(game, {}, kind, trump, number), (number & 3,), LIMIT)
            full.append(time_)
            bounded += not worth.exact
        cells = (*spread(small), many, *spread(full), f"{bounded / many:.0%}")
        yield f"| {game} {kind}{' in spades' if trump else ''} | {' | '.join(map(str, cells))} |"


def timed(work: Callable[..., Any], *given: object) -> tuple[float, Any]:
    """Return the milliseconds of a call, and its result."""
    begun = time.thread_time()
    result = work(*given)
    return (time.thread_time() - begun) * 1e3, result


def spread(times: Sequence[float]) -> list[str]:
    """Return the median, mean, 90th percentile and maximum."""
    tenth = sorted(times)[int(len(times) * 0.9)]
    return [f"{figure:.2f}" for figure in (statistics.median(times), statistics.mean(times), tenth, max(times))]


def holding(hand: int) -> str:
    """Return a hand in PBN."""
    suits = ([RANKS[card & 15] for card in members(hand) if card >> 4 == suit] for suit in range(4))
    return ".".join("".join(reversed(suit)) for suit in suits)


def main() -> None:
    given = command.parser(__doc__, deals=40, seed=39, macroxue=Path, write=...).parse_args()
    options = f"--deals {given.deals} --seed {given.seed}{' --macroxue PATH' if given.macroxue else ''}"
    lines = [
        HEADING, "",
        f"{command.machine()}:",
        f"`python -m research.figures.double_dummy {options}`", "",
        "Double dummy, milliseconds a deal, process time, every value equal:", "",
        "| work | deals | peer | peer: median / mean | here: median / mean | here / peer |", "|---|---|---|---|---|---|",
    ]  # fmt: skip
    times = table_times(given.deals, given.seed, given.macroxue)
    here = times.pop("here")
    lines += [beside(ratios("13 cards, table of 20 results", here, there), peer) for peer, there in times.items()]
    for trump, word in ((HEARTS, "hearts trump"), (0, "no trump")):
        lines += [beside(compared(f"13 cards, {word}, best value", 13, 5 * given.deals, trump, every=False), "DDS")]
    command.publish("\n".join(lines) + "\n", HEADING, given.write)


def beside(row: str, peer: str) -> str:
    """Add a column with the peer's name to a row of `ratios`."""
    cells = row.split(" | ")
    return " | ".join((*cells[:2], peer, *cells[2:]))


if __name__ == "__main__":
    main()
