"""Compression of public answers; those of one person are never compressed, so no length reveals anything."""

from __future__ import annotations

from typing import Final

from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp, Receive, Scope, Send

PUBLIC: Final = ("/api/games", "/api/texts", "/api/rules/")
"""Prefixes of the paths of public answers."""
LEVEL: Final = 6


class CompressPublic:
    """Middleware that compresses answers that are the same for everybody."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._compressed = GZipMiddleware(app, compresslevel=LEVEL)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        public = scope["type"] == "http" and scope["path"].startswith(PUBLIC)
        await (self._compressed if public else self._app)(scope, receive, send)
