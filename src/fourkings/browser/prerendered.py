"""Puzzles written to files of a site, so that the page shows them before Python has been loaded to take answers."""

import json
from collections.abc import Callable, Mapping
from datetime import date
from functools import cache, partial
from typing import Any, Final

from fourkings.app.puzzles.schema import ChoiceAsked, choice_fields, for_days, of_the_day, themes_response
from fourkings.app.shared.entrants import bot_name
from fourkings.i18n import Language, language
from fourkings.i18n.languages import LANGUAGES
from fourkings.puzzles import Puzzle
from fourkings.puzzles.shipped import Entry, entries, shipped
from fourkings.records import token
from fourkings.rulebook.game import Action

DAYS_FILE: Final = "puzzles/days.json"
"""The path of the file that `days_ahead` writes."""
FIRST: Final = date(1970, 1, 1).toordinal()


def asked_file(game: str) -> str:
    """Return the path of the file of puzzles of a game that `asked_ahead` writes."""
    return f"puzzles/{game}.asked.jsonl"


@cache
def days_ahead(games: tuple[str, ...]) -> str:
    """Return as JSON, by game, the puzzles of each day and the themes: all that a page needs to choose a puzzle.

    Days count from 1 January 1970, and there are as many as puzzles that suit a day: then the puzzles come again.
    """
    return _json({game: {"days": _days(entries(game)), "themes": _themes(game)} for game in games})


def _days(known: Mapping[str, Entry]) -> list[str]:
    return [of_the_day(known, date.fromordinal(FIRST + day).isoformat()) for day in range(len(for_days(known)))]


def _themes(game: str) -> list[dict[str, Any]]:
    return [theme.model_dump(mode="json") for theme in themes_response(entries(game))]


@cache
def asked_ahead(game: str) -> str:
    """Return the file of a game's puzzles: a line with their sentences by language, then a puzzle in each line, as JSON.

    Puzzles share sentences: that of an action, found by the action and its player's name; the title of a deal, by its
    number; and the name of a seat, by that in the puzzle, which is empty for the seat to act. A step has only the fields
    that differ from the step before. A puzzle's rating moves with the answers to it, so it is not in the file.
    """
    sentences = dict[str, Callable[[Language], str]]({"": _nobody})
    asked = [_json(_asked(puzzle, sentences)) for puzzle in shipped(game)]
    texts = {code: {key: made_by(language(code)) for key, made_by in sentences.items()} for code in LANGUAGES}
    return "\n".join([_json(texts), *asked])


def _asked(puzzle: Puzzle, sentences: dict[str, Callable[[Language], str]]) -> dict[str, Any]:
    rules, number = puzzle.rules, puzzle.view.number

    def says(who: str, action: Action, yours: bool) -> str:
        def said(words: Language) -> str:
            return words.says(rules, _nobody(words) if yours else _name(who, words), action, yours)

        sentences.setdefault(f"{token(action)} {'' if yours else who}", said)
        return ""

    asked = ChoiceAsked(**choice_fields(puzzle, "en", says)).model_dump(mode="json")
    sentences.setdefault(str(number), lambda words: words.aim(rules, number))
    deal = asked["deal"]
    deal["names"][deal["mine"]] = deal["about"] = ""
    for name in filter(None, deal["names"]):
        sentences.setdefault(name, partial(_name, name))
    deal["steps"] = [_changed(before, step) for before, step in zip([{}, *deal["steps"]], deal["steps"], strict=False)]
    return {"id": puzzle.id, **asked}


def _nobody(words: Language) -> str:
    return words.text("lobby-nobody")


def _name(name: str, words: Language) -> str:
    return bot_name(name, words.code)


def _json(what: object) -> str:
    return json.dumps(what, ensure_ascii=False, separators=(",", ":"))


def _changed(before: dict[str, Any], step: dict[str, Any]) -> dict[str, Any]:
    return {field: value for field, value in step.items() if field not in before or before[field] != value}
