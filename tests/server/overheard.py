"""A whole evening of people on a server, with everything about them that no line of its log may show.

Run as a program it is `fourkings` with tables that fail when somebody asks for a pause or an end of it.
"""

import contextlib
import json
import re
import socket
from contextlib import ExitStack
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from fourkings.app.models import VersionConflict
from fourkings.server.realtime.actor import task
from fourkings.server.realtime.actor.requests import HANDLERS
from fourkings.server.realtime.sessions import COOKIE
from fourkings.table.protocol import requests as asked
from fourkings.table.runtime.requests import Handler
from push_service import Browser
from serving import Client, Line, device

NAMES: Final = ("Žofie Ångström", "فاطمة الزهراء")
TYPED: Final = ("Жанна д’Арк", "Müşerref", "Ørjan Låg", "Iñaki")
"""Names that the director of an evening types."""
CHAT: Final = "¿Nos vemos el jueves en casa de Aurora?"
ADDRESSES: Final = ("203.0.113.7", "2001:db8::7")
"""The addresses of two people, as a trusted proxy names them."""
WRONG: Final = "WrongCookie.abcdefgh.ijklmnopqrst"
CALLED: Final = "zofies-attic.evil.example"
"""A name by which this server is called, and does not know itself."""

CARD: Final = re.compile(r"""["'](10|[2-9TJQKA])[CDHS]\\?["']""")
AT_A_PORT: Final = re.compile(r"""(\b\d{1,3}(\.\d{1,3}){3}|::1|\[[0-9a-f:]+\])(:|['"]?, )\d{2,5}\b""")
"""An address with a port, as `1.2.3.4:5` and as `('1.2.3.4', 5)`."""


def betrayals(log: str, said: set[str], *own: str) -> list[str]:
    """Return what a log shows of people, line by line. `own` are the addresses of servers themselves, which it may show."""
    leaks = []
    for line in log.splitlines():
        read = json.dumps(json.loads(line), ensure_ascii=False) if line.startswith("{") else line
        for address in own:
            read = read.replace(address, "").replace(urlsplit(address).netloc, "")
        leaks += [f"{word}: {line}" for word in said if word in read]
        leaks += [f"{pattern.pattern}: {line}" for pattern in (CARD, AT_A_PORT) if pattern.search(read)]
    return leaks


class Said(NamedTuple):
    """What a log must not show, and the id of the table that failed."""

    words: set[str]
    failed: str


def evening(address: str) -> Said:
    """Have people play, err and fail on a server."""
    with ExitStack() as stack:
        zofie, fatima = (stack.enter_context(device(address)) for _ in NAMES)
        said = {*NAMES, *TYPED, CHAT, WRONG, CALLED, *ADDRESSES, "2001:db8::/64"}
        for client, name, elsewhere in zip((zofie, fatima), NAMES, ADDRESSES, strict=True):
            client.headers["x-forwarded-for"] = elsewhere
            client.put("/api/me", json={"name": name, "lang": "fr"})
            said |= {client.cookies[COOKIE], client.get("/api/me/export").json()["player"]}
        said |= {table := meet(zofie, fatima), alone := with_bots(zofie)}
        said |= after(zofie, fatima, alone)
        said |= director(zofie)
        said |= {failed := fail(zofie)}
        strangers(zofie, table)
        return Said(said, failed)


def meet(host: Client, guest: Client) -> str:
    """Two people and two bots play a match to its end, and chat; the table's id."""
    game = {"game": "quarante", "options": {"target": 10}, "stand_in": "chance", "pace": "quick", "hints": True}
    table = host.gather(**game)
    with host.sit(table) as line, guest.sit(table) as other:
        for each in (line, other):
            each.write("hello")
            each.hear("waiting-room")
        other.ask("join")
        line.ask("contribute", contribution="00ff")
        line.ask("say", text=CHAT)
        line.start()
        other.hear("snapshot")
        other.ask("hint")
        play(line, other)
    return table


def with_bots(client: Client) -> str:
    """A match against bots, with hints and undone actions, played to its end; the table's id."""
    table = client.make(game="quarante", options={"target": 10}, bots="careful", pace="quick")
    with client.sit(table) as line:
        update = line.my_turn(line.hello())
        line.ask("hint")
        update = line.my_turn(line.ask("act", version=update["version"], action=update["deal"]["legal"][0]))
        line.ask("undo")
        line.ask("act", version=1, action="nonsense")
        play(line)
    return table


def play(*lines: Line) -> None:
    """Play a match that has begun to its end, always the first legal action."""
    updates = [line.hello() for line in lines]
    while not (newest := max(updates, key=lambda update: int(update["version"])))["result"]:
        for place, line in enumerate(lines):
            while updates[place]["version"] < newest["version"]:
                updates[place] = line.hear("event")
        turn = next((place for place, update in enumerate(updates) if update["deal"]["legal"]), 0)
        if updates[turn]["deal"]["legal"]:
            lines[turn].write("act", version=newest["version"], action=updates[turn]["deal"]["legal"][0])
        elif newest["deal"]["stage"] == "done":
            for line in lines:
                line.write("deal")
        updates[turn] = lines[turn].hear("event")


