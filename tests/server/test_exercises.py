"""Hands of a theme at a server: freshly dealt, asked without their answer or a hidden card, and told before and after."""

import json
from typing import Any

import pytest

from fourkings.app.models import StoredExercise
from fourkings.app.puzzles.exercises import HANDS, rounds
from fourkings.app.puzzles.readings import answer_response, course
from fourkings.app.reviews.leaks import before_and_since, measured
from fourkings.puzzles import readings, themes
from fourkings.puzzles.fresh import Fresh, deal, fresh_json, read_fresh
from fourkings.puzzles.readings import ENOUGH, best_chips, reading_json, score
from fourkings.rulebook.games import rules
from server.test_puzzles import words
from serving import Client, device, refused, server_of_module

ASKED = {"game", "theme", "number", "place", "deal_number", "deal", "legal", "worth", "refusals"}
SECRET = {"solution", "values", "ladder", "habits", "right", "loss", "excess", "choices", "course"}
DECK = {rank + suit for rank in "23456789TJQKA" for suit in "SHDC"}
KINGS = "/api/exercises/jeu-du-roi/duck"


address = server_of_module()


def dealt(client: Client, path: str = KINGS) -> dict[str, Any]:
    answer = client.post(f"{path}/hands")
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def answered(client: Client, number: int, action: str) -> dict[str, Any]:
    answer = client.post(f"{KINGS}/hands/{number}/answer", json={"action": action})
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


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
    assert set(asked) == ASKED
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
    answer = client.post(f"{READINGS}/questions")
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def laid(client: Client, number: int, *chips: int) -> dict[str, Any]:
    answer = client.post(f"{READINGS}/questions/{number}/answer", json={"chips": chips})
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


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
