"""The clauses of Le Jeu du Roi: JR-1 to JR-9 of docs/rules/jeu-du-roi.md.

Where no test says otherwise seat 3 deals, so seat 0 leads. Short hands make short deals.
"""

import random
from functools import partial
from itertools import pairwise, product

import pytest

from fourkings.rulebook import games
from fourkings.rulebook.cards import LONG, card
from fourkings.rulebook.game import Reason, State, why_not
from fourkings.rulebook.games import jeu_du_roi
from rules import table
from rules.table import legal, opened, play, play_out, refusal, result, state

HIGH_TO_LOW = "AKQJT98765432"
TRUMPS = {7: "C", 8: "D", 9: "H", 10: "S"}


def deal(number: int, *hands: str, **house_rules: object) -> State:
    return state("jeu-du-roi", hands, dealer=3, number=number, **house_rules)


def points_of(number: int, hands: list[str], tokens: str, **house_rules: object) -> tuple[int, ...]:
    at = play(deal(number, *hands, **house_rules), tokens)
    assert at.stage == "done"
    assert at.points is not None
    return at.points


at_random = partial(table.at_random, "jeu-du-roi")


def test_JR_1_each_for_himself_long_deck_clockwise():
    rules = games.rules("jeu-du-roi")
    assert not jeu_du_roi.GAME.PARTNERS
    assert not jeu_du_roi.GAME.TEAM_SCORES
    assert jeu_du_roi.GAME.is_clockwise(rules)
    assert jeu_du_roi.GAME.pack(rules) == LONG
    assert deal(1, *["..."] * 4).totals == (0, 0, 0, 0)


@pytest.mark.parametrize("number", [1, *TRUMPS])
@pytest.mark.parametrize("suit", "SHDC")
def test_JR_1_rank_the_same_in_trumps_and_out(number, suit):
    other = "D" if suit == "C" else "C"  # leaves two hands without the suit and, if it can be, without trumps
    if TRUMPS.get(number) == other:
        other = "S" if suit == "H" else "H"
    for higher, lower in pairwise(HIGH_TO_LOW):
        at = deal(number, f"{lower}{suit}", f"{higher}{suit}", f"2{other}", f"3{other}")
        assert play(at, f"{lower}{suit} {higher}{suit} 2{other} 3{other}").tricks[0].winner == 1
        at = deal(number, f"{higher}{suit}", f"{lower}{suit}", f"2{other}", f"3{other}")
        assert play(at, f"{higher}{suit} {lower}{suit} 2{other} 3{other}").tricks[0].winner == 0


def test_JR_2_lowest_card_drawn_deals():
    assert opened("jeu-du-roi", "9H KS TC 4D").dealer == 3
    assert opened("jeu-du-roi", "AH 2S TC 4D").dealer == 1


def test_JR_2_thirteen_cards_each_one_by_one():
    assert jeu_du_roi.GAME.packets(games.rules("jeu-du-roi")) == (1,) * 13


def test_JR_3_the_seat_after_the_dealer_leads():
    for number, dealer in product(range(1, 11), range(4)):
        at = state("jeu-du-roi", ["..."] * 4, dealer=dealer, number=number)
        assert at.stage == "play"
        assert at.turn == at.leader == (dealer + 1) % 4


@pytest.mark.parametrize("number", range(1, 11))
def test_JR_3_follow_suit(number):
    at = play(deal(number, "QS 2D", "KS 3H", "4S AC", "7S 2C"), "QS")
    assert legal(at) == ["KS"]
    assert refusal(at, "3H") == Reason("GEN-3", "follow", {"card": "3H", "cards": ("KS",), "suit": "S"})


@pytest.mark.parametrize("number", range(1, 11))
def test_JR_3_no_duty_to_beat_nor_to_trump(number):
    at = play(deal(number, "5S 2D 2H", "KS 4S 3H", "AC KD QH", "7S 2C 4H"), "5S")
    assert legal(at) == ["4S", "KS"]  # over the five or under it
    assert legal(play(at, "4S")) == ["AC", "KD", "QH"]  # a trump or not


@pytest.mark.parametrize("number", range(1, 11))
def test_JR_3_restricted_heart_leads_in_deals_2_and_5_only(number):
    at = deal(number, "KH 5H 2S 9D", "AH 6H 3S TD", "QH 7H 4S JD", "JH 8H 5S QD", heart_lead="restricted")
    banned = number in (2, 5)
    assert legal(at) == (["2S", "9D"] if banned else ["2S", "5H", "9D", "KH"])
    if banned:
        for heart in ("5H", "KH"):
            facts = {"card": heart, "cards": ("2S", "9D"), "suit": "H"}
            assert refusal(at, heart) == Reason("JR-3", "lead", facts)


