"""The judge: what it says hangs on what could be known, and on nothing else."""

from dataclasses import replace

import pytest

from cases import few

pytest.importorskip("numpy")

import importlib

from analysis.positions import court, hand, judged, match_of, seen_from
from fourkings import sampling
from fourkings.analysis import judge, review
from fourkings.analysis.action_values import ActionValues, choices, t_widening
from fourkings.analysis.matches import UnfinishedMatch, decision, moments
from fourkings.analysis.verdicts import BLAMED, trick_value, verdict_of
from fourkings.bots.strong.games import recipe_of
from fourkings.records import token
from fourkings.rulebook.games import GAMES, parse_action, rules
from fourkings.views import view

judging = importlib.import_module("fourkings.analysis.judge")  # the package has a function of the same name
WRONG_AND_RIGHT = [
    ("400/queen-is-enough-last", "4D", "QD"),
    ("400/ruff-their-ace", "KS", "5H"),
    ("400/nothing-at-45", "bid:8", "bid:4"),
    ("jeu-du-roi/ace-of-hearts-stays-low", "AH", "4H"),
    ("jeu-du-roi/queen-under-the-ace", "2H", "QH"),
    ("jeu-du-roi/ace-on-a-harmless-trick-last", "2S", "AS"),
    ("king/king-of-hearts-under-the-ace", "2H", "KH"),
    ("king/sell-at-eight", "refuse", "sell"),
    ("king/small-cards-are-negative", "declare:NT", "declare:negative"),
    ("quarante/jack-wins-last", "AH", "JH"),
    ("quarante/four-kings", "KS", "clique:KKKK"),
    ("quarante/ten-under-the-ace-last", "KH", "TH"),
    ("quarante-1792/queen-takes-the-jack-last", "7H", "QH"),
    ("quarante-1792/ruff-twelve-points", "7D", "7S"),
    ("quarante-1792/kings-beat-the-named-queens", "good", "rank:K"),
]


@pytest.mark.parametrize(("name", "wrong", "right"), WRONG_AND_RIGHT, ids=str)
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


LUCK = [
    # the lead of a suit that a partner should hold finds both high cards with the enemy
    ("unlucky", "quarante/king-before-ace", "KH",
     ["8S QH TH 9H JD QC JC", "AH KH 9D 8D TC 9C 8C 7C", "AS QS TS 9S KD QD 7D KC", "KS JS 7S 8H 7H AD TD AC"]),
    ("unlucky", "quarante-1792/discard-a-queen-to-partner", "QC",
     ["JS QH JH TH AD QD JC", "KS QS 9S 8S 9H JD KC", "AS AH KD 7D AC TC 8C", "TS 7S TD 9D 8D QC 9C 7C"]),
    ("unlucky", "400/queen-is-enough-last", "QD",
     ["9S 6S AH KH JH 6H 5H 9D 8D 6D 3C 2C", "5S 2S 8H 7H 4H KD 7D 5D 2D QC 6C 4C",
      "AS JS TS 8S 3S QH TH 9H AC JC TC 7C", "KS QS 7S 4S 3H 2H AD QD 4D KC 9C 8C 5C"]),
    ("unlucky", "jeu-du-roi/ace-of-hearts-stays-low", "4H",
     ["AS 8S 6S KH 7H KD JD TD 8D 3D 2D 3C", "4S 3S 2S AH 4H 2H 6D 5D JC TC 9C 8C 7C",
      "KS QS 9S 7S QH JH 8H QD 9D AC QC 5C 4C", "JS TS 5S TH 6H 5H 3H AD 7D 4D KC 6C 2C"]),
    ("unlucky", "king/ace-of-hearts-stays-low", "4H",
     ["TS 8S 7S 5S KH TH 5H QD 8D 4D KC 4C", "4S 3S 2S AH 4H 2H 6D 5D JC TC 9C 8C 7C",
      "AS KS JS 6S QH 8H 6H 3H KD TD 2D AC 2C", "QS 9S JH 7H AD JD 9D 7D 3D QC 6C 5C 3C"]),
    # the king is led into the ace, but the ace is the partner's
    ("lucky", "quarante/king-is-not-led-into-the-ace", "KH",
     ["KH 8H 7H 9D 8D TC 8C 7C", "AS 9S TH QD JD TD 7D AC", "KS QS 8S AH QH 9H KD QC", "JS TS 7S JH AD KC JC 9C"]),
    ("lucky", "quarante-1792/jack-on-partners-king", "7H",
     ["AS QS JS 9S KD QD QC", "8S AH TH 9H TD 7D KC", "JH 7H 9D 8D TC 9C 8C 7C", "KS TS 7S QH AD JD AC JC"]),
    ("lucky", "400/ruff-their-ace", "KC",
     ["JS QH 8H 7H 2H JD TD 8D 2D AC QC 4C", "KS QS 7S 6S 4S 5H 3H KC 9C 8C 5C 3C 2C",
      "TS 8S 3S AH KH 6H 4H KD QD 4D 3D JC TC", "AS 9S 5S 2S JH TH 9H 9D 7D 6D 5D 7C 6C"]),
    ("lucky", "jeu-du-roi/ace-of-hearts-stays-low", "AH",
     ["8S KH JH 5H KD JD TD 9D 3D AC QC 2C", "4S 3S 2S AH 4H 2H 6D 5D JC TC 9C 8C 7C",
      "KS QS JS 6S TH 8H 6H AD 8D 7D 6C 5C 4C", "AS TS 9S 7S 5S QH 7H 3H QD 4D 2D KC 3C"]),
    ("lucky", "king/ace-of-hearts-stays-low", "AH",
     ["8S KH JH 5H KD JD TD 9D 3D AC QC 2C", "4S 3S 2S AH 4H 2H 6D 5D JC TC 9C 8C 7C",
      "KS QS JS 6S TH 8H 6H AD 8D 7D 6C 5C 4C", "AS TS 9S 7S 5S QH 7H 3H QD 4D 2D KC 3C"]),
]  # fmt: skip


@pytest.mark.parametrize(
    ("word", "name", "action", "hands"), LUCK, ids=lambda value: value if isinstance(value, str) else ""
)
def test_bad_luck_and_good_luck_have_their_words(word: str, name: str, action: str, hands: list[str]):
    state = laid(name, hands)
    judgement = decision(1, 1, state, parse_action(state.rules.game, action))
    assert judgement is not None
    assert judgement.verdict == word
    assert not judgement.blamed
