"""Clubs: founded, given evenings by who leads these and keeps the club, and counted over all that are over."""

from typing import Any

import pytest

import services
from serving import Client

PHRASE = "open sesame, please"
pytestmark = [*services.MOSTLY_SQLITE, pytest.mark.settings(admin=PHRASE)]
SHEETS = ([5, 5, 5, -15], [-15, 5, 5, 5])
"""Final scores of a table of King, the last and the first beaten by all."""


def ask(client: Client, method: str, path: str, status: int = 200, **body: Any) -> dict[str, Any]:
    answer = client.request(method, f"/api/{path}", json=body)
    assert answer.status_code == status, answer.text
    view: dict[str, Any] = answer.json() if answer.content else {}
    return view


def make_club(client: Client, name: str = "Thursday") -> tuple[str, str]:
    created = ask(client, "POST", "clubs", 201, name=name)
    return created["club"], created["keeper"]


def paper_evening(client: Client, names: list[str], rounds: int = 2, over: bool = True) -> tuple[str, str]:
    """An evening of King at one table with real cards, of people whom the director enters; its id and token."""
    order = {"kind": "alone", "game": "king", "rounds": rounds, "paper": True, "fill": ""}
    created = ask(client, "POST", "evenings", 201, **order)
    evening, director = created["evening"], created["director"]
    for name in names:
        ask(client, "POST", f"evenings/{evening}/entrants", 201, director=director, name=name)
    for number in range(rounds):
        ask(client, "POST", f"evenings/{evening}/rounds", 201, director=director)
        ask(client, "POST", f"evenings/{evening}/tables/0/sheet", director=director, scores=SHEETS[number % 2])
    if over:
        ask(client, "POST", f"evenings/{evening}/end", director=director)
    return evening, director


@pytest.mark.costly
def test_a_club_from_its_name_to_its_end(devices: list[Client]):
    host, guest, *_ = devices
    club, keeper = make_club(host)
    first, token = paper_evening(host, ["Anna", "Ben", "Chloé", "Dan"])
    second, other = paper_evening(host, ["ANNA", "Ben", "Élise", "Dan"], rounds=1)
    open_, third = paper_evening(host, ["Anna", "Ben", "Chloé", "Dan"], rounds=1, over=False)
    for evening, director in ((first, token), (second, other), (open_, third)):
        ask(host, "PUT", f"clubs/{club}/evenings/{evening}", keeper=keeper, director=director)
    ask(host, "PUT", f"evenings/{first}/about", director=token, name="Final")
    view = ask(guest, "GET", f"clubs/{club}")
    assert view["name"] == "Thursday"
    assert [evening["name"] for evening in view["evenings"]] == ["", "", "Final"]
    assert [evening["evening"] for evening in view["evenings"]] == [open_, second, first]
    assert [(evening["over"], evening["people"], evening["rounds"]) for evening in view["evenings"]] == [
        (False, 4, 1),
        (True, 4, 1),
        (True, 4, 2),
    ]
    assert view["evenings"][0]["first"] == []
    assert all(evening["first"] for evening in view["evenings"][1:])
    rows = {row["name"].casefold(): row for row in view["standings"]}
    assert set(rows) == {"anna", "ben", "chloé", "dan", "élise"}
    counts = {name: (row["evenings"], row["rounds"]) for name, row in rows.items()}
    assert counts == {"anna": (2, 3), "ben": (2, 3), "dan": (2, 3), "chloé": (1, 2), "élise": (1, 1)}
    assert rows["élise"]["low"] is None
    assert all(row["low"] <= row["share"] <= row["high"] for name, row in rows.items() if name != "élise")
    shares = by_hand(ask(host, "GET", f"evenings/{first}"), ask(host, "GET", f"evenings/{second}"))
    assert {name: row["share"] for name, row in rows.items()} == pytest.approx(shares)

    assert ask(host, "PUT", f"clubs/{club}", keeper=keeper, name=" Friday ")["name"] == "Friday"
    assert len(ask(host, "POST", f"clubs/{club}/evenings/{first}/remove", keeper=keeper)["evenings"]) == 2
    ask(host, "POST", f"clubs/{club}/delete", 204, keeper=keeper)
    assert ask(guest, "GET", f"clubs/{club}", 404)["code"] == "no-such-club"
    assert ask(guest, "GET", f"evenings/{second}")["ended"], "its evenings stay"


def by_hand(*evenings: dict[str, Any]) -> dict[str, float]:
    """The mean share of everybody over all tables of these evenings, counted from the scores."""
    shares: dict[str, list[float]] = {}
    for evening in evenings:
        names = {entrant["number"]: entrant["name"].casefold() for entrant in evening["entrants"]}
        for round_ in evening["rounds"]:
            for table in round_["tables"]:
                scores = table["result"]["scores"]
                for person, own in zip(table["seats"], scores, strict=True):
                    beaten = sum((score < own) + (score == own) / 2 for score in scores) - 0.5
                    shares.setdefault(names[person], []).append(beaten / 3)
    return {name: sum(theirs) / len(theirs) for name, theirs in shares.items()}


