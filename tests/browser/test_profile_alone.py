"""My play in a page without a server or a network: figures, the leak and ten hands of it, by keyboard and by ear."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from browser import script
from browser.hands import hear
from browser.test_alone import keep, opened, serving
from browser.test_axe import check
from browser.test_exercises import DEALT
from paged import Page as House
from reviewed import reviewed

SIZES = ((390, 844), (1366, 657))
PLANT = script("plant")
"""Keeps matches and rows as the house in a page does, before that has begun."""


def plant(page: Page, house: House) -> None:
    page.evaluate(PLANT, [list(house.kept.values()), [[list(key), row] for key, row in house.rows.items()]])


def in_columns(page: Page) -> None:
    """Nothing runs out at the side, and axe finds no fault, on a phone and on a laptop."""
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(".leak")).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        check(page, f"my play without a server at {width} × {height}")


@pytest.mark.costly
@pytest.mark.xdist_group("site")
@pytest.mark.parametrize(
    ("locale", "errs", "link", "sentence"),
    [("en-GB", {"take": 0.6}, "My play", "It cost more in "), ("fr-FR", {}, "Mon jeu", "Rien ne ressort")],
)
def test_my_play_tells_its_leak_or_that_nothing_stands_out_once_the_host_is_gone(
    browser: Browser, site_folder: Path, locale: str, errs: dict[str, float], link: str, sentence: str
) -> None:
    with browser.new_context(
        locale=locale, viewport={"width": 1366, "height": 657}, reduced_motion="reduce", service_workers="allow"
    ) as context:
        with serving(site_folder) as host:
            page = opened(context, host.address)
            plant(page, reviewed(20, **errs))
            keep(page)
        page.get_by_role("navigation").get_by_role("link", name=link, exact=True).press("Enter")
        expect(page.locator(".leak p").first).to_contain_text(sentence)
        expect(page.locator(".trends .mistakes svg")).to_have_accessible_name(re.compile(r"\b20\b"))
        expect(page.locator(".week li")).to_have_count(7)
        expect(page.locator(".match")).to_have_count(5)
        in_columns(page)
        if errs:
            page.locator(".leak .doors a").first.press("Enter")
            expect(page.locator(".ask")).to_be_visible(timeout=DEALT)
            hear(page, "What do you do?")
