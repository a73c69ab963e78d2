"""A server of its own for the tests in a real browser, and a Chromium to look at it with."""

import os
import re
import shutil
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Self

import pytest
from playwright.sync_api import Browser, BrowserContext, JSHandle, Page, expect

import services
import watchdog
from browser.hands import lay
from fourkings import site
from fourkings.browser import prerendered
from fourkings.i18n.languages import LANGUAGES
from fourkings.server import STATIC
from fourkings.server.net.settings import Settings
from fourkings.server.written_site import SiteMaker
from serving import served

FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip
NO_CHROMIUM = (
    "no Chromium for the tests in a browser: install one (Debian: apt-get install chromium) or set CHROMIUM to its path"
)
NO_PAGE = "the page is not built: python3 scripts/test.py builds it, or python3 build_tools/web.py in the environment"
SECONDS = 180

PATIENCE = 300_000
"""Milliseconds that a page may take for anything: a machine that does much else shows things late."""
expect.set_options(timeout=PATIENCE)


PHONE, TABLET, DESK = {"width": 390, "height": 844}, {"width": 820, "height": 1180}, {"width": 1280, "height": 860}
FUNCTION = re.compile(r"\s*(async\s+)?(\w+|\([^()]*\))\s*=>")
SPARED = {"service_workers": "block"}
"""A service worker keeps what the page uses, in every context anew: the tests that are about it ask for it."""
BELOW = "games/four-kings"
"""The path below which a host of static files has the site."""


class Server:
    """A server process that can be killed and started again on the same port with the same data.

    Its bots think in a thread of its own: a process for them would load all kernels, and few tests see the difference.
    """

    def __init__(self, data: Path, **environment: str) -> None:
        self.port = services.free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.data, self._environment = data, {"FOURKINGS_WORKERS": "0", **environment}
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *error: object) -> None:
        self.stop()

    def start(self) -> None:
        command = [sys.executable, "-m", "fourkings", "serve", "--no-open"]
        command += ["--port", str(self.port), "--data", str(self.data)]
        env = {**os.environ, **self._environment}
        self._process = subprocess.Popen(command, env=env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        watchdog.guard(self._process.pid, signal.SIGKILL)
        end = time.monotonic() + SECONDS
        while time.monotonic() < end:
            try:
                with urllib.request.urlopen(f"{self.url}/api/games", timeout=10):
                    return
            except OSError:
                time.sleep(0.05)
        raise RuntimeError("the server did not answer")

    def kill(self) -> None:
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self._process:
            self._process.send_signal(how)
            self._process.wait()
            watchdog.ended(self._process.pid)
            self._process = None


@dataclass(frozen=True)
class House:
    """A server in a thread of the tests, for all that need not kill it: a process would load every module once more."""

    url: str
    data: Path


@contextmanager
def house(data: Path, maker: SiteMaker | None = None, **settings: Any) -> Iterator[House]:
    if not (STATIC / "index.html").is_file():
        pytest.fail(NO_PAGE)
    with served(Settings(data=data, tempo=0.0, rate=10_000, **settings), STATIC, maker) as url:
        yield House(url, data)


@pytest.fixture(scope="session", autouse=True)
def patient(request: pytest.FixtureRequest) -> Iterator[None]:
    """Every page waits so long for what it is asked to do, that of whatever test, and is spared what few tests look at.

    With `--slow-page` its processor is slower, too.
    """
    plain, wait, open_page = Browser.new_context, Page.wait_for_function, BrowserContext.new_page
    times = request.config.getoption("--slow-page")

    def new_context(browser: Browser, **wanted: Any) -> BrowserContext:
        context = plain(browser, **{**SPARED, **wanted})
        context.set_default_timeout(PATIENCE)
        return context

    def new_page(context: BrowserContext) -> Page:
        page = open_page(context)
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": times})
        return page

    def wait_for_function(page: Page, function: str, **how: Any) -> JSHandle:
        if not FUNCTION.match(function):
            pytest.fail(f"the page's policy lets a text be evaluated once only; as a function: () => {function}")
        # Playwright itself would look at every frame, and so have every frame drawn.
        return wait(page, function, **{"polling": 50, **how})

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Browser, "new_context", new_context)
        if times > 1:
            patch.setattr(BrowserContext, "new_page", new_page)
        patch.setattr(Page, "wait_for_function", wait_for_function)
        yield


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("server")) as common:
        yield common


@pytest.fixture(scope="session")
def base_url(server: House) -> str:
    return server.url


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    names = ("chromium-headless-shell", "chromium", "google-chrome")
    path = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, names)), None)
    if not path:
        pytest.fail(NO_CHROMIUM)
    return {**browser_type_launch_args, "executable_path": path, "args": FLAGS}


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    return {
        **browser_context_args,
        "locale": "en-GB",
        "reduced_motion": "reduce",
        "viewport": {"width": 1280, "height": 860},
    }


class Friends:
    def __init__(self, browser: Browser, url: str) -> None:
        self._browser, self._url = browser, url
        self.contexts: list[BrowserContext] = []
        self.errors: list[str] = []

    def page(self, viewport: dict[str, int] = DESK, locale: str = "en-GB", **more: Any) -> Page:
        context = self._browser.new_context(
            base_url=self._url,
            locale=locale,
            reduced_motion="reduce",
            viewport=viewport,  # type: ignore[arg-type]
            **more,
        )
        self.contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        return page

    def host(self, name: str, game: str, short: bool = False, **terms: str) -> tuple[Page, str]:
        """Somebody makes a table by the lobby's dialog; their page, and the link."""
        page = self.page()
        if short:
            lay(page, game)
        page.goto("/")
        page.get_by_role("button", name="Play with friends").click()
        page.locator("dialog .own-name input").fill(name)
        page.locator("dialog").get_by_text("More settings").click()
        for field, value in {"game": game, **terms}.items():
            chosen = f"input[name={field}][value={value}]"
            page.locator(f"dialog label:has({chosen})").click()
            expect(page.locator(f"dialog {chosen}")).to_be_checked()
        page.get_by_role("button", name="Open table").click()
        return page, page.get_by_label("Link to this table").input_value()

    def join(self, link: str, name: str, viewport: dict[str, int] = DESK, locale: str = "en-GB") -> Page:
        page = self.page(viewport, locale)
        page.goto(link)
        page.locator("#own-name").fill(name)
        page.locator("form.join button").click()
        expect(page.locator("form.join")).to_have_count(0)
        return page


@contextmanager
def friends(browser: Browser, server: House | Server) -> Iterator[Friends]:
    group = Friends(browser, server.url)
    try:
        yield group
        assert group.errors == []
    finally:
        for context in group.contexts:
            context.close()


@pytest.fixture
def players(browser: Browser, server: House) -> Iterator[Friends]:
    with friends(browser, server) as group:
        yield group


@pytest.fixture(scope="session")
def site_folder(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What a host of static files has: the site in the languages of its tests, with puzzles where any test asks for one."""
    folder, spoken = tmp_path_factory.mktemp("host"), {code: LANGUAGES[code] for code in ("en", "fr")}
    with pytest.MonkeyPatch.context() as patch:
        for module in (site, prerendered):
            patch.setattr(module, "LANGUAGES", spoken)
        if not (request.config.getoption("--costly") or request.config.getoption("--heavy")):
            patch.setattr(site, "_puzzles", lambda: ())
        site.write(folder / BELOW)
    return folder
