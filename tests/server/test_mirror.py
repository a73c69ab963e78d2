"""A mirror match at a table of the server: gathered for, played to its end, told hand by hand, counted nowhere."""

import random
from pathlib import Path
from typing import Any

import pytest

import services
from finished import PLAYERS, facts_of, person, put, two_matches
from fourkings.analysis.matches import moments
from fourkings.app.matches.deal_schema import open_deals
from fourkings.records import dumps, loads
from fourkings.records.replay import replay
from fourkings.rulebook.games import GAMES, rules
from fourkings.rulebook.match import ordinary_matches
from fourkings.rulebook.mirror import mirror
from fourkings.server.db import Store
from fourkings.server.realtime import new_tables
from fourkings.server.realtime.card_statistics import CardStatistics
from fourkings.table.match import replay_match
from fourkings.table.waiting_room import Conditions, Guest
from readers import FakeReader, Rooms, ask
from serving import done

pytestmark = services.MOSTLY_SQLITE
GAME = "quarante"


async def gathered(rooms: Rooms, table: str) -> list[FakeReader]:
    """Four people at a table."""
    readers = []
    for player in ("anna", "ben", "clara", "dora"):
        reader = await rooms.greet(player, table)
        await reader.hear("waiting-room")
        if player != "anna":
            await ask(reader, "join")
        readers.append(reader)
    return readers


def lay(**changed: Any) -> dict[str, Any]:
    laid = {"game": GAME, "preset": "classic", "options": {}, "seats": "chosen", "watch": "hands", "chat": False}
    return laid | {"stand_in": "careful", "clock": None, "mirror": True} | changed


