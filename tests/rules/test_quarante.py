"""The clauses of Quarante de Roi, the modern game: QR-1 to QR-12 of docs/rules/quarante.md.

Where no test says otherwise seat 3 deals, so seat 0 leads, and the last card of seat 3 is the turn-up.
"""

from itertools import pairwise

import pytest

from fourkings.rulebook import deck, games, options
from fourkings.rulebook.cards import SHORT, card, suit_mask
from fourkings.rulebook.game import Reason, Refused, Result, State
from fourkings.rulebook.games import quarante
from rules.table import legal, opened, play, play_out, refusal, result, state

HIGH_TO_LOW = "AKQJT987"


def spades_are_trumps(*hands: str, **house_rules: object) -> State:
    """Short hands of seats 0 to 3, where the last card of seat 3 is a spade."""
    return state("quarante", hands, dealer=3, **house_rules)


def test_QR_1_two_teams_short_deck_clockwise():
    rules = games.rules("quarante")
    assert quarante.GAME.PARTNERS
    assert quarante.GAME.TEAM_SCORES
    assert quarante.GAME.is_clockwise(rules)
    assert quarante.GAME.pack(rules) == SHORT
    assert len(SHORT) == 32


def test_QR_1_points_go_to_the_team_of_the_seat_that_takes_them():
    for taker, points in ((0, (5, 0)), (1, (0, 5)), (2, (5, 0)), (3, (0, 5))):
        hands = ["9H", "8H", "TH", "7H"]
        hands[taker] = "KH"
        assert play_out(state("quarante", hands)).points == points


@pytest.mark.parametrize(("higher", "lower"), list(pairwise(HIGH_TO_LOW)))
def test_QR_2_rank_in_plain_suits(higher, lower):
    at = spades_are_trumps(f"{lower}H 7C", f"{higher}H 8C", "9C 9D", "TC 8S")
    assert play(at, f"{lower}H {higher}H 9C TC").tricks[0].winner == 1
    at = spades_are_trumps(f"{higher}H 7C", "8C 8D", "9C 9D", f"{lower}H 8S")
    assert play(at, f"{higher}H 8C 9C {lower}H").tricks[0].winner == 0


@pytest.mark.parametrize(("higher", "lower"), list(pairwise(HIGH_TO_LOW)))
def test_QR_2_rank_in_trumps(higher, lower):
    at = spades_are_trumps(f"{lower}S 7C", "8C 8D", "9C 9D", f"TC {higher}S")
    assert play(at, f"{lower}S 8C 9C {higher}S").tricks[0].winner == 3
    at = spades_are_trumps(f"{higher}S 7C", "8C 8D", "9C 9D", f"TC {lower}S")
    assert play(at, f"{higher}S 8C 9C {lower}S").tricks[0].winner == 0


def test_QR_3_highest_card_drawn_deals():
    assert opened("quarante", "9H KS TC QD").dealer == 1
    assert opened("quarante", "9H KS TC AD").dealer == 3


def test_QR_4_packets_of_three_two_three_from_the_next_seat():
    packets = quarante.GAME.packets(games.rules("quarante"))
    assert packets == (3, 2, 3)
    hands = deck.hands(range(32), 2, packets)  # seat 2 deals: 3, 0, 1, 2
    assert hands[3] == (0, 1, 2, 12, 13, 20, 21, 22)
    assert hands[0] == (3, 4, 5, 14, 15, 23, 24, 25)
    assert hands[1] == (6, 7, 8, 16, 17, 26, 27, 28)
    assert hands[2] == (9, 10, 11, 18, 19, 29, 30, 31)


@pytest.mark.parametrize("dealer", range(4))
def test_QR_5_dealers_last_card_is_turned_for_trump(dealer):
    hands = ["... 7S", "... 7H", "... 7D", "... 7C"]
    at = state("quarante", hands, dealer=dealer)
    assert at.deal.turn_up == card(hands[dealer][-2:])
    assert at.contract.trump == suit_mask(dealer)


