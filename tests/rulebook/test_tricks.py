"""The phase of tricks as data: the points of what is taken, and the lines of an account."""

from fourkings.kernels.play import Duties
from fourkings.rulebook.cards import card, named, rank_mask, stronger, suit_mask
from fourkings.rulebook.tricks import Aim, Contract, Line, Payoff, Trick, payoff_lines, tally, winning

ORDER = stronger("AKQJT98765432")


def tricks(*rows):
    """`"0 5S 6S 7S 8S 3"`: leader, cards, winner."""
    return tuple(Trick(int(row[0]), tuple(map(card, row[2:-2].split())), int(row[-1])) for row in rows)


THREE = tricks("0 5S KS 7S AH 1", "1 QH QD JH KH 0", "0 2C 3D 4D KD 0")


def test_points_for_each_trick():
    assert tally(Payoff(trick=7), THREE) == [14, 7, 0, 0]
    assert tally(Payoff(trick=-20), ()) == [0, 0, 0, 0]


def test_points_for_each_card_of_a_set():
    assert tally(Payoff(cards=((rank_mask("K"), -30),)), THREE) == [-60, -30, 0, 0]
    assert tally(Payoff(cards=((suit_mask(1), 1), (rank_mask("K"), 10))), THREE) == [3 + 20, 1 + 10, 0, 0]


def test_a_card_of_two_sets_counts_twice():
    assert tally(Payoff(cards=((named("KH"), 5), (rank_mask("K"), 1))), THREE[1:2]) == [6, 0, 0, 0]


def test_points_for_the_last_tricks():
    assert tally(Payoff(last=(1, -20)), THREE) == [-20, 0, 0, 0]
    assert tally(Payoff(last=(2, -90)), THREE) == [-180, 0, 0, 0]
    assert tally(Payoff(last=(3, 1)), THREE) == [2, 1, 0, 0]


def test_a_line_for_each_thing_that_counts():
    payoff = Payoff(trick=4, cards=((suit_mask(3), 1), (rank_mask("KJ"), 2)), last=(2, 10))
    assert payoff_lines(payoff, THREE, "XX-1") == [
        Line("XX-1", "tricks", {"each": 4}, (8, 4, 0, 0)),
        Line("XX-1", "cards", {"each": 1, "what": "C"}, (1, 0, 0, 0)),
        Line("XX-1", "cards", {"each": 2, "what": "KJ"}, (6, 2, 0, 0)),
        Line("XX-1", "last-tricks", {"each": 10, "number": 2}, (20, 0, 0, 0)),
    ]
    assert [
        sum(column) for column in zip(*(line.points for line in payoff_lines(payoff, THREE, "XX-1")), strict=True)
    ] == tally(payoff, THREE)


def test_no_line_for_what_does_not_count():
    assert [line.key for line in payoff_lines(Payoff(cards=((rank_mask("Q"), -50),)), THREE, "XX-1")] == ["cards"]
    assert [line.key for line in payoff_lines(Payoff(trick=25), THREE, "XX-1")] == ["tricks"]
    assert [line.key for line in payoff_lines(Payoff(last=(2, -90)), THREE, "XX-1")] == ["last-tricks"]
    assert payoff_lines(Payoff(), THREE, "XX-1") == []


def test_what_is_not_said_counts_nothing_and_asks_nothing():
    assert Payoff() == (0, (), (0, 0))
    assert Aim("tricks", Payoff(trick=-2)).trump == 0
    assert Duties() == (0, 0, 0, 0, 0, 0)
    assert Contract(ORDER, Payoff()) == (ORDER, Payoff(), 0, Duties(), ("", "", "GEN-3", "", "", ""))


def test_GEN_3_the_highest_trump_else_the_highest_of_the_suit_led():
    for trump, winners in {"": 2, "S": 2, "H": 3, "D": 1, "C": 2}.items():
        contract = Contract(ORDER, Payoff(), suit_mask("SHDC".index(trump)) if trump else 0)
        assert winning(tuple(map(card, ["5S", "AD", "9S", "2H"])), contract) == winners


def test_GEN_4_a_trick_that_nobody_follows_is_the_leaders():
    assert winning(tuple(map(card, ["2S", "AD", "AC", "AH"])), Contract(ORDER, Payoff())) == 0
