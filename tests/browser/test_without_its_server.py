"""A match begun at a server is played on without it, on the device that keeps its games, and comes back to it."""

import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect

from browser import script
from browser.conftest import PATIENCE, Server
from browser.hands import hand
from fourkings import site
from fourkings.records import loads
from fourkings.records.replay import replay
from fourkings.records.verify import verify

pytestmark = [
    pytest.mark.costly,
    pytest.mark.skipif(not (site.ENGINE / "libraries.zip").is_file(), reason="the engine for browsers is not built"),
]
SIZES: dict[str, ViewportSize] = {"laptop": {"width": 1366, "height": 657}, "phone": {"width": 360, "height": 740}}
ALL = 13
MAKE = """() => fetch('/api/tables', {method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify(
    {game: 'quarante', options: {target: 10}, bots: 'strong', pace: 'quick'}
)}).then(answer => answer.json()).then(answer => answer.table)"""


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path / "data", FOURKINGS_TEMPO="0") as own:
        yield own


@pytest.fixture(params=SIZES)
def context(browser: Browser, request: pytest.FixtureRequest) -> Iterator[BrowserContext]:
    wanted: dict[str, Any] = {"viewport": SIZES[request.param], "locale": "en-GB", "service_workers": "allow"}
    context = browser.new_context(**wanted, reduced_motion="reduce", accept_downloads=True)
    yield context
    context.close()


def kept_by(context: BrowserContext, address: str) -> Page:
    page = context.new_page()
    page.goto(address)
    page.get_by_role("button", name=re.compile("^Settings")).first.click()
    expect(page.locator(".keep")).to_contain_text(re.compile(r"keep the games on this device \(1\d MB\)"))
    page.locator(".keep button:not(.quiet)").click()
    expect(page.locator(".keep")).to_contain_text("The games are kept on this device.")
    page.keyboard.press("Escape")
    return page


def begin(page: Page) -> str:
    page.locator(".poster-jeu-du-roi button.primary").click()
    expect(page.locator(".hand [data-card]")).to_have_count(ALL)
    return page.url.rpartition("/")[2]


def play(page: Page, cards: int = 1, nth: int = 0) -> None:
    for _ in range(cards):
        left = len(hand(page))
        page.locator(".hand [data-card]:not([aria-disabled=true])").nth(nth).press("Enter")
        expect(page.locator(".hand [data-card]")).to_have_count(left - 1)
        expect(page.locator(".hand [data-card]:not([aria-disabled=true])").first).to_be_visible()


ALONG = script("along")


def wait_along(page: Page, table: str) -> None:
    end = time.monotonic() + PATIENCE / 1000
    while not page.evaluate(ALONG, table):
        assert time.monotonic() < end, "the match was not taken along"
        page.wait_for_timeout(100)


def turned(page: Page) -> None:
    """A phone is held sideways, where the line of the connection lies over the table."""
    size = page.viewport_size
    assert size is not None
    if size["width"] < size["height"]:
        page.set_viewport_size({"width": size["height"], "height": size["width"]})


def play_on(page: Page, table: str) -> None:
    page.get_by_role("button", name="Play on without the server").click()
    page.wait_for_url(re.compile(f"/alone/#/table/{re.escape(table)}$"))
    expect(page.locator(".hand [data-card]:not([aria-disabled=true])").first).to_be_visible()


def tables(page: Page) -> list[dict[str, Any]]:
    answer: list[dict[str, Any]] = page.evaluate("fetch('/api/tables').then(answer => answer.json())")
    return answer


def test_a_match_goes_on_while_its_server_is_gone_and_comes_back(context: BrowserContext, server: Server):
    page = kept_by(context, server.url)
    table = begin(page)
    play(page, 2)
    expect(page.locator("[data-line=open]")).to_be_attached()
    held = hand(page)
    wait_along(page, table)
    server.kill()
    turned(page)
    play_on(page, table)
    assert hand(page) == held
    play(page, 3)
    page.reload()
    expect(page.locator(".hand [data-card]")).to_have_count(len(held) - 3)
    held = hand(page)
    server.start()
    page.get_by_role("link", name="Return to the server").click()
    page.wait_for_url(f"{server.url}/#/table/{table}")
    expect(page.locator(".hand [data-card]")).to_have_count(len(held))
    assert hand(page) == held
    play(page)
    assert [each["table"] for each in tables(page)] == [table]
    page.goto(f"{server.url}/alone/")
    expect(page.locator(".poster").first.locator("button.primary")).to_be_enabled()
    assert page.get_by_role("link", name="Continue").count() == 0


