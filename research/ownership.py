"""Ownership: who holds each hidden card of Quarante de Roi, from what one seat knows, by a small net over suits.

The net looks at each suit by the same tables, one set for trumps and one for the others, so that suits may change names:
`look` says what of a suit holds (a row of numbers), the rows' vectors are added up, and what all suits together say is
added to each. Two layers on top give a merit for each rank and holder. Merits are no chances yet: how likely a deal is, is
the product of `e` to its merits, and which deals there are at all the rules say (`ownership_sampler.py`). So the net learns
the logarithm of what makes a deal likely, and cards are counted exactly.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, NamedTuple

import numba
import numpy as np
from ownership_deals import CLIQUES, Played
from ownership_sampler import CONTINUES, Row

from fourkings.kernels import load
from fourkings.players import encoding
from fourkings.windows.view import View

BITS, PLAY, PLAYOUT = (load(name) for name in ("bits", "play", "playout"))
count, lowest, sheet, beats, suit_of, laid, duties_of = (
    BITS.count, BITS.lowest, PLAY.sheet, PLAY.beats, PLAY.suit_of, PLAYOUT.laid, PLAYOUT.duties_of,
)  # fmt: skip
ALL, TRUMP = PLAY.ALL, PLAYOUT.TRUMP

LOW: Final = 5
"""The seven's rank: ranks count from there."""
RANKS: Final = 8
LANES: Final = 32
MERITS: Final = 3 * RANKS

# What may hold of a suit, by the number of the row. A seat is told by how far it is from mine.
OWN: Final = 0  # rank
UNSEEN: Final = OWN + RANKS  # rank
KNOWN: Final = UNSEEN + RANKS  # seat after mine, rank: the turn-up that lies in a hand
MANY: Final = KNOWN + 3 * RANKS  # cards unseen
MINE: Final = MANY + 9  # cards in my hand
VOID: Final = MINE + 9  # seat after mine
HOWS: Final = 22
PLAYED: Final = VOID + 3  # seat, rank, how
MET: Final = PLAYED + 4 * RANKS * HOWS  # seat, rank of the best card (8: trumped), rank, whether the partner's
WHEN: Final = MET + 4 * 9 * RANKS * 2  # seat, manner, trick
ROWS: Final = WHEN + 4 * 4 * 8
# And of the whole deal.
DEALER: Final = 2 * ROWS  # seat
LEADER: Final = DEALER + 4  # seat
LYING: Final = LEADER + 4  # cards on the table
HELD: Final = LYING + 4  # cards in my hand
NEED: Final = HELD + 9  # seat after mine, cards
TOLD: Final = NEED + 27  # seat, clique
SILENT: Final = TOLD + 4 * len(CLIQUES)  # seat after mine, rank: spoke, and told none
EVERY: Final = SILENT + 9
MOST: Final = 160
"""Rows of a position at the most, for a suit or for all."""


class Scene(NamedTuple):
    """What a position comes to, filled by `look`."""

    rows: Any  # (5, MOST): of each suit, and of the deal
    many: Any  # (5,)
    cards: Any  # (24,): the unseen cards, claimed groups first
    may: Any  # (24, 3)
    needs: Any  # (3,)
    opens: Any
    tellers: Any
    unseen: Any  # (1,): how many


def scene() -> Scene:
    """Room for one."""
    return Scene(
        np.zeros((5, MOST), np.int64), np.zeros(5, np.int64), np.zeros(24, np.int64), np.zeros((24, 3)),
        *(np.zeros(size, np.int64) for size in (3, 24, 24, 1)),
    )  # fmt: skip


class Net(NamedTuple):
    """Vectors of each row, for its suit and for all; what all say to each suit; two layers, trumps and others apart."""

    suit: Any  # (2 * ROWS, LANES)
    all: Any  # (EVERY, LANES)
    across: Any  # (LANES, LANES)
    inner: Any  # (2, LANES, LANES)
    base: Any  # (2, LANES)
    outer: Any  # (2, LANES, MERITS)
    level: Any  # (2, MERITS)


@numba.njit(nogil=True)
def absent(played, led, trick, above, trump, duties, card):  # type: ignore[no-untyped-def]
    """The cards that a seat which plays a card does not hold: the sheet read backwards, as `players/sample/certain`."""
    scope, none = ALL, 0
    for wanted in sheet(played, led, trick[2], trick[3], above, trump, duties):
        if wanted >> card & 1:
            scope &= wanted
        else:
            none |= scope & wanted
    return none


@numba.njit(nogil=True)
def added(scene, place, row):  # type: ignore[no-untyped-def]
    """One row more of a suit, or of the deal."""
    scene.rows[place, scene.many[place]] = row
    scene.many[place] += 1


@numba.njit(nogil=True)
def how(place, follows, over, friend):  # type: ignore[no-untyped-def]
    """In which way a card was played: led; or followed, ruffed or discarded, who was ahead, at which place."""
    if place == 0:
        return 0
    if follows == 1:
        way = (1 if friend else 0) if over else (2 if friend else 3)
    else:
        way = 4 if follows == 2 else (5 if friend else 6)
    return 1 + way * 3 + place - 1


