"""The most that more search could bring: how much better strong's cards would be with many times the samples.

python -m research.figures.ceiling [OPTIONS]

Four strong play single deals from an even score. At each choice of a card, strong chooses again with `--times` its samples,
and a third evaluation of as many, with a random stream of its own and so without a bias for either, compares the two cards.
The sum is the gain of both partners (or of the player) in a deal, in points beyond the others, by strong's own picture of
the players: a better picture is another matter. What that is worth in matches won: matches are put together from the ends
of these deals, and the gain is added to one side's points in each.
"""

import argparse
import random
from collections.abc import Iterator
from dataclasses import replace
from datetime import date
from itertools import product
from typing import Any, Final, NamedTuple

from fourkings.arena import Interval, interval, kinds, mean_text
from fourkings.arena.deals import deal_of_kind, secret_of
from fourkings.arena.duplicate import own_seats
from fourkings.arena.processes import spread
from fourkings.bots import strong
from fourkings.bots.strong import recipe
from fourkings.bots.strong.games import recipe_of
from fourkings.cli._progress import progress
from fourkings.rulebook import games
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import Rules, State, apply, first_scores
from fourkings.views import view
from research import command

HEADING: Final = "## What more search could bring"
MATCHES: Final = 5000
"""Matches put together from the deals."""


class Gain(NamedTuple):
    """The choices of one deal, those that more deals change, what a side would gain by it, and how the deal ended."""

    choices: int
    others: int
    points: float
    end: State


def gain(task: tuple[Rules, str, bytes, int, int]) -> Gain:
    """Count what more deals change in one deal that four strong play."""
    rules, kind, secret, dealer, times = task
    mine, state = recipe_of(rules), deal_of_kind(rules, kind, secret, dealer)
    dice, looks = Stream(secret, b"four strong"), Stream(secret, b"more deals")
    choices, others, points = 0, 0, 0.0
    while state.stage != "done":
        seen = view(state, state.turn)
        card = strong.choose(seen, dice, strong.WORLDS)
        if any(isinstance(action, str) for action in seen.legal):
            state = apply(state, card)
            continue
        if len(seen.legal) > 1:
            choices += 1
            many = strong.WORLDS * times
            better = recipe.card(mine, seen, strong.judge(seen, looks.below(1 << 62), many))
            seed = looks.below(1 << 62)
            if better != card:
                judged = strong.judge(seen, seed, many)
                worth = dict(zip(judged.cards, judged.means(), strict=True))
                if card in worth and better in worth:  # else they are equals, of which one is looked at
                    others += 1
                    points += worth[better] - worth[card]
        state = apply(state, card)
    return Gain(choices, others, points / (4 // len(own_seats(rules)[0])), state)


def gains(rules: Rules, given: argparse.Namespace) -> Iterator[Gain]:
    """Yield the gains deal by deal, the same with any number of processes."""
    tasks = (
        (rules, kind, secret_of(kind, given.seed, number, given.seeds), number % 4, given.times)
        for number in range(given.deals)
        for kind in kinds(rules)
    )
    return spread(gain, tasks, given.processes)


def matches_for_a_point(rules: Rules, ends: list[State]) -> float:
    """Return how many more matches of a hundred a side wins with a point more than the others in every deal."""
    seatings, wins, by_number = own_seats(rules), 0.0, {end.deal.number: list[State]() for end in ends}
    more = 1 if rules.game.PARTNERS else 4 / 3  # what one wins, the others lose
    for end in ends:
        by_number[end.deal.number].append(end)
    for match, own in product(range(MATCHES), seatings):
        dice, totals, result, number = random.Random(match), first_scores(rules), None, 0
        while result is None:
            number += 1
            end, turned = dice.choice(by_number[max(n for n in by_number if n <= number)]), dice.randrange(len(totals))
            points: Any = [(end.points or totals)[seat - turned] for seat in range(len(totals))]
            points[own[0]] += more
            state = replace(end, deal=replace(end.deal, number=number, scores=totals), points=points)
            result, totals = rules.game.result(state), state.totals
        wins += len({*own} & {*result.winners}) / len(result.winners)
    return 100 * (wins / MATCHES - 1) / len(seatings)


def row(game: str, given: argparse.Namespace) -> str:
    rules = games.rules(game)
    every = list(progress(gains(rules, given), name=game, unit="deal"))
    choices = sum(each.choices for each in every)
    others = sum(each.others for each in every) / choices
    points, matches = interval([each.points for each in every]), matches_for_a_point(rules, [each.end for each in every])
    won = mean_text(Interval(*(matches * bound for bound in points)))
    return f"| `{game}` | {len(every)} | {choices} | {others:.1%} | {mean_text(points, 2)} | {won} |"


def main() -> None:
    options = command.parser(
        __doc__, games=["quarante", "quarante-1792"], times=20, deals=50, seed=0, seeds=..., processes=..., write=...
    )
    given = options.parse_args()
    rows = [row(game, given) for game in given.games]
    again = f"--games {','.join(given.games)} --times {given.times} --deals {given.deals}"
    section = "\n".join([
        HEADING, "",
        f"{date.today()}, strong version {strong.VERSION}: `python -m research.figures.ceiling {again} "
        f"--seed {given.seed} --seeds {given.seeds}`.",
        f"Cards with a choice; the share that strong would play otherwise with {given.times} times its "
        f"{strong.WORLDS} deals; and what",
        "a side would gain by that: points a deal beyond the others, judged by as many other deals; matches of 100.", "",
        "| game | deals | choices | others | points a deal | matches of 100 |", "|---|---|---|---|---|---|", *rows, "",
    ])  # fmt: skip
    command.publish(section, HEADING, given.write)


if __name__ == "__main__":
    main()
