"""Puzzles at a server: asked without their answer or a hidden card, answered, and explained by a deal that fits."""

import json
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from fourkings.puzzles import Puzzle
from fourkings.puzzles.shipped import shipped
from fourkings.records import token
from fourkings.rulebook.cards import members, name
from fourkings.rulebook.games import GAMES
from serving import Client, device, refused, server_of_module

ASKED = {"id", "game", "rating", "deal_number", "deal", "legal", "worth", "refusals"}
DECK = {rank + suit for rank in "23456789TJQKA" for suit in "SHDC"}


address = server_of_module()


def some(many: int = 3) -> list[Puzzle]:
    return [puzzle for game in GAMES.own for puzzle in islice(shipped(game), many)]


def ask(client: Client, puzzle: Puzzle) -> dict[str, Any]:
    answer = client.get(f"/api/puzzles/{puzzle.rules.game.ID}/{puzzle.id}")
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def post(client: Client, puzzle: Puzzle, what: str, action: str) -> dict[str, Any]:
    answer = client.post(f"/api/puzzles/{puzzle.rules.game.ID}/{puzzle.id}/{what}", json={"action": action})
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def wrong_of(puzzle: Puzzle) -> str:
    return next(token(action) for action in puzzle.view.legal if action not in puzzle.solution)


