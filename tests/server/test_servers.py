"""What several servers find each other by: who is up, who moves a table, who is where, and one key."""

from concurrent.futures import ThreadPoolExecutor

import pytest

from fourkings.app.models import Stored, Summary
from fourkings.server.db import Store, TableStatus
from fourkings.table.protocol.presenters.chat import ChatEntry

pytestmark = pytest.mark.usefixtures("database")


def stored(name: str) -> Stored:
    return Stored(name, "king", "classic", bytes(32), "calm", Summary(1, 0, (), False, ()), 1.0, 1.0)


async def test_a_table_is_moved_by_one_server_as_long_as_that_is_up(store: Store):
    for name in ("t", "u", "v"):
        await store.tables.create(stored(name), [], ["one"])
    assert await store.servers.heartbeat("a", 60) == {"a"}
    assert await store.servers.heartbeat("b", 60) == {"a", "b"}
    assert await store.servers.claim_leases("a", ["t", "u", "gone"]) == {"t", "u"}
    assert await store.servers.claim_leases("b", ["t", "u", "v"]) == {"v"}
    assert {name: seen.owner for name, seen in (await store.servers.table_statuses("b", ["t", "v", "gone"])).items()} == {
        "t": "a",
        "v": "b",
    }
    await store.servers.release_lease("b", "t")
    assert await store.servers.claim_leases("b", ["t"]) == set()
    await store.servers.release_lease("a", "t")
    assert await store.servers.claim_leases("b", ["t"]) == {"t"}
    assert await store.servers.heartbeat("a", -1) == {"b"}
    assert (await store.servers.table_statuses("b", ["u"]))["u"].owner is None
    assert await store.servers.claim_leases("b", ["u"]) == {"u"}
    await store.tables.delete("u")
    await store.servers.remove("b")
    assert await store.servers.heartbeat("a", 60) == {"a"}
    assert await store.servers.claim_leases("a", ["t", "u", "v"]) == {"t", "v"}


async def test_people_are_where_a_server_that_is_up_has_seen_them(store: Store):
    await store.tables.create(stored("t"), [], ["one"])
    await store.servers.heartbeat("a", 60)
    await store.servers.heartbeat("b", 60)
    for server, player in (("a", "anna"), ("a", "anna"), ("b", "bruno"), ("b", "anna")):
        await store.servers.add_presence(server, "t", player)
    await store.servers.add_presence("a", "gone", "anna")
    assert (await store.servers.table_statuses("a", ["t"]))["t"] == TableStatus(1, 0, None, frozenset({"anna", "bruno"}))
    assert (await store.servers.table_statuses("b", ["t"]))["t"].elsewhere == {"anna"}
    await store.servers.remove_presence("b", "t", "anna")
    assert (await store.servers.table_statuses("a", ["t"]))["t"].elsewhere == {"bruno"}
    await store.servers.heartbeat("b", -1)
    assert (await store.servers.table_statuses("a", ["t"]))["t"].elsewhere == frozenset()


async def test_what_changes_beside_the_log_can_be_seen(store: Store):
    await store.tables.create(stored("t"), [], ["one"])
    assert (await store.chat.add("t", "anna", "x", 1.0, "hello", "")) == ChatEntry(1, "anna", 1.0, "hello", "")
    await store.tables.set_pace("t", "slow")
    assert await store.chat.delete("t", 1, "anna")
    assert not await store.chat.delete("t", 1, "anna")
    assert (await store.servers.table_statuses("a", ["t"]))["t"].changes == 3


def test_all_servers_share_one_key(url: str):
    Store(url).close()
    stores = [Store(url) for _ in range(4)]
    with ThreadPoolExecutor(4) as threads:
        keys = set(threads.map(lambda store: store.servers.shared_key("sessions"), stores))
    assert len(keys) == 1
    assert len(keys.pop()) == 64
    assert (
        stores[0].servers.shared_key("other", b"brought") == stores[1].servers.shared_key("other", b"later") == b"brought"
    )
    for store in stores:
        store.close()
