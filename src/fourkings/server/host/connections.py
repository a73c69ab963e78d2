"""Limits of open connections: how many in all and from one address, and how long one may wait without asking for anything.

uvicorn counts requests; these limits are for connections that never get as far: half a request, half a body, an answer
that is not read. Whoever is turned away costs no file and no line of the log but one a minute.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.http.auto import AutoHTTPProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from fourkings.server.host.log_limits import OncePerMinute
from fourkings.server.host.rate_limits import bucket_of
from fourkings.server.host.small_queue import SmallQueue

logger = logging.getLogger(__name__)
logger.addFilter(OncePerMinute())

FIRST_WORD: Final = 30.0
"""Seconds until a connection has asked for something whole, from its beginning or from its last answer."""
KEPT: Final = 28
"""Seconds that a connection is kept for another request: longer than clients keep it, for a request that is on its way
while its connection is closed is lost; and less than `FIRST_WORD`, so that it is closed in good order."""
EXCHANGE: Final = 60.0
"""Seconds until a request is answered, its body sent and its answer read."""
UNREAD: Final = 512 * 1024
"""Bytes that may wait for a WebSocket's client to read them."""
PER_ADDRESS: Final = 256
"""Connections from one address, that of this machine and of proxies apart."""
FINAL_TEXT: Final = 0x81
"""The first byte of a frame that is a whole text."""
AT_ONCE: Final = "fourkings.at-once"
"""The ASGI extension by which texts go to and from a WebSocket without a task between: its `send` is `_WebSocket.send_now`,
its `listen` is `_WebSocket.listen`."""
RESERVED: Final = 128
"""Files that are kept for what is no connection: the database, the page, processes that think."""
MOST: Final = 65_536
"""Files that are asked for at the most."""


class Gate:
    """Counts what is open, in all and by address."""

    def __init__(self, most: int, per_address: int, free: Callable[[str], bool] = lambda address: False) -> None:
        """`free` are addresses from which any number may come, as long as there is room in all."""
        self.most, self.per_address, self._free = most, per_address, free
        self._open: Counter[str] = Counter()
        self._in_all = 0

    def enter(self, address: str) -> bool:
        """True where one more may be opened from there: it counts until it leaves."""
        if self._in_all >= self.most:
            logger.error(
                "%d connections are open, as many as files may be: others are turned away (raise `ulimit -n`)",
                self._in_all,
            )
            return False
        if not self._free(address) and self._open[bucket_of(address)] >= self.per_address:
            logger.warning("one address has %d connections open: its others are turned away", self.per_address)
            return False
        self._in_all += 1
        self._open[bucket_of(address)] += 1
        return True

    def leave(self, address: str) -> None:
        """One that had entered from there is closed."""
        self._in_all -= 1
        bucket = bucket_of(address)
        self._open[bucket] -= 1
        if not self._open[bucket]:
            del self._open[bucket]


