"""Bars, mutes, deletion and export, over all that somebody may have here: boards, mirror matches, reviews, open tables."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import services
from finished import facts_of, person, put, two_matches
from fourkings.records import dumps
from fourkings.rulebook.games import GAMES, rules
from fourkings.server.db import Store
from fourkings.server.net.settings import Settings
from fourkings.table.match import replay_match
from serving import Client, refused

pytestmark = services.MOSTLY_SQLITE
FOREVER = 4e9
RECORD = dumps(replay_match(facts_of(over=True, of=rules(GAMES["jeu-du-roi"]))[0]).match)
MOMENT = {"table": "mirror", "deal": 2, "action": 3}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "data"


@pytest.fixture
def address(database: str, folder: Path) -> Iterator[str]:
    async def mirror(store: Store) -> None:
        await put(store, "mirror", over=True, mirror=True)

    folder.mkdir()
    with two_matches(folder, more=mirror) as running:
        yield running


def bar(folder: Path, player: str) -> None:
    async def barred() -> None:
        store = Store(Settings(data=folder).url)
        await store.moderation.impose("bar", player, FOREVER)
        store.close()

    asyncio.run(barred())


def opened(client: Client) -> str:
    """A table of theirs that is open to all."""
    table = client.gather(mirror=True)
    assert client.put(f"/api/tables/{table}/open", json={"open": True}).status_code == 200
    return table


def listed(client: Client) -> list[str]:
    return [table["table"] for table in client.get("/api/open").json()]


@pytest.mark.costly
def test_who_is_barred_makes_nothing_that_others_may_come_to(address: str, folder: Path):
    with person(address, "p3") as client, person(address, "stranger") as other:
        table = opened(client)
        practice = client.post("/api/practices", json=MOMENT).json()["table"]
        bar(folder, "p3")
        doors: dict[str, dict[str, Any]] = {
            "tables": {"game": "king"}, "gatherings": {"game": "king", "mirror": True}, "open": {"game": "quarante"},
            "challenges": {"table": "over"}, "practices": MOMENT, "records": {"record": RECORD},
        }  # fmt: skip
        for door, body in doors.items():
            answer = client.post(f"/api/{door}", json=body)
            assert (answer.status_code, answer.json()["code"]) == (403, "barred"), door
        assert client.get(f"/api/practices/{practice}").status_code == 200, "what is refused takes nothing away"
        assert client.put(f"/api/tables/{table}/open", json={"open": False}).status_code == 200
        refused(client.put(f"/api/tables/{table}/open", json={"open": True}), 403, "barred")
        assert table not in listed(other)
        assert len(client.get("/api/matches").json()) == 2, "what they played stays theirs"
        assert client.post("/api/tables/mirror/reviews", json={}).status_code == 202


@pytest.mark.costly
def test_all_that_is_held_is_told_and_then_forgotten(address: str):
    with person(address, "p0") as zoe, person(address, "p1") as ben, person(address, "stranger") as other:
        zoe.put("/api/me", json={"name": "Zoé", "lang": "fr"})
        asked = zoe.post("/api/tables/mirror/reviews", json={}).json()
        token = zoe.post("/api/tables/mirror/shares", json={"hidden": False}).json()["token"]
        bens = ben.post("/api/tables/mirror/shares", json={"hidden": False}).json()["token"]
        practice = zoe.post("/api/practices", json=MOMENT).json()["table"]
        record = zoe.post("/api/records", json={"record": RECORD}).json()["table"]
        challenge = zoe.post("/api/challenges", json={"table": "over"}).json()
        mirror = replay_match(facts_of(over=True, mirror=True)[0])
        guest = next(chair.guest for chair in mirror.participants if chair.player == "p1")
        assert zoe.post("/api/tables/mirror/avoid", json={"guest": guest}).status_code == 204, "of a match that is over"
        table = opened(zoe)
        assert table not in listed(ben)
        assert "Zoé" in other.get(f"/api/shared/{bens}").text

        held = zoe.get("/api/me/export").json()
        assert {stored["table"] for stored in held["tables"]} == {"over", "running", "mirror", practice, record, table}
        assert [share[0] for share in held["shares"]] == ["mirror"]
        assert [board_set["set"] for board_set in held["boards"]] == [challenge["set"]]
        assert [review[:2] for review in held["reviews"]] == [["mirror", asked["seat"]]]
        assert held["avoided"] == 1

        assert zoe.delete("/api/me").status_code == 204
        assert other.get(f"/api/shared/{token}").status_code == 404
        assert ben.get(f"/api/boards/{challenge['set']}").status_code == 200, "whoever was challenged may play on"
        for path in (f"/api/shared/{bens}", f"/api/shared/{bens}/deals/1", f"/api/boards/{challenge['set']}", "/api/open"):
            assert "Zoé" not in other.get(path).text, path
        for path in ("/api/matches", "/api/profile", "/api/me/export", f"/api/tables/mirror/reviews/{asked['seat']}"):
            assert "Zoé" not in ben.get(path).text, path
        assert ben.get("/api/tables/mirror/deals/16").status_code == 200, "their match stays with the others"
    with person(address, "p0") as again:
        assert again.get("/api/matches").json() == []
        left = again.get("/api/me/export").json()
        assert (left["name"], left["tables"], left["boards"], left["shares"], left["reviews"]) == ("", [], [], [], [])
