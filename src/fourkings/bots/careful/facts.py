"""What a view tells a player with a good memory: the cards gone, what each seat can hold, who wins the trick so far."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from fourkings.kernels.play import beats, suit_of
from fourkings.rulebook.cards import Card, Mask, Seat, mask, rank_mask
from fourkings.rulebook.game import Rules
from fourkings.rulebook.tricks import Contract, points_of, tricks_so_far, winning
from fourkings.sampling import absences
from fourkings.views import View


@dataclass(frozen=True, slots=True)
class Facts:
    """One seat's knowledge when it is to play a card."""

    view: View
    contract: Contract
    me: Seat
    partner: Seat | None
    hand: Mask
    legal: Mask
    unseen: Mask  # cards that the three others hold
    may: tuple[Mask, ...]  # of these, what each seat may hold
    known: tuple[Mask, ...]  # and what it holds for certain
    share: tuple[tuple[float, ...], ...]  # by seat and suit: the chance that an unseen card of the suit is there
    led: Mask  # 0 where I lead
    ahead: Seat  # who wins the trick so far, and with what; me and -1 where I lead
    best: Card
    later: tuple[Seat, ...]  # who plays after me
    on_table: tuple[Card, ...]

    @property
    def trump(self) -> Mask:
        return self.contract.trump

    @property
    def tricks_left(self) -> int:
        """Tricks to come, this one included."""
        return self.hand.bit_count()

    @property
    def last(self) -> bool:
        """True if I play last to the trick."""
        return len(self.on_table) == 3

    def above(self, card: Card) -> Mask:
        """Unseen cards of the suit that beat this one."""
        return self.contract.stronger[card] & self.unseen

    def below(self, card: Card) -> Mask:
        """Unseen cards of the suit that this one beats."""
        return suit_of(card) & self.unseen & ~self.contract.stronger[card]

    def master(self, card: Card) -> bool:
        """True if nobody else holds a higher card of the suit."""
        return not self.above(card)

    def wins(self, card: Card) -> bool:
        """True if the card would be ahead in the trick as it lies."""
        if not self.led:
            return True
        return bool(beats(card, self.best, self.contract.stronger[self.best], self.trump))

    def points(self, card: Card) -> int:
        """The points that the card brings to the seat that takes it."""
        return points_of(self.contract.payoff, card)

    def holds(self, seat: Seat, cards: Mask, without: tuple[Seat, ...] = ()) -> float:
        """The chance that a seat holds at least one of some cards; `without`: seats that turned out to have none."""
        cards &= self.may[seat]
        if cards & self.known[seat]:
            return 1.0
        none = 1.0
        while cards:
            suit = (cards & -cards).bit_length() - 1 >> 4
            part = cards & 0x1FFF << (suit << 4)
            others = sum(self.share[seat][suit] for seat in without)
            share = min(1.0, self.share[seat][suit] / (1 - others)) if others < 0.999 else 1.0
            none *= float((1 - share) ** part.bit_count())
            cards ^= part
        return 1 - none

    def void(self, seat: Seat, suit: Mask) -> float:
        """The chance that a seat has none of a suit."""
        return 1 - self.holds(seat, suit)


def facts(view: View) -> Facts:
    """Everything that a view in the play of cards says to the seat whose turn it is."""
    assert view.contract is not None
    assert view.seat is not None
    contract, me = view.contract, view.seat
    gone = mask(view.trick)
    for trick in view.tricks:
        gone |= mask(trick.cards)
    unseen = _pack(view.rules) & ~gone & ~view.hand
    may, known = _places(view, contract, me, unseen)
    led, ahead, best = 0, me, -1
    if view.trick:
        place = winning(view.trick, contract)
        led, ahead, best = suit_of(view.trick[0]), view.leader + place & 3, view.trick[place]
    return Facts(
        view=view,
        contract=contract,
        me=me,
        partner=me ^ 2 if view.rules.game.PARTNERS else None,
        hand=view.hand,
        legal=mask(card for card in view.legal if isinstance(card, int)),
        unseen=unseen,
        may=may,
        known=known,
        share=_shares(view.held, may, known),
        led=led,
        ahead=ahead,
        best=best,
        later=tuple(me + step & 3 for step in range(1, 4 - len(view.trick))),
        on_table=view.trick,
    )


@cache
def _pack(rules: Rules) -> Mask:
    return mask(rules.game.pack(rules))


def _places(view: View, contract: Contract, me: Seat, unseen: Mask) -> tuple[tuple[Mask, ...], tuple[Mask, ...]]:
    """What each other seat may hold, and what it holds for certain."""
    cannot = _cannot(view, contract)
    known = _shown(view, unseen)
    known[me] = 0
    sure = known[0] | known[1] | known[2] | known[3]
    may = [0 if seat == me else unseen & ~cannot[seat] & ~sure | known[seat] for seat in range(4)]
    for seat in range(4):
        others = may[seat - 1] | may[seat - 2] | may[seat - 3]
        known[seat] |= may[seat] & ~others
        if known[seat].bit_count() == view.held[seat]:
            may[seat] = known[seat]  # the whole hand is known
    return tuple(may), tuple(known)


def _cannot(view: View, contract: Contract) -> list[Mask]:
    """Every card played tells what its player cannot hold: the duties that it did not fulfil."""
    cannot = [0, 0, 0, 0]
    for leader, cards in tricks_so_far(view):
        for place, none in enumerate(absences(cards, contract)):
            cannot[leader + place & 3] |= none
    return cannot


def _shown(view: View, unseen: Mask) -> list[Mask]:
    """Cards still held that everybody has seen or heard of: turned up, dealt face up, told in a clique."""
    shown = [0, 0, 0, 0]
    if view.turned is not None:
        shown[view.dealer] |= 1 << view.turned
    for seat, card in enumerate(view.face_up or ()):
        shown[seat] |= 1 << card
    for seat, clique in announced_cliques(view):
        rank = rank_mask(clique[0])
        if len(clique) == 4 or rank & mask(view.dealt):
            shown[seat] |= rank & ~mask(view.dealt)  # four of them, or the three that I have not got
    return [cards & unseen for cards in shown]


def announced_cliques(view: View) -> list[tuple[Seat, str]]:
    """The cliques named aloud so far, in either Quarante."""
    talk = view.talk
    if hasattr(talk, "announced"):
        return list(talk.announced)
    if hasattr(talk, "named"):
        number = max((many for _, many in talk.said), default=0)
        return [(seat, rank * number) for seat, rank in talk.named if rank]
    return []


def _shares(held: Sequence[int], may: Sequence[Mask], known: Sequence[Mask]) -> tuple[tuple[float, ...], ...]:
    """An unseen card lies with those who may hold its suit, by how many unknown cards each holds."""
    rooms = [held[seat] - known[seat].bit_count() if may[seat] else 0 for seat in range(4)]
    rows = [[0.0] * 4 for _ in range(4)]
    for suit in range(4):
        whole = 0x1FFF << (suit << 4)
        here = [rooms[seat] if may[seat] & whole & ~known[seat] else 0 for seat in range(4)]
        total = sum(here) or 1
        for seat in range(4):
            rows[seat][suit] = here[seat] / total
    return tuple(map(tuple, rows))
