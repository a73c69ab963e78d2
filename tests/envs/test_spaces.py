"""What all interfaces share: spaces of frozen numbers that leak nothing, seeds, resets, names of agents, and copies."""

import copy
import hashlib
import pickle
import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("numpy")
pytest.importorskip("pettingzoo", reason="needs the extra envs")

import numpy as np

from cases import CASES, Case, sampled
from fourkings.envs import aec, gymnasium_vector, parallel, spaces, vector
from fourkings.rulebook import games
from fourkings.rulebook.game import apply, legal
from fourkings.rulebook.games import GAMES, UnknownGame, parse_action
from fourkings.rulebook.games._auction import RUNGS, STEPS
from fourkings.rulebook.match import deal_from_secret, from_secret, push
from fourkings.views import view
from tables import redealt

DOCS = Path(__file__).parents[2] / "docs"


def test_actions_are_frozen() -> None:
    assert len(spaces.ACTIONS) == spaces.NUM_ACTIONS == 130
    assert hashlib.sha256("\n".join(spaces.ACTIONS).encode()).hexdigest()[:16] == "da363921bbb9dd60"


@pytest.mark.parametrize("game", GAMES.own.values(), ids=lambda game: game.ID)
def test_numbers_and_actions_lead_to_each_other(game: games.Game) -> None:
    actions = [*games.rules(game).game.CALLS, *(action for action in spaces.LONG)]
    numbers = [spaces.number_of(game, action) for action in actions]
    assert len(set(numbers)) == len(numbers)
    assert [spaces.action_of(game, number) for number in numbers] == actions
    for number in set(range(-2, 132)) - set(numbers):
        with pytest.raises(ValueError, match=r"no call of|from 0 to 129"):
            spaces.action_of(game, number)


def test_blocks_fill_an_observation() -> None:
    first = 0
    for block in spaces.BLOCKS:
        assert block.first == first
        first += int(np.prod(block.shape))
    assert first == spaces.NUM_OBSERVED
    assert [*STEPS, "named", "split"] == list(spaces.STEPS)
    assert spaces.LADDER == RUNGS


def test_the_page_has_every_number() -> None:
    text = (DOCS / "spaces.md").read_text("utf-8")
    for number in (0, 12, 13, 51):
        assert f"{number} " in text
    listed: dict[int, str] = {}
    for first, last, cell in re.findall(r"^\| (\d+)(?: to (\d+))? \|[^|]*\| (.*) \|$", text.partition("## Obs")[0], re.M):
        words = re.findall(r"`(\S+)`", cell)
        calls = [word.replace("R", rung) for rung in RUNGS for word in words] if "each R" in cell else words
        listed |= zip(range(int(first), int(last or first) + 1), calls, strict=True)
    for game, start in spaces.FIRST_CALL.items():
        for number, call in enumerate(GAMES[game].CALLS, start):
            assert listed[number] == call
    for block in spaces.BLOCKS:
        shape = " × ".join(map(str, block.shape))
        assert f"| {block.first} | `{block.name}` | {shape} |" in text
    for version in (spaces.ACTIONS_VERSION, spaces.OBSERVATION_VERSION):
        assert version in text


@pytest.mark.parametrize("case", sampled([case for case in CASES if case.game.ID in GAMES.own]))
def test_hidden_cards_change_no_byte(case: Case) -> None:
    dice = random.Random(str(case))
    match = from_secret(case.rules, dice.randbytes(32))
    changed = 0
    for step in range(330):
        if match.result:
            break
        if match.between_deals:
            match = deal_from_secret(match, bytes(32))
        state = match.state
        if step % (5 if step < 60 else 10) == 0:
            for seat in range(4):
                other = redealt(state, seat, dice)
                changed += other != state
                if seat == state.turn or state.stage == "play":
                    here, there = (spaces.observation(view(deal, seat)) for deal in (state, other))
                    assert here.tobytes() == there.tobytes()
                    assert spaces.mask_of(view(state, seat)).tobytes() == spaces.mask_of(view(other, seat)).tobytes()
        match = push(match, dice.choice(legal(state)))
    assert changed > 20


def test_a_watcher_and_a_game_of_another_package_have_no_observation() -> None:
    state = from_secret(games.rules("king"), bytes(32)).state
    with pytest.raises(ValueError, match="a watcher has no seat"):
        spaces.observation(view(state, None))
    assert not spaces.mask_of(view(state, state.turn + 1 & 3)).any()
    assert apply(state, legal(state)[0]).trick


def test_a_game_goes_by_its_id_wherever_one_is_taken() -> None:
    assert spaces.number_of("king", "+3") == spaces.number_of(GAMES["king"], "+3") == 86
    assert spaces.action_of("400", 65) == "bid:2"
    assert parse_action("king", "pass") == "pass"
    with pytest.raises(UnknownGame, match="there is no game 'whist'"):
        spaces.number_of("whist", "pass")
    with pytest.raises(TypeError, match="a game or its id is needed, such as"):
        spaces.action_of(3, 60)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="'bid:3' is no call of king: its calls are declare:S, "):
        spaces.number_of("king", "bid:3")


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
