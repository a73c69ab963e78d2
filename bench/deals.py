"""Single deals of every kind: A against B on the same cards in every seating, the way to judge a playout or a search.

python bench/deals.py A B [--kinds "tricks,last 2"] [--sets 100] [--seed 1]
"""

from __future__ import annotations

import argparse
import hashlib
import time
from collections.abc import Iterator, Sequence
from typing import Final

from fourkings import arena, deck, options
from fourkings.bots import Bot, find
from fourkings.deck import Stream
from fourkings.game import State, apply, playing, start
from fourkings.games import GAMES, king
from fourkings.games._auction import Talk
from fourkings.view import view

KINDS: Final = {
    "tricks": ("king", 1),
    "H": ("jeu-du-roi", 2),
    "H barred": ("king", 2),
    "Q": ("king", 3),
    "KJ": ("king", 4),
    "KH": ("jeu-du-roi", 5),
    "KH barred": ("king", 5),
    "last 2": ("king", 6),
    "last 1": ("jeu-du-roi", 6),
    "trumps": ("king", 7),
    "no-trumps": ("king", 8),
    "auction": ("king", 9),
    "trumps and their points": ("jeu-du-roi", 7),
    "quarante": ("quarante", 1),
    "quarante-1792": ("quarante-1792", 1),
    "400": ("400", 1),
}
"""Each kind of deal by a game and the number of a deal."""


def dealt(kind: str, seed: int, number: int) -> State:
    """A deal of that kind; in King's deals 7 and 8 the dealer declares his longest suit, or no trump."""
    game, which = KINDS[kind]
    rules = options.rules(GAMES[game])
    secret = hashlib.sha256(f"deals {kind} {seed} {number}".encode()).digest()
    pack = deck.shuffle(rules.game.pack(rules), secret, "deal", 1)
    dealer = number % 4
    hands = deck.hands(pack, dealer, rules.game.packets(rules))
    state = start(rules, which, dealer, (0, 0) if rules.game.TEAM_SCORES else (0,) * 4, hands)
    if kind in ("trumps", "no-trumps"):
        suits = [sum(card >> 4 == suit for card in hands[dealer]) for suit in range(4)]
        declared = "SHDC"[suits.index(max(suits))] if kind == "trumps" else "NT"
        talk = Talk("named", declared=declared)
        state = playing(
            State(state.deal, "talk", dealer, talk, None, state.hands, state.leader),
            king.first_leader(state.deal), king.declared_contract(rules, declared),
        )  # fmt: skip
    return state


def played(state: State, bots: Sequence[Bot], dice: Sequence[Stream]) -> State:
    """The deal played out by these bots, by seat."""
    while state.stage != "done":
        seat = state.turn
        state = apply(state, bots[seat].choose(view(state, seat), dice[seat]))
    return state


def edge(kind: str, a: Bot, b: Bot, seed: int, number: int) -> float:
    """A's points beyond the mean of the table, or beyond the other side's, over all seatings of one deal."""
    state, total = dealt(kind, seed, number), 0.0
    pairs = state.rules.game.PARTNERS
    seatings = ((0, 2), (1, 3)) if pairs else ((0,), (1,), (2,), (3,))
    for own in seatings:
        dice = [Stream(f"{kind} {seed} {number}".encode(), bytes([seat])) for seat in range(4)]
        end = played(state, [a if seat in own else b for seat in range(4)], dice)
        points = end.points or ()
        if len(points) == 2:
            total += points[own[0]] - points[1 - own[0]]
        elif pairs:
            total += sum(point if seat in own else -point for seat, point in enumerate(points))
        else:
            total += points[own[0]] - sum(points) / 4
    return total / len(seatings)


def lines(a: Bot, b: Bot, kinds: Sequence[str], sets: int, seed: int) -> Iterator[str]:
    """A row of figures for each kind."""
    for kind in kinds:
        begun = time.process_time()
        found = arena.interval([edge(kind, a, b, seed, number) for number in range(sets)])
        yield f"{kind:<24} {found.mean:8.2f} ± {found.half:.2f}   {sets} sets, {time.process_time() - begun:.0f} s"


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure A against B on single deals of every kind.")
    parser.add_argument("a")
    parser.add_argument("b")
    parser.add_argument("--kinds", default=",".join(KINDS))
    parser.add_argument("--sets", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    for line in lines(find(given.a), find(given.b), given.kinds.split(","), given.sets, given.seed):
        print(line, flush=True)


if __name__ == "__main__":
    main()
