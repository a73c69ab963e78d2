"""Strong in King's auction: every deal adds up, whatever is declared and paid, and who can be hurt by what is seen."""

from __future__ import annotations

import pytest

pytest.importorskip("numpy")

import numpy as np

from fourkings import options
from fourkings.arena import deals
from fourkings.bots import careful
from fourkings.bots.strong import king_talk
from fourkings.cards import mask
from fourkings.deck import Stream
from fourkings.game import State, apply
from fourkings.games import king
from fourkings.games._auction import WORDS
from fourkings.view import view

SIZES = [(52, 325), (32, 240)]


def auction(number: int, deck: int = 52) -> State:
    rules = options.rules(king, options={"deck": deck})
    return deals.dealt(rules, "auction", deals.secret_of("auction", 6, number), number % 4)


@pytest.mark.parametrize(("deck", "total"), SIZES)
def test_every_deal_adds_up(deck: int, total: int) -> None:
    state = auction(1, deck)
    seen = view(state, state.turn)
    moved, mine = king_talk._judged(seen.rules, seen.dealer, mask(seen.dealt), state.turn, 40)
    points, tricks = king_talk.simulated(
        seen.rules, seen.dealer, king_talk._drawn(seen.rules, mask(seen.dealt), state.turn, 40)
    )
    assert np.allclose(moved.sum(1), 0)
    assert np.allclose(points.sum(2), total)
    assert (tricks.sum(2) == deck // 4).all()
    assert np.allclose(mine[:6], (points + moved)[:, :, state.turn].mean(0))


def test_the_deals_drawn_keep_my_hand() -> None:
    state = auction(2)
    drawn = king_talk._drawn(state.rules, state.hands[3], 3, 50)
    assert (drawn[:, 3] == state.hands[3]).all()
    assert (drawn.sum(1) == sum(state.hands)).all()


def test_a_sale_is_worth_its_price() -> None:
    """The dealer who sells at +4 gets 100 beyond what the buyer's deal leaves him; refused, he has what he declares."""
    state = auction(3)
    for word in ("auction", "+4", "pass", "pass"):
        state = apply(state, word)
    found = king_talk.weigh(view(state, state.turn), 60)
    sold, refused = (found.values[:, found.words.index(word)] for word in ("sell", "refuse"))
    assert sold.mean() > 100
    assert len(set(refused.tolist())) > 1
    assert found.words == [word for word in view(state, state.turn).legal if isinstance(word, str)]


def test_all_words_have_a_number_of_their_own() -> None:
    assert len({king_talk.code(word) for word in WORDS}) == len(WORDS)


def test_the_same_hand_the_same_word() -> None:
    for number in range(4):
        state = auction(number)
        while state.stage == "talk":
            seen = view(state, state.turn)
            word = king_talk.choose(seen, 30)
            assert word in seen.legal
            king_talk._judged.cache_clear()
            king_talk._drawn.cache_clear()
            assert king_talk.choose(seen, 30) == word
            state = apply(state, careful.choose(seen, Stream(b"", b"")))
