"""The path below which a server is reached, such as `/cards`: that of FOURKINGS_ORIGIN, or what a trusted proxy reports."""

import re
from collections.abc import Awaitable, Container
from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import RedirectResponse
from starlette.types import ASGIApp, Receive, Scope, Send

HEADERS: Final = (b"x-forwarded-prefix", b"x-ingress-path")
"""Headers in which proxies report the path: Traefik and others, and Home Assistant."""
PREFIX: Final = re.compile(r"(?:/[\w~-][\w.~-]*)+", re.ASCII)
KEY: Final = "fourkings.base_path"


class BelowPath:
    """ASGI wrapper that takes the path off a request's address, whether the proxy has done that already or not.

    It has to see the address of the proxy, so it wraps what replaces that by the client's. It is no coroutine itself, which
    would stay on the stack for as long as a socket is open.
    """

    def __init__(self, app: ASGIApp, path: str, trusted: Container[str]) -> None:
        """`path`: the configured one; `trusted`: the addresses of proxies that may report another."""
        self.app, self._path, self._trusted = app, path, trusted

    def __call__(self, scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        if scope["type"] in ("http", "websocket"):
            path = scope[KEY] = self._reported(scope) or self._path
            if path and scope["type"] == "http" and scope["path"] == path:
                return RedirectResponse(f"{path}/", 308)(scope, receive, send)
            if path and scope["path"].startswith(f"{path}/"):
                scope["path"] = scope["path"][len(path) :]
        return self.app(scope, receive, send)

    def _reported(self, scope: Scope) -> str:
        client = scope.get("client")
        if not client or client[0] not in self._trusted:
            return ""
        reported = (value for name, value in scope["headers"] if name in HEADERS)
        path = next(reported, b"").decode("latin-1").rstrip("/")
        return path if PREFIX.fullmatch(path) else ""


def base_path(connection: HTTPConnection) -> str:
    """Return the path below which a request or socket came; empty at the root of a host."""
    return str(connection.scope.get(KEY, ""))


def site_address(connection: HTTPConnection) -> str:
    """Return the address of the site as this client called it, with a slash at its end."""
    return f"{str(connection.base_url).rstrip('/')}{base_path(connection)}/"
