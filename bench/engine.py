"""The engine room against its peers, each in one run on one machine, one thread: writes its section of `RESULTS.md`.

python bench/engine.py [--deals 200]        needs bench/requirements.txt

Times are of the thread's own work, so that a busy machine does less harm; each deal goes to both, one after the other.
"""

from __future__ import annotations

import argparse
import datetime
import os
import platform
import random
import statistics
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np
import pyspiel  # type: ignore[import-not-found]
from endplay.dds import solve_board  # type: ignore[import-not-found]
from endplay.dds.solve import SolveMode  # type: ignore[import-not-found]
from endplay.types import Deal, Denom, Player  # type: ignore[import-not-found]

from fourkings import playout
from fourkings.bench_engine import CASES, fixed_deal
from fourkings.cards import HEARTS, LONG, RANKS, mask, members, name, stronger
from fourkings.kernels import load
from fourkings.solver import Position, Solver
from fourkings.tricks import Contract, Payoff

HEADING = "## Engine room against OpenSpiel and DDS"
RESULTS = Path(__file__).with_name("RESULTS.md")
NATURAL = stronger("AKQJT98765432")
DDS_NAMES = {"♠♥♦♣"[card >> 4] + name(card)[0]: card for card in LONG}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--deals", type=int, default=200)
    given = parser.parse_args()
    section = "\n".join(lines(given.deals)) + "\n"
    print(section)
    write(section)


def lines(deals: int) -> Iterator[str]:
    yield HEADING
    yield ""
    load_now = os.getloadavg()[0]
    yield (
        f"{datetime.date.today()}, {os.cpu_count()} cores ({platform.machine()}, load {load_now:.0f}), Python "
        f"{platform.python_version()}: `python bench/engine.py --deals {deals}`"
    )
    yield ""
    yield "Playouts by chance from the deal, 13 tricks (OpenSpiel: its C++ rollouts, through one search step of its MCTS):"
    yield ""
    yield "| who | playouts a second | times OpenSpiel's spades |"
    yield "|---|---|---|"
    yield from playout_lines()
    yield ""
    yield "Double dummy, milliseconds a deal, every value equal to that of DDS:"
    yield ""
    yield "| work | deals | DDS median / mean | here median / mean | ratio |"
    yield "|---|---|---|---|---|"
    yield from dds_lines(deals)


def best_of(times: int, work: Callable[[], object]) -> float:
    found = []
    for _ in range(times):
        begun = time.thread_time()
        work()
        found.append(time.thread_time() - begun)
    return min(found)


def playout_lines() -> Iterator[str]:
    theirs = {game: rollouts(game) for game in ("spades", "bridge(use_double_dummy_result=false)", "hearts")}
    base = theirs["spades"]
    for game, speed in theirs.items():
        yield f"| OpenSpiel {game.partition('(')[0]} | {speed:,.0f} | {speed / base:.1f} |"
    for game, options, number, trump, _ in CASES:
        if game.startswith("quarante"):
            continue
        speed = ours(fixed_deal(game, options, number, trump, 0))
        under = " with " + ", ".join(options) if options else ""
        yield f"| {game}, deal {number}{under} | {speed:,.0f} | {speed / base:.1f} |"


def rollouts(text: str, many: int = 40_000) -> float:
    game, rng = pyspiel.load_game(text), random.Random(1)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(rng.choice([action for action, _ in state.chance_outcomes()]))
    if text.startswith("bridge"):
        for call in ("1♥", "Pass", "Pass", "Pass"):
            legal = state.legal_actions()
            state.apply_action(next(a for a in legal if state.action_to_string(state.current_player(), a).strip() == call))
    if text == "spades":
        for _ in range(4):
            state.apply_action(state.legal_actions()[3])
    evaluator = pyspiel.RandomRolloutEvaluator(many, 3)

    def work() -> object:
        return pyspiel.MCTSBot(game, evaluator, 1.4, 1, 100, False, 5, False).step(state)

    return many / best_of(5, work)


def ours(position: Position, many: int = 200_000) -> float:
    kernels = load("playout")
    board = np.zeros(kernels.BOARD, np.int64)
    board[:4], board[4] = position.hands, position.leader
    given = (board, playout.terms(position.contract), np.array(position.contract.stronger, np.int64))
    points, room = np.zeros((many, 4), np.int64), np.zeros(8, np.int64)
    kernels.playouts(*given, playout.policy_words(None), room, 1, 0, points[:1])
    return many / best_of(5, lambda: kernels.playouts(*given, playout.policy_words(None), room, 1, 0, points))


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
        pack = rng.sample(LONG, 4 * cards)
        a, b, c, d = (mask(pack[seat::4]) for seat in range(4))
        position = Position(contract, (a, b, c, d), number & 3)
        side = (number & 3, number + 2 & 3)
        deal = Deal("N:" + " ".join(map(holding, position.hands)))
        deal.trump, deal.first = (Denom.hearts if trump else Denom.nt), list(Player)[number & 3]
        begun = time.thread_time()
        found = solver.solve(position, side, line=False) if every else None
        value = found.value if found else solver.value(position, side)
        between = time.thread_time()
        board = solve_board(deal) if every else solve_board(deal, SolveMode.OptimalOne)
        ended = time.thread_time()
        theirs = {DDS_NAMES[str(card)]: many for card, many in board}
        assert value.least == value.most == max(theirs.values()), position
        assert found is None or {card: worth.least for card, worth in found.cards.items()} == theirs, position
        if number:  # the first deal compiles and fills caches
            here.append((between - begun) * 1e3)
            there.append((ended - between) * 1e3)
    medians, means = (statistics.median(there), statistics.median(here)), (statistics.mean(there), statistics.mean(here))
    return (
        f"| {work} | {deals} | {medians[0]:.2f} / {means[0]:.2f} | {medians[1]:.2f} / {means[1]:.2f} | "
        f"{medians[1] / medians[0]:.2f} / {means[1] / means[0]:.2f} |"
    )


def holding(hand: int) -> str:
    """A hand as PBN writes it."""
    suits = ([RANKS[card & 15] for card in members(hand) if card >> 4 == suit] for suit in range(4))
    return ".".join("".join(reversed(suit)) for suit in suits)


def write(section: str) -> None:
    """Put the section in the place of the one before it, or at the end."""
    text = RESULTS.read_text(encoding="utf-8") if RESULTS.exists() else "# Results\n"
    before, found, after = text.partition(HEADING + "\n")
    rest = after.partition("\n## ")
    tail = "\n## " + rest[2] if found and rest[1] else ""
    RESULTS.write_text(before.rstrip("\n") + "\n\n" + section + tail, encoding="utf-8")


if __name__ == "__main__":
    main()
