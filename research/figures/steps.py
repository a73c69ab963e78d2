"""Steps a second with observation, mask and reward, ours beside the others': `python -m research.figures.steps`.

A step is one action. Ours by number of tables and threads; beside them PettingZoo's loop over our plain rules and, where
they are installed (`research/requirements.txt`), OpenSpiel from Python (its own games and ours, with observation tensors),
pgx on the processor and RLCard. Every row is the best of five runs, by the time that one core worked, so that other work on
the machine counts little. With two threads that is the time of the calling one, which does half of the work and all that is
not shared: what two idle cores would take, but for waking the other. How fast the core is stands below the rows.
"""

import time
from collections.abc import Callable, Iterator
from importlib.util import find_spec

import numpy as np

from fourkings.bench.row import steps_a_second
from fourkings.envs import vector
from fourkings.rulebook.games import GAMES
from research.command import load

RUNS, SECONDS = 5, 0.4
TABLES = 4096
"""Of pgx, which gains by many."""


def measured(step: Callable[[], int], clock: Callable[[], float] = time.process_time) -> float:
    """Return the steps a second; `step` does some and returns their number."""
    step()
    best = 0.0
    for _ in range(RUNS):
        began, many = clock(), 0
        while clock() - began < SECONDS:
            many += step()
        best = max(best, many / (clock() - began))
    return best


def ours(game: str, tables: int, threads: int) -> tuple[float, int]:
    with vector.make(game, tables, threads=threads) as env:
        env.reset(seed=1)

        def step() -> int:
            for _ in range(20):
                env.step(env.by_chance())
            return 20 * tables

        return measured(step, time.thread_time), env.nbytes // tables


def pettingzoo(game: str) -> float:
    from fourkings.envs.aec import env

    tables, dice = env(game), np.random.default_rng(1)
    tables.reset(seed=1)

    def step() -> int:
        for _ in range(100):
            seen, _, ended, cut, _ = tables.last()
            if ended or cut:
                tables.reset()
                continue
            tables.step(int(dice.choice(seen["action_mask"].nonzero()[0])))
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


def pgx(name: str) -> float:
    """Measure pgx on the CPU, compiled for all tables at once as in its own examples."""
    import jax
    import pgx as games

    env = games.make(name)

    @jax.jit
    def stepped(state, key):  # type: ignore[no-untyped-def]
        key, dice, fresh = jax.random.split(key, 3)
        odds = jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))
        chosen = jax.random.categorical(dice, odds, axis=-1)
        return jax.vmap(games.experimental.auto_reset(env.step, env.init))(
            state, chosen, jax.random.split(fresh, TABLES)
        ), key

    now = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), TABLES)), jax.random.PRNGKey(2)

    def step() -> int:
        nonlocal now
        for _ in range(5):
            now = stepped(*now)
        jax.block_until_ready(now[0].observation)
        return 5 * TABLES

    return measured(step)


def rlcard() -> float:
    import rlcard
    from rlcard.agents import RandomAgent

    env = rlcard.make("doudizhu")
    env.set_agents([RandomAgent(env.num_actions) for _ in range(env.num_players)])
    return measured(lambda: sum(len(step) // 2 for step in env.run(is_training=False)[0]))


def others() -> Iterator[tuple[str, float]]:
    """Yield names and speeds of the peers that are installed."""
    if find_spec("pettingzoo"):
        yield "king, PettingZoo's loop over the plain rules", pettingzoo("king")
    if find_spec("pyspiel"):
        for name in ("fourkings_king", "bridge(use_double_dummy_result=false)", "kuhn_poker"):
            yield f"{name}, OpenSpiel from Python", openspiel(name)
    if find_spec("pgx"):
        for name in ("leduc_holdem", "sparrow_mahjong"):
            yield f"{name}, pgx, {TABLES} tables", pgx(name)
    if find_spec("rlcard"):
        yield "doudizhu, RLCard", rlcard()


def main() -> None:
    print(f"load {load():.1f}\n\n| what | steps a second | bytes a table |\n|---|---|---|")
    for game in GAMES.own:
        for tables, threads in ((64, 1), (256, 1), (5000, 1), (5000, 2)):
            speed, size = ours(game, tables, threads)
            print(
                f"| {game}, {tables} tables, {threads} thread{'s' * (threads > 1)} | {speed:,.0f} | {size:,} |", flush=True
            )
    for what, speed in others():
        print(f"| {what} | {speed:,.0f} | |", flush=True)
    print(f"\ncore {steps_a_second() / 1e6:.1f} million")


if __name__ == "__main__":
    main()
