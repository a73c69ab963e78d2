"""A page without a server tells what a server would: of matches that are over, practice and lessons, and of puzzles."""

import json
import random
from typing import Any

import pytest

from fourkings.browser import Backend
from fourkings.puzzles import Puzzle
from fourkings.puzzles.shipped import entries, entries_file, entries_json, puzzles_file, read_entries, shipped
from fourkings.records import loads, token
from fourkings.rulebook.games import GAMES
from fourkings.sampling import Deals, constraints
from paged import WALL, Page, over
from server.test_puzzles import right_of, wrong_of


def record_of(page: Page, table: str) -> str:
    return str(json.loads(page.house.call("GET", f"/api/tables/{table}/record", "", page.at, WALL))["body"])


def test_a_match_that_is_over_is_listed_and_its_deals_are_seen_in_the_language_asked_for():
    page, table = over("quarante")
    ((match,),) = [page.call("GET", "/api/matches")[1]]
    assert (match["table"], match["origin"], match["review"]) == (table, "match", None)
    assert match["won"] is (match["seat"] in page.kept[table]["summary"][4])
    status, deal = page.call("GET", f"/api/tables/{table}/deals/1?lang=fr")
    assert status == 200
    assert deal["mine"] == match["seat"]
    said = [step["said"] for step in deal["steps"]]
    assert any(" joue " in sentence for sentence in said)
    assert any(sentence.startswith("vous jouez ") for sentence in said)
    assert page.call("GET", f"/api/tables/{table}/deals/99")[1]["code"] == "match-running"


def tried(page: Page, table: str, action: int, *line: str) -> Any:
    status, answer = page.call("POST", f"/api/tables/{table}/lines", {"deal": 1, "action": action, "line": line})
    assert status == 200, answer
    return answer


def test_a_line_values_each_card_and_explains_ones_own_that_is_clearly_worse_and_no_other():
    assert any(map(explained_cards, range(5))), "the cards are those of chance"


def explained_cards(_: int) -> int:
    """Try every card of a match's first deal; return how many are explained."""
    page, table = over("quarante")
    deal = page.call("GET", f"/api/tables/{table}/deals/1")[1]
    count = 0
    for place, step in enumerate(deal["steps"][:-8]):
        plain = tried(page, table, place)
        assert (plain["kind"], plain["explanation"]) == ("exact", None), "no action was tried"
        assert sorted(value["action"] for value in plain["values"]) == sorted(step["legal"])
        answers = {card: tried(page, table, place, card)["explanation"] for card in step["legal"]}
        explained = {card: answer for card, answer in answers.items() if answer}
        assert step["turn"] == deal["mine"] or not explained
        assert len(explained) < len(answers), "one is the best"
        assert all(answer["action"] == card and answer["better"] in answers for card, answer in explained.items())
        count += len(explained)
    return count


def test_a_record_is_taken_in_by_another_page():
    page, table = over("jeu-du-roi")
    other, record = Page(), record_of(page, table)
    status, taken = other.call("POST", "/api/records?lang=fr", {"record": record, "seat": 2})
    assert status == 201
    assert list(other.kept) == [taken["table"]]
    (match,) = other.call("GET", "/api/matches")[1]
    assert (match["origin"], match["seat"]) == ("record", 2)
    assert loads(record_of(other, taken["table"])).deals == loads(record).deals
    status, problem = other.call("POST", "/api/records?lang=fr", {"record": "{}"})
    assert (status, problem["code"]) == (422, "bad-record")
    assert "feuille" in problem["message"]
    assert "missing" not in problem["message"]


def test_a_moment_is_played_on_beside_what_happened():
    page, table = over("quarante")
    wanted = {"table": table, "deal": 1, "action": 4}
    status, begun_ = page.call("POST", "/api/practices", wanted)
    assert status == 201
    practice = begun_["table"]
    assert page.hear(7, practice, "hello")["practice"]
    assert page.play(practice, 7, random.Random(2))
    progress = page.call("GET", f"/api/practices/{practice}")[1]
    assert (progress["of"], progress["deal"], progress["cards"]) == (table, 1, "same")
    assert progress["happened"]["points"]
    assert progress["now"]["points"]
    again = page.call("POST", "/api/practices", wanted)[1]["table"]
    assert set(page.kept) == {table, again}
    other = page.call("POST", "/api/practices", {**wanted, "cards": "another", "bots": "strong"})[1]["table"]
    assert set(page.kept) == {table, other}
    assert page.call("GET", f"/api/practices/{other}")[1]["cards"] == "another"
    assert page.call("POST", "/api/practices", {**wanted, "bots": "nobody"})[1]["code"] == "bad-bots"


