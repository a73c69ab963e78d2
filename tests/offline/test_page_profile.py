"""Reviews, readings, ten hands and the profile in a page without a server: the same as from a server."""

import json
import random
import secrets
from pathlib import Path
from typing import Any

import pytest

from finished import KEY, person
from fourkings.analysis.matches import moments
from fourkings.app.jobs import run as thought
from fourkings.app.puzzles import readings as dealing
from fourkings.app.reviews.judging import judge_action
from fourkings.app.reviews.leaks import MATCHES
from fourkings.server.net.settings import Settings
from fourkings.table.log import parse_events
from fourkings.table.match import replay_match
from paged import WALL, Page, begun, over
from reviewed import ME, put_into, reviewed
from serving import served


def profile_of(page: Page) -> Any:
    status, profile = page.call("GET", "/api/profile")
    assert status == 200, profile
    return profile


def test_a_page_without_matches_has_an_empty_profile() -> None:
    assert profile_of(Page()) == Page().call("GET", "/api/me/boards")[1] == {"games": []}


def test_a_match_without_a_review_tells_how_many_are_missing() -> None:
    page, table = begun("quarante")
    assert page.play(table, 1, random.Random(11))
    (game,) = profile_of(page)["games"]
    assert (game["matches"], game["reviewed"], game["skill"]) == (1, [], None)
    leak = game["leak"]
    assert (leak["theme"], leak["matches"], leak["needed"]) == ("", 0, MATCHES)


def test_a_server_tells_the_same_of_the_same_matches_reviews_and_hands(tmp_path: Path) -> None:
    page = reviewed(MATCHES + 2, each=16, get_rid=0.9)
    profile = profile_of(page)
    (game,) = profile["games"]
    leak, (practised,) = game["leak"], game["practised"]
    assert (leak["theme"], leak["matches"], leak["needed"]) == ("get-rid", MATCHES + 2, 0)
    assert leak["loss"] > leak["half"] > 0
    assert practised["before"]["many"] == practised["since"]["many"] == MATCHES // 2 + 1
    assert len(game["reviewed"]) == len(game["skill"]["line"]) == MATCHES + 2
    assert game["skill"]["value"] == game["skill"]["reviews"]
    assert game["skill"]["line"][-1]["value"] == game["skill"]["value"]
    settings = Settings(data=tmp_path, rate=10_000, secret=KEY, days=False)
    put_into(settings.url, page)
    with served(settings) as address, person(address, ME) as client:
        assert client.get("/api/profile").json() == profile
        assert client.get("/api/me/boards").json() == page.call("GET", "/api/me/boards")[1]
        assert client.get("/api/me/day").json()["streak"] == 0


@pytest.mark.parametrize(("matches", "needed"), [(MATCHES, 0), (MATCHES - 1, 1)])
def test_where_nothing_stands_out_the_page_says_so_and_how_many_matches_are_missing(matches: int, needed: int) -> None:
    (game,) = profile_of(reviewed(matches))["games"]
    leak = game["leak"]
    assert (leak["theme"], leak["matches"], leak["needed"]) == ("", matches, needed)


PATH = "/api/readings/jeu-du-roi"


@pytest.fixture
def questions(monkeypatch: pytest.MonkeyPatch) -> Page:
    dealt, secrets = dealing.dealt, iter(range(1, 9))
    monkeypatch.setattr(dealing, "dealt", lambda of, kind, _: dealt(of, kind, bytes([next(secrets)] * 32)))
    return Page()