def test_JR_3_restricted_hearts_are_led_by_who_holds_nothing_else():
    hands = ["KH 5H 4H", "AH 6H 3S", "QH 7H 4S", "JH 8H 5S"]
    assert legal(deal(2, *hands, heart_lead="restricted")) == ["4H", "5H", "KH"]
    at = deal(5, *hands, heart_lead="restricted")
    assert legal(at) == ["4H", "5H"]
    assert refusal(at, "KH") == Reason("JR-3", "keep", {"card": "KH", "cards": ("5H", "4H")})


def test_JR_3_restricted_the_king_of_hearts_is_led_as_the_last_card():
    at = deal(5, "KH 9S", "AH 6S", "QH 7H", "JH 8H", heart_lead="restricted")
    assert legal(at) == ["9S"]
    assert legal(play(at, "9S 6S 7H 8H")) == ["KH"]


def test_JR_3_nothing_is_said():
    at = deal(1, "5S", "6S", "7S", "8S")
    assert jeu_du_roi.GAME.CALLS == ()
    assert why_not(at, 0, "pass") == Reason("JR-3", "no-talk", {})
    with pytest.raises(ValueError, match="has no calls"):
        jeu_du_roi.GAME.apply_call(at, "pass")


# Seat 0 takes the first two tricks, seat 1 the third. In them lie three hearts, KS JS KH JH, QH QS, and KH.
HANDS = ["AS AH 2D", "KS KH AD", "JS JH QD", "QS QH 3D"]
LINE = "AS KS JS QS AH KH JH QH 2D AD QD 3D"


@pytest.mark.parametrize(
    ("number", "points"),
    [
        (1, (-4, -2, 0, 0)),
        (2, (-8, 0, 0, 0)),  # AH KH JH QH
        (3, (-24, 0, 0, 0)),  # KS JS KH JH
        (4, (-20, -10, 0, 0)),  # QS QH; QD
        (5, (-40, 0, 0, 0)),
        (6, (0, -20, 0, 0)),
    ],
)
def test_JR_4_points_of_deals_1_to_6(number, points):
    assert points_of(number, HANDS, LINE, early_finish="off") == points


def test_JR_4_the_ten_aims_by_name():
    costs = ("tricks", "hearts", "kings-and-jacks", "queens", "king-of-hearts", "last-trick")
    aims = (*costs, "trumps-C", "trumps-D", "trumps-H", "trumps-S")
    assert jeu_du_roi.GAME.deal_titles(games.rules("jeu-du-roi")) == aims
    for number, aim in enumerate(aims, 1):
        assert jeu_du_roi.GAME.public_calls(deal(number, *["..."] * 4)) == {"aim": aim}


def test_JR_4_a_match_is_ten_deals():
    for number in range(1, 10):
        assert result("jeu-du-roi", (0, 0, 0, 0), (0, 0, 0, 0), number=number) is None
    assert result("jeu-du-roi", (0, 0, 0, 0), (65, 0, 0, 0), number=10) is not None


@pytest.mark.parametrize("number", range(1, 7))
@pytest.mark.parametrize("suit", "HDC")
def test_JR_6_no_trumps_in_deals_1_to_6(number, suit):
    at = deal(number, "2S 3S", f"A{suit} K{suit}", f"Q{suit} J{suit}", "4S 5S")
    assert play(at, f"2S A{suit} Q{suit} 4S").tricks[0].winner == 3


@pytest.mark.parametrize(("number", "trump"), TRUMPS.items())
def test_JR_5_trumps_of_deals_7_to_10(number, trump):
    for suit in "SHDC".replace(trump, ""):
        at = deal(number, f"A{suit}", f"2{trump}", f"K{suit}", f"Q{suit}")
        assert play(at, f"A{suit} 2{trump} K{suit} Q{suit}").tricks[0].winner == 1
        other = next(letter for letter in "SHDC" if letter not in (trump, suit))
        at = deal(number, f"2{suit}", f"A{other}", f"K{other}", f"3{suit}")
        assert play(at, f"2{suit} A{other} K{other} 3{suit}").tricks[0].winner == 3


@pytest.mark.parametrize(("number", "trump"), TRUMPS.items())
def test_JR_5_four_a_trick_and_one_a_trump_card(number, trump):
    plain, void = [letter for letter in "SHDC" if letter != trump][:2]
    hands = [f"A{plain} 2{trump}", f"K{plain} A{trump}", f"3{trump} 9{void}", f"Q{plain} K{trump}"]
    line = f"A{plain} K{plain} 3{trump} Q{plain} 9{void} K{trump} 2{trump} A{trump}"
    # Seat 2 ruffs the first trick (4 + 1) and leads; seat 1 takes the second with three trumps in it (4 + 3).
    assert points_of(number, hands, line) == (0, 7, 5, 0)
    assert points_of(number, hands, line, trump_points="trick_only") == (0, 4, 4, 0)


