"""Values of actions in the deal as it was, with all cards seen.

If the two sides want opposite points, the values of cards are double dummy, exact. If each player plays alone, or bids on
tricks, no such value exists, and values are means of playouts of this deal. So are those of calls, because their outcome
depends on what others call and play.
"""

from __future__ import annotations

import threading
from functools import reduce
from typing import TYPE_CHECKING, Final, NamedTuple

from fourkings import encoding
from fourkings.analysis.action_values import choices
from fourkings.bots import evaluation
from fourkings.bots.strong.games import recipe_of
from fourkings.bots.strong.recipe import best_plan_values
from fourkings.kernels import arrays
from fourkings.rulebook.cards import Card
from fourkings.rulebook.game import Action, State
from fourkings.views import view, view_seed

if TYPE_CHECKING:
    from fourkings.kernels.arrays import Int64Array
    from fourkings.solver import Position, Solver

PLAYOUTS: Final = 200
NODES: Final = 400_000
"""Default limit of trick starts that the solver may search while a person tries lines by hand: about a second."""
Bounds = tuple[float, float]
"""Lower and upper bound of a value; equal if it is exact."""
_thread = threading.local()


class Values(NamedTuple):
    """Values of a seat's actions in points of its side, or its own if each plays alone."""

    exact: bool  #: True if `cards` are from the solver, both sides playing their best; else means of playouts
    cards: dict[Card, Bounds]
    calls: dict[str, float]  #: what each call adds to saying nothing, or else its value relative to the best call


def is_exact(state: State) -> bool:
    """Return True if double dummy applies: two sides that want nothing but points for what they take."""
    return state.rules.game.PARTNERS and not encoding.stakes(view(state, state.turn)).bids


def loss_of(state: State, choices: list[list[Action]], played: int) -> float | None:
    """Return the points that an action lost in this deal; 0 if none was better, None if unknown.

    choices: legal actions, equal cards together; played: index of the one taken.
    """
    cards = [first for first, *_ in choices if isinstance(first, int)]
    calls = [first for first, *_ in choices if isinstance(first, str)]
    if not calls:
        return card_loss(state, cards, played)
    estimates = call_means(state, calls, "seen: look")
    measured = call_means(state, calls, "seen: measure")
    best, call = measured[estimates.index(max(estimates))], played - len(cards)
    if not cards:
        return max(0.0, best - measured[call])
    best = max(0.0, best)  # the value of a call is relative to silence followed by the best card
    if call >= 0:
        return best - min(best, measured[call])
    card = card_loss(state, cards, played) if len(cards) > 1 else 0.0
    return None if card is None else card + best


def call_means(state: State, calls: list[str], purpose: str) -> list[float]:
    """Return the mean value of each call over `PLAYOUTS` of this deal; `purpose` selects the random stream."""
    seat_view = view(state, state.turn)
    judged = recipe_of(state.rules).calls.judge(seat_view, calls, view_seed(seat_view, purpose), PLAYOUTS, _copies(state))
    return evaluation.means(judged.values)


def card_loss(state: State, cards: list[Card], played: int) -> float | None:
    """Return the points that a card lost in this deal; None before the play. cards: one of each run of equals."""
    if state.contract is None or state.stage != "play":
        return None
    if is_exact(state):
        solved = solver().solve(position(state), (state.turn & 1, state.turn & 1 | 2), line=False)
        # twice, because a point that one side loses the other wins
        return 2.0 * (max(bounds.least for bounds in solved.cards.values()) - solved.cards[cards[played]].least)
    estimates, measured = (card_means(state, cards, purpose) for purpose in ("seen: look", "seen: measure"))
    return max(0.0, measured[estimates.index(max(estimates))] - measured[played])


def card_means(state: State, cards: list[Card], purpose: str) -> list[float]:
    """Return the mean value of each card over `PLAYOUTS` of this deal; `purpose` selects the random stream."""
    recipe, seat_view = recipe_of(state.rules), view(state, state.turn)
    outcomes = recipe.rollout.play(seat_view, _copies(state), cards, view_seed(seat_view, purpose))
    return evaluation.means(reduce(best_plan_values, (recipe.utility(seat_view, outcome) for outcome in outcomes)))


def _copies(state: State) -> Int64Array:
    """Return the deal once per playout, (PLAYOUTS, 4)."""
    return arrays.int_table([state.hands] * PLAYOUTS, 4)


def position(state: State) -> Position:
    """Return the deal as a position of the solver."""
    from fourkings.solver import position_of

    return position_of(state)


def solver() -> Solver:
    """Return the thread's own solver, because a solver isn't thread-safe."""
    from fourkings.solver import Solver

    if not hasattr(_thread, "solver"):
        _thread.solver = Solver(bits=16)
    solver: Solver = _thread.solver
    return solver


def values(state: State, nodes: int = NODES) -> Values | None:
    """Return the value of each legal action in this deal; None if it is over.

    nodes: trick starts that the solver may search, after which it returns bounds.
    """
    if state.stage == "done":
        return None
    groups = choices(view(state, state.turn))
    runs = [[card for card in group if isinstance(card, int)] for group in groups]
    runs = [run for run in runs if run] if state.contract is not None and state.stage == "play" else []
    exact = bool(runs) and is_exact(state)
    if exact:
        solved = solver().solve(position(state), (state.turn & 1, state.turn & 1 | 2), nodes, line=False)
        bounds = [(float(solved.cards[run[0]].least), float(solved.cards[run[0]].most)) for run in runs]
    else:
        bounds = [(mean, mean) for mean in card_means(state, [run[0] for run in runs], "lines")] if runs else []
    cards = {card: bound for run, bound in zip(runs, bounds, strict=True) for card in run}
    calls = [call for call, *_ in groups if isinstance(call, str)]
    means = call_means(state, calls, "lines") if calls else []
    base = 0.0 if cards else max(means, default=0.0)
    return Values(exact, cards, {call: mean - base for call, mean in zip(calls, means, strict=True)})
