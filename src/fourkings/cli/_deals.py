"""A deal in words, for the terminal: who dealt, what was called, and trick by trick."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from fourkings.i18n import Language
from fourkings.lessons.worked_deals import Moment
from fourkings.rulebook.cards import SEATS, Card, Mask, Seat, members
from fourkings.rulebook.events import Dealt, Taken
from fourkings.rulebook.game import Rules


def course(rules: Rules, moments: Sequence[Moment], words: Language) -> Iterator[str]:
    """A deal up to the last of its moments: its calls, its tricks, and what lies on the table."""
    names, deal, now = players(words), moments[0].state.deal, moments[-1].state
    yield words.event(rules, Dealt(deal.number, deal.dealer, deal.dealt, deal.turned, deal.face_up), names)
    calls = [
        words.says(rules, names[moment.seat], moment.action)
        for moment in moments
        if moment.seat is not None and isinstance(moment.action, str)
    ]
    if calls:
        yield words.parted(calls)
    for number, trick in enumerate(now.tricks, 1):
        taken = words.event(rules, Taken(trick), names)
        yield words.text("puzzle-course-trick", number=number, cards=_laid(trick.leader, trick.cards, words), taken=taken)
    if now.trick:
        yield words.text("puzzle-trick", cards=_laid(now.leader, now.trick, words))


def hands(held: Sequence[Mask], words: Language, names: Sequence[str] = ()) -> Iterator[str]:
    """What each seat holds. names: by seat."""
    for seat in SEATS:
        yield words.text("puzzle-hand-of", who=words.player(seat, names), cards=words.cards(list(members(held[seat]))))


def players(words: Language) -> tuple[str, ...]:
    """The names of four who told none."""
    return tuple(words.player(seat) for seat in SEATS)


def _laid(leader: Seat, cards: Sequence[Card], words: Language) -> str:
    shown = [
        words.text("shown-card", who=words.player(leader + place & 3), card=words.card(card))
        for place, card in enumerate(cards)
    ]
    return words.listed(shown)
