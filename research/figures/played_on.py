"""A verdict played on: the better action and the one played, by four strong, in fresh deals that the view makes likely."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import numpy as np

from fourkings import encoding
from fourkings.bots import evaluation, strong
from fourkings.bots.evaluation import net_points
from fourkings.bots.strong.belief import draw
from fourkings.bots.strong.games import recipe_of
from fourkings.rulebook.cards import Card
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import Action, State, apply
from fourkings.rulebook.tricks import card_points
from fourkings.sampling import state_in
from fourkings.views import View, view, view_seed

if TYPE_CHECKING:
    from fourkings.kernels.arrays import Float64Array, Int64Array

SPREAD: Final = 8
"""Deals are drawn so many times as many as are used, so that hardly one is used twice."""
CHEAP: Final = 2000
"""Deals in which the mean of cheap playouts is known,"""
AGAIN: Final = 16
"""and how often each deal that is played on is played out cheaply."""
ENOUGH: Final = 2.0
"""A figure is good enough when it is so many of its standard errors."""


class Effort(NamedTuple):
    """How far verdicts are played on."""

    deals: int  # so many at a time
    most: int  # and no more than so many
    limit: int  # deals that strong looks at for a decision


class Gain(NamedTuple):
    """The result in points."""

    mean: float
    error: float
    deals: int


def gain(seen: View, better: Action, worse: Action, printed: float, effort: Effort) -> Gain:
    """Return by how much the better action ends better; stop when the standard error is below half of the printed loss."""
    seed, gains = view_seed(seen, "replay"), np.zeros(0)
    samples = _drawn(seen, seed, effort.most)
    control = _control(seen, samples, better, worse, seed)
    while True:
        now = samples[len(gains) : len(gains) + effort.deals]
        more = [_gain(seen, row, better, worse, seed + len(gains) + at, effort.limit) for at, row in enumerate(now)]
        gains = np.append(gains, more)
        gain = Gain(*_mean(gains, control), len(gains))
        if gain.error < abs(printed) / ENOUGH or len(gains) >= effort.most:
            return gain


def near(seen: View) -> bool:
    """Return True if a review goes by the chance to win the match."""
    return not recipe_of(seen.rules).plays_for_points(seen)


def _drawn(seen: View, seed: int, many: int) -> Int64Array:
    """Draw likely deals, hardly one twice."""
    samples = draw(recipe_of(seen.rules).belief, seen, seed, SPREAD * many)
    return samples[np.random.default_rng(seed).permutation(len(samples))[:many]]


def _gain(seen: View, hands: Any, better: Action, worse: Action, dice: int, limit: int) -> float:
    state = state_in(seen, hands)
    first, second = (worth(seen, played_on(apply(state, action), dice, limit)) for action in (better, worse))
    return first - second


def played_on(state: State, dice: int, limit: int) -> State:
    """Play a deal out by four strong, with the same random streams whatever came before."""
    rolls = [Stream(f"{dice} {seat}".encode(), b"calibration") for seat in range(4)]
    while state.stage != "done":
        action: Action = strong.choose(view(state, state.turn), rolls[state.turn], limit)
        state = apply(state, action)
    return state


def worth(seen: View, end: State) -> float:
    """Return the value of a deal's end for the view's seat: points, or near the end of a match the chance to win it."""
    if not near(seen):
        return net_points(end, seen.turn)
    points, tricks = np.zeros((1, 1, 4), np.int64), np.zeros((1, 1, 4), np.int64)
    payoff = encoding.contract_of(seen).payoff
    for trick in end.tricks[len(seen.tricks) :]:
        points[0, 0, trick.winner] += payoff.trick + sum(card_points(payoff, card) for card in trick.cards)
        tricks[0, 0, trick.winner] += 1
    return float(recipe_of(seen.rules).utility(seen, evaluation.Outcome(points, tricks))[0, 0])


Control = tuple["Float64Array", float, float]
"""Of each deal what cheap playouts say of it, their mean over all deals that are likely, and its standard error."""


def _control(seen: View, samples: Int64Array, better: Action, worse: Action, seed: int) -> Control | None:
    """Return a control variate: cheap playouts of each deal, which take the luck of the draw out of the figure."""
    if isinstance(better, str) or isinstance(worse, str):
        return None
    cards = [better, worse]
    mine = _cheap(seen, np.repeat(samples, AGAIN, axis=0), cards, seed).reshape(-1, AGAIN).mean(1)
    others = _cheap(seen, draw(recipe_of(seen.rules).belief, seen, seed ^ 1, CHEAP), cards, seed ^ 1)
    return mine, float(others.mean()), float(others.std()) / math.sqrt(len(others))


def _cheap(seen: View, samples: Int64Array, cards: list[Card], seed: int) -> Float64Array:
    recipe = recipe_of(seen.rules)
    mixed = np.random.default_rng(seed).permutation(len(samples))  # half of them is played out by another policy
    first, *_ = recipe.rollout.play(seen, np.ascontiguousarray(samples[mixed]), cards, seed)
    values, worths = np.empty(len(samples)), recipe.utility(seen, first)
    values[mixed] = worths[:, 0] - worths[:, 1]
    return values


def _mean(gains: Float64Array, control: Control | None) -> tuple[float, float]:
    """Return the mean and its standard error, less what the control explains; never 0, because cheap playouts scatter."""
    many = len(gains)
    plain = float(gains.mean()), float(gains.std(ddof=1)) / math.sqrt(many)
    if control is None:
        return plain
    cheap, known, doubt = control[0][:many], control[1], control[2]
    if not plain[1]:
        return plain[0], float(cheap.std(ddof=1)) / math.sqrt(many)
    away = cheap - cheap.mean()
    if not (square := float(away @ away)):
        return plain
    slope = float(away @ gains) / square
    rest = gains - slope * cheap
    error = math.hypot(float(rest.std(ddof=2)) / math.sqrt(many), slope * doubt)
    mean = float(rest.mean()) + slope * known
    return (mean, error) if error < plain[1] else plain
