"""Sets of boards: rules, secret (from which the cards follow), seal (a hash that commits to it) and JSON form.

`docs/boards.md` describes the format.
"""

import hashlib
import hmac
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from fourkings.records.json_form import JsonValue, parse_json
from fourkings.rulebook import deck
from fourkings.rulebook.cards import Card, Seat, UnknownAction, card, name
from fourkings.rulebook.game import Rules
from fourkings.rulebook.games import UnknownGame, find, rules
from fourkings.rulebook.match import Match
from fourkings.rulebook.options import OptionError

BOARDS: Final = "fourkings/boards/1"
"""The name and version of the JSON format, also used to derive the secrets of boards."""
MAX_BOARDS: Final = 100
"""The most boards of a set."""


class BadBoards(ValueError):
    """A set of boards, or a result on one, can't be used; the message says why."""


Hands = tuple[tuple[Card, ...], ...]
"""The cards of the four hands, by seat, each in the order dealt."""


@dataclass(frozen=True, slots=True)
class Given:
    """A board whose cards are given, as from a match that was played, and don't follow from a secret."""

    seat: Seat  #: the person's seat
    dealer: Seat  #: the first dealer
    deals: tuple[Hands, ...]


@dataclass(frozen=True, slots=True)
class Set:
    """A set of boards; its secret or its given boards reveal all cards."""

    name: str
    rules: Rules
    replies: str  #: the bot of the three other seats with its version, such as `"club 2"`
    number: int  #: number of boards
    seal: str  #: 64 hexadecimal digits
    secret: bytes | None  #: 32 bytes; None while it is kept
    given: tuple[Given, ...] = ()  #: all boards, if their cards are given; else the secret deals them

    def secret_of(self, board: int) -> bytes:
        """Return the secret of a board, from 1, for its cards and for the random numbers of its bots.

        These 32 bytes reveal neither the set's secret nor another board's. Raise `BadBoards` for a board that isn't in the
        set, or while the secret is kept.
        """
        if not 1 <= board <= self.number:
            raise BadBoards(f"there is no board {board}: the boards are 1 to {self.number}")
        if self.secret is None:
            raise BadBoards("the secret of these boards is not published yet")
        return hmac.digest(self.secret, b"\0".join((BOARDS.encode(), b"board", str(board).encode())), "sha256")


def new_set(name: str, rules: Rules, number: int, replies: str, secret: bytes) -> Set:
    """Return a new set, dealt from a secret of 32 bytes. Raise `BadBoards` for a wrong number of boards or of bytes.

    number: of boards, 1 to `MAX_BOARDS`; replies: the bot of the three other seats with its version.
    """
    if not 1 <= number <= MAX_BOARDS:
        raise BadBoards(f"a set has 1 to {MAX_BOARDS} boards, not {number}")
    return Set(name, rules, replies, number, seal_of(secret, described(name, rules, number, replies)), secret)


def of_match(match: Match, seat: Seat, name: str, replies: str, secret: bytes) -> Set:
    """Return a finished match as a set, to play its cards again: a board per deal, or one board if its game titles deals.

    seat: the seat to play; secret: 32 fresh bytes for the bots' random numbers. Raise `BadBoards` for a match that isn't
    over or has too many deals.
    """
    if match.result is None:
        raise BadBoards("the match is not over")
    dealt = [played.state.deal for played in match.deals]
    if match.rules.game.deal_titles(match.rules):
        given: tuple[Given, ...] = (Given(seat, dealt[0].dealer, tuple(deal.dealt for deal in dealt)),)
    else:
        given = tuple(Given(seat, deal.dealer, (deal.dealt,)) for deal in dealt)
    if len(given) > MAX_BOARDS:
        raise BadBoards(f"a set has 1 to {MAX_BOARDS} boards, and this match {len(given)} deals")
    seal = seal_of(secret, described(name, match.rules, len(given), replies, given))
    return Set(name, match.rules, replies, len(given), seal, secret, given)


def described(name: str, rules: Rules, number: int, replies: str, given: Sequence[Given] = ()) -> bytes:
    """Return the bytes to which a set's seal commits beside the secret: each part after its length in 4 bytes."""
    options = sorted(f"{option}={value}" for option, value in rules.values)
    parts = [name, rules.game.ID, rules.preset, str(len(options)), *options, str(number), replies]
    for board in given:
        parts += [f"{board.seat} {board.dealer}", *(_hands_text(hands) for hands in board.deals)]
    return b"".join(len(text).to_bytes(4, "big") + text for text in (part.encode() for part in parts))


