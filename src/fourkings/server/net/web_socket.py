"""A WebSocket between its transport and a conversation: websockets' protocol (RFC 6455), with limits.

The handshake goes through the ASGI application, which takes the connection over by `CONNECTION`. From then on every message
is passed on as it comes: no task, no middleware and no request stays in memory for as long as the connection is open.
"""

import asyncio
import logging
import socket
from asyncio.transports import BaseTransport, Transport
from collections import deque
from collections.abc import Callable
from http import HTTPStatus
from typing import Any, Final, cast

from uvicorn import Config
from websockets.frames import Frame, Opcode
from websockets.http11 import Request, Response
from websockets.protocol import State
from websockets.server import ServerProtocol

from fourkings.server.net.handshake import scope_of
from fourkings.server.net.limits import FRAMES_PER_STEP, HELD_UP, FrameLimits, FrameReader, Gate, peer_of
from fourkings.server.net.logs import OncePerMinute
from fourkings.server.net.rate_limits import bucket_of
from fourkings.table.protocol import CloseCode

logger = logging.getLogger(__name__)
logger.addFilter(OncePerMinute())

LINGER: Final = 1.0  # seconds that a rejected client has to read why; nothing that it sends is read meanwhile
CLOSING: Final = 10.0  # seconds that a client has to answer a close
SEND_BUFFER: Final = 512 * 1024  # bytes that may wait for a client to read them
RECEIVE_BUFFER: Final = 64 * 1024  # bytes that the system may hold for a WebSocket that isn't being read
MAX_WAITING: Final = 256
"""Messages that may wait for a slow client; beyond that it is disconnected, comes back and gets what it missed."""
FINAL_TEXT: Final = 0x81  # first byte of a frame that is a whole text message
DATA: Final = (Opcode.TEXT, Opcode.BINARY, Opcode.CONT)
CONNECTION: Final = "fourkings.connection"
"""ASGI extension: the `WebSocketConnection` whose handshake this is."""
Take = Callable[[str | None], None]
"""Takes a message: its text, or None for one that is no text."""


def text_frame(data: bytes) -> bytes:
    """Return the frame of a whole text message from a server (RFC 6455, 5.2)."""
    length = len(data)
    if length < 126:
        return bytes((FINAL_TEXT, length)) + data
    if length < 1 << 16:
        return bytes((FINAL_TEXT, 126, length >> 8, length & 255)) + data
    return bytes((FINAL_TEXT, 127)) + length.to_bytes(8, "big") + data


