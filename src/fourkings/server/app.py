"""The application: its rooms are opened when it starts, and closed in good order when it stops."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from pathlib import Path

from fastapi import FastAPI
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from fourkings import __version__
from fourkings.server.house import build
from fourkings.server.http import SmallBodies, answer_troubles, api
from fourkings.server.keeping import keep_looking, keep_reading, keep_sweeping
from fourkings.server.limits import SlowAddresses
from fourkings.server.pages import STATIC, Pages, SafeHeaders
from fourkings.server.settings import Settings
from fourkings.server.socket import table_socket
from fourkings.server.watched import alive, metrics, ready


async def _table_socket(socket: WebSocket) -> None:
    await table_socket(socket, socket.path_params["table"])


def create_app(settings: Settings, static: Path = STATIC, cold: Callable[[], object] | None = None) -> FastAPI:
    """A server by those settings; it opens its database when it starts. `cold`: see `Minds`."""

    @contextlib.asynccontextmanager
    async def open_house(app: FastAPI) -> AsyncIterator[None]:
        house = app.state.house = build(settings, cold)
        await house.hall.open()
        if settings.workers:
            house.minds.open()
        await house.crier.look()
        work = [keep_sweeping(house.store, settings), keep_looking(house.hall), house.meter.watch()]
        work += [keep_reading(house.crier)] if house.store.shared else []
        tasks = [asyncio.create_task(one) for one in work]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await house.hall.close()
            await house.minds.close()
            house.store.close()

    app = FastAPI(
        title="Four Kings",
        version=__version__,
        summary="Five old trick-taking games for four. Play itself goes by letters over /ws/{table}: see docs/protocol.md.",
        lifespan=open_house,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    answer_troubles(app)
    app.include_router(api)
    app.router.routes += [
        WebSocketRoute("/ws/{table}", _table_socket),
        Route("/livez", alive),
        Route("/readyz", ready),
        *([Route("/metrics", metrics)] if settings.metrics else []),
        Route("/{path:path}", Pages(static).answer, methods=["GET"]),
    ]
    app.add_middleware(SmallBodies)
    app.add_middleware(SlowAddresses)
    app.add_middleware(SafeHeaders)
    return app
