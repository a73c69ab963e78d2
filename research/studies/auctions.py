"""King's auctions by strong: what it says, and whether it paid, by playing the same deal again with the next best word.

python -m research.studies.auctions [--auctions 2000] [--seed 1] [--field flat] [--cards careful] [--dealer]
    [--sorts sell,buy,split,ultimatum] [--like 0] [--out FILE] [--write]

One strong player, in every seat by turns, talks with three of the field; with `--dealer` it deals each time, so that a
dealer's words come four times as often. Whenever it sells, buys, splits or makes an ultimatum, the deal is played twice
from there: with its word, and with the best word of another sort by its own figures. From there on all talk as before, and
`--cards` plays the cards. One deal says little, so with `--like` each word is judged in some more: my hand is the same, and
the others, dealt otherwise, have said the same. `--out` keeps a line of JSON for each word: by how much strong thought it
better, and by how much it was.
"""

from __future__ import annotations

import argparse
import datetime
import json
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import Final, NamedTuple

from fourkings.arena import deals, interval, mean_text
from fourkings.bots import Bot, find, strong
from fourkings.bots.strong.games.king import auction as talk
from fourkings.cli._progress import progress
from fourkings.rulebook import games
from fourkings.rulebook.cards import Seat, mask
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import Action, Hands, State, apply
from fourkings.rulebook.games._auction import ASKS, DECLARATIONS, REFUSE, RUNGS, SPLIT, ULTIMATUMS
from fourkings.views import view
from research.sections import write

HEADING: Final = "## King's auctions by strong"
TRIES: Final = 100
"""How many deals are dealt for one that goes as told: one in ten does, in rare talks one in a thousand."""
JUDGED: Final = ("sell", "buy", "split", "ultimatum")


class Judged(NamedTuple):
    """A word, and by how many points it did better than the next best of another sort."""

    sort: str
    gain: int
    thought: float  # by its own figures
    like: float  # the gain's mean over this deal and others like it


Told = Sequence[tuple[State, Action]]
"""What was said, and before which state."""


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
    rules = games.rules("king")
    secret = deals.secret_of("auction", given.seed, number)
    state, dice = deals.deal_of_kind(rules, "auction", secret, number % 4), Stream(secret, b"talk")
    calls: list[tuple[State, Action]] = []
    waiting: list[tuple[str, int]] = []
    while state.stage == "talk":
        word = table.act(state, dice)
        if state.turn == table.me:
            sort = sort_of(str(word))
            said[sort] += 1
            sort = "buy" if sort in ("bid", "yes") else sort
            if sort in given.sorts:
                waiting.append((sort, len(calls)))
        calls.append((state, word))
        state = apply(state, word)
    for sort, place in waiting:
        if sort == "buy" and (state.calls.buyer != table.me or place != waiting[-1][1]):
            continue
        back, other, thought = next_best(calls, place)

        def gain(states: Sequence[State], place: int = place, back: int = back, other: str = other) -> int:
            mine, theirs = apply(states[place], calls[place][1]), apply(states[place - back], other)
            return ended(table, mine, secret) - ended(table, theirs, secret)

        gains = [gain([at for at, _ in calls])]
        gains += [gain(states) for states in alike(table, calls[: place + 1], secret, given.like)]
        yield Judged(sort, gains[0], thought, sum(gains) / len(gains))


def next_best(calls: Told, place: int) -> tuple[int, str, float]:
    """The word of another sort that strong thinks best, so many words before, and by how much it thinks its own better.

    Who refused a bid and then splits has chosen both at once: instead they might have declared, or not refused.
    """
    own, choices = str(calls[place][1]), list[tuple[float, int, int, str]]()
    refused = own == SPLIT and place > 0 and calls[place - 1][1] == REFUSE
    without = (sort_of(own), REFUSE if own == SPLIT else "")
    mine = 0.0
    for back in (0, 1) if refused else (0,):
        state = calls[place - back][0]
        weighed = talk.evaluate_calls(view(state, state.turn), strong.WORLDS)
        worths = dict(zip(weighed.calls, weighed.values.mean(0).tolist(), strict=True))
        mine = mine if back else worths[own]
        choices += [(worth, -len(choices), back, call) for call, worth in worths.items() if sort_of(call) not in without]
    worth, _, back, word = max(choices)
    return back, word, mine - worth


