"""Strong: for each kind of deal the search that measured best; what each gave stands in `research/RESULTS.md`.

Version 7: cards by flat sampling over deals weighed by what was said and played; in the Quarantes they are played out as
others play, and the last four tricks solved; in 400 bids and cards, and near the end of a Quarante cards, for the match and
not for the deal, with an eye to drawing trumps in 400 and its last three cards by what each seat can know; where few deals
fit in such endings, every one with its weight; King's auction by simulation in deals that fit the bidding, 1792's cliques
by what telling them scores and costs, other words as careful says them.
"""

from __future__ import annotations

from typing import Final

from fourkings.players.bots import careful, flat, reasons
from fourkings.players.bots.careful.advice import Advice
from fourkings.players.bots.flat import Judged
from fourkings.players.bots.strong import alone, bidding, cliques, four, king_talk, knowing, pairs
from fourkings.players.bots.strong.choice import sensible
from fourkings.rulebook.cards import Card
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import Action
from fourkings.windows.view import View

NAME: Final = "strong"
VERSION: Final = 7
WORLDS: Final = 200
"""Deals looked at for a decision, a few milliseconds; the limit, where one is given, takes its place."""
DOUBT: Final = 1.0
"""Alone, cards no more standard errors apart than this are settled by good sense: the figures would toss a coin."""

__all__ = ["NAME", "VERSION", "Advice", "advise", "choose"]


def choose(view: View, rng: Stream, limit: int | None = None) -> Action:
    """What is worth most over `limit` deals that fit the view (None: `WORLDS`)."""
    seed, many = rng.below(1 << 62), limit or WORLDS
    if len(view.legal) == 1:
        return view.legal[0]
    if said := _said(view, seed, many):
        return said
    return _best(view, judge(view, seed, many))


def _best(view: View, judged: Judged) -> Card:
    """The card to play, once each is judged."""
    if pairs.applies(view):
        return sensible(view, judged, pairs.DOUBT)
    return sensible(view, judged) if view.rules.game.PARTNERS else sensible(view, judged, DOUBT)


def judge(view: View, seed: int, many: int) -> Judged:
    """Every card that may be played, over deals that fit, by the search that is best here."""
    if knowing.applies(view) and (found := knowing.judge(view, seed, many)):
        return found
    if alone.applies(view):
        return alone.judge(view, seed, many)
    if pairs.applies(view):
        return pairs.judge(view, seed, many)
    return four.judge(view, seed, many) if view.rules.game.ID == "400" else flat.judge(view, seed, many)


def _said(view: View, seed: int, many: int) -> Action | None:
    """A word, where there is something to say."""
    if not any(isinstance(action, str) for action in view.legal):
        return None
    if view.stage == "talk" and view.rules.game.ID == "400":
        return bidding.bid(view, seed, many)
    if view.rules.game.ID == cliques.GAME:
        return cliques.word(view, seed)
    if king_talk.applies(view):
        return king_talk.choose(view, many)
    return careful.choose(view, Stream(b"", b""))


def advise(view: View, rng: Stream, limit: int | None = None) -> Advice:
    """What strong does, and the figures that speak for it."""
    seed, many = rng.below(1 << 62), limit or WORLDS
    if len(view.legal) == 1:
        return Advice(view.legal[0], "forced", {})
    if said := _said(view, seed, many):
        if view.stage == "talk" and view.rules.game.ID == "400":
            return reasons.for_bid(view, said, bidding.made(view, seed, many), many)
        if king_talk.applies(view):
            return reasons.for_talk(said, *king_talk.weigh(view, many))
        return reasons.for_word(view, said, seed, many)
    judged = judge(view, seed, many)
    return reasons.for_card(view, judged, _best(view, judged), seed, many)
