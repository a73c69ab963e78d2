"""Sessions: our own signature makes somebody, whatever a clock says, and who is in use stays."""

import time
from pathlib import Path

import pytest

from fourkings.app.shared.wall_clock import DAY, WallClock
from fourkings.server.db.moderation import digest
from fourkings.server.net.settings import Settings
from fourkings.server.realtime.sessions import COOKIE, LASTS, RENEWED, CookiePlace, Sessions
from serving import device, served


def made_at(monkeypatch: pytest.MonkeyPatch, at: float, player: str = "anna", key: bytes = b"k" * 32) -> str:
    """The cookie of a player, made at that time by the clock of its server."""
    with monkeypatch.context() as patch:
        patch.setattr("itsdangerous.timed.time.time", lambda: at)
        return Sessions(key).cookie(player)


@pytest.mark.parametrize("days", [-4000, -1, 0, 0.5, 3, 399, 401, 4000])
def test_a_clock_that_was_set_makes_nobody_somebody_else(days: float, monkeypatch: pytest.MonkeyPatch):
    now = 2e9
    cookies = {COOKIE: made_at(monkeypatch, now - days * DAY)}
    known = Sessions(b"k" * 32, lambda: now)
    assert known.player(cookies) == "anna"
    player, header = known.identify(cookies, place=CookiePlace())
    assert player == "anna"
    assert (header is None) == (abs(days) * DAY < RENEWED)


def test_a_session_in_use_outlives_its_first_cookie(monkeypatch: pytest.MonkeyPatch):
    now = [2e9]
    known = Sessions(b"k" * 32, lambda: now[0])
    monkeypatch.setattr("itsdangerous.timed.time.time", lambda: now[0])
    cookie, kept = known.cookie("anna"), now[0] + LASTS
    for _ in range(30):
        now[0] += 20 * DAY
        assert now[0] < kept  # else the browser has thrown it away
        player, header = known.identify({COOKIE: cookie}, place=CookiePlace())
        assert player == "anna"
        cookie, kept = header.partition(";")[0].partition("=")[2], now[0] + LASTS
    assert now[0] > 2e9 + LASTS


def test_who_was_forgotten_is_somebody_new_however_old_the_cookie(monkeypatch: pytest.MonkeyPatch):
    known = Sessions(b"k" * 32)
    known.forgotten.add(digest("anna"))
    for at in (0.0, time.time(), 4e9):
        assert known.identify({COOKIE: made_at(monkeypatch, at)}, place=CookiePlace())[0] != "anna"


@pytest.mark.parametrize("cookie", ["", "x", "x.y.z"])
def test_a_false_cookie_is_nobodys(cookie: str, monkeypatch: pytest.MonkeyPatch):
    known = Sessions(b"k" * 32)
    assert known.player({COOKIE: cookie}) is None
    assert known.player({COOKIE: made_at(monkeypatch, time.time(), key=b"other" * 8)}) is None
    assert known.identify({COOKIE: cookie}, place=CookiePlace())[1] is not None


def test_a_link_holds_for_its_time_and_also_where_the_clock_was_set_back(monkeypatch: pytest.MonkeyPatch):
    now = 2e9
    known = Sessions(b"k" * 32, lambda: now)
    for age, holds in ((0.0, True), (6 * DAY, True), (8 * DAY, False), (-30 * DAY, True)):
        with monkeypatch.context() as patch:
            patch.setattr("itsdangerous.timed.time.time", lambda age=age: now - age)
            token = known.link_token("link")
        assert (known.read_link(token, 7 * DAY) == "link") == holds


def test_a_cookie_of_the_future_keeps_its_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """As after a winter in which the machine's clock ran a year ahead."""
    chosen = Settings(data=tmp_path, secret="s" * 32)
    cookie = made_at(monkeypatch, time.time() + 365 * DAY, key=chosen.secret.encode())
    with served(chosen) as address, device(address) as client:
        client.cookies.set(COOKIE, cookie, domain="127.0.0.1")
        table = client.make()
        assert [listed["table"] for listed in client.get("/api/tables").json()] == [table]
        assert client.get("/api/me/export").json()["player"] == "anna"
        with client.sit(table) as line:
            assert line.hello()["seat"] is not None


def test_a_clock_that_is_set_is_noticed():
    wall, steady = [1e9], [50.0]
    clock = WallClock(lambda: wall[0], lambda: steady[0])
    wall[0], steady[0] = 1e9 + 10, 60.0
    assert (clock(), clock.drift) == (1e9 + 10, 0.0)
    wall[0] += 2 * DAY
    assert (clock(), clock.drift) == (1e9 + 10, 2 * DAY)
    clock.take_over()
    assert (clock(), clock.drift) == (wall[0], 0.0)
