"""The most that adapting to a partner could bring: strong beside one whose habits it knows from the first card on.

python -m research.figures.known_partner [OPTIONS]

For each partner a net learns to choose as that bot does, in `--watched` deals beside strong and against two flat. Then
other deals are played in all four seatings, by strong and by strong with that net: it weighs the partner's cards by it, and
lets the partner play by it in playouts. The difference is an upper bound: a bot that guesses its partner's habits from the
cards played knows them later, and never for sure.
"""

import argparse
from collections.abc import Iterator
from dataclasses import replace
from datetime import date
from functools import cache
from typing import Any, Final, NamedTuple

import numpy as np

from fourkings import encoding
from fourkings.arena import interval, mean_text
from fourkings.arena.deals import deal_of_kind, gain, kinds, play_deal, secret_of
from fourkings.arena.processes import spread
from fourkings.bots import evaluation, find, policies, strong
from fourkings.bots.strong import recipe
from fourkings.bots.strong.belief import odds_table, scale_logs
from fourkings.bots.strong.games import recipe_of
from fourkings.bots.strong.games.quarante import NOISE
from fourkings.bots.strong.games.quarante.belief import TRUST, imitation
from fourkings.bots.strong.recipe import Recipe
from fourkings.cli._progress import progress
from fourkings.kernels import load
from fourkings.rulebook import games
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import Action, Rules, apply
from fourkings.rulebook.games import GAMES
from fourkings.training.imitation import Choices, card_features, imitate
from fourkings.views import View, view
from research.command import parser, publish

HEADING: Final = "## What knowing a partner could bring"
FIELD, LOOKS = "flat", 50
SEAT: Final = load("likelihood.linear", plain=True).SEAT
"""The column of a ply that says whose it is."""


class Habits(NamedTuple):
    """How a bot chooses its cards."""

    net: Any  # as the kernels take it, one row
    usual: float  # the share of choices among equal cards that fall on the one that stands for all
    likeliest: float  # the share of other choices that fall on the card which the net thinks likeliest


class Task(NamedTuple):
    """One deal beside a partner."""

    rules: Rules
    kind: str
    partner: str
    number: int
    given: argparse.Namespace


class WithHabits:
    """Strong that knows its partner's habits."""

    NAME, VERSION = "strong", strong.VERSION

    def __init__(self, rules: Rules, habits: Habits) -> None:
        mine = recipe_of(rules)
        _, *others = mine.belief.evidence
        self._recipe: Recipe = replace(
            mine,
            belief=replace(mine.belief, evidence=(self._cards_played, *others)),
            rollout=replace(mine.rollout, play=self._play),
        )
        self._habits = habits

    def choose(self, seen: View, rng: Stream, limit: int | None = None) -> Action:
        """Choose by the recipe with these habits."""
        seed = rng.below(1 << 62)
        return seen.legal[0] if len(seen.legal) == 1 else recipe.decide(self._recipe, seen, seed, limit or strong.WORLDS)

    def _cards_played(self, seen: View, samples: Any) -> Any:
        """Weigh deals by the partner's habits for its cards, by everybody's for the others'."""
        plies = encoding.plies(seen)
        own = plies[:, SEAT] == (seen.turn ^ 2)
        logs = _likely(seen, samples, plies[~own], imitation(seen.rules.game.ID), 1.0)
        return scale_logs(logs + _likely(seen, samples, plies[own], self._habits.net, self._habits.usual), TRUST)

    def _play(self, seen: View, samples: Any, cards: list[int], seed: int) -> tuple[evaluation.Outcome, ...]:
        rows = np.repeat(imitation(seen.rules.game.ID), 4, axis=0)
        rows[seen.turn ^ 2] = self._habits.net[0]
        return (evaluation.play_out(seen, samples, cards, rows, NOISE, seed),)


def _likely(seen: View, samples: Any, plies: Any, net: Any, habit: float) -> Any:
    k, logs, contract = load("likelihood.net"), np.zeros(len(samples)), encoding.contract_of(seen)
    k.likelihoods(
        samples, np.ascontiguousarray(plies), *encoding.arrays_of(contract), int(seen.rules.game.PARTNERS),
        int(encoding.is_negative(contract)), habit, net.reshape(-1), odds_table(), np.zeros(k.SCRATCH, np.int64), logs,
    )  # fmt: skip
    return logs


# --- watching -----------------------------------------------------------------------------------------------------


