"""Steps a second with observation, mask and reward: ours beside the others', in one run: `python research/steps.py`.

A step is one action. Ours by number of tables and threads; beside them PettingZoo's loop over our plain rules and, where
they are installed, OpenSpiel from Python (its kuhn poker and ours, with observation tensors) and RLCard. Every row is the
median of five runs on this machine, whose load is printed with it.
"""

from __future__ import annotations

import os
import statistics
import time
from collections.abc import Callable
from importlib.util import find_spec

import numpy as np

from fourkings.envs import vector
from fourkings.rulebook.games import GAMES

RUNS, SECONDS = 5, 0.6


def measured(step: Callable[[], int]) -> float:
    """Steps a second: `step` does some and says how many."""
    step()
    found = []
    for _ in range(RUNS):
        began, many = time.perf_counter(), 0
        while time.perf_counter() - began < SECONDS:
            many += step()
        found.append(many / (time.perf_counter() - began))
    return statistics.median(found)


def ours(game: str, tables: int, threads: int) -> tuple[float, int]:
    with vector.make(game, tables, threads=threads) as env:
        env.reset(seed=1)

        def step() -> int:
            for _ in range(20):
                env.step(env.by_chance())
            return 20 * tables

        return measured(step), env.nbytes // tables


def pettingzoo(game: str) -> float:
    from fourkings.envs.aec import env

    made, dice = env(game), np.random.default_rng(1)
    made.reset(seed=1)

    def step() -> int:
        for _ in range(100):
            seen, _, ended, cut, _ = made.last()
            if ended or cut:
                made.reset()
                continue
            made.step(int(dice.choice(seen["action_mask"].nonzero()[0])))
        return 100

    return measured(step)


def openspiel(name: str) -> float:
    import pyspiel

    if name.startswith("fourkings"):
        import fourkings.envs.spiel  # noqa: F401  (registers the games)
    game, dice = pyspiel.load_game(name), np.random.default_rng(1)

    def step() -> int:
        state, many = game.new_initial_state(), 0
        while not state.is_terminal():
            actions = state.legal_actions()
            if not state.is_chance_node():
                state.observation_tensor(state.current_player())
                many += 1
            state.apply_action(int(actions[dice.integers(len(actions))]))
        return many

    return measured(step)


def rlcard() -> float:
    import rlcard
    from rlcard.agents import RandomAgent

    env = rlcard.make("doudizhu")
    env.set_agents([RandomAgent(env.num_actions) for _ in range(env.num_players)])
    return measured(lambda: sum(len(one) // 2 for one in env.run(is_training=False)[0]))


def main() -> None:
    """Prints every row."""
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else float("nan")
    print(f"load {load:.1f}; steps/s with observation, mask and reward")
    for game in GAMES.own:
        for tables, threads in ((256, 1), (4096, 1), (4096, 2)):
            speed, size = ours(game, tables, threads)
            print(f"{game:14} vector, {tables} tables, {threads} thread(s): {speed / 1e6:6.2f} M  ({size} bytes a table)")
    print(
        f"king           PettingZoo's loop: {pettingzoo('king'):,.0f}" if find_spec("pettingzoo") else "no PettingZoo here"
    )
    if find_spec("pyspiel"):
        for name in ("fourkings_king", "python_kuhn_poker", "bridge", "kuhn_poker"):
            print(f"{name:14} OpenSpiel from Python: {openspiel(name):,.0f}")
    if find_spec("rlcard"):
        print(f"doudizhu       RLCard: {rlcard():,.0f}")


if __name__ == "__main__":
    main()
