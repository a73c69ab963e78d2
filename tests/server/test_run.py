"""How the server's own process is set up: what is written is sent at once."""

from __future__ import annotations

import asyncio
import contextlib
import socket

from fourkings.cli.serve import _listen
from fourkings.server.host.settings import Settings


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
