"""A table that gathers, awake: people join by its link, sit, are kicked and start; seats are given and taken; a rematch."""

import asyncio
import json
from typing import Any

import pytest

import services
from fourkings.app.models import Person
from fourkings.rulebook.game import Rules
from fourkings.rulebook.games import GAMES, rules
from fourkings.server import offline_commands
from fourkings.server.realtime import new_tables
from fourkings.server.realtime.actor.state import MAX_LINES
from fourkings.table import log
from fourkings.table.match import Act, Table
from fourkings.table.protocol import CloseCode
from fourkings.table.waiting_room import Conditions, Guest, WaitingRoom
from readers import FakeReader, Rooms, ask, refusal, start

pytestmark = services.MOSTLY_SQLITE

KING = rules(GAMES["king"])
SHORT = rules(GAMES["quarante"], options={"target": 10})


async def gather(rooms: Rooms, chosen: Rules = KING, host: str = "anna", **conditions: Any) -> str:
    for player in ("anna", "ben", "clara", "dora", "emil"):
        await rooms.store.people.remember(player, Person(player.capitalize(), "en"), 1.0)
    laid = Conditions(**{"chat": True, **conditions})
    return await new_tables.create_waiting_room(
        rooms.store, chosen, laid, [Guest(0, host)], (0, None, None, None), 0, "calm"
    )


async def come(rooms: Rooms, table: str, player: str, join: bool = True) -> FakeReader:
    """Somebody opens the link, and joins."""
    reader = await rooms.greet(player, table)
    await reader.hear("waiting-room")
    if join:
        await ask(reader, "join")
    return reader


async def started(
    rooms: Rooms, chosen: Rules = KING, people: str = "anna ben", **conditions: Any
) -> tuple[str, list[FakeReader]]:
    """A match that these people have started, bots in the other seats."""
    table = await gather(rooms, chosen, **conditions)
    readers = [await come(rooms, table, player) for player in people.split()]
    await start(readers[0])
    return table, readers


async def test_people_join_by_the_link_sit_and_start(rooms: Rooms):
    table = await gather(rooms, seats="chosen")
    anna = await come(rooms, table, "anna", join=False)
    ben = await come(rooms, table, "ben", join=False)
    joined = await ask(ben, "join")
    assert (joined["guest"], joined["host"], joined["event"]["what"]) == (1, 0, "joined")
    assert [place["guest"] for place in joined["places"]] == [0, None, 1, None]
    heard = await anna.hear("waiting-room")
    assert (heard["version"], heard["answers"], heard["event"]["name"]) == (2, None, "Ben")
    assert refusal(await ask(ben, "bot", place=3, bot="careful")) == ("host", "host-only")
    assert refusal(await ask(anna, "bot", place=3, bot="nobody")) == ("unavailable", "unknown-bot")
    assert refusal(await ask(anna, "start")) == ("unavailable", "places-free")
    assert refusal(await ask(ben, "act", version=1, action="QH")) == ("unavailable", "not-dealt")
    assert [place["guest"] for place in (await ask(ben, "sit", place=1))["places"]] == [0, 1, None, None]
    for place in (2, 3):
        await ask(anna, "bot", place=place, bot="careful")
    first = await ask(anna, "start")
    assert (first["seat"], first["version"], first["guest"], first["host"]) == (0, 6, 0, 0)
    assert first["drawn"]["draw"] == []
    theirs = await ben.hear("snapshot")
    assert (theirs["seat"], [player["name"] for player in theirs["players"]][:2]) == (1, ["Anna", "Ben"])
    dealt = await ben.hear("event")
    assert (dealt["version"], dealt["events"][0]["what"], len(dealt["deal"]["hand"])) == (7, "dealt", 13)
    assert [stored.id for stored in await rooms.store.tables.of("ben")] == [table]


async def test_a_request_sent_twice_is_done_once_and_the_room_is_the_same_after_a_restart(rooms: Rooms):
    table = await gather(rooms)
    await come(rooms, table, "anna")
    ben = await come(rooms, table, "ben", join=False)
    first = await ask(ben, "join", id="once")
    again = await ask(ben, "join", id="once")
    assert (first["guests"], first["version"]) == (again["guests"], again["version"])
    clara = await come(rooms, table, "clara", join=False)
    assert (await ask(clara, "join", id="once"))["guest"] == 2, "an id is its sender's own"
    other = await rooms.again()
    back = await other.greet("ben", table, since=1)
    whole = await back.hear("waiting-room")
    assert (whole["version"], whole["guest"]) == (first["version"] + 1, 1)
    assert (await ask(back, "join", id="once"))["guest"] == 1
    assert len(list(log.parse_events(await other.store.tables.events(table)))) == first["version"] + 1 == 3


