"""Constraints: what a view reveals for certain about who holds what.

**Duties read backwards.** A hand h is narrowed by the duties w of the sheet one after the other, each only if that leaves
something, and a card c of h was legal just if it survived them all. A duty with c in w did narrow the hand, for c itself
was left: to h & w. A duty without c must have found nothing in the hand as narrowed by then, or c would have gone. What
narrowed it until then are the earlier duties with c in them, known from c and the sheet alone: call their common cards the
scope. So c was legal just if the hand held nothing of scope & w, for each duty w without c: always a plain set of cards,
whatever the duties. What a seat held then is what it holds now and what it has played since; so the play of a card reveals
that none of the cards it holds now is in these sets, and nothing else. For the five games: the suit led, if it was not
followed; with a duty to ruff all trumps, if c was none; with one to overruff the trumps above the best in the trick, if c
was a lower one; KH if it had to be thrown; all that is not banned, if a banned card was led; all but KH if it was led
against a ban of its own.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Final

from fourkings.kernels.play import Duties, suit_of
from fourkings.rulebook.cards import ALL, Card, Mask, mask
from fourkings.rulebook.game import Claim, Hands, Rules
from fourkings.rulebook.tricks import Contract, played, trick_duties, tricks_so_far
from fourkings.views import View

NO_DUTIES: Final = Duties()
TRICKS: Final = 4096  #: tricks whose conclusions are cached: those of some hundred deals


@dataclass(frozen=True, slots=True)
class Constraints:
    """All that is certain about who holds what: a deal fits a view if and only if it satisfies these."""

    known: Hands  #: by seat, the cards that it holds for certain
    unseen: Mask  #: the cards that are left
    need: tuple[int, int, int, int]  #: by seat, how many of those it holds
    cannot: Hands  #: by seat, those among them that it does not hold
    claims: tuple[Claim, ...] = ()  #: and of the unseen cards, what was claimed


def constraints(view: View) -> Constraints:
    """Return the constraints that a view puts on the four hands. Raises TypeError for anything that is not a view."""
    if not isinstance(view, View):
        raise TypeError(f"deals fit what a seat may see, view(state, seat), and not a {type(view).__name__}")
    played_cards = played(view)
    gone = played_cards[0] | played_cards[1] | played_cards[2] | played_cards[3]
    known = _shown(view, gone)
    unseen = _pack(view.rules) & ~(gone | known[0] | known[1] | known[2] | known[3])
    cannot = _cannot(view)
    claims = _settle(_claims(view), played_cards, known, cannot, unseen)
    unseen &= ~(known[0] | known[1] | known[2] | known[3])
    a, b, c, d = (view.hand_sizes[seat] - known[seat].bit_count() for seat in range(4))
    return Constraints(_four(known), unseen, (a, b, c, d), _four([unseen & mask for mask in cannot]), claims)


def _four(masks: Sequence[Mask]) -> Hands:
    a, b, c, d = masks
    return a, b, c, d


@cache
def _pack(rules: Rules) -> Mask:
    return mask(rules.game.pack(rules))


def _shown(view: View, gone: Mask) -> list[Mask]:
    """Return by seat the cards known from sight: the viewer's hand, a turn-up, and cards dealt face up, if still held."""
    known = [0, 0, 0, 0]
    if view.turn_up is not None:
        known[view.dealer] |= 1 << view.turn_up & ~gone
    for seat, card in enumerate(view.face_up or ()):
        known[seat] |= 1 << card & ~gone
    if view.seat is not None:
        known[view.seat] = view.hand
    return known


def _cannot(view: View) -> list[Mask]:
    """Return by seat the cards that it cannot hold, inferred from the cards that it has played."""
    cannot = [0, 0, 0, 0]
    if view.contract is None:
        return cannot
    for leader, cards in tricks_so_far(view):
        free, led = view.contract.duties == NO_DUTIES, suit_of(cards[0]) if cards else 0
        for index, card in enumerate(cards):
            if not (free and led >> card & 1):
                cannot[leader + index & 3] |= excluded_by_trick(cards, view.contract)[index]
    return cannot


@lru_cache(TRICKS)
def excluded_by_trick(trick: tuple[Card, ...], contract: Contract) -> tuple[Mask, ...]:
    """Return, for each card of a trick (complete or not), the cards that its player did not hold.

    Cached, since every decision of a deal needs the same tricks.
    """
    return tuple(excluded_by_card(trick[:index], card, contract) for index, card in enumerate(trick))


def excluded_by_card(trick: tuple[Card, ...], card: Card, contract: Contract) -> Mask:
    """Return the cards that a seat cannot hold if it plays this card to this trick: its duties read backwards.

    trick: the cards before it, none to three.
    """
    scope, excluded = ALL, 0
    for duty in trick_duties(trick, contract):
        if duty >> card & 1:
            scope &= duty
        else:
            excluded |= scope & duty
    return excluded


def _claims(view: View) -> list[Claim]:
    """Return what the other seats have claimed to hold by their announcements, of the hands as dealt."""
    claims = view.rules.game.claims(view.rules, view.dealer, view.calls)
    return [claim for claim in claims if claim.seat != view.seat]


def _settle(
    claims: list[Claim], played: Sequence[Mask], known: list[Mask], cannot: list[Mask], unseen: Mask
) -> tuple[Claim, ...]:
    """Reduce claims to the part about unseen cards; move claims that place all their cards to `known` and `cannot`."""
    while True:
        shown_claims: list[Claim] = []
        before = sum(known), sum(cannot)
        for seat, claimed in claims:
            options = []
            for cards_claimed, number in claimed:
                count = number - (cards_claimed & (played[seat] | known[seat])).bit_count()
                cards = cards_claimed & unseen & ~(known[0] | known[1] | known[2] | known[3])
                if 0 <= count <= cards.bit_count():
                    options.append((cards, count))
            if len(options) == 1 and options[0][1] == 0:
                cannot[seat] |= options[0][0]
            elif len(options) == 1 and options[0][1] == options[0][0].bit_count():
                known[seat] |= options[0][0]
            elif (0, 0) not in options:
                shown_claims.append(Claim(seat, tuple(options)))
        if before == (sum(known), sum(cannot)):
            return tuple(shown_claims)
