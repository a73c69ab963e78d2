"""The last cards over many deals at once: against the same thing said in words, without the kernel's shortcuts."""

from collections import defaultdict
from collections.abc import Iterator
from typing import Any

import pytest

pytest.importorskip("numpy")

import numpy as np

from cases import few
from fourkings.arena import deals
from fourkings.bots import chance, evaluation
from fourkings.bots.evaluation import net_points
from fourkings.bots.strong.endgame import information_sets
from fourkings.bots.strong.games.four_hundred import match
from fourkings.kernels import load
from fourkings.rulebook import games
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import State, apply, legal
from fourkings.rulebook.games import GAMES
from fourkings.sampling import Deals, constraints, with_hands
from fourkings.views import View, view

KINDS = (
    ("king", "tricks"), ("king", "last 2"), ("king", "trumps"), ("jeu-du-roi", "KJ"), ("quarante", "quarante"),
    ("400", "400"),
)  # fmt: skip

# The words behind the kernel are the same for every kind: each is tried by one sight in two positions here, by both
# in six with --heavy.
SEEN = [
    pytest.param(*kind, sees, many, marks=[] if (sees, many) == (15 * (number % 2), 2) else pytest.mark.heavy)
    for number, kind in enumerate(KINDS)
    for sees in (0, 15)
    for many in (2, 6)
]


def late(game: str, kind: str, number: int, cards: int) -> State:
    # In 400 with the target out of sight points are played for, and not the match.
    rules = games.rules(GAMES[game], options={"target": 200} if game == "400" else {})
    secret = deals.secret_of(kind, 9, number)
    state, dice = deals.deal_of_kind(rules, kind, secret, number % 4), Stream(secret, b"late")
    while state.stage == "calls" or (state.stage == "play" and state.hands[state.turn].bit_count() > cards):
        bids = state.stage == "calls" and game == "400"
        state = apply(state, "bid:3" if bids else chance.choose(view(state, state.turn), dice))
    return state


def several(game: str, kind: str, cards: int = 3, many: int = 6) -> Iterator[tuple[State, Any]]:
    """Late positions with a choice, and some of the deals that fit, not all different."""
    for number in range(40):
        if not many:
            return
        state = late(game, kind, number, cards)
        seen = view(state, state.turn)
        if len(seen.legal) > 1:
            many -= 1
            yield state, Deals(constraints(seen)).draw(number, 9)


def objectives(seen: View) -> information_sets.Objectives:
    """What strong plays for in the 400, and points elsewhere."""
    return match.objectives(seen) if seen.rules.game.ID == "400" else information_sets.points_objectives(seen)


def by_definition(state: State, samples: Any, sees: int) -> dict[int, list[float]]:
    """What each card is worth in each deal, by the definition: everybody looks at each of their legal cards."""
    me = state.turn
    lots = [with_hands(state, row) for row in samples]
    worths: dict[int, list[float]] = {}
    for card in (action for action in legal(state) if isinstance(action, int)):
        after = [(number, apply(lot, card)) for number, lot in enumerate(lots)]
        ends = played_on(after, [lot.hands for lot in lots], sees)
        worths[card] = [ends[number][me] for number in range(len(lots))]
    return worths


def played_on(lots: list[tuple[int, State]], dealt: list[Any], sees: int) -> dict[int, list[float]]:
    """The four worths of each deal once everybody has played their best from here on; deals that look alike to watchers."""
    if lots[0][1].stage == "done":
        return {number: [net_points(state, seat) for seat in range(4)] for number, state in lots}
    turn = lots[0][1].turn
    after = defaultdict(list)
    for number, state in lots:
        for card in legal(state):
            after[card].append((number, apply(state, card)))
    by_card = {card: played_on(here, dealt, sees) for card, here in after.items()}
    knows = defaultdict(list)
    for number, state in lots:
        knows[number if sees >> turn & 1 else dealt[number][turn]].append((number, state))
    worths = {}
    for alike in knows.values():
        cards = legal(alike[0][1])
        means = [sum(by_card[card][number][turn] for number, _ in alike) for card in cards]
        best = [card for card, mean in zip(cards, means, strict=True) if mean > max(means) - 1e-6]
        for number, _ in alike:
            rows = [by_card[card][number] for card in best]
            worths[number] = [sum(row[seat] for row in rows) / len(rows) for seat in range(4)]
    return worths


@pytest.mark.parametrize(("game", "kind", "sees", "many"), few(SEEN, 6))
def test_it_is_what_it_says(game: str, kind: str, sees: int, many: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The plain walk, told to leave out no card for being equal to another: the very figures of the definition."""
    k = load("search.ending", plain=True)
    monkeypatch.setattr(k, "distinct_cards", lambda may, *rest: may)
    for state, samples in several(game, kind, many=many):
        seen = view(state, state.turn)
        expected = by_definition(state, samples, sees)
        cards = list(expected)
        values = information_sets.values(seen, cards, samples, objectives(seen), sees, plain=True)
        assert values is not None
        base = np.array([expected[card] for card in cards]).T
        # What was taken before this moment is in the points of the deal, and not in what is still to come.
        shift = base - values
        assert np.ptp(shift) < 1e-6


@pytest.mark.costly
@pytest.mark.parametrize(("game", "kind"), [case for case in KINDS if case[0] in ("quarante", "400")])
def test_one_of_equals_is_enough_where_all_cards_are_seen(game: str, kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where two sides see all cards equal ones lead to the same: leaving one out changes nothing."""
    for state, samples in several(game, kind, many=3):
        seen = view(state, state.turn)
        cards, aims = evaluation.candidates(seen), objectives(seen)
        values = information_sets.values(seen, cards, samples, aims, 15)
        with monkeypatch.context() as patch:
            patch.setattr(load("search.ending", plain=True), "distinct_cards", lambda may, *rest: may)
            assert values == pytest.approx(information_sets.values(seen, cards, samples, aims, 15, plain=True))


@pytest.mark.costly
@pytest.mark.parametrize("cards", [2, 3])
@pytest.mark.parametrize(("game", "kind"), KINDS)
def test_the_same_with_and_without_the_compiler(game: str, kind: str, cards: int) -> None:
    for state, samples in several(game, kind, cards, 2):
        seen = view(state, state.turn)
        given = (seen, evaluation.candidates(seen), samples, objectives(seen))
        compiled, plain = (information_sets.values(*given, plain=off) for off in (False, True))
        assert compiled is not None
        assert plain is not None
        assert compiled.tolist() == plain.tolist()


def test_it_gives_up_where_it_would_take_too_long() -> None:
    for state, samples in several("king", "tricks", 4, 1):
        seen = view(state, state.turn)
        assert information_sets.values(seen, evaluation.candidates(seen), samples, objectives(seen), limit=50) is None


def test_endings_that_are_too_long_are_refused() -> None:
    """The search has room for so many tricks, and would write beyond it."""
    k = load("search.ending", plain=True)
    assert k.DEEPEST == 4 * (information_sets.MAX_TRICKS - 1) + 1
    for cards in (information_sets.MAX_TRICKS, information_sets.MAX_TRICKS + 1):
        state = next(
            ending for number in range(40) if (ending := late("king", "tricks", number, cards)).leader == ending.turn
        )
        seen = view(state, state.turn)
        samples = Deals(constraints(seen)).draw(1, 2)
        if cards > information_sets.MAX_TRICKS:
            with pytest.raises(ValueError, match="5 tricks at most"):
                information_sets.values(seen, list(map(int, seen.legal)), samples, objectives(seen))
        else:
            assert information_sets.values(seen, list(map(int, seen.legal)), samples, objectives(seen)) is not None
