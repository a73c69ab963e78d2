"""The opening and the deal of a game, as data for verifiers in other languages (see `verify`)."""

from collections.abc import Mapping
from typing import Any, Literal, NamedTuple

from fourkings.rulebook.cards import name
from fourkings.rulebook.game import Game, Rules
from fourkings.rulebook.games import rules
from fourkings.rulebook.options import Value


class Dealing(NamedTuple):
    """The data of how a match is opened and dealt: pack, packets, draw, and cards dealt face up."""

    pack: tuple[str, ...]  # the cards in the order that is shuffled
    packets: tuple[int, ...]  # cards dealt to each seat at a time
    first_dealer: Literal["highest", "lowest"]  # by the cards of the draw
    seats: Literal["joined", "drawn", "kings"]  # assigned in order of joining, by the draw, or by the kings dealt
    turn_up: int | None  # index of the card of the dealer's hand that is turned up, -1 for the last one dealt
    face_up: int | None  # index of the card of every hand that is dealt face up


class Change(NamedTuple):
    """A value of an option that changes the dealing, with the changed fields of `Dealing`."""

    option: str
    value: Value
    changes: Mapping[str, Any]


def dealing(rules: Rules) -> Dealing:
    """Return how a match with these rules is dealt."""
    game = rules.game
    opening, exposed = game.opening(rules), game.exposed(rules)
    pack = tuple(map(name, game.pack(rules)))
    return Dealing(pack, game.packets(rules), opening.dealer, opening.seats, exposed.turn_up, exposed.face_up)


def changes(game: Game) -> tuple[Change, ...]:
    """Return each value of an option that changes a game's default dealing, with what it changes."""
    default = dealing(rules(game))._asdict()
    differing = []
    for option in game.OPTIONS:
        for value in option.ends:
            needed = option.needs.get(value)
            changed = dealing(rules(game, options={option.name: value, **dict([needed] if needed else [])}))._asdict()
            if different := {field: changed[field] for field in changed if changed[field] != default[field]}:
                differing.append(Change(option.name, value, different))
    return tuple(differing)
