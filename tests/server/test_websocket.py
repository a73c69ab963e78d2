"""WebSockets over a real network: wrong messages are answered in words, and a limit to open and to silent connections."""

import asyncio
import contextlib
import gc
import logging
import os
import socket
import struct
import time
import weakref
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any, cast
from urllib.parse import urlsplit

import httpx
import pytest
import uvicorn
from starlette.requests import Request
from starlette.responses import Response
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException
from websockets.frames import Frame, Opcode
from websockets.protocol import State

import services
from fourkings.server import asgi, health, run, websocket
from fourkings.server.net import connections, limits, web_socket
from fourkings.server.net.connections import protocols
from fourkings.server.net.limits import FrameLimits, Gate
from fourkings.server.net.settings import Settings
from fourkings.server.net.web_socket import WebSocketConnection, text_frame
from fourkings.server.realtime.broadcast import Broadcast
from fourkings.server.websocket import Conversation
from fourkings.table.protocol import CloseCode
from serving import WAIT, Client, Line, device, served, server_of_module

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


def opened() -> tuple[WebSocketConnection, Pipe]:
    """A connection after its handshake, outside any server."""
    config = uvicorn.Config(nothing, interface="asgi3", log_config=None)
    config.load()
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
    connection, pipe = opened()
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
    connection, pipe = opened()
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


async def test_a_connection_that_has_ended_leaves_no_ring():
    """The collector walks nothing that has lived for long (`gc_tuning`): a ring would stay while a table is awake."""
    connection, _ = opened()
    left = weakref.ref(connection._conn)
    gc.disable()
    try:
        connection.connection_lost(None)
        del connection
        await asyncio.sleep(0)
        assert left() is None
    finally:
        gc.enable()


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


UPGRADE = {
    "host": "127.0.0.1",
    "connection": "Upgrade",
    "upgrade": "websocket",
    "sec-websocket-version": "13",
    "sec-websocket-key": "AAAAAAAAAAAAAAAAAAAAAA==",
}
HALF = b"GET /livez HTTP/1.1\r\nhost: x\r\n"
HALF_A_BODY = b"PUT /api/me HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"


@contextmanager
def opened_lines(address: str, sent: bytes) -> Iterator[socket.socket]:
    """A connection on which that was sent, and nothing more."""
    where = urlsplit(address)
    with socket.create_connection((where.hostname, where.port), WAIT) as connection:
        connection.sendall(sent)
        yield connection


def ends(connection: socket.socket) -> bool:
    """True once the server has closed the connection."""
    try:
        while connection.recv(4096):
            pass
    except ConnectionError:
        pass
    return True


def let_in(client: Client, table: str) -> Line | None:
    """A line to a table that the server has answered; None where the connection had been closed before it asked."""
    line = client.sit(table)
    with ExitStack() as stack, suppress(WebSocketException, OSError, EOFError):
        stack.enter_context(line)
        line.hello()
        stack.pop_all()
        return line
    return None


