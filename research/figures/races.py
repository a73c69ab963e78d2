"""What races gain: the loss of a choice by fixed numbers of deals, and by a race of its cards as strong holds it.

python -m research.figures.races [OPTIONS]

Four strong play single deals from an even score. A choice of a card, unless it is solved, loses what the best undominated
card has beyond the one chosen in `--reference` other deals. "13" is the mean processor time of a decision by strong 13,
which took 200 deals for every card, "14" that with the `--race`. With `--sets`, the two play duplicate sets of deals, in
each kind so many; with `--fixed`, one that takes so many deals for every card plays in place of 14.
"""

import argparse
import time
from collections.abc import Iterator
from dataclasses import replace
from typing import Final, NamedTuple

from fourkings.arena import interval, kinds, mean_text
from fourkings.arena.deals import deal_of_kind, edges, play_deal, secret_of
from fourkings.bots import Bot, strong
from fourkings.bots.evaluation import CardValues
from fourkings.bots.strong import WORLDS, recipe
from fourkings.bots.strong.games import RECIPES
from fourkings.cli._progress import progress
from fourkings.rulebook import games
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import Action, Rules, apply
from fourkings.views import View, view
from research import command

FIXED: Final = (WORLDS, 400, 800)


class Choice(NamedTuple):
    """A decision: the seconds of strong 13 and of a race, and each way's loss if a card was chosen by playouts."""

    before: float
    today: float
    losses: tuple[float, ...] = ()


def timed(mine: recipe.Recipe, seen: View, seed: int, race: bool) -> tuple[Action, float]:
    """Return the action by a race or by strong 13's number of deals, with the seconds of the processor."""
    begun = time.process_time()
    action = (recipe.think if race else recipe.decide)(mine, seen, seed, WORLDS)
    return action, time.process_time() - begun


def loss(judged: CardValues, sane: list[int], card: Action) -> float:
    """Return what the best of the sane cards is worth beyond the one chosen."""
    worth = dict(zip(judged.cards, judged.means(), strict=True))
    return max(worth[card] for card in sane) - worth[int(card)]


def choices(rules: Rules, given: argparse.Namespace) -> Iterator[Choice]:
    """Yield the decisions of four strong in deals of every kind."""
    mine = replace(RECIPES[rules.game.ID], race=recipe.Race(*map(int, given.race)))
    for number in progress(range(given.deals), name=rules.game.ID, unit="deal"):
        for kind in kinds(rules):
            secret = secret_of(kind, given.seed, number, given.seeds)
            state, looks = deal_of_kind(rules, kind, secret, number % 4), Stream(secret, b"races")
            if not number:  # compile all that it takes
                play_deal(state, [strong] * 4, [looks] * 4)
            while state.stage != "done":
                seen, seed = view(state, state.turn), looks.below(1 << 62)
                if len(seen.legal) == 1:
                    state = apply(state, seen.legal[0])
                    continue
                by = {race: timed(mine, seen, seed, race) for race in sorted((False, True), reverse=looks.below(2) > 0)}
                seconds = by[False][1], by[True][1]
                if isinstance(by[True][0], str) or (mine.endgame and mine.endgame.applies(seen)):
                    yield Choice(*seconds)
                else:
                    judged = strong.judge(seen, looks.below(1 << 62), given.reference)
                    sane = recipe.sound_cards(seen, judged)
                    more = [recipe.decide(mine, seen, seed, deals) for deals in FIXED[1:]]
                    losses = tuple(loss(judged, sane, card) for card in (by[False][0], *more, by[True][0]))
                    yield Choice(*seconds, losses)
                state = apply(state, by[True][0])


def row(game: str, given: argparse.Namespace) -> str:
    every = list(choices(games.rules(game), given))
    losses = [choice.losses for choice in every if choice.losses]
    gains = mean_text(interval([row[0] - row[-1] for row in losses]), 3)
    means = [f"{sum(column) / len(losses):.3f}" for column in zip(*losses, strict=True)]
    times = [1000 * sum(column) / len(every) for column in list(zip(*every, strict=True))[:2]]
    longest = 1000 * sorted(choice.today for choice in every)[int(0.99 * len(every))]
    limits = "–".join(given.race)
    cells = (f"`{game}`", limits, str(len(losses)), *means, gains, *(f"{mean:.1f}" for mean in times), f"{longest:.0f}")
    return f"| {' | '.join(cells)} |"


class Fixed:
    """Strong in a fixed number of deals for every card."""

    NAME = "strong"

    def __init__(self, deals: int) -> None:
        self.VERSION = self.deals = deals

    def choose(self, view: View, rng: Stream, limit: int | None = None) -> Action:
        return strong.choose(view, rng, limit or self.deals)


def player(deals: str) -> Bot:
    return Fixed(int(deals)) if int(deals) else strong


def matched(game: str, given: argparse.Namespace) -> str:
    rules, how = games.rules(game), (given.seed, given.sets, 1, given.seeds, player)
    gained = [edge.points for kind in kinds(rules) for edge in edges(rules, kind, str(given.fixed), str(WORLDS), *how)]
    return f"| `{game}` | {len(gained)} | {mean_text(interval(gained), 2)} |"


def main() -> None:
    raced = [game for game, mine in RECIPES.items() if mine.race]
    options = command.parser(
        __doc__, games=raced, race=("80", "480"), deals=4, reference=3000, sets=0, fixed=0, seed=0, seeds=...
    )
    given = options.parse_args()
    heads = ["game", "deals of a race", "choices", *(f"loss by {deals}" for deals in FIXED), "by the race", "gain on 200"]
    heads += ["13, ms", "14, ms", "99 % within, ms"]
    heads = ["game", "sets", "points a deal"] if given.sets else heads
    print("", f"| {' | '.join(heads)} |", "|---" * len(heads) + "|", sep="\n")
    for game in given.games:
        print((matched if given.sets else row)(game, given), flush=True)


if __name__ == "__main__":
    main()
