"""Static files: the page that Vite has built into the package, with headers that let browsers keep what never changes."""

from __future__ import annotations

import gzip
import hashlib
from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from fourkings.server import STATIC, link_previews
from fourkings.server.services import by_tls, services_of

FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
KINDS: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".txt": "text/plain",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".svg": "image/svg+xml",
    ".jpg": "image/jpeg",
    ".png": "image/png",
    ".woff2": "font/woff2",
    ".wasm": "application/wasm",
    ".gz": "application/gzip",
    ".zip": "application/zip",
}
"""Types by the ending of a file. The machine's own list can be wrong, and with `nosniff` a browser believes it."""
PLAIN: Final = {ending for ending, kind in KINDS.items() if kind.startswith("text/") or kind.endswith(("json", "xml"))}
"""Endings of files that are worth compressing."""
MISSING: Final = (
    "The page has not been built yet.\n\n"
    "The server runs, and its API answers; but the folder with the page (src/fourkings/static) is missing.\n"
    "Build it with: python3 scripts/run.py (or: npm ci && npm run build, in web/).\n"
)
SECURITY: Final = {
    "content-security-policy": (
        "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "x-frame-options": "DENY",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
"""On every answer of the server, unless it has one of these of its own."""
HSTS: Final = "max-age=31536000"
"""Browsers that came by TLS come by TLS alone for a year: nobody on their way can lead them to a plain page."""
ALONE_POLICY: Final = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; base-uri 'none'; form-action 'self'; object-src 'none'"
)
"""The policy of a page that plays without a server: Python in it is compiled code."""


class SecurityHeaders:
    """Adds the security headers to every answer; that about TLS to a server with an `https` origin."""

    def __init__(self, app: ASGIApp, origin: str = "") -> None:
        self._app, self._tls = app, origin.startswith("https:")
        self._headers = [(name.encode(), value.encode()) for name, value in SECURITY.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                own = [*message.get("headers", ())]
                names = {name for name, _ in own}
                own += (header for header in self._headers if header[0] not in names)
                if self._tls or scope["scheme"] == "https":
                    own.append((b"strict-transport-security", HSTS.encode()))
                message = {**message, "headers": own}
            await send(message)

        await self._app(scope, receive, with_headers if scope["type"] == "http" else send)


class Held(NamedTuple):
    """A file in memory, and its compressed forms by the name that HTTP has for them."""

    stamp: tuple[int, int]
    kind: str
    etag: str
    bodies: Mapping[str, bytes]


class Files:
    """The files of one folder, held in memory once they were asked for."""

    def __init__(self, folder: Path) -> None:
        self.folder: Final = folder
        self._held: dict[Path, Held] = {}

    def find(self, path: str) -> Path | None:
        """The file at that path; None where there is none, or it lies outside the folder."""
        if not path or "\0" in path:
            return None
        file = (self.folder / path).resolve()
        inside = file.is_relative_to(self.folder.resolve())
        return file if inside and file.is_file() else None

    def hold(self, file: Path) -> Held:
        """The file's bytes, read again only where it has changed; best compression first."""
        stat = file.stat()
        stamp = (stat.st_mtime_ns, stat.st_size)
        held = self._held.get(file)
        if held is None or held.stamp != stamp:
            plain = file.read_bytes()
            kind = KINDS.get(file.suffix, "application/octet-stream")
            held = self._held[file] = Held(stamp, kind, _etag(plain), {**_packed(file, plain), "": plain})
        return held

    def answer(self, request: Request, path: str, file: Path) -> Response:
        """A file as an answer: what the page was built into never changes, and all else is asked for again."""
        return _sent(request, self.hold(file), FOREVER if path.startswith("assets/") else ASK_AGAIN)


class Pages:
    """Serves one folder; whatever is neither a file nor below a file's folder is the one page, which finds its own way."""

    def __init__(self, folder: Path = STATIC) -> None:
        self._folder = folder
        self._files = Files(folder)

    async def answer(self, request: Request) -> Response:
        """The file at that path."""
        path = str(request.path_params.get("path", ""))
        if path.partition("/")[0] in ("api", "ws"):
            raise HTTPException(404)
        file = self._files.find(path)
        if file is None:
            if not (self._folder / "index.html").is_file():
                return PlainTextResponse(MISSING, 503, {"cache-control": "no-store"})
            if not is_page(path):
                return PlainTextResponse("Not found.\n", 404, {"cache-control": ASK_AGAIN})
            file = self._folder / "index.html"
        if file.name != "index.html":
            return self._files.answer(request, path, file)
        held = self._files.hold(file)
        filled = await link_previews.fill(held.bodies[""], request, path)
        answer = _sent(request, held, ASK_AGAIN) if filled == held.bodies[""] else _sent_anew(request, held, filled)
        _make_somebody(request, answer)
        return answer


def _etag(body: bytes) -> str:
    return f'"{hashlib.sha256(body).hexdigest()[:20]}"'


def _sent(request: Request, held: Held, cache: str, vary: str = "accept-encoding") -> Response:
    """A file as an answer, compressed where the client takes it; nothing but a word where the client has it already."""
    headers = {"cache-control": cache, "etag": held.etag, "vary": vary}
    if request.headers.get("if-none-match") == held.etag:
        return Response(None, 304, headers)
    accepted = {part.partition(";")[0].strip() for part in request.headers.get("accept-encoding", "").split(",")}
    for encoding, body in held.bodies.items():
        if encoding and encoding in accepted:
            return Response(body, 200, {**headers, "content-encoding": encoding}, held.kind)
    return Response(held.bodies[""], 200, headers, held.kind)


def _sent_anew(request: Request, held: Held, body: bytes) -> Response:
    """The page with what is told of its address: another for every address and language."""
    bodies = {"gzip": gzip.compress(body, 6, mtime=0), "": body}
    filled = held._replace(etag=_etag(body), bodies=bodies)
    return _sent(request, filled, ASK_AGAIN, "accept-encoding, accept-language")


def _make_somebody(request: Request, answer: Response) -> None:
    """Give a device without a session one with the page itself.

    What the page asks for next it asks for at once: each of those answers would give a session of its own.
    """
    _, cookie = services_of(request).sessions.identify(request.cookies, by_tls(request))
    if cookie:
        answer.headers["set-cookie"] = cookie
        answer.headers["cache-control"] = f"private, {ASK_AGAIN}"


def _packed(file: Path, plain: bytes) -> dict[str, bytes]:
    """The compressed forms that lie beside the file, else gzip made here."""
    beside = {"br": file.with_name(file.name + ".br"), "gzip": file.with_name(file.name + ".gz")}
    packed = {encoding: other.read_bytes() for encoding, other in beside.items() if other.is_file()}
    if "gzip" not in packed and file.suffix in PLAIN and len(plain) > 500:
        packed["gzip"] = gzip.compress(plain, mtime=0)
    return packed


def is_page(path: str) -> bool:
    """True for the addresses that the page itself knows: no file's name, and nothing in the folder of the files."""
    return "." not in path.rpartition("/")[2] and path.partition("/")[0] != "assets"
