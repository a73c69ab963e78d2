"""Reviews in a page without a server: made beside the house, told as they come, and kept with the match."""

import json
import random
import secrets
from typing import Any

import pytest

from fourkings.analysis.matches import moments
from fourkings.app.jobs import run as thought
from fourkings.app.reviews.judging import judge_action
from fourkings.table.log import parse_events
from fourkings.table.match import replay_match
from paged import WALL, Page, begun

JUDGED = 6
"""Actions of a review that are looked at."""


def over(game: str = "quarante") -> tuple[Page, str]:
    page, table = begun(game)
    assert page.play(table, 1, random.Random(11))
    return page, table


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
        assert verdict["reason"] == expected["reasons"]["fr"]
        assert (verdict["verdict"], verdict["losses"]) == (expected["verdict"], expected["losses"])
    last = before["verdicts"][-2]["place"]
    assert [verdict["place"] for verdict in report_of(second, info, last)["verdicts"]] == [before["verdicts"][-1]["place"]]


def test_a_match_goes_on_while_one_is_reviewed():
    page, table = over()
    asked(page, table)
    status, answer = page.call("POST", "/api/tables", {"game": "jeu-du-roi", "pace": "quick"})
    assert status == 201
    work = page.work
    page.hear(5, answer["table"], "hello", protocol=1, since=0)
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
    kept = page.call("GET", f"{path}/json")[1]
    assert len(kept["decisions"]) == len(report["verdicts"])
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
