"""Files of bridge deals: PBN, LIN, RBN, JSON Lines, and one deal a line, recognised by how they begin."""

import re
from collections.abc import Callable, Iterable, Iterator
from itertools import chain
from typing import Final

from fourkings.rulebook.cards import Mask, Seat
from fourkings.solver import bridge
from fourkings.solver.positions import EXAMPLE, PositionError, first_hands, object_in

Found = tuple[int, bridge.BridgeDeal | bridge.DealError]
"""The number of a line, and the deal there, or why it cannot be read."""
Lines = Iterable[tuple[int, str]]

TAG: Final = re.compile(r"\s*\[\s*(\w+)\s+\"(.*)\"\s*\]\s*")
FORMS: Final = {
    "pbn": re.compile(r"\s*(%|\[\s*\w+ +\")"),
    "lin": re.compile(r"\s*\w\w\|"),
    "json": re.compile(r"\s*\{"),
    "plain": re.compile(r"\s*[NESW]:", re.IGNORECASE),
    "rbn": re.compile(r"[A-Z0-9] \S|[;{%]"),
}
"""How files in each format begin."""
LIN_SEATS: Final = {"1": 2, "2": 3, "3": 0, "4": 1}
BOARDS: Final = ("None", "NS", "EW", "All", "NS", "EW", "All", "None", "EW", "All", "None", "NS", "All", "None", "NS", "EW")
"""The vulnerability of boards 1 to 16."""

LONGEST: Final = 10_000
"""More characters than a field of LIN has that spans lines."""


def read(lines: Iterable[str]) -> Iterator[Found]:
    """Yield the deals of a file, each with the number of its line, or why it cannot be read.

    Raises `DealError` if the file is in none of the formats.
    """
    numbered = enumerate(lines, 1)
    for number, line in numbered:
        if not line.strip("\ufeff \t\r\n"):
            continue
        first = line.lstrip("\ufeff")
        form = next((form for form, begins in FORMS.items() if begins.match(first)), None)
        if form is None:
            raise bridge.DealError(
                "this is not a file of deals: give PBN, LIN, RBN, JSON Lines, or a deal in PBN on each line"
            )
        yield from READERS[form](chain([(number, first)], numbered))


def check_format(line: str) -> None:
    """Raise `PositionError` if the first line of a file of positions shows that it is PBN or LIN."""
    for form in ("pbn", "lin"):
        if FORMS[form].match(line):
            raise PositionError(f"this is a {form.upper()} file. Write each position as a line of JSON, {EXAMPLE}")


class _Fields:
    """The fields of one deal of a file, as far as they are read."""

    def __init__(self) -> None:
        self.number, self.board, self.dealer, self.vulnerable = 0, "", "", ""
        self.hands: Callable[[], bridge.Hands] | None = None

    def deal(self) -> Iterator[Found]:
        if self.hands is not None:
            try:
                yield self.number, bridge_deal(self.hands(), self.board, self.dealer, self.vulnerable)
            except bridge.DealError as error:
                yield self.number, error


def bridge_deal(hands: bridge.Hands, board: str = "", dealer: str = "", vulnerable: str = "") -> bridge.BridgeDeal:
    """Return a deal; unknown dealer and vulnerability follow from the board's number, else north and none are assumed."""
    by_board = int(board) - 1 if board.isdecimal() and len(board) < 9 else None
    seat: Seat = bridge.seat_of(dealer) if dealer else 0 if by_board is None else by_board & 3
    side = bridge.vulnerability_of(vulnerable) if vulnerable else "None" if by_board is None else BOARDS[by_board % 16]
    return bridge.BridgeDeal(hands, board, seat, side)


def _pbn(lines: Lines) -> Iterator[Found]:
    fields, before = _Fields(), {"Board": "", "Dealer": "", "Vulnerable": ""}
    for number, line in lines:
        tag = TAG.fullmatch(line)
        if not line.strip() or (tag and tag[1] in ("Event", "Board", "Deal") and fields.hands):
            yield from fields.deal()
            fields = _Fields()
        if tag is None or tag[1] not in (*before, "Deal"):
            continue
        value = tag[2].strip()
        if tag[1] == "Deal":
            fields.number, fields.hands = number, lambda value=value: bridge.deal_of(value)
            continue
        value = before[tag[1]] = before[tag[1]] if value == "#" else "" if value == "?" else value
        setattr(fields, tag[1].lower(), value)
    yield from fields.deal()


