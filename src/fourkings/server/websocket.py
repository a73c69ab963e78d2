"""The WebSocket at /ws/{table}: requests in, updates out. Every request gets an update as its answer."""

import asyncio
import re
from collections import deque
from collections.abc import Callable
from typing import Final

from sqlalchemy.exc import SQLAlchemyError
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from fourkings.rulebook.game import Reason
from fourkings.server.net.rate_limits import address_of
from fourkings.server.net.web_socket import DIRECT
from fourkings.server.realtime.actor import Asleep, LiveTable
from fourkings.server.services import Services, cookie_place, same_origin, services_of
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
from fourkings.table.runtime.refusals import Code, NotGranted, refusal

FIRST_REQUEST: Final = 15.0  # seconds that a client has for its first request
MAX_WAITING: Final = 256
"""Updates that may wait for a slow client; beyond that it is disconnected, comes back and gets what it missed."""
FLOOD: Final = 200  # requests too fast in a row, after which a client is disconnected

REQUEST_ID: Final = re.compile(r'"id"\s*:\s*"([\w.-]{1,64})"')


class Connection:
    """An open socket of a client at a table: updates are sent at once, or by a task if the client is slow."""

    def __init__(self, socket: WebSocket, player: str) -> None:
        self.player = player
        self._socket = socket
        # Without the extension, every request is received, no update is sent directly, and no client is ever silent.
        direct = socket.scope.get("extensions", {}).get(DIRECT, {})
        self._send_now: Callable[[str], bool] = direct.get("send", lambda text: False)
        self.listen: Callable[[Callable[[str], bool]], None] = direct.get("listen", lambda take: None)
        self.ping: Callable[[], None] = direct.get("ping", lambda: None)
        self.silence: Callable[[], float] = direct.get("silence", lambda: 0.0)
        self._waiting: deque[str | CloseCode] | None = None  # created only for a slow client
        self._writer: asyncio.Task[None] | None = None
        self._closed = False

    def send(self, text: str) -> None:
        if self._closed or (self._writer is None and self._send_now(text)):
            return
        if self._waiting is None or len(self._waiting) < MAX_WAITING:
            self._queue(text)
        else:
            self.close(CloseCode.WAIT)

    def close(self, code: CloseCode) -> None:
        if not self._closed:
            self._closed = True
            self._queue(code)

    async def finish(self) -> None:
        """Close the socket once everything queued is sent, or the client is gone."""
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
        """Send what is queued, until the queue is empty, closes the socket, or the client is gone."""
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


async def table_socket(socket: WebSocket, table_id: str) -> None:
    """Connect a client with a table, as a player or spectator."""
    if not same_origin(socket):
        await socket.close(CloseCode.OTHER_SITE)
        return
    services = services_of(socket)
    player, cookie = services.sessions.identify(socket.cookies, cookie_place(socket))
    banned = services.bans.meet(player, address_of(socket), services.now())
    await socket.accept(headers=[(b"set-cookie", cookie.encode())] if cookie else [])
    if banned is not None:
        await socket.close(CloseCode.BANNED)
        return
    socket.scope["headers"].clear()  # they were read, and would be held for as long as the connection
    connection = Connection(socket, player)
    try:
        await Conversation(services, socket, connection, table_id).run()
    except WebSocketDisconnect:
        pass
    finally:
        await connection.finish()


class Conversation:
    """The requests of one client: they are parsed, limited in rate and posted to the table."""

    def __init__(self, services: Services, socket: WebSocket, connection: Connection, table_id: str) -> None:
        self._services, self._socket, self._connection, self._table_id = services, socket, connection, table_id
        self._address = address_of(socket)
        self._table: LiveTable | None = None
        self._too_fast = 0

    async def run(self) -> None:
        """Serve a client from its first request until the connection ends."""
        try:
            async with asyncio.timeout(FIRST_REQUEST):
                hello = await self._first()
            if hello is None:
                return
            self._table = await self._services.tables.find(self._table_id)
            if self._table is None:
                self._refuse("unavailable", Reason("", "no-such-table", {}))
                self._connection.close(CloseCode.NO_SUCH_TABLE)
                return
            self._table.post(self._connection, hello)
            del hello
            self._services.broadcast.add(self._connection)
            self._connection.listen(self._take)
            while True:
                if request := await self._next():
                    self._table.post(self._connection, request)
        except TimeoutError:
            self._connection.close(CloseCode.WAIT)
        except (Asleep, SQLAlchemyError):
            self._connection.close(CloseCode.COME_BACK)
        finally:
            self._services.broadcast.remove(self._connection)
            if self._table:
                self._table.disconnect(self._connection)

    def _take(self, text: str) -> bool:
        """Post a request as it comes; return False to leave it to `run`, because it may end the conversation."""
        if self._table is None or self._table.asleep or self._too_fast >= FLOOD:
            return False
        if request := self._parse(text):
            self._table.post(self._connection, request)
        return True

    async def _first(self) -> Hello | None:
        """Return the client's first request, a `hello`; None if it is another one, or for another protocol version."""
        while (request := await self._next()) is None:
            pass
        if isinstance(request, Hello) and request.protocol == PROTOCOL:
            return request
        self._refuse("protocol", Reason("", "other-protocol" if isinstance(request, Hello) else "hello-first", {}))
        self._connection.close(CloseCode.OTHER_PROTOCOL)
        return None

    async def _next(self) -> Request | None:
        """Receive the next request; return None if it was refused."""
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1006))
        return self._parse(message.get("text"))

    def _parse(self, text: str | None) -> Request | None:
        """Return the request in a text; None if it was refused."""
        if not (self._services.limits.allow(self._connection.player) and self._services.addresses.allow(self._address)):
            self._refuse_as_too_fast(text)
            return None
        self._too_fast = 0
        if text is None:
            self._refuse("malformed", Reason("", "not-text", {}))
            return None
        if len(text) > MAX_REQUEST_BYTES or len(text.encode(errors="replace")) > MAX_REQUEST_BYTES:
            self._refuse("too-long", Reason("", "too-long", {"longest": MAX_REQUEST_BYTES}))
            return None
        try:
            return parse_request(text)
        except MalformedMessage as error:
            self._refuse("malformed", Reason("", "malformed", {"word": error.place}), text)
            return None

    def _refuse_as_too_fast(self, text: str | None) -> None:
        self._too_fast += 1
        self._refuse("too-fast", Reason("", "too-fast", {}), text)
        if self._too_fast > FLOOD:
            self._connection.close(CloseCode.TOO_FAST)
            raise WebSocketDisconnect(CloseCode.TOO_FAST)

    def _refuse(self, code: Code, reason: Reason, text: str | None = None) -> None:
        """Send a refusal, with the id of the refused request if `text` has one, so that the client stops waiting for it."""
        match = REQUEST_ID.search(text[:MAX_REQUEST_BYTES]) if text else None
        version = self._table.version if self._table else 0
        self._connection.send(encode(refusal(NotGranted(code, reason), match[1] if match else None, version)))
