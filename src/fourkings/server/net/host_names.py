"""The names by which browsers may call this server.

Another site's page can have its own name lead to this machine's address (DNS rebinding), and would then be served as if it
were ours. A plain address cannot be made to lead elsewhere, nor can a name that only the local network knows; any other
name that was not configured is answered by 421.
"""

from __future__ import annotations

import logging
import re
from fnmatch import fnmatchcase
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from fourkings.server.net.log_limits import OncePerMinute
from fourkings.server.net.network import listens_widely, local_names
from fourkings.server.net.settings import Settings
from fourkings.table.protocol import CloseCode

logger = logging.getLogger(__name__)
logger.addFilter(OncePerMinute())

FOR_MACHINES: Final = ("/livez", "/readyz", "/metrics")
"""What is asked for by programs, under whatever name they know this server; it tells nothing of anybody."""


WRITTEN: Final = re.compile(r"(\[(?P<address>[0-9a-f:.]+(%[\w.-]+)?)\]|(?P<name>[\w.-]+))(:\d{1,5})?", re.ASCII)
"""A name or an address, and a port, as they stand in the header `Host`."""


class KnownHosts:
    """Answers only what was asked under a known name."""

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
    """The name or address by which a client calls this server, in small letters and without its port.

    Empty for what no browser writes, as `name@elsewhere`: it would stand in the links that are handed out.
    """
    parts = WRITTEN.fullmatch(connection.headers.get("host", "").lower())
    return parts["address"] or parts["name"] if parts else ""


async def _misdirected(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": CloseCode.OTHER_SITE})
        return
    text = "This server does not know itself by that name: its operator can add it to FOURKINGS_HOSTS.\n"
    await PlainTextResponse(text, 421)(scope, receive, send)
