"""Whose turn it is, told by the browser; what its worker keeps, and when it gives way to a newer one."""

import re
import shutil
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from browser import script
from browser.conftest import PHONE, House, friends
from browser.hands import WHAT_NOW, with_worker
from browser.test_axe import check
from browser.test_clocks import NOTICES, sit_with_bots
from browser.test_friends import friendly
from fourkings.server import STATIC
from fourkings.server.net.settings import Settings
from push_service import Browser as Subscriber
from serving import served

__all__ = ["friendly"]

SUBSCRIPTION = script("subscription")
"""A push service in the browser's place: that of Chromium is on the internet."""
PUSHED = script("pushed")
RENEWED = script("renewed")
"""The push service gives the browser another address, or (not `gives`) leaves it to the worker to ask for one."""
KEPT = "caches.keys().then(async ([name]) => (await (await caches.open(name)).keys()).map((request) => request.url))"
LOADED = "performance.getEntriesByType('resource').map((entry) => entry.name)"
EXPORT = "fetch('/api/me/export').then((answer) => answer.json())"
SWITCH = "Tell me when it's my turn"


def notified(page: Page) -> list[Any]:
    browsers: list[Any] = page.evaluate(f"{EXPORT}.then((held) => held.notified)")
    return browsers


@pytest.mark.costly
def test_a_switch_has_the_browser_told_and_its_worker_shows_the_table(browser: Browser, friendly: House) -> None:
    with friends(browser, friendly) as all_:
        anna = all_.page(PHONE, service_workers="allow")
        anna.add_init_script(NOTICES)
        anna.add_init_script(f"({SUBSCRIPTION})({Subscriber('anna').keys})")
        address = sit_with_bots(anna, "king", clock={"days": 2})
        table = address.rpartition("/")[2]
        anna.wait_for_function(WHAT_NOW, arg=0)
        worker = with_worker(anna)
        message = f'{{"table": "{table}", "title": "King: your turn", "body": "With Ben"}}'
        assert worker.evaluate(PUSHED, message) == []  # one looks at that very table
        anna.goto("/#/")
        anna.reload()
        expect(anna.locator("[data-waits]")).to_contain_text("With bots")
        switch = anna.get_by_role("switch", name=SWITCH)
        expect(switch).not_to_be_checked()
        switch.check()
        expect(anna.locator(".tell-turns")).to_contain_text("also while no page of Four Kings is open")
        ((host, _),) = notified(anna)
        assert host == "push.example.org"
        assert worker.evaluate(PUSHED, message) == [["King: your turn", "With Ben", table]]
        assert worker.evaluate(PUSHED, "nonsense") == []
        anna.reload()
        anna.get_by_role("button", name="Settings").click()
        again = anna.get_by_role("dialog").get_by_role("switch", name=SWITCH)
        expect(again).to_be_checked()
        check(anna, "the settings with the notifications on")
        again.uncheck()
        expect(anna.get_by_role("dialog").locator(".tell-turns")).to_contain_text("Browser notifications")
        anna.wait_for_function(
            "() => fetch('/api/me/export').then((answer) => answer.json()).then((held) => !held.notified.length)"
        )


@pytest.mark.browser_context_args(service_workers="allow")
def test_a_new_address_of_the_push_service_reaches_the_server_though_no_page_is_open(page: Page) -> None:
    page.goto("/#/learn")
    page.evaluate("navigator.serviceWorker.register('/sw.js').then(() => true)")
    worker = with_worker(page)
    page.evaluate("fetch('/api/me').then((answer) => answer.json())")
    key = page.evaluate("fetch('/api/push').then((answer) => answer.json()).then((push) => push.key)")
    assert worker.evaluate(RENEWED, [Subscriber("first").keys, True]) == []
    assert [host for host, _ in notified(page)] == ["push.example.org"]
    assert worker.evaluate(RENEWED, [Subscriber("second").keys, False]) == [key]
    assert [host for host, _ in notified(page)] == ["push.example.org"] * 2


UNABLE = {
    "Browsers allow notifications only at addresses with https://": (
        "Object.defineProperty(window, 'isSecureContext', {value: false})"
    ),
    "add Four Kings to the home screen": "delete window.Notification",
    "block notifications": "Object.defineProperty(Notification, 'permission', {value: 'denied'})",
}


@pytest.mark.parametrize("said", UNABLE)
def test_where_a_browser_cannot_tell_it_is_said_why(page: Page, said: str) -> None:
    page.add_init_script(UNABLE[said])
    page.goto("/#/learn")
    page.get_by_role("button", name="Settings").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.locator(".tell-turns")).to_contain_text(said)
    expect(dialog.get_by_role("switch", name=SWITCH)).to_be_disabled()


@pytest.mark.browser_context_args(service_workers="allow")
def test_the_worker_keeps_what_the_page_has_used_and_nothing_else(page: Page) -> None:
    page.goto("/#/learn")
    with_worker(page)
    page.wait_for_function(f"() => {KEPT}.then((kept) => kept.some((url) => url.endsWith('.js')))")
    kept = set(page.evaluate(KEPT))
    page.wait_for_load_state("networkidle")
    assert kept <= {*page.evaluate(LOADED), page.evaluate("location.origin + '/'")}


@pytest.mark.costly
def test_a_newer_version_waits_until_it_is_asked_for(browser: Browser, tmp_path: Path) -> None:
    static = tmp_path / "static"
    shutil.copytree(STATIC, static)
    with served(Settings(data=tmp_path / "data", tempo=0.0, rate=10_000), static) as url:
        context = browser.new_context(base_url=url, service_workers="allow", viewport=PHONE)  # type: ignore[arg-type]
        page = context.new_page()
        page.goto("/#/learn")
        with_worker(page)
        page.wait_for_function("() => navigator.serviceWorker.controller")
        newer = page.get_by_role("complementary", name="New version")
        (static / "sw.js.br").unlink()
        (static / "sw.js").write_text((static / "sw.js").read_text() + "\n// of the same version")
        page.evaluate("navigator.serviceWorker.ready.then((registration) => registration.update())")
        page.wait_for_function(
            "() => navigator.serviceWorker.ready.then(({installing, waiting}) => !installing && !waiting)"
        )
        page.wait_for_timeout(200)
        expect(newer).to_have_count(0)
        changed = re.sub(r"assets/first-", "assets/other-", (static / "sw.js").read_text())
        assert "other-" in changed
        (static / "sw.js").write_text(changed)
        page.evaluate("navigator.serviceWorker.ready.then((registration) => registration.update())")
        expect(newer).to_be_visible()
        check(page, "a newer version")
        before = page.evaluate("performance.timeOrigin")
        newer.get_by_role("button", name="Load it").click()
        page.wait_for_function("before => performance.timeOrigin !== before", arg=before)
        expect(newer).to_have_count(0)
        context.close()
