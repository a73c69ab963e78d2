"""A language with long words, made by code: nothing at the table is covered or cut."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing

import pytest
from playwright.sync_api import Browser

import hatch_build
import pseudo
from browser.conftest import Server
from browser.eye import LARGE, SIZES, Look, Screen
from browser.test_eye import answers, faults, sampled
from newcomers import environment

LOOKS = [Look(size, pseudo.CODE, settings) for size in SIZES for settings in ((), LARGE)]


def test_the_language_has_accents_and_is_longer() -> None:
    assert pseudo.pseudo("Undo") == "Üñdööö"
    assert pseudo.fluent("won =\n    .index = K\n    .text = { $who } takes it: --host, docs/translate.md\n") == (
        "won =\n    .index = K\n    .text = { $who } táákééş it: --host, docs/translate.md\n"
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
