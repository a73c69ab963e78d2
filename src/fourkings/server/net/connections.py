"""Limits of open connections: how many in all and from one address, and how long one may wait without asking for anything.

uvicorn counts requests; these limits are for connections that never get as far: half a request, half a body, an answer
that is not read. A connection that is turned away costs no file and no line of the log but one a minute.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final

from uvicorn.protocols.http.auto import AutoHTTPProtocol

from fourkings.server.net.frame_limits import FrameLimits
from fourkings.server.net.gate import Gate, peer_of
from fourkings.server.net.log_limits import OncePerMinute
from fourkings.server.net.web_socket import WebSocketConnection

logger = logging.getLogger(__name__)
logger.addFilter(OncePerMinute())

FIRST_WORD: Final = 30.0
"""Seconds until a connection has asked for something whole, from its beginning or from its last answer."""
KEPT: Final = 28
"""Seconds that a connection is kept for another request: longer than clients keep it, for a request that is on its way
while its connection is closed is lost; and less than `FIRST_WORD`, so that it is closed in good order."""
EXCHANGE: Final = 60.0
"""Seconds that a client has to send the body of a request, and as many to read the answer; how long the server thinks in
between does not count, for a machine that compiles may take minutes."""

LOOK: Final = 1.0
"""Seconds between two looks at a client that waits for the server."""


def protocols(gate: Gate, limits: FrameLimits) -> tuple[type[asyncio.Protocol], type[asyncio.Protocol]]:
    """Uvicorn's protocols for HTTP and WebSockets, within the limits of a gate and of frames."""
    web_socket = type("WebSocket", (WebSocketConnection,), {"gate": gate, "limits": limits})
    return type("Http", (_Http,), {"gate": gate}), web_socket


def tell_of_files(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """The handler of what goes wrong in a loop: that there are no files left is said once a minute, without a traceback."""
    if "socket.accept() out of system resource" in context.get("message", ""):
        logger.error("this process has no file left for another connection: raise `ulimit -n`")
    else:
        loop.default_exception_handler(context)


class _Http(AutoHTTPProtocol):  # type: ignore[misc,valid-type]
    """A connection that speaks HTTP, until it becomes a WebSocket's."""

    gate: Gate

    def connection_made(self, transport: asyncio.Transport) -> None:
        self._entered = self.gate.enter(peer_of(transport))
        self._since = self.loop.time()
        self._timer = self.loop.call_later(FIRST_WORD, self._look)
        super().connection_made(transport)
        if self._entered:
            self.gate.waits(self)
        else:
            transport.abort()

    def handle_websocket_upgrade(self, *request: Any) -> None:
        """The connection is a WebSocket's from now on; a timer would keep what it was for half a minute more."""
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

    def waited_for(self) -> bool:
        """True where no whole request is being answered."""
        return self.cycle is None or self.cycle.response_complete or self.cycle.more_body

    def drop(self) -> None:
        """Close this connection at once: others wait."""
        self.transport.abort()

    def _look(self) -> None:
        """Close a connection that is too slow; look again when the next time is over."""
        if self.transport.get_protocol() is not self:  # a WebSocket by now
            return
        asked = self.cycle is not None and not self.cycle.response_complete
        if asked and not self.cycle.more_body and not self.cycle.response_started:  # the client waits for the server
            self._since = self.loop.time()
            self._timer = self.loop.call_later(LOOK, self._look)
            return
        over = self._since + (EXCHANGE if asked else FIRST_WORD)
        if self.loop.time() < over:
            self._timer = self.loop.call_at(over, self._look)
        else:
            logger.info("a connection is closed that was too slow")
            self.transport.abort()
