"""The same cards for several people: the boards of the day, and a mirror match."""

import random
import re
from collections.abc import Iterator
from unittest.mock import AsyncMock

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from browser.conftest import PHONE, TABLET, Server, friends
from browser.hands import WHAT_NOW, make_table, play_by_wire, what_now
from browser.test_axe import check
from fourkings.app.boards import days, exclusion
from fourkings.server import STATIC
from fourkings.server.net.settings import Settings
from serving import served


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(days, "REPLIES", "careful")
        patch.setattr(days, "BOARDS", 2)
        patch.setattr(exclusion, "_is_visitor", AsyncMock(side_effect=[False, True]))  # Anna is known here, Ben is new
        with served(Settings(data=tmp_path_factory.mktemp("boards"), tempo=0.0, rate=10_000), STATIC) as address:
            yield address


def named(browser: Browser, house: str, name: str, **context: object) -> Page:
    page = browser.new_context(base_url=house, reduced_motion="reduce", locale="en-GB", **context).new_page()
    page.request.put("/api/me", data={"name": name, "lang": "en"})
    page.add_init_script("localStorage.setItem('fourkings.settings', JSON.stringify({pace: 'quick'}))")
    return page


def play_set(page: Page, boards: int, place: int) -> None:
    """Every board to its end, by the first card that may be played (place 0), or the last (-1)."""
    for board in range(1, boards + 1):
        expect(page.locator(".bar")).to_contain_text(f"Deal {board} of {boards}, · one try, no hints")
        over, version = page.get_by_role("heading", name=f"Deal {board} of {boards} is over"), 0
        expect(page.locator(".hand.mine [data-card]").first).to_be_visible()
        while (now := what_now(page, version))[0] != "deal":
            version = now[1]
            page.locator(".hand.mine [data-card]").nth(now[2][place]).click()
        expect(over).to_be_visible()
        page.locator("[data-next]").click()
        expect(over).to_be_hidden()


def bots_still_play(route: Route) -> None:
    """A set as the server tells it, but that its bots still play: whoever sees it looks again every few seconds."""
    answer = route.fetch()
    board_set = answer.json()
    route.fulfill(response=answer, json=board_set | {"field": [0, 1]})


@pytest.mark.heavy
def test_a_day_is_played_shared_and_seen_side_by_side(browser: Browser, house: str) -> None:
    anna = named(browser, house, "Anna", viewport={"width": 390, "height": 844})
    anna.goto("/")
    anna.get_by_role("navigation").get_by_role("link", name="Today").click()
    expect(anna.locator(".set")).to_have_count(5)
    check(anna, "the day")
    anna.locator(".set").first.get_by_role("link", name="Play").click()
    expect(anna.locator(".hand button").first).to_be_visible()
    anna.goto("/")
    expect(anna.locator(".hero")).to_contain_text("Deals of the day, · 0 of 2 played")
    check(anna, "the lobby with a day half played")
    anna.get_by_role("link", name="Continue the deals of the day: Quarante de Roi").click()
    play_set(anna, 2, 0)
    expect(anna.get_by_role("heading", name="Your result")).to_be_visible()
    check(anna, "the result")
    anna.locator(".opened summary").first.click()
    expect(anna.locator(".traveller .mine")).to_contain_text("Anna")
    check(anna, "a deal opened")
    result = anna.url
    anna.get_by_role("button", name="All four hands").click()
    expect(anna).to_have_url(re.compile("#/replay/"))
    expect(anna.locator(".seat .name", has_text="You").first).to_be_visible()
    anna.goto(result)
    expect(anna.locator(".opened summary")).to_have_count(2)
    link = anna.get_by_label("Link", exact=False).first.input_value()

    ben = named(browser, house, "Ben", viewport={"width": 1280, "height": 860})
    ben.goto(link)
    expect(ben.get_by_text("Anna has played these same cards. Can you do better?")).to_be_visible()
    ben.get_by_role("main").get_by_role("link", name="Play").click()
    play_set(ben, 2, -1)
    expect(ben.get_by_role("heading", name="You and Anna")).to_be_visible()
    visitors = ben.get_by_role("table").filter(has_text="Ben (you)").last
    expect(visitors.get_by_role("row")).to_have_count(2)
    expect(ben.get_by_role("heading", name="Visitors")).to_be_visible()
    check(ben, "side by side")
    anna.goto(f"{house}/")
    expect(anna.get_by_role("list", name="Your challenges")).to_be_visible()
    check(anna, "the lobby once a friend has played")
    anna.get_by_role("link", name="Ben has played your challenge").click()
    expect(anna.get_by_role("heading", name="You and Ben")).to_be_visible()
    with anna.expect_response("**/api/me/sets"):
        anna.goto(f"{house}/#/")
    expect(anna.get_by_role("list", name="Your challenges")).to_be_hidden()
    ben.route("**/api/boards/*", bots_still_play)
    ben.reload()
    expect(ben.get_by_role("heading", name="You and Anna")).to_be_visible()
    link = ben.get_by_label("Link", exact=False).first.input_value()
    with anna.expect_response(
        lambda response: "/answers/" in response.url and response.request.method == "POST"
    ) as answered:
        anna.goto(link)
    assert answered.value.ok, answered.value.status
    for _ in range(2):  # Ben's page looks again meanwhile, and puts away nothing that it has not told
        with ben.expect_response("**/beside/*"):
            pass
    with ben.expect_response("**/api/me/sets") as asked:
        ben.goto(f"{house}/")
    assert asked.value.ok, asked.value.status
    assert [answer["name"] for answer in asked.value.json()["answers"]] == ["Anna"], asked.value.json()
    expect(ben.get_by_role("link", name="Anna has played your challenge")).to_be_visible()
    anna.goto(f"{house}/#/profile")
    expect(anna.get_by_role("heading", name="First day of your streak")).to_be_visible()
    check(anna, "the profile")


