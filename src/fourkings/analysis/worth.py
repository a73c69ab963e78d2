"""Worth: every action in the same deals that a view makes likely, all four going on as strong does; the second reading."""

from __future__ import annotations

import hashlib
import math
from functools import reduce
from typing import TYPE_CHECKING, Final, NamedTuple

from fourkings import encoding
from fourkings.bots import worlds
from fourkings.bots.judged import CardValues
from fourkings.bots.strong import recipe as thinking
from fourkings.bots.strong.belief import draw
from fourkings.bots.strong.endgame import information_sets
from fourkings.bots.strong.endgame.double_dummy import DoubleDummy
from fourkings.bots.strong.endgame.information_sets import InformationSets
from fourkings.bots.strong.games import recipe_of
from fourkings.bots.strong.recipe import Recipe
from fourkings.bots.strong.rollout import better
from fourkings.kernels import arrays, load
from fourkings.rulebook.game import Action
from fourkings.rulebook.tricks import tricks_so_far
from fourkings.views import View

if TYPE_CHECKING:
    from fourkings.kernels.arrays import Float64Array, Int64Array

AGAIN: Final = 16
"""Times that each deal of an ending is played out where all that fit are looked at,"""
PLAYOUTS: Final = 512
"""or oftener, until there are so many playouts: few deals are no reason to trust the dice of a few."""


EARLIER: Final = {1: 200, 2: 50}
"""Deals that are solved over so many cards before strong does so, where nobody plays by what they cannot know,"""
NODES: Final = 1 << 21
"""and the nodes after which that is given up: about a second."""


class ActionValues(NamedTuple):
    """What actions are worth in each of some deals, in points."""

    actions: list[Action]
    values: Float64Array  # (deals, actions)
    groups: Int64Array | None  # (deals,): the number of the first deal like it; None: each is another
    weights: Float64Array | None  # (deals,) of all deals that fit, adding up to one; None: drawn, each as good

    @property
    def exact(self) -> bool:
        """True where all deals that fit were looked at: nothing was drawn."""
        return self.weights is not None

    def means(self) -> list[float]:
        """The mean of each action."""
        return worlds.means(self.values) if self.weights is None else worlds.expected(self.values, self.weights)

    def best(self) -> int:
        """The place of the action of the greatest mean, the first of equals."""
        means = self.means()
        return means.index(max(means))

    def gain(self, better: int, worse: int) -> tuple[float, float]:
        """By how much one action is better than another, and the standard error of that figure, both in points.

        Copies of one deal are one witness: their sum counts as one. Where witnesses are few the error is widened, so that
        1.96 of it hold 95 % of Student's t; a single witness proves nothing, and the error is as large as the figure.
        """
        if self.weights is not None:
            means = self.means()
            return means[better] - means[worse], 0.0
        k, deals = load("outcomes"), len(self.values)
        groups, gained = arrays.filled(range(deals)) if self.groups is None else self.groups, arrays.floats(k.GAINED)
        k.gain(self.values, better, worse, groups, arrays.floats(3, deals), gained)
        mean, squares, own, copies = gained.tolist()
        if own < 2:
            return mean, abs(mean)
        return mean, math.sqrt(squares * own / (own - 1)) / deals * widened(deals**2 / copies - 1)

    def same(self, place: int, other: int) -> bool:
        """True where two actions are worth the same in each deal."""
        return bool(load("outcomes").alike(self.values, place, other))

    def alike(self) -> bool:
        """True where it does not matter what is done, whatever deal it is."""
        return all(self.same(0, place) for place in range(1, len(self.actions)))


def widened(freedom: float) -> float:
    """By how much wider Student's t is than the normal law where 95 % lie, on so many degrees of freedom.

    Abramowitz and Stegun, 26.7.5; below three degrees of freedom too narrow by up to a quarter.
    """
    few = 1 / max(1.0, freedom)
    return 1 + (2.372 * few + 2.822 * few**2 + 2.556 * few**3) / 1.96


def choices(view: View) -> list[list[Action]]:
    """The legal actions, those that do the same together: equal cards are one choice, every call is its own.

    The first of a choice is the one that a good player takes.
    """
    groups: list[list[Action]] = []
    if any(not isinstance(action, str) for action in view.legal):
        dear = encoding.costs(encoding.contract_of(view))
        groups = [list(run if dear else reversed(run)) for run in worlds.runs(view)]
    for action in view.legal:
        if isinstance(action, str):
            groups.append([action])
    return groups


