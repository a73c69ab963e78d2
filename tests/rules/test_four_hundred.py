"""The clauses of the Lebanese 400: FH-1 to FH-11 of docs/rules/400.md.

Where no test says otherwise seat 3 deals, so seat 0 bids and leads first.
"""

from itertools import pairwise

import pytest

from fourkings.rulebook import deck, games, match, options
from fourkings.rulebook.cards import LONG, card
from fourkings.rulebook.game import Reason, Result, State
from fourkings.rulebook.games import four_hundred
from fourkings.rulebook.opening import Opened
from rules.table import legal, opened, play, play_out, refusal, result, state

HIGH_TO_LOW = "AKQJT98765432"
ANY_HANDS = ("...", "...", "...", "...")
ONE_SUIT_EACH = tuple(" ".join(rank + suit for rank in HIGH_TO_LOW) for suit in "SHDC")
"""Seat 1 has the hearts, ruffs the first trick and takes all thirteen."""


def deal(*hands: str, scores: tuple[int, int, int, int] = (0, 0, 0, 0), **house_rules: object) -> State:
    return state("400", hands or ANY_HANDS, dealer=3, scores=scores, **house_rules)


def bid(at: State, *tricks: int) -> State:
    return play(at, [f"{seat}:bid:{number}" for seat, number in enumerate(tricks)])


def bids(at: State) -> list[int]:
    return sorted(int(call.removeprefix("bid:")) for call in legal(at))


def test_FH_1_partners_long_deck_anticlockwise():
    rules = games.rules("400")
    assert four_hundred.GAME.PARTNERS
    assert not four_hundred.GAME.TEAM_SCORES
    assert four_hundred.GAME.pack(rules) == LONG
    assert len(LONG) == 52
    assert not four_hundred.GAME.is_clockwise(rules)


@pytest.mark.parametrize(("higher", "lower"), list(pairwise(HIGH_TO_LOW)))
def test_FH_1_rank_in_plain_suits(higher, lower):
    at = bid(deal(f"{lower}C", f"{higher}C", "AS", "KS"), 3, 3, 3, 3)
    assert play(at, f"{lower}C {higher}C AS KS").tricks[0].winner == 1
    at = bid(deal(f"{higher}C", f"{lower}C", "AS", "KS"), 3, 3, 3, 3)
    assert play(at, f"{higher}C {lower}C AS KS").tricks[0].winner == 0


@pytest.mark.parametrize(("higher", "lower"), list(pairwise(HIGH_TO_LOW)))
def test_FH_1_hearts_are_always_trump(higher, lower):
    at = bid(deal("AC", f"{lower}H", f"{higher}H", "KC"), 3, 3, 3, 3)
    assert play(at, f"AC {lower}H {higher}H KC").tricks[0].winner == 2
    at = bid(deal("AC", f"{higher}H", f"{lower}H", "KC"), 3, 3, 3, 3)
    assert play(at, f"AC {higher}H {lower}H KC").tricks[0].winner == 1


def test_FH_2_highest_card_drawn_deals():
    assert opened("400", "9H 2S TC 8D").dealer == 2
    assert opened("400", "KH 2S TC AD").dealer == 3


def test_FH_3_one_card_then_two_at_a_time_from_the_seat_after_the_dealer():
    packets = four_hundred.GAME.packets(games.rules("400"))
    assert packets == (1, 2, 2, 2, 2, 2, 2)
    hands = deck.hands(range(52), 1, packets)
    assert hands[2] == (0, 4, 5, 12, 13, 20, 21, 28, 29, 36, 37, 44, 45)
    assert hands[3] == (1, 6, 7, 14, 15, 22, 23, 30, 31, 38, 39, 46, 47)
    assert hands[0] == (2, 8, 9, 16, 17, 24, 25, 32, 33, 40, 41, 48, 49)
    assert hands[1] == (3, 10, 11, 18, 19, 26, 27, 34, 35, 42, 43, 50, 51)


HANDS_BY_FIRST_CARD = ("AH ...", "7D ...", "QC ...", "2S ...")


@pytest.mark.parametrize("preset", ["classic", "old"])
def test_FH_3_first_card_is_dealt_face_up(preset):
    assert deal(*HANDS_BY_FIRST_CARD, preset=preset).deal.face_up == tuple(map(card, ("AH", "7D", "QC", "2S")))


