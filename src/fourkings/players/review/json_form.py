"""A review as one JSON object, `fourkings/review/1`: see `docs/review.md`."""

from __future__ import annotations

from typing import Any, Final

from fourkings.players.review.judge import Judgement
from fourkings.players.review.matches import Decision, Review
from fourkings.players.review.words import reason
from fourkings.rulebook.cards import members, name
from fourkings.rulebook.game import Action, State
from fourkings.rulebook.games import parse_action
from fourkings.windows.i18n import LANGUAGES, Language, language
from fourkings.windows.record import token

FORMAT: Final = "fourkings/review/1"


def to_json(review: Review, words: Language) -> dict[str, Any]:
    """A review as a JSON object; words: the language of the sentences."""
    return {
        "format": FORMAT,
        "game": review.rules.game.ID,
        "seat": review.seat,
        "decisions": [_decision(one, words) for one in review.decisions],
        "summary": {
            "decisions": len(review.decisions),
            "loss": round(review.loss, 3),
            "verdicts": dict(review.counts),
        },
    }


def packed(one: Decision) -> dict[str, Any]:
    """A decision with all that was found of it, as JSON: what `unpacked` needs, its reason in every language, its table."""
    judged, state = one.judged, one.state
    return _decision(one, None) | {
        "reasons": {code: reason(one, language(code)) for code in LANGUAGES},
        "choices": [[token(action) for action in choice] for choice in judged.choices],
        "losses": [[round(each, 3) for each in loss] for loss in judged.losses],
        "habits": {name: list(shares) for name, shares in judged.habits.items()},
        "places": [judged.played, judged.best],
        "exact": [judged.loss, judged.low, judged.high, judged.lead, judged.trick, one.seen],
        "deals": judged.deals,
        "hand": [name(card) for card in members(state.hands[state.turn])],
        "trick": [[state.leader + place & 3, name(card)] for place, card in enumerate(state.trick)],
    }


def unpacked(told: dict[str, Any], state: State, action: Action) -> Decision:
    """A decision from what `packed` made of it; state and action: those of the match."""
    game = state.rules.game
    loss, low, high, lead, trick, seen = told["exact"]
    played, best = told["places"]
    choices: list[list[Action]] = [[parse_action(game, one) for one in choice] for choice in told["choices"]]
    losses = tuple((gain, error) for gain, error in told["losses"])
    habits = {name: tuple(shares) for name, shares in told["habits"].items()}
    judged = Judgement(choices, played, best, loss, low, high, lead, losses, told["deals"], trick, habits)
    return Decision(told["deal"], told["action"], state, action, judged, seen, told["verdict"])


def _decision(one: Decision, words: Language | None) -> dict[str, Any]:
    """A decision as the format has it; words: of its reason, None to leave that out."""
    judged = one.judged
    return {
        "deal": one.deal,
        "action": one.action,
        "played": token(one.played),
        "best": token(one.best),
        "loss": round(judged.loss, 2),
        "low": round(judged.low, 2),
        "high": round(judged.high, 2),
        "seen": None if one.seen is None else round(one.seen, 2),
        "surprise": round(one.surprise, 2),
        "verdict": one.verdict,
    } | ({} if words is None else {"reason": reason(one, words)})
