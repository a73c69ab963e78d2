"""A card tried in many deals: what the others may play to the trick, and what is left in the hands after it."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any

from fourkings.kernels.play import Sheet, beats, sheet, suit_of
from fourkings.rulebook.cards import SEATS, Card, Mask, Seat, mask, members
from fourkings.rulebook.tricks import Contract, points_of, winning
from fourkings.windows.view import View

if TYPE_CHECKING:
    from fourkings.kernels.arrays import Int64Array


class Tried:
    """A card of the seat to act, played in each of some deals."""

    def __init__(self, view: View, card: Card, samples: Int64Array) -> None:
        """samples: (deals, 4), what each seat holds now."""
        assert view.contract is not None  # cards are played for something
        self.view, self.card, self.samples = view, card, samples
        self.contract: Contract = view.contract
        self.me: Seat = view.turn
        self.trick = (*view.trick, card)
        self.led: Mask = suit_of(self.trick[0])
        self.suit: Mask = suit_of(card)
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
        """The cards that beat the one that wins so far."""
        stronger = self.contract.stronger[self.best]
        return mask(card for card in range(64) if beats(card, self.best, stronger, self.contract.trump))

    @cached_property
    def playable(self) -> dict[Seat, Any]:
        """By seat that plays after, the cards that it may play if nobody before it beats what wins so far: (deals,)."""
        import numpy as np

        cards = {}
        for place, seat in enumerate(self.after, len(self.trick)):
            hand = self.samples[:, seat]
            for wanted in self._sheet(place):
                narrowed = hand & wanted
                hand = np.where(narrowed != 0, narrowed, hand)
            cards[seat] = hand
        return cards

    def _sheet(self, place: int) -> Sheet:
        """The duties of the seat at a place in the trick, from 1; those before it add nothing that counts."""
        contract, ahead = self.contract, winning(self.trick, self.contract)
        trump, ruffed = contract.trump, 0
        if self.led != trump:
            for before, card in enumerate(self.trick):
                ruffed |= (trump >> card & 1) << before
        above = contract.stronger[self.best] if trump >> self.best & 1 else trump
        return sheet(place, self.led, ahead, ruffed, above, trump, contract.duties)

    def can_beat(self, seats: list[Seat]) -> Any:
        """Where one of those seats, of those that play after, may beat what wins so far."""
        return self.any_of(self.playable[seat] & self.above != 0 for seat in seats if seat in self.playable)

    @cached_property
    def must_beat(self) -> Any:
        """Where one of those that play after has nothing but cards that beat it."""
        return self.any_of(hand & ~self.above == 0 for hand in self.playable.values())

    def points(self) -> int:
        """The points of the cards in the trick, this one included, for who takes it."""
        return sum(points_of(self.contract.payoff, card) for card in self.trick)

    # --- the hands ------------------------------------------------------------------------------------------------

    def holds(self, seat: Seat, cards: Mask) -> Any:
        """Where a seat holds one of those cards."""
        return self.samples[:, seat] & cards != 0

    def someone(self, seats: list[Seat], cards: Mask) -> Any:
        """Where one of these seats holds one of those cards."""
        return self.any_of(self.holds(seat, cards) for seat in seats)

    def any_of(self, places: Any) -> Any:
        """Where one of these holds; nowhere, of none."""
        import numpy as np

        true_in = np.zeros(len(self.samples), bool)
        for place in places:
            true_in |= place
        return true_in

    def always(self, true: bool) -> Any:
        """The same in all deals: what is known."""
        import numpy as np

        return np.full(len(self.samples), true)

    def winners(self, cards: Mask) -> Any:
        """Where one of these cards of mine is beaten by no card of its suit that another holds."""
        return self.any_of(~self.someone(self.others, self.contract.stronger[card]) for card in members(cards))
