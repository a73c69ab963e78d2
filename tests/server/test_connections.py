"""Open connections: there is a limit to their number and to their silence, and the server goes on."""

import asyncio
import logging
import os
import socket
import struct
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from starlette.requests import Request
from starlette.responses import Response
from websockets.exceptions import WebSocketException
from websockets.frames import Frame, Opcode

from fourkings.server import asgi, health, run
from fourkings.server.net import connections, limits, web_socket
from fourkings.server.net.limits import Gate
from fourkings.server.net.settings import Settings
from serving import WAIT, Client, Line, device, served

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
def opened(address: str, sent: bytes) -> Iterator[socket.socket]:
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
    with opened(hasty, sent) as connection:
        assert ends(connection)
    with device(hasty) as client:
        while not answers(client):  # it may be too hasty for a busy machine
            pass


def test_half_a_second_request_is_not_waited_for_either(hasty: str):
    with opened(hasty, HALF + b"\r\n" + HALF) as connection:
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
    with served(Settings(data=tmp_path)) as address, opened(address, HALF + b"\r\n") as connection:
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
        with opened(address, HALF) as other:
            assert ends(other)  # which came after it
        line.write("ping")
        assert line.hear("pong")


def test_where_there_is_no_room_the_oldest_half_request_makes_it_with_one_line_in_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.setattr(run, "most_connections", lambda: 8)
    with served(Settings(data=tmp_path)) as address, ExitStack() as stack:
        many = [stack.enter_context(opened(address, HALF)) for _ in range(28)]
        assert [ends(connection) for connection in many[:20]] == [True] * 20
        with opened(address, HALF + b"\r\n") as connection:  # a newcomer is answered at once
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
                with opened(address, HALF + b"\r\n") as connection:
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
        opened(address, f"GET /ws/x HTTP/1.1\r\n{asked}\r\n\r\n".encode()) as connection,
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
