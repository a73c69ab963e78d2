"""The page below a path of its host, behind nothing, Caddy and nginx: two servers share one origin, and nothing else."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, expect

from browser import script
from browser.conftest import house
from browser.hands import with_worker
from browser.test_notifications import PUSHED, RENEWED
from browser.test_without_its_server import begin, kept_by, play, play_on, wait_along
from fourkings import site
from project.test_host_recipes import NGINX, program, proxy
from push_service import Browser as Subscriber
from services import free_port

YUNOHOST = Path(__file__).parents[2] / "packaging" / "yunohost" / "conf" / "nginx.conf"
PHRASE = "sixteen characters!"
CADDY = Path(__file__).with_name("below_path.Caddyfile").read_text("utf-8")
PROXIED = Path(__file__).with_name("below_path.nginx").read_text("utf-8")


@contextmanager
def caddy(folder: Path, cards: str, club: str) -> Iterator[str]:
    port = free_port()
    (folder / "Caddyfile").write_text(CADDY.format(port=port, cards=cards, club=club))
    command = [program("caddy"), "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]
    with proxy(command, port, XDG_DATA_HOME=str(folder), XDG_CONFIG_HOME=str(folder)) as there:
        yield there


@contextmanager
def nginx(folder: Path, cards: str, club: str) -> Iterator[str]:
    port = free_port()
    location = YUNOHOST.read_text("utf-8").replace("__PATH__", "/cards").replace("127.0.0.1:__PORT__", cards)
    recipe = PROXIED.format(port=port, club=club, location=location.replace("$host", "$http_host"))
    (folder / "nginx.conf").write_text(NGINX.format(folder=folder, recipe=recipe))
    command = [program("nginx"), "-p", str(folder), "-e", str(folder / "errors"), "-c", str(folder / "nginx.conf")]
    with proxy(command, port) as there:
        yield there


@contextmanager
def plain(folder: Path, cards: str, club: str) -> Iterator[str]:
    """No proxy: the server takes its path off by itself."""
    yield f"http://{cards}"


@pytest.fixture(params=[plain, caddy, nginx])
def there(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    (tmp_path / "a").mkdir()
    (tmp_path / "b").mkdir()
    with (
        house(tmp_path / "a", site.maker(), origin="https://example.org/cards", admin=PHRASE) as cards,
        house(tmp_path / "b", origin="https://example.org/club") as club,
        request.param(tmp_path, cards.url.removeprefix("http://"), club.url.removeprefix("http://")) as url,
    ):
        yield url


def deal(page: Page, url: str) -> None:
    page.goto(url)
    page.locator(".poster-king button.primary").click()
    expect(page.locator(".hand [data-card]")).to_have_count(13)


def test_a_match_a_reload_and_an_invitation_below_a_path(browser: Browser, there: str) -> None:
    context = browser.new_context(service_workers="allow", locale="en-GB")
    page, asked = context.new_page(), list[str]()
    context.on("request", lambda request: asked.append(request.url))
    page.on("websocket", lambda socket: asked.append(socket.url))
    deal(page, f"{there}/cards/")
    page.reload()
    expect(page.locator(".hand [data-card]")).to_have_count(13)
    page.goto(f"{there}/cards/")
    page.get_by_role("button", name="Play with friends").click()
    page.locator("dialog .own-name input").fill("Anna")
    page.get_by_role("button", name="Open table").click()
    link = page.get_by_label("Link to this table").input_value()
    assert re.fullmatch(rf"(https://example\.org|{re.escape(there)})/cards/table/[\w-]+", link)
    guest = browser.new_context(locale="en-GB").new_page()
    guest.goto(there + urlsplit(link).path)
    expect(guest.get_by_role("button", name="Join")).to_be_visible()
    assert guest.url.startswith(f"{there}/cards/#/table/")
    page.evaluate("navigator.serviceWorker.ready.then(() => 0)")
    page.wait_for_function(
        "() => caches.keys().then(async (names) => (await (await caches.open(names[0])).keys()).length > 5)"
    )
    context.set_offline(True)
    page.goto(f"{there}/cards/")
    expect(page.get_by_role("heading", name="Four Kings")).to_be_visible()
    context.set_offline(False)
    assert {urlsplit(url).path.split("/")[1] for url in asked} == {"cards"}


CLICKED = script("clicked")


@pytest.mark.parametrize("there", [caddy, nginx], indirect=True)
def test_a_notice_leads_to_its_table_and_to_no_other_servers_page(browser: Browser, there: str) -> None:
    context = browser.new_context(locale="en-GB", service_workers="allow")
    club, page = context.new_page(), context.new_page()
    deal(page, f"{there}/cards/")
    address = page.url
    page.evaluate("navigator.serviceWorker.register('/cards/sw.js').then(() => true)")
    worker = with_worker(page)
    assert worker.evaluate(RENEWED, [Subscriber("anna").keys, True]) == []
    held = page.evaluate("fetch('/cards/api/me/export').then((answer) => answer.json())")
    assert [host for host, _ in held["notified"]] == ["push.example.org"]
    deal(club, f"{there}/club/")
    elsewhere = club.url
    page.goto(f"{there}/cards/#/learn")
    table = address.rpartition("/")[2]
    assert worker.evaluate(PUSHED, f'{{"table": "{table}", "title": "King", "body": "Ben"}}') == [["King", "Ben", table]]
    worker.evaluate(CLICKED, table)
    expect(page.locator(".hand [data-card]")).to_have_count(13)
    assert page.url == address
    page.close()
    worker.evaluate(CLICKED, table)
    club.wait_for_timeout(500)
    assert club.url == elsewhere


@pytest.mark.costly
@pytest.mark.skipif(not (site.ENGINE / "libraries.zip").is_file(), reason="the engine for browsers is not built")
@pytest.mark.parametrize("there", [caddy, nginx], indirect=True)
def test_a_match_goes_on_without_a_network_below_a_path(browser: Browser, there: str) -> None:
    context = browser.new_context(locale="en-GB", service_workers="allow")
    page = kept_by(context, f"{there}/cards/")
    table = begin(page)
    play(page, 2)
    wait_along(page, table)
    context.set_offline(True)
    play_on(page, table)
    assert page.url == f"{there}/cards/alone/#/table/{table}"
    play(page, 2)
    page.reload()
    expect(page.locator(".hand [data-card]:not([aria-disabled=true])").first).to_be_visible()
    context.set_offline(False)
    page.get_by_role("link", name="Return to the server").click()
    page.wait_for_url(f"{there}/cards/#/table/{table}")
    expect(page.locator(".hand [data-card]")).to_have_count(9)


@pytest.mark.parametrize("there", [caddy, nginx], indirect=True)
def test_two_servers_of_one_origin_share_neither_cookies_nor_storage(browser: Browser, there: str) -> None:
    context = browser.new_context(locale="en-GB", service_workers="allow")
    page = context.new_page()
    for path in ("/cards/", "/club/"):
        deal(page, there + path)
    cookies = {cookie["path"]: cookie["name"] for cookie in context.cookies()}
    assert cookies.keys() == {"/cards/", "/club/"}
    assert len({*cookies.values()}) == 2
    for path in ("/cards/", "/club/"):
        page.goto(there + path)
        expect(page.locator(".continue li, .hero")).to_have_count(1)
        page.wait_for_function(
            "() => navigator.serviceWorker.ready.then((own) => own.scope === document.baseURI.split('#')[0])"
        )
    names = page.evaluate("Object.keys(localStorage)")
    assert {name.rpartition("/club/")[0] for name in names if name.endswith("/club/")} & {*names}
    assert any(not name.endswith("/") for name in names)
    page.goto(f"{there}/cards/admin")
    page.locator("input[type=password]").fill(PHRASE)
    page.keyboard.press("Enter")
    expect(page.locator(".admin")).to_contain_text("no security boundary")
