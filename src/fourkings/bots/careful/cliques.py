"""Cliques: told whenever they can score, the highest first."""

from __future__ import annotations

from collections.abc import Mapping

from fourkings.rulebook.cards import mask
from fourkings.rulebook.game import Param
from fourkings.rulebook.games._cliques import BY_VALUE, CLIQUES, cliques
from fourkings.views import View


def choose(view: View) -> str | None:
    """What to say of one's cliques now; None if there is nothing to say."""
    words = [word for word in view.legal if isinstance(word, str) and not _beaten(view, word)]
    return max(words, key=lambda word: _rank(view, word), default=None)


def explain(view: View, word: str) -> tuple[str, Mapping[str, Param]]:
    """What speaks for telling a clique."""
    clique = _meant(view, word)
    if clique is None:
        return "clique-done" if word == "done" else "clique-good", {}
    return "clique-told", {"clique": clique, "points": CLIQUES[clique]}


def _beaten(view: View, word: str) -> bool:
    """True for what may be said in the first trick of 1792 of a clique that can no longer score."""
    if view.stage != "play" or view.rules.game.ID != "quarante-1792":
        return False
    return word == "good" or int(word.partition(":")[2]) < max((many for _, many in view.talk.said), default=0)


def _rank(view: View, word: str) -> int:
    """The place of the clique behind a word, -1 for none."""
    clique = _meant(view, word)
    return -1 if clique is None else BY_VALUE.index(clique)


def _meant(view: View, word: str) -> str | None:
    """The clique that a word would tell: itself, one's highest of that number, or the rank now named."""
    kind, _, rest = word.partition(":")
    own = cliques(mask(view.dealt))
    if kind == "clique":
        return rest
    if kind == "count":
        return max((clique for clique in own if len(clique) == int(rest)), key=BY_VALUE.index)
    if kind == "rank":
        return rest * int(max(many for _, many in view.talk.said))
    return None
