"""The page that plays without its server is written before anybody asks for it."""

from __future__ import annotations

import asyncio
import os
import time
from pathlib import Path

import pytest

from fourkings.server import written_site
from fourkings.server.net.settings import Settings
from fourkings.server.written_site import SiteMaker, WrittenSite
from serving import device, served

SOON = 300.0
"""Seconds until a test gives up."""


class Writer:
    """Writes a small site, slowly, and counts how often."""

    def __init__(self) -> None:
        self.times, self.fails = 0, False

    def __call__(self, out: Path) -> None:
        self.times += 1
        out.mkdir(parents=True)
        (out / "index.html").write_text("half a page")
        time.sleep(0.2)
        if self.fails:
            raise OSError("the disk is full")
        (out / "index.html").write_text("the whole page")

    @property
    def maker(self) -> SiteMaker:
        return SiteMaker(lambda: "one", self)


@pytest.fixture
def writer() -> Writer:
    return Writer()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "data"


@pytest.fixture(autouse=True)
def _unasked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Written as soon as bots are ready."""
    monkeypatch.setattr(written_site, "QUIET", 0.0)


async def test_it_waits_for_the_bots_and_then_for_nobody(writer: Writer, folder: Path):
    site, ready = WrittenSite(folder, writer.maker, 0), asyncio.Event()
    ahead = asyncio.create_task(site.write_ahead(ready.wait))
    await asyncio.sleep(0.1)
    assert not writer.times
    ready.set()
    await ahead
    assert writer.times == 1
    assert [path.name for path in (folder / "alone").iterdir()] == ["one"]
    await site.close()


async def test_servers_that_share_a_folder_write_it_once(writer: Writer, folder: Path):
    sites = [WrittenSite(folder, writer.maker, 0) for _ in range(3)]
    await asyncio.gather(*(site.write_ahead(lambda: asyncio.sleep(0)) for site in sites))
    for site in sites:
        await site.close()
    assert writer.times == 1
    assert [path.name for path in (folder / "alone").iterdir()] == ["one"]


def write_for_ever(out: Path) -> None:
    """As it is done in a process of its own: one half, and never the other."""
    out.mkdir(parents=True)
    (out / "index.html").write_text(str(os.getpid()))
    time.sleep(3600)


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="reads in /proc who is there")
async def test_a_server_that_stops_meanwhile_leaves_neither_a_half_nor_a_process(folder: Path):
    """What is stopped is written again by the next server; the half of one that was killed is never read."""
    site = WrittenSite(folder, SiteMaker(lambda: "one", write_for_ever), 1)
    ahead = asyncio.create_task(site.write_ahead(lambda: asyncio.sleep(0)))
    while not (begun := [path.read_text() for path in folder.glob("alone/.one.*/index.html")]) or not begun[0]:
        await asyncio.sleep(0.02)
    assert not (folder / "alone" / "one").exists()
    ahead.cancel()
    await site.close()
    assert not list((folder / "alone").iterdir())
    while Path(f"/proc/{begun[0]}").exists():
        await asyncio.sleep(0.02)


async def test_the_half_that_a_killed_server_left_is_not_read(writer: Writer, folder: Path):
    half = folder / "alone" / ".one.1f2e"
    half.mkdir(parents=True)
    (half / "index.html").write_text("half a page")
    site = WrittenSite(folder, writer.maker, 0)
    await site.write_ahead(lambda: asyncio.sleep(0))
    await site.close()
    assert (folder / "alone" / "one" / "index.html").read_text() == "the whole page"


async def test_what_cannot_be_written_ahead_is_told_and_written_when_it_is_asked_for(
    writer: Writer, folder: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(written_site, "RETRY", 0.0)
    site = WrittenSite(folder, writer.maker, 0)
    writer.fails = True
    await site.write_ahead(lambda: asyncio.sleep(0))
    assert "the disk is full" in caplog.text
    assert not list((folder / "alone").iterdir())
    writer.fails = False
    await site.write_ahead(lambda: asyncio.sleep(0))
    await site.close()
    assert writer.times == 2


def write_with_its_priority(out: Path) -> None:
    out.mkdir(parents=True)
    (out / "index.html").write_text("the whole page")
    (out / "nice").write_text(str(os.nice(0)))


@pytest.mark.costly
def test_a_server_with_processes_writes_it_unasked_below_all_others(folder: Path):
    maker = SiteMaker(lambda: "one", write_with_its_priority)
    with served(Settings(data=folder, workers=1), maker=maker) as running, device(running) as client:
        end = time.monotonic() + SOON
        while not (folder / "alone" / "one").is_dir():
            assert time.monotonic() < end
            time.sleep(0.05)
        assert client.get("/alone/nice").text == "15"
