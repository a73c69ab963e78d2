"""Cards that a level remembers: the facts of a view, fewer the longer they are ago.

A level is a bot that errs as people do.
"""

import hashlib
import math
from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from fourkings.rulebook.cards import Card, Mask, Seat
from fourkings.rulebook.tricks import Contract
from fourkings.sampling import Constraints, excluded_by_trick
from fourkings.sampling import constraints as certain
from fourkings.views import View

ALL_VOIDS: Final = 64
DEALS: Final = 256
"""Hands for which the impressions of their cards are cached: they are needed at each decision."""
HONOUR, MIDDLE = 2, 4
"""Ranks from the top of the game's order: the first two are honours, the next two middle cards, the rest pips."""


class Memory(NamedTuple):
    """Forgetfulness of a level: the chance per trick, by kind of card, from the moment the next trick covers the cards."""

    honours: float
    middles: float
    pips: float
    trumps: float  # if that is less than by rank
    voids: int  # how many voids are remembered, the latest ones
    void: float  # the chance to forget each of those


def recall(view: View, memory: Memory, name: str) -> Constraints:
    """Return the facts of the view less what was forgotten: forgotten cards may be anywhere, played or not.

    The viewer's seat also stands for the played cards: a sampled row holds some there, beside the hand. What was forgotten
    depends only on the deal, the player's name and the tricks since.
    """
    whole, contract = certain(view), view.contract
    if contract is None or view.seat is None:
        return whole
    chances = _chances(view, name)
    forgotten = 0
    for age, cards in _fallen(view):
        for card in cards:
            forgotten |= (_lasts(chances[card], _fade(card, contract, memory)) < age) << card
    unseen = whole.unseen | forgotten
    need = list(whole.need)
    need[view.seat] += forgotten.bit_count()
    cannot = [unseen & void for void in _remembered_voids(view, contract, memory, chances)]
    cannot[view.seat] = 0
    return Constraints(
        whole.known,
        unseen,
        (need[0], need[1], need[2], need[3]),
        (cannot[0], cannot[1], cannot[2], cannot[3]),
        whole.claims,
    )


def _chances(view: View, name: str) -> tuple[float, ...]:
    """Return a number from 0 to 1 for each card, constant through the deal: how strongly it impresses this player."""
    return _drawn(f"{name} {view.rules.game.ID} {view.number} {view.seat} {view.dealt}")


@lru_cache(DEALS)
def _drawn(text: str) -> tuple[float, ...]:
    drawn = hashlib.shake_128(text.encode()).digest(128)
    return tuple((int.from_bytes(drawn[2 * card : 2 * card + 2], "big") + 1) / 65537 for card in range(64))


def _lasts(chance: float, fade: float) -> float:
    """Return after how many tricks a fact is forgotten. chance: its impression; fade: the chance to forget it per trick."""
    if fade <= 0:
        return math.inf
    return math.log(chance) / math.log(1 - fade) if fade < 1 else 0.0


def _fallen(view: View) -> Iterator[tuple[int, tuple[Card, ...]]]:
    """Yield the tricks before the last one with their age; the last lies face up."""
    for index, trick in enumerate(view.tricks[:-1]):
        yield len(view.tricks) - 1 - index, trick.cards


def _fade(card: Card, contract: Contract, memory: Memory) -> float:
    above = contract.stronger[card].bit_count()
    by_rank = memory.honours if above < HONOUR else memory.middles if above < MIDDLE else memory.pips
    return min(by_rank, memory.trumps) if contract.trump >> card & 1 else by_rank


def _remembered_voids(view: View, contract: Contract, memory: Memory, chances: tuple[float, ...]) -> list[Mask]:
    """Return the cards that the player still knows each seat not to hold."""
    shown = list(_voids(view, contract))
    cannot = [0, 0, 0, 0]
    for age, seat, card, none in shown[max(0, len(shown) - memory.voids) :]:
        if age <= 0 or _lasts(chances[card], memory.void) >= age:
            cannot[seat] |= none
    return cannot


def _voids(view: View, contract: Contract) -> Iterator[tuple[int, Seat, Card, Mask]]:
    """Yield every card that showed a void: its age in tricks, the seat, the card, and the cards that the hand lacks."""
    rows = [*((trick.leader, trick.cards) for trick in view.tricks), (view.leader, view.trick)]
    for index, (leader, cards) in enumerate(rows):
        for number, (card, none) in enumerate(zip(cards, excluded_by_trick(cards, contract), strict=True)):
            if none:
                yield len(view.tricks) - 1 - index, leader + number & 3, card, none
