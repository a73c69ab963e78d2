"""Puzzles written out with a site, so that a page shows them before Python is there to take answers."""

import json
from collections.abc import Callable, Sequence
from datetime import date
from functools import cache
from typing import Any, Final

from fourkings.app.puzzles.schema import ChoiceAsked, choice_fields, of_the_day, themes_response
from fourkings.i18n import Language, language
from fourkings.i18n.languages import LANGUAGES
from fourkings.puzzles import Puzzle
from fourkings.puzzles.shipped import entries, lines, shipped
from fourkings.records import token
from fourkings.rulebook.game import Action

DAYS_FILE: Final = "puzzles/days.json"
"""The path of what `days_ahead` writes."""
FIRST: Final = date(1970, 1, 1).toordinal()


def asked_file(game: str) -> str:
    """Return the path of what `asked_ahead` writes."""
    return f"puzzles/{game}.asked.jsonl"


@cache
def days_ahead(games: tuple[str, ...]) -> str:
    """Return by game what a page can choose before the player's answers are known.

    The puzzles of as many days from the first of 1970 on as there are puzzles, which then come again; and the themes.
    """
    return _json({game: {"days": _days([*lines(game)]), "themes": _themes(game)} for game in games})


def _days(names: Sequence[str]) -> list[str]:
    return [of_the_day(names, date.fromordinal(FIRST + day).isoformat()) for day in range(len(names))]


def _themes(game: str) -> list[dict[str, Any]]:
    return [theme.model_dump(mode="json") for theme in themes_response(entries(game))]


@cache
def asked_ahead(game: str) -> str:
    """Return the puzzles of a game, one a line, after a line with their sentences by language.

    They share sentences: that of an action by it and its player's name, the title of a deal by its number, and the name of
    the seat that is asked, which is empty in a puzzle. In a step stands only what is not as in the one before. A puzzle's
    rating moves with the answers to it, so that the engine alone knows it.
    """
    sentences = dict[str, Callable[[Language], str]]({"": _nobody})
    asked = [_json(_asked(puzzle, sentences)) for puzzle in shipped(game)]
    texts = {code: {key: made_by(language(code)) for key, made_by in sentences.items()} for code in LANGUAGES}
    return "\n".join([_json(texts), *asked])


def _asked(puzzle: Puzzle, sentences: dict[str, Callable[[Language], str]]) -> dict[str, Any]:
    rules, number = puzzle.rules, puzzle.view.number

    def says(who: str, action: Action, yours: bool) -> str:
        def said(words: Language) -> str:
            return words.says(rules, _nobody(words) if yours else who, action, yours)

        sentences.setdefault(f"{token(action)} {'' if yours else who}", said)
        return ""

    asked = ChoiceAsked(**choice_fields(puzzle, "en", says)).model_dump(mode="json")
    sentences.setdefault(str(number), lambda words: words.aim(rules.game.ID, number))
    deal = asked["deal"]
    deal["names"][deal["mine"]] = deal["about"] = ""
    deal["steps"] = [_changed(before, step) for before, step in zip([{}, *deal["steps"]], deal["steps"], strict=False)]
    return {"id": puzzle.id, **asked}


def _nobody(words: Language) -> str:
    return words.text("lobby-nobody")


def _json(what: object) -> str:
    return json.dumps(what, ensure_ascii=False, separators=(",", ":"))


def _changed(before: dict[str, Any], step: dict[str, Any]) -> dict[str, Any]:
    return {field: value for field, value in step.items() if field not in before or before[field] != value}
