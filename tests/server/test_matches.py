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
    return place, json.dumps(contents | more)


NO_BOARDS = {"games": [], "sets": 0, "streak": 0}
ROWS = [
    (match("a"), [row(0, "mistake", 3.0, ["lead", "tricks"]), row(2, "best", 0.0, ["lead", "tricks"])]),
    (match("b"), [row(1, "mistake", 2.0, ["lead", "tricks"]), row(3, "mistake", 1.0, ["follow", "tricks"])]),
    (match("c"), [row(1, "blunder", 8.0, ["lead", "tricks"]), row(4, "lucky", 0.5, ["lead", "tricks"])]),
]


def test_a_profile_adds_up_by_match_and_by_kind_of_decision():
    profile = costs(ROWS)
    assert {name: (cost.decisions, cost.faults, cost.lost) for name, cost in profile.matches.items()} == {
        "a": (2, 1, 3.0), "b": (2, 2, 3.0), "c": (2, 1, 8.5),
    }  # fmt: skip
    assert {(kind.what, kind.about): cost.lost for kind, cost in profile.kinds.items()} == {
        ("lead", "tricks"): 13.5, ("follow", "tricks"): 1.0,
    }  # fmt: skip


def test_a_decision_like_one_is_of_its_kind_and_verdict_and_rather_of_another_match():
    again = [(match("a"), [*ROWS[0][1], row(6, "mistake", 1.0, ["lead", "tricks"])]), *ROWS[1:]]
    assert [(played.stored.id, place) for played, place, _ in similar_decisions(again, again[0][0], 0, 9)] == [
        ("b", 1),
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
        assert profile["games"][0] | {"won": 0} == {
            "game": "quarante", "matches": 1, "won": 0, "offline_copies": 0, "bids": 0, "made": 0, "reviewed": 1,
            "partners": [{"name": "", "matches": 1, "won": int(listed["won"])}],
            "cost": {"decisions": 8, "faults": 2, "lost": 2.0},
        }  # fmt: skip
        assert [match["cost"]["faults"] for match in profile["matches"]] == [2]
        assert profile["kinds"][0]["what"] == "lead"
        (leak,) = profile["leaks"]
        assert (leak["theme"], leak["matches"], leak["needed"]) == ("", 1, 9)
        (other,) = client.get(f"/api/tables/over/reviews/{listed['seat']}/0/like").json()
        assert (other["table"], other["place"], other["verdict"]) == ("over", 1, "mistake")
        assert client.get(f"/api/tables/over/reviews/{listed['seat'] ^ 1}/0/like").status_code == 404
        assert client.get(f"/api/tables/running/reviews/{listed['seat']}/0/like").status_code == 404
    with person(address, "p2") as client:
        (listed,) = client.get("/api/matches").json()
        assert listed["review"] is None
        assert client.get("/api/profile").json()["games"][0]["reviewed"] == 0
    with person(address, "stranger") as client:
        assert client.get("/api/matches").json() == []
        assert client.get("/api/profile").json() == {
            "games": [],
            "matches": [],
            "kinds": [],
            "leaks": [],
            "practised": [],
            "boards": NO_BOARDS,
        }
        assert client.get("/api/me/boards").json() == NO_BOARDS
        assert client.get("/api/tables/over/reviews/1/0/like").status_code == 404


def test_who_was_at_a_table_without_a_seat_has_no_match_there(address: str):
    with person(address, "onlooker") as client:
        assert client.get("/api/matches").json() == []
        for path in ("reviews", "lines", "shares"):
            body = {"reviews": {}, "lines": {"deal": 1, "action": 1}, "shares": {}}[path]
            assert client.post(f"/api/tables/over/{path}", json=body).status_code == 404
        assert client.post("/api/practices", json={"table": "over", "deal": 1, "action": 1}).status_code == 404
