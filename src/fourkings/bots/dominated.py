"""Dominated cards: a card that another of the same hand would replace at no cost, whatever the others hold.

A loss is forgiven at a table; a king thrown under an unbeatable ace, with a seven beside it, is not. Each kind is a
pattern that compares two legal cards and asks who can still take the trick, by what is known of the others' hands.
"""

from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from fourkings import encoding
from fourkings.bots import evaluation
from fourkings.bots.careful.facts import Facts, facts
from fourkings.rulebook.cards import Card, Mask, Seat, members
from fourkings.rulebook.game import State
from fourkings.rulebook.tricks import Contract, winning
from fourkings.views import View, view

KINDS: Final = {
    "high lost": "a high card to a trick that is lost, where a low one does",
    "partner's trick": "a high card to a trick that is the partner's, where a low one does",
    "dear winner": "a trick taken with a higher card than it needs",
    "ruffed partner": "the partner's trick ruffed, where another suit may be thrown",
    "donated": "a card that counts thrown to a trick that is lost, where a worthless one would do",
    "ruff kept": "a losing card led, where another lets the partner ruff",
    "low saved": "a low card below one that wins, where a high one is as safe",
    "low taken": "a trick that costs taken with a low card, where a high one takes it as well",
}
"""The kinds of dominated cards: key to description."""


@dataclass(frozen=True)
class Sight:
    """A trick as one seat knows it: what each other seat may hold, and what it holds for certain."""

    facts: Facts
    contract: Contract
    may: tuple[Mask, ...]
    holds: tuple[Mask, ...]
    alone: bool  # nobody shares what I take

    def friend(self, seat: Seat) -> bool:
        """Return True for the seats whose tricks count for me: my own and, unless each plays alone, my partner's."""
        return seat == self.facts.me or (not self.alone and seat == self.facts.partner)

    def playable(self, seat: Seat, led: Mask) -> Mask:
        """Return the cards that a seat may be able to play to a suit led."""
        return self.may[seat] & led if self.holds[seat] & led else self.may[seat]

    def taker(self, card: Card) -> Seat | None:
        """Return the seat whose side is certain to win the trick once this card is played; None if it is open.

        It is the seat that is winning so far, if nobody of the other side who still plays can beat it. A higher card of its
        own side doesn't change whose trick it is.
        """
        view, contract = self.facts.view, self.contract
        trick = (*view.trick, card)
        index = winning(trick, contract)
        ahead, best = view.leader + index & 3, trick[index]
        led, trump = 0x1FFF << (trick[0] & 48), contract.trump
        above = contract.stronger[best] | (0 if trump >> best & 1 else trump)
        for seat in self.facts.later:
            if self.friend(seat) != self.friend(ahead) and self.playable(seat, led) & above:
                return None
        return ahead


def known(view: View) -> Sight | None:
    """Return the trick as the seat to play knows it; None if its bid is made or lost, so no card is worth keeping."""
    known = facts(view)
    bids = bool(encoding.stakes(view).bids)
    if bids and not 0 < encoding.needs(view)[0, known.me] <= known.tricks_left:
        return None
    return Sight(known, encoding.contract_of(view), known.may, known.known, known.partner is None or bids)


def seen(view: View, hands: tuple[Mask, ...]) -> Sight | None:
    """Return the trick as the seat to play would know it with all hands, by seat, face up; None as for `known`."""
    sight = known(view)
    if sight is None:
        return None
    others = tuple(0 if seat == view.turn else hand for seat, hand in enumerate(hands))
    return replace(sight, may=others, holds=others)


def kind(sight: Sight, card: Card) -> str | None:
    """Return the kind, a key of `KINDS`, of a legal card that another replaces at no cost; None if no card does."""
    run = next(run for run in evaluation.runs(sight.facts.view) if card in run)
    return _kind(sight, card, [other for other in members(sight.facts.legal) if other not in run])


def undominated(view: View, cards: list[Card]) -> list[Card]:
    """Return the cards that aren't dominated by what their seat knows; all of them if every one is."""
    sight = known(view)
    return [card for card in cards if not kind(sight, card)] or cards if sight else cards


