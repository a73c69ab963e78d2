"""A card tried in many deals: what the others may play to the trick, and what remains in the hands.

A set of deals is an integer with one bit for each deal. The bits are as far apart as there are card numbers, so that
hands, concatenated into one integer, are split by card with a shift and a mask.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property, lru_cache, reduce
from operator import or_
from typing import TYPE_CHECKING, Final

from fourkings.kernels.play import Sheet, beats, duty_masks, suit_of
from fourkings.rulebook.cards import SEATS, Card, Mask, Seat, mask, members
from fourkings.rulebook.tricks import Contract, card_points, winning
from fourkings.views import View

if TYPE_CHECKING:
    from fourkings.kernels.arrays import Int64Array

DealSet = int
"""A bit for each deal in which something holds, the first deal lowest."""
APART: Final = 64
"""Bits from one deal to the next."""


@lru_cache(64)
def all_deals(deals: int) -> DealSet:
    """Return the set of all deals, given how many there are."""
    return ((1 << APART * deals) - 1) // ((1 << APART) - 1)


def deals_where(holds: Iterable[bool]) -> DealSet:
    """Return the set of the deals for which the value is true."""
    return sum(1 << APART * index for index, true in enumerate(holds) if true)


def to_list(deal_set: DealSet, deals: int) -> list[bool]:
    """Return for each deal whether it is in the set."""
    return [bool(deal_set >> APART * deal & 1) for deal in range(deals)]


def first_deal(deal_set: DealSet) -> int | None:
    """Return the number of the first deal in the set, or None if it is empty."""
    return ((deal_set & -deal_set).bit_length() - 1) // APART if deal_set else None


def deals_by_card(hands: Sequence[Mask]) -> dict[Card, DealSet]:
    """Return for each card the deals in which a seat holds it. hands: that seat's hand in each deal."""
    all_hands = int.from_bytes(b"".join(hand.to_bytes(APART // 8, "little") for hand in hands), "little")
    return {card: all_hands >> card & all_deals(len(hands)) for card in members(reduce(or_, hands, 0))}


Held = dict[Card, DealSet]
"""For each card, the deals in which a seat holds it, or may play it."""


class DealtHands:
    """The hands of some deals, indexed by seat and card: the deals in which the seat holds the card."""

    def __init__(self, samples: Int64Array) -> None:
        """Store the hands of deals; samples: (deals, 4), each seat's hand."""
        self.count, deals = len(samples), samples.tolist()
        self.by_seat: list[Held] = [deals_by_card([hands[seat] for hands in deals]) for seat in SEATS]


class CardTrial:
    """A card of the seat to act (“me”), played in each of some deals."""

    def __init__(self, view: View, card: Card, dealt: DealtHands) -> None:
        """Prepare the trial of a card of the seat to act; dealt: each seat's hand now, in every deal."""
        assert view.contract is not None  # cards are played for something
        self.view, self.card, self.dealt = view, card, dealt
        self.contract: Contract = view.contract
        self.me: Seat = view.turn
        self.trick = (*view.trick, card)
        self.led: Mask = suit_of(self.trick[0])
        self.suit: Mask = suit_of(card)
        self.higher: Mask = self.contract.stronger[card]
        self.value = card_points(self.contract.payoff, card)
        self.left: Mask = view.hand & ~(1 << card)
        ahead = winning(self.trick, self.contract)
        self.best = self.trick[ahead]
        self.ahead: Seat = view.leader + ahead & 3
        self.after: list[Seat] = [self.me + step & 3 for step in range(1, 4 - len(view.trick))]
        self.partners = view.rules.game.PARTNERS
        self.partner: Seat = self.me ^ 2
        self.others = [seat for seat in SEATS if seat != self.me]
        self.foes = [seat for seat in self.others if not (self.partners and seat == self.partner)]

    # --- the trick ------------------------------------------------------------------------------------------------

    @cached_property
    def above(self) -> Mask:
        """The cards that beat the one that is winning."""
        stronger = self.contract.stronger[self.best]
        return mask(card for card in range(64) if beats(card, self.best, stronger, self.contract.trump))

    @cached_property
    def playable(self) -> dict[Seat, Held]:
        """For each later seat, the cards that it may play if nobody before it beats the winning card."""
        by_seat = {}
        for index, seat in enumerate(self.after, len(self.trick)):
            cards = self.dealt.by_seat[seat]
            for wanted in self._sheet(index):
                some = _among(cards, wanted)
                cards = {card: deal_set if wanted >> card & 1 else deal_set & ~some for card, deal_set in cards.items()}
            by_seat[seat] = cards
        return by_seat

    def may_play(self, seat: Seat, cards: Mask) -> DealSet:
        """Return the deals in which a later seat may play one of those cards, as in `playable`."""
        return _among(self.playable[seat], cards)

    def _sheet(self, index: int) -> Sheet:
        """Return the duties of the seat at an index in the trick, from 1; seats before it add nothing that counts."""
        contract, ahead = self.contract, winning(self.trick, self.contract)
        trump, ruffed = contract.trump, 0
        if self.led != trump:
            for before, card in enumerate(self.trick):
                ruffed |= (trump >> card & 1) << before
        above = contract.stronger[self.best] if trump >> self.best & 1 else trump
        return duty_masks(index, self.led, ahead, ruffed, above, trump, contract.duties)

    def can_beat(self, seats: list[Seat]) -> DealSet:
        """Return the deals in which one of those seats, if it plays later, may beat the winning card."""
        return self.any_of(self.may_play(seat, self.above) for seat in seats if seat in self.playable)

    @cached_property
    def must_beat(self) -> DealSet:
        """Return the deals in which a later seat has only cards that beat the winning one."""
        return self.any_of(self.unless(self.may_play(seat, ~self.above)) for seat in self.playable)

    def points(self) -> int:
        """Return the points of the trick's cards, this one included, for the seat that wins it."""
        return sum(card_points(self.contract.payoff, card) for card in self.trick)

    # --- the hands ------------------------------------------------------------------------------------------------

    def holds(self, seat: Seat, cards: Mask) -> DealSet:
        """Return the deals in which a seat holds one of those cards."""
        return _among(self.dealt.by_seat[seat], cards)

    def holds_many(self, seat: Seat, cards: Mask, count: int) -> DealSet:
        """Return the deals in which a seat holds at least that many of those cards."""
        reached = [self.always(True), *[0] * count]
        for card in members(cards):
            held = self.dealt.by_seat[seat].get(card, 0)
            for number in range(count, 0, -1):
                reached[number] |= reached[number - 1] & held
        return reached[count]

    def someone(self, seats: list[Seat], cards: Mask) -> DealSet:
        """Return the deals in which at least one of these seats holds one of those cards."""
        return self.any_of(self.holds(seat, cards) for seat in seats)

    def all_hold(self, seats: list[Seat], cards: Mask) -> DealSet:
        """Return the deals in which each of these seats holds one of those cards."""
        return self.unless(self.any_of(self.unless(self.holds(seat, cards)) for seat in seats))

    def any_of(self, deal_set: Iterable[DealSet]) -> DealSet:
        """Return the union of some sets of deals."""
        true_in = 0
        for each in deal_set:
            true_in |= each
        return true_in

    def always(self, true: bool) -> DealSet:
        """Return all deals if `true`, else none."""
        return all_deals(self.dealt.count) if true else 0

    def unless(self, deal_set: DealSet) -> DealSet:
        """Return the complement of a set of deals."""
        return self.always(True) & ~deal_set

    def winners(self, cards: Mask) -> DealSet:
        """Return the deals in which one of these cards of mine is the highest of its suit that anyone holds."""
        return self.any_of(self.unless(self.someone(self.others, self.contract.stronger[card])) for card in members(cards))


def _among(held: Held, cards: Mask) -> DealSet:
    """Return the deals in which one of those cards is held."""
    true_in = 0
    for card, deal_set in held.items():
        if cards >> card & 1:
            true_in |= deal_set
    return true_in
