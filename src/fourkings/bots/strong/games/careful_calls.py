"""Calls as careful makes them, for games in which nothing better is known."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from fourkings.bots import careful, evaluation
from fourkings.bots.evaluation import CallValues
from fourkings.kernels import arrays
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import Action, State, apply
from fourkings.views import View
from fourkings.views import view as seen_by

if TYPE_CHECKING:
    from fourkings.kernels.arrays import Int64Array

PLAYED: Final = 40
"""Deals played out for each call, at most: one takes as long as a thousand playouts by the kernels."""


def choose(view: View, seed: int, count: int) -> str | None:
    """Return careful's call; None if it would rather play a card."""
    said = careful.choose(view, Stream(b"", b""))
    return said if isinstance(said, str) else None


def judge(view: View, calls: list[str], seed: int, count: int, samples: Int64Array | None) -> CallValues:
    """Return each call's values in deals that fit, if all four continue as careful does."""
    from fourkings.sampling import Deals, constraints, state_in

    drawn = Deals(constraints(view)).draw(seed, min(count, PLAYED)) if samples is None else samples
    deals, gains = drawn.tolist()[:PLAYED], list[list[float]]()
    silent = next((action for action in view.legal if not isinstance(action, str)), None)
    for hands in deals:
        state = state_in(view, hands)
        nothing = 0.0 if silent is None else evaluation.net_points(_play_on(state, _careful_card(view)), view.turn)
        gains.append([evaluation.net_points(_play_on(state, call), view.turn) - nothing for call in calls])
    indices = [row % len(gains) for row in range(len(drawn))]  # the rest is taken to be like these
    return CallValues(calls, arrays.float_table((gains[index] for index in indices), len(calls)), arrays.int_array(indices))


def _careful_card(view: View) -> Action:
    """Return the card that careful plays if it makes no call."""
    cards = tuple(action for action in view.legal if not isinstance(action, str))
    return careful.choose(replace(view, legal=cards), Stream(b"", b""))


def _play_on(state: State, action: Action) -> State:
    """Return the deal played to its end as careful does after an action."""
    state = apply(state, action)
    while state.stage != "done":
        state = apply(state, careful.choose(seen_by(state, state.turn), Stream(b"", b"")))
    return state
