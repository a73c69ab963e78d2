"""The boards of an evening: closed at every door until no table plays them, but for the director who deals by list."""

import json
from typing import Any

import pytest

import services
from fourkings.rulebook.cards import card
from fourkings.rulebook.games import rules
from fourkings.server.http import evening_service
from server.test_evenings import enter_all, entered, lead, make, my_table, seen, wait_for
from server.test_paper_evenings import send_sheet
from serving import Client, refused

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
    assert 2 not in view["rounds"][0]["tables"][0]["waits"]
    with people[0].sit(my_table(seen(people[0], evening))) as line:
        assert line.hello()["players"][missing]["away"]
        with people[1].sit(my_table(view)) as other:
            other.hello()
            other.write("back")
            while (players := line.hear("event")["players"]) is None or players[missing]["away"]:
                pass
    lead(people[0], f"{evening}/tables/0/abandon", director, reason="late")
    assert lead(people[0], f"{path}/{missing}/bot", director, 404)["code"] == "no-such-table"
    wait_for(people[0], evening, lambda view: bool(view["rounds"][0]["over"]))
