"""A review as one JSON object, `fourkings/review/1`, and judged decisions for storage: see `docs/review.md`."""

from typing import Any, Final

from fourkings import i18n
from fourkings.analysis.explanations import BLAMELESS, best_reason, find_proofs, proofs_json, reason
from fourkings.analysis.matches import Decision, Review
from fourkings.analysis.verdicts import Judgement
from fourkings.i18n import LANGUAGES, Language
from fourkings.records import token
from fourkings.rulebook.cards import members, name
from fourkings.rulebook.game import Action, State
from fourkings.rulebook.games import parse_action
from fourkings.views import view

FORMAT: Final = "fourkings/review/1"
DECIMALS: Final = 6
"""Decimals of figures that are summed again: the page may add them in another order."""


def to_json(review: Review, language: Language) -> dict[str, Any]:
    """Return a review as a JSON object; language: of its sentences."""
    return {
        "format": FORMAT,
        "game": review.rules.game.ID,
        "seat": review.seat,
        "decisions": [_decision(decision, language) for decision in review.decisions],
        "summary": {"decisions": len(review.decisions), "loss": round(review.loss, 3), "verdicts": dict(review.counts)},
    }


def pack(decision: Decision) -> dict[str, Any]:
    """Return a decision as JSON with everything that `unpack` needs, its reasons in every language and what was in view."""
    judged, state = decision.judged, decision.state
    exact = (judged.loss, judged.low, judged.high, judged.lead, judged.trick, decision.seen)
    better = decision.best if judged.best != judged.played else None
    seat_view, why = view(state, state.turn), None
    proofs, samples = find_proofs(seat_view, better, decision.played) if better is not None else ((), None)
    if better is not None and decision.verdict not in BLAMELESS:
        why = best_reason(seat_view, better, decision.played, proofs)
    return _decision(decision, None) | {
        "reasons": {code: reason(decision, i18n.language(code), why) for code in LANGUAGES},
        "choices": [[token(action) for action in choice] for choice in judged.choices],
        "losses": [[round(each, 3) for each in loss] for loss in judged.losses],
        "habits": {name: list(shares) for name, shares in judged.habits.items()},
        "places": [judged.played, judged.best],
        "exact": [None if each is None else round(each, DECIMALS) for each in exact],
        "deals": judged.deals,
        "proofs": proofs_json(proofs, samples),
        "hand": [name(card) for card in members(state.hands[state.turn])],
        "trick": [[state.leader + place & 3, name(card)] for place, card in enumerate(state.trick)],
    }


def unpack(packed: dict[str, Any], state: State, action: Action) -> Decision:
    """Return the decision that `pack` wrote; state and action: those of the match."""
    game = state.rules.game
    loss, low, high, lead, trick, seen = packed["exact"]
    played, best = packed["places"]
    choices: list[list[Action]] = [[parse_action(game, text) for text in choice] for choice in packed["choices"]]
    losses = tuple((gain, error) for gain, error in packed["losses"])
    habits = {name: tuple(shares) for name, shares in packed["habits"].items()}
    judged = Judgement(choices, played, best, loss, low, high, lead, losses, packed["deals"], trick, habits)
    return Decision(packed["deal"], packed["action"], state, action, judged, seen, packed["verdict"])


def _decision(decision: Decision, language: Language | None) -> dict[str, Any]:
    """Return a decision as the format has it; language: of its reason, None to leave that out."""
    judged = decision.judged
    return {
        "deal": decision.deal,
        "action": decision.action,
        "played": token(decision.played),
        "best": token(decision.best),
        "loss": round(judged.loss, 2),
        "low": round(judged.low, 2),
        "high": round(judged.high, 2),
        "seen": None if decision.seen is None else round(decision.seen, 2),
        "surprise": round(decision.surprise, 2),
        "verdict": decision.verdict,
    } | ({} if language is None else {"reason": reason(decision, language)})
