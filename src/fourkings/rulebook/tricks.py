"""The phase of tricks, alike in all five games: what a deal is played for, whose card wins, what is taken.

A game says by data (`Contract`) what its cards are about; the play itself is written once, in `kernels/play`.
"""

from __future__ import annotations

import warnings
from collections.abc import Iterator, Mapping
from typing import NamedTuple, Protocol

from fourkings.kernels.play import Duties, Sheet, beats, sheet, suit_of
from fourkings.rulebook.cards import Card, Mask, Seat, group_name


class Payoff(NamedTuple):
    """Points for what one takes: for each trick, for each card of some sets, for each of the last tricks."""

    trick: int = 0
    cards: tuple[tuple[Mask, int], ...] = ()
    last: tuple[int, int] = (0, 0)  # of how many last tricks, points each


class Aim(NamedTuple):
    """What a deal is about, where a match is a row of deals with names of their own."""

    name: str
    payoff: Payoff
    trump: Mask = 0


class Contract(NamedTuple):
    """What the cards of a deal are played for, as data that rules, playouts and solver read alike."""

    stronger: tuple[Mask, ...]  # for each card those of its suit that beat it
    payoff: Payoff
    trump: Mask = 0
    duties: Duties = Duties()
    clauses: tuple[str, ...] = ("", "", "GEN-3", "", "", "")  # the clause behind each duty of the sheet


class Trick(NamedTuple):
    """A complete trick: cards in the order played, the leader's first."""

    leader: Seat
    cards: tuple[Card, Card, Card, Card]
    winner: Seat


class Lain(Protocol):
    """What has been played of a deal: a state, or what somebody sees of it."""

    @property
    def tricks(self) -> tuple[Trick, ...]: ...
    @property
    def leader(self) -> Seat: ...
    @property
    def trick(self) -> tuple[Card, ...]: ...


def laid_down(deal: Lain) -> Iterator[tuple[Seat, tuple[Card, ...]]]:
    """Who led, and the cards in order, of every trick so far, the one on the table last (it may have no card yet)."""
    for trick in deal.tricks:
        yield trick.leader, trick.cards
    yield deal.leader, deal.trick


def played(deal: Lain) -> list[Mask]:
    """The cards that each seat has played."""
    gone = [0, 0, 0, 0]
    for leader, cards in laid_down(deal):
        for place, card in enumerate(cards):
            gone[leader + place & 3] |= 1 << card
    return gone


def sheet_of(trick: tuple[Card, ...], contract: Contract) -> Sheet:
    """The duties of the seat that plays next to a trick of up to three cards."""
    trump, stronger = contract.trump, contract.stronger
    if not trick:
        return sheet(0, 0, 0, 0, 0, trump, contract.duties)
    led = suit_of(trick[0])
    ahead = winning(trick, contract)
    ruffed = 0
    if led != trump:
        for place, card in enumerate(trick):
            ruffed |= (trump >> card & 1) << place
    above = stronger[trick[ahead]] if trump >> trick[ahead] & 1 else trump
    return sheet(len(trick), led, ahead, ruffed, above, trump, contract.duties)


def winning(trick: tuple[Card, ...], contract: Contract) -> int:
    """The place in the trick (0 for the leader's) of the card that wins so far."""
    ahead, best = 0, trick[0]
    for place in range(1, len(trick)):
        if beats(trick[place], best, contract.stronger[best], contract.trump):
            ahead, best = place, trick[place]
    return ahead


class Line(NamedTuple):
    """One line in the account of a deal: what was scored, by which clause, and the points of each seat or side.

    The params are those of the sentence in `i18n`: numbers, and text as in a refusal.
    """

    clause: str
    key: str
    params: Mapping[str, int | str]
    points: tuple[int, ...]

    @property
    def facts(self) -> Mapping[str, int | str]:
        """The old name of `params`."""
        warnings.warn("Line.facts is now Line.params", DeprecationWarning, stacklevel=2)
        return self.params


def lines(payoff: Payoff, tricks: tuple[Trick, ...], clause: str) -> list[Line]:
    """What was taken, a line for each thing that the payoff counts."""
    made = []
    if payoff.trick:
        made.append(_line(Payoff(trick=payoff.trick), tricks, clause, "tricks", {"each": payoff.trick}))
    for cards, each in payoff.cards:
        params: dict[str, int | str] = {"each": each, "what": group_name(cards)}
        made.append(_line(Payoff(cards=((cards, each),)), tricks, clause, "cards", params))
    if payoff.last[0]:
        many, each = payoff.last
        made.append(_line(Payoff(last=payoff.last), tricks, clause, "last-tricks", {"each": each, "number": many}))
    return made


def _line(payoff: Payoff, tricks: tuple[Trick, ...], clause: str, key: str, params: Mapping[str, int | str]) -> Line:
    return Line(clause, key, params, tuple(tally(payoff, tricks)))


def worth_of_all(payoff: Payoff, pack: tuple[Card, ...]) -> int:
    """What a payoff amounts to in a deal played to its end: all tricks and all cards of the pack together."""
    cards = sum(each * sum(held >> card & 1 for card in pack) for held, each in payoff.cards)
    return payoff.trick * (len(pack) // 4) + cards + payoff.last[0] * payoff.last[1]


def tally(payoff: Payoff, tricks: tuple[Trick, ...]) -> list[int]:
    """What each seat took, in points of the payoff. Last tricks count from the end of a deal played to its end."""
    points = [0, 0, 0, 0]
    many, last_each = payoff.last
    for place, trick in enumerate(tricks):
        won = payoff.trick
        for cards, each in payoff.cards:
            for card in trick.cards:
                won += each * (cards >> card & 1)
        if place >= len(tricks) - many:
            won += last_each
        points[trick.winner] += won
    return points
