"""The kernel of play against the clauses read card by card: what may be played, why not, and who wins a trick.

The reference below knows cards as two letters and tricks as lists of them; it shares nothing with the kernel but the
numbers that go in and come out.
"""

import random
from functools import reduce
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fourkings.kernels.play import (
    ALL,
    ALWAYS,
    NEVER,
    UNLESS_PARTNER_WINS,
    UNLESS_PARTNER_WINS_UNRUFFED,
    Duties,
    Sheet,
    beats,
    duty_masks,
    first_violation,
    must_ruff,
    playable,
    suit_of,
)
from fourkings.rulebook.cards import card, mask, members, name, named, stronger, suit_mask
from fourkings.rulebook.tricks import Contract, Payoff, trick_duties, winning

RUFFS = (NEVER, ALWAYS, UNLESS_PARTNER_WINS, UNLESS_PARTNER_WINS_UNRUFFED)
ORDERS = ("AKQJT98765432", "AKQJT987", "KQJAT987")
STRONGER = {order: stronger(order) for order in ORDERS}
PACK = [rank + suit for suit in "SHDC" for rank in "23456789TJQKA"]


def better(new, old, order, trump):
    """True where the card `new` takes a trick from the card `old` (GEN-3)."""
    if new[1] == old[1]:
        return order.index(new[0]) < order.index(old[0])
    return new[1] == trump


def winner(trick, order, trump):
    """The place of the card that wins a trick, however many have played."""
    place = 0
    for other in range(1, len(trick)):
        if better(trick[other], trick[place], order, trump):
            place = other
    return place


def may_lead(card, hand, duties):
    """KG-8 and KG-10: what may be led only by who has nothing else, and what only as one's last card."""
    choice = [other for other in hand if other not in duties["no_lead"]] or list(hand)
    choice = [other for other in choice if other not in duties["keep"]] or choice
    return card in choice


def has_to_ruff(trick, order, trump, rule):
    """QR-7 and KG-6, of a player who cannot follow."""
    if rule == NEVER:
        return False
    if rule == ALWAYS or len(trick) < 2:
        return True
    me = len(trick)
    if winner(trick, order, trump) != me - 2:
        return True
    opponents_have_ruffed = any(trick[place][1] == trump != trick[0][1] for place in (me - 1, me - 3) if place >= 0)
    return rule == UNLESS_PARTNER_WINS_UNRUFFED and opponents_have_ruffed


def may_follow(card, hand, trick, order, trump, duties):
    """Follow; else ruff where one has to, above the ruffs there where one has to; else throw what is to be thrown."""
    led = trick[0][1]
    choice = [other for other in hand if other[1] == led] or list(hand)
    following = choice[0][1] == led
    if not following and trump and has_to_ruff(trick, order, trump, duties["ruff"]):
        ruffs = [other for other in hand if other[1] == trump]
        best = trick[winner(trick, order, trump)]
        higher = [other for other in ruffs if best[1] != trump or better(other, best, order, trump)]
        choice = (higher if duties["overruff"] and higher else ruffs) or choice
    thrown = [other for other in choice if other in duties["shed"] and (duties["shed_following"] or other[1] != led)]
    return card in (thrown or choice)


def allowed(hand, trick, order, trump, duties):
    if trick:
        return {card for card in hand if may_follow(card, hand, trick, order, trump, duties)}
    return {card for card in hand if may_lead(card, hand, duties)}


def cards_of(names):
    return mask(map(card, names))


def kernel_duties(duties):
    return Duties(
        no_lead=cards_of(duties["no_lead"]),
        keep=cards_of(duties["keep"]),
        ruff=duties["ruff"],
        overruff=duties["overruff"],
        shed=cards_of(duties["shed"]),
        shed_following=duties["shed_following"],
    )


def kernel_sheet(trick, order, trump, duties):
    suit = suit_mask("SHDC".index(trump)) if trump else 0
    contract = Contract(STRONGER[order], Payoff(), suit, kernel_duties(duties))
    return trick_duties(tuple(map(card, trick)), contract)


def check(hand, trick, order, trump, duties):
    expected = cards_of(allowed(hand, trick, order, trump, duties))
    asked = kernel_sheet(trick, order, trump, duties)
    held = cards_of(hand)
    assert playable(held, asked) == expected, (hand, trick, order, trump, duties)
    assert expected
    for number in map(card, hand):
        assert (first_violation(held, number, asked) == -1) == bool(expected >> number & 1)


def any_duties(rng):
    return {
        "no_lead": rng.choice([[], [card for card in PACK if card[1] == "H"], rng.sample(PACK, 6)]),
        "keep": rng.choice([[], ["KH"], rng.sample(PACK, 2)]),
        "ruff": rng.choice(RUFFS),
        "overruff": rng.randrange(2),
        "shed": rng.choice([[], ["KH"], rng.sample(PACK, 2)]),
        "shed_following": rng.randrange(2),
    }


