"""Strong: legal, repeatable, by the view alone, sensible, with reasons; and where everybody plays alone."""

from dataclasses import replace
from typing import Any

import pytest

pytest.importorskip("numpy")

import numpy as np

from bots.positions import EVERY_POSITION, Position
from bots.test_flat import check_good_sense
from bots.thinking import deals, dice, once_each, plays_by_the_rules, walk, without_the_compiler
from cases import few
from fourkings import sampling
from fourkings.bots import careful, strong
from fourkings.bots.evaluation import CardValues
from fourkings.bots.strong import recipe
from fourkings.bots.strong.belief import Belief, Draws, draw, weigh
from fourkings.bots.strong.games import quarante, recipe_of
from fourkings.bots.strong.recipe import Race, Rollout
from fourkings.rulebook.game import Action, Rules
from fourkings.sampling import constraints
from fourkings.solver import solve
from fourkings.views import View, view


@pytest.mark.parametrize("rules", few(once_each(), 20))
def test_always_legal(rules: Rules) -> None:
    plays_by_the_rules(strong, rules, limit=4)


@pytest.mark.costly
@EVERY_POSITION
def test_good_sense(position: Position) -> None:
    check_good_sense(strong, position, strong.WORLDS)


def test_an_ending_is_solved() -> None:
    for at, action in walk(strong, next(deals("quarante", 1)), 20):
        seen = view(at, at.turn)
        if quarante.SOLVED.applies(seen) and sampling.count(seen) == 1 and len(seen.legal) > 1:
            side = (at.turn & 1, at.turn & 1 | 2)
            solution = solve(at, side, line=False)
            assert solution.cards[int(action)].least == solution.value.least


def some_decisions() -> list[Action]:
    return [
        action
        for game, many in (("king", 5), ("400", 6), ("quarante-1792", 21))
        for _, (_, action) in zip(range(many), walk(strong, next(deals(game, 1)), 2), strict=False)
    ]


@pytest.mark.costly
def test_the_same_with_the_compiler_off() -> None:
    assert without_the_compiler("bots.test_strong", "some_decisions") == some_decisions()


@pytest.mark.parametrize("game", ["king", "jeu-du-roi"])
@pytest.mark.parametrize("many", [7, 20])
def test_likely_deals_fit_the_view(game: str, many: int) -> None:
    for state in deals(game, 2):
        for at, _ in walk(careful, state, 0):
            if at.stage != "play":
                continue
            seen = view(at, at.turn)
            known, drawn = constraints(seen), draw(recipe_of(seen.rules).belief, seen, 3, many)
            assert drawn.shape == (many, 4)
            for hands in drawn.tolist():
                assert hands[at.turn] == seen.hand
                assert sum(hands) == sum(at.hands)
                assert [hand.bit_count() for hand in hands] == list(seen.hand_sizes)
                assert all(hand & cannot == 0 for hand, cannot in zip(hands, known.cannot, strict=True))


@pytest.mark.parametrize(
    ("gaps", "rounds"),
    [
        ((0.0, 9.0, 9.0), [(80, 3)]),  # clear at once
        ((0.0, 0.0, 0.0), [(80, 3)]),  # the same in every deal
        ((0.0, 0.01, 9.0), [(80, 3), (80, 2), (160, 2), (80, 2)]),  # close between two, up to the limit
    ],
)
def test_a_race_goes_on_where_the_choice_is_close(gaps: tuple[float, ...], rounds: list[tuple[int, int]]) -> None:
    seen = next(view(at, at.turn) for at in deals("jeu-du-roi", 1))
    cards, played = recipe.undominated(seen, recipe.evaluation.candidates(seen))[:3], []
    noise = np.random.default_rng(1)

    def play(seen: View, samples: Any, among: list[int], seed: int) -> tuple[Any]:
        played.append((len(samples), len(among)))
        behind = [gaps[cards.index(card)] for card in among]
        return (any(gaps) * noise.normal(size=(len(samples), len(among))) - behind,)

    mine = replace(recipe_of(seen.rules), belief=Belief(), rollout=Rollout(play), utility=lambda seen, values: values)
    judged = recipe.compare(mine, Race(80, 400), seen, 1, cards)
    assert (played, judged.values.shape) == (rounds, (sum(deals for deals, _ in rounds), len(judged.cards)))
    assert judged.cards == [card for card, gap in zip(cards, gaps, strict=True) if gap < 1]


@pytest.mark.parametrize("heat", [0.0, 1.0, 3.0])
def test_deals_drawn_in_rounds_are_as_likely_as_those_of_one_sample(heat: float) -> None:
    seen, counts = next(view(at, at.turn) for at in deals("jeu-du-roi", 1)), (20, 20, 40, 80)

    def spades(samples: Any) -> Any:
        return np.array([(row[seen.turn ^ 1] & 0x1FFF).bit_count() for row in samples.tolist()], float)

    belief = Belief((lambda seen, samples: heat * spades(samples),), lambda seen: True, drawn=10)
    rounds, fits = Draws(belief, seen), sampling.Deals(constraints(seen))
    kept = [rounds.draw(seed, count) for seed, count in enumerate(counts)]
    pool = np.concatenate([fits.draw(seed, count * belief.drawn) for seed, count in enumerate(counts)])
    assert len(kept[0]) == counts[0]
    expected = np.average(spades(pool), weights=weigh(belief, seen, pool))
    assert spades(np.concatenate(kept)).mean() == pytest.approx(expected, abs=0.1)


def test_good_sense_prefers_no_second_card_to_the_best_of_a_race() -> None:
    seen = next(view(at, at.turn) for at in deals("jeu-du-roi", 1))
    cards = recipe.undominated(seen, recipe.evaluation.candidates(seen))
    first = careful.choose(replace(seen, legal=tuple(cards)), dice())
    rest = [card for card in cards if card != first]
    second = careful.choose(replace(seen, legal=tuple(rest)), dice())
    best = next(card for card in rest if card != second)
    close = CardValues([best, second], np.array([[1.0, 0.0], [0.0, 0.9]]))
    assert recipe.sensible_card(seen, close, 2.0) == second
    assert recipe.sensible_card(seen, close, 2.0, cards) == best


def test_every_card_is_judged_in_every_deal() -> None:
    for at, _ in walk(careful, next(iter(deals("jeu-du-roi", 1))), 0):
        seen = view(at, at.turn)
        judged = strong.judge(seen, 1, 12)
        assert judged.values.shape == ((12, len(judged.cards)) if len(judged.cards) > 1 else (1, 1))
