"""What a host decides, in the browser: another host, a pause, more time, and a late comer in the seat of a bot."""

import random

import pytest
from playwright.sync_api import Browser, expect

from browser.conftest import House
from browser.hands import hear, play_by_wire
from browser.test_axe import check
from browser.test_friends import friendly, friends

__all__ = ["friendly"]

NARROW, LOW = {"width": 360, "height": 740}, {"width": 1366, "height": 657}


@pytest.mark.costly
@pytest.mark.long
def test_a_host_decides_in_the_middle_of_a_match(browser: Browser, friendly: House) -> None:
    with friends(browser, friendly) as those:
        anna, link = those.host("Anna", "quarante", seats="chosen", time="calm")
        anna.set_viewport_size(LOW)
        ben = those.join(link, "Ben", NARROW)
        anna.get_by_role("button", name="Make Ben the host").click()
        anna.get_by_role("button", name="Make Ben the host").press("Enter")
        expect(ben.locator("[data-start]")).to_be_visible()
        expect(anna.locator("[data-start]")).to_have_count(0)
        check(ben, "a waiting room whose host another one was")
        ben.locator("[data-fill]").click()
        ben.locator("[data-start]").click()
        expect(anna.locator(".table-page")).to_be_visible()
        expect(anna.get_by_role("button", name="As host")).to_have_count(0)

        ben.get_by_role("button", name="As host").click()
        dialog = ben.get_by_role("dialog", name="As host")
        check(ben, "what a host decides")
        dialog.get_by_role("button", name="To all clocks").click()
        expect(anna.get_by_test_id("live")).to_contain_text("The host gives everybody 60 seconds more")
        hear(ben, "You give everybody 60 seconds more")
        dialog.get_by_role("button", name="Pause match").click()
        for page in (anna, ben):
            expect(page.locator(".clock.runs")).to_have_count(0)
            expect(page.locator(".hand [data-card]:not([aria-disabled=true])")).to_have_count(0)
        expect(anna.get_by_role("status").filter(has_text="Ben has paused the match.")).to_be_visible()
        check(anna, "a paused match")
        dialog.get_by_role("checkbox").click()
        expect(dialog.get_by_role("checkbox")).to_be_checked()
        dialog.get_by_role("button", name="Close").click()

        zoe = those.page(NARROW)
        zoe.goto(link)
        zoe.get_by_role("button", name="Take a seat").click()
        zoe.get_by_label("Your name at the table").fill("Zoé")
        check(zoe, "seats of bots for a late comer")
        zoe.get_by_role("dialog").get_by_role("button", name="'s seat").first.press("Enter")
        expect(zoe.locator(".hand [data-card]").first).to_be_visible()
        expect(anna.get_by_role("region", name="Zoé")).to_be_visible()
        hear(anna, "Zoé takes a bot's seat")

        ben.get_by_role("button", name="Resume match").click()
        expect(anna.locator(".away-banner")).to_have_count(0)
        expect(anna.locator(".clock.runs")).to_have_count(1)
        ben.get_by_role("button", name="As host").click()
        ben.get_by_role("button", name="Make Zoé the host").click()
        ben.get_by_role("button", name="Make Zoé the host").click()
        expect(zoe.get_by_role("button", name="As host")).to_be_visible()
        hear(zoe, "You are now the host")


@pytest.mark.costly
def test_a_spectator_goes_to_a_rematch_and_is_a_spectator_there(browser: Browser, friendly: House) -> None:
    with friends(browser, friendly) as those:
        anna, link = those.host("Anna", "quarante", short=True)
        anna.locator("[data-fill]").click()
        anna.locator("[data-start]").click()
        expect(anna.locator(".hand [data-card]").first).to_be_visible()
        zoe = those.page(NARROW)
        zoe.goto(link)
        expect(zoe.locator(".table-page")).to_be_visible()
        play_by_wire([anna], friendly.url, random.Random(4))
        anna.get_by_role("button", name="Rematch").click()
        expect(anna.locator(".waiting-room")).to_be_visible()
        expect(zoe.get_by_role("status").filter(has_text="You came along to watch.")).to_be_visible()
        expect(zoe.locator("#own-name")).to_have_count(0)
        check(zoe, "a rematch for somebody who came along to watch")
        assert zoe.url == anna.url != link
        anna.locator("[data-start]").click()
        expect(zoe.locator(".table-page")).to_be_visible()
        expect(zoe.locator(".looks-on")).to_be_visible()
        expect(zoe.locator(".hand [data-card]")).to_have_count(0)
        expect(anna.locator(".hand [data-card]").first).to_be_visible()
