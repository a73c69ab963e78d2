"""The lobby: at every size, its ways on, and what its first visit weighs."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.conftest import house
from browser.test_axe import check
from fourkings.i18n.languages import LANGUAGES

PHONE = {"width": 360, "height": 740}


def test_five_games_fit_a_phone_in_two_thumbs_and_a_match_under_way_is_one_touch_away(page: Page) -> None:
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    page.goto("/?lang=fr")
    expect(page.locator(".poster")).to_have_count(5)
    expect(page.locator(".poster .learn:enabled")).to_have_count(5)
    last = page.locator(".poster").last.bounding_box()
    assert last is not None
    assert last["y"] + last["height"] <= 2 * PHONE["height"]
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    page.get_by_role("button", name=re.compile("Jouer.*King")).click()
    page.locator(".hand [data-card]").first.wait_for()
    table = page.url
    page.goto("/?lang=fr")
    expect(page.locator(".continue li")).to_have_count(1)
    waits = page.locator(".continue").bounding_box()
    assert waits is not None
    assert waits["y"] + waits["height"] <= PHONE["height"], "what waits comes first"
    page.goto("/?lang=en")
    expect(page.locator(".welcome .again")).to_have_text("Continue King, deal 1")
    expect(page.locator(".poster-king .primary")).to_have_text("Continue")
    check(page, "lobby with a match under way, phone")
    for width in (660, 820, 1024):  # the long button back to the match leaves room for the line beside it
        page.set_viewport_size({"width": width, "height": 1180})
        line = page.locator(".welcome p").bounding_box()
        assert line is not None
        assert line["width"] >= 17 * 16
        assert page.evaluate("document.documentElement.scrollWidth") <= width
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    page.locator(".poster-king .primary").click()
    expect(page).to_have_url(re.compile(re.escape(table.partition("#")[2]) + "$"))
    page.locator(".hand [data-card]").first.wait_for()


@pytest.mark.parametrize("size", [(1366, 657), (390, 844)])
def test_somebody_new_is_told_what_to_do_without_scrolling(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto("/?lang=fr")
    play = page.locator(".welcome .again:enabled")
    expect(play).to_have_text("Jouer\u202f: Le Jeu du Roi")
    newcomer = page.locator(".newcomer")
    expect(newcomer).to_contain_text("Ni enchères ni partenaire")
    expect(page.locator("main > .today li")).to_have_count(5)  # not those that keep their place before they come
    for part in (play, newcomer, page.locator("main > .today li").last):
        box = part.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= size[1]
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    newcomer.get_by_role("button").click()
    expect(page.locator(".friend p")).not_to_be_empty()


def test_a_window_that_could_not_be_fetched_says_so_and_comes_at_a_press(page: Page) -> None:
    page.goto("/?lang=en")
    expect(page.locator(".poster .learn:enabled")).to_have_count(5)
    page.route("**/assets/CommonWindows-*", lambda route: route.abort())
    button = page.get_by_role("navigation").get_by_role("button", name="Settings")
    missing, settings = (page.get_by_role("dialog", name=name) for name in ("Page incomplete", "Settings"))
    button.click()
    expect(missing.get_by_role("alert")).to_have_text(
        "Part of this page could not be loaded. Check the connection, then try again."
    )
    check(page, "a window that could not be fetched")
    page.keyboard.press("Escape")
    expect(missing).to_have_count(0)
    expect(button).to_be_focused()
    button.click()
    again = missing.get_by_role("button", name="Try again")
    expect(again).to_be_enabled()  # the second try has failed, too
    page.unroute("**/assets/CommonWindows-*")
    again.click()
    expect(settings).to_be_visible()
    expect(missing).to_have_count(0)
    page.keyboard.press("Escape")
    expect(settings).to_have_count(0)
    expect(button).to_be_focused()


@pytest.mark.parametrize(
    "lost", ["*.css", *(pytest.param(lost, marks=pytest.mark.costly) for lost in ("LearnPage-*.js", "play-*.js"))]
)
def test_a_page_that_could_not_be_fetched_says_so_and_comes_whole_at_a_press(page: Page, lost: str) -> None:
    page.goto("/?lang=fr")
    page.locator(".open-tables").wait_for()  # the last that the lobby itself fetches
    page.route(f"**/assets/{lost}", lambda route: route.abort())
    page.get_by_role("navigation").get_by_role("link", name="Apprendre").click()
    expect(page.get_by_role("alert")).to_have_text(
        "Un élément de la page n'a pas pu être chargé. Vérifiez la connexion, puis réessayez."
    )
    page.unroute(f"**/assets/{lost}")
    page.get_by_role("button", name="Réessayer").click()
    expect(page.locator("main h1")).to_be_visible()
    page.wait_for_function("() => [...document.querySelectorAll('link[rel=stylesheet]')].every((link) => link.sheet)")


def test_the_bar_leads_to_every_part_and_says_where_one_is(page: Page) -> None:
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    page.goto("/?lang=fr")
    bar = page.get_by_role("navigation", name="Navigation")
    for name in ("Apprendre", "Aujourd'hui", "Mes parties", "Mon jeu", "Jouer"):
        bar.get_by_role("link", name=name).click()
        expect(bar.locator("[aria-current=page]")).to_have_text(name)
        expect(page.locator("main h1")).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"], name
        if name == "Apprendre":
            expect(page.locator(".ways .primary:enabled")).to_have_count(5)
            check(page, "learn")


def test_a_server_without_days_has_no_button_for_them(page: Page, tmp_path: Path) -> None:
    with house(tmp_path, days=False) as other:
        with page.expect_response("**/api/me/sets"):
            page.goto(f"{other.url}/?lang=en")
        expect(page.get_by_role("button", name="Play with friends")).to_be_enabled()
        expect(page.get_by_role("link", name="Today")).to_be_hidden()
        expect(page.locator(".today")).to_have_count(0)
        page.get_by_role("link", name="My stats").click()
        expect(page.get_by_role("link", name="My matches")).to_be_visible()
        expect(page.get_by_role("link", name="Today")).to_be_hidden()


MAX_BYTES = {"page": 90_000, "fonts": 130_000}
"""Bytes over the wire, headers among them."""
REQUESTS = 20
SMALL_PHONE = {"width": 412, "height": 823}
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
    with house(tmp_path) as served, browser.new_context(service_workers="allow", viewport=SMALL_PHONE) as context:
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
    fonts = [size for name, size in fetched if name.endswith(".woff2")]
    total = sum(size for _, size in fetched)
    assert 0 < sum(fonts) <= MAX_BYTES["fonts"], fetched
    assert total - sum(fonts) <= MAX_BYTES["page"], fetched
    assert len(fetched) <= REQUESTS, fetched
    assert moved <= MOVED


def test_a_lobby_without_days_lies_still(browser: Browser, tmp_path: Path) -> None:
    """The page says by itself that there are none: it keeps no room for what would not come."""
    with house(tmp_path, days=False) as served, browser.new_context(viewport=SMALL_PHONE) as context:
        page = context.new_page()
        page.add_init_script(f"({MOVES})()")
        page.goto(f"{served.url}/?lang=en")
        page.locator(".open-tables").wait_for()
        page.wait_for_load_state("networkidle")
        assert page.evaluate("window.moved") <= MOVED
