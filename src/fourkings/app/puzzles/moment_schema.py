"""A moment that is asked about, as its player saw it. No hidden card is shown before the answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pydantic import Field

from fourkings.app.matches.deal_schema import Says, Step, WorkedDeal, deal_info
from fourkings.app.shared.body import Body
from fourkings.i18n import language
from fourkings.lessons import worked_deals
from fourkings.puzzles import reveal
from fourkings.puzzles.form import Position
from fourkings.records import token
from fourkings.rulebook.cards import name
from fourkings.table.shown_names import BOTS_BESIDE_ONE


class MomentAsked(Body):
    """A moment before its answer: what the seat to act sees."""

    game: str
    deal_number: int = Field(description="The number of the deal in its match.")
    deal: WorkedDeal = Field(description="The deal up to this moment. A hidden card is an empty text.")


class ChoiceAsked(MomentAsked):
    """A moment before its answer, and what may be done."""

    legal: list[str] = Field(description="The cards and calls to choose from.")


def moment_asked(asked: Position, lang: str, says: Says | None = None) -> dict[str, Any]:
    """Return the fields of a `MomentAsked`; `says` as in `deal_info`."""
    deal = hidden(in_words(asked, reveal.before(asked), lang, says), asked)
    return {"game": asked.rules.game.ID, "deal_number": asked.view.number, "deal": deal}


def choice_asked(asked: Position, lang: str, says: Says | None = None) -> dict[str, Any]:
    """Return the fields of a `ChoiceAsked`; `says` as in `deal_info`."""
    return moment_asked(asked, lang, says) | {"legal": list(map(token, asked.view.legal))}


def hidden(deal: WorkedDeal, asked: Position) -> WorkedDeal:
    """Return the deal as the seat to act sees it: the others' hidden cards, and what they may play, are empty.

    A card that is open comes first: where it stood in the sorted hand would tell of those beside it.
    """
    at = asked.view
    known = {name(card) for card in (*(at.face_up or ()), *(() if at.turn_up is None else (at.turn_up,)))}

    def seen(step: Step) -> Step:
        open_ = set() if any(step.won) else known
        hands = [
            hand
            if seat == at.seat
            else [*(card for card in hand if card in open_), *("" for card in hand if card not in open_)]
            for seat, hand in enumerate(step.hands)
        ]
        legal = step.legal if step.turn == at.seat else [""] if step.legal else []
        return step.model_copy(update={"hands": hands, "legal": legal})

    return deal.model_copy(update={"steps": list(map(seen, deal.steps))})


def in_words(asked: Position, moments: Sequence[worked_deals.Moment], lang: str, says: Says | None = None) -> WorkedDeal:
    """Return a deal in words; the seat to act is called as a person without a name is."""
    seat, others = asked.view.seat, iter(BOTS_BESIDE_ONE)
    names = tuple(language(lang).text("lobby-nobody") if place == seat else next(others) for place in range(4))
    course = worked_deals.WorkedDeal(asked.rules, names, tuple(moments))
    return deal_info(course, lang, seat, [place != seat for place in range(4)], says=says)
