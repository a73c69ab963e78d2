"""What decided a match, in sentences; and the calibration of verdicts, whose figures known verdicts give back."""

from dataclasses import replace
from pathlib import Path

import pytest

pytest.importorskip("numpy")

import numpy

from analysis.positions import judged, match_of
from fourkings.analysis import Review, to_html
from fourkings.analysis.story import Finding, finding, heading, points_of, said_before, story, trumps_at
from fourkings.arena import play, secret_of
from fourkings.bots import find
from fourkings.i18n import REVIEWED, language
from fourkings.rulebook.games import GAMES, rules
from fourkings.rulebook.match import Match
from research.figures import verdicts

EN = language("en")
SHORT = {"quarante": {"target": 60}, "quarante-1792": {"target": 60}, "400": {"target": 11}}


def whole(game: str) -> Match:
    mine = rules(GAMES[game], options=SHORT.get(game, {}))
    bot = "careful" if game == "400" else "chance"  # who bids at random reaches no target
    return play(mine, [find(bot)] * 4, secret_of(mine, 16, 0))


def seats(match: Match) -> tuple[int, int]:
    assert match.result is not None
    won = match.result.winners
    return won[0], next(seat for seat in range(4) if seat not in won)


def story_of(match: Match, seat: int, *findings: Finding) -> str:
    return " ".join(story(match, seat, findings, EN))


@pytest.mark.parametrize("code", REVIEWED)
@pytest.mark.parametrize("game", GAMES.own)
def test_the_result_comes_first_and_why_somebody_has_won(game: str, code: str):
    match, words = whole(game), language(code)
    won, lost = seats(match)
    for seat, word in ((won, {"en": "Won.", "fr": "Gagnée."}[code]), (lost, {"en": "Lost.", "fr": "Perdue."}[code])):
        first, *causes = story(match, seat, [], words)
        assert first.startswith(word)
        assert all(name in first for name in match.entrants)
        assert words.won(match.rules) in causes


def test_a_match_lost_by_a_mistake_is_told_from_one_lost_by_the_cards():
    match = whole("quarante")
    _, seat = seats(match)
    scores = match.result.scores  # type: ignore[union-attr]
    behind = max(scores) - min(scores)
    enough = story_of(match, seat, Finding(1, "blunder", behind + 1.0, behind + 1.0))
    assert f"Your side ended {behind} points behind: without that loss, the match could have been won." in enough
    part = story_of(match, seat, Finding(1, "mistake", 0.5, behind / 2), Finding(2, "best", 0.0, 0.0))
    assert "a good part of it" in part
    little = story_of(match, seat, Finding(1, "inaccuracy", behind + 1.0, 0.5))
    assert "the cards and the other players did most of it" in little
    none = story_of(match, seat, Finding(1, "best", 0.0, 0.0), Finding(1, "unclear", 2.0, 0.0))
    assert "well played" in none
    assert "The cards and the other players decided the match." in none
    assert "could have been won" not in none


def test_luck_is_told_apart_from_mistakes_and_both_from_who_won():
    match = whole("king")
    won, lost = seats(match)
    findings = [Finding(2, "unlucky", 0.0, 40.0), Finding(3, "unlucky", 0.0, 20.5), Finding(3, "lucky", 9.0, 0.0)]
    for seat in (won, lost):
        text = story_of(match, seat, *findings)
        assert "2 right decisions cost you about 60 points" in text
        assert "one wrong decision cost nothing" in text
        assert "cost about" not in text
        assert ("Your worst deal was deal" in text) == (seat == lost)
    assert "decided the match" not in story_of(match, won, *findings)


def test_where_most_was_lost_is_named_where_there_was_more_than_one_deal():
    match = whole("king")
    _, seat = seats(match)
    much = story_of(match, seat, Finding(2, "blunder", 30.0, 90.0), Finding(2, "mistake", 10.0, None))
    assert "as the cards lay, the cost was 100" in much
    assert "most of it in deal 4" in story_of(
        match, seat, Finding(2, "blunder", 10.0, None), Finding(4, "blunder", 5.0, 30.0)
    )
    even = story_of(match, seat, Finding(2, "blunder", 40.0, 40.0), Finding(4, "blunder", 40.0, 40.0))
    assert "as the cards lay, the cost was 80" in even


def test_partners_stand_beside_each_other_and_are_not_judged():
    match = whole("400")
    scores, names = match.result.scores, match.entrants  # type: ignore[union-attr]
    first = story(match, 0, [], EN)[0].replace("−", "-")
    assert f"{names[0]}: {scores[0]}, {names[2]}: {scores[2]}; {names[1]}: {scores[1]}, {names[3]}: {scores[3]}" in first
    spoken_to = story(match, 0, [], EN, 2)[0].replace("−", "-")
    assert f"{names[0]}: {scores[0]}, You: {scores[2]}; " in spoken_to
    sides = story(whole("quarante"), 0, [], EN, 2)[0]
    assert f"You and {whole('quarante').entrants[0]}: " in sides
    _, seat = seats(match)
    assert f"does not judge the decisions of your partner, {names[(seat + 2) % 4]}" in story_of(match, seat)
    points = match.deals[0].state.points
    assert points is not None
    both = points_of(match, 1, 0).replace("−", "-")
    assert both == f"{points[0] + points[2]}\u2009–\u2009{points[1] + points[3]}"


