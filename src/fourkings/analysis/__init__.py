"""Review: what the decisions of a match were worth, by what could be known when they were made.

Every decision with a choice is looked at three times. **With all cards seen**: what it cost in this very deal (`seen`).
**By what could be known**, which alone gives the verdict: each action in the same deals that fit what was seen, as likely
as what was said and played makes them, all four going on as strong does (`worth`). **By what others do**: how surprising it
is to a club player (`surprise`). The better action is found in some deals and its gain measured in others, so that a
verdict does not live on luck (`judge`); where the figures cannot tell, it says so. How far verdicts hold is measured by
playing the deals on: see `research/figures/calibration.py`.
"""

from __future__ import annotations

from fourkings.analysis.html import to_html
from fourkings.analysis.json_form import FORMAT, to_json
from fourkings.analysis.judge import judge
from fourkings.analysis.judgement import Judgement
from fourkings.analysis.matches import Decision, Review, UnfinishedMatch, decisions, review
from fourkings.analysis.verdicts import VERDICTS, Verdict

__all__ = [
    "FORMAT", "VERDICTS", "Decision", "Judgement", "Review", "UnfinishedMatch", "Verdict", "decisions", "judge", "review",
    "to_html", "to_json",
]  # fmt: skip
