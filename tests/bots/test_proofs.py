"""Reasons as predicates: each count is found again by other code in the same deals, and in fresh ones within its error."""

import math
from collections.abc import Iterator
from functools import cache
from typing import Any

import numpy as np
import pytest

from bots import call_reading
from bots.proof_reading import READINGS, Reading
from fourkings.analysis.action_values import choices
from fourkings.analysis.matches import moments
from fourkings.arena.matches import play, secret_of
from fourkings.bots import find
from fourkings.bots.proofs import CLEAR, SHOWN, Proof, call_proofs, proofs
from fourkings.bots.proofs.calls import CALLS, PLAYED, counted, ends
from fourkings.bots.proofs.predicates import PREDICATES
from fourkings.bots.proofs.trials import CardTrial, DealtHands, to_list
from fourkings.bots.strong.belief import draw
from fourkings.bots.strong.games import recipe_of
from fourkings.rulebook.game import Action
from fourkings.rulebook.games import GAMES, rules
from fourkings.sampling import state_in
from fourkings.views import View, view

ERRORS = 4.0
"""Standard errors that a count in fresh deals may lie from the one that is told."""


def views(game: str, seed: int, deals: int, calls: bool = False) -> Iterator[View]:
    order = rules(game)
    match = play(order, [find("careful")] * 4, secret_of(order, seed, 0), max_deals=deals)
    for seat in range(4):
        for _, _, state, _ in moments(match, seat):
            at = view(state, seat)
            if len(choices(at)) > 1 and any(isinstance(each, str) for each in at.legal) == calls:
                yield at


def drawn(at: View, seed: int, many: int) -> Any:
    return draw(recipe_of(at.rules).belief, at, seed, many)


def proofs_at(at: View, samples: Any) -> Iterator[Proof]:
    first, *others = (choice[0] for choice in choices(at))
    for other in others:
        yield from proofs(at, first, other, samples)  # type: ignore[arg-type]
        yield from proofs(at, other, first, samples)  # type: ignore[arg-type]


def calls_at(at: View) -> Iterator[tuple[str, Action]]:
    calls = [action for action in at.legal if isinstance(action, str)]
    cards = [action for action in at.legal if not isinstance(action, str)]
    for other in [*calls[1:2], *cards[:1]]:
        yield calls[0], other


def call_again(at: View, proof: Proof, samples: Any) -> tuple[int, int]:
    read = call_reading.READINGS[proof.what]
    mine, other = (
        sum(read(call_reading.PlayedOn(state_in(at, row), action)) for row in samples)
        for action in (proof.card, proof.instead)
    )
    return mine, other


def again(at: View, proof: Proof, samples: Any) -> tuple[int, int]:
    times = [0, 0]
    for row in samples:
        state = state_in(at, row)
        for place, card in enumerate((proof.card, proof.instead)):
            assert not isinstance(card, str)
            times[place] += READINGS[proof.what](Reading(state, card))
    return times[0], times[1]


def within(at: View, proof: Proof, samples: Any, fresh: Any) -> bool:
    for card in (proof.card, proof.instead):
        both = [(rows, _true(at, proof.what, card, rows)) for rows in (samples, fresh)]
        if not near(*both):
            return False
    return True


def _true(at: View, what: str, card: Action, rows: Any) -> Any:
    if what in CALLS:
        return np.array(counted(ends(at, card, rows))[what], float)
    assert not isinstance(card, str)
    return np.array(to_list(PREDICATES[what].holds(CardTrial(at, card, DealtHands(rows))), len(rows)), float)


def near(*both: tuple[Any, Any]) -> bool:
    """Whether the shares in which something is true in two sets of deals are within four standard errors of each other.

    both: of each set its deals, (deals, 4), and where it is true, (deals,). Copies of a deal are one witness.
    """
    shares, variance = list[float](), 0.0
    for rows, true in both:
        groups = np.unique(rows, axis=0, return_inverse=True)[1].reshape(-1)
        sizes = np.bincount(groups)
        witnesses = len(rows) ** 2 / float(sizes @ sizes)
        share = (float(true.sum()) * witnesses / len(rows) + 1) / (witnesses + 2)  # one of each is added: none is 0
        shares.append(share)
        variance += share * (1 - share) / (witnesses + 2)
    return abs(shares[0] - shares[1]) <= ERRORS * math.sqrt(variance)


def test_both_readings_know_the_same_predicates() -> None:
    assert list(READINGS) == list(PREDICATES)
    assert list(call_reading.READINGS) == list(CALLS)


