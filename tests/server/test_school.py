"""A school: all of its people come from one address, and open or reload the page in the same second."""

from __future__ import annotations

import asyncio
import json
import socket
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect

from fourkings.server import STATIC
from fourkings.server.net.settings import Settings
from fourkings.server.realtime.sessions import COOKIE
from serving import PLAIN, WAIT, served

PEOPLE, TABLES = 64, 16
AT_ONCE = 6
"""Connections that a browser opens to one server."""
FILES = 45
"""Files that the page of a table loads the first time; a browser keeps them."""
ASKED = ("me", "me/sets", "games", "notice", "open", "site", "tables", "bots", "texts")
"""What the lobby and the page of a table ask for."""


def own_address() -> str:
    """The address of this machine in its network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # which sends nothing
        except OSError:
            pytest.skip("this machine is in no network")
        return str(probe.getsockname()[0])


@pytest.mark.heavy
def test_a_school_behind_one_address_is_let_in_and_may_reload(tmp_path: Path):
    with served(Settings(data=tmp_path, tempo=0.0), host=own_address()) as address:
        asyncio.run(_school(address))


async def _school(address: str) -> None:
    files = [f"/assets/{path.name}" for path in sorted((STATIC / "assets").glob("*.js"))[:FILES]]
    limits = httpx.Limits(max_connections=AT_ONCE)
    people = [httpx.AsyncClient(base_url=address, timeout=WAIT, verify=PLAIN, limits=limits) for _ in range(PEOPLE)]
    try:
        for person in people:
            assert (await person.get("/api/me")).status_code == 200
        tables = []
        for host in people[:TABLES]:
            gathered = await host.post("/api/gatherings", json={"game": "king"})
            assert gathered.status_code == 201
            tables.append(str(gathered.json()["table"]))
        for paths in (files, []):
            all_there = asyncio.Barrier(PEOPLE)
            visits = (_visit(person, tables[number % TABLES], paths, all_there) for number, person in enumerate(people))
            assert await asyncio.gather(*visits) == ["waiting-room"] * PEOPLE
    finally:
        await asyncio.gather(*(person.aclose() for person in people))


async def _visit(person: httpx.AsyncClient, table: str, files: list[str], all_there: asyncio.Barrier) -> str:
    """Open the page of a table and all that it asks for; the type of the first update."""
    paths = [f"/table/{table}", *files, *(f"/api/{name}" for name in ASKED)]
    answers = await asyncio.gather(*map(person.get, paths))
    assert {answer.status_code for answer in answers} == {200}
    url = f"{str(person.base_url).replace('http', 'ws', 1)}/ws/{table}"
    cookie = {"cookie": f"{COOKIE}={person.cookies[COOKIE]}"}
    async with connect(url, additional_headers=cookie, compression=None, open_timeout=WAIT, ping_interval=None) as line:
        await line.send('{"type":"hello","protocol":1}')
        update = json.loads(await line.recv())
        await all_there.wait()
    return str(update["type"])
