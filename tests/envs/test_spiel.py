"""The games in OpenSpiel: its own tests of an API, its playthroughs, and its algorithms on our games unchanged.

They need the extra `openspiel`, which the tests' environment does not have: `pip install 'four-kings[openspiel]'`.
"""

import copy
import hashlib
import json
import pickle
import re
import unittest
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("numpy")
pytest.importorskip("pyspiel", reason="needs the extra openspiel")

import numpy as np
import pyspiel
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability, generate_playthrough
from open_spiel.python.policy import UniformRandomPolicy

from fourkings.envs import spiel
from fourkings.rulebook.games import GAMES, rules

NAMES = {game.ID: spiel.short_name(game) for game in GAMES.own.values()}
PRESETS = [(game.ID, preset) for game in GAMES.own.values() for preset in game.PRESETS]
PLAYTHROUGHS = Path(__file__).with_name("playthroughs.json")
LATER = {"jeu-du-roi": 5, "king": 9}
"""A deal of each match that is unlike the first."""


def later(game: str, preset: str) -> int:
    """Return a later deal of a match, the last one if it is short."""
    return min(LATER.get(game, 1), len(GAMES[game].deal_titles(rules(game, preset))) or 1)


def checked(base: type, game: str, **more: Any) -> unittest.TestResult:
    case = type("Checked", (base,), {"game_name": game, "game": pyspiel.load_game(game)} | more)
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    assert result.testsRun > 2
    return result


@pytest.mark.parametrize(("game", "preset"), PRESETS)
def test_openspiel_finds_nothing_wrong(game: str, preset: str) -> None:
    for deal in {1, later(game, preset)}:
        loaded = pyspiel.load_game(NAMES[game], {"preset": preset, "deal": deal})
        pyspiel.random_sim_test(loaded, num_sims=1, serialize=False, verbose=False)
        outcome = checked(api_test.EnforceAPIOnPartialTreeBase, f"{NAMES[game]}(preset={preset},deal={deal})")
        assert not [*outcome.failures, *outcome.errors], "\n".join(text for _, text in (*outcome.failures, *outcome.errors))


# Two look up how many states their own games have; one wants sums that differ, which a single ending need not have.
TABLES = ("test_number_of_nodes", "test_game_is_perfect_recall", "test_constant_sum")


@pytest.mark.parametrize("game", GAMES.own)
def test_openspiel_finds_nothing_wrong_in_the_whole_tree_of_an_ending(game: str) -> None:
    name = f"{NAMES[game]}(ending=2,worlds=2)"
    left_out = {test: lambda self: None for test in TABLES}
    outcome = checked(api_test.EnforceAPIOnFullTreeBase, name, **left_out)
    assert not [*outcome.failures, *outcome.errors], "\n".join(text for _, text in (*outcome.failures, *outcome.errors))
    api_test._assert_is_perfect_recall(pyspiel.load_game(name))


@pytest.mark.parametrize(("game", "preset"), PRESETS)
def test_playthroughs(game: str, preset: str) -> None:
    """What OpenSpiel shows of a game stays what it was."""
    golden = json.loads(PLAYTHROUGHS.read_text("utf-8"))
    assert playthrough(game, preset) == golden[f"{game} {preset}"]


def playthrough(game: str, preset: str) -> str:
    played = generate_playthrough.playthrough(
        f"{NAMES[game]}(preset={preset},ending=3,worlds=3,deal={later(game, preset)})", None, alsologtostdout=False, seed=1
    )
    return hashlib.sha256(played.encode()).hexdigest()


def test_cfr_solves_an_ending() -> None:
    """The last two tricks of deal 6, whose last trick costs 20, in three worlds."""
    game = pyspiel.load_game("fourkings_jeu_du_roi", {"deal": 6, "ending": 2, "worlds": 3, "seed": 3})
    before = exploitability.nash_conv(game, UniformRandomPolicy(game))
    solver = cfr.CFRSolver(game)
    for _ in range(12):
        solver.evaluate_and_update_policy()
    after = exploitability.nash_conv(game, solver.average_policy())
    assert before > 1
    assert after < before / 5
    values = expected_game_score.policy_value(game.new_initial_state(), [solver.average_policy()] * 4)
    assert sum(values) == pytest.approx(-20)