@pytest.mark.costly
def test_a_challenge_that_was_begun_is_given_up_on_its_page(browser: Browser, house: str) -> None:
    anna = named(browser, house, "Anna", viewport={"width": 1280, "height": 860})
    table = make_table(anna, game="quarante", options={"target": 10}, bots="beginner", pace="quick")
    anna.goto(f"{house}/#/table/{table}")
    play_by_wire([anna], house, random.Random(4))
    asked = """table => fetch('/api/challenges', {
        method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify({table}),
    }).then((answer) => answer.json())"""
    link = anna.evaluate(asked, table)
    ben = named(browser, house, "Ben", viewport={"width": 360, "height": 640})
    challenge = f"{house}/#/boards/{link['set']}/from/{link['handle']}"
    ben.goto(challenge)
    ben.get_by_role("main").get_by_role("link", name="Play").click()
    expect(ben.locator(".hand [data-card]").first).to_be_visible()
    ben.goto(challenge)
    ben.get_by_role("button", name="Give up challenge").click()
    expect(ben.get_by_text("won't be dealt to you again")).to_be_visible()
    check(ben, "giving up a challenge")
    ben.get_by_role("button", name="Give up for good").click()
    expect(ben.get_by_text("You gave up this challenge.")).to_be_visible()
    expect(ben.get_by_text("is waiting.")).to_have_count(0)
    expect(ben.get_by_role("main").get_by_role("link", name="Continue")).to_have_count(0)


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


# Four browsers follow sixteen deals: a minute of processor time. What the server does is in tests/server/test_mirror.py.
@pytest.mark.heavy
def test_four_browsers_play_one(browser: Browser, server: Server) -> None:
    with friends(browser, server) as all_:
        anna, link = all_.host("Anna", "quarante", seats="chosen")
        expect(anna.locator(".waiting-room")).not_to_contain_text("Mirror match")
        anna.get_by_role("button", name="Game and terms").click()
        anna.locator("dialog").get_by_text("More settings").click()
        anna.locator("dialog").get_by_role("switch", name="Mirror match").check(force=True)
        check(anna, "a mirror match is laid down")
        anna.get_by_role("dialog").locator("button[type=submit]").click()
        ben = all_.join(link, "Ben", PHONE)
        chloe = all_.join(link, "Chloé", TABLET, "fr-FR")
        dan = all_.join(link, "Dan", PHONE, "fr-FR")
        pages = [anna, ben, chloe, dan]
        expect(ben.locator(".waiting-room")).to_contain_text("Mirror match: 16 deals, about 25 minutes")
        expect(dan.locator(".waiting-room")).to_contain_text("Partie en miroir : 16 donnes, environ 25 minutes")
        anna.locator("[data-start]").click()
        for page in pages:
            expect(page.locator(".hand [data-card]")).to_have_count(8)
        expect(anna.locator(".bar")).to_contain_text("Deal 1 of 16")
        dice = random.Random(5)
        a_deal_by_mouse(pages, dice)
        play_by_wire(pages, server.url, dice)
        for page, name in ((anna, "desk"), (ben, "phone"), (chloe, "tablet"), (dan, "phone-fr")):
            expect(page.locator(".mirror .by-hand:visible")).to_have_count(4)
            page.locator(".mirror summary").first.evaluate("summary => summary.scrollIntoView({ block: 'center' })")
            expect(page.locator(".mirror tbody")).to_have_count(16)
            check(page, f"the end of a mirror match, {name}")
        expect(anna.locator(".mirror")).to_contain_text("Everybody has played every hand once.")
        expect(anna.locator(".mirror")).to_contain_text("of 16 hands")
        expect(chloe.locator(".mirror")).to_contain_text("mains sur 16")
        expect(anna.get_by_role("button", name="Find your mistakes")).to_be_visible()
        anna.locator("[data-again]").click()
        ben.get_by_role("link", name="Join rematch").click()
        expect(ben.locator(".waiting-room")).to_contain_text("Mirror match: 16 deals")
