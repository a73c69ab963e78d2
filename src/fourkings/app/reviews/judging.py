"""Judging decisions of a finished match, in a process for slow work: one action, or the file of a whole review."""

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
    from fourkings.analysis.hindsight import Values

JUDGE: Final = f"4 of {title(find('strong'))}"
"""The judge whose verdicts are stored; those of another one are made again."""
OTHERS: Final = 64
"""Deals that are drawn to find another one that fits a view."""
Found = tuple[int, int, State, Action]
"""An action to judge: the deal, its index in it, the state before, and the action."""


@cache
def _prepare() -> None:
    """Compile the kernels, once; each is loaded on its first use, so that the first verdict waits for no other game's."""
    from fourkings.kernels import aot

    if not aot.ready():
        from fourkings import precompile

        precompile.warm(lambda step: None)


def judge_action(moment: Found) -> str | None:
    """Judge a decision as JSON, with its explanation; None if there was no choice."""
    from fourkings.analysis.json_form import pack
    from fourkings.analysis.matches import decision
    from fourkings.analysis.verdicts import is_decided
    from fourkings.puzzles import themes

    _prepare()
    judged_decision = decision(*moment)
    if judged_decision is None:
        return None
    state, best = judged_decision.state, judged_decision.judged.choices[judged_decision.judged.best]
    about = {
        "kind": kind_of(state, judged_decision.played),
        "themes": themes.of(view(state, state.turn), frozenset(best)),
        "decided": is_decided(state),
    }
    return json.dumps(pack(judged_decision) | about, ensure_ascii=False)


def kind_of(state: State, action: Action) -> list[str]:
    """Return the kind of a decision: `call`, `lead` or `follow`, and the aim of the deal if the game names it."""
    what = "call" if isinstance(action, str) else "follow" if state.trick else "lead"
    return [what, str(state.rules.game.public_calls(state).get("aim", ""))]


def review_file(match: Match, seat: int, rows: list[tuple[int, str]], form: str, code: str) -> str:
    """Return a review as an HTML page if `form` is `page`, else as JSON, `fourkings/review/1`; rows: verdicts by index."""
    from fourkings.analysis import Review, to_html, to_json
    from fourkings.analysis.json_form import unpack
    from fourkings.analysis.matches import moments
    from fourkings.i18n import language

    _prepare()
    every = list(moments(match, seat))
    decisions = [unpack(read_json(text), every[place][2], every[place][3]) for place, text in rows]
    review = Review(match.rules, seat, tuple(decisions))
    if form == "page":
        return to_html(match, review, language(code))
    return json.dumps(to_json(review, language(code), match.names), ensure_ascii=False)


def other_hands(seen: View, seed: int) -> list[tuple[int, int, int, int]]:
    """Return different hands of all four seats that fit one seat's view, drawn by their likelihood."""
    from fourkings.bots.strong.belief import draw
    from fourkings.bots.strong.games import recipe_of

    _prepare()
    rows = draw(recipe_of(seen.rules).belief, seen, seed, OTHERS)
    return list(dict.fromkeys((a, b, c, d) for a, b, c, d in rows.tolist()))


def values_of(state: State) -> Values | None:
    """Return the value of each action if all cards were face up; None once the deal is over."""
    from fourkings.analysis.hindsight import values

    _prepare()
    return values(state)
