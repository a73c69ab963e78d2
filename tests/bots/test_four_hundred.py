"""400: the plan to draw trumps, and the last cards chosen by what each seat can know."""

import pytest

from cases import few

pytest.importorskip("numpy")

import numpy as np

from bots.thinking import deals, walk
from fourkings.bots import careful, policies, strong
from fourkings.bots.strong import belief, recipe
from fourkings.bots.strong.endgame import information_sets
from fourkings.bots.strong.games import four_hundred
from fourkings.bots.strong.games.four_hundred import drawing_trumps, match
from fourkings.rulebook.cards import HEARTS, card, members
from fourkings.rulebook.game import State
from fourkings.views import View, view
from rules import table

LONG = "AH KH QH JH AS KS QS JS TS 9S 8S 2D 2C"


def leading(hand: str, bids: str = "bid:11 bid:2 bid:2 bid:2") -> View:
    state = table.play(table.state("400", (hand, "...", "...", "..."), dealer=3), bids)
    return view(state, state.turn)


@pytest.mark.parametrize(
    ("hand", "applies"),
    [
        (LONG, True),
        ("KH QH JH TH AS KS QS JS TS 9S 8S 2D 2C", False),  # the ace is out
        ("AH KH QH 3S AS KS QS JS TS 9S 8S 2D 2C", False),  # no length
        ("AH KH QH JH TH 9H 8H 7H 6H 5H 4H 3H 2H", False),  # nobody else has any
    ],
)
def test_trumps_are_drawn_from_the_top_and_from_length(hand: str, applies: bool) -> None:
    assert drawing_trumps.applies(leading(hand)) is applies


def test_only_my_own_row_has_the_plan() -> None:
    plain, planned = policies.weights(four_hundred.POLICY, "400"), drawing_trumps.weights(four_hundred.POLICY, 2)
    assert [bool((plain[seat] != planned[seat]).any()) for seat in range(4)] == [False, False, True, False]
    assert (plain == policies.weights(four_hundred.POLICY, "400")).all()


def test_a_plan_counts_where_it_is_clearly_better() -> None:
    rng = np.random.default_rng(1)
    plain = rng.normal(0, 1, (100, 3))
    planned = plain + np.array([1.0, -1.0, 0.0]) + rng.normal(0, 0.01, (100, 3)) - [0, 0, 0.01]
    chosen = recipe.best_plan_values(plain, planned)
    assert (chosen[:, 0] == planned[:, 0]).all()
    assert (chosen[:, 1:] == plain[:, 1:]).all()


def test_with_the_plan_a_long_hand_is_worth_its_tricks() -> None:
    """Four high trumps and seven high spades: a trump first is worth most, and more than losing a trick first."""
    seen = leading(LONG)
    judged = strong.judge(seen, 1, 200)
    means = dict(zip(judged.cards, judged.values.mean(0), strict=True))
    best = max(means, key=means.__getitem__)
    assert HEARTS >> best & 1
    assert means[best] > means[card("2D")] + 1


def last(number: int, cards: int) -> State:
    for at, _ in walk(careful, list(deals("400", number + 1))[number], 0):
        if at.stage == "play" and at.hands[at.turn].bit_count() == cards and len(view(at, at.turn).legal) > 1:
            return at
    pytest.skip("no choice")


@pytest.mark.parametrize("number", few(range(4), 1))
def test_the_last_three_cards_are_chosen_by_what_can_be_known(number: int) -> None:
    seen = view(last(number, 3), last(number, 3).turn)
    judged, likely = strong.judge(seen, 5, 100), four_hundred.RECIPE.belief
    samples, weights = belief.enumerate_deals(likely, seen) or (belief.draw(likely, seen, 5, 100), None)
    expected = information_sets.values(seen, judged.cards, samples, match.objectives(seen), weights=weights)
    assert expected is not None
    assert len(judged.cards) == 1 or judged.values.tolist() == expected.tolist()
    assert set(judged.cards) <= set(members(seen.hand))
