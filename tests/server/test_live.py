"""A table that is awake: stored before it is told, done once, refused in words, the same after a restart; and its parts.

Each part alone writes its fields, and each type of request has one function that grants it."""

import ast
import asyncio
import itertools
import json
import os
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import pytest

import fourkings.server
import fourkings.table.runtime
import services
from cases import few
from fourkings.bots import BOTS
from fourkings.records import dumps, loads
from fourkings.records.replay import replay
from fourkings.rulebook.cards import LONG, members, named
from fourkings.rulebook.game import Rules
from fourkings.rulebook.games import GAMES, rules
from fourkings.server.db.log import Log
from fourkings.server.realtime.actor import sync
from fourkings.server.realtime.actor.requests import HANDLERS
from fourkings.server.realtime.actor.state import Peering
from fourkings.server.workers import bot_fallback
from fourkings.server.workers.bot_pool import BotPool
from fourkings.table import log
from fourkings.table import match as table
from fourkings.table.match import Act
from fourkings.table.match.state import DELAY
from fourkings.table.protocol import CloseCode, Request, requests
from fourkings.table.runtime import readers, state
from fourkings.table.runtime.clock import MAX_CREDIT, Clock
from fourkings.table.runtime.pacing import PAUSES, RESTING, pause
from fourkings.table.runtime.readers import Presence, Readers
from fourkings.table.runtime.requests import MATCH_COMMANDS, ROOM_COMMANDS, decide
from fourkings.table.runtime.state import KEPT, REMEMBERED, SWEEP, Change, GrantedRequest, History
from readers import WAIT, FakeReader, Rooms, Time, ask, my_turn, play, refusal
from tables import chairs, random_events

pytestmark = services.MOSTLY_SQLITE

SHORT = {"quarante": {"target": 10}, "quarante-1792": {"target": 10}, "400": {"target": 11}}
EVERY = [rules(game, options=SHORT.get(game.ID)) for game in GAMES.values()]
KING = rules(GAMES["king"])


async def seated(rooms: Rooms, chosen: Rules = KING, player: str = "anna") -> tuple[str, FakeReader, dict[str, Any]]:
    """A table of one's own, and the first snapshot of it."""
    name = await rooms.table(chosen, chairs(player))
    reader = FakeReader(player)
    return name, reader, await reader.sit(await rooms.live(name))


async def ready(bot_pool: BotPool) -> None:
    """Until somebody can think for bots that need no kernels."""
    bot_pool._prepare = os.getpid
    bot_pool.open()
    while not bot_pool.ready:
        await asyncio.sleep(0.02)


@pytest.mark.parametrize("chosen", few(EVERY, 3), ids=lambda chosen: chosen.game.ID)
async def test_a_whole_match_is_played_and_its_record_replays(chosen: Rules, rooms: Rooms):
    name, reader, snapshot = await seated(rooms, chosen)
    update = await play(reader, snapshot, random.Random(1))
    assert update["result"]["winners"]
    folded = await rooms.tables.replay_match(name)
    assert folded.version == update["version"]
    replay(loads(dumps(folded.match)))
    stored = await rooms.store.tables.get(name)
    assert stored.summary.over
    assert stored.summary.version == update["version"]
    assert list(stored.summary.winners) == update["result"]["winners"]
    assert refusal(await ask(reader, "deal")) == ("unavailable", "match-over")


async def test_every_fact_is_stored_before_it_is_told(rooms: Rooms, monkeypatch: pytest.MonkeyPatch):
    written: list[int] = []
    append = Log.append

    async def slow(self: Log, name: str, fact: str, summary: Any, *rest: Any) -> None:
        await asyncio.sleep(0.002)
        await append(self, name, fact, summary, *rest)
        written.append(summary.version)

    monkeypatch.setattr(Log, "append", slow)
    _, reader, snapshot = await seated(rooms)
    deliver = reader.send

    def send(text: str) -> None:
        update = json.loads(text)
        assert update["type"] != "event" or update["version"] in written
        deliver(text)

    reader.send = send  # type: ignore[method-assign]
    await play(reader, snapshot, random.Random(1), most=80)


