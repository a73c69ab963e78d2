"""The site that a server offers below `/alone/`: its own page, which plays on where the server is away."""

from __future__ import annotations

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
from fourkings.server.static_files import ALONE_POLICY, ASK_AGAIN, Files
from fourkings.server.workers.background_pool import BackgroundPool

logger = logging.getLogger(__name__)

PATH: Final = "/alone/"
"""Where the site is."""
FOLDER: Final = "alone"
"""The folder of the data folder in which it lies."""
REST: Final = 60.0
"""Seconds until a site that could not be written is tried again."""
QUIET: Final = 20.0
"""Seconds from when bots are ready until it is written unasked: those who have waited for the server go first."""
LOOK: Final = 0.5
"""Seconds between two looks whether another server has written it."""
HEADERS: Final = {"content-security-policy": f"{ALONE_POLICY}; frame-ancestors 'none'"}


class SiteMaker(NamedTuple):
    """What writes a site."""

    key: Callable[[], str]  #: names what the site is made of: another name wherever anything of it has changed
    write: Callable[[Path], object]  #: write it to a new folder; a process of its own may do this


class WrittenSite:
    """Written before it is asked for, and kept: a server that starts again finds it, and so do others beside it."""

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

    async def write_ahead(self, ready: Callable[[], Awaitable[object]]) -> None:
        """Write it before anybody asks for it, once bots are `ready`: their kernels are compiled first."""
        await ready()
        await asyncio.sleep(QUIET)
        try:
            await self._ready()
        except Exception:
            logger.exception("the page that plays without this server could not be written; it is tried again")

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
        """Have it written, by one server of those that share the folder."""
        folder = self._home / await asyncio.to_thread(self._maker.key)
        await asyncio.to_thread(self._home.mkdir, parents=True, exist_ok=True)
        while not folder.is_dir():
            with locked(self._home.with_suffix(".lock")) as ours:
                if not ours:
                    await asyncio.sleep(LOOK)
                elif not folder.is_dir():
                    await self._write_whole(folder)
        return Files(folder)

    async def _write_whole(self, folder: Path) -> None:
        """Write it beside its place and put it there whole: nobody reads half of one."""
        beside = folder.with_name(f".{folder.name}.{secrets.token_hex(4)}")
        try:
            await asyncio.to_thread(self._make_room)
            await self._pool.work(self._maker.write, beside)
            beside.rename(folder)
        finally:
            await asyncio.to_thread(shutil.rmtree, beside, ignore_errors=True)
            self._pool.close()

    def _make_room(self) -> None:
        """Remove the sites of other versions, but for those of today: a server beside this one may still read them."""
        for other in self._home.iterdir():
            if other.stat().st_mtime < time.time() - DAY:
                shutil.rmtree(other, ignore_errors=True)


async def lead_there(request: Request) -> Response:
    """The address without its last stroke leads to the site."""
    return RedirectResponse(PATH, 308)
