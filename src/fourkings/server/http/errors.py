"""Errors of the API, each answered with a `Problem`, and limits of request bodies."""

import asyncio
import json
import logging
from typing import Any, Final

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from fourkings.app.records.imports import LARGEST_RECORD
from fourkings.app.shared.body import ApiError, Body, Problem
from fourkings.evenings.commands import CommandRefused
from fourkings.sanitize import NESTED, is_too_deep
from fourkings.server.net.logs import OncePerMinute
from fourkings.server.realtime.replay_cache import Busy

__all__ = ["ApiError", "Body", "Problem", "add_error_handlers", "problems"]

logger = logging.getLogger(__name__)
logger.addFilter(OncePerMinute())


LARGEST: Final = 64 * 1024
"""Most bytes of a request body, except those in `LARGER`."""
LARGER: Final = {"/api/records": 2 * LARGEST_RECORD, "/hand-back": 512 * 1024}
"""Most bytes of bodies on paths with these ends: they contain records or events as escaped text."""
PROBLEMS: Final = {
    400: f"the body is not readable text, or its brackets are nested more than {NESTED} deep",
    403: "the request came from a page of another site, or you may not do this",
    404: "it does not exist, or it is not yours",
    405: "this address takes other methods",
    409: "not now",
    413: "the body is too long",
    422: "the request is not valid",
    429: "too many requests in a short time",
    503: "the server is overloaded, or cannot reach or write its database; nothing is lost",
}


def problems(*statuses: int) -> Any:
    """Return the `responses` of an operation for FastAPI: the schema and description of each error status.

    `describe_problem` adds the schema. A model here would be built for each operation and status, a thousand times.
    """
    content = {"application/json": {"schema": {"$ref": f"#/components/schemas/{Problem.__name__}"}}}
    return {status: {"content": content, "description": PROBLEMS[status]} for status in statuses}


def describe_problem(openapi: dict[str, Any]) -> None:
    """Add the schema to which `problems` refers to the description of the API."""
    openapi["components"]["schemas"].setdefault(Problem.__name__, Problem.model_json_schema())


def add_error_handlers(app: FastAPI) -> None:
    """Add handlers that answer every error with a `Problem`."""

    @app.exception_handler(ApiError)
    async def api_error(request: Request, error: Exception) -> Response:
        assert isinstance(error, ApiError)
        return JSONResponse(error.problem.model_dump(), error.status)

    @app.exception_handler(CommandRefused)
    async def command_refused(request: Request, error: Exception) -> Response:
        assert isinstance(error, CommandRefused)
        status = 404 if error.code in ("no-such-entrant", "no-such-table") else 409
        return JSONResponse({"code": error.code, "message": error.text}, status)

    @app.exception_handler(SQLAlchemyError)
    async def not_kept(request: Request, error: Exception) -> Response:
        logger.warning("the database fails, and requests are refused: %s", error)
        text = "the server cannot reach or write its database at present; nothing is lost: try again in a moment"
        return JSONResponse({"code": "not-kept", "message": text}, 503, {"retry-after": "5"})

    @app.exception_handler(Busy)
    async def busy(request: Request, error: Exception) -> Response:
        return JSONResponse({"code": "busy", "message": str(error)}, 503, {"retry-after": "2"})

    @app.exception_handler(RequestValidationError)
    async def malformed(request: Request, error: Exception) -> Response:
        assert isinstance(error, RequestValidationError)
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"])
        return JSONResponse({"code": "malformed", "message": f"{where}: {first['msg']}"}, 422)

    @app.exception_handler(HTTPException)
    async def other(request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        code = {400: "malformed", 404: "not-found", 405: "wrong-method", 413: "too-long"}.get(error.status_code, "refused")
        text = PROBLEMS.get(error.status_code, "the request cannot be granted")
        return JSONResponse({"code": code, "message": text}, error.status_code, error.headers)


class BodyLimits:
    """Middleware that refuses a body that is too long or nested too deep, before it is parsed."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = scope.get("path", "")
        body, most = bytearray(), next((size for end, size in LARGER.items() if path.endswith(end)), LARGEST)

        async def checked() -> Message:
            message = await receive()
            body.extend(message.get("body", b""))
            if len(body) > most:
                raise HTTPException(413)
            if not message.get("more_body") and is_too_deep(body.decode(json.detect_encoding(body), "replace")):
                raise HTTPException(400)
            return message

        await self._app(scope, checked if scope["type"] == "http" else receive, send)


class Stopping:
    """Middleware that answers 503 to requests which a stopping server can't finish."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun = False

        async def noted(message: Message) -> None:
            nonlocal begun
            begun = True
            await send(message)

        try:
            await self._app(scope, receive, noted)
        except asyncio.CancelledError:
            if scope["type"] != "http":
                raise
            if not begun:  # else it stays torn off
                text = "the server is stopping; nothing is lost: try again in a moment"
                await JSONResponse({"code": "busy", "message": text}, 503, {"retry-after": "2"})(scope, receive, send)
