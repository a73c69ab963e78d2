"""The last cards chosen by what each can know (`strong/knowing`), against strong without it, on the same cards.

python bench/endings.py KIND FIELD [--cards 3] [--deals 200] [--seed 1]

Deals of a kind ("king tricks", "400 400" …) are played by FIELD to the last so many cards; from there each seat in turn
plays as strong with this ending, and as strong without it, against the three others by FIELD. What it gains is in points of
the seat, or of its side beyond the other's; most deals end the same either way.
"""

from __future__ import annotations

import argparse
import time
from typing import Final

from exploit import KINDS
from tqdm import tqdm

from fourkings import options
from fourkings.arena import deals, exploit, interval
from fourkings.bots import Bot, careful, find, strong
from fourkings.bots.strong import knowing
from fourkings.deck import Stream
from fourkings.game import Action, State, apply
from fourkings.games import GAMES
from fourkings.view import View, view

MORE: Final = (
    "king H barred",
    "king Q",
    "king KJ",
    "king KH barred",
    "king no-trumps",
    "jeu-du-roi trumps and their points",
)


class With:
    """Strong that chooses its last so many cards this way; 0 for never."""

    NAME, VERSION = "strong with an ending", 1

    def __init__(self, game: str, cards: int) -> None:
        self.game, self.cards = game, cards

    def choose(self, seen: View, rng: Stream, limit: int | None = None) -> Action:
        before = dict(knowing.CARDS)
        knowing.CARDS[self.game] = self.cards
        try:
            return strong.choose(seen, rng, limit)
        finally:
            knowing.CARDS.clear()
            knowing.CARDS.update(before)


def begun(kind: str, field: Bot, cards: int, seed: int, number: int) -> State:
    """A deal played by the field to its last cards."""
    game, about = kind.split(" ", 1)
    secret = deals.secret_of(about, seed, number)
    state = deals.dealt(options.rules(GAMES[game]), about, secret, number % 4)
    dice = [Stream(secret, f"bot {seat}".encode()) for seat in range(4)]
    while state.stage == "talk" or (
        state.stage == "play" and (state.trick or state.hands[state.leader].bit_count() > cards)
    ):
        who = field if state.stage == "play" else careful
        state = apply(state, who.choose(view(state, state.turn), dice[state.turn]))
    return state


def gains(kind: str, field: Bot, cards: int, seed: int, number: int) -> list[float]:
    """For each seat by how much more it ends with, the last cards chosen this way."""
    state, game = begun(kind, field, cards, seed, number), kind.split(" ", 1)[0]
    if state.stage == "done":
        return [0.0] * 4
    return [gain(state, With(game, cards), With(game, 0), field, seat, str(number)) for seat in range(4)]


def gain(state: State, new: Bot, old: Bot, field: Bot, seat: int, dice: str) -> float:
    """By how much more a seat ends with by one bot than by the other; they part where they first choose differently."""
    while state.stage != "done":
        seen = view(state, state.turn)
        rolled = f"{dice} {seen.turn} {seen.hand}".encode()
        if state.turn != seat:
            state = apply(state, field.choose(seen, Stream(b"ending", rolled)))
            continue
        one, other = (bot.choose(seen, Stream(b"ending", rolled)) for bot in (new, old))
        if one != other:
            ends = [finished(apply(state, act), bot, field, seat, dice) for act, bot in ((one, new), (other, old))]
            return exploit.worths(ends[0])[seat] - exploit.worths(ends[1])[seat]
        state = apply(state, one)
    return 0.0


def finished(state: State, own: Bot, field: Bot, seat: int, dice: str) -> State:
    """The deal played out, one seat by a bot and the others by the field."""
    rolled = [Stream(b"ending", f"{dice} {one}".encode()) for one in range(4)]
    return deals.played(state, [own if one == seat else field for one in range(4)], rolled)


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the last cards chosen by what each can know.")
    parser.add_argument("kind", choices=[*KINDS, *MORE])
    parser.add_argument("field")
    parser.add_argument("--cards", type=int, default=3)
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    field, begun_at = find(given.field), time.process_time()
    numbers = tqdm(range(given.deals), delay=2, disable=None, leave=False)
    found = [sum(gains(given.kind, field, given.cards, given.seed, number)) / 4 for number in numbers]
    total, differ = interval(found), sum(one != 0 for one in found)
    print(
        f"| {given.kind} | {given.field} | {given.cards} | {total.mean:.3f} ± {total.half:.3f} | "
        f"{differ} of {given.deals} | {time.process_time() - begun_at:.0f} s",
        flush=True,
    )


if __name__ == "__main__":
    main()
