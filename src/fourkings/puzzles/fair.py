"""Fairness of a puzzle: to each of three judges, every choice must be clearly right or clearly wrong."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final, NamedTuple

from fourkings.analysis.action_values import ActionValues, choices, evaluate
from fourkings.analysis.verdicts import MISTAKE, SMALLEST, trick_value
from fourkings.bots import find
from fourkings.bots.strong.belief import Belief
from fourkings.bots.strong.games import recipe_of
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import Action
from fourkings.views import View, view_seed

JUDGES: Final = ("strong", "even", "endings")
"""Three judges that differ in their deals and in how these end, so that agreement hangs on no single opinion.

`strong` samples the deals that the play so far makes likely, and plays them out. `even` takes all deals that fit as equally
likely. `endings` samples as `strong` does and solves the last tricks where the solver reaches, as reviews do.
"""
FIRST: Final = 400
"""Deals that each judge examines first."""
TIMES: Final = 10
"""Factor for the number of deals, all freshly sampled, before a puzzle is kept and whenever it is checked."""
WORSE: Final = MISTAKE
"""Tricks: least loss of a wrong answer, that of a mistake in a review."""
ERRORS: Final = 4.0
"""Standard errors by which a wrong answer is below the right one, at the least."""
GOOD: Final = SMALLEST
"""Tricks: most loss of a right answer; a review ignores smaller losses."""
GOOD_ERRORS: Final = 2.0
"""Standard errors by which the loss of a right answer stays below `GOOD`, at the least."""
HOPE: Final = 1.5
"""Standard errors by which a wrong answer must seem worse at the first look: in a quarter of the deals 2 would grow to the
4 of `ERRORS` on average."""
LADDER: Final[Mapping[str, tuple[str, int | None]]] = {
    "beginner": ("beginner", None),
    "careful": ("careful", None),
    "club": ("club", None),
    "flat at 5": ("flat", 5),
    "flat at 50": ("flat", 50),
    "flat at 200": ("flat", 200),
    "strong": ("strong", None),
}
"""The ladder of players that answer every puzzle: name to the bot and its limit of deals."""
BELIEVED: Final = ("club", "strong")
"""Players of the ladder that must find the answer, so that it depends on no convention of one of them."""
SIMPLE: Final = "careful"
"""The player that must miss it: what rules of thumb find is no puzzle."""


def judge_values(judge: str, view: View, purpose: str, deals: int) -> ActionValues:
    """Return the value of each choice to one of `JUDGES`; `purpose` selects the random stream."""
    recipe = None
    if judge != "endings":
        recipe = replace(recipe_of(view.rules), endgame=None)
        if judge == "even":
            recipe = replace(recipe, belief=Belief())
    return evaluate(view, view_seed(view, f"puzzle: {judge}, {purpose}"), deals, recipe)


class Refused(NamedTuple):
    """A position that isn't a fair puzzle, with the name of the rule that it breaks."""

    rule: str


class Judged(NamedTuple):
    """A position on which the judges agree."""

    solution: frozenset[Action]  #: every right action
    several: bool  #: True if more than one choice is right
    values: dict[str, ActionValues]  #: by judge


def right_choices(values: ActionValues, trick: float) -> tuple[int, ...] | None:
    """Return the indices of the right choices; None if any choice is neither clearly right nor clearly wrong.

    trick: the value of a trick of the deal, in points.
    """
    best = values.best()
    indices = []
    for index in range(len(values.actions)):
        gain, error = values.gain(best, index)
        if index == best or gain + GOOD_ERRORS * error < GOOD * trick:
            indices.append(index)
        elif gain < WORSE * trick or gain < ERRORS * error:
            return None
    return tuple(indices)


def is_promising(values: ActionValues, trick: float, several: bool) -> bool:
    """Return True if a first look at few deals leaves hope of a puzzle, with several right choices or with one.

    Every choice must look either as good as the best or clearly worse. trick: the value of a trick in points.
    """
    best, good, bad = values.best(), False, False
    for index in range(len(values.actions)):
        gain, error = values.gain(best, index)
        if index == best:
            continue
        if gain >= WORSE * trick and gain >= HOPE * error:
            bad = True
        elif several and gain + error < GOOD * trick:
            good = True
        else:
            return False
    return bad and (good or not several)


def agreement(view: View, purpose: str, deals: int) -> Judged | Refused:
    """Return what the three judges agree on, or why they don't.

    purpose: selects the random streams; deals: evaluated by each judge.
    """
    trick, answers, values = trick_value(view), set[tuple[int, ...]](), {}
    for judge in JUDGES:
        values[judge] = judge_values(judge, view, purpose, deals)
        if values[judge].all_equal():
            return Refused("all the same")
        if (indices := right_choices(values[judge], trick)) is None:
            return Refused("unclear")
        answers.add(indices)
        if len(answers) > 1:
            return Refused("judges differ")
    groups = choices(view)
    indices = answers.pop()
    return Judged(frozenset(action for index in indices for action in groups[index]), len(indices) > 1, values)


def ladder(view: View) -> dict[str, Action]:
    """Return the answer of each player in `LADDER`; their random streams depend on the view alone."""

    def rng(name: str) -> Stream:
        return Stream(view_seed(view, f"ladder: {name}").to_bytes(32, "big"), b"puzzle")

    return {name: find(bot).choose(view, rng(name), limit) for name, (bot, limit) in LADDER.items()}


def is_confirmed(view: View, solution: frozenset[Action]) -> bool:
    """Return True if the judges give the same solution in ten times as many, fresh deals."""
    answer = agreement(view, "check", TIMES * FIRST)
    return isinstance(answer, Judged) and answer.solution == solution
