"""Uvicorn's WebSocket connection with limits, and with a direct way to and from the application."""

import asyncio
import logging
import socket
from asyncio.transports import BaseTransport
from collections.abc import Callable
from typing import Any, Final

from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from fourkings.server.net.limits import FRAMES_PER_STEP, HELD_UP, FrameLimits, FrameReader, Gate, peer_of
from fourkings.server.net.logs import OncePerMinute
from fourkings.server.net.rate_limits import bucket_of
from fourkings.server.net.small_queue import SmallQueue
from fourkings.table.protocol import CloseCode

logger = logging.getLogger(__name__)
logger.addFilter(OncePerMinute())

LINGER: Final = 1.0  # seconds that a rejected client has to read why; nothing that it sends is read meanwhile
SEND_BUFFER: Final = 512 * 1024  # bytes that may wait for a client to read them
RECEIVE_BUFFER: Final = 64 * 1024  # bytes that the system may hold for a WebSocket that isn't being read
FINAL_TEXT: Final = 0x81  # first byte of a frame that is a whole text message
DIRECT: Final = "fourkings.at-once"
"""ASGI extension that sends and receives texts without a task in between: its `send`, `listen`, `ping` and `silence`
are `WebSocketConnection.send_now`, `listen`, `ping_now` and `silence`."""


def text_frame(data: bytes) -> bytes:
    """Return the frame of a whole text message from a server (RFC 6455, 5.2)."""
    length = len(data)
    if length < 126:
        return bytes((FINAL_TEXT, length)) + data
    if length < 1 << 16:
        return bytes((FINAL_TEXT, 126, length >> 8, length & 255)) + data
    return bytes((FINAL_TEXT, 127)) + length.to_bytes(8, "big") + data