@pytest.mark.costly
@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_listened_to_and_played_to_its_end(game: str):
    page = Page()
    first = page.call("POST", "/api/lessons", {"game": game, "pace": "quick"})[1]["table"]
    table = page.call("POST", "/api/lessons", {"game": game, "pace": "quick"})[1]["table"]
    assert list(page.kept) == [table] != [first]
    assert page.hear(1, table, "hello")["lesson"]
    heard = page.call("GET", f"/api/lessons/{table}?lang=fr")[1]
    assert heard["remarks"]
    assert not heard["over"]
    while not page.legal(1):
        page.sleep()
    advice = page.call("GET", f"/api/lessons/{table}/advice")[1]
    assert advice["action"] in page.legal(1)
    line, dice = 1, random.Random(4)
    while True:
        page.play(table, line, dice, steps=20)
        progress = page.call("GET", f"/api/lessons/{table}")[1]
        if progress["over"]:
            break
        if progress["skips"]:
            table = page.call("POST", f"/api/lessons/{table}/next", {"pace": "quick"})[1]["table"]
            line += 1
            page.hear(line, table, "hello")
    assert len(progress["remarks"]) > 5
    assert [match["origin"] for match in page.call("GET", "/api/matches")[1]] == ["lesson"]


SECRET = {"solution", "several", "values", "seed", "judge", "ladder", "themes", "right", "loss", "choices"}


def first_of(game: str) -> Puzzle:
    return next(shipped(game))


def path_of(puzzle: Puzzle) -> str:
    return f"/api/puzzles/{puzzle.rules.game.ID}/{puzzle.id}"


@pytest.mark.costly
@pytest.mark.parametrize("game", GAMES.own)
def test_a_puzzle_is_asked_answered_and_explained(game: str):
    page, puzzle = Page(), first_of(game)
    status, asked = page.call("GET", f"{path_of(puzzle)}?lang=fr")
    assert status == 200
    assert asked["legal"] == [token(action) for action in puzzle.view.legal]
    assert SECRET.isdisjoint(asked)
    for step in asked["deal"]["steps"]:
        assert all(set(hand) <= {""} for seat, hand in enumerate(step["hands"]) if seat != puzzle.view.seat) or (
            puzzle.view.face_up or puzzle.view.turn_up is not None
        )
    failed = page.call("POST", f"{path_of(puzzle)}/answer", {"action": wrong_of(puzzle)})[1]
    assert (failed["right"], failed["choices"]) == (False, [])
    solved = page.call("POST", f"{path_of(puzzle)}/answer", {"action": right_of(puzzle)})[1]
    assert solved["right"]
    assert solved["choices"]
    shown = page.call("POST", f"{path_of(puzzle)}/reveal?lang=fr", {"action": wrong_of(puzzle)})[1]
    assert shown["real"]["points"]
    assert page.fetched == [puzzles_file(game)]


def test_a_first_answer_counts_and_its_rating_outlasts_the_page():
    page, puzzle = Page(), first_of("king")
    before = page.call("GET", "/api/puzzles/king")[1]
    assert (before["right"], before["own"], before["puzzles"]) == (0, None, len(entries("king")))
    moved = page.call("POST", f"{path_of(puzzle)}/answer", {"action": right_of(puzzle)})[1]["moved"]
    assert moved["after"] > 1500
    again = Page(page)
    after = again.call("GET", f"/api/puzzles/king?beside={puzzle.id}&theme=lead")[1]
    assert (after["right"], after["own"]["rating"]) == (1, moved["after"])
    assert "lead" in entries("king")[after["next"]].themes
    assert again.call("POST", f"{path_of(puzzle)}/answer", {"action": wrong_of(puzzle)})[1]["moved"] is None
    assert page.fetched == [entries_file("king"), puzzles_file("king")]
    assert again.rows == page.rows


def test_the_entries_of_a_game_are_read_as_they_were_written():
    assert read_entries(entries_json("quarante")) == entries("quarante")


def test_nothing_is_told_before_the_file_is_there():
    house, puzzle = Backend(), first_of("quarante")
    answer = house.call("GET", path_of(puzzle), "", 1.0, WALL)
    assert json.loads(answer) == {"missing": puzzles_file("quarante")}


@pytest.mark.parametrize("game", GAMES.own)
def test_deals_are_drawn_without_numpy_as_with_it(game: str):
    deals = Deals(constraints(first_of(game).view))
    assert deals.rows(5, 12) == deals.draw(5, 12).tolist()
