"""How players choose their cards, as nets: chances that add up, equal cards, and what they tell of the hands."""

import hashlib
from collections.abc import Iterator
from itertools import product
from types import ModuleType
from typing import Any

import pytest

pytest.importorskip("numpy")

import numpy as np

from bots.test_flat import deals_of
from bots.test_unknown_game import renamed
from bots.thinking import deals, walk
from fourkings import encoding
from fourkings.bots import careful, policies
from fourkings.bots.strong.belief import net_likelihood, odds_table
from fourkings.bots.strong.games import four_hundred, individual, quarante
from fourkings.bots.strong.games.individual import imitation_net
from fourkings.kernels import load
from fourkings.rulebook.cards import members
from fourkings.rulebook.game import State
from fourkings.sampling import Deals, constraints
from fourkings.views import View, view

ALONE, PAIRS = ("king", "jeu-du-roi"), ("quarante", "quarante-1792", "400")
FEW = 5
"""One view in so many."""
TAUGHT = {"H barred": "104fcbad1b56adfa", "trumps": "30faf2b5b4db4687", "400": "ec072532c1c2aa36"}
"""Kinds of deals, and what their first eight lessons come to."""


def seen(game: str, many: int = 2) -> Iterator[tuple[State, View]]:
    for state in deals(game, many):
        for at, _ in walk(careful, state, 0):
            if at.stage == "play" and len(view(at, at.turn).legal) > 1:
                yield at, view(at, at.turn)


def rows_of(at: State, looked: View) -> tuple[list[Any], Any, int]:
    """What the kernel is told of the latest choice of another: the ply, the contract, and the cards they held."""
    k, contract = load("likelihood.linear", plain=True), encoding.contract_of(looked)
    ply = encoding.plies(looked)[-1].copy()
    arrays = encoding.arrays_of(contract)
    return [ply, *arrays], load("playout", plain=True).duties_of(arrays.terms), at.hands[ply[k.SEAT]] | int(ply[k.LATER])


def model(looked: View, habit: float = 0.5, plain: bool = True) -> tuple[ModuleType, tuple[Any, ...]]:
    """The kernel that knows how the players of a game choose, and what it is told of them."""
    game, contract = looked.rules.game, encoding.contract_of(looked)
    if game.ID == "400":
        return load("likelihood.linear", plain=plain), (1, four_hundred.belief.card_odds(), odds_table())
    k, dear = load("likelihood.net", plain=plain), int(encoding.is_negative(contract))
    net = imitation_net(looked.rules, contract) if game.ID in ALONE else quarante.imitation(game.ID)
    assert net is not None
    return k, (int(game.PARTNERS), dear, habit, net[0], odds_table(), np.zeros(k.SCRATCH, np.int64))


def may_play(k: ModuleType, ply: Any, arrays: Any, duties: Any, hand: int) -> int:
    trick = tuple(int(number) for number in ply[k.LED : k.RUFFED + 1])
    may: int = k.legal_cards(hand, int(ply[k.PLACE]), trick, int(arrays[1][trick[1]]), int(arrays[0][0]), duties)
    return may


@pytest.mark.parametrize(("game", "habit"), [*product(ALONE, (0.0, 0.5, 1.0)), *product(PAIRS, (1.0,))])
def test_chances_of_the_cards_that_may_be_played_add_up_to_one(game: str, habit: float) -> None:
    """But for the doubt, which at a habit of one counts those too that nobody would play."""
    asked = 0
    for at, looked in list(seen(game, 2))[::FEW]:
        if not len(encoding.plies(looked)):
            continue
        k, players = model(looked, habit)
        (ply, *arrays), duties, hand = rows_of(at, looked)
        may = may_play(k, ply, arrays, duties, hand)
        total = 0.0
        for card in members(may):
            ply[k.CARD] = card
            total += k.chance_of(hand, ply, *arrays, duties, *players)
        assert total == pytest.approx(1 if may & may - 1 else may.bit_count())
        asked += may.bit_count() > 1
    assert asked > 2


@pytest.mark.parametrize("game", [*ALONE, *PAIRS])
def test_the_same_likelihoods_with_and_without_the_compiler(game: str) -> None:
    for _, looked in list(seen(game, 1))[4:44:9]:
        contract = encoding.contract_of(looked)
        samples = Deals(constraints(looked)).draw(1, 6)
        likelihoods = [np.empty(len(samples)) for _ in range(2)]
        for plain, here in zip((False, True), likelihoods, strict=True):
            kernels, players = model(looked, plain=plain)
            kernels.likelihoods(samples, encoding.plies(looked), *encoding.arrays_of(contract), *players, here)
        assert likelihoods[0].tolist() == likelihoods[1].tolist()
        if (net := imitation_net(looked.rules, contract)) is not None:
            assert likelihoods[0].tolist() == net_likelihood(looked, samples, net, 0.5).tolist()


@pytest.mark.parametrize("game", ALONE)
def test_what_was_really_held_is_likelier_than_chance_would_have_it(game: str) -> None:
    """Over views of careful players, in bits; half of what nets were seen to tell is asked for."""
    gains = []
    for at, looked in list(seen(game, 8))[::5]:
        net = imitation_net(looked.rules, encoding.contract_of(looked))
        if net is None or len(encoding.plies(looked)) < 12:
            continue
        samples = np.concatenate([[at.hands], Deals(constraints(looked)).draw(2, 64)])
        likely = 0.7 * net_likelihood(looked, samples, net, 0.5)
        gains.append((likely[0] - np.log(np.exp(likely[1:]).mean())) / np.log(2))
    assert len(gains) > 20
    assert np.mean(gains) > 1


def test_every_kind_of_deal_that_is_played_alone_has_been_watched() -> None:
    assert {*individual.imitation_nets()} == {*policies.nets(policies.NEWEST)} - {"quarante", "quarante-1792", "400"}


def test_where_nobody_has_been_watched_no_net_is_asked() -> None:
    """Partners play by a game of their own; who plays alone, by a kind of deal, whatever its game is called."""
    for game, watched in (("400", False), ("king", True)):
        rules = renamed(game)
        assert {imitation_net(rules, contract) is not None for contract in deals_of(rules)} == {watched}


@pytest.mark.costly
@pytest.mark.parametrize(("kind", "digest"), TAUGHT.items())
def test_the_lessons_are_those_that_the_nets_were_taught_by(kind: str, digest: str) -> None:
    """`research/training/imitate.py`: whoever sat at those tables plays as then, so the same nets come of it."""
    from research.training import imitate

    lessons = hashlib.sha256()
    for part in imitate.lessons(kind, 8, 0, 7):
        lessons.update(part.tobytes())
    assert lessons.hexdigest()[:16] == digest