async def test_a_request_sent_twice_is_done_once_even_over_a_restart(rooms: Rooms):
    name, reader, snapshot = await seated(rooms)
    update = await my_turn(reader, snapshot)
    action = update["deal"]["legal"][0]
    for _ in range(3):
        reader.write("act", id="once", version=update["version"], action=action)
    answers = [await reader.hear("event") for _ in range(1)]
    while len([answer for answer in answers if answer["answers"] == "once"]) < 3:
        answers.append(await reader.hear("event"))
    same = [answer for answer in answers if answer["answers"] == "once"]
    assert same[0] == same[1] == same[2]
    again = await rooms.again()
    back = FakeReader("anna")
    await back.sit(await again.live(name))
    back.write("act", id="once", version=update["version"], action=action)
    repeated = await back.hear("event", lambda update: update["answers"] == "once")
    assert {**repeated, "deal": {**repeated["deal"], "undo": True}} == same[0]
    folded = [fact for fact in log.parse_events(await again.store.tables.events(name)) if isinstance(fact, Act)]
    own = snapshot["seat"]
    assert len([fact for fact in folded if fact.seat == own]) == 1


async def test_every_kind_of_refusal_and_the_table_goes_on(rooms: Rooms):
    name, reader, snapshot = await seated(rooms)
    watcher = FakeReader("zoe")
    seen = await watcher.sit(await rooms.live(name))
    assert (seen["seat"], seen["deal"]["hand"], seen["deal"]["legal"]) == (None, [], [])
    update = await my_turn(reader, snapshot)
    now, version = update["deal"], update["version"]

    async def no(who: FakeReader, code: str, key: str, kind: str, **fields: Any) -> None:
        asked = who.write(kind, **fields)
        refused = await who.hear("refusal")
        assert (refused["code"], refused["reason"]["key"], refused["answers"]) == (code, key, asked)
        assert refused["version"] == version

    for kind in ("deal", "undo", "rest", "hint"):
        await no(watcher, "seat", "not-seated", kind)
    await no(watcher, "seat", "not-seated", "pace", pace="slow")
    await no(watcher, "seat", "not-seated", "act", version=version, action=now["legal"][0])
    await no(reader, "illegal", "not-held", "act", version=version, action=held_by_others(now))
    await no(reader, "malformed", "unknown-action", "act", version=version, action="1H")
    await no(reader, "stale", "stale", "act", version=version - 1, action=now["legal"][0])
    await no(reader, "stale", "stale", "act", version=version + 1, action=now["legal"][0])
    await no(reader, "unavailable", "deal-running", "deal")
    await no(reader, "unavailable", "nothing-to-undo", "undo")
    await no(reader, "unavailable", "rest-not-certain", "rest")
    reader.write("act", version=version, action=now["legal"][0])
    assert (await reader.hear("event"))["version"] == version + 1


def held_by_others(now: dict[str, Any]) -> str:
    """A card of the long pack that the reader was not dealt."""
    return next(rank + suit for suit in "SHDC" for rank in "AKQJT98765432" if rank + suit not in now["hand"])


async def test_out_of_turn_is_refused(rooms: Rooms):
    live = await rooms.live(await rooms.table(KING, chairs("a", "b", "c", "d")))
    for player in "abcd":
        reader = FakeReader(player)
        snapshot = await reader.sit(live)
        if snapshot["deal"]["turn"] != snapshot["seat"]:
            refused = await ask(reader, "act", version=snapshot["version"], action=snapshot["deal"]["hand"][0])
            assert refusal(refused) == ("turn", "not-your-turn")
            assert refusal(await ask(reader, "hint")) == ("unavailable", "hint-not-your-turn")
            assert refusal(await ask(reader, "undo")) == ("unavailable", "undo-with-people")


async def test_undo_hint_pace_and_ping(rooms: Rooms):
    name, reader, snapshot = await seated(rooms)
    update = await my_turn(reader, snapshot)
    reader.write("hint")
    hint = await reader.hear("hint")
    assert hint["action"] in update["deal"]["legal"]
    assert hint["by"].split()[0] in ("careful", "strong"), "by careful where no worker is ready in time"
    reader.write("act", version=update["version"], action=hint["action"])
    assert (await reader.hear("event"))["deal"]["undo"]
    asked = reader.write("undo")
    back = await reader.hear("event", lambda update: update["answers"] == asked)
    assert [event["what"] for event in back["events"]] == ["undone"]
    assert back["deal"]["hand"] == update["deal"]["hand"]
    assert back["deal"]["trick"] == update["deal"]["trick"]
    assert not back["deal"]["undo"]
    other = FakeReader("anna")
    await other.sit(reader.live)
    asked = reader.write("pace", pace="quick")
    assert await reader.hear("pace-changed") == {"type": "pace-changed", "answers": asked, "pace": "quick"}
    assert await other.hear("pace-changed") == {"type": "pace-changed", "answers": None, "pace": "quick"}
    reader.write("ping")
    assert (await reader.hear("pong"))["version"] == back["version"]
    again = await rooms.again()
    assert (await FakeReader("anna").sit(await again.live(name)))["pace"] == "quick", "it outlasts a restart"


