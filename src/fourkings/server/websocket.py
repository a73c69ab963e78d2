"""The WebSocket at /ws/{table}: requests in, updates out. Whatever a client sends, an update answers."""

from __future__ import annotations

import asyncio
import re
from collections import deque
from collections.abc import Callable
from typing import Final

from sqlalchemy.exc import SQLAlchemyError
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from fourkings.rulebook.game import Reason
from fourkings.server.net.rate_limits import address_of
from fourkings.server.net.web_socket import AT_ONCE
from fourkings.server.realtime.actor import Asleep, Code, LiveTable, NotGranted, refusal
from fourkings.server.services import Services, by_tls, same_origin, services_of
from fourkings.table.protocol import (
    MAX_REQUEST_BYTES,
    PROTOCOL,
    CloseCode,
    MalformedMessage,
    Request,
    encode,
    parse_request,
)
from fourkings.table.protocol.requests import Hello

FIRST_REQUEST: Final = 15.0
"""Seconds that a client has for its first request."""
WAITING: Final = 256
"""Updates that may wait for a slow client before it is sent away; it comes back and is told what it missed."""
FLOOD: Final = 200
"""Requests too fast in a row, after which a client is sent away."""

OWN_ID: Final = re.compile(r'"id"\s*:\s*"([\w.-]{1,64})"')


class Connection:
    """One open socket as a table sees it: an update is sent at once; where its client is slow it waits for a task."""

    def __init__(self, socket: WebSocket, player: str) -> None:
        self.player = player
        self._socket = socket
        at_once = socket.scope.get("extensions", {}).get(AT_ONCE, {})
        self._now: Callable[[str], bool] = at_once.get("send", _later)
        self.listen: Callable[[Callable[[str], bool]], None] = at_once.get("listen", _never)
        """By it requests come without a task that waits for each."""
        self._ping: Callable[[], None] = at_once.get("ping", _nothing)
        self._silence: Callable[[], float] = at_once.get("silence", _none)
        self._waiting: deque[str | CloseCode] | None = None  # made only where a client is slow
        self._writer: asyncio.Task[None] | None = None
        self._closed = False

    def send(self, text: str) -> None:
        if self._closed or (self._writer is None and self._now(text)):
            return
        if self._waiting is None or len(self._waiting) < WAITING:
            self._queue(text)
        else:
            self.close(CloseCode.WAIT)

    def ping(self) -> None:
        self._ping()

    def silence(self) -> float:
        return self._silence()

    def close(self, code: CloseCode) -> None:
        if not self._closed:
            self._closed = True
            self._queue(code)

    async def finish(self) -> None:
        """Close it, and wait until what was queued is sent or there is nobody to send it to."""
        self.close(CloseCode.END)
        if self._writer:
            await self._writer

    def _queue(self, item: str | CloseCode) -> None:
        if self._waiting is None:
            self._waiting = deque()
        self._waiting.append(item)
        if self._writer is None:
            self._writer = asyncio.create_task(self._write(self._waiting))

    async def _write(self, waiting: deque[str | CloseCode]) -> None:
        """Send what is queued, till nothing is, or there is nobody to send it to, or the end is queued."""
        try:
            while waiting:
                item = waiting.popleft()
                if isinstance(item, str):
                    await self._socket.send_text(item)
                elif self._socket.application_state is WebSocketState.CONNECTED:
                    await self._socket.close(item)
        except (WebSocketDisconnect, RuntimeError):
            self._closed = True
        self._writer = None


def _later(text: str) -> bool:
    """Nothing is sent at once where the server that this runs in has no way to do it."""
    return False


def _never(take: Callable[[str], bool]) -> None:
    """Nor does anything come at once there: every request is received."""


def _nothing() -> None:
    """Nobody is asked for a sign of life there."""


def _none() -> float:
    """Nobody is silent there."""
    return 0.0


