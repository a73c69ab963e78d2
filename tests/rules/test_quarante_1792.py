"""The clauses of Quarante de Roi after Lacombe, 1792: QL-1 to QL-15 of docs/rules/quarante-1792.md.

Where no test says otherwise seat 3 deals, so seat 0 is first hand, and the last card of seat 3 is the turn-up, a spade.
"""

from itertools import pairwise

import pytest

from fourkings.rulebook import deck, games, options
from fourkings.rulebook.cards import SHORT, card, name, suit_mask
from fourkings.rulebook.game import Reason, Result, State
from fourkings.rulebook.games import quarante_1792
from fourkings.rulebook.opening import OpeningFault, deal_kings, open_match
from rules.table import legal, opened, play, play_out, refusal, result, state

HIGH_TO_LOW = "KQJAT987"


def spades_are_trumps(*hands: str, **house_rules: object) -> State:
    """Short hands of seats 0 to 3, where the last card of seat 3 is a spade."""
    return state("quarante-1792", hands, dealer=3, **house_rules)


def test_QL_1_two_teams_and_the_short_deck():
    assert quarante_1792.GAME.PARTNERS
    assert quarante_1792.GAME.TEAM_SCORES
    assert quarante_1792.GAME.pack(games.rules("quarante-1792")) == SHORT


@pytest.mark.parametrize(
    ("house_rules", "clockwise"), [({}, False), ({"direction": "anticlockwise"}, False), ({"direction": "clockwise"}, True)]
)
def test_QL_1_direction(house_rules, clockwise):
    assert quarante_1792.GAME.is_clockwise(games.rules("quarante-1792", options=house_rules)) is clockwise


@pytest.mark.parametrize(("higher", "lower"), list(pairwise(HIGH_TO_LOW)))
def test_QL_2_rank_in_plain_suits(higher, lower):
    at = spades_are_trumps(f"{lower}H 7C", f"{higher}H 8C", "9C 9D", "TC 8S")
    assert play(at, f"{lower}H {higher}H 9C TC").tricks[0].winner == 1
    at = spades_are_trumps(f"{higher}H 7C", f"{lower}H 8C", "9C 9D", "TC 8S")
    assert play(at, f"{higher}H {lower}H 9C TC").tricks[0].winner == 0


@pytest.mark.parametrize(("higher", "lower"), list(pairwise(HIGH_TO_LOW)))
def test_QL_2_rank_in_trumps(higher, lower):
    at = spades_are_trumps(f"{lower}S 7C", "8C 8D", "9C 9D", f"TC {higher}S")
    assert play(at, f"{lower}S 8C 9C {higher}S").tricks[0].winner == 3
    at = spades_are_trumps(f"{higher}S 7C", "8C 8D", "9C 9D", f"TC {lower}S")
    assert play(at, f"{higher}S 8C 9C {lower}S").tricks[0].winner == 0


def kings_of(dealt: str) -> list[tuple[int, str]]:
    first = [card(token) for token in dealt.split()]
    pack = [*first, *(card for card in SHORT if card not in first)]
    return [(entrant, name(card)) for entrant, card in deal_kings(pack)]


def dealt_to(dealt: str) -> list[tuple[int, str]]:
    return [(int(token[0]), token[2:]) for token in dealt.split()]


def test_QL_3_who_is_dealt_a_king_gets_no_more_and_the_last_king_is_not_drawn():
    assert kings_of("7H KS 8H 9H KH 7D KD") == dealt_to("0:7H 1:KS 2:8H 3:9H 0:KH 2:7D 3:KD 2:KC")


DRAW = "9H 8S TC 7D"  # entrant 2 draws highest


def test_QL_3_red_kings_against_black_and_seats_by_king():
    at = opened("quarante-1792", DRAW, kings="0:7H 1:KS 2:8H 3:9H 0:KH 2:7D 3:KD 2:KC")
    assert at.seats == (0, 1, 3, 2)
    at = opened("quarante-1792", DRAW, kings="0:KC 1:KD 2:KS 3:KH")
    assert at.seats == (3, 2, 1, 0)
    at = opened("quarante-1792", DRAW, kings="0:KC 1:KD 2:KS")  # the last king is not drawn: it need not be written
    assert at.seats == (3, 2, 1, 0)
    at = opened("quarante-1792", DRAW, kings="0:KH 1:KD 2:KS 3:KC")
    assert at.seats == (0, 2, 1, 3)


