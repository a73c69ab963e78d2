"""Open tables: found in the lobby by people who do not know each other, and by nobody who is not wanted there."""

from collections.abc import Iterator
from contextlib import ExitStack

import pytest

import services
from fourkings.server.http import waiting_rooms
from serving import Client, named, refused

pytestmark = services.MOSTLY_SQLITE


@pytest.fixture
def people(address: str) -> Iterator[list[Client]]:
    with ExitStack() as opened:
        yield [opened.enter_context(named(address, name)) for name in ("Anna", "Ben", "Chloé")]


def listed(client: Client) -> list[str]:
    return [table["table"] for table in client.get("/api/open").json()]


def join(client: Client, table: str) -> int:
    """Their own number at that table."""
    with client.sit(table) as line:
        line.write("hello")
        line.hear("waiting-room")
        line.write("join")
        while True:
            update = line.hear("waiting-room")
            if update["guest"] is not None:
                return int(update["guest"])


def avoided_by(client: Client) -> list[dict[str, str]]:
    """The people that somebody avoids, as they are told of them."""
    people: list[dict[str, str]] = client.get("/api/me/avoided").json()["people"]
    return people


def test_a_table_is_for_its_link_until_its_host_opens_it(people: list[Client]):
    anna, ben, chloe = people
    table = anna.gather(game="400", preset="jawaker", clock={"bank": 60, "increment": 5, "days": 0})
    assert listed(ben) == []
    refused(ben.put(f"/api/tables/{table}/open", json={"open": True}), 404, "no-such-table")
    assert anna.put(f"/api/tables/{table}/open", json={"open": True}).json() == {"open": True}
    (offer,) = ben.get("/api/open").json()
    assert offer == {
        "table": table, "game": "400", "preset": "jawaker", "options": offer["options"], "host": "Anna", "people": 1,
        "free": 3, "bank": 60, "days": 0, "mine": False,
    }  # fmt: skip
    assert anna.get("/api/open").json()[0]["mine"]
    join(ben, table)
    assert chloe.get("/api/open").json()[0]["free"] == 2
    refused(ben.put(f"/api/tables/{table}/open", json={"open": False}), 403, "not-host")
    assert ben.get(f"/api/tables/{table}/open").json() == {"open": True}
    anna.put(f"/api/tables/{table}/open", json={"open": False})
    assert listed(chloe) == []


def test_play_now_brings_three_together_who_do_not_know_each_other(people: list[Client]):
    offers = []
    for client in people:
        answer = client.post("/api/open", json={"game": "quarante"}).json()
        join(client, answer["table"])
        offers.append(answer)
    assert [offer["made"] for offer in offers] == [True, False, False]
    assert len({offer["table"] for offer in offers}) == 1
    assert people[0].post("/api/open", json={"game": "king"}).json()["made"], "another game is another table"
    refused(people[0].post("/api/open", json={"game": "poker"}), 422, "unknown-game")


def test_not_with_this_person_again(people: list[Client]):
    anna, ben, chloe = people
    first = anna.post("/api/open", json={"game": "king"}).json()["table"]
    number = join(ben, first)
    refused(anna.post(f"/api/tables/{first}/avoid", json={"guest": 77}), 404, "no-such-guest")
    refused(chloe.post(f"/api/tables/{first}/avoid", json={"guest": number}), 404, "no-such-table")
    assert anna.post(f"/api/tables/{first}/avoid", json={"guest": number}).status_code == 204
    assert anna.post(f"/api/tables/{first}/avoid", json={"guest": number}).status_code == 204, "said twice is said once"
    table = anna.gather()
    anna.put(f"/api/tables/{table}/open", json={"open": True})
    assert table not in listed(ben), "who is not wanted does not see it"
    assert table in listed(chloe)
    own = ben.gather()
    ben.put(f"/api/tables/{own}/open", json={"open": True})
    assert own not in listed(anna), "nor the other way round"
    assert ben.post("/api/open", json={"game": "king"}).json()["table"] in (own, first)
    assert anna.get("/api/me/export").json()["avoided"] == 1
    assert [person["name"] for person in avoided_by(anna)] == ["Ben"]
    assert avoided_by(ben) == [], "nobody is told who avoids them"
    assert anna.delete("/api/me/avoided").status_code == 204
    assert own in listed(anna)
    assert avoided_by(anna) == []
    anna.post(f"/api/tables/{first}/avoid", json={"guest": number})
    assert ben.delete("/api/me").status_code == 204
    assert anna.get("/api/me/export").json()["avoided"] == 0, "whoever is forgotten is nobody to be avoided"


def test_people_that_one_avoids_are_met_again_one_by_one(people: list[Client]):
    anna, ben, chloe = people
    table = anna.post("/api/open", json={"game": "king"}).json()["table"]
    for number in (join(ben, table), join(chloe, table)):
        anna.post(f"/api/tables/{table}/avoid", json={"guest": number})
    bens, chloes = avoided_by(anna)
    assert (bens["name"], chloes["name"]) == ("Ben", "Chloé")
    ben_is = ben.get("/api/me/export").json()["player"]
    assert ben_is not in str(bens), "an id opens a session: nobody else is told it"
    refused(anna.delete("/api/me/avoided/nobody"), 404, "no-such-guest")
    refused(ben.delete(f"/api/me/avoided/{chloes['handle']}"), 404, "no-such-guest")
    assert anna.delete(f"/api/me/avoided/{bens['handle']}").status_code == 204
    assert avoided_by(anna) == [chloes]
    refused(anna.delete(f"/api/me/avoided/{bens['handle']}"), 404, "no-such-guest")
    own = ben.gather()
    ben.put(f"/api/tables/{own}/open", json={"open": True})
    assert own in listed(anna)


def test_who_was_sent_away_does_not_find_the_table_again(people: list[Client]):
    anna, ben, chloe = people
    table = anna.post("/api/open", json={"game": "king"}).json()["table"]
    number = join(ben, table)
    with anna.sit(table) as line:
        line.write("hello")
        line.hear("waiting-room")
        line.write("kick", guest=number)
        line.hear("waiting-room")
    assert table not in listed(ben)
    assert table in listed(chloe)


def test_a_table_that_nobody_keeps_open_is_forgotten(people: list[Client], monkeypatch: pytest.MonkeyPatch):
    anna, ben, _ = people
    monkeypatch.setattr(waiting_rooms, "LASTS", -1.0)
    table = anna.gather()
    anna.put(f"/api/tables/{table}/open", json={"open": True})
    assert listed(ben) == []


@pytest.mark.settings(strangers=False)
def test_a_closed_house_has_no_open_tables(client: Client):
    refused(client.get("/api/open"), 404, "closed-house")
    refused(client.post("/api/open", json={"game": "king"}), 404, "closed-house")
    table = client.gather()
    refused(client.put(f"/api/tables/{table}/open", json={"open": True}), 404, "closed-house")