def _hands_text(hands: Hands) -> str:
    return "/".join(" ".join(map(name, hand)) for hand in hands)


def seal_of(secret: bytes, description: bytes) -> str:
    """Return the seal of a set, a hash of its secret and description that commits to both: 64 hexadecimal digits."""
    if len(secret) != deck.SECRET_BYTES:
        raise BadBoards(f"the secret of a set has {deck.SECRET_BYTES} bytes, not {len(secret)}")
    return hashlib.sha256(BOARDS.encode() + b"\0" + secret + description).hexdigest()


def set_json(boards: Set, with_secret: bool = True) -> dict[str, Any]:
    """Return a set as a JSON object, with or without its secret and cards."""
    document: dict[str, Any] = {
        "format": BOARDS,
        "name": boards.name,
        "game": boards.rules.game.ID,
        "preset": boards.rules.preset,
        "options": dict(boards.rules.values),
        "replies": boards.replies,
        "boards": boards.number,
        "seal": boards.seal,
    }
    if with_secret and boards.given:
        document["given"] = [
            {
                "seat": board.seat,
                "dealer": board.dealer,
                "deals": [[list(map(name, hand)) for hand in deal] for deal in board.deals],
            }
            for board in boards.given
        ]
    return document | {"secret": boards.secret.hex()} if with_secret and boards.secret else document


def read_set(text: str) -> Set:
    """Read a set from JSON text. Raise `NotARecord` with the place and the reason, also for a secret unlike the seal."""
    top = JsonValue(parse_json(text), "the set")
    if top.key("format").value != BOARDS:
        top.key("format").fail(f"{BOARDS!r} is expected: this version reads no other sets of boards")
    set_rules, number = _rules(top), top.key("boards")
    if not 1 <= number.number() <= MAX_BOARDS:
        number.fail(f"a number from 1 to {MAX_BOARDS} is expected")
    given = tuple(_given(item, set_rules) for item in listed.items()) if (listed := top.maybe("given")) else ()
    if listed and len(given) != number.number():
        listed.fail(f"{number.number()} boards are expected")
    secret = bytes_of(given_secret) if (given_secret := top.maybe("secret")) else None
    name, replies, seal = top.key("name").text(), top.key("replies").text(), top.key("seal").text()
    if given_secret and secret and seal != seal_of(secret, described(name, set_rules, number.number(), replies, given)):
        given_secret.fail("it is not the secret that was sealed for this set, or something else in the set was changed")
    return Set(name, set_rules, replies, number.number(), seal, secret, given)


def _rules(top: JsonValue) -> Rules:
    try:
        return rules(find(top.key("game").text()), top.key("preset").text(), top.key("options").object())
    except UnknownGame as error:
        top.key("game").fail(str(error))
    except OptionError as error:
        top.key("options").fail(str(error))


def bytes_of(item: JsonValue) -> bytes:
    """Return the 32 bytes that a JSON value gives in hexadecimal digits."""
    try:
        value = bytes.fromhex(item.text())
    except ValueError:
        value = b""
    if len(value) != deck.SECRET_BYTES:
        item.fail(f"{2 * deck.SECRET_BYTES} hexadecimal digits are expected")
    return value


def _given(item: JsonValue, set_rules: Rules) -> Given:
    deals = tuple(_hands(item, set_rules) for item in item.key("deals").items())
    if len(deals) != deals_of(set_rules):
        item.key("deals").fail(f"{deals_of(set_rules)} are expected in a board of {set_rules.game.ID}")
    return Given(item.key("seat").seat(), item.key("dealer").seat(), deals)


def _hands(item: JsonValue, set_rules: Rules) -> Hands:
    try:
        hands = tuple(tuple(card(item.text()) for item in hand.items()) for hand in item.four())
    except UnknownAction as error:
        item.fail(str(error))
    pack, each = set_rules.game.pack(set_rules), len(set_rules.game.pack(set_rules)) // 4
    if sorted(card for hand in hands for card in hand) != sorted(pack) or any(len(hand) != each for hand in hands):
        item.fail(f"the {len(pack)} cards of the pack are expected, {each} in each hand")
    return hands


def deals_of(set_rules: Rules) -> int:
    """Return the number of deals in a board by these rules: those of a match if the game titles its deals, else one."""
    return len(set_rules.game.deal_titles(set_rules)) or 1
