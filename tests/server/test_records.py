"""Records from elsewhere and links to matches, checked to the last point, and reviews of matches that are over."""

import asyncio
import json
import time
from pathlib import Path
from typing import Any

import pytest

import services
from finished import PLAYERS, facts_of, person, put, server_of_two_matches, total
from fourkings.app.models import StoredReview
from fourkings.app.reviews.judging import JUDGE
from fourkings.app.reviews.schema import ReviewRecord
from fourkings.records import to_json
from fourkings.server.db import Store
from fourkings.server.http.errors import LARGEST_RECORD
from fourkings.server.net.settings import Settings
from fourkings.server.workers import review_maker as maker_module
from fourkings.server.workers.review_maker import ReviewMaker
from fourkings.table import match as table
from fourkings.table.match import NEUTRAL_NAME
from serving import Client, done

pytestmark = services.MOSTLY_SQLITE
MATCH = table.replay_match(facts_of(over=True)[0]).match
NAMES = ["Änna", "B", "C" * 99, "D"]


address = server_of_two_matches()


def record(**changes: Any) -> dict[str, Any]:
    return to_json(MATCH) | {"entrants": NAMES, "bots": [["strong 7"], [], ["no such 1"], ["careful 2"]]} | changes


def taken(client: Client, sent: Any, **more: Any) -> Any:
    text = sent if isinstance(sent, str) else json.dumps(sent)
    return client.post("/api/records", json={"record": text, **more})


def nothing_played() -> dict[str, Any]:
    contents = record(deals=[])
    contents.pop("result")
    return contents


def without_end() -> dict[str, Any]:
    contents = record()
    last = contents["deals"][-1]
    for key in ("points", "totals"):
        last.pop(key)
    last["actions"] = last["actions"][:13]
    contents.pop("result")
    return contents


def test_a_record_stands_among_ones_matches_and_counts_nowhere(address: str):
    with person(address, "guest") as client:
        table = taken(client, record(), seat=2).json()["table"]
        (match,) = client.get("/api/matches").json()
        assert (match["table"], match["origin"], match["seat"]) == (table, "record", 2)
        assert sorted(player["name"] for player in match["players"]) == sorted(["Änna", "B", "C" * 40, "D"])
        assert client.get("/api/profile").json()["games"] == []
        assert client.post("/api/challenges", json={"table": table}).status_code == 409
        assert client.get(f"/api/tables/{table}/deals/1").json()["mine"] == 2
        again = client.get(f"/api/tables/{table}/record").json()
        assert (again["deals"], again["result"]) == (record()["deals"], record()["result"])
        assert "shuffle" not in again
        assert client.post("/api/practices", json={"table": table, "deal": 1, "action": 9}).status_code == 201
    with person(address, "stranger") as client:
        assert client.get(f"/api/tables/{table}/deals/1").status_code == 404


def test_a_record_without_an_end_is_reviewed_as_far_as_it_goes_and_played_on_by_nobody(address: str):
    with person(address, "guest") as client:
        table = taken(client, without_end()).json()["table"]
        assert client.post(f"/api/tables/{table}/reviews", json={}).json()["total"] == 3 + (MATCH.state.deal.dealer == 3)
        assert client.post("/api/practices", json={"table": table, "deal": 1, "action": 2}).status_code == 409
        assert client.post(f"/api/tables/{table}/lines", json={"deal": 1, "action": 2}).status_code == 409
        assert client.post(f"/api/tables/{table}/shares", json={}).status_code == 409
        assert client.get(f"/api/tables/{table}/deals/1").status_code == 409