def most_connections() -> int:
    """How many connections this process may have open: it asks the system for as many files as it is ready to give."""
    try:
        import resource
    except ImportError:  # Windows
        return MOST
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST if hard == resource.RLIM_INFINITY else min(MOST, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        except (OSError, ValueError):  # macOS has a limit of its own below the hard one
            wanted = soft
    return max(RESERVED // 2, wanted - RESERVED)


def protocols(gate: Gate) -> tuple[type[asyncio.Protocol], type[asyncio.Protocol]]:
    """Uvicorn's protocols for HTTP and WebSockets, within the limits of a gate."""
    return type("Http", (_Http,), {"gate": gate}), type("WebSocket", (_WebSocket,), {"gate": gate})


def tell_of_files(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """The handler of what goes wrong in a loop: that there are no files left is said once a minute, without a traceback."""
    if "socket.accept() out of system resource" in context.get("message", ""):
        logger.error("this process has no file left for another connection: raise `ulimit -n`")
    else:
        loop.default_exception_handler(context)


def _peer(transport: asyncio.BaseTransport) -> str:
    peer = transport.get_extra_info("peername")
    return str(peer[0]) if isinstance(peer, tuple) else ""


def text_frame(data: bytes) -> bytes:
    """The frame of a text that a server sends whole: its length and itself (RFC 6455, 5.2)."""
    length = len(data)
    if length < 126:
        return bytes((FINAL_TEXT, length)) + data
    if length < 1 << 16:
        return bytes((FINAL_TEXT, 126, length >> 8, length & 255)) + data
    return bytes((FINAL_TEXT, 127)) + length.to_bytes(8, "big") + data


class _Http(AutoHTTPProtocol):  # type: ignore[misc,valid-type]
    """A connection that speaks HTTP, until it becomes a WebSocket's."""

    gate: Gate

    def connection_made(self, transport: asyncio.Transport) -> None:
        self._entered = self.gate.enter(_peer(transport))
        self._since = self.loop.time()
        self._timer = self.loop.call_later(FIRST_WORD, self._look)
        super().connection_made(transport)
        if not self._entered:
            transport.abort()

    def handle_websocket_upgrade(self, *request: Any) -> None:
        """The connection is a WebSocket's from now on; a timer would keep what it was for half a minute more."""
        self._timer.cancel()
        super().handle_websocket_upgrade(*request)

    def connection_lost(self, exc: Exception | None) -> None:
        self._timer.cancel()
        if self._entered:
            self.gate.leave(_peer(self.transport))
        super().connection_lost(exc)

    def on_response_complete(self) -> None:
        self._since = self.loop.time()
        super().on_response_complete()

    def _look(self) -> None:
        """Close a connection that is too slow; look again when the next time is over."""
        if self.transport.get_protocol() is not self:  # a WebSocket by now
            return
        asked = self.cycle is not None and not self.cycle.response_complete
        over = self._since + (EXCHANGE if asked else FIRST_WORD)
        if self.loop.time() < over:
            self._timer = self.loop.call_at(over, self._look)
        else:
            logger.info("a connection is closed that was too slow")
            self.transport.abort()


class _WebSocket(WebSocketsSansIOProtocol):
    """A connection that has become a WebSocket's."""

    # A dict of more than thirty attributes takes 1,500 bytes: here are those that all connections share.
    __slots__ = ("app", "app_state", "asgi_version", "config", "connections", "default_headers", "logger", "loop", "tasks")

    gate: Gate
    _take: Callable[[str], bool] | None = None

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.queue = SmallQueue()  # type: ignore[assignment]

    async def run_asgi(self) -> None:
        at_once: dict[object, object] = {"send": self.send_now, "listen": self.listen}
        self.scope["extensions"] = {**(self.scope["extensions"] or {}), AT_ONCE: at_once}
        await super().run_asgi()

    def start_keepalive(self) -> None:
        """The client is let in: what it asked with, and was answered, is needed no more, no matter who still holds it."""
        super().start_keepalive()
        self.request.headers.clear()
        self.response.headers.clear()
        del self.request, self.response

    def send_now(self, text: str) -> bool:
        """Send a text without a task that waits for it; False where it has to wait, or may not be sent any more."""
        if not self.handshake_complete or self.close_sent or self.disconnected:
            return False
        if not self.writable.is_set() or self.transport.is_closing() or self.conn.state is not State.OPEN:
            return False
        if self.conn.extensions or self.conn.expect_continuation_frame:
            return False
        self.transport.write(text_frame(text.encode()))
        return True

    def listen(self, take: Callable[[str], bool]) -> None:
        """Hand texts to that function as they come; those for which it returns False are left to be received."""
        self._take = take

    def connection_lost(self, exc: Exception | None) -> None:
        self._take = None
        self.gate.leave(_peer(self.transport))
        super().connection_lost(exc)

    def send_receive_event_to_app(self) -> None:
        """A message is whole. One that says it is text and is none closes the connection, without a traceback."""
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
        if self.transport.get_write_buffer_size() > UNREAD:
            logger.info("a connection is closed whose client reads nothing")
            self.transport.abort()
