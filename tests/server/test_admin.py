"""Administrators: how one becomes one and ceases to be, what they see and do, and that every deed of theirs is kept."""

import logging
import re
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

import services
from fourkings.app.models import Backup
from fourkings.records import loads
from fourkings.records.replay import replay
from fourkings.server import doctor, maintenance
from fourkings.server.db import Store
from fourkings.server.db.backups import note_backup, note_check
from fourkings.server.net.metrics import SLOW
from fourkings.server.net.settings import Settings
from fourkings.server.realtime import administrators
from fourkings.server.realtime.administrators import COOKIE, Administrators, TooManyGuesses, WrongPhrase
from fourkings.server.realtime.sessions import COOKIE as SESSION
from fourkings.server.realtime.sessions import CookiePlace
from fourkings.table.protocol import CloseCode
from serving import Client, Line, device, named, refused, served

PHRASE = "open sesame, please"
pytestmark = [pytest.mark.usefixtures("database"), pytest.mark.settings(admin=PHRASE, metrics=True)]


@pytest.fixture
def chief(address: str) -> Iterator[Client]:
    """An administrator who has told the phrase."""
    with named(address, "Chief") as client:
        assert client.post("/api/admin/session", json={"phrase": PHRASE}).json()["first"]
        yield client


def handle(chief: Client, name: str) -> str:
    (person,) = chief.get("/api/admin/people", params={"name": name}).json()
    return str(person["person"])


def deeds(chief: Client) -> list[str]:
    return [deed["what"] for deed in chief.get("/api/admin/deeds").json()]


def came(line: Line) -> dict[str, Any]:
    line.write("hello")
    return line.hear("waiting-room")


def everything(client: Client) -> Iterator[tuple[str, str]]:
    """Every request of administrators, with x for what its path names, but the one by which one becomes one."""
    for path, methods in client.get("/api/openapi.json").json()["paths"].items():
        for method in methods if path.startswith("/api/admin/") else ():
            if (method, path) != ("post", "/api/admin/session"):
                yield method.upper(), re.sub(r"\{\w+\}", "x", path)


@services.ON_SQLITE
def test_whoever_is_none_is_refused_everything(anna: Client):
    requests = list(everything(anna))
    assert len(requests) > 20
    for method, path in requests:
        answer = anna.request(method, path)
        assert (answer.status_code, answer.json()["code"]) == (403, "not-administrator"), path
    assert anna.get("/api/admin").json() == {"possible": True, "administrator": False, "first": False}


@services.ON_SQLITE
def test_the_invented_people_of_a_demonstration_are_not_listed(chief: Client):
    assert chief.post("/api/demo-evenings", json={"reason": "check", "people": ["Zoé"]}).status_code == 201
    assert [person["name"] for person in chief.get("/api/admin/people").json()] == ["Chief"]


@services.ON_SQLITE
def test_nothing_is_done_for_another_sites_page(chief: Client):
    elsewhere = {"origin": "https://elsewhere.example"}
    for method, path in [("POST", "/api/admin/session"), *everything(chief)]:
        if method != "GET":
            answer = chief.request(method, path, headers=elsewhere)
            assert (answer.status_code, answer.json()["code"]) == (403, "other-origin"), path
    assert deeds(chief) == ["enter"]


@services.ON_SQLITE
def test_a_server_without_a_phrase_has_no_administrator(
    database: str, tmp_path: Path, address: str, chief: Client, anna: Client
):
    if database != "postgresql":
        pytest.skip("one server alone writes an SQLite database")
    assert chief.put(f"/api/admin/people/{handle(chief, 'Anna')}/office").status_code == 204
    assert anna.get("/api/admin/tables").status_code == 200
    with served(Settings(data=tmp_path, admin="")) as other, device(other, anna.cookies[SESSION]) as again:
        assert again.get("/api/admin").json() == {"possible": False, "administrator": False, "first": False}
        for phrase in ("", PHRASE):
            assert again.post("/api/admin/session", json={"phrase": phrase}).json()["code"] == "no-administrator"
        assert again.get("/api/admin/tables").status_code == 403


