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

from fourkings.kernels import play
from fourkings.rulebook.cards import card, mask, members, name, stronger, suit_mask
from fourkings.rulebook.tricks import Contract, Payoff, trick_duties, winning

RUFFS = (play.NEVER, play.ALWAYS, play.UNLESS_PARTNER_WINS, play.UNLESS_PARTNER_WINS_UNRUFFED)
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
    if rule == play.NEVER:
        return False
    if rule == play.ALWAYS or len(trick) < 2:
        return True
    me = len(trick)
    if winner(trick, order, trump) != me - 2:
        return True
    opponents_have_ruffed = any(trick[place][1] == trump != trick[0][1] for place in (me - 1, me - 3) if place >= 0)
    return rule == play.UNLESS_PARTNER_WINS_UNRUFFED and opponents_have_ruffed


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
    return play.Duties(
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
    assert play.playable(held, asked) == expected, (hand, trick, order, trump, duties)
    assert expected
    for number in map(card, hand):
        assert (play.first_violation(held, number, asked) == -1) == bool(expected >> number & 1)


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
        assert play.beats(card(new), card(old), above, suit) == better(new, old, order, trump), (new, old)


cards_in = st.integers(0, play.ALL).map(lambda value: value & play.ALL)
sheets = st.builds(play.Sheet, *[st.one_of(st.just(0), cards_in)] * 6)


def prefer(hand, wanted):
    """The "if you can" of every card rule: narrow the hand, unless that leaves nothing."""
    return hand & wanted or hand


@settings(deadline=None)
@given(cards_in, sheets)
def test_an_objection_against_all_but_the_playable(hand, duties):
    left = play.playable(hand, duties)
    for held in members(hand):
        refused_by = play.first_violation(hand, held, duties)
        assert (refused_by == -1) == bool(left >> held & 1), name(held)
        if refused_by >= 0:
            kept = reduce(prefer, duties[:refused_by], hand)
            assert kept >> held & 1
            assert not prefer(kept, duties[refused_by]) >> held & 1


def test_duties_bite_one_after_the_other():
    """The order of a sheet is that of its fields, which the refusals read backwards."""
    assert play.Sheet._fields == ("lead", "keep", "follow", "ruff", "overruff", "shed")
    assert RUFFS == (0, 1, 2, 3)
    assert mask(map(card, PACK)) == play.ALL
