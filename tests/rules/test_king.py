"""The clauses of King on the deal, the play and the score: KG-1 to KG-12, KG-23, KG-25, KG-27 and KG-28.

What is declared and bid is in test_king_auction.py. Where no test says otherwise seat 3 deals, so seat 0 leads.
"""

import random
from dataclasses import replace
from functools import partial
from itertools import pairwise, product

import pytest

from fourkings.rulebook import deck, games
from fourkings.rulebook.cards import LONG, SHORT, card, name
from fourkings.rulebook.game import Reason, State, apply
from fourkings.rulebook.game import legal as legal_actions
from fourkings.rulebook.games import king
from fourkings.rulebook.tricks import Line
from rules import table
from rules.table import legal, opened, play, refusal, result, state
from tables import moments

HIGH_TO_LOW = "AKQJT98765432"
PACKS = {52: HIGH_TO_LOW, 32: "AKQJT987"}
DECK = pytest.mark.parametrize("size", [52, 32])


def deal(number: int, *hands: str, **house_rules: object) -> State:
    return state("king", hands, dealer=3, number=number, **house_rules)


def whole_suits(number: int, **house_rules: object) -> State:
    """Every seat holds one suit: spades, hearts, diamonds, clubs."""
    ranks = PACKS[house_rules.get("deck", 52)]
    return deal(number, *(" ".join(rank + suit for rank in ranks) for suit in "SHDC"), **house_rules)


def ring(number: int, **house_rules: object) -> State:
    """Each seat has the top of its suit and one low card of each other: with that it hands on the lead."""
    ranks = PACKS[house_rules.get("deck", 52)]
    top, low = ranks[:-3], ranks[-3:]
    hands = [[rank + suit for rank in top] for suit in "SHDC"]
    for owner, suit in enumerate("SHDC"):
        for step in (1, 2, 3):
            hands[(owner + step) % 4].append(low[step - 1] + suit)
    return deal(number, *map(" ".join, hands), **house_rules)


def won(at: State, *shares: tuple[int, int]) -> State:
    """The deal of a ring played without trumps so that these seats take so many tricks, one after the other.

    A seat takes tricks with its own suit, the last seat's being led to it by the one before: the cards for that are kept.
    """
    seats = [seat for seat, _ in shares]
    kept = {seat: "SHDC"[after] for seat, after in pairwise(seats)}
    for place, (seat, tricks) in enumerate(shares):
        for _ in range(tricks - (place > 0)):
            at = _trick(at, seat, "SHDC"[seat], kept)
        if seat in kept:
            at = _trick(at, seat, kept[seat], kept)
    taken = [trick.winner for trick in at.tricks]
    assert [taken.count(seat) for seat in range(4)] == [dict(shares).get(seat, 0) for seat in range(4)]
    return at


def _trick(at: State, leader: int, suit: str, kept: dict[int, str]) -> State:
    """The leader leads the highest card of the suit; the others follow or throw what they need least."""
    assert at.turn == leader
    at = play(at, min((card for card in legal(at) if card[1] == suit), key=lambda card: HIGH_TO_LOW.index(card[0])))
    for _ in range(3):
        own, needed = "SHDC"[at.turn], kept.get(at.turn)
        at = play(at, min(legal(at), key=lambda card: (card[1] == needed, card[1] == own, HIGH_TO_LOW.index(card[0]))))
    return at


at_random = partial(table.at_random, "king")


def test_KG_1_each_for_himself_clockwise_long_deck():
    rules = games.rules("king")
    assert not king.GAME.PARTNERS
    assert not king.GAME.TEAM_SCORES
    assert king.GAME.is_clockwise(rules)
    assert king.GAME.pack(rules) == LONG
    assert king.GAME.pack(games.rules("king", options={"deck": 32})) == SHORT


@DECK
@pytest.mark.parametrize("suit", "SHDC")
def test_KG_1_rank(size, suit):
    other, third = [letter for letter in "CDSH" if letter != suit][:2]
    for higher, lower in pairwise(PACKS[size]):
        hands = [f"{lower}{suit} A{third}", f"{higher}{suit} K{third}", f"A{other} Q{third}", f"K{other} J{third}"]
        line = f"declare:NT {lower}{suit} {higher}{suit} A{other} K{other}"
        assert play(deal(7, *hands, deck=size), line).tricks[0].winner == 1
        trumps = line.replace("NT", suit)
        assert play(deal(7, *hands, deck=size), trumps).tricks[0].winner == 1
        hands[0], hands[1] = hands[1], hands[0]
        assert play(deal(7, *hands, deck=size), f"declare:NT {higher}{suit} {lower}{suit} A{other} K{other}").leader == 0