@numba.njit(nogil=True)
def watch(me, cards, leaders, terms, stronger, gone, cannot, scene):  # type: ignore[no-untyped-def]
    """Goes through the cards played: rows of each, what each seat has played, and what it cannot hold."""
    duties, trump = duties_of(terms), terms[TRUMP]
    trick = (0, 0, 0, 0)
    for ply in range(len(cards)):
        card, place, number = cards[ply], ply & 3, ply >> 2
        seat = leaders[number] + place & 3
        far, rank, suit = seat - me & 3, (card & 15) - LOW, card >> 4
        begin = ROWS * (0 if trump >> card & 1 else 1)
        friend, best, follows, over = 0, 0, 0, 0
        trick = trick if place else (0, 0, 0, 0)
        if place:
            led, best = suit_of(cards[ply - place]), trick[1]
            friend = 1 if trick[2] == place - 2 else 0
            follows = 1 if led >> card & 1 else (2 if trump >> card & 1 else 3)
            over = beats(card, best, stronger[best], trump)
            above = stronger[best] if trump >> best & 1 else trump
            cannot[seat] |= absent(place, led, trick, above, trump, duties, card)
            if follows == 1:
                met = 8 if best >> 4 != suit else (best & 15) - LOW
                added(scene, suit, begin + MET + ((far * 9 + met) * RANKS + rank) * 2 + friend)
        added(scene, suit, begin + PLAYED + (far * RANKS + rank) * HOWS + how(place, follows, over, friend))
        added(scene, suit, begin + WHEN + (far * 4 + follows) * 8 + number)
        trick = laid(card, place, trick, stronger[best], trump)
        gone[seat] |= 1 << card


@numba.njit(nogil=True)
def look(me, own, pack, dealer, turned, cards, leaders, leader, told, spoken, terms, stronger, scene):  # type: ignore[no-untyped-def]
    """Fills the scene from what a seat knows: its hand, the turn-up, the cards played, the cliques told.

    told: by seat, as far as it is known · spoken: a bit for each seat that has had its say.
    """
    gone, cannot, held = np.zeros(4, np.int64), np.zeros(4, np.int64), np.zeros(4, np.int64)
    scene.many[:] = 0
    trump = terms[TRUMP]
    watch(me, cards, leaders, terms, stronger, gone, cannot, scene)
    all_gone = gone[0] | gone[1] | gone[2] | gone[3]
    known = 1 << turned & ~all_gone & ~own
    unseen = pack & ~all_gone & ~own & ~known
    for seat in range(4):
        held[seat] = 8 - count(gone[seat])
    for far in range(1, 4):
        seat = me + far & 3
        scene.needs[far - 1] = held[seat] - (count(known) if seat == dealer else 0)
        added(scene, 4, NEED + (far - 1) * 9 + scene.needs[far - 1])
    suits(me, own, unseen, known, dealer, cannot, trump, scene)
    added(scene, 4, DEALER + (dealer - me & 3))
    added(scene, 4, LEADER + (leader - me & 3))
    added(scene, 4, LYING + (len(cards) & 3))
    added(scene, 4, HELD + held[me])
    said(me, told, spoken, scene)
    line_up(me, unseen, known, dealer, gone, cannot, told, scene)


@numba.njit(nogil=True)
def suits(me, own, unseen, known, dealer, cannot, trump, scene):  # type: ignore[no-untyped-def]
    """The rows of what lies where in each suit."""
    for suit in range(4):
        whole = 0x1FFF << 16 * suit
        begin = ROWS * (0 if trump >> 16 * suit & 1 else 1)
        for rank in range(RANKS):
            card = 16 * suit + rank + LOW
            if own >> card & 1:
                added(scene, suit, begin + OWN + rank)
            if unseen >> card & 1:
                added(scene, suit, begin + UNSEEN + rank)
            if known >> card & 1:
                added(scene, suit, begin + KNOWN + ((dealer - me & 3) - 1) * RANKS + rank)
        added(scene, suit, begin + MANY + count(unseen & whole))
        added(scene, suit, begin + MINE + count(own & whole))
        for far in range(1, 4):
            if unseen & whole & ~cannot[me + far & 3] == 0 and unseen & whole:
                added(scene, suit, begin + VOID + far - 1)


@numba.njit(nogil=True)
def said(me, told, spoken, scene):  # type: ignore[no-untyped-def]
    """The rows of cliques, told and not told."""
    for far in range(4):
        seat = me + far & 3
        for clique in range(6):
            if told[seat] >> clique & 1:
                added(scene, 4, TOLD + far * 6 + clique)
        for rank in range(3):
            if far and spoken >> seat & 1 and not told[seat] >> 2 * rank & 3:
                added(scene, 4, SILENT + (far - 1) * 3 + rank)


