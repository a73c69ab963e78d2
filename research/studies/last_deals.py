"""King's last three deals: what it is worth to play them for the match, and not each for its points.

python -m research.studies.last_deals BOT BESIDE [--sets 200] [--seed 1] [--seeds accept]

Four flat play seven deals; from there on BOT sits in each seat by turns against three flat, and so does BESIDE, on the
same cards. Strong 9 (`docs/measuring.md` says how an earlier version is had) plays for points to the end. A set is eight
such ends of one match. What is printed: the share of matches won by each and their points in these deals beyond the mean of
the table, and the means of the sets' differences.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from fourkings.arena import DEVELOP, SEEDS, bounded, interval, mean_text, secret_of, share_text
from fourkings.bots import Bot, title
from fourkings.cli._progress import progress
from fourkings.engines import find
from fourkings.rulebook import games
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.games import GAMES
from fourkings.rulebook.match import Match, apply_unchecked, deal_from_secret, from_secret
from fourkings.views import view

BEFORE: Final = 7
"""Deals played by four flat."""
FIELD: Final = "flat"


class Ends(NamedTuple):
    """The four seats' mean from one match: its share won, and its points in the last deals beyond the table's mean."""

    won: float
    points: float


def played_on(match: Match, bots: Sequence[Bot], dice: Sequence[Stream], secret: bytes, deals: int) -> Match:
    """The match with so many deals done, or to its end."""
    while True:
        while not match.between_deals and match.result is None:
            seat = match.state.turn
            match = apply_unchecked(match, bots[seat].choose(view(match.state, seat), dice[seat]))
        if match.result or len(match.deals) >= deals:
            return match
        match = deal_from_secret(match, secret)


def ends(match: Match, bot: Bot, secret: bytes) -> Ends:
    """The bot in each seat by turns, from here on."""
    field, before, won, points = find(FIELD), match.totals, 0.0, 0.0
    for own in range(4):
        bots = [bot if seat == own else field for seat in range(4)]
        dice = [Stream(secret, f"late {seat}".encode()) for seat in range(4)]
        end = played_on(deal_from_secret(match, secret), bots, dice, secret, 99)
        assert end.result is not None
        winners = end.result.winners
        won += (own in winners) / len(winners) / 4
        gained = [after - at for after, at in zip(end.totals, before, strict=True)]
        points += (gained[own] - sum(gained) / 4) / 4
    return Ends(won, points)


def sets(bots: Sequence[Bot], given: argparse.Namespace) -> Iterator[list[Ends]]:
    """What each of the bots makes of the end of a match, match after match."""
    rules, field = games.rules(GAMES["king"]), find(FIELD)
    for number in progress(range(given.sets), name="king", unit="match"):
        secret = secret_of(rules, given.seed, number, given.seeds)
        dice = [Stream(secret, f"early {seat}".encode()) for seat in range(4)]
        match = played_on(from_secret(rules, secret), [field] * 4, dice, secret, BEFORE)
        yield [ends(match, bot, secret) for bot in bots]


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure a bot in the last three deals of King.")
    parser.add_argument("bot")
    parser.add_argument("beside")
    parser.add_argument("--sets", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seeds", choices=SEEDS, default=DEVELOP)
    given = parser.parse_args()
    try:
        bots = [find(name) for name in (given.bot, given.beside)]
    except ValueError as error:
        parser.error(str(error))
    pairs = list(sets(bots, given))
    for bot, column in zip(bots, zip(*pairs, strict=True), strict=True):
        won, points = zip(*column, strict=True)
        print(f"{title(bot):<16} {share_text(bounded(list(won)))} won, {mean_text(interval(list(points)))} points")
    more = [(100 * (score.won - other.won), score.points - other.points) for score, other in pairs]
    won, points = zip(*more, strict=True)
    print(f"{'difference':<16} {mean_text(interval(list(won)), 2)} %, {mean_text(interval(list(points)))} points")


if __name__ == "__main__":
    main()