def test_a_page_that_opens_without_its_server_leads_to_the_games_on_the_device(context: BrowserContext, server: Server):
    page = kept_by(context, server.url)
    begin(page)
    page.reload()
    expect(page.locator(".hand [data-card]")).to_have_count(ALL)
    server.kill()
    page.goto(f"{server.url}/")
    page.get_by_role("link", name="Play without the server").click()
    begin(page)
    play(page)
    server.start()
    page.goto(f"{server.url}/")
    expect(page.locator(".poster").first.locator("button.primary")).to_be_enabled()
    assert len(tables(page)) == 1  # what was begun without it stays on the device


def test_a_card_that_the_server_had_and_the_device_had_not_is_no_obstacle(context: BrowserContext, server: Server):
    """The network breaks, and not the server: bots play on there before the page plays on without it."""
    page = kept_by(context, server.url)
    table = begin(page)
    play(page, 2)
    wait_along(page, table)
    held = hand(page)
    context.set_offline(True)
    play_on(page, table)
    assert hand(page) == held
    play(page, 2)
    held = hand(page)
    context.set_offline(False)
    page.goto(f"{server.url}/#/table/{table}")
    expect(page.locator(".hand [data-card]")).to_have_count(len(held))
    assert hand(page) == held


def test_a_match_that_was_played_on_at_both_places_stays_at_both(context: BrowserContext, server: Server, browser: Browser):
    page = kept_by(context, server.url)
    table = begin(page)
    play(page)
    wait_along(page, table)
    state = context.storage_state()
    context.set_offline(True)
    play_on(page, table)
    play(page, 2, nth=-1)
    other = browser.new_context(storage_state=state, locale="en-GB", reduced_motion="reduce")
    there = other.new_page()
    there.goto(f"{server.url}/#/table/{table}")
    expect(there.locator(".hand [data-card]")).to_have_count(ALL - 1)
    play(there, 4)
    context.set_offline(False)
    page.goto(f"{server.url}/")
    expect(page.get_by_role("status").filter(has_text="One match was also played on here.")).to_be_visible()
    page.goto(f"{server.url}/#/table/{table}")
    expect(page.locator(".hand [data-card]")).to_have_count(ALL - 5)
    page.goto(f"{server.url}/alone/#/table/{table}")
    expect(page.locator(".hand [data-card]")).to_have_count(ALL - 3)
    other.close()


def test_a_match_that_ended_without_the_server_is_over_there_too_and_its_record_holds(
    context: BrowserContext, server: Server
):
    """Nothing is lost and nothing doubled: one match, with every card."""
    page = kept_by(context, server.url)
    table = page.evaluate(MAKE)
    page.goto(f"{server.url}/#/table/{table}")
    expect(page.locator("[data-line=open]")).to_be_attached()
    wait_along(page, table)
    server.kill()
    page.get_by_role("button", name="Play on without the server").click()
    page.wait_for_url(re.compile("/alone/"))
    go_on = script("play_on")
    page.wait_for_function(go_on)
    server.start()
    page.goto(f"{server.url}/")
    expect(page.get_by_role("status").filter(has_text="is back here")).to_be_visible()
    (mine,) = tables(page)
    assert (mine["table"], mine["over"]) == (table, True)
    end = time.monotonic() + PATIENCE / 1000
    while (mark := tables(page)[0]["offline_copy"]) == "returned":
        assert time.monotonic() < end, "the bots were not replayed"
        page.wait_for_timeout(100)
    assert mark == "verified", "bots in a page play as here"
    page.goto(f"{server.url}/#/table/{table}")
    expect(page.locator(".end .note").filter(has_text="An offline copy of this match contained every hand")).to_be_visible()
    assert page.locator("[data-challenge]").count() == 0
    text = page.evaluate(f"fetch('/api/tables/{table}/record').then(answer => answer.text())")
    assert replay(loads(text)).result
    assert verify(loads(text)).verdict == "agrees"
