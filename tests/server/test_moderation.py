"""What administrators do about people: who sits where, messages that were reported, who is muted, removed and kept out."""

import json
import time
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from websockets.exceptions import ConnectionClosed

import services
from fourkings.app.shared.wall_clock import DAY
from fourkings.server.db import Store
from fourkings.server.maintenance import EVIDENCE
from fourkings.server.realtime.bans import Bans
from fourkings.table.protocol import CloseCode
from fourkings.table.protocol.presenters.chat import ChatEntry
from server.test_admin import deeds, handle
from serving import Client, Line, device, refused

PHRASE = "open sesame, please"
pytestmark = [*services.MOSTLY_SQLITE, pytest.mark.settings(admin=PHRASE, proxies="127.0.0.1")]
AT_HOME, IN_TOWN, CAFE = "203.0.113.7", "203.0.113.8", "198.51.100.4"


def person(address: str, name: str, where: str) -> Iterator[Client]:
    """A device of somebody who comes from that address."""
    with device(address) as client:
        client.headers["x-forwarded-for"] = where
        client.put("/api/me", json={"name": name, "lang": "en"})
        yield client


@pytest.fixture
def anna(address: str) -> Iterator[Client]:
    yield from person(address, "Anna", AT_HOME)


@pytest.fixture
def ben(address: str) -> Iterator[Client]:
    yield from person(address, "Ben", CAFE)


@pytest.fixture
def chief(address: str) -> Iterator[Client]:
    for client in person(address, "Chief", IN_TOWN):
        assert client.post("/api/admin/session", json={"phrase": PHRASE}).json()["first"]
        yield client


def gathering(anna: Client) -> str:
    return str(anna.post("/api/gatherings", json={"game": "king"}).json()["table"])


def joined(line: Line) -> None:
    for request in ("hello", "join"):
        line.write(request)
        line.hear("waiting-room")


@contextmanager
def at_table(anna: Client, ben: Client) -> Iterator[tuple[str, Line, Line]]:
    table = gathering(anna)
    with anna.sit(table) as host, ben.sit(table) as guest:
        joined(host)
        joined(guest)
        yield table, host, guest


def said(line: Line, text: str) -> int:
    """A line written in the chat; its number."""
    line.write("say", text=text)
    while not (lines := line.hear("chat")["lines"]):
        pass
    return int(lines[-1]["number"])


def test_who_sits_where_is_seen_and_who_is_removed_is_there_no_more(chief: Client, anna: Client, ben: Client):
    with at_table(anna, ben) as (_, host, _):
        (shown,) = chief.get("/api/admin/tables").json()
        assert [seated["name"] for seated in shown["people"]] in (["Anna", "Ben"], ["Ben", "Anna"])
        rude = handle(chief, "Ben")
        assert chief.get(f"/api/admin/people/{rude}/tables").json() == [shown]
        assert chief.delete(f"/api/admin/tables/{shown['table']}/people/{rude}").status_code == 204
        host.hear("waiting-room", lambda update: len(update["guests"]) <= 1)
        refused(chief.delete(f"/api/admin/tables/{shown['table']}/people/{rude}"), 404, "not-there")
    assert chief.get(f"/api/admin/people/{rude}/tables").json() == []
    assert ben.get("/api/tables").json() == []
    assert deeds(chief) == ["remove", "enter"]


def test_a_bot_plays_on_for_somebody_who_is_removed_from_a_match(chief: Client, anna: Client, ben: Client):
    with at_table(anna, ben) as (table, host, _):
        host.start()
        (shown,) = chief.get("/api/admin/tables").json()
        assert chief.delete(f"/api/admin/tables/{shown['table']}/people/{handle(chief, 'Ben')}").status_code == 204
    with anna.sit(table) as again:
        assert sum(player["person"] for player in again.hello()["players"]) == 1