def test_QL_3_partners_fixed():
    assert opened("quarante-1792", DRAW, partners="fixed") == opened("quarante-1792", DRAW, preset="club")
    at = opened("quarante-1792", DRAW, partners="fixed")
    assert (at.seats, at.dealer, at.kings) == ((0, 1, 2, 3), 2, ())
    with pytest.raises(OpeningFault):
        opened("quarante-1792", DRAW, kings="0:KH 1:KS 2:KD 3:KC", partners="fixed")


def test_QL_3_partners_are_drawn_before_the_dealer():
    packs = {("kings", 1): "KS 7D KH KC KD", ("draw", 1): "KS 7C AH AD", ("draw", 2): "9S 8S"}
    at = open_match(games.rules("quarante-1792"), lambda purpose, number: tuple(map(card, packs[purpose, number].split())))
    assert [(entrant, name(card)) for entrant, card in at.kings] == dealt_to("0:KS 1:7D 2:KH 3:KC 1:KD")
    assert at.seats == (2, 0, 1, 3)
    assert at.draw == (tuple(map(card, ("KS", "7C", "AH", "AD"))), (None, None, card("9S"), card("8S")))
    assert at.dealer == 0  # entrant 2, who sits in seat 0


def test_QL_4_highest_card_deals_with_aces_high():
    kings = "0:KH 1:KS 2:KD 3:KC"
    assert opened("quarante-1792", "KH AS QC TD", kings=kings).dealer == 1
    assert opened("quarante-1792", "KH JS QC TD", kings=kings).dealer == 0


def test_QL_4_dealer_is_the_seat_of_the_entrant_who_drew_highest():
    assert opened("quarante-1792", DRAW, kings="0:KC 1:KD 2:KS 3:KH").dealer == 1


def test_QL_4_who_ties_draws_again():
    kings = "0:KH 1:KS 2:KD 3:KC"
    assert opened("quarante-1792", "AH 9S 7C AD", "7H - - 8H", kings=kings).dealer == 3
    assert opened("quarante-1792", "AH 9S AC AD", "9H - 9C 7C", "7S - TC -", kings=kings).dealer == 2
    with pytest.raises(OpeningFault, match="QL-4"):
        opened("quarante-1792", "AH 9S 7C AD", kings=kings)
    with pytest.raises(OpeningFault, match="QL-4"):
        opened("quarante-1792", "AH 9S 7C AD", "7H 7S - 8H", kings=kings)


def test_QL_5_packets_of_three_two_three_from_the_next_seat():
    packets = quarante_1792.GAME.packets(games.rules("quarante-1792"))
    hands = deck.hands(range(32), 0, packets)
    assert hands[1] == (0, 1, 2, 12, 13, 20, 21, 22)
    assert hands[2] == (3, 4, 5, 14, 15, 23, 24, 25)
    assert hands[3] == (6, 7, 8, 16, 17, 26, 27, 28)
    assert hands[0] == (9, 10, 11, 18, 19, 29, 30, 31)


@pytest.mark.parametrize("dealer", range(4))
def test_QL_6_dealers_last_card_is_turned_for_trumps(dealer):
    hands = ["... 7S", "... 7H", "... 7D", "... 7C"]
    at = state("quarante-1792", hands, dealer=dealer)
    assert at.deal.turn_up == card(hands[dealer][-2:])
    assert at.contract.trump == suit_mask(dealer)


@pytest.mark.parametrize(("dealer", "leader"), [(0, 1), (1, 2), (2, 3), (3, 0)])
def test_QL_7_first_hand_leads(dealer, leader):
    at = state("quarante-1792", ["...", "...", "...", "..."], dealer=dealer)
    assert (at.stage, at.turn) == ("play", leader)


def test_QL_8_follow_suit():
    at = play(spades_are_trumps("AH 7C", "7H 9S", "8H 8C", "9H 8S"), "AH")
    assert legal(at) == ["7H"]
    assert refusal(at, "9S") == Reason("QL-8", "follow", {"card": "9S", "cards": ("7H",), "suit": "H"})


