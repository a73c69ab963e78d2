"""What the lobby weighs on its first visit, as the browser itself counts it: bytes and requests; and that it lies still."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from browser.conftest import house
from fourkings.i18n.languages import LANGUAGES

MAX_BYTES = 130_000
"""Bytes over the wire, headers among them."""
REQUESTS = 20
PHONE = {"width": 412, "height": 823}
MOVED = 0.02
"""How much of the screen may move while the lobby comes, as browsers count it: 0.1 is taken for good."""
MOVES = """() => {
    window.moved = 0;
    new PerformanceObserver((list) => list.getEntries().forEach((shift) => (window.moved += shift.value)))
        .observe({ type: 'layout-shift', buffered: true });
}"""
COUNT_FORMATS = """() => {
    window.formats = 0;
    Intl.NumberFormat = new Proxy(Intl.NumberFormat, {
        construct: (format, options) => (window.formats++, Reflect.construct(format, options)),
    });
}"""
"""To make the browser's own way of writing numbers ready takes a phone a tenth of a second before it draws anything."""
FETCHED = """() => [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
    .map((entry) => [entry.name.replace(location.origin, ''), entry.transferSize])"""


# Arabic is the heaviest, with a face of its own.
@pytest.mark.parametrize(
    "code", [pytest.param(code, marks=() if code in ("en", "ar") else pytest.mark.heavy) for code in LANGUAGES]
)
def test_the_first_visit_to_the_lobby_is_light(browser: Browser, tmp_path: Path, code: str) -> None:
    with house(tmp_path) as served, browser.new_context(service_workers="allow", viewport=PHONE) as context:
        page = context.new_page()
        page.add_init_script(f"({MOVES})()")
        page.add_init_script(f"({COUNT_FORMATS})()")
        page.goto(f"{served.url}/?lang={code}")
        page.locator("main > .today li").first.wait_for()
        page.locator(".open-tables").wait_for()
        page.wait_for_load_state("networkidle")
        fetched = page.evaluate(FETCHED)
        assert page.evaluate("window.formats") == 0
        moved = page.evaluate("window.moved")
        assert not page.evaluate("navigator.serviceWorker.getRegistrations().then((all) => all.length)")
    assert any(name.endswith(".woff2") and size > 10_000 for name, size in fetched), fetched
    assert sum(size for _, size in fetched) <= MAX_BYTES, fetched
    assert len(fetched) <= REQUESTS, fetched
    assert moved <= MOVED


def test_a_lobby_without_days_lies_still(browser: Browser, tmp_path: Path) -> None:
    """The page says by itself that there are none: it keeps no room for what would not come."""
    with house(tmp_path, days=False) as served, browser.new_context(viewport=PHONE) as context:
        page = context.new_page()
        page.add_init_script(f"({MOVES})()")
        page.goto(f"{served.url}/?lang=en")
        page.locator(".open-tables").wait_for()
        page.wait_for_load_state("networkidle")
        assert page.evaluate("window.moved") <= MOVED