async def play(readers: list[FakeReader], first: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """All four play by chance, to the end; what the first of them was told."""
    rng, updates = random.Random(1), []
    now = first
    while not now[0]["result"]:
        if now[0]["deal"]["stage"] == "done":
            readers[0].write("deal")
        else:
            acting = next(place for place, update in enumerate(now) if update["deal"]["legal"])
            legal = now[acting]["deal"]["legal"]
            readers[acting].write("act", version=now[acting]["version"], action=rng.choice(legal))
        now = [await reader.hear("event") for reader in readers]
        updates.append(now[0])
    return updates


async def test_four_people_play_one(rooms: Rooms):
    of = rules(GAME)
    table = await new_tables.create_waiting_room(
        rooms.store, of, Conditions("chosen"), [Guest(0, "anna")], (0, None, None, None), 0, "calm"
    )
    readers = await gathered(rooms, table)
    laid = await ask(readers[0], "configure", **lay())
    assert laid["conditions"]["mirror"]
    assert laid["mirror"] == {"boards": 4, "deals": 16, "minutes": 25}
    first = [await ask(readers[0], "start"), *[await reader.hear("snapshot") for reader in readers[1:]]]
    assert first[0]["mirror"] == laid["mirror"]
    updates = await play(readers, [await reader.hear("event") for reader in readers])
    live = await rooms.live(table)
    rows = [update["row"] for update in updates if update["row"]]
    assert [row["number"] for row in rows] == list(range(1, 17))
    deals = [deal.state.deal.dealt for deal in live.match_state.match.deals]
    assert deals == [deal.hands for deal in mirror(of, live.secret)]
    result = updates[-1]["result"]
    assert len(result["mirror"]) == 16
    assert result["secret"] == live.secret.hex()
    assert updates[-1]["row"]["totals"] == result["scores"]
    assert list(open_deals(live.match_state.match)) == list(range(1, 17))

    await CardStatistics(rooms.store).count(table)
    assert await rooms.store.card_counts.all() == {}, "hands that come back are no chance"
    assert await rooms.store.card_counts.uncounted_tables() == []

    other = await rooms.live((await ask(readers[1], "rematch"))["rematch"])
    assert other.state.conditions.mirror
    assert other.secret != live.secret


def test_the_decisions_of_a_mirror_match_are_counted_as_they_were_played():
    """Where deals have names each comes four times."""
    match = replay_match(facts_of(over=True, of=rules(GAMES["jeu-du-roi"]), mirror=True)[0]).match
    decisions = [(deal, place, action) for deal, place, _, action in moments(match, 2)]
    assert decisions
    assert all(match.deals[deal - 1].actions[place - 1] == (2, action) for deal, place, action in decisions)
    assert {deal for deal, _, _ in decisions} == set(range(1, len(match.deals) + 1))


DOORS = (
    ("get", "/api/tables/{table}/deals/1", None),
    ("get", "/api/tables/{table}/deals/7", None),
    ("get", "/api/tables/{table}/record", None),
    ("post", "/api/tables/{table}/reviews", {"seat": 1}),
    ("get", "/api/tables/{table}/reviews/1", None),
    ("get", "/api/tables/{table}/reviews/1/page", None),
    ("get", "/api/tables/{table}/reviews/1/json", None),
    ("get", "/api/tables/{table}/reviews/1/0/like", None),
    ("post", "/api/tables/{table}/lines", {"deal": 1, "action": 3}),
    ("post", "/api/tables/{table}/shares", {}),
    ("post", "/api/practices", {"table": "{table}", "deal": 1, "action": 3}),
    ("post", "/api/challenges", {"table": "{table}"}),
)
"""All that shows hands of a match, or judges what was done with them."""


@pytest.mark.costly
def test_a_mirror_match_is_replayed_and_reviewed_like_any_other_and_never_before_it_is_over(tmp_path: Path):
    async def both(store: Store) -> None:
        await put(store, "mirror", over=True, mirror=True)
        await put(store, "half", over=False, mirror=True)

    half = replay_match(facts_of(over=False, mirror=True)[0]).match
    with two_matches(tmp_path, more=both) as address:
        for player in (*PLAYERS, "stranger"):
            with person(address, player) as client:
                for method, path, body in DOORS:
                    named = body and {
                        key: value.format(table="half") if key == "table" else value for key, value in body.items()
                    }
                    answer = client.request(method, path.format(table="half"), json=named)
                    assert answer.status_code in (404, 409), (player, path)
                    assert set(answer.json()) == {"code", "message"}
                if player != "stranger":
                    # What the others held comes back to oneself, its suits renamed.
                    (match,) = ordinary_matches(half)
                    held = client.post("/api/records", json={"record": renamed(dumps(match))})
                    assert (held.status_code, held.json()["code"]) == (409, "match-running"), held.text
        with person(address, "p2") as client:
            last = client.get("/api/tables/mirror/deals/16")
            assert last.status_code == 200
            token = client.post("/api/tables/mirror/shares", json={}).json()["token"]
            line = client.post("/api/tables/mirror/lines", json={"deal": 16, "action": 30}).json()
            assert line["step"]["hands"] == last.json()["steps"][30]["hands"]
            created = done(client.post("/api/practices", json={"table": "mirror", "deal": 16, "action": 9}))
            practice = client.get(f"/api/practices/{created['table']}").json()
            assert (practice["deal"], practice["now"]["actions"]) == (16, [])
            assert len(practice["happened"]["actions"]) > 4
            asked = client.post("/api/tables/mirror/reviews", json={}).json()
            assert asked["total"] == 16 * 8
            assert {match["table"]: match["mirror"] for match in client.get("/api/matches").json()} == {
                "mirror": True,
                "over": False,
            }
        with person(address, "stranger") as other:
            shared = other.get(f"/api/shared/{token}").json()
            assert (shared["deals"], shared["reviewed"]) == (16, [asked["seat"]])
            # Whoever looks at their own match has no number there, and nobody else has a seat in it.
            seen, own = other.get(f"/api/shared/{token}/deals/16").json()["steps"], last.json()["steps"]
            assert [{**step, "said": ""} for step in seen] == [{**step, "said": ""} for step in own]
            record = other.get(f"/api/shared/{token}/record")
            assert record.headers["content-type"].startswith("application/jsonl")
            assert all("p2" not in line and replay(loads(line)).deals for line in record.text.splitlines())


def renamed(record: str) -> str:
    """A record whose clubs and spades have changed places, as in a deal of a mirror match that comes back."""
    return record.translate(str.maketrans("CS", "SC"))
