"""The page that plays without its server, offered below `/alone/`."""

import asyncio
import gzip
import os
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

import services
from fourkings.server import written_site
from fourkings.server.net.settings import Settings
from fourkings.server.static_files import SECURITY
from fourkings.server.written_site import SiteMaker, WrittenSite
from serving import Client, device, served

pytestmark = services.MOSTLY_SQLITE
ENGINE = gzip.compress(b"\0asm")


class Writer:
    """Writes a small site, slowly, and counts how often."""

    def __init__(self) -> None:
        self.key, self.times, self.fails = "one", 0, False

    def __call__(self, out: Path) -> None:
        self.times += 1
        (out / "assets").mkdir(parents=True)
        (out / "engine").mkdir()
        (out / "index.html").write_text("<!doctype html>the whole page" + " " * 1000)
        time.sleep(0.2)
        if self.fails:
            raise OSError("the disk is full")
        (out / "sw.js").write_text("const FILES = {};")
        (out / "assets" / "main-abc123.js").write_text("y" * 1000)
        (out / "engine" / "kernels.wasm.gz").write_bytes(ENGINE)
        (out / "engine" / "big.mjs").write_text("plain")
        (out / "engine" / "big.mjs.gz").write_bytes(gzip.compress(b"plain"))

    @property
    def maker(self) -> SiteMaker:
        return SiteMaker(lambda: self.key, self)


@pytest.fixture
def writer() -> Writer:
    return Writer()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "data"


@pytest.fixture
def client(writer: Writer, folder: Path, database: str) -> Iterator[Client]:
    with served(Settings(data=folder), maker=writer.maker) as running, device(running) as client:
        yield client


def test_it_is_offered_and_written_when_it_is_first_asked_for(client: Client, writer: Writer, folder: Path):
    assert client.get("/api/site").json()["alone"] is True
    assert not writer.times
    answer = client.get("/alone/")
    assert answer.text.startswith("<!doctype html>the whole page")
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert "set-cookie" not in answer.headers
    assert client.get("/alone").headers["location"] == "/alone/"
    assert writer.times == 1
    assert [path.name for path in (folder / "alone").iterdir()] == ["one"]


def test_several_who_ask_at_once_are_answered_by_one_site(client: Client, writer: Writer):
    with ThreadPoolExecutor(6) as threads:
        answers = list(threads.map(lambda _: client.get("/alone/sw.js"), range(6)))
    assert {answer.text for answer in answers} == {"const FILES = {};"}
    assert writer.times == 1


def test_files_are_sent_as_a_plain_host_sends_them(client: Client):
    packed = client.get("/alone/engine/kernels.wasm.gz")
    assert packed.content == ENGINE
    assert packed.headers["content-type"] == "application/gzip"
    assert "content-encoding" not in packed.headers
    script = client.get("/alone/engine/big.mjs")
    assert script.text == "plain"
    assert (script.headers["content-type"], script.headers["content-encoding"]) == (
        "text/javascript; charset=utf-8",
        "gzip",
    )
    assert client.get("/alone/engine/big.mjs.gz").content == gzip.compress(b"plain")
    assert client.get("/alone/sw.js").headers["cache-control"] == "no-cache"
    assert "immutable" in client.get("/alone/assets/main-abc123.js").headers["cache-control"]
    tag = packed.headers["etag"]
    assert client.get("/alone/engine/kernels.wasm.gz", headers={"if-none-match": tag}).status_code == 304


@pytest.mark.parametrize(
    "path", ["data/none.json", "table/q3jH0yq8", "engine/", "engine", "%2e%2e/secret.key", "%2e%2e%2fsecret.key"]
)
def test_what_is_not_there_is_not_found(client: Client, path: str):
    assert client.get("/alone/").status_code == 200
    assert client.get(f"/alone/{path}").status_code == 404


def test_its_policy_lets_python_run_and_all_others_stay_as_they_are(client: Client):
    for path in ("/alone/", "/alone/sw.js", "/alone/none"):
        headers = client.get(path).headers
        (policy,) = headers.get_list("content-security-policy")
        assert "'wasm-unsafe-eval'" in policy
        assert "frame-ancestors 'none'" in policy
        for name, value in SECURITY.items():
            assert name == "content-security-policy" or headers.get_list(name) == [value]
    assert client.get("/api/site").headers.get_list("content-security-policy") == [SECURITY["content-security-policy"]]


def test_a_server_that_starts_again_finds_it_and_removes_older_ones(writer: Writer, folder: Path, database: str):
    settings = Settings(data=folder)
    for key, times in (("one", 1), ("one", 1), ("two", 2)):
        writer.key = key
        with served(settings, maker=writer.maker) as running, device(running) as client:
            assert client.get("/alone/").status_code == 200
        assert writer.times == times
    assert {path.name for path in (folder / "alone").iterdir()} == {"one", "two"}
    os.utime(folder / "alone" / "one", (0, 0))
    writer.key = "three"
    with served(settings, maker=writer.maker) as running, device(running) as client:
        assert client.get("/alone/").status_code == 200
    assert {path.name for path in (folder / "alone").iterdir()} == {"two", "three"}


