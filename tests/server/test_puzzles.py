"""Puzzles and freshly dealt hands at a server: asked without their answer or a hidden card, answered and explained."""

import json
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from fourkings.app.models import StoredExercise
from fourkings.app.puzzles.exercises import HANDS, rounds
from fourkings.app.puzzles.readings import answer_response, course
from fourkings.app.reviews.leaks import before_and_since, measured
from fourkings.puzzles import Puzzle, readings, themes
from fourkings.puzzles.fresh import Fresh, deal, fresh_json, read_fresh
from fourkings.puzzles.readings import ENOUGH, best_chips, reading_json, score
from fourkings.puzzles.shipped import shipped
from fourkings.records import token
from fourkings.rulebook.cards import members, name
from fourkings.rulebook.games import GAMES, rules
from serving import Client, device, done, refused, server_of_module

ASKED = {"id", "game", "rating", "deal_number", "deal", "legal", "worth", "refusals"}
DECK = {rank + suit for rank in "23456789TJQKA" for suit in "SHDC"}


address = server_of_module()


def some(many: int = 3) -> list[Puzzle]:
    return [puzzle for game in GAMES.own for puzzle in islice(shipped(game), many)]


def ask(client: Client, puzzle: Puzzle) -> dict[str, Any]:
    return dict(done(client.get(f"/api/puzzles/{puzzle.rules.game.ID}/{puzzle.id}")))


def post(client: Client, puzzle: Puzzle, what: str, action: str) -> dict[str, Any]:
    return dict(done(client.post(f"/api/puzzles/{puzzle.rules.game.ID}/{puzzle.id}/{what}", json={"action": action})))


def right_of(puzzle: Puzzle) -> str:
    return next(token(action) for action in puzzle.view.legal if action in puzzle.solution)


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
    return dict(done(client.get(f"/api/puzzles/{game}", params=asked)))


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
        assert (first["moved"]["before"], first["themes"]) == (1500, [])
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
        for shown in [answer["real"], *([answer["drawn"]] if answer["drawn"] else [])]:
            now = shown["steps"][answer["at"]]
            assert set(now["hands"][at.seat]) == set(map(name, members(at.hand)))
            assert now["trick"] == list(map(name, at.trick)) or now["winner"] is not None
            assert shown["points"]
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


ASKED_OF_THEME = {"game", "theme", "number", "place", "deal_number", "deal", "legal", "worth", "refusals"}
SECRET = {"solution", "values", "ladder", "habits", "right", "loss", "excess", "choices", "course"}
KINGS = "/api/exercises/jeu-du-roi/duck"


def dealt(client: Client, path: str = KINGS) -> dict[str, Any]:
    return dict(done(client.post(f"{path}/hands")))


def answered(client: Client, number: int, action: str) -> dict[str, Any]:
    return dict(done(client.post(f"{KINGS}/hands/{number}/answer", json={"action": action})))


@pytest.mark.costly
def test_a_fresh_hand_has_its_theme_and_a_clear_answer() -> None:
    for game, theme in (("quarante", "take"), ("king", "duck"), ("quarante-1792", "call")):
        hand = deal(rules(game), theme, bytes([3] * 32))
        assert isinstance(hand, Fresh)
        assert theme in themes.of(hand.puzzle.view, hand.puzzle.solution)
        assert not hand.puzzle.solution.issuperset(hand.puzzle.view.legal)
        assert sum(hand.habits) == pytest.approx(1)
        best, worst = (pick(map(hand.excess, hand.puzzle.view.legal)) for pick in (min, max))
        assert best <= 0 < worst, "a club player is neither better than the best nor worse than the worst"
        again = read_fresh(json.loads(json.dumps(fresh_json(hand))))
        assert (again.puzzle.view, again.habits) == (hand.puzzle.view, hand.habits)
        other = deal(rules(game), theme, bytes([4] * 32))
        assert other is None or other.puzzle.id != hand.puzzle.id, "another secret, another hand"


@pytest.mark.costly
def test_a_theme_that_a_game_has_not_is_dealt_none() -> None:
    assert deal(rules("jeu-du-roi"), "low-bid", bytes(32)) is None