async def test_who_missed_a_little_is_sent_it_and_who_missed_much_a_snapshot(rooms: Rooms):
    name, reader, snapshot = await seated(rooms)
    live = await rooms.live(name)
    heard = [await play(reader, snapshot, random.Random(1), most=1)]
    while len(heard) < 20 or not heard[-1]["deal"]["legal"]:
        heard.append(await play(reader, heard[-1], random.Random(1), most=1))
    version = heard[-1]["version"]
    late = FakeReader("anna")
    late.live = live
    late.write("hello", since=version - 8)
    missed = [await late.hear() for _ in range(9)]
    assert missed[:8] == heard[-8:]
    assert (missed[8]["type"], missed[8]["version"]) == ("snapshot", version)
    for since in (0, version, version + 50):
        reader.write("hello", since=since)
        assert (await reader.hear())["type"] == "snapshot"
    stranger = FakeReader("zoe")
    stranger.live = live
    stranger.write("hello", since=version - 3)
    assert all(
        update["deal"]["hand"] == [] and update["answers"] is None for update in [await stranger.hear() for _ in range(3)]
    )
    back = await (await rooms.again()).greet("anna", name, since=version - 8)
    assert [await back.hear() for _ in range(8)] == heard[-8:], "the same after a restart"
    assert any(update["answers"] for update in heard[-8:])


async def test_a_table_does_not_play_on_without_its_person(rooms: Rooms):
    name, reader, _ = await seated(rooms, rules(GAMES["quarante"]))
    live = await rooms.live(name)
    await FakeReader("zoe").sit(live)
    live.disconnect(reader)
    while reader in live.readers:
        await asyncio.sleep(0.01)
    version = live.match_state.version
    await asyncio.sleep(0.2)
    assert live.match_state.version == version
    back = FakeReader("anna")
    assert (await my_turn(back, await back.sit(live)))["version"] >= version


@pytest.mark.settings(idle=0.05)
async def test_a_table_falls_asleep_when_nobody_looks_and_wakes_as_it_was(rooms: Rooms):
    name, reader, snapshot = await seated(rooms)
    update = await my_turn(reader, snapshot)
    live = await rooms.live(name)
    live.disconnect(reader)
    for _ in range(200):
        if not rooms.tables.awake:
            break
        await asyncio.sleep(0.01)
    assert live.asleep
    assert rooms.tables.awake == 0
    again = await rooms.live(name)
    assert again is not live
    assert again.match_state == live.match_state
    assert (await FakeReader("anna").sit(again))["deal"] == update["deal"]


@pytest.mark.settings(idle=1.0)
async def test_who_comes_as_a_table_falls_asleep_is_sent_to_it_anew(rooms: Rooms, monkeypatch: pytest.MonkeyPatch):
    name, reader, _ = await seated(rooms)
    live, falling, noted = await rooms.live(name), asyncio.Event(), asyncio.Event()

    async def slowly(_: object) -> None:
        falling.set()
        await noted.wait()

    monkeypatch.setattr(sync, "save_clock", slowly)
    live.disconnect(reader)
    async with asyncio.timeout(WAIT):
        await falling.wait()
    late = FakeReader("anna")
    late.live = live
    late.write("hello")
    noted.set()
    while not live.asleep:
        await asyncio.sleep(0.01)
    assert late.closed == CloseCode.COME_BACK


async def test_a_table_asked_for_by_many_at_once_wakes_once(rooms: Rooms):
    name = await rooms.table(KING, chairs("anna"))
    lives = await asyncio.gather(*(rooms.live(name) for _ in range(10)))
    assert len({id(live) for live in lives}) == 1
    assert await rooms.tables.find("nowhere") is None
    assert await rooms.tables.find("nowhere") is None


