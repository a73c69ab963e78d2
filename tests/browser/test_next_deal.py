"""Between two deals of several people: who is ready, the countdown, and a player who stops it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.conftest import House
from browser.test_axe import check
from browser.test_friends import friends
from fourkings.server.net.settings import Settings
from fourkings.table.runtime import state as readiness
from serving import served

NARROW, LOW = {"width": 360, "height": 740}, {"width": 1366, "height": 657}


@pytest.fixture
def unhurried(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    """A server whose bots hardly pause, and whose countdown takes a quarter of an hour."""
    monkeypatch.setattr(readiness, "COUNTDOWN", 900_000_000.0)
    with served(Settings(data=tmp_path, tempo=1e-6, rate=10_000, grace=3600.0)) as url:
        yield House(url, tmp_path)


ACT = """() => {
  const [own] = document.querySelectorAll('.talk [data-action]:enabled, .hand [data-card]:not([aria-disabled=true])');
  own?.click();
}"""


def play_the_deal(pages: list[Page]) -> None:
    while not pages[0].locator("[data-next]").count():
        for page in pages:
            page.evaluate(ACT)
        pages[0].wait_for_timeout(50)


@pytest.mark.costly
@pytest.mark.long
def test_everybody_is_asked_before_the_next_deal(browser: Browser, unhurried: House) -> None:
    with friends(browser, unhurried) as those:
        anna, link = those.host("Anna", "quarante", seats="chosen")
        anna.set_viewport_size(LOW)
        ben = those.join(link, "Ben", NARROW)
        anna.locator("[data-fill]").click()
        anna.locator("[data-start]").click()
        expect(ben.locator(".table-page")).to_be_visible()
        play_the_deal([anna, ben])
        anna.locator("[data-next]").click()
        expect(anna.locator("[data-next]")).to_be_disabled()
        for page in (anna, ben):
            expect(page.get_by_role("status").filter(has_text="Ready for the next deal: 1 of 2.")).to_be_visible()
            expect(page.get_by_role("timer")).to_contain_text("Next deal in")
            check(page, "somebody is ready for the next deal")
        ben.locator("[data-stop]").press("Enter")
        expect(anna.get_by_role("status").filter(has_text="The countdown is stopped.")).to_be_visible()
        expect(anna.get_by_role("timer")).to_have_count(0)
        expect(ben.locator("[data-stop]")).to_have_count(0)
        ben.locator("[data-next]").press("n")
        for page in (anna, ben):
            expect(page.locator(".top-bar, header").first).to_contain_text("Deal 2")