@services.ON_SQLITE
def test_the_phrase_holds_for_the_session_that_told_it_and_as_long_as_it_is_the_phrase(
    database: str, settings: Settings, address: str, chief: Client, anna: Client
):
    if database != "postgresql":
        pytest.skip("one server alone writes an SQLite database")
    cookie = chief.cookies[COOKIE]
    with device(address) as thief:
        thief.get("/api/me")
        thief.cookies.set(COOKIE, cookie)
        assert thief.get("/api/admin/deeds").status_code == 403
    with (
        served(Settings(data=settings.data, admin="another phrase altogether")) as later,
        device(later, chief.cookies[SESSION]) as again,
    ):
        again.cookies.set(COOKIE, cookie)
        assert again.get("/api/admin/deeds").status_code == 403
    assert chief.get("/api/admin/deeds").status_code == 200
    assert chief.delete("/api/admin/session").status_code == 204
    assert COOKIE not in chief.cookies
    assert chief.get("/api/admin/deeds").status_code == 403


@services.ON_SQLITE
def test_the_cookie_is_for_this_server_alone(anna: Client):
    header = anna.post("/api/admin/session", json={"phrase": f"  {PHRASE} "}).headers["set-cookie"]
    assert {"HttpOnly", "SameSite=Strict", "Path=/api/admin"} <= {part.strip() for part in header.split(";")}
    assert PHRASE not in header


@services.ON_SQLITE
def test_guesses_are_few_and_counted_and_told_without_the_phrase(
    anna: Client, ben: Client, caplog: pytest.LogCaptureFixture
):
    with caplog.at_level(logging.DEBUG):
        for _ in range(5):
            refused(anna.post("/api/admin/session", json={"phrase": "abracadabra abracadabra"}), 403, "wrong-phrase")
        refused(anna.post("/api/admin/session", json={"phrase": PHRASE}), 429, "too-many-guesses")
        # A session costs nothing, so a new one doesn't help: the address has used up its guesses.
        assert ben.post("/api/admin/session", json={"phrase": PHRASE}).status_code == 429
    figures = anna.get("/metrics").text
    assert 'fourkings_phrases_total{how="wrong"} 5.0' in figures
    assert 'fourkings_phrases_total{how="too-fast"} 2.0' in figures
    said = [record for record in caplog.records if record.name == administrators.guesses.name]
    assert [record.__dict__["guess"] for record in said] == ["wrong"], (
        "a line a minute: whoever guesses does not fill the disk"
    )
    everything = "".join(f"{record.getMessage()} {record.__dict__}" for record in caplog.records)
    assert "abracadabra" not in everything
    assert PHRASE not in everything
    assert "Anna" not in everything


@services.ON_SQLITE
async def test_guesses_come_back_with_time(url: str):
    store, now = Store(url), [0.0]
    office = Administrators(PHRASE, b"key", store, administrators.Metrics(), lambda: now[0])
    try:
        for _ in range(5):
            with pytest.raises(WrongPhrase):
                await office.enter("anna", "203.0.113.7", "not it", CookiePlace())
        for player, address in (("anna", "203.0.113.7"), ("new", "203.0.113.7"), ("anna", "203.0.113.8")):
            with pytest.raises(TooManyGuesses):
                await office.enter(player, address, PHRASE, CookiePlace())
        assert COOKIE in await office.enter("ben", "203.0.113.8", PHRASE, CookiePlace())
        now[0] += 13
        header = await office.enter("anna", "203.0.113.7", PHRASE, CookiePlace(secure=True))
        assert header.endswith("; Secure")
        value = header.partition(";")[0].removeprefix(f"{COOKIE}=")
        assert (await office.find("anna", {COOKIE: value}, CookiePlace())) == ("anna", True)
        assert await office.find("ben", {COOKIE: value}, CookiePlace()) is None
    finally:
        store.close()


def test_the_first_appoints_others_who_do_all_but_that(
    database: str, settings: Settings, chief: Client, anna: Client, ben: Client
):
    if database != "postgresql":
        pytest.skip("one server alone writes an SQLite database")
    assert chief.put(f"/api/admin/people/{handle(chief, 'Anna')}/office").status_code == 204
    assert anna.get("/api/admin").json() == {"possible": True, "administrator": True, "first": False}
    other = handle(anna, "Ben")
    for method in ("PUT", "DELETE"):
        refused(anna.request(method, f"/api/admin/people/{other}/office"), 403, "first-only")
    assert anna.put("/api/admin/notice", json={"text": "hello"}).status_code == 200
    assert ben.get("/api/admin/tables").status_code == 403
    # Another phrase unseats nobody who was appointed ...
    with served(Settings(data=settings.data, admin="another phrase altogether")) as later:
        with device(later, anna.cookies[SESSION]) as again:
            assert again.get("/api/admin/tables").status_code == 200
        with device(later) as new:  # ... but a session that tells it may.
            assert new.post("/api/admin/session", json={"phrase": "another phrase altogether"}).status_code == 200
            shown = new.get("/api/admin/people").json()
            assert (shown[0]["name"], shown[0]["administrator"]) == ("Anna", True)
            assert new.delete(f"/api/admin/people/{shown[0]['person']}/office").status_code == 204
    assert anna.get("/api/admin/tables").status_code == 403
    assert deeds(chief) == ["dismiss", "enter", "announce", "appoint", "enter"]


