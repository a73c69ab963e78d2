"""The ASGI application: services and background work start with it, and are closed in good order when it stops."""

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any, Final

from fastapi import FastAPI
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import JSONResponse
from starlette.routing import Route
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from fourkings._version import __version__
from fourkings.i18n import language
from fourkings.i18n.languages import SOURCE
from fourkings.server import STATIC, maintenance, search_routes
from fourkings.server.db import only_server
from fourkings.server.health import alive, metrics, ready
from fourkings.server.http import BodyLimits, Stopping, add_error_handlers, api, describe_problem
from fourkings.server.maintenance import GAP, LOOK, ROUNDS, repeat
from fourkings.server.net.base_path import base_path
from fourkings.server.net.gc_tuning import collect_while_idle, timed
from fourkings.server.net.host_names import KnownHosts
from fourkings.server.net.log_format import show_handles
from fourkings.server.net.rate_limits import AddressRateLimit
from fourkings.server.net.settings import Settings
from fourkings.server.realtime.evenings import advance_all
from fourkings.server.services import Services
from fourkings.server.static_files import Pages, SecurityHeaders
from fourkings.server.websocket import table_socket
from fourkings.server.workers.field_maker import FieldMaker
from fourkings.server.written_site import PATH, SiteMaker, WrittenSite, redirect_to_site

logger = logging.getLogger(__name__)

TABLE: Final = "/ws/"  # Path of table sockets, before the table's id
PUBLIC: Final = ("/api/games", "/api/texts", "/api/rules/")
"""Prefixes of the paths whose responses are the same for everybody."""
LEVEL: Final = 6
"""Gzip level for these paths. Responses to one person are never compressed, so no length reveals anything."""


class Application(FastAPI):
    """The server's FastAPI application.

    Table sockets bypass HTTP middleware, which would stay on the stack for the whole match.
    """

    sockets: ASGIApp

    def openapi(self) -> dict[str, Any]:
        """Return the description of the API."""
        description = super().openapi()
        describe_problem(description)
        return description

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        table = scope["type"] == "websocket" and scope["path"].startswith(TABLE) and scope["path"][len(TABLE) :]
        if not table or "/" in table:
            await super().__call__(scope, receive, send)
        else:
            scope["app"] = self
            await self.sockets(scope, receive, send)


async def _table_socket(scope: Scope, receive: Receive, send: Send) -> None:
    await table_socket(WebSocket(scope, receive, send), scope["path"][len(TABLE) :])


