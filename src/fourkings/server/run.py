"""Runs a server on a socket that listens already, until it is told to stop."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import signal
import socket
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final, cast

import uvicorn
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from fourkings._version import __version__
from fourkings.server import STATIC
from fourkings.server.asgi import create_app
from fourkings.server.net.connections import KEPT, protocols, tell_of_files
from fourkings.server.net.frame_limits import FrameLimits
from fourkings.server.net.gate import PER_ADDRESS, Gate, most_connections
from fourkings.server.net.gc_tuning import short_pauses
from fourkings.server.net.log_format import OURS, JsonLines, TextFormatter, uncaught_errors_logged
from fourkings.server.net.rate_limits import is_loopback
from fourkings.server.net.settings import Settings
from fourkings.server.written_site import SiteMaker

logger = logging.getLogger(__name__)

LARGEST: Final = 64 * 1024
"""Bytes: a larger frame closes the socket at once; requests above `MAX_REQUEST_BYTES` are refused in words."""
SWITCH: Final = 0.0005
"""Seconds for which a thread may keep Python's lock while another waits: what has been written to the disk is told soon."""
LOOP = "auto"
"""The event loop, as uvicorn names them: uvloop where it is installed, else asyncio's own."""
FAREWELL: Final = 3
"""Seconds that open answers have when the server stops."""


class Server(uvicorn.Server):
    """Stops in good order on SIGTERM and SIGINT, and does not raise them once more when it has."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for listening in sockets or ():
            address, port = listening.getsockname()[:2]
            logger.info("Four Kings %s listens on %s port %d", __version__, address, port)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        logger.info("the server stops: open answers have %d s", FAREWELL)
        await super().shutdown(sockets)
        logger.info("the server has stopped")

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {number: signal.signal(number, self.handle_exit) for number in (signal.SIGTERM, signal.SIGINT)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


def logs(settings: Settings) -> dict[str, Any]:
    """Return the configuration of logging: to standard error, by formatters that leave out people and ids.

    Libraries log warnings and errors alone: what they tell at `info` is about connections, and at `debug` they write out
    messages.
    """
    words = "%(asctime)s %(levelname)s %(name)s %(message)s"
    fields = {"asctime": "at", "levelname": "level", "name": "by", "message": "said"}
    formatters = {
        "text": {"()": TextFormatter, "fmt": words},
        "json": {"()": JsonLines, "fmt": words, "rename_fields": fields},
    }
    level = settings.log_level.upper()
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": formatters,
        "handlers": {"all": {"class": "logging.StreamHandler", "formatter": settings.log_format}},
        "root": {"level": "ERROR" if level == "ERROR" else "WARNING", "handlers": ["all"]},
        "loggers": {OURS: {"level": level}},
    }


def server(
    settings: Settings,
    static: Path = STATIC,
    cold: Callable[[], object] | None = None,
    maker: SiteMaker | None = None,
) -> uvicorn.Server:
    """The server by those settings, not running yet."""
    app = create_app(settings, static, cold, maker)
    trusted = ProxyHeadersMiddleware(cast(Any, app), settings.proxies).trusted_hosts
    gate = Gate(most_connections(), PER_ADDRESS, lambda address: is_loopback(address) or address in trusted)
    http, websocket = protocols(gate, FrameLimits(settings.rate))
    config = uvicorn.Config(
        app,
        loop=LOOP,
        http=http,
        log_config=logs(settings),
        access_log=False,
        server_header=False,
        ws=websocket,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies,
        ws_max_size=LARGEST,
        ws_per_message_deflate=False,
        timeout_keep_alive=KEPT,
        timeout_graceful_shutdown=FAREWELL,
    )
    return Server(config)


def serve(
    settings: Settings,
    listening: socket.socket,
    started: Callable[[], object] | None = None,
    cold: Callable[[], object] | None = None,
    maker: SiteMaker | None = None,
) -> None:
    """Serve until SIGTERM or SIGINT; `started` is called once requests are answered, `cold` where kernels are compiled.

    maker: what writes the page that plays without this server.
    """
    sys.setswitchinterval(SWITCH)
    running = server(settings, cold=cold, maker=maker)
    factory = running.config.get_loop_factory()
    with short_pauses(), uncaught_errors_logged(), asyncio.Runner(loop_factory=factory) as runner:
        runner.run(_serve(running, listening, started))


async def _serve(running: uvicorn.Server, listening: socket.socket, started: Callable[[], object] | None) -> None:
    asyncio.get_running_loop().set_exception_handler(tell_of_files)
    serving = asyncio.create_task(running.serve([listening]))
    while started and not running.started and not serving.done():
        await asyncio.sleep(0.02)
    if started and running.started:
        await asyncio.to_thread(started)
    await serving
