"""No screen has anything that axe finds wrong, by day or by night."""

from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect

from browser.hands import WHAT_NOW, close_window, either, make_table, play_by_mouse, sit_down

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
RUN = "rules => axe.run({runOnly: rules, resultTypes: ['violations']}).then(results => results.violations)"
"""What else axe tells is longer by far, and takes a quarter of the time to bring here."""
COLOURS = ["color-contrast", "link-in-text-block"]
"""The rules that look at colours: what else there is by night is what there is by day."""


def check(page: Page, where: str) -> None:
    """Fail with what axe finds, by day and by night, once the page has its heading: a page may still be loading."""
    page.locator("h1").first.wait_for(state="attached")
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    for scheme, rules in (("light", RULES), ("dark", COLOURS)):
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")  # type: ignore[arg-type]
        violations = page.evaluate(RUN, rules)
        assert [
            (where, scheme, violation["id"], [node["html"][:200] for node in violation["nodes"][:3]])
            for violation in violations
        ] == []


def test_lobby_windows_and_rules(page: Page) -> None:
    page.goto("/")
    expect(page.locator(".poster .primary:enabled")).to_have_count(5)
    check(page, "lobby")
    for name in ("Settings", "Keys and help", "House rules of King"):
        page.get_by_role("button", name=name).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        check(page, name)
        close_window(page)
    page.goto("/#/rules/king/KG-17")
    expect(page.locator("[data-clause='KG-17'].sought")).to_be_visible()
    check(page, "rules")


@pytest.mark.parametrize("game", either("400"))  # King's stands below
def test_table(page: Page, game: str) -> None:
    sit_down(page, game)
    page.wait_for_function(WHAT_NOW, arg=0)
    check(page, game)


def test_windows_over_the_table(page: Page) -> None:
    game = "king"
    sit_down(page, game)
    page.wait_for_function(WHAT_NOW, arg=0)
    check(page, game)
    for key, name in (("s", "score"), ("t", "last trick"), ("y", "house")):
        page.keyboard.press(key)
        expect(page.get_by_role("dialog")).to_be_visible()
        check(page, f"{game}: {name}")
        close_window(page)


@pytest.mark.heavy  # in test_seal a match of Quarante is played to its end, and axe looks at that
@pytest.mark.parametrize(("game", "options"), [("quarante", {"target": 10}), ("400", {"target": 11})])
def test_the_end_of_a_match(page: Page, game: str, options: dict[str, int]) -> None:
    table = make_table(page, game=game, options=options, pace="quick")
    page.goto(f"/#/table/{table}")
    play_by_mouse(page, Random(5))
    check_end(page, game)


def check_end(page: Page, game: str) -> None:
    check(page, f"{game}: end")
    page.locator("summary").click()
    check(page, f"{game}: account")
