"""The engine room against its peers, each in one run on one machine, one thread: writes its sections of `RESULTS.md`.

python -m research.figures.engine [OPTIONS]    (needs research/requirements.txt)

Times are of the thread's own work, so that a busy machine does less harm; each deal goes to both, one after the other.
"""

import random
import time
from collections.abc import Callable, Iterator

import numpy as np
import pyspiel  # type: ignore[import-not-found]

from fourkings import encoding, playout
from fourkings.bench.speed import CASES, fixed_deal
from fourkings.kernels import load
from fourkings.records import legal_tokens
from fourkings.rulebook.game import State
from fourkings.rulebook.games import GAMES, rules
from fourkings.rulebook.match import from_secret, push
from fourkings.solver import Position
from research.command import load as load_average
from research.command import machine, parser, publish
from research.figures.double_dummy import LIMIT, dds_lines, quarante_lines, table_line, type_lines


def main() -> None:
    given = parser(__doc__, deals=200).parse_args()
    for heading, body in (
        ("Playouts against OpenSpiel", speed),
        ("The solver against DDS", peer),
        ("The solver alone", alone),
    ):
        when = f"{machine()}: `python -m research.figures.engine --deals {given.deals}`"
        section = "\n".join((f"## {heading}", "", when, "", *body(given.deals))) + "\n"
        publish(section, f"## {heading}", write=True)


def speed(_: int) -> Iterator[str]:
    yield "Playouts by chance from the deal, 13 tricks (OpenSpiel: its C++ rollouts, through one search step of its MCTS):"
    yield ""
    yield "| who | playouts a second | times OpenSpiel's spades |"
    yield "|---|---|---|"
    yield from playout_lines()
    yield ""
    yield threads_line()


def peer(deals: int) -> Iterator[str]:
    yield "Double dummy, milliseconds a deal, every value equal to that of DDS:"
    yield ""
    yield "| work | deals | DDS median / mean | here median / mean | ratio |"
    yield "|---|---|---|---|---|"
    yield from dds_lines(deals)
    yield table_line(max(deals // 4, 1))


def alone(deals: int) -> Iterator[str]:
    yield "Quarante, full deals of eight tricks, the value in points, milliseconds a deal:"
    yield ""
    yield "| game | deals | median | mean | 90 % | most | nodes, mean |"
    yield "|---|---|---|---|---|---|---|"
    yield from quarante_lines(deals)
    yield ""
    yield f"One against three, milliseconds a deal: all cards valued at 8 each; the value at 13, at most {LIMIT:,} nodes:"
    yield ""
    yield "| deal | 8 cards: median | mean | 90 % | most | 13 cards: deals | median | mean | 90 % | most | bounded |"
    yield "|---|---|---|---|---|---|---|---|---|---|---|"
    yield from type_lines(deals)


def best_of(times: int, work: Callable[[], object]) -> float:
    ratios = []
    for _ in range(times):
        begun = time.thread_time()
        work()
        ratios.append(time.thread_time() - begun)
    return min(ratios)


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


def threads_line(pairs: int = 9, many: int = 1_500_000) -> str:
    """Compare two threads with one in wall-clock time, in turn: meaningful on a quiet machine only."""
    state = first_state("400")

    def wall(threads: int) -> float:
        begun = time.perf_counter()
        playout.playouts(state, many, 1, threads=threads)
        return time.perf_counter() - begun

    wall(2)
    ratios = sorted(wall(1) / wall(2) for _ in range(pairs))
    return (
        f"Two threads play {ratios[pairs // 2]:.2f} times as many of the 400 as one (median of {pairs} turns, from "
        f"{ratios[0]:.2f} to {ratios[-1]:.2f}; load {load_average():.1f})."
    )


def first_state(game: str) -> State:
    """Return the first deal of a match at its first lead."""
    match = from_secret(rules(GAMES[game]), bytes(32))
    while match.state.stage == "calls":
        match = push(match, legal_tokens(match.state)[-1])
    return match.state


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
    given = (board, encoding.terms(position.contract), np.array(position.contract.stronger, np.int64))
    points, room = np.zeros((many, 4), np.int64), np.zeros(8, np.int64)
    kernels.playouts(*given, playout.policy_words(None), room, 1, 0, points[:1])
    return many / best_of(5, lambda: kernels.playouts(*given, playout.policy_words(None), room, 1, 0, points))


if __name__ == "__main__":
    main()