def any_position(rng):
    order = rng.choice(ORDERS)
    suits = rng.sample("SHDC", rng.choice([1, 2, 2, 3, 4]))
    pack = [card for card in PACK if card[0] in order and card[1] in suits]
    rng.shuffle(pack)
    played = rng.randrange(min(4, len(pack) - 1))
    hand = pack[played : played + rng.randint(1, 13)]
    return hand, pack[:played], order


@pytest.mark.costly
def test_twenty_thousand_hands_against_the_reference():
    rng = random.Random(20_000)
    for _ in range(20_000):
        hand, trick, order = any_position(rng)
        check(hand, trick, order, rng.choice(["", *"SHDC"]), any_duties(rng))


@pytest.mark.parametrize("ruff", RUFFS)
@pytest.mark.parametrize("overruff", [0, 1])
@pytest.mark.parametrize(("shed", "shed_following"), [([], 0), (["KH"], 0), (["KH"], 1)])
@pytest.mark.parametrize("no_lead", [[], [card for card in PACK if card[1] == "H"]])
@pytest.mark.parametrize("keep", [[], ["KH"]])
def test_every_combination_of_duties(ruff, overruff, shed, shed_following, no_lead, keep):
    rng = random.Random(f"{ruff} {overruff} {shed} {shed_following} {no_lead} {keep}")
    duties = {
        "no_lead": no_lead, "keep": keep, "ruff": ruff, "overruff": overruff, "shed": shed,
        "shed_following": shed_following,
    }  # fmt: skip
    for _ in range(100):
        hand, trick, order = any_position(rng)
        check(hand, trick, order, rng.choice(["", *"SHDC"]), duties)


def test_three_thousand_tricks_are_won_as_the_reference_says():
    rng = random.Random(3000)
    for _ in range(3000):
        _, trick, order = any_position(rng)
        trump = rng.choice(["", *"SHDC"])
        contract = Contract(STRONGER[order], Payoff(), suit_mask("SHDC".index(trump)) if trump else 0)
        for played in range(1, len(trick) + 1):
            assert winning(tuple(map(card, trick[:played])), contract) == winner(trick[:played], order, trump)


@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.parametrize("trump", ["", *"SHDC"])
def test_every_card_against_every_other(order, trump):
    suit = suit_mask("SHDC".index(trump)) if trump else 0
    for old, new in product([text for text in PACK if text[0] in order], repeat=2):
        above = STRONGER[order][card(old)]
        assert beats(card(new), card(old), above, suit) == better(new, old, order, trump), (new, old)


HEARTS, CLUBS = suit_mask(1), suit_mask(3)


def test_the_leaders_sheet():
    assert duty_masks(0, 0, 0, 0, 0, CLUBS, Duties(ruff=ALWAYS, overruff=1, shed=named("KH"))) == Sheet(0, 0, 0, 0, 0, 0)
    banned = duty_masks(0, 0, 0, 0, 0, 0, Duties(no_lead=HEARTS, keep=named("KH")))
    assert banned == Sheet(ALL ^ HEARTS, ALL ^ named("KH"), 0, 0, 0, 0)


def test_who_follows_has_nothing_to_do_with_lead_bans():
    asked = duty_masks(1, HEARTS, 0, 0, 0, 0, Duties(no_lead=HEARTS, keep=named("KH")))
    assert asked == Sheet(0, 0, HEARTS, 0, 0, 0)


@pytest.mark.parametrize(
    ("trick", "rule", "ruffs"),
    [
        # Clubs are trump and a spade is led; the player's partner is two places before them.
        ("5S", UNLESS_PARTNER_WINS, True),  # an opponent leads; the partner has not played
        ("5S 4S", UNLESS_PARTNER_WINS, False),
        ("5S 6S", UNLESS_PARTNER_WINS, True),
        ("5S 2C", UNLESS_PARTNER_WINS, True),  # an opponent ruffs the partner
        ("5S 6S 4S", UNLESS_PARTNER_WINS, False),
        ("5S 6S 2C", UNLESS_PARTNER_WINS, True),
        ("2C 3C", UNLESS_PARTNER_WINS, True),
        ("5S 3C 2C", UNLESS_PARTNER_WINS, False),  # the partner's ruff still wins
        ("5S 3C 2C", UNLESS_PARTNER_WINS_UNRUFFED, True),  # but an opponent has ruffed too
        ("5S 3C 4S", UNLESS_PARTNER_WINS_UNRUFFED, False),  # the partner's own ruff does not count
        ("5S 4S", UNLESS_PARTNER_WINS_UNRUFFED, False),
        ("5S 4H", UNLESS_PARTNER_WINS_UNRUFFED, False),
        ("5S 6S 4H", UNLESS_PARTNER_WINS_UNRUFFED, False),
        ("5S 2C", UNLESS_PARTNER_WINS_UNRUFFED, True),
        ("5S 6S 2C", UNLESS_PARTNER_WINS_UNRUFFED, True),
        ("5S 6S 7S", ALWAYS, True),
        ("5S 4S", ALWAYS, True),
        ("5S 6S 7S", NEVER, False),
    ],
)
def test_when_one_has_to_ruff(trick, rule, ruffs):
    contract = Contract(STRONGER["AKQJT98765432"], Payoff(), CLUBS, Duties(ruff=rule))
    asked = trick_duties(tuple(map(card, trick.split())), contract)
    led_trump = trick[1] == "C"
    assert asked.ruff == (CLUBS if ruffs and not led_trump else 0)
    assert asked.follow == suit_mask("SHDC".index(trick[1]))