@pytest.mark.costly
@services.ON_SQLITE
def test_the_appointed_resign_and_are_safe_from_each_other(chief: Client, anna: Client, ben: Client):
    for name in ("Anna", "Ben"):
        chief.put(f"/api/admin/people/{handle(chief, name)}/office")
    refused(anna.delete(f"/api/admin/people/{handle(anna, 'Ben')}"), 403, "first-only")
    assert ben.delete("/api/admin/session").status_code == 204
    assert ben.get("/api/admin/people").status_code == 403
    assert anna.delete(f"/api/admin/people/{handle(anna, 'Ben')}").status_code == 204
    assert anna.delete(f"/api/admin/people/{handle(anna, 'Anna')}").json()["code"] == "oneself"
    assert deeds(chief) == ["forget", "resign", "appoint", "appoint", "enter"]


@services.ON_SQLITE
def test_a_gathering_that_is_closed_is_closed_to_everybody(chief: Client, anna: Client, ben: Client):
    table = anna.gather()
    with anna.sit(table) as host, ben.sit(table) as guest:
        came(host)
        came(guest)
        (shown,) = chief.get("/api/admin/tables").json()
        assert chief.delete(f"/api/admin/tables/{shown['table']}").status_code == 204
        for line in (host, guest):
            refusal = line.hear("refusal")
            assert (refusal["code"], refusal["reason"]["key"]) == ("closed", "table-closed")
    with ben.sit(table) as late:
        late.write("hello")
        assert late.hear("refusal")["reason"]["key"] == "table-closed"
    (shown,) = chief.get("/api/admin/tables").json()
    assert shown["stage"] == "closed"
    assert chief.delete(f"/api/admin/tables/{shown['table']}").status_code == 409
    assert anna.get(f"/api/tables/{table}/record").status_code == 409
    (mine,) = anna.get("/api/tables").json()
    assert (mine["over"], mine["winners"]) == (True, [])
    assert anna.delete(f"/api/tables/{table}").status_code == 204
    assert deeds(chief) == ["close", "enter"]


@pytest.mark.costly
@services.ON_SQLITE
def test_a_match_that_is_closed_stays_in_a_record_that_replays(chief: Client, anna: Client):
    table = anna.make(game="quarante", bots="chance")
    with anna.sit(table) as line:
        now = line.hello()
        while not now["deal"]["legal"]:
            now = line.hear("event")
        line.write("act", version=now["version"], action=now["deal"]["legal"][0])
        line.hear("event")
        (shown,) = chief.get("/api/admin/tables").json()
        assert chief.delete(f"/api/admin/tables/{shown['table']}").status_code == 204
        assert line.hear("refusal")["reason"]["key"] == "table-closed"
    record = anna.get(f"/api/tables/{table}/record")
    assert record.status_code == 200
    read = loads(record.text)
    replay(read)
    assert read.result is None
    assert anna.get("/api/luck").json()["falls"] == []
    assert chief.delete("/api/admin/tables/nonsense").status_code == 404


@services.ON_SQLITE
def test_a_name_and_what_was_written_under_it_go_and_others_see_it(chief: Client, anna: Client, ben: Client):
    table = anna.gather()
    with anna.sit(table) as host, ben.sit(table) as guest:
        came(host)
        came(guest)
        guest.write("join")
        guest.write("say", text="something rude")
        host.hear("chat", lambda update: update["lines"])
        cookie = ben.cookies[SESSION]
        assert chief.delete(f"/api/admin/people/{handle(chief, 'ben')}").status_code == 204
        removed, guests = [], 2
        while not removed or guests > 1:  # in either order
            heard = host.hear()
            removed = heard["removed"] if heard["type"] == "chat" else removed
            guests = len(heard["guests"]) if heard["type"] == "waiting-room" else guests
        assert removed == [1]
    assert chief.get("/api/admin/people", params={"name": "ben"}).json() == []
    # Their old cookie is nobody's: they come as somebody new, with nothing.
    assert ben.get("/api/me").json()["name"] == ""
    assert ben.cookies[SESSION] != cookie
    assert [deed["person"] for deed in chief.get("/api/admin/deeds").json()] == ["", ""]


