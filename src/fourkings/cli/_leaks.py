"""The leak of reviewed matches at the terminal: the one theme that keeps costing more than a club player loses there."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from fourkings.app.reviews.leaks import MATCHES, Verdicts, leak_of
from fourkings.i18n import Language
from fourkings.puzzles import themes
from fourkings.views import view

if TYPE_CHECKING:
    from fourkings.analysis.matches import Decision


def verdict_of(decision: Decision) -> dict[str, Any]:
    """What a leak is looked for in, of a decision that is reviewed."""
    judged, state = decision.judged, decision.state
    best = frozenset(judged.choices[judged.best])
    return {
        "themes": themes.of(view(state, state.turn), best),
        "losses": judged.losses,
        "habits": judged.habits,
        "places": (judged.played, judged.best),
    }


def leaks_text(by_game: Mapping[str, Sequence[Verdicts]], words: Language) -> Iterator[str]:
    """A sentence for each game of which there are enough matches; by_game: by its id the verdicts of each match."""
    for game, matches in by_game.items():
        title, many = words.text(f"game-{game}"), len(matches)
        if many < MATCHES:
            continue
        leak = leak_of(matches)
        if leak is None:
            yield words.text("profile-leak-none", game=title, matches=many)
            continue
        loss, half = (words.figure(f"{points:.1f}") for points in (leak.loss, leak.half))
        theme = words.text(f"puzzle-theme-{leak.theme}")
        yield words.text(
            "profile-leak-found", game=title, theme=theme, loss=loss, half=half, times=leak.times, matches=leak.matches
        )
