"""Hearts against an outside program: fourteen seatings of two kinds of player, deal by deal.

python -m research.figures.hearts 'engine:./xinxin' [OPTIONS]

Hearts of `examples/games/hearts`, without passing and without shooting the moon, resembles two deals of King; strong plays
it by the recipe of games without partners (`hearts_recipe`), with nothing tuned to the opponent. Each deal is played in all
seatings with both kinds of player, so each kind holds every hand seven times.

The opponent is a bot by name, or `engine:` and a command that speaks `docs/engines.md`, with `--runs` and `--worlds` as its
last arguments. The reference is xinxin by Nathan Sturtevant (github.com/nathansttt/hearts, GPL-3): a tree of that many runs
in each of that many deals (`UCT`, `iiMonteCarlo`), with C = 0.4, `HeartsPlayout` with a tenth of its cards at random,
`SafeSimpleHeartsPlayer` at model level 2, and the rules `kQueenPenalty`, `kNoShooting`, `kLead2Clubs`, `kMustBreakHearts`,
`kQueenBreaksHearts`, `kNoQueenFirstTrick` and `kNoHeartsFirstTrick`. None of it is included: wrap it in the protocol, in a
process of its own.

Results are kept in `--out`, a line a seating; the same command continues, also with more deals. The table shows the deals
with all fourteen seatings. Times are CPU milliseconds of choices among several cards.
"""

import argparse
import json
import os
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from datetime import date
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
from fourkings.rulebook.game import apply
from fourkings.views import view
from research.command import parser, publish
from research.figures.hearts_recipe import RECIPES, RULES, Strong, game

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
    """One deal in one seating: the conditions, then the results."""

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
        """The conditions that the rows of a table share."""
        return self.ours, self.theirs, self.seed

    @property
    def place(self) -> tuple[object, ...]:
        """The key of the row."""
        return *self.terms, self.deal, self.own


def processor() -> float:
    """Return the CPU seconds of this thread and of ended child processes."""
    ended = os.times()
    return time.thread_time() + ended.children_user + ended.children_system


def played(ours: Bot, theirs: Bot, seed: int, deal: int, own: Sequence[int]) -> Played:
    """Play one deal with our bot in these seats."""
    secret = deals.secret_of(game.GAME.ID, seed, deal)
    state = deals.deal_of_kind(RULES, game.GAME.ID, secret, deal % 4)
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
    return Played(*names, seed, deal, tuple(own), state.points or (), (cards[0], cards[1]), (seconds[0], seconds[1]))


def title(bot: Bot) -> str:
    """Return a bot's name in the table."""
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
    """Return the rows of the file; a last line that was cut off is skipped."""
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
    """Play the deals that are missing; return all rows with these conditions."""
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
    """Return the rows of each deal whose seatings are complete."""
    by_deal: dict[int, list[Played]] = {}
    for row in rows:
        by_deal.setdefault(row.deal, []).append(row)
    return {deal: results for deal, results in sorted(by_deal.items()) if len(results) == len(SEATINGS)}


def better(rows: Sequence[Played]) -> float:
    """Return the mean points of our hands beyond theirs, in these seatings of a deal."""
    ours = [row.points[seat] for row in rows for seat in row.own]
    theirs = [row.points[seat] for row in rows for seat in range(4) if seat not in row.own]
    return fmean(ours) - fmean(theirs)


def milliseconds(rows: Sequence[Played], side: int) -> float:
    """Return the CPU milliseconds of a choice."""
    return 1000 * sum(row.seconds[side] for row in rows) / max(1, sum(row.cards[side] for row in rows))


def table(rows: Sequence[Played]) -> Iterator[str]:
    """Yield the row of the match, also by the number of our players at the table."""
    whole = by_deal(rows)
    yield f"| {' | '.join(HEADS)} |"
    yield "|---" * len(HEADS) + "|"
    if not whole:
        return
    by_count = [
        interval([better([row for row in deal if len(row.own) in counts]) for deal in whole.values()])
        for counts in ((1, 2, 3), (1,), (2,), (3,))
    ]
    cells = [mean_text(gain, 2 if gain.known else 1) for gain in by_count]
    every = [row for deal in whole.values() for row in deal]
    cells += [f"{milliseconds(every, side):.1f}" for side in (0, 1)]
    yield f"| {every[0].ours} | {every[0].theirs} | {len(whole)} | {' | '.join(cells)} |"


def section(rows: Sequence[Played], given: argparse.Namespace) -> str:
    command = f"python -m research.figures.hearts '{given.against}' --runs {given.runs} --worlds {given.worlds}"
    lines = [
        HEADING,
        "",
        f"{date.today()}: `{command} --deals {given.deals} --first {given.first} --seed {given.seed} --recipe "
        f"{given.recipe} --limit {given.limit}`.",
        f"Fourteen seatings a deal; intervals of 95 % over deals. To beat: {TO_BEAT}, the interval's lower end above 0.64.",
        "",
        *table(rows),
    ]
    return "\n".join(lines) + "\n"


def opponent(given: argparse.Namespace) -> Bot:
    """Return the opponent, started. Raises NoBot if there is none."""
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
