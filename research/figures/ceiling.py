"""The most that more search could bring: how much better strong's cards would be with many times the samples.

python -m research.figures.ceiling [OPTIONS]

Four strong play single deals from an even score. At each choice of a card, strong chooses again with `--times` its samples,
and a third evaluation of as many, with a random stream of its own and so without a bias for either, compares the two cards.
The sum is the gain of both partners (or of the player) in a deal, in points beyond the others, by strong's own picture of
the players: a better picture is another matter.
"""

import argparse
from collections.abc import Iterator
from datetime import date
from typing import Final, NamedTuple

from fourkings.arena import interval, kinds, mean_text
from fourkings.arena.deals import deal_of_kind, secret_of
from fourkings.arena.duplicate import own_seats
from fourkings.arena.processes import spread
from fourkings.bots import strong
from fourkings.bots.strong import recipe
from fourkings.bots.strong.games import recipe_of
from fourkings.cli._progress import progress
from fourkings.rulebook import games
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import Rules, apply
from fourkings.views import view
from research import command

HEADING: Final = "## What more search could bring"


class Gain(NamedTuple):
    """The choices of one deal, those that more deals change, and what a side would gain by it."""

    choices: int
    others: int
    points: float


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
    return Gain(choices, others, points / (4 // len(own_seats(rules)[0])))


def gains(rules: Rules, given: argparse.Namespace) -> Iterator[Gain]:
    """Yield the gains deal by deal, the same with any number of processes."""
    tasks = (
        (rules, kind, secret_of(kind, given.seed, number, given.seeds), number % 4, given.times)
        for number in range(given.deals)
        for kind in kinds(rules)
    )
    return spread(gain, tasks, given.processes)


def row(game: str, given: argparse.Namespace) -> str:
    every = list(progress(gains(games.rules(game), given), name=game, unit="deal"))
    choices = sum(each.choices for each in every)
    others = sum(each.others for each in every) / choices
    points = mean_text(interval([each.points for each in every]), 2)
    return f"| `{game}` | {len(every)} | {choices} | {others:.1%} | {points} |"


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
        "a side would gain by that in a deal, in points beyond the others, judged by as many other deals.", "",
        "| game | deals | choices | others | points a deal |", "|---|---|---|---|---|", *rows, "",
    ])  # fmt: skip
    command.publish(section, HEADING, given.write)


if __name__ == "__main__":
    main()
