"""Puzzles in a page without a server: listed, asked, answered and explained; an answer and its ratings outlast the page."""

import json

import pytest

from fourkings.browser import Backend
from fourkings.puzzles import Puzzle
from fourkings.puzzles.shipped import entries, entries_file, entries_json, puzzles_file, read_entries, shipped
from fourkings.records import token
from fourkings.rulebook.games import GAMES
from fourkings.sampling import Deals, constraints
from paged import WALL, Page

SECRET = {"solution", "several", "values", "seed", "judge", "ladder", "themes", "right", "loss", "choices"}


def first_of(game: str) -> Puzzle:
    return next(shipped(game))


def path_of(puzzle: Puzzle) -> str:
    return f"/api/puzzles/{puzzle.rules.game.ID}/{puzzle.id}"


def wrong_of(puzzle: Puzzle) -> str:
    return next(token(action) for action in puzzle.view.legal if action not in puzzle.solution)


def right_of(puzzle: Puzzle) -> str:
    return next(token(action) for action in puzzle.view.legal if action in puzzle.solution)


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
