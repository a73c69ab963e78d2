"""Score sheets of real cards, and the standings of a club, beside a count by hand."""

import random
from collections.abc import Callable, Mapping
from typing import cast

import pytest

from evenings.simulated import Simulated, plan
from fourkings.arena.intervals import bounded
from fourkings.evenings.movement import Kind
from fourkings.evenings.sheets import WrongDeal, WrongForm, WrongSheet, WrongSum, result_of_sheet
from fourkings.evenings.standings import club_standings, standings
from fourkings.evenings.state import DealResult, Evening
from fourkings.rulebook.deck import SECRET_BYTES
from fourkings.rulebook.game import legal
from fourkings.rulebook.games import GAMES, rules
from fourkings.rulebook.match import Match
from tables import moments


def played(kind: Kind, people: int, rounds: int, seed: int) -> Evening:
    evening = Simulated(plan(kind, rounds), people, seed)
    for _ in range(rounds):
        evening.start()
        evening.play()
    return evening.state


def itself(player: str) -> str:
    return player


def test_shares_of_all_rounds_of_all_evenings_count_alike():
    evenings = [played("partners", 8, 3, 1), played("alone", 8, 2, 2), played("pairs", 6, 2, 3)]
    expected: dict[str, list[float]] = {}
    for evening in evenings:
        for row in standings(evening):
            for number in row.entrants:
                expected.setdefault(evening.entrants[number - 1].player, []).extend(row.shares)
    listed = club_standings(evenings, itself)
    assert {row.person: row.rounds for row in listed} == {person: len(shares) for person, shares in expected.items()}
    for row in listed:
        assert row.share == bounded(expected[row.person])
        assert row.evenings == (3 if row.person in {f"person {number}" for number in range(1, 7)} else 2)
        assert row.first <= row.place <= row.last
        better = [
            other for other in listed if (other.few, -round(other.share.mean, 9)) < (row.few, -round(row.share.mean, 9))
        ]
        assert row.place == len(better) + 1
    assert [row.place for row in listed] == sorted(row.place for row in listed)


def test_whoever_has_played_too_few_rounds_follows_the_others():
    evening = Simulated(plan("alone", 5), 8)
    evening.start()
    evening.play()
    first = standings(evening.state)[0].entrants[0]
    evening.go(first)
    for _ in range(4):
        evening.start()
        evening.play()
    last = club_standings([evening.state], itself)[-1]
    assert (last.person, last.few, last.place) == (f"person {first}", True, 8)


def test_partners_of_a_pair_count_both():
    listed = club_standings([played("pairs", 8, 3, 4)], itself)
    assert len(listed) == 8
    by_share = {row.person: row.share for row in listed}
    assert by_share["person 1"] == by_share["person 2"]


@pytest.mark.parametrize(
    ("person_of", "people"),
    [
        (lambda player: "" if player == "person 1" else player, 7),
        (lambda player: "both" if player in ("person 1", "person 2") else player, 7),
    ],
)
def test_forgotten_people_are_not_ranked_and_two_entrants_may_be_one_person(person_of: object, people: int):
    evening = played("partners", 8, 2, 5)
    listed = club_standings([evening], cast("Callable[[str], str]", person_of))
    assert len(listed) == people


def test_a_single_round_gives_no_interval_and_no_evening_no_standings():
    assert club_standings([], itself) == ()
    listed = club_standings([played("partners", 4, 1, 6)], itself)
    assert all(not row.share.known and (row.first, row.last) == (1, 4) for row in listed)


SHORT: Mapping[str, dict[str, int]] = {"quarante": {"deals": 3}, "quarante-1792": {"deals": 3}, "400": {"deals": 2}}


def played_out(game: str, seed: int) -> Match:
    rng = random.Random(seed)
    options, secret = SHORT.get(game), rng.randbytes(SECRET_BYTES)
    *_, match = moments(rules(game, options=options), secret, lambda state: rng.choice(legal(state)[:4]))
    return match


@pytest.mark.parametrize("game", GAMES.own)
@pytest.mark.parametrize("seed", range(3))
def test_the_sheet_of_a_match_has_its_result(game: str, seed: int):
    match = played_out(game, seed)
    deals = [deal.state.points for deal in match.deals if deal.state.points and not deal.state.void]
    assert match.result is not None
    by_deals = result_of_sheet(match.rules, (), deals)
    assert (by_deals.scores, by_deals.winners) == match.result[:2]
    assert by_deals.deals == tuple(DealResult(number, points) for number, points in enumerate(deals, 1))
    totals = tuple(map(sum, zip(*deals, strict=True)))
    assert result_of_sheet(match.rules, totals) == type(by_deals)(by_deals.scores, by_deals.winners)


