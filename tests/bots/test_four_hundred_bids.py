"""400: how often strong says that a bid is made: in deals that are played, and in others than it chose by."""

import numpy as np
import pytest

pytest.importorskip("numpy")

from fourkings.bots import careful, strong
from fourkings.bots.strong.games.four_hundred import bidding
from fourkings.bots.strong.games.four_hundred.normal import normal
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.games.four_hundred import BIDS, value
from fourkings.views import View, view
from rules import table

POOR = "JH 5H KS 7S 4S QD 8D 6D 3D TC 9C 5C 2C"
MANY = 400


def bidding_from(hand: str, bids: str = "", scores: tuple[int, ...] = (0, 0, 0, 0)) -> View:
    seat = len(bids.split())
    hands = tuple(hand if place == seat else "..." for place in range(4))
    state = table.play(table.state("400", hands, dealer=3, scores=scores), bids)
    return view(state, state.turn)


def counted(seen: View, word: str, seed: int, void: bool = False) -> float:
    outlook = dict(bidding.outlooks(seen, seed ^ bidding.AFRESH, MANY))[word]
    won = outlook.tricks[[void or row not in outlook.void(seen) for row in range(MANY)], seen.turn] >= BIDS[word]
    return bidding.calibrated_chance(int(won.sum()), len(won), value(seen.rules, BIDS[word], seen.scores[seen.turn]))


def test_a_bid_is_made_only_in_deals_that_are_played() -> None:
    """The others need twelve tricks between them, or the deal is void: where they bid so much, less is left for two."""
    seen = bidding_from(POOR, scores=(0, 59, 0, 0))
    outlook = dict(bidding.outlooks(seen, 3 ^ bidding.AFRESH, MANY))["bid:2"]
    played = np.array([row not in outlook.void(seen) for row in range(MANY)])
    assert 20 < played.sum() < MANY - 20
    assert (outlook.bids[played].sum(1) >= 14).all()
    assert (outlook.bids[~played].sum(1) < 14).all()
    said = bidding.chances_made(seen, 3, MANY)["bid:2"]
    assert said == counted(seen, "bid:2", 3)
    assert said < counted(seen, "bid:2", 3, void=True)


def test_where_every_deal_is_played_all_count() -> None:
    seen = bidding_from(POOR, "bid:4 bid:4 bid:4")
    said = bidding.chances_made(seen, 3, MANY)
    assert next(iter(said)) == "bid:2"
    assert said["bid:2"] == counted(seen, "bid:2", 3, void=True)


def test_nothing_is_said_of_bids_with_which_the_deal_is_void() -> None:
    seen = bidding_from(POOR, "bid:2 bid:2 bid:3")
    assert min(BIDS[word] for word in bidding.chances_made(seen, 3, 50)) == 4
    assert bidding.choose(seen, 3, MANY) == "bid:2"
    advice = strong.advise(seen, Stream(b"dice", b""))
    assert advice[:2] == ("bid:2", careful.explain(seen, "bid:2")[0])
    assert advice.key == "bid-void"


def test_the_figures_are_not_those_the_bid_was_chosen_by() -> None:
    seen = bidding_from(POOR)
    chosen, other = (next(iter(bidding.outlooks(seen, seed, 50)))[1] for seed in (3, 3 ^ bidding.AFRESH))
    assert (chosen.tricks != other.tricks).any()


def test_what_playouts_are_sure_of_a_table_is_less_sure_of() -> None:
    """Cheap bids are let go for dear ones, and nothing is told beyond what was seen of dear ones."""
    cheap, fair, dear, dearest = (bidding.calibrated_chance(150, 200, worth) for worth in (2, 4, 10, 40))
    assert cheap < fair < 0.75 < dear == dearest < 0.82
    assert 0.9 < bidding.calibrated_chance(200, 200, 2) < 1
    assert 0 < bidding.calibrated_chance(0, 200, 2) < 0.1


def test_no_bid_is_told_to_be_likelier_than_a_smaller_one() -> None:
    said = bidding.chances_made(bidding_from("AH KH QH JH 9H 3H AS KS AD 4C 3C 2D 3S"), 3, MANY)
    assert said["bid:4"] == said["bid:5"] > 0.95  # by what they are worth alone, five would be the likelier
    assert list(said.values()) == sorted(said.values(), reverse=True)


@pytest.mark.parametrize("seed", [0, 5, 123456789012345678, 3 << 60])
def test_luck_is_what_numpy_draws(seed: int) -> None:
    drawn = np.random.Generator(np.random.PCG64(seed)).standard_normal(5000)
    assert np.abs(np.array(normal(seed, 5000)) - drawn).max() < 1e-12
