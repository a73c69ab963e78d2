"""Readers of a rule page meet options by their names: no id of the program stands in a sentence."""

from __future__ import annotations

import re

import pytest

from fourkings.i18n import REVIEWED, language
from fourkings.rulebook.games import GAMES
from fourkings.server.rule_pages import rule_page


@pytest.mark.parametrize("code", REVIEWED)
@pytest.mark.parametrize("page", [*GAMES, "general"])
def test_options_values_and_presets_have_their_names(page: str, code: str) -> None:
    html = rule_page(page, code)
    assert not re.findall(r"<code>[a-z]+_[a-z_0-9]+</code>", html)
    for game in (GAMES[page],) if page in GAMES else ():
        for option in game.OPTIONS:
            assert f"<em>{language(code).option(game, option).name}</em>" in html
            assert f"<code>{option.name}</code>" not in html


def test_an_option_and_its_value_are_one_phrase() -> None:
    assert "With <em>Selling: Must sell</em> a standing bid must be accepted" in rule_page("king", "en")
    assert "<em>Vente\u202f: Doit vendre</em>" in rule_page("king", "fr")
    assert "<td><em>Portugal</em></td>" in rule_page("king", "en")
    assert "<em>Price of a negative deal: In points</em>" in rule_page("king", "en")
