"""How one plays, in a page without a server: the same as a server tells of the same matches and reviews."""

import random
from pathlib import Path
from typing import Any

import pytest

from finished import KEY, person
from fourkings.app.reviews.leaks import MATCHES
from fourkings.server.net.settings import Settings
from paged import Page, begun
from reviewed import ME, put_into, reviewed
from serving import served


def profile_of(page: Page) -> Any:
    status, profile = page.call("GET", "/api/profile")
    assert status == 200, profile
    return profile


def test_a_page_without_matches_has_an_empty_profile() -> None:
    profile = profile_of(Page())
    assert profile["boards"] == Page().call("GET", "/api/me/boards")[1] == {"games": [], "sets": 0, "streak": 0}
    assert not any(profile[part] for part in ("games", "matches", "kinds", "practised", "leaks"))


def test_a_match_without_a_review_tells_how_many_are_missing() -> None:
    page, table = begun("quarante")
    assert page.play(table, 1, random.Random(11))
    profile = profile_of(page)
    assert [(game["matches"], game["reviewed"]) for game in profile["games"]] == [(1, 0)]
    assert [(leak["theme"], leak["matches"], leak["needed"]) for leak in profile["leaks"]] == [("", 0, MATCHES)]


def test_a_server_tells_the_same_of_the_same_matches_reviews_and_hands(tmp_path: Path) -> None:
    page = reviewed(MATCHES + 2, each=16, get_rid=0.9)
    profile = profile_of(page)
    (leak,), (practised,) = profile["leaks"], profile["practised"]
    assert (leak["theme"], leak["matches"], leak["needed"]) == ("get-rid", MATCHES + 2, 0)
    assert leak["loss"] > leak["half"] > 0
    assert practised["before"]["many"] == practised["since"]["many"] == MATCHES // 2 + 1
    settings = Settings(data=tmp_path, rate=10_000, secret=KEY, days=False)
    put_into(settings.url, page)
    with served(settings) as address, person(address, ME) as client:
        assert client.get("/api/profile").json() == profile
        assert client.get("/api/me/boards").json() == page.call("GET", "/api/me/boards")[1]


@pytest.mark.parametrize(("matches", "needed"), [(MATCHES, 0), (MATCHES - 1, 1)])
def test_where_nothing_stands_out_the_page_says_so_and_how_many_matches_are_missing(matches: int, needed: int) -> None:
    (leak,) = profile_of(reviewed(matches))["leaks"]
    assert (leak["theme"], leak["matches"], leak["needed"]) == ("", matches, needed)
