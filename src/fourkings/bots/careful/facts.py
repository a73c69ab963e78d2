"""The knowledge of a player with a good memory: the cards gone, what each seat can hold, who is winning the trick."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from fourkings.kernels.play import beats, suit_of
from fourkings.rulebook.cards import Card, Mask, Seat, mask, rank_mask
from fourkings.rulebook.game import Rules
from fourkings.rulebook.tricks import Contract, card_points, cards_played, tricks_so_far, winning
from fourkings.sampling import excluded_by_trick
from fourkings.views import View


@dataclass(frozen=True, slots=True)
class Facts:
    """The knowledge of a seat that is to play a card; “I” and “me” are that seat."""

    view: View
    contract: Contract
    me: Seat
    partner: Seat | None
    hand: Mask
    legal: Mask
    unseen: Mask  # cards that the three others hold
    may: tuple[Mask, ...]  # of these, the cards that each seat may hold
    known: tuple[Mask, ...]  # the cards that it holds for certain
    share: tuple[tuple[float, ...], ...]  # by seat and suit: the chance that the seat holds an unseen card of the suit
    led: Mask  # 0 if I lead
    ahead: Seat  # the seat winning so far, with `best`; me and -1 if I lead
    best: Card
    later: tuple[Seat, ...]  # the seats that play after me
    on_table: tuple[Card, ...]

    @property
    def trump(self) -> Mask:
        return self.contract.trump

    @property
    def tricks_left(self) -> int:
        """The tricks still to be played, including this one."""
        return self.hand.bit_count()

    @property
    def last(self) -> bool:
        """True if I play last to the trick."""
        return len(self.on_table) == 3

    def above(self, card: Card) -> Mask:
        """Return the unseen cards of the suit that beat this one."""
        return self.contract.stronger[card] & self.unseen

    def below(self, card: Card) -> Mask:
        """Return the unseen cards of the suit that this one beats."""
        return suit_of(card) & self.unseen & ~self.contract.stronger[card]

    def master(self, card: Card) -> bool:
        """Return True if no other seat holds a higher card of the suit."""
        return not self.above(card)

    def wins(self, card: Card) -> bool:
        """Return True if the card would be winning the trick so far."""
        if not self.led:
            return True
        return bool(beats(card, self.best, self.contract.stronger[self.best], self.trump))

    def points(self, card: Card) -> int:
        """Return the points of the card for the seat that wins it."""
        return card_points(self.contract.payoff, card)

    def holds(self, seat: Seat, cards: Mask, without: tuple[Seat, ...] = ()) -> float:
        """Return the chance that a seat holds at least one of some cards; `without`: seats that turned out to have none."""
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
        """Return the chance that a seat has none of a suit."""
        return 1 - self.holds(seat, suit)


def facts(view: View) -> Facts:
    """Return everything that the seat to play knows from its view."""
    assert view.contract is not None
    assert view.seat is not None
    contract, me = view.contract, view.seat
    unseen = _pack(view.rules) & ~cards_played(view) & ~view.hand
    may, known = _places(view, contract, me, unseen)
    led, ahead, best = 0, me, -1
    if view.trick:
        index = winning(view.trick, contract)
        led, ahead, best = suit_of(view.trick[0]), view.leader + index & 3, view.trick[index]
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
        share=_shares(view.hand_sizes, may, known),
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
    """Return the cards that each other seat may hold, and those that it holds for certain."""
    cannot = _cannot(view, contract)
    known = _shown(view, unseen)
    known[me] = 0
    sure = known[0] | known[1] | known[2] | known[3]
    may = [0 if seat == me else unseen & ~cannot[seat] & ~sure | known[seat] for seat in range(4)]
    for seat in range(4):
        others = may[seat - 1] | may[seat - 2] | may[seat - 3]
        known[seat] |= may[seat] & ~others
        if known[seat].bit_count() == view.hand_sizes[seat]:
            may[seat] = known[seat]  # the whole hand is known
    return tuple(may), tuple(known)


def _cannot(view: View, contract: Contract) -> list[Mask]:
    """Return the cards that each seat can't hold: every card played shows the duties that its player couldn't fulfil."""
    cannot = [0, 0, 0, 0]
    for leader, cards in tricks_so_far(view):
        for index, none in enumerate(excluded_by_trick(cards, contract)):
            cannot[leader + index & 3] |= none
    return cannot


def _shown(view: View, unseen: Mask) -> list[Mask]:
    """Return cards still held that all players know: turned up, dealt face up, in an announced clique."""
    shown = [0, 0, 0, 0]
    if view.turn_up is not None:
        shown[view.dealer] |= 1 << view.turn_up
    for seat, card in enumerate(view.face_up or ()):
        shown[seat] |= 1 << card
    for seat, clique in announced_cliques(view):
        rank = rank_mask(clique[0])
        if len(clique) == 4 or rank & mask(view.dealt):
            shown[seat] |= rank & ~mask(view.dealt)  # four of them, or the three that I have not got
    return [cards & unseen for cards in shown]


def announced_cliques(view: View) -> list[tuple[Seat, str]]:
    """Return the cliques announced so far, in either Quarante."""
    calls = view.calls
    if hasattr(calls, "announced"):
        return list(calls.announced)
    if hasattr(calls, "named"):
        number = max((count for _, count in calls.said), default=0)
        return [(seat, rank * number) for seat, rank in calls.named if rank]
    return []


def _shares(held: Sequence[int], may: Sequence[Mask], known: Sequence[Mask]) -> tuple[tuple[float, ...], ...]:
    """Return by seat and suit the chance to hold a given unseen card, by how many unknown cards each seat holds."""
    rooms = [held[seat] - known[seat].bit_count() if may[seat] else 0 for seat in range(4)]
    rows = [[0.0] * 4 for _ in range(4)]
    for suit in range(4):
        whole = 0x1FFF << (suit << 4)
        here = [rooms[seat] if may[seat] & whole & ~known[seat] else 0 for seat in range(4)]
        total = sum(here) or 1
        for seat in range(4):
            rows[seat][suit] = here[seat] / total
    return tuple(map(tuple, rows))
