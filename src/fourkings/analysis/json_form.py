"""A review as one JSON object, `fourkings/review/1`: see `docs/review.md`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from fourkings.analysis.judgement import Judgement
from fourkings.analysis.matches import Decision, Review
from fourkings.analysis.words import BLAMELESS, proofs_of, reason, what_speaks_for
from fourkings.bots.proofs import Proof
from fourkings.i18n import LANGUAGES, Language, language
from fourkings.records import token
from fourkings.rulebook.cards import Mask, members, name
from fourkings.rulebook.game import Action, State
from fourkings.rulebook.games import parse_action
from fourkings.views import view

if TYPE_CHECKING:
    from fourkings.kernels.arrays import Int64Array

FORMAT: Final = "fourkings/review/1"
DECIMALS: Final = 6
"""Of figures that are reckoned with again: a sum has an order of its own in a page, and other digits beyond these."""


def to_json(review: Review, words: Language) -> dict[str, Any]:
    """A review as a JSON object; words: the language of the sentences."""
    return {
        "format": FORMAT,
        "game": review.rules.game.ID,
        "seat": review.seat,
        "decisions": [_decision(decision, words) for decision in review.decisions],
        "summary": {
            "decisions": len(review.decisions),
            "loss": round(review.loss, 3),
            "verdicts": dict(review.counts),
        },
    }


def packed(decision: Decision) -> dict[str, Any]:
    """A decision with all that was found of it, as JSON: what `unpacked` needs, its reason in every language, its table."""
    judged, state = decision.judged, decision.state
    exact = (judged.loss, judged.low, judged.high, judged.lead, judged.trick, decision.seen)
    better = decision.best if judged.best != judged.played else None
    at, why = view(state, state.turn), None
    proven, rows = proofs_of(at, better, decision.played) if better is not None else ((), None)
    if better is not None and decision.verdict not in BLAMELESS:
        why = what_speaks_for(at, better, decision.played, proven)
    return _decision(decision, None) | {
        "reasons": {code: reason(decision, language(code), why) for code in LANGUAGES},
        "choices": [[token(action) for action in choice] for choice in judged.choices],
        "losses": [[round(each, 3) for each in loss] for loss in judged.losses],
        "habits": {name: list(shares) for name, shares in judged.habits.items()},
        "places": [judged.played, judged.best],
        "exact": [None if each is None else round(each, DECIMALS) for each in exact],
        "deals": judged.deals,
        "proofs": proofs_json(proven, rows),
        "hand": [name(card) for card in members(state.hands[state.turn])],
        "trick": [[state.leader + place & 3, name(card)] for place, card in enumerate(state.trick)],
    }


def proofs_json(proven: Sequence[Proof], samples: Int64Array | None) -> list[dict[str, Any]]:
    """Proofs with their counts, each with the hands of a deal in which it holds and of one in which it does not."""
    deals = [] if samples is None else samples.tolist()
    return [_proof(proof, deals) for proof in proven]


def _proof(proof: Proof, samples: list[list[Mask]]) -> dict[str, Any]:
    deals = {
        key: None if place is None else [list(map(name, members(hand))) for hand in samples[place]]
        for key, place in (("holds", proof.holds), ("fails", proof.fails))
    }
    counts = {"times": proof.times, "fewer": proof.fewer, "deals": proof.deals}
    return {"what": proof.what, "card": token(proof.card), "instead": token(proof.instead)} | counts | deals


def unpacked(packed: dict[str, Any], state: State, action: Action) -> Decision:
    """A decision from what `packed` made of it; state and action: those of the match."""
    game = state.rules.game
    loss, low, high, lead, trick, seen = packed["exact"]
    played, best = packed["places"]
    choices: list[list[Action]] = [[parse_action(game, text) for text in choice] for choice in packed["choices"]]
    losses = tuple((gain, error) for gain, error in packed["losses"])
    habits = {name: tuple(shares) for name, shares in packed["habits"].items()}
    judged = Judgement(choices, played, best, loss, low, high, lead, losses, packed["deals"], trick, habits)
    return Decision(packed["deal"], packed["action"], state, action, judged, seen, packed["verdict"])


def _decision(decision: Decision, words: Language | None) -> dict[str, Any]:
    """A decision as the format has it; words: of its reason, None to leave that out."""
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
    } | ({} if words is None else {"reason": reason(decision, words)})