@pytest.mark.parametrize("house_rules", [{"expose_first": "off"}, {"preset": "jawaker"}])
def test_FH_3_expose_first_off(house_rules):
    assert deal(*HANDS_BY_FIRST_CARD, **house_rules).deal.face_up is None


@pytest.mark.parametrize("dealer", range(4))
def test_FH_4_everyone_bids_once_from_the_seat_after_the_dealer(dealer):
    at = state("400", ANY_HANDS, dealer=dealer)
    order = []
    while at.stage == "calls":
        order.append(at.turn)
        at = play(at, "bid:3")
    assert order == [(dealer + 1) % 4, (dealer + 2) % 4, (dealer + 3) % 4, dealer]


def test_FH_4_no_passing_and_no_bid_above_13():
    at = deal()
    assert bids(at) == [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]
    for word in ("pass", "bid:14", "bid:1", "bid:0"):
        with pytest.raises(ValueError, match="neither a card nor a word"):
            play(at, word)


def test_FH_4_a_bid_need_not_be_above_others():
    at = play(deal(), "bid:13")
    assert bids(at) == [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]
    assert bids(play(at, "bid:2 bid:13")) == [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]


def test_FH_4_no_card_before_the_bidding_is_over():
    at = deal(*HANDS_BY_FIRST_CARD)
    assert refusal(at, "AH") == Reason("FH-4", "bid-first", {"least": 2})
    at = deal(*HANDS_BY_FIRST_CARD, scores=(43, 0, 0, 0))
    assert refusal(at, "AH") == Reason("FH-4", "bid-first", {"least": 4})


def test_FH_4_no_bid_after_the_bidding_is_over():
    at = bid(deal(), 3, 3, 3, 3)
    assert refusal(at, "bid:4") == Reason("FH-4", "bidding-over", {})
    assert not any(call.startswith("bid") for call in legal(at))


SCORES = {2: (-40, -1, 0, 20, 29), 3: (30, 39), 4: (40, 49), 5: (50, 59), 6: (60,), 9: (99,), 10: (100,), 12: (129,)}
SMALLEST_BIDS = [(score, least) for least, scores in {**SCORES, 13: (130, 139)}.items() for score in scores]


@pytest.mark.parametrize(("score", "least"), SMALLEST_BIDS)
def test_FH_5_smallest_bid_is_the_tens_of_ones_own_score(score, least):
    assert bids(deal(scores=(score, 0, 0, 0))) == list(range(least, 14))
    assert bids(play(deal(scores=(0, 0, score, 0)), "bid:2 bid:2")) == list(range(least, 14))


@pytest.mark.parametrize("score", [140, 195, 400])
def test_FH_5_smallest_bid_is_never_above_the_highest(score):
    assert bids(deal(scores=(score, 0, 0, 0))) == [13]


def test_FH_5_a_smaller_bid_is_refused():
    assert refusal(deal(scores=(30, 0, 0, 0)), "bid:2") == Reason(
        "FH-5", "bid-too-small", {"bid": 2, "least": 3, "score": 30}
    )
    at = play(deal(scores=(0, 51, 0, 0)), "bid:2")
    assert refusal(at, "bid:4") == Reason("FH-5", "bid-too-small", {"bid": 4, "least": 5, "score": 51})


@pytest.mark.parametrize(
    ("highest", "own_least"),
    [(-5, 2), (0, 2), (29, 2), (30, 3), (39, 3), (40, 4), (49, 4), (50, 5), (59, 5), (60, 6), (70, 7), (130, 13)],
)
def test_FH_6_smallest_sum_by_the_highest_of_the_four_scores(highest, own_least):
    last = 5  # with two bids of 2 the smallest sum is 9 above the smallest bid of the highest score
    short = bid(deal(scores=(-5, -9, highest, -7)), 2, 2, own_least, last - 1)
    assert short.void
    assert (short.stage, short.points) == ("done", (0, 0, 0, 0))
    enough = bid(deal(scores=(-5, -9, highest, -7)), 2, 2, own_least, last)
    assert not enough.void
    assert enough.stage == "play"


@pytest.mark.parametrize("seat", range(4))
def test_FH_6_the_highest_score_may_be_anybodys(seat):
    scores = [0, 0, 0, 0]
    scores[seat] = 41
    assert bid(deal(scores=tuple(scores)), *(4 if place == seat else 2 for place in range(4))).void
    assert bid(deal(scores=tuple(scores)), *(4 if place == seat else 3 for place in range(4))).stage == "play"


