"""How a game is opened and dealt, as data: all that a verifier in another language needs to know of it (see `verify`)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Literal, NamedTuple

from fourkings.rulebook.cards import name
from fourkings.rulebook.game import Game, Rules
from fourkings.rulebook.games import rules
from fourkings.rulebook.options import Option, Value


class Dealing(NamedTuple):
    """How a match is opened and its deals are dealt."""

    pack: tuple[str, ...]  # the cards in the order that is shuffled
    packets: tuple[int, ...]  # how many cards each seat is dealt at a time
    first_dealer: Literal["highest", "lowest"]  # whose card of the draw that is
    seats: Literal["joined", "drawn", "kings"]  # who sits where: as they joined, by the draw, by the kings dealt
    turn_up: int | None  # the place of a card of the dealer's hand that is turned up, -1 for the last one dealt
    face_up: int | None  # the place of the card of every hand that is dealt face up, 0 for the first


class Change(NamedTuple):
    """What a value of an option changes in that."""

    option: str
    value: Value
    changes: Mapping[str, Any]


def dealing(rules: Rules) -> Dealing:
    """How a match by these rules is dealt."""
    game = rules.game
    opening, exposed = game.opening(rules), game.exposed(rules)
    pack = tuple(map(name, game.pack(rules)))
    return Dealing(pack, game.packets(rules), opening.dealer, opening.seats, exposed.turn_up, exposed.face_up)


def changes(game: Game) -> tuple[Change, ...]:
    """What each option changes in the dealing by the defaults, each on its own; nothing for those that change nothing."""
    return tuple(change for option in game.OPTIONS for change in _changes(game, option))


def _changes(game: Game, option: Option) -> Iterator[Change]:
    plain = dealing(rules(game))._asdict()
    for value in option.ends:
        needed = option.needs.get(value)
        here = dealing(rules(game, options={option.name: value, **dict([needed] if needed else [])}))._asdict()
        if other := {field: here[field] for field in here if here[field] != plain[field]}:
            yield Change(option.name, value, other)