def test_QL_8_highest_trump_wins():
    at = spades_are_trumps("KH 7C", "AS 8C", "9S 9C", "TD JS")
    assert play(at, "KH AS 9S JS").tricks[0].winner == 3
    assert play(at, "KH AS 9S TD").tricks[0].winner == 1
    assert play(at, "KH 8C 9C TD").tricks[0].winner == 0


def test_QL_9_king_queen_and_jack():
    assert play(spades_are_trumps("AS", "9S", "8S", "KS"), "AS 9S 8S KS").points == (0, 5)
    assert play(spades_are_trumps("AS", "9S", "QS", "8S"), "AS 9S QS 8S").points == (4, 0)
    assert play(spades_are_trumps("AS", "JS", "9S", "8S"), "AS JS 9S 8S").points == (0, 3)
    assert play(spades_are_trumps("AS", "TS", "9S", "8S"), "AS TS 9S 8S").points == (0, 0)


@pytest.mark.parametrize(("dealer", "points"), [(2, (48, 0)), (3, (0, 48))])
def test_QL_9_a_deal_has_48_points_and_none_for_the_last_trick(dealer, points):
    one_suit_each = [" ".join(rank + suit for rank in HIGH_TO_LOW) for suit in "SHDC"]
    assert play_out(state("quarante-1792", one_suit_each, dealer=dealer)).points == points


# Three cards each and seat 3 without a clique; each of the first three tricks is worth 5 + 4 + 3.
THREE_HOLD = ("QH QD QC", "KH KD KC", "JH JD JC", "8H 8D 8S")
ALL_SAY_THREE = "count:3 QH count:3 KH count:3 JH 8H"


def tricks_from(at: State) -> State:
    """Seat 1 leads the kings of diamonds and clubs: seat 3 ruffs the second or not, and here throws no trump in vain."""
    return play(at, "KD JD 8D QD KC JC 8S QC")


# In tricks then: KH and KD to seat 1, 24 for the second team; 8S ruffs KC, 12 more for it: (0, 36).


@pytest.mark.parametrize(
    ("clique", "value"), [("KKK", 10), ("KKKK", 40), ("QQQ", 8), ("QQQQ", 20), ("JJJ", 6), ("JJJJ", 13)]
)
def test_QL_10_values(clique, value):
    rank, size = clique[0], len(clique)
    own = " ".join(rank + suit for suit in "HDCS"[:size])
    fourth = "" if size == 4 else f"{rank}S"
    at = state("quarante-1792", [f"{own} ...", f"{fourth} ...", "...", "..."], dealer=3)
    first = [f"{rank}H"]
    silent, said = play(at, first), play(at, [f"count:{size}", *first])
    while not silent.tricks:
        silent, said = play(silent, legal(silent)[:1]), play(said, legal(said)[:1])
    silent, said = play_out(silent), play_out(play(said, f"rank:{rank}"))
    assert said.points == (silent.points[0] + value, silent.points[1])


def named(lower: str, higher: str) -> State:
    """Seat 0 has named the lower clique, and it is the turn of seat 1 with the higher one of as many cards."""
    size = len(lower)
    hands = [" ".join(clique[0] + suit for suit in "HDCS"[:size]) for clique in (lower, higher)]
    hands += ["9H 9D 9C TC"[: 3 * size - 1], "8H 8D 8S 7S"[: 3 * size - 1]]
    at = spades_are_trumps(*hands)
    return play(at, f"count:{size} {lower[0]}H count:{size} {higher[0]}H 9H 8H rank:{lower[0]}")


@pytest.mark.parametrize(
    ("lower", "higher"),
    [("JJJ", "QQQ"), ("QQQ", "KKK"), ("JJJ", "KKK"), ("JJJJ", "QQQQ"), ("QQQQ", "KKKK"), ("JJJJ", "KKKK")],
)
def test_QL_10_order_among_cliques_of_one_number(lower, higher):
    assert legal(named(lower, higher)) == ["good", f"rank:{higher[0]}"]
    at = named(higher, lower)
    assert legal(at) == ["good"]
    assert refusal(at, f"rank:{lower[0]}") == Reason("QL-12", "rank-too-low", {"clique": lower, "best": higher})


