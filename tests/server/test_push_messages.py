"""Messages to push services: what one gets, what it can read, and what it cannot be made to reach."""

import asyncio
import time
from collections.abc import Iterator

import httpcore
import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from fourkings.server.push import public_network
from fourkings.server.push.crypto import PADDED, BadKey, Vapid, check_keys, encrypt
from fourkings.server.push.public_network import NotPublic, PublicNetwork, is_public, is_push_address
from fourkings.server.push.sender import Outcome, PushSender
from push_service import HOST, Browser, PushService, ToHere, base64url, from_base64url, push_service

SECRET = b"a secret of thirty-two bytes, no less"


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PushService]:
    with push_service(tmp_path_factory.mktemp("push")) as running:
        yield running


@pytest.fixture(autouse=True)
def nothing_came(service: PushService) -> None:
    service.came.clear()
    service.status = 201


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
