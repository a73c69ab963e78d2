"""The HTTP API: what the lobby asks for, and every way in which it can go wrong."""

import asyncio
import base64
import io
import json
import mimetypes
import random
import re
import zipfile
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import services
from fourkings.records import loads
from fourkings.records.replay import replay
from fourkings.rulebook.games import GAMES, rules
from fourkings.server import STATIC, http
from fourkings.server.net.rate_limits import RateLimiter
from fourkings.server.net.settings import Settings
from fourkings.server.realtime.sessions import COOKIE, LASTS, Sessions, new_player
from fourkings.server.static_files import HSTS, KINDS, SECURITY
from readers import FakeReader, Rooms, play
from serving import Client, device, done, served
from tables import chairs

pytestmark = services.MOSTLY_SQLITE

TAGS = {"h1", "h2", "h3", "h4", "p", "em", "strong", "a", "ul", "ol", "li", "code", "pre", "blockquote", "hr", "br"}
TAGS |= {"table", "thead", "tbody", "tr", "th", "td", "bdi", "span"}


def problem(answer: Any) -> tuple[int, str]:
    body = answer.json()
    assert set(body) == {"code", "message"}
    assert body["message"]
    return answer.status_code, body["code"]


def test_what_everybody_is_told_alike_is_compressed_and_what_is_ones_own_is_not(client: Client):
    for path in ("/api/games", "/api/rules/king?lang=en"):
        assert client.get(path).headers["content-encoding"] == "gzip"
        assert "content-encoding" not in client.get(path, headers={"accept-encoding": "identity"}).headers
    own = client.get("/api/me/sets")
    assert len(own.content) > 500, "long enough to be worth it"
    assert "content-encoding" not in own.headers


def test_the_games_are_told_with_every_option(client: Client):
    games = client.get("/api/games").json()
    assert [game["id"] for game in games] == list(GAMES)
    for shown, game in zip(games, GAMES.values(), strict=True):
        assert shown["presets"] == json.loads(json.dumps(game.PRESETS))
        assert [option["name"] for option in shown["options"]] == [option.name for option in game.OPTIONS]
        for option, known in zip(shown["options"], game.OPTIONS, strict=True):
            assert option["default"] == known.default
            least, most = option["range"] or (1, 0)
            assert [*(option["values"] or ()), *range(least, most + 1)] == list(known.values)
        assert (shown["partners"], shown["team_scores"]) == (game.PARTNERS, game.TEAM_SCORES)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", [*GAMES, "general", "rifki"])
def test_every_rule_page_is_html_that_can_do_nothing(client: Client, game: str, lang: str):
    html = client.get(f"/api/rules/{game}", params={"lang": lang}).json()["html"]
    assert html.startswith("<h1>")
    assert "<table>" in html or game == "general"
    assert set(re.findall(r"<(\w+)", html)) <= TAGS
    assert set(re.findall(r"<\w+ (\w+)", html)) <= {"href", "style", "start", "id", "class", "dir"}
    assert not re.search(r'href="(?![\w.-]+\.html|#|https?://)', html)


def test_unknown_pages_are_told_as_such(client: Client):
    assert problem(client.get("/api/rules/bridge")) == (404, "no-such-page")
    assert problem(client.get("/api/rules/king?lang=de")) == (422, "malformed")
    assert problem(client.get("/api/nothing")) == (404, "not-found")
    assert problem(client.delete("/api/games")) == (405, "wrong-method")


def test_a_session_is_a_signed_cookie_that_no_script_can_read(client: Client):
    answer = client.get("/api/me")
    assert answer.json() == {"name": "", "lang": None, "banned": None}
    cookie = answer.headers["set-cookie"]
    assert re.fullmatch(rf"{COOKIE}=[\w.-]+; Path=/; Max-Age={LASTS}; HttpOnly; SameSite=Lax", cookie)
    assert "set-cookie" not in client.get("/api/me").headers


