"""Mining: matches between bots of the ladder, each searched for one moment that is a fair puzzle."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from itertools import count
from typing import Final, NamedTuple

from fourkings.analysis.matches import moments
from fourkings.analysis.verdicts import trick_of
from fourkings.analysis.worth import ActionValues, choices
from fourkings.arena import play, secret_of
from fourkings.arena.matches import DEVELOP
from fourkings.arena.processes import spread
from fourkings.bots import Bot, find, title
from fourkings.puzzles.fair import BELIEVED, FIRST, SIMPLE, TIMES, Judged, Refused, agreed, ladder, likely
from fourkings.puzzles.form import Course, Puzzle
from fourkings.puzzles.judges import JUDGES, judged
from fourkings.rulebook.cards import SEATS
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import Action, Rules
from fourkings.rulebook.mirror import Relabelling, relabelled, relabelled_mask, relabellings
from fourkings.rulebook.tricks import tricks_so_far
from fourkings.views import PlayerView, View, view

PLAYERS: Final = ("beginner", "careful", "club", "flat")
"""The bots of the matches, all but the slowest; each seat of each match has one of them, drawn from the match's secret."""
SEARCHED: Final = 2
"""Deals of a match that are searched: one moment of a match is kept, so the others are played by `SIMPLE`, who is fast."""
BEFORE: Final = 8
"""Deals that come before them, at the most."""
TRIED: Final = 12
"""Moments of a match that the judges look at, at the most,"""
LOOKS: Final = 60
"""and those that are looked at first."""
SEVERAL: Final = 4
"""Of so many matches one is searched for a moment at which several choices are right, if not all are."""
LOOK: Final = 100
"""Deals of the first look."""
FAST: Final = 50
"""Deals that a player looks at whose answer is asked for before it."""
MIDDLE: Final = 1500
"""Where the rating of a puzzle begins that half the ladder solves."""


class Mined(NamedTuple):
    """What became of one match."""

    puzzle: Puzzle | None
    refused: Counter[str]  #: moments by the rule that refused them


def mine(
    rules: Rules, seed: int, first: int = 0, processes: int | None = None, views: Iterable[View] = (), *,
    several: bool = False,
) -> Iterator[Mined]:  # fmt: skip
    """What becomes of match after match, from the match `first` on: the same whatever the processes.

    A moment that differs from an earlier one by the names of its suits alone is refused as the same again.
    views: those of the puzzles that are there. several: every match is searched for several right answers.
    """

    def tasks() -> Iterator[tuple[Rules, int, int, bool]]:
        for number in count(first):
            yield rules, seed, number, several or number % SEVERAL == SEVERAL - 1

    known = {shape_of(at) for at in views}
    for mined in spread(search, tasks(), processes):
        if mined.puzzle and (shape := shape_of(mined.puzzle.view)) in known:
            yield Mined(None, mined.refused + Counter({"the same again": 1}))
            continue
        if mined.puzzle:
            known.add(shape)
        yield mined


class Later:
    """A bot that begins with a deal of the match; before it a fast one plays."""

    def __init__(self, bot: Bot, first: int) -> None:
        self.NAME, self.VERSION, self._bot, self._first = bot.NAME, bot.VERSION, bot, first

    def choose(self, view: PlayerView, rng: Stream, limit: int | None = None) -> Action:
        return (self._bot if view.number >= self._first else find(SIMPLE)).choose(view, rng, limit)


def search(task: tuple[Rules, int, int, bool]) -> Mined:
    """One match, searched for a puzzle; in whatever process. task: rules, seed, number, whether several are wanted."""
    rules, seed, number, several = task
    secret = secret_of(rules, seed, number, DEVELOP)
    dice = Stream(secret, b"fourkings/puzzles/1")
    bots = [find(PLAYERS[dice.below(len(PLAYERS))]) for _ in SEATS]
    first = 1 + dice.below(BEFORE + 1)
    match = play(rules, [Later(bot, first) for bot in bots], secret, first + SEARCHED - 1)
    first = min(first, len(match.deals))
    every = [moment for seat in SEATS for moment in moments(match, seat) if moment[0] >= first]
    refused, looks, tried = Counter[str](), 0, 0
    while every and looks < LOOKS and tried < TRIED:
        deal, place, state, action = every.pop(dice.below(len(every)))
        at = view(state, state.turn)
        if len(choices(at)) < 2 or not (several or _differ(at, action, dice)):
            continue
        looks += 1
        if not likely(judged(JUDGES[0], at, "first look", LOOK), trick_of(at), several):
            refused["no hope"] += 1
            continue
        tried += 1
        puzzle = fair(at, several)
        if isinstance(puzzle, Refused):
            refused[puzzle.rule] += 1
            continue
        agreement, answers = puzzle
        origin = {"seed": seed, "number": number, "deal": deal, "action": place}
        played = match.deals[deal - 1]
        course = Course(played.state.deal.dealt, tuple(done for _, done in played.actions))
        return Mined(as_puzzle(at, agreement.solution, agreement.values, answers, origin, course), refused)
    return Mined(None, refused)


