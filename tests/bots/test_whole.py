"""Where few deals fit strong looks at all of them: no dice, no doubt but of what is likely."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

pytest.importorskip("numpy")

import numpy as np

from bots.thinking import deals, walk
from fourkings.players import sample
from fourkings.players.bots import careful, strong
from fourkings.players.bots.flat import Judged
from fourkings.players.bots.strong import choice, endings, pairs, reading, whole
from fourkings.rulebook.cards import members
from fourkings.rulebook.deck import Stream
from fourkings.windows.view import View, view

GAMES = ("quarante", "quarante-1792")


def thrown(number: int) -> Stream:
    return Stream(b"whole", str(number).encode())


def late(game: str, many: int, most: int = whole.MOST) -> Iterator[View]:
    """Endings with a choice and a doubt, with so many deals that fit at the most."""
    for state in deals(game, many):
        for at, _ in walk(careful, state, 0):
            seen = view(at, at.turn)
            if at.stage == "play" and endings.applies(seen) and len(seen.legal) > 1 and 1 < sample.count(seen) <= most:
                yield seen


@pytest.mark.parametrize("game", [*GAMES, "400", "king"])
def test_every_deal_comes_once_with_its_share(game: str) -> None:
    seen = next(
        view(at, at.turn)
        for state in deals(game, 20)
        for at, _ in walk(careful, state, 0)
        if at.stage == "play" and at.tricks and 10 < sample.count(view(at, at.turn)) <= whole.MOST
    )
    found = whole.whole(seen)
    assert found is not None
    assert len({tuple(row) for row in found.worlds.tolist()}) == len(found.worlds) == sample.count(seen)
    assert found.weights.sum() == pytest.approx(1)
    likely = whole.likelihoods(seen, found.worlds[::-1])[::-1]
    assert found.weights == pytest.approx(likely / likely.sum())


def test_more_deals_than_that_are_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = next(late("quarante", 9))
    assert pairs.judge(seen, 1, 10).weights is not None
    monkeypatch.setattr(whole, "MOST", sample.count(seen) - 1)
    drawn = pairs.judge(seen, 1, 10)
    assert drawn.weights is None
    assert len(drawn.values) == 10 // endings.SHARE


@pytest.mark.parametrize("game", GAMES)
def test_the_card_is_the_best_on_the_weighted_mean_whatever_the_dice(game: str) -> None:
    for seen in late(game, 6):
        worlds = sample.every(sample.constraints(seen))
        weights = reading.weights(seen, worlds, reading.history(seen))
        judged = pairs.judge(seen, 1, 2)
        means = (weights[:, None] * judged.values).sum(0) / weights.sum()
        cards = {strong.choose(seen, thrown(number), limit) for number, limit in ((1, None), (2, 2), (3, 50))}
        assert len(cards) == 1
        best = cards.pop()
        assert best in members(seen.hand)
        if best in judged.cards:
            assert means[judged.cards.index(int(best))] == pytest.approx(means.max())


def test_deals_drawn_err_where_all_of_them_do_not(monkeypatch: pytest.MonkeyPatch) -> None:
    """Endings in which a hundred deals drawn choose a card that all that fit, weighed the same, show to be worse."""
    worse = 0
    for seen in late("quarante", 40):
        exact = pairs.judge(seen, 1, 200)
        if len(exact.cards) == 1:
            continue
        means = dict(zip(exact.cards, exact.mean(exact.values), strict=True))
        with monkeypatch.context() as patched:
            patched.setattr(whole, "MOST", 0)
            drawn = {strong.choose(seen, thrown(number)) for number in range(3)}
        here = means[int(strong.choose(seen, thrown(1)))]
        assert all(means[int(card)] <= here + choice.SAME for card in drawn)
        worse += any(means[int(card)] < here - 0.1 for card in drawn)
        if worse > 1:
            return
    pytest.fail(f"only {worse}")


def test_over_all_deals_only_equal_cards_are_left_to_good_sense() -> None:
    seen = next(one for one in late("quarante", 9) if len(strong.judge(one, 1, 50).cards) > 1)
    cards = strong.judge(seen, 1, 50).cards
    plain = careful.choose(seen, thrown(0))
    mine = cards.index(int(plain))
    other = next(place for place in range(len(cards)) if place != mine)
    values = np.zeros((4, len(cards)))
    weights = np.array([0.1, 0.2, 0.3, 0.4])
    assert choice.sensible(seen, Judged(cards, values, weights)) == plain
    values[:, other] = [5, 0, 0, -1]
    assert choice.sensible(seen, Judged(cards, values, weights)) == cards[other]
    assert choice.sensible(seen, Judged(cards, values, np.array([0.1, 0.2, 0.1, 0.6]))) == plain
    assert choice.sensible(seen, Judged(cards, values)) == plain