def words(value: object) -> Iterator[str]:
    """Every text and every key of a document."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from (key, *words(inner))
    elif isinstance(value, list):
        for inner in value:
            yield from words(inner)
    elif isinstance(value, str):
        yield value


def test_a_puzzle_is_asked_without_its_answer_and_without_a_hidden_card(client: Client) -> None:
    for puzzle in some():
        asked, at = ask(client, puzzle), puzzle.view
        assert set(asked) == ASKED
        assert asked["legal"] == [token(action) for action in at.legal]
        seen = set(map(name, (*at.dealt, *at.trick, *(card for trick in at.tricks for card in trick.cards))))
        seen |= set(map(name, at.face_up or ())) | ({name(at.turn_up)} if at.turn_up is not None else set())
        said = set(words(asked))
        assert said & DECK <= seen
        assert not said & {
            "solution", "several", "values", "seed", "judge", "ladder", "themes", "right", "loss", "actions",
        }  # fmt: skip
        last = asked["deal"]["steps"][-1]
        assert (last["turn"], asked["deal"]["mine"]) == (at.seat, at.seat)
        assert last["hands"][at.seat]
        assert set(last["hands"][at.seat]) == set(map(name, members(at.hand)))
        assert [len(hand) for hand in last["hands"]] == list(at.hand_sizes)
        assert asked["deal"]["account"] == asked["deal"]["points"] == []
        for step in asked["deal"]["steps"]:
            assert step["turn"] == at.seat or step["legal"] in ([], [""])


LISTED = {"day", "today", "puzzles", "right", "next", "own", "themes"}


def listed_of(client: Client, game: str, **asked: str) -> dict[str, Any]:
    answer = client.get(f"/api/puzzles/{game}", params=asked)
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


@pytest.mark.costly
def test_the_list_of_a_game_counts_its_puzzles_and_names_that_of_the_day(client: Client) -> None:
    """The list of a game names two puzzles, and tells nothing else of any."""
    for game in GAMES.own:
        offered = [puzzle for puzzle in shipped(game) if puzzle.selective]
        listed, ids = listed_of(client, game), [puzzle.id for puzzle in offered]
        assert set(listed) == LISTED
        assert (listed["puzzles"], listed["right"], listed["own"]) == (len(ids), 0, None)
        assert listed["today"] in ids
        assert listed["next"] in ids
        counts = Counter(theme for puzzle in offered for theme in puzzle.themes)
        assert {row["theme"]: row["puzzles"] for row in listed["themes"]} == counts
        assert listed_of(client, game)["today"] == listed["today"]


def test_a_first_answer_moves_the_rating_of_its_player_alone(address: str) -> None:
    puzzle = some(1)[0]
    game, right = puzzle.rules.game.ID, token(next(iter(puzzle.solution)))
    with device(address) as client, device(address) as other:
        first = post(client, puzzle, "answer", wrong_of(puzzle))
        assert (first["moved"]["before"], first["themes"]) == (None, [])
        assert first["moved"]["after"] < 1500
        second = post(client, puzzle, "answer", right)
        assert (second["moved"], second["themes"]) == (None, list(puzzle.themes))
        mine = listed_of(client, game)
        assert mine["own"] == {"rating": first["moved"]["after"], "needed": first["moved"]["needed"]}
        assert (mine["right"], listed_of(other, game)["own"]) == (0, None)
        assert ask(client, puzzle)["rating"] == puzzle.rating, "somebody new moves no puzzle"


def test_players_who_are_known_move_the_puzzle(address: str) -> None:
    """Players who have solved enough move the puzzles that they answer, and everybody is shown it."""
    puzzles = [puzzle for puzzle in shipped("king") if puzzle.selective][:8]
    with device(address) as client, device(address) as other:
        for puzzle in puzzles:
            post(client, puzzle, "answer", token(next(iter(puzzle.solution))))
        assert ask(other, puzzles[-1])["rating"] < puzzles[-1].rating
        assert listed_of(client, "king")["right"] == len(puzzles)


@pytest.mark.costly
def test_the_next_puzzle_is_near_ones_rating_and_of_the_theme_that_is_chosen(client: Client) -> None:
    puzzles = {puzzle.id: puzzle for puzzle in shipped("jeu-du-roi") if puzzle.selective}
    open_ = listed_of(client, "jeu-du-roi")["next"]
    assert abs(puzzles[open_].rating - 1500) == min(abs(puzzle.rating - 1500) for puzzle in puzzles.values())
    seen = [open_]
    while (other := listed_of(client, "jeu-du-roi", beside=seen[-1])["next"]) != open_:
        seen.append(other)
    assert sorted(seen) == sorted(puzzles), "passing over leads to each puzzle once"
    answer = client.post(f"/api/puzzles/jeu-du-roi/{open_}/answer", json={"action": wrong_of(puzzles[open_])}).json()
    assert abs(puzzles[listed_of(client, "jeu-du-roi")["next"]].rating - answer["moved"]["after"]) <= 200
    ducks = {puzzle for puzzle in puzzles if "duck" in puzzles[puzzle].themes} - {open_}
    while (other := listed_of(client, "jeu-du-roi", theme="duck")["next"]) is not None:
        ducks.remove(other)
        reply = client.post(
            f"/api/puzzles/jeu-du-roi/{other}/answer", json={"action": wrong_of(puzzles[other]), "rated": False}
        )
        assert reply.json()["moved"] is None
    assert not ducks
    assert listed_of(client, "jeu-du-roi")["own"]["rating"] == answer["moved"]["after"]
    assert client.get("/api/puzzles/jeu-du-roi", params={"theme": "whist"}).status_code == 422


def test_a_reveal_counts_as_the_first_answer(client: Client) -> None:
    puzzle = some(2)[1]
    game, right = puzzle.rules.game.ID, token(next(iter(puzzle.solution)))
    revealed = post(client, puzzle, "reveal", wrong_of(puzzle))
    assert revealed["themes"] == list(puzzle.themes)
    assert revealed["explanation"]["parts"]
    assert revealed["explanation"]["action"] == wrong_of(puzzle)
    assert revealed["explanation"]["better"] in map(token, puzzle.solution)
    assert post(client, puzzle, "reveal", right)["explanation"]["better"] == right
    assert post(client, puzzle, "answer", right)["moved"] is None
    assert listed_of(client, game)["right"] == 0


def test_answers_and_ratings_are_exported_and_forgotten(client: Client) -> None:
    puzzle = some(1)[0]
    game = puzzle.rules.game.ID
    moved = post(client, puzzle, "answer", wrong_of(puzzle))["moved"]
    held = client.get("/api/me/export").json()
    ((of, name, right, _, rating),) = held["puzzles"]
    assert round(rating) == moved["after"]
    assert (of, name, right) == (game, puzzle.id, False)
    assert round(held["puzzle_ratings"][game]) == moved["after"]
    old = dict(client.cookies)
    assert client.delete("/api/me").status_code == 204
    held = client.get("/api/me/export").json()
    assert (held["puzzles"], held["puzzle_ratings"]) == ([], {})
    assert listed_of(client, game)["own"] is None
    assert old != dict(client.cookies)


def test_a_right_answer_is_told_with_what_every_choice_is_worth(client: Client) -> None:
    for puzzle in some(1):
        for action in puzzle.solution:
            answer = post(client, puzzle, "answer", token(action))
            assert answer["right"]
            assert answer["loss"] >= 0
            assert [row["loss"] for row in answer["choices"]] == sorted(row["loss"] for row in answer["choices"])
            right = {action for row in answer["choices"] if row["right"] for action in row["actions"]}
            assert right == set(map(token, puzzle.solution))


def test_a_wrong_answer_tells_only_what_it_loses(client: Client) -> None:
    for puzzle in some(1):
        answer = post(client, puzzle, "answer", wrong_of(puzzle))
        assert (answer["right"], answer["choices"]) == (False, [])
        assert answer["loss"] > 0


@pytest.mark.costly
def test_a_reveal_shows_a_deal_that_fits_and_in_which_the_answer_fails(client: Client) -> None:
    for puzzle in some(2):
        answer, at = post(client, puzzle, "reveal", wrong_of(puzzle)), puzzle.view
        for deal in [answer["real"], *([answer["drawn"]] if answer["drawn"] else [])]:
            now = deal["steps"][answer["at"]]
            assert set(now["hands"][at.seat]) == set(map(name, members(at.hand)))
            assert now["trick"] == list(map(name, at.trick)) or now["winner"] is not None
            assert deal["points"]
        if answer["drawn"]:
            after = answer["drawn"]["steps"][answer["at"] + 1]
            assert (after["seat"], after["action"]) == (at.seat, wrong_of(puzzle))
            assert 0 < answer["worse"] <= answer["deals"] - answer["better"] <= 20
        assert json.dumps(answer) == json.dumps(post(client, puzzle, "reveal", wrong_of(puzzle)))


def test_what_is_no_puzzle_or_no_answer_is_refused(client: Client) -> None:
    puzzle = some(1)[0]
    game = puzzle.rules.game.ID
    assert client.get("/api/puzzles/whist").status_code == 404
    assert client.get(f"/api/puzzles/{game}/000000000000").json()["code"] == "no-such-puzzle"
    refused(client.post(f"/api/puzzles/{game}/{puzzle.id}/answer", json={"action": "1S"}), 422, "no-such-action")
    foreign = {"origin": "https://other.example"}
    answer = client.post(f"/api/puzzles/{game}/{puzzle.id}/answer", json={"action": "1S"}, headers=foreign)
    assert answer.status_code == 403
