"""The WebSocket of a table over a real network: every wrong message is answered in words, and the table goes on."""

import asyncio
import contextlib
import time
from pathlib import Path
from typing import Any, cast

import pytest
import uvicorn
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.protocol import State

import services
from fourkings.server import websocket
from fourkings.server.net import web_socket
from fourkings.server.net.connections import protocols
from fourkings.server.net.limits import FrameLimits, Gate
from fourkings.server.net.settings import Settings
from fourkings.server.net.web_socket import WebSocketConnection, text_frame
from fourkings.server.realtime.broadcast import Broadcast
from fourkings.server.websocket import Conversation
from fourkings.table.protocol import CloseCode
from serving import Client, Line, device, served, server_of_module

pytestmark = services.MOSTLY_SQLITE


address = server_of_module(rate=1000)


def closing(line: Line) -> int:
    """The code that the line is closed with."""
    try:
        while True:
            line.hear()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 1006


def refused(line: Line, code: str, key: str, answers: str | None = None) -> dict[str, Any]:
    update = line.hear("refusal")
    assert (update["code"], update["reason"]["key"], update["answers"]) == (code, key, answers)
    return update


def test_a_table_is_played_over_the_network(client: Client):
    table = client.make(pace="quick")
    with client.sit(table) as line:
        update = line.my_turn(line.hello())
        asked = line.write("act", version=update["version"], action=update["deal"]["legal"][0])
        answer = line.hear("event")
        assert (answer["answers"], answer["version"]) == (asked, update["version"] + 1)
        assert "permessage-deflate" not in str(line.socket.protocol.extensions)


def test_wrong_requests_are_refused_and_the_table_goes_on(client: Client):
    table = client.make()
    with client.sit(table) as line:
        update = line.my_turn(line.hello())
        wrong: list[tuple[str | bytes, str, str, str | None]] = [
            ("", "malformed", "malformed", None),
            ("{", "malformed", "malformed", None),
            ("[" * 3000, "malformed", "malformed", None),
            ('{"type":"sing","id":"song"}', "malformed", "malformed", "song"),
            ('{"type":"act","id":"x","version":"1","action":"QH"}', "malformed", "malformed", "x"),
            (b'{"type":"ping"}', "malformed", "not-text", None),
            (b"\xff\xfe", "malformed", "not-text", None),
            ('{"type":"ping"}' + " " * 4096, "too-long", "too-long", None),
            ("é" * 2100, "too-long", "too-long", None),
        ]
        for text, code, key, answers in wrong:
            line.socket.send(text)
            assert refused(line, code, key, answers)["version"] == update["version"]
        asked = line.write("act", version=update["version"], action=update["deal"]["legal"][0])
        assert line.hear("event")["answers"] == asked


def test_the_first_request_is_a_greeting(client: Client):
    table = client.make()
    with client.sit(table) as line:
        line.write("ping")
        refused(line, "protocol", "hello-first")
        assert closing(line) == CloseCode.OTHER_PROTOCOL
    with client.sit(table) as line:
        line.write("hello", protocol=99)
        refused(line, "protocol", "other-protocol")
        assert closing(line) == CloseCode.OTHER_PROTOCOL
    with client.sit(table) as line:
        line.socket.send("{")
        refused(line, "malformed", "malformed")
        assert line.hello()["version"] >= 2


