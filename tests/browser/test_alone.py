"""A site: the page with a house of its own, on a host that only has files, in a folder of its own."""

import json
import random
import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, ViewportSize, expect

from browser import script
from browser.conftest import BELOW, PATIENCE, House
from browser.hands import choose_setup, hand
from cases import few
from fourkings import site
from fourkings.puzzles.shipped import shipped
from fourkings.records import loads
from fourkings.rulebook.games import GAMES
from fourkings.server.net.settings import Settings
from paged import WALL, begun
from server.test_puzzles import wrong_of
from serving import served

pytestmark = pytest.mark.xdist_group("site")  # it is written once
REACHED = 20_000
"""Milliseconds in which a button is clicked that can be seen."""


class Host(ThreadingHTTPServer):
    """A host of static files; the paths that were asked for."""

    def __init__(self, folder: Path) -> None:
        self.asked: list[str] = []
        super().__init__(("127.0.0.1", 0), partial(_Handler, directory=str(folder)))

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server_port}/{BELOW}/"


class _Handler(SimpleHTTPRequestHandler):
    server: Host

    def do_GET(self) -> None:
        self.server.asked.append(self.path)
        super().do_GET()

    def log_message(self, *words: object) -> None:
        """Nothing is logged."""


UNCOVERED = """line => [...document.querySelectorAll('.hand [data-card]')].every(
    card => card.getBoundingClientRect().bottom <= line.getBoundingClientRect().top)"""


@contextmanager
def serving(folder: Path) -> Iterator[Host]:
    with Host(folder) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield server
        finally:
            server.shutdown()
            thread.join()


@pytest.fixture(scope="module")
def host(site_folder: Path) -> Iterator[Host]:
    with serving(site_folder) as server:
        yield server


@pytest.fixture(scope="module")
def address(host: Host) -> str:
    return host.address


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    size: ViewportSize = {"width": 1366, "height": 657}
    context = browser.new_context(viewport=size, locale="en-GB", reduced_motion="reduce", service_workers="allow")
    yield context
    context.close()


def opened(context: BrowserContext, address: str) -> Page:
    page = context.new_page()
    page.goto(address)
    expect(page.locator(".poster").first.locator("button.primary")).to_be_enabled()
    return page


def play_one(page: Page) -> None:
    before = len(hand(page))
    page.locator(".hand [data-card]:not([aria-disabled=true])").first.press("Enter")
    expect(page.locator(".hand [data-card]")).to_have_count(before - 1)


def until_my_turn(page: Page) -> None:
    expect(page.get_by_role("button", name="Hint")).to_be_enabled()


def test_rules_are_read_before_anything_is_loaded_and_nothing_is_asked_elsewhere(
    context: BrowserContext, host: Host, address: str
):
    elsewhere: list[str] = []
    context.on("request", lambda request: None if request.url.startswith(address) else elsewhere.append(request.url))
    host.asked.clear()
    page = opened(context, address)
    expect(page.locator(".poster")).to_have_count(len(GAMES))
    for game in GAMES:
        page.goto(f"{address}#/rules/{game}")
        expect(page.locator("article h1")).to_be_visible()
        page.goto(f"{address}#/rules/{game}/deal")
        expect(page.locator(".open-hand").first).to_be_visible()
    assert elsewhere == []
    assert not [path for path in host.asked if "/engine/" in path]


@pytest.mark.costly
def test_while_the_engine_is_loaded_its_megabytes_are_counted_and_rules_and_a_worked_deal_are_read(
    context: BrowserContext, address: str
):
    held: list[Route] = []
    context.route("**/engine/house.zip.gz", lambda route: held.append(route))  # noqa: PLW0108, Playwright marks what it calls
    page = opened(context, address)
    page.locator(".poster-king button.primary").click()
    loading = page.locator(".loading-house")
    expect(loading).to_contain_text(re.compile(r"[1-9]\.\d of \d\.\d MB"))
    page.goto(f"{address}#/rules/king")
    expect(page.locator("article h1")).to_be_visible()
    page.goto(f"{address}#/rules/king/deal")
    expect(page.locator(".open-hand").first).to_be_visible()
    page.locator(".strip button").last.click(timeout=REACHED)  # nothing lies over it
    page.goto(f"{address}#/learn/puzzles")
    expect(page.locator(".rules h1")).to_be_visible()
    expect(loading).to_be_visible()
    for route in held:
        route.continue_()
    expect(loading).to_have_count(0)
    expect(page.locator(".hand [data-card]")).to_have_count(13)


