"""My matches, the review of one as its verdicts come, and the moment of a decision at the table."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

pytest.importorskip("numpy")

from browser.hands import play_by_mouse
from browser.test_axe import check
from finished import KEY, facts_of, two_matches
from fourkings.server import STATIC
from fourkings.server.play.sessions import COOKIE, Sessions
from fourkings.table import state as table
from fourkings.windows.record import dumps


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server where somebody has played a match to its end."""
    with two_matches(tmp_path_factory.mktemp("matches"), STATIC, running=False) as address:
        yield address


@pytest.fixture
def page(browser: Browser, site: str) -> Iterator[Page]:  # type: ignore[misc]
    """Their page, on a phone."""
    context = browser.new_context(base_url=site, viewport={"width": 390, "height": 800})
    cookie = Sessions(KEY.encode()).cookie("p1")
    context.add_cookies([{"name": COOKIE, "value": cookie, "url": site, "expires": time.time() + 3600}])
    opened = context.new_page()
    opened.set_default_timeout(60_000)
    complaints: list[str] = []
    opened.on("pageerror", lambda error: complaints.append(str(error)))
    yield opened
    context.close()
    assert complaints == []


def test_a_match_is_found_reviewed_and_seen_at_the_table(page: Page) -> None:
    page.goto("/")
    page.get_by_role("link", name="My matches").click()
    row = page.locator(".match")
    expect(row).to_have_count(1)
    check(page, "my matches")
    row.get_by_role("link", name="Review").click()
    expect(page.get_by_role("link", name="Download review")).to_be_visible()
    page.get_by_role("button", name="All decisions").click()
    decisions = page.locator("article.decision")
    assert decisions.count() == page.locator(".marks .mark").count() > 0
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    check(page, "review")
    for one in (decisions.first, decisions.last):
        moment = int(str(one.get_attribute("id")).rpartition("-")[2]) - 1
        one.get_by_role("link", name="See at table").click()
        expect(page.locator(".walk .where")).to_have_text(f"{moment} of 32")
        page.go_back()
        page.get_by_role("button", name="All decisions").click()
    page.goto("/#/replay/over/1/3")
    expect(page.locator(".walk")).to_be_visible()
    check(page, "replay")


def test_the_replay_marks_what_the_review_remarks(page: Page) -> None:
    page.goto("/#/review/over")
    expect(page.get_by_role("link", name="Download review")).to_be_visible()
    marks = page.locator(".marks .mark:not(.best, .unclear)").all()
    places = [str(one.get_attribute("href")).split("/")[-2:] for one in marks]
    moments = [int(moment) for deal, moment in places if deal == "1"]
    assert moments
    page.goto("/#/replay/over/1")
    judged = page.get_by_role("region", name="Remarks on this deal")
    expect(judged.locator(".marks button")).to_have_count(len(moments))
    judged.get_by_role("button", name="Next remark").click()
    expect(page.locator(".walk .where")).to_have_text(f"{moments[0]} of 32")
    expect(judged.locator("[aria-current]")).to_have_count(1)
    heading = str(judged.get_by_role("heading", level=3).text_content())
    expect(page.locator("[aria-live]").filter(has_text=heading.partition(" ")[2])).to_have_count(1)
    check(page, "replay with remarks")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.keyboard.press("ArrowRight")
    expect(page.locator(".walk .where")).to_have_text(f"{moments[0] + 1} of 32")
    page.keyboard.press("Shift+ArrowLeft")
    expect(page.locator(".walk .where")).to_have_text(f"{moments[0]} of 32")


def test_a_moment_is_played_on_and_stands_beside_what_happened(page: Page) -> None:
    page.goto("/")
    page.evaluate("localStorage.setItem('fourkings.settings', JSON.stringify({pace: 'quick'}))")
    page.goto("/#/replay/over/1/24")
    page.get_by_role("button", name="Continue", exact=True).click()
    expect(page.locator(".hand [data-card]").first).to_be_visible()
    play_by_mouse(page, random.Random(1))
    expect(page.get_by_role("heading", name="Practice")).to_be_visible()
    expect(page.get_by_role("row", name="Now")).to_be_visible()
    check(page, "practice")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.get_by_role("link", name="Review").click()
    expect(page.get_by_role("heading", name="Review")).to_be_visible()


def test_a_decision_is_tried_again_and_time_tells(page: Page) -> None:
    page.goto("/#/review/over")
    expect(page.get_by_role("link", name="Download review")).to_be_visible()
    page.get_by_role("button", name="All decisions").click()
    page.get_by_role("link", name="Try again").first.click()
    choice = page.locator("[data-choice]")
    expect(choice.first).to_be_visible()
    assert page.locator(".open-hand:visible").count() == 1
    check(page, "drill")
    choice.last.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".answer")).to_be_focused()
    check(page, "drill answered")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.goto("/#/matches")
    page.get_by_role("link", name="My play").click()
    expect(page.get_by_role("row", name="Quarante de Roi").first).to_be_visible()
    check(page, "my play")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_lines_are_tried_by_hand(page: Page) -> None:
    page.goto("/#/replay/over/1/20")
    page.get_by_role("button", name="What if").click()
    cards = page.locator("[data-line]")
    expect(cards.first).to_be_visible()
    expect(page.locator(".values .best").first).to_be_visible()
    check(page, "what if")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    for left in range(12, 0, -1):
        expect(page.locator(".what-if .open-hand li")).to_have_count(left)
        cards.first.focus()
        page.keyboard.press("Enter")
    expect(page.get_by_role("status").filter(has_text="The deal is over")).to_be_visible()
    page.get_by_role("button", name="Back to match").click()
    expect(page.locator(".walk .where")).to_have_text("20 of 32")


def test_a_record_is_taken_in_and_a_match_is_shown_to_others(page: Page, browser: Browser) -> None:
    page.goto("/#/matches")
    page.get_by_text("Import a record").first.click()
    page.get_by_label("Or paste it:").fill('{"format": "fourkings/9"}')
    page.get_by_role("button", name="Import record").click()
    expect(page.get_by_role("alert")).to_contain_text("fourkings/9")
    check(page, "a bad record")
    text = dumps(table.fold_match(facts_of(over=True)[0]).match)
    page.get_by_label("Or paste it:").fill(f"{text}\n{text}")
    page.get_by_label("Match:").select_option("1")
    page.get_by_label("Your seat:").select_option("2")
    page.get_by_role("button", name="Import record").click()
    expect(page.get_by_role("heading", name="Review")).to_be_visible()
    page.goto("/#/review/over")
    expect(page.get_by_role("link", name="Download review")).to_be_visible()
    page.get_by_text("Share match").click()
    page.get_by_role("button", name="Create link").click()
    link = page.get_by_role("textbox", name="Link, without names")
    expect(link).to_have_value(re.compile("/#/shared/"))
    check(page, "sharing")
    context = browser.new_context(viewport={"width": 390, "height": 800})
    other = context.new_page()
    other.goto(link.input_value())
    expect(other.locator(".strips .mark").first).to_be_visible()
    assert other.get_by_role("link", name="Try again").count() == 0
    check(other, "shared")
    other.get_by_role("link", name="Replay").click()
    expect(other.locator(".walk")).to_be_visible()
    assert other.locator(".play-on").count() == 0
    context.close()
