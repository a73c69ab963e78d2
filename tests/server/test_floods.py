"""Frames of WebSockets: floods of them are closed, and each of them is read by the letter of RFC 6455.

Of those that no player sends the connection is closed, and the others have their turn before it."""

import asyncio
import json
import socket
import time
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from fastapi import FastAPI, routing
from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.protocol import SERVER, Protocol

from fourkings.server import asgi
from fourkings.server.net import limits, web_socket
from fourkings.server.net.limits import FRAMES_PER_STEP, FrameLimits
from fourkings.server.net.settings import Settings
from fourkings.table.protocol import CloseCode
from fourkings.table.protocol.base import PROTOCOL
from server.test_websocket import UPGRADE
from serving import WAIT, Client, Line, device, served, server_of_module

HELLO = json.dumps({"type": "hello", "protocol": PROTOCOL, "since": 0}).encode()


def masked(opcode: Opcode, data: bytes = b"", fin: bool = True) -> bytes:
    """A frame as a client sends it."""
    return Frame(opcode, data, fin).serialize(mask=True)


FLOODS = {
    "empty continuations": (masked(Opcode.TEXT, b"", fin=False), masked(Opcode.CONT, b"", fin=False)),
    "pongs": (b"", masked(Opcode.PONG)),
    "pings": (b"", masked(Opcode.PING)),
    "letters": (b"", masked(Opcode.TEXT, b"x")),
    "requests": (masked(Opcode.TEXT, HELLO), masked(Opcode.TEXT, b'{"type":"ping"}')),
    "bytes": (b"", masked(Opcode.TEXT, b"x" * 60_000)),
}