@pytest.mark.settings(grace=0.2)
async def test_who_comes_back_in_time_was_never_gone(rooms: Rooms):
    live = await rooms.live(await rooms.table(KING, chairs("anna", "bruno")))
    anna, bruno = FakeReader("anna"), FakeReader("bruno")
    await anna.sit(live)
    await bruno.sit(live)
    live.disconnect(bruno)
    await bruno.sit(live)
    await asyncio.sleep(0.3)
    assert "left" not in "".join(anna.texts)


async def test_the_rest_is_played_for_who_asks(rooms: Rooms):
    chosen = rules(GAMES["king"], options={"seats": "fixed"})
    own = named("AS KS QS JS AH KH QH AD KD QD AC KC QC")
    others = [card for card in LONG if not own >> card & 1]
    hands = (tuple(members(own)), *(tuple(others[place::3]) for place in range(3)))
    name = await rooms.dealt(chosen, chairs("anna"), hands)
    reader = FakeReader("anna")
    update = await reader.sit(await rooms.live(name))
    while not update["deal"]["rest"]:
        if update["deal"]["legal"]:
            best = min(update["deal"]["legal"], key=lambda card: "AKQJT98765432".index(card[0]))
            reader.write("act", version=update["version"], action=best)
        update = await reader.hear("event")
    asked, acts = reader.write("rest"), len(update["deal"]["hand"])
    update = await reader.hear("event")
    assert update["answers"] == asked
    while update["deal"]["stage"] != "done":
        update = await reader.hear("event")
    assert update["deal"]["won"] == [13, 0, 0, 0]
    assert acts > 1
    reader.write("undo")
    assert [event["what"] for event in (await reader.hear("event"))["events"]] == ["undone"]


async def test_a_bot_that_fails_breaks_the_rules_or_is_late_is_answered_for(rooms: Rooms, monkeypatch: pytest.MonkeyPatch):
    class Bad:
        VERSION = 1

        def __init__(self, name: str) -> None:
            self.NAME = name

        def choose(self, view: Any, rng: Any, limit: int | None = None) -> Any:
            if self.NAME == "fails":
                raise ZeroDivisionError
            if self.NAME == "late":
                import time

                time.sleep(0.3)
            return "nonsense"

    for name in ("fails", "late", "breaks"):
        monkeypatch.setitem(BOTS, name, Bad(name))  # type: ignore[arg-type]
    monkeypatch.setattr(bot_fallback, "PATIENCE", 0.1)
    await ready(rooms.bot_pool)
    bots = ("fails", "late", "breaks")
    seats = (chairs("anna")[0], *(table.Participant(name, None, name) for name in bots))
    name = await rooms.table(KING, seats)
    reader = FakeReader("anna")
    update = await play(reader, await reader.sit(await rooms.live(name)), random.Random(1), most=16)
    assert update["version"] == 18
    acts = [fact for fact in log.parse_events(await rooms.store.tables.events(name)) if isinstance(fact, Act) and fact.bot]
    assert acts
    assert {act.bot for act in acts} == {"careful 1"}


async def test_a_table_written_by_another_server_is_caught_up_with_and_a_request_decided_again(
    rooms: Rooms, tmp_path: Path
):
    name, reader, snapshot = await seated(rooms)
    update = await my_turn(reader, snapshot)
    other = Rooms(tmp_path)
    mine, theirs = update["deal"]["legal"][:2] if len(update["deal"]["legal"]) > 1 else update["deal"]["legal"] * 2
    second = FakeReader("anna")
    await second.sit(await other.live(name))
    second.write("act", version=update["version"], action=theirs)
    await second.hear("event")
    reader.write("act", version=update["version"], action=mine)
    event = await reader.hear("event")
    assert event["version"] == update["version"] + 1
    assert theirs not in event["deal"]["hand"]
    refused = await reader.hear("refusal")
    assert (refused["code"], refused["version"] > update["version"]) == ("stale", True)
    assert reader.closed is None
    await other.close()


