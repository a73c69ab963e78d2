"""Evenings on a server: led by HTTP, played at ordinary tables, and found again after any crash."""

import asyncio
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

import services
from evenings.simulated import plan
from fourkings.app.models import StoredEvening, VersionConflict
from fourkings.app.shared.stored_tables import summary
from fourkings.app.shared.wall_clock import DAY
from fourkings.evenings import commands
from fourkings.evenings.events import parse_events, replay_log
from fourkings.evenings.state import Evening
from fourkings.rulebook.deck import seal
from fourkings.rulebook.game import legal
from fourkings.rulebook.match import deal_from_secret
from fourkings.server.db import Store
from fourkings.server.net.settings import Settings
from fourkings.server.realtime import evenings
from fourkings.server.realtime.tables import Tables
from fourkings.table import log as table_log
from fourkings.table import match as table
from fourkings.table.match import Act, Deal, Table
from fourkings.table.waiting_room import Close, TimeControl
from serving import WAIT, Client

pytestmark = services.MOSTLY_SQLITE
NAMES = ("Anna", "Ben", "Chloé", "Dario", "Élise")


def make(client: Client, **wanted: Any) -> tuple[str, str]:
    """An evening and its director's token."""
    ordered = {"kind": "partners", "game": "400", "options": {"deals": 1}, "rounds": 2, "fill": "chance", **wanted}
    answer = client.post("/api/evenings", json=ordered)
    assert answer.status_code == 201, answer.text
    return answer.json()["evening"], answer.json()["director"]


def enter_all(people: list[Client], evening: str) -> None:
    for client in people:
        assert client.put(f"/api/evenings/{evening}/me").status_code == 200


def entered(people: list[Client], **wanted: Any) -> tuple[str, str]:
    """An evening that these people have entered, and its director's token."""
    evening, director = make(people[0], **wanted)
    enter_all(people, evening)
    return evening, director


def lead(client: Client, path: str, director: str, status: int = 200, method: str = "POST", **more: Any) -> dict[str, Any]:
    answer = client.request(method, f"/api/evenings/{path}", json={"director": director, **more})
    assert answer.status_code == status, answer.text
    answered: dict[str, Any] = answer.json()
    return answered


def seen(client: Client, evening: str) -> dict[str, Any]:
    view: dict[str, Any] = client.get(f"/api/evenings/{evening}").json()
    return view


