"""What the friend has said so far in a lesson: it follows from the match, and nothing else is remembered."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from fourkings.i18n import language
from fourkings.i18n.isolation import capital, isolated
from fourkings.lessons.facts import Facts, Teller
from fourkings.lessons.lesson import Lesson, Remark
from fourkings.lessons.moments import Moment, moments
from fourkings.rulebook.cards import Seat
from fourkings.rulebook.match import Match

UNHURRIED: Final = ("dealt", "scored", "ended")
"""Kinds of moments at which there is time for all that fits."""


class Said(NamedTuple):
    """A remark that was said, and when."""

    remark: Remark
    moment: Moment

    def text(self, code: str, names: Sequence[str]) -> str:
        """The sentence in a language; `names` by seat."""
        text = self.remark.texts[code].format_map(Facts(Teller(self.moment, language(code), names)))
        return capital(code, isolated(code, text))


def said(lesson: Lesson, match: Match, seat: Seat) -> tuple[Said, ...]:
    """What was said so far in a match of a lesson to the learner in a seat, in order, each remark once.

    While the cards are played the friend says one thing between two actions of the learner, so that it can be heard; what
    has to wait is said when its moment comes again. Only what may be called is told in any case: it may not come again.
    """
    left, said, heard = list(lesson.remarks), list[Said](), (0, 0)
    for moment in _moments(lesson, match, seat):
        fitting = [
            remark for remark in left if (not remark.deals or moment.deal in remark.deals) and remark.trigger.fits(moment)
        ]
        if moment.what not in UNHURRIED:
            now = moment.deal, moment.acted
            fitting = [remark for remark in fitting if heard != now or remark.trigger.of_call][:1]
            heard = now if fitting else heard
        for remark in fitting:
            left.remove(remark)
            said.append(Said(remark, moment))
    return tuple(said)


def _moments(lesson: Lesson, match: Match, seat: Seat) -> Iterator[Moment]:
    for number in range(1, len(match.deals) + 1):
        if lesson.learner_plays(number):
            yield from moments(match, seat, number)