def test_QL_11_the_number_is_said_before_the_card():
    at = spades_are_trumps(*THREE_HOLD)
    assert legal(at) == ["QC", "QD", "QH", "count:3"]
    at = play(at, "count:3")
    assert (at.turn, legal(at)) == (0, ["QC", "QD", "QH"])
    assert refusal(at, "count:3") == Reason("QL-11", "count-said", {"number": 3})


def test_QL_11_every_seat_says_before_its_own_card():
    hands = ["9H 8H 7H", "KH KD KC", "JH JD JC", "QH QD QS"]
    at = play(spades_are_trumps(*hands), "9H")
    assert legal(at) == ["KH", "count:3"]
    at = play(at, "KH")
    assert legal(at) == ["JH", "count:3"]
    at = play(at, "count:3 JH")
    assert legal(at) == ["QH", "count:3"]


def test_QL_11_only_a_number_that_was_dealt():
    at = spades_are_trumps(*THREE_HOLD)
    assert refusal(at, "count:4") == Reason("QL-11", "count-not-dealt", {"number": 4})
    at = spades_are_trumps("9H 8H 7H", "KH KD KC", "JH JD JC", "QH QD QS")
    assert refusal(at, "count:3") == Reason("QL-11", "count-not-dealt", {"number": 3})


def test_QL_11_four_are_not_said_as_three():
    at = spades_are_trumps("KH KD KC KS", "9H 9D 9C TC", "8H 8D 8C 7C", "7H 7D 8S 7S")
    assert legal(at) == ["KC", "KD", "KH", "KS", "count:4"]
    assert refusal(at, "count:3") == Reason("QL-11", "count-not-dealt", {"number": 3})


BOTH_NUMBERS = state("quarante-1792", ["QH QD QC KH KD KC KS 7C", "8H 8D JC ...", "9H 9D 9C ...", "7H 7D ... 7S"], dealer=3)


def test_QL_11_one_of_each_says_one_of_them_or_nothing():
    at = BOTH_NUMBERS
    assert {"count:3", "count:4", "7C"} <= set(legal(at))
    for said in ("count:3", "count:4"):
        once = play(at, said)
        assert not any(":" in action for action in legal(once))
        assert refusal(once, "count:4").key == "count-said"


@pytest.mark.parametrize(("said", "rank"), [("count:3", "rank:Q"), ("count:4", "rank:K")])
def test_QL_11_one_of_each_names_the_set_whose_number_they_said(said, rank):
    at = play(BOTH_NUMBERS, f"{said} 7C")
    while at.stage == "play":
        at = play(at, legal(at)[:1])
    assert (at.turn, legal(at)) == (0, [rank])


def test_QL_11_a_number_below_one_already_said_is_not_offered():
    at = spades_are_trumps("JH JD JC JS", "KH KD KC 7C", "9H 9D 9C TC", "8H 8D 8S 7S")
    at = play(at, "count:4 JH")
    assert legal(at) == ["KH"]
    assert refusal(at, "count:3") == Reason("QL-11", "count-too-low", {"number": 3, "best": 4})


def test_QL_11_not_after_the_first_trick():
    at = play(spades_are_trumps(*THREE_HOLD), "QH KH JH 8H")
    assert legal(at) == ["KC", "KD"]
    assert refusal(at, "count:3") == Reason("QL-11", "count-too-late", {"number": 3})


def telling(*hands: str) -> State:
    return spades_are_trumps(*hands, beaten="may_tell")


BEATEN = ("JH JD JC JS", "KH KD KC 7C", "9H 9D 9C TC", "8H 8D 8S 7S")
"""Four jacks for first hand, three kings for the second, nothing for the others."""


def test_QL_11_may_tell_a_beaten_number_or_good():
    at = play(telling(*BEATEN), "count:4 JH")
    assert legal(at) == ["KH", "count:3", "good"]
    for said in ("count:3", "good"):
        once = play(at, said)
        assert (once.turn, legal(once)) == (1, ["KH"])
    assert refusal(play(at, "good"), "count:3") == Reason("QL-11", "count-said", {"number": 3})
    assert refusal(play(at, "count:3"), "good") == Reason("QL-11", "good-said", {})


def test_QL_11_may_tell_good_only_after_a_number_and_with_a_clique():
    at = telling(*BEATEN)
    assert legal(at) == ["JC", "JD", "JH", "JS", "count:4"]
    assert refusal(at, "good") == Reason("QL-11", "good-too-early", {})
    at = play(at, "count:4 JH good KH")
    assert legal(at) == ["9H"]
    assert refusal(at, "good") == Reason("QL-11", "good-of-nothing", {})
    assert refusal(play(at, "9H 8H rank:J"), "good") == Reason("QL-12", "naming-not-now", {"word": "good"})


