"""Full deals that fit a view: every deal that no hard fact rules out, and each of them equally likely.

Hard facts are what follows with certainty from what was seen and said: sizes of hands, cards seen, cliques announced, and
what each card played tells of the hand it came from. How *likely* a player with other cards would have done the same is
not asked here; weights of that kind are given to the rows of `Deals.draw`, whose numbered rows can be drawn further.

**The sheet read backwards.** A hand h is narrowed by the duties w of the sheet one after the other, each only if that
leaves something, and a card c of h was playable just where it survived them all. A duty with c in w did narrow the hand,
for c itself was left: to h & w. A duty without c must have found nothing in the hand as narrowed by then, or c would have
gone. What it was narrowed by are the earlier duties with c in them, known from c and the sheet alone: call their common
cards the scope. So c was playable just where the hand held nothing of scope & w, for each duty w without c: always a plain
set of cards, whatever the duties. What a seat held then is what it holds now and what it has played since; so the play of
a card says of the cards it holds now that none of them is in these sets, and says nothing else. For the five games: the
suit led where it was not followed; with a duty to ruff all trumps, where c was none; with one to overruff the trumps above
the best in the trick, where c was a lower one; KH where it was to be thrown; all that is not banned, where a banned card
was led; all but KH where it was led against a ban of its own.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from math import comb
from typing import TYPE_CHECKING, Final, NamedTuple

from fourkings.cards import ALL, Card, Mask, Seat, mask, rank_mask
from fourkings.deck import Stream
from fourkings.game import Hands
from fourkings.games import quarante, quarante_1792
from fourkings.kernels import load
from fourkings.kernels.play import Duties, suit_of
from fourkings.options import Rules
from fourkings.tricks import Contract, sheet_of
from fourkings.view import View

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Words = NDArray[np.int64]

NO_DUTIES: Final = Duties()


class Told(NamedTuple):
    """What an announcement says of a hand: of at least one of some sets of unseen cards it holds exactly so many."""

    seat: Seat
    one_of: tuple[tuple[Mask, int], ...]


@dataclass(frozen=True, slots=True)
class Facts:
    """All that is certain about who holds what: a deal fits a view just where it is in keeping with these."""

    known: Hands  # what each seat holds for certain
    unseen: Mask  # the cards that are left
    need: tuple[int, int, int, int]  # how many of them each seat holds
    cannot: Hands  # and those among them that it does not hold
    told: tuple[Told, ...] = ()


# --- what a view says ---------------------------------------------------------------------------------------------


def facts(view: View) -> Facts:
    """The hard facts of a view."""
    played = _played(view)
    gone = played[0] | played[1] | played[2] | played[3]
    known = _shown(view, gone)
    unseen = _pack(view.rules) & ~(gone | known[0] | known[1] | known[2] | known[3])
    cannot = _cannot(view)
    told = _settle(_claims(view), played, known, cannot, unseen)
    unseen &= ~(known[0] | known[1] | known[2] | known[3])
    a, b, c, d = (view.held[seat] - known[seat].bit_count() for seat in range(4))
    return Facts(_four(known), unseen, (a, b, c, d), _four([unseen & one for one in cannot]), told)


def _four(masks: Sequence[Mask]) -> Hands:
    a, b, c, d = masks
    return a, b, c, d


@cache
def _pack(rules: Rules) -> Mask:
    return mask(rules.game.pack(rules))


def _tricks(view: View) -> Iterator[tuple[Seat, tuple[Card, ...]]]:
    """Who led, and the cards in order, of every trick so far."""
    for trick in view.tricks:
        yield trick.leader, trick.cards
    yield view.leader, view.trick


def _played(view: View) -> list[Mask]:
    """The cards that each seat has played."""
    played = [0, 0, 0, 0]
    for leader, cards in _tricks(view):
        for place, card in enumerate(cards):
            played[leader + place & 3] |= 1 << card
    return played


def _shown(view: View, gone: Mask) -> list[Mask]:
    """The viewer's own hand, and the cards still held that were turned up or dealt face up."""
    known = [0, 0, 0, 0]
    if view.turned is not None:
        known[view.dealer] |= 1 << view.turned & ~gone
    for seat, card in enumerate(view.face_up or ()):
        known[seat] |= 1 << card & ~gone
    if view.seat is not None:
        known[view.seat] = view.hand
    return known


def _cannot(view: View) -> list[Mask]:
    """What each seat cannot hold, by the cards it has played."""
    cannot = [0, 0, 0, 0]
    if view.contract is None:
        return cannot
    for leader, cards in _tricks(view):
        free, led = view.contract.duties == NO_DUTIES, suit_of(cards[0]) if cards else 0
        for place, card in enumerate(cards):
            if not (free and led >> card & 1):
                cannot[leader + place & 3] |= absent(cards[:place], card, view.contract)
    return cannot


