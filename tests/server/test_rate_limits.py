"""Sessions, which our own signature makes, and limits for clients that ask too much, by session and by address."""

import asyncio
import json
import socket
import time
from pathlib import Path

import httpx
import pytest
from websockets.asyncio import client as asynchronous
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from fourkings.app.shared.wall_clock import DAY, WallClock
from fourkings.server import STATIC
from fourkings.server.db.moderation import digest
from fourkings.server.net import rate_limits
from fourkings.server.net.limits import PER_ADDRESS
from fourkings.server.net.settings import Settings
from fourkings.server.realtime.actor.state import MAX_LINES, WITHIN, ChatState
from fourkings.server.realtime.sessions import COOKIE, LASTS, RENEWED, CookiePlace, Sessions
from serving import PLAIN, WAIT, Client, device, served, server_of_module

RATE = 0.022  # of an address: one request at once, and the next after some seconds
THERE = {"x-forwarded-for": "203.0.113.7"}
ELSEWHERE = {"x-forwarded-for": "203.0.113.8"}


address = server_of_module(rate=RATE, proxies="127.0.0.1")


def test_an_address_that_asks_too_much_has_to_wait_whatever_its_sessions(address: str):
    answers = []
    while 429 not in answers and len(answers) < 60:
        with device(address) as client:  # a new session each time
            answers.append(client.get("/livez", headers=THERE).status_code)
    assert answers[0] == 200
    assert answers[-1] == 429
    with device(address) as client:
        assert client.get("/livez", headers=ELSEWHERE).status_code == 200
        refused = client.get("/livez", headers=THERE)
        assert refused.status_code == 429
        assert refused.headers["retry-after"]
        assert client.get("/assets/page.js", headers=THERE).status_code == 503, (
            "files of a page that is not built are counted apart"
        )
    with pytest.raises(InvalidStatus):
        connect(f"{address.replace('http', 'ws', 1)}/ws/any", additional_headers=THERE, open_timeout=WAIT)


def test_the_machine_itself_may_ask_as_it_likes(client: Client):
    assert {client.get("/livez").status_code for _ in range(60)} == {200}


@pytest.mark.parametrize(
    ("name", "here"), [("127.0.0.1", True), ("::1", True), ("192.168.1.4", False), ("", False), ("x", False)]
)
def test_which_addresses_are_the_machine_itself(name: str, here: bool):
    assert rate_limits.is_loopback(name) == here


def test_a_school_of_a_hundred_is_within_the_limits_of_an_address():
    """Each person's browser opens seven connections and asks for 45 files, once, and for twelve other things."""
    assert PER_ADDRESS >= 100 * 7
    for burst, requests in ((rate_limits.SHARED_BURST, 12), (rate_limits.FILES_BURST, 45)):
        limit = rate_limits.RateLimiter(Settings.rate * rate_limits.SHARED, lambda: 0.0, burst=burst)
        assert all(limit.allow("school") for _ in range(100 * requests))


def test_a_bucket_fills_again_at_its_rate():
    now = [0.0]
    limits = rate_limits.RateLimiter(2, lambda: now[0])
    assert [limits.allow("anna") for _ in range(9)] == [True] * 8 + [False]
    assert limits.allow("zoe")
    now[0] = 0.5
    assert [limits.allow("anna") for _ in range(2)] == [True, False]
    now[0] = 1000
    assert not limits.allow("anna", 9)
    assert limits.allow("anna", 8)


def test_chat_is_slowed_down_after_some_lines_at_once():
    chat = ChatState()
    for at in range(MAX_LINES):
        assert chat.may_write("anna", at)
        chat.write("anna", at)
    assert not chat.may_write("anna", WITHIN - 1)
    assert chat.may_write("ben", WITHIN - 1)
    assert chat.may_write("anna", WITHIN)


def test_buckets_do_not_grow_without_end():
    limits = rate_limits.RateLimiter(1, lambda: 0.0)
    assert limits.allow("first", 4)
    for number in range(rate_limits.MAX_BUCKETS):
        limits.allow(str(number))
    assert len(limits._buckets) == rate_limits.MAX_BUCKETS
    assert limits.allow("first", 4)