def watch(task: Task) -> tuple[list[tuple[int, int, Any, int]], int, int]:
    """Return a partner's choices in one deal, the choices among equals that took the usual card, and all of these."""
    secret = secret_of(f"habits {task.kind}", task.given.seed, task.number)
    state, own = deal_of_kind(task.rules, task.kind, secret, task.number % 4), task.number // 4 % 4
    bots, limits = [find(FIELD)] * 4, [LOOKS] * 4
    bots[own], bots[own ^ 2] = find(task.partner), strong
    dice = [Stream(secret, f"bot {seat}".encode()) for seat in range(4)]
    rows: list[tuple[int, int, Any, int]] = []
    usual, equals = 0, 0
    while state.stage != "done":
        seen = view(state, state.turn)
        action = bots[state.turn].choose(seen, dice[state.turn], None if state.turn == own else limits[state.turn])
        if isinstance(action, int) and state.turn == own and len(seen.legal) > 1:
            cards = evaluation.candidates(seen)
            run = next(run for run in evaluation.runs(seen) if action in run)
            if len(run) > 1:
                equals, usual = equals + 1, usual + (action in cards)
            place = next(place for place, card in enumerate(cards) if card in run)
            if len(cards) > 1:
                rows.append((task.number, *card_features(seen, cards), place))
        state = apply(state, action)
    return rows, usual, equals


@cache
def habits_of(game: str, kind: str, partner: str, watched: int, seed: int) -> Habits:
    """Train a net to choose as a partner does."""
    given = argparse.Namespace(seed=seed)
    tasks = (Task(games.rules(GAMES[game]), kind, partner, number, given) for number in range(watched))
    rows, usual, equals = [], 0, 0
    for choices, on_usual, among in progress(spread(watch, tasks), total=watched, unit="deals", name=f"{partner} watched"):
        rows += choices
        usual, equals = usual + on_usual, equals + among
    lessons = Choices(
        np.array([row[0] for row in rows], np.int32), np.array([row[1] for row in rows], np.int8),
        np.array([row[3] for row in rows], np.int8), np.array([len(row[2]) for row in rows], np.int8),
        np.concatenate([row[2] for row in rows]),
    )  # fmt: skip
    net, figures = imitate([lessons], seed) or (None, {})
    assert net is not None, "too few choices: watch more deals"
    return Habits(policies.net(net.tobytes()), usual / max(1, equals), figures["likeliest"])


# --- measuring ----------------------------------------------------------------------------------------------------


def difference(task: tuple[Task, Habits]) -> tuple[float, float]:
    """Return the points of strong with known habits, over four seatings, and the gain over strong without."""
    deal, habits = task
    rules, secret = deal.rules, secret_of(deal.kind, deal.given.seed, deal.number, deal.given.seeds)
    means = []
    for mine in (WithHabits(rules, habits), strong):
        points = 0.0
        for own in range(4):
            bots = [find(FIELD)] * 4
            bots[own], bots[own ^ 2] = mine, find(deal.partner)
            dice = [Stream(secret, f"bot {seat}".encode()) for seat in range(4)]
            end = play_deal(deal_of_kind(rules, deal.kind, secret, deal.number % 4), bots, dice)
            points += gain(rules, end.points or (), (own & 1,)) / 4
        means.append(points)
    return means[0], means[0] - means[1]


def row(game: str, kind: str, partner: str, given: argparse.Namespace) -> str:
    habits = habits_of(game, kind, partner, given.watched, given.seed)
    tasks = ((Task(games.rules(GAMES[game]), kind, partner, number, given), habits) for number in range(given.deals))
    asked = spread(difference, tasks, given.processes)
    pairs = list(progress(asked, total=given.deals, unit="deals", name=f"{game} {partner}"))
    cells = [mean_text(interval([pair[place] for pair in pairs]), 2) for place in (0, 1)]
    return f"| `{game}` | {partner} | {habits.likeliest:.0%} | {habits.usual:.0%} | {given.deals} | {' | '.join(cells)} |"


def lines(given: argparse.Namespace) -> Iterator[str]:
    command = f"--games {','.join(given.games)} --partners {','.join(given.partners)} --watched {given.watched}"
    yield from (HEADING, "")
    yield (
        f"{date.today()}, strong version {strong.VERSION}: `python -m research.figures.known_partner {command} "
        f"--deals {given.deals} --seed {given.seed} --seeds {given.seeds}`."
    )
    yield "Points a deal of strong and a partner beyond those of two flat, with the partner's habits known from the first"
    yield "card on; and beyond strong that does not know them, on the same cards. The share of the partner's choices that"
    yield "the net thinks likeliest, and how often the partner plays the usual one of equal cards."
    yield ""
    yield "| game | partner | likeliest | usual | deals | points | gained by knowing |"
    yield "|---|---|---|---|---|---|---|"
    for game in given.games:
        for kind in kinds(games.rules(GAMES[game])):
            for partner in given.partners:
                yield row(game, kind, partner, given)


def main() -> None:
    options = parser(
        __doc__, games=["quarante", "quarante-1792"], partners=["careful", "club", "beginner", "flat"], watched=1000,
        deals=250, seed=0, seeds=..., processes=..., write=...,
    )  # fmt: skip
    given = options.parse_args()
    publish("\n".join(lines(given)) + "\n", HEADING, given.write)


if __name__ == "__main__":
    main()