def test_QR_5_turn_up_is_in_the_dealers_hand_for_cliques():
    at = state("quarante", ["...", "...", "QC ...", "QH QD ... QS"], dealer=3)
    while at.turn != 3:
        at = play(at, legal(at)[:1])
    assert "clique:QQQ" in legal(at)


@pytest.mark.parametrize(("dealer", "leader"), [(0, 1), (1, 2), (2, 3), (3, 0)])
def test_QR_6_seat_after_the_dealer_leads(dealer, leader):
    at = state("quarante", ["...", "...", "...", "..."], dealer=dealer)
    assert (at.stage, at.turn) == ("play", leader)


def test_QR_6_winner_leads_the_next_trick():
    assert play(spades_are_trumps("9H 7C", "8H 8D", "AH 9D", "7H 8S"), "9H 8H AH 7H").turn == 2


def reason(key: str, refused: str, *cards: str) -> Reason:
    clause, suit = ("GEN-3", cards[0][1]) if key == "follow" else ("QR-7", "S")
    return Reason(clause, key, {"card": refused, "cards": cards, "suit": suit})


@pytest.mark.parametrize(
    ("second_hand", "led", "playable"),
    [
        ("7H 9S", "AH", "7H"),  # follow suit before all
        ("9D 7S", "AH", "7S"),  # ruff
        ("9D 8D", "AH", "8D 9D"),  # neither suit nor trump: any card
        ("9D 8D", "AS", "8D 9D"),  # trumps are led
    ],
)
def test_QR_7_second_hand(second_hand, led, playable):
    at = play(spades_are_trumps(f"{led} 7C", second_hand, "8H 8C", "9H 8S"), led)
    assert legal(at) == playable.split()


@pytest.mark.parametrize("exemption", ["partner_winning", "no_opponent_ruff"])
@pytest.mark.parametrize(
    ("first", "second", "playable"),
    [
        ("AH", "8H", "7S 9D"),  # partner wins by a plain card
        ("7H", "AC", "7S 9D"),  # an opponent only discards
        ("QH", "AH", "7S"),  # an opponent wins by a plain card
        ("AH", "9S", "7S"),  # an opponent has ruffed partner's card
    ],
)
def test_QR_7_third_hand(first, second, playable, exemption):
    at = spades_are_trumps(f"{first} 7C", f"{second} 8C", "9D 7S", "9H 8S", ruff_exemption=exemption)
    assert legal(play(at, f"{first} {second}")) == playable.split()


@pytest.mark.parametrize("exemption", ["partner_winning", "no_opponent_ruff"])
@pytest.mark.parametrize(
    ("trick", "playable"),
    [
        ("8H AH 9H", "8S 9D"),  # partner wins by a plain card
        ("AH 7S 9H", "8S 9D"),  # partner alone has ruffed
        ("AH KH 9H", "8S"),  # the leader wins
        ("9H KH AH", "8S"),  # third hand wins by a plain card
        ("9H AH 7S", "8S"),  # an opponent ruffs partner's plain winner
        ("AH 7S 9S", "8S"),  # an opponent trumps above partner
    ],
)
def test_QR_7_fourth_hand(trick, playable, exemption):
    hands = [f"{card} {other}" for card, other in zip(trick.split(), ("7C", "8C", "9C"), strict=True)]
    at = play(spades_are_trumps(*hands, "9D 8S", ruff_exemption=exemption), trick)
    assert legal(at) == playable.split()
    if playable == "8S":
        assert refusal(at, "9D") == reason("ruff", "9D", "8S")


def test_QR_7_an_opponent_who_ruffed_below_partner_ends_one_exemption_alone():
    for exemption, playable in (("partner_winning", ["8S", "9D"]), ("no_opponent_ruff", ["8S"])):
        at = spades_are_trumps("AH 7C", "9S 8C", "7S 9C", "9D 8S", ruff_exemption=exemption)
        assert legal(play(at, "AH 9S 7S")) == playable