def test_what_cannot_be_taken_in_is_refused_with_a_sentence(address: str):
    bad = {
        "not json": "this is not JSON",
        "[]": "object",
        json.dumps(record(game="bridge")): "bridge",
        json.dumps(record(format="fourkings/9")): "fourkings/9",
        json.dumps(nothing_played()): "The record contains no cards or calls",
        json.dumps(record(deals=record()["deals"] * 200)): "more than",
        json.dumps(record(deals=[record()["deals"][0] | {"actions": record()["deals"][0]["actions"][1:]}])): "Deal 1",
    }
    with person(address, "guest") as client:
        for text, words in bad.items():
            answer = taken(client, text)
            assert answer.status_code == 422
            assert words in answer.json()["message"], answer.json()
        french = client.post("/api/records?lang=fr", json={"record": json.dumps(nothing_played())}).json()
        assert french["message"] == "La feuille de partie ne contient ni carte ni annonce."
        assert taken(client, "x" * (LARGEST_RECORD + 1)).status_code == 422
        assert taken(client, "x" * (4 * LARGEST_RECORD)).status_code == 413
        assert taken(client, record(), seat=4).status_code == 422


def test_what_is_held_in_a_running_match_is_not_looked_at_by_this_way(address: str):
    """Whatever the other hands and the end are said to be."""
    facts, _ = facts_of(over=False)
    contents = to_json(table.replay_match(facts).match)
    for player in PLAYERS:
        with person(address, player) as client:
            answer = taken(client, contents)
            assert answer.status_code == 409
            assert set(answer.json()) == {"code", "message"}


def test_a_record_says_in_the_readers_language_what_stands_for_a_name(address: str):
    with person(address, "p1") as client:
        entrants = {lang: client.get(f"/api/tables/over/record?lang={lang}").json()["entrants"] for lang in ("en", "fr")}
    numbers = range(1, 5)
    assert entrants == {"en": [f"Player {number}" for number in numbers], "fr": [f"Joueur {number}" for number in numbers]}


def test_a_link_shows_a_match_with_names_or_without_until_it_is_taken_back(address: str):
    with person(address, "p1") as client:
        client.put("/api/me", json={"name": "Änna", "lang": "en"})
        tokens = {
            hidden: client.post("/api/tables/over/shares", json={"hidden": hidden}).json()["token"]
            for hidden in (True, False)
        }
        assert client.post("/api/tables/over/shares", json={"hidden": True}).json()["token"] == tokens[True]
        assert len(client.get("/api/tables/over/shares").json()) == 2
        assert client.post("/api/tables/running/shares", json={}).status_code == 409
        assert len(client.get("/api/me/export").json()["shares"]) == 2
    with person(address, "stranger") as other:
        assert "Änna" in other.get(f"/api/shared/{tokens[False]}").json()["names"]
        for path in ("", "/deals/1", "/record"):
            text = other.get(f"/api/shared/{tokens[True]}{path}").text
            assert "Änna" not in text
            assert "p1" not in text
            assert '"over"' not in text
        assert NEUTRAL_NAME.format(number=1) in other.get(f"/api/shared/{tokens[True]}").json()["names"]
        french = other.get(f"/api/shared/{tokens[True]}?lang=fr").json()["names"]
        assert sorted(french) == [f"Joueur {number}" for number in range(1, 5)]
        deal = other.get(f"/api/shared/{tokens[True]}/deals/1?lang=fr").text
        assert "Joueur 1" in deal
        assert "Player" not in deal
        assert other.get(f"/api/shared/{tokens[True]}/reviews/0").status_code == 404
        assert other.get("/api/tables/over/deals/1").status_code == 404
        assert other.get("/api/shared/over").status_code == 404
    with person(address, "p2") as client:
        assert client.get("/api/tables/over/shares").json() == []
        assert client.delete("/api/tables/over/shares").status_code == 204
        assert client.get(f"/api/shared/{tokens[True]}").status_code == 200
    with person(address, "p1") as client:
        assert client.delete("/api/tables/over/shares").status_code == 204
        assert client.get(f"/api/shared/{tokens[True]}").status_code == 404


STILL = 300.0
"""Seconds that a review may stand still: its process may have to compile first."""


def finished(client: Client, seat: int, **params: Any) -> dict[str, Any]:
    """The review once it is done; one that goes on is waited for, however busy the machine is."""
    reached, until = -1, 0.0
    while True:
        review: dict[str, Any] = client.get(f"/api/tables/over/reviews/{seat}", params=params).json()
        if review["done"]:
            return review
        if review["reached"] > reached:
            reached, until = review["reached"], time.monotonic() + STILL
        assert time.monotonic() < until, "it stands still"
        time.sleep(0.05)


