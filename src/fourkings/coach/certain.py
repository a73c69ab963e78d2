"""Certain facts: what a seat knows from its view and the rules alone, whatever the others hold."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from fourkings import encoding
from fourkings.bots.careful.facts import Facts, facts
from fourkings.kernels.play import suit_of
from fourkings.rulebook.cards import SEATS, Card, Mask, Seat, members
from fourkings.rulebook.tricks import card_points, winning
from fourkings.views import View


@dataclass(frozen=True)
class Certain:
    """A trick as the seat to act (“I”) knows it."""

    view: View

    @cached_property
    def known(self) -> Facts:
        """The cards that each seat can hold, and the one that is ahead."""
        return facts(self.view)

    @cached_property
    def friends(self) -> tuple[Seat, ...]:
        """The seats of my side."""
        partner = self.known.partner
        return (self.known.me,) if partner is None else (self.known.me, partner)

    @cached_property
    def opponents_may_hold(self) -> Mask:
        """The unseen cards that an opponent may hold."""
        partner = self.known.partner
        return self.known.unseen if partner is None else self.known.unseen & ~self.known.known[partner]

    @cached_property
    def negative(self) -> bool:
        """True if tricks or cards cost points."""
        return encoding.is_negative(self.known.contract)

    @property
    def trump(self) -> Mask:
        """The trump suit, 0 without one."""
        return self.known.contract.trump

    def is_trump(self, card: Card) -> bool:
        """Return True for a trump."""
        return bool(self.trump >> card & 1)

    def ruffs(self, card: Card) -> bool:
        """Return True if a card is a trump played to a plain suit."""
        return self.is_trump(card) and bool(self.known.led) and self.known.led != self.trump

    def act(self, card: Card) -> str:
        """Return what playing a card is called: `lead`, `trump` or `throw` if I'm out of the suit led, else `play`."""
        if not self.known.led:
            return "lead"
        if self.ruffs(card):
            return "trump" if self.beats_all(card) else "play"
        return "play" if self.known.led >> card & 1 else "throw"

    def playable(self, seat: Seat, led: Mask) -> Mask:
        """Return the cards that another seat may be able to play to a suit led."""
        return self.known.may[seat] & led if self.known.known[seat] & led else self.known.may[seat]

    def winner_after(self, card: Card | None) -> tuple[Seat, Card]:
        """Return the seat that is ahead, and its card, once I have played a card; None for the trick as it lies."""
        trick = self.view.trick if card is None else (*self.view.trick, card)
        index = winning(trick, self.known.contract)
        return self.view.leader + index & 3, trick[index]

    def can_be_beaten(self, card: Card | None, by: tuple[Seat, ...] = SEATS) -> bool:
        """Return True if somebody after me may still beat the card that is ahead once I have played one (None: as it lies).

        by: only these seats.
        """
        _, best = self.winner_after(card)
        led = suit_of(self.view.trick[0] if self.view.trick else best)
        above = self.known.contract.stronger[best] | (self.trump if not self.is_trump(best) else 0)
        return any(self.playable(seat, led) & above for seat in self.known.later if seat in by)

    def side_wins(self, card: Card) -> bool | None:
        """Return whether my side is certain to win the trick with a card, or certain to lose it; None if it is open."""
        seat, _ = self.winner_after(card)
        mine = seat in self.friends
        rivals = tuple(other for other in SEATS if (other in self.friends) != mine)
        return None if self.can_be_beaten(card, rivals) else mine

    def i_win(self, card: Card) -> bool:
        """Return True if I am certain to win the trick with a card."""
        return self.winner_after(card)[0] == self.known.me and not self.can_be_beaten(card)

    @cached_property
    def wins_anyway(self) -> bool:
        """True if I am certain to win the trick, whatever I play."""
        return all(map(self.i_win, members(self.known.legal)))

    def points(self, card: Card) -> int:
        """Return the points of a card without its sign."""
        return abs(card_points(self.known.contract.payoff, card))

    def beats_all(self, card: Card) -> bool:
        """Return True if a card is ahead of all that lie on the table."""
        return self.known.wins(card)

    @cached_property
    def can_win(self) -> bool:
        """True if one of my legal cards beats all that lie on the table."""
        return any(self.known.wins(card) for card in members(self.known.legal))

    @cached_property
    def unbeatable(self) -> bool:
        """True if neither I nor anybody after me can beat the card that is ahead."""
        return bool(self.known.led) and not self.can_win and not self.can_be_beaten(None)

    def is_only(self, card: Card) -> bool:
        """Return True if a card is my only one of its suit."""
        return (self.known.hand & suit_of(card)).bit_count() == 1

    def void_seats(self, suit: Mask) -> list[Seat]:
        """Return the seats after me that have none of a suit for certain, while others may have some."""
        if not self.known.unseen & suit:
            return []
        return [seat for seat in self.known.later if not self.known.may[seat] & suit]
