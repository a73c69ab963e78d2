"""How the server's own process is set up: what is written is sent at once, and what has no time left is refused."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import socket
from pathlib import Path

import httpx
import pytest
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from fourkings.cli.serve import _listen
from fourkings.server import run
from fourkings.server.net.settings import Settings


def test_what_is_written_is_sent_at_once():
    """Without TCP_NODELAY an update waits until the one before it was acknowledged, up to 40 ms on Linux."""

    async def scene(listening: socket.socket) -> int:
        seen: asyncio.Future[int] = asyncio.get_running_loop().create_future()

        def came(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            accepted = writer.get_extra_info("socket")
            seen.set_result(accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
            writer.close()

        async with await asyncio.start_server(came, sock=listening):
            _, writer = await asyncio.open_connection(*listening.getsockname())
            delayed = await seen
            writer.close()
            return delayed

    with contextlib.closing(_listen(Settings(port=0))) as listening:
        assert asyncio.run(scene(listening))


def test_a_request_that_the_server_has_no_time_left_for_is_refused_in_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    """It was a 500 with a traceback in the log."""
    monkeypatch.setattr(run, "SHUTDOWN", 1)
    settings = Settings(port=0, data=tmp_path)

    async def scene(listening: socket.socket) -> httpx.Response:
        running, asked = run.server(settings), asyncio.Event()

        async def slow(request: Request) -> Response:
            asked.set()
            await asyncio.Event().wait()
            raise AssertionError

        running.config.app.router.routes.insert(0, Route("/slow", slow))
        serving = asyncio.create_task(running.serve([listening]))
        async with httpx.AsyncClient(timeout=60) as client:
            port = listening.getsockname()[1]
            answering = asyncio.create_task(client.get(f"http://127.0.0.1:{port}/slow"))
            await asked.wait()
            running.should_exit = True
            answer = await answering
        await serving
        return answer

    with contextlib.closing(_listen(settings)) as listening, caplog.at_level(logging.ERROR):
        answer = asyncio.run(scene(listening))
    assert answer.status_code == 503
    assert answer.json() == {
        "code": "busy",
        "message": "the server is stopping; nothing is lost: try again in a moment",
    }
    assert "Exception in ASGI application" not in caplog.text
