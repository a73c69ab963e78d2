"""What the processes do that judge: one action, or the page of a whole review. Everything in here runs there."""

from __future__ import annotations

import json
from functools import cache
from typing import TYPE_CHECKING, Final

from fourkings.bots import find, title
from fourkings.rulebook.game import Action, State
from fourkings.rulebook.match import Match
from fourkings.sanitize import read_json
from fourkings.views import View, view

if TYPE_CHECKING:
    from fourkings.analysis import Review
    from fourkings.analysis.lines import Values

JUDGE: Final = f"3 of {title(find('strong'))}"
"""The judge whose verdicts are kept; those of another are made again."""
OTHERS: Final = 64
"""Deals drawn where another one is wanted that fits a view."""
Found = tuple[int, int, State, Action]
"""An action to judge: the deal, its place in it, the state before, what was done."""


@cache
def _prepare() -> None:
    """Compile and load what is needed, once."""
    from fourkings.kernels import aot

    if not aot.ready():
        from fourkings import precompile

        precompile.prepare()


def judged(moment: Found) -> str | None:
    """The decision as JSON, with its reason in every language; None where there was no choice."""
    from fourkings.analysis.json_form import pack
    from fourkings.analysis.matches import decision
    from fourkings.puzzles import themes

    _prepare()
    judged_decision = decision(*moment)
    if judged_decision is None:
        return None
    state, best = judged_decision.state, judged_decision.judged.choices[judged_decision.judged.best]
    about = {
        "kind": kind_of(state, judged_decision.played),
        "themes": themes.of(view(state, state.turn), frozenset(best)),
    }
    return json.dumps(pack(judged_decision) | about, ensure_ascii=False)


def kind_of(state: State, action: Action) -> list[str]:
    """The kind of a decision: `call`, `lead` or `follow`, and what the deal is about where deals of the game differ."""
    what = "call" if isinstance(action, str) else "follow" if state.trick else "lead"
    return [what, str(state.rules.game.public_calls(state).get("aim", ""))]


def page(match: Match, seat: int, rows: list[tuple[int, str]], code: str) -> str:
    """The review as a page of its own; rows: its verdicts by place."""
    from fourkings.analysis import to_html
    from fourkings.i18n import language

    return to_html(match, _review(match, seat, rows), language(code))


def object_of(match: Match, seat: int, rows: list[tuple[int, str]], code: str) -> str:
    """The review as one JSON object, `fourkings/review/1`; rows: its verdicts by place."""
    from fourkings.analysis import to_json
    from fourkings.i18n import language

    return json.dumps(to_json(_review(match, seat, rows), language(code)), ensure_ascii=False)


def _review(match: Match, seat: int, rows: list[tuple[int, str]]) -> Review:
    from fourkings.analysis import Review
    from fourkings.analysis.json_form import unpack
    from fourkings.analysis.matches import moments

    _prepare()
    every = list(moments(match, seat))
    decisions = [unpack(read_json(text), every[place][2], every[place][3]) for place, text in rows]
    return Review(match.rules, seat, tuple(decisions))


def other_hands(seen: View, seed: int) -> list[tuple[int, int, int, int]]:
    """What the four may hold by what a seat sees, as often as it is likely: some deals, each once."""
    from fourkings.bots.strong.belief import draw
    from fourkings.bots.strong.games import recipe_of

    _prepare()
    rows = draw(recipe_of(seen.rules).belief, seen, seed, OTHERS)
    return list(dict.fromkeys((a, b, c, d) for a, b, c, d in rows.tolist()))


def values_of(state: State) -> Values | None:
    """What each action of this very deal is worth, all cards seen; None once the deal is over."""
    from fourkings.analysis.lines import values

    _prepare()
    return values(state)