@pytest.mark.costly
def test_a_match_that_is_over_is_reviewed_for_who_sat_there(address: str):
    with person(address, "p1") as client:
        asked = done(client.post("/api/tables/over/reviews", json={}))
        seat = asked["seat"]
        review = finished(client, seat)
        assert review["done"]
        assert review["mine"] == seat
        assert review["reached"] == review["total"] == asked["total"]
        assert review["verdicts"]
        assert [verdict["place"] for verdict in review["verdicts"]] == sorted(
            {verdict["place"] for verdict in review["verdicts"]}
        )
        french = finished(client, seat, lang="fr")
        assert [verdict["verdict"] for verdict in french["verdicts"]] == [
            verdict["verdict"] for verdict in review["verdicts"]
        ]
        assert french["verdicts"][0]["reason"] != review["verdicts"][0]["reason"]
        assert review["story"][0].startswith(("Won.", "Lost."))
        assert len(review["story"]) > 1
        assert french["story"] != review["story"]
        assert finished(client, seat, after=review["verdicts"][-2]["place"])["story"] == review["story"]
        assert len(review["deals"]) >= review["verdicts"][-1]["deal"]
        assert all(verdict["heading"].startswith(f"Deal {verdict['deal']}") for verdict in review["verdicts"])
        assert any(verdict["trumps"] or verdict["said"] for verdict in review["verdicts"])
        last = review["verdicts"][-2]["place"]
        assert finished(client, seat, after=last)["verdicts"] == review["verdicts"][-1:]
        assert client.post("/api/tables/over/reviews", json={"seat": seat}).json()["done"]
        assert [review["done"] for review in client.get("/api/reviews").json()] == [True]
        whole = client.get(f"/api/tables/over/reviews/{seat}/json", params={"lang": "fr"}).json()
        assert (whole["format"], whole["seat"]) == ("fourkings/review/1", seat)
        assert ReviewRecord(**whole).model_dump() == whole
        assert [decision["reason"] for decision in whole["decisions"]] == [
            verdict["reason"] for verdict in french["verdicts"]
        ]
        page = client.get(f"/api/tables/over/reviews/{seat}/page", params={"lang": "fr"})
        assert page.status_code == 200
        assert '<html lang="fr" dir="ltr">' in page.text
        assert all(f'id="deal-{verdict["deal"]}-{verdict["action"]}"' in page.text for verdict in review["verdicts"])


def test_who_sat_there_goes_through_the_deals_once_the_match_is_over(address: str):
    with person(address, "p3") as client:
        assert all(len(hand) == 8 for hand in done(client.get("/api/tables/over/deals/1"))["steps"][0]["hands"])
        assert client.get("/api/tables/over/deals/99").status_code == 409
        assert client.get("/api/tables/running/deals/1").status_code == 404
    with person(address, "stranger") as client:
        assert client.get("/api/tables/over/deals/1").status_code == 404


def test_nothing_of_a_running_match_is_told_to_anybody(address: str):
    for player in (*PLAYERS, "stranger"):
        with person(address, player) as client:
            code = 404 if player == "stranger" else 409
            for seat in range(4):
                assert client.post("/api/tables/running/reviews", json={"seat": seat}).status_code == code
                assert client.get(f"/api/tables/running/reviews/{seat}").status_code == code
                for form in ("page", "json"):
                    answer = client.get(f"/api/tables/running/reviews/{seat}/{form}")
                    assert answer.status_code == code
                    assert set(answer.json()) == {"code", "message"}


def test_a_match_of_others_does_not_exist(address: str):
    with person(address, "stranger") as client:
        for seat in range(4):
            assert client.post("/api/tables/over/reviews", json={"seat": seat}).status_code == 404
            assert client.get(f"/api/tables/over/reviews/{seat}").status_code == 404
            assert client.get(f"/api/tables/over/reviews/{seat}/page").status_code == 404
        assert client.get("/api/reviews").json() == []


