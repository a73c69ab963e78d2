"""Values of the legal actions in a given deal, for lines that a user plays by hand.

Cards have exact double dummy values if the deal allows them; calls and all other cards have means of playouts.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from fourkings.analysis import hindsight
from fourkings.analysis.action_values import choices
from fourkings.rulebook.cards import Card
from fourkings.rulebook.game import Action, State
from fourkings.views import view

NODES: Final = 400_000
"""Most trick starts to search: about a second."""
Bounds = tuple[float, float]
"""Lower and upper bound of a value; equal if it is exact."""


class Values(NamedTuple):
    """Values of a seat's actions in points of its side, or its own if each plays alone."""

    exact: bool  #: True if `cards` are from the solver, both sides playing their best; else means of playouts
    cards: dict[Card, Bounds]
    calls: dict[str, float]  #: what each call adds to saying nothing, or else its value relative to the best call


def values(state: State, nodes: int = NODES) -> Values | None:
    """Return the value of each legal action in this deal; None if it is over.

    nodes: trick starts that the solver may search, after which it returns bounds.
    """
    if state.stage == "done":
        return None
    groups = choices(view(state, state.turn))
    cards = solved_values(state, nodes)
    exact = cards is not None
    if cards is None:
        runs = _card_runs(groups) if _is_play(state) else []
        means = hindsight.card_means(state, [run[0] for run in runs], "lines") if runs else []
        cards = _spread_over_runs(runs, zip(means, means, strict=True))
    calls = [call for call, *_ in groups if isinstance(call, str)]
    call_means = hindsight.call_means(state, calls, "lines") if calls else []
    base = 0.0 if cards else max(call_means, default=0.0)
    return Values(exact, cards, {call: mean - base for call, mean in zip(calls, call_means, strict=True)})


def solved_values(state: State, nodes: int = NODES) -> dict[Card, Bounds] | None:
    """Return the double dummy value of each legal card; None if the deal has no such values."""
    runs = _card_runs(choices(view(state, state.turn))) if _is_play(state) else []
    if not runs or not hindsight.is_exact(state):
        return None
    solved = hindsight.solver().solve(hindsight.position(state), (state.turn & 1, state.turn & 1 | 2), nodes, line=False)
    bounds = (solved.cards[run[0]] for run in runs)
    return _spread_over_runs(runs, ((float(each.least), float(each.most)) for each in bounds))


def _is_play(state: State) -> bool:
    return state.contract is not None and state.stage == "play"


def _card_runs(groups: list[list[Action]]) -> list[list[Card]]:
    """Return the runs of equal cards among the choices."""
    cards = ([card for card in group if isinstance(card, int)] for group in groups)
    return [group for group in cards if group]


def _spread_over_runs(runs: list[list[Card]], values: Iterable[Bounds]) -> dict[Card, Bounds]:
    return {card: value for run, value in zip(runs, values, strict=True) for card in run}
