"""Text observations for language models: the table as a seat sees it, its legal actions, and refusals in words."""

from fourkings.i18n import language
from fourkings.records import token
from fourkings.rulebook.cards import SEATS, UnknownAction, name
from fourkings.rulebook.game import why_not
from fourkings.rulebook.games import parse_action
from fourkings.sampling import state_in
from fourkings.views import View


def observation(view: View) -> str:
    """Return what a seat sees: the text of its view, the tricks taken, and its legal actions, if it is to act."""
    lines = [str(view)]
    for number, trick in enumerate(view.tricks, 1):
        played = ", ".join(f"{trick.leader + place & 3} {name(card)}" for place, card in enumerate(trick.cards))
        lines.append(f"trick {number}: {played}; won by seat {trick.winner}")
    if view.legal:
        lines.append(f"legal actions: {' '.join(map(token, view.legal))}")
    return "\n".join(lines)


def refusal(view: View, text: str) -> str | None:
    """Return in words why a text is no legal action of the seat to act, with the clause; None if it is legal."""
    try:
        action = parse_action(view.rules.game, text)
    except UnknownAction as error:
        return str(error)
    if action in view.legal:
        return None
    # What a seat may do depends only on what it sees.
    reason = why_not(state_in(view, [view.hand if seat == view.seat else 0 for seat in SEATS]), view.turn, action)
    assert reason is not None
    return f"{language('en', isolating=False).reason(reason)} ({reason.clause})"
