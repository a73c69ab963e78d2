"""Cards as text both ways, states, views and matches as they are printed, and functions on sets of them (GEN-1, GEN-2)."""

from itertools import product

import pytest

from fourkings import BOTS, State, match_from_secret, play, push, rules, view
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
from fourkings.rulebook.match import Match


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


SECRET = bytes(32)
NAMES = ("Ana", "Bento", "Carla", "Davi")


def after(game: str, tokens: str = "") -> Match:
    match = match_from_secret(rules(game), SECRET, NAMES)
    for token in tokens.split():
        match = push(match, token)
    return match


def lines(text: str) -> list[str]:
    return text.strip("\n").splitlines()


def test_a_state_shows_all_hands():
    assert str(after("king", "4D").state).splitlines() == lines("""
king, classic: deal 1 (tricks), seat 2 to play
no trump: -20 a trick
       S          H        D        C            tricks  score
  0 D  K T 8      8 3      T 6 5 2  A 8 7 2           0      0
  1    J 9 5 4 2  A T 6 2  A 3      9                 0      0
> 2    Q          Q 7 5    J 9 8    K J T 5 4 3       0      0
  3    A 7 6 3    K J 9 4  K Q 7    Q 6               0      0
on the table: 1 4D
""")


def test_a_view_shows_of_the_other_hands_how_many_cards_they_are():
    state = after("400", "bid:3 bid:3 bid:3 bid:2").state
    assert str(view(state, 0)).splitlines() == lines("""
400, classic: deal 1, seat 0 to play
calls: bids (3, 3, 3, 2)
trump H: 1 a trick
       S         H      D    C          tricks  score
> 0    Q 5 4     A T 2  8 3  K T 9 4 3       0      0
  1    13 cards                              0      0
  2    13 cards                              0      0
  3 D  13 cards                              0      0
""")
    assert "13 cards" in str(view(state, None)).splitlines()[4]


def test_a_match_shows_names_points_and_scores():
    match = after("quarante")
    assert str(match).splitlines() == lines("""
quarante, classic: deal 1, seat 1 to play
trump H: 5 for K, 4 for Q, 2 for J
             S        H      D      C      tricks  score
  0 D Ana    A J      J 9 7  J      T 7         0      0
> 1   Bento  Q 8      A      K Q 7  K Q         0      0
  2   Carla  K T 9 7  K Q    8      8           0      0
  3   Davi   -        T 8    A T 9  A J 9       0      0
""")
    over = str(play(rules("jeu-du-roi"), [BOTS["chance"]] * 4, SECRET)).splitlines()
    assert over[0] == "deal 1: -2, -10, -4, -10"
    assert over[-1] == "won by chance 1: 46, 0, 43, 5"


@pytest.mark.parametrize("game", GAMES)
def test_every_moment_of_a_match_can_be_shown(game: str):
    match = play(rules(game), [BOTS["chance"]] * 4, SECRET, max_deals=12)
    for played in match.deals:
        state: State = played.state
        assert str(state).splitlines()[0].endswith(", void" if state.void else ", done")
        assert {"points", "score"} <= set(str(view(state, 2)).split())
    assert "\n".join(str(match).splitlines()[: len(match.deals)]).count("deal ") == len(match.deals)
    again = match_from_secret(rules(game), SECRET)
    for _, action in match.deals[0].actions:
        turn = again.state.turn
        assert f"\n> {turn} " in str(again.state)
        shown = str(view(again.state, turn))
        assert max(map(len, shown.splitlines())) < 124
        hidden = [again.state.hands[seat].bit_count() for seat in range(4) if seat != turn]
        assert [int(row.split(" card")[0].split()[-1]) for row in shown.splitlines() if " card" in row] == hidden
        again = push(again, action)


def test_a_match_before_its_first_deal_has_no_table():
    opened = match_from_secret(rules("king"), SECRET, NAMES)
    waiting = Match(opened.rules, NAMES, opened.opening)
    assert str(waiting).startswith("king, classic: ")
    assert str(waiting).endswith("; nothing is dealt yet")
