"""The ASGI application: its services are opened when it starts, and closed in good order when it stops."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any, Final

from fastapi import FastAPI
from starlette.requests import Request
from starlette.responses import JSONResponse
from starlette.routing import Route
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from fourkings._version import __version__
from fourkings.i18n import language
from fourkings.i18n.languages import SOURCE
from fourkings.server import STATIC
from fourkings.server.db import only_server
from fourkings.server.health import alive, metrics, ready
from fourkings.server.http import BodyLimits, CompressPublic, Stopping, add_error_handlers, api
from fourkings.server.maintenance import (
    examine_database,
    lead_evenings,
    poll_broadcast,
    poll_slow_games,
    purge_expired,
    watch_backups,
    watch_tables,
)
from fourkings.server.net.gc_tuning import collect_while_idle, timed
from fourkings.server.net.host_names import KnownHosts
from fourkings.server.net.log_format import show_handles
from fourkings.server.net.rate_limits import AddressRateLimit
from fourkings.server.net.settings import Settings
from fourkings.server.services import Services, build
from fourkings.server.static_files import Pages, SecurityHeaders
from fourkings.server.websocket import table_socket
from fourkings.server.workers.field_maker import FieldMaker
from fourkings.server.written_site import PATH, SiteMaker, WrittenSite, lead_there

logger = logging.getLogger(__name__)

TABLE: Final = "/ws/"
"""Where the sockets of tables are: the rest of their path is the table's id."""


class Application(FastAPI):
    """The application. Sockets of tables pass by all that is for requests: it would stay on their way for good."""

    sockets: ASGIApp

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        table = scope["type"] == "websocket" and scope["path"].startswith(TABLE) and scope["path"][len(TABLE) :]
        if not table or "/" in table:
            await super().__call__(scope, receive, send)
        else:
            scope["app"] = self
            await self.sockets(scope, receive, send)


async def _table_socket(scope: Scope, receive: Receive, send: Send) -> None:
    await table_socket(WebSocket(scope, receive, send), scope["path"][len(TABLE) :])


def _prepare(app: FastAPI) -> None:
    """Do now what the first requests would stop the loop for: build the routes (0.3 s) and load a language (0.1 s)."""
    for route in app.routes:
        route.matches({"type": "http", "method": "GET", "path": "/", "root_path": "", "headers": []})
    language(SOURCE).text("lobby-title")


@contextlib.asynccontextmanager
async def _opened(app: FastAPI, services: Services, site: WrittenSite | None) -> AsyncIterator[None]:
    """All that goes on while the server is up; closed in good order when it stops."""
    app.state.services, settings = services, services.settings
    show_handles(services.sessions.handle)
    await services.tables.open()
    if settings.workers:
        services.bot_pool.open()
    await services.broadcast.refresh()
    tasks = [asyncio.create_task(task) for task in _goes_on(services, site)]
    try:
        with timed(services.metrics):
            yield
    finally:
        for task in tasks:
            task.cancel()
        await services.tables.close()
        await services.bot_pool.close()
        services.store.close()


def _goes_on(services: Services, site: WrittenSite | None) -> Iterator[Coroutine[Any, Any, None]]:
    """What is done beside requests, for as long as the server is up."""
    settings = services.settings
    yield purge_expired(services.store, services.tables, settings)
    yield poll_slow_games(services.tables)
    yield examine_database(services.store, settings)
    yield watch_tables(services.tables)
    yield watch_backups(services.store)
    yield lead_evenings(services.store, services.tables)
    yield services.metrics.watch()
    if services.store.shared:
        yield poll_broadcast(services.broadcast)
    if settings.days and settings.workers:
        yield FieldMaker(services.store.boards).run()
    if settings.push:
        yield services.turn_notifier.run()
    yield services.reviews.run()
    yield services.offline_replays.run()
    if site and settings.workers:
        yield site.write_ahead(services.bot_pool.settled)
    yield collect_while_idle(lambda: services.tables.awake)


def _offered(site: WrittenSite) -> list[Route]:
    return [
        Route(PATH.rstrip("/"), lead_there, methods=["GET"]),
        Route(PATH + "{path:path}", site.answer, methods=["GET"]),
    ]


def create_app(
    settings: Settings,
    static: Path = STATIC,
    cold: Callable[[], object] | None = None,
    maker: SiteMaker | None = None,
) -> FastAPI:
    """A server by those settings; it opens its database when it starts. `cold`: see `BotPool`.

    maker: what writes the page that plays without this server; None where that cannot be offered.
    """
    site = WrittenSite(settings.data, maker, settings.workers) if maker else None

    @contextlib.asynccontextmanager
    async def open_house(app: FastAPI) -> AsyncIterator[None]:
        settings.data.mkdir(parents=True, exist_ok=True)
        try:
            with only_server(settings.url):
                _prepare(app)
                async with _opened(app, build(settings, cold, site is not None), site):
                    yield
                if site:
                    await site.close()
        except Exception:  # what uvicorn says of it has the error's text in it, which the log leaves out
            logger.exception("the server could not start, or not stop in good order")
            raise

    app = Application(
        title="Four Kings",
        version=__version__,
        summary="Five old trick-taking games for four. Play itself goes by messages over /ws/{table}: docs/protocol.md.",
        lifespan=open_house,
        docs_url=None,
        redoc_url=None,
        openapi_url=None,
    )

    def openapi(request: Request) -> JSONResponse:
        """Return the description of the API. Starlette runs this in a thread: the first call takes half a second."""
        return JSONResponse(app.openapi())

    add_error_handlers(app)
    app.router.routes += [Route("/livez", alive), Route("/readyz", ready), Route("/api/openapi.json", openapi)]
    app.include_router(api)
    app.router.routes += [
        *([Route("/metrics", metrics)] if settings.metrics else []),
        *(_offered(site) if site else []),
        Route("/{path:path}", Pages(static).answer, methods=["GET"]),
    ]
    app.add_middleware(BodyLimits)
    app.add_middleware(CompressPublic)
    app.add_middleware(KnownHosts, settings=settings)
    app.add_middleware(AddressRateLimit)
    app.add_middleware(Stopping)
    app.add_middleware(SecurityHeaders, origin=settings.origin)
    app.sockets = AddressRateLimit(KnownHosts(_table_socket, settings=settings))
    return app
