"""The seats of an evening by HTTP: seen by its director before a round, swapped, and played by a bot for who is missing."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

import services
from fourkings.server.http import evening_service
from fourkings.server.net.settings import Settings
from server.test_evenings import NAMES, lead, make, my_table, seen, wait_for
from serving import Client, device, served

pytestmark = services.MOSTLY_SQLITE


@pytest.fixture
def people(database: str, tmp_path: Path) -> Iterator[list[Client]]:
    with ExitStack() as open_devices:
        settings = Settings(data=tmp_path / "data", tempo=0.0, rate=10_000)
        address = open_devices.enter_context(served(settings, tmp_path / "static"))
        clients = [open_devices.enter_context(device(address)) for _ in NAMES]
        for client, name in zip(clients, NAMES, strict=True):
            client.put("/api/me", json={"name": name})
        yield clients


def enter_all(people: list[Client], evening: str) -> None:
    for client in people:
        assert client.put(f"/api/evenings/{evening}/me").status_code == 200


def test_two_seats_are_swapped_before_the_round_and_everybody_sees_who(people: list[Client]):
    evening, director = make(people[0])
    assert lead(people[0], f"{evening}/next-round", director, 409)["code"] == "too-few"
    enter_all(people, evening)
    assert lead(people[1], f"{evening}/next-round", "x", 403)["code"] == "not-the-director"
    drawn = lead(people[0], f"{evening}/next-round", director)
    assert seen(people[0], evening)["rounds"] == []
    assert lead(people[0], f"{evening}/swaps", director, 409, first=1, second=1)["code"] == "no-swap"
    lead(people[0], f"{evening}/swaps", director, first=1, second=2)
    swapped = lead(people[0], f"{evening}/next-round", director)
    other = {1: 2, 2: 1}
    assert [table["seats"] for table in swapped["tables"]] == [
        [other.get(person, person) for person in table["seats"]] for table in drawn["tables"]
    ]
    view = lead(people[0], f"{evening}/rounds", director, 201)
    assert [table["seats"] for table in view["rounds"][0]["tables"]] == [table["seats"] for table in swapped["tables"]]
    assert view["rounds"][0]["swaps"] == [{"first": 1, "second": 2, "reason": ""}]
    refused = lead(people[0], f"{evening}/swaps", director, 409, first=1, second=2, reason="they asked")
    assert refused["code"] == "seats-taken"


def test_a_slow_table_names_the_absent_player_and_a_bot_plays_until_they_return(
    people: list[Client], monkeypatch: pytest.MonkeyPatch
):
    evening, director = make(people[0], rounds=1)
    enter_all(people[:2], evening)
    view = lead(people[0], f"{evening}/rounds", director, 201)
    assert view["rounds"][0]["tables"][0]["waits"] == [], "nothing is slow yet"
    monkeypatch.setattr(evening_service, "SLOW", 0)
    seats = view["rounds"][0]["tables"][0]["seats"]
    waits = seen(people[0], evening)["rounds"][0]["tables"][0]["waits"]
    assert waits
    assert set(waits) <= {1, 2}
    missing = seats.index(2)
    path = f"{evening}/tables/0/seats"
    assert lead(people[1], f"{path}/{missing}/bot", "x", 403)["code"] == "not-the-director"
    assert lead(people[0], f"{path}/{seats.index(0)}/bot", director, 404)["code"] == "no-such-entrant"
    assert lead(people[0], f"{evening}/tables/7/seats/0/bot", director, 404)["code"] == "no-such-table"
    lead(people[0], f"{path}/{missing}/bot", director)
    view = seen(people[1], evening)
    assert 2 not in view["rounds"][0]["tables"][0]["waits"]
    with people[0].sit(my_table(seen(people[0], evening))) as line:
        snapshot = line.hello()
        assert snapshot["players"][missing]["away"]
        with people[1].sit(my_table(view)) as other:
            other.hello()
            other.write("back")
            while (players := line.hear("event")["players"]) is None or players[missing]["away"]:
                pass
    lead(people[0], f"{evening}/tables/0/abandon", director, reason="late")
    assert lead(people[0], f"{path}/{missing}/bot", director, 404)["code"] == "no-such-table"
    wait_for(people[0], evening, lambda view: bool(view["rounds"][0]["over"]))
