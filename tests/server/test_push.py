"""Notifications of turns: who is told that a slow game waits for them, when, and how often."""

import time
from collections.abc import Iterator

import pytest
from sqlalchemy import delete, insert

import services
from fourkings.app.models import Person, TurnNotice
from fourkings.server.db.schema import leases, presence, servers
from fourkings.server.db.turns import MAX_BROWSERS, NOTICE_DELAY
from fourkings.server.net.metrics import Metrics
from fourkings.server.push.crypto import Vapid
from fourkings.server.push.sender import PushSender
from fourkings.server.push.turn_notifier import MAX_TRIES, RETRY, TurnNotifier
from fourkings.table.waiting_room import TimeControl
from push_service import HOST, Browser, PushService, ToHere, from_base64url, push_service
from readers import Rooms, until
from server.test_clocks import SHORT, SLOW, asleep, persons_turn, plays
from server.test_gathering import started
from serving import Client, device, refused

pytestmark = services.MOSTLY_SQLITE

SECRET = b"a secret of thirty-two bytes, no less"


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PushService]:
    with push_service(tmp_path_factory.mktemp("push")) as running:
        yield running


@pytest.fixture(autouse=True)
def nothing_came(service: PushService) -> None:
    service.came.clear()
    service.status = 201


def notifier(rooms: Rooms, service: PushService) -> TurnNotifier:
    sender = PushSender(Vapid(SECRET), ToHere(service.port), service.tls)
    return TurnNotifier(rooms.store, sender, Metrics(), rooms.tables.connected, "me")


async def subscribed(rooms: Rooms, player: str) -> Browser:
    browser = Browser(player)
    await rooms.store.push_subscriptions.add(player, browser.subscription(time.time()))
    return browser


async def test_a_person_who_is_awaited_and_has_no_line_open_is_told_once(service: PushService, rooms: Rooms):
    name, readers = await started(rooms, SHORT, "anna ben", seats="chosen", clock=SLOW)
    here = dict(zip(("anna", "ben"), readers, strict=True))
    browsers = {player: await subscribed(rooms, player) for player in here}
    await rooms.store.people.remember("anna", Person("Anna", "fr"), 0.0)
    await rooms.store.people.remember("ben", Person("Ben", "en"), 0.0)
    live, look = await rooms.live(name), notifier(rooms, service).send_due
    first = await persons_turn(live)
    second = "ben" if first == "anna" else "anna"
    await look(time.time() + NOTICE_DELAY + 1)
    assert not service.came  # they are there
    live.disconnect(here[second])
    await until(lambda: second not in live.readers.players)
    while await persons_turn(live) == first:
        await plays(live, here[first])
    await look(time.time())
    assert not service.came  # not yet
    await look(time.time() + NOTICE_DELAY + 1)
    await look(time.time() + 2 * NOTICE_DELAY)
    (said,) = service.read(browsers[second])
    assert said["table"] == name
    shown = (
        ("Quarante de Roi : c'est à vous", "Avec Ben")
        if second == "anna"
        else ("Quarante de Roi: it's your turn", "With Anna")
    )
    assert (said["title"].replace("\u202f", " "), said["body"]) == shown
    assert len(service.came) == 1


@pytest.mark.settings(idle=0.2)
async def test_what_is_to_be_told_outlasts_a_restart_and_goes_with_the_table(service: PushService, rooms: Rooms):
    browser, (name, _) = await subscribed(rooms, "anna"), await asleep(rooms)
    later = time.time() + NOTICE_DELAY + 1
    again = await rooms.again()
    (due,) = await again.store.turn_notices.due("me", later)
    assert (due.table, due.player, due.tries) == (name, "anna", 0)
    await notifier(again, service).send_due(later)
    assert [said["body"] for said in service.read(browser)] == ["With bots"]
    await again.store.turn_notices.put_off(due, later)
    await again.tables.delete(name)
    assert await again.store.turn_notices.due("me", later) == []


