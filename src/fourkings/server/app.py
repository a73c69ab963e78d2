"""The ASGI application: its services are opened when it starts, and closed in good order when it stops."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from pathlib import Path

from fastapi import FastAPI
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from fourkings import __version__
from fourkings.server import STATIC
from fourkings.server.health import alive, metrics, ready
from fourkings.server.http import BodySizeLimit, add_error_handlers, api
from fourkings.server.maintenance import poll_broadcast, poll_slow_games, purge_expired
from fourkings.server.rate_limits import AddressRateLimit
from fourkings.server.services import build
from fourkings.server.settings import Settings
from fourkings.server.static_files import Pages, SecurityHeaders
from fourkings.server.websocket import table_socket


async def _table_socket(socket: WebSocket) -> None:
    await table_socket(socket, socket.path_params["table"])


def create_app(settings: Settings, static: Path = STATIC, cold: Callable[[], object] | None = None) -> FastAPI:
    """A server by those settings; it opens its database when it starts. `cold`: see `BotPool`."""

    @contextlib.asynccontextmanager
    async def open_house(app: FastAPI) -> AsyncIterator[None]:
        services = app.state.services = build(settings, cold)
        await services.tables.open()
        if settings.workers:
            services.bot_pool.open()
        await services.broadcast.refresh()
        work = [purge_expired(services.store, settings), poll_slow_games(services.tables), services.metrics.watch()]
        work += [poll_broadcast(services.broadcast)] if services.store.shared else []
        tasks = [asyncio.create_task(one) for one in work]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await services.tables.close()
            await services.bot_pool.close()
            services.store.close()

    app = FastAPI(
        title="Four Kings",
        version=__version__,
        summary="Five old trick-taking games for four. Play itself goes by messages over /ws/{table}: docs/protocol.md.",
        lifespan=open_house,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    add_error_handlers(app)
    app.include_router(api)
    app.router.routes += [
        WebSocketRoute("/ws/{table}", _table_socket),
        Route("/livez", alive),
        Route("/readyz", ready),
        *([Route("/metrics", metrics)] if settings.metrics else []),
        Route("/{path:path}", Pages(static).answer, methods=["GET"]),
    ]
    app.add_middleware(BodySizeLimit)
    app.add_middleware(AddressRateLimit)
    app.add_middleware(SecurityHeaders)
    return app