class WebSocketConnection(WebSocketsSansIOProtocol):
    """A connection that was upgraded to a WebSocket."""

    # Slots for the attributes with shared values: a dict of more than thirty attributes takes 1,500 bytes.
    __slots__ = ("app", "app_state", "asgi_version", "config", "connections", "default_headers", "logger", "loop", "tasks")

    gate: Gate
    limits: FrameLimits
    _take: Callable[[str], bool] | None = None
    _behind = False  # received frames are not read yet
    _rejected = False
    _timer: asyncio.TimerHandle | None = None

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.heard_at = self.loop.time()
        self.queue = SmallQueue()  # type: ignore[assignment]
        self._reader = self.conn.reader = FrameReader()
        self.conn.parser = self.conn.parse()  # on this reader, from the beginning
        next(self.conn.parser)
        self._budget = self.limits.budget(self.loop.time())

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        if sock := transport.get_extra_info("socket"):
            sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, RECEIVE_BUFFER)

    async def run_asgi(self) -> None:
        direct: dict[object, object] = {
            "send": self.send_now,
            "listen": self.listen,
            "ping": self.ping_now,
            "silence": self.silence,
        }
        self.scope["extensions"] = {**(self.scope["extensions"] or {}), DIRECT: direct}
        await super().run_asgi()

    def start_keepalive(self) -> None:
        """Start pings, and drop the headers of the handshake, which would stay in memory as long as the connection."""
        super().start_keepalive()
        self.request.headers.clear()
        self.response.headers.clear()
        del self.request, self.response

    def data_received(self, data: bytes) -> None:
        """Read within the budget, a few frames at a time."""
        if self._rejected:
            return
        self.heard_at = self.loop.time()
        if not self._budget.spend(self.loop.time(), 0, len(data)):
            self._reject()
        elif self._behind:  # uvicorn resumes reading when the application has taken its messages
            self._reader.feed_data(data)
            self.transport.pause_reading()
        else:
            self._step(data)

    def _step(self, data: bytes = b"") -> None:
        """Read some frames; if more or too many have come, let other connections have their turn first."""
        self._reader.frames = FRAMES_PER_STEP
        super().data_received(data)
        frames = FRAMES_PER_STEP - self._reader.frames
        if self.disconnected or self.transport.is_closing():
            return
        over_budget = frames and not self.limits.allow(self._address(), frames)
        if not self._budget.spend(self.loop.time(), frames, 0) or (over_budget and self._budget.is_half_spent):
            self._reject()
        elif over_budget or (frames == FRAMES_PER_STEP and self._reader.buffer):
            self._behind = True
            self.transport.pause_reading()
            self._timer = self.loop.call_later(HELD_UP if over_budget else 0, self._continue)

    def _continue(self) -> None:
        """Read on if the application has taken its messages."""
        self._timer = None
        if self.disconnected or self._rejected or self.transport.is_closing():
            return
        if self.queue.empty() or self.close_sent:
            self._behind = False
            self._step()
            if not (self._behind or self._rejected or self.read_paused or self.transport.is_closing()):
                self.transport.resume_reading()

    async def receive(self) -> ASGIReceiveEvent:
        """Return the next message; frames after it are read when the application has none left."""
        message = await super().receive()
        if (self._behind or self._rejected) and not self.disconnected and not self.transport.is_closing():
            self.transport.pause_reading()  # uvicorn reads on
            if self.queue.empty() and self._timer is None:
                self._timer = self.loop.call_later(0, self._continue)
        return message

    async def send(self, message: ASGISendEvent) -> None:
        """Send a message. After a close, the application receives nothing more, so the client's answer is read here."""
        await super().send(message)
        if message["type"] == "websocket.close" and self._behind and self._timer is None:
            self._timer = self.loop.call_later(0, self._continue)

    def _address(self) -> str:
        """Return the client's address: after the handshake, the one that a trusted proxy names."""
        client = self.scope["client"] if self.handshake_initiated else self.client
        return bucket_of(client[0] if client else "")

    def _reject(self) -> None:
        """Close the connection for sending too much, and read no more."""
        self._rejected = True
        logger.warning("a connection is closed that sends far too many frames or bytes")
        if not self.handshake_complete:
            self.transport.abort()
            return
        if self.conn.state is State.OPEN and not self.close_sent:
            self.conn.fail(CloseCode.TOO_FAST)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            self.queue.put_nowait({"type": "websocket.disconnect", "code": int(CloseCode.TOO_FAST)})
        self.stop_keepalive()
        self.transport.pause_reading()
        if self.close_timer:
            self.close_timer.cancel()
        self.close_timer = self.loop.call_later(LINGER, self.transport.abort)

    def send_now(self, text: str) -> bool:
        """Send a text without a task; return False if it has to wait, or can't be sent any more."""
        if not self.handshake_complete or self.close_sent or self.disconnected:
            return False
        if not self.writable.is_set() or self.transport.is_closing() or self.conn.state is not State.OPEN:
            return False
        if self.conn.extensions or self.conn.expect_continuation_frame:
            return False
        self.transport.write(text_frame(text.encode()))
        return True

    def silence(self) -> float:
        """Return the seconds since anything came from the client."""
        return self.loop.time() - self.heard_at

    def ping_now(self) -> None:
        """Send a ping; a browser answers it whatever its page does."""
        if self.handshake_complete and not self.close_sent and not self.transport.is_closing():
            self.conn.send_ping(b"")
            self.transport.write(b"".join(self.conn.data_to_send()))

    def listen(self, take: Callable[[str], bool]) -> None:
        """Pass texts to `take` as they come; those for which it returns False go to `receive`."""
        self._take = take

    def connection_lost(self, exc: Exception | None) -> None:
        self._take = None
        self.gate.leave(peer_of(self.transport))
        super().connection_lost(exc)

    def send_receive_event_to_app(self) -> None:
        """Pass on a complete message. A text that isn't UTF-8 closes the connection, without a traceback."""
        if self.curr_msg_data_type == "text":
            try:
                text = b"".join(self.frames).decode()
                if self._take and self.queue.empty() and not self.close_sent and self._take(text):
                    self.frames = []
                    return
            except UnicodeDecodeError:
                logger.info("a connection is closed whose text is none")
                self.frames = []
                self.conn.send_close(1007)
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()

    def handle_ping(self) -> None:
        super().handle_ping()
        if self.transport.get_write_buffer_size() > SEND_BUFFER:
            logger.info("a connection is closed whose client reads nothing")
            self.transport.abort()
