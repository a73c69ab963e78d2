"""HTTP connections with time limits: uvicorn has none for half a request, half a body or a response that isn't read.

A rejected connection costs no file, and at most one log line a minute.
"""

import asyncio
import logging
from typing import Any, Final

from uvicorn.protocols.http.auto import AutoHTTPProtocol

from fourkings.server.net.limits import FrameLimits, Gate, peer_of
from fourkings.server.net.logs import OncePerMinute
from fourkings.server.net.web_socket import WebSocketConnection

logger = logging.getLogger(__name__)
logger.addFilter(OncePerMinute())

FIRST_REQUEST: Final = 30.0
"""Seconds for a complete request head, from the start of the connection or from the last response."""
KEEP_ALIVE: Final = 28
"""Seconds that an idle connection stays open: longer than clients keep it, because a request on its way to a closed
connection is lost; and less than `FIRST_REQUEST`, so that it is closed in good order."""
EXCHANGE: Final = 60.0
"""Seconds that a client has to send a body, and to read the response. The server's own time doesn't count: compiling may
take minutes."""
LOOK: Final = 1.0  # seconds between two looks at a client that waits for the server


def protocols(gate: Gate, limits: FrameLimits) -> tuple[type[asyncio.Protocol], type[asyncio.Protocol]]:
    """Return uvicorn's protocols for HTTP and WebSockets, with these limits."""
    web_socket = type("WebSocket", (WebSocketConnection,), {"__slots__": (), "gate": gate, "limits": limits})
    return type("Http", (_Http,), {"gate": gate}), web_socket


def log_loop_error(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Handle the loop's errors; running out of files is logged once a minute, without a traceback."""
    if "socket.accept() out of system resource" in context.get("message", ""):
        logger.error("this process has no file left for another connection: raise `ulimit -n`")
    else:
        loop.default_exception_handler(context)


class _Http(AutoHTTPProtocol):  # type: ignore[misc,valid-type]
    """An HTTP connection, until it is upgraded to a WebSocket."""

    gate: Gate

    def connection_made(self, transport: asyncio.Transport) -> None:
        self._entered = self.gate.enter(peer_of(transport))
        self._since = self.loop.time()
        self._timer = self.loop.call_later(FIRST_REQUEST, self._check_time)
        super().connection_made(transport)
        if self._entered:
            self.gate.waits(self)
        else:
            transport.abort()

    def handle_websocket_upgrade(self, *request: Any) -> None:
        """Hand the connection over, and stop the timer, which would keep this object alive for half a minute more."""
        self._timer.cancel()
        self.gate.forget(self)
        super().handle_websocket_upgrade(*request)

    def connection_lost(self, exc: Exception | None) -> None:
        self._timer.cancel()
        self.gate.forget(self)
        if self._entered:
            self.gate.leave(peer_of(self.transport))
        super().connection_lost(exc)

    def on_response_complete(self) -> None:
        self._since = self.loop.time()
        self.gate.waits(self)
        super().on_response_complete()

    def is_waited_for(self) -> bool:
        """Return True if the server waits for the client: no complete request is being answered."""
        return self.cycle is None or self.cycle.response_complete or self.cycle.more_body

    def drop(self) -> None:
        """Close this connection at once to make room."""
        self.transport.abort()

    def _check_time(self) -> None:
        """Close the connection if it is too slow; otherwise check again at its next deadline."""
        if self.transport.get_protocol() is not self:  # a WebSocket by now
            return
        answering = self.cycle is not None and not self.cycle.response_complete
        if answering and not self.cycle.more_body and not self.cycle.response_started:  # the client waits for the server
            self._since = self.loop.time()
            self._timer = self.loop.call_later(LOOK, self._check_time)
            return
        deadline = self._since + (EXCHANGE if answering else FIRST_REQUEST)
        if self.loop.time() < deadline:
            self._timer = self.loop.call_at(deadline, self._check_time)
        else:
            logger.info("a connection is closed that was too slow")
            self.transport.abort()