def test_the_page_itself_makes_a_device_somebody_before_it_asks_for_anything(settings: Settings, tmp_path: Path):
    static = tmp_path / "built"
    static.mkdir()
    (static / "index.html").write_text("<!doctype html><title>Four Kings</title>")
    (static / "icon.svg").write_text("<svg/>")
    with served(settings, static) as running:
        for path in ("/", "/rules/king"):
            with device(running) as client:
                assert "set-cookie" not in client.get("/icon.svg").headers
                first = client.get(path)
                assert first.headers["set-cookie"].startswith(f"{COOKIE}=")
                assert "private" in first.headers["cache-control"]
                for later in (path, "/api/me", "/api/tables"):
                    assert "set-cookie" not in client.get(later).headers
        with device(running, "forged") as stranger:
            unchanged = stranger.get("/", headers={"if-none-match": first.headers["etag"]})
            assert unchanged.status_code == 304
            assert unchanged.headers["set-cookie"].startswith(f"{COOKIE}=")


def test_a_session_outlives_the_server_and_a_forged_one_is_nobodys(settings: Settings):
    with served(settings) as running, device(running) as client:
        client.put("/api/me", json={"name": " Anna ", "lang": "fr"})
        table = client.make()
        cookie = client.cookies[COOKIE]
    forged = Sessions(b"another key").cookie(Sessions(settings.secret_key()).player({COOKIE: cookie}) or "")
    with served(settings) as running, device(running, cookie) as client:
        assert client.get("/api/me").json() == {"name": "Anna", "lang": "fr", "banned": None}
        assert [listed["table"] for listed in client.get("/api/tables").json()] == [table]
        for false in (forged, cookie[:-1], cookie[1:], "", "x" * 5000, "ü"):
            headers = {b"cookie": f"{COOKIE}={false}".encode()}
            with device(running) as other:
                assert other.get("/api/me", headers=headers).json() == {"name": "", "lang": None, "banned": None}
                assert other.get("/api/tables", headers=headers).json() == []


@pytest.mark.parametrize(
    "name",
    [
        "\ufffc", "\ufffd", "\ue000", "\U000f0000", "\u0378", "\ufdd0", "\u3164\u2800", "\u200b\u2060", "\u0301",
        "\U0001d159",
    ],
)  # fmt: skip
def test_a_name_that_draws_nothing_is_refused_in_words(client: Client, name: str):
    for method, path in (("PUT", "/api/me"), ("POST", "/api/clubs")):
        answer = client.request(method, path, json={"name": name})
        assert problem(answer) == (422, "unseen-name")
        assert answer.json()["message"].startswith("nobody can see this name: ")


def test_players_cannot_be_guessed():
    assert len({new_player() for _ in range(100)}) == 100
    assert len(new_player()) >= 20


@pytest.mark.parametrize("name", ["x" * 25, "a\nb", "\x00", 7, None])
def test_a_name_is_short_and_printable(client: Client, name: Any):
    assert problem(client.put("/api/me", json={"name": name})) == (422, "malformed")


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("Anna", "Anna"),
        ("An\u200bna", "Anna"),  # a space of no width
        ("\u202eannA", "annA"),  # written from right to left
        ("\u2066Anna\u2069", "Anna"),
        ("\u00a0Anna \u3000 B.\u2003", "Anna B."),
        ("\ufb01\uff21", "fiA"),  # a ligature, and a wide letter
        ("Zoé Ünal-Ñ", "Zoé Ünal-Ñ"),
        ("", ""),
        ("An\ufe0fna\u034f", "Anna"),  # what only chooses how a letter is drawn
        ("A" + "\u0335" * 9, "A\u0335\u0335"),  # a tower of strokes
        ("\ufdfa" * 24, None),  # each of which is eighteen characters
    ],
)
def test_a_name_is_what_others_see_of_it(client: Client, typed: str, kept: str | None):
    name = done(client.put("/api/me", json={"name": typed}))["name"]
    assert name == kept if kept is not None else len(name) <= 24
    assert client.get("/api/me").json()["name"] == name


