"""The coach: why one action is better than another, in a few sentences of a card player.

`explain` compares two actions of a view. It reads what is certain from the view and the rules (`certain`), plays both
actions on in deals that fit and attributes the loss to who ends up with which card, trick or contract (`attribution`), and
chooses the sentences that name the largest part (`sentences`). Calls are explained by rules of thumb (`compare`). The
result is data: message keys with parameters, which `i18n` renders in any language.
"""

from fourkings.coach.compare import by_points, explain, explain_by_rule, explain_even, instead_of
from fourkings.coach.explanation import VERSION, Explanation, Part, explanation_json

__all__ = [
    "VERSION", "Explanation", "Part", "by_points", "explain", "explain_by_rule", "explain_even", "explanation_json",
    "instead_of",
]  # fmt: skip
