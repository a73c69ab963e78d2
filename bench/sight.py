"""The seer of the ladder: plays with all cards seen, and so tells how far any fair player could possibly come.

It is no bot, for it is handed the state of the deal and not a view. Where everybody plays for himself it searches a tree
with a payoff for each seat, and careful talks for it; in games of partners it is the one of `seer.py`.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from seer import Seer

from fourkings.bots import _policies, _worlds, careful, flat
from fourkings.cards import Card
from fourkings.deck import Stream
from fourkings.game import Action, State
from fourkings.kernels import load
from fourkings.view import View, view

POLICY: Final = 1
ITERATIONS: Final = 3000
CURIOSITY: Final = 0.15
"""How much a card that is little tried counts for, in parts of what the deal's points add up to."""


class Sighted:
    """Chooses by the state itself."""

    def __init__(self) -> None:
        self._pairs = Seer()

    def act(self, state: State, dice: Stream) -> Action:
        """The best card that this search finds."""
        seen = view(state, state.turn)
        if len(seen.legal) == 1:
            return seen.legal[0]
        if state.rules.game.PARTNERS:
            self._pairs.state = state
            return self._pairs.choose(seen, dice)
        if any(isinstance(action, str) for action in seen.legal):
            return careful.choose(seen, dice)
        cards, seed = _worlds.candidates(seen), dice.below(1 << 62)
        if len(cards) == 1:
            return cards[0]
        return cards[int(searched(seen, np.array([state.hands], np.int64), cards, ITERATIONS, seed, sees=True).argmax())]


def searched(  # how often each card was played in a tree over these deals
    seen: View, worlds: _worlds.Words, cards: list[Card], iterations: int, seed: int, sees: bool
) -> _worlds.Words:
    """One tree over some deals. Whoever sees all cards is helped by rules of thumb, else chance plays the tree's rest."""
    k, contract = load("tree"), _worlds.contract_of(seen)
    how = np.zeros(k.HOW, np.int64)
    how[k.SEARCHING], how[k.ORDERED], how[k.HIGHEST] = 15, sees, _worlds.costs(contract)
    visits, means = np.zeros((1, len(cards)), np.int64), np.zeros((1, len(cards), 4))
    payoff = contract.payoff
    total = 13 * abs(payoff.trick) + payoff.last[0] * abs(payoff.last[1])
    total += sum(abs(each) * held.bit_count() for held, each in payoff.cards)
    weights = _policies.weights(POLICY, _policies.kind(seen.rules, contract))
    noise = round(flat.NOISE * 2**32) if sees else 2**32
    k.forest(
        worlds, len(worlds), _worlds.board(seen), _worlds.needs(seen)[0], np.array(cards, np.int64),
        *_worlds.deal(contract), weights, noise, how, CURIOSITY * total, seed, 0, iterations,
        np.zeros((iterations + 64, k.NODE), np.int64), np.zeros(k.ROOM, np.int64), visits, means,
    )  # fmt: skip
    found: _worlds.Words = visits[0]
    return found