def _lin(lines: Lines) -> Iterator[Found]:
    fields, rest = _Fields(), ""
    for number, line in lines:
        *parts, rest = (rest[-LONGEST:] + line.rstrip("\r\n")).split("|")
        if len(parts) & 1:
            rest = f"{parts.pop()}|{rest}"
        for word, value in zip((key.strip().lower() for key in parts[::2]), map(str.strip, parts[1::2]), strict=True):
            if word == "qx" or (word == "md" and fields.hands):
                yield from fields.deal()
                fields = _Fields()
            if word in ("qx", "ah"):
                fields.board = re.sub(r"^(board *|[oc](?=\d))", "", value, flags=re.IGNORECASE)
            elif word == "sv":
                fields.vulnerable = value
            elif word == "md" and value not in ("", "0"):
                fields.number, fields.hands = number, lambda value=value: _of_lin(value)
                fields.dealer = bridge.SEATS[LIN_SEATS[value[0]]] if value[0] in LIN_SEATS else ""
    yield from fields.deal()


def _of_lin(value: str) -> bridge.Hands:
    hands = value[1:].split(",") if value[0].isdigit() else value.split(",")
    given = [_lin_hand(hand) if hand.strip() else None for hand in (*hands, "", "", "", "")[:4]]
    return bridge.from_seat(2, given)


def _lin_hand(text: str) -> Mask:
    suits = re.fullmatch(r"S([^SHDC]*)H([^SHDC]*)D([^SHDC]*)C([^SHDC]*)", text.strip().upper())
    if not suits:
        raise bridge.no_hand(text, "SAK32HQJ4DT98C765")
    return bridge.hand_of(".".join(suits.groups()))


def _rbn(lines: Lines) -> Iterator[Found]:
    fields = _Fields()
    for number, line in lines:
        label, value = line[:1], line[1:].strip()
        if not line.strip() or (label == "H" and fields.hands):
            yield from fields.deal()
            fields = _Fields()
        if label == "B":
            fields.board = value
        elif label == "A" and re.match(r"[NESW][ZNEB?]", value):
            fields.dealer, fields.vulnerable = value[0], value[1]
        elif label == "H":
            fields.number, fields.hands = number, lambda value=value: _of_rbn(value)
    yield from fields.deal()


def _of_rbn(value: str) -> bridge.Hands:
    first, *hands = value.upper().split(":")
    if first not in tuple(bridge.SEATS) or not 3 <= len(hands) <= 4:
        raise bridge.DealError(f"{value[:80]!r} is not a deal: write the hands as in N:AK32.QJ4.T98.765 and three more")
    given = [bridge.hand_of(hand.strip()) if hand.strip() else None for hand in (*hands, "")[:4]]
    return bridge.from_seat(bridge.SEATS.index(first), given)


def _json(lines: Lines) -> Iterator[Found]:
    for number, line in lines:
        if line.strip():
            try:
                yield number, _of_json(line)
            except bridge.DealError as error:
                yield number, error


def _of_json(line: str) -> bridge.BridgeDeal:
    """Return the deal of a position, or of one of our own answers, whose `deal` is text."""
    try:
        data = object_in(line)
        board, vulnerable, dealer = (str(data.pop(key, "")) for key in ("board", "vulnerable", "dealer"))
        hands = bridge.deal_of(data["deal"]) if isinstance(data.get("deal"), str) else bridge.checked(first_hands(data))
    except PositionError as error:
        raise bridge.DealError(str(error)) from None
    return bridge_deal(hands, board, dealer, vulnerable)


def _plain(lines: Lines) -> Iterator[Found]:
    for number, line in lines:
        if line.strip():
            fields = _Fields()
            fields.number, fields.hands = number, lambda line=line: bridge.deal_of(line)
            yield from fields.deal()


READERS: Final[dict[str, Callable[[Lines], Iterator[Found]]]] = {
    "pbn": _pbn, "lin": _lin, "json": _json, "plain": _plain, "rbn": _rbn,
}  # fmt: skip