def test_a_silent_client_is_sent_away(client: Client, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(websocket, "FIRST_REQUEST", 0.1)
    with client.sit(client.make()) as line:
        assert closing(line) == CloseCode.WAIT


@pytest.mark.parametrize("table", ["nowhere", "x" * 300, "%00"])
def test_an_unknown_table_is_told_as_such(client: Client, table: str):
    with client.sit(table) as line:
        line.write("hello")
        refused(line, "unavailable", "no-such-table")
        assert closing(line) == CloseCode.NO_SUCH_TABLE


def test_another_sites_page_cannot_open_a_line(client: Client):
    table = client.make()
    own = str(client.base_url).rstrip("/")
    by_tls = own.replace("http", "https")
    for other in ({"origin": "https://evil.example"}, {"origin": by_tls}, {"origin": own, "x-forwarded-proto": "wss"}):
        with pytest.raises(InvalidStatus) as refusal, client.sit(table, **other):
            pass
        assert refusal.value.response.status_code == 403
    for same in ({"origin": own}, {"origin": by_tls, "x-forwarded-proto": "wss"}):
        with client.sit(table, **same) as line:
            assert line.hello()["seat"] is not None


def test_who_has_no_seat_looks_on_and_is_given_a_session(client: Client, address: str):
    table = client.make()
    with device(address) as stranger, stranger.sit(table) as line:
        snapshot = line.hello()
        assert snapshot["seat"] is None
        assert snapshot["deal"]["hand"] == []
        assert "HttpOnly" in line.socket.response.headers["set-cookie"]
        for kind in ("deal", "undo", "rest", "hint"):
            refused(line, "seat", "not-seated", line.write(kind))


def test_requests_too_fast_are_refused_and_a_flood_is_sent_away(tmp_path: Path):
    with served(Settings(data=tmp_path, tempo=0.0, rate=5)) as address, device(address) as client:
        table = client.make()
        with client.sit(table) as line:
            line.hello()
            for _ in range(40):
                line.write("ping")
            asked = line.write("undo")
            refused(line, "too-fast", "too-fast")
            while line.hear("refusal")["answers"] != asked:
                pass
        time.sleep(0.5)  # at five a second that is room for a hello, which else would be refused too
        with client.sit(table) as line:
            line.hello()
            with contextlib.suppress(ConnectionClosed):
                for _ in range(400):
                    line.write("ping")
            assert closing(line) == CloseCode.TOO_FAST


def test_two_tabs_of_one_player_hear_the_same(client: Client):
    table = client.make()
    with client.sit(table) as tab, client.sit(table) as other:
        update = tab.my_turn(tab.hello())
        assert other.hello()["seat"] == update["deal"]["turn"]
        other.write("act", version=update["version"], action=update["deal"]["legal"][0])
        assert tab.hear("event") == other.hear("event")


def test_nothing_is_lost_when_the_server_stops_in_good_order(tmp_path: Path):
    chosen = Settings(data=tmp_path, tempo=0.0)
    with served(chosen) as address, device(address) as client:
        table, cookie = client.make(), client.cookies["fourkings"]
        with client.sit(table) as line:
            update = line.my_turn(line.hello())
    with served(chosen) as address, device(address, cookie) as client, client.sit(table) as line:
        again = line.hello(since=update["version"])
        assert (again["version"], again["deal"]) == (update["version"], update["deal"])


def test_lines_are_told_when_the_server_stops(tmp_path: Path):
    with device("http://127.0.0.1") as client:
        with served(Settings(data=tmp_path, tempo=0.0)) as address:
            client.base_url = address
            opening = client.sit(client.make())
            line = opening.__enter__()
            line.hello()
        assert closing(line) == CloseCode.COME_BACK
        opening.__exit__(None, None, None)


class Pipe(asyncio.Transport):
    """A transport whose other end reads nothing; what was written to it."""

    def __init__(self) -> None:
        super().__init__({"peername": ("127.0.0.1", 1)})
        self.written: list[bytes] = []

    def write(self, data: Any) -> None:
        self.written.append(bytes(data))

    def is_closing(self) -> bool:
        return False

    def get_write_buffer_size(self) -> int:
        return 0


def opened(config: uvicorn.Config) -> tuple[WebSocketConnection, Pipe]:
    """A connection after its handshake, outside any server."""
    kind, pipe = protocols(Gate(9, 9), FrameLimits(100))[1], Pipe()
    arguments: Any = (config, uvicorn.server.ServerState(), {}, asyncio.get_running_loop())
    connection = cast(WebSocketConnection, cast(Any, kind)(*arguments))
    connection.connection_made(pipe)
    connection._conn.state = State.OPEN
    return connection, pipe


async def nothing(scope: object, receive: object, send: object) -> None:
    """An application that does nothing."""


async def test_what_cannot_be_sent_at_once_waits_and_keeps_its_order():
    """A client that does not read: what comes then is queued, and nothing overtakes it."""
    config = uvicorn.Config(nothing, interface="asgi3", log_config=None)
    config.load()
    connection, pipe = opened(config)
    connection.send("1")
    connection.pause_writing()
    connection.send("2")
    connection.send("3")
    assert pipe.written == [text_frame(b"1")]
    connection.resume_writing()
    connection.send("4")
    connection.pause_writing()
    connection.send("5")
    connection.close(1000)
    connection.send("6")
    connection.resume_writing()
    assert pipe.written == [*(text_frame(text) for text in (b"1", b"2", b"3", b"4", b"5")), b"\x88\x02\x03\xe8"]
    assert connection._timer is not None
    connection.connection_lost(None)
    assert connection._timer.cancelled()


async def test_a_client_that_reads_too_slowly_is_sent_away_once_it_reads():
    config = uvicorn.Config(nothing, interface="asgi3", log_config=None)
    config.load()
    connection, pipe = opened(config)
    over: list[bool] = []
    connection.listen(None, lambda: over.append(True))
    connection.pause_writing()
    for number in range(web_socket.MAX_WAITING + 2):
        connection.send(str(number))
    await asyncio.sleep(0)
    assert over == [True]
    connection.resume_writing()
    assert len(pipe.written) == web_socket.MAX_WAITING + 1
    assert pipe.written[-1][2:] == int(CloseCode.WAIT).to_bytes(2, "big")
    connection.connection_lost(None)
    assert over == [True]


def test_an_open_connection_holds_no_task_and_no_request(client: Client, monkeypatch: pytest.MonkeyPatch):
    held: list[tuple[object, object]] = []
    take = Conversation._take

    def note(self: Conversation, text: str | None) -> None:
        held.append((self._connection._handshake, self._task))
        take(self, text)

    monkeypatch.setattr(Conversation, "_take", note)
    with client.sit(client.make(game="quarante", bots="chance")) as line:
        line.hello()
        for _ in range(3):
            line.write("ping")
            line.hear("pong")
        line.socket.send(b"no text")
        assert line.hear("refusal")["code"] == "malformed"
        line.write("ping")
        line.hear("pong")
    assert held == [(None, None)] * 5


def test_silent_clients_are_pinged_and_those_gone_are_closed():
    class Silent:
        """A client that was heard so many seconds ago."""

        player = "anna"

        def __init__(self, seconds: float) -> None:
            self.seconds, self.done = seconds, ""

        def silence(self) -> float:
            return self.seconds

        def ping(self) -> None:
            self.done = "ping"

        def close(self, code: CloseCode) -> None:
            self.done = code.name

    clients = [Silent(seconds) for seconds in (1.0, 25.0, 60.0)]
    broadcast = Broadcast(*[None] * 3)  # type: ignore[arg-type]
    for each in clients:
        broadcast.add(each)  # type: ignore[arg-type]
    broadcast.ping_silent()
    assert [each.done for each in clients] == ["", "ping", "COME_BACK"]
