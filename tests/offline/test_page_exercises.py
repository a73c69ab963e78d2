"""Readings and ten hands in a page without a server: dealt, asked, answered once, and kept when the page is closed."""

import json

import pytest

from fourkings.app.puzzles import readings as dealing
from paged import Page

PATH = "/api/readings/jeu-du-roi"


@pytest.fixture
def page(monkeypatch: pytest.MonkeyPatch) -> Page:
    dealt, secrets = dealing.dealt, iter(range(1, 9))
    monkeypatch.setattr(dealing, "dealt", lambda of, kind, _: dealt(of, kind, bytes([next(secrets)] * 32)))
    return Page()


def test_a_question_is_asked_answered_once_and_kept(page: Page) -> None:
    status, asked = page.call("POST", f"{PATH}/questions?lang=fr")
    assert (status, asked["number"]) == (200, 0)
    own = asked["deal"]["mine"]
    assert not {"seat", "judge", "chance", "holder"} & asked.keys()
    for step in asked["deal"]["steps"]:
        assert all(set(hand) <= {""} for seat, hand in enumerate(step["hands"]) if seat != own)
    assert page.call("POST", f"{PATH}/questions?lang=fr")[1] == asked, "the question that is open comes again"
    assert page.call("POST", f"{PATH}/questions/0/answer", {"chips": [6, 3, 2]})[0] == 422
    assert page.call("POST", f"{PATH}/questions/1/answer", {"chips": [6, 3, 1]})[0] == 404
    answered = page.call("POST", f"{PATH}/questions/0/answer?lang=fr", {"chips": [6, 3, 1]})[1]
    assert answered["seat"] in asked["seats"]
    assert answered["own"]["shares"] == [0.6, 0.3, 0.1]
    assert answered["course"]["answered"] == 1
    assert page.call("POST", f"{PATH}/questions/0/answer?lang=fr", {"chips": [0, 0, 10]})[1] == answered, (
        "the first one counts"
    )
    reopened = Page(page)
    course = reopened.call("GET", PATH)[1]
    assert (course["answered"], course["own"]["mean"]) == (1, answered["own"]["bits"])
    assert reopened.rows == page.rows
    assert json.dumps([*page.rows.values()])
    assert reopened.call("GET", "/api/readings/bridge")[1]["code"] == "unknown-game"


def test_hands_of_a_theme_are_dealt_answered_once_and_explained() -> None:
    page, path = Page(), "/api/exercises/jeu-du-roi/duck"
    status, hand = page.call("POST", f"{path}/hands?lang=fr")
    assert (status, hand["number"], hand["theme"]) == (200, 0, "duck")
    assert not {"solution", "values", "judge"} & hand.keys()
    assert page.call("POST", f"{path}/hands?lang=fr")[1] == hand, "the hand that is open comes again"
    assert page.call("POST", f"{path}/hands/0/reveal")[1]["code"] == "not-answered"
    assert page.call("POST", f"{path}/hands/1/answer", {"action": "AS"})[0] == 404
    answered = page.call("POST", f"{path}/hands/0/answer", {"action": hand["legal"][0]})[1]
    assert answered["course"]["answered"] == 1
    assert answered["choices"][0]["actions"]
    assert any(choice["right"] for choice in answered["choices"])
    assert page.call("POST", f"{path}/hands/0/reveal")[0] == 200
    assert page.call("GET", path)[1] == Page(page).call("GET", path)[1]
    assert page.call("POST", f"{path}/hands")[1]["number"] == 1
    assert page.call("GET", "/api/exercises/jeu-du-roi/nonsense")[0] == 422
