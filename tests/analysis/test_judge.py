"""The judge: what it says hangs on what could be known, and on nothing else."""

from dataclasses import replace

import pytest

from cases import few

pytest.importorskip("numpy")

import importlib
import tomllib
from pathlib import Path
from typing import Any

from analysis.positions import court, hand, judged, match_of, seen_from
from fourkings import sampling
from fourkings.analysis import judge, review
from fourkings.analysis.action_values import ActionValues, choices
from fourkings.analysis.matches import UnfinishedMatch, decision, moments
from fourkings.analysis.verdicts import BLAMED, trick_value, verdict_of
from fourkings.bots.evaluation import t_widening
from fourkings.bots.strong.games import recipe_of
from fourkings.records import token
from fourkings.rulebook.games import GAMES, parse_action, rules
from fourkings.views import view

judging = importlib.import_module("fourkings.analysis.judge")  # the package has a function of the same name
COURT = tomllib.loads(Path(__file__).with_name("court.toml").read_text("utf-8"))


@pytest.mark.parametrize(("name", "wrong", "right"), [(name, *words) for name, words in COURT["wrong_and_right"].items()])
def test_the_court_played_wrongly_is_a_mistake_and_played_rightly_never(name: str, wrong: str, right: str):
    state = court(name)
    seen, game = view(state, state.turn), state.rules.game
    done = judge(seen, parse_action(game, wrong))
    assert done is not None
    assert verdict_of(done, None) in ("mistake", "blunder")
    assert right in [token(action) for action in done.choices[done.best]]
    well = judge(seen, parse_action(game, right))
    assert well is not None
    assert verdict_of(well, None) not in BLAMED
    assert well.loss == 0


def test_a_small_slip_is_an_inaccuracy():
    """Overruffing with the ten where the jack would do it as well costs two points and a half of the eleven of a trick."""
    state = court("quarante/overruff-for-the-queen")
    done = judge(view(state, state.turn), parse_action(state.rules.game, "TS"))
    assert done is not None
    assert verdict_of(done, None) == "inaccuracy"
    assert 0 < done.loss < trick_value(view(state, state.turn)) / 3


def test_early_in_the_400_only_a_loss_of_more_than_a_trick_is_blamed():
    """Of smaller ones a fifth had the wrong sign when they were played on; with four cards in hand nearly none had."""
    state = court("400/draw-trumps-before-the-long-suit")
    done = judge(view(state, state.turn), parse_action(state.rules.game, "8S"))
    assert done is not None
    assert 0 < done.loss < 1.2 * done.trick
    assert verdict_of(done, None) == "unclear"
    recipe = recipe_of(state.rules)
    assert judging.model_error(recipe, 5, 17, 19) > 1 / 2 > judging.model_error(recipe, 4, 17, 19)


def test_a_bid_in_kings_auction_is_blamed_only_where_it_costs_more_than_the_judge_errs_there():
    """Others answer a bid in ways of their own: what was printed of such bids was not borne out by playing on."""
    recipe = recipe_of(rules(GAMES["king"]))
    assert judging.model_error(recipe, 13, "+4", "pass") > 1 > judging.model_error(recipe, 13, 17, 19)
    assert not judging.is_clear(recipe, 33.0, judging.model_error(recipe, 13, "-2", "pass"), 43.6, 7.0)
    assert judging.is_clear(recipe, 33.0, judging.model_error(recipe, 13, "+8", "pass"), 200.0, 7.0)


@pytest.mark.heavy  # a second run is also what the next test makes, in which nothing that the seat sees is another
@pytest.mark.parametrize("game", GAMES.own)
def test_a_second_run_says_the_same(game: str):
    for judgement in judged(game):
        assert judge(seen_from(judgement), judgement.played) == judgement.judged


@pytest.mark.parametrize("game", few(GAMES.own, 2))
def test_hidden_cards_dealt_otherwise_change_the_first_reading_alone(game: str):
    for judgement in judged(game):
        seen = seen_from(judgement)
        for row in sampling.sample(seen, rng=3, n=1):
            other = decision(judgement.deal, judgement.action, sampling.state_in(seen, row), judgement.played)
            assert other is not None
            assert other.judged == judgement.judged
            assert other.surprise == judgement.surprise
            if other.seen == judgement.seen:
                assert other.verdict == judgement.verdict


@pytest.mark.parametrize("game", GAMES.own)
def test_an_action_that_is_forced_or_equal_is_not_judged(game: str):
    forced = equal = 0
    for _, _, state, action in moments(match_of(game), 1):
        seen = view(state, 1)
        if len(seen.legal) == 1:
            forced += 1
            assert judge(seen, action) is None
        elif len(choices(seen)) == 1:
            equal += 1
            assert judge(seen, action) is None
    assert forced
    assert sorted(name for choice in choices(seen) for name in map(str, choice)) == sorted(map(str, seen.legal))


