"""My matches, the review of one as its verdicts come, and the moment of a decision at the table."""

import random
import re
import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

pytest.importorskip("numpy")

from browser import script
from browser.hands import beneath, close_window, play_by_mouse
from browser.test_axe import check
from finished import KEY, facts_of, two_matches
from fourkings.records import dumps
from fourkings.server import STATIC
from fourkings.server.realtime.sessions import COOKIE, Sessions
from fourkings.table import match as table


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with two_matches(tmp_path_factory.mktemp("matches"), STATIC, running=False) as address:
        yield address


@pytest.fixture
def page(browser: Browser, site: str) -> Iterator[Page]:  # type: ignore[misc]
    context = browser.new_context(base_url=site, viewport={"width": 390, "height": 800})
    cookie = Sessions(KEY.encode()).cookie("p1")
    context.add_cookies([{"name": COOKIE, "value": cookie, "url": site, "expires": time.time() + 3600}])
    opened = context.new_page()
    complaints: list[str] = []
    opened.on("pageerror", lambda error: complaints.append(str(error)))
    yield opened
    context.close()
    assert complaints == []


def at(page: Page, moment: int, last: int = 32) -> None:
    expect(page.locator(".strip .where .unseen")).to_have_text(f"{moment} of {last}")


def reviewed(page: Page, table: str = "over") -> None:
    page.goto(f"/#/review/{table}")
    expect(page.get_by_role("link", name="Download review")).to_be_visible()


TRICK_IS_CLEAR = script("trick_is_clear")
"""No plate lies over the half of a card that is read, be the table as low as it may."""