@pytest.fixture
def frames_read(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many frames were read by the server in each step."""
    steps: list[int] = []
    received, step = Protocol.recv_frame, web_socket.WebSocketConnection._step

    def count(self: Protocol, frame: Frame) -> None:
        if self.side is SERVER:
            steps[-1] += 1
        received(self, frame)

    def begin(self: web_socket.WebSocketConnection, data: bytes = b"") -> None:
        steps.append(0)
        step(self, data)

    monkeypatch.setattr(Protocol, "recv_frame", count)
    monkeypatch.setattr(web_socket.WebSocketConnection, "_step", begin)
    return steps


def flood(line: Line, first: bytes, frame: bytes) -> int:
    """Send those frames until the line is closed: the code that it is closed with."""
    many = frame * max(1, 65_536 // len(frame))
    with suppress(OSError):
        line.socket.socket.sendall(first)
        for _ in range(200):
            line.socket.socket.sendall(many)
    with suppress(ConnectionClosed):
        while True:
            line.socket.recv(timeout=WAIT)
    return line.socket.protocol.close_code or 0


@pytest.fixture
def reads(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """For each time that the server was handed bytes, whether it had closed their line before."""
    sent_away: list[bool] = []
    received = web_socket.WebSocketConnection.data_received

    def note(self: web_socket.WebSocketConnection, data: bytes) -> None:
        sent_away.append(self._rejected)
        received(self, data)

    monkeypatch.setattr(web_socket.WebSocketConnection, "data_received", note)
    return sent_away


@pytest.mark.parametrize("kind", FLOODS)
def test_a_flood_is_closed_early_whatever_its_frames_are(
    kind: str, tmp_path: Path, frames_read: list[int], reads: list[bool]
):
    with served(Settings(data=tmp_path)) as address, device(address) as client:
        table = client.make()
        with client.sit(table) as line, client.sit(table) as other:
            other.hello()
            begun = time.monotonic()
            assert flood(line, *FLOODS[kind]) == CloseCode.TOO_FAST
            seconds = time.monotonic() - begun
            other.write("ping")
            assert other.hear("pong")
    assert max(frames_read) <= FRAMES_PER_STEP
    budget = FrameLimits(Settings.rate)
    assert sum(frames_read) <= budget.most_frames + seconds * budget.frames + FRAMES_PER_STEP + 10
    assert sum(reads) <= 2, "what comes after the end is not even read"


def test_the_first_requests_do_not_stop_the_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Routes and the description of the API, which take FastAPI long, are built before the server answers."""
    built: list[str] = []
    field, describe = routing.create_model_field, FastAPI.openapi

    def note_field(*given: Any, **named: Any) -> Any:
        built.append("a field")
        return field(*given, **named)

    def note_description(self: FastAPI) -> dict[str, Any]:
        with suppress(RuntimeError):
            built.append(f"the description, in {asyncio.get_running_loop()}")
        return describe(self)

    monkeypatch.setattr(routing, "create_model_field", note_field)
    monkeypatch.setattr(FastAPI, "openapi", note_description)
    with served(Settings(data=tmp_path)) as address, device(address) as client:
        for path in ("/livez", "/api/me", "/api/openapi.json"):
            assert client.get(path).status_code == 200
    assert built == []


def test_a_flood_before_the_server_has_agreed_ends_the_connection(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, frames_read: list[int]
):
    async def wait(websocket: WebSocket, table: str) -> None:
        with suppress(WebSocketDisconnect):
            while (await websocket.receive())["type"] != "websocket.disconnect":
                pass

    monkeypatch.setattr(asgi, "table_socket", wait)
    asked = "\r\n".join(f"{name}: {value}" for name, value in UPGRADE.items())
    with served(Settings(data=tmp_path)) as address:
        where = urlsplit(address)
        with socket.create_connection((where.hostname, where.port), WAIT) as connection, suppress(OSError):
            connection.sendall(f"GET /ws/x HTTP/1.1\r\n{asked}\r\n\r\n".encode())
            while True:
                connection.sendall(masked(Opcode.PONG) * 100)
    assert max(frames_read) <= FRAMES_PER_STEP
    assert sum(frames_read) <= FrameLimits(Settings.rate).most_frames + FRAMES_PER_STEP


def test_a_long_message_in_many_frames_is_read_whole(client: Client):
    table = client.make()
    with client.sit(table) as line:
        line.hello()
        line.socket.send(iter(['{"type":', '"ping"', *[" "] * 97, "}"]))
        assert line.hear("pong")
        for _ in range(5):
            line.write("ping")
        assert [line.hear("pong")["type"] for _ in range(5)] == ["pong"] * 5


def test_an_address_has_one_budget_for_all_its_connections(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, frames_read: list[int]
):
    """The one that sends most is closed; the others are held up for a moment."""
    monkeypatch.setattr(limits, "SHARED", 0.05)
    monkeypatch.setattr(web_socket, "HELD_UP", 0.01)
    there = {"x-forwarded-for": "203.0.113.7"}
    with served(Settings(data=tmp_path, proxies="127.0.0.1")) as address, device(address) as client:
        table = client.make()
        with client.sit(table, **there) as line, client.sit(table, **there) as other:
            other.hello()
            assert flood(line, *FLOODS["pongs"]) == CloseCode.TOO_FAST
            other.write("ping")
            assert other.hear("pong")
    frame_limits = FrameLimits(Settings.rate)
    assert frame_limits.most_frames / 2 < sum(frames_read) <= frame_limits.most_frames / 2 + 3 * FRAMES_PER_STEP


def test_a_budget_is_filled_again_with_time():
    frame_limits = FrameLimits(0.0)
    budget = frame_limits.budget(0.0)
    assert budget.spend(0.0, int(frame_limits.most_frames), 0)
    assert not budget.spend(0.0, 1, 0)
    assert budget.is_half_spent
    assert budget.spend(2.0, int(frame_limits.frames), 0)
    assert budget.spend(1000.0, 0, 0)
    assert not budget.is_half_spent
    assert not budget.spend(1000.0, 1, 100_000)


WORD = "é€😀"
"""Letters of two, three and four bytes."""
ASKED = f'{{"type": "say", "id": "x", "text": "{WORD}"}}'.encode()
"""A request that is refused with its id, because there is no chat with bots."""
PROTOCOL_ERROR, NO_TEXT, TOO_BIG = 1002, 1007, 1009


def frame(opcode: int, data: bytes = b"", fin: bool = True, rsv: int = 0, mask: bool = True) -> bytes:
    """A frame as a client sends it, or should not."""
    plain = Frame(Opcode.TEXT, data).serialize(mask=mask)
    return bytes(((fin << 7) | (rsv << 4) | opcode,)) + plain[1:]


def parts(*data: bytes, between: bytes = b"") -> bytes:
    """A text in so many frames, with others after each."""
    last = len(data) - 1
    return b"".join(frame(0 if number else 1, part, number == last) + between for number, part in enumerate(data))


def closing(code: int, reason: bytes = b"") -> bytes:
    return frame(8, code.to_bytes(2, "big") + reason)


READ = {
    "one frame": parts(ASKED),
    "a frame a byte": parts(*(ASKED[at : at + 1] for at in range(len(ASKED)))),
    "pings and pongs between the parts": parts(
        *(ASKED[at : at + 9] for at in range(0, len(ASKED), 9)), between=frame(9, b"x" * 125) + frame(10, b"?")
    ),
    "empty parts": parts(b"", ASKED, b"", b""),
    "an unwanted pong": frame(10, b"nobody asked") + parts(ASKED),
    "a ping of any bytes": frame(9, bytes(range(125))) + parts(ASKED),
}
"""What is read as one request."""
CLOSED: dict[str, tuple[bytes, int]] = {
    **{f"reserved bit {rsv}": (frame(1, ASKED, rsv=rsv), PROTOCOL_ERROR) for rsv in (1, 2, 4)},
    **{f"reserved opcode {code}": (frame(code), PROTOCOL_ERROR) for code in (3, 7, 11, 15)},
    "a ping with a reserved bit": (frame(9, rsv=1), PROTOCOL_ERROR),
    "not masked": (frame(1, ASKED, mask=False), PROTOCOL_ERROR),
    "a ping that is not masked": (frame(9, mask=False), PROTOCOL_ERROR),
    "a ping in parts": (frame(9, fin=False), PROTOCOL_ERROR),
    "a close in parts": (frame(8, fin=False), PROTOCOL_ERROR),
    "a long ping": (frame(9, b"x" * 126), PROTOCOL_ERROR),
    "a long close": (frame(8, b"\x03\xe8" + b"x" * 124), PROTOCOL_ERROR),
    "a part of nothing": (frame(0, ASKED), PROTOCOL_ERROR),
    "a part after the last": (parts(ASKED, b" ") + frame(0, b" "), PROTOCOL_ERROR),
    "a text within a text": (frame(1, ASKED, fin=False) + frame(1, ASKED), PROTOCOL_ERROR),
    "bytes within a text": (frame(1, ASKED, fin=False) + frame(2, ASKED), PROTOCOL_ERROR),
    "a length that is none": (b"\x81\xff" + b"\xff" * 12, TOO_BIG),
    "a length beyond all measure": (b"\x81\xff" + (1 << 40).to_bytes(8, "big") + bytes(4), TOO_BIG),
    "many parts beyond all measure": (frame(1, b" " * 60_000, fin=False) + frame(0, b" " * 60_000), TOO_BIG),
    "a broken letter": (parts(b'"\xc3('), NO_TEXT),
    "a letter broken by the parts' end": (parts(b'"\xe2\x82', b'"'), NO_TEXT),
    "half a letter at the end": (parts(b'"', b"\xf0\x9f"), NO_TEXT),
    "a surrogate": (parts(b"\xed\xa0\x80"), NO_TEXT),
    "a letter longer than it need be": (parts(b"\xc0\xaf"), NO_TEXT),
    "a letter beyond the last": (parts(b"\xf4\x90\x80\x80"), NO_TEXT),
    "a close of a byte": (frame(8, b"\x03"), PROTOCOL_ERROR),
    "a close whose reason is no text": (closing(1000, b"\xc3("), NO_TEXT),
    **{f"a close with {code}": (closing(code), PROTOCOL_ERROR) for code in (0, 999, 1004, 1005, 1006, 1016, 2999, 5000)},
    **{f"a close with {code} alone": (closing(code, b"au revoir"), code) for code in (1000, 1001, 3000, 4999)},
    "a text after a close": (closing(1000) + parts(ASKED), 1000),
}
"""What closes the line, and the code that is sent."""

address = server_of_module()


@pytest.mark.parametrize("case", READ)
def test_what_is_in_order_is_read(client: Client, case: str):
    with client.sit(client.make()) as line:
        line.hello()
        connection = line.socket.socket
        connection.sendall(READ[case])
        assert line.hear("refusal")["answers"] == "x"
        for byte in READ[case]:
            connection.sendall(bytes((byte,)))
        assert line.hear("refusal")["answers"] == "x"


@pytest.mark.parametrize("case", CLOSED)
def test_all_else_closes_the_line(client: Client, capsys: pytest.CaptureFixture[str], case: str):
    sent, code = CLOSED[case]
    with client.sit(client.make()) as line:
        line.hello()
        line.socket.socket.sendall(sent)
        with pytest.raises(ConnectionClosed) as closed:
            line.hear("nothing that is ever sent")
    assert closed.value.rcvd
    assert closed.value.rcvd.code == code
    assert "Traceback" not in capsys.readouterr().err
