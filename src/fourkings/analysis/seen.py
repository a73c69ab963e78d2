"""The first reading: what an action cost in this very deal, all cards seen.

Where two sides want the opposite of each other, point for point, that is double dummy, exact. Where each plays alone, or
for a bid, no such value exists: there it is what the same deal brings by playouts, the same players going on. So it is for
every call: what the others will call and play hangs on more than the cards.
"""

from __future__ import annotations

import threading
from functools import reduce
from typing import TYPE_CHECKING, Final

from fourkings import encoding
from fourkings.analysis.worth import seed_of
from fourkings.bots import worlds
from fourkings.bots.strong.games import recipe_of
from fourkings.bots.strong.rollout import better
from fourkings.kernels import arrays
from fourkings.rulebook.cards import Card
from fourkings.rulebook.game import Action, State
from fourkings.views import View, view

if TYPE_CHECKING:
    from fourkings.kernels.arrays import Int64Array
    from fourkings.solver import Position, Solver

PLAYOUTS: Final = 200
_own = threading.local()


def exact(state: State) -> bool:
    """True where double dummy is what the deal is about: two sides, and nothing but the points of what they take."""
    return state.rules.game.PARTNERS and not encoding.stakes(view(state, state.turn)).bids


def loss_of(state: State, choices: list[list[Action]], played: int) -> float | None:
    """Points that an action cost in this deal, 0 where none was better.

    choices: what could be done, equal cards together; played: the place among them of what was done.
    """
    cards = [first for first, *_ in choices if isinstance(first, int)]
    said = [first for first, *_ in choices if isinstance(first, str)]
    if not said:
        return loss(state, cards, played)
    worths = calls(state, said, "seen: look")
    measured = calls(state, said, "seen: measure")
    best, own = measured[worths.index(max(worths))], played - len(cards)
    if not cards:
        return max(0.0, best - measured[own])
    best = max(0.0, best)  # a call is worth what it brings beyond saying nothing, and then the best card is played
    if own >= 0:
        return best - min(best, measured[own])
    card = loss(state, cards, played) if len(cards) > 1 else 0.0
    return None if card is None else card + best


def calls(state: State, said: list[str], purpose: str) -> list[float]:
    """What each call is worth in this deal, the mean of so many playouts, by dice for that purpose."""
    at = view(state, state.turn)
    return worlds.means(recipe_of(state.rules).talk.judge(at, said, seed_of(at, purpose), PLAYOUTS, _again(state)).values)


def loss(state: State, cards: list[Card], played: int) -> float | None:
    """Points that a card cost in this deal, 0 where none was better; None while the calls go on.

    cards: one of each run of equals, as in `worlds.candidates`; played: the place among them of the one played.
    """
    if state.contract is None or state.stage != "play":
        return None
    return _double_dummy(state, cards, played) if exact(state) else _playouts(state, cards, played)


def _double_dummy(state: State, cards: list[Card], played: int) -> float:
    """Of the points that both sides share, what one loses the other wins."""
    solved = solver().solve(position(state), (state.turn & 1, state.turn & 1 | 2), line=False)
    return 2.0 * (max(worth.least for worth in solved.cards.values()) - solved.cards[cards[played]].least)


def _playouts(state: State, cards: list[Card], played: int) -> float:
    """The better card is found in some playouts, its gain measured in others."""
    at = view(state, state.turn)
    look, measured = means(state, at, cards, "seen: look"), means(state, at, cards, "seen: measure")
    return max(0.0, measured[look.index(max(look))] - measured[played])


def means(state: State, at: View, cards: list[Card], purpose: str) -> list[float]:
    """What each of some cards brings in this very deal, the mean of `PLAYOUTS`, by dice for that purpose."""
    recipe = recipe_of(state.rules)
    outcomes = recipe.rollout.play(at, _again(state), cards, seed_of(at, purpose))
    return worlds.means(reduce(better, (recipe.utility(at, outcome) for outcome in outcomes)))


def _again(state: State) -> Int64Array:
    """The deal itself, as often as it is played out."""
    return arrays.table([state.hands] * PLAYOUTS, 4)


def position(state: State) -> Position:
    """The deal as the solver takes it."""
    from fourkings.solver import position_of

    return position_of(state)


def solver() -> Solver:
    """A solver for each thread: it serves one at a time."""
    from fourkings.solver import Solver

    if not hasattr(_own, "solver"):
        _own.solver = Solver(bits=16)
    solver: Solver = _own.solver
    return solver
