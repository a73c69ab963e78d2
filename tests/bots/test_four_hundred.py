"""Strong in the 400: drawing trumps, the last cards, and how often a bid is made."""

import pytest

pytest.importorskip("numpy")

import numpy as np

from bots.thinking import deals, walk
from cases import few
from fourkings.bots import careful, policies, strong
from fourkings.bots.careful import calls as careful_calls
from fourkings.bots.strong import belief
from fourkings.bots.strong.endgame import information_sets
from fourkings.bots.strong.games import four_hundred
from fourkings.bots.strong.games.four_hundred import bidding, drawing_trumps, match
from fourkings.bots.strong.games.four_hundred.normal import normal
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


POOR = "JH 5H KS 7S 4S QD 8D 6D 3D TC 9C 5C 2C"
MANY = 400


def bidding_from(hand: str, bids: str = "", scores: tuple[int, ...] = (0, 0, 0, 0)) -> View:
    seat = len(bids.split())
    hands = tuple(hand if place == seat else "..." for place in range(4))
    state = table.play(table.state("400", hands, dealer=3, scores=scores), bids)
    return view(state, state.turn)


def test_with_a_low_bid_some_deals_are_void() -> None:
    """The others need twelve tricks between them, or the deal is void."""
    seen = bidding_from(POOR, scores=(0, 59, 0, 0))
    outlook = dict(bidding.outlooks(seen, 3, MANY))["bid:2"]
    played = np.array([row not in outlook.void(seen) for row in range(MANY)])
    assert 20 < played.sum() < MANY - 20
    assert (outlook.bids[played].sum(1) >= 14).all()
    assert (outlook.bids[~played].sum(1) < 14).all()


def test_a_void_deal_suits_a_poor_hand() -> None:
    seen = bidding_from(POOR, "bid:2 bid:2 bid:3")
    assert bidding.choose(seen, 3, MANY) == "bid:2"
    assert careful_calls.explain_bid(seen, "bid:2")[1] == ("bid", {"how": "void", "bid": 2, "least": 11})


@pytest.mark.parametrize("seed", [0, 5, 123456789012345678, 3 << 60])
def test_luck_is_what_numpy_draws(seed: int) -> None:
    drawn = np.random.Generator(np.random.PCG64(seed)).standard_normal(5000)
    assert np.abs(np.array(normal(seed, 5000)) - drawn).max() < 1e-12