@services.ON_SQLITE
def test_who_is_barred_makes_no_tables_until_the_bar_is_lifted_and_may_come_to_others(
    chief: Client, anna: Client, ben: Client
):
    person, table = handle(chief, "Ben"), anna.gather()
    assert chief.put(f"/api/admin/people/{person}/bar", json={"hours": 2}).status_code == 204
    for door, more in (("tables", {}), ("gatherings", {"mirror": True}), ("lessons", {"pace": "quick"}), ("open", {})):
        refused(ben.post(f"/api/{door}", json={"game": "king", **more}), 403, "barred")
    with ben.sit(table) as line:
        came(line)
        line.write("join")
        assert line.hear("waiting-room")["guest"] == 1
    assert chief.get("/api/admin/people", params={"name": "Ben"}).json()[0]["sanctions"]["bar"]
    for _ in range(2):
        assert chief.delete(f"/api/admin/people/{person}/bar").status_code == 204
    assert ben.post("/api/tables", json={"game": "king"}).status_code == 201
    assert deeds(chief) == ["unbar", "bar", "enter"]


@services.ON_SQLITE
async def test_a_bar_ends(store: Store):
    await store.moderation.impose("bar", "ben", 100.0)
    await store.moderation.impose("bar", "ben", 50.0)
    assert await store.moderation.until("bar", "ben", 49.0) == 50.0
    assert await store.moderation.until("bar", "ben", 50.0) is None


@services.ON_SQLITE
def test_who_is_deleted_while_they_play_is_shown_their_hand_no_more(chief: Client, anna: Client, ben: Client):
    table = anna.gather()
    with anna.sit(table) as host, ben.sit(table) as guest:
        for line in (host, guest):
            came(line)
        guest.write("join")
        guest.hear("waiting-room")
        host.start()
        assert guest.hear("snapshot")["seat"] is not None
        assert chief.delete(f"/api/admin/people/{handle(chief, 'Ben')}").status_code == 204
        with pytest.raises(ConnectionClosed) as ended:
            guest.hear("nothing any more")
        assert ended.value.rcvd.code == CloseCode.COME_BACK
        assert host.hear("event")["events"][0]["what"] in ("dealt", "forgotten")
    with ben.sit(table) as again:  # they come back by the link as anybody does: to look on
        assert again.hello()["seat"] is None
    assert ben.get("/api/tables").json() == []


@pytest.mark.costly
def test_other_servers_tell_it_and_know_who_is_gone(
    database: str, settings: Settings, monkeypatch: pytest.MonkeyPatch, chief: Client, anna: Client
):
    if database != "postgresql":
        pytest.skip("one server alone writes an SQLite database")
    monkeypatch.setattr(maintenance, "LOOK", 0.1)
    with served(settings) as other, device(other, anna.cookies[SESSION]) as elsewhere:
        with elsewhere.sit(elsewhere.make()) as line:
            line.hello()
            chief.put("/api/admin/notice", json={"text": "hello"})
            assert line.hear("notice")["text"] == "hello"
            chief.delete("/api/admin/notice")
            assert line.hear("notice")["text"] == ""
            assert chief.delete(f"/api/admin/people/{handle(chief, 'Anna')}").status_code == 204
            with pytest.raises(ConnectionClosed):
                line.hear("nothing any more")
        assert elsewhere.get("/api/me").json()["name"] == ""


@services.ON_SQLITE
def test_what_is_announced_is_told_everywhere_until_it_is_taken_back(chief: Client, anna: Client):
    text = "The server restarts at 20:00, à bientôt"
    assert anna.get("/api/notice").json() == {"text": "", "at": None}
    with anna.sit(anna.make()) as line:
        line.hello()
        assert chief.put("/api/admin/notice", json={"text": f" {text} "}).json()["text"] == text
        notice = line.hear("notice")
        assert notice["text"] == text
        assert anna.get("/api/notice").json() == {"text": text, "at": notice["at"]}
        with anna.sit(anna.gather()) as late:
            late.write("hello")
            updates = {update["type"]: update for update in (late.hear() for _ in range(3))}
            assert set(updates) == {"waiting-room", "chat", "notice"}
            assert updates["notice"]["text"] == text
        assert chief.delete("/api/admin/notice").status_code == 204
        assert line.hear("notice") == {"type": "notice", "text": "", "at": None}
    for wrong in ("", "  ", "x" * 201, "two\nlines"):
        assert chief.put("/api/admin/notice", json={"text": wrong}).status_code == 422
    assert chief.delete("/api/admin/notice").status_code == 204  # nothing stood there: no deed
    recorded = chief.get("/api/admin/deeds").json()
    assert [(deed["what"], deed["about"], deed["name"], deed["you"]) for deed in recorded] == [
        ("take-back", "", "Chief", True),
        ("announce", text, "Chief", True),
        ("enter", "", "Chief", True),
    ]


