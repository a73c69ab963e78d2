"""Verify a record's cards against its secret: the seal, the draw, the partners' kings, every deal. See `docs/seal.md`.

A seal is a hash of the secret, published before the match. Only the record is needed; `replay` checks the play.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial
from itertools import zip_longest
from typing import Any, Final, Literal

from fourkings.records import JsonValue, Record, RecordedDeal
from fourkings.rulebook import deck
from fourkings.rulebook.cards import Card, Seat, name, next_seat
from fourkings.rulebook.deck import SHUFFLE, Shuffled
from fourkings.rulebook.game import Deal, expose
from fourkings.rulebook.opening import Opened, Shuffle, open_match, settle

Verdict = Literal["agrees", "differs", "open"]
"""`open`: can't be compared, because the record lacks data (so far)."""
MAX_CONTRIBUTION_BYTES: Final = 64
"""The most bytes that a player may add to the shuffle at a table; records may hold any number."""


@dataclass(frozen=True, slots=True)
class Check:
    """The comparison of one thing in a record, such as a deal, with what follows from the secret."""

    what: Literal["shuffle", "seal", "luck", "kings", "draw", "seats", "dealer", "deal"]
    verdict: Verdict
    key: str  #: key of its sentence in `i18n`
    params: Mapping[str, Any] = field(default_factory=dict)  #: parameters of that sentence
    number: int = 0  #: number of the draw or deal, from 1


@dataclass(frozen=True, slots=True)
class Report:
    """The result of a verification: all comparisons made."""

    shuffled: Shuffled | None  #: the record's data about its shuffle, if any
    checks: tuple[Check, ...]  #: in the order of the match

    @property
    def verdict(self) -> Verdict:
        """The verdict on the record: `differs` if any check does, `agrees` only if all do."""
        verdicts = {check.verdict for check in self.checks}
        return "differs" if "differs" in verdicts else "open" if "open" in verdicts else "agrees"


def shuffled(record: Record) -> Shuffled | None:
    """Return a record's data about its shuffle, if any. Raise `NotARecord` if it is malformed."""
    data = JsonValue(record.raw, "").maybe("shuffle")
    if data is None:
        return None
    secret = data.maybe("secret")
    contributed = data.maybe("contributions")
    contributions = tuple(_bytes(item) for item in contributed.items()) if contributed else ()
    lots = data.maybe("lots")
    drawn = tuple(item.text() for item in lots.items()) if lots else ()
    if len(contributions) not in (0, 4):
        data.fail("contributions are none or four, one for each entrant")
    if not set(drawn) <= set(deck.LOTS):
        data.fail(f"lots are some of {', '.join(deck.LOTS)}")
    # If the game itself draws seats, no lot does; a record with such a lot is compared with the game's draw.
    joined = record.rules.game.opening(record.rules).seats == "joined"
    return Shuffled(
        seal=_bytes(data.key("seal"), 32).hex(),
        contributions=contributions,
        secret=_bytes(secret, deck.SECRET_BYTES) if secret else None,
        derivation=data.key("derivation").text(),
        lots=tuple(lot for lot in drawn if lot != "seats" or joined),
    )


def _bytes(value: JsonValue, size: int | None = None) -> bytes:
    text = value.text()
    try:
        data = bytes.fromhex(text)
    except ValueError:
        data = None
    if data is None or text != data.hex() or (size is not None and len(data) != size):
        value.fail(f"{'bytes' if size is None else f'{size} bytes'} as lower-case hexadecimal digits are expected")
    return data


def verify(record: Record, noted: str | None = None) -> Report:
    """Verify a record as far as possible.

    noted: a seal noted before the match; ValueError is raised unless it has 64 hexadecimal digits.
    """
    shuffle_data = shuffled(record)
    return Report(shuffle_data, tuple(_checks(record, shuffle_data, None if noted is None else seal_of(noted))))


def seal_of(text: str) -> str:
    """Return a seal in lower case. Raise ValueError unless it has 64 hexadecimal digits."""
    if not re.fullmatch(r"[0-9a-f]{64}", text.lower()):
        raise ValueError("a seal has 64 hexadecimal digits")
    return text.lower()


def _checks(record: Record, shuffled: Shuffled | None, noted: str | None) -> Iterator[Check]:
    if shuffled is None:
        yield Check("shuffle", "open", "no-shuffle")
        return
    if noted is not None and noted != shuffled.seal:
        yield Check("seal", "differs", "seal-noted", {"expected": noted, "recorded": shuffled.seal})
    if shuffled.derivation != SHUFFLE:
        yield Check("shuffle", "open", "derivation", {"name": shuffled.derivation, "known": SHUFFLE})
        return
    yield Check("luck", "agrees", "luck", {"number": sum(map(bool, shuffled.contributions))})
    if shuffled.secret is None:
        yield Check("seal", "open", "no-secret", {"seal": shuffled.seal})
        return
    seal = deck.seal(shuffled.secret)
    if seal != shuffled.seal:
        yield Check("seal", "differs", "seal-differs", {"expected": seal, "recorded": shuffled.seal})
    else:
        yield Check("seal", "agrees", "seal-agrees", {"seal": shuffled.seal})
    shuffle = partial(_shuffle, record.rules.game.pack(record.rules), shuffled)
    if sorted(record.seats) != [0, 1, 2, 3]:
        yield Check("seats", "differs", "seats-twice")
        return
    opened = _opened(record, shuffled, shuffle)
    yield from _opening(record, shuffled, opened)
    for number, deal in enumerate(record.deals, 1):
        yield _deal(record, deal, number, opened.dealer, shuffle)


