"""What a host decides in the waiting room and during a match, as everybody sees it."""

import random
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from browser.conftest import PHONE, House, friends, house
from browser.hands import hear, play_by_wire
from browser.test_axe import check
from browser.test_friends import friendly

__all__ = ["friendly"]

NARROW, LOW = {"width": 360, "height": 740}, {"width": 1366, "height": 657}


@pytest.mark.costly
@pytest.mark.long
def test_a_host_decides_in_the_middle_of_a_match(browser: Browser, friendly: House) -> None:
    with friends(browser, friendly) as those:
        anna, link = those.host("Anna", "quarante", seats="chosen", time="calm")
        anna.set_viewport_size(LOW)
        ben = those.join(link, "Ben", NARROW)
        anna.get_by_role("button", name="Seat 3: Ben").click()
        anna.get_by_role("button", name="Make Ben the host").click()
        anna.get_by_role("button", name="Make Ben the host", disabled=False).press("Enter")
        expect(ben.locator("[data-start]")).to_be_visible()
        expect(anna.locator("[data-start]")).to_have_count(0)
        check(ben, "a waiting room whose host another one was")
        ben.locator("[data-start]").click()
        expect(anna.locator(".table-page")).to_be_visible()
        expect(anna.get_by_role("button", name="Host tools")).to_have_count(0)

        ben.get_by_role("button", name="Host tools").click()
        dialog = ben.get_by_role("dialog", name="Host tools")
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
        dialog.get_by_role("switch").click()
        expect(dialog.get_by_role("switch")).to_be_checked()
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
        ben.get_by_role("button", name="Host tools").click()
        ben.get_by_role("button", name="Make Zoé the host").click()
        ben.get_by_role("button", name="Make Zoé the host").click()
        expect(zoe.get_by_role("button", name="Host tools")).to_be_visible()
        hear(zoe, "You are now the host")


@pytest.mark.costly
def test_a_spectator_goes_to_a_rematch_and_is_a_spectator_there(browser: Browser, friendly: House) -> None:
    with friends(browser, friendly) as those:
        anna, link = those.host("Anna", "quarante", short=True)
        anna.locator("[data-start]").click()
        expect(anna.locator(".hand [data-card]").first).to_be_visible()
        zoe = those.page(NARROW)
        zoe.goto(link)
        expect(zoe.locator(".table-page")).to_be_visible()
        play_by_wire([anna], friendly.url, random.Random(4))
        anna.locator("[data-again]").click()
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


MAKE = """() => fetch('/api/tables', {
  method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ game: 'king' }),
}).then((answer) => answer.json()).then((answer) => answer.table)"""


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("host")) as server:
        yield server


@pytest.mark.costly
def test_a_host_lets_somebody_in_again_and_changes_the_game(browser: Browser, club: House) -> None:
    with friends(browser, club) as those:
        anna, link = those.host("Anna", "king", seats="chosen")
        ben = those.join(link, "Ben", PHONE)
        clara = those.join(link, "Clara")
        anna.get_by_role("button", name="Seat 3: Ben").click()
        for _ in range(2):
            anna.get_by_role("button", name="Remove Ben").click()
        expect(ben.get_by_role("heading", name="This table is closed to you")).to_be_visible()
        expect(clara.get_by_role("heading", name="Removed")).to_have_count(0)
        check(anna, "somebody was sent away")
        anna.get_by_role("button", name="Let Ben back in").click()
        expect(anna.get_by_role("heading", name="Removed")).to_have_count(0)
        held: list[Route] = []
        ben.route("**/api/me", lambda asked: held.append(asked) if asked.request.method == "GET" else asked.continue_())
        ben.reload()
        ben.locator("form.join button").click()  # before the server has told the name: it is not lost
        ben.wait_for_timeout(300)
        for asked in held:
            asked.continue_()
        ben.unroute("**/api/me")
        expect(ben.locator("form.join")).to_have_count(0)

        clara.get_by_role("button", name="Game and terms").click()
        expect(clara.get_by_role("dialog")).to_contain_text("Spectators")
        expect(clara.locator("dialog input")).to_have_count(0)
        clara.keyboard.press("Escape")
        anna.get_by_role("button", name="Game and terms").click()
        dialog = anna.get_by_role("dialog")
        expect(dialog.locator("input[name=game][value=king]")).to_be_checked()
        expect(dialog.locator("input[name=seats][value=chosen]")).to_be_checked()
        dialog.locator("label:has(input[name=game][value='400'])").click()
        for summary in dialog.locator("summary").all():
            summary.click()
        dialog.locator("label:has(input[name=time][value=brisk])").click()
        dialog.locator("label:has(input[name=preset][value=jawaker])").click()
        dialog.locator("label.switch", has_text="Hints").click()
        check(anna, "the game is changed")
        dialog.get_by_role("button", name="Save changes").click()
        expect(dialog).to_have_count(0)
        for page in (anna, ben, clara):
            expect(page.locator(".terms")).to_contain_text("The Lebanese 400")
            expect(page.locator(".waiting-room")).to_contain_text("Jawaker")
            expect(page.locator(".waiting-room")).to_contain_text("Hints are allowed, and everybody sees them being taken.")
            expect(page.get_by_test_id("live")).to_contain_text("changed the game or its terms")
        for name in ("Anna", "Ben", "Clara"):
            expect(anna.locator(".places-around")).to_contain_text(name)
        anna.get_by_label("Level of the bots").select_option("beginner")
        anna.locator("[data-start]").click()
        for page in (anna, ben, clara):
            expect(page.locator(".table-page.game-400")).to_be_visible()
        hints_are_told({"Anna": anna, "Ben": ben, "Clara": clara})


@pytest.fixture(scope="module")
def named(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    pages = {"imprint": "https://play.example.org/imprint", "privacy": "https://play.example.org/privacy"}
    with house(tmp_path_factory.mktemp("named"), **pages) as server:
        yield server


def test_the_hosts_own_pages_are_linked_from_every_page(browser: Browser, named: House) -> None:
    with friends(browser, named) as those:
        page = those.page(PHONE)
        for href in ("/", "/#/rules/king", "/#/luck", "/#/verify", "/#/profile"):
            page.goto(href)
            links = page.get_by_role("navigation", name="About this server").get_by_role("link")
            expect(links).to_have_text(["Imprint", "Privacy notice"])
            expect(links.first).to_have_attribute("href", "https://play.example.org/imprint")
        check(page, "a page with the host's own pages")
        page.goto(f"/#/table/{page.evaluate(MAKE)}")
        page.locator(".table-page").wait_for()
        page.get_by_role("button", name="Settings").click()
        expect(page.get_by_role("dialog").get_by_role("link", name="Privacy notice")).to_be_visible()


def hints_are_told(those: dict[str, Page]) -> None:
    asking = ".actions button[aria-keyshortcuts=w]:enabled"
    while not (turn := [name for name, page in those.items() if page.locator(asking).count()]):
        those["Anna"].wait_for_timeout(50)
    those[turn[0]].locator(asking).click()
    expect(those[turn[0]].locator(".hint .said > p")).not_to_be_empty()
    for name, page in those.items():
        expect(page.get_by_role("note")).to_have_count(1 if name == turn[0] else 0)
        page.keyboard.press("s")
        who = "You" if name == turn[0] else turn[0]
        expect(page.locator(".log:visible").last).to_contain_text(f"{who} asked for a hint")
