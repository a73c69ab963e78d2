"""The lobby: at every size, its ways on, and what its first visit weighs."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from browser import script
from browser.conftest import house
from browser.test_axe import check
from fourkings.i18n.languages import LANGUAGES
from fourkings.server import STATIC

PHONE = {"width": 360, "height": 740}


DESK, TALL_PHONE = {"width": 1366, "height": 657}, {"width": 390, "height": 844}
BELOW = """selector => [...document.querySelectorAll(selector)]
    .filter(each => each.getBoundingClientRect().bottom > innerHeight).map(each => each.outerHTML)"""
"""What a player would have to scroll to."""
SMALL = script("small")
"""Targets that are too small: 24 pixels are the least, 44 for the first thing to do."""
DAYS = ".poster .day[href*=boards]"
"""Today's deals, once they are known."""
LOOKS = """() => JSON.stringify([...document.querySelectorAll('body *')].flatMap(each =>
    ['', '::before', '::after'].map(part => { const style = getComputedStyle(each, part || null);
        return [...style].filter(name => !name.startsWith('--')).map(name => style.getPropertyValue(name)); })))"""
ADD_STYLES = """file => new Promise((load, fail) => document.head.append(Object.assign(
    document.createElement('link'), {rel: 'stylesheet', href: `/assets/${file}`, onload: load, onerror: fail})))"""


@pytest.mark.parametrize("code", ["en", "fr", "ar", "ru"])
def test_no_game_has_to_be_scrolled_to(page: Page, code: str) -> None:
    page.set_viewport_size(DESK)  # type: ignore[arg-type]
    page.goto(f"/?lang={code}")
    expect(page.locator(".poster .primary:enabled")).to_have_count(5)
    expect(page.locator(DAYS)).to_have_count(5)
    assert page.evaluate(BELOW, ".hero, .company, .poster") == []
    assert page.evaluate(SMALL) == []
    for size in (TALL_PHONE, PHONE):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        assert page.evaluate(BELOW, ".hero .again, .company > *, .poster:first-child") == []
        assert page.evaluate(SMALL) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]


def test_a_match_under_way_comes_first_and_once(page: Page) -> None:
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    page.goto("/?lang=fr")
    page.get_by_role("button", name=re.compile("Jouer.*King")).click()
    page.locator(".hand [data-card]").first.wait_for()
    table = page.url
    page.goto("/?lang=en")
    way = page.get_by_role("link", name="Continue King, deal 1")
    expect(way).to_have_count(1)
    expect(page.locator("main")).to_contain_text("Deal 1")
    assert page.evaluate(BELOW, ".hero") == []
    check(page, "lobby with a match under way, phone")
    for width in (660, 820, 1024):
        page.set_viewport_size({"width": width, "height": 1180})
        assert page.evaluate("document.documentElement.scrollWidth") <= width
    page.set_viewport_size(DESK)  # type: ignore[arg-type]
    assert page.evaluate(BELOW, ".hero, .company, .poster") == []
    page.get_by_role("button", name="Play The Lebanese 400").click()
    page.locator(".hand [data-card]").first.wait_for()
    page.goto("/?lang=en")
    expect(page.locator(".hero")).to_contain_text("The Lebanese 400")
    expect(page.locator(".continue li")).to_have_count(1)
    page.locator(".hero").get_by_role("button", name="Give up this match of The Lebanese 400").click()
    page.get_by_role("dialog").get_by_role("button", name="Give up").click()
    expect(page.locator(".continue")).to_have_count(0)
    way.click()
    expect(page).to_have_url(re.compile(re.escape(table.partition("#")[2]) + "$"))