def _kind(sight: Sight, card: Card, others: list[Card]) -> str | None:
    """Return the first kind by which one of the other cards would have done better."""
    negative = encoding.is_negative(sight.contract)
    if not sight.facts.led:
        return None if negative else _ruff_kept(sight, card, others)
    taker = sight.taker(card)
    if taker is None:
        return None
    for other in others:
        if (
            other >> 4 == card >> 4
            and sight.taker(other) == taker
            and (kind := _beside(sight, card, other, taker, negative))
        ):
            return kind
    return None if negative else _other_suit(sight, card, others, taker)


def _beside(sight: Sight, card: Card, other: Card, taker: Seat, negative: bool) -> str | None:
    """Return the kind of a card that another of its suit beats while leaving the trick to the same seat."""
    known = sight.facts
    if negative == bool(sight.contract.stronger[other] >> card & 1):
        return None  # where taking costs a lower card is the one to keep, elsewhere a higher one
    mine = sight.friend(taker)
    if known.points(card) > known.points(other) if mine else known.points(card) < known.points(other):
        return None
    own = taker == known.me
    if negative:
        return "low taken" if own else "low saved"
    return "dear winner" if own else "partner's trick" if mine else "high lost"


def _other_suit(sight: Sight, card: Card, others: list[Card], taker: Seat) -> str | None:
    """Return the kind of a discard or a ruff where another suit was available."""
    known, trump = sight.facts, sight.contract.trump
    led = known.led
    if led >> card & 1:
        return None
    plain = [other for other in others if not (led | trump) >> other & 1]
    if trump >> card & 1:
        own = taker == known.me and not sight.alone and known.ahead == known.partner
        free = any(sight.taker(other) == known.partner and known.points(other) >= known.points(card) for other in plain)
        return "ruffed partner" if own and free else None
    if sight.friend(taker) or not known.points(card):
        return None
    return "donated" if any(_worthless(sight, other, taker) for other in plain) else None


def _worthless(sight: Sight, card: Card, taker: Seat) -> bool:
    """Return True for a card that neither counts, nor wins, nor guards one that counts."""
    known = sight.facts
    suit = members(known.hand & 0x1FFF << (card & 48))
    return sight.taker(card) == taker and not known.master(card) and not any(known.points(other) for other in suit)


def _ruff_kept(sight: Sight, card: Card, others: list[Card]) -> str | None:
    """Return the kind of a lead that the opponents win for certain where another would surely be ruffed by the partner."""
    trump, partner = sight.contract.trump, sight.facts.partner
    if sight.alone or partner is None or not trump or trump >> card & 1 or not _lost_lead(sight, card):
        return None
    return "ruff kept" if any(_ruffed(sight, other, partner) for other in others if not trump >> other & 1) else None


def _lost_lead(sight: Sight, card: Card) -> bool:
    """Return True if an opponent surely beats a card led and the partner cannot."""
    known, led = sight.facts, 0x1FFF << (card & 48)
    above = sight.contract.stronger[card]
    if sight.playable(known.partner or 0, led) & (above | sight.contract.trump):
        return False
    return any(sight.holds[seat] & above and sight.holds[seat] & led for seat in known.later if not sight.friend(seat))


def _ruffed(sight: Sight, card: Card, partner: Seat) -> bool:
    """Return True if the partner is void in a suit and has a trump, and neither opponent can ruff."""
    led, trump = 0x1FFF << (card & 48), sight.contract.trump
    if sight.may[partner] & led or not sight.holds[partner] & trump:
        return False
    others = [seat for seat in sight.facts.later if not sight.friend(seat)]
    return all(sight.holds[seat] & led or not sight.may[seat] & trump for seat in others)


class FoolishKinds(NamedTuple):
    """The kind of a dominated card, a key of `KINDS` or None, by two standards.

    A card dominated by what its seat knows is dominated with all cards seen; the converse may be bad luck.
    """

    seen: str | None  #: with all cards seen
    known: str | None  #: by what the seat could know


def foolish(state: State, card: Card) -> FoolishKinds:
    """Return the kinds in which a legal card of the seat to play is dominated."""
    at = view(state, state.turn)
    sights = (seen(at, state.hands), known(at))
    all_seen, by_knowledge = (kind(sight, card) if sight else None for sight in sights)
    return FoolishKinds(all_seen, by_knowledge)
