"""A game of another package at the page: its poster, house rules and rule page, and a match by mouse to its end."""

import os
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.conftest import Server
from browser.hands import close_window, open_house_rules, play_by_mouse, sit_down
from installing import install

SETTINGS = {"FOURKINGS_TEMPO": "0", "FOURKINGS_RATE": "10000"}


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install(tmp_path_factory.mktemp("example"))


def with_package(site: Path, data: Path) -> Server:
    search = os.pathsep.join([str(site), *filter(None, [os.environ.get("PYTHONPATH")])])
    return Server(data, PYTHONPATH=search, **SETTINGS)


@pytest.fixture(scope="session")
def example(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with with_package(site, tmp_path_factory.mktemp("data")) as server:
        yield server


@pytest.fixture
def page(browser: Browser, browser_context_args: dict[str, Any], example: Server) -> Iterator[Page]:
    """A page of this server: were `base_url` another one here, all later tests of this worker would come here, too."""
    context = browser.new_context(**{**browser_context_args, "base_url": example.url})
    yield context.new_page()
    context.close()


@pytest.mark.costly
def test_it_hangs_in_the_lobby_with_the_others_and_can_be_furnished(page: Page) -> None:
    page.goto("/")
    poster = page.locator(".poster-polignac")
    expect(poster.get_by_role("heading", name="Polignac")).to_be_visible()
    expect(poster).to_contain_text("Take no jack, least of all the jack of spades.")
    expect(poster.locator("svg.emblem rect")).to_have_count(2)
    dialog = open_house_rules(page, "polignac")
    expect(dialog).to_contain_text("May somebody call that they will take every trick?")
    expect(dialog).to_contain_text("How many deals is a match?")
    close_window(page)
    page.get_by_role("combobox", name="Language").select_option("fr")
    expect(poster).to_contain_text("Ne prenez aucun valet")
    page.goto("/#/rules/polignac/PO-4")
    expect(page.locator('[data-clause="PO-4"].sought')).to_be_visible()
    expect(page.locator(".worked-link")).to_have_count(0)


@pytest.mark.costly
def test_a_match_by_mouse_with_calls_as_buttons(page: Page) -> None:
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    sit_down(page, "polignac", short=True)
    assert play_by_mouse(page, random.Random(3)) >= 8, "a deal is over with its last jack"
    expect(page.locator(".final tbody tr")).to_have_count(4)
    expect(page.locator("table.sheet tbody tr")).to_have_count(4)
    with page.expect_download() as record:
        page.get_by_role("link", name="Download record").click()
    page.goto("/#/verify")
    page.locator("input[type=file]").set_input_files(record.value.path())
    expect(page.locator(".verdict")).to_contain_class("agrees")
    assert errors == []
