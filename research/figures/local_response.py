"""A lower bound on how much can be won from a bot in whole deals: the gain of a local best response, as in poker.

python -m research.figures.local_response BOT [BOT …] [OPTIONS]

Four of the bot play deals of every kind of the games, from an even score; then one seat after the other is given to the
responder, which knows the bot it meets, with the same cards and the same random streams of the three others. Its gain is a
mean over the four seats and, equally, over the kinds; whatever it does, nobody can be harder to beat than that.

Local best response (Lisý and Bowling, 2017) looks one action ahead: it weighs what the others may hold by how likely they
act as they did, lets everybody go on by a fixed rule, and takes the best action. In trick-taking:

- a call is the bot's own: only its play of the cards is tried;
- what the others hold is drawn as `strong` draws it, by nets that imitate bots; no bot of ours states its own odds;
- after each card all four go on as the bot does where a kernel plays like it (careful and beginner where cards cost), else
  by the policies of `strong`; few last cards are solved where `strong` solves them;
- the card with the best mean over --worlds deals is played.

Less than nothing gained says only that this responder is too weak. `--write` puts the figures into
benchmark/responses.json, which `scripts/leaderboard.py` reads.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING, Final

from fourkings import encoding
from fourkings.arena import Interval, deals, duplicate, interval, mean_text, spread
from fourkings.bots import BOTS, Bot, evaluation, title
from fourkings.bots.strong import recipe as thinking
from fourkings.bots.strong.games import recipe_of
from fourkings.bots.strong.recipe import Rollout
from fourkings.engines import find
from fourkings.rulebook import games
from fourkings.rulebook.cards import SEATS, Card
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import Action
from fourkings.rulebook.games import GAMES
from fourkings.views import View
from research import command

if TYPE_CHECKING:
    from fourkings.kernels.arrays import Int64Array
    from fourkings.views import PlayerView

FILE: Final = Path(__file__).parents[2] / "benchmark" / "responses.json"
AVOIDERS: Final = ("careful", "beginner")
"""Bots that play like the kernel of careful where cards cost."""
NOISE: Final = 0.05
"""Share of their cards drawn at random in playouts."""


class Responder:
    """A local best response to three of a bot, whose calls it makes."""

    NAME, VERSION = "responder", 1

    def __init__(self, target: Bot, worlds: int) -> None:
        self.target, self.worlds = target, worlds

    def choose(self, seen: PlayerView, rng: Stream, limit: int | None = None) -> Action:
        """Return the card with the best mean over deals that fit."""
        if any(isinstance(action, str) for action in seen.legal):
            action = self.target.choose(seen, rng, limit)
            if isinstance(action, str):
                return action
        elif len(seen.legal) == 1:
            return seen.legal[0]
        mine = recipe_of(seen.rules)
        if self.target.NAME in AVOIDERS and not seen.rules.game.PARTNERS:
            mine = replace(mine, rollout=Rollout(as_avoider), endgame=None)
        return thinking.judge(mine, seen, rng.below(1 << 62), self.worlds).best()


def as_avoider(seen: View, samples: Int64Array, cards: list[Card], seed: int) -> tuple[evaluation.Outcome, ...]:
    """Play deals out as careful does if cards cost, else as strong does."""
    if encoding.is_negative(encoding.contract_of(seen)):
        return (thinking.play_out_as_careful(seen, samples, cards, NOISE, seed),)
    return recipe_of(seen.rules).rollout.play(seen, samples, cards, seed)


Task = tuple[str, str, str, int, int, int]
"""A deal to play: game, kind, bot, seed, number, worlds."""


def gain(task: Task) -> float:
    """Return the responder's gain in one deal, in points, as a mean over the four seats."""
    game, kind, name, seed, number, worlds = task
    rules, bot = games.rules(GAMES[game]), find(name)
    secret, responder = deals.secret_of(f"response {kind}", seed, number), Responder(bot, worlds)
    state = deals.deal_of_kind(rules, kind, secret, number % 4)

    def points(seat: int | None) -> Sequence[int]:
        """Return the points of the deal, with the responder in a seat or in none."""
        rngs = [Stream(secret, f"bot {each}".encode()) for each in SEATS]
        return deals.play_deal(state, [responder if each == seat else bot for each in SEATS], rngs).points or ()

    usual = points(None)
    sides = [(seat & 1,) if rules.game.PARTNERS else (seat,) for seat in SEATS]
    return (
        sum(duplicate.gain(rules, points(seat), sides[seat]) - duplicate.gain(rules, usual, sides[seat]) for seat in SEATS)
        / 4
    )


def gains(game: str, bot: str, number: int, seed: int, worlds: int, processes: int | None) -> Interval:
    """Return the mean gain per deal over all kinds of a game, from `number` deals of each."""
    kinds = list(deals.kinds(games.rules(GAMES[game])))
    tasks = [(game, kind, bot, seed, deal, worlds) for deal in range(number) for kind in kinds]
    each = list(spread(gain, tasks, processes))
    return interval([sum(each[row : row + len(kinds)]) / len(kinds) for row in range(0, len(each), len(kinds))])


def main() -> None:
    options = command.parser(
        __doc__, games=list(GAMES.own), deals=20, seed=1, worlds=64, processes=..., write=False
    )  # fmt: skip
    options.add_argument("bots", nargs="+", metavar="BOT", help=", ".join(BOTS))
    given = options.parse_args()
    known = json.loads(FILE.read_text()) if FILE.exists() else {}
    print("| bot | game | points per deal |\n|---|---|---|", flush=True)
    for bot, game in product(given.bots, given.games):
        margin = gains(game, bot, given.deals, given.seed, given.worlds, given.processes)
        print(f"| {title(find(bot))} | {game} | {mean_text(margin, 1)} |", flush=True)
        half = round(margin.half, 2) if margin.known else None
        row = {"gain": round(margin.mean, 2), "half": half, "deals": given.deals, "worlds": given.worlds}
        known.setdefault(title(find(bot)), {})[game] = row
        if given.write:
            FILE.write_text(json.dumps(known, indent=1) + "\n")
    print(command.machine())


if __name__ == "__main__":
    main()
