"""King's bids by strong against its passes: how much a bid must promise before it earns more than a pass.

python -m research.studies.passes [--auctions 1000] [--seed 1] [--field flat] [--cards careful] [--like 3]
    [--out FILE] [--write]

One strong player sits in every seat by turns among three of the field, and never deals. At each of its bids and passes the
deal is played twice from there, with the bid that it thinks best and with a pass; from there on all talk as before, and
`--cards` plays the cards. One deal says little, so `--like` more are asked: my hand is the same, and the others, dealt
otherwise, have said the same. `--out` keeps a line of JSON for each moment: what the bid was thought to bring beyond the
pass, and what it brought.
"""

from __future__ import annotations

import argparse
import datetime
import json
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Final, NamedTuple

from fourkings.arena import deals, interval, mean_text
from fourkings.bots import find, strong
from fourkings.bots.strong.games.king import auction as talk
from fourkings.cli._progress import progress
from fourkings.rulebook import games
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import Action, State, apply
from fourkings.rulebook.games._auction import PASS
from fourkings.views import view
from research.sections import write
from research.studies.auctions import Table, alike, ended

HEADING: Final = "## King's bids and passes"
BOUNDS: Final = (-40, -20, -10, 0, 10, 20, 40)
"""Points thought, by which moments are told apart."""


class Moment(NamedTuple):
    """A moment in which a bid was to be made or not."""

    standing: str | None
    rung: str
    thought: float  # points by which strong thinks the bid better than a pass
    earned: float  # points by which it was, on the mean over this deal and those like it
    auction: int


def moments(table: Table, number: int, dealer: int, given: argparse.Namespace) -> Iterator[Moment]:
    """The moments of one auction in which I may bid."""
    secret = deals.secret_of("auction", given.seed, number)
    state, dice = deals.deal_of_kind(games.rules("king"), "auction", secret, dealer), Stream(secret, b"talk")
    calls: list[tuple[State, Action]] = []
    while state.stage == "talk":
        word = table.act(state, dice)
        calls.append((state, word))
        if state.turn == table.me and state.calls.step == "bid" and len(view(state, state.turn).legal) > 1:
            rung, thought = best_bid(state)
            states = [state, *(talk_states[-1] for talk_states in alike(table, calls, secret, given.like))]
            gains = [ended(table, apply(at, rung), secret) - ended(table, apply(at, PASS), secret) for at in states]
            yield Moment(state.calls.standing, rung, thought, sum(gains) / len(gains), number)
        state = apply(state, word)


def best_bid(state: State) -> tuple[str, float]:
    """The bid that strong thinks best, and by how much it thinks it better than a pass."""
    weighed = talk.evaluate_calls(view(state, state.turn), strong.WORLDS)
    worths = dict(zip(weighed.calls, weighed.values.mean(0).tolist(), strict=True))
    passed = worths.pop(PASS)
    rung = max(worths, key=lambda word: round(worths[word], 6))
    return rung, worths[rung] - passed


def rows(moments: Sequence[Moment]) -> Iterator[str]:
    """A row for each range of points thought."""
    ends = (-float("inf"), *BOUNDS, float("inf"))
    for low, high in pairwise(ends):
        here = [moment for moment in moments if low <= moment.thought < high]
        name = f"below {high}" if low < BOUNDS[0] else f"{low} and more" if high > BOUNDS[-1] else f"{low} to {high}"
        earned = mean_text(interval([moment.earned for moment in here])) if len(here) > 1 else "–"
        thought = f"{sum(moment.thought for moment in here) / len(here):.1f}" if here else "–"
        yield f"| {name} | {len(here)} | {thought} | {earned} |"


def lines(given: argparse.Namespace) -> Iterator[str]:
    """The section."""
    seen_moments: list[Moment] = []
    kept = given.out.open("w", encoding="utf-8") if given.out else None
    for number in progress(range(given.auctions), unit="auction"):
        dealer = number % 4
        table = Table(dealer + 1 + number // 4 % 3 & 3, find(given.field), find(given.cards))
        for moment in moments(table, number, dealer, given):
            seen_moments.append(moment)
            if kept:
                kept.write(json.dumps(moment._asdict()) + "\n")
                kept.flush()
    yield HEADING
    yield ""
    yield (
        f"{datetime.date.today()}, strong version {strong.VERSION} against three {given.field}, cards by {given.cards}: "
        f"`python -m research.studies.passes --auctions {given.auctions} --seed {given.seed} --field {given.field} "
        f"--cards {given.cards} --like {given.like}`. The best bid against a pass, the same deal played with both."
    )
    yield ""
    yield f"| a bid thought better by | times | on the mean | it earned more, in that deal and {given.like} like it |"
    yield "|---|---|---|---|"
    yield from rows(seen_moments)


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure how much a bid must promise in King's auctions.")
    parser.add_argument("--auctions", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--field", default="flat")
    parser.add_argument("--cards", default="careful")
    parser.add_argument("--like", type=int, default=3, help="judge each moment in so many more deals that go as told")
    parser.add_argument("--out", type=Path)
    parser.add_argument("--write", action="store_true", help="put the table into RESULTS.md")
    given = parser.parse_args()
    section = "\n".join(lines(given)) + "\n"
    print(section)
    if given.write:
        write(section, HEADING)


if __name__ == "__main__":
    main()