def test_a_hand_is_asked_without_its_answer_and_without_a_hidden_card(client: Client) -> None:
    asked = dealt(client)
    assert set(asked) == ASKED_OF_THEME
    assert (asked["number"], asked["place"]) == (0, 1)
    last, mine = asked["deal"]["steps"][-1], asked["deal"]["mine"]
    seen = {card for step in asked["deal"]["steps"] for card in step["hands"][mine]}
    seen |= {card for step in asked["deal"]["steps"] for card in step["trick"]}
    assert set(words(asked)) & DECK <= seen
    assert not set(words(asked)) & SECRET
    assert last["turn"] == mine
    assert dealt(client) == asked, "it stays the same until it is answered"
    assert client.post(f"{KINGS}/hands/0/reveal").json()["code"] == "not-answered"


@pytest.mark.costly
def test_answers_are_told_by_rounds_and_the_first_one_counts(client: Client, address: str) -> None:
    for number in range(HANDS):
        asked = dealt(client)
        assert (asked["number"], asked["place"]) == (number, number + 1)
        reply = answered(client, number, asked["legal"][0])
        assert reply["course"]["answered"] == number + 1
        assert reply["right"] or reply["loss"] > 0
        assert reply["right"] == (reply["explanation"] is None)
        again = answered(client, number, asked["legal"][-1])
        assert (again["excess"], again["loss"]) == (reply["excess"], reply["loss"])
    (first,) = reply["course"]["rounds"]
    held = client.get("/api/me/export").json()["exercises"]
    assert [row[:3] for row in held] == [["jeu-du-roi", "duck", number] for number in range(HANDS)]
    assert first["many"] == HANDS
    assert first["half"] > 0
    assert client.get(KINGS).json() == reply["course"]
    (practised,) = client.get("/api/profile").json()["games"][0]["practised"]
    assert (practised["first"], practised["last"]) == (first, first)
    assert practised["before"]["many"] == practised["since"]["many"] == 0
    revealed = client.post(f"{KINGS}/hands/0/reveal").json()
    assert revealed["real"]["points"]
    assert "duck" in revealed["themes"]
    with device(address) as other:
        assert other.get(KINGS).json()["answered"] == 0
        assert other.post(f"{KINGS}/hands/0/answer", json={"action": "KH"}).json()["code"] == "no-such-hand"


def test_before_and_since_are_means_of_matches_with_students_interval() -> None:
    def match(loss: float) -> list[dict[str, Any]]:
        return [{"themes": ["duck"], "losses": [(loss, 0.1), (0.0, 0.1)], "habits": {"club": [0.0, 1.0]}, "places": [0, 1]}]

    before, since = before_and_since([(1.0, match(4.0)), (2.0, match(2.0)), (3.0, match(1.0)), (4.0, [])], "duck", 3.0)
    assert (before.mean, before.many) == (3.0, 2)
    assert before.half == pytest.approx(12.706, abs=1e-2)
    assert (since.mean, since.many) == (0.5, 2)
    assert measured([]) == (0, None, 0)
    rows = [StoredExercise("king", "duck", number, "{}", "QH", float(number), 1.0) for number in range(25)]
    assert [each.mean for each in rounds(rows)] == [4.5, 14.5]


@pytest.mark.costly
def test_what_is_no_exercise_is_refused(client: Client) -> None:
    assert client.get("/api/exercises/whist/duck").status_code == 404
    assert client.get("/api/exercises/king/whist").status_code == 422
    refused(client.post("/api/exercises/jeu-du-roi/low-bid/hands"), 409, "no-such-hand")
    asked = dealt(client)
    wrong = client.post(f"{KINGS}/hands/{asked['number']}/answer", json={"action": "1S"})
    assert wrong.json()["code"] == "no-such-action"
    assert client.post(f"{KINGS}/hands", headers={"origin": "https://other.example"}).status_code == 403


READINGS = "/api/readings/jeu-du-roi"
QUESTION = {"game", "deal_number", "deal", "number", "card", "seats"}


def drawn_question(client: Client) -> dict[str, Any]:
    return dict(done(client.post(f"{READINGS}/questions")))