def absent(trick: tuple[Card, ...], card: Card, contract: Contract) -> Mask:
    """What whoever plays a card to a trick does not hold: the sheet read backwards."""
    scope, none = ALL, 0
    for wanted in sheet_of(trick, contract):
        if wanted >> card & 1:
            scope &= wanted
        else:
            none |= scope & wanted
    return none


def _claims(view: View) -> list[tuple[Seat, str, int]]:
    """The announcements of the others: who was dealt, of at least one of these ranks, exactly so many.

    Only what was said counts: nobody has to announce a clique, and whoever says "good" has said a number before.
    """
    talk, claims = view.talk, []
    if isinstance(talk, quarante.Talk):
        claims = [(seat, clique[0], len(clique)) for seat, clique in talk.announced]
    elif isinstance(talk, quarante_1792.Talk):
        named = {seat: rank for seat, rank in talk.named if rank}
        claims = [(seat, named.get(seat, "KQJ"), number) for seat, number in talk.said]
    return [claim for claim in claims if claim[0] != view.seat]


def _settle(
    claims: list[tuple[Seat, str, int]], played: Sequence[Mask], known: list[Mask], cannot: list[Mask], unseen: Mask
) -> tuple[Told, ...]:
    """What the claims say of unseen cards. Those that place them all are entered in `known` and `cannot` instead."""
    while True:
        told: list[Told] = []
        before = sum(known), sum(cannot)
        for seat, ranks, number in claims:
            one_of = []
            for rank in ranks:
                cards = rank_mask(rank)
                many = number - (cards & (played[seat] | known[seat])).bit_count()
                cards &= unseen & ~(known[0] | known[1] | known[2] | known[3])
                if 0 <= many <= cards.bit_count():
                    one_of.append((cards, many))
            if len(one_of) == 1 and one_of[0][1] == 0:
                cannot[seat] |= one_of[0][0]
            elif len(one_of) == 1 and one_of[0][1] == one_of[0][0].bit_count():
                known[seat] |= one_of[0][0]
            elif (0, 0) not in one_of:
                told.append(Told(seat, tuple(one_of)))
        if before == (sum(known), sum(cannot)):
            return tuple(told)


# --- counting -----------------------------------------------------------------------------------------------------

BITS: Final = 6
"""Numbers of cards by seat are kept in one integer, six bits a seat: they are added and taken away all at once."""
FIELD: Final = (1 << BITS) - 1


class Cell(NamedTuple):
    """Unseen cards that are alike: the same seats may hold them, and the same announcements count them."""

    cards: Mask
    size: int
    seats: int  # FIELD << BITS * seat for each seat that may hold them
    group: int  # the number of the set of cards that announcements count, -1 for none


