"""The page inside another site's page, in a browser that blocks third-party cookies."""

import http.server
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserType, Page, expect

from browser.conftest import house
from project.test_host_recipes import program, proxy
from services import free_port

CADDY = """{{
    admin off
    skip_install_trust
    auto_https disable_redirects
    local_certs
    https_port {port}
}}
https://cards.localhost:{port} {{
    reverse_proxy {server}
}}
http://127.0.0.1:{health} {{
    respond /livez 200
}}
"""


@contextmanager
def by_tls(folder: Path, server: str) -> Iterator[str]:
    port, health = free_port(), free_port()
    (folder / "Caddyfile").write_text(CADDY.format(port=port, health=health, server=server.removeprefix("http://")))
    command = [program("caddy"), "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]
    with proxy(command, health, XDG_DATA_HOME=str(folder), XDG_CONFIG_HOME=str(folder), HOME=str(folder)):
        yield f"https://cards.localhost:{port}"


class Club(http.server.BaseHTTPRequestHandler):
    """The other site's page."""

    cards = ""

    def do_GET(self) -> None:
        self.send_response(200)
        self.send_header("content-type", "text/html")
        self.end_headers()
        self.wfile.write(f'<iframe src="{self.cards}/?embed=1" width="600" height="500"></iframe>'.encode())

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@pytest.fixture
def club(tmp_path: Path) -> Iterator[str]:
    other = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Club)
    threading.Thread(target=other.serve_forever, daemon=True).start()
    origin = f"http://club.test:{other.server_port}"
    chosen = {"frames": origin, "proxies": "127.0.0.1", "hosts": "cards.localhost"}
    with house(tmp_path / "data", **chosen) as cards, by_tls(tmp_path, cards.url) as Club.cards:
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


def test_no_other_site_may_show_it(page: Page, club: str) -> None:
    errors = list[str]()
    page.on("console", lambda message: errors.append(message.text))
    page.goto(club.replace("club.test", "evil.test"))
    page.wait_for_timeout(1000)
    assert any("frame-ancestors" in text for text in errors)
