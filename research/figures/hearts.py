"""Hearts against a program of the world outside: fourteen seatings of two kinds of player, deal by deal.

    python -m research.figures.hearts 'engine:./xinxin' [--runs 2000] [--worlds 50] [--deals 50] [--first 0]
        [--out FILE] [--write]

Hearts without passing and without shooting the moon (`hearts_game`) is no game of ours, and nearest to two deals of
King; strong plays it by the recipe of games of four for themselves (`hearts_recipe`), with nothing tuned on the other
side. Each deal is played in all seatings of both kinds of player but those of one kind alone: each kind holds every hand
seven times.

The opponent is a bot by name, or `engine:` and a command that speaks `docs/engines.md`; such a command is given runs and
worlds as its last arguments. Meant is xinxin, by Nathan Sturtevant (github.com/nathansttt/hearts, GPL-3): a tree of so many
runs in each of so many deals (`UCT`, `iiMonteCarlo`), with C = 0.4, `HeartsPlayout` with a tenth of its cards by chance,
`SafeSimpleHeartsPlayer` at model level 2, and the rules `kQueenPenalty`, `kNoShooting`, `kLead2Clubs`, `kMustBreakHearts`,
`kQueenBreaksHearts`, `kNoQueenFirstTrick` and `kNoHeartsFirstTrick`. Nothing of it is here: whoever has it puts the
protocol around it, in a process of its own.

What was played is kept in the file, a line a seating, so the command can be broken off and given again, with more deals
too; the table shows the deals whose fourteen seatings are all there. A card is one chosen among several; its milliseconds
are of processor time.
"""

from __future__ import annotations

import argparse
import datetime
import json
import os
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from statistics import fmean
from typing import Any, Final, NamedTuple

from fourkings.arena import deals, interval, mean_text
from fourkings.bots import Bot, Forfeit
from fourkings.bots.strong import WORLDS
from fourkings.cli._progress import progress
from fourkings.engines import NoBot, find
from fourkings.engines.finding import PROGRAM
from fourkings.engines.process import Engine
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import State, apply
from fourkings.rulebook.games import rules
from fourkings.views import view
from research.command import parser, publish
from research.figures.hearts_recipe import RECIPES, Strong, game

SEATINGS: Final = tuple(tuple(seat for seat in range(4) if bits >> seat & 1) for bits in range(1, 15))
"""The seats that are ours: some, and not all."""
PATIENCE: Final = 600.0
"""Seconds that the opponent may think about a card: how long it takes is measured, and no reason to lose."""
TO_BEAT: Final = 0.776
"""Points a hand by which AmeyaKI/open-hearts is said to beat xinxin at 2,000 runs in 50 deals."""
HEADING: Final = "## Hearts, against xinxin"
HEADS: Final = (
    "player", "against", "deals", "points a hand beyond theirs", "with one of us", "with two", "with three", "ms a card",
    "of theirs",
)  # fmt: skip


class Played(NamedTuple):
    """One deal in one seating: the conditions, then what came of it."""

    ours: str
    theirs: str
    seed: int
    deal: int
    own: tuple[int, ...]
    points: tuple[int, ...]
    cards: tuple[int, int]  # chosen by us, by them
    seconds: tuple[float, float]

    @property
    def terms(self) -> tuple[str, str, int]:
        """What rows must share to stand in one table."""
        return self.ours, self.theirs, self.seed

    @property
    def place(self) -> tuple[object, ...]:
        """What makes it this one."""
        return *self.terms, self.deal, self.own


def processor() -> float:
    """Seconds of processor time, of this thread and of the processes that it has seen end."""
    ended = os.times()
    return time.thread_time() + ended.children_user + ended.children_system


def played(ours: Bot, theirs: Bot, seed: int, deal: int, own: Sequence[int]) -> Played:
    """One deal, with our bot in these seats."""
    secret = deals.secret_of(game.GAME.ID, seed, deal)
    state = deals.deal_of_kind(rules(game.GAME), game.GAME.ID, secret, deal % 4)
    dice = [Stream(secret, f"bot {seat}".encode()) for seat in range(4)]
    names = title(ours), title(theirs)
    cards, seconds = [0, 0], [0.0, 0.0]
    while state.stage != "done":
        seen, side = view(state, state.turn), int(state.turn not in own)
        cards[side] += len(seen.legal) > 1
        began = processor()
        action = (ours, theirs)[side].choose(seen, dice[state.turn]) if len(seen.legal) > 1 else seen.legal[0]
        seconds[side] += processor() - began
        state = apply(state, action)
    if isinstance(theirs, Engine):  # its processor time is known once it has ended; it starts anew when it is asked again
        began = processor()
        theirs.stop()
        seconds[1] += processor() - began
    return Played(*names, seed, deal, tuple(own), points_of(state), (cards[0], cards[1]), (seconds[0], seconds[1]))


def points_of(state: State) -> tuple[int, ...]:
    """The points of a deal that is over."""
    assert state.points is not None
    return state.points


def title(bot: Bot) -> str:
    """A bot as the table names it."""
    if isinstance(bot, Titled):
        return bot.title
    return bot.NAME if isinstance(bot, Engine) else f"{bot.NAME} {bot.VERSION}"


