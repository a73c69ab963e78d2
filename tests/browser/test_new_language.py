"""A new language and drafts in a browser: built, served, and read screen by screen."""

from collections.abc import Iterator
from pathlib import Path
from shutil import copyfile, copytree, ignore_patterns

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.conftest import Server
from browser.reader import SIZES, Reader, reading
from browser.test_pseudo import Walk, over_puzzles, over_the_deals_of_the_day, through_an_evening
from build_tools import web
from newcomers import OWN, ROOT, environment, house, run


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    copy = house(tmp_path_factory.mktemp("house"))
    copytree(ROOT / "web", copy / "web", ignore=ignore_patterns("node_modules"))
    # Packages of an older lock would be put anew through the link, and be missing here meanwhile.
    web.install(ROOT, tests=True)
    (copy / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules", target_is_directory=True)
    (copy / "build_tools").mkdir()
    run(copy, str(copyfile(ROOT / "build_tools/web.py", copy / "build_tools/web.py")))
    with Server(copy / "data", PYTHONPATH=environment(copy)["PYTHONPATH"]) as server:
        yield server.url


@pytest.fixture
def page(browser: Browser, address: str) -> Iterator[Page]:
    context = browser.new_context(base_url=address, locale="he-IL")
    yield context.new_page()
    context.close()


@pytest.mark.heavy
def test_the_page_offers_them_and_is_english_where_they_say_nothing(page: Page):
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.goto("/")
    html = page.locator("html")
    expect(html).to_have_attribute("lang", "he")
    expect(html).to_have_attribute("dir", "rtl")
    expect(page.get_by_text("The Lebanese 400").first).to_be_visible()
    with page.expect_response(lambda answer: answer.url.endswith("/api/me") and answer.request.method == "PUT"):
        page.get_by_role("combobox", name="Language").select_option(label="Italiano (draft)")
    expect(html).to_have_attribute("lang", "it")
    expect(html).to_have_attribute("dir", "ltr")
    expect(page.get_by_text(OWN).first).to_be_visible()
    assert "⟦" not in page.inner_text("body")
    assert page.request.get("/api/me").json()["lang"] == "it"
    page.goto("/#/day/")
    expect(page.get_by_role("heading").first).to_be_visible()
    assert faults == []


pytestmark = pytest.mark.heavy


@pytest.mark.parametrize("code", ["ar", "ru", "tr"])
@pytest.mark.parametrize(
    "walk", [over_puzzles, over_the_deals_of_the_day, through_an_evening], ids=lambda walk: walk.__name__
)
def test_a_draft_is_read_on_pages_around_the_table(
    browser: Browser, base_url: str, tmp_path: Path, code: str, walk: Walk
) -> None:
    context = browser.new_context(base_url=base_url, reduced_motion="reduce", locale=code)
    with reading(context, Reader, code, tmp_path, [*SIZES, (390, 844)]) as reader:
        walk(reader.page, reader)
