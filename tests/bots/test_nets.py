"""The nets of playouts: one for every kind of deal, read exactly, seeing no more than a player may, compiler or not."""

from collections.abc import Iterator

import pytest

pytest.importorskip("numpy")

import numpy as np

from bots.test_flat import deals_of
from bots.thinking import another, deals, every_rules, permuted
from cases import few
from fourkings import encoding
from fourkings.arena import secret_of
from fourkings.bots import evaluation, find, policies
from fourkings.kernels import load
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import Rules, State, apply
from fourkings.rulebook.games import GAMES
from fourkings.rulebook.match import from_secret
from fourkings.sampling import Deals, constraints
from fourkings.views import View, view

SENSE, SEEN = load("policy.net", plain=True), load("policy.features", plain=True)
FIRST = (
    "LEFT", "POT", "AHEAD", "LATER", "ABOVE_BEST", "LED_OUT", "TRUMPS", "COSTLY_OUT", "COSTLY_MINE", "SHORT", "NEED", "CAN",
    "LED_COSTLY", "SITUATION", "OWN", "HEIGHT", "WORTH", "COSTLY", "OWN_COSTLY", "SHOWN_VOID", "TRUMPED", "BETWEEN",
    "LENGTH", "BEATEN", "ROWS",
)  # fmt: skip


def kinds() -> set[str]:
    return {policies.kind(rules, contract) for rules in every_rules() for contract in deals_of(rules)}


def test_every_kind_of_deal_has_its_net() -> None:
    nets = policies.nets(policies.NEWEST)
    assert set(nets) == kinds()
    assert {net.shape for net in nets.values()} == {(SEEN.GROUPS, SEEN.ROWS, SENSE.LANES + 1)}


def choices(state: State) -> Iterator[tuple[State, View, list[int]]]:
    careful, dice = find("careful"), Stream(b"nets", b"")
    while state.stage != "done":
        seen = view(state, state.turn)
        cards = [action for action in seen.legal if isinstance(action, int)]
        if seen.stage == "play" and len(cards) > 1:
            yield state, seen, cards
        state = apply(state, careful.choose(seen, dice))


def looked(state: State, seen: View, cards: list[int]) -> tuple[int, list[list[int]]]:
    rows = np.zeros((len(cards), SEEN.FEATURES), np.int64)
    arrays = encoding.arrays_of(encoding.contract_of(seen))
    given = np.array(state.hands, np.int64), encoding.board(seen), encoding.needs(seen)[0], np.array(cards, np.int64)
    return load("policy.features").look(*given, *arrays, rows), rows.tolist()


@pytest.mark.parametrize(
    "rules", few(every_rules(), 16), ids=lambda rules: f"{rules.game.ID} {rules.preset} {rules.changed()}"
)
def test_every_feature_keeps_to_its_rows(rules: Rules) -> None:
    begins = [getattr(SEEN, name) for name in FIRST]
    assert len(begins) == SEEN.FEATURES + 1
    for number in range(3):
        state = from_secret(rules, secret_of(rules, 9, number)).state
        for at, seen, cards in choices(state):
            for row in looked(at, seen, cards)[1]:
                assert all(low <= index < high for index, low, high in zip(row, begins, begins[1:], strict=False)), row


@pytest.mark.parametrize("game", GAMES)
def test_a_net_sees_what_its_player_may(game: str) -> None:
    for state in deals(game, 2):
        for at, seen, cards in choices(state):
            assert looked(at, seen, cards) == looked(permuted(at), seen, cards) == looked(another(at), seen, cards)


def test_the_same_without_the_compiler() -> None:
    for game in GAMES:
        for place, (_, seen, cards) in enumerate(choices(next(deals(game, 1)))):
            if place % 12 == 3:
                samples = Deals(constraints(seen)).draw(5, 3)
                weights = policies.weights(policies.NEWEST, policies.kind(seen.rules, encoding.contract_of(seen)))
                fast, slow = (evaluation.play_out(seen, samples, cards, weights, 0.1, 5, plain) for plain in (False, True))
                assert fast.points.tolist() == slow.points.tolist()
                assert fast.tricks.tolist() == slow.tricks.tolist()


def test_at_temperature_0_and_without_noise_the_seed_says_nothing() -> None:
    _, seen, cards = next(choices(next(deals("king", 1))))
    kind = policies.kind(seen.rules, encoding.contract_of(seen))
    samples = Deals(constraints(seen)).draw(5, 50)
    for temperature, same in ((0.0, True), (1.0, False)):
        weights = policies.weights(policies.NEWEST, kind, temperature)
        a, b = (evaluation.play_out(seen, samples, cards, weights, 0.0, seed).points.tolist() for seed in (1, 2))
        assert (a == b) is same


def test_each_seat_may_have_a_policy_of_its_own() -> None:
    _, seen, cards = next(choices(next(deals("400", 1))))
    samples, weights = Deals(constraints(seen)).draw(5, 20), policies.weights(policies.NEWEST, "400")
    rows = (weights, np.tile(weights, (4, 1)))
    a, b = (evaluation.play_out(seen, samples, cards, row, 0.1, 1).points for row in rows)
    assert a.tolist() == b.tolist()


@pytest.mark.heavy
def test_what_is_taught_does_not_hang_on_what_was_played_before() -> None:
    """`research/training/teach.py`: the spread of points, by which all that is learnt is scaled, is the same each time."""
    from research.training import teach

    of, net, room = teach.begun("quarante", 3, 200), teach.first("quarante", None), np.zeros(12 + SEEN.FEATURES, np.int64)
    assert len({teach.spread(net, of, room) for _ in range(3)}) == 1


@pytest.mark.heavy
def test_a_net_is_taught_again_from_nothing() -> None:
    """`research/training/teach.py` makes what is shipped, number by number (one kind of fifteen: it takes a minute)."""
    from research.training import teach

    start = teach.first("quarante", None)
    net = teach.taught(start, teach.begun("quarante", 3, 9000), 9000, 3)
    assert np.array_equal(teach.rounded(net, start), policies.nets(policies.NEWEST)["quarante"])
