"""Static files: the page built by Vite, with headers that let browsers cache what never changes."""

import gzip
import hashlib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from fourkings.server import STATIC, link_previews
from fourkings.server.services import cookie_place, services_of

FOREVER: Final = "public, max-age=31536000, immutable"
REVALIDATE: Final = "no-cache"
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
"""MIME types by file ending. The machine's own list can be wrong, and with `nosniff` a browser believes it."""
COMPRESSED: Final = {ending for ending, kind in KINDS.items() if kind.startswith("text/") or kind.endswith(("json", "xml"))}
"""File endings worth compressing."""
MISSING: Final = (
    "The page has not been built yet.\n\n"
    "The server runs, and its API answers; but the folder with the page (src/fourkings/static) is missing.\n"
    "Build it with: python3 scripts/run.py (or: npm ci && npm run build, in web/).\n"
)
NO_FRAME: Final = "frame-ancestors 'none'"
SECURITY: Final = {
    "content-security-policy": (
        f"default-src 'self'; img-src 'self' blob:; base-uri 'none'; form-action 'self'; {NO_FRAME}; object-src 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "x-frame-options": "DENY",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
"""Headers of every response that doesn't set them itself."""
HSTS: Final = "max-age=31536000"
"""Header by which browsers use only TLS for a year, so nobody in between can lead them to a plain page."""
ALONE_POLICY: Final = (
    "default-src 'self'; img-src 'self' blob:; script-src 'self' 'wasm-unsafe-eval'; base-uri 'none'; form-action 'self';"
    " object-src 'none'"
)
"""Content policy of a page that plays without a server: the Python in it is WebAssembly."""


class SecurityHeaders:
    """Middleware that adds the security headers, and HSTS on a server with an `https` origin.

    `frames`: the sources that may show its pages in a frame, in place of none.
    """

    def __init__(self, app: ASGIApp, origin: str = "", frames: Sequence[str] = ()) -> None:
        self._app, self._tls, headers = app, origin.startswith("https:"), dict(SECURITY)
        if frames:
            del headers["x-frame-options"]  # it can name no origin
            policy = headers["content-security-policy"]
            headers["content-security-policy"] = policy.replace(NO_FRAME, f"frame-ancestors {' '.join(frames)}")
        self._headers = [(name.encode(), value.encode()) for name, value in headers.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = [*message.get("headers", ())]
                names = {name for name, _ in headers}
                headers += (header for header in self._headers if header[0] not in names)
                if self._tls or scope["scheme"] == "https":
                    headers.append((b"strict-transport-security", HSTS.encode()))
                message = {**message, "headers": headers}
            await send(message)

        await self._app(scope, receive, with_headers if scope["type"] == "http" else send)


class CachedFile(NamedTuple):
    """A file in memory: `bodies` has its content by HTTP content encoding, with "" for the plain one."""

    stamp: tuple[int, int]
    kind: str
    etag: str
    bodies: Mapping[str, bytes]


class Files:
    """The files of one folder, cached in memory on first request."""

    def __init__(self, folder: Path) -> None:
        self.folder: Final = folder
        self._cache: dict[Path, CachedFile] = {}

    def find(self, path: str) -> Path | None:
        """Return the file at a path; None if there is none, or it is outside the folder."""
        if not path or "\0" in path:
            return None
        file = (self.folder / path).resolve()
        inside = file.is_relative_to(self.folder.resolve())
        return file if inside and file.is_file() else None

    def load(self, file: Path) -> CachedFile:
        """Return a file, read again only if it has changed; best compression first."""
        stat = file.stat()
        stamp = (stat.st_mtime_ns, stat.st_size)
        cached = self._cache.get(file)
        if cached is None or cached.stamp != stamp:
            plain = file.read_bytes()
            kind = KINDS.get(file.suffix, "application/octet-stream")
            cached = CachedFile(stamp, kind, _etag(plain), {**_compressed(file, plain), "": plain})
            self._cache[file] = cached
        return cached

    def response(self, request: Request, path: str, file: Path) -> Response:
        """Return a file as a response: built assets never change, everything else is revalidated."""
        return _response(request, self.load(file), FOREVER if path.startswith("assets/") else REVALIDATE)


class Pages:
    """The built page: files of one folder; any other address leads to the single page, which does its own routing."""

    def __init__(self, folder: Path = STATIC) -> None:
        self._folder = folder
        self._files = Files(folder)

    async def answer(self, request: Request) -> Response:
        """Return the file or page for the path of a request; 404 below `api` and `ws`, 503 if the page isn't built."""
        path = str(request.path_params.get("path", ""))
        if path.partition("/")[0] in ("api", "ws"):
            raise HTTPException(404)
        file = self._files.find(path)
        if file is None:
            if not (self._folder / "index.html").is_file():
                return PlainTextResponse(MISSING, 503, {"cache-control": "no-store"})
            if not is_page(path):
                return PlainTextResponse("Not found.\n", 404, {"cache-control": REVALIDATE})
            file = self._folder / "index.html"
        if file.name != "index.html":
            return self._files.response(request, path, file)
        page = self._files.load(file)
        filled = await link_previews.fill(page.bodies[""], request, path)
        if filled == page.bodies[""]:
            response = _response(request, page, REVALIDATE)
        else:  # another page for every address and language
            response = written(request, filled, page.kind, "accept-encoding, accept-language")
        # A device without a session gets one with the page: each of the page's first requests, which come at the same
        # time, would otherwise get a session of its own.
        _, cookie = services_of(request).sessions.identify(request.cookies, cookie_place(request))
        if cookie:
            response.headers["set-cookie"] = cookie
            response.headers["cache-control"] = f"private, {REVALIDATE}"
        return response


def _etag(body: bytes) -> str:
    return f'"{hashlib.sha256(body).hexdigest()[:20]}"'


def written(request: Request, body: bytes, kind: str, vary: str = "accept-encoding") -> Response:
    """Return a text that was written for this request, compressed if the client accepts that."""
    bodies = {"gzip": gzip.compress(body, 6, mtime=0), "": body}
    return _response(request, CachedFile((0, 0), kind, _etag(body), bodies), REVALIDATE, vary)


def _response(request: Request, file: CachedFile, cache: str, vary: str = "accept-encoding") -> Response:
    """Return a file, compressed if the client accepts that, or 304 if the client has it already."""
    headers = {"cache-control": cache, "etag": file.etag, "vary": vary}
    if request.headers.get("if-none-match") == file.etag:
        return Response(None, 304, headers)
    accepted = {part.partition(";")[0].strip() for part in request.headers.get("accept-encoding", "").split(",")}
    for encoding, body in file.bodies.items():
        if encoding and encoding in accepted:
            return Response(body, 200, {**headers, "content-encoding": encoding}, file.kind)
    return Response(file.bodies[""], 200, headers, file.kind)


def _compressed(file: Path, plain: bytes) -> dict[str, bytes]:
    """Return the compressed forms stored beside a file; gzip is made here if there is none."""
    stored = {"br": file.with_name(file.name + ".br"), "gzip": file.with_name(file.name + ".gz")}
    bodies = {encoding: other.read_bytes() for encoding, other in stored.items() if other.is_file()}
    if "gzip" not in bodies and file.suffix in COMPRESSED and len(plain) > 500:
        bodies["gzip"] = gzip.compress(plain, mtime=0)
    return bodies


def is_page(path: str) -> bool:
    """Return True for addresses that the page routes itself: no file's name, and nothing below the assets."""
    return "." not in path.rpartition("/")[2] and path.partition("/")[0] != "assets"