@pytest.mark.parametrize("game", GAMES.own)
def test_what_a_player_knows_is_kept_where_hidden_cards_are_drawn_anew(game: str) -> None:
    loaded = pyspiel.load_game(NAMES[game])
    dice = np.random.RandomState(1)
    state = loaded.new_initial_state()
    for step in range(len(loaded.fixed.pack) + 20):
        state.apply_action(int(dice.choice(state.legal_actions())))
        if step > len(loaded.fixed.pack) and not state.is_terminal():
            player = state.current_player()
            other = state.resample_from_infostate(player, dice.random_sample)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.legal_actions() == state.legal_actions()


def test_what_cannot_be_is_said_in_a_sentence() -> None:
    for params, said in (
        ({"deal": 11}, "deal is a whole number from 1 to 10, not 11"),
        ({"ending": 13}, "ending is a whole number from 0 to 12, not 13"),
        ({"dealer": 4}, "dealer is a whole number from 0 to 3, not 4"),
        ({"dealer": -1}, "dealer is a whole number from 0 to 3, not -1"),
        ({"ending": 2, "worlds": 0}, "worlds is a whole number from 1 to"),
        ({"ending": 2, "seed": -1}, "seed is a whole number from 0 to"),
        ({"preset": "house"}, "jeu-du-roi has no preset 'house'"),
    ):
        with pytest.raises(ValueError, match=said):
            pyspiel.load_game("fourkings_jeu_du_roi", params)
    for game in (pyspiel.load_game("fourkings_king", {"deck": "32"}), pyspiel.load_game("fourkings_king(deck='32')")):
        assert len(game.fixed.pack) == 32


@pytest.mark.parametrize("ending", [0, 3])
def test_an_illegal_action_is_refused_and_changes_nothing(ending: int) -> None:
    state = pyspiel.load_game("fourkings_king", {"ending": ending}).new_initial_state()
    seen = set()
    while not state.is_terminal():
        legal = state.legal_actions()
        said = "chance may not take action" if state.is_chance_node() else f"seat {state.current_player()} may not take"
        for action in {0, 51, 52, 129, 130, *state.history()} - set(legal):
            before = state.history(), str(state)
            with pytest.raises(ValueError, match=f"{said}.* {legal[0]}"):
                state.apply_action(action)
            assert (state.history(), str(state)) == before
            seen.add(said[:4])
        state.apply_action(legal[0])
    assert seen == {"chan", "seat"}
    with pytest.raises(ValueError, match="may not take action 0"):
        state.apply_action(0)


def test_a_pickled_and_a_copied_state_go_on_alike_and_alone() -> None:
    game = pyspiel.load_game("fourkings_king", {"deck": "32", "deal": 7, "dealer": 2, "preset": "brazil"})
    state, dice = game.new_initial_state(), np.random.RandomState(1)
    for _ in range(40):
        state.apply_action(int(dice.choice(state.legal_actions())))
    others = [copy.deepcopy(state), pickle.loads(pickle.dumps(state))]
    before = str(state)
    while not state.is_terminal():
        action = int(dice.choice(state.legal_actions()))
        for other in others:
            assert (str(other), other.legal_actions(), other.history()) == (before, state.legal_actions(), state.history())
            other.apply_action(action)
        state.apply_action(action)
        before = str(state)
    assert [other.returns() for other in others] == [state.returns()] * 2
    assert others[1].get_game().fixed.rules == game.fixed.rules


def test_the_block_of_the_page_runs(capsys: pytest.CaptureFixture[str]) -> None:
    text = (Path(__file__).parents[2] / "docs" / "environments.md").read_text("utf-8")
    (block,) = re.findall(r"```python\n(import fourkings.*?)```", text, re.DOTALL)
    exec(block, {})
    assert float(capsys.readouterr().out) < 2
    for parameter in spiel.BEGINNING:
        assert f"`{parameter}`" in text
