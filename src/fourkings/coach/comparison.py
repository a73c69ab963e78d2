"""Two cards beside each other: what is certain of them, and the facts that the coach may state."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Final, NamedTuple

from fourkings.coach.attribution import STRONGER, Continuations, Share, how_often, second_half
from fourkings.coach.certain import Certain
from fourkings.coach.explanation import Part
from fourkings.kernels.play import suit_of
from fourkings.rulebook.cards import RANKS, SEATS, Card, members, name, suit_name
from fourkings.rulebook.game import Param
from fourkings.rulebook.tricks import card_points

ACE: Final = RANKS.index("A")


class Reason(NamedTuple):
    """A consequence, with a fact that may come before it and the theme that it belongs to."""

    fact: Part | None
    consequence: Part
    theme: str | None = None


def seldom_may(often: str) -> str:
    """Return `may` in place of `sometimes`, which is no reason for a card that is to win a trick now."""
    return "may" if often == "sometimes" else often


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
        """The parameters of every consequence: both cards."""
        return {"card": name(self.weaker), "better": name(self.stronger)}

    def part(self, key: str, **params: Param) -> Part:
        """Return a consequence."""
        return Part(key, self.params | params)

    @property
    def costs(self) -> int:
        """1 if tricks or cards cost points, else 0: a parameter."""
        return int(self.certain.negative)

    @property
    def falls(self) -> int:
        """1 if a trick costs only by the cards that fall in it, else 0: a parameter."""
        payoff = self.certain.known.contract.payoff
        return int(not payoff.trick and bool(payoff.cards))

    def often(self, share: Share, card: int, happens: bool = True) -> str:
        """Return how often the event of a part takes place after one of the cards, or doesn't."""
        return how_often(self.both, [event == happens for event in second_half(share.happens[card])])

    def how_often_won(self, share: Share) -> str:
        """Return how often the better card, or my side with it, wins this trick: `sure` if nothing can prevent it."""
        return "sure" if self.certain.side_wins(self.stronger) else seldom_may(self.often(share, STRONGER))

    def points(self, card: Card) -> int:
        """Return the points of a card without its sign."""
        return abs(card_points(self.certain.known.contract.payoff, card))


# --- facts --------------------------------------------------------------------------------------------------------


def unbeatable(compared: Comparison) -> Part | None:
    """Return that the card which is winning can't be beaten, if an opponent played it."""
    certain = compared.certain
    if not certain.unbeatable or certain.known.ahead in certain.friends:
        return None
    return _cannot_be_beaten(certain, 0)


def partner_unbeatable(compared: Comparison) -> Part | None:
    """Return that the partner's card can't be beaten by an opponent."""
    certain = compared.certain
    ahead = bool(certain.known.led) and certain.known.ahead == certain.known.partner
    rivals = tuple(seat for seat in certain.known.later if seat not in certain.friends)
    if not ahead or certain.can_be_beaten(None, rivals):
        return None
    return _cannot_be_beaten(certain, 1)


def _cannot_be_beaten(certain: Certain, mine: int) -> Part:
    return Part("unbeatable", {"seat": certain.known.ahead, "prize": name(certain.known.best), "mine": mine})


def lost_anyway(compared: Comparison) -> Part | None:
    """Return that the trick can't be won: by an unbeatable card, or because no card of mine beats it."""
    certain = compared.certain
    if not certain.known.led or certain.can_win or certain.known.ahead in certain.friends:
        return None
    return unbeatable(compared) or Part("cannot-win", {})


def sure(compared: Comparison) -> Part | None:
    """Return that the better card wins the trick for certain."""
    certain, better = compared.certain, compared.stronger
    if not certain.i_win(better):
        return None
    return Part("sure-winner", {"how": how_sure(certain, better), "better": name(better)})


def how_sure(certain: Certain, better: Card) -> str:
    """Return why a card is certain to win the trick: `only`, `enough` or `last` if I play last, else `any`."""
    if not certain.known.last:
        return "any"
    winners = [card for card in members(certain.known.legal) if certain.beats_all(card)]
    lower = [card for card in winners if certain.known.contract.stronger[card] >> better & 1]
    return "only" if winners == [better] else "last" if lower or len(winners) == 1 else "enough"


def safe(compared: Comparison) -> Part | None:
    """Return that the better card can't win the trick, in a deal that costs, while the weaker one can."""
    certain, better = compared.certain, compared.stronger
    if not certain.known.led or certain.beats_all(better) or not certain.beats_all(compared.weaker):
        return None
    return Part("stays-below", {"better": name(better)})


def trumps_out(compared: Comparison) -> Part | None:
    """Return how many trumps the others hold, if the better card is a trump led."""
    certain = compared.certain
    if not certain.is_trump(compared.stronger):
        return None
    return Part("trumps-out", {"count": (certain.known.unseen & certain.trump).bit_count()})


def only(compared: Comparison) -> Part | None:
    """Return that the better card is the only one of its suit."""
    if not compared.certain.is_only(compared.stronger):
        return None
    return Part("only-card", {"better": name(compared.stronger), "suit": str(suit_name(suit_of(compared.stronger)))})


def highest(compared: Comparison, card: Card) -> Part | None:
    """Return that a card of mine is the highest left in its suit; None for an ace that nothing ever beat."""
    certain = compared.certain
    stronger = certain.known.contract.stronger[card]
    if stronger & (certain.known.unseen | certain.known.hand) or (not stronger and card & 15 == ACE):
        return None
    return Part("highest", {"prize": name(card), "suit": str(suit_name(suit_of(card)))})


def holds(compared: Comparison, card: Card) -> Part | None:
    """Return which seat holds a hidden card, if only one can."""
    seats = [seat for seat in SEATS if compared.certain.known.known[seat] >> card & 1]
    return Part("holds", {"seat": seats[0], "prize": name(card)}) if seats else None


def overtakes_partner(compared: Comparison) -> Reason | None:
    """Return that the weaker card takes a trick from my partner that the better one leaves to them."""
    certain, known = compared.certain, compared.certain.known
    if not known.led or known.ahead != known.partner:
        return None
    if not certain.beats_all(compared.weaker) or certain.beats_all(compared.stronger):
        return None
    return Reason(partner_unbeatable(compared), compared.part("overtakes-partner"), "leave-partner")


def suit_of_share(share: Share) -> str:
    """Return the letter of the suit of a part that joins cards of one suit."""
    return str(suit_name(suit_of(share.subject.bit_length() - 1)))
