"""The tree: every playout is counted once, and it finds what is there to find."""

from typing import Any

import pytest

pytest.importorskip("numpy")

import numpy as np

from fourkings import encoding
from fourkings.arena import deals
from fourkings.bots import careful, evaluation, policies
from fourkings.rulebook import games
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import State, apply
from fourkings.rulebook.games import GAMES
from fourkings.views import view
from research.figures import trees

# What grows the trees is kept by no cache: each worker would compile it anew.
pytestmark = pytest.mark.xdist_group("trees")


def grown(state: State, iterations: int, samples: Any = None) -> tuple[Any, Any]:
    """Visits and means by card of a tree, over the true deal where no deals are given."""
    seen = view(state, state.turn)
    contract, cards = encoding.contract_of(seen), np.array(evaluation.candidates(seen))
    if samples is None:
        samples = np.array([state.hands])
    how = np.zeros(trees.HOW, np.int64)
    how[trees.SEARCHING], how[trees.ORDERED], how[trees.HIGHEST] = 15, 1, encoding.is_negative(contract)
    how[trees.BIDS : trees.BIDS + 4] = [bid.worth for bid in encoding.stakes(seen).bids] or [0] * 4
    visits, means = np.zeros((1, len(cards)), np.int64), np.zeros((1, len(cards), 4))
    trees.forest(
        samples, len(samples), encoding.board(seen), encoding.needs(seen)[0], cards, *encoding.arrays_of(contract),
        policies.weights(1, policies.kind(seen.rules, contract)), 1 << 28, how, 30.0, 1, 0, iterations,
        np.zeros((iterations + 8, trees.NODE), np.int64), np.zeros(trees.ROOM, np.int64), visits, means,
    )  # fmt: skip
    return visits[0], means[0]


def at(kind: str, left: int, number: int = 0, game: str = "king") -> State:
    state = deals.deal_of_kind(games.rules(GAMES[game]), kind, deals.secret_of(kind, 5, number), 0)
    while state.stage == "calls" or state.trick or state.hands[state.turn].bit_count() > left:
        state = apply(state, careful.choose(view(state, state.turn), Stream(b"", b"")))
    return state


@pytest.mark.costly
def test_every_playout_is_counted_and_every_point_is_somebodys() -> None:
    for kind, total in (("tricks", -260), ("last 2", -180)):
        visits, means = grown(at(kind, 13), 400)
        assert visits.sum() == 400
        assert np.allclose(means[visits > 0].sum(1), total)


@pytest.mark.costly
def test_partners_look_at_what_both_make() -> None:
    """Quarante: 40 points less those of the others; 400: four bids made or lost."""
    for game in ("quarante", "400"):
        state = at(game, 8, game=game)
        visits, means = grown(state, 300)
        tried = means[visits > 0]
        assert np.allclose(tried[:, 0], tried[:, 2])
        assert np.allclose(tried[:, 0], -tried[:, 1])
        most = sum(bid.worth for bid in encoding.stakes(view(state, 0)).bids) if game == "400" else 40
        assert (abs(tried) <= most).all()
        assert (tried != 0).any()


def exact(state: State, seat: int) -> dict[int, float]:
    """Best play of all, each for himself, over so few cards that every line can be tried; of equals the first."""

    def best(state: State) -> tuple[int, ...]:
        if state.stage == "done":
            return state.points or ()
        ends = [best(apply(state, action)) for action in view(state, state.turn).legal]
        return max(ends, key=lambda end: end[state.turn])

    return {int(action): best(apply(state, action))[seat] for action in view(state, seat).legal}


@pytest.mark.costly
def test_it_finds_the_best_card() -> None:
    """Where one card is better than the others by more than a matter of others' equal choices."""
    decisions = 0
    for number in range(40):
        state = at("last 2", 3, number)
        values = exact(state, state.turn)
        if len(set(values.values())) > 1:
            visits, _ = grown(state, 3000)
            cards = evaluation.candidates(view(state, state.turn))
            assert values[cards[int(visits.argmax())]] == max(values.values())
            decisions += 1
    assert decisions > 2
