"""How players choose their cards in the 400: odds by the features of a card, fitted to matches of bots.

python -m research.training.players OUT.json [OPTIONS]

Writes what `four_hundred/players.json` of strong's recipes is: a table as rules of thumb have it (`kernels/policy/linear`),
in units of which 64 double the odds (`kernels/likelihood/linear`); for the Quarantes `imitate.py` teaches nets. A choice
among cards is a multinomial logit, by the likeliest weights held towards zero; one match in four each with the bots in
other seats.
"""

import json
import math
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import numpy as np

from fourkings import encoding
from fourkings.arena import secret_of
from fourkings.bots import Bot, find, policies
from fourkings.cli._progress import progress
from fourkings.kernels import load
from fourkings.rulebook import games
from fourkings.rulebook.cards import mask
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.games import GAMES
from fourkings.rulebook.match import apply_unchecked, deal_from_secret, from_secret
from fourkings.rulebook.tricks import cards_played
from fourkings.views import View, view
from research import command

PAIRS: Final = ("400",)
STEPS, PACE, HELD, MAX_DEALS = 400, 0.05, 1.0, 40

Choice = tuple[Any, Any, int]
"""The situations of the cards that might be played, their features, and which was."""


def looked(seen: View, cards: Sequence[int]) -> tuple[Any, Any]:
    """Return situation and features of each card, known to the seat to play."""
    hands = np.zeros(4, np.int64)
    hands[seen.turn] = seen.hand
    hands[seen.turn + 1 & 3] = (
        mask(seen.rules.game.pack(seen.rules)) & ~cards_played(seen) & ~seen.hand
    )  # whose they are is not asked
    places, rows = np.zeros(len(cards), np.int64), np.zeros((len(cards), len(policies.FEATURES)), np.int64)
    load("policy.linear").judge(
        hands, encoding.board(seen), encoding.needs(seen)[0], np.array(cards, np.int64),
        *encoding.arrays_of(encoding.contract_of(seen)), places, rows,
    )  # fmt: skip
    return places, rows


def choices(game: str, bots: Sequence[Bot], matches: int, seed: int) -> list[Choice]:
    """Return every choice among cards in some matches."""
    rules, chosen = games.rules(GAMES[game]), []
    for number in progress(range(matches), unit="match", name=game):
        secret = secret_of(rules, seed, number)
        seats = [bots[(number >> side) % len(bots)] for side in (0, 1, 0, 1)]
        dice = [Stream(secret, f"bot {seat}".encode()) for seat in range(4)]
        match = from_secret(rules, secret)
        while match.result is None and len(match.deals) < MAX_DEALS:
            while not match.between_deals and match.result is None:
                seen = view(match.state, match.state.turn)
                action = seats[match.state.turn].choose(seen, dice[match.state.turn])
                cards = [action for action in seen.legal if isinstance(action, int)]
                if isinstance(action, int) and len(cards) > 1:
                    chosen.append((*looked(seen, cards), cards.index(action)))
                match = apply_unchecked(match, action)
            if match.result is None:
                match = deal_from_secret(match, secret)
    return chosen


def fit(chosen: Sequence[Choice]) -> tuple[Any, float]:
    """Return the likeliest weights by situation and feature, and the mean log-likelihood of a choice."""
    places, features = (np.concatenate([choice[part] for choice in chosen]) for part in (0, 1))
    sizes = np.array([len(choice[0]) for choice in chosen])
    starts = np.concatenate([[0], np.cumsum(sizes)[:-1]])
    played = np.zeros(len(places))
    played[starts + np.array([choice[2] for choice in chosen])] = 1
    spread = np.sqrt((features.astype(np.float64) ** 2).mean(0)) + 1e-3
    scaled = features / spread
    rows = [np.nonzero(places == place)[0] for place in range(len(policies.PLACES))]
    weights = np.zeros((len(rows), scaled.shape[1]))
    mean, square, likely = weights.copy(), weights.copy(), 0.0
    for turn in range(1, STEPS + 1):
        merits = np.zeros(len(places))
        for place, here in enumerate(rows):
            merits[here] = scaled[here] @ weights[place]
        merits -= np.repeat(np.maximum.reduceat(merits, starts), sizes)
        odds = np.exp(merits)
        chances = odds / np.repeat(np.add.reduceat(odds, starts), sizes)
        likely = float(np.log(chances[played == 1] + 1e-9).mean())
        slope = np.array([scaled[here].T @ (played - chances)[here] for here in rows])
        slope = (slope - HELD * weights) / len(chosen)
        mean, square = 0.9 * mean + 0.1 * slope, 0.99 * square + 0.01 * slope**2
        pace = PACE * (1 - turn / STEPS)
        weights += pace * (mean / (1 - 0.9**turn)) / (np.sqrt(square / (1 - 0.99**turn)) + 1e-8)
    return weights / spread, likely


def written(tables: dict[str, dict[str, dict[str, int]]]) -> str:
    """Return the file's text: a line for each situation."""
    games = []
    for game, table in tables.items():
        lines = ",\n".join(f"  {json.dumps(place)}: {json.dumps(weights)}" for place, weights in table.items())
        games.append(f"{json.dumps(game)}: {{\n{lines}\n}}")
    return "{\n" + ",\n".join(games) + "\n}\n"


def main() -> None:
    parser = command.parser(__doc__, bots=["flat", "careful"], matches=["120"], seed=900)
    parser.add_argument("out", type=Path)
    given = parser.parse_args()
    unit, tables = load("likelihood.linear", plain=True).UNIT / math.log(2), {}
    for game, matches in zip(PAIRS, given.matches, strict=True):
        chosen = choices(game, [find(name) for name in given.bots], int(matches), given.seed)
        weights, likely = fit(chosen)
        chance = -float(np.mean([math.log(len(choice[0])) for choice in chosen]))
        print(f"{game}: {len(chosen)} choices, {likely:.3f} a choice (by chance {chance:.3f})", flush=True)
        tables[game] = policies.table_of(np.round(weights * unit).astype(np.int64).reshape(-1))
    given.out.write_text(written(tables), encoding="utf-8")


if __name__ == "__main__":
    main()