@pytest.mark.costly
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_todays_puzzle_is_asked_and_answered_before_the_engine_is_there_and_judged_once_it_is(
    browser: Browser, address: str, lang: str
):
    """What is shown meanwhile is what the engine shows, to the last word."""
    context = browser.new_context(viewport={"width": 360, "height": 740}, locale=lang, reduced_motion="reduce")
    held: list[Route] = []
    context.route("**/engine/house.zip.gz", lambda route: held.append(route))  # noqa: PLW0108, Playwright marks what it calls
    page = context.new_page()
    page.goto(f"{address}#/learn/puzzles")
    page.locator(".poster-jeu-du-roi a.primary").click()
    expect(page.locator(".ask h2")).to_be_visible()
    expect(page.locator(".loading-house")).to_be_visible()
    for width, height in ((740, 360), (360, 740)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.locator(".loading-house").evaluate(UNCOVERED), "the hand lies above the line that shows the loading"
    asked, shown = page.url, page.locator(".told details, .ask, .bar, .felt")
    page.locator(".told summary").click()
    before = [each.replace("\n", " ") for each in shown.all_inner_texts()]
    assert "…" in before[0], "the engine alone knows the rating, which moves with answers"
    card = page.locator(".hand [data-card]:not([aria-disabled=true])").first
    card.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".ask p").first).to_contain_text({"en": "Your answer: ", "fr": "Votre réponse"}[lang])
    expect(page.locator("[aria-live]").first).to_contain_text({"en": "as soon as", "fr": "dès que"}[lang])
    expect(page.locator(".answer")).to_have_count(0)
    for route in held:
        route.continue_()
    expect(page.locator(".answer")).to_be_focused()
    page.goto(f"{address}#/learn/puzzles")
    expect(page.locator(".poster-jeu-du-roi .own-rating")).to_be_visible()
    page.goto(asked)
    expect(page.locator(".ask h2")).to_be_visible()
    page.locator(".told summary").click()
    after = [each.replace("\n", " ") for each in shown.all_inner_texts()]
    assert [re.sub("[0-9]{4}", "…", each) for each in after] == before
    context.close()


@pytest.mark.costly
def test_the_lobby_leads_to_a_server_that_is_named_and_says_where_it_does_not_answer(
    context: BrowserContext, server: House, tmp_path: Path
):
    site.write(tmp_path / BELOW, server.url)
    with serving(tmp_path) as host:
        page = opened(context, host.address)
        people = page.locator(".people")
        expect(people.get_by_role("link", name="Play with friends")).to_have_attribute("href", f"{server.url}/")
        context.route(f"{server.url}/livez", lambda route: route.abort())
        page.reload()
        expect(page.get_by_text("does not answer now")).to_be_visible()
        expect(people).to_have_count(0)
        context.unroute(f"{server.url}/livez")
        page.evaluate("dispatchEvent(new Event('online'))")
        people.get_by_role("link", name="Evenings").click()
        expect(page).to_have_url(f"{server.url}/#/evenings")


@pytest.mark.costly
def test_the_page_that_a_server_offers_plays_under_that_servers_policy(context: BrowserContext, tmp_path: Path):
    refused: list[str] = []
    with served(Settings(data=tmp_path), maker=site.maker()) as address:
        context.on("console", lambda line: refused.append(line.text) if "Content Security Policy" in line.text else None)
        page = opened(context, f"{address}/alone/")
        page.get_by_role("button", name="Play Le Jeu du Roi").first.click()
        expect(page.locator(".hand [data-card]")).to_have_count(13)
        until_my_turn(page)
        play_one(page)
    assert refused == []


@pytest.mark.costly
def test_a_match_goes_on_without_a_network_and_the_next_tab_has_it_once_the_first_is_closed(
    context: BrowserContext, address: str
):
    page = opened(context, address)
    page.get_by_role("button", name="Play Le Jeu du Roi").first.click()
    expect(page.locator(".hand [data-card]")).to_have_count(13)
    context.set_offline(True)
    until_my_turn(page)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".hint")).to_be_visible()
    play_one(page)
    until_my_turn(page)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".hand [data-card]")).to_have_count(13)
    until_my_turn(page)
    play_one(page)
    until_my_turn(page)
    kept, table = hand(page), page.url
    context.set_offline(False)
    second = opened(context, address)
    second.goto(table)
    expect(second.get_by_text("Another tab has your matches open")).to_be_visible()
    page.close()
    until_my_turn(second)
    assert hand(second) == kept
    second.evaluate("location.hash = '#/'")
    second.get_by_role("link", name="Continue Le Jeu du Roi").first.click()
    until_my_turn(second)
    assert second.url == table
    assert hand(second) == kept


LEVELS = {"Strong": "strong", "Experienced": "club", "Beginner": "beginner"}
KEPT = """() => new Promise(done => indexedDB.open('four-kings').onsuccess = ({target}) => {
    const read = target.result.transaction('events').objectStore('events').getAll();
    read.onsuccess = () => { target.result.close(); done(read.result.join(' ')); };
})"""


@pytest.mark.parametrize("level", few(LEVELS, 1))
def test_bots_of_a_level_that_is_chosen_play_a_deal_without_a_network(context: BrowserContext, address: str, level: str):
    page = opened(context, address)
    choose_setup(page, "jeu-du-roi").get_by_role("radio", name=level).check()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="House rules").click()
    dialog.get_by_role("radio", name="Quick").check()
    dialog.get_by_role("button", name="Play").click()
    expect(page.locator(".hand [data-card]")).to_have_count(13)
    context.set_offline(True)
    for _ in range(13):
        expect(page.locator(".hand [data-card]:not([aria-disabled=true])").first).to_be_visible()
        play_one(page)
    assert f'"{LEVELS[level]} ' in page.evaluate(KEPT)


