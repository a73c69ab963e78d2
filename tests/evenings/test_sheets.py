"""Score sheets of tables with cards of their own: sums by each game's law, and who has won."""

import random
from collections.abc import Mapping

import pytest

from fourkings.evenings.events import DealResult
from fourkings.evenings.sheets import WrongDeal, WrongForm, WrongSum, result_of_sheet
from fourkings.rulebook.deck import SECRET_BYTES
from fourkings.rulebook.game import legal
from fourkings.rulebook.games import GAMES, rules
from fourkings.rulebook.match import Match, apply_unchecked, deal_from_secret, from_secret

SHORT: Mapping[str, dict[str, int]] = {"quarante": {"deals": 3}, "quarante-1792": {"deals": 3}, "400": {"deals": 2}}


def played(game: str, seed: int) -> Match:
    rng = random.Random(seed)
    secret = rng.randbytes(SECRET_BYTES)
    match = from_secret(rules(game, options=SHORT.get(game)), secret)
    while match.result is None:
        match = deal_from_secret(match, secret) if match.between_deals else match
        match = apply_unchecked(match, rng.choice(legal(match.state)[:4]))
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
def test_a_wrong_sum_names_the_nearest_right_one(game: str, options: dict, scores: tuple, total: int, due: int):
    with pytest.raises(WrongSum) as refused:
        result_of_sheet(rules(game, options=options), scores)
    assert (refused.value.deal, refused.value.total, refused.value.due) == (0, total, due)


def test_a_wrong_sum_names_its_deal():
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


def test_a_match_that_ends_before_its_time_goes_to_the_higher_score():
    assert result_of_sheet(rules("quarante"), (90, 60), early=True).winners == (0, 2)
    assert result_of_sheet(rules("quarante"), (90, 90), early=True).winners == (0, 1, 2, 3)
    assert result_of_sheet(rules("400"), (41, 3, -2, 30), early=True).winners == (0, 2), "no partner stands below nothing"
    assert result_of_sheet(rules("400"), (45, 3, -40, 30), early=True).winners == (1, 3)


@pytest.mark.parametrize(
    ("game", "scores"),
    [
        ("400", (43, 43, 5, 5)),
        ("400", (41, 0, 0, 30)),
        ("quarante", (90, 60)),
        ("quarante", (160, 160)),
        ("quarante", (60, -16)),
    ],
)
def test_a_match_that_its_rules_do_not_end_goes_on(game: str, scores: tuple):
    with pytest.raises(WrongDeal) as refused:
        result_of_sheet(rules(game), scores)
    assert (refused.value.code, refused.value.deal) == ("match-goes-on", 0)


KING = [(-260, 0, 0, 0)] * 2 + [(-200, 0, 0, 0), (-240, 0, 0, 0), (-160, 0, 0, 0), (-180, 0, 0, 0)] + [(325, 0, 0, 0)] * 4
ROI = [(-26, 0, 0, 0)] * 2 + [(-48, 0, 0, 0), (-40, 0, 0, 0), (-40, 0, 0, 0), (-20, 0, 0, 0)] + [(65, 0, 0, 0)] * 4


@pytest.mark.parametrize(
    ("game", "options", "deals", "number", "points"),
    [
        ("king", {}, KING, 5, (-80, -80, 0, 0)),
        ("king", {}, KING, 3, (-25, -175, 0, 0)),
        ("king", {}, KING, 6, (-45, -135, 0, 0)),
        ("king", {}, KING, 7, (330, -5, 0, 0)),
        ("king", {}, KING, 8, (120, 205, 0, 0)),
        ("jeu-du-roi", {}, ROI, 6, (-10, -10, 0, 0)),
        ("jeu-du-roi", {}, ROI, 7, (3, 62, 0, 0)),
        ("quarante", {"deals": 2}, [(22, 22)] * 2, 2, (60, -16)),
        ("quarante-1792", {"deals": 1}, [(24, 24)], 1, (1, 47)),
        ("400", {"deals": 2}, [(2, 3, 3, 3)] * 2, 2, (1, 1, 1, 1)),
        ("400", {"deals": 2}, [(2, 3, 3, 3)] * 2, 1, (2, 2, 2, 2)),
        ("400", {"deals": 2}, [(2, 3, 3, 3)] * 2, 1, (4, 4, 3, 3)),
    ],
)
def test_a_deal_that_the_rules_cannot_score_is_named(game: str, options: dict, deals: list, number: int, points: tuple):
    played = [*deals[: number - 1], points, *deals[number:]]
    result_of_sheet(rules(game, options=options), (), deals)
    with pytest.raises(WrongDeal) as refused:
        result_of_sheet(rules(game, options=options), (), played)
    assert (refused.value.code, refused.value.deal) == ("wrong-points", number)


def test_no_deal_follows_the_end_of_a_match():
    enough = [(44, 0)] * 4
    assert result_of_sheet(rules("quarante"), (), enough).scores == (176, 0)
    with pytest.raises(WrongDeal) as refused:
        result_of_sheet(rules("quarante"), (), [*enough, (44, 0)])
    assert (refused.value.code, refused.value.deal) == ("deal-after-end", 5)
    with pytest.raises(WrongDeal) as refused:
        result_of_sheet(rules("quarante"), (), enough[:3])
    assert (refused.value.code, refused.value.deal) == ("match-goes-on", 4)


@pytest.mark.parametrize("scores", [(62, 37, 0, 0), (62, 37, -39, 0), (62, 37, -20, -19), (62, 37, 0, -5)])
def test_final_scores_of_the_jeu_du_roi_are_taken_with_their_floor_and_without_it(scores: tuple):
    result = result_of_sheet(rules("jeu-du-roi"), scores)
    assert (result.scores, result.winners) == ((62, 37, 0, 0), (0,))


@pytest.mark.parametrize(
    ("game", "scores", "winners"),
    [
        ("king", (10, 10, -10, -10), (0, 1)),
        ("jeu-du-roi", (30, 30, 10, -10), (0, 1)),
        ("400", (41, 60, 1, 0), (0, 2)),
        ("400", (43, 41, 5, 7), (0, 2)),
        ("400", (43, 41, 5, 8), (1, 3)),
    ],
)
def test_equal_scores_share_and_partners_are_read_by_their_rules(game: str, scores: tuple, winners: tuple):
    assert result_of_sheet(rules(game), scores).winners == winners


@pytest.mark.parametrize(
    ("scores", "winners"), [((41, 60, 1, 0), (0, 2)), ((43, 41, 5, 7), (0, 2)), ((43, 41, 5, 8), (1, 3))]
)
def test_a_sheet_of_the_400_is_won_as_its_last_deal_would_be(scores: tuple, winners: tuple):
    assert result_of_sheet(rules("400"), scores).winners == winners