def worths(view: View, seed: int, many: int, recipe: Recipe | None = None) -> ActionValues:
    """Every choice in this many deals: one action for each of `choices`, in their order.

    recipe: how the deals are drawn and played; None for the game's own, whose calls draw their deals themselves.
    """
    calls = [action for action in view.legal if isinstance(action, str)]
    likely = None if recipe is None or len(calls) < len(view.legal) else draw(recipe.belief, view, seed, many)
    recipe = recipe or recipe_of(view.rules)
    if len(calls) == len(view.legal):
        said = recipe.talk.judge(view, calls, seed, many, likely)
        return ActionValues(list(calls), said.values, said.groups, None)
    judged = second_opinion(recipe, view, thinking.judge(recipe, view, seed, many), seed)
    samples = judged.samples
    if samples is None:
        samples = draw(recipe.belief, view, seed, many)
        judged = judged._replace(values=arrays.floats(len(samples), 1))
    values, actions = judged.values, list[Action](judged.cards)
    if calls:
        judged_calls = recipe.talk.judge(view, calls, seed, many, samples)
        means = judged.means()
        best = means.index(max(means))
        rows = zip(values.tolist(), judged_calls.values.tolist(), strict=True)
        actions = [*actions, *calls]
        values = arrays.real_table(([*row, *(row[best] + call for call in said)] for row, said in rows), len(actions))
    return ActionValues(actions, values, worlds.grouped(samples), judged.weights)


def second_opinion(recipe: Recipe, view: View, judged: CardValues, seed: int) -> CardValues:
    """What one kind of playouts says, by a better picture where there is one: see the two below."""
    ending, samples = recipe.endgame, judged.samples
    if samples is None or ending is None:
        return judged
    if isinstance(ending, InformationSets):
        return _solved_earlier(ending, view, judged, samples)
    if not isinstance(ending, DoubleDummy) or view.hand.bit_count() > ending.tricks + 1:
        return judged
    return _both(recipe, ending, view, judged, samples, seed)


def _solved_earlier(ending: InformationSets, view: View, judged: CardValues, samples: Int64Array) -> CardValues:
    """Solved over fewer deals from some cards before strong does so.

    Four strong make good in their last cards what playouts by a policy give up: by `research/figures/calibration.py` these
    told twice the loss there.
    """
    many = EARLIER.get(view.hand.bit_count() - ending.cards)
    if many is None:
        return judged
    few = arrays.part(samples, 0, min(many, len(samples)))
    solved = information_sets.values(view, judged.cards, few, ending.objectives(view), limit=NODES)
    return judged if solved is None else CardValues(judged.cards, solved, None, few)


def _both(
    recipe: Recipe, ending: DoubleDummy, view: View, judged: CardValues, samples: Int64Array, seed: int
) -> CardValues:
    """The mean of two pictures of the players: those who see all cards, and those who think no further.

    Solved with all cards seen, an ending takes for granted that everybody finds what cannot be known; played out, that
    nobody thinks ahead. By `research/figures/calibration.py` each alone was wrong in one verdict of twenty there.
    """
    cards = judged.cards
    if not ending.applies(view):
        places = range(0, len(samples), recipe.rollout.deals)
        few, played = arrays.taken(samples, places), arrays.taken(judged.values, places)
        load("outcomes").middle(played, ending.values(view, cards, few, None, recipe.utility))
        return CardValues(cards, played, None, few)
    times = 1 if judged.weights is None else max(AGAIN, PLAYOUTS // len(samples))
    often = arrays.taken(samples, (place for place in range(len(samples)) for _ in range(times)))
    plans = (recipe.utility(view, outcome) for outcome in recipe.rollout.play(view, often, cards, seed))
    played = arrays.floats(len(samples), len(cards))
    load("outcomes").pooled(reduce(better, plans), played)
    load("outcomes").middle(played, judged.values)
    return CardValues(cards, played, judged.weights, samples)


def seed_of(view: View, purpose: str) -> int:
    """Dice for a purpose that depend on what the seat could see, and on nothing else."""
    values = (
        view.rules.game.ID, view.rules.preset, view.rules.values, view.seat, view.number, view.dealer, view.scores,
        view.stage, repr(view.talk), view.dealt, view.turned, view.face_up, list(tricks_so_far(view)),
    )  # fmt: skip
    return int.from_bytes(hashlib.sha256(repr((purpose, values)).encode()).digest()[:7], "big")
