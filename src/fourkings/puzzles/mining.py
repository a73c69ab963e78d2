"""Search of matches between bots for fair puzzles, at most one per match."""

import math
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from itertools import count
from typing import Final, NamedTuple

from fourkings.analysis.action_values import ActionValues, choices
from fourkings.analysis.matches import moments
from fourkings.analysis.verdicts import trick_value
from fourkings.arena import play, secret_of
from fourkings.arena.matches import DEVELOP
from fourkings.arena.processes import spread
from fourkings.bots import Bot, find, title
from fourkings.puzzles import fair
from fourkings.puzzles.form import Course, Puzzle
from fourkings.rulebook.cards import SEATS
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import Action, Rules, calls_text
from fourkings.rulebook.mirror import Relabelling, relabelled, relabelled_mask, relabellings
from fourkings.rulebook.tricks import tricks_so_far
from fourkings.views import PlayerView, View, view

PLAYERS: Final = ("beginner", "careful", "club", "flat")
"""The bots of the matches, all but the slowest, drawn for each seat from the match's secret."""
SEARCHED: Final = 2
"""Deals searched per match. Only one position of a match is kept, so `SIMPLE`, a fast bot, plays the deals before."""
BEFORE: Final = 8
"""Most deals of a match before those searched."""
TRIED: Final = 12
"""Most positions of a match that all judges examine."""
LOOKS: Final = 60
"""Most positions of a match that get a first look."""
SEVERAL: Final = 4
"""A match in so many is searched for a position with several right choices."""
LOOK: Final = 100
"""Deals of the quick first look at a position."""
FAST: Final = 50
"""Deals examined by `flat`, whose answer is compared with others before the first look."""
MIDDLE: Final = 1500
"""Initial rating of a puzzle that half the ladder of bots (`fair.LADDER`) solves."""


class Mined(NamedTuple):
    """The outcome of the search of one match."""

    puzzle: Puzzle | None
    refused: Counter[str]  #: number of positions by the rule that refused them


def mine(
    rules: Rules, seed: int, first: int = 0, processes: int | None = None, views: Iterable[View] = (), *,
    several: bool = False,
) -> Iterator[Mined]:  # fmt: skip
    """Yield the outcome of each match from number `first` on; the number of processes doesn't change it.

    A position that differs from an earlier one only by the names of its suits is refused. views: those of existing puzzles;
    several: search every match for several right answers.
    """

    def tasks() -> Iterator[tuple[Rules, int, int, bool]]:
        for number in count(first):
            yield rules, seed, number, several or number % SEVERAL == SEVERAL - 1

    known = {canonical_form(each) for each in views}
    for mined in spread(search, tasks(), processes):
        if mined.puzzle and (shape := canonical_form(mined.puzzle.view)) in known:
            yield Mined(None, mined.refused + Counter({"the same again": 1}))
            continue
        if mined.puzzle:
            known.add(shape)
        yield mined


class BotFromDeal:
    """A bot that takes over at a given deal of the match; a fast one plays those before."""

    def __init__(self, bot: Bot, first: int) -> None:
        self.NAME, self.VERSION, self._bot, self._first = bot.NAME, bot.VERSION, bot, first

    def choose(self, view: PlayerView, rng: Stream, limit: int | None = None) -> Action:
        return (self._bot if view.number >= self._first else find(fair.SIMPLE)).choose(view, rng, limit)


def search(task: tuple[Rules, int, int, bool]) -> Mined:
    """Search one match for a puzzle. task: rules, seed, number of the match, whether to look for several right answers."""
    rules, seed, number, several = task
    secret = secret_of(rules, seed, number, DEVELOP)
    rng = Stream(secret, b"fourkings/puzzles/1")
    bots = [find(PLAYERS[rng.below(len(PLAYERS))]) for _ in SEATS]
    first = 1 + rng.below(BEFORE + 1)
    match = play(rules, [BotFromDeal(bot, first) for bot in bots], secret, first + SEARCHED - 1)
    first = min(first, len(match.deals))
    positions = [moment for seat in SEATS for moment in moments(match, seat) if moment[0] >= first]
    refused, looks, tried = Counter[str](), 0, 0
    while positions and looks < LOOKS and tried < TRIED:
        deal, place, state, action = positions.pop(rng.below(len(positions)))
        seat_view = view(state, state.turn)
        if len(choices(seat_view)) < 2 or not (several or _players_differ(seat_view, action, rng)):
            continue
        looks += 1
        first_look = fair.judge_values(fair.JUDGES[0], seat_view, "first look", LOOK)
        if not fair.is_promising(first_look, trick_value(seat_view), several):
            refused["no hope"] += 1
            continue
        tried += 1
        outcome = _check_fairness(seat_view, several)
        if isinstance(outcome, fair.Refused):
            refused[outcome.rule] += 1
            continue
        judged, answers = outcome
        origin = {"seed": seed, "number": number, "deal": deal, "action": place}
        played = match.deals[deal - 1]
        course = Course(played.state.deal.dealt, tuple(action for _, action in played.actions))
        return Mined(make_puzzle(seat_view, judged.solution, judged.values, answers, origin, course), refused)
    return Mined(None, refused)


