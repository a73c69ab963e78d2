"""Evenings with cards of one's own: no tables on the server, one scorer a table, and sums by the law of the game."""

from typing import Any

import services
from server.test_evenings import enter_all, entered, lead, make, seen
from serving import Client, refused

pytestmark = services.MOSTLY_SQLITE
NAUGHT = [120, -45, 30, -105]


def send_sheet(client: Client, evening: str, table: int = 0, **sheet: Any) -> tuple[int, dict[str, Any]]:
    answer = client.post(f"/api/evenings/{evening}/tables/{table}/sheet", json=sheet)
    return answer.status_code, answer.json()


def test_a_sheet_of_king_with_real_cards_adds_up_to_0(devices: list[Client]):
    evening, director = make(devices[0], kind="alone", game="king", options={}, paper=True, fill="", rounds=2)
    *players, guest = devices
    enter_all(players, evening)
    view = lead(devices[0], f"{evening}/rounds", director, 201)
    assert (view["paper"], view["deals"], view["titles"][0]) == (True, 10, "tricks")
    assert [table["table"] for table in view["rounds"][0]["tables"]] == [""], "no table is made on the server"
    assert devices[0].get("/api/tables").json() == []

    status, problem = send_sheet(players[1], evening, scores=[120, -45, 30, -100])
    assert status == 409
    assert {name: problem[name] for name in ("code", "deal", "total", "near")} == {
        "code": "wrong-sum",
        "deal": 0,
        "total": 5,
        "near": [0],
    }
    assert send_sheet(guest, evening, scores=NAUGHT)[1]["code"] == "not-at-this-table"
    deals = (
        [[-260, 0, 0, 0]] * 2 + [[-200, 0, 0, 0], [-240, 0, 0, 0], [-80, -80, 0, 0], [-180, 0, 0, 0]] + [[325, 0, 0, 0]] * 4
    )
    status, problem = send_sheet(players[1], evening, deals=deals)
    assert (status, problem["code"], problem["deal"], problem["possible"]) == (409, "wrong-points", 5, [-160, 0])
    assert problem["readings"] == [[{"number": 5, "points": points}] for points in ([0, -160, 0, 0], [-160, 0, 0, 0])]
    assert (view["sums"][4], view["sums"][9]) == ([-160], [325])
    assert send_sheet(players[1], evening, table=3, scores=NAUGHT)[0] == 403
    assert send_sheet(players[1], evening, scores=NAUGHT[:3])[1]["code"] == "bad-sheet"
    status, view = send_sheet(players[1], evening, scores=NAUGHT)
    assert status == 200
    (table,) = view["rounds"][0]["tables"]
    assert (table["result"]["scores"], table["result"]["winners"]) == (NAUGHT, [0])
    assert view["rounds"][0]["over"]
    assert view["standings"][0]["entrants"] == [table["seats"][0]]
    assert send_sheet(players[0], evening, scores=NAUGHT)[1]["code"] == "table-over"

    path = f"{evening}/rounds/0/tables/0"
    view = lead(devices[0], path, director, method="PUT", scores=[0, 0, 10, -10], reason="the sheet was misread")
    assert view["rounds"][0]["tables"][0]["result"]["scores"] == [0, 0, 10, -10]


def test_the_director_enters_a_sheet_deal_by_deal(devices: list[Client]):
    wanted = {"kind": "pairs", "game": "quarante", "options": {"deals": 2}, "paper": True, "fill": "", "rounds": 1}
    evening, director = entered(devices[:4], **wanted)
    for first, second in ((1, 3), (2, 4)):
        lead(devices[0], f"{evening}/pairs", director, first=first, second=second)
    lead(devices[0], f"{evening}/rounds", director, 201)
    status, problem = send_sheet(devices[4], evening, director=director, deals=[[20, 24], [30, 15]])
    assert (status, problem["deal"], problem["total"], problem["near"]) == (409, 2, 45, [44, 50])
    status, view = send_sheet(devices[4], evening, director=director, deals=[[20, 24], [30, 14]])
    assert status == 200
    result = view["rounds"][0]["tables"][0]["result"]
    assert (result["scores"], result["winners"], len(result["deals"])) == ([50, 38], [0, 2], 2)
    status, problem = send_sheet(devices[0], evening, director=director, deals=[[24, 20], [30, 14]])
    assert (status, problem["code"]) == (409, "table-over"), "another director, in the middle of the same sheet"
    path, theirs = f"{evening}/rounds/0/tables/0", {"deals": [[24, 20], [30, 14]], "reason": "misread"}
    assert lead(devices[0], path, director, method="PUT", **theirs)["rounds"][0]["tables"][0]["corrected"] == "misread"
    assert lead(devices[4], f"{evening}/end", director)["ended"]


