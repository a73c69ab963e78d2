"""Answers that are the same for everybody are sent compressed; those of one person never are: no length tells of them."""

from __future__ import annotations

from typing import Final

from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp, Receive, Scope, Send

PUBLIC: Final = ("/api/games", "/api/texts", "/api/rules/")
"""Where the paths of such answers begin: the games, sentences, rule pages and worked deals."""
LEVEL: Final = 6


class CompressPublic:
    """Compresses the answers that are the same for everybody, for clients that take it."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._compressed = GZipMiddleware(app, compresslevel=LEVEL)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        public = scope["type"] == "http" and scope["path"].startswith(PUBLIC)
        await (self._compressed if public else self._app)(scope, receive, send)
