"""Notifications of turns: who is told that a slow game waits, when and how often, and what push services can read."""

import asyncio
import time
from collections.abc import Iterator

import httpcore
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from sqlalchemy import delete, insert

import services
from fourkings.app.models import Person, TurnNotice
from fourkings.server.db.schema import leases, presence, servers
from fourkings.server.db.turns import MAX_BROWSERS, NOTICE_DELAY
from fourkings.server.net.metrics import Metrics
from fourkings.server.push import public_network
from fourkings.server.push.crypto import PADDED, BadKey, Vapid, check_keys, encrypt
from fourkings.server.push.public_network import NotPublic, PublicNetwork, is_public, is_push_address
from fourkings.server.push.sender import Outcome, PushSender
from fourkings.server.push.turn_notifier import MAX_TRIES, RETRY, TurnNotifier
from fourkings.table.waiting_room import TimeControl
from push_service import HOST, Browser, PushService, ToHere, base64url, from_base64url, push_service
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


def test_the_example_of_the_standard_is_encrypted_as_it_says():
    # RFC 8291, section 5 and appendix A.
    private = int.from_bytes(from_base64url("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"))
    body = encrypt(
        b"When I grow up, I want to be a watermelon",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
        from_base64url("DGv6ra1nlYgDCS1FRnbzlw"),
        ec.derive_private_key(private, ec.SECP256R1()),
        padded=1,
    )
    assert base64url(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95b"
        "Qpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_messages_of_any_length_look_alike():
    keys = Browser("anna").keys
    sizes = {len(encrypt(b"x" * length, keys["p256dh"], keys["auth"])) for length in (0, 1, 500, PADDED - 1)}
    assert len(sizes) == 1


@pytest.mark.parametrize(
    "keys", [("", ""), ("AAAA", "BTBZMqHH6r4Tts7J_aSIgg"), ("é", "é"), (Browser("a").keys["p256dh"], "AAAA")]
)
def test_keys_that_are_none_are_told_apart(keys: tuple[str, str]):
    with pytest.raises(BadKey):
        check_keys(*keys)


def test_the_key_of_the_server_comes_from_its_secret_alone():
    assert Vapid(SECRET).public_key == Vapid(SECRET).public_key
    assert Vapid(SECRET).public_key != Vapid(SECRET[::-1]).public_key
    assert len(from_base64url(Vapid(SECRET).public_key)) == 65


def test_a_push_service_gets_a_signed_message_that_its_browser_alone_can_read(service: PushService):
    browser, vapid, network = Browser("anna"), Vapid(SECRET), ToHere(service.port)
    sender = PushSender(vapid, network, service.tls)
    assert asyncio.run(sender.send(browser.subscription(), b"your turn", "table", 1000.5)) is Outcome.SENT
    (came,) = service.came
    assert network.wanted == [(HOST, 443)]
    assert browser.opened(came.body) == b"your turn"
    assert (came.headers["content-encoding"], came.headers["ttl"]) == ("aes128gcm", "1000")
    assert "table" not in str(came.headers)
    claims = came.claims(vapid.public_key)
    assert claims["sub"] == "https://play.example.org"
    assert 0 < claims["exp"] - time.time() <= 24 * 3600


@pytest.mark.parametrize(
    ("status", "outcome"),
    [(200, "sent"), (301, "refused"), (307, "refused"), (400, "refused"), (403, "refused"), (404, "gone"), (410, "gone"),
     (413, "refused"), (429, "failed"), (500, "failed"), (503, "failed")],
)  # fmt: skip
def test_an_answer_says_what_became_of_it_and_leads_nowhere_else(service: PushService, status: int, outcome: str):
    service.status = status
    network = ToHere(service.port)
    sender = PushSender(Vapid(SECRET), network, service.tls)
    assert asyncio.run(sender.send(Browser("anna").subscription(), b"", "table", 60)) == outcome
    assert network.wanted == [(HOST, 443)]


INSIDE = [
    "127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.7", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1",
    "255.255.255.255", "240.0.0.1", "192.0.2.1", "198.18.0.1", "::1", "::", "fe80::1%eth0", "fc00::1", "fd00::1",
    "ff02::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::7f00:1", "64:ff9b::a00:1", "64:ff9b:1::1",
    "2002:7f00:1::", "2002:c0a8:107::", "2001:db8::1", "100::1", "fec0::1", "fec0::1%eth0", "feff::1", "192.0.0.8",
    "192.0.0.255", "192.88.99.1", "203.0.113.7", "::ffff:192.88.99.1", "64:ff9b::c000:8", "2002:909:909::1",
    "2001:0:909:909::1", "3fff::1", "3fff:fff::1", "2001:2::1", "2001:20::1", "100:0:0:1::1", "5f00::1", "::9.9.9.9",
    "4000::1",
]  # fmt: skip


@pytest.mark.parametrize("address", INSIDE)
def test_an_address_of_a_network_of_ones_own_is_not_public(address: str):
    assert not is_public(address)


@pytest.mark.parametrize(
    "address", ["9.9.9.9", "2620:fe::fe", "2001:4860:4860::8888", "::ffff:9.9.9.9", "64:ff9b::909:909"]
)
def test_an_address_of_the_internet_is_public(address: str):
    assert is_public(address)


@pytest.mark.parametrize(
    "address",
    ["http://push.example.org/a", "https://localhost/a", "https://127.0.0.1/a", "https://[::1]/a", "https://2130706433/a",
     "https://0x7f.1/a", "https://push.example.org:22/a", "https://push.example.org:0/a", "https://me@push.example.org/a",
     "https://me:pw@push.example.org/", "https://push.example.org/a#b", "ftp://push.example.org/a", "https:///a", "",
     "https://push.example.org:99999/", "https://push.example.org /a", "https://push..org/", "https://pu\u0161.org/",
     "https://push.example.org/\r\nx", "https://" + "a" * 64 + ".org/", "https://push.example.org/" + "a" * 1024, "https://[/",
     "https://PUSH.example.org/", "https://[fec0::1]/a", "https://[64:ff9b::7f00:1]/a"],
)  # fmt: skip
def test_what_is_no_address_of_a_push_service_is_refused(address: str):
    assert not is_push_address(address)


@pytest.mark.parametrize(
    "address",
    ["https://fcm.googleapis.com/fcm/send/abc:def-_", "https://updates.push.services.mozilla.com/wpush/v2/gAAAAA",
     "https://web.push.apple.com/QGuQ", "https://wns2-par02p.notify.windows.com/w/?token=BQYAAA%3d%3d",
     "https://push.example.org:443/a"],
)  # fmt: skip
def test_addresses_of_push_services_are_taken(address: str):
    assert is_push_address(address)


def test_a_name_that_leads_home_is_not_connected_to(service: PushService, monkeypatch: pytest.MonkeyPatch):
    home = ["127.0.0.1", "::1", "192.168.1.7"]

    async def looked_up(host: str, port: int) -> list[str]:
        return home

    monkeypatch.setattr(public_network, "_resolve", looked_up)
    with pytest.raises(NotPublic, match="no host of the internet"):
        asyncio.run(PublicNetwork().connect_tcp(HOST, service.port))
    sender = PushSender(Vapid(SECRET), tls=service.tls)
    assert asyncio.run(sender.send(Browser("anna").subscription(), b"", "table", 60)) is Outcome.REFUSED
    assert not service.came


def test_the_connection_goes_to_what_was_checked(monkeypatch: pytest.MonkeyPatch):
    tried: list[str] = []

    async def looked_up(host: str, port: int) -> list[str]:
        return ["10.0.0.1", "9.9.9.9", "2620:fe::fe"]

    class Nowhere(httpcore.AnyIOBackend):
        async def connect_tcp(self, host: str, *how: object, **more: object) -> httpcore.AsyncNetworkStream:  # type: ignore[override]
            tried.append(host)
            raise httpcore.ConnectError("nobody is there")

    monkeypatch.setattr(public_network, "_resolve", looked_up)
    network = PublicNetwork()
    network._network = Nowhere()
    with pytest.raises(httpcore.ConnectError, match="nobody is there"):
        asyncio.run(network.connect_tcp(HOST, 443))
    assert tried == ["9.9.9.9", "2620:fe::fe"]


def test_a_host_that_nobody_knows_may_be_tried_again():
    browser = Browser("anna").subscription()._replace(endpoint="https://nobody.invalid/a")
    assert asyncio.run(PushSender(Vapid(SECRET)).send(browser, b"", "table", 60)) is Outcome.FAILED