@pytest.mark.parametrize("game", [game for game in GAMES.own if game != "jeu-du-roi"])
def test_every_predicate_of_calls_means_the_same_to_other_code(game: str) -> None:
    every = list(views(game, 3, 9 if game == "king" else 4, calls=True))
    assert every
    dice, seen = np.random.default_rng(7), set[str]()
    for place in dice.permutation(len(every))[:4]:
        at = every[place]
        samples = drawn(at, 3, 2)
        for call in {action for pair in calls_at(at) for action in pair}:
            names = counted(ends(at, call, samples))
            for deal, row in enumerate(samples):
                reading = call_reading.PlayedOn(state_in(at, row), call)
                for name, read in call_reading.READINGS.items():
                    assert names[name][deal] == read(reading), (name, deal, str(at), call)
                    seen |= {name} if names[name][deal] else set()
    assert len(seen) >= 3, seen


@pytest.mark.parametrize("game", GAMES.own)
def test_every_predicate_means_the_same_to_other_code(game: str) -> None:
    dice = np.random.default_rng(7)
    every = list(views(game, 2, 7 if game == "king" else 2))
    for place in dice.permutation(len(every))[:12]:
        at = every[place]
        samples = drawn(at, 3, 3)
        for choice in choices(at):
            tried = CardTrial(at, choice[0], DealtHands(samples))  # type: ignore[arg-type]
            counted = {name: to_list(each.holds(tried), len(samples)) for name, each in PREDICATES.items()}
            for deal, row in enumerate(samples):
                reading = Reading(state_in(at, row), choice[0])  # type: ignore[arg-type]
                for name, read in READINGS.items():
                    assert counted[name][deal] == read(reading), (name, deal, str(at), choice)


def test_what_is_told_differs_clearly_and_in_the_way_that_speaks_for_the_card() -> None:
    many = 60
    for at in list(views("jeu-du-roi", 1, 1))[:20]:
        samples = drawn(at, 1, many)
        first, second, *_ = (choice[0] for choice in choices(at))
        proven = proofs(at, first, second, samples)  # type: ignore[arg-type]
        assert len(proven) <= SHOWN
        for proof in proven:
            assert abs(proof.times - proof.fewer) >= CLEAR * many
            predicate = PREDICATES[proof.what]
            sign = predicate.costs
            assert (proof.times - proof.fewer) * sign > 0
            of_card, of_other = (_true(at, proof.what, card, samples) for card in (proof.card, proof.instead))
            assert proof.holds is not None
            assert of_card[proof.holds] != of_other[proof.holds]
            assert (
                proof.fails is None or of_card[proof.fails] == of_other[proof.fails] or of_other[proof.fails] == (sign > 0)
            )


@cache
def some(game: str, seed: int, deals: int) -> list[View]:
    return list(views(game, seed, deals))


@pytest.mark.costly
def test_counts_are_the_same_in_other_code_and_near_in_fresh_deals() -> None:
    counted = 0
    for game in GAMES.own:
        for at in some(game, 5, 1)[:6]:
            samples, fresh = drawn(at, 1, 16), drawn(at, 2, 64)
            for proof in proofs_at(at, samples):
                assert again(at, proof, samples) == (proof.times, proof.fewer), proof
                assert within(at, proof, samples, fresh), proof
                counted += 1
    assert counted > 50


@pytest.mark.heavy
def test_ten_thousand_reasons_hold() -> None:
    """Exact on the same deals, within four standard errors on fresh ones."""
    counted, seed = 0, 100
    while counted < 10_000:
        for game in GAMES.own:
            for at in views(game, seed, 7 if game == "king" else 1):
                samples, fresh = drawn(at, 1, 32), drawn(at, 2, 200)
                for proof in proofs_at(at, samples):
                    assert again(at, proof, samples) == (proof.times, proof.fewer), (game, proof)
                    assert within(at, proof, samples, fresh), (game, proof, str(at))
                    counted += 1
        seed += 1


@pytest.mark.heavy
def test_reasons_for_calls_hold() -> None:
    counted, seed = 0, 100
    while counted < 40:
        for game in ("quarante", "quarante-1792", "400", "king"):
            for at in list(views(game, seed, 9 if game == "king" else 2, calls=True))[:4]:
                samples, fresh = drawn(at, 1, 100)[:PLAYED], drawn(at, 2, 100)[:PLAYED]
                for first, second in calls_at(at):
                    rows = list(call_proofs(at, first, second, samples))
                    if isinstance(second, str):
                        rows += call_proofs(at, second, first, samples)
                    for proof in rows:
                        assert call_again(at, proof, samples) == (proof.times, proof.fewer), (game, proof)
                        assert within(at, proof, samples, fresh), (game, proof, str(at))
                        counted += 1
        seed += 1