def after(client: Client, friend: Client, table: str) -> set[str]:
    """What people do when a match is over, and on other pages; what that gives them."""
    review = client.post(f"/api/tables/{table}/reviews", json={})
    share = client.post(f"/api/tables/{table}/shares", json={"hidden": False}).json()["token"]
    challenge = client.post("/api/challenges", json={"table": table})
    assert (review.status_code, challenge.status_code) == (202, 201), (review.text, challenge.text)
    link = client.post("/api/me/links").json()
    friend.get(f"/api/shared/{share}/record")
    friend.get(f"/api/boards/{challenge.json()['set']}?by={challenge.json()['handle']}")
    friend.post(f"/api/boards/{challenge.json()['set']}/1")
    browser = Browser("zofie")
    assert client.put("/api/push", json=browser.keys).status_code == 200
    client.put("/api/push", json={**browser.keys, "endpoint": "https://[fec0::1]/zofie"})
    secrets = {share, browser.endpoint, "fec0::1", *browser.keys.values(), *challenge.json().values()}
    return secrets | {value for value in link.values() if isinstance(value, str)}


def director(client: Client) -> set[str]:
    """An evening of a club; its ids and tokens."""
    club = client.post("/api/clubs", json={"name": "Клуб «Четыре короля»"}).json()
    order = {"kind": "alone", "game": "king", "rounds": 1, "paper": True, "fill": ""}
    evening = client.post("/api/evenings", json=order).json()
    at, lead = f"/api/evenings/{evening['evening']}", {"director": evening["director"]}
    for name in TYPED:
        assert client.post(f"{at}/entrants", json={**lead, "name": name}).status_code == 201
    assert client.post(f"{at}/rounds", json=lead).status_code == 201
    client.post(f"{at}/tables/0/sheet", json={**lead, "scores": [99, 1, 2, 3]})
    assert client.put(
        f"/api/clubs/{club['club']}/evenings/{evening['evening']}", json={**lead, "keeper": club["keeper"]}
    ).is_success
    return {"Клуб «Четыре короля»", club["club"], club["keeper"], evening["evening"], evening["director"]}


def fail(client: Client) -> str:
    """A table whose code fails, and one that another server seems to have written; the id of the former.

    The errors quote everything that the table knows. A server without such code refuses what is asked for.
    """
    table = client.make(game="king", bots="careful")
    for request in ("pause", "resume"):
        with client.sit(table) as line, contextlib.suppress(ConnectionClosed):
            line.hello()
            line.ask(request)
    return table


def strangers(client: Client, table: str) -> None:
    """What no page of ours sends."""
    url = str(client.base_url)
    with device(url, WRONG) as wrong:
        wrong.get("/api/me")
        wrong.get(f"/api/tables/{table}/record")
        wrong.post("/api/tables", content=b'{"game": "' + NAMES[0].encode() + b'"')
        wrong.get("/api/games", headers={"host": CALLED})
        for headers in ({"Origin": f"https://{CALLED}"}, {"Host": CALLED}):
            with contextlib.suppress(ConnectionClosed, InvalidHandshake), client.sit(table, **headers) as line:
                line.hello()
    with client.sit(table) as line:
        line.socket.send(f'{{"type": "{NAMES[0]}"')
        line.hear("refusal")
        line.socket.send(b"\xff\xfe", text=True)
        with contextlib.suppress(ConnectionClosed):
            line.hear("nothing")
    place = urlsplit(url)
    for sent in (f"GET /{table}\r\n\r\n", f"GET /ws/{table} HTTP/1.1\r\nUpgrade: websocket\r\nConnection: upgrade\r\n\r\n"):
        with socket.create_connection((place.hostname or "", place.port or 0)) as raw:
            raw.sendall(sent.encode())
            raw.recv(1000)


async def _fail(live: Any, reader: Any, request: Any) -> None:
    raise RuntimeError(f"table {live.id} of {reader.player}: {live.state!r} {_hand(live)}") from KeyError(live.id)


async def _fence(live: Any, reader: Any, request: Any) -> None:
    raise VersionConflict(f"version {live.version} of table {live.id} is there")


def _hand(live: Any) -> list[str]:
    return [f'"{card}"' for card in ("AS", "10H")] + [live.id]


FAILING: Final = {**HANDLERS, asked.Pause: Handler(_fail), asked.Resume: Handler(_fence)}

if __name__ == "__main__":
    from fourkings.cli import main

    vars(task)["HANDLERS"] = FAILING
    main()