def test_a_table_is_made_listed_and_deleted(client: Client):
    bots = ["chance", "careful", "chance"]
    table = client.make(game="rifki", preset="portugal", options={"split_limit": "off"}, bots=bots)
    (listed,) = client.get("/api/tables").json()
    assert listed.pop("updated") > 1_700_000_000
    assert listed == {
        "table": table, "game": "king", "preset": "portugal", "version": 2, "number": 1, "totals": [0, 0, 0, 0],
        "seat": listed["seat"], "deals": 10, "over": False, "winners": [], "lesson": False, "slow": False,
        "waits": False, "turn": False, "away": False, "due": None, "others": [], "origin": "match",
        "offline_copy": "",
    }  # fmt: skip
    alone = client.get(f"/api/tables/{table}").json()
    assert alone.pop("updated") > 1_700_000_000
    assert alone == listed
    with device(str(client.base_url)) as stranger:
        assert problem(stranger.get(f"/api/tables/{table}")) == (404, "no-such-table")
        assert problem(stranger.delete(f"/api/tables/{table}")) == (404, "no-such-table")
        assert stranger.get("/api/tables").json() == []
    assert client.delete(f"/api/tables/{table}").status_code == 204
    assert client.get("/api/tables").json() == []
    assert problem(client.delete(f"/api/tables/{table}")) == (404, "no-such-table")


def test_a_table_that_is_looked_at_can_be_deleted(client: Client):
    table = client.make()
    with client.sit(table) as line:
        line.hello()
        assert client.delete(f"/api/tables/{table}").status_code == 204


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"game": "bridge"}, "unknown-game"), ({"preset": "nothing"}, "bad-option"),
    ({"options": {"colour": "red"}}, "bad-option"), ({"options": {"deck": 40}}, "bad-option"),
    ({"bots": "nobody"}, "bad-bots"), ({"bots": ["chance", "chance"]}, "bad-bots"), ({"pace": "mad"}, "malformed"),
    ({"chairs": 4}, "malformed"), ({"game": 7}, "malformed"), ({"options": {"deck": None}}, "malformed"),
]  # fmt: skip


@pytest.mark.parametrize(("wanted", "code"), WRONG, ids=lambda value: str(value)[:30])
def test_a_table_that_cannot_be_is_refused(client: Client, wanted: dict[str, Any], code: str):
    assert problem(client.post("/api/tables", json={"game": "king", **wanted})) == (422, code)
    assert client.get("/api/tables").json() == []


def test_bodies_that_are_no_json_are_refused(client: Client):
    json = {"content-type": "application/json"}
    for body in (b"", b"{", b"\xff", b"[" * 3000):
        answer = client.post("/api/tables", content=body, headers=json)
        assert answer.status_code in (400, 422)
        assert problem(answer)[1] == "malformed"
    for body in (b"[" * 101, iter([b"[" * 60] * 2), ("[" * 101).encode("utf-16")):
        answer = client.post("/api/tables", content=body, headers=json)
        assert problem(answer) == (400, "malformed")
        assert "nested more than 100 deep" in answer.json()["message"]
    for body in (b"[" * 300_000, iter([b"[" * 1000] * 70)):
        assert problem(client.post("/api/tables", content=body, headers=json)) == (413, "too-long")


def test_another_sites_page_is_refused(client: Client):
    evil = {"origin": "https://evil.example"}
    for route in http.api:
        for method in route.methods - {"GET"}:
            path = re.sub(r"{\w+}", "1", route.path)
            assert problem(client.request(method, path, headers=evil)) == (403, "other-origin"), (method, path)
    assert client.post("/api/tables", json={"game": "king"}, headers={"origin": str(client.base_url)}).status_code == 201


BY_TLS = {"x-forwarded-proto": "https"}


@pytest.mark.parametrize("proxies", ["", "127.0.0.1"])
def test_a_page_of_another_scheme_is_another_sites_page(settings: Settings, proxies: str):
    with served(replace(settings, proxies=proxies)) as running, device(running) as client:
        plain, by_tls = str(client.base_url).rstrip("/"), str(client.base_url).rstrip("/").replace("http", "https")
        for origin, sent, status in (
            (plain, {}, 200), (by_tls, {}, 403), (plain, BY_TLS, 403), (by_tls, BY_TLS, 200),
            ("", {}, 403), ("null", {}, 403), ("https://named.example", {}, 403),
        ):  # fmt: skip
            answer = client.put("/api/me", json={"name": "x"}, headers={"origin": origin, **sent})
            assert answer.status_code == status, (origin, sent)


