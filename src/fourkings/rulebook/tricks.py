"""Tricks, alike in all games: the contract of a deal, who wins a trick, and the points for what is taken.

A game describes what its cards are about as data (`Contract`); the play itself is written once, in `kernels/play`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache, reduce
from operator import or_
from typing import TYPE_CHECKING, NamedTuple

from fourkings.kernels.play import Duties, Sheet, beats, duty_masks, suit_of
from fourkings.rulebook.cards import Card, Mask, Seat, group_name, mask

if TYPE_CHECKING:
    from fourkings.rulebook.game import State
    from fourkings.views import View


class Payoff(NamedTuple):
    """The points for what a seat takes: for each trick, for each card of some sets, for each of the last tricks."""

    trick: int = 0  #: points for each trick
    cards: tuple[tuple[Mask, int], ...] = ()  #: sets of cards, each with the points for one card of it
    last: tuple[int, int] = (0, 0)  #: a number of last tricks, and the points for each of them

    @property
    def counting(self) -> Mask:
        """The cards that count."""
        return reduce(or_, (cards for cards, _ in self.cards), 0)

    @property
    def only_cards(self) -> Mask:
        """The cards that count, 0 if tricks count too."""
        return 0 if self.trick or self.last[0] else self.counting

    @property
    def each(self) -> tuple[int, ...]:
        """The points for a trick, for one of the last tricks, and for a card of each set."""
        return self.trick, self.last[1], *(points for _, points in self.cards)


class Aim(NamedTuple):
    """The aim of a deal that has a title, such as "no hearts": its title, its points and its trumps."""

    name: str  #: its key, as in `"hearts"`
    payoff: Payoff  #: the points for what is taken
    trump: Mask = 0  #: the cards of the trump suit, 0 for none


class Contract(NamedTuple):
    """The rules of play for one deal (rank of cards, points, trumps, duties), as data for rules, playouts and solver."""

    stronger: tuple[Mask, ...]  #: for each card number from 0 to 63, the cards of its suit that beat it
    payoff: Payoff  #: the points for what is taken
    trump: Mask = 0  #: the cards of the trump suit, 0 for none
    duties: Duties = Duties()  #: what must be played, beyond following suit
    clauses: tuple[str, ...] = ("", "", "GEN-3", "", "", "")  #: of each duty, in the order of `Sheet`


class Trick(NamedTuple):
    """A complete trick."""

    leader: Seat  #: the seat that led
    cards: tuple[Card, Card, Card, Card]  #: in the order played, the leader's first
    winner: Seat  #: the seat that took it


def tricks_so_far(deal: State | View) -> Iterator[tuple[Seat, tuple[Card, ...]]]:
    """Yield the leader and the cards of every trick, in order; last the trick on the table, perhaps without a card."""
    for trick in deal.tricks:
        yield trick.leader, trick.cards
    yield deal.leader, deal.trick


def played(deal: State | View) -> list[Mask]:
    """Return the cards that each seat has played, by seat."""
    gone = [0, 0, 0, 0]
    for leader, cards in tricks_so_far(deal):
        for index, card in enumerate(cards):
            gone[leader + index & 3] |= 1 << card
    return gone


def cards_played(deal: State | View) -> Mask:
    """Return all cards that have been played."""
    return mask(card for _, cards in tricks_so_far(deal) for card in cards)


def trick_duties(trick: tuple[Card, ...], contract: Contract) -> Sheet:
    """Return the duties (such as following suit) of the seat that plays next to a trick of none to three cards."""
    trump, stronger = contract.trump, contract.stronger
    if not trick:
        return duty_masks(0, 0, 0, 0, 0, trump, contract.duties)
    led = suit_of(trick[0])
    ahead = winning(trick, contract)
    ruffed = 0
    if led != trump:
        for index, card in enumerate(trick):
            ruffed |= (trump >> card & 1) << index
    above = stronger[trick[ahead]] if trump >> trick[ahead] & 1 else trump
    return duty_masks(len(trick), led, ahead, ruffed, above, trump, contract.duties)


def winning(trick: tuple[Card, ...], contract: Contract) -> int:
    """Return the index in the trick of the card that wins so far."""
    ahead, best = 0, trick[0]
    for index in range(1, len(trick)):
        if beats(trick[index], best, contract.stronger[best], contract.trump):
            ahead, best = index, trick[index]
    return ahead


class Line(NamedTuple):
    """A line in the account of a deal, the list of what scored."""

    clause: str  #: the clause of the rules
    key: str  #: the key of its sentence in `i18n`
    params: Mapping[str, int | str]  #: the parameters of that sentence: numbers, and text as in a refusal
    points: tuple[int, ...]  #: one number a seat, or one a side


def payoff_lines(payoff: Payoff, tricks: tuple[Trick, ...], clause: str) -> list[Line]:
    """Return the account of what was taken: a line for each thing that the payoff counts."""
    parts: list[tuple[str, Payoff, dict[str, int | str]]] = []
    if payoff.trick:
        parts.append(("tricks", Payoff(trick=payoff.trick), {"each": payoff.trick}))
    for cards, each in payoff.cards:
        parts.append(("cards", Payoff(cards=((cards, each),)), {"each": each, "what": group_name(cards)}))
    if payoff.last[0]:
        count, each = payoff.last
        parts.append(("last-tricks", Payoff(last=payoff.last), {"each": each, "number": count}))
    return [Line(clause, key, params, tuple(tally(part, tricks))) for key, part, params in parts]


def card_points(payoff: Payoff, card: Card) -> int:
    """Return the points for taking a card, without those for the trick."""
    return sum(each * (cards >> card & 1) for cards, each in payoff.cards)


@lru_cache
def total_payoff(payoff: Payoff, pack: tuple[Card, ...]) -> int:
    """Return what a payoff pays for all tricks and all cards of the pack together."""
    cards = sum(each * sum(held >> card & 1 for card in pack) for held, each in payoff.cards)
    return payoff.trick * (len(pack) // 4) + cards + payoff.last[0] * payoff.last[1]


def tally(payoff: Payoff, tricks: tuple[Trick, ...]) -> list[int]:
    """Return the points of each seat for what its tricks contain, in a deal played to its end."""
    return points_taken(payoff, tricks, len(tricks))


def points_taken(payoff: Payoff, tricks: tuple[Trick, ...], deal_tricks: int) -> list[int]:
    """Return the points of each seat for what it has taken so far; deal_tricks: all tricks of the deal."""
    points = [0, 0, 0, 0]
    last_count, last_each = payoff.last
    for index, trick in enumerate(tricks):
        won = payoff.trick
        if payoff.cards:
            a, b, c, d = trick.cards
            taken = 1 << a | 1 << b | 1 << c | 1 << d
            for cards, each in payoff.cards:
                won += each * (cards & taken).bit_count()
        if index >= deal_tricks - last_count:
            won += last_each
        points[trick.winner] += won
    return points