def test_pauses_do_not_depend_on_what_a_bot_holds():
    seen: dict[str, set[float]] = {}
    for _, after, fact in random_events(rules(GAMES["quarante"]), 5, most=120):
        kind = type(fact).__name__
        if isinstance(fact, Act):
            kind = "word" if isinstance(fact.action, str) else "trick" if not after.state.trick else "card"
        seen.setdefault(kind, set()).add(pause(fact, after, PAUSES["calm"]))
    assert all(len(pauses) == 1 for pauses in seen.values())
    assert list(PAUSES) == ["quick", "brisk", "calm", "slow"]
    for faster, slower in itertools.pairwise(PAUSES.values()):
        assert all(shorter < longer for shorter, longer in zip(faster, slower, strict=True))
    assert all(resting <= quick for resting, quick in zip(RESTING, PAUSES["quick"], strict=True))


@pytest.mark.settings(tempo=0.2)
async def test_the_bots_take_their_time(rooms: Rooms):
    _, reader, update = await seated(rooms)
    loop = asyncio.get_running_loop()
    reader.write("pace", pace="quick")
    await reader.hear("pace-changed")
    begun, theirs = loop.time(), 0
    for _ in range(8):
        if update["deal"]["legal"]:
            reader.write("act", version=update["version"], action=update["deal"]["legal"][0])
        else:
            theirs += 1
        update = await reader.hear("event")
    # All of them together: one that is heard late shortens the time to the next. The first may be under way.
    assert theirs > 3
    assert loop.time() - begun >= 0.9 * 0.2 * PAUSES["quick"].think * (theirs - 1)


async def test_a_request_in_the_same_moment_does_not_keep_a_server_from_stopping(tmp_path: Path):
    rooms = Rooms(tmp_path)
    reader = FakeReader("anna")
    await reader.sit(await rooms.live(await rooms.table(rules(GAMES["king"]), chairs("anna"))))
    await asyncio.sleep(0.1)
    reader.write("ping")
    async with asyncio.timeout(WAIT):
        await rooms.close()


SERVER = Path(fourkings.server.__file__).parent
LIVE = SERVER / "realtime" / "actor"
LOCAL = Path(fourkings.table.runtime.__file__).parent
PACKAGE = SERVER.parent
FILES = [
    *sorted(LIVE.rglob("*.py")),
    *sorted(LOCAL.rglob("*.py")),
    *(SERVER / name for name in ("realtime/peers.py", "realtime/tables.py", "offline_commands.py", "websocket.py")),
]
OWN = ("self", "cls")
PRIVATE = re.compile("_[^_]")
TUPLES = ("_replace", "_asdict", "_fields")
"""What named tuples offer to everybody."""