def test_the_named_origin_may_be_that_of_a_proxy_that_is_silent_about_tls(settings: Settings):
    with served(replace(settings, origin="https://named.example")) as running, device(running) as client:
        for origin, status in (("https://named.example", 200), ("http://named.example", 403)):
            assert client.put("/api/me", json={"name": "x"}, headers={"origin": origin}).status_code == status
        assert client.get("/livez").headers["strict-transport-security"] == HSTS


def test_by_tls_browsers_come_back_by_tls_with_a_cookie_that_no_other_site_sets(settings: Settings):
    with served(replace(settings, proxies="127.0.0.1")) as running, device(running) as client:
        answer = client.get("/api/me", headers=BY_TLS)
        assert answer.headers["strict-transport-security"] == HSTS
        cookie, *flags = answer.headers["set-cookie"].split("; ")
        assert {"Path=/", "Secure", "HttpOnly"} <= {*flags}
        name, _, value = cookie.partition("=")
        assert name == f"__Host-{COOKIE}"
        ours, planted = f"{name}={value}", f"{COOKIE}={Sessions(settings.secret_key()).cookie('eve')}"
        assert "set-cookie" not in client.get("/api/me", headers={**BY_TLS, "cookie": f"{ours}; {planted}"}).headers
        assert "set-cookie" in client.get("/api/me", headers={**BY_TLS, "cookie": planted}).headers
        plain = client.get("/api/me", headers={"cookie": ours})
        assert plain.headers["set-cookie"].startswith(f"{COOKIE}=")
        assert "strict-transport-security" not in plain.headers


def test_who_asks_too_fast_is_told_to_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    # Time stands still, for a machine that is busy answers no faster than may be asked.
    monkeypatch.setattr("fourkings.server.services.RateLimiter", partial(RateLimiter, clock=lambda: 0.0))
    with served(Settings(data=tmp_path, rate=1)) as running, device(running) as client:
        client.get("/api/me")
        answers = [client.put("/api/me", json={"name": "x"}).status_code for _ in range(6)]
        assert answers == [200] * 4 + [429] * 2
        assert problem(client.put("/api/me", json={"name": "x"})) == (429, "too-fast")


def test_a_record_is_given_only_once_the_match_is_over(settings: Settings):
    async def played() -> str:
        rooms = Rooms(settings.data)
        table = await rooms.table(rules(GAMES["quarante"], options={"target": 10}), chairs("anna"))
        reader = FakeReader("anna")
        await play(reader, await reader.sit(await rooms.live(table)), random.Random(1))
        await rooms.close()
        return table

    over = asyncio.run(played())
    cookie = Sessions(settings.secret_key()).cookie("anna")
    with served(settings) as running, device(running, cookie) as client:
        answer = client.get(f"/api/tables/{over}/record")
        assert answer.status_code == 200
        assert over not in answer.headers["content-disposition"], "a file is handed on, and its name with it"
        replay(loads(answer.text))
        assert answer.json()["bots"] == [[], *[["careful 1"]] * 3]
        unfinished = client.make()
        assert problem(client.get(f"/api/tables/{unfinished}/record")) == (409, "match-running")
        assert problem(client.get("/api/tables/nowhere/record")) == (404, "no-such-table")
        (done,) = [table for table in client.get("/api/tables").json() if table["over"]]
        assert done["winners"]
        client.cookies.clear()  # everybody who has the link may look on at this table, and so read its record
        assert client.get(f"/api/tables/{over}/record").text == answer.text
        assert problem(client.get(f"/api/tables/{unfinished}/record")) == (404, "no-such-table")


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/nothing", "/livez", "/assets/none.js"])
def test_every_answer_has_the_security_headers(client: Client, path: str):
    headers = client.get(path).headers
    for name, value in SECURITY.items():
        assert headers.get_list(name) == [value]
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy


def test_a_page_that_is_not_built_is_explained(client: Client):
    answer = client.get("/")
    assert answer.status_code == 503
    assert "not been built" in answer.text


