"""What races gain: a choice of a card in a race against one in a fixed number of deals, as strong holds it.

python -m research.figures.races [OPTIONS]

Four strong play single deals from an even score. Where a race with these limits (`--race`) chooses another card than strong
13 (200 deals for every card), `--reference` other deals judge both. "13" and "14" are the mean processor times of a
decision by the two. With `--sets`, they play duplicate sets of deals, in each kind so many; with `--fixed`, one that takes
so many deals for every card plays in place of 14.
"""

import argparse
import time
from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from fourkings.arena import interval, kinds, mean_text
from fourkings.arena.deals import deal_of_kind, edges, play_deal, secret_of
from fourkings.bots import Bot, strong
from fourkings.bots.strong import WORLDS, recipe
from fourkings.bots.strong.games import RECIPES
from fourkings.cli._progress import progress
from fourkings.rulebook import games
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import Action, Rules, apply
from fourkings.views import View, view
from research import command


class Choice(NamedTuple):
    """A decision: the seconds of strong 13 and of a race, and what the race's choice of a card gains."""

    before: float
    today: float
    gain: float | None = None  # None: no card is chosen by playouts


def timed(mine: recipe.Recipe, seen: View, seed: int, race: bool) -> tuple[Action, float]:
    """Return the action by a race or by strong 13's number of deals, with the seconds of the processor."""
    begun = time.process_time()
    action = (recipe.think if race else recipe.decide)(mine, seen, seed, WORLDS)
    return action, time.process_time() - begun


def gained(seen: View, race: Action, fixed: Action, seed: int, reference: int) -> float:
    """Return what one card gains on the other in so many other deals."""
    if race == fixed:
        return 0.0
    judged = strong.judge(seen, seed, reference)
    worth = dict(zip(judged.cards, judged.means(), strict=True))
    return worth[int(race)] - worth[int(fixed)]


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
                seen, seed, other = view(state, state.turn), looks.below(1 << 62), looks.below(1 << 62)
                if len(seen.legal) == 1:
                    state = apply(state, seen.legal[0])
                    continue
                by = {race: timed(mine, seen, seed, race) for race in sorted((False, True), reverse=looks.below(2) > 0)}
                (fixed, before), (race, today) = by[False], by[True]
                free = isinstance(race, int) and not (mine.endgame and mine.endgame.applies(seen))
                yield Choice(before, today, gained(seen, race, fixed, other, given.reference) if free else None)
                state = apply(state, race)


def row(game: str, given: argparse.Namespace) -> str:
    every = list(choices(games.rules(game), given))
    gains = [choice.gain for choice in every if choice.gain is not None]
    others = sum(gain != 0 for gain in gains) / len(gains)
    times = [1000 * sum(column) / len(every) for column in list(zip(*every, strict=True))[:2]]
    longest = 1000 * sorted(choice.today for choice in every)[int(0.99 * len(every))]
    cells = (f"`{game}`", "–".join(given.race), str(len(gains)), f"{others:.1%}", mean_text(interval(gains), 3))
    return f"| {' | '.join((*cells, *(f'{mean:.1f}' for mean in times), f'{longest:.0f}'))} |"


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
        __doc__, games=raced, race=("80", "400"), deals=4, reference=2000, sets=0, fixed=0, seed=0, seeds=...
    )
    given = options.parse_args()
    heads = ["game", "deals of a race", "choices", "others", "gain on 200", "13, ms", "14, ms", "99 % within, ms"]
    heads = ["game", "sets", "points a deal"] if given.sets else heads
    print("", f"| {' | '.join(heads)} |", "|---" * len(heads) + "|", sep="\n")
    for game in given.games:
        print((matched if given.sets else row)(game, given), flush=True)


if __name__ == "__main__":
    main()
