"""Values of all legal actions in the same likely deals, all four players going on as the bot strong does."""

from __future__ import annotations

from functools import reduce
from typing import TYPE_CHECKING, Final, NamedTuple

from fourkings import encoding
from fourkings.bots import evaluation
from fourkings.bots.evaluation import CardValues
from fourkings.bots.strong import recipe as thinking
from fourkings.bots.strong.belief import draw
from fourkings.bots.strong.endgame import information_sets
from fourkings.bots.strong.endgame.double_dummy import DoubleDummy
from fourkings.bots.strong.endgame.information_sets import InformationSets
from fourkings.bots.strong.games import recipe_of
from fourkings.bots.strong.recipe import Recipe, best_plan_values
from fourkings.kernels import arrays, load
from fourkings.rulebook.game import Action
from fourkings.views import View

if TYPE_CHECKING:
    from fourkings.kernels.arrays import Float64Array, Int64Array

AGAIN: Final = 16
"""Fewest playouts of each deal near the end, if all deals that fit are enumerated."""
PLAYOUTS: Final = 512
"""Fewest playouts of all those deals together."""
EARLIER: Final = {1: 200, 2: 50}
"""Deals solved by `InformationSets` in a review if the hand has one or two cards more than strong itself solves."""
NODES: Final = 1 << 21
"""Search nodes after which such a solution is given up: about a second."""


class ActionValues(NamedTuple):
    """The values of actions in each of some deals, in points."""

    actions: list[Action]
    values: Float64Array  # (deals, actions)
    groups: Int64Array | None  # (deals,): the index of the first equal deal; None: all deals differ
    weights: Float64Array | None  # (deals,): probabilities of all deals that fit, adding up to 1; None: a uniform sample

    @property
    def exact(self) -> bool:
        """True if all deals that fit were enumerated, not sampled."""
        return self.weights is not None

    def means(self) -> list[float]:
        """Return the mean of each action."""
        if self.weights is None:
            return evaluation.means(self.values)
        return evaluation.weighted_means(self.values, self.weights)

    def best_shares(self) -> list[float]:
        """Return the share of deals in which each action is worth as much as any other."""
        rows = [[float(value == max(row)) for value in row] for row in self.values.tolist()]
        return self._replace(values=arrays.float_table(rows, len(self.actions))).means()

    def best(self) -> int:
        """Return the index of the action with the greatest mean, the first of equals."""
        means = self.means()
        return means.index(max(means))

    def gain(self, better: int, worse: int) -> tuple[float, float]:
        """Return by how much one action, given by index, is better than another, and its standard error, both in points."""
        if self.weights is not None:
            means = self.means()
            return means[better] - means[worse], 0.0
        groups = arrays.int_array(range(len(self.values))) if self.groups is None else self.groups
        return evaluation.gain(self.values, better, worse, groups)

    def is_equal(self, index: int, other: int) -> bool:
        """Return True if two actions, given by index, have the same value in every deal."""
        return bool(load("outcomes").alike(self.values, index, other))

    def all_equal(self) -> bool:
        """Return True if every action has the same value in every deal."""
        return all(self.is_equal(0, index) for index in range(1, len(self.actions)))


def choices(view: View) -> list[list[Action]]:
    """Return the legal actions as choices: equivalent cards are one choice, each call is one.

    The first action of a choice is the one that a good player takes.
    """
    groups: list[list[Action]] = []
    if any(not isinstance(action, str) for action in view.legal):
        avoid = encoding.is_negative(encoding.contract_of(view))
        groups = [list(run if avoid else reversed(run)) for run in evaluation.runs(view)]
    return groups + [[action] for action in view.legal if isinstance(action, str)]


def evaluate(view: View, seed: int, deals: int, recipe: Recipe | None = None) -> ActionValues:
    """Return the values of every choice, in the order of `choices`, in this many deals.

    recipe: how deals are sampled and played; None for the game's own, whose calls sample their own deals.
    """
    calls = [action for action in view.legal if isinstance(action, str)]
    samples = None if recipe is None or len(calls) < len(view.legal) else draw(recipe.belief, view, seed, deals)
    recipe = recipe or recipe_of(view.rules)
    if len(calls) == len(view.legal):
        judged_calls = recipe.calls.judge(view, calls, seed, deals, samples)
        return ActionValues(list(calls), judged_calls.values, judged_calls.groups, None)
    judged = _refine_ending(recipe, view, thinking.judge(recipe, view, seed, deals), seed)
    samples = judged.samples
    if samples is None:
        samples = draw(recipe.belief, view, seed, deals)
        judged = judged._replace(values=arrays.float_zeros(len(samples), 1))
    values, actions = judged.values, list[Action](judged.cards)
    if calls:
        judged_calls = recipe.calls.judge(view, calls, seed, deals, samples)
        means = judged.means()
        best = means.index(max(means))
        rows = zip(values.tolist(), judged_calls.values.tolist(), strict=True)
        actions = [*actions, *calls]
        values = arrays.float_table(([*row, *(row[best] + gain for gain in gains)] for row, gains in rows), len(actions))
    return ActionValues(actions, values, evaluation.first_equal_rows(samples), judged.weights)


def _refine_ending(recipe: Recipe, view: View, judged: CardValues, seed: int) -> CardValues:
    """Correct the values of playouts near the end of a deal by solving it."""
    ending, samples = recipe.endgame, judged.samples
    if samples is None or ending is None:
        return judged
    if isinstance(ending, InformationSets):
        return _solve_early(ending, view, judged, samples)
    if not isinstance(ending, DoubleDummy) or view.hand.bit_count() > ending.tricks + 1:
        return judged
    return _average_ending(recipe, ending, view, judged, samples, seed)


def _solve_early(ending: InformationSets, view: View, judged: CardValues, samples: Int64Array) -> CardValues:
    """Solve fewer deals, with one or two cards more in hand than strong itself would.

    In its last cards strong makes good what playouts by a policy give up: they overstated losses twofold there, by
    `research/figures/calibration.py`.
    """
    deals = EARLIER.get(view.hand.bit_count() - ending.cards)
    if deals is None:
        return judged
    few = arrays.rows(samples, 0, min(deals, len(samples)))
    solved = information_sets.values(view, judged.cards, few, ending.objectives(view), limit=NODES)
    return judged if solved is None else CardValues(judged.cards, solved, None, few)


def _average_ending(
    recipe: Recipe, ending: DoubleDummy, view: View, judged: CardValues, samples: Int64Array, seed: int
) -> CardValues:
    """Average double dummy, where players see all cards, and playouts, where nobody thinks ahead.

    Each alone was wrong in one verdict of twenty there, by `research/figures/calibration.py`.
    """
    cards = judged.cards
    if not ending.applies(view):
        indices = range(0, len(samples), recipe.rollout.deals)
        few, played = arrays.take(samples, indices), arrays.take(judged.values, indices)
        load("outcomes").middle(played, ending.values(view, cards, few, None, recipe.utility))
        return CardValues(cards, played, None, few)
    times = 1 if judged.weights is None else max(AGAIN, PLAYOUTS // len(samples))
    repeated = arrays.take(samples, (index for index in range(len(samples)) for _ in range(times)))
    plans = (recipe.utility(view, outcome) for outcome in recipe.rollout.play(view, repeated, cards, seed))
    played = arrays.float_zeros(len(samples), len(cards))
    load("outcomes").pooled(reduce(best_plan_values, plans), played)
    load("outcomes").middle(played, judged.values)
    return CardValues(cards, played, judged.weights, samples)
