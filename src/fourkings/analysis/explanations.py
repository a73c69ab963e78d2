"""Explanations of decisions: the sentence of a verdict, and why one action is better than another."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from fourkings.analysis.action_values import choices, evaluate
from fourkings.analysis.verdicts import BLAMELESS, Verdict
from fourkings.coach import Explanation, explain, explain_even, explanation_json
from fourkings.i18n import Language
from fourkings.i18n.isolation import capital
from fourkings.lessons.worked_deals import replay_moments
from fourkings.records import token
from fourkings.rulebook.cards import Seat
from fourkings.rulebook.game import Action, Rules
from fourkings.rulebook.match import Match
from fourkings.views import View, view, view_seed

if TYPE_CHECKING:
    from fourkings.analysis.matches import Decision

DEALS: Final = 100
"""Deals in which an action is compared with the others."""
SURE: Final = 2.0
"""Standard errors from which on one action is clearly better than another."""


class JudgedAction(NamedTuple):
    """A judged action, as far as its sentence needs it."""

    verdict: Verdict
    played: Action
    best: Action
    loss: float  #: points
    seen: float | None  #: points that it lost with all cards seen
    explanation: Explanation | None  #: why `best` is better; None for a blameless action


def reason(decision: Decision, language: Language, names: Sequence[str] = ()) -> str:
    """Return the sentences of a verdict: that the action was well chosen, or why another is better; names: by seat."""
    judged = JudgedAction(
        decision.verdict, decision.played, decision.best, decision.judged.loss, decision.seen, decision.explanation
    )
    return verdict_text(decision.state.rules, judged, language, names)


def verdict_text(rules: Rules, judged: JudgedAction, language: Language, names: Sequence[str] = ()) -> str:
    """Return the sentences of a verdict, as `reason` does; a mistake without an explanation has its loss alone."""
    if judged.explanation is not None:
        return explanation_text(judged.explanation, language, names)
    played, best = (in_sentence(language, rules, action) for action in (judged.played, judged.best))
    verdict = judged.verdict if judged.verdict in BLAMELESS else "loss"
    points = {"seen": round(judged.seen or 0), "tenths": round(10 * judged.loss) / 10}
    text = language.text(f"review-why-{verdict}", "", played=played, best=best, **points)
    return capital(language.code, text)


def explanation_text(explanation: Explanation, language: Language, names: Sequence[str] = ()) -> str:
    """Return the sentences of an explanation; names: of the players, by seat."""
    sentences = (language.coach(part.key, part.params, names) for part in explanation.parts)
    return " ".join(capital(language.code, sentence) for sentence in sentences)


def in_sentence(language: Language, rules: Rules, action: Action) -> str:
    """Return the words for an action inside a sentence: a card with its article, a call in quotation marks."""
    if isinstance(action, str):
        return language.text("quoted", text=language.action(rules, action))
    return language.the_card(action)


class WhyPlayed(NamedTuple):
    """An action compared with the best alternative of its kind, or else with a card that is worth the same."""

    seat: Seat
    action: Action
    instead: Action | None = None  #: the best other card or call to the judge; None if there was none
    loss: float = 0.0  #: points that the action loses to it on average; negative if it gains
    error: float = 0.0  #: the standard error of the loss
    explanation: Explanation | None = None  #: why the better one of the two is better; None if they are the same, or alone

    @property
    def worse(self) -> bool:
        """True if the judge is sure that the alternative is better."""
        return self.loss > 0 and self.loss > SURE * self.error


def why_played(match: Match, deal: int, number: int) -> WhyPlayed:
    """Explain an action. deal: number of the deal, from 1; number: of the action in it, from 1."""
    moments = replay_moments(match, deal).moments
    state, action = moments[number - 1].state, moments[number].action
    assert action is not None  # only the first moment has none
    return compare(view(state, state.turn), action)


def compare(seat_view: View, action: Action) -> WhyPlayed:
    """Compare a legal action of the seat to act with the best alternative of its kind, and explain which is better."""
    seat, groups = seat_view.turn, choices(seat_view)
    played = next(index for index, choice in enumerate(groups) if action in choice)
    others = [
        index
        for index, choice in enumerate(groups)
        if index != played and isinstance(choice[0], str) == isinstance(action, str)
    ]
    if not others:
        return WhyPlayed(seat, action, next((equal for equal in groups[played] if equal != action), None))
    values = evaluate(seat_view, view_seed(seat_view, "why"), DEALS)
    means = values.means()
    best = max(others, key=lambda index: means[index])
    instead, (loss, error) = groups[best][0], values.gain(best, played)
    if abs(loss) <= SURE * error or loss == 0:
        explanation = explain_even(seat_view, instead, action)
    elif loss > 0:
        explanation = explain(seat_view, action, instead, loss)
    else:
        explanation = explain(seat_view, instead, action, -loss)
    return WhyPlayed(seat, action, instead, loss, error, explanation)


def why_json(why: WhyPlayed) -> dict[str, Any]:
    """Return an action compared with its alternative as a JSON object."""
    return {
        "seat": why.seat, "action": token(why.action),
        "instead": None if why.instead is None else token(why.instead),
        "loss": round(why.loss, 2), "error": round(why.error, 2),
        "explanation": None if why.explanation is None else explanation_json(why.explanation),
    }  # fmt: skip
