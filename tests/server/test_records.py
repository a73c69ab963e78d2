"""Records from elsewhere and links to matches: bounded, checked to the last point, and no way to a running match."""

import json
from typing import Any

import services
from finished import PLAYERS, facts_of, person, server_of_two_matches
from fourkings.records import to_json
from fourkings.server.http.errors import LARGEST_RECORD
from fourkings.table import match as table
from fourkings.table.match import NEUTRAL_NAME
from serving import Client

pytestmark = services.MOSTLY_SQLITE
MATCH = table.replay_match(facts_of(over=True)[0]).match
NAMES = ["Änna", "B", "C" * 99, "D"]


address = server_of_two_matches()


def record(**changes: Any) -> dict[str, Any]:
    return to_json(MATCH) | {"entrants": NAMES, "bots": [["strong 7"], [], ["no such 1"], ["careful 2"]]} | changes


def taken(client: Client, sent: Any, **more: Any) -> Any:
    text = sent if isinstance(sent, str) else json.dumps(sent)
    return client.post("/api/records", json={"record": text, **more})


def nothing_played() -> dict[str, Any]:
    contents = record(deals=[])
    contents.pop("result")
    return contents


def without_end() -> dict[str, Any]:
    contents = record()
    last = contents["deals"][-1]
    for key in ("points", "totals"):
        last.pop(key)
    last["actions"] = last["actions"][:13]
    contents.pop("result")
    return contents


def test_a_record_stands_among_ones_matches_and_counts_nowhere(address: str):
    with person(address, "guest") as client:
        table = taken(client, record(), seat=2).json()["table"]
        (match,) = client.get("/api/matches").json()
        assert (match["table"], match["origin"], match["seat"]) == (table, "record", 2)
        assert sorted(player["name"] for player in match["players"]) == sorted(["Änna", "B", "C" * 40, "D"])
        assert client.get("/api/profile").json()["games"] == []
        assert client.post("/api/challenges", json={"table": table}).status_code == 409
        assert client.get(f"/api/tables/{table}/deals/1").json()["mine"] == 2
        again = client.get(f"/api/tables/{table}/record").json()
        assert (again["deals"], again["result"]) == (record()["deals"], record()["result"])
        assert "shuffle" not in again
        assert client.post("/api/practices", json={"table": table, "deal": 1, "action": 9}).status_code == 201
    with person(address, "stranger") as client:
        assert client.get(f"/api/tables/{table}/deals/1").status_code == 404


def test_a_record_without_an_end_is_reviewed_as_far_as_it_goes_and_played_on_by_nobody(address: str):
    with person(address, "guest") as client:
        table = taken(client, without_end()).json()["table"]
        assert client.post(f"/api/tables/{table}/reviews", json={}).json()["total"] == 3 + (MATCH.state.deal.dealer == 3)
        assert client.post("/api/practices", json={"table": table, "deal": 1, "action": 2}).status_code == 409
        assert client.post(f"/api/tables/{table}/lines", json={"deal": 1, "action": 2}).status_code == 409
        assert client.post(f"/api/tables/{table}/shares", json={}).status_code == 409
        assert client.get(f"/api/tables/{table}/deals/1").status_code == 409


def test_what_cannot_be_taken_in_is_refused_with_a_sentence(address: str):
    bad = {
        "not json": "this is not JSON",
        "[]": "object",
        json.dumps(record(game="bridge")): "bridge",
        json.dumps(record(format="fourkings/9")): "fourkings/9",
        json.dumps(nothing_played()): "The record contains no cards or calls",
        json.dumps(record(deals=record()["deals"] * 200)): "more than",
        json.dumps(record(deals=[record()["deals"][0] | {"actions": record()["deals"][0]["actions"][1:]}])): "Deal 1",
    }
    with person(address, "guest") as client:
        for text, words in bad.items():
            answer = taken(client, text)
            assert answer.status_code == 422
            assert words in answer.json()["message"], answer.json()
        french = client.post("/api/records?lang=fr", json={"record": json.dumps(nothing_played())}).json()
        assert french["message"] == "La feuille de partie ne contient ni carte ni annonce."
        assert taken(client, "x" * (LARGEST_RECORD + 1)).status_code == 422
        assert taken(client, "x" * (4 * LARGEST_RECORD)).status_code == 413
        assert taken(client, record(), seat=4).status_code == 422


def test_what_is_held_in_a_running_match_is_not_looked_at_by_this_way(address: str):
    """Whatever the other hands and the end are said to be."""
    facts, _ = facts_of(over=False)
    contents = to_json(table.replay_match(facts).match)
    for player in PLAYERS:
        with person(address, player) as client:
            answer = taken(client, contents)
            assert answer.status_code == 409
            assert set(answer.json()) == {"code", "message"}


def test_a_record_says_in_the_readers_language_what_stands_for_a_name(address: str):
    with person(address, "p1") as client:
        entrants = {lang: client.get(f"/api/tables/over/record?lang={lang}").json()["entrants"] for lang in ("en", "fr")}
    numbers = range(1, 5)
    assert entrants == {"en": [f"Player {number}" for number in numbers], "fr": [f"Joueur {number}" for number in numbers]}


def test_a_link_shows_a_match_with_names_or_without_until_it_is_taken_back(address: str):
    with person(address, "p1") as client:
        client.put("/api/me", json={"name": "Änna", "lang": "en"})
        tokens = {
            hidden: client.post("/api/tables/over/shares", json={"hidden": hidden}).json()["token"]
            for hidden in (True, False)
        }
        assert client.post("/api/tables/over/shares", json={"hidden": True}).json()["token"] == tokens[True]
        assert len(client.get("/api/tables/over/shares").json()) == 2
        assert client.post("/api/tables/running/shares", json={}).status_code == 409
        assert len(client.get("/api/me/export").json()["shares"]) == 2
    with person(address, "stranger") as other:
        assert "Änna" in other.get(f"/api/shared/{tokens[False]}").json()["names"]
        for path in ("", "/deals/1", "/record"):
            text = other.get(f"/api/shared/{tokens[True]}{path}").text
            assert "Änna" not in text
            assert "p1" not in text
            assert '"over"' not in text
        assert NEUTRAL_NAME.format(number=1) in other.get(f"/api/shared/{tokens[True]}").json()["names"]
        french = other.get(f"/api/shared/{tokens[True]}?lang=fr").json()["names"]
        assert sorted(french) == [f"Joueur {number}" for number in range(1, 5)]
        deal = other.get(f"/api/shared/{tokens[True]}/deals/1?lang=fr").text
        assert "Joueur 1" in deal
        assert "Player" not in deal
        assert other.get(f"/api/shared/{tokens[True]}/reviews/0").status_code == 404
        assert other.get("/api/tables/over/deals/1").status_code == 404
        assert other.get("/api/shared/over").status_code == 404
    with person(address, "p2") as client:
        assert client.get("/api/tables/over/shares").json() == []
        assert client.delete("/api/tables/over/shares").status_code == 204
        assert client.get(f"/api/shared/{tokens[True]}").status_code == 200
    with person(address, "p1") as client:
        assert client.delete("/api/tables/over/shares").status_code == 204
        assert client.get(f"/api/shared/{tokens[True]}").status_code == 404
