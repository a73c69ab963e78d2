"""A stranger's judgement of a puzzle: by the beliefs of other bots than those that mined it, and by their playouts.

What was played makes deals likely as `careful` and the linear policy of `flat` see the merit of each card, and what was
called before it as `careful` calls. From there on half of the deals are played out by `careful`, half by that policy.
Nothing of it is strong's: no net, no odds fitted to players, no ending solved.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from fourkings import encoding, sampling
from fourkings.analysis.worth import ActionValues, seed_of, worths
from fourkings.bots import find, flat, policies, worlds
from fourkings.bots.strong import evidence
from fourkings.bots.strong.belief import Belief
from fourkings.bots.strong.games import recipe_of
from fourkings.bots.strong.games._alone import by_merits
from fourkings.bots.strong.rollout import Rollout, by_careful, joined
from fourkings.puzzles.fair import SIMPLE
from fourkings.puzzles.form import Puzzle
from fourkings.rulebook.cards import Card
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import Action, Refused, State, act, start
from fourkings.views import View, view

if TYPE_CHECKING:
    from fourkings.kernels.arrays import Float64Array, Int64Array

DEALS: Final = 4000
"""Deals looked at, as many as the judges of the search look at before a puzzle is kept,"""
AFTER_CALLS: Final = 400
"""but so many where something was called before: each call is made again by plain rules in each deal that is drawn."""
DRAWN: Final = 3
"""Deals drawn for each of them."""
OTHER_CALL: Final = 0.1
"""What is left of a deal's weight for each call that the stranger would not have made in it: others call otherwise."""


def agrees(puzzle: Puzzle) -> bool:
    """True where what the stranger finds best is a right answer."""
    values = judged(puzzle)
    return values.actions[values.best()] in puzzle.solution


def judged(puzzle: Puzzle) -> ActionValues:
    """What each choice is worth to the stranger."""
    calls = tuple(_calls(puzzle))
    many = AFTER_CALLS if calls else DEALS

    def called(at: View, samples: Int64Array) -> Float64Array:
        return _likely_calls(puzzle, calls, samples)

    def played(at: View, samples: Int64Array) -> Float64Array:
        import numpy as np

        return by_merits(at, samples) if at.stage == "play" and evidence.seen(at) else np.zeros(len(samples))

    belief = Belief(
        (called, played) if calls else (played,),
        heard=lambda at: bool(calls) or (at.stage == "play" and evidence.seen(at)),
        drawn=DRAWN,
    )
    recipe = replace(recipe_of(puzzle.rules), belief=belief, rollout=Rollout(_play), endgame=None)
    return worths(puzzle.view, seed_of(puzzle.view, "puzzle: stranger"), many, recipe)


def _play(at: View, samples: Int64Array, cards: list[Card], seed: int) -> tuple[worlds.Outcome, ...]:
    half = len(samples) // 2
    weights = policies.weights(flat.POLICY, policies.kind(at.rules, encoding.contract_of(at)))
    simple = by_careful(at, samples[:half], cards, flat.NOISE, seed)
    return (joined(simple, worlds.evaluate(at, samples[half:], cards, weights, flat.NOISE, seed)),)


def _calls(puzzle: Puzzle) -> Iterator[str]:
    """What was called before the first card, and before the puzzle."""
    for action in puzzle.deal.actions[: puzzle.origin["action"] - 1]:
        if not isinstance(action, str):
            return
        yield action


def _likely_calls(puzzle: Puzzle, calls: tuple[Action, ...], samples: Int64Array) -> Float64Array:
    """How likely the others' calls are in each sample."""
    import numpy as np

    weights = np.zeros(len(samples))
    for place, row in enumerate(samples.tolist()):
        hands = sampling.determinize(puzzle.view, row).deal.dealt
        weights[place] = sum(_unlike(puzzle, calls, hands)) * np.log(OTHER_CALL)
    return weights


def _unlike(puzzle: Puzzle, calls: tuple[Action, ...], hands: tuple[tuple[Card, ...], ...]) -> Iterator[bool]:
    """For each call of another seat in a deal of these hands, whether the stranger would have called otherwise."""
    at, simple = puzzle.view, find(SIMPLE)
    state: State = start(puzzle.rules, at.number, at.dealer, at.scores, hands, at.voids)
    for call in calls:
        if state.turn != at.turn:
            yield simple.choose(view(state, state.turn), Stream(b"", b"")) != call
        try:
            state = act(state, state.turn, call)
        except Refused:  # what was called follows from these cards by no rule
            yield True
            return
