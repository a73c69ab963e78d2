"""Samples against brute force: the deals that fit are those in which everything that was done could have been done.

The witness is the rulebook itself. It is handed every way to share out the cards that a viewer has not seen, plays the
whole deal again, each action asked about as at the table, and must end with the very view that the sampler was given.
"""

from __future__ import annotations

import hashlib
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, product
from math import factorial, prod
from types import ModuleType
from typing import NamedTuple

import pytest

np = pytest.importorskip("numpy")

from fourkings import sample
from fourkings.cards import ALL, HEARTS, Mask, Seat, card, mask, members, name, named, next_seat, rank_mask
from fourkings.deck import Stream
from fourkings.game import Action, Deal, Game, State, act, apply, legal, start, why_not
from fourkings.games import GAMES
from fourkings.kernels.play import ALWAYS, Duties
from fourkings.options import Rules, rules
from fourkings.sample import Deals, Facts, Told, absent, facts
from fourkings.tricks import Contract, Payoff
from fourkings.view import View, view

COURTS = list(members(rank_mask("KQJ")))


def settings(**choices: tuple[object, ...]) -> list[dict[str, object]]:
    return [dict(zip(choices, values, strict=True)) for values in product(*choices.values())]


PLAY: dict[str, list[dict[str, object]]] = {
    "quarante": settings(ruff_exemption=("partner_winning", "no_opponent_ruff"), must_overtrump=("on", "off")),
    "quarante-1792": [{}],
    "400": settings(expose_first=("on", "off")),
    "jeu-du-roi": settings(heart_lead=("free", "restricted")),
    "king": settings(
        must_trump=("on", "off"),
        heart_lead_in_5=("no_king", "no_heart"),
        king_of_hearts_duty=("none", "when_void", "first_chance"),
    ),
}
"""For each game, every setting of the options that bear on which cards may be played, or are seen."""
RULES = [(game, options) for game, every in PLAY.items() for options in every]
IDS = [f"{game}-" + "-".join(map(str, options.values())) for game, options in RULES]


# --- deals at random points ---------------------------------------------------------------------------------------


class Point(NamedTuple):
    """A deal at some point, how it began and what was done since."""

    begun: State
    actions: tuple[Action, ...]
    state: State


def with_pack(game: Game, pack: list[int]) -> Game:
    """The game with other cards, and no points: they would not add up."""
    made = ModuleType(game.__name__)
    made.__dict__.update(vars(game), pack=lambda rules: tuple(pack), account=lambda state: [])
    return made  # type: ignore[return-value]


def small_pack(game: str, rng: random.Random, each: int) -> list[int]:
    """A few cards for each seat: courts for the games of cliques, else KH and many hearts, for what is about them."""
    whole = list(GAMES[game].pack(rules(GAMES[game])))
    if game.startswith("quarante"):
        others = [one for one in whole if one not in COURTS]
        rng.shuffle(others)
        return (rng.sample(COURTS, 12) + others)[: 4 * each]
    hearts = [one for one in whole if HEARTS >> one & 1 and one != card("KH")]
    first = [card("KH"), *rng.sample(hearts, each)]
    rest = [one for one in whole if one not in first]
    return first + rng.sample(rest, 4 * each - len(first))


def begin(chosen: Rules, rng: random.Random) -> State:
    """A deal of any number from the pack of the game; where there are cliques, most often with one in some hand."""
    pack = list(chosen.game.pack(chosen))
    each, dealer = len(pack) // 4, rng.randrange(4)
    for _ in range(200 if chosen.game.ID.startswith("quarante") and rng.random() < 0.8 else 1):
        rng.shuffle(pack)
        hands = [pack[each * seat : each * (seat + 1)] for seat in range(4)]
        if any((mask(hand) & rank_mask(rank)).bit_count() >= 3 for hand in hands for rank in "KQJ"):
            break
    scores = (0, 0) if chosen.game.TEAM_SCORES else (0, 0, 0, 0)
    number = rng.randint(1, 10)
    if chosen.game.ID in ("king", "jeu-du-roi"):
        number = rng.choice((2, 5, 5, rng.randint(1, 10)))
    return start(chosen, number, dealer, scores, tuple(map(tuple, hands)))


def points(chosen: Rules, rng: random.Random) -> Iterator[Point]:
    """One deal by chance, at every point of its play; cliques are announced more often than not."""
    begun = state = begin(chosen, rng)
    actions: tuple[Action, ...] = ()
    while state.stage != "done":
        every = legal(state)
        words = [one for one in every if isinstance(one, str)]
        action = rng.choice(words) if words and rng.random() < 0.8 else rng.choice(every)
        if str(action).startswith("bid"):
            action = max(words)
        state, actions = apply(state, action), (*actions, action)
        yield Point(begun, actions, state)


# --- the witness --------------------------------------------------------------------------------------------------


def seen(point: Point, viewer: Seat | None) -> View:
    return view(point.state, viewer)


def candidates(point: Point, viewer: Seat | None) -> int:
    """In how many ways the cards that the viewer has not seen can be shared out, whatever is known of them."""
    sizes = [hand.bit_count() for seat, hand in enumerate(point.state.hands) if seat != viewer]
    return factorial(sum(sizes)) // prod(map(factorial, sizes))


def shared_out(cards: list[int], sizes: list[int]) -> Iterator[tuple[Mask, ...]]:
    if not sizes:
        yield ()
        return
    for chosen in combinations(cards, sizes[0]):
        for rest in shared_out([one for one in cards if one not in chosen], sizes[1:]):
            yield (mask(chosen), *rest)