class CompressPublic:
    """Middleware that compresses responses to paths in `PUBLIC`, which are the same for everybody."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._compressed = GZipMiddleware(app, compresslevel=LEVEL)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        public = scope["type"] == "http" and scope["path"].startswith(PUBLIC)
        await (self._compressed if public else self._app)(scope, receive, send)


def _prepare(app: FastAPI) -> None:
    """Build the routes (0.3 s) and load a language (0.1 s) now: during the first requests, that would block the loop."""
    for route in app.routes:
        route.matches({"type": "http", "method": "GET", "path": "/", "root_path": "", "headers": []})
    language(SOURCE).text("lobby-title")


@contextlib.asynccontextmanager
async def _running(app: FastAPI, services: Services, site: WrittenSite | None) -> AsyncIterator[None]:
    """Run all services and background work, and close them in good order."""
    app.state.services, settings = services, services.settings
    show_handles(services.sessions.handle)
    await services.tables.open()
    if services.queue:
        services.queue.open()
    if settings.workers:
        services.bot_pool.open()
    await services.broadcast.refresh()
    tasks = [asyncio.create_task(task) for task in _background_work(services, site)]
    try:
        with timed(services.metrics):
            yield
    finally:
        for task in tasks:
            task.cancel()
        await services.tables.close()
        if services.queue:
            await services.queue.close()
        await services.bot_pool.close()
        services.store.close()


def _background_work(services: Services, site: WrittenSite | None) -> Iterator[Coroutine[Any, Any, None]]:
    settings, store, tables, broadcast = services.settings, services.store, services.tables, services.broadcast

    async def ping() -> None:
        broadcast.ping_silent()

    yield maintenance.purge_expired(store, tables, settings)
    yield repeat(lambda: tables.move_slow_games(time.time(), GAP), LOOK, "the slow games could not be looked at")
    yield maintenance.examine_database(store, settings)
    yield maintenance.watch_tables(tables)
    yield maintenance.watch_backups(store)
    yield repeat(lambda: advance_all(store, tables, time.time()), ROUNDS, "the evenings could not be looked at", ROUNDS)
    yield repeat(ping, LOOK, "silent clients could not be pinged", LOOK)
    yield services.metrics.watch()
    if store.shared:  # what other servers have stored
        yield repeat(broadcast.refresh, LOOK, "what is announced could not be read", LOOK)
    if settings.days and settings.workers:
        yield FieldMaker(services.store.boards, queue=services.queue).run()
    if settings.push:
        send_due = services.turn_notifier.send_due
        yield repeat(lambda: send_due(time.time()), LOOK, "nobody could be told whose turn it is", LOOK)
    yield services.reviews.run()
    yield services.offline_replays.run()
    if site and settings.workers:
        yield site.write_ahead(services.bot_pool.settled)
    yield collect_while_idle(lambda: services.tables.awake)


def create_app(
    settings: Settings, static: Path = STATIC, cold: Callable[[], object] | None = None, maker: SiteMaker | None = None
) -> FastAPI:
    """Return the application, which opens its database when it starts.

    `static`: the folder of the built page. `cold` is called if kernels (compiled code of the bots) have to be compiled
    first, see `BotPool`. `maker` writes the page that plays without this server; None if that can't be offered.
    """
    site = WrittenSite(settings.data, maker, settings.workers) if maker else None

    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        settings.data.mkdir(parents=True, exist_ok=True)
        try:
            with only_server(settings.url):
                _prepare(app)
                async with _running(app, Services(settings, cold, site is not None), site):
                    yield
                if site:
                    await site.close()
        except Exception:  # uvicorn's own message has the error's text in it, which the log leaves out
            logger.exception("the server could not start, or not stop in good order")
            raise

    app = Application(
        title="Four Kings",
        version=__version__,
        summary="Five old trick-taking games for four. Play itself goes by messages over /ws/{table}: docs/protocol.md.",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url=None,
    )

    add_error_handlers(app)
    _add_routes(app, settings, static, site)
    app.add_middleware(BodyLimits)
    app.add_middleware(CompressPublic)
    app.add_middleware(KnownHosts, settings=settings)
    app.add_middleware(AddressRateLimit)
    app.add_middleware(Stopping)
    app.add_middleware(SecurityHeaders, origin=settings.origin, frames=settings.framing)
    app.sockets = AddressRateLimit(KnownHosts(_table_socket, settings=settings))
    return app


def _openapi(request: Request) -> JSONResponse:
    """Return the description of the API. Starlette runs this in a thread: the first call takes half a second."""
    path = base_path(request)
    return JSONResponse(request.app.openapi() | ({"servers": [{"url": path}]} if path else {}))


def _add_routes(app: FastAPI, settings: Settings, static: Path, site: WrittenSite | None) -> None:
    """Add all routes in the order in which they are tried."""
    app.router.routes += [Route("/livez", alive), Route("/readyz", ready), Route("/api/openapi.json", _openapi)]
    app.router.routes += api
    if settings.metrics:
        app.router.routes.append(Route("/metrics", metrics))
    app.router.routes += [
        Route("/rules/{page}.html", search_routes.answer_page),
        Route("/sitemap.xml", search_routes.answer_sitemap),
        Route("/robots.txt", search_routes.answer_robots),
    ]
    if site:
        app.router.routes.append(Route(PATH.rstrip("/"), redirect_to_site, methods=["GET"]))
        app.router.routes.append(Route(PATH + "{path:path}", site.answer, methods=["GET"]))
    app.router.routes.append(Route("/{path:path}", Pages(static).answer, methods=["GET"]))