class Titled(Strong):
    """Strong with its recipe and number of deals in its name."""

    def __init__(self, name: str, limit: int) -> None:
        super().__init__(name, limit)
        self.title = f"{self.NAME} {self.VERSION}, {name}, {limit} deals"


# --- what was played ----------------------------------------------------------------------------------------------


def known(out: Path) -> dict[tuple[object, ...], Played]:
    """What the file holds; a last line that was broken off is left out."""
    seatings = {}
    for line in out.read_text("utf-8").splitlines() if out.exists() else ():
        try:
            fields = json.loads(line)
        except ValueError:
            continue
        row = Played(**{key: tuple(value) if isinstance(value, list) else value for key, value in fields.items()})
        seatings[row.place] = row
    return seatings


def all_played(ours: Bot, theirs: Bot, given: argparse.Namespace) -> list[Played]:
    """Everything that is known on these terms, once the deals asked for are there."""
    seatings, terms = known(given.out), (title(ours), title(theirs), given.seed)
    asked = [(deal, own) for deal in range(given.first, given.first + given.deals) for own in SEATINGS]
    with given.out.open("a", encoding="utf-8") as file:
        if file.tell() and not given.out.read_text("utf-8").endswith("\n"):
            file.write("\n")
        for deal, own in progress([seating for seating in asked if (*terms, *seating) not in seatings], unit="seating"):
            row = played(ours, theirs, given.seed, deal, own)
            seatings[row.place] = row
            file.write(json.dumps(row._asdict()) + "\n")
            file.flush()
    return [row for row in seatings.values() if row.terms == terms]


def by_deal(rows: Sequence[Played]) -> Mapping[int, list[Played]]:
    """The rows of each deal whose seatings are all there."""
    by_deal: dict[int, list[Played]] = {}
    for row in rows:
        by_deal.setdefault(row.deal, []).append(row)
    return {deal: results for deal, results in sorted(by_deal.items()) if len(results) == len(SEATINGS)}


def better(rows: Sequence[Played]) -> float:
    """The points of our hands beyond those of theirs, on average over hands, in these seatings of a deal."""
    ours = [row.points[seat] for row in rows for seat in row.own]
    theirs = [row.points[seat] for row in rows for seat in range(4) if seat not in row.own]
    return fmean(ours) - fmean(theirs)


def milliseconds(rows: Sequence[Played], side: int) -> float:
    """Processor time a card."""
    return 1000 * sum(row.seconds[side] for row in rows) / max(1, sum(row.cards[side] for row in rows))


def table(rows: Sequence[Played]) -> Iterator[str]:
    """The match in a row, and by how many of us sat at the table."""
    whole = by_deal(rows)
    yield f"| {' | '.join(HEADS)} |"
    yield "|---" * len(HEADS) + "|"
    if not whole:
        return
    cells = [
        whole_text([better([row for row in deal if len(row.own) in many]) for deal in whole.values()])
        for many in ((1, 2, 3), (1,), (2,), (3,))
    ]
    every = [row for deal in whole.values() for row in deal]
    cells += [f"{milliseconds(every, side):.1f}" for side in (0, 1)]
    yield f"| {every[0].ours} | {every[0].theirs} | {len(whole)} | {' | '.join(cells)} |"


def whole_text(gains: Sequence[float]) -> str:
    """A mean with its interval, to the hundredth."""
    mean = interval(gains)
    return f"{mean.mean:.2f} ± {mean.half:.2f}" if len(gains) > 1 else mean_text(mean)


def section(rows: Sequence[Played], given: argparse.Namespace) -> str:
    """The section of the results."""
    command = f"python -m research.figures.hearts '{given.against}' --runs {given.runs} --worlds {given.worlds}"
    lines = [
        HEADING,
        "",
        f"{datetime.date.today()}: `{command} --deals {given.deals} --first {given.first} --seed {given.seed} --recipe "
        f"{given.recipe} --limit {given.limit}`.",
        f"Fourteen seatings a deal; intervals of 95 % over deals. To beat: {TO_BEAT}, the interval's lower end above 0.64.",
        "",
        *table(rows),
    ]
    return "\n".join(lines) + "\n"


def opponent(given: argparse.Namespace) -> Bot:
    """The opponent, started. Raises NoBot where it cannot be had."""
    more = f" {given.runs} {given.worlds}" if given.against.startswith(PROGRAM) else ""
    bot: Any = find(given.against + more, PATIENCE)
    try:
        _ = bot.NAME, bot.VERSION
    except Forfeit as error:
        raise NoBot(f"{error}; research/figures/hearts.py tells at its head what it needs") from None
    return bot  # type: ignore[no-any-return]


def main() -> int:
    options = parser(
        __doc__, runs=2000, worlds=50, limit=WORLDS, deals=50, first=0, seed=1, out=Path("hearts.jsonl"), write=...
    )
    options.add_argument("against", help="a bot by name, or engine: and a command")
    options.add_argument("--recipe", choices=RECIPES, default="alone")
    given = options.parse_args()
    try:
        text = section(all_played(Titled(given.recipe, given.limit), opponent(given), given), given)
    except (NoBot, Forfeit) as error:
        print(error, file=sys.stderr)
        return 2
    publish(text, HEADING, given.write)
    return 0


if __name__ == "__main__":
    sys.exit(main())