def test_FH_6_a_void_deal_scores_nothing():
    at = bid(deal(scores=(41, -3, 0, 12)), 4, 2, 2, 2)
    assert at.totals == (41, -3, 0, 12)
    assert legal(at) == []
    assert refusal(at, "bid:5").key == "deal-over"
    assert four_hundred.GAME.scoring_clause(at) == "FH-6"


def test_FH_6_the_next_seat_deals_anew_as_often_as_it_takes():
    at = match.Match(games.rules("400"), ("A", "B", "C", "D"), Opened((), (0, 1, 2, 3), dealer=2))
    pack = [LONG[seat::4] for seat in range(4)]
    for number, dealer in [(1, 2), (2, 3), (3, 0), (4, 1), (5, 2)]:
        at = match.next_deal(at, pack)
        assert (at.state.deal.number, at.state.deal.dealer, at.state.turn) == (number, dealer, (dealer + 1) % 4)
        for _ in range(4):
            at = match.apply(at, at.state.turn, "bid:2")
        assert at.state.void
        assert at.between_deals


@pytest.mark.parametrize("dealer", range(4))
def test_FH_7_seat_after_the_dealer_leads_whoever_bid_most(dealer):
    at = play(state("400", ANY_HANDS, dealer=dealer), "bid:2 bid:9 bid:2 bid:2")
    assert (at.stage, at.turn) == ("play", (dealer + 1) % 4)


# Seat 0 takes two of three tricks, seat 1 the third: AS and KS hold, 2C falls to AC.
TWO_AND_ONE = ("AS KS 2C", "2S 3S AC", "4S 5S 3C", "6S 7S 4C")
TWO_AND_ONE_LINE = "AS 2S 4S 6S KS 3S 5S 7S 2C AC 3C 4C"


@pytest.mark.parametrize(
    ("bids", "points"),
    [((2, 2, 4, 4), (2, -2, -4, -4)), ((3, 2, 3, 3), (-3, -2, -3, -3)), ((2, 3, 2, 5), (2, -3, -2, -10))],
)
def test_FH_8_made_from_the_bid_on_lost_below_it(bids, points):
    at = play(bid(deal(*TWO_AND_ONE), *bids), TWO_AND_ONE_LINE)
    assert (at.stage, at.points) == ("done", points)


def test_FH_8_partners_are_not_bound_by_each_other():
    """The seed's own example: A takes five of a bid of four, A's partner two of a bid of three."""
    hands = ("AS KS QS AC KC AD 2H", "2S 3S 4S 2C 3C 2D 3H", "AH KH 5S 4C 5C 3D 4D", "6S 7S 8S 6C 7C 5D 6D")
    at = bid(deal(*hands), 4, 2, 3, 2)
    at = play(at, "AS 2S 5S 6S KS 3S AH 7S KH 5D 2H 3H")  # seat 2 ruffs KS and leads KH
    at = play(at, "4C 6C AC 2C KC 3C 5C 7C QS 4S 3D 8S AD 2D 4D 6D")
    assert [sum(trick.winner == seat for trick in at.tricks) for seat in range(4)] == [5, 0, 2, 0]
    assert at.points == (4, -2, -3, -2)


BELOW_30 = {
    "seed": {2: 2, 3: 3, 4: 4, 5: 10, 6: 12, 7: 14, 8: 16, 9: 27, 10: 40, 11: 41, 12: 42, 13: 43},
    "jawaker": {2: 2, 3: 3, 4: 4, 5: 10, 6: 12, 7: 14, 8: 16, 9: 27, 10: 40, 11: 40, 12: 40, 13: 40},
    "conecta": {2: 2, 3: 3, 4: 4, 5: 10, 6: 12, 7: 14, 8: 16, 9: 27, 10: 30, 11: 44, 12: 48, 13: 52},
    "pagat": {2: 2, 3: 3, 4: 4, 5: 5, 6: 6, 7: 14, 8: 16, 9: 18, 10: 20, 11: 22, 12: 24, 13: 26},
}
FROM_30 = {
    "seed": {3: 3, 4: 4, 5: 5, 6: 6, 7: 7, 8: 16, 9: 27, 10: 40, 11: 41, 12: 42, 13: 43},
    "jawaker": {3: 3, 4: 4, 5: 5, 6: 6, 7: 14, 8: 16, 9: 27, 10: 40, 11: 40, 12: 40, 13: 40},
    "conecta": {3: 3, 4: 4, 5: 10, 6: 12, 7: 14, 8: 16, 9: 27, 10: 30, 11: 44, 12: 48, 13: 52},
    "pagat": {3: 3, 4: 4, 5: 5, 6: 6, 7: 14, 8: 16, 9: 18, 10: 20, 11: 22, 12: 24, 13: 26},
}


