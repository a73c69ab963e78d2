"""The boards of an evening, and the highlights of its rounds."""

import random
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from evenings.simulated import plan
from fourkings.evenings import commands
from fourkings.evenings.boards import SPARES, boards_of_round, last_board, listed_boards, secret_of_round, spare_boards
from fourkings.evenings.commands import CommandRefused
from fourkings.evenings.highlights import (
    Bid,
    Highlight,
    MatchHighlights,
    Slam,
    best_highlights,
    find_highlights,
    match_highlights,
)
from fourkings.evenings.sheets import WrongForm, result_of_sheet
from fourkings.evenings.state import DealResult, Evening, Plan, Result, Round, RoundTable
from fourkings.rulebook.deck import SECRET_BYTES
from fourkings.rulebook.game import legal, match_length
from fourkings.rulebook.games import GAMES, rules
from fourkings.rulebook.match import Match, apply_unchecked, deal_from_secret
from fourkings.table.waiting_room import opening_drawn
from tables import moments

SECRET = random.Random(41).randbytes(SECRET_BYTES)


def on_paper(game: str, **changes: Any) -> Plan:
    """An evening with real cards and the same boards at all tables: two deals, where their number is not fixed."""
    options = {} if game in ("king", "jeu-du-roi") else {"deals": 2}
    planned = plan("partners" if rules(game).game.PARTNERS else "alone", fill="", same_boards=True)
    return replace(planned, **{"rules": rules(game, options=options), "paper": True, **changes})


@pytest.mark.parametrize("game", GAMES.own)
def test_boards_use_the_whole_pack_and_equal_those_of_a_server(game: str):
    planned = on_paper(game)
    boards = boards_of_round(planned, SECRET, 2, listed_boards(planned))
    pack = sorted(planned.rules.game.pack(planned.rules))
    for board in boards:
        assert sorted(card for hand in board.hands for card in hand) == pack
        assert board.turned is None or board.turned in board.hands[board.dealer]
    assert len({board.hands for board in boards}) == len(boards)

    secret = secret_of_round(SECRET, 2)
    opening = opening_drawn(planned.rules, planned.conditions, secret)
    match = deal_from_secret(Match(planned.rules, ("a", "b", "c", "d"), opening), secret)
    rng, dealt = random.Random(1), []
    while match.result is None:
        if match.between_deals:
            match = deal_from_secret(match, secret)
        if not match.deals[-1].actions:
            deal = match.state.deal
            dealt.append((deal.number, deal.dealer, deal.dealt, deal.turn_up, deal.face_up or ()))
        match = apply_unchecked(match, rng.choice(legal(match.state)[-3:]))
    assert [tuple(board) for board in boards[: len(dealt)]] == dealt[: len(boards)]


def test_rounds_have_different_boards():
    planned = on_paper("king")
    assert boards_of_round(planned, SECRET, 1, 1) != boards_of_round(planned, SECRET, 2, 1)
    assert boards_of_round(planned, SECRET, 1, 3)[:1] == boards_of_round(planned, SECRET, 1, 1)


def test_lists_have_spare_boards_only_in_games_with_void_deals():
    assert [spare_boards(on_paper(game)) for game in ("400", "king")] == [SPARES, 0]
    assert [listed_boards(on_paper(game)) for game in ("400", "king")] == [2 + SPARES, 10]
    assert listed_boards(on_paper("400", paper=False)) == listed_boards(on_paper("400", same_boards=False)) == 0


def test_dealing_lists_need_a_fixed_number_of_boards():
    commands.announce(on_paper("400"), "seal")
    for planned in (on_paper("400", minutes=20), on_paper("400", rules=rules("400"))):
        with pytest.raises(CommandRefused, match="boards-length"):
            commands.announce(planned, "seal")
    assert match_length(rules("400")) is None


def test_teams_with_real_cards_play_the_same_boards():
    commands.announce(on_paper("quarante", kind="teams"), "seal")
    with pytest.raises(CommandRefused, match="teams-boards"):
        commands.announce(on_paper("quarante", kind="teams", same_boards=False), "seal")


def test_a_void_deal_of_a_sheet_keeps_its_number():
    chosen = rules("400", options={"deals": 2})
    result = result_of_sheet(chosen, (), [(4, 4, -2, 3), (), (2, 2, 3, 4)])
    assert result.deals == (DealResult(1, (4, 4, -2, 3)), DealResult(3, (2, 2, 3, 4)))
    assert result.scores == (6, 6, 1, 7)
    round_ = Round((RoundTable((1, 2, 3, 4), result=result), RoundTable((5, 6, 7, 8))), ())
    assert last_board(round_) == 3
    for deals in ([()], [(4, 4, -2, 3), ()], [(), ()]):
        with pytest.raises(WrongForm):
            result_of_sheet(chosen, (), deals)
    with pytest.raises(WrongForm):
        result_of_sheet(rules("quarante", options={"deals": 1}), (), [(20, 24), ()])


SHORT = {"king": {}, "jeu-du-roi": {}}


def played(game: str, seed: int) -> Match:
    rng = random.Random(seed)
    options, secret = SHORT.get(game, {"deals": 4}), rng.randbytes(SECRET_BYTES)
    *_, match = moments(rules(game, options=options), secret, lambda state: rng.choice(legal(state)[:2]))
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


def test_there_are_no_highlights_before_the_round_is_over_and_open():
    highest = {1: MatchHighlights(bids=(Bid(1, 0, 9),))}
    tables = [(20, 24)], [(24, 20)]
    assert find_highlights(evening(*tables, over=False), 0, highest) == ()
    assert find_highlights(evening(*tables, same=False, over=False), 0, highest) == ()
    state = evening(*tables)
    closed = replace(state, rounds=(replace(state.rounds[0], open=False),))
    assert find_highlights(state, 0, highest)
    assert find_highlights(closed, 0, highest) == ()


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


def test_the_highlights_of_an_evening_are_the_highest_of_its_rounds():
    first, second = (Highlight("bid", 1, (0,), (1,), 7), Highlight("bid", 2, (1,), (2,), 9, round=1))
    points = Highlight("points", 1, (0,), (1, 3), 30)
    slams = [Highlight("slam", deal, (0,), (1, 3)) for deal in (1, 2, 3)]
    assert best_highlights([first, *slams, points, second]) == [second, *slams[:2], points]
    assert best_highlights([points, points._replace(round=1)]) == []


def test_highlights_of_bots_alone_are_left_out():
    state = evening([(44, 0)], [(20, 24)])
    bots = replace(state.rounds[0].tables[0], seats=(-1, 1, -2, 2))
    state = replace(state, rounds=(replace(state.rounds[0], tables=(bots, state.rounds[0].tables[1])),))
    assert [row.kind for row in find_highlights(state, 0, {})] == ["swing"]