def _shuffle(cards: tuple[Card, ...], shuffled: Shuffled, purpose: str, number: int) -> tuple[Card, ...]:
    assert shuffled.secret is not None
    return deck.shuffle(cards, shuffled.secret, purpose, number, shuffled.contributions)


# --- the opening --------------------------------------------------------------------------------------------------


def _opened(record: Record, shuffled: Shuffled, shuffle: Shuffle) -> Opened:
    """Return the opening by the secret, with the recorded seats if the players chose them."""
    assert shuffled.secret is not None
    if "dealer" in shuffled.lots:
        return Opened((), record.seats, deck.lot_of_dealer(shuffled.secret, shuffled.contributions))
    dealt = open_match(record.rules, shuffle)
    seats = deck.lot_of_seats(shuffled.secret, shuffled.contributions) if "seats" in shuffled.lots else record.seats
    return settle(record.rules, dealt.draw, dealt.kings, seats)


def _opening(record: Record, shuffled: Shuffled, opened: Opened) -> Iterator[Check]:
    if opened.kings or record.kings:
        yield _kings(record, opened)
    for number in range(1, max(len(opened.draw), len(record.draw)) + 1):
        yield _draw(record, opened, number)
    chosen = record.rules.game.opening(record.rules).seats == "joined" or "dealer" in shuffled.lots
    if not chosen or "seats" in shuffled.lots:
        expected = [record.entrants[seat] for seat in opened.seats]
        recorded = [record.entrants[seat] for seat in record.seats]
        same = opened.seats == record.seats
        key = "seats-agree" if same else "seats-differ"
        yield Check("seats", "agrees" if same else "differs", key, {"expected": expected, "recorded": recorded})
    dealer = record.entrants[opened.seats[opened.dealer]]
    params = {"expected": dealer, "recorded": record.entrants[record.seats[record.dealer]]}
    same = opened.seats[opened.dealer] == record.seats[record.dealer]
    yield Check("dealer", "agrees" if same else "differs", "dealer-agrees" if same else "dealer-differs", params)


def _kings(record: Record, opened: Opened) -> Check:
    """Check the cards dealt to draw partners; the last king may be left out."""

    def dealt(kings: list[tuple[int, str]]) -> list[str]:
        return [record.entrants[kings[index][0]], kings[index][1]] if index < len(kings) else []

    opened_kings = [(entrant, name(card)) for entrant, card in opened.kings]
    recorded_kings = list(record.kings)
    if recorded_kings and recorded_kings in (opened_kings, opened_kings[:-1]):
        return Check("kings", "agrees", "kings-agree", {"number": len(recorded_kings)})
    index = next((i for i, king in enumerate(opened_kings) if recorded_kings[i : i + 1] != [king]), len(opened_kings))
    params = {"place": index + 1, "expected": dealt(opened_kings), "recorded": dealt(recorded_kings)}
    return Check("kings", "differs", "kings-differ", params)


def _draw(record: Record, opened: Opened, number: int) -> Check:
    no_cards = (None,) * 4
    drawn = opened.draw[number - 1] if number <= len(opened.draw) else no_cards
    recorded_row = record.draw[number - 1] if number <= len(record.draw) else no_cards
    for entrant, (card, recorded) in enumerate(zip(drawn, recorded_row, strict=True)):
        if (expected := _name(card)) != (recorded or ""):
            params = {"number": number, "who": record.entrants[entrant], "expected": expected, "recorded": recorded or ""}
            return Check("draw", "differs", "draw-differs", params, number)
    return Check("draw", "agrees", "draw-agrees", {"number": number}, number)


# --- the deals ----------------------------------------------------------------------------------------------------


def _deal(record: Record, deal: RecordedDeal, number: int, first: Seat, shuffle: Shuffle) -> Check:
    """Check a deal: its number, dealer, hands in the order dealt, turn-up and cards face up."""
    rules, dealer = record.rules, next_seat(first, number - 1)
    hands = deck.hands(shuffle("deal", number), dealer, rules.game.packets(rules))
    shown = expose(Deal(rules, number, dealer, (), hands))
    different = (
        _compare("deal-number", number, deal.number, number)
        or _compare("deal-dealer", _player(record, dealer), _player(record, deal.dealer), number)
        or _compare_hands(record, deal, hands, number)
        or _compare("deal-turned", _name(shown.turn_up), deal.turned or "", number)
        or _compare("deal-face-up", list(map(name, shown.face_up or ())), list(deal.face_up or ()), number)
    )
    return different or Check("deal", "agrees", "deal-agrees", {"number": number}, number)


def _compare(key: str, expected: Any, recorded: Any, number: int) -> Check | None:
    if expected == recorded:
        return None
    return Check("deal", "differs", key, {"number": number, "expected": expected, "recorded": recorded}, number)


def _compare_hands(record: Record, deal: RecordedDeal, hands: tuple[tuple[Card, ...], ...], number: int) -> Check | None:
    """Return a check of the first card that the secret deals otherwise."""
    for seat, (dealt, recorded_hand) in enumerate(zip(hands, deal.hands, strict=True)):
        for index, (card, recorded) in enumerate(zip_longest(dealt, recorded_hand)):
            if (expected := _name(card)) != (recorded or ""):
                params = {"number": number, "who": _player(record, seat), "place": index + 1}
                params |= {"expected": expected, "recorded": recorded or ""}
                return Check("deal", "differs", "deal-hand", params, number)
    return None


def _player(record: Record, seat: Seat) -> str:
    return record.entrants[record.seats[seat]]


def _name(card: Card | None) -> str:
    return "" if card is None else name(card)