@pytest.mark.parametrize("values", BELOW_30)
@pytest.mark.parametrize(
    ("scale", "score"), [*((BELOW_30, score) for score in (-12, 0, 29)), *((FROM_30, score) for score in (30, 39))]
)
def test_FH_9_value_of_a_bid_by_ones_own_score(values, scale, score):
    for tricks, worth in scale[values].items():
        ended = play_out(bid(deal(*ONE_SUIT_EACH, scores=(0, score, 0, 0), values=values), 4, tricks, 4, 4))
        assert ended.points == (-4, worth, -4, -4)
        lost = play_out(bid(deal(*ONE_SUIT_EACH, scores=(score, 0, 0, 0), values=values), tricks, 4, 4, 4))
        assert lost.points == (-worth, 4, -4, -4)


def test_FH_9_value_goes_by_the_score_before_the_deal_and_only_ones_own():
    at = play_out(bid(deal(*ONE_SUIT_EACH, scores=(31, 25, 29, 30)), 5, 5, 5, 5))
    assert at.points == (-5, 10, -10, -5)


def ended(*scores: int, **house_rules: object) -> tuple[int, ...] | None:
    before = (scores[0] - 2, scores[1] + 3, scores[2] - 4, scores[3] + 10)
    outcome = result("400", before, (2, -3, 4, -10), **house_rules)
    assert outcome is None or outcome.scores == scores
    return outcome and outcome.winners


def test_FH_10_one_partner_has_41_and_the_other_more_than_nothing():
    assert ended(41, 0, 1, 0) == (0, 2)
    assert ended(1, 0, 41, 0) == (0, 2)
    assert ended(-20, 41, 30, 1) == (1, 3)
    assert ended(-20, 1, 30, 55) == (1, 3)
    assert ended(41, 0, 41, 0) == (0, 2)


def test_FH_10_40_is_not_enough_even_twice():
    assert ended(40, 40, 40, 40) is None
    assert ended(40, 0, 30, 0) is None


@pytest.mark.parametrize("high", [41, 50, 99])
def test_FH_10_a_player_may_stand_high_while_their_partner_does_not_qualify(high):
    assert ended(high, 0, 0, 0) is None
    assert ended(0, high, 10, -1) is None
    assert ended(high, high, 0, -3) is None


def test_FH_10_partner_floor_not_negative():
    assert ended(41, 0, 0, 0, partner_floor="not_negative") == (0, 2)
    assert ended(41, 0, -1, 0, partner_floor="not_negative") is None
    assert ended(41, 0, 0, 0, partner_floor="positive") is None


def test_FH_10_target():
    assert ended(10, 5, 10, 5, target=11) is None
    assert ended(11, 5, 1, 5, target=11) == (0, 2)
    assert ended(199, 5, 100, 5, target=200) is None
    assert ended(5, 200, 5, 1, target=200) == (1, 3)
    for target in (10, 201):
        with pytest.raises(options.OptionError, match=r"11–200.*FH-10"):
            games.rules("400", options={"target": target})


def test_FH_10_only_after_a_scored_deal():
    at = bid(deal(scores=(41, 0, 5, 0)), 4, 2, 2, 2)
    assert at.void
    assert four_hundred.GAME.result(at) is None


def test_FH_10_the_deal_itself_brings_the_result():
    at = play_out(bid(deal(*ONE_SUIT_EACH, scores=(0, 29, 0, 3)), 2, 6, 2, 2))
    assert at.totals == (-2, 41, -2, 1)
    assert four_hundred.GAME.result(at) == Result((-2, 41, -2, 1), (1, 3))


def test_FH_11_both_teams_at_once_the_higher_total_wins():
    assert ended(41, 45, 10, 3) == (0, 2)
    assert ended(41, 45, 10, 7) == (1, 3)


def test_FH_11_equal_totals_the_higher_single_score_wins():
    assert ended(41, 43, 9, 7) == (1, 3)
    assert ended(7, 9, 43, 41) == (0, 2)


def test_FH_11_all_equal_another_deal():
    assert ended(41, 41, 9, 9) is None
    assert ended(41, 9, 9, 41) is None