class Deals:
    """The deals that fit some facts, counted cell by cell: how many there are, and draws from them.

    A node stands for what is still open before a cell is shared out: cells from this one on, cards needed by each seat,
    and, within a group, who has how many of it. The deals behind a node are the sum over its branches (how many cards of
    the cell each seat takes) of the ways to choose those cards times the deals behind the node that follows. Different
    branches and different ways are different deals, and every deal that fits goes some way through the nodes.
    """

    def __init__(self, facts: Facts) -> None:
        self.known = facts.known
        self._told = facts.told
        self._groups = tuple({cards: None for told in facts.told for cards, _ in told.one_of})
        self._tellers = sum({FIELD << BITS * told.seat for told in facts.told})
        self.cells = _cells(facts, self._groups)
        self._nodes: list[tuple[int, ...]] = []
        self._branches: list[tuple[int, ...]] = []
        self._numbers: dict[tuple[int, int, int, int], tuple[int, int]] = {}
        self._arrays: tuple[Words, ...] = ()
        need = sum(many << BITS * seat for seat, many in enumerate(facts.need))
        possible = min(facts.need) >= 0 and all(told.one_of for told in facts.told)
        self._root, self.count = self._node(0, need, 0, (1 << len(self._told)) - 1) if possible else (-1, 0)

    def _node(self, place: int, need: int, tally: int, unmet: int) -> tuple[int, int]:
        """The number of a node (-1 where no deal is behind it) and the deals behind it.

        need: cards to come for each seat · tally: cards of the cell's group that each announcer has already · unmet: a
        bit for each announcement that nothing has made true yet.
        """
        if place == len(self.cells):
            return -1, int(need == 0)
        key = (place, need, tally, unmet)
        if (found := self._numbers.get(key)) is None:
            found = self._numbers[key] = self._counted(*key)
        return found

    def _counted(self, place: int, need: int, tally: int, unmet: int) -> tuple[int, int]:
        cell, behind, branches = self.cells[place], 0, []
        group_ends = cell.group >= 0 and (place + 1 == len(self.cells) or self.cells[place + 1].group != cell.group)
        for takes, ways in self._splits(place, need):
            has, left = (tally + takes & self._tellers, unmet) if cell.group >= 0 else (0, 0)
            if group_ends:
                has, left = 0, self._still_unmet(cell.group, has, left)
                if left < 0:
                    continue
            follows, deals = self._node(place + 1, need - takes, has, left)
            if deals:
                behind += ways * deals
                branches.append((behind, follows, takes))
        if not branches:
            return -1, 0
        self._nodes.append((len(self._branches), len(branches), behind))
        self._branches += branches
        return len(self._nodes) - 1, behind

    def _splits(self, place: int, need: int) -> tuple[tuple[int, int], ...]:
        """What the seats may take of a cell, and the ways to choose it: the last cell is whatever is still needed."""
        cell = self.cells[place]
        if place + 1 < len(self.cells):
            return _splits(cell.size, need & cell.seats)
        return () if need & ~cell.seats else ((need, _ways(need)),)

    def _still_unmet(self, group: int, has: int, unmet: int) -> int:
        """The announcements unmet after a group is shared out; -1 where one of them can no longer be met."""
        cards = self._groups[group]
        for number, (seat, one_of) in enumerate(self._told):
            if unmet >> number & 1:
                if (cards, has >> BITS * seat & FIELD) in one_of:
                    unmet ^= 1 << number
                elif all(self._groups.index(other) <= group for other, _ in one_of):
                    return -1
        return unmet

    def draw(self, seed: int, rows: int, first: int = 0, plain: bool = False) -> Words:
        """Deals number `first`, `first` + 1 … of a seed, row by row the hands of the four seats.

        Row and seed alone decide: neither the rows asked for at once nor `plain`, which does without the compiler.
        """
        import numpy as np

        if not self.count:
            raise ValueError("no deal fits these facts")
        kernels = load("deals", plain)
        self._arrays = self._arrays or self._tables()
        drawn = np.empty((rows, 4), np.int64)
        kernels.deals(*self._arrays, seed, first, drawn)
        return drawn

    def _tables(self) -> tuple[Words, ...]:
        """The tables as the kernel takes them: the root as node 0, counts in two words."""
        import numpy as np

        k = load("deals", plain=True)
        low, last = (1 << k.WORD) - 1, len(self._nodes) - 1
        nodes = [(first, many, behind >> k.WORD, behind & low) for first, many, behind in reversed(self._nodes)]
        branches = [
            (upto >> k.WORD, upto & low, last - node if node >= 0 else -1, takes) for upto, node, takes in self._branches
        ]
        return (
            np.array(self.known, np.int64),
            np.array([cell.cards for cell in self.cells], np.int64),
            np.array(nodes, np.int64).reshape(-1, 4),
            np.array(branches, np.int64).reshape(-1, 4),
        )


def _cells(facts: Facts, groups: tuple[Mask, ...]) -> tuple[Cell, ...]:
    """The unseen cards by who may hold them: groups first, one after the other, and last the cell of most choice."""
    cells = []
    rest = facts.unseen
    for group, cards in enumerate(groups):
        rest &= ~cards
        cells += _parts(cards, facts, group)
    free = _parts(rest, facts, -1)
    free.sort(key=lambda cell: comb(cell.size + (cell.seats.bit_count() // BITS) - 1, cell.size))
    return (*cells, *free)


def _parts(cards: Mask, facts: Facts, group: int) -> list[Cell]:
    """Cards divided by the set of seats that may hold them."""
    parts = [(cards, 0)]
    for seat in range(4):
        if facts.need[seat]:
            cannot, field = facts.cannot[seat], FIELD << BITS * seat
            parts = [
                one for held, seats in parts for one in ((held & ~cannot, seats | field), (held & cannot, seats)) if one[0]
            ]
    return [Cell(held, held.bit_count(), seats, group) for held, seats in parts if held]


@lru_cache(maxsize=1 << 14)
def _splits(size: int, rooms: int) -> tuple[tuple[int, int], ...]:
    """The ways to share out so many cards among seats with so much room: what each takes, and the number of choices."""
    if not rooms:
        return () if size else ((0, 1),)
    shift = (rooms.bit_length() - 1) // BITS * BITS
    return tuple(
        (takes | many << shift, ways * comb(size, many))
        for many in range(min(size, rooms >> shift) + 1)
        for takes, ways in _splits(size - many, rooms & (1 << shift) - 1)
    )


@lru_cache(maxsize=1 << 14)
def _ways(takes: int) -> int:
    """The number of choices of cards by which each seat gets so many: a multinomial coefficient."""
    ways, total = 1, 0
    while takes:
        total += takes & FIELD
        ways *= comb(total, takes & FIELD)
        takes >>= BITS
    return ways


# --- the way in ---------------------------------------------------------------------------------------------------


def count(view: View) -> int:
    """How many deals fit the view."""
    return Deals(facts(view)).count


def sample(view: View, rng: Stream, n: int) -> Words:
    """So many deals that fit the view, independent, each equally likely: a row holds the hands now, one's own included."""
    return Deals(facts(view)).draw(rng.below(1 << 62), n)