@pytest.mark.settings(idle=0.2)
async def test_a_subscription_that_is_gone_is_forgotten_and_one_that_failed_is_tried_again(
    service: PushService, rooms: Rooms
):
    browser, (name, _) = await subscribed(rooms, "anna"), await asleep(rooms)
    turns, at = notifier(rooms, service), time.time() + NOTICE_DELAY + 1
    service.status = 503
    for tries in range(MAX_TRIES):
        await turns.send_due(at)
        assert len(service.came) == tries + 1
        at += RETRY * 2**tries + 1
    await turns.send_due(at)
    assert len(service.came) == MAX_TRIES  # that is enough
    await rooms.store.turn_notices.put_off(TurnNotice(name, "anna", 0.0, 0), at)
    service.status = 410
    await turns.send_due(at)
    assert len(service.read(browser)) == MAX_TRIES + 1
    assert await rooms.store.push_subscriptions.of("anna") == []
    assert turns._metrics.pushes.labels("gone")._value.get() == 1


@pytest.mark.settings(idle=0.2)
async def test_a_table_of_another_server_is_that_servers_to_tell_of(service: PushService, rooms: Rooms):
    name, _ = await asleep(rooms)
    at, notices, soon = time.time() + NOTICE_DELAY + 1, rooms.store.turn_notices, time.time() + 3600
    await rooms.store._writer.run(lambda db: db.execute(insert(servers).values(id="other", until=soon)))
    await rooms.store._writer.run(lambda db: db.execute(insert(leases).values(table_id=name, server="other")))
    assert await notices.due("me", at) == []
    assert len(await notices.due("other", at)) == 1
    await rooms.store._writer.run(lambda db: db.execute(delete(leases)))
    await rooms.store._writer.run(
        lambda db: db.execute(insert(presence).values(table_id=name, player="anna", server="other"))
    )
    browser = await subscribed(rooms, "anna")
    await notifier(rooms, service).send_due(at)
    assert not service.read(browser)  # she is connected through the other server


async def test_a_match_that_all_play_at_once_tells_nobody(service: PushService, rooms: Rooms):
    await started(rooms, SHORT, "anna", clock=TimeControl(bank=60))
    assert await rooms.store.turn_notices.due("me", time.time() + 3600) == []


async def test_a_person_has_so_many_browsers_and_a_browser_one_person(database: str, rooms: Rooms):
    kept = rooms.store.push_subscriptions
    for number in range(MAX_BROWSERS + 3):
        await kept.add("anna", Browser(f"anna-{number}").subscription(number))
    endpoints = [browser.endpoint.rpartition("-")[2] for browser in await kept.of("anna")]
    assert endpoints == [str(number) for number in range(3, MAX_BROWSERS + 3)]
    await kept.add("ben", Browser("anna-5").subscription(20))
    assert len(await kept.of("ben")) == 1
    assert len(await kept.of("anna")) == MAX_BROWSERS - 1
    await rooms.store.people.forget("anna", 0.0)
    assert await kept.of("anna") == []


def test_a_browser_is_told_from_when_its_page_says_so(client: Client, address: str):
    assert len(from_base64url(client.get("/api/push").json()["key"])) == 65
    browser = Browser("anna")
    name = client.put("/api/push", json=browser.keys).json()["id"]
    assert client.put("/api/push", json=browser.keys).json()["id"] == name
    ((host, _),) = client.get("/api/me/export").json()["notified"]
    assert host == HOST
    with device(address) as ben:
        assert ben.delete(f"/api/push/{name}").status_code == 204
    assert client.get("/api/me/export").json()["notified"]  # it is not his to end
    assert client.delete(f"/api/push/{name}").status_code == 204
    assert client.get("/api/me/export").json()["notified"] == []
    for wrong, code in (
        ({"endpoint": "https://192.168.1.1/admin"}, "no-push-address"),
        ({"endpoint": "http://push.example.org/"}, "no-push-address"),
        ({"auth": "AAAA"}, "no-push-key"),
        ({"p256dh": "AAAA"}, "no-push-key"),
        ({"endpoint": "https://push.example.org/" + "a" * 2000}, "malformed"),
    ):
        refused(client.put("/api/push", json={**browser.keys, **wrong}), 422, code)
    answer = client.put("/api/push", json=browser.keys, headers={"origin": "https://evil.example.org"})
    assert answer.status_code == 403


@pytest.mark.settings(push=False)
def test_a_host_may_send_no_notifications(client: Client):
    assert client.get("/api/push").json() == {"key": ""}
    refused(client.put("/api/push", json=Browser("anna").keys), 404, "no-push")
