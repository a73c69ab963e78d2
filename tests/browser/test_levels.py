"""How well the others play is chosen in the lobby and seen at the table; a hint shows its figures."""

import re
import time

from playwright.sync_api import Page, expect

from browser.hands import WHAT_NOW, make_table, sit_down

COMPILED = 600.0
"""Seconds after which a first start has compiled what a hint with figures needs, on a machine that does much else, too."""


def test_a_level_is_chosen_and_seen_at_every_seat(page: Page) -> None:
    page.goto("/")
    page.locator(".poster-king .house").click()
    levels = page.locator(".levels input")
    expect(levels).to_have_count(3)
    expect(page.get_by_role("radio", name=re.compile("^Experienced"))).to_be_checked()
    page.get_by_role("radio", name=re.compile("^Beginner")).check()
    page.get_by_role("dialog").get_by_role("button", name="Play").click()
    expect(page.locator(".around .seat .bot")).to_have_text(["Beginner"] * 3)
    expect(page.locator(".own .seat .bot")).to_have_count(0)
    page.keyboard.press("y")
    expect(page.get_by_role("dialog")).to_contain_text("Basile: Beginner")
    page.goto("/")
    page.locator(".poster-jeu-du-roi .primary").click()
    expect(page.locator(".around .seat .bot")).to_have_text(["Beginner"] * 3)


def test_a_hint_tells_the_figures_that_it_was_weighed_by(page: Page) -> None:
    sit_down(page, "400")
    page.wait_for_function(WHAT_NOW, arg=0)
    figures = page.locator(".hint .figures")
    end = time.monotonic() + COMPILED
    while time.monotonic() < end:
        page.keyboard.press("w")
        expect(page.locator(".hint .said > p")).not_to_be_empty()
        page.wait_for_timeout(300)
        if figures.count():
            break
        if "void" in page.locator(".hint .said > p").inner_text():  # a deal that may be void needs no figures: another one
            page.goto("about:blank")  # the lobby would lead back to the deal before
            page.goto(f"/#/table/{make_table(page, game='400')}")
            page.wait_for_function(WHAT_NOW, arg=0)
        page.wait_for_timeout(1000)
    expect(page.locator(".hint .said > p")).to_contain_text(re.compile(r"you should make it \d+ times in 100"))
    page.locator(".hint summary").click()
    expect(figures.locator("caption")).to_contain_text("Based on 200 deals that fit")
    assert figures.locator("thead th").count() >= 3
    cells = figures.locator("tbody td").all_inner_texts()
    assert cells
    assert all(re.fullmatch(r"\d+%", cell) for cell in cells)