def test_a_match_that_goes_on_has_no_winner_and_a_deal_that_does_no_points():
    match = match_of("quarante", deals=1)
    assert story(match, 1, [], EN)[0].startswith("Not over; so far: ")
    assert points_of(whole("king"), 1, 2).replace("−", "-") == str(whole("king").deals[0].state.points[2])  # type: ignore[index]
    open_deal = replace(match.deals[0], state=replace(match.deals[0].state, points=None))
    assert points_of(replace(match, deals=(open_deal,)), 1, 1) == "–"


def test_a_decision_stands_in_a_trick_or_is_a_call_of_its_deal():
    match = whole("king")
    actions = match.deals[6].actions
    assert heading(match, 7, 1, "blunder", EN) == "Deal 7 (dealer's choice), call 1: blunder."
    assert heading(match, 7, len(actions), "best", EN) == "Deal 7 (dealer's choice), trick 13: best."
    assert heading(whole("quarante"), 1, 1, "best", language("fr")).startswith("Donne 1, ")


def test_the_page_begins_with_the_story_and_has_the_points_of_both_sides():
    match = match_of("quarante")
    report = Review(match.rules, 1, judged("quarante"))
    page = to_html(match, report, EN)
    places = [page.index(part) for part in ("class=result", "class=story", "id=deals")]
    assert places == sorted(places)
    lines = story(match, 1, [finding(judgement) for judgement in report.decisions], EN)
    assert all(line in page for line in lines)
    own, other = match.deals[0].state.points[1], match.deals[0].state.points[0]  # type: ignore[index]
    assert f"<td class=figure><bdi dir=ltr>{own}\u2009–\u2009{other}</bdi></td>" in page


def test_a_decision_tells_the_trumps_of_a_card_and_what_was_said_before():
    match = whole("400")
    last = len(match.deals[-1].actions)
    assert trumps_at(match, len(match.deals), last, EN) == "hearts"
    assert trumps_at(match, len(match.deals), 1, EN) == ""
    assert said_before(match, 1, 1, EN) == ""
    first, who = match.deals[0].actions[0], match.entrants[match.deals[0].actions[0][0]]
    assert said_before(match, 1, 2, EN) == EN.says(match.rules, who, first[1])
    assert trumps_at(whole("king"), 1, 1, EN) == ""


def points(slope: float, stray: float, off: float, many: int = 300) -> tuple[list[tuple[float, float, float]], float]:
    """Verdicts that were played on with such an error, and the share whose true loss is one."""
    rng = numpy.random.default_rng(1)
    printed = rng.uniform(0.2, 1.0, many)
    true = slope * printed + stray * rng.standard_normal(many)
    replayed = true + off * rng.standard_normal(many)
    return list(zip(printed, replayed, numpy.full(many, off), strict=True)), float((true > 0).mean())


@pytest.mark.parametrize(("slope", "stray"), [(1.0, 0.1), (0.6, 0.3)])
def test_the_share_that_holds_is_found_behind_the_noise_of_playing_on(slope: float, stray: float):
    sample, true = points(slope, stray, 0.4)
    assert sum(y > 0 for _, y, _ in sample) / len(sample) < true - 0.04
    assert verdicts.kept(sample) == pytest.approx(true, abs=0.05)


@pytest.mark.parametrize(("slope", "stray"), [(1.0, 0.1), (0.6, 0.3)])
def test_the_line_is_found(slope: float, stray: float):
    sample, _ = points(slope, stray, 0.3)
    assert verdicts.line(sample).slope == pytest.approx(slope, abs=0.08)
    assert verdicts.line(sample).stray == pytest.approx(stray, abs=0.1)
    assert verdicts.regression(sample)[0] == pytest.approx(slope, abs=0.25)


def test_few_verdicts_prove_little():
    sample, _ = points(1.0, 0.0, 0.4, 4)
    assert verdicts.kept(sample) < verdicts.kept(points(1.0, 0.0, 0.4)[0])


def test_a_line_cut_off_is_forgotten_and_the_rest_is_known(tmp_path: Path):
    journal = verdicts.Journal(tmp_path / "lines.jsonl")
    row = verdicts.Row("400", "club", 3, 2, 7, loss=1.5, replayed=1.0)
    journal.add(row)
    with journal.file.open("a") as file:
        file.write('{"game": "400", "bo')
    again = verdicts.Journal(journal.file)
    assert again.rows == [row]
    assert row.key in again.known
    assert (again.verdicts("400"), again.own("400"), again.verdicts("king")) == (1, 0, 0)
    assert journal.file.read_text("utf-8").count("\n") == 1