def test_QL_11_may_tell_good_is_for_beaten_cliques_alone():
    """A holder who is not beaten would lose points by it: in stage one nobody may."""
    at = play(telling(*THREE_HOLD), "count:3 QH")
    assert "good" not in legal(at)
    assert refusal(at, "good") == Reason("QL-11", "good-not-beaten", {})


@pytest.mark.parametrize("said", ["", "count:3", "good"])
def test_QL_11_may_tell_changes_no_score(said):
    silent = play_out(play(telling(*BEATEN), "count:4 JH KH 9H 8H rank:J")).points
    at = play(telling(*BEATEN), f"count:4 JH {said} KH 9H 8H")
    assert (at.turn, legal(at)) == (0, ["rank:J"])
    assert play_out(play(at, "rank:J")).points == silent


def test_QL_11_silent_offers_neither():
    at = play(spades_are_trumps(*BEATEN), "count:4 JH")
    assert legal(at) == ["KH"]
    assert refusal(at, "good") == Reason("QL-12", "naming-not-now", {"word": "good"})


def test_QL_12_in_order_of_play_from_first_hand_once_the_first_trick_is_complete():
    at = play(spades_are_trumps(*THREE_HOLD), ALL_SAY_THREE)
    assert (at.stage, at.turn) == ("calls", 0)
    assert at.tricks[0].winner == 1
    at = play(at, "0:rank:Q 1:rank:K 2:good")
    assert (at.stage, at.turn) == ("play", 1)


def test_QL_12_first_hand_is_the_seat_after_the_dealer_not_seat_0():
    hands = ["QH QD QC", "KH KD KS", "JH JD JC", "8H 8D 8S"]
    at = play(state("quarante-1792", hands, dealer=1), "2:count:3 JH 8H count:3 QH count:3 KH")
    assert at.turn == 2
    at = play(at, "2:rank:J 0:rank:Q 1:rank:K")
    assert (at.stage, at.turn) == ("play", 1)


def test_QL_12_the_first_must_name_their_rank():
    at = play(spades_are_trumps(*THREE_HOLD), ALL_SAY_THREE)
    assert legal(at) == ["rank:Q"]
    assert refusal(at, "good") == Reason("QL-12", "name-first", {"number": 3})
    assert refusal(at, "rank:K") == Reason("QL-12", "rank-not-dealt", {"clique": "KKK"})
    assert refusal(at, "1:rank:K") == Reason("GEN-1", "not-your-turn", {"seat": 0})


def test_QL_12_a_sole_sayer_must_name_their_rank():
    at = play(spades_are_trumps(*THREE_HOLD), "QH count:3 KH JH 8H")
    assert (at.turn, legal(at)) == (1, ["rank:K"])
    at = play(at, "rank:K")
    assert (at.stage, at.turn) == ("play", 1)
    assert tricks_from(at).points == (0, 36 + 10)


def test_QL_12_no_card_before_the_ranks_are_named():
    at = play(spades_are_trumps(*THREE_HOLD), "QH count:3 KH JH 8H")
    assert refusal(at, "KD") == Reason("QL-12", "name-before-play", {"number": 3})
    assert refusal(at, "count:3") == Reason("QL-12", "name-before-play", {"number": 3})


def test_QL_12_ranks_are_not_named_before_the_first_trick_is_complete():
    at = play(spades_are_trumps(*THREE_HOLD), "count:3")
    for word in ("rank:Q", "good"):
        assert refusal(at, word) == Reason("QL-12", "naming-not-now", {"word": word})


def test_QL_12_who_holds_higher_may_say_good_and_lose_the_points():
    at = play(spades_are_trumps(*THREE_HOLD), ALL_SAY_THREE)
    at_second = play(at, "rank:Q")
    assert legal(at_second) == ["good", "rank:K"]
    assert refusal(at_second, "rank:J") == Reason("QL-12", "rank-not-dealt", {"clique": "JJJ"})
    assert tricks_from(play(at, "rank:Q good good")).points == (8, 36)


