"""The gate of unknown partners: a bot's worth to a partner with other habits.

python -m research.figures.strangers GAME BOT BEFORE [OPTIONS]

The bot sits with each partner against two flat, in all four seats of the same cards, and so does the bot before it, usually
`engine:` and a command as in `docs/measuring.md`. A bot trained with copies of itself may come to speak a language of its
own, at its partner's cost. A set is eight matches of one secret, four with each bot; the table has the share of matches won
with either, and the mean difference of the sets. The gate is passed unless the interval of the difference is below zero.
"""

import argparse
from collections.abc import Iterator, Sequence
from datetime import date
from typing import Final, NamedTuple

from fourkings.arena import bounded, interval, mean_text, play, secret_of, share_text
from fourkings.bots import Bot, title
from fourkings.cli._progress import progress
from fourkings.engines import find
from fourkings.rulebook import games
from fourkings.rulebook.game import Rules
from fourkings.rulebook.games import GAMES
from fourkings.rulebook.match import from_secret
from research import command

HEADING: Final = "## Strangers as partners"
FIELD: Final = "flat"
PAIRS: Final = [name for name, game in GAMES.items() if game.PARTNERS]


class Pair(NamedTuple):
    """One secret: with the bot and with the one before, the share of matches won and the points beyond the other side's."""

    won: float
    before: float
    points: float
    points_before: float


def with_partner(rules: Rules, bot: Bot, partner: Bot, secret: bytes) -> tuple[float, float]:
    """Return the share of matches won, and points a match beyond the other side's, the bot in each seat in turn."""
    seats, won, points = from_secret(rules, secret).opening.seats, 0.0, 0.0
    for own in range(4):
        bots = [find(FIELD)] * 4
        bots[seats[own]], bots[seats[own ^ 2]] = bot, partner
        match = play(rules, bots, secret)
        totals = list(match.totals)
        if len(totals) == 4:
            totals = [totals[0] + totals[2], totals[1] + totals[3]]
        sides = {winner & 1 for winner in match.result.winners} if match.result else {0, 1}
        won += (own & 1 in sides) / len(sides) / 4
        points += (totals[own & 1] - totals[own & 1 ^ 1]) / 4
    return won, points


def pairs(rules: Rules, bot: Bot, before: Bot, partner: Bot, given: argparse.Namespace) -> Iterator[Pair]:
    for number in progress(range(given.matches), name=partner.NAME, unit="set"):
        secret = secret_of(rules, given.seed, number, given.seeds)
        (won, points), (before_won, before_points) = (with_partner(rules, each, partner, secret) for each in (bot, before))
        yield Pair(won, before_won, points, before_points)


def row(game: str, partner: str, pairs: Sequence[Pair]) -> str:
    cells = [
        f"`{game}`", partner, str(len(pairs)), share_text(bounded([pair.won for pair in pairs])),
        share_text(bounded([pair.before for pair in pairs])),
        mean_text(interval([100 * (pair.won - pair.before) for pair in pairs])),
        mean_text(interval([pair.points - pair.points_before for pair in pairs])),
    ]  # fmt: skip
    return f"| {' | '.join(cells)} |"


def lines(given: argparse.Namespace) -> Iterator[str]:
    rules, bot, before = games.rules(GAMES[given.game]), find(given.bot), find(given.before)
    yield from (HEADING, "")
    yield (
        f"{date.today()}, {title(bot)} and {title(before)} with a partner against two {title(find(FIELD))}: "
        f"`python -m research.figures.strangers {given.game} '{given.bot}' '{given.before}' "
        f"--partners {','.join(given.partners)} --matches {given.matches} --seed {given.seed} --seeds {given.seeds}`."
    )
    yield ""
    yield f"| game | partner | sets | won with {title(bot)} | with {title(before)} | difference, % | points a match |"
    yield "|---|---|---|---|---|---|---|"
    for name in given.partners:
        yield row(given.game, name, list(pairs(rules, bot, before, find(name), given)))


def main() -> None:
    parser = command.parser(__doc__, partners=["careful", "club", "beginner"], matches=40, seed=1, seeds=..., write=...)
    parser.add_argument("game", choices=PAIRS)
    parser.add_argument("bot")
    parser.add_argument("before")
    given = parser.parse_args()
    command.publish("\n".join(lines(given)) + "\n", HEADING, given.write)


if __name__ == "__main__":
    main()
