"""The stranger, an independent judge of puzzles: its beliefs and playouts are those of other bots than mined them.

Deals are likely if `careful` would have called so, and if `careful` and the linear policy of `flat` would have played so.
Half of the deals are played out by `careful`, half by that policy. Nothing is from strong.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from fourkings import encoding, sampling
from fourkings.analysis.action_values import ActionValues, evaluate
from fourkings.bots import evaluation, find, flat, policies
from fourkings.bots.strong.belief import Belief, others_have_played
from fourkings.bots.strong.games import recipe_of
from fourkings.bots.strong.games.individual import merit_evidence
from fourkings.bots.strong.recipe import Rollout, join_outcomes, play_out_as_careful
from fourkings.puzzles.fair import SIMPLE
from fourkings.puzzles.form import Puzzle
from fourkings.rulebook.cards import Card
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import Action, Refused, State, act, start
from fourkings.views import View, view, view_seed

if TYPE_CHECKING:
    from fourkings.kernels.arrays import Float64Array, Int64Array

DEALS: Final = 4000
"""Deals examined, as many as by the judges of the search before a puzzle is kept."""
AFTER_CALLS: Final = 400
"""Deals examined for a puzzle after calls, which are repeated by plain rules in each deal."""
DRAWN: Final = 3
"""Deals sampled for each one examined."""
OTHER_CALL: Final = 0.1
"""Factor of a deal's weight for each call that the stranger would not have made in it."""


def agrees(puzzle: Puzzle) -> bool:
    """Return True if the stranger's best action is a right answer."""
    values = judged(puzzle)
    return values.actions[values.best()] in puzzle.solution


def judged(puzzle: Puzzle) -> ActionValues:
    """Return the value of each choice to the stranger."""
    calls = tuple(_calls(puzzle))
    deals = AFTER_CALLS if calls else DEALS

    def called(seat_view: View, samples: Int64Array) -> Float64Array:
        return _call_weights(puzzle, calls, samples)

    def played(seat_view: View, samples: Int64Array) -> Float64Array:
        import numpy as np

        return (
            merit_evidence(seat_view, samples)
            if seat_view.stage == "play" and others_have_played(seat_view)
            else np.zeros(len(samples))
        )

    belief = Belief(
        (called, played) if calls else (played,),
        has_evidence=lambda seat_view: bool(calls) or (seat_view.stage == "play" and others_have_played(seat_view)),
        drawn=DRAWN,
    )
    recipe = replace(recipe_of(puzzle.rules), belief=belief, rollout=Rollout(_play), endgame=None)
    return evaluate(puzzle.view, view_seed(puzzle.view, "puzzle: stranger"), deals, recipe)


def _play(seat_view: View, samples: Int64Array, cards: list[Card], seed: int) -> tuple[evaluation.Outcome, ...]:
    half = len(samples) // 2
    weights = policies.weights(flat.POLICY, policies.kind(seat_view.rules, encoding.contract_of(seat_view)))
    simple = play_out_as_careful(seat_view, samples[:half], cards, flat.NOISE, seed)
    return (join_outcomes(simple, evaluation.play_out(seat_view, samples[half:], cards, weights, flat.NOISE, seed)),)


def _calls(puzzle: Puzzle) -> Iterator[str]:
    """Yield the calls before the first card and the puzzle."""
    for action in puzzle.deal.actions[: puzzle.origin["action"] - 1]:
        if not isinstance(action, str):
            return
        yield action


def _call_weights(puzzle: Puzzle, calls: tuple[Action, ...], samples: Int64Array) -> Float64Array:
    """Return the log likelihood of the others' calls in each sample."""
    import numpy as np

    weights = np.zeros(len(samples))
    for place, row in enumerate(samples.tolist()):
        hands = sampling.determinize(puzzle.view, row).deal.dealt
        weights[place] = sum(_differing_calls(puzzle, calls, hands)) * np.log(OTHER_CALL)
    return weights


def _differing_calls(puzzle: Puzzle, calls: tuple[Action, ...], hands: tuple[tuple[Card, ...], ...]) -> Iterator[bool]:
    """Yield for each call of another seat, in a deal of these hands, whether the stranger would have called otherwise."""
    seat_view, simple = puzzle.view, find(SIMPLE)
    state: State = start(puzzle.rules, seat_view.number, seat_view.dealer, seat_view.scores, hands, seat_view.voids)
    for call in calls:
        if state.turn != seat_view.turn:
            yield simple.choose(view(state, state.turn), Stream(b"", b"")) != call
        try:
            state = act(state, state.turn, call)
        except Refused:  # the call is illegal with these cards
            yield True
            return
