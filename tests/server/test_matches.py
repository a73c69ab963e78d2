"""My matches, with who played and what a review found, decisions like one to try again, and mistakes that come back."""

import json
from typing import Any

import pytest

import services
from finished import facts_of, person, server_of_two_matches, total
from fourkings.analysis.matches import decision, moments
from fourkings.app.matches.history import PlayedMatch
from fourkings.app.models import Stored, StoredReview, Summary
from fourkings.app.reviews.costs import costs, similar_decisions
from fourkings.app.reviews.judging import JUDGE, judge_action
from fourkings.app.reviews.leaks import MATCHES, Leak, excess_of, leak_of
from fourkings.app.reviews.schema import verdict_info
from fourkings.arena.intervals import t_coverage, t_quantile
from fourkings.arena.matches import play, secret_of
from fourkings.bots import find
from fourkings.cli.review import verdict_of
from fourkings.puzzles import themes
from fourkings.rulebook.games import parse_action, rules
from fourkings.server.db import Store
from fourkings.table import match as table
from fourkings.table.match import Participant
from fourkings.views import view
from reviewed import decisions_of

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


@pytest.mark.parametrize(("freedom", "t"), [(1, 12.706), (2, 4.303), (9, 2.262), (10, 2.228), (19, 2.093)])
def test_the_law_is_students(freedom: int, t: float) -> None:
    """The table of every textbook: 95 % lie within."""
    assert t_coverage(t, freedom) == pytest.approx(0.95, abs=2e-5)
    assert t_quantile(freedom) == pytest.approx(t, abs=1e-3)


def test_the_excess_is_what_was_lost_beyond_a_club_decisions_of() -> None:
    decision = {"losses": [(0.0, 0.1), (4.0, 0.1)], "habits": {"club": [0.75, 0.25]}, "places": [1, 0]}
    assert excess_of(decision) == 3.0
    assert excess_of(decision | {"places": [0, 0]}) == -1.0


def test_planted_leaks_are_found_and_others_are_told_none() -> None:
    """Simulated players who choose as a club player does, but in one theme: 80 % are found; of those without, 5 %."""
    leaks = [leak_of(decisions_of(seed, 20, get_rid=0.5)) for seed in range(5)]
    assert sum(isinstance(leak, Leak) and leak.theme == "get-rid" for leak in leaks) >= 4
    assert all(leak.loss - leak.half > 0 for leak in leaks if leak)
    assert sum(leak_of(decisions_of(seed, 20)) is not None for seed in range(20)) <= 1


def test_of_themes_that_share_decisions_the_one_is_told_that_explains_the_others() -> None:
    """Every decision is of a wide theme, too, and half of those of the leak are of a narrow one."""
    matches = decisions_of(7, 20, get_rid=0.5)
    for verdicts in matches:
        for place, row in enumerate(row for row in verdicts if "get-rid" in row["themes"]):
            row["themes"].append(("narrow", "other")[place % 2])
        for row in verdicts:
            row["themes"].append("wide")
    assert leak_of(matches).theme == "get-rid"


@pytest.mark.heavy
def test_of_many_players_few_are_told_a_leak_that_they_have_not() -> None:
    assert sum(leak_of(decisions_of(seed, 20)) is not None for seed in range(1000, 1400)) < 20
    leaks = [leak_of(decisions_of(seed, 20, get_rid=0.25)) for seed in range(2000, 2060)]
    assert sum(leak is not None and leak.theme == "get-rid" for leak in leaks) >= 48


def test_too_few_matches_and_reviews_without_themes_tell_nothing() -> None:
    sure = decisions_of(1, MATCHES, get_rid=1.0)
    assert leak_of(sure) is not None
    assert leak_of(sure[:-1]) is None
    assert leak_of([[{**row, "themes": []} for row in verdicts] for verdicts in sure]) is None


def test_a_decision_is_kept_with_the_themes_of_its_best_choice() -> None:
    """The first two decisions of a deal: a leak is looked for in their themes, and the page is told none."""
    order = rules("jeu-du-roi")
    match = play(order, [find("careful")] * 4, secret_of(order, 3, 0), max_deals=1)
    kept, first = list[tuple[Any, dict[str, Any]]](), None
    for moment in moments(match, 0):
        if (text := judge_action(moment)) is not None:
            kept.append((view(moment[2], moment[2].turn), json.loads(text)))
            first = first or decision(*moment)
        if len(kept) == 2:
            break
    for at, verdict in kept:
        best = verdict["choices"][verdict["places"][1]]
        assert verdict["themes"] == list(themes.of(at, frozenset(parse_action(order.game, name) for name in best)))
        assert excess_of(verdict) <= max(loss for loss, _ in verdict["losses"])
        assert not {"themes", "decided"} & set(verdict_info(match, (0, json.dumps(verdict)), "en"))
    at_terminal = verdict_of(first)
    assert list(at_terminal["themes"]) == kept[0][1]["themes"]
    assert excess_of(at_terminal) == pytest.approx(excess_of(kept[0][1]), abs=1e-3)