@pytest.mark.costly
def test_a_message_is_reported_with_its_context_to_administrators_alone(chief: Client, anna: Client, ben: Client):
    with at_table(anna, ben) as (table, host, guest):
        said(guest, "Good evening")
        number = said(guest, "something rude")
        host.hear("chat", lambda update: any(line["number"] == number for line in update["lines"]))
        refused(chief.post(f"/api/tables/{table}/reports", json={"number": number}), 404, "no-such-table")
        refused(anna.post(f"/api/tables/{table}/reports", json={"number": 99}), 404, "no-such-message")
        for _ in range(2):
            answer = anna.post(f"/api/tables/{table}/reports", json={"number": number})
            assert (answer.status_code, answer.content) == (204, b""), "nothing of it is told to who reports"
        guest.write("unsay", number=number)  # what is taken back is evidence all the same
        guest.hear("chat", lambda update: number in update["removed"])
        (report,) = chief.get("/api/admin/reports").json()
        assert report["by"] == "Anna"
        assert [(line["text"], line["name"], line["reported"]) for line in report["lines"]] == [
            ("Good evening", "Ben", False),
            ("something rude", "Ben", True),
        ]
        assert {line["person"] for line in report["lines"]} == {handle(chief, "Ben")}
        refused(chief.delete(f"/api/admin/reports/{report['report']}/message"), 409, "gone")
        again = said(guest, "ruder still")
        anna.post(f"/api/tables/{table}/reports", json={"number": again})
        latest = chief.get("/api/admin/reports").json()[0]["report"]
        assert chief.delete(f"/api/admin/reports/{latest}/message").status_code == 204
        host.hear("chat", lambda update: again in update["removed"])
    for client in (anna, ben):
        assert report["report"] not in json.dumps(client.get("/api/me/export").json())
    assert len(anna.get("/api/me/export").json()["reports"]) == 2
    assert "ruder still" not in json.dumps(ben.get("/api/me/export").json()["reports"])
    refused(anna.get("/api/admin/reports"), 403, "not-administrator")
    assert table not in json.dumps(chief.get("/api/admin/reports").json()), "no table is opened by its evidence"
    assert chief.delete(f"/api/admin/reports/{report['report']}").status_code == 204
    refused(chief.delete(f"/api/admin/reports/{report['report']}"), 404, "no-such-report")
    assert len(chief.get("/api/admin/reports").json()) == 1
    assert ben.delete("/api/me").status_code == 204
    assert chief.get("/api/admin/reports").json() == [], "what is held on somebody goes with them"
    assert deeds(chief) == ["settle", "remove-message", "enter"]


async def test_evidence_is_kept_for_a_week_and_outlives_its_table(store: Store):
    line = ChatEntry(3, "ben", 50.0, "something rude", "")
    assert await store.reports.add("table", "anna", 3, 100.0, [line])
    assert not await store.reports.add("table", "anna", 3, 101.0, [line])
    assert await store.reports.count_by("anna") == 1
    (kept,) = await store.reports.all(10)
    assert (kept.table, kept.player, kept.lines) == ("table", "anna", (line,))
    await store.people.forget("anna", 102.0)
    assert [report.player for report in await store.reports.all(10)] == [""]
    assert EVIDENCE == 7 * DAY
    await store.reports.purge(100.0)
    assert await store.reports.all(10)
    await store.reports.purge(100.5)
    assert await store.reports.all(10) == []


@pytest.mark.settings(admin="")
def test_without_an_administrator_nothing_is_reported(client: Client):
    refused(client.post("/api/tables/any/reports", json={"number": 1}), 404, "no-administrator")


def test_who_is_muted_reads_and_does_not_write(chief: Client, anna: Client, ben: Client):
    rude = handle(chief, "Ben")
    with at_table(anna, ben) as (_, host, guest):
        assert chief.put(f"/api/admin/people/{rude}/mute", json={"hours": 3}).status_code == 204
        for kind, what in (("say", {"text": "hello"}), ("phrase", {"phrase": "hello"})):
            assert guest.ask(kind, **what)["reason"]["key"] == "chat-muted"
        said(host, "Good evening")
        assert [line["text"] for line in guest.hear("chat")["lines"]] == ["Good evening"]
        until = chief.get("/api/admin/people", params={"name": "Ben"}).json()[0]["sanctions"]["mute"]
        assert 0 < until - time.time() <= 3 * 3600
        assert ben.get("/api/me/export").json()["sanctions"] == {"mute": until}
        assert chief.delete(f"/api/admin/people/{rude}/mute").status_code == 204
        assert said(guest, "Sorry") > 0
    for hours in (0, 24 * 365 + 1):
        assert chief.put(f"/api/admin/people/{rude}/mute", json={"hours": hours}).status_code == 422
    assert deeds(chief) == ["unmute", "mute", "enter"]