@pytest.mark.parametrize(
    ("address", "other", "same"),
    [
        ("203.0.113.7", "203.0.113.8", False),
        ("2001:db8:1:2::7", "2001:db8:1:2:ffff::8", True),
        ("2001:db8:1:2::7", "2001:db8:1:3::7", False),
        ("::ffff:203.0.113.7", "203.0.113.7", True),
        ("fe80::1%eth0", "fe80::2%eth1", True),
        ("", "unknown", False),
    ],
)
def test_a_network_of_ipv6_counts_as_one_address(address: str, other: str, same: bool):
    assert (rate_limits.bucket_of(address) == rate_limits.bucket_of(other)) == same


def test_an_address_is_believed_from_a_configured_proxy_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
):
    for limit in rate_limits.logger.filters:
        monkeypatch.setattr(limit, "_logged", {})
    with served(Settings(data=tmp_path, rate=RATE)) as address, device(address) as client:
        there = {
            client.get("/livez", headers={name: "203.0.113.7"}).status_code
            for name in rate_limits.FORWARDED
            for _ in range(15)
        }
        assert there == {200, 429}, "all whom it sends share one address"
        assert {client.get("/livez").status_code for _ in range(60)} == {200}
    assert len([line for line in capsys.readouterr().err.splitlines() if "FOURKINGS_PROXIES" in line]) == 1


def test_who_sends_no_cookie_makes_no_more_tables_than_an_address_may(tmp_path: Path):
    with served(Settings(data=tmp_path, rate=1.0)) as address:
        codes: list[int] = []
        while len(codes) < 12 and 429 not in codes:
            with device(address) as client:  # somebody new each time
                kind = "gatherings" if len(codes) % 2 else "tables"
                codes.append(client.post(f"/api/{kind}", json={"game": "king"}).status_code)
        assert codes[:4] == [201] * 4
        assert 429 in codes


PEOPLE, TABLES = 64, 16
AT_ONCE = 6
"""Connections that a browser opens to one server."""
FILES = 45
"""Files that the page of a table loads the first time; a browser keeps them."""
ASKED = ("me", "me/sets", "games", "notice", "open", "site", "tables", "bots", "texts")
"""What the lobby and the page of a table ask for."""


def own_address() -> str:
    """The address of this machine in its network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # which sends nothing
        except OSError:
            pytest.skip("this machine is in no network")
        return str(probe.getsockname()[0])


@pytest.mark.heavy
def test_a_school_behind_one_address_is_let_in_and_may_reload(tmp_path: Path):
    with served(Settings(data=tmp_path, tempo=0.0), host=own_address()) as address:
        asyncio.run(_school(address))


async def _school(address: str) -> None:
    files = [f"/assets/{path.name}" for path in sorted((STATIC / "assets").glob("*.js"))[:FILES]]
    limits = httpx.Limits(max_connections=AT_ONCE)
    people = [httpx.AsyncClient(base_url=address, timeout=WAIT, verify=PLAIN, limits=limits) for _ in range(PEOPLE)]
    try:
        for person in people:
            assert (await person.get("/api/me")).status_code == 200
        tables = []
        for host in people[:TABLES]:
            gathered = await host.post("/api/gatherings", json={"game": "king"})
            assert gathered.status_code == 201
            tables.append(str(gathered.json()["table"]))
        for paths in (files, []):
            all_there = asyncio.Barrier(PEOPLE)
            visits = (_visit(person, tables[number % TABLES], paths, all_there) for number, person in enumerate(people))
            assert await asyncio.gather(*visits) == ["waiting-room"] * PEOPLE
    finally:
        await asyncio.gather(*(person.aclose() for person in people))


async def _visit(person: httpx.AsyncClient, table: str, files: list[str], all_there: asyncio.Barrier) -> str:
    """Open the page of a table and all that it asks for; the type of the first update."""
    paths = [f"/table/{table}", *files, *(f"/api/{name}" for name in ASKED)]
    assert {answer.status_code for answer in (await asyncio.gather(*map(person.get, paths)))} == {200}
    url = f"{str(person.base_url).replace('http', 'ws', 1)}/ws/{table}"
    cookie = {"cookie": f"{COOKIE}={person.cookies[COOKIE]}"}
    async with asynchronous.connect(
        url, additional_headers=cookie, compression=None, open_timeout=WAIT, ping_interval=None
    ) as line:
        await line.send('{"type":"hello","protocol":2}')
        update = json.loads(await line.recv())
        await all_there.wait()
    return str(update["type"])


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