@pytest.fixture
def built(settings: Settings, tmp_path: Path) -> Iterator[Client]:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (tmp_path / "outside.txt").write_text("hidden")
    (static / "index.html").write_text("<!doctype html>" + "x" * 1000)
    (static / "sw.js").write_text("self")
    (static / "assets" / "main-abc123.js").write_text("y" * 1000)
    (static / "assets" / "main-abc123.js.br").write_bytes(b"brotli")
    with served(settings, static) as running, device(running) as client:
        yield client


def test_the_page_answers_at_every_address_that_it_knows(built: Client):
    for path in ("/", "/index.html", "/table/q3jH0yq8", "/rules/king", "/rules/jeu-du-roi?lang=fr"):
        answer = built.get(path)
        assert answer.text.startswith("<!doctype html>")
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert answer.headers["cache-control"].removeprefix("private, ") == "no-cache"
        assert answer.headers["vary"] == "accept-encoding"
    assert built.get("/sw.js").headers["cache-control"] == "no-cache"


def test_types_do_not_depend_on_the_machine(built: Client, tmp_path: Path):
    """As on some Windows machines, whose registry calls all of these plain text."""
    kinds = {
        ".css": "text/css", ".svg": "image/svg+xml", ".json": "application/json", ".wasm": "application/wasm",
        ".html": "text/html", ".png": "image/png", ".mjs": "text/javascript",
    }  # fmt: skip
    for ending in kinds:
        mimetypes.add_type("text/plain", ending)
        (tmp_path / "static" / f"x{ending}").write_text("x")
    try:
        sent = {ending: built.get(f"/x{ending}").headers["content-type"].partition(";")[0] for ending in kinds}
    finally:
        mimetypes.init()
    assert sent == kinds
    assert {file.suffix for file in STATIC.rglob("[!.]*.*")} <= {*KINDS, ".br"}


def test_assets_are_kept_for_a_year_and_come_compressed(built: Client):
    answer = built.get("/assets/main-abc123.js", headers={"accept-encoding": "gzip"})
    assert answer.text == "y" * 1000
    assert answer.headers["content-encoding"] == "gzip"
    assert int(answer.headers["content-length"]) < 100
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    with built.stream("GET", "/assets/main-abc123.js", headers={"accept-encoding": "br, gzip"}) as raw:
        assert raw.headers["content-encoding"] == "br"
        assert b"".join(raw.iter_raw()) == b"brotli"
    plain = built.get("/assets/main-abc123.js", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers


def test_what_has_not_changed_is_not_sent_again(built: Client, tmp_path: Path):
    etag = built.get("/").headers["etag"]
    answer = built.get("/", headers={"if-none-match": etag})
    assert (answer.status_code, answer.content) == (304, b"")
    (tmp_path / "static" / "index.html").write_text("new")
    assert built.get("/", headers={"if-none-match": etag}).text == "new"


@pytest.mark.parametrize(
    "path",
    ["/assets/none.js", "/../outside.txt", "/%2e%2e/outside.txt", "/assets/..%2f..%2foutside.txt", "/a%00b.js", "/x.png"],
)
def test_nothing_else_is_found(built: Client, path: str):
    answer = built.get(path)
    assert answer.status_code == 404
    assert "hidden" not in answer.text


def test_numbers_are_numbers_and_no_text_is_a_formula(devices: list[Client]):
    pytest.importorskip("xlsxwriter")
    rows = [["place", "player", "share"], [1, "=1+1", 0.5], [2, "https://a.b", -12]]
    answer = done(devices[0].post("/api/spreadsheets", json={"sheets": [{"title": "Classement", "rows": rows}]}))
    with zipfile.ZipFile(io.BytesIO(base64.b64decode(answer["xlsx"]))) as file:
        sheet, strings = (file.read(f"xl/{name}.xml").decode() for name in ("worksheets/sheet1", "sharedStrings"))
    assert "<f>" not in sheet
    assert "hyperlink" not in sheet
    assert re.findall(r"<t>(.*?)</t>", strings) == ["place", "player", "share", "=1+1", "https://a.b"]
    assert re.findall(r"<c r=\"C[23]\"><v>(.*?)</v>", sheet) == ["0.5", "-12"]
    bad = {"sheets": [{"title": "a/b", "rows": rows}]}
    assert devices[0].post("/api/spreadsheets", json=bad).status_code == 422
