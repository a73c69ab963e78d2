"""The page inside another site's page, in a browser that blocks third-party cookies."""

import asyncio
import http.server
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserType, Page, expect

import finished
from browser.conftest import house
from fourkings.server.db import Store
from fourkings.server.net.settings import Settings
from fourkings.server.realtime.sessions import COOKIE, Sessions
from project.test_host_recipes import program, proxy
from services import free_port

CADDY = Path(__file__).with_name("framed.Caddyfile").read_text("utf-8")


@contextmanager
def by_tls(folder: Path, server: str) -> Iterator[str]:
    port, health = free_port(), free_port()
    (folder / "Caddyfile").write_text(CADDY.format(port=port, health=health, server=server.removeprefix("http://")))
    command = [program("caddy"), "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]
    with proxy(command, health, XDG_DATA_HOME=str(folder), XDG_CONFIG_HOME=str(folder), HOME=str(folder)):
        yield f"https://cards.localhost:{port}"


class Club(http.server.BaseHTTPRequestHandler):
    """The other site's page: it shows `view` of `cards` in a frame of that size."""

    cards, view, width, height = "", "", 600, 500

    def do_GET(self) -> None:
        self.send_response(200)
        self.send_header("content-type", "text/html")
        self.end_headers()
        frame = f'<iframe src="{self.cards}/?embed=1{self.view}" width="{self.width}" height="{self.height}"></iframe>'
        self.wfile.write(frame.encode())

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@pytest.fixture
def club(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    other = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Club)
    threading.Thread(target=other.serve_forever, daemon=True).start()
    origin = f"http://club.test:{other.server_port}"
    chosen = {"frames": origin, "proxies": "127.0.0.1", "hosts": "cards.localhost", "secret": finished.KEY}
    with house(tmp_path / "data", **chosen) as cards, by_tls(tmp_path, cards.url) as there:
        for name, value in {"cards": there, "view": "", "width": 600, "height": 500}.items():
            monkeypatch.setattr(Club, name, value)
        yield origin
    other.shutdown()
    other.server_close()


@pytest.fixture
def page(browser_type: BrowserType, browser_type_launch_args: dict[str, Any]) -> Iterator[Page]:
    more = ["--test-third-party-cookie-phaseout", "--host-resolver-rules=MAP *.test 127.0.0.1"]
    browser = browser_type.launch(**{**browser_type_launch_args, "args": [*browser_type_launch_args["args"], *more]})
    yield browser.new_context(ignore_https_errors=True, locale="en-GB").new_page()
    browser.close()


def test_a_session_lasts_within_a_frame_of_a_named_site(page: Page, club: str) -> None:
    page.goto(club)
    frame = page.frame_locator("iframe")
    expect(frame.locator("nav.nav-bar, .legal")).to_have_count(0)
    frame.locator(".poster-king button.primary").click()
    expect(frame.locator(".hand [data-card]")).to_have_count(13)
    cookies = page.context.cookies()
    assert [(cookie["name"], cookie["sameSite"]) for cookie in cookies] == [("__Host-fourkings-framed", "None")]
    page.reload()
    expect(frame.locator(".hero, .continue li").first).to_be_visible()
    frame.locator(".hero button.primary, .hero a").first.click()
    expect(frame.locator(".hand [data-card]")).to_have_count(13)
    assert len(page.context.cookies()) == 1


SIZES = ((320, 480), (390, 700), (600, 500), (900, 700), (1200, 400))
CUT = """() => [...document.querySelectorAll('.hand [data-card], .trick .card, .plate')].filter((each) => {
    const { left, right, top, width } = each.getBoundingClientRect();
    return width && (left < 0 || right > innerWidth + 1 || top < 0 || top + 24 > innerHeight);
}).length"""
"""How many cards and seats are outside their frame; below, if not even the corner that is read is inside."""


async def over(data: Path, player: str) -> None:
    """Put a match of this player's beside the others that is over."""
    store = Store(Settings(data=data).url)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(finished, "PLAYERS", [player, "p1", "p2", "p3"])
        await finished.put(store, "over", over=True)
    store.close()


@pytest.mark.costly
def test_table_replay_and_puzzle_of_the_day_fit_into_frames_of_any_size(page: Page, club: str, tmp_path: Path) -> None:
    page.goto(club)
    frame = page.frame_locator("iframe")
    frame.locator(".poster-king button.primary").click()
    expect(frame.locator(".hand [data-card]")).to_have_count(13)
    table = page.frames[1].url.partition("#")[2]
    (cookie,) = page.context.cookies()
    player = Sessions(finished.KEY.encode()).player({COOKIE: str(cookie["value"])})
    with ThreadPoolExecutor(1) as aside:
        aside.submit(lambda: asyncio.run(over(tmp_path / "data", str(player)))).result()
    for view, shown in ((table, ".hand.mine"), ("/replay/over/1/3", ".strip"), ("/learn/puzzles/king/today", ".hand")):
        for Club.width, Club.height in SIZES:
            Club.view = f"#{view}"
            page.set_viewport_size({"width": Club.width + 40, "height": Club.height + 40})
            page.goto(club)
            expect(frame.locator(shown).first).to_be_visible()
            expect(frame.locator("nav.nav-bar, .legal")).to_have_count(0)
            inside, place = page.frames[1], (view, Club.width, Club.height)
            assert inside.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, place
            assert inside.evaluate(CUT) == 0, place
    assert len(page.context.cookies()) == 1


def test_no_other_site_may_show_it(page: Page, club: str) -> None:
    errors = list[str]()
    page.on("console", lambda message: errors.append(message.text))
    page.goto(club.replace("club.test", "evil.test"))
    page.wait_for_timeout(1000)
    assert any("frame-ancestors" in text for text in errors)
