"""When a mistake comes back, by FSRS (the Free Spaced Repetition Scheduler, https://github.com/open-spaced-repetition).

A mistake is repeated at most once a day, and a day is one in UTC: reviews are dated by its beginning.
"""

import json
from collections.abc import Iterable, Mapping
from datetime import UTC, datetime, timedelta
from typing import Final, NamedTuple

from fsrs import Card, Rating, Scheduler

from fourkings.app.shared.wall_clock import day_of
from fourkings.sanitize import read_json

DAILY: Final = 5
"""Mistakes to repeat in a day."""
MASTERED: Final = 21.0
"""Stability, in days, from which a mistake is mastered: then it is remembered nine times in ten after so long."""
SCHEDULER: Final = Scheduler(learning_steps=(), relearning_steps=(), enable_fuzzing=False)


class Day(NamedTuple):
    """A player's mistakes on a day."""

    due: tuple[str, ...]  #: those still to be repeated today
    answered: int  #: repeated today
    total: int
    mastered: int
    next: datetime | None  #: when others are due, if none is due today; None if there is none


def day_of_mistakes(mistakes: Iterable[str], cards: Mapping[str, Card], at: float) -> Day:
    """Return what is due on the day of a Unix time: first what was repeated before, the longest due first, then new ones.

    mistakes: their names, in the order in which new ones are taken.
    """
    today, names = _date(at), list(mistakes)
    known = {name: cards[name] for name in names if name in cards}
    answered = sum(card.last_review == today for card in known.values())
    open_ = open_mistakes(names, cards, at)
    due = tuple(open_[: max(0, DAILY - answered)])
    later = [today + timedelta(days=1)] if open_ else [card.due for card in known.values()]
    mastered = sum(is_mastered(card) for card in known.values())
    return Day(due, answered, len(names), mastered, None if due else min(later, default=None))


def open_mistakes(mistakes: Iterable[str], cards: Mapping[str, Card], at: float) -> list[str]:
    """Return the mistakes that could be repeated on the day of a Unix time, in the order of `day_of_mistakes`."""
    today, names = _date(at), list(mistakes)
    before = [name for name in names if name in cards and cards[name].due <= today]
    return sorted(before, key=lambda name: cards[name].due) + [name for name in names if name not in cards]


def repeated(card: Card | None, right: bool, again: bool, at: float) -> Card:
    """Return the card of a mistake after an answer at a Unix time; card: None for the first repetition.

    right: whether the answer is right; again: whether it is a second try.
    """
    rating = Rating.Again if not right else Rating.Hard if again else Rating.Good
    today = _date(at)
    return SCHEDULER.review_card(card or Card(card_id=0, due=today), rating, today)[0]


def card_text(card: Card, at: float, before: str | None) -> str:
    """Return a card as it is stored: as JSON, with all days on which its mistake was repeated, the last at a Unix time.

    before: the stored card that this one replaces; None for the first repetition. A card by itself knows its last day only.
    """
    days = read_json(before).get("days", []) if before else []
    return json.dumps({**card.to_dict(), "days": [*days, day_of(at)]})


def is_mastered(card: Card) -> bool:
    return card.stability is not None and card.stability >= MASTERED


def _date(at: float) -> datetime:
    """Return the beginning of the UTC day of a Unix time."""
    return datetime.fromtimestamp(at, UTC).replace(hour=0, minute=0, second=0, microsecond=0)
