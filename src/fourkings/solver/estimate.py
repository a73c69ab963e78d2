"""An estimate of a value that is too hard to prove: the deal is played out at random to an ending, which is solved."""

import random
from collections.abc import Callable, Iterator
from statistics import median_low
from typing import Final

from fourkings.kernels.play import playable
from fourkings.kernels.solver import layout as t
from fourkings.rulebook.cards import Card, members
from fourkings.rulebook.tricks import trick_duties
from fourkings.solver.objective import Objective, Position, after, turn_of

SAMPLES: Final = 16
"""How often the deal is played out."""
ENDING: Final = 9
"""Cards a hand at which play ends and the solver goes on."""
TRIED: Final = 3
"""Cards of a suit that are tried behind one already played to a trick: the lowest, the middle one and the highest."""

Ending = Callable[[Position], tuple[int, int] | None]
"""Bounds on the collectors' gain from a position on; None once time is up."""


def estimated(ending: Ending, position: Position, objective: Objective) -> int | None:
    """Estimate what the collectors gain from a position on; None if there is no time for that.

    Both sides play the first tricks card by card, each trick as well as possible in itself, at random among equal cards.
    """
    dice, gains = random.Random(0), list[int]()
    for _ in range(SAMPLES):
        at, gain = position, 0
        while at.trick or at.hands[at.leader].bit_count() > ENDING:
            at, won = after(at, _choice(at, objective, dice), objective)
            gain += won
        if (bounds := ending(at)) is None:
            break
        gains.append(gain + sum(bounds) // 2)
    return median_low(gains) if gains else None


def _choice(at: Position, objective: Objective, dice: random.Random) -> Card:
    values = {card: _trick_gain(*after(at, card, objective), objective) for card in _legal(at)}
    best = _best(at, objective)(values.values())
    return dice.choice([card for card, value in values.items() if value == best])


def _trick_gain(at: Position, won: int, objective: Objective) -> int:
    """Return what the collectors gain by the trick on the table if all that follow play for this trick alone."""
    if not at.trick:
        return won
    tried = set[Card]()
    for suit in range(4):
        cards = sorted((card for card in _legal(at) if card >> 4 == suit), key=objective.inner.__getitem__)
        tried |= {cards[0], cards[len(cards) // 2], cards[-1]} if len(cards) > TRIED else set(cards)
    return _best(at, objective)(_trick_gain(*after(at, card, objective), objective) for card in tried)


def _best(at: Position, objective: Objective) -> Callable[..., int]:
    return max if objective.terms[t.MAXIMIZERS - t.TERMS] >> turn_of(at) & 1 else min


def _legal(at: Position) -> Iterator[Card]:
    return members(playable(at.hands[turn_of(at)], trick_duties(at.trick, at.contract)))
