"""Where few deals fit strong looks at all of them: no dice, no doubt but of what is likely."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

pytest.importorskip("numpy")

import numpy as np

from bots.thinking import deals, walk
from fourkings import sampling
from fourkings.bots import careful, strong
from fourkings.bots.strong import recipe
from fourkings.bots.strong.belief import Belief, draw, enumerate_deals, resample, weigh
from fourkings.bots.strong.games import quarante, recipe_of
from fourkings.bots.strong.recipe import Recipe
from fourkings.rulebook.cards import members
from fourkings.rulebook.deck import Stream
from fourkings.views import View, view

GAMES = ("quarante", "quarante-1792")
MAX_DEALS = quarante.BELIEF.most


def looking_at(most: int) -> Recipe:
    """The recipe of Quarante where so many deals are looked at one by one."""
    return replace(quarante.MODERN, belief=replace(quarante.BELIEF, most=most))


def thrown(number: int) -> Stream:
    return Stream(b"whole", str(number).encode())


def late(game: str, many: int, most: int = MAX_DEALS) -> Iterator[View]:
    """Endings with a choice and a doubt, with so many deals that fit at the most."""
    for state in deals(game, many):
        for at, _ in walk(careful, state, 0):
            seen = view(at, at.turn)
            if (
                at.stage == "play"
                and quarante.SOLVED.applies(seen)
                and len(seen.legal) > 1
                and 1 < sampling.count(seen) <= most
            ):
                yield seen


@pytest.mark.parametrize("game", [*GAMES, "400", "king"])
def test_every_deal_comes_once_with_its_share(game: str) -> None:
    seen = next(
        view(at, at.turn)
        for state in deals(game, 20)
        for at, _ in walk(careful, state, 0)
        if at.stage == "play" and at.tricks and 10 < sampling.count(view(at, at.turn)) <= MAX_DEALS
    )
    belief = recipe_of(seen.rules).belief
    enumerated = enumerate_deals(belief, seen)
    assert enumerated is not None
    assert len({tuple(row) for row in enumerated.samples.tolist()}) == len(enumerated.samples) == sampling.count(seen)
    assert enumerated.weights.sum() == pytest.approx(1)
    likely = weigh(belief, seen, enumerated.samples[::-1])[::-1]
    assert enumerated.weights == pytest.approx(likely / likely.sum())


def test_more_deals_than_that_are_drawn() -> None:
    seen = next(late("quarante", 9))
    assert strong.judge(seen, 1, 10).weights is not None
    drawn = recipe.judge(looking_at(sampling.count(seen) - 1), seen, 1, 10)
    assert drawn.weights is None
    assert len(drawn.values) == 10 // quarante.SOLVED.share


@pytest.mark.costly
@pytest.mark.parametrize("game", GAMES)
def test_the_card_is_the_best_on_the_weighted_mean_whatever_the_dice(game: str) -> None:
    for seen in late(game, 6):
        weights = weigh(quarante.BELIEF, seen, sampling.all_deals(sampling.constraints(seen)))
        judged = strong.judge(seen, 1, 2)
        means = (weights[:, None] * judged.values).sum(0) / weights.sum()
        cards = {strong.choose(seen, thrown(number), limit) for number, limit in ((1, None), (2, 2), (3, 50))}
        assert len(cards) == 1
        best = cards.pop()
        assert best in members(seen.hand)
        if best in judged.cards:
            assert means[judged.cards.index(int(best))] == pytest.approx(means.max())


def test_resampling_takes_each_as_often_as_its_weight_asks() -> None:
    weights, deals = np.array([1.0, 0.0, 2.0, 5.0, 0.0]), np.repeat(np.arange(300)[:, None], 4, 1)
    assert np.bincount(resample(deals[:5], weights, 80)[:, 2], minlength=5).tolist() == [10, 0, 20, 50, 0]
    assert (np.diff(resample(deals, np.ones(300), 100)[:, 0]) == 3).all()


def test_without_evidence_deals_are_drawn_as_they_come() -> None:
    seen = next(late("quarante", 9))
    plain = sampling.Deals(sampling.constraints(seen)).draw(3, 20)
    assert (draw(Belief(), seen, 3, 20) == plain).all()
    assert (weigh(Belief(), seen, plain) == 1).all()
