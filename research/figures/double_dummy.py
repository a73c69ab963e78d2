"""The solver against DDS, and by itself where there is no peer: rows of tables for `engine.py`.

Times are of the thread's own work (of all threads where DDS uses several); each deal goes to both, one after the other.
"""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from endplay.dds import calc_dd_table, solve_board  # type: ignore[import-not-found]
from endplay.dds.solve import SolveMode  # type: ignore[import-not-found]
from endplay.types import Deal, Denom, Player  # type: ignore[import-not-found]

from fourkings.bench.fixed import fixed_deal
from fourkings.players.solver import Position, Solver
from fourkings.rulebook.cards import HEARTS, LONG, RANKS, Mask, mask, members, name, stronger, suit_mask
from fourkings.rulebook.tricks import Contract, Payoff

NATURAL: Final = stronger("AKQJT98765432")
DDS_NAMES: Final = {"♠♥♦♣"[card >> 4] + name(card)[0]: card for card in LONG}
DENOMS: Final = (Denom.spades, Denom.hearts, Denom.diamonds, Denom.clubs)
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
    """Tables of 20 results: five strains, four leaders; ours keeps what it learns from one leader to the next."""
    rng, solver, here, there = random.Random(2026), Solver(), [], []
    for number in range(deals + 1):
        hands = hands_of(rng, 13)
        deal, ours = as_pbn(hands), {}
        begun = time.process_time()
        for suit in range(5):
            contract = Contract(NATURAL, Payoff(trick=1), suit_mask(suit) if suit < 4 else 0)
            ours[suit] = [worth.least for worth in solver.by_leader(Position(contract, hands, 0), (0, 2))]
        between = time.process_time()
        table = calc_dd_table(deal)
        ended = time.process_time()
        for suit, tricks in ours.items():
            for leader, value in enumerate(tricks):
                # DDS asks for the declarer, who sits before the leader, and counts the declarer's side.
                theirs = table[(*DENOMS, Denom.nt)[suit], list(Player)[leader + 3 & 3]]
                assert theirs == (13 - value if leader & 1 == 0 else value), hands
        if number:
            here.append((between - begun) * 1e3)
            there.append((ended - between) * 1e3)
    return ratios("13 cards, table of 20 results", here, there)


def quarante_lines(deals: int) -> Iterator[str]:
    """Points of full deals of eight tricks."""
    for game in ("quarante", "quarante-1792"):
        solver, times, nodes = Solver(), [], 0
        for number in range(deals + 1):
            time_, _ = timed(solver.value, fixed_deal(game, {}, 1, "H", number), (0, 2))
            if number:
                times.append(time_)
                nodes += solver.nodes
        yield f"| {game} | {deals} | {' | '.join(spread(times))} | {nodes // deals:,} |"


def type_lines(deals: int) -> Iterator[str]:
    """Every type of deal that is played one against three; the one is each seat in turn."""
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
    """How long a call took, in milliseconds, and what it gave."""
    begun = time.thread_time()
    result = work(*given)
    return (time.thread_time() - begun) * 1e3, result


def spread(times: Sequence[float]) -> list[str]:
    """Median, mean, 90th percentile and most."""
    tenth = sorted(times)[int(len(times) * 0.9)]
    return [f"{figure:.2f}" for figure in (statistics.median(times), statistics.mean(times), tenth, max(times))]


def holding(hand: int) -> str:
    """A hand as PBN writes it."""
    suits = ([RANKS[card & 15] for card in members(hand) if card >> 4 == suit] for suit in range(4))
    return ".".join("".join(reversed(suit)) for suit in suits)