def test_what_comes_to_the_same_whatever_is_played_is_not_judged():
    import numpy as np

    same = ActionValues([1, 2], np.array([[3.0, 3.0], [5.0, 5.0]]), None, None)
    assert same.all_equal()
    assert not same._replace(values=np.array([[3.0, 3.0], [5.0, 4.0]])).all_equal()


def test_copies_of_one_deal_are_one_witness():
    import numpy as np

    rng = np.random.default_rng(1)
    gains = rng.normal(1.0, 2.0, 100)
    values = np.stack([np.repeat(gains, 9), np.zeros(900)], axis=1)
    groups = np.repeat(np.arange(100), 9)
    once = ActionValues([1, 2], values[::9], None, None).gain(0, 1)
    often = ActionValues([1, 2], values, groups, None).gain(0, 1)
    assert often == pytest.approx(once)
    assert ActionValues([1, 2], values, None, None).gain(0, 1)[1] < once[1] / 2
    exact = ActionValues([1, 2], values[:2], None, np.array([0.25, 0.75])).gain(0, 1)
    assert exact == (pytest.approx(0.25 * gains[0] + 0.75 * gains[0]), 0.0)


def test_few_witnesses_prove_little():
    for freedom, bound in ((3, 3.182), (5, 2.571), (10, 2.228), (30, 2.042), (10**6, 1.96)):
        assert 1.96 * t_widening(freedom) == pytest.approx(bound, rel=0.01)


def made_up(monkeypatch: pytest.MonkeyPatch, means: list[float], many: int):  # type: ignore[no-untyped-def]
    """Run `measure` repeatedly on choices of known means, of which the second was played."""
    import numpy as np

    rng, tricks, seen = np.random.default_rng(1), 3.0, seen_from(judged("quarante")[0])
    monkeypatch.setattr(
        judging, "evaluate",
        lambda view, seed, deals: ActionValues(
            [*range(len(means))], rng.normal(means, tricks, (deals, len(means))), None, None
        ),
    )  # fmt: skip
    recipe = replace(recipe_of(seen.rules), model_error=0.0, slope=1.0)
    monkeypatch.setattr(judging, "recipe_of", lambda rules: recipe)
    monkeypatch.setattr(judging, "recommended", lambda view, values: values.best())
    for _ in range(many):
        sets, best = judging.measure(seen, 1, 1.0)
        gains = [choice.gain(best, 1) for choice in sets]
        yield (
            best,
            gains,
            len(sets) > 2 and all(judging.is_clear(recipe, 1.0, recipe.model_error, *gain) for gain in gains[1:]),
        )


def test_nobody_is_blamed_for_the_luck_of_the_deals_that_were_drawn(monkeypatch: pytest.MonkeyPatch):
    verdicts = list(made_up(monkeypatch, [0.0] * 6, 300))
    assert sum(best != 1 for best, _, _ in verdicts) > 150
    assert sum(blamed for *_, blamed in verdicts) == 0


def test_a_printed_loss_picked_nothing(monkeypatch: pytest.MonkeyPatch):
    import numpy as np

    gains = [gains for _, gains, _ in made_up(monkeypatch, [0.4, 0.0], 400) if len(gains) > 2]
    assert len(gains) > 50
    looked, measured, printed = (np.array([row[place][0] for row in gains]) for place in range(3))
    assert looked.mean() > 0.43
    assert measured.mean() > 0.41
    assert abs(printed.mean() - 0.4) < 3 * printed.std() / len(gains) ** 0.5 < 0.05


def test_bad_input_is_a_sentence():
    match = match_of("quarante")
    with pytest.raises(ValueError, match="there is no seat 4"):
        review(match, 4)
    with pytest.raises(UnfinishedMatch, match="the match is not over"):
        review(match, 0, whole=True)
    _, _, state, _ = next(iter(moments(match, 0)))
    with pytest.raises(ValueError, match="not legal"):
        judge(view(state, 0), "bid:4")


def laid(name: str, others: list[str]):  # type: ignore[no-untyped-def]
    """A position of the court with the hidden cards laid so; the hand of the seat to play stays."""
    state = court(name)
    hands = [hand(names) for names in others]
    assert hands[state.turn] == state.hands[state.turn]
    state_then = sampling.state_in(view(state, state.turn), hands)
    assert view(state_then, state.turn) == view(state, state.turn)
    return state_then


@pytest.mark.parametrize("luck", COURT["luck"], ids=lambda luck: f"{luck['word']}-{luck['name']}-{luck['action']}")
def test_bad_luck_and_good_luck_have_their_words(luck: dict[str, Any]):
    state = laid(luck["name"], luck["hands"])
    judgement = decision(1, 1, state, parse_action(state.rules.game, luck["action"]))
    assert judgement is not None
    assert judgement.verdict == luck["word"]
    assert not judgement.blamed