async def test_who_is_kicked_is_told_so_and_stays_outside(rooms: Rooms):
    table = await gather(rooms)
    anna = await come(rooms, table, "anna")
    ben = await come(rooms, table, "ben")
    await ask(anna, "kick", guest=1)
    assert refusal(await ben.hear("refusal")) == ("closed", "kicked")
    assert ben.closed == CloseCode.NOT_FOR_YOU
    assert await rooms.store.tables.of("ben") == []
    again = await rooms.greet("ben", table)
    assert refusal(await again.hear()) == ("closed", "kicked")
    assert again.closed == CloseCode.NOT_FOR_YOU
    await start(anna)
    later = await rooms.greet("ben", table)
    assert refusal(await later.hear()) == ("closed", "kicked")


@pytest.mark.settings(grace=0.05)
async def test_when_the_host_is_gone_for_the_grace_the_next_one_is_host(rooms: Rooms):
    table = await gather(rooms)
    anna = await come(rooms, table, "anna")
    ben = await come(rooms, table, "ben")
    anna.live.disconnect(anna)
    updates = [await ben.hear("waiting-room") for _ in range(2)]
    assert updates[0]["guests"][0]["here"] is False
    assert (updates[1]["event"]["what"], updates[1]["host"]) == ("host-changed", 1)
    assert updates[1]["places"][0]["guest"] == 0
    assert (await (await rooms.greet("anna", table)).hear("waiting-room"))["host"] == 0, "the host is back"


async def test_a_table_that_all_have_left_is_no_more(rooms: Rooms):
    table = await gather(rooms)
    anna = await come(rooms, table, "anna")
    anna.write("depart")
    for _ in range(200):
        if anna.closed:
            break
        await asyncio.sleep(0.01)
    assert anna.closed == CloseCode.NO_SUCH_TABLE
    assert await rooms.store.tables.get(table) is None


async def test_who_has_no_seat_looks_on_only_where_the_host_lets_them(rooms: Rooms):
    for watch in ("link", "nobody"):
        table, _ = await started(rooms, watch=watch)
        watcher = await rooms.greet("zoe", table)
        update = await watcher.hear()
        if watch == "link":
            assert (update["type"], update["seat"], update["deal"]["hand"]) == ("snapshot", None, [])
            assert refusal(await ask(watcher, "say", text="hello")) == ("seat", "not-seated")
        else:
            assert refusal(update) == ("closed", "no-watching")
            assert watcher.closed == CloseCode.NOT_FOR_YOU


async def test_a_fifth_guest_is_turned_away_at_the_start_where_nobody_may_look_on(rooms: Rooms):
    table = await gather(rooms, watch="nobody")
    readers = [await come(rooms, table, player) for player in ("anna", "ben", "clara", "dora", "emil")]
    await ask(readers[0], "start")
    assert refusal(await readers[4].hear("refusal")) == ("closed", "no-watching")
    assert await rooms.store.tables.of("emil") == []
    assert all(reader.closed is None for reader in readers[:4])


async def until_mine(readers: list[FakeReader], who: int, table: str, rooms: Rooms) -> None:
    """Until it is that reader's turn, everybody else playing the first legal card."""
    live = await rooms.live(table)
    for _ in range(80):
        seat = live.match_state.waits_for
        if live.match_state.participant(seat).player == readers[who].player:
            return
        await one_act(readers, live)
    raise AssertionError("it is never their turn")


async def one_act(readers: list[FakeReader], live: Any) -> None:
    """The next action: a person's by their request, a bot's by itself."""
    version, seat = live.version, live.match_state.waits_for
    reader = next((reader for reader in readers if reader.player == live.match_state.participant(seat).player), None)
    if reader is not None and not live.match_state.participant(seat).played_by_bot:
        from fourkings.table.protocol import presenters

        reader.write("act", version=version, action=presenters.deal_state(live.match_state, seat).legal[0])
    for _ in range(2000):
        if live.version > version:
            return
        await asyncio.sleep(0.002)
    raise AssertionError("nothing happens")


