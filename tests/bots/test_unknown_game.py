"""A game that no bot knows: the five under another name are played to the end of a deal, by what a game says of itself."""

import re
from pathlib import Path

import pytest

pytest.importorskip("numpy")

from bots.thinking import Legal, dice
from fourkings import bots
from fourkings.analysis.hints import advise, advise_by_rule
from fourkings.arena import secret_of
from fourkings.bots.strong.games import RECIPES, default, recipe_of
from fourkings.i18n import language
from fourkings.rulebook import games
from fourkings.rulebook.game import Rules, apply, start
from fourkings.rulebook.games import GAMES
from fourkings.rulebook.match import from_secret
from fourkings.views import view

BOTS = Path(bots.__file__).parent
MAY_NAME_GAMES = ("levels/__init__.py", "strong/games/", "careful/", "flat.py", "policies/")
"""The rooms of the bots that may know single games; to policies they are names of tables."""


def renamed(game: str) -> Rules:
    return games.rules(type("Stranger", (type(GAMES[game]),), {"ID": "stranger"})())


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", bots.BOTS)
def test_every_bot_plays_a_game_that_it_does_not_know(name: str, game: str) -> None:
    rules = renamed(game)
    deal = from_secret(rules, secret_of(rules, 5, 0)).state.deal
    state = start(rules, max(1, len(rules.game.deal_titles(rules)) - 1), deal.dealer, deal.scores, deal.dealt)
    assert recipe_of(rules) is default.RECIPE
    while state.stage != "done":
        state = apply(state, Legal(bots.find(name), 4).choose(view(state, state.turn), dice()))


@pytest.mark.parametrize("game", GAMES)
def test_what_strong_and_careful_say_of_it_is_a_sentence(game: str) -> None:
    rules = renamed(game)
    state = from_secret(rules, secret_of(rules, 5, 0)).state
    while state.stage != "done":
        seen = view(state, state.turn)
        advice = advise(seen)
        for part in (*advice.parts, *advise_by_rule(seen).parts):
            assert "{" not in language("en").coach(*part)
        state = apply(state, advice.action)


def test_single_games_are_known_in_recipes_alone() -> None:
    names = "|".join(re.escape(game) for game in (*GAMES, "quarante_1792", "four_hundred", "jeu_du_roi"))
    known = re.compile(rf"(?<![\w-])[\"'](?:{names})[\"']|rulebook\.games|(?:levels|strong)\.games\.(?:{names}|king)\b")
    for path in sorted(BOTS.rglob("*.py")):
        inside = path.relative_to(BOTS).as_posix()
        if not any(part in inside for part in MAY_NAME_GAMES):
            named = [line for line in path.read_text(encoding="utf-8").splitlines() if known.search(line)]
            assert not named, (inside, named)


def test_every_game_has_its_recipe() -> None:
    assert set(RECIPES) == set(GAMES)
