"""Whether a moment is a fair puzzle: to each of three judges every choice is clearly right or clearly wrong."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from fourkings.analysis.verdicts import MISTAKE, SMALLEST, trick_of
from fourkings.analysis.worth import ActionValues, choices, seed_of
from fourkings.bots import find
from fourkings.puzzles.judges import JUDGES, judged
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import Action
from fourkings.views import View

FIRST: Final = 400
"""Deals that each judge looks at first."""
TIMES: Final = 10
"""Times as many, with fresh dice, before a puzzle is kept, and whenever it is checked."""
WORSE: Final = MISTAKE
"""Tricks: what a wrong answer loses at the least. From here on a review calls a loss a mistake."""
ERRORS: Final = 4.0
"""Standard errors that a wrong answer lies below the right one."""
GOOD: Final = SMALLEST
"""Tricks: what a right answer loses at the most. Below that a review has no word for a loss."""
GOOD_ERRORS: Final = 2.0
"""Standard errors by which it stays below that."""
HOPE: Final = 1.5
"""Standard errors that it lies below it at a first look at a quarter of the deals, where 2 lead to 4 on average."""
LADDER: Final[Mapping[str, tuple[str, int | None]]] = {
    "beginner": ("beginner", None),
    "careful": ("careful", None),
    "club": ("club", None),
    "flat at 5": ("flat", 5),
    "flat at 50": ("flat", 50),
    "flat at 200": ("flat", 200),
    "strong": ("strong", None),
}
"""The players who are asked for their answers: the bot, and the deals that it looks at."""
BELIEVED: Final = ("club", "strong")
"""Those who find the answer too: it hangs on no convention of one of them."""
SIMPLE: Final = "careful"
"""The player who does not find it: what rules of thumb find is no puzzle."""


class Refused(NamedTuple):
    """Why a moment is no puzzle, by the name of its rule."""

    rule: str


class Judged(NamedTuple):
    """A moment on which the judges agree."""

    solution: frozenset[Action]  #: every right action
    several: bool  #: whether more than one choice is right
    values: dict[str, ActionValues]  #: what each judge found


def right(values: ActionValues, trick: float) -> tuple[int, ...] | None:
    """The places of the choices that are right; None where one is neither clearly right nor clearly wrong.

    trick: what a trick of the deal is worth, in points.
    """
    best = values.best()
    places = []
    for place in range(len(values.actions)):
        gain, error = values.gain(best, place)
        if place == best or gain + GOOD_ERRORS * error < GOOD * trick:
            places.append(place)
        elif gain < WORSE * trick or gain < ERRORS * error:
            return None
    return tuple(places)


def likely(values: ActionValues, trick: float, several: bool) -> bool:
    """Whether a first look at few deals leaves hope of a puzzle, with several right choices or with one.

    Every choice must look as right or as wrong as the judges will want it of more deals. trick: as in `right`.
    """
    best, good, bad = values.best(), False, False
    for place in range(len(values.actions)):
        gain, error = values.gain(best, place)
        if place == best:
            continue
        if gain >= WORSE * trick and gain >= HOPE * error:
            bad = True
        elif several and gain + error < GOOD * trick:
            good = True
        else:
            return False
    return bad and (good or not several)


def agreed(view: View, purpose: str, many: int) -> Judged | Refused:
    """What three judges agree on. many: deals for each of them."""
    trick, answers, values = trick_of(view), set[tuple[int, ...]](), {}
    for judge in JUDGES:
        values[judge] = judged(judge, view, purpose, many)
        if values[judge].alike():
            return Refused("all the same")
        if (places := right(values[judge], trick)) is None:
            return Refused("unclear")
        answers.add(places)
        if len(answers) > 1:
            return Refused("judges differ")
    classes = choices(view)
    places = answers.pop()
    return Judged(frozenset(action for place in places for action in classes[place]), len(places) > 1, values)


def ladder(view: View) -> dict[str, Action]:
    """What each player of the ladder does here, by dice that hang on the moment alone."""

    def dice(name: str) -> Stream:
        return Stream(seed_of(view, f"ladder: {name}").to_bytes(32, "big"), b"puzzle")

    return {name: find(bot).choose(view, dice(name), limit) for name, (bot, limit) in LADDER.items()}


def again(view: View, solution: frozenset[Action]) -> bool:
    """True where the judges, with fresh dice and ten times the deals, give the same answer."""
    answer = agreed(view, "check", TIMES * FIRST)
    return isinstance(answer, Judged) and answer.solution == solution