def stored(tree: ast.AST) -> Iterator[ast.expr]:
    """Whatever is assigned to, changed in place or deleted."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute | ast.Subscript) and not isinstance(node.ctx, ast.Load):
            yield node


def of_another(node: ast.expr) -> bool:
    """True for a field, or an item of a field, of anything but the object that a method belongs to."""
    while isinstance(node, ast.Subscript):
        node = node.value
    return isinstance(node, ast.Attribute) and not (isinstance(node.value, ast.Name) and node.value.id in OWN)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.relative_to(PACKAGE).as_posix())
def test_nobody_writes_a_field_of_another(file: Path):
    tree = ast.parse(file.read_text(encoding="utf-8"))
    assert [f"line {node.lineno}: {ast.unparse(node)}" for node in stored(tree) if of_another(node)] == []
    private = [
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and PRIVATE.match(node.attr) and node.attr not in TUPLES and of_another(node)
    ]
    assert [f"line {node.lineno}: {ast.unparse(node)}" for node in private] == []


def test_a_table_is_assigned_its_parts_once():
    called = set[str]()
    for file in (LIVE / "table.py", LOCAL / "table.py"):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        (table,) = (
            node for node in tree.body if isinstance(node, ast.ClassDef) and node.name in ("LiveTable", "LocalTable")
        )
        for node in ast.walk(table):
            if isinstance(node, ast.FunctionDef) and node.name != "__init__":
                assert not list(stored(node)), node.name
        called |= {
            node.func.id for node in ast.walk(tree) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
        }
    parts = {
        name
        for module in (readers, state)
        for name, value in vars(module).items()
        if getattr(value, "__module__", "") == module.__name__
    }
    plain = {"Change", "Reader", "GrantedRequest", "BotJob", "HintJob"}
    assert (parts | {"ChatState", "Mailbox", "Peering"}) - plain <= called


def test_every_request_is_granted_by_one_function_or_command():
    assert set(HANDLERS) == set(get_args(Request))
    decided = {kind for kind, handler in HANDLERS.items() if handler.grant is decide}
    assert decided == set(ROOM_COMMANDS) | set(MATCH_COMMANDS)
    grants = [handler.grant for handler in HANDLERS.values() if handler.grant is not decide]
    assert len(set(grants)) == len(grants)


def test_requests_are_told_apart_nowhere_else():
    assert len(FILES) > 20
    kinds = {kind.__name__ for kind in get_args(Request)} - {requests.Hello.__name__}
    for file in sorted([*LIVE.glob("*.py"), *LOCAL.glob("*.py")]):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        from_requests = {
            alias.asname or alias.name
            for node in ast.walk(tree)
            if isinstance(node, ast.ImportFrom) and node.module == requests.__name__
            for alias in node.names
        }
        told_apart = {
            name.id
            for node in ast.walk(tree)
            if (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "isinstance")
            or isinstance(node, ast.MatchClass)
            for name in ast.walk(node)
            if isinstance(name, ast.Name)
        }
        assert not told_apart & from_requests & kinds, file.name


def test_a_clock_charges_up_to_the_receipt_unless_the_server_was_slow():
    time = Time()
    clock = Clock(None, time, time)
    time.at += 3
    clock.receive(time.at)
    time.at += MAX_CREDIT / 2
    assert (clock.elapsed, clock.charged) == (3000 + 500 * MAX_CREDIT, 3000)
    time.at += MAX_CREDIT
    assert clock.charged == 3000 + 500 * MAX_CREDIT
    clock.forgive(1.0)
    clock.start()
    assert (clock.elapsed, clock.credit) == (-DELAY, 0.0)
    clock.advance(7)
    assert clock.elapsed == 7000 - DELAY


def test_who_is_missed_keeps_the_deadline_of_the_first_time_and_is_told_gone_once():
    presence = Presence(Readers(), grace=10, idle=60, at=0)
    presence.expect(["anna", "ben"], 0, 10)
    presence.expect(["anna", "ben"], 5, 10)
    assert presence.take_gone(9.9) is None
    assert {presence.take_gone(10), presence.take_gone(10)} == {"anna", "ben"}
    assert presence.take_gone(10) is None
    assert presence.see_elsewhere(frozenset({"anna"}))
    assert not presence.see_elsewhere(frozenset({"anna"}))
    presence.expect(["anna", "ben"], 20, 10)
    assert (presence.take_gone(30), presence.take_gone(30)) == ("ben", None)


def test_a_lease_is_what_was_seen_last_or_taken_since():
    peering = Peering("a")
    peering.claim()
    assert (peering.leased, peering.owner) == (True, "a")
    assert peering.see_owner("b")
    assert (peering.leased, peering.owner) == (False, "b")
    peering.claim()
    assert (peering.leased, peering.owner) == (True, "b")  # until it is seen, the clock goes on as the other counted it
    assert peering.see_owner("a")
    peering.release()
    assert (peering.leased, peering.see_owner("a"), peering.leased) == (False, False, True)


def test_what_a_history_makes_again_is_what_happened():
    """It keeps events instead of states, and forgets requests only when the store does."""
    happened = list[Change]()
    for before, after, event in random_events(rules(GAMES["400"]), 5, most=KEPT + 2 * SWEEP):
        happened.append(Change(before or after, after, event, GrantedRequest("anna", f"l{after.version}", after.version)))
    _, dealt, *played = happened
    first, all_changes = dealt.after, [*played]
    woken = None
    history = History(first, (), ())
    for number, change in enumerate(all_changes, 1):
        for each in filter(None, (history, woken)):
            each.add(change)
            for missed in (0, 1, REMEMBERED, REMEMBERED + 1):
                expected = all_changes[number - missed : number] if missed <= min(number, REMEMBERED) else []
                assert each.since(change.after.version - missed) == expected
        if number == REMEMBERED + 3:
            woken = History(change.after, (), all_changes[number - REMEMBERED : number])
    assert woken
    assert history.clock_version == woken.clock_version == history.match_version
    last = all_changes[-1]
    assert history.change_at(last.after.version - 3) == all_changes[-4]
    assert history.change_at(first.version) is None
    known = [change.after.version for change in happened if history.granted_at("anna", f"l{change.after.version}")]
    assert known[-KEPT:] == list(range(last.after.version - KEPT + 1, last.after.version + 1))
    assert len(known) <= KEPT + SWEEP