def test_KG_2_highest_card_takes_the_first_seat_and_deals():
    seated = opened("king", "9H AS 2C KD")
    assert (seated.seats, seated.dealer) == ((1, 3, 0, 2), 0)


def test_KG_2_ties_draw_again():
    seated = opened("king", "9H AS 9C KD", "2H - 3C -")
    assert seated.seats == (1, 3, 2, 0)
    seated = opened("king", "9H AS 9C AD", "2H KS 3C QD")
    assert (seated.seats, seated.dealer) == ((1, 3, 2, 0), 0)


def test_KG_2_seats_as_joined():
    seated = opened("king", "9H AS 9C KD", seats="fixed")
    assert (seated.seats, seated.dealer) == ((0, 1, 2, 3), 1)


@DECK
def test_KG_3_one_by_one_beginning_after_the_dealer(size):
    packets = king.GAME.packets(games.rules("king", options={"deck": size}))
    assert packets == (1,) * (13 if size == 52 else 8)
    hands = deck.hands(range(size), 2, packets)
    assert hands[3] == tuple(range(0, size, 4))
    assert hands[2] == tuple(range(3, size, 4))


def played_through(rules, secret, dice):
    def choose(state):
        actions = legal_actions(state)
        return dice.choice([word for word in actions if isinstance(word, str) and word[:5] != "ultim"] or actions)

    *_, at = moments(rules, secret, choose)
    return at


def test_KG_4_ten_deals_the_last_four_positive_and_each_player_deals_one_of_them():
    at = played_through(games.rules("king"), bytes(32), random.Random(4))
    dealers = [deal.state.deal.dealer for deal in at.deals]
    assert len(dealers) == 10
    assert dealers == [(dealers[0] + number) % 4 for number in range(10)]  # KG-3: the deal passes left
    assert sorted(dealers[6:]) == [0, 1, 2, 3]
    talked = [any(isinstance(action, str) for _, action in deal.actions) for deal in at.deals]
    assert talked == [False] * 6 + [True] * 4


@DECK
def test_KG_4_the_ten_deals_by_name(size):
    aims = ("tricks", "hearts", "queens", "kings-and-jacks", "king-of-hearts", "last-two-tricks")
    assert king.GAME.deal_titles(games.rules("king", options={"deck": size})) == (*aims, *("auction",) * 4)
    for number, aim in enumerate(aims, 1):
        assert king.GAME.public_calls(deal(number, *["..."] * 4, deck=size)) == {"aim": aim}


def test_KG_4_what_is_told_of_a_positive_deal():
    public = king.GAME.public_calls(play(ring(7), "auction pass +3 pass"))
    said = {"aim": "auction", "step": "decide", "standing": "+3", "leader": 1, "passed": (0, 2)}
    to_come = {"price": None, "fallback": None, "buyer": None, "declared": None, "bids_made": None}
    rungs, points = "+1 +2 +3 -1 +4 +5 +6 -2 +7 +8", (25, 50, 75, 75, 100, 125, 150, 150, 175, 200)
    assert public == {**said, **to_come, "worth": dict(zip(rungs.split(), points, strict=True))}
    public = king.GAME.public_calls(play(ring(7, deck=32), "auction pass +3 pass ask:+5 yes declare:D"))
    assert (public["aim"], public["declared"], public["price"], public["buyer"]) == ("D", "D", "+5", 1)
    assert public["worth"] == {"+1": 30, "+2": 60, "+3": 90, "-1": 90, "+4": 120, "+5": 150}


def test_KG_4_no_end_before_the_tenth_deal():
    for number in range(1, 10):
        assert result("king", (500, 0, 0, 0), (0, 0, 0, 0), number=number) is None
    assert result("king", (0, 0, 0, -325), (325, 0, 0, 0), number=10) is not None