TWO_SETS = "KH KD KC QH QD QC"


def test_QL_12_the_first_with_two_sets_of_the_number_names_either():
    at = spades_are_trumps(TWO_SETS, "9H 9D 9C JH JD JC", "8H 8D 8C TH TD TC", "7H 7D 7C 8S 9S 7S")
    at = play(at, "count:3 QH count:3 JH 8H 7H")
    assert legal(at) == ["rank:K", "rank:Q"]
    low = play(at, "rank:Q")
    assert low.turn == 1
    assert legal(low) == ["good"]
    assert sum(play_out(play(low, "good")).points) == 3 * (5 + 4 + 3) + 8
    assert sum(play_out(play(at, "rank:K good")).points) == 3 * (5 + 4 + 3) + 10


def test_QL_12_a_later_one_with_two_sets_names_either_if_higher():
    at = spades_are_trumps("9H 9D 9C JH JD JC", TWO_SETS, "8H 8D 8C TH TD TC", "7H 7D 7C 8S 9S 7S")
    at = play(at, "count:3 JH count:3 QH 8H 7H rank:J")
    assert legal(at) == ["good", "rank:K", "rank:Q"]
    at = spades_are_trumps("9H 9D 9C QH QD QC", "KH KD KC JH JD JC", "8H 8D 8C TH TD TC", "7H 7D 7C 8S 9S 7S")
    at = play(at, "count:3 QH count:3 JH 8H 7H rank:Q")
    assert legal(at) == ["good", "rank:K"]
    assert refusal(at, "rank:J") == Reason("QL-12", "rank-too-low", {"clique": "JJJ", "best": "QQQ"})


def test_QL_13_only_the_highest_one_named_scores():
    at = play(spades_are_trumps(*THREE_HOLD), ALL_SAY_THREE)
    assert tricks_from(play(at, "rank:Q rank:K good")).points == (0, 36 + 10)


def test_QL_13_a_beaten_number_scores_nothing():
    at = spades_are_trumps("KH KD KC 7C", "JH JD JC JS", "9H 9D 9C TC", "8H 8D 8S 7S")
    at = play(at, "count:3 KH count:4 JH 9H 8H rank:J")
    assert play(at, "KD JD 9D 8D KC JC 9C 8S 7S 7C JS TC").points == (8 + 8, 8 + 3 + 13)


def test_QL_14_tricks_and_clique_are_added_after_the_last_trick():
    at = play(spades_are_trumps(*THREE_HOLD, scores=(30, 20)), ALL_SAY_THREE)
    at = play(at, "rank:Q rank:K good KD JD 8D QD KC JC 8S")
    assert (at.points, at.totals) == (None, (30, 20))
    at = play(at, "QC")
    assert (at.stage, at.totals) == ("done", (30, 66))


def test_QL_14_match_ends_with_the_deal_that_reaches_the_target():
    assert result("quarante-1792", (120, 100), (29, 19)) is None
    assert result("quarante-1792", (120, 100), (30, 18)) == Result((150, 118), (0, 2))
    assert result("quarante-1792", (100, 120), (18, 30)) == Result((118, 150), (1, 3))


def test_QL_14_higher_wins_and_equal_means_another_deal():
    assert result("quarante-1792", (140, 145), (30, 18)) == Result((170, 163), (0, 2))
    assert result("quarante-1792", (140, 145), (10, 38)) == Result((150, 183), (1, 3))
    assert result("quarante-1792", (140, 132), (20, 28)) is None
    assert result("quarante-1792", (160, 160), (24, 24)) is None
    assert result("quarante-1792", (160, 160), (23, 25)) == Result((183, 185), (1, 3))


def test_QL_14_target():
    assert result("quarante-1792", (60, 0), (40, 8), target=100) == Result((100, 8), (0, 2))
    assert result("quarante-1792", (120, 0), (40, 8), target=200) is None
    for target in (9, 1001):
        with pytest.raises(options.OptionError, match=r"10–1000.*QL-14"):
            games.rules("quarante-1792", options={"target": target})


def test_QL_15_two_columns_of_scores():
    at = play(spades_are_trumps("KS", "9S", "8S", "7S", scores=(12, 34)), "KS 9S 8S 7S")
    assert at.points == (5, 0)
    assert at.totals == (17, 34)