def laid(client: Client, number: int, *chips: int) -> dict[str, Any]:
    return dict(done(client.post(f"{READINGS}/questions/{number}/answer", json={"chips": chips})))


def test_a_question_names_no_hidden_card_but_the_one_that_it_asks_for(client: Client) -> None:
    asked = drawn_question(client)
    assert set(asked) == QUESTION
    assert (asked["number"], len(asked["seats"])) == (0, 3)
    mine = asked["deal"]["mine"]
    seen = {card for step in asked["deal"]["steps"] for card in (*step["hands"][mine], *step["trick"])}
    assert set(words(asked)) & DECK <= seen | {asked["card"]}
    assert asked["card"] not in seen
    assert drawn_question(client) == asked, "it stays the same until it is answered"


def test_an_answer_tells_where_the_card_lay_and_the_first_one_counts(client: Client, address: str) -> None:
    assert client.get(READINGS).json()["score"]["many"] == 0
    asked = drawn_question(client)
    answer = laid(client, 0, 5, 3, 2)
    assert asked["card"] in answer["real"]["steps"][0]["hands"][answer["seat"]]
    assert (answer["own"], sum(answer["best"])) == ([5, 3, 2], 10)
    best = [chips / 10 for chips in answer["best"]]
    assert answer["score"] == score([5, 3, 2], (best[0], best[1], best[2]))
    for clue in answer["clues"]:
        assert clue["seat"] in asked["seats"]
        excluded = clue["kind"] != "likelier"
        assert clue["wasted"] == ([5, 3, 2][asked["seats"].index(clue["seat"])] if excluded else 0)
        if clue["moment"]:
            assert asked["deal"]["steps"][clue["moment"]]["action"] == clue["action"], "it was seen before the question"
    assert answer["clues"]
    assert laid(client, 0, 0, 0, 10)["own"] == answer["own"]
    assert (answer["course"]["answered"], answer["course"]["curve"]) == (1, [])
    assert client.get(READINGS).json() == answer["course"]
    (held,) = client.get("/api/me/export").json()["exercises"]
    assert held[:4] == ["jeu-du-roi", "reading", 0, "5 3 2"]
    assert drawn_question(client)["number"] == 1
    with device(address) as other:
        refused = other.post(f"{READINGS}/questions/0/answer", json={"chips": [5, 3, 2]})
        assert refused.json()["code"] == "no-such-question"


def test_what_is_no_answer_is_refused(client: Client) -> None:
    assert client.get("/api/readings/whist").status_code == 404
    drawn_question(client)
    for chips in ([5, 5, 5], [4, 4], [11, -1, 0], [10, 0, 0, 0]):
        assert client.post(f"{READINGS}/questions/0/answer", json={"chips": chips}).status_code == 422
    assert client.post(f"{READINGS}/questions", headers={"origin": "https://other.example"}).status_code == 403


def test_a_hundred_answers_draw_a_curve() -> None:
    reading = readings.deal(rules("jeu-du-roi"), bytes([1] * 32))
    task, holder = json.dumps(reading_json(reading)), reading.holder
    chips = [0, 0, 0]
    chips[holder], chips[holder - 1] = 7, 3
    result = float(score(chips, reading.judge))
    rows = [
        StoredExercise("jeu-du-roi", "reading", number, task, " ".join(map(str, chips)), result, 1.0)
        for number in range(ENOUGH)
    ]
    so_far = course("jeu-du-roi", rows)
    assert (so_far.answered, so_far.score.mean, so_far.score.many) == (ENOUGH, result, ENOUGH)
    curve = [(point.chips, point.seats, point.held) for point in so_far.curve]
    assert curve == [(0, ENOUGH, 0), (3, ENOUGH, 0), (7, ENOUGH, ENOUGH)]
    assert course("jeu-du-roi", rows[1:]).curve == []
    assert course("king", rows).score.many == 0
    answer = answer_response(rows[0], so_far, "en")
    assert (answer.own, answer.best, answer.score) == (chips, list(best_chips(reading.judge)), result)
    assert [point.held for point in answer.course.curve] == [0, 0, ENOUGH]