def test_only_the_keeper_changes_a_club_and_only_a_director_brings_an_evening(devices: list[Client]):
    host, guest, *_ = devices
    club, keeper = make_club(host)
    evening, director = paper_evening(host, ["Anna", "Ben", "Chloé", "Dan"], rounds=1)
    for method, path, more in (
        ("PUT", "", {"name": "Ours"}),
        ("POST", "/delete", {}),
        ("PUT", f"/evenings/{evening}", {"director": director}),
        ("POST", f"/evenings/{evening}/remove", {}),
    ):
        assert ask(guest, method, f"clubs/{club}{path}", 403, keeper="x", **more)["code"] == "not-the-keeper"
        assert ask(host, method, f"clubs/none{path}", 404, keeper=keeper, **more)["code"] == "no-such-club"
    view = ask(host, "PUT", f"clubs/{club}/evenings/{evening}", 403, keeper=keeper, director="x")
    assert view["code"] == "not-the-director"
    view = ask(host, "PUT", f"clubs/{club}/evenings/none", 404, keeper=keeper, director=director)
    assert view["code"] == "no-such-evening"
    assert ask(host, "GET", f"clubs/{club}")["evenings"] == []
    for name in ("", " ", "a\nb", "x" * 61):
        ask(host, "POST", "clubs", 422, name=name)


def test_an_evening_belongs_to_one_club(devices: list[Client]):
    host, *_ = devices
    (club, keeper), (other, key) = make_club(host), make_club(host, "Friday")
    evening, director = paper_evening(host, ["Anna", "Ben", "Chloé", "Dan"], rounds=1)
    for _ in range(2):
        ask(host, "PUT", f"clubs/{club}/evenings/{evening}", keeper=keeper, director=director)
    ask(host, "PUT", f"clubs/{other}/evenings/{evening}", keeper=key, director=director)
    assert ask(host, "POST", f"clubs/{club}/evenings/{evening}/remove", keeper=keeper)["evenings"] == []
    assert len(ask(host, "GET", f"clubs/{other}")["evenings"]) == 1, (
        "it is none of the first, whose keeper cannot remove it"
    )


def test_forgotten_people_are_not_ranked(devices: list[Client]):
    host, guest, *_ = devices
    club, keeper = make_club(host)
    guest.put("/api/me", json={"name": "Élise"})
    created = ask(host, "POST", "evenings", 201, kind="alone", game="king", rounds=1, paper=True, fill="")
    evening, director = created["evening"], created["director"]
    ask(guest, "PUT", f"evenings/{evening}/me")
    for name in ("Anna", "Ben", "Chloé"):
        ask(host, "POST", f"evenings/{evening}/entrants", 201, director=director, name=name)
    ask(host, "POST", f"evenings/{evening}/rounds", 201, director=director)
    ask(guest, "POST", f"evenings/{evening}/tables/0/sheet", scores=SHEETS[0])
    ask(host, "POST", f"evenings/{evening}/end", director=director)
    ask(host, "PUT", f"clubs/{club}/evenings/{evening}", keeper=keeper, director=director)
    assert [row["name"] for row in ask(guest, "GET", f"clubs/{club}")["standings"] if row["me"]] == ["Élise"]
    assert guest.delete("/api/me").status_code == 204
    ask(host, "POST", f"evenings/{evening}/entrants/2/forget", director=director)
    assert sorted(row["name"] for row in ask(host, "GET", f"clubs/{club}")["standings"]) == ["Ben", "Chloé"]


def test_an_administrator_removes_a_club_and_its_evenings_stay(devices: list[Client]):
    host, chief, *_ = devices
    chief.put("/api/me", json={"name": "Chief"})
    assert chief.post("/api/admin/session", json={"phrase": PHRASE}).json()["first"]
    club, keeper = make_club(host, "An unkind name")
    other, _ = make_club(host, "Friday")
    evening, director = paper_evening(host, ["Anna", "Ben", "Chloé", "Dan"], rounds=1)
    ask(host, "PUT", f"clubs/{club}/evenings/{evening}", keeper=keeper, director=director)
    listed = chief.get("/api/admin/clubs")
    assert club not in listed.text, "an administrator is told no link"
    assert [(row["name"], row["evenings"]) for row in listed.json()] == [("Friday", 0), ("An unkind name", 1)]
    handle = listed.json()[1]["club"]
    assert host.get("/api/admin/clubs").status_code == 403
    assert host.delete(f"/api/admin/clubs/{handle}").status_code == 403
    assert chief.delete(f"/api/admin/clubs/{handle}").status_code == 204
    assert chief.delete(f"/api/admin/clubs/{handle}").json()["code"] == "no-such-club"
    assert ask(host, "GET", f"clubs/{club}", 404)["code"] == "no-such-club"
    assert ask(host, "GET", f"clubs/{other}")["name"] == "Friday"
    assert ask(host, "GET", f"evenings/{evening}")["ended"], "its evenings stay"
    assert [deed["what"] for deed in chief.get("/api/admin/deeds").json()] == ["delete-club", "enter"]


def test_an_administrator_deletes_the_name_of_somebody_whom_a_director_entered(devices: list[Client]):
    host, chief, *_ = devices
    assert chief.post("/api/admin/session", json={"phrase": PHRASE}).json()["first"]
    evening, _ = paper_evening(host, ["Anna", "Ben", "Chloé", "Dan"], rounds=1)
    (person,) = chief.get("/api/admin/people", params={"name": "Chloé"}).json()
    assert chief.delete(f"/api/admin/people/{person['person']}").status_code == 204
    names = [entrant["name"] for entrant in ask(host, "GET", f"evenings/{evening}")["entrants"]]
    assert names == ["Anna", "Ben", "", "Dan"]