class WebSocketConnection(asyncio.Protocol):
    """A connection that was upgraded to a WebSocket."""

    __slots__ = (
        "_app", "_asked", "_behind", "_budget", "_closed", "_conn", "_connections", "_early", "_handshake", "_is_text",
        "_loop", "_lost", "_parts", "_paused", "_reader", "_rejected", "_response", "_root", "_state", "_take", "_tasks",
        "_timer", "_transport", "_waiting", "address", "heard_at", "player",
    )  # fmt: skip

    gate: Gate
    limits: FrameLimits
    _transport: Transport

    def __init__(
        self, config: Config, server_state: Any, app_state: dict[str, Any], _loop: asyncio.AbstractEventLoop | None = None
    ) -> None:
        """Take what uvicorn gives to a protocol of its `ws` setting."""
        self._loop = _loop or asyncio.get_running_loop()
        self._app, self._root, self._state = config.loaded_app, config.root_path, app_state
        self._connections, self._tasks = server_state.connections, server_state.tasks
        self._conn = ServerProtocol(max_size=config.ws_max_size)
        self._reader = self._conn.reader = FrameReader()
        self._conn.parser = self._conn.parse()  # on this reader, from the beginning
        next(self._conn.parser)
        self.heard_at = self._loop.time()
        self._budget = self.limits.budget(self.heard_at)
        self.player = ""  # of an accepted client
        self.address = ""  # the key of the address whose budget it shares
        self._response: Response | None = None  # to be sent if the application accepts
        self._handshake: asyncio.Task[None] | None = None
        self._take: Take | None = None
        self._lost: Callable[[], None] | None = None
        self._early: list[str | None] = []  # messages that nobody takes yet
        self._parts: list[bytes] = []  # of the latest message
        self._asked = self._is_text = self._behind = self._closed = self._rejected = self._paused = False
        self._waiting: deque[str | int] | None = None  # texts, and a close code at the end, for a slow client
        self._timer: asyncio.TimerHandle | None = None

    # --- the handshake ----------------------------------------------------------------------------------------------

    def connection_made(self, transport: BaseTransport) -> None:
        self._transport = cast(Transport, transport)
        self._connections.add(self)
        self.address = bucket_of(peer_of(transport))
        if sock := transport.get_extra_info("socket"):
            sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, RECEIVE_BUFFER)

    def _begin(self, request: Request) -> None:
        """Let the application decide about a request for a WebSocket."""
        response = self._conn.accept(request)
        if response.status_code != HTTPStatus.SWITCHING_PROTOCOLS:
            self._refuse(response)
            return
        self._response = response
        scope = scope_of(request, self._transport, self._root) | {
            "state": self._state.copy(),
            "extensions": {CONNECTION: self},
        }
        self._handshake = self._loop.create_task(self._ask(scope))
        self._tasks.add(self._handshake)
        self._handshake.add_done_callback(self._tasks.discard)

    async def _ask(self, scope: dict[str, Any]) -> None:
        """Run the application until it has accepted or refused the connection."""
        try:
            await self._app(cast(Any, scope), self._receive, cast(Any, self._send))
        except Exception:
            logger.exception("a connection could not be opened")
        if self._response is not None and not self._transport.is_closing():
            self._reject_request(HTTPStatus.INTERNAL_SERVER_ERROR)
        self._handshake = None

    async def _receive(self) -> Any:
        """Return the one event of a handshake; wait for ever after it, as messages don't come this way."""
        if self._asked:
            await asyncio.Future()
        self._asked = True
        return {"type": "websocket.connect"}

    async def _send(self, message: dict[str, Any]) -> None:
        """Answer the request: the application accepts it, or closes it before."""
        response, self._response = self._response, None
        if response is None or self._transport.is_closing():
            return
        if message["type"] != "websocket.accept":
            self._reject_request(HTTPStatus.FORBIDDEN)
            return
        for name, value in message.get("headers", ()):
            response.headers[name.decode("ascii")] = value.decode("latin-1")
        self._conn.send_response(response)
        self._write()

    def _reject_request(self, status: HTTPStatus) -> None:
        self._refuse(self._conn.reject(status=status, text=status.phrase))

    def _refuse(self, response: Response) -> None:
        self._response = None
        self._conn.send_response(response)
        self._write()
        self._transport.close()

    # --- receiving --------------------------------------------------------------------------------------------------

    def name_client(self, player: str, address: str) -> None:
        """Set the player of an accepted client, and the key of the address whose budget it shares."""
        self.player, self.address = player, address

    def listen(self, take: Take | None, lost: Callable[[], None]) -> None:
        """Pass messages to `take` as they come, and call `lost` at the end.

        With None, a few messages are kept until the next call, and no more are read.
        """
        self._take, self._lost = take, lost
        while self._early and self._take and not self._closed:
            self._take(self._early.pop(0))
        if self._take and self._behind and not self._early and self._timer is None:
            self._timer = self._loop.call_later(0, self._continue)

    def data_received(self, data: bytes) -> None:
        """Read within the budget, a few frames at a time."""
        if self._rejected:
            return
        self.heard_at = self._loop.time()
        if not self._budget.spend(self.heard_at, 0, len(data)):
            self._reject()
        elif self._behind:
            self._reader.feed_data(data)
            self._transport.pause_reading()
        else:
            self._step(data)

    def _step(self, data: bytes = b"") -> None:
        """Read some frames; if more or too many have come, let other connections have their turn first."""
        self._reader.frames = FRAMES_PER_STEP
        self._conn.receive_data(data)
        for event in self._conn.events_received():
            if isinstance(event, Request):
                self._begin(event)
            elif isinstance(event, Frame) and event.opcode in DATA:
                self._collect(event)
        self._write()
        frames = FRAMES_PER_STEP - self._reader.frames
        if self._conn.parser_exc or self._conn.close_rcvd:
            self._end()
            self._transport.close()
        if self._transport.is_closing():
            return
        over_budget = frames and not self.limits.allow(self.address, frames)
        if not self._budget.spend(self._loop.time(), frames, 0) or (over_budget and self._budget.is_half_spent):
            self._reject()
        elif over_budget or self._early or (frames == FRAMES_PER_STEP and self._reader.buffer):
            self._behind = True
            self._transport.pause_reading()
            if not self._early:
                self._timer = self._loop.call_later(HELD_UP if over_budget else 0, self._continue)

    def _continue(self) -> None:
        """Read on, unless messages wait to be taken."""
        self._timer = None
        if self._early or self._rejected or self._transport.is_closing():
            return
        self._behind = False
        self._step()
        if not (self._behind or self._rejected or self._transport.is_closing()):
            self._transport.resume_reading()

    def _collect(self, frame: Frame) -> None:
        """Put frames together to a message, and pass it on."""
        if frame.opcode is not Opcode.CONT:
            self._is_text = frame.opcode is Opcode.TEXT
            self._parts.clear()
        self._parts.append(bytes(frame.data))
        if not frame.fin or self._closed:
            return
        try:
            text = b"".join(self._parts).decode() if self._is_text else None
        except UnicodeDecodeError:
            logger.info("a connection is closed whose text is none")
            self.close(1007)
            return
        if self._take is None or self._early:
            self._early.append(text)
        else:
            self._take(text)

    def _reject(self) -> None:
        """Close the connection for sending too much, and read no more."""
        self._rejected = True
        logger.warning("a connection is closed that sends far too many frames or bytes")
        if self._conn.state is State.CONNECTING:
            self._transport.abort()
            return
        if self._conn.state is State.OPEN:
            self._conn.fail(CloseCode.TOO_FAST)
            self._write()
        self._end()
        self._transport.pause_reading()
        self._abort_in(LINGER)

    # --- sending ----------------------------------------------------------------------------------------------------

    def send(self, text: str) -> None:
        """Send a text; it waits if the client reads slowly."""
        if self._closed:
            return
        if self._waiting is None and not self._paused:
            self._transport.write(text_frame(text.encode()))
        elif self._waiting is None:
            self._waiting = deque((text,))
        elif len(self._waiting) < MAX_WAITING:
            self._waiting.append(text)
        else:
            self.close(CloseCode.WAIT)

    def close(self, code: int) -> None:
        """Close the connection after the texts that wait."""
        if self._closed:
            return
        self._loop.call_soon(self._end)
        self._closed = True
        if self._waiting:
            self._waiting.append(code)
        else:
            self._send_close(code)

    def _send_close(self, code: int) -> None:
        if self._conn.state is State.OPEN:
            self._conn.send_close(code)
            self._write()
            self._abort_in(CLOSING)

    def silence(self) -> float:
        """Return the seconds since anything came from the client."""
        return self._loop.time() - self.heard_at

    def ping(self) -> None:
        """Send a ping; a browser answers it whatever its page does."""
        if self._conn.state is State.OPEN and not self._transport.is_closing():
            self._conn.send_ping(b"")
            self._write()

    def _write(self) -> None:
        """Send what the protocol has to answer; a client that sends pings and reads nothing is cut off."""
        if data := b"".join(self._conn.data_to_send()):
            self._transport.write(data)
            if self._transport.get_write_buffer_size() > SEND_BUFFER:
                logger.info("a connection is closed whose client reads nothing")
                self._transport.abort()

    def pause_writing(self) -> None:
        self._paused = True

    def resume_writing(self) -> None:
        self._paused = False
        while self._waiting and not self._paused:
            item = self._waiting.popleft()
            if isinstance(item, str):
                self._transport.write(text_frame(item.encode()))
            else:
                self._send_close(item)
        if not self._waiting:
            self._waiting = None

    # --- the end ----------------------------------------------------------------------------------------------------

    def _abort_in(self, seconds: float) -> None:
        if self._timer:
            self._timer.cancel()
        self._timer = self._loop.call_later(seconds, self._transport.abort)

    def _end(self) -> None:
        """Tell the conversation that it is over."""
        self._closed, self._take, lost, self._lost = True, None, self._lost, None
        if lost:
            lost()

    def shutdown(self) -> None:
        """Close the connection because the server stops."""
        self.close(CloseCode.COME_BACK)
        self._transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self.gate.leave(peer_of(self._transport))
        self._connections.discard(self)
        if self._timer:
            self._timer.cancel()
        if self._handshake:
            self._handshake.cancel()
        self._conn.parser.close()  # it holds the protocol, which holds it: no collection would free a hidden ring
        self._end()
