"""Strong in King's auction: every deal adds up, whatever is declared and paid, and who can be hurt by what is seen."""

from dataclasses import replace

import pytest

pytest.importorskip("numpy")

import numpy as np

from fourkings.arena import deals
from fourkings.bots import careful
from fourkings.bots.strong.belief import draw
from fourkings.bots.strong.games import recipe_of
from fourkings.bots.strong.games.king import auction as talk
from fourkings.encoding import king as encoding
from fourkings.kernels import load
from fourkings.rulebook import games
from fourkings.rulebook.cards import mask
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import State, apply
from fourkings.views import view

SIZES = [(52, 325), (32, 240)]


def auction(number: int, deck: int = 52) -> State:
    rules = games.rules("king", options={"deck": deck})
    return deals.deal_of_kind(rules, "auction", deals.secret_of("auction", 6, number), number % 4)


@pytest.mark.parametrize(("deck", "total"), SIZES)
def test_every_deal_adds_up(deck: int, total: int) -> None:
    state = auction(1, deck)
    seen = view(state, state.turn)
    hand = mask(seen.dealt)
    moved, mine = talk._judge_own_hand(seen.rules, seen.dealer, hand, state.turn, 40)
    points, tricks = talk.play_declarations(seen.rules, seen.dealer, talk._draw(seen.rules, hand, state.turn, 40))
    assert np.allclose(points.sum(2), total)
    assert (tricks.sum(2) == deck // 4).all()
    assert np.allclose(mine[:6], points[:, :, state.turn].mean(0) + moved)


def test_the_count_is_for_who_names_the_deal() -> None:
    """What the count makes of my spades is for deals that I name; where the buyer does, the playouts stand alone."""
    state = closed(3, "+4", "pass", "pass")
    outlook = talk.evaluate_calls(view(state, state.turn), 60)
    row = load("king.auction")
    ends = np.zeros((2, 3, row.TALK), np.int64)
    ends[:, :, row.STEP], ends[:, :, row.BUYER] = row.NAMED, [-1, state.deal.eldest, state.deal.eldest]
    ends[:, :, row.DECLARED] = [0, 0, 5]
    moved = np.arange(1.0, 7.0)
    ends[:, :, row.DEALER], mine = state.deal.dealer, np.zeros((2, 3, 4))
    load("king.weighing").move(state.turn, ends, moved, mine)
    assert mine[:, :, state.turn].tolist() == [[1.0, 0.0, 6.0]] * 2
    assert mine.sum() == 14
    ends[:, :, row.STEP] = row.SPLIT_UP
    load("king.weighing").move(state.turn, ends, moved, mine)
    assert mine.sum() == 14
    sold = outlook.values[:, outlook.calls.index("sell")] - 100
    assert set(sold.tolist()) <= {25.0 * tricks for tricks in range(14)}


def test_deals_in_mid_auction_are_drawn_as_the_calls_make_them_likely() -> None:
    """Who offers five tricks holds more than any hand that fits; nothing is read out of what was not called yet."""
    state = closed(3, "+5")
    seen, bidder = view(state, state.turn), state.deal.eldest
    belief = recipe_of(seen.rules).belief
    likely = draw(belief, seen, 5, 60)
    alike = draw(replace(belief, evidence=(), has_evidence=lambda _: False), seen, 5, 600)
    assert len(likely) == 60
    assert {int(row[seen.turn]) for row in likely} == {seen.hand}
    liked, any_hand = (
        talk.count_hands(seen.rules, hands)[:, bidder, : len(encoding.KINDS) - 1].max(1).mean() for hands in (likely, alike)
    )
    assert liked > any_hand + 25, "a trick more at least"
    first = view(apply(auction(3), "auction"), state.deal.eldest)
    assert not belief.has_evidence(view(auction(3), auction(3).turn))
    assert belief.has_evidence(first), "the dealer has named nothing"


def closed(number: int, *bids: str) -> State:
    """An auction whose bidders said so, the dealer to decide."""
    state = apply(auction(number), "auction")
    for word in bids:
        state = apply(state, word)
    return state


def said(state: State, many: int = 200) -> str:
    return talk.choose(view(state, state.turn), 0, many)


def test_a_hand_for_nothing_is_split_but_only_after_a_question() -> None:
    """Some 60 points are the best it could name, a split is 100: but a no costs nothing, so bidders are asked first."""
    state = careful_bids(261)
    assert state.calls.standing == "+1"
    outlook = talk.evaluate_calls(view(state, state.turn), 200)
    worths = dict(zip(outlook.calls, outlook.values.mean(0).tolist(), strict=True))
    assert worths["split"] == 100 > worths["sell"]
    asked = said(state)
    assert asked.startswith("ask:")
    denied = apply(apply(state, asked), "no")
    assert said(denied) == "refuse"
    assert said(apply(denied, "refuse")) == "split"


def test_a_hand_for_something_is_not_split() -> None:
    state = careful_bids(5)
    assert state.calls.standing is None
    assert "split" in view(state, state.turn).legal
    assert said(state) == "declare:D"


def careful_bids(number: int) -> State:
    state = apply(auction(number), "auction")
    while state.calls.step == "bid":
        state = apply(state, careful.choose(view(state, state.turn), Stream(b"", b"")))
    return state


def test_the_deals_drawn_keep_my_hand() -> None:
    state = auction(2)
    drawn = talk._draw(state.rules, state.hands[3], 3, 50)
    assert (drawn[:, 3] == state.hands[3]).all()
    assert (drawn.sum(1) == sum(state.hands)).all()


def test_a_sale_is_worth_its_price() -> None:
    """The dealer who sells at +4 gets 100 beyond what the buyer's deal leaves them; refused, what they declare."""
    state = auction(3)
    for word in ("auction", "+4", "pass", "pass"):
        state = apply(state, word)
    outlook = talk.evaluate_calls(view(state, state.turn), 60)
    sold, refused = (outlook.values[:, outlook.calls.index(word)] for word in ("sell", "refuse"))
    assert sold.mean() > 100
    assert len(set(refused.tolist())) > 1
    assert outlook.calls == [word for word in view(state, state.turn).legal if isinstance(word, str)]
