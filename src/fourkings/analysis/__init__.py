"""Review of the decisions of a match, by what each player could know at the time.

Every decision with a choice is judged in three ways: with all cards seen (`hindsight`), by what could be known
(`action_values`, `judge`), and by what other players do (`verdicts.surprise`). Only the second gives the verdict: each
action is tried in the same likely deals, all four players going on as the bot strong does. The better action is chosen in
some deals and its gain measured in others, so no verdict rests on luck; too close a result is called unclear.
`research/figures/calibration.py` measures how far verdicts hold by playing the deals on.
"""

from fourkings.analysis.html import to_html
from fourkings.analysis.json_form import FORMAT, to_json
from fourkings.analysis.judge import judge
from fourkings.analysis.matches import Decision, Review, UnfinishedMatch, decisions, review
from fourkings.analysis.verdicts import VERDICTS, Judgement, Verdict

__all__ = [
    "FORMAT", "VERDICTS", "Decision", "Judgement", "Review", "UnfinishedMatch", "Verdict", "decisions", "judge", "review",
    "to_html", "to_json",
]  # fmt: skip
