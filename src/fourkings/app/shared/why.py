"""Why a card or call was chosen, as JSON between processes."""

from __future__ import annotations

import json

from fourkings.analysis.explanations import why_json, why_played
from fourkings.rulebook.match import Match


def explain_action(match: Match, number: int, place: int) -> str:
    """Explain an action of a deal as JSON, see `WhyPlayed`. It runs in a process for slow work.

    number: of the deal, from 1; place: of the action in it, from 1.
    """
    return json.dumps(why_json(why_played(match, number, place)))