@pytest.mark.parametrize(
    ("must_overtrump", "hands", "trick", "playable"),
    [
        ("off", ("AH 7C 7D", "9S 8C 8D", "TS 7S 9D", "9H TC 8S"), "AH 9S", "7S TS"),
        ("on", ("AH 7C 7D", "9S 8C 8D", "TS 7S 9D", "9H TC 8S"), "AH 9S", "TS"),
        ("on", ("AH 7C 7D", "9S 8C 8D", "JS 9C 9D", "QS TS 8S"), "AH 9S JS", "QS"),  # the highest trump in the trick
        ("on", ("AH 7C 7D", "TS 8C 8D", "9S 7S 9D", "9H TC 8S"), "AH TS", "7S 9S"),  # without a higher one: ruff
        ("on", ("AH 7C 7D", "TS 7S 8D", "9S 8C 9D", "9H TC 8S"), "AH", "7S TS"),  # the first to ruff
        ("on", ("AH 7C 7D", "9S 8C 8D", "9H 9C 9D", "TS TD 8S"), "AH 9S 9H", "8S TD TS"),  # whom partner frees
        ("on", ("9S 7C 7D", "TS 7S 8D", "9H 8C 9D", "TH TC 8S"), "9S", "7S TS"),  # following in trumps
    ],
)
def test_QR_7_must_overtrump(must_overtrump, hands, trick, playable):
    assert legal(play(spades_are_trumps(*hands, must_overtrump=must_overtrump), trick)) == playable.split()


def test_QR_7_refusals_with_must_overtrump():
    at = play(spades_are_trumps("AH 7C 7D", "9S 8C 8D", "TS 7S 9D", "9H TC 8S", must_overtrump="on"), "AH 9S")
    assert refusal(at, "7S") == reason("overruff", "7S", "TS")
    assert refusal(at, "9D").key == "ruff"


ALL_SIX = [("KKK", 10), ("KKKK", 40), ("QQQ", 8), ("QQQQ", 20), ("JJJ", 6), ("JJJJ", 13)]


def holding(clique: str) -> State:
    """Seat 0 is dealt the clique; the fourth of its rank, if it has but three, is with seat 1."""
    rank, fourth = clique[0], "" if len(clique) == 4 else f"{clique[0]}S"
    own = [rank + suit for suit in "HDCS"[: len(clique)]]
    return state("quarante", [" ".join(own) + " ...", f"{fourth} ...", "...", "..."], dealer=3)


@pytest.mark.parametrize(("clique", "value"), ALL_SIX)
def test_QR_8_values(clique, value):
    at = holding(clique)
    silent, announced = play_out(at).points, play_out(play(at, f"clique:{clique}")).points
    assert announced == (silent[0] + value, silent[1])


@pytest.mark.parametrize(("clique", "value"), ALL_SIX)
def test_QR_8_four_are_never_three_nor_three_four(clique, value):
    at = holding(clique)
    other = clique[0] * (7 - len(clique))
    assert [action for action in legal(at) if ":" in action] == [f"clique:{clique}"]
    assert refusal(at, f"clique:{other}") == Reason("QR-8", "clique-not-dealt", {"clique": other})


def test_QR_8_two_of_a_rank_are_no_clique():
    at = state("quarante", ["KH KD QH QD JH JD 7C 8C", "...", "...", "..."], dealer=3)
    assert legal(at) == ["7C", "8C", "JD", "JH", "KD", "KH", "QD", "QH"]
    assert refusal(at, "clique:KKK") == Reason("QR-8", "clique-not-dealt", {"clique": "KKK"})


TWO_CLIQUES = ["KH KD KC QH QD QC 7D 7C", "KS QS ...", "...", "..."]


def test_QR_9_announced_at_the_first_turn_before_the_card():
    at = state("quarante", TWO_CLIQUES, dealer=3)
    words = [action for action in legal(at) if ":" in action]
    assert words == ["clique:KKK", "clique:QQQ"]
    at = play(at, "clique:KKK")
    assert at.turn == 0
    assert [action for action in legal(at) if ":" in action] == ["clique:QQQ"]
    assert "7D" in legal(at)


