"""Types of the rules: actions and refusals, the rules of a match, a deal and its state, and what games return."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from fourkings.rulebook.cards import Card, Mask, Seat, next_seat
from fourkings.rulebook.options import Value
from fourkings.rulebook.tricks import Contract, Trick

if TYPE_CHECKING:
    from fourkings.rulebook.game.base import Game

Action = Card | str
"""A card to play, or a call just as the record writes it: `"bid:4"`, `"+3"`, `"pass"`."""
Stage = Literal["calls", "play", "done"]
"""The stage of a deal: its calls are made, its cards are played, or it is over."""
Hands = tuple[Mask, Mask, Mask, Mask]
"""The cards of the four seats, by seat."""
Param = str | int | tuple[str, ...]
"""A parameter of a sentence that `i18n` makes in some language: text, a number, or several texts."""


class Reason(NamedTuple):
    """The reason why an action is refused. `Language.reason` makes the sentence."""

    clause: str  #: the clause of the rules
    key: str  #: the key of its sentence in `i18n`
    params: Mapping[str, Param]
    """Its parameters: `seat` a seat, `suit` one of SHDC, `card` and `cards` card names, `word` and `words` calls."""


class Refused(ValueError):
    """An action that the rules do not allow, with its `reason`."""

    def __init__(self, reason: Reason) -> None:
        given = "".join(f", {name} {value}" for name, value in reason.params.items())
        super().__init__(f"the rules forbid this action: {reason.key.replace('-', ' ')}{given} ({reason.clause})")
        self.reason = reason


class Result(NamedTuple):
    """The result of a match: final scores, winners and payments."""

    scores: tuple[int, ...]  #: the final scores, one a seat or one a side
    winners: tuple[Seat, ...]  #: the seats that won
    payments: tuple[int, ...] | None = None  #: what each seat is paid, or pays if below zero; None if nothing is staked


class Settlement(NamedTuple):
    """The payments at the end of a match for which a stake was agreed."""

    clause: str  #: the clause that says how it is shared
    payments: tuple[int, ...]  #: what each seat is paid, or pays if below zero


@dataclass(frozen=True)
class Rules:
    """The rules of a match: a game with a value for every option.

    The function `rules` makes it, and `rules["option"]` is the value of an option.
    """

    game: Game  #: the game
    preset: str  #: the preset that the options started from
    values: tuple[tuple[str, Value], ...]  #: every option with its value, in the game's order

    def __post_init__(self) -> None:
        object.__setattr__(self, "_by_name", dict(self.values))
        object.__setattr__(self, "_hash", hash((self.game.ID, self.preset, self.values)))

    def __getitem__(self, option: str) -> Value:
        return self._by_name[option]  # type: ignore[attr-defined, no-any-return]

    def get(self, option: str, default: Value) -> Value:
        """Return the value of an option, or `default` if the game does not have it."""
        return self._by_name.get(option, default)  # type: ignore[attr-defined, no-any-return]

    def __hash__(self) -> int:
        return self._hash  # type: ignore[attr-defined, no-any-return]

    def __reduce__(self) -> tuple[Any, ...]:
        return Rules, (self.game, self.preset, self.values)

    def beyond_preset(self) -> dict[str, Value]:
        """Return the options that differ from those of the preset."""
        usual = {option.name: option.default for option in self.game.OPTIONS} | dict(self.game.PRESETS[self.preset])
        return {option: value for option, value in self.values if value != usual[option]}

    def changed(self) -> dict[str, Value]:
        """Return the options that differ from the game's defaults: what a table shows as its house rules (GEN-7)."""
        return {option.name: self[option.name] for option in self.game.OPTIONS if self[option.name] != option.default}


@dataclass(frozen=True, slots=True)
class Deal:
    """A deal before its first action: the hands dealt, and the scores and void deals before it."""

    rules: Rules  #: the rules of the match
    number: int  #: from 1, void deals counted too
    dealer: Seat  #: the seat that dealt
    scores: tuple[int, ...]  #: the scores before the deal, one a seat, or one a side if partners score together
    dealt: tuple[tuple[Card, ...], ...]  #: by seat, each hand in the order dealt
    turn_up: Card | None = None  #: the turn-up, None if the game has none
    face_up: tuple[Card, ...] | None = None  #: the card that each seat was dealt face up, None if the game does not
    voids: int = 0  #: the void deals of the match before this one

    @property
    def eldest(self) -> Seat:
        """The seat after the dealer."""
        return next_seat(self.dealer)


