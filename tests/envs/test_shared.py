"""What all interfaces share: seeds, resets that continue them, names of agents, and copies in mid-match."""

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest

pytest.importorskip("numpy")
pytest.importorskip("pettingzoo", reason="needs the extra envs")

import numpy as np

from fourkings.envs import aec, gymnasium_vector, parallel, vector

MANY: dict[str, Callable[..., Any]] = {"vector": vector.make, "gymnasium": gymnasium_vector.make}
ALONE: dict[str, Callable[..., Any]] = {"aec": aec.env, "parallel": parallel.parallel_env}
COPIES: dict[str, Callable[[Any], Any]] = {"deepcopy": copy.deepcopy, "pickle": lambda env: pickle.loads(pickle.dumps(env))}


def opened(name: str) -> Any:
    return MANY[name]("king", num_envs=3, reward="seat") if name in MANY else ALONE[name]("king")


def cards(env: Any) -> Any:
    return env.hands.tolist() if hasattr(env, "hands") else env.seats.state.hands


@pytest.mark.parametrize("name", [*MANY, *ALONE])
def test_a_reset_without_a_seed_continues_the_seed(name: str) -> None:
    runs = []
    for env in (opened(name), opened(name)):
        dealt = []
        for seed in (5, None, None, 5, None):
            env.reset(seed=seed)
            dealt.append(cards(env))
        runs.append(dealt)
    first, second, third, *again = runs[0]
    assert runs[0] == runs[1]
    assert again == [first, second]
    assert first != second != third
    fresh = [opened(name), opened(name)]
    for env in fresh:
        env.reset()
    assert cards(fresh[0]) != cards(fresh[1])


@pytest.mark.parametrize("name", [*MANY, *ALONE])
def test_a_seed_is_a_whole_number(name: str) -> None:
    env = opened(name)
    for seed in (-1, 1.5, 2**62, "1", True, np.True_):
        with pytest.raises(ValueError, match=r"a seed is a whole number from 0 to 2\*\*62 - 1, not "):
            env.reset(seed=seed)
    env.reset(seed=np.int32(3))
    dealt = cards(env)
    env.reset(seed=3)
    assert cards(env) == dealt


@pytest.mark.parametrize("name", ALONE)
def test_agents_and_deals_that_do_not_exist_are_refused(name: str) -> None:
    env = ALONE[name]("king")
    env.reset(seed=1)
    for ask in (env.observation_space, env.action_space):
        with pytest.raises(ValueError, match="there is no agent 'seat_4': the agents are seat_0, seat_1, seat_2, seat_3"):
            ask("seat_4")
    for max_deals in (0, 1.5, True):
        with pytest.raises(ValueError, match="max_deals is a whole number from 1"):
            ALONE[name]("king", max_deals=max_deals)


def test_the_action_of_the_agent_to_act_is_needed() -> None:
    env = parallel.parallel_env("king")
    env.reset(seed=1)
    with pytest.raises(ValueError, match="an action is a whole number from 0 to 129, not None"):
        env.step({})


@pytest.mark.parametrize("way", COPIES)
@pytest.mark.parametrize("name", ALONE)
def test_a_copy_of_a_match_goes_on_alike_and_alone(name: str, way: str) -> None:
    def step(env: Any, dice: np.random.Generator) -> tuple[Any, ...]:
        agent, legal = f"seat_{env.seats.turn}", env.seats.mask(env.seats.turn).nonzero()[0]
        if not env.agents or (name == "aec" and env.terminations[agent]) or (name == "aec" and env.truncations[agent]):
            env.reset()
            return ()
        action = int(dice.choice(legal))
        env.step(action if name == "aec" else {agent: action})
        return agent, action, env.seats.record()

    env = ALONE[name]("king", "brazil", {"deck": "32"}, reward="result", max_deals=3)
    env.reset(seed=1)
    first, dice = cards(env), np.random.default_rng(2)
    for _ in range(60):
        step(env, dice)
    other = COPIES[way](env)
    before = env.seats.record()
    dice, others_dice = np.random.default_rng(3), np.random.default_rng(3)
    gone = [step(other, others_dice) for _ in range(200)]
    assert env.seats.record() == before
    assert [step(env, dice) for _ in range(200)] == gone
    assert () in gone
    other.reset(seed=1)
    assert cards(other) == first
    assert other.seats.rules == env.seats.rules
    assert (other.seats.reward, other.seats.max_deals) == ("result", 3)


@pytest.mark.parametrize("way", COPIES)
@pytest.mark.parametrize("moved", ["compiled", "plain"])
@pytest.mark.parametrize("name", MANY)
def test_a_copy_of_many_tables_goes_on_alike_and_alone(
    name: str, moved: str, way: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(vector, "MIN_TABLES", 1)
    if moved == "plain":
        monkeypatch.setattr(vector, "FIRST_CALL", {})
    env = MANY[name]("jeu-du-roi", 4, threads=2, opponents="careful", reward="seat", max_deals=3)
    env.reset(seed=1)
    first = env.hands.copy()
    for _ in range(60):
        env.step(env.by_chance())
    other = COPIES[way](env)
    before = [array.copy() for array in env.arrays]
    gone = [[array.copy() for array in (other.step(other.by_chance())[1], *other.arrays)] for _ in range(60)]
    assert all(map(np.array_equal, env.arrays, before))
    for shown in gone:
        assert all(map(np.array_equal, (env.step(env.by_chance())[1], *env.arrays), shown))
    other.reset(seed=1)
    assert np.array_equal(other.hands, first)
    assert (other.threads, other.rules, other.metadata) == (2, env.rules, env.metadata)
    env.close()
    other.close()
