"""States, views and matches as text: what a person sees who prints them."""

import pytest

from fourkings import BOTS, GAMES, State, match_from_secret, play, push, rules, view
from fourkings.rulebook.match import Match

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
