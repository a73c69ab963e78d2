"""Careful in playouts: the very cards that careful plays, the same without the compiler, and deals that become likely."""

import math
from collections.abc import Iterator
from typing import Any

import pytest

pytest.importorskip("numpy")

import numpy as np

from fourkings import encoding
from fourkings.arena import deals
from fourkings.bots import careful, evaluation, find
from fourkings.bots.strong.belief import weigh
from fourkings.bots.strong.games import recipe_of
from fourkings.kernels import load
from fourkings.kernels.policy.chances import MASKS
from fourkings.rulebook import games
from fourkings.rulebook.cards import mask
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import State, apply
from fourkings.rulebook.games import GAMES
from fourkings.rulebook.tricks import winning
from fourkings.sampling import Deals, constraints
from fourkings.views import View, view

k: Any = load("policy.careful")
plain: Any = load("policy.careful", plain=True)
CHANCES = {k: load("policy.chances").weigh, plain: load("policy.chances", plain=True).weigh}
PLAYOUTS = [load("policy.careful_playout"), load("policy.careful_playout", plain=True)]
COSTLY = [("king", kind) for kind in ("tricks", "H barred", "Q", "KJ", "KH barred", "last 2")]
COSTLY += [("jeu-du-roi", kind) for kind in ("H", "last 1")]


def walk(game: str, kind: str, number: int, bot: str = "careful") -> Iterator[tuple[State, View]]:
    """Every choice among several cards in a deal."""
    rules, dice = games.rules(GAMES[game]), Stream(b"walk", b"")
    state = deals.deal_of_kind(rules, kind, deals.secret_of(kind, 3, number), number % 4)
    while state.stage != "done":
        seen = view(state, state.turn)
        if len(seen.legal) > 1:
            yield state, seen
        state = apply(state, find(bot).choose(seen, dice, 30))


def chosen(kernels: Any, state: State, seen: View) -> int:
    """The card in a playout, which knows of the others' hands only how many cards they hold, and their voids."""
    contract = encoding.contract_of(seen)
    arrays = encoding.arrays_of(contract)
    led = 0x1FFF << (seen.trick[0] & 48) if seen.trick else 0
    best = seen.trick[winning(seen.trick, contract)] if seen.trick else -1
    masks, shares, everything = np.zeros(MASKS, np.int64), np.zeros(k.SHARES), sum(state.hands)
    weigh, hands = CHANCES[kernels], np.array(state.hands)
    weigh(hands, seen.turn, encoding.voids(seen), everything ^ seen.hand, masks, shares)
    return int(
        kernels.avoid(
            mask(action for action in seen.legal if isinstance(action, int)),
            seen.hand, seen.turn, len(seen.trick), led, best, mask(seen.trick), everything,
            arrays.terms, arrays.stronger, np.array(k.TEMPERS), masks, shares,
        )
    )  # fmt: skip


@pytest.mark.parametrize(("game", "kind"), COSTLY)
def test_it_plays_as_careful_does(game: str, kind: str) -> None:
    same = [
        chosen(k, state, seen) == careful.choose(seen, Stream(b"", b""))
        for n in range(6)
        for state, seen in walk(game, kind, n)
    ]
    assert len(same) > 100
    assert sum(same) >= len(same) - 1  # a heart led against a ban tells careful a little more


def test_the_same_without_the_compiler() -> None:
    for state, seen in walk("king", "Q", 1):
        assert chosen(k, state, seen) == chosen(plain, state, seen)
    state, seen = next(walk("king", "KJ", 2))
    samples = Deals(constraints(seen)).draw(1, 3)
    arrays, cards = encoding.arrays_of(encoding.contract_of(seen)), np.array(evaluation.candidates(seen)[:2])
    results = []
    for kernels in PLAYOUTS:
        points, tricks = (np.zeros((3, 2, 4), np.int64) for _ in range(2))
        kernels.evaluate(
            samples, encoding.board(seen), cards, arrays.terms, arrays.stronger, np.array(k.TEMPERS), 1 << 29, 5, 0,
            np.zeros(kernels.SCRATCH, np.int64), np.zeros(kernels.SHARES), points, tricks,
            np.zeros_like(points),
        )  # fmt: skip
        results.append((points.tolist(), tricks.tolist()))
    assert results[0] == results[1]
    assert all(sum(row) == -240 for world in results[0][0] for row in world)


def bits(kind: str, game: str, player: str) -> float:
    gained = []
    for number in range(4):
        for state, seen in walk(game, kind, number, player):
            if len(seen.tricks) in (3, 6) and not seen.trick:
                drawn = Deals(constraints(seen)).draw(number, 100)
                samples = np.vstack([np.array([state.hands]), drawn])
                likely = np.log(weigh(recipe_of(seen.rules).belief, seen, samples))
                gained.append((likely[0] - math.log(np.exp(likely[1:]).mean())) / math.log(2))
    return float(sum(gained) / len(gained))


PLAYERS = [("king", "tricks", "careful"), ("king", "Q", "careful"), ("king", "KJ", "flat")]
PLAYERS += [("jeu-du-roi", "trumps and their points", "flat")]


@pytest.mark.parametrize(("game", "kind", "player"), PLAYERS)
def test_what_was_played_makes_the_true_deal_likelier(game: str, kind: str, player: str) -> None:
    assert bits(kind, game, player) > 0.2
