"""A set of boards as data: what is played, its secret and its seal, and its form as JSON (`docs/boards.md`)."""

from __future__ import annotations

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
"""The name of the format, and of the derivation of boards from the secret of their set."""
MAX_BOARDS: Final = 100
"""The most boards of a set."""


class BadBoards(ValueError):
    """A set of boards, or a result of it, that cannot be used; the message says why."""


Hands = tuple[tuple[Card, ...], ...]
"""The cards of the four seats, each in the order dealt."""


@dataclass(frozen=True, slots=True)
class Given:
    """A board whose cards are given, as those of a match that was played: they stand in the set itself."""

    seat: Seat  #: the seat of who plays the board
    dealer: Seat  #: the first dealer
    deals: tuple[Hands, ...]  #: the deals, in order


@dataclass(frozen=True, slots=True)
class Set:
    """A set of boards. Its secret, or boards that are given, tell all cards."""

    name: str  #: what people call it
    rules: Rules  #: the game with every option set
    replies: str  #: the bot that has the three other seats, with its version, as `"club 2"`
    number: int  #: how many boards
    seal: str  #: 64 hexadecimal digits
    secret: bytes | None  #: 32 bytes; None while it is kept
    given: tuple[Given, ...] = ()  #: the boards where their cards are given, one each; else the secret deals them

    def secret_of(self, board: int) -> bytes:
        """The secret of a board, from 1: of its cards, as a match of its own, and of the dice of its bots.

        Raises `BadBoards` for a board that the set does not have, and where the secret is still kept.
        """
        if not 1 <= board <= self.number:
            raise BadBoards(f"there is no board {board}: the boards are 1 to {self.number}")
        if self.secret is None:
            raise BadBoards("the secret of these boards is not published yet")
        return secret_of_board(self.secret, board)


def secret_of_board(secret: bytes, board: int) -> bytes:
    """The secret of one board of a set: 32 bytes that tell neither the set's secret nor another board's."""
    return hmac.digest(secret, b"\0".join((BOARDS.encode(), b"board", str(board).encode())), "sha256")


def new_set(name: str, rules: Rules, number: int, replies: str, secret: bytes) -> Set:
    """A set whose boards are dealt from a secret of 32 bytes.

    name: what people call it; number: how many boards; replies: the bot of the three other seats, with its version.

    Raises `BadBoards` for a number that is not 1 to `MAX_BOARDS`, and a secret of another length.
    """
    if not 1 <= number <= MAX_BOARDS:
        raise BadBoards(f"a set has 1 to {MAX_BOARDS} boards, not {number}")
    return Set(name, rules, replies, number, seal_of(secret, described(name, rules, number, replies)), secret)


def of_match(match: Match, seat: Seat, name: str, replies: str, secret: bytes) -> Set:
    """The cards of a match as a set: every deal a board or, where a match is a row of named deals, one board.

    seat: whose place is to be taken; secret: 32 fresh bytes, for the dice of the bots.

    Raises `BadBoards` for a match that is not over, or that has more deals than a set has boards.
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
    """What a set is, as the bytes that its seal fixes: each part behind its length in 4 bytes."""
    options = sorted(f"{option}={value}" for option, value in rules.values)
    parts = [name, rules.game.ID, rules.preset, str(len(options)), *options, str(number), replies]
    for board in given:
        parts += [f"{board.seat} {board.dealer}", *(_hands_text(hands) for hands in board.deals)]
    return b"".join(len(text).to_bytes(4, "big") + text for text in (part.encode() for part in parts))


def _hands_text(hands: Hands) -> str:
    return "/".join(" ".join(map(name, hand)) for hand in hands)


def seal_of(secret: bytes, description: bytes) -> str:
    """The commitment to a secret and to what it deals: 64 hexadecimal digits.

    Raises `BadBoards` for a secret that has not 32 bytes.
    """
    if len(secret) != deck.SECRET_BYTES:
        raise BadBoards(f"the secret of a set has {deck.SECRET_BYTES} bytes, not {len(secret)}")
    return hashlib.sha256(BOARDS.encode() + b"\0" + secret + description).hexdigest()


# --- JSON ---------------------------------------------------------------------------------------------------------


def set_json(boards: Set, with_secret: bool = True) -> dict[str, Any]:
    """A set as a JSON object; without its secret and its cards where `told` is false."""
    written: dict[str, Any] = {
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
        written["given"] = [
            {
                "seat": board.seat,
                "dealer": board.dealer,
                "deals": [[list(map(name, hand)) for hand in deal] for deal in board.deals],
            }
            for board in boards.given
        ]
    return written | {"secret": boards.secret.hex()} if with_secret and boards.secret else written


def read_set(text: str) -> Set:
    """The set in a JSON text.

    Raises `NotARecord`, which says where it fails and why, also where the secret is not the one that was sealed.
    """
    top = JsonValue(parse_json(text), "the set")
    if top.key("format").value != BOARDS:
        top.key("format").fail(f"{BOARDS!r} is expected: this version reads no other sets of boards")
    chosen, number = _rules(top), top.key("boards")
    if not 1 <= number.number() <= MAX_BOARDS:
        number.fail(f"a number from 1 to {MAX_BOARDS} is expected")
    given = tuple(_given(item, chosen) for item in listed.items()) if (listed := top.maybe("given")) else ()
    if listed and len(given) != number.number():
        listed.fail(f"{number.number()} boards are expected")
    secret = bytes_of(given_secret) if (given_secret := top.maybe("secret")) else None
    name, replies, seal = top.key("name").text(), top.key("replies").text(), top.key("seal").text()
    if given_secret and secret and seal != seal_of(secret, described(name, chosen, number.number(), replies, given)):
        given_secret.fail("it is not the secret that was sealed for this set, or something else in the set was changed")
    return Set(name, chosen, replies, number.number(), seal, secret, given)


def _rules(top: JsonValue) -> Rules:
    try:
        return rules(find(top.key("game").text()), top.key("preset").text(), top.key("options").object())
    except UnknownGame as error:
        top.key("game").fail(str(error))
    except OptionError as error:
        top.key("options").fail(str(error))


def bytes_of(at: JsonValue) -> bytes:
    """The 32 bytes that stand there in hexadecimal digits."""
    try:
        value = bytes.fromhex(at.text())
    except ValueError:
        value = b""
    if len(value) != deck.SECRET_BYTES:
        at.fail(f"{2 * deck.SECRET_BYTES} hexadecimal digits are expected")
    return value


def _given(at: JsonValue, chosen: Rules) -> Given:
    deals = tuple(_hands(item, chosen) for item in at.key("deals").items())
    if len(deals) != deals_of(chosen):
        at.key("deals").fail(f"{deals_of(chosen)} are expected in a board of {chosen.game.ID}")
    return Given(at.key("seat").seat(), at.key("dealer").seat(), deals)


def _hands(at: JsonValue, chosen: Rules) -> Hands:
    try:
        hands = tuple(tuple(card(item.text()) for item in hand.items()) for hand in at.four())
    except UnknownAction as error:
        at.fail(str(error))
    pack, each = chosen.game.pack(chosen), len(chosen.game.pack(chosen)) // 4
    if sorted(card for hand in hands for card in hand) != sorted(pack) or any(len(hand) != each for hand in hands):
        at.fail(f"the {len(pack)} cards of the pack are expected, {each} in each hand")
    return hands


def deals_of(chosen: Rules) -> int:
    """How many deals a board has: those of a match, where they have names of their own; else one."""
    return len(chosen.game.deal_titles(chosen)) or 1
