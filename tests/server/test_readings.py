"""Readings at a server: asked without a hidden card, answered once, and told beside chance and the judge."""

from __future__ import annotations

import json
import math
from collections.abc import Iterator
from typing import Any

import pytest

from fourkings.app.models import StoredExercise
from fourkings.app.puzzles.reading_schema import answer_response
from fourkings.app.puzzles.readings import course
from fourkings.puzzles import readings
from fourkings.puzzles.readings import ENOUGH, bits, reading_json
from fourkings.rulebook.games import rules
from fourkings.server.net.settings import Settings
from server.test_exercises import DECK, words
from serving import Client, device, served

KINGS = "/api/readings/jeu-du-roi"
ASKED = {"game", "deal_number", "deal", "number", "card", "seats"}


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(Settings(data=tmp_path_factory.mktemp("readings"), tempo=0, rate=1e6)) as address:
        yield address


def dealt(client: Client) -> dict[str, Any]:
    answer = client.post(f"{KINGS}/questions")
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def laid(client: Client, number: int, *chips: int) -> dict[str, Any]:
    answer = client.post(f"{KINGS}/questions/{number}/answer", json={"chips": chips})
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def test_a_question_names_no_hidden_card_but_the_one_that_it_asks_for(address: str) -> None:
    with device(address) as client:
        asked = dealt(client)
        assert set(asked) == ASKED
        assert (asked["number"], len(asked["seats"])) == (0, 3)
        mine = asked["deal"]["mine"]
        seen = {card for step in asked["deal"]["steps"] for card in (*step["hands"][mine], *step["trick"])}
        assert set(words(asked)) & DECK <= seen | {asked["card"]}
        assert asked["card"] not in seen
        assert dealt(client) == asked, "it stays the same until it is answered"


def test_an_answer_tells_where_the_card_lay_and_the_first_one_counts(address: str) -> None:
    with device(address) as client:
        assert client.get(KINGS).json()["own"]["many"] == 0
        asked = dealt(client)
        answer = laid(client, 0, 5, 3, 2)
        place = asked["seats"].index(answer["seat"])
        assert asked["card"] in answer["real"]["steps"][0]["hands"][answer["seat"]]
        assert answer["own"]["bits"] == pytest.approx(
            (math.log2(10.3 / 5.1), math.log2(10.3 / 3.1), math.log2(10.3 / 2.1))[place], abs=0.01
        )
        assert answer["judge"]["bits"] == pytest.approx(bits(answer["judge"]["shares"][place]), abs=0.02)
        assert sum(answer["chance"]["shares"]) == pytest.approx(1, abs=0.01)
        assert laid(client, 0, 0, 0, 10)["own"] == answer["own"]
        assert (answer["course"]["answered"], answer["course"]["curve"]) == (1, [])
        assert client.get(KINGS).json() == answer["course"]
        (held,) = client.get("/api/me/export").json()["exercises"]
        assert held[:4] == ["jeu-du-roi", "reading", 0, "5 3 2"]
        assert dealt(client)["number"] == 1
    with device(address) as other:
        refused = other.post(f"{KINGS}/questions/0/answer", json={"chips": [5, 3, 2]})
        assert refused.json()["code"] == "no-such-question"


def test_what_is_no_answer_is_refused(address: str) -> None:
    with device(address) as client:
        assert client.get("/api/readings/whist").status_code == 404
        dealt(client)
        for chips in ([5, 5, 5], [4, 4], [11, -1, 0], [10, 0, 0, 0]):
            assert client.post(f"{KINGS}/questions/0/answer", json={"chips": chips}).status_code == 422
        assert client.post(f"{KINGS}/questions", headers={"origin": "https://other.example"}).status_code == 403


def test_a_hundred_answers_draw_a_curve() -> None:
    reading = readings.deal(rules("jeu-du-roi"), bytes([1] * 32))
    task, holder = json.dumps(reading_json(reading)), reading.holder
    chips = [0, 0, 0]
    chips[holder], chips[holder - 1] = 7, 3
    surprise = bits(0.7)
    rows = [
        StoredExercise("jeu-du-roi", "reading", number, task, " ".join(map(str, chips)), surprise, 1.0)
        for number in range(ENOUGH)
    ]
    so_far = course("jeu-du-roi", rows)
    assert (so_far.answered, so_far.own.mean, so_far.own.many) == (ENOUGH, pytest.approx(surprise), ENOUGH)
    assert so_far.judge.mean == pytest.approx(bits(reading.judge[holder]))
    assert so_far.curve == [(0, ENOUGH, 0), (3, ENOUGH, 0), (7, ENOUGH, ENOUGH)]
    assert course("jeu-du-roi", rows[1:]).curve == []
    assert course("king", rows).own.many == 0
    answer = answer_response(rows[0], so_far, "en")
    assert answer.own.shares == [each / 10 for each in chips]
    assert [point.held for point in answer.course.curve] == [0, 0, ENOUGH]