@pytest.mark.parametrize(("first_lead", "after"), [("after_dealer", 1), ("dealer", 0)])
def test_KG_5_who_leads_first(first_lead, after):
    for dealer, number in product(range(4), range(1, 11)):
        at = state("king", ["..."] * 4, dealer=dealer, number=number, first_lead=first_lead)
        if number > 6:
            at = play(at, "declare:NT")
        assert at.turn == at.leader == (dealer + after) % 4


@pytest.mark.parametrize("number", range(1, 8))
def test_KG_6_follow_suit_else_any_card(number):
    at = deal(number, "9S 2D 2H", "KS 4S 3H", "AC KD QH", "7S 2C KH")
    at = play(at, "declare:D 9S" if number == 7 else "9S")
    assert legal(at) == ["4S", "KS"]
    assert refusal(at, "3H") == Reason("GEN-3", "follow", {"card": "3H", "cards": ("KS", "4S"), "suit": "S"})
    assert legal(play(at, "4S")) == ["AC", "KD", "QH"]


@pytest.mark.parametrize("trump", "HDC")
def test_KG_6_must_trump(trump):
    plain = next(letter for letter in "HDC" if letter != trump)
    hands = ["9S 2S 3S", f"7{trump} A{plain} 5{trump}", "KS 4S JS", f"8{trump} 6{trump} K{plain}"]
    at = play(deal(7, *hands, must_trump="on"), f"declare:{trump} 9S")
    assert legal(at) == sorted([f"7{trump}", f"5{trump}"])
    facts = {"card": f"A{plain}", "cards": (f"7{trump}", f"5{trump}"), "suit": trump}
    assert refusal(at, f"A{plain}") == Reason("KG-6", "ruff", facts)
    at = play(at, f"7{trump} KS")
    assert legal(at) == sorted([f"8{trump}", f"6{trump}"])  # no duty to overtrump
    assert legal(play(deal(7, *hands), f"declare:{trump} 9S")) == sorted([f"7{trump}", f"A{plain}", f"5{trump}"])


@pytest.mark.parametrize("declared", ["NT", "negative"])
def test_KG_6_must_trump_nothing_without_trumps(declared):
    at = play(deal(7, "9S 2S", "7H 5C", "KS 4S", "8H 6D", must_trump="on"), f"declare:{declared} 9S")
    assert legal(at) == ["5C", "7H"]


@DECK
@pytest.mark.parametrize("number", range(1, 7))
def test_KG_7_to_12_all_of_it_to_who_takes_every_trick(size, number):
    total = {52: (-260, -260, -200, -240, -160, -180), 32: (-160,) * 6}[size][number - 1]
    at = whole_suits(number, deck=size)
    while at.stage != "done":
        at = apply(at, max(legal_actions(at)))
    assert at.points == (total, 0, 0, 0)


def test_KG_12_the_six_cost_1300():
    assert sum((-260, -260, -200, -240, -160, -180)) == -1300
    for seed in range(4):
        assert sum(sum(at_random(number, seed).points) for number in range(1, 7)) == -1300
        assert sum(sum(at_random(number, seed, deck=32).points) for number in range(1, 7)) == -960


