"""My matches, with who played and what a review found; a profile; decisions like one to try again. For oneself alone."""

import json
from typing import Any

import services
from finished import facts_of, person, server_of_two_matches, total
from fourkings.app.matches.history import PlayedMatch
from fourkings.app.models import Stored, StoredReview, Summary
from fourkings.app.reviews.costs import costs, similar_decisions
from fourkings.app.reviews.judging import JUDGE
from fourkings.server.db import Store
from fourkings.table import match as table
from fourkings.table.match import Participant

pytestmark = services.MOSTLY_SQLITE


def match(name: str, game: str = "king") -> PlayedMatch:
    outcome = Summary(9, 1, (1, 2, 3, 4), True, (0,))
    chairs = (Participant("", "me", "club"), *(Participant(letter, None, "club") for letter in "bcd"))
    return PlayedMatch(Stored(name, game, "classic", bytes(32), "calm", outcome, 1.0, 1.0), 0, chairs)


def row(place: int, verdict: str, loss: float, kind: list[str], **more: Any) -> tuple[int, str]:
    contents = {"deal": 1, "action": place + 1, "played": "AS", "trick": [], "verdict": verdict, "loss": loss, "kind": kind}
    contents |= {"losses": [[loss, 0.1], [0.0, 0.1]], "habits": {"club": [0.5, 0.5]}, "places": [0, 1]}
    return place, json.dumps(contents | more)


NO_BOARDS = {"games": []}
ROWS = [
    (match("a"), [row(0, "mistake", 3.0, ["lead", "tricks"]), row(2, "best", 0.0, ["lead", "tricks"])]),
    (match("b"), [row(1, "mistake", 2.0, ["lead", "tricks"]), row(3, "mistake", 1.0, ["follow", "tricks"])]),
    (match("c"), [row(1, "blunder", 8.0, ["lead", "tricks"]), row(4, "lucky", 0.5, ["lead", "tricks"])]),
]


def test_mistakes_and_points_beyond_a_club_player_add_up_by_match():
    assert {name: (cost.mistakes, cost.excess) for name, cost in costs(ROWS).matches.items()} == {
        "a": (1, 1.5), "b": (2, 1.5), "c": (1, 4.25),
    }  # fmt: skip


def test_a_mistake_like_one_is_of_its_theme_and_rather_of_another_match():
    duck, announce = ({"explanation": {"theme": theme, "parts": [{"key": "gives"}]}} for theme in ("duck", None))
    rows = [row(0, "mistake", 3.0, ["follow", ""], **duck), row(1, "mistake", 3.0, ["follow", ""], **announce)]
    played = [(match("a"), rows), (match("b"), [row(5, "blunder", 9.0, ["lead", ""], **duck)])]
    assert [(other.stored.id, place) for other, place, _ in similar_decisions(played, played[0][0], 0, 9)] == [("b", 5)]
    assert similar_decisions(played, played[0][0], 1, 9) == []


def test_a_decision_without_an_explanation_is_like_one_of_its_kind():
    again = [(match("a"), [*ROWS[0][1], row(6, "mistake", 1.0, ["lead", "tricks"])]), *ROWS[1:]]
    assert [(played.stored.id, place) for played, place, _ in similar_decisions(again, again[0][0], 0, 9)] == [
        ("b", 1),
        ("c", 1),
        ("a", 6),
    ]
    assert similar_decisions(again, again[0][0], 99, 9) == []


async def reviewed(store: Store) -> None:
    now = table.replay_match(facts_of(over=True)[0])
    await store.tables.add_player("over", "onlooker")
    seat = now.seat_of("p1")
    assert seat is not None
    many = total(now, seat)
    await store.reviews.ask(StoredReview("over", seat, JUDGE, 1.0, 0, many))
    review = await store.reviews.claim(2.0, 3.0)
    for place in range(many):
        verdict = row(place, "mistake" if place < 2 else "best", 1.0, ["lead", ""])[1]
        await store.reviews.write_verdict(review, place, verdict, 0.0)


address = server_of_two_matches(reviewed)


def test_a_match_is_told_to_who_sat_there_once_it_is_over(address: str):
    with person(address, "p1") as client:
        (listed,) = client.get("/api/matches").json()
        assert (listed["table"], listed["origin"], listed["review"]) == ("over", "match", {"done": True, "faults": 2})
        assert len(listed["players"]) == 4
        assert isinstance(listed["won"], bool)
        profile = client.get("/api/profile").json()
        (game,) = profile["games"]
        assert game | {"won": 0, "skill": None} == {
            "game": "quarante", "matches": 1, "won": 0, "offline_copies": 0, "bids": 0, "kept": 0, "skill": None,
            "partners": [{"name": "", "matches": 1, "won": int(listed["won"])}],
            "daily": [], "boards": None, "puzzles": [], "practised": [],
            "reviewed": [{"table": "over", "at": listed["updated"], "won": listed["won"], "mistakes": 2}],
            "leak": {"theme": "", "loss": 0.0, "half": 0.0, "times": 0, "matches": 1, "needed": 9},
        }  # fmt: skip
        assert (game["skill"]["value"], game["skill"]["reviews"], game["skill"]["daily"]) == (0, 0, None)
        assert game["skill"]["needed"] == 9
        (other,) = client.get(f"/api/tables/over/reviews/{listed['seat']}/0/like").json()
        assert (other["table"], other["place"], other["verdict"]) == ("over", 1, "mistake")
        assert client.get(f"/api/tables/over/reviews/{listed['seat'] ^ 1}/0/like").status_code == 404
        assert client.get(f"/api/tables/running/reviews/{listed['seat']}/0/like").status_code == 404
    with person(address, "p2") as client:
        (listed,) = client.get("/api/matches").json()
        assert listed["review"] is None
        assert client.get("/api/profile").json()["games"][0]["reviewed"] == []
    with person(address, "stranger") as client:
        assert client.get("/api/matches").json() == []
        assert client.get("/api/profile").json() == {"games": []}
        assert client.get("/api/me/boards").json() == NO_BOARDS
        assert client.get("/api/tables/over/reviews/1/0/like").status_code == 404


def test_who_was_at_a_table_without_a_seat_has_no_match_there(address: str):
    with person(address, "onlooker") as client:
        assert client.get("/api/matches").json() == []
        for path in ("reviews", "lines", "shares"):
            body = {"reviews": {}, "lines": {"deal": 1, "action": 1}, "shares": {}}[path]
            assert client.post(f"/api/tables/over/{path}", json=body).status_code == 404
        assert client.post("/api/practices", json={"table": "over", "deal": 1, "action": 1}).status_code == 404
