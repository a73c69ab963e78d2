"""Explanations of decisions: the sentence of a verdict, and what speaks for one action rather than another."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from fourkings.analysis.action_values import choices, evaluate
from fourkings.analysis.matches import Decision
from fourkings.bots import careful, reasons
from fourkings.bots.careful.advice import Why
from fourkings.bots.proofs import Proof, call_proofs
from fourkings.bots.proofs import proofs as card_proofs
from fourkings.bots.strong.belief import draw
from fourkings.bots.strong.games import recipe_of
from fourkings.i18n import Language
from fourkings.i18n.isolation import capital
from fourkings.lessons.worked_deals import replay_moments
from fourkings.records import token
from fourkings.rulebook.cards import Mask, Seat, members, name
from fourkings.rulebook.game import Action, Rules
from fourkings.rulebook.match import Match
from fourkings.views import View, view, view_seed

if TYPE_CHECKING:
    from fourkings.kernels.arrays import Int64Array

BLAMELESS: Final = ("best", "brilliant", "unlucky", "unclear")
"""Verdicts of actions to which no better one is known, so no reason is given."""
DEALS: Final = 100
"""Deals in which proofs are counted and the judge compares the choices."""
SURE: Final = 2.0
"""Standard errors from which on the judge prefers another choice."""


def reason(decision: Decision, language: Language, why: Why | None = None) -> str:
    """Return the verdict as a sentence and, if another action was better, why.

    why: what speaks for the better action, if that is known already: counting it takes a while.
    """
    rules, judged = decision.state.rules, decision.judged
    parts = {"played": in_sentence(language, rules, decision.played), "best": in_sentence(language, rules, decision.best)}
    if decision.verdict in BLAMELESS:
        sentence = language.text(f"review-why-{decision.verdict}", "", seen=round(decision.seen or 0), **parts)
        return capital(language.code, sentence)
    why = why or best_reason(view(decision.state, decision.state.turn), decision.best, decision.played)
    sentences = [
        language.text("review-why-loss", "", tenths=round(10 * judged.loss) / 10, deals=judged.deals, **parts),
        language.advice(why.key, why.params),
    ]
    if decision.verdict == "lucky":
        sentences.append(language.text("review-why-lucky"))
    return capital(language.code, " ".join(sentences))


def best_reason(seat_view: View, action: Action, other: Action, proofs: tuple[Proof, ...] | None = None) -> Why:
    """Return what speaks for an action rather than another: counted in deals that fit, else a rule of thumb.

    proofs: those of `find_proofs`, if known already.
    """
    if proofs is None:
        proofs = find_proofs(seat_view, action, other)[0]
    if proofs:
        return reasons.why_of(proofs[0])
    if isinstance(action, str):
        return Why(*careful.explain(seat_view, action))
    cards_only = replace(seat_view, legal=tuple(each for each in seat_view.legal if not isinstance(each, str)))
    why, other_why = _counted_reason(cards_only, action), _counted_reason(cards_only, other)
    # a reason that holds as often for the other card speaks for neither
    if why and not (other_why and why.key == other_why.key and _percent(why) <= _percent(other_why)):
        return why
    return reasons.NONE


def find_proofs(seat_view: View, action: Action, other: Action) -> tuple[tuple[Proof, ...], Int64Array | None]:
    """Return proofs, facts counted in likely deals, for one action rather than another; and those deals, (deals, 4).

    There is none for a card rather than a call, and then no deals.
    """
    if not isinstance(action, str) and (isinstance(other, str) or seat_view.contract is None):
        return (), None
    samples = draw(recipe_of(seat_view.rules).belief, seat_view, view_seed(seat_view, "reason"), DEALS)
    if isinstance(action, str):
        return call_proofs(seat_view, action, other, samples), samples
    assert not isinstance(other, str)
    return card_proofs(seat_view, action, other, samples), samples


def _counted_reason(seat_view: View, action: Action) -> Why | None:
    if isinstance(action, str):
        return None
    return reasons.counted(seat_view, action, view_seed(seat_view, "reason"), DEALS)


def _percent(why: Why) -> int:
    percent = why.params["percent"]
    return percent if isinstance(percent, int) else 0


def in_sentence(language: Language, rules: Rules, action: Action) -> str:
    """Return the words for an action inside a sentence: a card with its article, a call in quotation marks."""
    if isinstance(action, str):
        return language.text("quoted", text=language.action(rules, action))
    return language.the_card(action)


def proofs_json(proofs: Sequence[Proof], samples: Int64Array | None) -> list[dict[str, Any]]:
    """Return proofs as JSON, each with the hands of a deal in which it holds and of one in which it fails."""
    deals: list[list[Mask]] = [] if samples is None else samples.tolist()

    def hands(index: int | None) -> list[list[str]] | None:
        return None if index is None else [[name(card) for card in members(hand)] for hand in deals[index]]

    return [
        {
            "what": proof.what, "card": token(proof.card), "instead": token(proof.instead), "times": proof.times,
            "fewer": proof.fewer, "deals": proof.deals, "holds": hands(proof.holds), "fails": hands(proof.fails),
        }
        for proof in proofs
    ]  # fmt: skip


class WhyPlayed(NamedTuple):
    """The reasons for an action, compared with the best alternative of its kind."""

    seat: Seat
    action: Action
    instead: Action | None = None  #: the best other card or call to the judge; None if there was none
    loss: float = 0.0  #: points that the action loses to it on average; negative if it gains
    error: float = 0.0  #: the standard error of the loss
    proven: tuple[Proof, ...] = ()
    samples: Int64Array | None = None  #: the deals in which proofs are counted, (deals, 4)

    @property
    def worse(self) -> bool:
        """True if the judge is sure that the alternative is better."""
        return self.loss > 0 and self.loss > SURE * self.error


def why_played(match: Match, deal: int, number: int) -> WhyPlayed:
    """Explain an action. deal: number of the deal, from 1; number: of the action in it, from 1."""
    moments = replay_moments(match, deal).moments
    state, action = moments[number - 1].state, moments[number].action
    assert action is not None  # only the first moment has none
    seat_view = view(state, state.turn)
    groups = choices(seat_view)
    played = next(index for index, choice in enumerate(groups) if action in choice)
    others = [
        index
        for index, choice in enumerate(groups)
        if index != played and isinstance(choice[0], str) == isinstance(action, str)
    ]
    if not others:
        return WhyPlayed(state.turn, action)
    values = evaluate(seat_view, view_seed(seat_view, "why"), DEALS)
    means = values.means()
    best = max(others, key=lambda index: means[index])
    alternative = groups[best][0]
    return WhyPlayed(
        state.turn, action, alternative, *values.gain(best, played), *find_proofs(seat_view, action, alternative)
    )


def why_json(why: WhyPlayed) -> dict[str, Any]:
    """Return an explanation as a JSON object; see `proofs_json`."""
    return {
        "seat": why.seat, "action": token(why.action),
        "instead": None if why.instead is None else token(why.instead),
        "loss": round(why.loss, 2), "error": round(why.error, 2), "proofs": proofs_json(why.proven, why.samples),
    }  # fmt: skip
