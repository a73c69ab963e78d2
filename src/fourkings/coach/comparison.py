"""Two cards beside each other: what is certain of them, and the facts that the coach may state."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from fourkings.coach.attribution import STRONGER, Continuations, Share, how_often, mean, second_half
from fourkings.coach.certain import Certain
from fourkings.coach.explanation import Part
from fourkings.kernels.play import suit_of
from fourkings.rulebook.cards import Card, mask, members, name, suit_name
from fourkings.rulebook.game import Param
from fourkings.rulebook.tricks import card_points


class Reason(NamedTuple):
    """A consequence, with a fact that may come before it and the theme that it belongs to."""

    fact: Part | None
    consequence: Part
    theme: str | None = None


@dataclass(frozen=True)
class Comparison:
    """Two cards with what is certain of them and how they continue."""

    certain: Certain
    both: Continuations

    @property
    def weaker(self) -> Card:
        """The weaker card."""
        return self.both.weaker

    @property
    def stronger(self) -> Card:
        """The stronger card."""
        return self.both.stronger

    @cached_property
    def params(self) -> dict[str, Param]:
        """The parameters of every consequence: both cards, and what playing the better one is called."""
        act = self.certain.act(self.stronger)
        return {"card": name(self.weaker), "better": name(self.stronger), "act": act, "low": 0}

    def part(self, key: str, **params: Param) -> Part:
        """Return a consequence."""
        return Part(key, self.params | params)

    @property
    def costs(self) -> int:
        """1 if tricks or cards cost points, else 0: a parameter."""
        return int(self.certain.negative)

    @property
    def falls(self) -> int:
        """1 if a trick costs only by the cards that fall in it, 2 if by none of those that are out, else 0: a parameter."""
        certain = self.certain
        payoff, table = certain.known.contract.payoff, mask(certain.view.trick)
        if payoff.trick or certain.known.tricks_left == 1:
            return 0
        if certain.known.last:  # nothing more can fall
            return 0 if any(card_points(payoff, card) for card in members(table)) else 2
        return 1 if any(card_points(payoff, card) for card in members(certain.known.unseen | table)) else 2

    def often(self, share: Share, card: int, happens: bool = True) -> str:
        """Return how often the event of a part takes place after one of the cards, or doesn't."""
        return how_often(self.both, [event == happens for event in second_half(share.happens[card])])

    def how_often_won(self, share: Share) -> str:
        """Return how often the better card, or my side with it, wins this trick: `sure` if nothing can prevent it."""
        return "sure" if self.certain.side_wins(self.stronger) else self.often(share, STRONGER)

    def points(self, card: Card) -> int:
        """Return the points of a card without its sign."""
        return self.certain.points(card)

    def is_high(self, card: Card) -> bool:
        """Return True for a trump, and for a card that beats at least half of its suit that is still out."""
        known = self.certain.known
        return self.certain.is_trump(card) or known.above(card).bit_count() <= known.below(card).bit_count()

    def is_spare(self, card: Card) -> bool:
        """Return True for a low card without points, in a deal in which tricks or cards pay."""
        return not self.certain.negative and not self.points(card) and not self.is_high(card)

    def empties_other(self, most: int) -> bool:
        """Return True if the weaker card leaves me short of another plain suit: of a suit with at most so many cards."""
        suit = suit_of(self.weaker)
        short = (self.certain.known.hand & suit).bit_count() <= most
        return short and not suit & (self.certain.trump | suit_of(self.stronger))

    def later(self, card: Card) -> str:
        """Return how often a card of mine wins its trick after the better card."""
        return how_often(self.both, second_half(self.both.wins(card)[STRONGER]))

    def share_won(self, index: int) -> float:
        """Return the share of the deals in which one of the cards, by its place in the pair, wins its trick."""
        card = (self.weaker, self.stronger)[index]
        return mean([float(wins) for wins in second_half(self.both.wins(card)[index])])

    def partner_wins(self, index: int) -> list[bool]:
        """Return in which deals my partner wins the trick to which one of the cards is played; in none without one."""
        partner, card = self.certain.known.partner, (self.weaker, self.stronger)[index]
        won = [partner is not None and bool(pair[index][partner] >> card & 1) for pair in self.both.cards]
        return list(second_half(won))


def suit_of_share(share: Share) -> str:
    """Return the letter of the suit of a part that joins cards of one suit."""
    return str(suit_name(suit_of(share.subject.bit_length() - 1)))
