"""The vector environment: equal to the plain rules at every step, for ever the same on any threads, exact in refusals."""

import hashlib
import json
import pickle
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("numpy")

import numpy as np

from cases import CASES, Case, sampled
from fourkings.envs import spaces, vector
from fourkings.kernels.envs import layout as at
from fourkings.records import dumps, loads
from fourkings.records.replay import replay
from fourkings.rulebook.cards import members
from fourkings.rulebook.game import State, apply, start
from fourkings.rulebook.games import GAMES
from fourkings.views import view

OWN = [case for case in CASES if case.game.ID in GAMES.own]
HASHES = Path(__file__).with_name("trajectories.json")


def dealt(env: vector.VectorEnv, table: int, scores: tuple[int, ...], voids: int = 0) -> State:
    words = env._tables.words[table]
    hands = []
    for seat in range(4):
        cards = list(members(int(words[at.DEALT + seat])))
        for shown, place in ((int(words[at.FACE_UP + seat]), 0), (int(words[at.TURNED]), len(cards))):
            if shown in cards:
                cards.remove(shown)
                cards.insert(place, shown)
        hands.append(tuple(cards))
    return start(env.rules, int(words[at.NUMBER]), int(words[at.DEALER]), scores, tuple(hands), voids)


def compare(env: vector.VectorEnv, table: int, state: State, whole: bool) -> None:
    seat, seen = state.turn, view(state, state.turn)
    assert env.arrays.seat[table] == seat
    assert np.array_equal(env.arrays.action_mask[table], spaces.mask_of(seen))
    assert tuple(env._tables.words[table, at.HANDS : at.HANDS + 4]) == state.hands
    if whole:
        here, plain = env.arrays.observation[table], spaces.observation(seen)
        wrong = [(block.name, at_) for block in spaces.BLOCKS for at_ in (block.first,) if not np.array_equal(
            here[at_ : at_ + int(np.prod(block.shape))], plain[at_ : at_ + int(np.prod(block.shape))])]  # fmt: skip
        assert not wrong, f"{wrong}\n{seen}"


def walk(case: Case, steps: int, tables: int, seed: int, look: int) -> None:
    """Both ways side by side; observations are compared at every `look`-th step."""
    rules = case.rules
    empty = (0, 0) if rules.game.TEAM_SCORES else (0, 0, 0, 0)
    with vector.make(case.game, tables, case.preset, {} if case.option is None else {case.option: case.value}) as env:
        env.reset(seed=seed)
        states = [dealt(env, table, empty) for table in range(tables)]
        deals, voids = [1] * tables, [0] * tables
        for step in range(steps):
            for table, state in enumerate(states):
                compare(env, table, state, step % look == table % look)
            chosen = env.by_chance().copy()
            env.step(chosen)
            for table in range(tables):
                state = apply(states[table], spaces.action_of(rules.game, int(chosen[table])))
                rewards, ended = env.arrays.rewards[table], bool(env.arrays.terminations[table])
                cut = bool(env.arrays.truncations[table])
                if state.stage != "done":
                    assert not rewards.any()
                    assert not ended
                else:
                    points = state.points
                    assert points is not None
                    assert tuple(rewards) == tuple(points[seat % len(points)] for seat in range(4)), str(state)
                    result = rules.game.result(state)
                    assert ended == (result is not None)
                    assert cut == (result is None and deals[table] == vector.MAX_DEALS)
                    deals[table] = 1 if ended or cut else deals[table] + 1
                    voids[table] = 0 if ended or cut else voids[table] + state.void
                    state = dealt(env, table, empty if ended or cut else state.totals, voids[table])
                states[table] = state


@pytest.mark.parametrize("case", sampled(OWN))
def test_every_step_is_that_of_the_plain_rules(case: Case) -> None:
    walk(
        case, 700 if case.game.CALLS_PANEL == "auction" else 400, 2, 7, 16
    )  # 65,000 steps with --heavy, and then ten million


@pytest.mark.heavy  # an hour and more: ten million steps in all
@pytest.mark.parametrize("case", OWN, ids=str)
def test_ten_million_steps_are_those_of_the_plain_rules(case: Case) -> None:
    walk(case, 11_000, 16, 11, 200)


@pytest.mark.costly
@pytest.mark.parametrize("game", GAMES.own)
def test_the_result_is_rewarded_where_it_is_asked_for(game: str) -> None:
    with vector.make(game, 8, reward="result", max_deals=30) as env:
        env.reset(seed=3)
        ends = 0
        for _ in range(4000):
            env.step(env.by_chance())
            for table in env.arrays.terminations.nonzero()[0]:
                ends += 1
                total = env.arrays.rewards[table].sum()
                assert total == pytest.approx(2.0 if GAMES[game].PARTNERS else 1.0)
            going = (env.arrays.terminations == 0).nonzero()[0]
            assert not env.arrays.rewards[going].any()
        assert ends or game == "400"  # which chance plays for ever