@pytest.mark.parametrize("size", [DESK, TALL_PHONE])
def test_a_new_player_learns_and_then_finds_the_last_game(page: Page, size: dict[str, int]) -> None:
    page.set_viewport_size(size)  # type: ignore[arg-type]
    page.goto("/?lang=fr")
    hero = page.locator(".hero")
    expect(hero).to_contain_text("Ni enchères ni partenaire")
    learn = hero.locator(".primary:enabled")
    expect(learn).to_have_text("Apprendre Le Jeu du Roi")
    assert page.evaluate(BELOW, ".hero") == []
    learn.click()
    expect(page.locator(".friend p")).not_to_be_empty()
    page.goto("/?lang=fr")
    expect(hero.locator("a.primary")).to_have_text("Continuer")
    hero.get_by_role("button").click()
    page.locator("dialog .doors button:not(.primary)").click()  # the lesson is given up
    expect(hero.locator(".primary")).to_have_accessible_name("Jouer\u202f: Le Jeu du Roi")
    page.goto("/#/learn/puzzles")
    page.locator("main a[href*='puzzles/quarante/']").first.click()
    page.locator(".hand.mine [data-card]").first.wait_for()
    page.goto("/?lang=fr")
    expect(hero.locator(".primary")).to_have_accessible_name("Jouer\u202f: Quarante de Roi")


def test_level_and_preset_are_chosen_by_keys_and_kept(page: Page) -> None:
    page.set_viewport_size(TALL_PHONE)  # type: ignore[arg-type]
    page.goto("/?lang=en")
    expect(page.locator(".poster .primary:enabled")).to_have_count(5)
    button = page.get_by_role("button", name="Level and rules: King")
    expect(button).to_have_text(re.compile("Experienced *Classic$"))
    button.focus()
    page.keyboard.press("Enter")
    setup = page.get_by_role("dialog", name="Level and rules: King")
    expect(setup.get_by_role("radio", name="Experienced")).to_be_focused()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowRight")
    check(page, "level and preset")
    box = setup.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= TALL_PHONE["width"]
    page.keyboard.press("Escape")
    expect(setup).to_have_count(0)
    expect(button).to_be_focused()
    page.reload()
    expect(button).to_have_text(re.compile("Strong *Short"))
    expect(page.get_by_role("button", name="Level and rules: Le Jeu du Roi")).to_contain_text("Experienced")
    button.click()
    button.click()
    expect(setup).to_have_count(0)


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


def test_the_lobby_has_all_its_styles_before_anything_is_opened(page: Page) -> None:
    page.emulate_media(reduced_motion="reduce")
    page.goto("/?lang=en")
    expect(page.locator(DAYS)).to_have_count(5)
    page.locator(".open-tables").wait_for()
    (later,) = (STATIC / "assets").glob("_styles_later-*.css")
    assert page.locator(f"link[href*='{later.name}']").count() == 0
    before = page.evaluate(LOOKS)
    page.evaluate(ADD_STYLES, later.name)
    assert page.evaluate(LOOKS) == before


def test_the_bar_leads_to_every_part_and_says_where_one_is(page: Page) -> None:
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    page.goto("/?lang=fr")
    bar = page.get_by_role("navigation", name="Navigation")
    for name in ("Apprendre", "Aujourd'hui", "Mon jeu", "Jouer"):
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
        expect(page.get_by_role("link", name="Today", exact=True)).to_be_hidden()
        expect(page.locator(".poster .day")).to_have_count(0)
        page.get_by_role("link", name="My play").click()
        expect(page.get_by_role("heading", name="My matches")).to_be_visible()
        expect(page.get_by_text("Today's deals")).to_have_count(0)
        expect(page.get_by_role("link", name="Today", exact=True)).to_be_hidden()


MAX_BYTES = {"page": 90_000, "fonts": 130_000}
"""Bytes over the wire, headers among them."""
REQUESTS = 20
SMALL_PHONE = {"width": 412, "height": 823}
MOVED = 0.02
"""How much of the screen may move while the lobby comes, as browsers count it: 0.1 is taken for good."""
MOVES = script("moves")
COUNT_FORMATS = script("count_formats")
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
        page.locator(DAYS).first.wait_for()
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