def test_above_which_ruff_to_overruff():
    contract = Contract(STRONGER["AKQJT98765432"], Payoff(), CLUBS, Duties(ruff=ALWAYS, overruff=1))
    for trick, above in {
        "5S": CLUBS,
        "5S 9C": named("TC JC QC KC AC"),
        "5S 9C TC": named("JC QC KC AC"),
        "5S TC 9C": named("JC QC KC AC"),
        "5S 6S AC": 0,
    }.items():
        assert trick_duties(tuple(map(card, trick.split())), contract).overruff == above


def test_what_has_to_be_shed():
    hearts_led, spades_led = (card("5H"),), (card("5S"),)
    order = STRONGER["AKQJT98765432"]
    void = Contract(order, Payoff(), duties=Duties(shed=named("KH")))
    at_once = Contract(order, Payoff(), duties=Duties(shed=named("KH"), shed_following=1))
    assert trick_duties(hearts_led, void).shed == 0
    assert trick_duties(spades_led, void).shed == named("KH")
    assert trick_duties(hearts_led, at_once).shed == trick_duties(spades_led, at_once).shed == named("KH")


def test_the_number_of_the_duty_that_drops_a_card():
    order = STRONGER["AKQJT98765432"]
    lead = trick_duties((), Contract(order, Payoff(), duties=Duties(no_lead=HEARTS, keep=named("KH"))))
    assert first_violation(named("KH 5H 2S"), card("5H"), lead) == Sheet._fields.index("lead")
    assert first_violation(named("KH 5H"), card("KH"), lead) == Sheet._fields.index("keep")
    assert first_violation(named("KH"), card("KH"), lead) == -1
    ruff = trick_duties((card("5S"), card("9C")), Contract(order, Payoff(), CLUBS, Duties(ruff=ALWAYS, overruff=1)))
    assert first_violation(named("2S TC 2H"), card("TC"), ruff) == Sheet._fields.index("follow")
    assert first_violation(named("TC 2C 2H"), card("2H"), ruff) == Sheet._fields.index("ruff")
    assert first_violation(named("TC 2C 2H"), card("2C"), ruff) == Sheet._fields.index("overruff")
    assert first_violation(named("3C 2C 2H"), card("2C"), ruff) == -1
    shed = trick_duties((card("5S"),), Contract(order, Payoff(), duties=Duties(shed=named("KH"))))
    assert first_violation(named("KH 2D"), card("2D"), shed) == Sheet._fields.index("shed")


cards_in = st.integers(0, ALL).map(lambda value: value & ALL)
sheets = st.builds(Sheet, *[st.one_of(st.just(0), cards_in)] * 6)


def prefer(hand, wanted):
    """The "if you can" of every card rule: narrow the hand, unless that leaves nothing."""
    return hand & wanted or hand


@settings(deadline=None)
@given(cards_in, sheets)
def test_a_hand_always_has_a_card_to_play(hand, duties):
    left = playable(hand, duties)
    assert left & ~hand == 0
    assert bool(left) == bool(hand)
    assert left == reduce(prefer, duties, hand)
    assert playable(left, duties) == left


@settings(deadline=None)
@given(cards_in, sheets)
def test_an_objection_against_all_but_the_playable(hand, duties):
    left = playable(hand, duties)
    for held in members(hand):
        refused_by = first_violation(hand, held, duties)
        assert (refused_by == -1) == bool(left >> held & 1), name(held)
        if refused_by >= 0:
            kept = reduce(prefer, duties[:refused_by], hand)
            assert kept >> held & 1
            assert not prefer(kept, duties[refused_by]) >> held & 1


@settings(deadline=None)
@given(cards_in, sheets)
def test_more_cards_never_make_a_duty_vanish(hand, duties):
    """What is playable from a hand stays playable when other cards go."""
    left = playable(hand, duties)
    for held in members(left):
        without = hand & ~(left ^ 1 << held)
        assert playable(without, duties) >> held & 1


def test_suits_of_cards():
    for number in map(card, PACK):
        assert suit_of(number) == suit_mask(number >> 4)


@pytest.mark.parametrize("rule", RUFFS)
def test_to_ruff_or_not_is_zero_or_one(rule):
    for played in (1, 2, 3):
        for ahead, ruffed in product(range(played), range(0, 1 << played, 2)):
            assert must_ruff(played, ahead, ruffed, rule) in (0, 1)


def test_duties_bite_one_after_the_other():
    """The order of a sheet is that of its fields, which the refusals read backwards."""
    assert Sheet._fields == ("lead", "keep", "follow", "ruff", "overruff", "shed")
    assert RUFFS == (0, 1, 2, 3)
    assert mask(map(card, PACK)) == ALL