async def table_socket(socket: WebSocket, table: str) -> None:
    """Let a client sit down at a table, or look on."""
    if not same_origin(socket):
        await socket.close(CloseCode.OTHER_SITE)
        return
    services = services_of(socket)
    player, cookie = services.sessions.identify(socket.cookies, by_tls(socket))
    banned = services.bans.meet(player, address_of(socket), services.now())
    await socket.accept(headers=[(b"set-cookie", cookie.encode())] if cookie else [])
    if banned is not None:
        await socket.close(CloseCode.BANNED)
        return
    socket.scope["headers"].clear()  # they were read, and would be held for as long as the connection
    connection = Connection(socket, player)
    try:
        await Conversation(services, socket, connection, table).run()
    except WebSocketDisconnect:
        pass
    finally:
        await connection.finish()


class Conversation:
    """Reads what one client sends, checks its form and its pace, and hands it on to the table."""

    def __init__(self, services: Services, socket: WebSocket, connection: Connection, table: str) -> None:
        self._services, self._socket, self._connection, self._name = services, socket, connection, table
        self._address = address_of(socket)
        self._live: LiveTable | None = None
        self._too_fast = 0

    async def run(self) -> None:
        """Serve a client from its first request to its last."""
        try:
            async with asyncio.timeout(FIRST_REQUEST):
                hello = await self._first()
            if hello is None:
                return
            self._live = await self._services.tables.find(self._name)
            if self._live is None:
                self._no("unavailable", Reason("", "no-such-table", {}))
                self._connection.close(CloseCode.NO_SUCH_TABLE)
                return
            self._live.post(self._connection, hello)
            del hello
            self._services.broadcast.add(self._connection)
            self._connection.listen(self._take)
            while True:
                if request := await self._next():
                    self._live.post(self._connection, request)
        except TimeoutError:
            self._connection.close(CloseCode.WAIT)
        except (Asleep, SQLAlchemyError):
            self._connection.close(CloseCode.COME_BACK)
        finally:
            self._services.broadcast.remove(self._connection)
            if self._live:
                self._live.disconnect(self._connection)

    def _take(self, text: str) -> bool:
        """Hand on a request as it comes; False where it ends the conversation, which is for `run`."""
        if self._live is None or self._live.asleep or self._too_fast >= FLOOD:
            return False
        if request := self._read(text):
            self._live.post(self._connection, request)
        return True

    async def _first(self) -> Hello | None:
        """The client's `hello`; None where it began with something else, or speaks another protocol."""
        while (request := await self._next()) is None:
            pass
        if isinstance(request, Hello) and request.protocol == PROTOCOL:
            return request
        self._no("protocol", Reason("", "other-protocol" if isinstance(request, Hello) else "hello-first", {}))
        self._connection.close(CloseCode.OTHER_PROTOCOL)
        return None

    async def _next(self) -> Request | None:
        """The next request; None where it was refused."""
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1006))
        return self._read(message.get("text"))

    def _read(self, text: str | None) -> Request | None:
        """The request that a text is; None where it was refused."""
        if not (self._services.limits.allow(self._connection.player) and self._services.addresses.allow(self._address)):
            self._hurry(text)
            return None
        self._too_fast = 0
        if text is None:
            self._no("malformed", Reason("", "not-text", {}))
            return None
        if len(text) > MAX_REQUEST_BYTES or len(text.encode(errors="replace")) > MAX_REQUEST_BYTES:
            self._no("too-long", Reason("", "too-long", {"longest": MAX_REQUEST_BYTES}))
            return None
        try:
            return parse_request(text)
        except MalformedMessage as error:
            self._no("malformed", Reason("", "malformed", {"word": error.place}), text)
            return None

    def _hurry(self, text: str | None) -> None:
        self._too_fast += 1
        self._no("too-fast", Reason("", "too-fast", {}), text)
        if self._too_fast > FLOOD:
            self._connection.close(CloseCode.TOO_FAST)
            raise WebSocketDisconnect(CloseCode.TOO_FAST)

    def _no(self, code: Code, reason: Reason, text: str | None = None) -> None:
        """Refuse a request; its id is found in its text where there is one, so that its client need not wait for more."""
        match = OWN_ID.search(text[:MAX_REQUEST_BYTES]) if text else None
        version = self._live.version if self._live else 0
        self._connection.send(encode(refusal(NotGranted(code, reason), match[1] if match else None, version)))