@pytest.mark.parametrize(
    ("game", "options", "scores", "total", "near"),
    [
        ("king", {}, (100, -50, 25, -50), 25, (0,)),
        ("king", {}, (100, -50, -25, -50), -25, (0,)),
        ("jeu-du-roi", {}, (10, 20, 30, 10), 70, (60,)),
        ("jeu-du-roi", {"trump_points": "trick_only"}, (10, 20, 30, 10), 70, (8,)),
        ("quarante", {"deals": 1}, (20, 23), 43, (44,)),
        ("quarante", {"deals": 1, "jack_value": 3}, (20, 23), 43, (48,)),
        ("quarante-1792", {"deals": 2}, (40, 50), 90, (96,)),
        ("quarante-1792", {"deals": 4}, (140, 139), 279, (278, 280)),
        ("king", {"length": "short"}, (-100, -200, -200, -50), -550, (-555,)),
    ],
)
def test_a_wrong_sum_names_the_nearest_right_ones(game: str, options: dict, scores: tuple, total: int, near: tuple):
    with pytest.raises(WrongSum) as refused:
        result_of_sheet(rules(game, options=options), scores)
    assert (refused.value.deal, refused.value.total, refused.value.near) == (0, total, near)


@pytest.mark.parametrize(
    ("game", "scores", "deals"),
    [("king", (0, 0, 0), ()), ("king", (), ()), ("king", (), [(-65, -65, -65, -65)]), ("quarante", (1, 2, 3, 4), ())],
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
        ("king", {}, KING, 5, (-80, -80, 0, 0)), ("king", {}, KING, 3, (-25, -175, 0, 0)),
        ("king", {}, KING, 6, (-45, -135, 0, 0)), ("king", {}, KING, 7, (330, -5, 0, 0)),
        ("king", {}, KING, 8, (120, 205, 0, 0)), ("jeu-du-roi", {}, ROI, 6, (-10, -10, 0, 0)),
        ("jeu-du-roi", {}, ROI, 7, (3, 62, 0, 0)), ("quarante", {"deals": 2}, [(22, 22)] * 2, 2, (60, -16)),
        ("quarante-1792", {"deals": 1}, [(24, 24)], 1, (1, 47)),
        ("400", {"deals": 2}, [(2, 3, 3, 3)] * 2, 2, (1, 1, 1, 1)),
        ("400", {"deals": 2}, [(2, 3, 3, 3)] * 2, 1, (2, 2, 2, 2)),
        ("400", {"deals": 2}, [(2, 3, 3, 3)] * 2, 1, (4, 4, 3, 3)),
    ],
)  # fmt: skip
def test_a_deal_that_the_rules_cannot_score_is_named(game: str, options: dict, deals: list, number: int, points: tuple):
    played_out = [*deals[: number - 1], points, *deals[number:]]
    result_of_sheet(rules(game, options=options), (), deals)
    with pytest.raises(WrongDeal) as refused:
        result_of_sheet(rules(game, options=options), (), played_out)
    assert (refused.value.code, refused.value.deal) == ("wrong-points", number)


@pytest.mark.parametrize(
    ("game", "deals", "points", "wrong", "near"),
    [
        ("king", KING, (-25, -175, 0, 0), -25, (-50, 0)),
        ("king", KING, (50, -250, 0, 0), 50, (0,)),
        ("jeu-du-roi", ROI, (-5, -37, -6, 0), -5, (-6, 0)),
    ],
)
def test_an_entry_that_nobody_can_have_names_its_neighbours(game: str, deals: list, points: tuple, wrong: int, near: tuple):
    played_out = [*deals[:2], points, *deals[3:]]
    with pytest.raises(WrongDeal) as refused:
        result_of_sheet(rules(game), (), played_out)
    assert (refused.value.wrong, refused.value.near) == (wrong, near)


@pytest.mark.parametrize(
    ("game", "deals", "number", "points", "reading"),
    [
        ("king", KING, 5, (-80, -80, 0, 0), {5: (0, -160, 0, 0)}),
        ("king", KING, 5, (160, 0, 0, 0), {5: (-160, 0, 0, 0)}),
        ("king", KING, 1, (60, -100, -60, -40), {1: (-60, -100, -60, -40)}),
        ("king", KING, 4, (-160, 0, 0, 0), {4: (-240, 0, 0, 0), 5: (-160, 0, 0, 0)}),
        ("king", KING, 9, (100, 100, 100, 20), {9: (100, 100, 100, 25)}),
        ("jeu-du-roi", ROI, 6, (-10, -10, 0, 0), {6: (0, -20, 0, 0)}),
    ],
)
def test_the_nearest_possible_reading_of_a_wrong_deal_is_offered(game, deals, number, points, reading):
    sheet = [*deals[: number - 1], points, *deals[number:]]
    if len(reading) > 1:
        sheet[number] = deals[number - 1]
    with pytest.raises(WrongSheet) as refused:
        result_of_sheet(rules(game), (), sheet)
    assert refused.value.readings[0] == reading


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


def test_a_season_has_a_minimum_of_evenings_and_may_count_the_best_alone():
    evenings = [played("alone", people, 2, seed) for people, seed in ((8, 1), (8, 2), (4, 3))]
    listed = {row.person: row for row in club_standings(evenings, itself, minimum=3)}
    assert {person for person, row in listed.items() if not row.few} == {f"person {number}" for number in range(1, 5)}
    assert not any(row.few for row in club_standings(evenings, itself)), "half of three, rounded up"
    shares = [row.shares for evening in evenings for row in standings(evening) if row.entrants == (1,)]
    best = next(row for row in club_standings(evenings, itself, best=1) if row.person == "person 1")
    assert (best.evenings, best.rounds, best.share.mean) == (3, 2, max(sum(each) / 2 for each in shares))
