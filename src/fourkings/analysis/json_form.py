"""A review as one JSON object, `fourkings/review/1`, and judged decisions for storage: see `docs/review.md`."""

from collections.abc import Sequence
from typing import Any, Final

from fourkings.analysis.explanations import reason
from fourkings.analysis.matches import Decision, Review
from fourkings.analysis.verdicts import Judgement
from fourkings.coach.explanation import explanation_json, read_explanation
from fourkings.i18n import Language
from fourkings.records import token
from fourkings.rulebook.cards import members, name
from fourkings.rulebook.game import Action, State
from fourkings.rulebook.games import parse_action

FORMAT: Final = "fourkings/review/1"
DECIMALS: Final = 6
"""Decimals of figures that are summed again: the page may add them in another order."""


def to_json(review: Review, language: Language, names: Sequence[str] = ()) -> dict[str, Any]:
    """Return a review as a JSON object; language: of its sentences; names: of the players, by seat."""
    return {
        "format": FORMAT,
        "game": review.rules.game.ID,
        "seat": review.seat,
        "decisions": [_decision(decision) | {"reason": reason(decision, language, names)} for decision in review.decisions],
        "summary": {"decisions": len(review.decisions), "loss": round(review.loss, 3), "verdicts": dict(review.counts)},
    }


def pack(decision: Decision) -> dict[str, Any]:
    """Return a decision as JSON with everything that `unpack` needs, its explanation and what was in view."""
    judged, state = decision.judged, decision.state
    exact = (judged.loss, judged.low, judged.high, judged.lead, judged.trick, decision.seen)
    return _decision(decision) | {
        "choices": [[token(action) for action in choice] for choice in judged.choices],
        "losses": [[round(each, 3) for each in loss] for loss in judged.losses],
        "habits": {name: list(shares) for name, shares in judged.habits.items()},
        "places": [judged.played, judged.best],
        "exact": [None if each is None else round(each, DECIMALS) for each in exact],
        "deals": judged.deals,
        "hand": [name(card) for card in members(state.hands[state.turn])],
        "trick": [[state.leader + place & 3, name(card)] for place, card in enumerate(state.trick)],
    }


def unpack(packed: dict[str, Any], state: State, action: Action) -> Decision:
    """Return the decision that `pack` wrote, without its explanation if that is of another version of the coach.

    state, action: those of the match.
    """
    game = state.rules.game
    loss, low, high, lead, trick, seen = packed["exact"]
    played, best = packed["places"]
    choices: list[list[Action]] = [[parse_action(game, text) for text in choice] for choice in packed["choices"]]
    losses = tuple((gain, error) for gain, error in packed["losses"])
    habits = {name: tuple(shares) for name, shares in packed["habits"].items()}
    judged = Judgement(choices, played, best, loss, low, high, lead, losses, packed["deals"], trick, habits)
    explanation = read_explanation(game, packed["explanation"])
    return Decision(packed["deal"], packed["action"], state, action, judged, seen, packed["verdict"], explanation)


def _decision(decision: Decision) -> dict[str, Any]:
    """Return a decision as the format has it, without its reason."""
    judged, explanation = decision.judged, decision.explanation
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
        "explanation": None if explanation is None else explanation_json(explanation),
    }
