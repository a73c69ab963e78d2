"""A mirror match in four browsers: gathered for, played, read hand by hand, on a desk and on phones, in two languages."""

import random
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.conftest import Server
from browser.hands import WHAT_NOW, play_by_wire
from browser.test_axe import check
from browser.test_friends import PHONE, TABLET, friends

# Four browsers follow sixteen deals: a minute of processor time. What the server does is in tests/server/test_mirror.py.
pytestmark = pytest.mark.heavy


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("mirror"), FOURKINGS_TEMPO="0", FOURKINGS_RATE="10000") as quick:
        yield quick


def a_deal_by_mouse(pages: list[Page], dice: random.Random) -> None:
    versions = [0] * len(pages)
    while not pages[0].locator("[data-next]").count():
        for who, page in enumerate(pages):
            now = page.evaluate(f"({WHAT_NOW})({versions[who]})")
            if now and now[0] == "card":
                versions[who] = now[1]
                page.locator(".hand [data-card]").nth(dice.choice(now[2])).click(position={"x": 8, "y": 30})
        pages[0].wait_for_timeout(15)


def test_four_browsers_play_one(browser: Browser, server: Server, tmp_path: Path) -> None:
    with friends(browser, server) as all_:
        anna, link = all_.host("Anna", "quarante", seats="chosen")
        expect(anna.locator(".waiting-room")).not_to_contain_text("Mirror match")
        anna.get_by_role("button", name="Change game").click()
        anna.locator("dialog").get_by_role("switch", name="Mirror match").check(force=True)
        check(anna, "a mirror match is laid down")
        anna.get_by_role("dialog").locator("button[type=submit]").click()
        ben = all_.join(link, "Ben", PHONE)
        chloe = all_.join(link, "Chloé", TABLET, "fr-FR")
        dan = all_.join(link, "Dan", PHONE, "fr-FR")
        pages = [anna, ben, chloe, dan]
        expect(ben.locator(".waiting-room")).to_contain_text("Mirror match: 16 deals, about 25 minutes")
        expect(dan.locator(".waiting-room")).to_contain_text("Partie en miroir : 16 donnes, environ 25 minutes")
        ben.screenshot(path=tmp_path / "gathering-phone.png")
        anna.locator("[data-start]").click()
        for page in pages:
            expect(page.locator(".hand [data-card]")).to_have_count(8)
        expect(anna.locator(".bar")).to_contain_text("Deal 1 of 16")
        dice = random.Random(5)
        a_deal_by_mouse(pages, dice)
        table = urlsplit(anna.url).fragment.rpartition("/")[2] or anna.url.rpartition("/")[2]
        play_by_wire(pages, server.url, dice)
        for page, name in ((anna, "desk"), (ben, "phone"), (chloe, "tablet"), (dan, "phone-fr")):
            expect(page.locator(".mirror .by-hand:visible")).to_have_count(4)
            page.locator(".mirror summary").first.evaluate("summary => summary.scrollIntoView({ block: 'center' })")
            expect(page.locator(".mirror tbody")).to_have_count(16)
            check(page, f"the end of a mirror match, {name}")
            page.screenshot(path=tmp_path / f"end-{name}.png", full_page=True)
        expect(anna.locator(".mirror")).to_contain_text("Everybody has played every hand once.")
        expect(anna.locator(".mirror")).to_contain_text("of 16 hands")
        expect(chloe.locator(".mirror")).to_contain_text("mains sur 16")
        expect(anna.get_by_role("link", name="Find your mistakes")).to_have_attribute("href", f"#/review/{table}")
        anna.locator("[data-again]").click()
        expect(ben.locator(".waiting-room")).to_contain_text("Mirror match: 16 deals")
