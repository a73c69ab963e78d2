"""Rate limits: a client that asks too much has to wait, by session and by address; the machine itself never has to."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from fourkings.server.rate_limits import MOST, RateLimiter, is_loopback
from fourkings.server.settings import Settings
from serving import device, served

RATE = 0.022  # of an address: one request at once, and the next after some seconds
THERE = {"x-forwarded-for": "203.0.113.7"}
ELSEWHERE = {"x-forwarded-for": "203.0.113.8"}


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder: Path = tmp_path_factory.mktemp("data")
    with served(Settings(data=folder, rate=RATE, tempo=0.0)) as made:
        yield made


def test_an_address_that_asks_too_much_has_to_wait_whatever_its_sessions(address: str):
    answers = []
    while 429 not in answers and len(answers) < 60:
        with device(address) as client:  # a new session each time
            answers.append(client.get("/livez", headers=THERE).status_code)
    assert answers[0] == 200
    assert answers[-1] == 429
    with device(address) as client:
        assert client.get("/livez", headers=ELSEWHERE).status_code == 200
        refused = client.get("/livez", headers=THERE)
        assert refused.status_code == 429
        assert refused.headers["retry-after"]
    with pytest.raises(InvalidStatus):
        connect(f"{address.replace('http', 'ws', 1)}/ws/any", additional_headers=THERE)


def test_the_machine_itself_may_ask_as_it_likes(address: str):
    with device(address) as client:
        assert {client.get("/livez").status_code for _ in range(60)} == {200}


@pytest.mark.parametrize(
    ("name", "here"), [("127.0.0.1", True), ("::1", True), ("192.168.1.4", False), ("", False), ("x", False)]
)
def test_which_addresses_are_the_machine_itself(name: str, here: bool):
    assert is_loopback(name) == here


def test_buckets_do_not_grow_without_end():
    limits = RateLimiter(1, lambda: 0.0)
    assert limits.allow("first", 4)
    for number in range(MOST):
        limits.allow(str(number))
    assert len(limits._buckets) == MOST
    assert limits.allow("first", 4)
