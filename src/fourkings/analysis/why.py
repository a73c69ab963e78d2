"""Why an action was done: what speaks for it beside the judge's best other choice, counted in deals that fit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from fourkings.analysis.json_form import proofs_json
from fourkings.analysis.words import proofs_of
from fourkings.analysis.worth import choices, seed_of, worths
from fourkings.bots.proofs import Proof
from fourkings.lessons.worked_deals import replay_moments
from fourkings.records import token
from fourkings.rulebook.cards import Seat
from fourkings.rulebook.game import Action
from fourkings.rulebook.match import Match
from fourkings.views import view

if TYPE_CHECKING:
    from fourkings.kernels.arrays import Int64Array

DEALS: Final = 100
"""Deals in which the judge compares the choices."""
SURE: Final = 2.0
"""Standard errors from which on the judge prefers another choice."""


class WhyPlayed(NamedTuple):
    """What speaks for an action, and how it compares with the best of the others."""

    seat: Seat
    action: Action
    instead: Action | None = None  #: the best of the other cards or calls to the judge; None where there was none
    loss: float = 0.0  #: points that the action loses to it on average; below 0 where it gains
    error: float = 0.0  #: the standard error of the loss
    proven: tuple[Proof, ...] = ()
    samples: Int64Array | None = None  #: the deals in which the proofs are counted, (deals, 4)

    @property
    def worse(self) -> bool:
        """True where the judge is sure that the other choice is better."""
        return self.loss > 0 and self.loss > SURE * self.error


def why_played(match: Match, number: int, place: int) -> WhyPlayed:
    """Why an action of a deal was done. number: of the deal, from 1; place: of the action in it, from 1."""
    moments = replay_moments(match, number).moments
    state, action = moments[place - 1].state, moments[place].action
    assert action is not None  # only the first moment has none
    at = view(state, state.turn)
    classes = choices(at)
    played = next(index for index, choice in enumerate(classes) if action in choice)
    beside = [
        index
        for index, choice in enumerate(classes)
        if index != played and isinstance(choice[0], str) == isinstance(action, str)
    ]
    if not beside:
        return WhyPlayed(state.turn, action)
    values = worths(at, seed_of(at, "why"), DEALS)
    means = values.means()
    best = max(beside, key=lambda index: means[index])
    loss, error = values.gain(best, played)
    return WhyPlayed(state.turn, action, classes[best][0], loss, error, *proofs_of(at, action, classes[best][0]))


def why_json(why: WhyPlayed) -> dict[str, Any]:
    """What is told of it as a JSON object, each proof with the hands of a deal for it and of one against it."""
    return {
        "seat": why.seat, "action": token(why.action),
        "instead": None if why.instead is None else token(why.instead),
        "loss": round(why.loss, 2), "error": round(why.error, 2), "proofs": proofs_json(why.proven, why.samples),
    }  # fmt: skip
