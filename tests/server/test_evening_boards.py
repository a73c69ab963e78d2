"""Evenings at their own boards, closed until no table plays them, and with cards of one's own: one scorer a table."""

import json
from threading import Thread
from typing import Any

import pytest

import services
from fourkings.rulebook.cards import card
from fourkings.rulebook.games import rules
from fourkings.server.http import evening_service
from fourkings.table.runtime import readers
from server.test_evenings import enter_all, entered, lead, make, my_table, seen, wait_for
from serving import WAIT, Client, refused

pytestmark = services.MOSTLY_SQLITE
PAPER: dict[str, Any] = {
    "kind": "partners", "game": "400", "options": {"deals": 2}, "paper": True, "fill": "", "same_boards": True,
    "rounds": 2,
}  # fmt: skip
DEALS = [[4, 3, 2, 2], [], [2, 3, -4, 2]]
"""Of a sheet: the second deal was void."""


def boards(client: Client, evening: str) -> list[dict[str, Any]]:
    listed: list[dict[str, Any]] = client.get(f"/api/evenings/{evening}/boards").json()
    return listed


def test_no_request_of_a_player_shows_a_dealing_list_before_the_round_is_over(people: list[Client]):
    evening, director = entered(people[:4], **PAPER)
    dealt = lead(people[4], f"{evening}/dealing-list", director)
    assert isinstance(dealt, list)
    assert [(row["round"], [board["number"] for board in row["boards"]]) for row in dealt] == [
        (0, [1, 2, 3, 4]),
        (1, [1, 2, 3, 4]),
    ]
    pack = sorted(rules("400").game.pack(rules("400")))
    hands = [hand for row in dealt for board in row["boards"] for hand in board["hands"]]
    for first in range(0, len(hands), 4):
        assert sorted(card(name) for hand in hands[first : first + 4] for name in hand) == pack
    assert lead(people[1], f"{evening}/dealing-list", "x", 403)["code"] == "not-the-director"

    def closed(client: Client) -> None:
        """Nothing that a person without the director's link is told holds a hand."""
        answers = [
            seen(client, evening),
            boards(client, evening),
            client.get("/api/me/evenings").json(),
            client.get(f"/api/evenings/{evening}/dealing-list").text,
        ]
        text = json.dumps(answers).replace(" ", "")
        assert not any(json.dumps(hand)[1:-1].replace(" ", "") in text for hand in hands)
        assert answers[1] == []

    for client in people:
        closed(client)
    lead(people[0], f"{evening}/rounds", director, 201)
    for client in people:
        closed(client)
    assert send_sheet(people[0], evening, scores=[6, 6, 1, 4])[1]["code"] == "boards-by-deals"
    status, view = send_sheet(people[0], evening, deals=DEALS)
    assert status == 200
    assert [deal["number"] for deal in view["rounds"][0]["tables"][0]["result"]["deals"]] == [1, 3]
    view = wait_for(people[1], evening, lambda _: boards(people[1], evening) != [])
    (opened,) = boards(people[1], evening)
    assert opened == {"round": 0, "boards": dealt[0]["boards"][:3]}, "as far as a table has played them"
    lead(people[0], f"{evening}/rounds", director, 201)
    assert boards(people[1], evening) == [opened], "those of the next round stay closed"
    send_sheet(people[0], evening, deals=DEALS[::2])
    assert lead(people[0], f"{evening}/end", director)["ended"]
    assert [row["round"] for row in boards(people[4], evening)] == [0, 1], "everybody sees them after the end"


def test_a_list_is_only_for_real_cards_and_the_same_boards(people: list[Client]):
    evening, director = make(people[0], same_boards=True)
    assert lead(people[0], f"{evening}/dealing-list", director, 409)["code"] == "not-paper"
    evening, director = make(people[0], **{**PAPER, "same_boards": False})
    assert lead(people[0], f"{evening}/dealing-list", director, 409)["code"] == "no-boards"
    refused(people[0].post("/api/evenings", json={**PAPER, "minutes": 20}), 422, "boards-length")
    assert people[0].get("/api/evenings/none/boards").status_code == 404


