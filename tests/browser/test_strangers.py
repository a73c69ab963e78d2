"""Open tables in the page: three browsers that do not know each other find one another."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, Response, Route, expect

from browser.hands import close_window
from browser.test_axe import check
from fourkings.server import STATIC
from fourkings.server.net.settings import Settings
from serving import served


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(Settings(data=tmp_path_factory.mktemp("strangers"), tempo=0.0, rate=10_000), STATIC) as address:
        yield address


def visitor(browser: Browser, house: str, name: str, **context: object) -> Page:
    page = browser.new_context(base_url=house, reduced_motion="reduce", locale="en-GB", **context).new_page()
    page.request.put("/api/me", data={"name": name, "lang": "en"})
    page.goto("/")
    return page


@pytest.mark.costly
def test_three_who_do_not_know_each_other_meet(browser: Browser, house: str) -> None:
    anna = visitor(browser, house, "Anna", viewport={"width": 390, "height": 844})
    tables = anna.get_by_role("region", name="Open tables")
    expect(tables.get_by_text("No open tables")).to_be_visible()
    tables.get_by_role("button", name="Find players").click()
    switch = anna.get_by_role("switch", name="Open to all")
    expect(switch).to_be_checked()
    check(anna, "an open table")

    ben = visitor(browser, house, "Ben")
    row = ben.get_by_role("region", name="Open tables").get_by_role("listitem")
    expect(row).to_contain_text("Anna's table")
    expect(row).to_contain_text("3 seats free")
    check(ben, "the lobby with open tables")
    expect(ben.get_by_role("button", name="One open table")).to_be_in_viewport()
    row.get_by_role("button", name="Sit down").click()
    chloe = visitor(browser, house, "Chloé")
    chloe.get_by_role("region", name="Open tables").get_by_role("button", name="Find players").click()
    for page in (anna, ben, chloe):
        for name in ("Anna", "Ben", "Chloé"):
            expect(page.locator(".place").filter(has_text=name).first).to_be_visible()
    anna.get_by_text("Avoid a player").click()
    anna.get_by_role("button", name="Avoid Ben").click()
    expect(anna.get_by_text("no longer see each other's open tables")).to_be_visible()
    anna.get_by_role("button", name="Settings", exact=True).click()
    settings = anna.get_by_role("dialog", name="Settings")
    expect(settings.get_by_text("You avoid one person")).to_be_visible()
    check(anna, "the settings of whoever avoids somebody")
    settings.get_by_role("button", name="Stop avoiding Ben").click()
    expect(settings.get_by_text("You and Ben see each other's open tables again.")).to_be_focused()
    expect(settings.get_by_text("You avoid nobody")).to_be_visible()
    close_window(anna)
    switch.click()
    expect(switch).not_to_be_checked()
    late = visitor(browser, house, "Dan")
    expect(late.get_by_role("region", name="Open tables").get_by_text("No open tables")).to_be_visible()


@pytest.mark.costly
def test_who_has_no_name_is_called_something_in_the_language_of_the_reader(browser: Browser, house: str) -> None:
    zoe = browser.new_context(base_url=house, reduced_motion="reduce", locale="fr-FR").new_page()
    zoe.goto("/")
    play = zoe.get_by_role("region", name="Tables ouvertes").get_by_role("button", name="Trouver des joueurs")
    play.click()
    expect(zoe.get_by_label("Votre nom").and_(zoe.locator("input"))).to_be_focused()
    check(zoe, "a name is asked at an open table")
    zoe.keyboard.press("Escape")
    expect(zoe.locator(".ask-name")).to_have_count(0)
    expect(play).to_be_focused()
    zoe.keyboard.press("Enter")
    zoe.get_by_role("button", name="Rester sans nom").click()
    expect(zoe.locator(".holder strong", has_text="Vous")).to_be_visible()
    ben = browser.new_context(base_url=house, reduced_motion="reduce", locale="en-GB").new_page()
    ben.goto(zoe.url)
    ben.get_by_role("button", name="Join").click()
    expect(ben.locator(".holder strong").filter(has_text="Player 1")).to_be_visible()
    expect(zoe.locator(".holder strong").filter(has_text="Joueur 2")).to_be_visible()


@pytest.mark.parametrize("way", ["/", "/#/day", "/#/profile"])
def test_a_new_device_is_one_person_and_what_is_typed_stays(browser: Browser, house: str, way: str) -> None:
    page, answers, held = browser.new_context(base_url=house).new_page(), list[Response](), list[Route]()
    page.on("response", lambda answer: answers.append(answer))  # noqa: PLW0108
    page.route("**/assets/*strangers*", lambda route: held.append(route))  # noqa: PLW0108, Playwright marks what it calls
    page.goto(way)
    if way == "/":
        while not held:
            page.wait_for_timeout(60)
        # No window waits for the sentences of another part, however long these take.
        page.get_by_role("button", name="Settings").click()
        page.locator(".name input").fill("Anna")
        for route in held:
            route.continue_()
        expect(page.locator(".open-tables")).to_be_visible()
        expect(page.locator(".name input")).to_have_value("Anna")
    expect(page.locator("main h1")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert len([answer.url for answer in answers if answer.header_values("set-cookie")]) == 1
