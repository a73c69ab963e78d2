"""The site that a server offers below `/alone/`: its own page, which plays on where the server is away."""

from __future__ import annotations

import asyncio
import logging
import secrets
import shutil
import time
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Final, NamedTuple

from starlette.requests import Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response

from fourkings.server.host.wall_clock import DAY
from fourkings.server.static_files import ALONE_POLICY, ASK_AGAIN, Files
from fourkings.server.thinking.background_pool import BackgroundPool

logger = logging.getLogger(__name__)

PATH: Final = "/alone/"
"""Where the site is."""
FOLDER: Final = "alone"
"""The folder of the data folder in which it lies."""
REST: Final = 60.0
"""Seconds until a site that could not be written is tried again."""
HEADERS: Final = {"content-security-policy": f"{ALONE_POLICY}; frame-ancestors 'none'"}


class SiteMaker(NamedTuple):
    """What writes a site."""

    key: Callable[[], str]  #: names what the site is made of: another name wherever anything of it has changed
    write: Callable[[Path], object]  #: write it to a new folder; a process of its own may do this


class WrittenSite:
    """Written when it is first asked for, and kept: a server that starts again finds it, and so do others beside it."""

    def __init__(self, data: Path, maker: SiteMaker, processes: int) -> None:
        """`processes`: 0 to write it in a thread, so that no process has to be started."""
        self._home, self._maker, self._pool = data / FOLDER, maker, BackgroundPool(min(1, processes))
        self._files: Files | None = None
        self._writing: asyncio.Task[Files] | None = None
        self._failed = -REST

    async def answer(self, request: Request) -> Response:
        """A file of the site."""
        path = str(request.path_params.get("path", "")) or "index.html"
        files = await self._ready()
        if files is None:
            text = "The page that plays without this server cannot be written at present: try again in a moment.\n"
            return PlainTextResponse(text, 503, {**HEADERS, "cache-control": "no-store", "retry-after": str(int(REST))})
        file = files.find(path)
        if file is None:
            return PlainTextResponse("Not found.\n", 404, {**HEADERS, "cache-control": ASK_AGAIN})
        answer = files.answer(request, path, file)
        answer.headers.update(HEADERS)
        return answer

    async def close(self) -> None:
        """Leave it unwritten where it is being written."""
        if self._writing:
            self._writing.cancel()
            await asyncio.wait([self._writing])
        self._pool.close()

    async def _ready(self) -> Files | None:
        """The files, written first where need be; None where that cannot be done now."""
        if self._files and self._files.folder.is_dir():
            return self._files
        if time.monotonic() < self._failed + REST:
            return None
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write())
        try:
            self._files = await asyncio.shield(self._writing)
        except (OSError, BrokenProcessPool) as error:
            self._failed = time.monotonic()
            logger.warning("the page that plays without this server could not be written: %s", error)
            return None
        return self._files

    async def _write(self) -> Files:
        """Write the site beside its place and put it there whole: nobody reads half of one."""
        folder = self._home / await asyncio.to_thread(self._maker.key)
        if not folder.is_dir():
            beside = folder.with_name(f".{folder.name}.{secrets.token_hex(4)}")
            try:
                await asyncio.to_thread(self._make_room)
                await self._pool.work(self._maker.write, beside)
                _put(beside, folder)
            finally:
                await asyncio.to_thread(shutil.rmtree, beside, ignore_errors=True)
                self._pool.close()
        return Files(folder)

    def _make_room(self) -> None:
        """Remove the sites of other versions, but for those of today: a server beside this one may still read them."""
        self._home.mkdir(parents=True, exist_ok=True)
        for other in self._home.iterdir():
            if other.stat().st_mtime < time.time() - DAY:
                shutil.rmtree(other, ignore_errors=True)


async def lead_there(request: Request) -> Response:
    """The address without its last stroke leads to the site."""
    return RedirectResponse(PATH, 308)


def _put(beside: Path, folder: Path) -> None:
    """Put a whole site in its place, unless another server was first."""
    try:
        beside.rename(folder)
    except OSError:
        if not folder.is_dir():
            raise