def _differ(at: View, action: Action, dice: Stream) -> bool:
    """Whether players differ: who played it, one by rules of thumb, and one who looks at few deals."""
    said = {action, find(SIMPLE).choose(at, dice), find("flat").choose(at, dice, FAST)}
    return sum(not said.isdisjoint(choice) for choice in choices(at)) > 1


def fair(at: View, several: bool) -> tuple[Judged, dict[str, Action]] | Refused:
    """The answer of the judges, and those of the ladder, where the moment is a puzzle of the kind that is sought."""
    agreement = agreed(at, "first", FIRST)
    if isinstance(agreement, Refused):
        return agreement
    answers = ladder(at)
    if rule := _refusal(agreement, answers, several):
        return Refused(rule)
    kept = agreed(at, "again", TIMES * FIRST)
    if isinstance(kept, Refused) or kept.solution != agreement.solution:
        return Refused("not the same again")
    return kept, answers


def _refusal(agreement: Judged, answers: Mapping[str, Action], several: bool) -> str:
    """The rule that refuses what the judges agree on; empty where none does."""
    if agreement.several != several:
        return "one right answer" if several else "several right answers"
    if not all(answers[name] in agreement.solution for name in BELIEVED):
        return "a convention"
    return "" if several or answers[SIMPLE] not in agreement.solution else "too simple"


def as_puzzle(
    at: View, solution: frozenset[Action], judges: Mapping[str, ActionValues], answers: Mapping[str, Action],
    origin: Mapping[str, int], course: Course,
) -> Puzzle:  # fmt: skip
    """A moment as a puzzle. judges: what each found; answers: those of the ladder; origin: where the moment is."""
    from fourkings.engines.wire import token

    values = {}
    for judge, worths in judges.items():
        best = worths.best()
        gains = [worths.gain(best, place) for place in range(len(worths.actions))]
        values[judge] = {
            token(action): (round(gain, 3), round(error, 3))
            for action, (gain, error) in zip(worths.actions, gains, strict=True)
        }
    return Puzzle(
        at.rules, at, origin, course, solution, values, title(find("strong")), answers,
        rated(sum(action in solution for action in answers.values()), len(answers)),
    )  # fmt: skip


def rated(solved: int, players: int) -> int:
    """Where the rating begins of a puzzle that so many of the players solve; half of them are even odds for one of 1500.

    Source: the logistic law of Elo's and Glickman's ratings, 400 points for odds of ten to one; half a player is added to
    each side, so that none is infinite.
    """
    return round(MIDDLE + 400 * math.log10((players - solved + 0.5) / (solved + 0.5)))


def shape_of(at: View) -> tuple[object, ...]:
    """The same for two moments that the rules cannot tell apart: the least of its relabellings."""

    def shape(suits: Relabelling) -> tuple[object, ...]:
        def moved(card: int | None) -> int:
            return -1 if card is None else relabelled(suits, card)

        trump = at.contract.trump if at.contract else 0
        return (
            relabelled_mask(suits, at.hand), relabelled_mask(suits, trump), moved(at.turned),
            tuple(map(moved, at.face_up or ())), tuple(map(moved, at.trick)),
            tuple((leader, *map(moved, cards)) for leader, cards in tricks_so_far(at)),
        )  # fmt: skip

    least = min(shape(suits) for suits in relabellings(at.rules, at.number))
    return (at.rules, at.number, at.seat, at.dealer, repr(at.talk), at.scores, *least)