@dataclass(frozen=True, slots=True)
class State:
    """A deal in progress. Frozen: every action makes a new one. Secrets of the shuffle are never in it."""

    deal: Deal  #: the hands as dealt
    stage: Stage  #: at its calls (`"calls"`), at its tricks (`"play"`), or over (`"done"`)
    turn: Seat  #: the seat whose turn it is; without meaning when done
    calls: Any
    """The calls so far, all of them public: the game's own type (`fourkings.rulebook.games.Calls`), None if it has none.
    No shared code looks inside."""
    contract: Contract | None  #: what the cards are played for; None until that is known
    hands: Hands  #: the cards that each seat holds now
    leader: Seat  #: the seat that leads, or led, to the trick on the table
    trick: tuple[Card, ...] = ()  #: the cards on the table, the leader's first
    tricks: tuple[Trick, ...] = ()  #: the tricks taken, in order
    points: tuple[int, ...] | None = None  #: the points of this deal, one a seat or a side; None until it is done
    void: bool = False  #: True for a void deal, which scores nothing

    def __str__(self) -> str:
        """Return the deal as a table of text."""
        from fourkings.rulebook.game.diagram import Seats, diagram

        seats = Seats(self.hands, [hand.bit_count() for hand in self.hands])
        return diagram(self, self.deal.number, self.deal.dealer, self.deal.scores, seats)

    def __repr__(self) -> str:
        """Return the state in a line."""
        from fourkings.rulebook.game.diagram import head

        return f"<State of {head(self, self.deal.number)}>"

    def _repr_html_(self) -> str:
        """Return the table as a picture (SVG) with its text, for notebooks."""
        from fourkings.rulebook.game.drawing import table

        return table(self, str(self), self.deal.dealer, self.hands)

    def to_position(self) -> dict[str, Any]:
        """Return the state as an object for JSON: `position(state.to_position()) == state`.

        It has the keys that `fourkings solve` reads, and more: see `position`. All four hands are in it.
        """
        from fourkings.rulebook.game.position import to_position

        return to_position(self)

    def to_line(self) -> str:
        """Return the state as one line of text without line end: `position(state.to_line()) == state`.

        All four hands are in it. It has nine fields, with a space between them::

            position = rules " " deal " " seat " " scores " " hands " " calls " " contract " " seat cards " " stage
            rules    = game [":" preset] {"," option "=" value}
            deal     = number ["+" voids]               scores   = number {"," number}
            hands    = [four] ["?" four]                dealt, and held now where that does not follow
            four     = hand "/" hand "/" hand "/" hand  hand     = {suit rank {rank}}, in the order dealt: SAKH2 is AS KS 2H
            calls    = "-" | JSON without spaces        contract = "-" | name
            cards    = {rank suit}                      all cards played, after the seat that leads or led to the last trick
            stage    = ("play" | "calls" | "done" | "void") [":" seat]
            suit     = S | H | D | C                    rank     = 2 … 9 | T | J | Q | K | A

        If it is unknown which cards were dealt, `hands` contains only those held now.
        """
        from fourkings.rulebook.game.position import to_line

        return to_line(self)

    @property
    def rules(self) -> Rules:
        """The rules of the match."""
        return self.deal.rules

    @property
    def totals(self) -> tuple[int, ...]:
        """The scores, with the points of this deal once it is done."""
        if self.points is None:
            return self.deal.scores
        return tuple(a + b for a, b in zip(self.deal.scores, self.points, strict=True))


class Opening(NamedTuple):
    """The way in which a game seats its players and determines its first dealer."""

    dealer: Literal["highest", "lowest"] = "highest"  #: the card drawn that deals first
    seats: Literal["joined", "drawn", "kings"] = "joined"  #: as they joined, by the cards drawn, by the kings dealt
    clause: str = "GEN-5"  #: the clause of the rules


class Exposed(NamedTuple):
    """Which cards are dealt for all to see, by index in a hand as dealt; -1 is the last."""

    turn_up: int | None = None  #: one card of the dealer's
    face_up: int | None = None  #: one card of every hand


class Claim(NamedTuple):
    """A fact about a seat's hand that its calls prove: for at least one of these sets of cards, exactly how many it held.

    Any two sets in the claims of a game are equal or disjoint. "At least two" is the same set with 2, with 3, and so on.
    """

    seat: Seat  #: the seat that made it
    one_of: tuple[tuple[Mask, int], ...]  #: sets of cards, each with how many of them it held


class Bid(NamedTuple):
    """A number of tricks bid, and the points won if it is made, or lost if it fails."""

    tricks: int
    worth: int


class TricksSold(NamedTuple):
    """Tricks sold by one seat to another: the first ones that the seller takes score for the buyer."""

    seller: Seat
    buyer: Seat
    tricks: int
    each: int  #: points of a trick


class Stakes(NamedTuple):
    """The stakes that the calls of a deal add to what its contract pays."""

    bids: tuple[Bid, ...] = ()  #: by seat; if tricks are bid, nothing else scores
    taken_over: TricksSold | None = None


CallsPanel = Literal["calls", "bids", "auction", "announcements", "naming"]
"""How the page shows the calls of a game; `calls`, a plain list of those made and those legal, suits every game."""
