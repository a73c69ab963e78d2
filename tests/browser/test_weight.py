"""What the lobby weighs on its first visit, as the browser itself counts it: bytes over the wire, and requests."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from browser.conftest import house
from fourkings.windows.languages import LANGUAGES

MAX_BYTES = 130_000
"""Bytes over the wire, headers among them."""
REQUESTS = 20
FETCHED = """() => [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
    .map((one) => [one.name.replace(location.origin, ''), one.transferSize])"""


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_first_visit_to_the_lobby_is_light(browser: Browser, tmp_path: Path, code: str) -> None:
    with house(tmp_path) as served, browser.new_context(service_workers="allow") as context:
        page = context.new_page()
        page.goto(f"{served.url}/?lang={code}")
        page.locator(".today li").first.wait_for()
        page.locator(".open-tables").wait_for()
        page.wait_for_load_state("networkidle")
        fetched = page.evaluate(FETCHED)
        assert not page.evaluate("navigator.serviceWorker.getRegistrations().then((all) => all.length)")
    assert any(name.endswith(".woff2") and size > 10_000 for name, size in fetched), fetched
    assert sum(size for _, size in fetched) <= MAX_BYTES, fetched
    assert len(fetched) <= REQUESTS, fetched