async def test_a_seat_is_given_to_the_bot_and_taken_back(rooms: Rooms):
    table, (anna, ben) = await started(rooms)
    live = await rooms.live(table)
    assert [event["what"] for event in (await ask(ben, "stand-in", bot="chance"))["events"]] == ["stand-in"]
    await until_mine([anna, ben], 1, table, rooms)
    left = await ask(ben, "away")
    seat = left["events"][0]["seat"]
    assert (left["events"][0]["what"], left["players"][seat]["away"], left["players"][seat]["bot"]) == (
        "left",
        True,
        "chance",
    )
    while live.match_state.waits_for == seat:
        await asyncio.sleep(0.002)
    played = [
        fact
        for fact in log.parse_events(await rooms.store.tables.events(table))
        if isinstance(fact, Act) and fact.seat == seat
    ]
    assert played[-1].bot is not None
    assert played[-1].bot.startswith("chance")
    # A line that breaks and mends does not take the seat back from the bot: only they do.
    ben.write("hello")
    assert (await ben.hear("snapshot"))["players"][seat]["away"] is True
    back = await ask(ben, "back")
    assert (back["events"][0]["what"], back["players"][seat]["away"]) == ("returned", False)


async def test_among_people_hints_are_for_the_host_to_allow_and_all_are_told_who_asked(rooms: Rooms):
    for allowed in (False, True):
        table, readers = await started(rooms, hints=allowed)
        live = await rooms.live(table)
        while live.match_state.waits_for is None or live.match_state.participant(live.match_state.waits_for).player is None:
            await asyncio.sleep(0.01)
        seat = live.match_state.waits_for
        mine, other = sorted(readers, key=lambda reader: live.match_state.seat_of(reader.player) != seat)
        assert live.match_state.conditions.hints is allowed
        if not allowed:
            assert refusal(await ask(mine, "hint")) == ("unavailable", "hint-with-people")
            continue
        before = live.version
        for _ in range(2):  # asked twice, told once
            assert (await ask(mine, "hint"))["type"] == "hint"
        update = await other.hear("event", lambda update: update["events"][0]["what"] == "hinted")
        assert (update["events"][0]["seat"], update["version"]) == (seat, before + 1)
        assert live.version == before + 1


@pytest.mark.settings(grace=0.05)
async def test_who_is_gone_for_the_grace_is_played_by_a_stand_in_and_has_their_seat_again_when_they_come(rooms: Rooms):
    table, (anna, ben) = await started(rooms, stand_in="chance")
    live = await rooms.live(table)
    seat = live.match_state.seat_of("ben")
    live.disconnect(ben)
    update = await anna.hear("event", lambda update: update["events"][0]["what"] == "left")
    assert update["players"][seat]["bot"] == "chance"
    assert (await FakeReader("ben").sit(live))["players"][seat]["away"] is False
    update = await anna.hear("event", lambda update: update["events"][0]["what"] == "returned")


async def test_a_rematch_leads_the_same_people_to_one_new_table(rooms: Rooms):
    table, readers = await started(rooms, SHORT, seats="chosen")
    live = await rooms.live(table)
    assert refusal(await ask(readers[1], "rematch")) == ("unavailable", "match-running")
    while not live.match_state.match.result:
        if live.match_state.match.between_deals:
            await ask(readers[0], "deal")
        else:
            await one_act(readers, live)
    await rooms.store.moderation.impose("bar", "ben", 1e12)
    assert refusal(await ask(readers[1], "rematch")) == ("unavailable", "barred")
    await rooms.store.moderation.lift("bar", "ben")
    emil = FakeReader("emil")  # who looks on
    await emil.sit(live)
    rematch = await ask(readers[1], "rematch")
    assert rematch["events"][0]["what"] == "rematch"
    assert (await readers[0].hear("event", lambda update: update["rematch"]))["rematch"] == rematch["rematch"]
    readers[0].write("rematch")
    assert (await readers[0].hear("snapshot"))["rematch"] == rematch["rematch"]
    update = await ask(await come(rooms, rematch["rematch"], "anna", join=False), "sit", place=0)
    assert (update["host"], update["guest"], update["previous"]) == (0, 0, table)  # who has asked is Ben
    assert [place["guest"] for place in update["places"]] == [0, None, 1, None]
    assert [place["bot"] for place in update["places"]] == [None, "careful", None, "careful"]
    # A watcher is taken along as one, and is no guest there. Whoever comes to look on later is told in no way.
    seen = await emil.hear(until=lambda update: update["type"] == "event")
    assert (seen["events"][0]["what"], seen["rematch"]) == ("rematch", rematch["rematch"])
    assert refusal(await ask(emil, "rematch"))[0] == "seat"
    along = await come(rooms, rematch["rematch"], "emil", join=False)
    watched = next(update for update in map(json.loads, along.texts) if update["type"] == "waiting-room")
    assert (watched["guest"], len(watched["guests"])) == (None, 2)
    assert "emil" not in await rooms.store.tables.players_of(rematch["rematch"])
    late = FakeReader("fay")
    assert (await late.sit(live))["rematch"] is None
    assert not [text for text in late.texts if rematch["rematch"] in text]