def counted(at, number, size):
    each = {
        52: {"trick": 20, "heart": 20, "queen": 50, "king or jack": 30, "KH": 160, "last": 90},
        32: {"trick": 20, "heart": 20, "queen": 40, "king or jack": 20, "KH": 160, "last": 80},
    }[size]
    points = [0, 0, 0, 0]
    for count, trick in enumerate(at.tricks, 1):
        cards = list(map(name, trick.cards))
        costs = {
            1: each["trick"],
            2: each["heart"] * sum(card[1] == "H" for card in cards),
            3: each["queen"] * sum(card[0] == "Q" for card in cards),
            4: each["king or jack"] * sum(card[0] in "KJ" for card in cards),
            5: each["KH"] * ("KH" in cards),
            6: each["last"] * (count > size // 4 - 2),
        }
        points[trick.winner] -= costs[number]
    return tuple(points)


@DECK
@pytest.mark.parametrize(
    ("clause", "number"), [("KG-7", 1), ("KG-8", 2), ("KG-9", 3), ("KG-9", 4), ("KG-10", 5), ("KG-11", 6)]
)
def test_KG_7_to_11_points_of_every_trick(size, clause, number):
    for seed in range(25):
        at = at_random(number, seed, deck=size)
        assert at.points == counted(at, number, size)
        assert {line.clause for line in king.GAME.account(at)} == {clause}


@pytest.mark.parametrize(("number", "ranks", "each"), [(3, "Q", 50), (4, "KJ", 30)])
def test_KG_9_each_queen_fifty_and_each_king_or_jack_thirty(number, ranks, each):
    for seed in range(10):
        at = at_random(number, seed)
        taken = [
            [name(card)[0] for trick in at.tricks if trick.winner == seat for card in trick.cards] for seat in range(4)
        ]
        assert at.points == tuple(-each * sum(rank in ranks for rank in cards) for cards in taken)
        assert sum(at.points) == -each * 4 * len(ranks)


def test_KG_11_the_last_two_tricks_ninety_each():
    assert won(ring(6), (0, 3), (1, 4), (2, 5), (3, 1)).points == (0, 0, -90, -90)
    assert won(ring(6), (0, 3), (3, 10)).points == (0, 0, 0, -180)


@DECK
def test_KG_8_no_heart_led_while_one_holds_anything_else(size):
    at = deal(2, "KH 9H 8S", "AH TH 9S", "QH 7H TS", "JH 8H JS", deck=size)
    assert legal(at) == ["8S"]
    for heart in ("KH", "9H"):
        assert refusal(at, heart) == Reason("KG-8", "lead", {"card": heart, "cards": ("8S",), "suit": "H"})


@pytest.mark.parametrize("number", [1, 3, 4, 6, 7])
def test_KG_8_in_no_other_deal(number):
    at = deal(number, "KH 9H 8S", "AH TH 9S", "QH 7H TS", "JH 8H JS", heart_lead_in_5="no_heart")
    if number == 7:
        assert legal(play(at, "declare:negative")) == ["8S", "9H", "KH"]
        at = play(at, "declare:S")
    assert legal(at) == ["8S", "9H", "KH"]


def test_KG_10_the_king_of_hearts_is_not_led_but_other_hearts_are():
    at = deal(5, "KH 9H 8S", "AH TH 9S", "QH 7H TS", "JH 8H JS")
    assert legal(at) == ["8S", "9H"]
    assert refusal(at, "KH") == Reason("KG-10", "keep", {"card": "KH", "cards": ("8S", "9H")})


def test_KG_10_the_king_of_hearts_is_led_as_the_last_card():
    at = deal(5, "KH 9S", "AH 6S", "QH 7H", "JH 8H")
    assert legal(at) == ["9S"]
    assert legal(play(at, "9S 6S 7H 8H")) == ["KH"]


def test_KG_10_no_heart_is_led_while_one_holds_anything_else():
    at = deal(5, "KH 9H 8S", "AH TH 9S", "QH 7H TS", "JH 8H JS", heart_lead_in_5="no_heart")
    assert legal(at) == ["8S"]
    for heart in ("KH", "9H"):
        assert refusal(at, heart) == Reason("KG-10", "lead", {"card": heart, "cards": ("8S",), "suit": "H"})


@pytest.mark.parametrize("heart_lead", ["no_king", "no_heart"])
def test_KG_10_the_king_is_kept_to_the_last_among_hearts_alone(heart_lead):
    at = deal(5, "KH 9H 6H", "AH TH 9S", "QH 7H TS", "JH 8H JS", heart_lead_in_5=heart_lead)
    assert legal(at) == ["6H", "9H"]
    assert refusal(at, "KH") == Reason("KG-10", "keep", {"card": "KH", "cards": ("9H", "6H")})


def in_place(place, king_hand, led, number=5, **house_rules):
    """The state before the hand with KH plays second, third or last to a lead of `led`; the others follow."""
    others = {"S": ["9S 2C", "8S 3C", "7S 4C"], "H": ["9H 2C", "8H 3C", "7H 4C"]}[led]
    hands = [*others[: place - 1], king_hand, *others[place - 1 :]]
    return play(deal(number, *hands, **house_rules), [hand.split()[0] for hand in hands[: place - 1]])


PLACES = pytest.mark.parametrize("place", [2, 3, 4])
DUTIES = pytest.mark.parametrize("duty", ["none", "when_void", "first_chance"])


@PLACES
@DUTIES
def test_KG_10_who_cannot_follow(place, duty):
    at = in_place(place, "KH QD", "S", king_of_hearts_duty=duty)
    assert legal(at) == (["KH", "QD"] if duty == "none" else ["KH"])
    if duty != "none":
        assert refusal(at, "QD") == Reason("KG-10", "shed", {"card": "QD", "cards": ("KH",)})


@PLACES
@DUTIES
def test_KG_10_who_cannot_follow_and_holds_hearts_only(place, duty):
    at = in_place(place, "KH QH", "S", king_of_hearts_duty=duty)
    assert legal(at) == (["KH", "QH"] if duty == "none" else ["KH"])


@PLACES
@DUTIES
def test_KG_10_when_hearts_are_led(place, duty):
    at = in_place(place, "KH QH", "H", king_of_hearts_duty=duty)
    assert legal(at) == (["KH"] if duty == "first_chance" else ["KH", "QH"])
    if duty == "first_chance":
        assert refusal(at, "QH") == Reason("KG-10", "shed", {"card": "QH", "cards": ("KH",)})


@PLACES
@DUTIES
def test_KG_10_who_has_not_the_king_of_hearts_is_free(place, duty):
    assert legal(in_place(place, "AH QD", "S", king_of_hearts_duty=duty)) == ["AH", "QD"]
    assert legal(in_place(place, "AH QH", "H", king_of_hearts_duty=duty)) == ["AH", "QH"]


@PLACES
@pytest.mark.parametrize("number", [1, 2, 3, 4, 6])
def test_KG_10_no_duty_in_other_deals(place, number):
    at = in_place(place, "KH QD", "S", number, king_of_hearts_duty="first_chance")
    assert legal(at) == ["KH", "QD"]


def sold(said: str, *shares: tuple[int, int], **house_rules: object) -> tuple[int, ...]:
    """Points of the seventh deal after this talk and these tricks. Seat 3 deals, seat 0 leads."""
    at = won(play(ring(7, **house_rules), said), *shares)
    assert at.stage == "done"
    assert at.points is not None
    return at.points


def test_KG_23_positive_twenty_five_a_trick():
    assert sold("declare:NT", (0, 3), (1, 4), (2, 5), (3, 1)) == (75, 100, 125, 25)
    assert sold("declare:NT", (0, 3), (3, 10)) == (75, 0, 0, 250)


@pytest.mark.parametrize("trump", "SHDC")
def test_KG_23_positive_with_trumps(trump):
    """A player with all thirteen trumps takes every trick after the first ruff."""
    at = play(whole_suits(7), f"declare:{trump}")
    while at.stage != "done":
        at = apply(at, max(legal_actions(at)))
    points = [0, 0, 0, 0]
    points["SHDC".index(trump)] = 325
    assert at.points == tuple(points)


def test_KG_23_negative_325_less_75_a_trick():
    assert sold("declare:negative", (0, 3), (1, 4), (2, 5), (3, 1)) == (100, 25, -50, 250)
    assert sold("declare:negative", (0, 3), (3, 10)) == (100, 325, 325, -425)


@pytest.mark.parametrize("units", range(1, 9))
def test_KG_23_sold_at_plus_n_the_price_passes_in_points(units):
    said = f"auction pass +{units} pass sell declare:NT"
    # Tricks 3, 4, 5, 1; the buyer is seat 1, whose four tricks fall short of +5 and more, and who pays all the same.
    assert sold(said, (0, 3), (1, 4), (2, 5), (3, 1)) == (75, 100 - 25 * units, 125, 25 + 25 * units)


@pytest.mark.parametrize(
    ("rung", "shares", "points"),
    [
        # The dealer, seat 3, took fewer tricks than sold, as many, or more; seat 1 buys.
        ("-1", [(0, 3), (1, 10)], (100, 325 - 750, 325, 325)),  # the dealer took none: none pass
        ("-2", [(0, 3), (1, 10)], (100, 325 - 750, 325, 325)),
        ("-1", [(0, 3), (1, 9), (3, 1)], (100, 325 - 75 * 10, 325, 325)),  # one: one passes
        ("-2", [(0, 3), (1, 9), (3, 1)], (100, 325 - 75 * 10, 325, 325)),
        ("-1", [(0, 3), (1, 8), (3, 2)], (100, 325 - 75 * 9, 325, 250)),
        ("-2", [(0, 3), (1, 8), (3, 2)], (100, 325 - 75 * 10, 325, 325)),
        ("-1", [(0, 3), (1, 4), (2, 1), (3, 5)], (100, 325 - 75 * 5, 250, 325 - 75 * 4)),
        ("-2", [(0, 3), (1, 4), (2, 1), (3, 5)], (100, 325 - 75 * 6, 250, 325 - 75 * 3)),
        ("-2", [(0, 3), (3, 10)], (100, 325 - 75 * 2, 325, 325 - 75 * 8)),
    ],
)
def test_KG_23_sold_at_minus_n_the_buyer_takes_over_tricks(rung, shares, points):
    assert sold(f"auction pass {rung} pass sell", *shares) == points


@pytest.mark.parametrize("units", [1, 2])
@pytest.mark.parametrize("shares", [[(0, 3), (1, 10)], [(0, 3), (1, 9), (3, 1)], [(0, 3), (3, 10)]])
def test_KG_23_fixed_the_price_passes_whatever_happens(units, shares):
    tricks = dict(shares)
    unsold = [325 - 75 * tricks.get(seat, 0) for seat in range(4)]
    paid = 75 * units
    expected = (unsold[0], unsold[1] - paid, unsold[2], unsold[3] + paid)
    assert sold(f"auction pass -{units} pass sell", *shares, negative_price="fixed") == expected


@pytest.mark.parametrize(
    "said",
    [
        "auction pass +2 pass ask:+5 yes declare:NT",
        "auction pass pass pass ultimatum:+5:negative no yes declare:NT",
        "auction +3 pass pass ultimatum:+5:positive no yes declare:NT",
    ],
)
def test_KG_23_the_price_is_what_was_asked(said):
    assert sold(said, (0, 3), (1, 4), (2, 5), (3, 1)) == (75, 100 - 125, 125, 25 + 125)


@pytest.mark.parametrize(
    "said",
    [
        "auction pass +3 pass refuse declare:NT",
        "auction pass +3 pass ask:+5 no refuse declare:NT",
        "auction pass +3 pass ultimatum:+8:positive no no no declare:NT",
        "auction pass pass pass declare:NT",
    ],
)
def test_KG_20_unsold_nothing_passes(said):
    assert sold(said, (0, 3), (1, 4), (2, 5), (3, 1)) == (75, 100, 125, 25)


def test_KG_20_unsold_negative():
    said = "auction pass -1 pass ultimatum:+8:negative no no no"
    assert sold(said, (0, 3), (1, 4), (2, 5), (3, 1)) == (100, 25, -50, 250)


@pytest.mark.parametrize("negative_price", ["takes_over", "fixed"])
def test_KG_21_free_declaration_the_price_passes_in_points_where_sign_and_kind_differ(negative_price):
    ways = {"free_declaration": "on", "negative_price": negative_price}
    shares = [(0, 3), (1, 10)]
    # +5 and a negative deal: 125 points; tricks 3 and 10 cost 225 and 750.
    assert sold("auction pass +5 pass sell declare:negative", *shares, **ways) == (100, -425 - 125, 325, 325 + 125)
    # -2 and a positive deal: 150 points, though the dealer took no trick.
    assert sold("auction pass -2 pass sell declare:NT", *shares, **ways) == (75, 250 - 150, 0, 150)
    # Where they agree, as ever.
    assert sold("auction pass +5 pass sell declare:NT", *shares, **ways) == (75, 250 - 125, 0, 125)
    passed = 150 if negative_price == "fixed" else 0
    at_minus_two = (100, -425 - passed, 325, 325 + passed)
    assert sold("auction pass -2 pass sell declare:negative", *shares, **ways) == at_minus_two


def test_KG_23_the_lines_of_an_account():
    at = won(play(ring(7), "auction pass -2 pass sell"), (0, 3), (1, 8), (3, 2))
    assert king.GAME.account(at) == [
        Line("KG-23", "start", {"each": 325}, (325, 325, 325, 325)),
        Line("KG-23", "tricks", {"each": -75}, (-225, -600, 0, -150)),
        Line("KG-23", "price", {"rung": "-2", "paid": 150, "buyer": 1, "dealer": 3}, (0, -150, 0, 150)),
    ]
    split = play(ring(7), "auction pass pass pass split")
    assert king.GAME.account(split) == [Line("KG-24", "split", {"dealer": 100, "others": 75}, (75, 75, 75, 100))]


def test_KG_25_a_deal_that_does_not_add_up_is_an_error():
    whole = at_random(1, 0)
    with pytest.raises(ArithmeticError, match=r"deal 1 of King adds up to -240, not -260 \(KG-25\)"):
        king.GAME.account(replace(whole, tricks=whole.tricks[:-1]))


def test_KG_25_the_highest_total_wins():
    for seat in range(4):
        points = [80, 81, 82, 82]
        points[seat] += 100
        assert result("king", (0, 0, 0, 0), tuple(points), number=10).winners == (seat,)


def test_KG_25_equal_totals_share_the_rank():
    end = result("king", (0, -25, 0, 25), (100, 125, 100, 0), number=10)
    assert end.scores == (100, 100, 100, 25)
    assert end.winners == (0, 1, 2)


def test_KG_27_eight_cards_seven_lowest():
    at = whole_suits(1, deck=32)
    assert all(len(hand) == 8 for hand in at.deal.dealt)
    assert king.GAME.pack(at.rules) == SHORT
    assert king.GAME.pack(games.rules("king", "small_pack")) == SHORT


def test_KG_27_thirty_a_trick_or_240_less_ninety():
    assert sold("declare:NT", (0, 2), (1, 3), (2, 1), (3, 2), deck=32) == (60, 90, 30, 60)
    assert sold("declare:negative", (0, 2), (1, 3), (2, 1), (3, 2), deck=32) == (60, -30, 150, 60)


def test_KG_27_units_of_thirty_and_ninety():
    shares = [(0, 2), (1, 3), (2, 1), (3, 2)]
    for units in range(1, 6):
        said = f"auction pass +{units} pass sell declare:NT"
        assert sold(said, *shares, deck=32) == (60, 90 - 30 * units, 30, 60 + 30 * units)
    assert sold("auction pass -1 pass sell", *shares, deck=32) == (60, -30 - 90, 150, 60 + 90)
    assert sold("auction pass -1 pass sell", (0, 3), (1, 5), deck=32) == (-30, -210, 240, 240)
    assert sold("auction pass -1 pass sell", (0, 3), (1, 5), deck=32, negative_price="fixed") == (-30, -300, 240, 330)


SHORT_AIMS = ("tricks", "hearts", "queens", "king-of-hearts", "auction")


@DECK
def test_KG_28_four_negative_deals_and_one_that_the_first_dealer_deals(size):
    rules = games.rules("king", "short", {"deck": size})
    assert king.GAME.deal_titles(rules) == SHORT_AIMS
    at = played_through(rules, bytes(32), random.Random(4))
    assert [deal.state.deal.dealer for deal in at.deals] == [at.opening.dealer + number & 3 for number in range(5)]
    assert [king.is_positive(deal.state.deal) for deal in at.deals] == [False] * 4 + [True]
    assert sum(at.totals) == sum(king.deal_total(rules, number) for number in range(1, 6)) == {52: -555, 32: -400}[size]
    assert at.result.winners == tuple(seat for seat in range(4) if at.totals[seat] == max(at.totals))


def test_KG_28_rules_follow_the_aim_and_not_the_number():
    for short, full in ((1, 1), (2, 2), (3, 3), (4, 5), (5, 7)):
        for options in ({}, {"heart_lead_in_5": "no_heart", "king_of_hearts_duty": "when_void"}):
            contracts = king.GAME.contracts(games.rules("king", options={**options, "length": "short"}), short)
            assert contracts == king.GAME.contracts(games.rules("king", options=options), full)
    at = at_random(4, 7, length="short")
    assert king.GAME.scoring_clause(at) == "KG-10"
    assert at.tricks[-1].winner == at.points.index(-160)
    assert card("KH") in at.tricks[-1].cards  # GEN-11
    assert len(at_random(5, 7, length="short").tricks) == 13
    assert refusal(whole_suits(4, length="short"), "auction") == Reason("KG-4", "no-auction-yet", {})