@pytest.fixture(scope="module")
def record() -> str:
    page, table = begun("quarante")
    assert page.play(table, 1, random.Random(11))
    return str(json.loads(page.house.call("GET", f"/api/tables/{table}/record", "", page.at, WALL))["body"])


def taken_in(page: Page, address: str, record: str) -> str:
    page.goto(f"{address}#/profile")
    page.locator(".take-in summary").click()
    page.locator(".take-in textarea").fill(record)
    page.locator(".take-in button.primary").click()
    expect(page.locator(".moment-doors")).to_be_visible()
    (table,) = re.findall(r"#/review/([^/]+)", page.url)
    return table


@pytest.mark.costly
def test_a_match_is_reviewed_while_another_is_played_and_a_moment_tried_again_once_the_host_is_gone(
    context: BrowserContext, site_folder: Path, record: str
):
    context.set_default_timeout(PATIENCE)
    with serving(site_folder) as host:
        page = opened(context, host.address)
        keep(page)
    taken_in(page, host.address, record)
    expect(page.locator(".costliest progress")).to_be_visible()
    page.goto(f"{host.address}#/")
    page.locator(".poster-jeu-du-roi button.primary").click()
    expect(page.locator(".hand [data-card]")).to_have_count(13)
    until_my_turn(page)
    play_one(page)
    page.goto(f"{host.address}#/profile")
    page.locator(".matches a[href*='/review/']").click()
    expect(page.locator(".told-why li").first).to_be_visible()
    expect(page.locator(".costliest progress")).to_have_count(0)
    page.locator(".strips .mark[aria-label*='trick']").first.click()
    expect(page.locator(".decision .sign")).to_be_visible()
    page.locator(".moment-doors a[href*='/drill/']").first.click()
    expect(page.locator(".ask")).to_be_visible()
    page.locator(".hand [data-card]:not([aria-disabled=true])").first.press("Enter")
    expect(page.locator(".answer")).to_be_visible()
    with page.expect_download() as saved:
        page.goto(f"{host.address}#/profile")
        page.locator(".matches a[download]").click()
    assert loads(saved.value.path().read_text("utf-8")).deals == loads(record).deals


def keep(page: Page) -> None:
    page.locator(".keep button:not(.quiet)").click()
    expect(page.locator(".keep button.quiet")).to_be_visible()


@pytest.mark.costly
def test_a_site_that_is_kept_opens_plays_asks_puzzles_and_deals_the_day_once_its_host_is_gone(
    context: BrowserContext, site_folder: Path
):
    context.set_default_timeout(PATIENCE)
    with serving(site_folder) as host:
        page = opened(context, host.address)
        expect(page.locator(".keep")).to_contain_text("You can keep the whole page")
        assert not [path for path in host.asked if "sw.js" in path or "/engine/" in path]
        keep(page)
    page.reload()
    expect(page.locator(".keep")).to_contain_text("opens without a network")
    page.goto(f"{host.address}#/rules/king")
    expect(page.locator("article h1")).to_be_visible()
    page.goto(f"{host.address}#/")
    page.locator(".poster-king button.primary").click()
    expect(page.locator(".hand [data-card]")).to_have_count(13)
    until_my_turn(page)
    play_one(page)
    until_my_turn(page)
    puzzle = next(puzzle for puzzle in shipped("king") if not isinstance(puzzle.view.legal[0], str))
    page.goto(f"{host.address}#/learn/puzzles/king/{puzzle.id}")
    expect(page.locator(".ask")).to_be_visible()
    page.locator(f".hand [data-card='{wrong_of(puzzle)}']").click()
    page.locator("[data-why]").click()
    expect(page.locator(".strip")).to_be_visible()
    page.goto(f"{host.address}#/day")
    page.locator(".sets .set:has(.poster-jeu-du-roi) a.button").click()
    expect(page.locator(".hand [data-card]")).to_have_count(13)
    play_one(page)
    expect(page.locator(".hand [data-card]:not([aria-disabled=true])").first).to_be_visible()
    kept, board = hand(page), page.url
    page.reload()
    expect(page.locator(".hand [data-card]")).to_have_count(len(kept))
    assert (hand(page), page.url) == (kept, board)
    page.goto(f"{host.address}#/learn/puzzles")
    expect(page.locator(".ways li")).to_have_count(len(GAMES.own))
    own = page.locator(".ways .poster-king .own-rating")
    rating = own.inner_text()
    page.reload()
    expect(own).to_have_text(rating)


BREAK = script("break")


@pytest.mark.costly
def test_what_goes_wrong_inside_is_said(context: BrowserContext, address: str):
    page = opened(context, address)
    page.evaluate(BREAK)
    page.goto(f"{address}#/table/broken")
    expect(page.get_by_text("The games have stopped")).to_be_visible()
