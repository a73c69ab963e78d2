"""Positions of the court for the tests of reviews, and decisions out of matches."""

import tomllib
from functools import cache
from itertools import islice
from pathlib import Path

from fourkings.analysis import Decision
from fourkings.analysis.matches import decision, moments
from fourkings.arena import play, secret_of
from fourkings.bots import find
from fourkings.rulebook.cards import card as card_named
from fourkings.rulebook.cards import mask
from fourkings.rulebook.game import State
from fourkings.rulebook.games import GAMES, rules
from fourkings.rulebook.match import Match
from fourkings.views import view
from rules import table

COURT = Path(__file__).parents[1] / "court"


def court(name: str) -> State:
    """A position of the court, as in `"king/sell-at-eight"`."""
    position = tomllib.loads((COURT / f"{name}.toml").read_text(encoding="utf-8"))
    return table.from_file(name.partition("/")[0], position)


def hand(names: str) -> int:
    return mask(card_named(name) for name in names.split())


@cache
def match_of(game: str, bot: str = "careful", deals: int = 2, number: int = 0) -> Match:
    return play(rules(GAMES[game]), [find(bot)] * 4, secret_of(rules(GAMES[game]), 16, number), max_deals=deals)


@cache
def judged(game: str, many: int = 4, seat: int = 1) -> tuple[Decision, ...]:
    decisions = (decision(*moment) for moment in moments(match_of(game), seat))
    return tuple(islice((judgement for judgement in decisions if judgement), many))


def seen_from(judgement: Decision):  # type: ignore[no-untyped-def]
    return view(judgement.state, judgement.state.turn)
