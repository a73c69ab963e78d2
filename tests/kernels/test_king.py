"""King's talk in numbers: to the last word the auctions of the rules, and careful's calls with the compiler and without."""

from typing import Any

import pytest

pytest.importorskip("numpy")

import numpy as np

from fourkings.arena import deals
from fourkings.bots.careful import calls
from fourkings.bots.strong.games.king import auction
from fourkings.encoding import king as encoding
from fourkings.kernels import load
from fourkings.kernels.king.hand_value import NEGATIVE
from fourkings.rulebook import games
from fourkings.rulebook.game import apply
from fourkings.rulebook.options import Value
from fourkings.views import view

k: Any = load("king.bidding")
row: Any = load("king.auction")
RULES: list[dict[str, Value]] = [
    {}, {"deck": 32}, {"must_sell": "on"}, {"free_declaration": "on"}, {"negative_price": "fixed", "split_limit": 3},
    {"auction": "always", "split_limit": "off"}, {"eight_binds": "on", "deck": 32}, {"ultimatum_to": "still_bidding"},
    {"ask_first": "on"}, {"ask_first": "on", "ultimatum_to": "still_bidding"}, {"split_limit": "fewer_than_3_bids"},
]  # fmt: skip


@pytest.mark.costly
@pytest.mark.parametrize("changed", RULES, ids=str)
def test_talk_in_numbers_is_that_of_the_rules(changed: dict[str, Value]) -> None:
    rules = games.rules("king", options=changed)
    row_of_rules = encoding.rules_row(rules)
    for number in range(60):
        state = deals.deal_of_kind(rules, "auction", deals.secret_of("auction", 4, number), number % 4)
        worths = auction.count_hands(rules, np.array([state.hands]))[0]
        seen = view(state, state.turn)
        assert worths[seen.turn].tolist() == calls.king_hand_points(seen)
        talk = encoding.talk_row(seen)
        while state.stage == "calls":
            seen = view(state, state.turn)
            assert talk.tolist() == encoding.talk_row(seen).tolist()
            word = k.choose_call(talk, worths[state.turn], row_of_rules)
            said = calls.choose_king_call(seen)
            assert word == encoding.code(said)
            row.apply_call(talk, word, row_of_rules)
            state = apply(state, said)
        split = state.calls.step == "split"
        assert split == (talk[row.STEP] == row.SPLIT_UP)
        assert split or encoding.KINDS[talk[row.DECLARED]] == state.calls.declared


def test_what_was_said_makes_deals_doubtful() -> None:
    """Whoever passes at once is not taken to hold what careful would have bid with."""
    rules = games.rules("king")
    state = deals.deal_of_kind(rules, "auction", deals.secret_of("auction", 4, 1), 1)
    for word in ("auction", "pass"):
        state = apply(state, word)
    seen = view(state, state.turn)
    hands = np.repeat(np.array([state.hands]), 2, 0)
    strong = 0x1FFF << 16 | 0
    hands[1, state.deal.eldest] = strong  # thirteen hearts
    doubts = np.zeros(2, np.int64)
    worths = auction.count_hands(rules, hands)
    row = encoding.talk_row(seen)
    load("king.inconsistent").doubted(row, seen.turn, worths, encoding.rules_row(rules), row.copy(), doubts)
    assert doubts[1] >= 1


def test_what_is_paid_adds_up() -> None:
    """Of a price with a minus no more tricks are taken over than the dealer has."""
    row_of_rules = encoding.rules_row(games.rules("king"))
    talk = np.full(row.TALK, -1, np.int64)
    talk[row.DEALER], talk[row.BUYER], talk[row.DECLARED], talk[row.PRICE] = 0, 1, NEGATIVE, 7
    assert [row.price_paid(talk, np.array([tricks, 0, 0, 0]), row_of_rules) for tricks in (0, 1, 2, 5)] == [0, 75, 150, 150]
    talk[row.PRICE], talk[row.DECLARED] = 4, 0
    assert row.price_paid(talk, np.array([0, 0, 0, 0]), row_of_rules) == 100
