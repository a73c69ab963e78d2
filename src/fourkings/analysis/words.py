"""Words: the sentence of a verdict, and why the better action is better."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from fourkings.analysis.matches import Decision
from fourkings.analysis.worth import seed_of
from fourkings.bots import careful, reasons
from fourkings.bots.careful.advice import Why
from fourkings.bots.proofs import Proof, call_proofs, proofs
from fourkings.bots.strong.belief import draw
from fourkings.bots.strong.games import recipe_of
from fourkings.i18n import Language
from fourkings.i18n.isolation import capital
from fourkings.rulebook.game import Action, Rules
from fourkings.views import View, view

if TYPE_CHECKING:
    from fourkings.kernels.arrays import Int64Array

BLAMELESS = ("best", "brilliant", "unlucky", "unclear")
"""Verdicts of actions to which nothing is known to be better: no reason is told."""
DEALS = 100
"""Deals in which is counted what speaks for a card."""


def reason(decision: Decision, language: Language, why: Why | None = None) -> str:
    """What is to be said of a decision: the verdict in a sentence and, where something was better, why.

    why: what speaks for the better one, where it is known already: it takes a while to count.
    """
    return capital(language.code, _reason(decision, language, why))


def _reason(decision: Decision, language: Language, why: Why | None) -> str:
    rules, judged = decision.state.rules, decision.judged
    parts = {"played": in_sentence(language, rules, decision.played), "best": in_sentence(language, rules, decision.best)}
    if decision.verdict in BLAMELESS:
        return language.text(f"review-why-{decision.verdict}", "", seen=round(decision.seen or 0), **parts)
    said = language.text("review-why-loss", "", tenths=round(10 * judged.loss) / 10, deals=judged.deals, **parts)
    after = [language.text("review-why-lucky")] if decision.verdict == "lucky" else []
    return " ".join([said, because(decision, language, why), *after])


def because(decision: Decision, language: Language, why: Why | None = None) -> str:
    """What speaks for the best action, as a sentence."""
    why = why or what_speaks_for(view(decision.state, decision.state.turn), decision.best, decision.played)
    return language.advice(why.key, why.params)


def what_speaks_for(at: View, action: Action, beside: Action, proven: tuple[Proof, ...] | None = None) -> Why:
    """The fact that speaks for an action beside another: counted in deals that fit, else by rules of thumb.

    proven: what `proofs_of` found already.
    """
    if proven is None:
        proven = proofs_of(at, action, beside)[0]
    if proven:
        return reasons.why_of(proven[0])
    if isinstance(action, str):
        return Why(*careful.explain(at, action))
    at = replace(at, legal=tuple(each for each in at.legal if not isinstance(each, str)))
    counted, other = _counted(at, action), _counted(at, beside)
    if counted and not (other and counted.key == other.key and _often(counted) <= _often(other)):
        return counted
    return reasons.NONE


def proofs_of(at: View, action: Action, beside: Action) -> tuple[tuple[Proof, ...], Int64Array | None]:
    """What speaks for a card or call beside another, in deals that the judge would draw, and these.

    Nothing speaks for a card beside a call.
    """
    if not isinstance(action, str) and (isinstance(beside, str) or at.contract is None):
        return (), None
    samples = draw(recipe_of(at.rules).belief, at, seed_of(at, "reason"), DEALS)
    if isinstance(action, str):
        return call_proofs(at, action, beside, samples), samples
    assert not isinstance(beside, str)
    return proofs(at, action, beside, samples), samples


def _counted(at: View, action: Action) -> Why | None:
    """What is counted for a card, None for a call."""
    return None if isinstance(action, str) else reasons.counted(at, action, seed_of(at, "reason"), DEALS)


def _often(why: Why) -> int:
    """In how many of 100 deals it holds. What holds as often for the card beside it speaks for neither."""
    percent = why.params["percent"]
    return percent if isinstance(percent, int) else 0


def in_sentence(language: Language, rules: Rules, action: Action) -> str:
    """An action inside a sentence."""
    if isinstance(action, str):
        return language.text("quoted", text=language.action(rules, action))
    return language.the_card(action)
