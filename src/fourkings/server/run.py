"""Run a server on a listening socket until it is stopped."""

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
from fourkings.server.net.base_path import BelowPath
from fourkings.server.net.connections import KEEP_ALIVE, log_loop_error, protocols
from fourkings.server.net.gc_tuning import short_pauses
from fourkings.server.net.limits import PER_ADDRESS, FrameLimits, Gate, most_connections
from fourkings.server.net.log_format import OURS, JsonLines, TextFormatter, uncaught_errors_logged
from fourkings.server.net.rate_limits import is_loopback
from fourkings.server.net.settings import Settings
from fourkings.server.written_site import SiteMaker

logger = logging.getLogger(__name__)

MAX_FRAME: Final = 64 * 1024
"""Bytes: a larger frame closes the socket at once, while requests above `MAX_REQUEST_BYTES` are refused by a message."""
SWITCH_INTERVAL: Final = 0.0005
"""Seconds for which a thread may hold the GIL while another waits: short, so that stored events are sent soon."""
LOOP = "auto"  # Uvicorn's name of the event loop: uvloop if it is installed, else asyncio's own
SHUTDOWN: Final = 3  # seconds that open responses have when the server stops


class Server(uvicorn.Server):
    """A server that stops in good order on SIGTERM and SIGINT, and doesn't raise them again afterwards."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for listening in sockets or ():
            address, port = listening.getsockname()[:2]
            logger.info("Four Kings %s listens on %s port %d", __version__, address, port)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        logger.info("the server stops: open answers have %d s", SHUTDOWN)
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

    Libraries log warnings and errors only: at `info` they report connections, and at `debug` they write out messages.
    """
    line = "%(asctime)s %(levelname)s %(name)s %(message)s"
    fields = {"asctime": "at", "levelname": "level", "name": "by", "message": "said"}
    formatters = {
        "text": {"()": TextFormatter, "fmt": line},
        "json": {"()": JsonLines, "fmt": line, "rename_fields": fields},
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
    settings: Settings, static: Path = STATIC, cold: Callable[[], object] | None = None, maker: SiteMaker | None = None
) -> uvicorn.Server:
    """Return a configured server that isn't running yet; see `create_app` for the arguments."""
    app = create_app(settings, static, cold, maker)
    behind = ProxyHeadersMiddleware(cast(Any, app), settings.proxies)
    trusted = behind.trusted_hosts
    gate = Gate(most_connections(), PER_ADDRESS, lambda address: is_loopback(address) or address in trusted)
    http, websocket = protocols(gate, FrameLimits(settings.rate))
    config = uvicorn.Config(
        BelowPath(
            cast(Any, behind) if settings.proxies else app, settings.path, cast(Any, trusted) if settings.proxies else ()
        ),
        interface="asgi3",
        loop=LOOP,
        http=http,
        log_config=logs(settings),
        access_log=False,
        server_header=False,
        ws=websocket,
        proxy_headers=False,
        ws_max_size=MAX_FRAME,
        ws_per_message_deflate=False,
        timeout_keep_alive=KEEP_ALIVE,
        timeout_graceful_shutdown=SHUTDOWN,
    )
    return Server(config)


def serve(
    settings: Settings,
    listening: socket.socket,
    started: Callable[[], object] | None = None,
    cold: Callable[[], object] | None = None,
    maker: SiteMaker | None = None,
) -> None:
    """Serve until SIGTERM or SIGINT; call `started` once requests are answered. See `create_app` for `cold` and `maker`."""
    sys.setswitchinterval(SWITCH_INTERVAL)
    running = server(settings, cold=cold, maker=maker)
    factory = running.config.get_loop_factory()
    with short_pauses(), uncaught_errors_logged(), asyncio.Runner(loop_factory=factory) as runner:
        runner.run(_serve(running, listening, started))


async def _serve(running: uvicorn.Server, listening: socket.socket, started: Callable[[], object] | None) -> None:
    asyncio.get_running_loop().set_exception_handler(log_loop_error)
    serving = asyncio.create_task(running.serve([listening]))
    while started and not running.started and not serving.done():
        await asyncio.sleep(0.02)
    if started and running.started:
        await asyncio.to_thread(started)
    await serving
