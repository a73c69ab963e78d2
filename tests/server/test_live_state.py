"""A live table in parts: each part alone writes its fields, and each type of request has one function that grants it."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest

import fourkings.server
import fourkings.table.runtime
from fourkings.rulebook.games import GAMES, rules
from fourkings.server.realtime.actor.requests import HANDLERS
from fourkings.server.realtime.actor.state import Peering
from fourkings.table.match.state import DELAY
from fourkings.table.protocol import Request, requests
from fourkings.table.runtime import readers, state
from fourkings.table.runtime.clock import MAX_CREDIT, Clock
from fourkings.table.runtime.readers import Presence, Readers
from fourkings.table.runtime.requests import MATCH_COMMANDS, ROOM_COMMANDS, decide
from fourkings.table.runtime.state import KEPT, REMEMBERED, SWEEP, Change, GrantedRequest, History
from readers import Time
from tables import random_events

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