def wait_for(client: Client, evening: str, condition: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """The evening, once it stands so."""
    until = time.monotonic() + WAIT
    while not condition(view := seen(client, evening)):
        assert time.monotonic() < until, view
        time.sleep(0.2)
    return view


def my_table(view: dict[str, Any]) -> str:
    """Where the person who was told so sits in the last round; empty where they sit out."""
    return next((str(table["table"]) for table in view["rounds"][-1]["tables"] if view["me"] in table["seats"]), "")


def play(client: Client, name: str) -> None:
    """Play a match to its end, always the first legal action."""
    with client.sit(name) as line:
        line.play()


def play_round(clients: list[Client], evening: str) -> None:
    """Everybody plays at their table, with a line of their own."""
    named = [(client, my_table(seen(client, evening))) for client in clients]
    threads = [Thread(target=play, args=pair, daemon=True) for pair in named if pair[1]]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(WAIT)


def test_an_evening_from_the_first_guest_to_the_last_standing(people: list[Client]):
    evening, director = entered(people)
    met: set[frozenset[int]] = set()
    for number in range(2):
        view = lead(people[0], f"{evening}/rounds", director, 201)
        tables = view["rounds"][number]["tables"]
        assert [len(table["seats"]) for table in tables] == [4, 4]
        named = sorted(name for table in tables for name in table["bot_names"] if name)
        assert named == ["Basile", "Céleste", "Dora"], "bots fill, each with a name of its own"
        partners = {frozenset(table["seats"][side::2]) for table in tables for side in (0, 1)}
        assert not met & {pair for pair in partners if 0 not in pair}
        met |= partners
        mine = my_table(view)
        assert [table["table"] for table in tables if table["table"]] == [mine], "told to those who sit there"
        with people[0].sit(mine) as line:
            line.write("hello")
            snapshot = line.hear("snapshot")
            assert snapshot["conditions"]["arranged"]
            names = next(table["bot_names"] for table in tables if table["table"])
            bots = [player["name"] for player in snapshot["players"] if not player["person"]]
            assert list(filter(None, names)) == bots, "the evening names bots as their table does"
            assert snapshot["host"] is None, "the director leads the evening, and nobody a table of it"
        play_round(people, evening)
        views = [seen(client, evening) for client in people]
        assert all(
            table["result"] for view in views for table in view["rounds"][-1]["tables"] if view["me"] in table["seats"]
        ), "nobody is led back to a table that has ended"
        view = wait_for(people[0], evening, lambda view: bool(view["rounds"][-1]["over"]))
        assert all(table["result"]["scores"] for table in view["rounds"][-1]["tables"])
    listed = view["standings"]
    assert sorted(row["entrants"][0] for row in listed) == [1, 2, 3, 4, 5]
    assert all(row["rounds"] == 2 for row in listed)
    view = lead(people[0], f"{evening}/end", director)
    assert seal(bytes.fromhex(view["secret"])) == view["commitment"]
    assert [entrant["name"] for entrant in view["entrants"]] == list(NAMES)
    mine = people[1].get("/api/me/evenings").json()
    assert [(entry["evening"], entry["over"]) for entry in mine] == [(evening, True)]
    assert people[0].get(f"/api/tables/{my_table(seen(people[0], evening))}/record").status_code == 200


def test_the_director_alone_leads(people: list[Client]):
    evening, director = make(people[0])
    people[1].put(f"/api/evenings/{evening}/me")
    for token in ("", "x" * 40):
        for part, more in (("rounds", {}), ("teams", {"members": [1, 2, 3, 4]}), ("cut", {"places": 1})):
            assert lead(people[1], f"{evening}/{part}", token, 403, **more)["code"] == "not-the-director"
    view = lead(people[2], f"{evening}/rounds", director, 201)
    assert view["me"] is None, "with the token anybody leads, and sees no table of others"
    assert [table["table"] for table in view["rounds"][0]["tables"]] == [""]
    assert lead(people[2], f"{evening}/rounds", director, 409)["code"] == "round-running"
    assert lead(people[2], "none/rounds", director, 404)["code"] == "no-such-evening"
    assert lead(people[2], f"{evening}/tables/7/abandon", director, 404, reason="gone")["code"] == "no-such-table"


def test_a_round_goes_on_without_a_table_whose_result_is_entered_by_hand(people: list[Client]):
    evening, director = make(people[0], rounds=1)
    people[0].put(f"/api/evenings/{evening}/me")
    lead(people[0], f"{evening}/rounds", director, 201)
    view = lead(people[0], f"{evening}/tables/0/abandon", director, reason="the light went out")
    assert view["rounds"][0]["over"]
    assert view["standings"] == []
    path = f"{evening}/rounds/0/tables/0"
    view = lead(people[0], path, director, method="PUT", scores=[4, 1, 4, 1], insist=True, reason="played on paper")
    assert view["rounds"][0]["tables"][0]["corrected"] == "played on paper"
    assert len(view["standings"]) == 1
    bad = lead(people[0], path, director, 409, "PUT", scores=[1], insist=True, reason="typing")
    assert bad["code"] == "bad-sheet"
    assert people[0].put(f"/api/evenings/{evening}/me").status_code == 200
    lead(people[0], f"{evening}/end", director)
    assert people[1].put(f"/api/evenings/{evening}/me").json()["code"] == "evening-over"
    assert people[1].get("/api/me/evenings").json() == []


def test_latecomers_join_and_leavers_miss_the_next_round(people: list[Client]):
    evening, director = entered(people[:2])
    lead(people[0], f"{evening}/rounds", director, 201)
    lead(people[0], f"{evening}/tables/0/abandon", director, reason="late")
    people[2].put(f"/api/evenings/{evening}/me")
    assert people[1].delete(f"/api/evenings/{evening}/me").status_code == 204
    view = lead(people[0], f"{evening}/rounds", director, 201)
    assert sorted(view["rounds"][1]["tables"][0]["seats"]) == [0, 0, 1, 3]
    lead(people[0], f"{evening}/entrants/3/leave", director)
    assert [entrant["here"] for entrant in seen(people[0], evening)["entrants"]] == [True, False, False]


def test_pairs_are_made_by_the_director_and_stay_together(people: list[Client]):
    evening, director = entered(people[:4], kind="pairs", game="quarante", options={"deals": 1}, fill="")
    assert lead(people[0], f"{evening}/rounds", director, 409)["code"] == "too-few"
    for first, second in ((1, 3), (2, 4)):
        lead(people[0], f"{evening}/pairs", director, first=first, second=second)
    seats = lead(people[0], f"{evening}/rounds", director, 201)["rounds"][0]["tables"][0]["seats"]
    assert {frozenset(seats[::2]), frozenset(seats[1::2])} == {frozenset({1, 3}), frozenset({2, 4})}
    people[4].put(f"/api/evenings/{evening}/me")
    assert lead(people[0], f"{evening}/substitutes", director, 409, first=2, second=3)["code"] == "no-substitute"
    view = lead(people[0], f"{evening}/substitutes", director, first=5, second=3)
    assert [(row["here"], row["plays_for"]) for row in view["entrants"]][2::2] == [(False, 0), (True, 3)]
    lead(people[0], f"{evening}/tables/0/abandon", director, reason="too late")
    view = lead(people[0], f"{evening}/rounds", director, 201)
    assert (view["rounds"][1]["substitutes"], 5 in view["rounds"][1]["tables"][0]["seats"]) == ([[5, 3]], True)


def test_a_person_who_is_forgotten_is_a_number(people: list[Client]):
    evening, _ = make(people[0])
    for client in people[:2]:
        client.put(f"/api/evenings/{evening}/me")
    assert people[1].get("/api/me/export").json()["evenings"] == [evening]
    assert people[1].delete("/api/me").status_code == 204
    entrants = seen(people[0], evening)["entrants"]
    assert [(entrant["name"], entrant["here"]) for entrant in entrants] == [("Anna", True), ("", False)]
    assert people[1].get("/api/me/evenings").json() == []


class Room:
    """A store and tables that a server would have."""

    def __init__(self, url: str, folder: Path) -> None:
        self.store = Store(url)
        self.tables = Tables(self.store, Settings(data=folder, workers=0))

    async def announced(self, people: int, minutes: int = 0) -> str:
        announced = await evenings.announce(self.store, plan("partners", 3, "chance", minutes=minutes), "quick")
        for number in range(people):
            await evenings.enter(self.store, announced.id, f"person {number}")
        return announced.id

    async def start(self, name: str) -> Evening:
        secret = (await self.store.evenings.get(name)).secret
        return await evenings.execute(self.store, name, lambda state: commands.start_round(state, secret, time.time()))

    async def advance(self, name: str, at: float | None = None) -> Evening:
        await evenings.advance(self.store, self.tables, name, time.time() if at is None else at)
        return await evenings.load(self.store, name)

    async def append(self, name: str, event: table.LogEvent) -> Table:
        """An event at a table, as its server would write it."""
        after = table.apply_event(await self.tables.replay_match(name), event)
        await self.store.tables.append(name, table_log.encode_event(event), summary(after), time.time())
        assert isinstance(after, Table)
        return after

    async def play_deal(self, name: str) -> Table:
        """Play the deal under way to its end."""
        state = await self.tables.replay_match(name)
        while state.waits_for is not None:
            state = await self.append(name, Act(state.state.turn, legal(state.state)[-1]))
        return state


@pytest.fixture
def room(url: str, tmp_path: Path) -> Iterator[Room]:
    room = Room(url, tmp_path)
    yield room
    room.store.close()


async def test_tables_are_made_once_though_a_server_dies_in_between(room: Room):
    name = await room.announced(7)
    state = await room.start(name)
    assert [round_table.id for round_table in state.rounds[0].tables] == ["", ""], "killed after the seats were drawn"
    await asyncio.gather(room.advance(name), room.advance(name))
    ids = [round_table.id for round_table in (await room.advance(name)).rounds[0].tables]
    assert all(ids)
    assert sorted(await room.store.tables.ids()) == sorted(ids), "what lost the race is deleted"
    for number, round_table in enumerate((await room.advance(name)).rounds[0].tables):
        opened = await room.tables.replay_match(ids[number])
        sat = [opened.participant(seat).player for seat in range(4)]
        assert sat == [f"person {person - 1}" if person > 0 else None for person in round_table.seats]
        assert len(opened.match.deals) == 1


async def test_a_table_of_a_league_waits_for_days_and_is_not_deleted_meanwhile(room: Room):
    league = plan("partners", 3, "", minutes=7 * 24 * 60)
    league = replace(league, conditions=replace(league.conditions, clock=TimeControl(days=3)))
    name = (await evenings.announce(room.store, league, "quick")).id
    for number in range(4):
        await evenings.enter(room.store, name, f"person {number}")
    (round_table,) = (await room.start(name)).rounds[0].tables
    (round_table,) = (await room.advance(name)).rounds[0].tables
    stored = await room.store.tables.get(round_table.id)
    assert stored.summary.due == pytest.approx(stored.created + 3 * DAY)
    assert len(stored.summary.waits) == 1
    assert await room.store.tables.abandoned(time.time() + 2 * DAY, 0.0, 9) == []
    assert (await room.advance(name, time.time() + 8 * DAY)).running
    assert (await room.tables.replay_match(round_table.id)).time_over, "its deal under way is the last"


async def test_when_time_is_over_the_deal_under_way_is_the_last_of_each_table(room: Room):
    name = await room.announced(4, minutes=20)
    await room.start(name)
    state = await room.advance(name)
    (round_table,) = state.rounds[0].tables
    assert not (await room.tables.replay_match(round_table.id)).time_over
    assert state.rounds[0].ends is not None
    for _ in range(2):
        await room.advance(name, state.rounds[0].ends + 1)
    assert (await room.tables.replay_match(round_table.id)).time_over
    over = await room.play_deal(round_table.id)
    while over.match.result is None:  # where nothing was scored yet
        stored = await room.store.tables.get(round_table.id)
        await room.append(round_table.id, Deal(deal_from_secret(over.match, stored.secret).state.deal.dealt))
        over = await room.play_deal(round_table.id)
    state = await room.advance(name)
    assert state.rounds[0].tables[0].result.scores == over.match.result.scores
    assert not state.running


async def test_a_table_that_is_deleted_or_closed_is_not_waited_for(room: Room):
    name = await room.announced(8)
    await room.start(name)
    first, second = (await room.advance(name)).rounds[0].tables
    await room.store.tables.delete(first.id)
    await room.append(second.id, Close())
    state = await room.advance(name)
    assert [round_table.abandoned for round_table in state.rounds[0].tables] == [evenings.DELETED, evenings.CLOSED]
    assert not state.running


async def test_evenings_are_stored_event_by_event(store: Store):
    kept = store.evenings
    for number, name in enumerate(("a", "b")):
        await kept.create(StoredEvening(name, "400", bytes(32), "d", "calm", number, number), "1")
    assert await kept.get("a") == StoredEvening("a", "400", bytes(32), "d", "calm", 0.0, 0.0)
    assert await kept.get("c") is None
    await kept.append("a", 2, "2", 5.0, over=False)
    with pytest.raises(VersionConflict):
        await kept.append("a", 2, "other", 6.0, over=False)
    with pytest.raises(VersionConflict):
        await kept.append("c", 1, "1", 6.0, over=False)
    assert await kept.events("a") == ["1", "2"]
    assert await kept.idle(4.0, 9) == ["b"]
    await kept.append("a", 3, "3", 7.0, over=True)
    assert await kept.unfinished() == ["b"]
    assert await kept.idle(9.0, 9) == ["b"]
    for name in ("a", "a", "b"):
        await kept.add_player(name, "anna")
    with pytest.raises(VersionConflict):
        await kept.add_player("c", "anna")
    assert [(stored.id, stored.over) for stored in await kept.of("anna")] == [("b", False), ("a", True)]
    await kept.delete("b")
    assert (await kept.events("b"), await kept.get("b")) == ([], None)
    assert [stored.id for stored in await kept.of("anna")] == ["a"]


async def test_the_stored_log_replays_to_the_evening(room: Room):
    name = await room.announced(5)
    state = await room.start(name)
    lines = await room.store.evenings.events(name)
    assert replay_log(parse_events(lines)) == state
    assert (await room.store.evenings.get(name)).secret.hex() not in "".join(lines)


def doors(client: Client, name: str) -> dict[str, tuple[int, str]]:
    """Every door to what a match that is over has hidden, as it answers who played it."""
    path = f"/api/tables/{name}"
    answers = {
        "record": client.get(f"{path}/record"),
        "deal": client.get(f"{path}/deals/1"),
        "review asked for": client.post(f"{path}/reviews", json={}),
        "review": client.get(f"{path}/reviews/0"),
        "review as a page": client.get(f"{path}/reviews/0/page"),
        "review as JSON": client.get(f"{path}/reviews/0/json"),
        "share": client.post(f"{path}/shares", json={"hidden": False}),
        "challenge": client.post("/api/challenges", json={"table": name}),
        "practice": client.post("/api/practices", json={"table": name, "deal": 1, "action": 0}),
        "line": client.post(f"{path}/lines", json={"deal": 1, "action": 0, "line": []}),
    }
    return {door: (answer.status_code, code_of(answer)) for door, answer in answers.items()}


def code_of(answer: Any) -> str:
    return str(answer.json().get("code", "")) if "json" in answer.headers["content-type"] else ""


def result_told(client: Client, name: str) -> dict[str, Any]:
    """The result of a match that is over, as a snapshot tells it."""
    with client.sit(name) as line:
        result: dict[str, Any] = line.hello()["result"]
        return result


@pytest.mark.costly
def test_the_same_boards_are_hidden_from_every_request_until_the_last_table_has_played_them(people: list[Client]):
    evening, director = entered(people, rounds=1, same_boards=True)
    view = lead(people[0], f"{evening}/rounds", director, 201)
    first, others = [
        [client for client in people if my_table(seen(client, evening)) == name]
        for name in dict.fromkeys(my_table(seen(client, evening)) for client in people)
    ]
    play_round(first, evening)
    view = wait_for(people[0], evening, lambda view: any(table["result"] for table in view["rounds"][0]["tables"]))
    assert not view["rounds"][0]["over"]
    name = my_table(seen(first[0], evening))
    closed = doors(first[0], name)
    assert closed == dict.fromkeys(closed, (409, "hands-closed"))
    assert result_told(first[0], name)["secret"] is None
    assert lead(people[0], f"{evening}/end", director, 409)["code"] == "round-running"
    with others[0].sit(name) as line:
        line.write("hello")
        assert line.hear()["reason"]["key"] == "no-watching", "nor does anybody look on"
    with first[0].sit(name) as waiting:
        waiting.hello()
        play_round(others, evening)
        update = waiting.hear("event")
        while update["events"][0]["what"] != "revealed":
            update = waiting.hear("event")
        assert update["result"]["secret"], "who waits there is told"
    wait_for(people[0], evening, lambda view: bool(view["rounds"][0]["over"]))
    secrets_told = {result_told(client, my_table(seen(client, evening)))["secret"] for client in people}
    assert len(secrets_told) == 1, "the same deals"
    assert first[0].get(f"/api/tables/{name}/deals/1").status_code == 200
    assert first[0].post(f"/api/tables/{name}/shares", json={"hidden": False}).status_code == 201
    assert code_of(first[0].get(f"/api/tables/{name}/reviews/0")) != "hands-closed"
    assert first[0].get(f"/api/tables/{name}/record").json()["shuffle"]["secret"] in secrets_told
    assert all(0 <= row["share"] <= 1 for row in lead(people[0], f"{evening}/end", director)["standings"])


async def test_a_table_that_an_administrator_closed_shows_no_hands_either(room: Room):
    announced = await evenings.announce(room.store, plan("partners", 1, "chance", same_boards=True), "quick")
    for number in range(8):
        await evenings.enter(room.store, announced.id, f"person {number}")
    await room.start(announced.id)
    first, second = (await room.advance(announced.id)).rounds[0].tables
    await room.append(first.id, Close())
    await room.advance(announced.id)
    assert (await room.tables.replay_match(first.id)).closed_hands
    await room.append(second.id, Close())
    for _ in range(2):
        state = await room.advance(announced.id)
    assert state.rounds[0].open
    assert not (await room.tables.replay_match(first.id)).closed_hands
    assert not (await room.tables.replay_match(second.id)).closed_hands


def test_forty_people_can_enter_at_once(tmp_path: Path):
    async def come() -> int:
        store = Store(f"sqlite:///{tmp_path / 'evening.sqlite3'}")
        name = (await evenings.announce(store, plan("partners"), "calm")).id
        await asyncio.gather(*(evenings.enter(store, name, f"person {number}") for number in range(40)))
        state = await evenings.load(store, name)
        store.close()
        return len(state.entrants)

    assert asyncio.run(come()) == 40


def test_the_next_evening_has_the_same_people_and_pairs_and_the_old_link_leads_there(people: list[Client]):
    evening, director = entered(people, kind="pairs", game="quarante", options={"deals": 2})
    for first, second in ((1, 3), (2, 4)):
        lead(people[0], f"{evening}/pairs", director, first=first, second=second)
    lead(people[0], f"{evening}/about", director, method="PUT", name="Sundays", place="Café", starts=1000.0)
    evenings_after, old = [], (evening, director)
    for starts in (2000.0, 3000.0):
        assert lead(people[1], f"{old[0]}/again", "x", 403)["code"] == "not-the-director"
        again = lead(people[0], f"{old[0]}/again", old[1], 201, starts=starts)
        evenings_after.append(old := (again["evening"], again["director"]))
    assert [seen(people[1], each)["next"] for each in (evening, evenings_after[0][0], evenings_after[1][0])] == [
        evenings_after[1][0]
    ] * 2 + [""]
    view = seen(people[1], evenings_after[1][0])
    assert (view["name"], view["place"], view["starts"], view["me"]) == ("Sundays", "Café", 3000.0, 2)
    assert [entrant["partner"] for entrant in view["entrants"][:4]] == [3, 4, 1, 2]
