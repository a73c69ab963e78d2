"""What a learner is told of each card: each feature against a plain reading of the view, in all games."""

import re
from itertools import islice
from pathlib import Path

import pytest

pytest.importorskip("numpy")

import numpy as np

from fourkings.envs import features, spaces
from fourkings.kernels import load
from fourkings.rulebook import games
from fourkings.rulebook.cards import Card, mask, members
from fourkings.rulebook.games import GAMES
from fourkings.rulebook.tricks import card_points, played, tricks_so_far, winning
from fourkings.views import PlayerView
from tables import seen_by_turn


def plainly(seen: PlayerView, card: Card) -> dict[str, float]:
    """The features of a card, read from the view as a person would."""
    contract, pack = seen.contract, mask(seen.rules.game.pack(seen.rules))
    assert contract is not None
    gone = played(seen)
    out = pack & ~seen.hand & ~(gone[0] | gone[1] | gone[2] | gone[3])
    suit = 0x1FFF << (card & 0x30)
    above, own = contract.stronger[card], seen.hand & suit & ~(1 << card)
    below = suit & ~above & ~(1 << card)
    dear = mask(each for each in members(pack) if card_points(contract.payoff, each))
    led = seen.trick[0] >> 4 if seen.trick else card >> 4
    takes = not seen.trick or winning((*seen.trick, card), contract) == len(seen.trick)
    later = [seen.seat + place & 3 for place in range(1, 4 - len(seen.trick))]
    return {
        "takes": takes, "height": sum(contract.stronger[each] >> card & 1 for each in members(pack)) / 12,
        "worth": card_points(contract.payoff, card) / 20,
        "pot": sum(card_points(contract.payoff, each) for each in seen.trick) / 20,
        "trump": contract.trump >> card & 1, "follows": led == card >> 4,
        "own_above": (own & above).bit_count() / 4, "own_below": (own & below).bit_count() / 4,
        "out_above": (out & above).bit_count() / 4, "out_below": (out & suit & below).bit_count() / 4,
        "own_dear": (own & dear).bit_count(), "dear_above": (out & dear & above).bit_count(),
        "dear_below": (out & dear & below).bit_count(), "lone": not own,
        "voids_later": sum(shown_void(seen, seat, card >> 4) for seat in later) / 2,
        "trumps_out": (out & contract.trump).bit_count() / 8, "held": seen.hand.bit_count() / 13,
        "master": not out & above, "own_trumps": (seen.hand & contract.trump).bit_count() / 8,
    }  # fmt: skip


def shown_void(seen: PlayerView, seat: int, suit: int) -> bool:
    for leader, cards in tricks_so_far(seen):
        place = seat - leader & 3
        if place < len(cards) and cards[0] >> 4 == suit and cards[place] >> 4 != suit:
            return True
    return False


@pytest.mark.parametrize("game", GAMES.own)
def test_each_feature_is_what_it_says(game: str) -> None:
    all_seen = [
        seen for seen in seen_by_turn(games.rules(game), 3, 11) if any(isinstance(action, int) for action in seen.legal)
    ]
    observations = np.stack([spaces.observation(seen) for seen in all_seen])
    masks = np.stack([spaces.mask_of(seen) for seen in all_seen])
    looks = features.of_cards(game, observations, masks)
    assert looks.features.shape == (len(looks.card), features.NUM_FEATURES) == (masks[:, :52].sum(), len(features.ABOUT))
    assert (np.diff(looks.table) >= 0).all()
    for row, table, number in zip(looks.features, looks.table, looks.card, strict=True):
        card = spaces.action_of(GAMES[game], int(number))
        assert isinstance(card, int)
        expected = plainly(all_seen[table], card)
        assert list(expected) == list(features.ABOUT)
        assert row.tolist() == pytest.approx([float(value) for value in expected.values()], abs=1e-6)
    # The same file as plain Python.
    few = slice(0, 5)
    many = int(masks[few, :52].sum())
    plain = np.zeros((many, features.NUM_FEATURES), np.float32), np.zeros(many, np.int64), np.zeros(many, np.int64)
    heights = features._heights(games.rules(game))
    assert load("envs.card_features", plain=True).look(observations[few], masks[few], heights, *plain) == many
    assert all((here == there[:many]).all() for here, there in zip(plain, looks, strict=True))


def test_a_table_at_its_calls_has_no_row() -> None:
    (seen,) = islice(seen_by_turn(games.rules("400"), 1, 1), 1)
    looks = features.of_cards("400", spaces.observation(seen)[None], spaces.mask_of(seen)[None])
    assert looks.features.shape == (0, features.NUM_FEATURES)


def test_the_features_in_the_docs_are_described_as_in_the_library() -> None:
    text = (Path(__file__).parents[2] / "docs" / "environments.md").read_text("utf-8").replace("\n", " ")
    named = re.findall(r"`(\w+)` \(([^)]+)\)", text.partition("`features.ABOUT`")[2].partition("## ")[0])
    assert named
    assert {name: features.ABOUT[name] for name, _ in named} == dict(named)