async def test_names_change_at_the_next_greeting_and_stand_nowhere_in_the_log(rooms: Rooms):
    table, (anna, ben) = await started(rooms)
    await rooms.store.people.remember("ben", Person("Benedict", "en"), 2.0)
    ben.write("hello")
    assert "Benedict" in [player["name"] for player in (await anna.hear("players-changed"))["players"]]
    lines = "\n".join(await rooms.store.tables.events(table))
    assert "Ben" not in lines.replace('"ben"', "")
    assert "Anna" not in lines


async def test_who_wishes_to_be_forgotten_leaves_matches_to_a_bot_and_rooms_for_good(rooms: Rooms):
    table, (anna, _) = await started(rooms)
    gathering = await gather(rooms)
    await come(rooms, gathering, "ben")
    alone = await gather(rooms, host="ben")
    await offline_commands.forget(rooms.store, rooms.tables, "ben")
    now, room = await rooms.tables.replay_log(table), await rooms.tables.replay_log(gathering)
    assert isinstance(now, Table)
    assert isinstance(room, WaitingRoom)
    assert (now.seat_of("ben"), sum(chair.played_by_bot for chair in now.participants)) == (None, 3)
    assert room.guest("ben") is await rooms.store.tables.get(alone) is None
    assert await rooms.store.tables.of("ben") == []
    await anna.hear("event", lambda update: update["events"][0]["what"] == "forgotten")


async def test_people_write_to_each_other_and_take_it_back(rooms: Rooms):
    table = await gather(rooms)
    anna, ben = [await come(rooms, table, player) for player in ("anna", "ben")]
    said = await ask(ben, "say", id="once", text="  Good\n evening \u202e! ")
    assert [(line["text"], line["guest"], line["name"], line["you"]) for line in said["lines"]] == [
        ("Good evening !", 1, "Ben", True)
    ]
    heard = await anna.hear("chat")
    while not heard["lines"]:
        heard = await anna.hear("chat")
    assert (heard["answers"], heard["lines"][0]["you"]) == (None, False)
    assert (await ask(ben, "say", id="once", text="twice"))["lines"] == said["lines"]
    phrase = await ask(anna, "phrase", phrase="good-luck")
    assert (phrase["lines"][0]["phrase"], phrase["lines"][0]["text"]) == ("good-luck", "")
    assert refusal(await ask(ben, "unsay", number=2)) == ("unavailable", "chat-not-yours")
    assert (await ask(anna, "unsay", number=1))["removed"] == [1]
    later = await rooms.greet("ben", table)
    whole = await later.hear("chat")
    assert (whole["whole"], [line["number"] for line in whole["lines"]]) == (True, [2])


async def test_chat_is_slow_and_off_where_the_host_wants_it_so(rooms: Rooms):
    anna = await come(rooms, await gather(rooms), "anna")
    answers = [await ask(anna, "say", text=f"{number}") for number in range(MAX_LINES + 1)]
    assert [answer["type"] for answer in answers] == ["chat"] * MAX_LINES + ["refusal"]
    assert refusal(answers[-1]) == ("too-fast", "chat-too-fast")
    assert refusal(await ask(anna, "say", text=" \n ")) == ("malformed", "chat-empty")
    quiet = await come(rooms, await gather(rooms, chat=False), "anna")
    assert refusal(await ask(quiet, "phrase", phrase="hello")) == ("unavailable", "chat-off")


async def test_who_was_sent_away_is_let_in_again_by_the_host(rooms: Rooms):
    name = await gather(rooms)
    anna, ben, clara = [await come(rooms, name, player) for player in ("anna", "ben", "clara")]
    assert (await ask(anna, "kick", guest=1))["kicked"] == [{"number": 1, "name": "Ben"}]
    seen = await clara.hear("waiting-room", lambda update: update["event"]["what"] == "kicked")
    assert seen["kicked"] == []
    assert refusal(await ask(clara, "admit", guest=1)) == ("host", "host-only")
    assert refusal(await ask(anna, "admit", guest=2)) == ("unavailable", "no-such-guest")
    again = await rooms.again()
    # after a restart, too, the host is told whom they sent away
    anna = await come(again, name, "anna", join=False)
    update = await ask(anna, "admit", guest=1)
    assert (update["kicked"], update["event"]["what"], update["event"]["name"]) == ([], "admitted", "Ben")
    ben = await come(again, name, "ben")
    assert {guest["name"] for guest in (await ask(ben, "sit", place=3))["guests"]} == {"Anna", "Ben", "Clara"}


