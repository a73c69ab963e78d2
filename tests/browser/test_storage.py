"""What the browser refuses to keep is said in a sentence, and sites in two folders of one host keep their own."""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from browser import script
from browser.conftest import BELOW, House
from browser.test_alone import Host, context, hand, keep, opened, play_one, serving

__all__ = ["context"]

pytestmark = pytest.mark.xdist_group("site")

OLDER = script("older")
NEWER = """name => new Promise(done => {
    const asked = indexedDB.open(name, 99);
    asked.onsuccess = () => { asked.result.close(); done(); };
})"""
BLOCKED = script("blocked")
"""The first so many of these are refused, as a browser does that blocks storage."""
EXCEPTION = re.compile(r"Error\b|Exception|Failed to|undefined|\.\.$|[^.]\.\.[^.]")
PLAYABLE = ".hand [data-card]:not([aria-disabled=true])"
UNKEPT = "Nothing is kept in this window"
NEWER_VERSION = "stored by a newer version of this page"


@pytest.fixture(scope="module")
def host(site_folder: Path) -> Iterator[Host]:
    with serving(site_folder) as server:
        yield server


def begin(page: Page) -> None:
    page.locator(".poster-jeu-du-roi button.primary").click()
    expect(page.locator(".hand [data-card]")).to_have_count(13)
    expect(page.locator(PLAYABLE).first).to_be_visible()


def said(page: Page) -> str:
    text = page.locator("body").inner_text()
    assert not EXCEPTION.search(text), text
    return text


@pytest.mark.costly
def test_matches_of_a_newer_version_are_named_and_left_alone(context: BrowserContext, host: Host) -> None:
    page = opened(context, host.address)
    begin(page)
    play_one(page)
    expect(page.locator(PLAYABLE).first).to_be_visible()
    other = context.new_page()
    other.goto(f"{host.address}#/rules/king")
    other.evaluate(NEWER, "four-kings")
    expect(page.get_by_text(NEWER_VERSION)).to_be_visible()
    page.locator(PLAYABLE).first.press("Enter")
    page.wait_for_timeout(7000)  # by then a table would have doubted its connection
    expect(page.locator(".connection p")).to_have_count(0)
    said(page)
    for place in ("", "#/profile", "#/learn/puzzles", "#/day"):
        page = context.new_page()
        page.goto(f"{host.address}{place}")
        expect(page.get_by_text(NEWER_VERSION)).to_have_count(1)
        expect(page.locator(".skeleton")).to_have_count(0)
        assert "server isn't" not in said(page)
        page.close()


@pytest.mark.costly
def test_matches_from_before_the_first_release_are_named_and_left_alone(context: BrowserContext, host: Host) -> None:
    page = context.new_page()
    page.goto(f"{host.address}nothing-here")
    page.evaluate(OLDER, "four-kings")
    page = opened(context, host.address)
    page.locator(".poster-jeu-du-roi button.primary").click()
    expect(page.get_by_text("stored before the first release")).to_be_visible()
    said(page)
    assert page.evaluate("indexedDB.databases().then(all => all.map(each => each.version))") == [2]


@pytest.mark.costly
@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_a_browser_that_stores_nothing_plays_and_says_so(context: BrowserContext, host: Host, count: int) -> None:
    context.add_init_script(BLOCKED.replace("COUNT", str(count)))
    page = opened(context, host.address)
    expect(page.get_by_text(UNKEPT)).to_be_visible()
    assert "stay in this browser" not in said(page)
    begin(page)
    expect(page.get_by_text(UNKEPT)).to_have_count(0)  # nothing lies over a table
    play_one(page)
    page.goto(f"{host.address}#/")
    expect(page.get_by_role("link", name="Continue Le Jeu du Roi").first).to_be_visible()
    page.get_by_role("complementary").filter(has_text=UNKEPT).get_by_role("button").click()
    expect(page.get_by_text(UNKEPT)).to_have_count(0)
    assert "stay in this browser" not in said(page)


@pytest.mark.costly
def test_a_server_plays_with_a_browser_that_stores_nothing(context: BrowserContext, server: House) -> None:
    context.add_init_script(BLOCKED.replace("COUNT", "4"))
    page = opened(context, server.url)
    expect(page.get_by_text(UNKEPT)).to_be_visible()
    begin(page)
    play_one(page)
    said(page)


@pytest.mark.costly
def test_two_sites_of_a_host_keep_their_own(context: BrowserContext, site_folder: Path, tmp_path: Path) -> None:
    for folder in "ab":
        shutil.copytree(site_folder / BELOW, tmp_path / folder)
    with serving(tmp_path) as host:
        root = host.address.removesuffix(f"{BELOW}/")
        first, second = opened(context, f"{root}a/"), opened(context, f"{root}b/")
        begin(first)
        play_one(first)
        held = hand(first)
        begin(second)  # a match of its own, while the first has its own open
        second.goto(f"{root}b/#/")
        second.get_by_role("button", name="Give up this match of Le Jeu du Roi").click()
        second.get_by_role("dialog").get_by_role("button", name="Give up").click()
        assert hand(first) == held
        first.reload()
        expect(first.locator(".hand [data-card]")).to_have_count(len(held))
        second.reload()
        expect(second.locator(".poster").first.locator("button.primary")).to_be_enabled()
        assert second.get_by_role("link", name="Continue").count() == 0
        first.goto(f"{root}a/#/")
        keep(first)
        expect(second.locator(".keep button.quiet")).to_have_count(0)
        assert second.evaluate("navigator.serviceWorker.getRegistrations().then(all => all.length)") == 1
        assert second.evaluate("indexedDB.databases().then(all => all.length)") == 2
        assert "id" not in second.request.get(f"{root}b/manifest.webmanifest").json()
