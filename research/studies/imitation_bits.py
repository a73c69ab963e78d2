"""What the cards played tell of the hands, in bits: nets that imitate beside what strong 8 asked, where all play alone.

python -m research.studies.imitation_bits [--kinds trumps,tricks] [--deals 24] [--drawn 600] [--seed 99]
    [--by-play]

Four of a kind, and a mixed table, play deals on which no net was taught; one seat of each looks, in every other trick. By
how many bits is the deal really dealt likelier than one drawn uniformly from those that fit: by careful's and the linear
policy's merits, as strong 8 asked, and by the net with the trust of strong's recipe, if players never, half of the time (as
the recipe has it) or always keep to one of equal cards. `--by-play` asks the net, as the recipe does, of leads alone, of
cards that followed, and of those thrown or ruffed with: what is a signal, and where. Intervals are over deals.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Iterator
from typing import Any, Final

import numpy as np

from fourkings import encoding
from fourkings.arena import deals, interval, mean_text
from fourkings.bots import strong
from fourkings.bots.strong.belief import net_likelihood, odds_table
from fourkings.bots.strong.games import individual
from fourkings.bots.strong.games.individual import imitation_net, imitation_nets
from fourkings.kernels import load
from fourkings.rulebook import games
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import apply
from fourkings.rulebook.games import GAMES
from fourkings.sampling import Deals, constraints
from fourkings.views import View, view
from research.kinds import KINDS
from research.training.imitate import PLAYERS

TABLES: Final = {"four flat": "ffff", "four strong": "ssss", "four careful": "cccc", "mixed": "fscs"}
HABITS: Final = (0.0, individual.HABIT, 1.0)
LINEAR: Final = load("likelihood.linear", plain=True)
LAST: Final = 11
"""Tricks: later all is known anyway."""


def ways(looked: View, samples: Any, net: Any) -> list[Any]:
    """Log-likelihoods of the deals as strong 8 asked, and by the net."""
    by_net = [individual.TRUST_IN_NET * net_likelihood(looked, samples, net, habit) for habit in HABITS]
    return [individual.merit_evidence(looked, samples), *by_net]


def by_play(looked: View, samples: Any, net: Any) -> list[Any]:
    """The same by the net, of the cards that led alone, of those that followed and of those that did not."""
    k, contract, plies = load("likelihood.net"), encoding.contract_of(looked), encoding.plies(looked)
    led = plies[:, LINEAR.LED]
    follows = (led >> plies[:, LINEAR.CARD] & 1).astype(bool)
    bits = []
    for those in (led == 0, follows, (led != 0) & ~follows):
        here = np.empty(len(samples))
        k.likelihoods(
            samples, np.ascontiguousarray(plies[those]), *encoding.arrays_of(contract), 0,
            int(encoding.is_negative(contract)), individual.HABIT, net[0], odds_table(), np.zeros(k.SCRATCH, np.int64),
            here,
        )  # fmt: skip
        bits.append(individual.TRUST_IN_NET * here)
    return bits


def likelier_by(looked: View, true: Any, number: int, given: argparse.Namespace) -> list[float]:
    """By how many bits the true deal is the likelier, in each way of asking."""
    samples = np.concatenate([np.array([true], np.int64), Deals(constraints(looked)).draw(number, given.drawn)])
    net, bits = imitation_net(looked.rules, encoding.contract_of(looked)), []
    assert net is not None
    for logs in (by_play if given.by_play else ways)(looked, samples, net):
        most = logs.max()
        bits.append((logs[0] - most - math.log(np.exp(logs[1:] - most).mean())) / math.log(2))
    return bits


def deal_of(kind: str, table: str, number: int, given: argparse.Namespace) -> list[float]:
    """The means over one deal."""
    game, named = KINDS[kind]
    rules, secret = games.rules(GAMES[game]), deals.secret_of(f"{kind} bits", given.seed, number)
    state, bits = deals.deal_of_kind(rules, named, secret, number % 4), []
    dice = [Stream(secret, f"bot {seat}".encode()) for seat in range(4)]
    while state.stage != "done":
        seen = view(state, state.turn)
        tricks = len(seen.tricks)
        if state.stage == "play" and state.turn == number * 7 % 4 and tricks % 2 and tricks < LAST and len(seen.legal) > 1:
            bits.append(likelier_by(seen, state.hands, number, given))
        bot, limit = PLAYERS[table[state.turn]]
        bot = strong if bot.NAME == strong.NAME else bot  # today's
        state = apply(state, bot.choose(seen, dice[state.turn], limit))
    return [float(mean) for mean in np.mean(bits, axis=0)] if bits else []


def lines(given: argparse.Namespace) -> Iterator[str]:
    """A row for each kind of deal and table."""
    heads = ["as strong 8", *(f"net, habit {habit}" for habit in HABITS)]
    heads = ["led", "followed", "thrown or ruffed with"] if given.by_play else heads
    yield f"| deal | who plays | deals | {' | '.join(heads)} |"
    yield "|---|---|---|" + "---|" * len(heads)
    for kind in given.kinds.split(","):
        for title, table in TABLES.items():
            rows = [row for number in range(given.deals) if (row := deal_of(kind, table, number, given))]
            cells = [mean_text(interval(list(column)), 2) for column in zip(*rows, strict=True)]
            yield f"| {kind} | {title} | {len(rows)} | {' | '.join(cells)} |"


def main() -> None:
    parser = argparse.ArgumentParser(description="What do the cards played tell of the hands?")
    parser.add_argument("--kinds", default=",".join(imitation_nets()))
    parser.add_argument("--deals", type=int, default=24)
    parser.add_argument("--drawn", type=int, default=600)
    parser.add_argument("--seed", type=int, default=99)
    parser.add_argument("--by-play", action="store_true", help="by what was led, what followed and what was thrown")
    for line in lines(parser.parse_args()):
        print(line, flush=True)


if __name__ == "__main__":
    main()
