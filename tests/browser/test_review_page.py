"""The page of a review: whole without a network, by keyboard, by ear, on paper, and in one language."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

pytest.importorskip("numpy")

from analysis.positions import judged, match_of
from browser.test_axe import check
from fourkings.analysis import Review, to_html
from fourkings.i18n import language

GAME = "quarante"


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    match, folder = match_of(GAME), tmp_path_factory.mktemp("review")
    paths = {}
    for code in ("en", "fr"):
        paths[code] = folder / f"{code}.html"
        paths[code].write_text(to_html(match, Review(match.rules, 1, judged(GAME)), language(code)), encoding="utf-8")
    return paths


@pytest.fixture
def offline(browser: Browser) -> Page:  # type: ignore[misc]
    context = browser.new_context(offline=True, viewport={"width": 360, "height": 780})
    page = context.new_page()
    complaints: list[str] = []
    page.on("console", lambda message: complaints.append(message.text))
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("request", lambda request: complaints.extend([request.url] * (not request.url.startswith("file:"))))
    yield page
    context.close()
    assert complaints == []


@pytest.mark.parametrize("code", ["en", "fr"])
def test_it_opens_without_a_network_and_axe_finds_nothing(offline: Page, files: dict[str, Path], code: str):
    offline.goto(files[code].as_uri())
    expect(offline.locator("html")).to_have_attribute("lang", code)
    offline.get_by_role("button").last.click()
    expect(offline.locator("article:visible")).to_have_count(len(judged(GAME)))
    assert offline.evaluate("document.documentElement.scrollWidth") <= 360
    offline.locator("summary").first.click()
    check(offline, f"review in {code}")


def test_it_goes_by_keys_and_tells_where(offline: Page, files: dict[str, Path]):
    offline.goto(files["en"].as_uri())
    shown = offline.locator("article:visible")
    offline.keyboard.press("ArrowRight")
    expect(shown.first).to_be_focused()
    expect(offline.get_by_role("status")).to_contain_text(shown.first.locator("h3").inner_text())
    offline.keyboard.press("ArrowLeft")
    expect(shown.first).to_be_focused()
    mark = offline.locator(".marks a").last
    mark.focus()
    offline.keyboard.press("Enter")
    expect(offline.locator(str(mark.get_attribute("href")))).to_be_focused()


def test_on_paper_every_decision_stands(offline: Page, files: dict[str, Path]):
    offline.goto(files["en"].as_uri())
    offline.emulate_media(media="print")
    expect(offline.locator("article:visible")).to_have_count(len(judged(GAME)))
    expect(offline.locator(".filter")).to_be_hidden()
