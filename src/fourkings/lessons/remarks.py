"""The remarks that a lesson has made so far, and the parameters of their sentences, such as `{partner}`."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from fourkings.i18n import Language, language, minus, signed
from fourkings.i18n.isolation import capital, isolate, isolated
from fourkings.lessons.lesson import Lesson, Remark
from fourkings.lessons.triggers import Moment, moments
from fourkings.rulebook.cards import SEATS, SUITS, Card, Seat, next_seat
from fourkings.rulebook.match import Match
from fourkings.rulebook.tricks import Trick


@dataclass(frozen=True, slots=True)
class Context:
    """A moment of a lesson and a language to describe it in; names: by seat, except the learner, who is "you"."""

    moment: Moment
    lang: Language
    names: Sequence[str]

    def name(self, seat: Seat | None) -> str:
        assert seat is not None
        return self.lang.text("gather-you") if seat == self.moment.mine else self.names[seat]

    def card(self, card: Card | None) -> str:
        assert card is not None
        return self.lang.the_card(card)

    @property
    def trick(self) -> Trick:
        assert self.moment.trick is not None
        return self.moment.trick

    @property
    def totals(self) -> tuple[int, ...]:
        """The scores including this deal, or at the end of the match."""
        moment = self.moment
        if moment.result:
            return moment.result.scores
        points = moment.seen.points or (0,) * len(moment.seen.scores)
        return tuple(a + b for a, b in zip(moment.seen.scores, points, strict=True))

    def scores(self, seats: Sequence[Seat]) -> str:
        """Return the scores of the players in some seats as a list in words, with their names."""
        rows = (self.lang.text("score-total", who=self.name(seat), total=minus(self.totals[seat])) for seat in seats)
        return self.lang.listed(list(rows))


def _led(context: Context) -> str:
    trick = context.moment.trick
    return context.lang.suit(SUITS[(trick.cards if trick else context.moment.seen.trick)[0] >> 4])


def _points(context: Context, side: int) -> str:
    points = context.moment.seen.points
    assert points is not None
    return signed(points[side])


def _says(context: Context) -> str:
    moment = context.moment
    assert moment.action is not None
    return context.lang.says(moment.seen.rules, context.name(moment.who), moment.action)


PARAMETERS: Final[Mapping[str, Callable[[Context], str]]] = {
    # people
    "partner": lambda context: context.names[context.moment.mine ^ 2],
    "leader": lambda context: context.name(context.moment.seen.leader),
    "who": lambda context: context.name(context.moment.who),
    # cards and calls
    "card": lambda context: context.card(context.trick.cards[context.trick.winner - context.trick.leader & 3]),
    "turned": lambda context: context.card(context.moment.seen.turn_up),
    "led": _led,
    "says": _says,
    # points: of the trick, bare and with their noun; of the deal for the learner and for the other side; the scores of both
    "points": lambda context: minus(abs(context.moment.points)),
    "counted": lambda context: context.lang.text("lesson-points", points=abs(context.moment.points)),
    "mine": lambda context: _points(context, context.moment.side),
    "theirs": lambda context: _points(context, 1 - context.moment.side),
    "total": lambda context: minus(context.totals[context.moment.side]),
    "other": lambda context: minus(context.totals[1 - context.moment.side]),
    # scores of players, each with their name: of a pair, of the two others, of all from the highest down
    "pair": lambda context: context.scores((context.moment.mine, context.moment.mine ^ 2)),
    "others": lambda context: context.scores((next_seat(context.moment.mine), next_seat(context.moment.mine, 3))),
    "scores": lambda context: context.scores(sorted(SEATS, key=lambda seat: -context.totals[seat])),
}
"""Functions that give the text of each parameter, by the name used in sentences."""


class Facts(Mapping[str, str]):
    """The parameters of a remark's sentence, looked up by name for `str.format_map`."""

    def __init__(self, context: Context) -> None:
        self._teller = context

    def __getitem__(self, name: str) -> str:
        return isolate(PARAMETERS[name](self._teller))

    def __iter__(self) -> Iterator[str]:
        return iter(PARAMETERS)

    def __len__(self) -> int:
        return len(PARAMETERS)


UNHURRIED: Final = ("dealt", "scored", "ended")
"""Kinds of moments at which there is time for all matching remarks, not just one."""


class Said(NamedTuple):
    """A remark that was made, and the moment it was made at."""

    remark: Remark
    moment: Moment

    def text(self, code: str, names: Sequence[str]) -> str:
        """Return the remark's sentence in a language; names: by seat."""
        text = self.remark.texts[code].format_map(Facts(Context(self.moment, language(code), names)))
        return capital(code, isolated(code, text))


def said(lesson: Lesson, match: Match, seat: Seat) -> tuple[Said, ...]:
    """Return the remarks made so far in a match of a lesson, in order, each once; `seat`: the learner's.

    During play, only one remark is made between two actions of the learner, so that it can be read; others wait for their
    moment to come again. Remarks about an opportunity to call are always made, because it may not come again.
    """
    pending, remarks, last_turn = list(lesson.remarks), list[Said](), (0, 0)
    numbers = (number for number in range(1, len(match.deals) + 1) if lesson.learner_plays(number))
    for moment in (moment for number in numbers for moment in moments(match, seat, number)):
        matching = [
            remark
            for remark in pending
            if (not remark.deals or moment.deal in remark.deals) and remark.trigger.fits(moment)
        ]
        if moment.what not in UNHURRIED:
            turn = moment.deal, moment.acted
            matching = [remark for remark in matching if last_turn != turn or remark.trigger.of_call][:1]
            last_turn = turn if matching else last_turn
        for remark in matching:
            pending.remove(remark)
            remarks.append(Said(remark, moment))
    return tuple(remarks)
