"""Score sheets of tables with cards of their own: sums by each game's law, and who has won."""

from __future__ import annotations

import random
from collections.abc import Mapping

import pytest

from fourkings.evenings.facts import DealResult
from fourkings.evenings.sheets import WrongForm, WrongSum, result_of_sheet
from fourkings.rulebook.deck import SECRET_BYTES
from fourkings.rulebook.game import legal
from fourkings.rulebook.games import GAMES, rules
from fourkings.rulebook.match import Match, apply_unchecked, deal_from_secret, from_secret

SHORT: Mapping[str, dict[str, int]] = {"quarante": {"deals": 3}, "quarante-1792": {"deals": 3}, "400": {"deals": 2}}


def played(game: str, seed: int) -> Match:
    """A match by chance to its end."""
    dice = random.Random(seed)
    secret = dice.randbytes(SECRET_BYTES)
    match = from_secret(rules(game, options=SHORT.get(game)), secret)
    while match.result is None:
        match = deal_from_secret(match, secret) if match.between_deals else match
        match = apply_unchecked(match, dice.choice(legal(match.state)[:4]))
    return match


@pytest.mark.parametrize("game", GAMES.own)
@pytest.mark.parametrize("seed", range(3))
def test_the_sheet_of_a_match_has_its_result(game: str, seed: int):
    match = played(game, seed)
    deals = [deal.state.points for deal in match.deals if deal.state.points and not deal.state.void]
    assert match.result is not None
    by_deals = result_of_sheet(match.rules, (), deals)
    assert (by_deals.scores, by_deals.winners) == match.result[:2]
    assert by_deals.deals == tuple(DealResult(number, points) for number, points in enumerate(deals, 1))
    totals = tuple(map(sum, zip(*deals, strict=True)))
    assert result_of_sheet(match.rules, totals) == type(by_deals)(by_deals.scores, by_deals.winners)


@pytest.mark.parametrize(
    ("game", "options", "scores", "total", "due"),
    [
        ("king", {}, (100, -50, 25, -50), 25, 0),
        ("king", {}, (100, -50, -25, -50), -25, 0),
        ("jeu-du-roi", {}, (10, 20, 30, 10), 70, 60),
        ("jeu-du-roi", {"trump_points": "trick_only"}, (10, 20, 30, 10), 70, 8),
        ("quarante", {"deals": 1}, (20, 23), 43, 44),
        ("quarante", {"deals": 1, "jack_value": 3}, (20, 23), 43, 48),
        ("quarante-1792", {"deals": 2}, (40, 50), 90, 96),
    ],
)
def test_a_wrong_sum_is_told_with_the_nearest_right_one(game: str, options: dict, scores: tuple, total: int, due: int):
    with pytest.raises(WrongSum) as refused:
        result_of_sheet(rules(game, options=options), scores)
    assert (refused.value.deal, refused.value.total, refused.value.due) == (0, total, due)


def test_the_deal_that_does_not_add_up_is_named():
    deals = [deal.state.points or () for deal in played("king", 4).deals]
    deals[7] = (deals[7][0] + 25, *deals[7][1:])
    with pytest.raises(WrongSum, match="deal 8 adds up to 350, not to 325") as refused:
        result_of_sheet(rules("king"), (), deals)
    assert refused.value.deal == 8


@pytest.mark.parametrize(
    ("game", "scores", "deals"),
    [
        ("king", (0, 0, 0), ()),
        ("king", (), ()),
        ("king", (), [(-65, -65, -65, -65)]),
        ("quarante", (1, 2, 3, 4), ()),
    ],
)
def test_a_sheet_has_a_number_for_each_and_all_deals_of_the_match(game: str, scores: tuple, deals: list):
    with pytest.raises(WrongForm):
        result_of_sheet(rules(game), scores, deals)


def test_a_match_that_no_score_has_ended_goes_to_the_higher_one():
    assert result_of_sheet(rules("quarante"), (90, 60)).winners == (0, 2)
    assert result_of_sheet(rules("quarante"), (90, 90)).winners == (0, 1, 2, 3)
    assert result_of_sheet(rules("400"), (41, 3, -2, 30)).winners == (0, 2), "no partner stands below nothing"
    assert result_of_sheet(rules("400"), (45, 3, -40, 30)).winners == (1, 3)
