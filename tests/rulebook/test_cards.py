"""Names of cards and words both ways over all there are, and the small functions on sets of cards (GEN-1, GEN-2)."""

from itertools import product

import pytest

from fourkings.rulebook.cards import (
    ALL,
    CLUBS,
    DIAMONDS,
    HEARTS,
    LONG,
    SPADES,
    SUITS,
    card,
    mask,
    members,
    name,
    named,
    names,
    suit_mask,
    suit_name,
)
from fourkings.rulebook.games import GAMES, UnknownGame, find, parse_action


def test_a_card_is_its_suit_and_rank():
    for (suit, s), (rank, r) in product(enumerate("SHDC"), enumerate("23456789TJQKA")):
        assert card(r + s) == 16 * suit + rank


@pytest.mark.parametrize(
    "bad", ["", "A", "AHX", "10H", "1H", "XH", "AX", "ah", "Ah", "aH", "HA", " AH", "AH ", "A♥", None, 12, ["AH"], b"AH"]
)
def test_what_is_no_card(bad):
    with pytest.raises(ValueError, match="is not a card: write a rank of 23456789TJQKA and a suit of SHDC, as in QH or TS"):
        card(bad)


def test_masks_and_members_of_single_cards():
    for number in LONG:
        assert mask([number]) == 1 << number
        assert list(members(1 << number)) == [number]
        assert named(name(number)) == 1 << number
        assert names(1 << number) == (name(number),)


def test_masks_and_members_of_nothing_and_all():
    assert mask([]) == 0
    assert list(members(0)) == []
    assert names(0) == ()
    assert named("") == 0
    assert mask(LONG) == ALL == SPADES | HEARTS | DIAMONDS | CLUBS
    assert list(members(ALL)) == list(LONG)
    assert ALL.bit_count() == 52


def test_a_mask_fits_into_signed_64_bits():
    assert ALL < 1 << 63


def test_a_hand_is_shown_suit_by_suit_high_cards_first():
    assert names(named("2C AS KH TS 9H AC 3D 4D")) == ("AS", "TS", "KH", "9H", "4D", "3D", "AC", "2C")


def test_suits_both_ways():
    for number, suit in enumerate("SHDC"):
        assert suit_mask(number) == mask(card(rank + suit) for rank in "23456789TJQKA")
        assert suit_name(suit_mask(number)) == suit
    assert tuple(map(suit_mask, range(4))) == (SPADES, HEARTS, DIAMONDS, CLUBS)
    assert suit_name(0) == ""
    assert SUITS == "SHDC"


RUNGS = ["+1", "+2", "+3", "-1", "+4", "+5", "+6", "-2", "+7", "+8"]
WORDS = {
    "quarante": [*(f"clique:{rank * count}" for rank in "KQJ" for count in (3, 4)), "done"],
    "quarante-1792": ["count:3", "count:4", "rank:K", "rank:Q", "rank:J", "good"],
    "400": [f"bid:{tricks}" for tricks in range(2, 14)],
    "jeu-du-roi": [],
    "king": [
        *(f"declare:{kind}" for kind in ("S", "H", "D", "C", "NT", "negative")),
        *RUNGS,
        *(f"ask:{rung}" for rung in RUNGS),
        *(f"ultimatum:{rung}:{fallback}" for rung in RUNGS for fallback in ("positive", "negative")),
        *("auction", "pass", "sell", "refuse", "split", "yes", "no"),
    ],
}
"""The words of record.md, "Actions"."""


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.ID)
def test_words_of_a_game_both_ways(game):
    assert sorted(game.CALLS) == sorted(WORDS[game.ID])
    for word in WORDS[game.ID]:
        assert parse_action(game, word) == word


NO_ACTIONS = (
    "", "Pass", "+0", "+9", "-3", "+1 ", "declare:", "declare:h", "bid:1", "bid:14", "bid:02", "ask:", "ask:+9", "count:2",
    "ultimatum:+8", "ultimatum:+8:", "ultimatum:+8:NT", "clique:AAA", "clique:KK", "rank:A", "1S", "qh",
)  # fmt: skip


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.ID)
def test_what_is_no_action(game):
    for bad in NO_ACTIONS:
        with pytest.raises(ValueError, match=f"is neither a card nor a word of {game.ID}"):
            parse_action(game, bad)


def test_games_are_found_by_id_or_alias():
    for game in GAMES.values():
        for word in (game.ID, *game.ALIASES):
            assert find(word) is game


def test_no_name_means_two_games():
    every = [name for game in GAMES.values() for name in (game.ID, *game.ALIASES)]
    assert len(set(every)) == len(every)


@pytest.mark.parametrize("bad", ["", "King", "whist", "kings"])
def test_what_is_no_game(bad):
    with pytest.raises(UnknownGame, match="the games are quarante, quarante-1792, 400, jeu-du-roi, king"):
        find(bad)
