"""The ASGI scope of a request for a WebSocket."""

from asyncio.transports import Transport
from typing import Any
from urllib.parse import unquote

from websockets.http11 import Request


def scope_of(request: Request, transport: Transport, root: str) -> dict[str, Any]:
    """Return the ASGI scope of a request for a WebSocket."""
    path, _, query = request.path.partition("?")
    server, client = (transport.get_extra_info(end) for end in ("sockname", "peername"))
    return {
        "type": "websocket",
        "asgi": {"version": "3.0", "spec_version": "2.4"},
        "http_version": "1.1",
        "scheme": "wss" if transport.get_extra_info("sslcontext") else "ws",
        "server": tuple(server[:2]) if isinstance(server, tuple) else None,
        "client": tuple(client[:2]) if isinstance(client, tuple) else None,
        "root_path": root,
        "path": root + unquote(path),
        "raw_path": (root + path).encode("ascii"),
        "query_string": query.encode("ascii"),
        "headers": [(name.lower().encode(), value.encode("latin-1")) for name, value in request.headers.raw_items()],
        "subprotocols": [],
    }
