"""Strong where everybody plays for himself: deals looked at fit the view, and who named a deal is asked why."""

import pytest

pytest.importorskip("numpy")

import numpy as np

from bots.thinking import deals, walk
from fourkings.bots import careful, strong
from fourkings.bots.strong.belief import draw
from fourkings.bots.strong.games import king, recipe_of
from fourkings.encoding.king import KINDS
from fourkings.rulebook.game import apply
from fourkings.sampling import constraints
from fourkings.views import view


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
