"""Host names by which browsers may call this server.

Another site can make its own name resolve to this machine's address (DNS rebinding), and its page would then be served as
ours. Plain addresses and names that only the local network knows are safe; a request by any other name that isn't
configured gets 421.
"""

import logging
import re
from fnmatch import fnmatchcase
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from fourkings.server.net.logs import OncePerMinute
from fourkings.server.net.network import listens_widely, local_names
from fourkings.server.net.settings import Settings
from fourkings.table.protocol import CloseCode

logger = logging.getLogger(__name__)
logger.addFilter(OncePerMinute())

FOR_MACHINES: Final = ("/livez", "/readyz", "/metrics")
"""Paths for programs, which may use any name; their responses contain nothing about people."""
HOST: Final = re.compile(r"(\[(?P<address>[0-9a-f:.]+(%[\w.-]+)?)\]|(?P<name>[\w.-]+))(:\d{1,5})?", re.ASCII)
"""A `Host` header: a name or an address, and possibly a port."""


class KnownHosts:
    """Middleware that rejects requests by unknown host names."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._names = {"localhost", "*.localhost", settings.host.lower()}
        self._names |= {host.strip().lower() for host in settings.hosts.split(",")} - {""}
        self._names |= {urlsplit(settings.origin).hostname or ""} - {""}
        if listens_widely(settings.host):
            self._names |= local_names()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket") and scope["path"] not in FOR_MACHINES:
            name = called_name(HTTPConnection(scope))
            if not self._knows(name):
                logger.warning("a browser called this server by a name that FOURKINGS_HOSTS does not list")
                await _misdirected(scope, receive, send)
                return
        await self._app(scope, receive, send)

    def _knows(self, name: str) -> bool:
        try:
            ip_address(name)
        except ValueError:
            return bool(name) and any(fnmatchcase(name.rstrip("."), pattern) for pattern in self._names)
        return True


def called_name(connection: HTTPConnection) -> str:
    """Return the name or address by which a client calls this server, in lower case and without its port.

    Empty for anything that no browser sends, such as `name@elsewhere`: it would appear in links to this server.
    """
    parts = HOST.fullmatch(connection.headers.get("host", "").lower())
    return parts["address"] or parts["name"] if parts else ""


async def _misdirected(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": CloseCode.OTHER_SITE})
        return
    text = "This server does not know itself by that name: its operator can add it to FOURKINGS_HOSTS.\n"
    await PlainTextResponse(text, 421)(scope, receive, send)