def test_a_question_is_asked_answered_once_and_kept(questions: Page) -> None:
    status, asked = questions.call("POST", f"{PATH}/questions?lang=fr")
    assert (status, asked["number"]) == (200, 0)
    own = asked["deal"]["mine"]
    assert not {"seat", "judge", "best", "clues", "holder"} & asked.keys()
    for step in asked["deal"]["steps"]:
        assert all(set(hand) <= {""} for seat, hand in enumerate(step["hands"]) if seat != own)
    assert questions.call("POST", f"{PATH}/questions?lang=fr")[1] == asked, "the question that is open comes again"
    assert questions.call("POST", f"{PATH}/questions/0/answer", {"chips": [6, 3, 2]})[0] == 422
    assert questions.call("POST", f"{PATH}/questions/1/answer", {"chips": [6, 3, 1]})[0] == 404
    answered = questions.call("POST", f"{PATH}/questions/0/answer?lang=fr", {"chips": [6, 3, 1]})[1]
    assert answered["seat"] in asked["seats"]
    assert answered["own"] == [6, 3, 1]
    assert answered["clues"]
    assert answered["course"]["answered"] == 1
    assert questions.call("POST", f"{PATH}/questions/0/answer?lang=fr", {"chips": [0, 0, 10]})[1] == answered, (
        "the first one counts"
    )
    reopened = Page(questions)
    course = reopened.call("GET", PATH)[1]
    assert (course["answered"], course["score"]["mean"]) == (1, answered["score"])
    assert reopened.rows == questions.rows
    assert json.dumps([*questions.rows.values()])
    assert reopened.call("GET", "/api/readings/bridge")[1]["code"] == "unknown-game"


def test_hands_are_read_at_a_table_and_resolved_after_the_deal() -> None:
    page, table = begun("jeu-du-roi")
    dice, path = random.Random(3), f"/api/tables/{table}"
    asked = None
    while asked is None:
        page.play(table, 1, dice, steps=1)
        if page.legal(1):
            status, answer = page.call("POST", f"{path}/readings")
            asked = answer if status == 200 else None
            assert asked or (status, answer["code"]) == (409, "nothing-to-read")
    assert page.call("POST", f"{path}/readings")[1] == asked, "it stays the same until one acts"
    assert page.call("GET", f"{path}/deals/1/readings")[1]["code"] == "match-running"
    assert page.call("POST", f"{path}/readings/0/answer", {"chips": [6, 3, 1]})[0] == 204
    assert page.call("POST", f"{path}/readings")[1]["code"] == "read-already"
    while (resolved := page.call("GET", f"{path}/deals/1/readings"))[0] != 200:
        page.play(table, 1, dice, steps=1)
    (read,) = resolved[1]
    assert (read["card"], read["seats"], read["own"]) == (asked["card"], asked["seats"], [6, 3, 1])
    assert read["clues"]
    deal = page.call("GET", f"{path}/deals/1")[1]
    assert read["card"] in deal["steps"][0]["hands"][read["seat"]]


def test_hands_of_a_theme_are_dealt_answered_once_and_explained() -> None:
    questions, path = Page(), "/api/exercises/jeu-du-roi/duck"
    status, hand = questions.call("POST", f"{path}/hands?lang=fr")
    assert (status, hand["number"], hand["theme"]) == (200, 0, "duck")
    assert not {"solution", "values", "judge"} & hand.keys()
    assert questions.call("POST", f"{path}/hands?lang=fr")[1] == hand, "the hand that is open comes again"
    assert questions.call("POST", f"{path}/hands/0/reveal")[1]["code"] == "not-answered"
    assert questions.call("POST", f"{path}/hands/1/answer", {"action": "AS"})[0] == 404
    answered = questions.call("POST", f"{path}/hands/0/answer", {"action": hand["legal"][0]})[1]
    assert answered["course"]["answered"] == 1
    assert answered["choices"][0]["actions"]
    assert any(choice["right"] for choice in answered["choices"])
    assert questions.call("POST", f"{path}/hands/0/reveal")[0] == 200
    assert questions.call("GET", path)[1] == Page(questions).call("GET", path)[1]
    assert questions.call("POST", f"{path}/hands")[1]["number"] == 1
    assert questions.call("GET", "/api/exercises/jeu-du-roi/nonsense")[0] == 422


JUDGED = 6
"""Actions of a review that are looked at."""


def asked(page: Page, table: str) -> Any:
    status, info = page.call("POST", f"/api/tables/{table}/reviews", {"seat": None})
    assert status == 202, info
    return info


def report_of(page: Page, info: Any, after: int = -1) -> Any:
    status, report = page.call("GET", f"/api/tables/{info['table']}/reviews/{info['seat']}?lang=fr&after={after}")
    assert status == 200, report
    return report