def test_who_is_banned_is_out_at_once_and_may_read_and_delete_what_is_theirs(chief: Client, anna: Client, ben: Client):
    table, rude = gathering(anna), handle(chief, "Ben")
    with ben.sit(table) as guest:
        joined(guest)
        assert chief.put(f"/api/admin/people/{rude}/ban", json={"hours": 24, "address": False}).status_code == 204
        with pytest.raises(ConnectionClosed) as ended:
            guest.hear("nothing any more")
        assert ended.value.rcvd.code == CloseCode.BANNED
    for path in ("/api/tables", "/api/days", f"/api/tables/{table}/info"):
        answer = ben.get(path)
        if answer.status_code != 404:
            refused(answer, 403, "banned")
    with ben.sit(table) as again, pytest.raises(ConnectionClosed):
        again.hear("anything")
    assert ben.get("/api/me").json()["banned"] > time.time()
    assert anna.get("/api/me").json()["banned"] is None
    assert "ban" in ben.get("/api/me/export").json()["sanctions"]
    with device(str(ben.base_url)) as other:  # another cookie from the same address is another person
        other.headers["x-forwarded-for"] = CAFE
        assert other.get("/api/tables").status_code == 200
    assert chief.delete(f"/api/admin/people/{rude}/ban").status_code == 204
    assert ben.get("/api/tables").status_code == 200
    assert deeds(chief) == ["unban", "ban", "enter"]


def test_a_ban_by_address_keeps_out_whoever_comes_from_there_and_nobody_else(chief: Client, anna: Client, ben: Client):
    rude = handle(chief, "Ben")
    ben.get("/api/tables")
    assert chief.put(f"/api/admin/people/{rude}/ban", json={"hours": 24, "address": True}).status_code == 204
    with device(str(ben.base_url)) as other:
        other.headers["x-forwarded-for"] = CAFE
        refused(other.get("/api/tables"), 403, "banned")
        refused(other.post("/api/tables", json={"game": "king"}), 403, "banned")
        assert other.delete("/api/me").status_code == 204
        refused(other.get("/api/tables"), 403, "banned")
        assert other.get("/api/admin").status_code == 200, "the administrator's door stays a door"
    assert anna.get("/api/tables").status_code == 200
    assert ben.delete("/api/me").status_code == 204
    refused(ben.get("/api/tables"), 403, "banned")  # to be forgotten does not end the ban of an address


@pytest.mark.costly
def test_an_administrator_does_not_shut_the_door_on_themselves(chief: Client, anna: Client, ben: Client):
    refused(
        chief.put(f"/api/admin/people/{handle(chief, 'Chief')}/ban", json={"hours": 1, "address": False}), 409, "oneself"
    )
    ben.headers["x-forwarded-for"] = IN_TOWN
    ben.get("/api/tables")
    rude = handle(chief, "Ben")
    refused(chief.put(f"/api/admin/people/{rude}/ban", json={"hours": 1, "address": True}), 409, "own-address")
    assert chief.put(f"/api/admin/people/{handle(chief, 'Anna')}/office").status_code == 204
    assert chief.put(f"/api/admin/people/{rude}/office").status_code == 204
    refused(anna.put(f"/api/admin/people/{rude}/mute", json={"hours": 1}), 403, "first-only")


async def test_bans_are_read_again_by_every_server_and_end(store: Store):
    here, there = (Bans(store.moderation, lambda kind, name: f"{kind} {name}") for _ in range(2))
    assert there.meet("ben", CAFE, 1.0) is None
    await store.moderation.impose("ban", "ben", 100.0, address=True)
    await here.refresh(2.0)
    assert here.meet("zoe", CAFE, 2.0) is None, "this server has not seen where Ben is"
    assert here.meet("ben", AT_HOME, 2.0) == 100.0
    await there.refresh(3.0)
    await here.refresh(3.0)
    assert here.meet("zoe", CAFE, 3.0) == 100.0
    assert here.meet("zoe", AT_HOME, 3.0) == 100.0
    assert here.meet("zoe", IN_TOWN, 3.0) is None
    assert here.meet("zoe", "127.0.0.1", 3.0) is None
    assert here.meet("ben", CAFE, 100.0) is None, "it is over"
    await store.moderation.purge_measures(101.0)
    assert await store.moderation.banned_addresses(0.0) == {}
    assert await store.moderation.sanctions_of("ben", 0.0) == {}