@pytest.mark.parametrize(("said", "worth"), [("", 0), ("clique:KKK", 10), ("clique:QQQ", 8), ("clique:QQQ clique:KKK", 18)])
def test_QR_9_one_two_or_none(said, worth):
    at = state("quarante", TWO_CLIQUES, dealer=3)
    silent, spoken = play_out(at).points, play_out(play(at, said)).points
    assert spoken == (silent[0] + worth, silent[1])


def test_QR_9_every_seat_announces_before_its_own_card():
    hands = ["KH KD KC ...", "QH QD QC ...", "JH JD JC ...", "KS QS JS ... 7S"]
    at = play(state("quarante", hands, dealer=3), "clique:KKK KH")
    assert "clique:QQQ" in legal(at)
    at = play(at, "clique:QQQ QH")
    assert "clique:JJJ" in legal(at)


def test_QR_9_not_after_ones_own_card():
    at = play(state("quarante", TWO_CLIQUES, dealer=3), "clique:KKK 7D")
    assert refusal(at, "0:clique:QQQ").key == "not-your-turn"
    while not at.tricks or at.turn != 0:
        at = play(at, legal(at)[:1])
    assert not any(":" in action for action in legal(at))
    assert refusal(at, "clique:QQQ") == Reason("QR-9", "clique-too-late", {"clique": "QQQ"})


def test_QR_9_not_twice():
    at = play(state("quarante", TWO_CLIQUES, dealer=3), "clique:KKK")
    assert refusal(at, "clique:KKK") == Reason("QR-9", "clique-announced", {"clique": "KKK"})
    with pytest.raises(Refused, match="QR-9"):
        play(at, "clique:KKK")


def test_QR_9_nobody_announces_for_another():
    at = play(state("quarante", TWO_CLIQUES, dealer=3), "7D")
    assert refusal(at, "clique:KKK") == Reason("QR-8", "clique-not-dealt", {"clique": "KKK"})


def before_lead(*hands: str, **house_rules: object) -> State:
    return state("quarante", hands, dealer=3, announce="before_lead", **house_rules)


def test_QR_9_before_lead_all_four_speak_before_a_card_is_led():
    at = before_lead(*TWO_CLIQUES)
    assert (at.stage, at.turn, legal(at)) == ("calls", 0, ["clique:KKK", "clique:QQQ", "done"])
    assert refusal(at, "7D") == Reason("QR-9", "announce-first", {})
    at = play(at, "clique:QQQ")
    assert (at.turn, legal(at)) == (0, ["clique:KKK", "done"])
    at = play(at, "clique:KKK")
    assert (at.turn, legal(at)) == (0, ["done"])
    for seat in (1, 2, 3):
        at = play(at, "done")
        assert (at.stage, at.turn, legal(at)) == ("calls", seat, ["done"])
    at = play(at, "done")
    assert (at.stage, at.turn) == ("play", 0)
    assert not any(":" in action for action in legal(at))


@pytest.mark.parametrize("dealer", range(4))
def test_QR_9_before_lead_in_the_order_of_play_and_then_eldest_leads(dealer):
    at = state("quarante", ["..."] * 4, dealer=dealer, announce="before_lead")
    for step in (1, 2, 3, 4):
        assert (at.stage, at.turn) == ("calls", (dealer + step) % 4)
        at = play(at, "done")
    assert (at.stage, at.turn) == ("play", (dealer + 1) % 4)


def test_QR_9_before_lead_not_once_the_cards_are_played():
    at = play(before_lead(*TWO_CLIQUES), "clique:KKK done done done done")
    assert refusal(at, "clique:QQQ") == Reason("QR-9", "clique-before-lead", {"clique": "QQQ"})
    assert refusal(at, "done") == Reason("QR-9", "nothing-to-end", {})


