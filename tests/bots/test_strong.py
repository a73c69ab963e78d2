"""Strong: legal, repeatable, by the view alone, sensible, with reasons; and where everybody plays alone."""

import pytest

pytest.importorskip("numpy")

import numpy as np

from bots.positions import POSITIONS, Position
from bots.test_flat import check_good_sense
from bots.thinking import deals, once_each, plays_by_the_rules, walk, without_the_compiler
from cases import few
from fourkings import sampling
from fourkings.bots import careful, strong
from fourkings.bots.strong.belief import draw
from fourkings.bots.strong.games import king, quarante, recipe_of
from fourkings.encoding.king import KINDS
from fourkings.rulebook.game import Action, Rules, apply
from fourkings.sampling import constraints
from fourkings.solver import solve
from fourkings.views import view


@pytest.mark.parametrize("rules", few(once_each(), 20))
def test_always_legal(rules: Rules) -> None:
    plays_by_the_rules(strong, rules, limit=4)


@pytest.mark.costly
@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: f"{position.game}: {position.why}")
def test_good_sense(position: Position) -> None:
    check_good_sense(strong, position, strong.WORLDS)


def test_an_ending_is_solved() -> None:
    for at, action in walk(strong, next(deals("quarante", 1)), 20):
        seen = view(at, at.turn)
        if quarante.SOLVED.applies(seen) and sampling.count(seen) == 1 and len(seen.legal) > 1:
            side = (at.turn & 1, at.turn & 1 | 2)
            solution = solve(at, side, line=False)
            assert solution.cards[int(action)].least == solution.value.least


def some_decisions() -> list[Action]:
    return [
        action
        for game, many in (("king", 5), ("400", 6), ("quarante-1792", 21))
        for _, (_, action) in zip(range(many), walk(strong, next(deals(game, 1)), 2), strict=False)
    ]


@pytest.mark.costly
def test_the_same_with_the_compiler_off() -> None:
    assert without_the_compiler("bots.test_strong", "some_decisions") == some_decisions()


@pytest.mark.parametrize("game", ["king", "jeu-du-roi"])
@pytest.mark.parametrize("many", [7, 20])
def test_likely_deals_fit_the_view(game: str, many: int) -> None:
    for state in deals(game, 2):
        for at, _ in walk(careful, state, 0):
            if at.stage != "play":
                continue
            seen = view(at, at.turn)
            known, drawn = constraints(seen), draw(recipe_of(seen.rules).belief, seen, 3, many)
            assert drawn.shape == (many, 4)
            for hands in drawn.tolist():
                assert hands[at.turn] == seen.hand
                assert sum(hands) == sum(at.hands)
                assert [hand.bit_count() for hand in hands] == list(seen.hand_sizes)
                assert all(hand & cannot == 0 for hand, cannot in zip(hands, known.cannot, strict=True))


def test_every_card_is_judged_in_every_deal() -> None:
    for at, _ in walk(careful, next(iter(deals("jeu-du-roi", 1))), 0):
        seen = view(at, at.turn)
        judged = strong.judge(seen, 1, 12)
        assert judged.values.shape == ((12, len(judged.cards)) if len(judged.cards) > 1 else (1, 1))


def test_who_names_a_trump_is_likely_to_hold_it() -> None:
    """Two deals that fit alike: the one where the dealer has the trumps that they named is the likelier."""
    state = next(iter(deals("king", 1)))
    suits = [(state.hands[state.deal.dealer] >> 16 * suit & 0x1FFF).bit_count() for suit in range(4)]
    state = apply(state, f"declare:{KINDS[suits.index(max(suits))]}")
    seen = view(state, state.turn)
    other = next(seat for seat in range(4) if seat not in (state.turn, state.deal.dealer))
    swapped = list(state.hands)
    swapped[state.deal.dealer], swapped[other] = swapped[other], swapped[state.deal.dealer]
    hands = np.array([state.hands, swapped])
    likely = king.declaration_evidence(seen, hands)
    trumps = [(int(row[state.deal.dealer]) & 0x1FFF << 16 * suits.index(max(suits))).bit_count() for row in hands]
    assert trumps[0] > trumps[1]
    assert likely[0] > likely[1]