@pytest.fixture
def hasty(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A server that waits for nobody: for one test, since all servers of this process have its haste."""
    monkeypatch.setattr(connections, "FIRST_REQUEST", 0.2)
    monkeypatch.setattr(connections, "EXCHANGE", 0.3)
    with served(Settings(data=tmp_path)) as address:
        yield address


@pytest.mark.costly
@pytest.mark.parametrize(
    "sent", [b"", b"G", HALF, HALF_A_BODY], ids=["nothing", "a letter", "half a request", "half a body"]
)
def test_a_connection_that_asks_for_nothing_whole_is_closed(hasty: str, sent: bytes):
    with opened_lines(hasty, sent) as connection:
        assert ends(connection)
    with device(hasty) as client:
        while not answers(client):  # it may be too hasty for a busy machine
            pass


def test_half_a_second_request_is_not_waited_for_either(hasty: str):
    with opened_lines(hasty, HALF + b"\r\n" + HALF) as connection:
        assert connection.recv(4096).startswith(b"HTTP/1.1 200")
        assert ends(connection)


def test_a_client_that_waits_for_an_answer_is_not_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """A server that compiles before it can answer takes as long as it takes: only what the client does is counted."""

    async def answer_late(request: Request) -> Response:
        await asyncio.sleep(2)
        return await health.alive(request)

    monkeypatch.setattr(asgi, "alive", answer_late)
    monkeypatch.setattr(connections, "FIRST_REQUEST", 0.5)
    monkeypatch.setattr(connections, "EXCHANGE", 0.6)
    with served(Settings(data=tmp_path)) as address, opened_lines(address, HALF + b"\r\n") as connection:
        assert connection.recv(4096).startswith(b"HTTP/1.1 200")


def test_a_connection_is_kept_for_longer_than_clients_keep_it(tmp_path: Path):
    """Where both let go after the same five seconds, now and then a request is on its way to a connection just closed."""
    kept = run.server(Settings(data=tmp_path)).config.timeout_keep_alive
    assert httpx.Limits().keepalive_expiry == 5
    assert 2 * 5 < kept < connections.FIRST_REQUEST


def test_a_line_to_a_table_stays_open(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    with served(Settings(data=tmp_path)) as address, device(address) as client, ExitStack() as stack:
        table = client.make()
        monkeypatch.setattr(connections, "FIRST_REQUEST", 0.2)
        while (line := let_in(client, table)) is None:  # a busy machine may take longer to ask
            pass
        stack.push(line)
        with opened_lines(address, HALF) as other:
            assert ends(other)  # which came after it
        line.write("ping")
        assert line.hear("pong")


def test_where_there_is_no_room_the_oldest_half_request_makes_it_with_one_line_in_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.setattr(run, "most_connections", lambda: 8)
    with served(Settings(data=tmp_path)) as address, ExitStack() as stack:
        many = [stack.enter_context(opened_lines(address, HALF)) for _ in range(28)]
        assert [ends(connection) for connection in many[:20]] == [True] * 20
        with opened_lines(address, HALF + b"\r\n") as connection:  # a newcomer is answered at once
            assert connection.recv(4096).startswith(b"HTTP/1.1 200")
        assert ends(many[20])
        many[-1].sendall(b"\r\n")
        assert many[-1].recv(4096).startswith(b"HTTP/1.1 200")
    lines = [line for line in capsys.readouterr().err.splitlines() if limits.__name__ in line]
    assert len(lines) == 1
    assert "8 connections are open" in lines[0]


def test_lines_to_tables_are_not_closed_for_newcomers_who_are_turned_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.setattr(run, "most_connections", lambda: 2)
    with served(Settings(data=tmp_path)) as address, device(address) as client:
        table = client.make()
        client.close()
        with device(address) as other, other.sit(table) as first, other.sit(table) as second:
            first.hello()
            second.hello()
            for _ in range(3):
                with opened_lines(address, HALF + b"\r\n") as connection:
                    assert ends(connection)
            first.write("ping")
            assert first.hear("pong")
    assert "others are turned away" in capsys.readouterr().err


def answers(client: Client) -> bool:
    try:
        return client.get("/livez").status_code == 200
    except httpx.TransportError:
        return False


def test_one_address_may_have_so_many_open():
    gate = Gate(10, 2, lambda address: address == "127.0.0.1")
    assert [gate.enter("203.0.113.7") for _ in range(3)] == [True, True, False]
    assert [gate.enter(f"2001:db8:1:2::{number}") for number in range(3)] == [True, True, False]
    assert gate.enter("2001:db8:1:3::1")
    gate.leave("203.0.113.7")
    assert gate.enter("203.0.113.7")
    assert [gate.enter("127.0.0.1") for _ in range(6)] == [True] * 5 + [False]


@pytest.mark.skipif(os.name != "posix", reason="no such limit elsewhere")
def test_there_are_fewer_connections_than_files():
    import resource

    assert limits.most_connections() < resource.getrlimit(resource.RLIMIT_NOFILE)[0]


def test_a_client_that_pings_and_reads_nothing_is_sent_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(web_socket, "SEND_BUFFER", 1024)
    ping = struct.pack("!BB4s", 0x89, 0x80 | 125, b"\0\0\0\0") + b"x" * 125
    asked = "\r\n".join(f"{name}: {value}" for name, value in UPGRADE.items())
    with (
        served(Settings(data=tmp_path)) as address,
        opened_lines(address, f"GET /ws/x HTTP/1.1\r\n{asked}\r\n\r\n".encode()) as connection,
    ):
        assert connection.recv(12).startswith(b"HTTP/1.1 101")
        with pytest.raises(OSError, match=r"reset|pipe|aborted"):
            flood(connection, ping * 1000)


def flood(connection: socket.socket, sent: bytes) -> None:
    while True:
        connection.sendall(sent)


def test_that_no_file_is_left_is_said_once(caplog: pytest.LogCaptureFixture):
    loop = asyncio.new_event_loop()
    try:
        for _ in range(50):
            connections.log_loop_error(loop, {"message": "socket.accept() out of system resource"})
        connections.log_loop_error(loop, {"message": "something else"})
    finally:
        loop.close()
    levels = [(record.name, record.levelno) for record in caplog.records]
    assert levels == [(connections.__name__, logging.ERROR), ("asyncio", logging.ERROR)]


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65_535, 65_536])
def test_a_text_is_framed_as_the_library_frames_it(length: int):
    data = b"x" * length
    assert web_socket.text_frame(data) == Frame(Opcode.TEXT, data).serialize(mask=False)