def test_what_was_not_asked_for_and_a_seat_that_is_none(address: str):
    with person(address, "p2") as client:
        assert client.post("/api/tables/over/reviews", json={"seat": 4}).status_code == 422
        assert client.get("/api/tables/over/reviews/4").status_code == 422
        assert client.post("/api/tables/nowhere/reviews", json={}).status_code == 404
        seats = {seat for seat in range(4) if client.get(f"/api/tables/over/reviews/{seat}").status_code == 404}
        assert len(seats) >= 3
        assert client.get(f"/api/tables/over/reviews/{max(seats)}").json()["code"] == "no-such-review"


async def test_all_processes_work_at_a_single_review_and_its_verdicts_keep_their_order(tmp_path: Path):
    at_once, most, order = 0, 0, list[Any]()

    class Maker(ReviewMaker):
        async def work(self, what: Any, *args: Any, **kwargs: Any) -> Any:
            nonlocal at_once, most
            at_once += 1
            most = max(most, at_once)
            order.append(args[0][:2])
            await asyncio.sleep(0.02 if len(order) % 2 else 0.0)  # the first of two takes longer
            at_once -= 1
            return json.dumps({"verdict": "best", "at": args[0][:2]})

    store = Store(Settings(data=tmp_path).url)
    now = await put(store, "over", over=True)
    await store.reviews.ask(StoredReview("over", 0, JUDGE, 1.0, 0, total(now, 0)))
    assert await Maker(store.reviews, store.tables, processes=2).make() == total(now, 0)
    rows = await store.reviews.verdicts("over", 0)
    assert [json.loads(text)["at"] for _, text in rows] == [list(place) for place in order]
    assert [place for place, _ in rows] == list(range(total(now, 0)))
    store.close()
    assert most > 1


async def test_a_review_that_was_cut_off_is_gone_on_with(tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch):
    """What was found stays, nothing is judged twice, and many that are asked for all go on."""
    monkeypatch.setattr(maker_module, "BATCH", 3)
    looked: list[tuple[int, int]] = []

    class Killed(BaseException):
        pass

    class Maker(ReviewMaker):
        left = 5

        async def work(self, what: Any, *args: Any, **kwargs: Any) -> Any:
            if self.left == 0:
                raise Killed
            self.left -= 1
            looked.append(args[0][:2])
            return None if len(looked) % 3 == 0 else json.dumps({"verdict": "best", "at": args[0][:2]})

    store = Store(Settings(data=tmp_path).url)
    now = await put(store, "over", over=True)
    for seat in (0, 1):
        await store.reviews.ask(StoredReview("over", seat, JUDGE, 1.0 + seat, 0, total(now, seat)))
    maker = Maker(store.reviews, store.tables, processes=0)
    with pytest.raises(Killed):
        await maker.make()
    before = [await store.reviews.get("over", seat) for seat in (0, 1)]
    assert [review.reached for review in before if review] == [3, 2]
    monkeypatch.setattr(maker_module, "HOLD", 0.0)
    monkeypatch.setattr(maker_module.time, "time", lambda: 4e9)  # what was held is free again
    again = Maker(store.reviews, store.tables, processes=0)
    again.left = 1000
    await again.make()
    for seat in (0, 1):
        assert (await store.reviews.get("over", seat)).done
        rows = await store.reviews.verdicts("over", seat)
        assert len(rows) == len({place for place, _ in rows})
    assert len(looked) == total(now, 0) + total(now, 1)
    assert await again.make() == 0
    await store.reviews.ask(StoredReview("over", 0, JUDGE, 9.0, 0, total(now, 0)))
    assert (await store.reviews.get("over", 0)).done  # type: ignore[union-attr]
    await store.reviews.ask(StoredReview("over", 0, "another judge", 9.0, 0, total(now, 0)))
    assert await store.reviews.verdicts("over", 0) == []
    await store.tables.delete("over")
    assert await store.reviews.get("over", 1) is None
    store.close()
