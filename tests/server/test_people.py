"""What is one's own: a name that may change, links for other devices, all that is held, and being forgotten."""

import json
import time

import pytest
from sqlalchemy import create_engine, text
from sqlalchemy.pool import NullPool

from fourkings.app.shared.wall_clock import DAY
from fourkings.records import loads
from fourkings.records.replay import replay
from fourkings.server.db import database_url
from fourkings.server.net.settings import Settings
from fourkings.server.realtime.sessions import COOKIE, Sessions
from fourkings.server.services import Services
from serving import Client, device, refused

pytestmark = pytest.mark.usefixtures("database")

SHORT = {"target": 10}


def match_of(anna: Client, ben: Client) -> str:
    """A match of these two with two bots, played to its end: both leave everything to their bots."""
    table = anna.gather(game="quarante", options=SHORT)
    with anna.sit(table) as host, ben.sit(table) as guest:
        for line in (host, guest):
            line.write("hello")
        guest.ask("join")
        host.start()
        for line in (host, guest):
            line.ask("stand-in", bot="chance")
            line.ask("away")
        host.hear("event", lambda update: update["result"])
    return table


def test_a_table_is_made_under_rules_that_exist(anna: Client) -> None:
    for wrong, code in (
        ({"game": "bridge"}, "unknown-game"),
        ({"game": "king", "options": {"pots": "on"}}, "bad-option"),
        ({"game": "king", "stand_in": "nobody"}, "bad-bots"),
        ({"game": "king", "seats": "stolen"}, "malformed"),
    ):
        refused(anna.post("/api/gatherings", json=wrong), 422, code)
    table = anna.gather()
    (listed,) = anna.get("/api/tables").json()
    assert (listed["table"], listed["number"], listed["version"]) == (table, 0, 1)
    assert anna.get(f"/api/tables/{table}/record").status_code == 409
    assert anna.delete(f"/api/tables/{table}").status_code == 204
    assert anna.get("/api/tables").json() == []


def test_a_match_with_others_is_left_to_a_bot_before_it_is_left_for_good(anna: Client, ben: Client) -> None:
    table = anna.gather(game="king")
    with anna.sit(table) as host, ben.sit(table) as guest:
        host.write("hello")
        guest.write("hello")
        guest.ask("join")
        host.start()
        for away in (False, True):
            (listed,) = anna.get("/api/tables").json()
            assert (listed["away"], listed["turn"] and away, listed["slow"]) == (away, False, False)
            assert anna.delete(f"/api/tables/{table}").status_code == 204
        assert anna.get("/api/tables").json() == []
        assert len(ben.get("/api/tables").json()) == 1


def test_a_link_makes_another_device_the_same_person_until_it_is_revoked(address: str, anna: Client) -> None:
    token = anna.post("/api/me/links").json()["token"]
    with device(address) as phone:
        assert phone.post("/api/session", json={"token": token}).json()["name"] == "Anna"
        assert phone.get("/api/me/export").json()["player"] == anna.get("/api/me/export").json()["player"]
        assert anna.delete("/api/me/links").status_code == 204
        assert phone.get("/api/me").json()["name"] == "Anna"
    with device(address) as other:
        for false in (token, token + "x", "", "x.y.z", Sessions(b"another key").link_token("x")):
            assert other.post("/api/session", json={"token": false}).json()["code"] == "no-such-link"
        assert other.get("/api/me").json()["name"] == ""


def test_a_link_expires(client: Client, monkeypatch: pytest.MonkeyPatch):
    token = client.post("/api/me/links").json()["token"]
    assert client.get("/api/me/export").json()["links"]
    monkeypatch.setattr(Services, "now", lambda services: time.time() + 8 * DAY)
    assert client.post("/api/session", json={"token": token}).status_code == 404
    assert client.get("/api/me/export").json()["links"] == []


def test_a_record_has_the_names_of_today_and_says_what_bots_did(anna: Client, ben: Client) -> None:
    table = match_of(anna, ben)
    anna.put("/api/me", json={"name": "Annabel", "lang": "en"})
    record = ben.get(f"/api/tables/{table}/record").json()
    assert set(record["entrants"]) >= {"Annabel", "Ben"}
    replay(loads(json.dumps(record)))
    at = record["entrants"].index("Annabel")
    assert [bot.split()[0] for bot in record["bots"][at]] == ["chance"]
    seat = record["opening"]["seats"].index(at)
    for deal in record["deals"]:
        stood_in = {number for number, _ in deal.get("stood_in", [])}
        own = {number for number, (who, *_) in enumerate(deal["actions"]) if who == seat}
        assert stood_in >= (own if deal["number"] > 1 else set())
        assert all(deal["actions"][number][0] in (seat, record["opening"]["seats"].index(record["entrants"].index("Ben")))
                   for number in stood_in)  # fmt: skip


def test_who_is_forgotten_leaves_no_trace_but_the_match_replays(
    address: str, anna: Client, ben: Client, settings: Settings
) -> None:
    table = match_of(anna, ben)
    with anna.sit(table) as line:
        line.hello()
        line.ask("say", text="Well, well")
    alone = anna.post("/api/tables", json={"game": "king"}).json()["table"]
    held = anna.get("/api/me/export").json()
    assert (held["name"], held["lang"], held["links"]) == ("Anna", "en", [])
    assert {stored["table"] for stored in held["tables"]} == {table, alone}
    assert [said["text"] for said in held["chat"]] == ["Well, well"]
    player = held["player"]
    cookie = anna.cookies[COOKIE]
    assert anna.delete("/api/me").status_code == 204
    assert anna.cookies[COOKIE] != cookie
    assert anna.get("/api/me").json() == {"name": "", "lang": None, "banned": None}
    assert anna.get("/api/tables").json() == []
    with device(address, cookie) as phone:  # another device of hers is nobody's: it is given a session of its own
        given = phone.get("/api/me").headers["set-cookie"].partition(";")[0].removeprefix(f"{COOKIE}=")
    with device(address, given) as phone:
        phone.put("/api/me", json={"name": "Somebody else", "lang": "en"})
        assert phone.get("/api/me/export").json()["player"] not in (player, anna.get("/api/me/export").json()["player"])
        with phone.sit(table) as line:
            assert line.hello()["seat"] is None
    record = ben.get(f"/api/tables/{table}/record").json()
    replay(loads(json.dumps(record)))
    assert "Anna" not in json.dumps(record)
    assert any(entrant.startswith("Player ") for entrant in record["entrants"])
    with create_engine(database_url(settings.url), poolclass=NullPool).connect() as db:
        for kept in ("people", "participants", "chat", "links", "answers"):
            assert db.execute(text(f"SELECT count(*) FROM {kept} WHERE player = :player"), {"player": player}).scalar() == 0
        assert db.execute(text("SELECT count(*) FROM tables WHERE id = :id"), {"id": alone}).scalar() == 0
        assert "Anna" not in "".join(db.execute(text("SELECT event FROM table_events")).scalars())