def dealt_again(deal: Deal, hands: list[Mask], played: list[Mask], viewer: Seat | None) -> Deal | None:
    """The deal with these hands now, in an order that shows the same cards; None where that cannot be."""
    dealt = []
    for seat in range(4):
        held = list(members(hands[seat] | played[seat]))
        shown = deal.turned if seat == deal.dealer else None
        first = deal.face_up[seat] if deal.face_up else None
        if any(one is not None and one not in held for one in (shown, first)):
            return None
        held.sort(key=lambda one, first=first, shown=shown: (one != first, one == shown))  # type: ignore[misc]
        dealt.append(deal.dealt[seat] if seat == viewer else tuple(held))
    return replace(deal, dealt=tuple(dealt))


def could_be(point: Point, hands: list[Mask], viewer: Seat | None) -> bool:
    """True where the viewer, had these been the hands, would have seen exactly what he saw."""
    deal = point.state.deal
    played = [mask(deal.dealt[seat]) & ~point.state.hands[seat] for seat in range(4)]
    again = dealt_again(deal, hands, played, viewer)
    if again is None:
        return False
    state = start(deal.rules, deal.number, deal.dealer, deal.scores, again.dealt)
    for action in point.actions:
        if why_not(state, state.turn, action):
            return False
        state = apply(state, action)
    return list(state.hands) == hands and view(state, viewer) == view(point.state, viewer)


def all_that_could_be(point: Point, viewer: Seat | None) -> set[tuple[Mask, ...]]:
    hands, others = point.state.hands, [seat for seat in range(4) if seat != viewer]
    cards = list(members(sum(hands[seat] for seat in others)))
    found = set()
    for shares in shared_out(cards, [hands[seat].bit_count() for seat in others]):
        guess = list(hands)
        for seat, share in zip(others, shares, strict=True):
            guess[seat] = share
        if could_be(point, guess, viewer):
            found.add(tuple(guess))
    return found


def deviation(drawn: dict[tuple[int, ...], int], fits: int) -> tuple[float, int]:
    """Pearson's sum over the deals that fit, and its degrees of freedom."""
    expected = sum(drawn.values()) / fits
    missed = fits - len(drawn)
    return sum((one - expected) ** 2 / expected for one in drawn.values()) + missed * expected, fits - 1


def sigmas(deviation: float, freedom: int) -> float:
    """How far out a sum of Pearson's is, in standard deviations (Wilson and Hilferty)."""
    spread = 2 / (9 * freedom)
    return float(((deviation / freedom) ** (1 / 3) - (1 - spread)) / spread**0.5)


def tally(rows: np.ndarray) -> dict[tuple[int, ...], int]:
    deals, counts = np.unique(rows, axis=0, return_counts=True)
    return {tuple(deal): count for deal, count in zip(deals.tolist(), counts.tolist(), strict=True)}


def viewers(point: Point, rng: random.Random, most: int) -> list[Seat | None]:
    """Some seats, sometimes a watcher, for whom brute force is not too much."""
    chosen: list[Seat | None] = [rng.randrange(4)]
    chosen += [None] if rng.random() < 0.5 else []
    return [one for one in chosen if candidates(point, one) <= most]


# --- exactly the deals that fit, each as often as the other --------------------------------------------------------

MOST = 1700


def check_small(game: str, options: dict[str, object], deals: int, rng: random.Random) -> tuple[float, int]:
    """Small deals at random points: the count, and what is drawn. Returns Pearson's sum over all of them."""
    total, freedom = 0.0, 0
    for _ in range(deals):
        pack = small_pack(game, rng, rng.choice((3, 4, 4, 5, 6)))
        chosen = rules(with_pack(GAMES[game], pack), options={**options, **long_play(game)})
        whole = [(point, one) for point in points(chosen, rng) for one in viewers(point, rng, MOST)]
        for point, viewer in rng.sample(whole, min(2, len(whole))):
            fits = all_that_could_be(point, viewer)
            counted = Deals(facts(seen(point, viewer)))
            assert counted.count == len(fits), told(point, viewer)
            drawn = tally(counted.draw(rng.getrandbits(62), 25 * len(fits) if len(fits) < 400 else 500))
            assert drawn.keys() <= fits, told(point, viewer)
            if 1 < len(fits) < 400:
                one, free = deviation(drawn, len(fits))
                assert sigmas(one, free) < 5, told(point, viewer)
                total, freedom = total + one, freedom + free
    return total, freedom


def long_play(game: str) -> dict[str, object]:
    """Options that keep a deal in play, for more to be seen of it."""
    return {"early_finish": "off"} if game in ("king", "jeu-du-roi") else {}


def told(point: Point, viewer: Seat | None) -> str:
    """A point in words, for a failure."""
    done = " ".join(one if isinstance(one, str) else name(one) for one in point.actions)
    hands = [" ".join(map(name, hand)) for hand in point.begun.deal.dealt]
    return f"{point.begun.rules.changed()} deal {point.begun.deal.number} {hands}, {done}, seen by {viewer}"


@pytest.mark.parametrize(("game", "options"), RULES, ids=IDS)
def test_small_deals_are_those_that_the_rulebook_allows_and_equally_likely(game: str, options: dict[str, object]) -> None:
    rng = random.Random(f"small {game} {sorted(options.items())}")
    total, freedom = check_small(game, options, 30 if game.startswith("quarante") else 12, rng)
    assert freedom > 200
    assert abs(sigmas(total, freedom)) < 4.5


@pytest.mark.heavy
@pytest.mark.parametrize(("game", "options"), RULES, ids=IDS)
def test_many_more_small_deals(game: str, options: dict[str, object]) -> None:
    rng = random.Random(f"many {game} {sorted(options.items())}")
    total, freedom = check_small(game, options, 400, rng)
    assert abs(sigmas(total, freedom)) < 4.5
