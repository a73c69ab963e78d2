"""The highlights of a round: counted again from the tricks and the sheets, and none before boards are open."""

import random
from collections import Counter
from dataclasses import replace

import pytest

from evenings.simulated import plan
from fourkings.evenings.events import DealResult, Evening, Result, Round, RoundTable
from fourkings.evenings.highlights import Bid, Highlight, MatchHighlights, Slam, find_highlights, match_highlights
from fourkings.rulebook.deck import SECRET_BYTES
from fourkings.rulebook.game import legal
from fourkings.rulebook.games import GAMES, rules
from fourkings.rulebook.match import Match, apply_unchecked, deal_from_secret, from_secret

SHORT = {"king": {}, "jeu-du-roi": {}}


def played(game: str, seed: int) -> Match:
    rng = random.Random(seed)
    secret = rng.randbytes(SECRET_BYTES)
    match = from_secret(rules(game, options=SHORT.get(game, {"deals": 4})), secret)
    while match.result is None:
        match = deal_from_secret(match, secret) if match.between_deals else match
        match = apply_unchecked(match, rng.choice(legal(match.state)[:2]))
    return match


@pytest.mark.parametrize("seed", range(30))
def test_the_bids_made_in_the_400_are_those_with_enough_tricks(seed: int):
    match = played("400", seed)
    expected = []
    for number, deal in enumerate(match.deals, 1):
        if deal.state.void:
            continue
        tricks = Counter(trick.winner for trick in deal.state.tricks)
        bids = {seat: int(str(action).removeprefix("bid:")) for seat, action in deal.actions[:4]}
        expected += [Bid(number, seat, bids[seat]) for seat in range(4) if tricks[seat] >= bids[seat]]
    assert list(match_highlights(match).bids) == expected


@pytest.mark.parametrize("game", GAMES.own)
def test_a_slam_is_listed_if_nobody_else_wins_a_trick(game: str):
    slams = 0
    for seed in range(12):
        match = played(game, seed)
        expected = []
        for number, deal in enumerate(match.deals, 1):
            winners = {trick.winner for trick in deal.state.tricks}
            left = any(deal.state.hands)
            if match.rules.game.PARTNERS:
                winners = {winner % 2 for winner in winners}
            if len(winners) == 1 and not left:
                first = winners.pop()
                expected.append(Slam(number, (first, first + 2) if match.rules.game.PARTNERS else (first,)))
        assert list(match_highlights(match).slams) == expected
        slams += len(expected)
    assert slams or game != "quarante"


def evening(*tables: list[tuple[int, ...]], same: bool = True, over: bool = True, seats: int = 4) -> Evening:
    playing = []
    for place, deals in enumerate(tables):
        people = (4 * place + 1, 4 * place + 2, 4 * place + 3, 4 * place + 4)
        listed = tuple(DealResult(number, points) for number, points in enumerate(deals, 1))
        playing.append(RoundTable(people, result=Result((0, 0), (0, 2), listed)))
    if not over:
        playing[0] = replace(playing[0], result=None)
    planned = plan("pairs", same_boards=same)
    return Evening(9, planned, "", rounds=(Round(tuple(playing), (), open=same and over),))


def test_boards_are_compared_table_by_table():
    state = evening([(20, 24), (30, 14)], [(24, 20), (30, 14)], [(44, 0), (30, 14)])
    assert find_highlights(state, 0, {}) == (
        Highlight("points", 1, (2,), (9, 11), 44),
        Highlight("swing", 1, (2, 0), (), 24),
        Highlight("same", 2, (0, 1, 2)),
    )


def test_shared_maxima_are_no_highlights():
    state = evening([(44, 0), (30, 14)], [(0, 44), (20, 24)])
    assert [row.kind for row in find_highlights(state, 0, {})] == ["swing"]
    bids = MatchHighlights(bids=(Bid(1, 0, 7), Bid(2, 3, 7)))
    assert "bid" not in [row.kind for row in find_highlights(state, 0, {0: bids})]
    highest = MatchHighlights(bids=(Bid(1, 0, 7), Bid(2, 3, 9)), slams=(Slam(1, (0, 2)),))
    rows = find_highlights(state, 0, {0: bids, 1: highest})
    assert rows[:2] == (Highlight("bid", 2, (1,), (8,), 9), Highlight("slam", 1, (1,), (5, 7)))


def test_tables_with_their_own_cards_are_not_compared():
    state = evening([(20, 24)], [(24, 20)], [(40, 4)], same=False)
    assert find_highlights(state, 0, {}) == (Highlight("points", 1, (2,), (9, 11), 40),)


def test_there_are_no_highlights_before_the_round_is_over_and_open():
    highest = {1: MatchHighlights(bids=(Bid(1, 0, 9),))}
    tables = [(20, 24)], [(24, 20)]
    assert find_highlights(evening(*tables, over=False), 0, highest) == ()
    assert find_highlights(evening(*tables, same=False, over=False), 0, highest) == ()
    state = evening(*tables)
    closed = replace(state, rounds=(replace(state.rounds[0], open=False),))
    assert find_highlights(state, 0, highest)
    assert find_highlights(closed, 0, highest) == ()


def test_highlights_of_bots_alone_are_left_out():
    state = evening([(44, 0)], [(20, 24)])
    bots = replace(state.rounds[0].tables[0], seats=(-1, 1, -2, 2))
    state = replace(state, rounds=(replace(state.rounds[0], tables=(bots, state.rounds[0].tables[1])),))
    assert [row.kind for row in find_highlights(state, 0, {})] == ["swing"]