def test_QR_9_before_lead_with_cliques_first_ends_the_match_before_a_card():
    at = play(before_lead(*TWO_CLIQUES, cliques_first="on", target=15, scores=(5, 0)), "clique:KKK")
    assert (at.stage, at.points) == ("done", (10, 0))


def test_QR_9_own_turn_has_no_end_to_announce():
    assert refusal(state("quarante", TWO_CLIQUES, dealer=3), "done") == Reason("QR-9", "nothing-to-end", {})


# Kings for seat 0, queens for seat 1, jacks for seat 2; three cards each, so that tricks are quickly counted:
# KH QH JH 8H to seat 0 · KD QD JD 8D to seat 0 · KC QC JC 8S to seat 3, who must ruff. In tricks 22 and 11.
THREE_HOLD = ("KH KD KC", "QH QD QC", "JH JD JC", "8H 8D 8S")
THREE_SAY = "clique:KKK KH clique:QQQ QH clique:JJJ JH 8H KD QD JD 8D KC QC JC 8S"


@pytest.mark.parametrize(
    ("count", "points"), [("all", (22 + 10 + 6, 11 + 8)), ("best_only", (22 + 10, 11)), ("best_team", (22 + 10 + 6, 11))]
)
def test_QR_9_which_announced_cliques_count(count, points):
    assert play(spades_are_trumps(*THREE_HOLD, cliques=count), THREE_SAY).points == points


@pytest.mark.parametrize(
    ("count", "points"), [("all", (22 + 6, 11 + 8)), ("best_only", (22, 11 + 8)), ("best_team", (22, 11 + 8))]
)
def test_QR_9_highest_is_by_what_was_announced_not_by_what_is_held(count, points):
    silent_kings = THREE_SAY.replace("clique:KKK ", "")
    assert play(spades_are_trumps(*THREE_HOLD, cliques=count), silent_kings).points == points


def test_QR_9_four_jacks_are_above_three_kings():
    # KH JH 9H 8H to seat 0 · KD JD 9D 8D to seat 0 · KC JC 9C 8S to seat 3 · JS ruffs nothing: it is the last trick.
    hands = ("KH KD KC 7C", "JH JD JC JS", "9H 9D 9C TC", "8H 8D 8S 7S")
    line = "clique:KKK KH clique:JJJJ JH 9H 8H KD JD 9D 8D KC JC 9C 8S 7S 7C JS TC"
    assert play(spades_are_trumps(*hands, cliques="best_only"), line).points == (14, 7 + 2 + 13)


@pytest.mark.parametrize(("jack", "points"), [(2, 5 + 4 + 2), (3, 5 + 4 + 3)])
def test_QR_10_king_queen_and_jack(jack, points):
    assert play(state("quarante", ["AH", "KH", "QH", "JH"], dealer=3, jack_value=jack), "AH KH QH JH").points == (points, 0)


@pytest.mark.parametrize(("house_rules", "points"), [({}, (0, 44)), ({"jack_value": 3}, (0, 48))])
def test_QR_10_a_deal_has_44_points_or_48_with_dearer_jacks(house_rules, points):
    suits = [" ".join(rank + suit for rank in HIGH_TO_LOW) for suit in "SHDC"]
    assert play_out(state("quarante", suits, dealer=3, **house_rules)).points == points


def test_QR_11_tricks_and_cliques_are_added_after_the_last_trick():
    at = spades_are_trumps("KH KD KC", "QH 7D 7C", "AH 8D 8C", "9H 9D KS", scores=(30, 20))
    at = play(at, "clique:KKK KH QH AH 9H 8D 9D KD 7D KC 7C 8C")
    assert (at.points, at.totals) == (None, (30, 20))
    at = play(at, "KS")
    assert at.stage == "done"
    assert at.points == (9 + 5 + 10, 10)
    assert at.totals == (54, 30)