def test_two_teams_play_a_match_with_real_cards(people: list[Client]):
    wanted = {**PAPER, "kind": "teams", "game": "quarante", "options": {"deals": 1}, "rounds": 1}
    evening, director = make(people[0], **wanted)
    for name in ("Anna", "Ben", "Chloé", "Dario", "Élise", "Farid", "Gaston", "Hanna"):
        lead(people[0], f"{evening}/entrants", director, 201, name=name)
    for members in ([1, 2, 3, 4], [5, 6, 7, 8]):
        lead(people[0], f"{evening}/teams", director, members=members)
    ours, crossed = lead(people[0], f"{evening}/rounds", director, 201)["rounds"][0]["tables"]
    first, second = ((1, 2, 3, 4), (5, 6, 7, 8)) if ours["seats"][0] < 5 else ((5, 6, 7, 8), (1, 2, 3, 4))
    assert {*ours["seats"][::2], *crossed["seats"][1::2]} == {*first}, "seats are crossed"
    curious = f"/api/evenings/{evening}/curiosities"
    for table, deals in ((0, [[30, 14]]), (1, [[20, 24]])):
        assert boards(people[1], evening) == people[1].get(curious).json() == [], "the other table still plays these cards"
        assert send_sheet(people[0], evening, table, director=director, deals=deals)[0] == 200
    standings = seen(people[0], evening)["standings"]
    assert [(tuple(row["entrants"]), row["share"]) for row in standings] == [(first, 1.0), (second, 0.0)]
    (opened,) = wait_for_boards(people[1], evening)
    assert [board["number"] for board in opened["boards"]] == [1]
    assert {row["kind"]: row["number"] for row in people[1].get(curious).json()} == {"points": 30, "swing": 10}


def wait_for_boards(client: Client, evening: str) -> list[dict[str, Any]]:
    """The boards of an evening, once any are open."""
    wait_for(client, evening, lambda _: boards(client, evening) != [])
    return boards(client, evening)


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
    evening, director = entered(people[:2], rounds=1)
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
    (table,) = view["rounds"][0]["tables"]
    assert 2 not in table["waits"]
    assert table["bots"] == [missing]
    with people[0].sit(my_table(seen(people[0], evening))) as line:
        assert line.hello()["players"][missing]["away"]
        with people[1].sit(my_table(view)) as other:
            other.hello()
            other.write("back")
            while (players := line.hear("event")["players"]) is None or players[missing]["away"]:
                pass
    assert seen(people[0], evening)["rounds"][0]["tables"][0]["bots"] == []
    lead(people[0], f"{evening}/tables/0/abandon", director, reason="late")
    assert lead(people[0], f"{path}/{missing}/bot", director, 404)["code"] == "no-such-table"
    wait_for(people[0], evening, lambda view: bool(view["rounds"][0]["over"]))


def test_between_deals_a_table_waits_only_for_those_who_are_not_ready(
    people: list[Client], monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(evening_service, "SLOW", 0)
    # Without a countdown, which would deal before anybody has looked.
    monkeypatch.setattr(readers.Readiness, "tell", lambda table, seat, at: setattr(table, "ready", table.ready | {seat}))
    evening, director = entered(people[:2], rounds=1, options={"deals": 2})
    name = my_table(lead(people[0], f"{evening}/rounds", director, 201))
    with people[0].sit(name) as anna, people[1].sit(name) as ben:
        playing = Thread(target=ben.play, kwargs={"one_deal": True}, daemon=True)
        playing.start()
        assert anna.play(one_deal=True)["deal"]["stage"] == "done"
        playing.join(WAIT)
        assert sorted(seen(people[0], evening)["rounds"][0]["tables"][0]["waits"]) == [1, 2]
        assert anna.ask("deal")["type"] == "ready-changed"
        assert seen(people[0], evening)["rounds"][0]["tables"][0]["waits"] == [2]


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
    assert lead(devices[0], f"{evening}/time", director, seconds=60)["rounds"][1]["ends"]
    assert lead(devices[0], f"{evening}/time", director, seconds=None)["rounds"][1]["ends"] is None
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