@services.ON_SQLITE
def test_an_announcement_holds_nothing_that_is_not_seen(chief: Client):
    shown = chief.put("/api/admin/notice", json={"text": "back\u202e at 8\u200b\u202c  o'clock"}).json()["text"]
    assert shown == "back at 8 o'clock", "what nobody sees, or what turns the writing round, is left out"
    assert chief.put("/api/admin/notice", json={"text": "\u200b\u2066"}).status_code == 422
    assert chief.delete("/api/admin/notice").status_code == 204


@services.ON_SQLITE
def test_how_the_server_is(chief: Client, anna: Client):
    with anna.sit(anna.make()) as line:
        line.hello()
        health = chief.get("/api/admin/health").json()
    assert (health["awake"], health["people"], health["tables"], health["servers"]) == (1, 1, 1, 1)
    assert health["database"] == ""
    assert health["slow"] == (health["late"] > SLOW)
    assert 0 <= health["up"] < 600


@services.ON_SQLITE
def test_the_machine_is_examined_for_whoever_looks_after_it(chief: Client, monkeypatch: pytest.MonkeyPatch):
    findings = chief.get("/api/admin/doctor").json()
    assert {row["health"] for row in findings} <= {"well", "mind"}
    assert all(bool(row["remedy"]) == (row["health"] != "well") for row in findings)
    assert any(row["text"].startswith("The database answers") for row in findings)
    monkeypatch.setattr(doctor.shutil, "disk_usage", lambda path: SimpleNamespace(free=0))
    (full,) = (row for row in chief.get("/api/admin/doctor?lang=fr").json() if "--data" in row["remedy"])
    assert full["health"] == "mind"


@services.ON_SQLITE
def test_the_newest_backup_and_its_check_are_shown_without_the_folder(chief: Client, settings: Settings):
    assert chief.get("/api/admin/health").json()["backup"] is None
    note_backup(settings, Backup("a", 1000.0, "/srv/anna/backups/3.jsonl.gz", 12))
    shown = {"at": 1000.0, "file": "3.jsonl.gz", "rows": 12, "checked": None, "fault": ""}
    assert chief.get("/api/admin/health").json()["backup"] == shown
    fault = "the backup was changed or damaged: its checksum does not agree"
    note_check(settings, 1001.0, fault, digest="a")
    assert chief.get("/api/admin/health").json()["backup"] == shown | {"checked": 1001.0, "fault": fault}
    french = chief.get("/api/admin/health?lang=fr").json()["backup"]["fault"]
    assert french
    assert "checksum" not in french
    note_check(settings, 1002.0, "", digest="a")
    assert chief.get("/api/admin/health?lang=fr").json()["backup"] == shown | {"checked": 1002.0}
    assert chief.get("/api/admin/health?lang=xx").status_code == 422


@services.ON_SQLITE
def test_deeds_are_logged_by_kind_without_anybody(chief: Client, anna: Client, caplog: pytest.LogCaptureFixture):
    with caplog.at_level(logging.DEBUG):
        chief.put(f"/api/admin/people/{handle(chief, 'Anna')}/bar", json={"hours": 1})
        chief.put("/api/admin/notice", json={"text": "Zenobia is coming"})
    said = [record for record in caplog.records if record.name == administrators.__name__]
    assert [(record.__dict__["admin_action"], record.getMessage()) for record in said] == [
        ("bar", "administrator's action: bar"),
        ("announce", "administrator's action: announce"),
    ]
    text = "".join(str(record.__dict__) for record in caplog.records if not record.name.startswith("http"))
    for word in ("Anna", "Chief", "Zenobia", chief.cookies[SESSION], chief.cookies[COOKIE]):
        assert word not in text
    assert 'fourkings_admin_actions_total{what="bar"} 1.0' in anna.get("/metrics").text


@pytest.mark.costly
def test_what_an_administrator_did_is_told_to_them_and_forgotten_with_them(settings: Settings, chief: Client, anna: Client):
    chief.put(f"/api/admin/people/{handle(chief, 'Anna')}/office")
    held = chief.get("/api/me/export").json()
    assert [deed["what"] for deed in held["admin_actions"]] == ["enter", "appoint"]
    assert anna.get("/api/me/export").json()["administrator"]
    assert chief.delete("/api/me").status_code == 204
    assert [(deed["by"], deed["name"]) for deed in anna.get("/api/admin/deeds").json()] == [("", "")] * 2