def alike(table: Table, calls: Told, secret: bytes, many: int) -> Iterator[list[State]]:
    """The states of such talks in other deals: my hand is the same, and by theirs the others say the same words."""
    start = calls[0][0]
    hands, dice, matching = start.deal.dealt, Stream(secret, b"alike"), 0
    hidden = [card for seat, hand in enumerate(hands) if seat != table.me for card in hand]
    for _ in range(TRIES * many):
        if matching == many:
            return
        cards = iter(dice.shuffled(hidden))
        other = tuple(hand if seat == table.me else tuple(islice(cards, len(hand))) for seat, hand in enumerate(hands))
        state = replace(start, deal=replace(start.deal, dealt=other), hands=masks(other))
        states = [state]
        for _, word in calls[:-1]:
            if state.turn != table.me and table.act(state, dice) != word:
                break
            state = apply(state, word)
            states.append(state)
        else:
            matching += 1
            yield states


def masks(hands: Sequence[Sequence[int]]) -> Hands:
    """Hands as sets of cards."""
    first, second, third, fourth = (mask(hand) for hand in hands)
    return first, second, third, fourth


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
    gains: dict[str, list[tuple[float, float, float]]] = {sort: [] for sort in given.sorts}
    kept = given.out.open("w", encoding="utf-8") if given.out else None
    for number in progress(range(given.auctions), unit="auction"):
        me = number % 4 if given.dealer else number // 4 % 4
        table = Table(me, find(given.field), find(given.cards))
        for judged in auction(table, number, given, said):
            gains[judged.sort].append((judged.thought, judged.gain, judged.like))
            if kept:
                kept.write(json.dumps(judged._asdict()) + "\n")
                kept.flush()
    yield HEADING
    yield ""
    yield (
        f"{datetime.date.today()}, strong version {strong.VERSION} against three {given.field}, cards by {given.cards}: "
        f"`python -m research.studies.auctions --auctions {given.auctions} --seed {given.seed} --field {given.field} "
        f"--cards {given.cards}{' --dealer' if given.dealer else ''} --sorts {','.join(given.sorts)} --like {given.like}`."
    )
    yield "Each word against the best of another sort by strong's own figures, the same deal played with both."
    yield ""
    yield f"| what strong did | times | thought better by | points beyond the next best | with {given.like} deals like it |"
    yield "|---|---|---|---|---|"
    for sort, sorted_gains in gains.items():
        columns = zip(*sorted_gains, strict=True) if sorted_gains else ([], [], [])
        yield f"| {sort} | {len(sorted_gains)} | {' | '.join(shown(list(column)) for column in columns)} |"
    yield ""
    yield "Said in all: " + ", ".join(f"{word} {many}" for word, many in said.most_common()) + "."


def shown(gains: list[float]) -> str:
    """A mean with its interval."""
    if len(gains) < 2:
        return "–"
    return mean_text(interval(gains))


def main() -> None:
    parser = argparse.ArgumentParser(description="Judge strong's words in King's auctions.")
    parser.add_argument("--auctions", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--field", default="flat")
    parser.add_argument("--cards", default="careful")
    parser.add_argument("--dealer", action="store_true", help="strong deals every time")
    parser.add_argument("--sorts", type=lambda text: text.split(","), default=list(JUDGED))
    parser.add_argument("--like", type=int, default=0, help="judge each word in so many more deals that go as told")
    parser.add_argument("--out", type=Path)
    parser.add_argument("--write", action="store_true", help="put the table into RESULTS.md")
    given = parser.parse_args()
    section = "\n".join(lines(given)) + "\n"
    print(section)
    if given.write:
        write(section, HEADING)


if __name__ == "__main__":
    main()
