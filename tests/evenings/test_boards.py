"""The boards of an evening: dealt by list or by a server they are the same, and each uses up the pack."""

import random
from dataclasses import replace
from typing import Any

import pytest

from evenings.simulated import plan
from fourkings.evenings import commands
from fourkings.evenings.boards import SPARES, boards_of_round, last_board, listed_boards, secret_of_round, spare_boards
from fourkings.evenings.commands import CommandRefused
from fourkings.evenings.events import DealResult, Plan, Result, Round, RoundTable
from fourkings.evenings.sheets import WrongForm, result_of_sheet
from fourkings.rulebook.deck import SECRET_BYTES
from fourkings.rulebook.game import legal, match_length
from fourkings.rulebook.games import GAMES, rules
from fourkings.rulebook.match import Match, apply_unchecked, deal_from_secret
from fourkings.table.waiting_room import opening_drawn

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


def test_last_board_is_0_before_any_result():
    assert last_board(Round((RoundTable((1, 2, 3, 4)),), ())) == 0
    assert last_board(Round((RoundTable((1, 2, 3, 4), result=Result((0, 0), (0, 2))),), ())) == 0