def _players_differ(seat_view: View, action: Action, rng: Stream) -> bool:
    """Return True if rules of thumb, a look at few deals and the action taken don't all make the same choice."""
    answers = {action, find(fair.SIMPLE).choose(seat_view, rng), find("flat").choose(seat_view, rng, FAST)}
    return sum(not answers.isdisjoint(choice) for choice in choices(seat_view)) > 1


def _check_fairness(seat_view: View, several: bool) -> tuple[fair.Judged, dict[str, Action]] | fair.Refused:
    """Return the judges' and the ladder's answers, or the rule by which the position isn't the wanted kind of puzzle."""
    judged = fair.agreement(seat_view, "first", fair.FIRST)
    if isinstance(judged, fair.Refused):
        return judged
    answers = fair.ladder(seat_view)
    if rule := _refusal(judged, answers, several):
        return fair.Refused(rule)
    confirmed = fair.agreement(seat_view, "again", fair.TIMES * fair.FIRST)
    if isinstance(confirmed, fair.Refused) or confirmed.solution != judged.solution:
        return fair.Refused("not the same again")
    return confirmed, answers


def _refusal(judged: fair.Judged, answers: Mapping[str, Action], several: bool) -> str:
    """Return the rule that refuses an agreement of the judges; empty if none does."""
    if judged.several != several:
        return "one right answer" if several else "several right answers"
    if not all(answers[name] in judged.solution for name in fair.BELIEVED):
        return "a convention"
    return "" if several or answers[fair.SIMPLE] not in judged.solution else "too simple"


def make_puzzle(
    seat_view: View, solution: frozenset[Action], judges: Mapping[str, ActionValues], answers: Mapping[str, Action],
    origin: Mapping[str, int], course: Course,
) -> Puzzle:  # fmt: skip
    """Return a position as a puzzle. judges: values by judge; answers: by player; origin: the place of the position."""
    from fourkings.records import token

    losses = {}
    for judge, values in judges.items():
        gains = [values.gain(values.best(), index) for index in range(len(values.actions))]
        losses[judge] = {
            token(action): (round(gain, 3), round(error, 3))
            for action, (gain, error) in zip(values.actions, gains, strict=True)
        }
    return Puzzle(
        seat_view.rules, seat_view, origin, course, solution, losses, title(find("strong")), answers,
        initial_rating(sum(action in solution for action in answers.values()), len(answers)),
    )  # fmt: skip


def initial_rating(solved: int, players: int) -> int:
    """Return the initial rating of a puzzle that so many of the players solve.

    Source: the logistic law of Elo's and Glickman's ratings, 400 points for odds of ten to one; half a player is added to
    each side, so that no rating is infinite.
    """
    return round(MIDDLE + 400 * math.log10((players - solved + 0.5) / (solved + 0.5)))


def canonical_form(seat_view: View) -> tuple[object, ...]:
    """Return the least of all relabellings of a view's suits: equal for views that differ only by names of suits."""

    def relabel(suits: Relabelling) -> tuple[object, ...]:
        def relabel_card(card: int | None) -> int:
            return -1 if card is None else relabelled(suits, card)

        trump = seat_view.contract.trump if seat_view.contract else 0
        return (
            relabelled_mask(suits, seat_view.hand), relabelled_mask(suits, trump), relabel_card(seat_view.turn_up),
            tuple(map(relabel_card, seat_view.face_up or ())), tuple(map(relabel_card, seat_view.trick)),
            tuple((leader, *map(relabel_card, cards)) for leader, cards in tricks_so_far(seat_view)),
        )  # fmt: skip

    least = min(relabel(suits) for suits in relabellings(seat_view.rules, seat_view.number))
    return (
        seat_view.rules,
        seat_view.number,
        seat_view.seat,
        seat_view.dealer,
        calls_text(seat_view.calls),
        seat_view.scores,
        *least,
    )
