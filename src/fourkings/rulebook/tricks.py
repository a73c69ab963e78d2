"""The phase of tricks, alike in all games: the contract of a deal, who wins a trick, what is taken.

A game says by data (`Contract`) what its cards are about; the play itself is written once, in `kernels/play`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple, Protocol

from fourkings.kernels.play import Duties, Sheet, beats, duty_masks, suit_of
from fourkings.rulebook.cards import Card, Mask, Seat, group_name


class Payoff(NamedTuple):
    """The points for what a seat takes: for each trick, for each card of some sets, for each of the last tricks."""

    trick: int = 0  #: points for each trick
    cards: tuple[tuple[Mask, int], ...] = ()  #: sets of cards, each with the points for one card of it
    last: tuple[int, int] = (0, 0)  #: a number of last tricks, and the points for each of them


class Aim(NamedTuple):
    """The aim of a deal, where a match is a row of deals with names of their own."""

    name: str  #: its key, as in `"hearts"`
    payoff: Payoff  #: the points for what is taken
    trump: Mask = 0  #: the cards of the trump suit, 0 for none


class Contract(NamedTuple):
    """What the cards of a deal are played for, as data that rules, playouts and solver read alike."""

    stronger: tuple[Mask, ...]  #: for each card number from 0 to 63, the cards of its suit that beat it
    payoff: Payoff  #: the points for what is taken
    trump: Mask = 0  #: the cards of the trump suit, 0 for none
    duties: Duties = Duties()  #: what must be played, beyond following suit
    clauses: tuple[str, ...] = ("", "", "GEN-3", "", "", "")  #: the clause behind each duty of the sheet


class Trick(NamedTuple):
    """A complete trick."""

    leader: Seat  #: the seat that led
    cards: tuple[Card, Card, Card, Card]  #: in the order played, the leader's first
    winner: Seat  #: the seat that took it


class TrickHistory(Protocol):
    """The cards played of a deal: a state, or a view of one."""

    @property
    def tricks(self) -> tuple[Trick, ...]: ...
    @property
    def leader(self) -> Seat: ...
    @property
    def trick(self) -> tuple[Card, ...]: ...


def tricks_so_far(deal: TrickHistory) -> Iterator[tuple[Seat, tuple[Card, ...]]]:
    """The leader and the cards of every trick so far, in order; last the trick on the table, which may have no card yet."""
    for trick in deal.tricks:
        yield trick.leader, trick.cards
    yield deal.leader, deal.trick


def played(deal: TrickHistory) -> list[Mask]:
    """The cards that each seat has played, by seat."""
    gone = [0, 0, 0, 0]
    for leader, cards in tricks_so_far(deal):
        for place, card in enumerate(cards):
            gone[leader + place & 3] |= 1 << card
    return gone


def sheet_of(trick: tuple[Card, ...], contract: Contract) -> Sheet:
    """The duties of the seat that plays next to a trick of none to three cards."""
    trump, stronger = contract.trump, contract.stronger
    if not trick:
        return duty_masks(0, 0, 0, 0, 0, trump, contract.duties)
    led = suit_of(trick[0])
    ahead = winning(trick, contract)
    ruffed = 0
    if led != trump:
        for place, card in enumerate(trick):
            ruffed |= (trump >> card & 1) << place
    above = stronger[trick[ahead]] if trump >> trick[ahead] & 1 else trump
    return duty_masks(len(trick), led, ahead, ruffed, above, trump, contract.duties)


def winning(trick: tuple[Card, ...], contract: Contract) -> int:
    """The place in the trick, from 0 for the leader's, of the card that wins so far."""
    ahead, best = 0, trick[0]
    for place in range(1, len(trick)):
        if beats(trick[place], best, contract.stronger[best], contract.trump):
            ahead, best = place, trick[place]
    return ahead


class Line(NamedTuple):
    """One line in the account of a deal: what was scored, by which clause, and the points for it."""

    clause: str  #: the clause of the rules
    key: str  #: the key of its sentence in `i18n`
    params: Mapping[str, int | str]  #: the parameters of that sentence: numbers, and text as in a refusal
    points: tuple[int, ...]  #: one number a seat, or one a side


def lines(payoff: Payoff, tricks: tuple[Trick, ...], clause: str) -> list[Line]:
    """The lines of an account for what was taken: one for each thing that the payoff counts."""
    lines = []
    if payoff.trick:
        lines.append(_line(Payoff(trick=payoff.trick), tricks, clause, "tricks", {"each": payoff.trick}))
    for cards, each in payoff.cards:
        params: dict[str, int | str] = {"each": each, "what": group_name(cards)}
        lines.append(_line(Payoff(cards=((cards, each),)), tricks, clause, "cards", params))
    if payoff.last[0]:
        many, each = payoff.last
        lines.append(_line(Payoff(last=payoff.last), tricks, clause, "last-tricks", {"each": each, "number": many}))
    return lines


def _line(payoff: Payoff, tricks: tuple[Trick, ...], clause: str, key: str, params: Mapping[str, int | str]) -> Line:
    return Line(clause, key, params, tuple(tally(payoff, tricks)))


def points_of(payoff: Payoff, card: Card) -> int:
    """The points that a card brings to the seat that takes it, the trick itself not included."""
    return sum(each * (cards >> card & 1) for cards, each in payoff.cards)


def worth_of_all(payoff: Payoff, pack: tuple[Card, ...]) -> int:
    """What a payoff amounts to in a deal played to its end: all tricks and all cards of the pack together."""
    cards = sum(each * sum(held >> card & 1 for card in pack) for held, each in payoff.cards)
    return payoff.trick * (len(pack) // 4) + cards + payoff.last[0] * payoff.last[1]


def tally(payoff: Payoff, tricks: tuple[Trick, ...]) -> list[int]:
    """The points of each seat for what it took. Last tricks count back from the end of a deal played to its end."""
    return taken_so_far(payoff, tricks, len(tricks))


def taken_so_far(payoff: Payoff, tricks: tuple[Trick, ...], whole: int) -> list[int]:
    """The points of each seat for what it has taken; whole: the number of tricks in the deal, to tell which are last."""
    points = [0, 0, 0, 0]
    many, last_each = payoff.last
    for place, trick in enumerate(tricks):
        won = payoff.trick
        if payoff.cards:
            a, b, c, d = trick.cards
            taken = 1 << a | 1 << b | 1 << c | 1 << d
            for cards, each in payoff.cards:
                won += each * (cards & taken).bit_count()
        if place >= whole - many:
            won += last_each
        points[trick.winner] += won
    return points
