"""OpenSpiel's search over information sets (its Python ISMCTS), driven over our games by a thin adapter.

Only the bench knows it (`research/requirements.txt`). Its tree, its choice of moves and its backing up are OpenSpiel's own;
the deals that fit, the rules and the playouts by chance from the tree's edge are ours.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot, ISMCTSFinalPolicyType

from fourkings.bots import careful
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import Action, State, apply, legal
from fourkings.sampling import Deals, constraints, with_hands
from fourkings.views import View, view

CURIOSITY: Final = 1.4
SCALE: Final = {"king": 160.0, "jeu-du-roi": 26.0, "quarante": 40.0, "quarante-1792": 40.0, "400": 20.0}
"""Points that count as one: returns go from about -1 to 1."""


class Kind:
    """What OpenSpiel needs of a game's type."""

    dynamics = pyspiel.GameType.Dynamics.SEQUENTIAL
    information = pyspiel.GameType.Information.IMPERFECT_INFORMATION


class Game:
    """What it needs of the game."""

    def get_type(self) -> type[Kind]:
        return Kind


class Node:
    """A state as OpenSpiel's search takes it: actions are card numbers."""

    def __init__(self, state: State, scale: float) -> None:
        self.state, self.scale = state, scale

    def get_game(self) -> Game:
        return Game()

    def is_chance_node(self) -> bool:
        return False

    def is_terminal(self) -> bool:
        return self.state.stage == "done"

    def current_player(self) -> int:
        return self.state.turn

    def legal_actions(self) -> list[int]:
        return [action for action in legal(self.state) if isinstance(action, int)]

    def apply_action(self, action: int) -> None:
        self.state = apply(self.state, action)
        while self.state.stage != "done" and not self.legal_actions():  # 1792: a clique has to be told first
            self.state = apply(self.state, careful.choose(view(self.state, self.state.turn), Stream(b"", b"")))

    def clone(self) -> Node:
        return Node(self.state, self.scale)

    def information_state_string(self) -> str:
        """Return the hand of the seat to play, and everything played."""
        state = self.state
        return f"{state.turn} {state.hands[state.turn]} {[trick.cards for trick in state.tricks]} {state.trick}"

    def returns(self) -> list[float]:
        return scaled(self.state, self.state.points or (), self.scale)


def scaled(state: State, points: Any, scale: float) -> list[float]:
    """Return the points of four seats beyond the table's mean, or beyond the other side's."""
    returns = [float(point) for point in points]
    if len(returns) == 2:
        returns *= 2
    if state.rules.game.PARTNERS:
        sides = [returns[0] + returns[2], returns[1] + returns[3]]
        return [(sides[seat & 1] - sides[1 - seat & 1]) / scale for seat in range(4)]
    return [(point - sum(returns) / 4) / scale for point in returns]


class Chance:
    """An evaluator by one random playout."""

    def __init__(self, dice: Stream) -> None:
        self.dice = dice

    def prior(self, node: Node) -> list[tuple[int, float]]:
        actions = node.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]

    def evaluate(self, node: Node) -> list[float]:
        if node.is_terminal():
            return node.returns()
        state = node.state
        while state.stage != "done":
            actions = legal(state)
            state = apply(state, actions[self.dice.below(len(actions))])
        return scaled(state, state.points or (), node.scale)


class Spiel:
    """A player by OpenSpiel's search; careful makes the calls."""

    NAME: Final = "openspiel"
    VERSION: Final = 1

    def __init__(self, iterations: int) -> None:
        self.iterations = iterations

    def choose(self, seen: View, dice: Stream, limit: int | None = None) -> Action:
        raise TypeError("OpenSpiel's search is handed a state whose hidden cards it deals anew")

    def act(self, state: State, dice: Stream) -> Action:
        """Choose without seeing hidden cards: every search begins with a deal drawn to fit the view."""
        seen = view(state, state.turn)
        if len(seen.legal) == 1:
            return seen.legal[0]
        if any(isinstance(action, str) for action in seen.legal):
            return careful.choose(seen, dice)
        worlds = Deals(constraints(seen)).draw(dice.below(1 << 62), self.iterations)
        drawn = iter(worlds.tolist())
        scale = SCALE[state.rules.game.ID]

        def resampled(node: Node, player: int) -> Node:
            return Node(with_hands(state, next(drawn)), scale)

        bot = ISMCTSBot(
            Game(), Chance(dice), CURIOSITY, self.iterations, random_state=np.random.RandomState(dice.below(1 << 31)),
            final_policy_type=ISMCTSFinalPolicyType.MAX_VISIT_COUNT, allow_inconsistent_action_sets=True,
        )  # fmt: skip
        bot.set_resampler(resampled)
        return int(bot.step(Node(state, scale)))
