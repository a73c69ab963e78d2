"""Puzzles, deals of the day and an evening in the drafts: read screen by screen, as the pseudo-language is."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from browser.hands import settle
from browser.reader import SIZES, Reader
from browser.test_pseudo import Walk, over_puzzles, over_the_deals_of_the_day, through_an_evening

pytestmark = pytest.mark.heavy


@pytest.mark.parametrize("code", ["ar", "ru", "tr"])
@pytest.mark.parametrize(
    "walk", [over_puzzles, over_the_deals_of_the_day, through_an_evening], ids=lambda walk: walk.__name__
)
def test_a_draft_is_read_on_pages_around_the_table(
    browser: Browser, base_url: str, tmp_path: Path, code: str, walk: Walk
) -> None:
    with browser.new_context(base_url=base_url, reduced_motion="reduce", locale=code) as context:
        page = context.new_page()
        errors: list[str] = []
        page.on("pageerror", lambda error: errors.append(str(error)))
        settle(page)
        reader = Reader(page, code, tmp_path, [*SIZES, (390, 844)])
        walk(page, reader)
    assert errors == []
    assert reader.faults == []
