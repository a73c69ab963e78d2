"""A bank of time runs out in the browser; a game over days waits in the lobby; the deal before is seen with open hands."""

import random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from browser import script
from browser.conftest import PHONE, House, friends
from browser.hands import WHAT_NOW, hear, make_table, play_by_wire, start_with_bots, wait_past, with_worker
from browser.test_axe import check
from browser.test_friends import friendly

__all__ = ["friendly"]

NOTICES = script("notices")


def sit_with_bots(page: Page, game: str, **terms: Any) -> str:
    """A table made by the page's own session, bots in the other seats, started; its address."""
    table = make_table(page, "gatherings", **{"game": game, "stand_in": "careful", "pace": "quick", **terms})
    page.goto(f"/#/table/{table}")
    start_with_bots(page)
    return page.url


@pytest.mark.costly
def test_a_bank_runs_out_and_the_seat_stays_ones_own(browser: Browser, friendly: House) -> None:
    with friends(browser, friendly) as all_:
        anna = all_.page(PHONE)
        sit_with_bots(anna, "jeu-du-roi", clock={"bank": 8, "increment": 3})
        _, version, *_ = anna.wait_for_function(WHAT_NOW, arg=0).json_value()
        own = anna.locator(".own .clock")
        expect(own).to_have_class("clock runs last")
        hear(anna, "10 seconds left")
        check(anna, "a clock in its last seconds")
        wait_past(anna, version)
        expect(anna.get_by_test_id("live")).to_contain_text("out of time")
        expect(anna.locator(".away-banner")).to_have_count(0)
        expect(anna.locator(".seat.away")).to_have_count(0)


@pytest.mark.costly
def test_a_game_over_days_waits_in_the_lobby_and_the_browser_tells(browser: Browser, friendly: House) -> None:
    with friends(browser, friendly) as all_:
        anna = all_.page()
        anna.add_init_script(NOTICES)
        address = sit_with_bots(anna, "king", clock={"days": 2})
        anna.wait_for_function(WHAT_NOW, arg=0)
        expect(anna.locator(".own .clock")).to_have_text("2 d")
        anna.goto("/#/")
        row = anna.locator("[data-waits]")
        expect(row).to_have_count(1)
        expect(row).to_contain_text("King")
        expect(row).to_contain_text("2 days left")
        expect(anna).to_have_title("(1) Four Kings")
        check(anna, "the lobby with a game that waits")
        assert anna.evaluate("Notification.permission") == "default"  # nothing is asked without a click
        anna.get_by_role("switch", name="Tell me when it's my turn").check()
        expect(anna.locator(".tell-turns")).to_contain_text("notifies you")
        row.get_by_role("link").click()
        kind, version, *rest = anna.wait_for_function(WHAT_NOW, arg=0).json_value()
        if kind == "word":
            anna.locator(f'.talk [data-action="{rest[0][0]}"]').click()
        else:
            anna.locator(".hand [data-card]").nth(rest[0][0]).click(position={"x": 8, "y": 30})
        wait_past(anna, version)
        anna.wait_for_function(WHAT_NOW, arg=version)  # the bots have gone on, and it is her turn again
        assert address == anna.url
        anna.goto("/#/luck")
        anna.wait_for_function("() => window.notices.length === 1")
        assert anna.evaluate("window.notices") == ["King: it's your turn"]


@pytest.mark.costly
def test_who_looks_on_steps_through_the_deal_before(browser: Browser, friendly: House) -> None:
    with friends(browser, friendly) as all_:
        anna, link = all_.host("Anna", "king", watch="hands")
        start_with_bots(anna)
        watcher = all_.page()
        watcher.goto(link)
        expect(watcher.locator(".table-page")).to_be_visible()
        button = watcher.get_by_role("button", name="Previous deal, all hands")
        expect(button).to_have_count(0)
        play_by_wire([anna], friendly.url, random.Random(3), lambda update: update["deal"]["number"] == 2)
        button.click()
        dialog = watcher.get_by_role("dialog")
        held = dialog.locator("[data-card]:not(.lies)")
        expect(held).to_have_count(52)
        check(watcher, "the deal before")
        dialog.get_by_role("button", name="Next", exact=True).click()
        expect(held).to_have_count(51)
        expect(dialog.locator(".strip .where .unseen")).to_contain_text("1 of 52")


def test_the_notice_of_a_phone_leads_to_the_table_that_waits(browser: Browser, friendly: House) -> None:
    with friends(browser, friendly) as all_:
        anna = all_.page(PHONE, service_workers="allow")
        address = sit_with_bots(anna, "king", clock={"days": 2})
        anna.wait_for_function(WHAT_NOW, arg=0)
        with_worker(anna)
        anna.goto("/#/")
        anna.reload()
        expect(anna.locator("[data-waits]")).to_have_count(1)
        worker = with_worker(anna)
        table = address.rpartition("/")[2]
        # A Chromium without windows shows no notices: the event brings what the worker asks of one.
        closed = worker.evaluate(
            script("click_notice"),
            table,
        )
        assert closed == 1
        expect(anna.locator(".hand [data-card]").first).to_be_visible()
        assert anna.url == address
