"""Why a card was played: what speaks for it beside the judge's best other choice, counted in deals that fit."""

from __future__ import annotations

import json
from typing import Final

from fourkings.rulebook.match import Match
from fourkings.windows.record import token
from fourkings.windows.view import view
from fourkings.windows.worked import replay_moments

DEALS: Final = 100
"""Deals in which the judge compares the choices."""


def why(match: Match, number: int, place: int) -> str:
    """What is told of an action of a deal, as JSON, see `telling.proofs.WhyPlayed`. It runs where there is time.

    number: of the deal, from 1; place: of the action in it, from 1.
    """
    from fourkings.players.review.json_form import proofs_json
    from fourkings.players.review.words import proofs_of
    from fourkings.players.review.worth import choices, seed_of, worths

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
    about = {"seat": state.turn, "action": token(action)}
    if not beside:
        return json.dumps(about | {"instead": None, "loss": 0.0, "error": 0.0, "proofs": []})
    values = worths(at, seed_of(at, "why"), DEALS)
    means = values.means()
    best = max(beside, key=lambda index: float(means[index]))
    loss, error = values.gain(best, played)
    proofs = proofs_json(*proofs_of(at, action, classes[best][0]))
    compared = {"instead": token(classes[best][0]), "loss": round(loss, 2), "error": round(error, 2)}
    return json.dumps(about | compared | {"proofs": proofs})
