"""Deals that cost: the chance and price of taking this trick, against the danger that the card would be if kept.

So the highest card that still loses goes first, a void is a chance to be rid of the worst, who must take takes with the
highest, and a trick that costs nothing is a good one to take early.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from fourkings.kernels.play import suit_of
from fourkings.players.bots.careful.facts import Facts
from fourkings.rulebook.cards import Card, Mask, Seat, members


class Temper(NamedTuple):
    """How a deal is played, by what costs in it; found by playing one against another."""

    relief: float  # how much of a danger got rid of counts against a price paid now
    leading: float  # and where one leads: others may never play the suit
    steep: float  # how much faster danger grows than the part of the suit that lies below a card
    on_lead: float  # what it costs to have to lead next, in common tricks
    cover: float  # how much each lower card of one's own leaves of a danger
    escape: float  # and each empty suit of all of them: there will be chances to throw


TRICKS: Final = Temper(relief=1.2, leading=1.2, steep=1.5, on_lead=0.0, cover=0.75, escape=0.9)
SUIT: Final = Temper(relief=0.8, leading=0.8, steep=1.5, on_lead=0.25, cover=0.75, escape=0.9)
CARDS: Final = Temper(relief=0.8, leading=0.5, steep=1.5, on_lead=0.25, cover=0.75, escape=0.9)
LAST: Final = Temper(relief=1.2, leading=1.2, steep=1.5, on_lead=0.25, cover=0.85, escape=1.0)
"""Where only the last tricks cost, high cards go early, and nothing else matters."""


def temper(facts: Facts) -> Temper:
    """The way to play this deal."""
    payoff = facts.contract.payoff
    if payoff.last[0]:
        return LAST
    if payoff.trick:
        return TRICKS
    return SUIT if suit_of(payoff.cards[0][0].bit_length() - 1) & ~payoff.cards[0][0] == 0 else CARDS


CERTAIN: Final = 0.8
"""The most that relief counts where the card is bound to take the trick."""
EAGER: Final = 0.25
"""How often a player beats a card that need not be beaten."""
ALONE: Final = 0.3
"""The danger of a card whose suit nobody else has."""
CATCHES: Final = 0.4
"""How likely a high card catches a costly one below it."""


def best(facts: Facts) -> Card:
    """The card to play; of equals the highest, for it is never the better one to keep."""
    relief = reliefs(facts)
    return max(
        members(facts.legal),
        key=lambda card: (round(relief(card) * weight(facts, card) - price(facts, card), 6), card & 15),
    )


def weight(facts: Facts, card: Card) -> float:
    """How much the relief counts: a certain trick is not taken for the sake of an uncertain one."""
    mood = temper(facts)
    if not facts.led:
        return mood.leading
    return min(mood.relief, CERTAIN) if i_take(facts, card) > 0.99 else mood.relief


# --- this trick ---------------------------------------------------------------------------------------------------


def price(facts: Facts, card: Card) -> float:
    """What the card is likely to cost in this trick, in points."""
    taken = i_take(facts, card)
    if not taken:
        return 0.0
    lead_again = temper(facts).on_lead * per_trick(facts)  # who takes it has to lead again
    return taken * (cost(facts, card) + lead_again)


def i_take(facts: Facts, card: Card) -> float:
    """The chance that I take the trick with this card: that nobody after me goes above it."""
    if not facts.wins(card):
        return 0.0
    led = facts.led or suit_of(card)
    stays = 1.0
    for seat in facts.later:
        stays *= 1 - goes_above(facts, seat, card, led)
    return stays


def goes_above(facts: Facts, seat: Seat, card: Card, led: Mask) -> float:
    """The chance that a later player takes the trick from me: they must where they hold nothing lower."""
    can = facts.holds(seat, facts.contract.stronger[card])
    must = can * (1 - facts.holds(seat, led & facts.below(card)))
    return must + EAGER * (can - must)


def cost(facts: Facts, card: Card) -> float:
    """What the trick costs who takes it: what lies there, the card, and what the others will throw."""
    payoff = facts.contract.payoff
    here = payoff.trick + sum(map(facts.points, facts.on_table)) + facts.points(card)
    if payoff.last[0] >= facts.tricks_left:
        here += payoff.last[1]
    led = facts.led or suit_of(card)
    return -here + sum(thrown(facts, seat, led, card) for seat in facts.later)


def thrown(facts: Facts, seat: Seat, led: Mask, card: Card) -> float:
    """What a later player is likely to add to a trick that I take."""
    total = 0.0
    void = facts.void(seat, led)
    for cards, each in facts.contract.payoff.cards:
        beneath = cards & led & facts.below(card)
        if cards & led == led & (cards | led):  # the whole suit counts: a player who follows adds one
            total -= each * (1 - void)
        elif beneath:
            total -= each * facts.holds(seat, beneath) * 0.8
        total -= each * void * facts.holds(seat, cards & ~led)
    return total


# --- the danger of what is kept -----------------------------------------------------------------------------------


def reliefs(facts: Facts) -> Callable[[Card], float]:
    """For a card: how much less danger the hand is in without it."""
    hand = facts.hand
    suits = [hand & 0x1FFF << (suit << 4) for suit in range(4)]
    each, escape = per_trick(facts), temper(facts).escape
    risks = [suit_risk(facts, suit, each) for suit in suits]
    voids = sum(not suit for suit in suits)
    whole = sum(risks)

    def relief(card: Card) -> float:
        suit = card >> 4
        rest = suits[suit] ^ 1 << card
        left = whole - risks[suit] + suit_risk(facts, rest, each)
        return float(whole * escape**voids - left * escape ** (voids + (not rest)))

    return relief


def suit_risk(facts: Facts, mine: Mask, each: float) -> float:
    """The danger of a suit in hand: each card's chance to take a trick, times what it would take."""
    risk, cover, less = 0.0, 1.0, temper(facts).cover
    for card in members(mine):
        chance = takes_later(facts, card) * cover
        risk += chance * (each + caught(facts, card) - facts.points(card))
        cover *= less
    return risk


def takes_later(facts: Facts, card: Card) -> float:
    """The chance that a card takes a trick when its suit is played: the part of the others' cards that lie below it."""
    below, above = facts.below(card).bit_count(), facts.above(card).bit_count()
    if below + above == 0:
        return ALONE  # nobody else has the suit: it takes if I must lead it
    return float((below / (below + above)) ** temper(facts).steep)


def caught(facts: Facts, card: Card) -> float:
    """What the card may catch in its own suit: costly cards below it."""
    total = 0.0
    for cards, each in facts.contract.payoff.cards:
        total -= CATCHES * each * min(2, (cards & facts.below(card)).bit_count())
    return total


def per_trick(facts: Facts) -> float:
    """What a trick to come costs on the average."""
    payoff = facts.contract.payoff
    left = sum(each * (cards & (facts.unseen | facts.hand)).bit_count() for cards, each in payoff.cards)
    return -(payoff.trick + (payoff.last[0] * payoff.last[1] + left) / facts.tricks_left)