def test_QR_12_match_ends_with_the_deal_that_reaches_the_target():
    assert result("quarante", (130, 100), (19, 25)) is None
    assert result("quarante", (130, 100), (20, 24)) == Result((150, 124), (0, 2))
    assert result("quarante", (100, 130), (24, 20)) == Result((124, 150), (1, 3))


def test_QR_12_equal_scores_mean_another_deal():
    assert result("quarante", (140, 136), (20, 24)) is None
    assert result("quarante", (160, 160), (22, 22)) is None
    assert result("quarante", (160, 160), (21, 23)) == Result((181, 183), (1, 3))


def test_QR_12_target():
    assert result("quarante", (0, 0), (9, 8), target=10) is None
    assert result("quarante", (0, 0), (10, 8), target=10) == Result((10, 8), (0, 2))
    assert result("quarante", (955, 900), (44, 0), target=1000) is None
    assert result("quarante", (956, 900), (44, 0), target=1000) == Result((1000, 900), (0, 2))


@pytest.mark.parametrize(
    ("ways", "points", "winners"),
    [({}, (53, 44), (0, 2)), ({"cliques": "best_only"}, (40, 44), None), ({"jack_value": 3}, (53, 48), (0, 2))],
)
def test_QR_12_cliques_alone_reach_the_target(ways, points, winners):
    """Seat 0 announces all kings and all jacks, and takes no trick."""
    hands = [" ".join(rank + suit for rank in ranks for suit in "SHDC") for ranks in ("KJ", "AQ", "78", "9T")]
    at = play(state("quarante", hands, dealer=3, target=50, **ways), "clique:KKKK clique:JJJJ KS AS 7S 9S")
    at = play(at, " ".join(f"A{suit} 7{suit} 9{suit} K{suit}" for suit in "HDC"))
    at = play(at, " ".join(f"Q{suit} 8{suit} T{suit} J{suit}" for suit in "SHDC"))
    assert at.points == at.totals == points
    assert (outcome := quarante.GAME.result(at)) == (winners and Result(points, winners)), outcome


def test_QR_12_cliques_first_ends_deal_and_match_at_once():
    at = spades_are_trumps(*THREE_HOLD, scores=(140, 0), cliques_first="on")
    at = play(at, "clique:KKK")
    assert (at.stage, at.points, at.totals) == ("done", (10, 0), (150, 0))
    assert legal(at) == []
    assert quarante.GAME.result(at) == Result((150, 0), (0, 2))
    assert refusal(at, "KH").key == "deal-over"


def test_QR_12_cliques_first_counts_what_either_team_announced_before():
    at = spades_are_trumps(*THREE_HOLD, scores=(149, 142), cliques_first="on")
    at = play(at, "KH clique:QQQ")
    assert quarante.GAME.result(at) == Result((149, 150), (1, 3))
    at = spades_are_trumps(*THREE_HOLD, scores=(134, 141), cliques_first="on")
    at = play(at, "clique:KKK KH clique:QQQ QH")
    assert (at.stage, at.points) == ("play", None)
    at = play(at, "clique:JJJ")
    assert at.points == (16, 8)
    assert quarante.GAME.result(at) == Result((150, 149), (0, 2))


def test_QR_12_cliques_first_short_of_the_target_plays_on():
    at = play(spades_are_trumps(*THREE_HOLD, scores=(133, 0), cliques_first="on"), "clique:KKK")
    assert at.stage == "play"
    at = play(at, THREE_SAY.removeprefix("clique:KKK "))
    assert quarante.GAME.result(at) == Result((133 + 38, 19), (0, 2))


@pytest.mark.parametrize("count", ["best_only", "best_team"])
def test_QR_12_cliques_first_goes_only_with_all_cliques(count):
    with pytest.raises(options.OptionError, match=r"cliques = all.*QR-12"):
        games.rules("quarante", options={"cliques_first": "on", "cliques": count})
    with pytest.raises(options.OptionError, match=r"cliques = all.*QR-12"):
        games.rules("quarante", "historical_scoring", {"cliques_first": "on"})