@numba.njit(nogil=True)
def line_up(me, unseen, known, dealer, gone, cannot, told, scene):  # type: ignore[no-untyped-def]
    """The unseen cards in a row for the sampler, groups that somebody claimed first."""
    many, left = 0, unseen
    for group in range(4):
        number, teller, cards = 0, -1, left
        if group < 3:
            cards = unseen & 0x0001_0001_0001_0001 << 11 - group
            for far in range(1, 4):
                seat = me + far & 3
                three = told[seat] >> 2 * group & 3
                if three:
                    teller, has = far - 1, gone[seat] | (known if seat == dealer else 0)
                    number = (4 if three & 2 else 3) - count(has & 0x0001_0001_0001_0001 << 11 - group)
            if teller < 0:
                continue
        left &= ~cards
        begins = many
        while cards:
            card = lowest(cards)
            cards &= cards - 1
            scene.cards[many], scene.tellers[many] = card, teller
            scene.opens[many] = number if many == begins else CONTINUES
            for far in range(1, 4):
                scene.may[many, far - 1] = 0.0 if cannot[me + far & 3] >> card & 1 else 1.0
            many += 1
    scene.unseen[0] = many


@numba.njit(nogil=True, fastmath=True)
def think(scene, trump, net, lanes, merits):  # type: ignore[no-untyped-def]  # noqa: C901, PLR0912
    """The merits of each suit's ranks and holders, (4, MERITS).

    trump: the number of its suit · lanes: working memory, (9, LANES): what all suits say, then two layers of each.
    """
    lanes[:] = 0
    for place in range(5):
        for number in range(scene.many[place]):
            row = scene.rows[place, number]
            for lane in range(LANES):
                lanes[0, lane] += net.all[row, lane]
            if place < 4:
                for lane in range(LANES):
                    lanes[1 + place, lane] += net.suit[row, lane]
    for lane in range(LANES):
        lanes[0, lane] = max(lanes[0, lane], np.float32(0))
    for suit in range(4):
        kind, first, second = (0 if suit == trump else 1), lanes[1 + suit], lanes[5 + suit]
        for one in range(LANES):
            if lanes[0, one] > 0:
                for lane in range(LANES):
                    first[lane] += lanes[0, one] * net.across[one, lane]
        second[:] = net.base[kind]
        for one in range(LANES):
            first[one] = max(first[one], np.float32(0))
            if first[one] > 0:
                for lane in range(LANES):
                    second[lane] += first[one] * net.inner[kind, one, lane]
        merits[suit] = net.level[kind]
        for one in range(LANES):
            second[one] = max(second[one], np.float32(0))
            if second[one] > 0:
                for merit in range(MERITS):
                    merits[suit, merit] += second[one] * net.outer[kind, one, merit]


@numba.njit(nogil=True)
def weigh(scene, merits, weights):  # type: ignore[no-untyped-def]
    """The weight of each holder of each unseen card, the greatest of a card at one; returns the logarithms taken out."""
    out = 0.0
    for place in range(scene.unseen[0]):
        suit, first = scene.cards[place] >> 4, 3 * ((scene.cards[place] & 15) - LOW)
        most = -1e9
        for holder in range(3):
            if scene.may[place, holder] > 0:
                most = max(most, float(merits[suit, first + holder]))
        for holder in range(3):
            weights[place, holder] = scene.may[place, holder] * np.exp(merits[suit, first + holder] - most)
        out += most
    return out


# --- from a view, or from a deal that was played ------------------------------------------------------------------

PACK: Final = sum(0x1FE0 << 16 * suit for suit in range(4))


def seen(view: View, room: Scene) -> None:
    """Fills the scene from a view."""
    leaders = [trick.leader for trick in view.tricks] + [view.leader]
    cards = [card for trick in view.tricks for card in trick.cards] + list(view.trick)
    told = np.zeros(4, np.int64)
    for seat, clique in view.talk.announced:
        told[seat] |= 1 << CLIQUES.index(clique)
    spoken = sum(1 << (leaders[0] + place & 3) for place in range(min(4, len(cards))))
    made = encoding.arrays_of(encoding.contract_of(view))
    assert view.turned is not None
    look(
        view.turn, view.hand, PACK, view.dealer, view.turned, np.array(cards, np.int64), np.array(leaders, np.int64),
        view.leader, told, spoken | 1 << view.turn, made.terms, made.stronger, room,
    )  # fmt: skip


def row_of(view: View, net: Net, room: Scene, lanes: Any, merits: Any) -> tuple[Row, float]:
    """What the sampler is asked in this view, and the logarithm of what was taken out of the weights."""
    seen(view, room)
    assert view.turned is not None
    think(room, view.turned >> 4, net, lanes, merits)
    many = int(room.unseen[0])
    weights = np.zeros((many, 3))
    out = weigh(room, merits, weights)
    return Row(weights, room.needs.copy(), room.opens[:many].copy(), room.tellers[:many].copy()), out


def read(path: Path) -> Net:
    """A net from its file."""
    with np.load(path) as found:
        return Net(*(found[name].astype(np.float32) for name in Net._fields))


__all__ = ["Net", "Played", "Scene", "look", "read", "row_of", "scene", "seen", "think", "weigh"]
