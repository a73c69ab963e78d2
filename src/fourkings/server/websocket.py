"""The WebSocket at /ws/{table}: requests in, updates out. Every request gets an update as its answer."""

import asyncio
import re
from typing import Final

from sqlalchemy.exc import SQLAlchemyError
from starlette.websockets import WebSocket

from fourkings.rulebook.game import Reason
from fourkings.server.net.rate_limits import address_of
from fourkings.server.net.web_socket import CONNECTION, WebSocketConnection
from fourkings.server.realtime.actor import Asleep, LiveTable
from fourkings.server.services import Services, cookie_place, same_origin, services_of
from fourkings.table import protocol
from fourkings.table.protocol.requests import Hello
from fourkings.table.runtime.refusals import Code, NotGranted, refusal

FIRST_REQUEST: Final = 15.0  # seconds that a client has for its first request
FLOOD: Final = 200  # requests too fast in a row, after which a client is disconnected

REQUEST_ID: Final = re.compile(r'"id"\s*:\s*"([\w.-]{1,64})"')


async def table_socket(socket: WebSocket, table_id: str) -> None:
    """Connect a client with a table, as a player or spectator."""
    if not same_origin(socket):
        await socket.close(protocol.CloseCode.OTHER_SITE)
        return
    services = services_of(socket)
    player, cookie = services.sessions.identify(socket.cookies, cookie_place(socket))
    banned = services.bans.meet(player, address_of(socket), services.now())
    await socket.accept(headers=[(b"set-cookie", cookie.encode())] if cookie else [])
    connection: WebSocketConnection = socket.scope["extensions"][CONNECTION]
    connection.name_client(player, address_of(socket))
    if banned is None:
        Conversation(services, connection, table_id)
    else:
        connection.close(protocol.CloseCode.BANNED)


class Conversation:
    """The requests of one client: they are parsed, limited in rate and posted to the table."""

    __slots__ = ("_connection", "_services", "_table", "_table_id", "_task", "_timer", "_too_fast")

    def __init__(self, services: Services, connection: WebSocketConnection, table_id: str) -> None:
        """Wait for the client's first request."""
        self._services, self._connection, self._table_id = services, connection, table_id
        self._table: LiveTable | None = None
        self._task: asyncio.Task[None] | None = None
        self._too_fast = 0
        timer = asyncio.get_running_loop().call_later(FIRST_REQUEST, connection.close, protocol.CloseCode.WAIT)
        self._timer: asyncio.TimerHandle | None = timer
        connection.listen(self._greet, self._end)

    def _greet(self, text: str | None) -> None:
        """Take the first request, a `hello`, and find the table; refuse another one, or another protocol version."""
        request = self._parse(text)
        if request is None:
            return
        if isinstance(request, Hello) and request.protocol == protocol.PROTOCOL:
            self._stop_timer()
            self._connection.listen(None, self._end)
            self._task = asyncio.create_task(self._sit(request))
            return
        self._refuse("protocol", Reason("", "other-protocol" if isinstance(request, Hello) else "hello-first", {}))
        self._connection.close(protocol.CloseCode.OTHER_PROTOCOL)

    async def _sit(self, hello: Hello) -> None:
        """Connect the client with its table."""
        try:
            table = await self._services.tables.find(self._table_id)
            if table is None:
                self._refuse("unavailable", Reason("", "no-such-table", {}))
                self._connection.close(protocol.CloseCode.NO_SUCH_TABLE)
                return
            table.post(self._connection, hello)
        except (Asleep, SQLAlchemyError):
            self._connection.close(protocol.CloseCode.COME_BACK)
            return
        self._table, self._task = table, None
        self._services.broadcast.add(self._connection)
        self._connection.listen(self._take, self._end)

    def _take(self, text: str | None) -> None:
        """Post a request to the table as it comes."""
        assert self._table is not None
        if request := self._parse(text):
            try:
                self._table.post(self._connection, request)
            except Asleep:
                self._connection.close(protocol.CloseCode.COME_BACK)

    def _end(self) -> None:
        """Leave the table, as the connection is over."""
        self._stop_timer()
        if self._task:
            self._task.cancel()
        self._services.broadcast.remove(self._connection)
        if self._table:
            self._table.disconnect(self._connection)

    def _stop_timer(self) -> None:
        if self._timer:
            self._timer.cancel()
            self._timer = None

    def _parse(self, text: str | None) -> protocol.Request | None:
        """Return the request in a text; None if it was refused."""
        if not (
            self._services.limits.allow(self._connection.player)
            and self._services.addresses.allow(self._connection.address)
        ):
            self._refuse_as_too_fast(text)
            return None
        self._too_fast = 0
        if text is None:
            self._refuse("malformed", Reason("", "not-text", {}))
            return None
        if len(text) > protocol.MAX_REQUEST_BYTES or len(text.encode(errors="replace")) > protocol.MAX_REQUEST_BYTES:
            self._refuse("too-long", Reason("", "too-long", {"longest": protocol.MAX_REQUEST_BYTES}))
            return None
        try:
            return protocol.parse_request(text)
        except protocol.MalformedMessage as error:
            self._refuse("malformed", Reason("", "malformed", {"word": error.place}), text)
            return None

    def _refuse_as_too_fast(self, text: str | None) -> None:
        self._too_fast += 1
        self._refuse("too-fast", Reason("", "too-fast", {}), text)
        if self._too_fast > FLOOD:
            self._connection.close(protocol.CloseCode.TOO_FAST)

    def _refuse(self, code: Code, reason: Reason, text: str | None = None) -> None:
        """Send a refusal, with the id of the refused request if `text` has one, so that the client stops waiting for it."""
        match = REQUEST_ID.search(text[: protocol.MAX_REQUEST_BYTES]) if text else None
        version = self._table.version if self._table else 0
        self._connection.send(protocol.encode(refusal(NotGranted(code, reason), match[1] if match else None, version)))
