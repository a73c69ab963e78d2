"""A language with long words, made by code: nothing at the table is covered or cut, and no screen is in English."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import Browser

import hatch_build
import pseudo
from browser.conftest import Server
from browser.eye import LARGE, SIZES, Look, Screen
from browser.hands import settle
from browser.reader import Reader
from browser.test_eye import answers, faults, sampled
from browser.test_first_match_by_language import after, begin, lobby, match
from newcomers import environment

LOOKS = [Look(size, pseudo.CODE, settings) for size in SIZES for settings in ((), LARGE)]


def test_the_language_has_accents_and_is_longer() -> None:
    assert pseudo.pseudo("Undo") == "Üñdöö"
    assert pseudo.fluent("won =\n    .index = K\n    .text = { $who } takes it: --host, docs/translate.md\n") == (
        "won =\n    .index = K\n    .text = { $who } táákéş it: --host, docs/translate.md\n"
    )


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    # Packages of an older lock would be put anew through the link, and be missing here meanwhile.
    hatch_build.install(pseudo.ROOT, tests=True)
    copy = pseudo.house(tmp_path_factory.mktemp("house"))
    settings = {"FOURKINGS_TEMPO": "0", "FOURKINGS_RATE": "10000"}
    with Server(copy / "data", PYTHONPATH=environment(copy)["PYTHONPATH"], **settings) as server:
        yield server.url


@pytest.mark.heavy
@pytest.mark.parametrize("look", LOOKS, ids=str)
def test_long_words_have_their_place_at_the_table(browser: Browser, address: str, look: Look) -> None:
    with closing(Screen(browser, address, look)) as screen:
        flaws = [
            flaw
            for game, people in (("king", True), ("400", True), ("quarante", False))
            for flaw in faults(screen, sampled(game, 3, people)[::3])
        ]
        assert flaws + faults(screen, answers()) == []


@pytest.mark.heavy
@pytest.mark.parametrize("game", ["400", "king"])
def test_no_screen_of_a_first_match_says_a_word_of_english(
    browser: Browser, address: str, tmp_path: Path, game: str
) -> None:
    context = browser.new_context(base_url=address, reduced_motion="reduce", locale="en-GB")
    page = context.new_page()
    settle(page)
    reader = Reader(page, pseudo.CODE, tmp_path)
    with closing(context):
        lobby(page, reader, game)
        begin(page, reader, game)
        match(page, reader, random.Random(44))
        after(page, reader)
    assert reader.faults == []
