"""Why a card or call was chosen, as text from one process to another."""

from __future__ import annotations

import json

from fourkings.analysis.explanations import why_json, why_played
from fourkings.rulebook.match import Match


def why(match: Match, number: int, place: int) -> str:
    """What is told of an action of a deal, as JSON, see `telling.proofs.WhyPlayed`. It runs where there is time.

    number: of the deal, from 1; place: of the action in it, from 1.
    """
    return json.dumps(why_json(why_played(match, number, place)))