def test_JR_7_below_nothing_is_nothing_in_the_final_score():
    end = result("jeu-du-roi", (-60, 20, 5, -30), (16, 20, 29, 0), number=10)
    assert end.scores == (0, 40, 34, 0)
    assert end.winners == (1,)


def test_JR_7_the_score_sheet_shows_the_sum_without_the_floor():
    at = state("jeu-du-roi", ["..."] * 4, number=4, scores=(-20, -50, -10, -20))
    end = play_out(at)
    assert end.totals == tuple(a + b for a, b in zip((-20, -50, -10, -20), end.points, strict=True))
    assert min(end.totals) < 0


def test_JR_7_without_a_floor():
    end = result("jeu-du-roi", (-60, 20, 5, -30), (16, 20, 29, 0), number=10, floor="none")
    assert end.scores == (-44, 40, 34, -30)
    assert end.winners == (1,)


def test_JR_8_the_highest_final_score_wins():
    for seat in range(4):
        points = [10, 20, 5, 30]
        points[seat] = 65
        assert result("jeu-du-roi", (0, 0, 0, 0), tuple(points), number=10).winners == (seat,)


def test_JR_8_equal_final_scores_go_to_the_higher_sum():
    """Nobody is above zero: the player least below it wins."""
    end = result("jeu-du-roi", (-60, -50, -40, -41), (20, 20, 5, 20), number=10)
    assert end.scores == (0, 0, 0, 0)
    assert end.winners == (3,)  # -40 -30 -35 -21


def test_JR_8_equal_sums_share_the_win():
    assert result("jeu-du-roi", (0, 0, 0, 0), (20, 25, 25, 20), number=10).winners == (1, 2)
    assert result("jeu-du-roi", (-50, -50, -50, -50), (0, 0, 0, 0), number=10).winners == (0, 1, 2, 3)
    below = result("jeu-du-roi", (-60, -50, -40, -30), (30, 20, 5, 0), number=10)  # -30 -30 -35 -30
    assert (below.scores, below.winners) == ((0, 0, 0, 0), (0, 1, 3))
    assert result("jeu-du-roi", (-60, -50, -40, -30), (30, 20, 5, 0), number=10, floor="none").winners == (0, 1, 3)


def test_JR_9_each_settles_with_each_by_the_difference_times_the_stake():
    rules = games.rules("jeu-du-roi", options={"stake": 3})
    # Seat 0: (40-10) + (40-0) + (40-25) = 85; seat 1: -30 + 10 - 15 = -35; seat 2: -75; seat 3: 25. Times three.
    assert jeu_du_roi.GAME.settlement(rules, (40, 10, 0, 25)) == ("JR-9", (255, -105, -225, 75))


def test_JR_9_no_stake_nothing_paid():
    assert jeu_du_roi.GAME.settlement(games.rules("jeu-du-roi"), (40, 10, 0, 25)) is None


@pytest.mark.parametrize("stake", [1, 7, 100])
def test_JR_9_what_is_paid_is_what_is_received(stake):
    rules = games.rules("jeu-du-roi", options={"stake": stake})
    dice = random.Random(stake)
    for _ in range(50):
        scores = tuple(dice.randrange(120) for _ in range(4))
        paid = jeu_du_roi.GAME.settlement(rules, scores).payments
        assert sum(paid) == 0
        for seat in range(4):
            assert paid[seat] == sum(stake * (scores[seat] - scores[other]) for other in range(4))


def test_JR_10_five_deals():
    rules = games.rules("jeu-du-roi", "short")
    assert jeu_du_roi.GAME.deal_titles(rules) == ("tricks", "hearts", "queens", "king-of-hearts", "trumps-C")
    assert rules["floor"] == "none"
    for number in range(1, 5):
        assert result("jeu-du-roi", (0, 0, 0, 0), (0, 0, 0, 0), number=number, length="short") is None
    assert result("jeu-du-roi", (-60, 0, 0, 0), (65, 0, 0, 0), number=5, length="short").winners == (0,)


@pytest.mark.parametrize("heart_lead", ["free", "restricted"])
def test_JR_10_rules_follow_the_aim_and_not_the_number(heart_lead):
    rules = [
        games.rules("jeu-du-roi", options={"heart_lead": heart_lead, "length": length}) for length in ("short", "full")
    ]
    for short, full in ((1, 1), (2, 2), (3, 4), (4, 5), (5, 7)):
        assert jeu_du_roi.contract(rules[0], short) == jeu_du_roi.contract(rules[1], full)
    assert jeu_du_roi.GAME.scoring_clause(at_random(5, 3, length="short")) == "JR-5"
    assert card("KH") in at_random(4, 3, length="short").tricks[-1].cards  # GEN-11
