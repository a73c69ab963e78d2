"""King's auctions by strong: what it says, and whether it paid, by playing the same deal again with the next best word.

python bench/auctions.py [--auctions 2000] [--seed 1] [--field flat] [--cards careful] [--dealer]
    [--sorts sell,buy,split,ultimatum] [--out FILE] [--write]

One strong player, in every seat by turns, talks with three of the field; with `--dealer` it deals each time, so that a
dealer's words come four times as often. Whenever it sells, buys, splits or makes an ultimatum, the deal is played twice
from there: with its word, and with the best word of another sort by its own figures. From there on all talk as before, and
`--cards` plays the cards. `--out` keeps a line of JSON for each word: by how much strong thought it better, and by how much
it was.
"""

from __future__ import annotations

import argparse
import datetime
import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from careful import write
from tqdm import tqdm

from fourkings import options
from fourkings.arena import deals, interval
from fourkings.bots import Bot, find, strong
from fourkings.bots.strong import king_talk
from fourkings.cards import Seat
from fourkings.deck import Stream
from fourkings.game import Action, State, apply
from fourkings.games import king
from fourkings.games._auction import ASKS, DECLARATIONS, REFUSE, RUNGS, SPLIT, ULTIMATUMS
from fourkings.view import view

HEADING: Final = "## King's auctions by strong"
JUDGED: Final = ("sell", "buy", "split", "ultimatum")


class Judged(NamedTuple):
    """A word, and by how many points it did better than the next best of another sort."""

    sort: str
    gain: int
    thought: float  # by its own figures


class Said(NamedTuple):
    """A word that is judged."""

    sort: str
    at: State
    word: str
    refused: State | None  # where a bid was refused just before


class Table(NamedTuple):
    """Who talks and who plays the cards."""

    me: Seat
    field: Bot
    cards: Bot

    def act(self, state: State, dice: Stream) -> Action:
        seen = view(state, state.turn)
        bot = self.cards if state.stage == "play" else strong if state.turn == self.me else self.field
        return bot.choose(seen, dice)


def sort_of(word: str) -> str:
    """What sort of word it is."""
    for sort, words in (("declare", DECLARATIONS), ("bid", RUNGS), ("ask", ASKS), ("ultimatum", ULTIMATUMS)):
        if word in words:
            return sort
    return word


def auction(table: Table, number: int, given: argparse.Namespace, said: Counter[str]) -> Iterator[Judged]:
    """One auction, and what came of the words that are judged."""
    rules = options.rules(king)
    secret = deals.secret_of("auction", given.seed, number)
    state, dice = deals.dealt(rules, "auction", secret, number % 4), Stream(secret, b"talk")
    waiting: list[Said] = []
    refused: State | None = None
    while state.stage == "talk":
        word = table.act(state, dice)
        if state.turn == table.me:
            sort = sort_of(str(word))
            said[sort] += 1
            sort = "buy" if sort in ("bid", "yes") else sort
            if sort in given.sorts:
                waiting.append(Said(sort, state, str(word), refused))
            refused = state if word == REFUSE else None
        state = apply(state, word)
    for one in waiting:
        if one.sort == "buy" and (state.talk.buyer != table.me or one is not waiting[-1]):
            continue
        other, thought = next_best(one)
        mine, theirs = ended(table, apply(one.at, one.word), secret), ended(table, other, secret)
        yield Judged(one.sort, mine - theirs, thought)


def next_best(said: Said) -> tuple[State, float]:
    """Where the word of another sort leads that strong thinks best, and by how much it thinks its own better.

    Who refused a bid and then splits has chosen both at once: instead he might have declared, or not refused.
    """
    mine, choices = 0.0, list[tuple[float, int, State, str]]()
    for state in (said.at, said.refused):
        if state is None:
            continue
        found = king_talk.weigh(view(state, state.turn), strong.WORLDS)
        for word, worth in zip(found.words, found.values.mean(0).tolist(), strict=True):
            if state is said.at and word == said.word:
                mine = worth
            if sort_of(word) not in (sort_of(said.word), REFUSE if said.sort == SPLIT else None):
                choices.append((worth, -len(choices), state, word))
    worth, _, state, word = max(choices)
    return apply(state, word), mine - worth


def ended(table: Table, state: State, secret: bytes) -> int:
    """My points at the end."""
    dice = Stream(secret, b"play")
    while state.stage != "done":
        state = apply(state, table.act(state, dice))
    assert state.points is not None
    return state.points[table.me]


def lines(given: argparse.Namespace) -> Iterator[str]:
    """The section."""
    said: Counter[str] = Counter()
    gains: dict[str, list[int]] = {sort: [] for sort in given.sorts}
    kept = given.out.open("w", encoding="utf-8") if given.out else None
    for number in tqdm(range(given.auctions), unit="auction", delay=2, disable=None):
        me = number % 4 if given.dealer else number // 4 % 4
        table = Table(me, find(given.field), find(given.cards))
        for judged in auction(table, number, given, said):
            gains[judged.sort].append(judged.gain)
            if kept:
                kept.write(json.dumps(judged._asdict()) + "\n")
                kept.flush()
    yield HEADING
    yield ""
    yield (
        f"{datetime.date.today()}, strong version {strong.VERSION} against three {given.field}, cards by {given.cards}: "
        f"`python bench/auctions.py --auctions {given.auctions} --seed {given.seed} --field {given.field} "
        f"--cards {given.cards}{' --dealer' if given.dealer else ''}`."
    )
    yield "Each word against the best of another sort by strong's own figures, the same deal played with both."
    yield ""
    yield "| what strong did | times | points beyond the next best |"
    yield "|---|---|---|"
    for sort, found in gains.items():
        yield f"| {sort} | {len(found)} | {shown(found)} |"
    yield ""
    yield "Said in all: " + ", ".join(f"{word} {many}" for word, many in said.most_common()) + "."


def shown(gains: list[int]) -> str:
    """A mean with its interval."""
    if len(gains) < 2:
        return "–"
    found = interval([float(one) for one in gains])
    return f"{found.mean:.1f} ± {found.half:.1f}"


def main() -> None:
    parser = argparse.ArgumentParser(description="Judge strong's words in King's auctions.")
    parser.add_argument("--auctions", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--field", default="flat")
    parser.add_argument("--cards", default="careful")
    parser.add_argument("--dealer", action="store_true", help="strong deals every time")
    parser.add_argument("--sorts", type=lambda text: text.split(","), default=list(JUDGED))
    parser.add_argument("--out", type=Path)
    parser.add_argument("--write", action="store_true", help="put the table into RESULTS.md")
    given = parser.parse_args()
    section = "\n".join(lines(given)) + "\n"
    print(section)
    if given.write:
        write(section, HEADING)


if __name__ == "__main__":
    main()
