"""The site below `/alone/`: a copy of the server's page that plays on in the browser without a server."""

import asyncio
import logging
import secrets
import shutil
import time
from collections.abc import Awaitable, Callable
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Final, NamedTuple

from starlette.requests import Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response

from fourkings.app.shared.wall_clock import DAY
from fourkings.server.db import locked
from fourkings.server.net.base_path import base_path
from fourkings.server.static_files import ALONE_POLICY, REVALIDATE, Files
from fourkings.server.workers.background_pool import BackgroundPool

logger = logging.getLogger(__name__)

PATH: Final = "/alone/"
FOLDER: Final = "alone"  # its folder within the data folder
RETRY: Final = 60.0  # seconds until a site that could not be written is tried again
QUIET: Final = 20.0
"""Seconds after bots are ready until the site is written in advance: players who waited for the server go first."""
POLL: Final = 0.5  # seconds between two looks whether another server has written it
HEADERS: Final = {"content-security-policy": f"{ALONE_POLICY}; frame-ancestors 'none'"}


class SiteMaker(NamedTuple):
    """The functions that write the files of a site, and name its version."""

    key: Callable[[], str]  #: a name for the site's sources, which changes whenever any of them does
    write: Callable[[Path], object]  #: write the site to a new folder, possibly in another process


class WrittenSite:
    """A site written in advance and stored, so that a restarted server and other servers find it."""

    def __init__(self, data: Path, maker: SiteMaker, processes: int) -> None:
        """Set the folder and the maker; with 0 `processes`, a thread writes the site."""
        self._home, self._maker, self._pool = data / FOLDER, maker, BackgroundPool(min(1, processes))
        self._files: Files | None = None
        self._writing: asyncio.Task[Files] | None = None
        self._failed_at = -RETRY

    async def answer(self, request: Request) -> Response:
        """Return a file of the site as a response."""
        path = str(request.path_params.get("path", "")) or "index.html"
        files = await self._ready()
        if files is None:
            text = "The page that plays without this server cannot be written at present: try again in a moment.\n"
            headers = {**HEADERS, "cache-control": "no-store", "retry-after": str(int(RETRY))}
            return PlainTextResponse(text, 503, headers)
        file = files.find(path)
        if file is None:
            return PlainTextResponse("Not found.\n", 404, {**HEADERS, "cache-control": REVALIDATE})
        response = files.response(request, path, file)
        response.headers.update(HEADERS)
        return response

    async def write_ahead(self, ready: Callable[[], Awaitable[object]]) -> None:
        """Write the site before it is requested, but after `ready` returns: compiling kernels for bots comes first."""
        await ready()
        await asyncio.sleep(QUIET)
        try:
            await self._ready()
        except Exception:
            logger.exception("the page that plays without this server could not be written; it is tried again")

    async def close(self) -> None:
        """Cancel the writing, if any."""
        if self._writing:
            self._writing.cancel()
            await asyncio.wait([self._writing])
        self._pool.close()

    async def _ready(self) -> Files | None:
        """Return the files of the site, written first if need be; None if that fails, or failed a moment ago."""
        if self._files and self._files.folder.is_dir():
            return self._files
        if time.monotonic() < self._failed_at + RETRY:
            return None
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write())
        try:
            self._files = await asyncio.shield(self._writing)
        except (OSError, BrokenProcessPool) as error:
            self._failed_at = time.monotonic()
            logger.warning("the page that plays without this server could not be written: %s", error)
            return None
        return self._files

    async def _write(self) -> Files:
        """Let one of the servers that share the folder write the site."""
        folder = self._home / await asyncio.to_thread(self._maker.key)
        await asyncio.to_thread(self._home.mkdir, parents=True, exist_ok=True)
        while not folder.is_dir():
            with locked(self._home.with_suffix(".lock")) as is_ours:
                if not is_ours:
                    await asyncio.sleep(POLL)
                elif not folder.is_dir():
                    await self._write_atomically(folder)
        return Files(folder)

    async def _write_atomically(self, folder: Path) -> None:
        """Write to a temporary folder and rename it, so that nobody reads half a site."""
        temporary = folder.with_name(f".{folder.name}.{secrets.token_hex(4)}")
        try:
            await asyncio.to_thread(self._remove_old)
            await self._pool.work(self._maker.write, temporary)
            temporary.rename(folder)
        finally:
            await asyncio.to_thread(shutil.rmtree, temporary, ignore_errors=True)
            self._pool.close()

    def _remove_old(self) -> None:
        """Remove sites of other versions older than a day; servers beside this one may still read newer ones."""
        for other in self._home.iterdir():
            if other.stat().st_mtime < time.time() - DAY:
                shutil.rmtree(other, ignore_errors=True)


async def redirect_to_site(request: Request) -> Response:
    """Redirect from the address without its trailing slash."""
    return RedirectResponse(base_path(request) + PATH, 308)