def test_two_servers_on_one_folder_write_it_once_and_never_by_halves(writer: Writer, folder: Path, database: str):
    if database == "sqlite":
        pytest.skip("two servers share PostgreSQL alone")
    settings = Settings(data=folder)
    with served(settings, maker=writer.maker) as first, served(settings, maker=writer.maker) as second:
        bodies: list[str] = []

        def ask(address: str) -> None:
            with device(address) as client:
                bodies.append(client.get("/alone/sw.js").text)

        asking = [threading.Thread(target=ask, args=(address,)) for address in (first, second)]
        for thread in asking:
            thread.start()
        for thread in asking:
            thread.join()
    assert bodies == ["const FILES = {};"] * 2
    assert writer.times == 1
    assert [path.name for path in (folder / "alone").iterdir()] == ["one"]


def test_a_full_disk_leaves_nothing_behind_and_is_told(client: Client, writer: Writer, folder: Path):
    writer.fails = True
    for _ in range(2):
        answer = client.get("/alone/")
        assert answer.status_code == 503
        assert answer.headers["retry-after"]
    assert writer.times == 1, "it is not tried at each request"
    assert not list((folder / "alone").iterdir())


def test_a_server_without_the_engine_offers_none(folder: Path, database: str):
    with served(Settings(data=folder)) as running, device(running) as client:
        assert client.get("/api/site").json()["alone"] is False
        assert "wasm" not in client.get("/alone/").headers["content-security-policy"]


SOON = 300.0
"""Seconds until a test gives up."""


@pytest.fixture
def quiet_folder(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a server that writes the page as soon as its bots are ready."""
    monkeypatch.setattr(written_site, "QUIET", 0.0)
    return folder


async def test_it_waits_for_the_bots_and_then_for_nobody(writer: Writer, quiet_folder: Path):
    site, ready = WrittenSite(quiet_folder, writer.maker, 0), asyncio.Event()
    ahead = asyncio.create_task(site.write_ahead(ready.wait))
    await asyncio.sleep(0.1)
    assert not writer.times
    ready.set()
    await ahead
    assert writer.times == 1
    assert [path.name for path in (quiet_folder / "alone").iterdir()] == ["one"]
    await site.close()


def write_for_ever(out: Path) -> None:
    """As it is done in a process of its own: one half, and never the other."""
    out.mkdir(parents=True)
    (out / "index.html").write_text(str(os.getpid()))
    time.sleep(3600)


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="reads in /proc who is there")
async def test_a_server_that_stops_meanwhile_leaves_neither_a_half_nor_a_process(quiet_folder: Path):
    """What is stopped is written again by the next server; the half of one that was killed is never read."""
    site = WrittenSite(quiet_folder, SiteMaker(lambda: "one", write_for_ever), 1)
    ahead = asyncio.create_task(site.write_ahead(lambda: asyncio.sleep(0)))
    while not (begun := [path.read_text() for path in quiet_folder.glob("alone/.one.*/index.html")]) or not begun[0]:
        await asyncio.sleep(0.02)
    assert not (quiet_folder / "alone" / "one").exists()
    ahead.cancel()
    await site.close()
    assert not list((quiet_folder / "alone").iterdir())
    while Path(f"/proc/{begun[0]}").exists():
        await asyncio.sleep(0.02)


async def test_the_half_that_a_killed_server_left_is_not_read(writer: Writer, quiet_folder: Path):
    half = quiet_folder / "alone" / ".one.1f2e"
    half.mkdir(parents=True)
    (half / "index.html").write_text("half a page")
    site = WrittenSite(quiet_folder, writer.maker, 0)
    await site.write_ahead(lambda: asyncio.sleep(0))
    await site.close()
    assert (quiet_folder / "alone" / "one" / "index.html").read_text().strip().endswith("the whole page")


async def test_what_cannot_be_written_ahead_is_told_and_written_when_it_is_asked_for(
    writer: Writer, quiet_folder: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(written_site, "RETRY", 0.0)
    site = WrittenSite(quiet_folder, writer.maker, 0)
    writer.fails = True
    await site.write_ahead(lambda: asyncio.sleep(0))
    assert "the disk is full" in caplog.text
    assert not list((quiet_folder / "alone").iterdir())
    writer.fails = False
    await site.write_ahead(lambda: asyncio.sleep(0))
    await site.close()
    assert writer.times == 2


def write_with_its_priority(out: Path) -> None:
    out.mkdir(parents=True)
    (out / "index.html").write_text("the whole page")
    (out / "nice").write_text(str(os.nice(0)))


@pytest.mark.costly
def test_a_server_with_processes_writes_it_unasked_below_all_others(quiet_folder: Path):
    maker = SiteMaker(lambda: "one", write_with_its_priority)
    with served(Settings(data=quiet_folder, workers=1), maker=maker) as running, device(running) as client:
        end = time.monotonic() + SOON
        while not (quiet_folder / "alone" / "one").is_dir():
            assert time.monotonic() < end
            time.sleep(0.05)
        assert client.get("/alone/nice").text == "15"