WANTED = {"game": "quarante", "preset": "classic", "options": {"target": 10}, "seats": "chosen", "watch": "nobody"}
WANTED |= {"chat": False, "hints": True, "stand_in": "club", "clock": {"bank": 60, "increment": 5, "days": 0}}


async def test_the_host_changes_what_is_played_and_everybody_is_told(rooms: Rooms):
    name = await gather(rooms)
    anna, ben = [await come(rooms, name, player) for player in ("anna", "ben")]
    assert refusal(await ask(ben, "configure", **WANTED)) == ("host", "host-only")
    for wrong, refused in (
        ({"game": "bridge"}, "no-such-rules"),
        ({"options": {"pots": "on"}}, "no-such-rules"),
        ({"stand_in": "nobody"}, "unknown-bot"),
    ):
        assert refusal(await ask(anna, "configure", **{**WANTED, **wrong})) == ("unavailable", refused)
    laid = await ask(anna, "configure", **WANTED)
    assert (laid["game"], laid["options"]["target"], laid["event"]["what"]) == ("quarante", 10, "configured")
    terms = ("seats", "watch", "chat", "hints", "stand_in", "clock")
    assert laid["conditions"] == {"mirror": False, "sealed": False, "arranged": False} | {
        name: WANTED[name] for name in terms
    }
    heard = await ben.hear("waiting-room", lambda update: update["game"] == "quarante")
    assert [place["guest"] for place in heard["places"]] == [0, 1, None, None]
    assert (await ask(anna, "configure", **WANTED))["version"] == laid["version"]
    assert refusal(await ask(ben, "say", text="hello")) == ("unavailable", "chat-off")
    (listed,) = await rooms.store.tables.of("ben")
    assert (listed.game, listed.preset) == ("quarante", "classic")
    first = await start(anna)
    assert (first["game"], first["clock"]["left"], first["conditions"]["watch"]) == ("quarante", [60_000] * 4, "nobody")
    assert refusal(await ask(anna, "configure", **WANTED)) == ("unavailable", "match-open")
    assert (await rooms.tables.replay_match(name)).rules == SHORT


async def test_who_looks_on_costs_the_others_little(rooms: Rooms):
    table = await gather(rooms)
    anna = await come(rooms, table, "anna", join=False)
    await come(rooms, table, "ben")
    before = len(anna.texts)
    for watcher in [await come(rooms, table, f"nobody {number}", join=False) for number in range(30)]:
        anna.live.disconnect(watcher)
    anna.write("ping")
    await anna.hear("pong")
    heard = anna.texts[before:]
    assert {json.loads(text)["type"] for text in heard} == {"watchers-changed", "pong"}
    assert max(map(len, heard)) < 80


async def test_who_joins_a_table_that_was_deleted_meanwhile_is_told_so(rooms: Rooms):
    table = await gather(rooms)
    ben = await come(rooms, table, "ben", join=False)
    await rooms.store.tables.delete(table)
    ben.write("join")
    while ben.closed is None:
        await asyncio.sleep(0.01)
    assert ben.closed == CloseCode.NO_SUCH_TABLE


async def test_no_two_people_at_a_table_are_shown_alike(rooms: Rooms):
    table = await gather(rooms, seats="chosen")
    # The first letter of clara is Cyrillic.
    for player, name in (("ben", "ANNA"), ("clara", "Аnna"), ("dora", "Anna (2)"), ("emil", "Ben")):
        await rooms.store.people.remember(player, Person(name, "en"), 2.0)
    people = [await come(rooms, table, player) for player in ("anna", "ben", "clara", "dora")]
    shown = ["Anna", "ANNA (2)", "Аnna (3)", "Anna (2) (2)"]
    room = await people[0].hear("waiting-room")
    while len(room["guests"]) < 4:
        room = await people[0].hear("waiting-room")
    assert [guest["name"] for guest in room["guests"]] == shown
    await ask(people[0], "swap", place=1, other=2)
    await ask(people[0], "start")
    live = await rooms.live(table)
    assert [player["name"] for player in (await FakeReader("emil").sit(live))["players"]] == shown
    await rooms.store.people.remember("anna", Person("Nan", "en"), 3.0)
    again = await FakeReader("anna").sit(live)
    assert [player["name"] for player in again["players"]] == ["Nan", "ANNA", "Аnna (2)", "Anna (2) (2)"]