def test_a_sheet_that_the_rules_do_not_allow_needs_the_director_and_a_reason(devices: list[Client]):
    wanted = {"kind": "partners", "game": "400", "options": {}, "paper": True, "fill": "", "rounds": 2}
    evening, director = entered(devices[:4], **wanted)
    lead(devices[0], f"{evening}/rounds", director, 201)
    for sheet, code, deal in (
        ({"deals": [[2, 3, 3, 3], [1, 1, 1, 1]]}, "wrong-points", 2),
        ({"scores": [43, 43, 5, 5]}, "match-goes-on", 0),
        ({"deals": [[10, 2, 2, 2]] * 3 + [[7, 2, 2, 2]] * 3}, "deal-after-end", 6),
    ):
        status, problem = send_sheet(devices[1], evening, **sheet)
        assert (status, problem["code"], problem["deal"]) == (409, code, deal)
    path, scores = f"{evening}/rounds/0/tables/0", [41, 0, 0, 30]
    assert lead(devices[1], path, director, 422, method="PUT", scores=scores, reason="")
    refusal = lead(devices[1], path, director, 409, method="PUT", scores=scores, reason="the hall closed")
    assert refusal["code"] == "match-goes-on"
    view = lead(devices[1], path, director, method="PUT", scores=scores, reason="the hall closed", insist=True)
    table = view["rounds"][0]["tables"][0]
    assert (table["corrected"], table["result"]["winners"]) == ("the hall closed", [0, 2])
    lead(devices[0], f"{evening}/rounds", director, 201)
    lead(devices[0], f"{evening}/time", director, seconds=60)
    assert send_sheet(devices[1], evening, scores=[43, 43, 5, 5])[1]["rounds"][1]["tables"][0]["result"]["winners"] == [
        0,
        1,
        2,
        3,
    ]


def test_real_cards_allow_no_bots_and_only_they_have_sheets(devices: list[Client]):
    wanted: list[dict[str, Any]] = [{"fill": "careful"}, {"hints": True}]
    for more in wanted:
        ordered = {"kind": "partners", "game": "400", "options": {"deals": 4}, "rounds": 2, "paper": True, **more}
        refused(devices[0].post("/api/evenings", json=ordered), 422, "paper")
    evening, director = make(devices[0], rounds=1)
    devices[0].put(f"/api/evenings/{evening}/me")
    lead(devices[0], f"{evening}/rounds", director, 201)
    assert send_sheet(devices[0], evening, scores=[4, 4, 4, 4])[1]["code"] == "not-paper"
    assert not seen(devices[0], evening)["paper"]


def test_a_person_without_a_phone_is_entered_and_forgotten_by_the_director(devices: list[Client]):
    evening, director = entered(devices[:3], kind="alone", game="king", options={}, paper=True, fill="", rounds=1)
    view = lead(devices[0], f"{evening}/entrants", director, 201, name="  Mona ")
    assert [(row["name"], row["by_director"]) for row in view["entrants"]][2:] == [("", False), ("Mona", True)]
    lead(devices[1], f"{evening}/entrants", "x", 403, name="Nobody")
    about = lead(devices[1], f"{evening}/about", director, method="PUT", name=" Sunday ", place="Café", starts=1000.0)
    assert (about["name"], about["place"], about["starts"]) == ("Sunday", "Café", 1000.0)
    lead(devices[0], f"{evening}/rounds", director, 201)
    assert send_sheet(devices[1], evening, scores=NAUGHT)[0] == 200
    assert lead(devices[0], f"{evening}/entrants", director, 422, name="\ufffc")["code"] == "unseen-name"
    assert lead(devices[0], f"{evening}/entrants/1/forget", director, 404)["code"] == "no-such-entrant"
    view = lead(devices[0], f"{evening}/entrants/4/forget", director)
    assert [(row["name"], row["here"]) for row in view["entrants"]][3:] == [("", False)]
    assert len(view["standings"]) == 4, "what they played stays"
    on_screens, director = make(devices[0])
    assert lead(devices[0], f"{on_screens}/entrants", director, 409, name="Mona")["code"] == "not-paper"


def test_a_demonstration_has_a_late_table_and_a_wrong_sheet_and_is_gone_with_one_press(devices: list[Client]):
    demo = devices[0].post("/api/demo-evenings", json={"reason": "check deal 5", "people": ["Zoé"]}).json()
    evening, director = demo["evening"], demo["director"]
    view = seen(devices[0], evening)
    assert (view["demo"], len(view["entrants"]), [row["over"] for row in view["rounds"]]) == (True, 16, [True, True, False])
    assert [row["name"] for row in view["entrants"]][:2] == ["Zoé", "Bilal"]
    assert [bool(table["result"]) for table in view["rounds"][2]["tables"]] == [True, True, True, False]
    assert view["rounds"][1]["tables"][1]["corrected"] == "check deal 5"
    assert view["rounds"][2]["ends"] < view["now"]
    deals = [deal["points"] for deal in view["rounds"][1]["tables"][1]["result"]["deals"]]
    path = f"{evening}/rounds/1/tables/1"
    refusal = lead(devices[0], path, director, 409, method="PUT", deals=deals, reason="as it is")
    assert (refusal["deal"], len(refusal["readings"])) == (5, 2)
    club = devices[0].post("/api/clubs", json={"name": "Club"}).json()
    order = {"keeper": club["keeper"], "director": director}
    refused(devices[0].put(f"/api/clubs/{club['club']}/evenings/{evening}", json=order), 409, "demo")
    assert devices[0].get("/api/me/evenings").json() == []
    assert devices[1].post(f"/api/evenings/{evening}/delete", json={"director": "x"}).status_code == 403
    assert devices[1].post(f"/api/evenings/{evening}/delete", json={"director": director}).status_code == 204
    assert devices[0].get(f"/api/evenings/{evening}").status_code == 404
    real, director = make(devices[0])
    assert lead(devices[0], f"{real}/delete", director, 409)["code"] == "not-a-demo"
