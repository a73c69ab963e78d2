"""The parameters that the sentences of a lesson may use, such as `{partner}`: each is worked out where it is asked for."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from fourkings.i18n import Language, minus, signed
from fourkings.i18n.isolation import isolate
from fourkings.lessons.moments import Moment
from fourkings.rulebook.cards import SEATS, SUITS, Card, Seat, next_seat
from fourkings.rulebook.tricks import Trick


@dataclass(frozen=True, slots=True)
class Teller:
    """A moment, to be told in a language; `names` by seat, the learner is "you"."""

    moment: Moment
    words: Language
    names: Sequence[str]

    def name(self, seat: Seat | None) -> str:
        """The name of a player."""
        assert seat is not None
        return self.words.text("gather-you") if seat == self.moment.mine else self.names[seat]

    def card(self, card: Card | None) -> str:
        """A card with its article."""
        assert card is not None
        return self.words.the_card(card)

    @property
    def trick(self) -> Trick:
        """The trick that was taken."""
        assert self.moment.trick is not None
        return self.moment.trick

    @property
    def totals(self) -> tuple[int, ...]:
        """The scores with the points of this deal, or those at the end of the match."""
        moment = self.moment
        if moment.result:
            return moment.result.scores
        points = moment.seen.points or (0,) * len(moment.seen.scores)
        return tuple(a + b for a, b in zip(moment.seen.scores, points, strict=True))

    def scores(self, seats: Sequence[Seat]) -> str:
        """What these players have now, each with their name."""
        rows = (self.words.text("score-total", who=self.name(seat), total=minus(self.totals[seat])) for seat in seats)
        return self.words.listed(list(rows))


def _led(teller: Teller) -> str:
    trick = teller.moment.trick
    return teller.words.suit(SUITS[(trick.cards if trick else teller.moment.seen.trick)[0] >> 4])


def _points(teller: Teller, side: int) -> str:
    points = teller.moment.seen.points
    assert points is not None
    return signed(points[side])


def _says(teller: Teller) -> str:
    moment = teller.moment
    assert moment.action is not None
    return teller.words.says(moment.seen.rules, teller.name(moment.who), moment.action)


PARAMETERS: Final[Mapping[str, Callable[[Teller], str]]] = {
    # people
    "partner": lambda teller: teller.names[teller.moment.mine ^ 2],
    "leader": lambda teller: teller.name(teller.moment.seen.leader),
    "who": lambda teller: teller.name(teller.moment.who),
    # cards and calls
    "card": lambda teller: teller.card(teller.trick.cards[teller.trick.winner - teller.trick.leader & 3]),
    "turned": lambda teller: teller.card(teller.moment.seen.turn_up),
    "led": _led,
    "says": _says,
    # points: of the trick; of the deal for the learner and for the other side; the scores of both
    "points": lambda teller: minus(abs(teller.moment.points)),
    "mine": lambda teller: _points(teller, teller.moment.side),
    "theirs": lambda teller: _points(teller, 1 - teller.moment.side),
    "total": lambda teller: minus(teller.totals[teller.moment.side]),
    "other": lambda teller: minus(teller.totals[1 - teller.moment.side]),
    # scores of players, each with their name: of a pair, of the two others, of all from the highest down
    "pair": lambda teller: teller.scores((teller.moment.mine, teller.moment.mine ^ 2)),
    "others": lambda teller: teller.scores((next_seat(teller.moment.mine), next_seat(teller.moment.mine, 3))),
    "scores": lambda teller: teller.scores(sorted(SEATS, key=lambda seat: -teller.totals[seat])),
}
"""The parameters by name."""


class Facts(Mapping[str, str]):
    """The parameters of a moment, as `str.format_map` asks for them."""

    def __init__(self, teller: Teller) -> None:
        self._teller = teller

    def __getitem__(self, name: str) -> str:
        return isolate(PARAMETERS[name](self._teller))

    def __iter__(self) -> Iterator[str]:
        return iter(PARAMETERS)

    def __len__(self) -> int:
        return len(PARAMETERS)
