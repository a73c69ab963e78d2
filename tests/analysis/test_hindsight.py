"""Lines by hand: every legal action is valued, cards exactly where two sides want the opposite, calls by playouts."""

import pytest

from fourkings.analysis.hindsight import values
from fourkings.records import token
from fourkings.rulebook.game import State, act, legal, start
from fourkings.rulebook.games import GAMES, rules
from fourkings.rulebook.match import from_secret


def begun(game: str, actions: int) -> State:
    state = from_secret(rules(GAMES[game]), bytes(32)).state
    for _ in range(actions):
        state = act(state, state.turn, min(legal(state), key=token))
    return state


@pytest.mark.parametrize(("game", "exact"), [("quarante", True), ("jeu-du-roi", False)])
def test_every_legal_card_has_a_value_and_the_same_again(game: str, exact: bool):
    state = begun(game, 9)
    worths = values(state)
    assert worths is not None
    assert worths.exact is exact
    assert set(worths.cards) == {card for card in legal(state) if isinstance(card, int)}
    assert all(least <= most for least, most in worths.cards.values())
    assert values(state) == worths


def test_bounds_hold_where_the_search_is_cut_short():
    state = begun("quarante", 1)
    whole, short = values(state), values(state, nodes=1)
    assert whole is not None
    assert short is not None
    for card, (least, most) in short.cards.items():
        assert least <= whole.cards[card][0] <= whole.cards[card][1] <= most


@pytest.mark.parametrize(("game", "number", "silence"), [("400", 1, False), ("king", 7, False), ("quarante-1792", 1, True)])
def test_calls_are_told_beside_the_best_or_beyond_saying_nothing(game: str, number: int, silence: bool):
    first = begun(game, 0)
    state = start(first.rules, number, first.deal.dealer, first.deal.scores, first.deal.dealt)
    worths = values(state)
    assert worths is not None
    assert set(worths.calls) == {call for call in legal(state) if isinstance(call, str)} != set()
    assert bool(worths.cards) is silence
    assert silence or max(worths.calls.values()) == 0.0
    assert values(state) == worths


def test_a_deal_that_is_over_has_no_values():
    state = begun("400", 0)
    while state.stage != "done":
        state = act(state, state.turn, min(legal(state), key=token))
    assert values(state) is None
