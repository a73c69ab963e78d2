"""The seer: plays with all cards seen, and so tells how far any fair player could possibly come.

It is no bot, for it is handed the state of the deal and not a view; only the bench has one. Where everybody plays for
himself it searches a tree with a payoff for each seat; it solves the two Quarantes; in 400 it plays the deal out often.
What is said before the cards, careful says for it.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from fourkings.bots import _policies, _worlds, careful, flat
from fourkings.bots.flat import Judged
from fourkings.cards import Card
from fourkings.deck import Stream
from fourkings.game import Action, State
from fourkings.kernels import load
from fourkings.solver import Position, Solver
from fourkings.view import View, view

NAME: Final = "seer"
VERSION: Final = 1
POLICY: Final = 1
ITERATIONS: Final = 3000
PLAYOUTS: Final = 400
CURIOSITY: Final = 0.15
"""How much a card that is little tried counts for, in parts of what the deal's points add up to."""


class Seer:
    """Chooses by the state itself."""

    def __init__(self) -> None:
        self._solver = Solver(bits=20)

    def act(self, state: State, dice: Stream) -> Action:
        """The best card that this search finds; words as careful's."""
        seen, seed = view(state, state.turn), dice.below(1 << 62)
        if len(seen.legal) == 1:
            return seen.legal[0]
        if any(isinstance(action, str) for action in seen.legal):
            return careful.choose(seen, dice)
        cards = _worlds.candidates(seen)
        if len(cards) == 1:
            return cards[0]
        if not state.rules.game.PARTNERS:
            return cards[
                int(searched(seen, np.array([state.hands], np.int64), cards, ITERATIONS, seed, sees=True).argmax())
            ]
        if state.rules.game.ID == "400":
            return flat.best(played(state, seen, cards, seed))
        side = (state.turn & 1, state.turn & 1 | 2)
        position = Position(_worlds.contract_of(seen), state.hands, state.leader, state.trick)
        solved = self._solver.solve(position, side, line=False)
        return max(cards, key=lambda card: solved.cards[card].least)


def played(state: State, seen: View, cards: list[Card], seed: int) -> Judged:
    """The true deal, played out by rule of thumb for each card."""
    worlds = np.array([state.hands] * PLAYOUTS, np.int64)
    weights = _policies.weights(POLICY, _policies.kind(seen.rules, _worlds.contract_of(seen)))
    found = _worlds.evaluate(seen, worlds, cards, weights, flat.NOISE, seed)
    return Judged(cards, _worlds.utility(seen, found))


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
