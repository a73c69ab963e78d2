"""Habits of readers and their devices: other scripts, wheels, wrong clocks, translation, drags and double clicks."""

import datetime as dt
import random

import pytest
from playwright.sync_api import Browser, Page, expect

from browser import script
from browser.conftest import PHONE, House, friends
from browser.hands import WHAT_NOW, close_window, play_by_wire, sit_down
from browser.test_clocks import sit_with_bots
from browser.test_friends import friendly

__all__ = ["friendly"]

TRANSLATION = script("translation")
"""Wraps each text as the translation of a browser does, at the start and after every change."""


def test_a_translated_page_goes_on_and_names_and_cards_stay(page: Page, base_url: str) -> None:
    broken: list[str] = []
    page.on("pageerror", lambda error: broken.append(str(error)))
    page.add_init_script(TRANSLATION)
    sit_down(page, "king")
    page.keyboard.press("s")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    play_by_wire([page], base_url, random.Random(3), lambda update: update["deal"]["stage"] == "done")
    expect(page.locator("[data-next]")).to_be_visible()
    expect(page.locator("main font").first).to_be_attached()
    expect(page.locator(":is(bdi, .card, .taken, .account thead) [translate=no] font, bdi font, .card font")).to_have_count(
        0
    )
    assert page.locator(".seat bdi").evaluate_all("names => names.every(name => name.translate === false)")
    page.locator("[data-next]").click()
    page.wait_for_function(WHAT_NOW, arg=0)
    assert broken == []


@pytest.mark.parametrize("lang", ["ar", "en"])
def test_a_number_has_any_digits_and_a_wheel_leaves_it(browser: Browser, server: House, lang: str) -> None:
    context = browser.new_context(locale=lang, base_url=server.url, permissions=["clipboard-read", "clipboard-write"])
    page = context.new_page()
    page.goto("/#/evenings")
    field = page.locator("label.count input:visible").first
    for typed, number in (("٤٥", "45"), ("۴۵", "45"), ("-٤٥", "-45"), ("−45", "-45")):
        field.fill("")
        field.press_sequentially(typed)
        expect(field).to_have_value(number)
        page.evaluate("text => navigator.clipboard.writeText(`\\u2067${text}\\u2069 `)", typed)
        field.fill("")
        field.press("Control+v")
        expect(field).to_have_value(number)
    field.fill("25")
    field.hover()
    page.mouse.wheel(0, 100)
    page.wait_for_timeout(100)
    expect(field).to_have_value("25")
    context.close()


@pytest.mark.costly
def test_the_clock_of_a_device_may_be_wrong_and_set(browser: Browser, friendly: House) -> None:
    with friends(browser, friendly) as all_:
        anna = all_.page(PHONE)
        now = dt.datetime.now(tz=dt.UTC)
        anna.clock.install(time=now + dt.timedelta(hours=3))
        address = sit_with_bots(anna, "king", clock={"days": 3})
        own = anna.locator(".own .clock")
        expect(own).to_have_text("3 d")
        anna.clock.set_system_time(now - dt.timedelta(hours=30))
        anna.goto("/#/")
        expect(anna.locator("[data-waits]")).to_contain_text("3 days left")
        anna.goto(address)
        expect(own).to_have_text("3 d")


COUNT = script("count")


def drag(page: Page, card: str, up: float) -> None:
    box = page.locator(f".hand [data-card='{card}']").bounding_box()
    assert box is not None
    x, y = box["x"] + 10, box["y"] + 30
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 4, y - up / 2, steps=3)
    page.mouse.move(x + 4, y - up, steps=3)
    page.mouse.up()


def test_a_card_is_dragged_onto_the_table_or_falls_back(page: Page) -> None:
    sit_down(page, "jeu-du-roi")
    page.evaluate(COUNT)
    hand = page.locator(".hand [data-card]")
    suits = "[...document.querySelectorAll('.hand [data-card]')].map((card) => card.dataset.card)"
    version = 0
    for turn in range(4):
        _, version, legal, _ = page.wait_for_function(WHAT_NOW, arg=version, polling=50).json_value()
        before = page.evaluate(suits)
        card = before[legal[0]]
        if turn == 0:
            drag(page, card, 20)
            expect(hand).to_have_count(len(before))
            expect(page.locator("[data-dragged]")).to_have_count(0)
        if turn < 2:
            drag(page, card, 260)
        else:  # a double click plays one card, and not the next as well
            page.locator(f".hand [data-card='{card}']").dblclick(position={"x": 8, "y": 30})
        expect(hand).to_have_count(len(before) - 1)
        assert page.evaluate(suits) == [held for held in before if held != card]
    page.wait_for_function("() => window.started > 4")
    page.keyboard.press("o")
    page.locator(".switch", has_text="Sounds").click()
    page.locator("#set-felt").select_option("blue")
    close_window(page)
    page.wait_for_function(WHAT_NOW, arg=version, polling=50)
    page.evaluate("window.started = 0")
    page.keyboard.press("abcdefgijklmq"[page.evaluate(f"({WHAT_NOW})(0)")[2][0]])
    expect(hand).to_have_count(len(before) - 2)
    assert page.evaluate("[window.started, document.documentElement.dataset.felt]") == [0, "blue"]