def trajectory(game: str, threads: int, tables: int = 9, steps: int = 600) -> str:
    digest = hashlib.sha256()
    with vector.make(game, tables, threads=threads) as env:
        env.reset(seed=2026)
        for _ in range(steps):
            chosen = env.by_chance()
            digest.update(chosen.astype("<i8").tobytes())
            env.step(chosen)
            for array in env.arrays:
                digest.update(array.astype(array.dtype.newbyteorder("<")).tobytes())
    return digest.hexdigest()


@pytest.mark.parametrize("threads", [1, 2])
def test_golden_trajectories(threads: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """A change here changes everybody's training: raise the versions of the spaces, or mend what you did."""
    monkeypatch.setattr(vector, "MIN_TABLES", 1)
    golden = json.loads(HASHES.read_text("utf-8"))
    assert {game: trajectory(game, threads) for game in GAMES.own} == golden


@pytest.mark.costly
def test_another_process_shows_the_same() -> None:
    code = "import sys; sys.path.insert(0, sys.argv[1]); import test_vector as t; print(t.trajectory('king', 1))"
    here = Path(__file__).parent
    ran = subprocess.run(
        [sys.executable, "-c", code, str(here)], env=None, capture_output=True, text=True, check=True, cwd=here.parent
    )
    assert ran.stdout.strip() == json.loads(HASHES.read_text("utf-8"))["king"]


def test_an_action_that_is_not_legal_is_refused_and_changes_nothing() -> None:
    with vector.make("400", 3) as env:
        env.reset(seed=1)
        before = env._tables.words.copy()
        chosen = env.by_chance().copy()
        for wrong, said in ((0, "2S"), (77, "no call of 400"), (-1, "from 0 to 129"), (999, "from 0 to 129")):
            with pytest.raises(ValueError, match=f"table 2: seat . may not take action {wrong} .*{said}"):
                env.step(np.array([chosen[0], chosen[1], wrong]))
            assert np.array_equal(env._tables.words, before)


def test_what_cannot_be_is_said_in_a_sentence() -> None:
    with pytest.raises(RuntimeError, match="reset comes before"):
        vector.make("king", 2).step(np.zeros(2, int))
    with pytest.raises(RuntimeError, match="reset comes before"):
        vector.make("king", 2).by_chance()
    wrong: list[tuple[dict[str, Any], str]] = [
        ({"num_envs": 0}, r"num_envs is a whole number from 1 to 2\*\*31 - 1, not 0"),
        ({"num_envs": 2.0}, "num_envs is a whole number from 1"),
        ({"num_envs": 2, "threads": None}, "threads is a whole number from 1"),
        ({"num_envs": 2, "max_deals": 1.5}, "max_deals is a whole number from 1"),
        ({"num_envs": 2, "reward": "money"}, "reward is one of 'points', 'result', 'seat', 'seat-result', not 'money'"),
        ({"num_envs": 2, "opponents": "strong"}, "opponents is one of None, 'chance', 'careful', 'net', not 'strong'"),
        ({"num_envs": 2, "seat": True}, "seat is one of None, 0, 1, 2, 3, not True"),
        ({"num_envs": 2, "seat": 4}, "seat is one of None, 0, 1, 2, 3, not 4"),
        ({"num_envs": 2, "autoreset": "never"}, "autoreset is one of"),
        ({"num_envs": 2, "arrays": vector.Arrays.of(3)}, r"arrays: observation is to be int16 of shape \(2, 797\)"),
        ({"num_envs": 2, "arrays": tuple(vector.Arrays.of(2))}, r"arrays are vector.Arrays, as Arrays.of\(2\) makes them"),
    ]
    for given, said in wrong:
        with pytest.raises(ValueError, match=said):
            vector.make("king", **given)


@pytest.mark.parametrize(
    "actions",
    [[1.0, 2.0], [float("nan"), 1], [1j, 1], [True, False], 1, [1], [1, 2, 3], [[1], [2]], None, ["1", "2"]],
    ids=str,
)
def test_what_is_no_row_of_actions_is_refused_and_changes_nothing(actions: Any) -> None:
    with vector.make("400", 2) as env:
        env.reset(seed=1)
        before = env._tables.words.copy()
        with pytest.raises(ValueError, match=r"actions are 2 whole numbers, one per table, as an array of shape \(2,\)"):
            env.step(actions)
        assert np.array_equal(env._tables.words, before)
        env.step(np.array([65, 65], np.uint8))


def test_arrays_that_are_not_in_rows_are_refused() -> None:
    arrays = vector.Arrays.of(4)
    for wrong in (np.asfortranarray(arrays.observation), np.zeros((4, 2 * 797), np.int16)[:, ::2]):
        with pytest.raises(ValueError, match="observation is to lie row by row"):
            vector.make("king", 4, arrays=arrays._replace(observation=wrong))
    with vector.make("king", 4, arrays=arrays) as env:
        assert env.reset(seed=4)[0]["observation"] is arrays.observation
        assert env.step(env.by_chance())[1] is arrays.rewards


KEPT: list[tuple[str, vector.Opponents | None]] = [
    *((game, None) for game in GAMES.own),
    ("king", "careful"),
    ("400", "net"),
]


@pytest.mark.parametrize(("game", "opponents"), KEPT)
def test_the_match_of_a_table_is_one_that_the_rules_know(game: str, opponents: vector.Opponents | None) -> None:
    env = vector.make(game, 3, opponents=opponents, max_deals=4, autoreset="next_step", keep_actions=True)
    env.reset(seed=4)
    for step in range(400):
        env.step(env.by_chance())
        match = env.match(step % 3)
        state, words = match.state, env._tables.words[step % 3]
        assert state.deal.number == words[at.NUMBER]
        assert state.hands == tuple(words[at.HANDS : at.HANDS + 4])
        if env.arrays.terminations[step % 3]:
            assert match.result is not None
        elif not env.arrays.truncations[step % 3]:
            legal = sorted(spaces.number_of(game, action) for action in view(state, state.turn).legal)
            assert legal == env.arrays.action_mask[step % 3].nonzero()[0].tolist()
    record = loads(dumps(match))
    assert replay(record).state == match.state


def test_a_match_needs_its_actions() -> None:
    env = vector.make("king", 2)
    env.reset(seed=1)
    with pytest.raises(ValueError, match="keep_actions=True"):
        env.match(0)
    with pytest.raises(IndexError, match="there is no table 2: the tables are 0 to 1"):
        env.match(2)


@pytest.mark.parametrize("opponents", [None, "careful"])
def test_a_saved_state_goes_on_alike_here_and_elsewhere(opponents: vector.Opponents | None, tmp_path: Path) -> None:
    def gone(env: vector.VectorEnv, steps: int) -> str:
        sha = hashlib.sha256()
        for _ in range(steps):
            env.step(env.by_chance())
            for array in env.arrays:
                sha.update(array.tobytes())
        return sha.hexdigest()

    env = vector.make("400", 5, opponents=opponents, keep_actions=True)
    env.reset(seed=1)
    gone(env, 30)
    saved = env.get_state()
    first = gone(env, 60)
    seen, info = env.set_state(pickle.loads(pickle.dumps(saved)))
    assert np.array_equal(seen["observation"], saved.arrays.observation)
    assert np.array_equal(info["seat"], saved.arrays.seat)
    with pytest.raises(ValueError, match="its first actions are not known"):
        env.match(0)
    assert gone(env, 60) == first
    (tmp_path / "saved").write_bytes(pickle.dumps(saved))
    code = (
        "import pickle, sys, hashlib\nfrom fourkings.envs import vector\n"
        f"env = vector.make('400', 5, opponents={opponents!r})\n"
        "env.set_state(pickle.loads(open(sys.argv[1], 'rb').read()))\nsha = hashlib.sha256()\n"
        "for _ in range(60):\n    env.step(env.by_chance())\n"
        "    for array in env.arrays:\n        sha.update(array.tobytes())\nprint(sha.hexdigest())"
    )
    ran = subprocess.run([sys.executable, "-c", code, str(tmp_path / "saved")], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == first


def test_many_tables_search_from_one() -> None:
    env, search = vector.make("king", 3), vector.make("king", 8)
    env.reset(seed=2)
    for _ in range(20):
        env.step(env.by_chance())
    seen, _ = search.set_state(env.get_state([1] * 8))
    assert (seen["observation"] == env.arrays.observation[1]).all()
    with pytest.raises(ValueError, match=r"^tables: the state has 3, this environment 8$"):
        search.set_state(env.get_state())
    with pytest.raises(ValueError, match=r"^max_deals: the state has 200, this environment 3$"):
        vector.make("king", 8, max_deals=3).set_state(search.get_state())