def narrow(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


@pytest.mark.costly
def test_a_match_is_found_and_its_review_begins_at_the_costliest_moment(page: Page) -> None:
    page.goto("/")
    page.get_by_role("link", name="My play").click()
    row = page.locator(".match")
    expect(row).to_have_count(1)
    check(page, "my matches")
    row.get_by_role("link", name="Review").click()
    expect(page.get_by_role("link", name="Download review")).to_be_visible()
    first = page.locator(".costliest .mark").first
    expect(first).to_have_attribute("aria-current", "step")
    heading = str(first.locator("span").text_content())
    verdict = heading.rpartition(": ")[2].rstrip(".")
    expect(page.locator(".decision h2")).to_contain_text(verdict, ignore_case=True)
    box = page.locator(".decision p").first.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= 800, "the verdict stands above the fold"
    narrow(page)
    check(page, "review")
    page.get_by_label("All decisions").check()
    marks = page.locator(".strips .mark")
    expect(marks).not_to_have_count(0)
    of_a_deal = page.locator(".strips .marks").first.locator(".mark")
    assert len(set(of_a_deal.evaluate_all("all => all.map(mark => mark.offsetTop)"))) == 1, "they stand in one line"
    marks.last.click()
    expect(page).to_have_url(re.compile(r"#/review/over/\d/\d/\d+$"))
    page.reload()
    expect(page.locator(".decision h2 .sign")).to_be_visible()


@pytest.mark.costly
def test_one_walks_through_a_deal_by_keys_and_from_mark_to_mark(page: Page) -> None:
    reviewed(page)
    page.goto("/#/replay/over/1/3")
    at(page, 3)
    check(page, "replay")
    usual = page.viewport_size
    assert usual is not None
    for low in (ViewportSize(width=1000, height=660), ViewportSize(width=360, height=640)):
        page.set_viewport_size(low)
        page.wait_for_function(TRICK_IS_CLEAR)
    page.set_viewport_size(usual)
    page.keyboard.press("End")
    at(page, 32)
    expect(page.locator(".outcome table")).to_be_visible()
    page.keyboard.press("Home")
    at(page, 0)
    page.keyboard.press("ArrowRight")
    at(page, 1)
    page.keyboard.press("ArrowLeft")
    at(page, 0)
    page.keyboard.press("Shift+ArrowRight")
    sign = page.locator(".decision h2 .sign")
    expect(sign).to_be_visible()
    expect(page.locator(".strip .moment[aria-current]").locator("b")).not_to_be_empty()
    verdict = str(page.locator(".decision h2").text_content()).partition(" ")[2]
    expect(page.get_by_test_id("live")).to_contain_text(verdict, ignore_case=True)
    narrow(page)
    hidden = page.locator(".open-hand")
    expect(hidden).to_have_count(3)
    page.locator(".eyes").click()
    expect(hidden).to_have_count(0)


@pytest.mark.costly
def test_a_card_that_was_not_played_is_tried_and_continued_from(page: Page) -> None:
    page.goto("/")
    page.evaluate("localStorage.setItem('fourkings.settings', JSON.stringify({pace: 'quick'}))")
    page.goto("/#/replay/over/1/20")
    page.get_by_role("button", name="What if").click()
    card = page.locator(".hand.mine [data-card]:not([aria-disabled])")
    expect(card.locator(".figure").first).to_be_visible()
    check(page, "what if")
    narrow(page)
    held = page.locator("[data-card]:not(.lies)")
    for left in range(12, 0, -1):
        expect(held).to_have_count(left)
        if left == 10:
            heard = page.get_by_test_id("live")
            assert not re.search("[♠♥♦♣]", str(heard.text_content()))
            onward = page.get_by_role("button", name="Continue from here")
            onward.click()
            dialog = page.get_by_role("dialog")
            expect(dialog).to_contain_text("From your line, 2 actions further: Trick 6")
            close_window(page)
            expect(onward).to_be_focused()
        card.first.focus()
        page.keyboard.press("Enter")
    expect(page.get_by_role("status").filter(has_text="The deal is over")).to_be_visible()
    for _ in range(4):
        page.get_by_role("button", name="Undo").click()
    expect(held).to_have_count(4)
    page.get_by_role("button", name="Continue from here").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    check(page, "continue")
    page.get_by_role("button", name="Start").click()
    expect(page.locator(".table-page:not(.open-page)")).to_be_visible()
    expect(page.locator(".hand [data-card]")).to_have_count(1)
    play_by_mouse(page, random.Random(1))
    expect(page.get_by_role("heading", name="Practice")).to_be_visible()
    expect(page.get_by_role("row", name="Now")).to_be_visible()
    check(page, "practice")
    narrow(page)
    page.get_by_role("link", name="Review", exact=True).click()
    expect(page.get_by_role("heading", name="Review", exact=True)).to_be_visible()


@pytest.mark.costly
def test_a_decision_is_tried_again_on_the_table_by_keys_alone(page: Page) -> None:
    reviewed(page)
    page.get_by_role("link", name="Try again").focus()
    page.keyboard.press("Enter")
    choices = page.locator(".hand.mine [data-card]:not([aria-disabled])")
    expect(choices.first).to_be_focused()
    expect(page.locator(".open-hand")).to_have_count(0)
    check(page, "drill")
    wrong = reviewed_mistake(page)
    page.locator(f'.hand [data-card="{wrong}"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator(".answer.bad")).to_be_focused()
    check(page, "drill answered")
    narrow(page)
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Try again")).to_be_focused()
    page.keyboard.press("Enter")
    answer = page.locator(".answer")
    expect(answer).to_have_count(0)
    expect(choices.first).to_be_visible()
    choices.first.click()
    expect(answer).to_be_focused()
    expect(page.locator(".hand .best .figure").first).to_have_text("✓")
    expect(page.get_by_role("button", name="Try again")).to_have_count(0)
    page.keyboard.press("Tab")
    expect(page.locator("[data-next-hand]")).to_be_focused()
    page.keyboard.press("Enter")
    expect(answer).to_have_count(0)
    page.goto("/#/profile")
    expect(page.get_by_role("heading", name="Quarante de Roi").first).to_be_visible()
    expect(page.locator(".trends .mistakes a")).to_have_accessible_name(re.compile("^Mistakes per match"))
    check(page, "my play")
    narrow(page)


def test_from_the_end_of_a_reviewed_match_to_a_mistake_tried_again_is_one_click(page: Page) -> None:
    reviewed(page)
    page.goto("/#/table/over")
    mistakes = page.locator(".end-mistakes")
    expect(mistakes.locator("li")).not_to_have_count(0)
    expect(mistakes.locator("li b").first).to_contain_text("−")
    check(page, "the mistakes at the end of a match")
    mistakes.get_by_role("link", name="Fix now").click()
    expect(page.locator(".hand.mine [data-card]:not([aria-disabled])").first).to_be_focused()


@pytest.mark.parametrize(
    ("width", "height"),
    [(390, 844), *(pytest.param(*size, marks=pytest.mark.costly) for size in ((360, 640), (740, 360), (1366, 657)))],
)
def test_nothing_that_is_pressed_lies_beneath_the_ways_on(page: Page, width: int, height: int) -> None:
    """In a review, its replay, a question, and a wrong answer, in which another try is in sight at once."""
    page.set_viewport_size({"width": width, "height": height})
    reviewed(page)
    flaws = beneath(page)
    again = str(page.get_by_role("link", name="Try again").get_attribute("href"))
    page.goto("/#/replay/over/1/5")
    at(page, 5)
    flaws += beneath(page)
    page.goto(f"/{again}")
    expect(page.locator(".ask")).to_be_visible()
    flaws += beneath(page)
    page.locator(f'.hand [data-card="{reviewed_mistake(page)}"]').click()
    expect(page.locator(".answer.bad")).to_be_focused()
    expect(page.get_by_role("button", name="Try again")).to_be_in_viewport(ratio=1)
    expect(page.locator(".answer")).to_contain_text("points on average")
    flaws += beneath(page)
    page.get_by_role("button", name="Try again").click()
    expect(page.locator(".answer")).to_have_count(0)
    assert flaws == []


def reviewed_mistake(page: Page) -> str:
    seat, place = map(int, page.url.split("/")[-2:])
    review = page.request.get(f"/api/tables/over/reviews/{seat}?after={place - 1}&lang=en").json()
    return str(next(verdict["played"] for verdict in review["verdicts"] if verdict["place"] == place))


@pytest.mark.costly
def test_a_record_is_taken_in_and_a_match_is_shown_to_others(page: Page, browser: Browser) -> None:
    page.goto("/#/profile")
    page.get_by_text("Import a record").first.click()
    page.get_by_label("Or paste it:").fill('{"format": "fourkings/9"}')
    page.get_by_role("button", name="Import record").click()
    expect(page.get_by_role("alert")).to_contain_text("fourkings/9")
    check(page, "a bad record")
    text = dumps(table.replay_match(facts_of(over=True)[0]).match)
    page.get_by_label("Or paste it:").fill(f"{text}\n{text}")
    page.get_by_label("Match:").select_option("1")
    page.get_by_label("Your seat:").select_option("2")
    page.get_by_role("button", name="Import record").click()
    expect(page.get_by_role("heading", name="Review", exact=True).first).to_be_visible()
    reviewed(page)
    page.get_by_text("Share match").click()
    page.get_by_role("button", name="Create link").click()
    link = page.get_by_role("textbox", name="Link, without names")
    expect(link).to_have_value(re.compile("/#/shared/"))
    check(page, "sharing")
    context = browser.new_context(viewport={"width": 390, "height": 800})
    other = context.new_page()
    other.goto(link.input_value())
    expect(other.locator(".strips .mark").first).to_be_visible()
    for name in ("Try again", "What if", "Continue from here"):
        expect(other.get_by_text(name)).to_have_count(0)
    check(other, "shared")
    context.close()
