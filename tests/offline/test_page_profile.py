"""Reviews, readings, ten hands and the profile in a page without a server: the same as from a server."""

import json
import random
import secrets
from pathlib import Path
from typing import Any

import pytest

from finished import KEY, person
from fourkings.analysis.matches import moments
from fourkings.app.reviews.judging import judge_action
from fourkings.app.reviews.leaks import MATCHES
from fourkings.server.net.settings import Settings
from fourkings.table.log import parse_events
from fourkings.table.match import replay_match
from paged import Page, begun, over
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