def test_a_review_goes_on_in_the_next_page_where_the_one_before_was_closed(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(secrets, "token_bytes", random.Random(3).randbytes)  # cards with choices from the start
    page, table = over()
    info = asked(page, table)
    assert (info["reached"], info["done"]) == (0, False)
    for _ in range(JUDGED):
        assert page.think()
    assert page.think(), "one thing is thought out after the other"
    second = Page(page)
    before = report_of(second, info)
    assert (before["reached"], before["done"]) == (JUDGED + 1, False)
    assert second.call("GET", "/api/reviews")[1] == [{**info, "reached": JUDGED + 1}]
    events = replay_match(parse_events(second.kept[table]["events"]))
    every = [judge_action(moment) for moment in list(moments(events.match, info["seat"]))[: JUDGED + 1]]
    known = [(place, json.loads(text)) for place, text in enumerate(every) if text]
    assert [verdict["place"] for verdict in before["verdicts"]] == [place for place, _ in known]
    for verdict, (_, expected) in zip(before["verdicts"], known, strict=True):
        assert verdict["explanation"] == expected["explanation"]
        assert verdict["reason"]
        assert (verdict["verdict"], verdict["losses"]) == (expected["verdict"], expected["losses"])
    last = before["verdicts"][-2]["place"]
    assert [verdict["place"] for verdict in report_of(second, info, last)["verdicts"]] == [before["verdicts"][-1]["place"]]


def test_a_match_goes_on_while_one_is_reviewed():
    page, table = over()
    asked(page, table)
    status, answer = page.call("POST", "/api/tables", {"game": "jeu-du-roi", "pace": "quick"})
    assert status == 201
    work = page.work
    page.hear(5, answer["table"], "hello")
    page.play(answer["table"], 5, random.Random(1), steps=12)
    assert page.work == work, "it is wanted once"
    assert page.think()


def test_nothing_is_reviewed_before_the_match_is_over_and_a_review_goes_with_its_match():
    page, table = begun("king")
    assert page.call("POST", f"/api/tables/{table}/reviews", {})[1]["code"] == "match-running"
    page, table = over()
    assert page.call("GET", f"/api/tables/{table}/reviews/0")[1]["code"] == "no-such-review"
    info = asked(page, table)
    page.think()
    assert page.call("GET", f"/api/tables/{table}/reviews/{info['seat']}/json")[1]["code"] == "review-running"
    assert [key for key in page.rows if key[0] == "reviews"] == [("reviews", table, info["seat"])]
    assert page.call("DELETE", f"/api/tables/{table}")[0] == 204
    assert not [key for key in page.rows if str(key[0]).startswith("review")]
    assert not page.think() or page.call("GET", "/api/reviews") == (200, [])


@pytest.mark.costly
def test_a_review_that_is_done_is_listed_told_compared_and_taken_away():
    page, table = over()
    info = asked(page, table)
    while page.think():
        pass
    report = report_of(page, info)
    assert report["done"]
    assert len(report["story"]) > 1
    ((match,),) = [page.call("GET", "/api/matches")[1]]
    assert match["review"]["done"]
    path = f"/api/tables/{table}/reviews/{info['seat']}"
    assert len(page.call("GET", f"{path}/json")[1]["decisions"]) == len(report["verdicts"])
    place = report["verdicts"][0]["place"]
    alike = page.call("GET", f"{path}/{place}/like")[1]
    assert all(other["verdict"] == report["verdicts"][0]["verdict"] for other in alike)
    html = json.loads(page.house.call("GET", f"{path}/page?lang=fr", "", page.at, WALL))
    work = html["work"]
    page.house.thought(work, thought(work), WALL)
    html = json.loads(page.house.call("GET", f"{path}/page?lang=fr", "", page.at, WALL))
    assert html["body"].startswith("<!doctype html>")
    assert match["players"][info["seat"]]["name"] in html["body"]


@pytest.mark.costly
def test_why_somebody_played_a_card_is_told_after_the_match():
    page, table = over()
    steps = page.call("GET", f"/api/tables/{table}/deals/1")[1]["steps"]
    why = page.call("GET", f"/api/tables/{table}/deals/1/why/{len(steps) - 10}")[1]
    assert why["seat"] == steps[len(steps) - 11]["turn"]
    assert page.call("GET", f"/api/tables/{table}/deals/1/why/999")[1]["code"] == "no-such-action"
