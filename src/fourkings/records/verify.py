"""The verification of a record's cards against its secret: the seal, the draw, the partners' kings, every deal.

See `docs/seal.md`. Nothing but the record is looked at; `replay` says whether the play kept the rules.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final, Literal

from fourkings.records import JsonValue, NotARecord, Record, RecordedDeal
from fourkings.rulebook import deck
from fourkings.rulebook.cards import Card, Seat, name, next_seat
from fourkings.rulebook.deck import SHUFFLE, Shuffled
from fourkings.rulebook.game import Deal, expose
from fourkings.rulebook.opening import Opened, Shuffle, open_match, settle

Verdict = Literal["agrees", "differs", "open"]
"""`open` is what cannot be compared, since the record does not tell enough (yet)."""
MAX_CONTRIBUTION_BYTES: Final = 64
"""The longest contribution that a table takes. Records may hold any."""


@dataclass(frozen=True, slots=True)
class Check:
    """One thing compared."""

    what: Literal["shuffle", "seal", "luck", "kings", "draw", "seats", "dealer", "deal"]  #: what it is
    verdict: Verdict  #: whether it agrees with the secret
    key: str  #: the key of the sentence about it in `i18n`
    params: Mapping[str, Any] = field(default_factory=dict)  #: the parameters of that sentence
    number: int = 0  #: which of the draws or deals, from 1


@dataclass(frozen=True, slots=True)
class Report:
    """The report on a record: its comparisons, in the order of the match."""

    shuffled: Shuffled | None  #: what the record says of its shuffle, None if it says nothing
    checks: tuple[Check, ...]  #: what was compared, in the order of the match

    @property
    def verdict(self) -> Verdict:
        """`differs` if any check does; `agrees` only if everything was compared and agrees."""
        verdicts = {check.verdict for check in self.checks}
        return "differs" if "differs" in verdicts else "open" if "open" in verdicts else "agrees"


def shuffled(record: Record) -> Shuffled | None:
    """What a record says of its shuffle; None if nothing, `NotARecord` if it is malformed."""
    at = JsonValue(record.raw, "").maybe("shuffle")
    if at is None:
        return None
    secret = at.maybe("secret")
    given = at.maybe("contributions")
    contributions = tuple(_bytes(item) for item in given.items()) if given else ()
    lots = at.maybe("lots")
    drawn = tuple(item.text() for item in lots.items()) if lots else ()
    if len(contributions) not in (0, 4):
        at.fail("contributions are none or four, one for each entrant")
    if not set(drawn) <= set(deck.LOTS):
        at.fail(f"lots are some of {', '.join(deck.LOTS)}")
    # No lot is drawn for seats where the game draws them: a record that says so is compared with that draw.
    joined = record.rules.game.opening(record.rules).seats == "joined"
    return Shuffled(
        seal=_bytes(at.key("seal"), 32).hex(),
        contributions=contributions,
        secret=_bytes(secret, deck.SECRET_BYTES) if secret else None,
        derivation=at.key("derivation").text(),
        lots=tuple(lot for lot in drawn if lot != "seats" or joined),
    )


def _bytes(at: JsonValue, size: int | None = None) -> bytes:
    text = at.text()
    try:
        value = bytes.fromhex(text)
    except ValueError:
        value = None
    if value is None or text != value.hex() or (size is not None and len(value) != size):
        at.fail(f"{'bytes' if size is None else f'{size} bytes'} as lower-case hexadecimal digits are expected")
    return value


def verify(record: Record, noted: str | None = None) -> Report:
    """Verify a record as far as it can be; `noted` is a seal that somebody noted before the match.

    Raises ValueError for a noted seal that is not 64 hexadecimal digits.
    """
    shuffle_data = shuffled(record)
    return Report(shuffle_data, tuple(_checks(record, shuffle_data, None if noted is None else seal_of(noted))))


def seal_of(text: str) -> str:
    """Return a seal in lower case. Raises ValueError unless it is 64 hexadecimal digits."""
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
    pack = record.rules.game.pack(record.rules)
    shuffle = partial(_pack, pack, shuffled)
    if sorted(record.seats) != [0, 1, 2, 3]:
        yield Check("seats", "differs", "seats-twice")
        return
    opened = _opened(record, shuffled, shuffle)
    yield from _opening(record, shuffled, opened)
    for number, deal in enumerate(record.deals, 1):
        yield _deal(record, deal, number, opened.dealer, shuffle)


def _pack(cards: tuple[Card, ...], shuffled: Shuffled, purpose: str, number: int) -> tuple[Card, ...]:
    assert shuffled.secret is not None
    return deck.shuffle(cards, shuffled.secret, purpose, number, shuffled.contributions)


# --- the opening --------------------------------------------------------------------------------------------------


def _opened(record: Record, shuffled: Shuffled, shuffle: Shuffle) -> Opened:
    """The opening that the secret gives; if the players chose their seats, with those of the record."""
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
        who = [record.entrants[seat] for seat in opened.seats]
        written = [record.entrants[seat] for seat in record.seats]
        same = opened.seats == record.seats
        key = "seats-agree" if same else "seats-differ"
        yield Check("seats", "agrees" if same else "differs", key, {"expected": who, "recorded": written})
    who_deals = record.entrants[opened.seats[opened.dealer]]
    params = {"expected": who_deals, "recorded": record.entrants[record.seats[record.dealer]]}
    same = opened.seats[opened.dealer] == record.seats[record.dealer]
    yield Check("dealer", "agrees" if same else "differs", "dealer-agrees" if same else "dealer-differs", params)


def _kings(record: Record, opened: Opened) -> Check:
    """Check the cards dealt for partners; the last king need not be listed."""
    opened_kings = [(entrant, name(card)) for entrant, card in opened.kings]
    written = list(record.kings)
    if written and written in (opened_kings, opened_kings[:-1]):
        return Check("kings", "agrees", "kings-agree", {"number": len(written)})
    place = next((at for at, king in enumerate(opened_kings) if written[at : at + 1] != [king]), len(opened_kings))
    expected = opened_kings[place] if place < len(opened_kings) else None
    wrong = written[place] if place < len(written) else None
    params = {"place": place + 1, "expected": _dealt(record, expected), "recorded": _dealt(record, wrong)}
    return Check("kings", "differs", "kings-differ", params)


def _dealt(record: Record, difference: tuple[int, str] | None) -> list[str]:
    return [] if difference is None else [record.entrants[difference[0]], difference[1]]


def _draw(record: Record, opened: Opened, number: int) -> Check:
    nothing = (None,) * 4
    drawn = opened.draw[number - 1] if number <= len(opened.draw) else nothing
    drawn_names = tuple(None if card is None else name(card) for card in drawn)
    written = record.draw[number - 1] if number <= len(record.draw) else nothing
    for entrant, (expected, wrong) in enumerate(zip(drawn_names, written, strict=True)):
        if expected != wrong:
            params = {"number": number, "who": record.entrants[entrant]}
            params |= {"expected": expected or "", "recorded": wrong or ""}
            return Check("draw", "differs", "draw-differs", params, number)
    return Check("draw", "agrees", "draw-agrees", {"number": number}, number)


# --- the deals ----------------------------------------------------------------------------------------------------


def _deal(record: Record, deal: RecordedDeal, number: int, first: Seat, shuffle: Shuffle) -> Check:
    """Check a deal: its number, its dealer, each hand in the order dealt, and what was turned or dealt face up."""
    rules, dealer = record.rules, next_seat(first, number - 1)
    hands = deck.hands(shuffle("deal", number), dealer, rules.game.packets(rules))
    shown = expose(Deal(rules, number, dealer, (), hands))
    wrong = (
        _other("deal-number", number, deal.number, number)
        or _other("deal-dealer", _who(record, dealer), _who(record, deal.dealer), number)
        or _hand(record, deal, hands, number)
        or _other("deal-turned", _name(shown.turned), deal.turned or "", number)
        or _other("deal-face-up", _names(shown.face_up), list(deal.face_up or ()), number)
    )
    return wrong or Check("deal", "agrees", "deal-agrees", {"number": number}, number)


def _other(key: str, expected: Any, written: Any, number: int) -> Check | None:
    if expected == written:
        return None
    return Check("deal", "differs", key, {"number": number, "expected": expected, "recorded": written}, number)


def _hand(record: Record, deal: RecordedDeal, hands: tuple[tuple[Card, ...], ...], number: int) -> Check | None:
    """Check the hands; the first card that the secret deals otherwise."""
    for seat, (dealt, written) in enumerate(zip(hands, deal.hands, strict=True)):
        for place in range(max(len(dealt), len(written))):
            expected = name(dealt[place]) if place < len(dealt) else ""
            wrong = written[place] if place < len(written) else ""
            if expected != wrong:
                params = {"number": number, "who": _who(record, seat), "place": place + 1}
                return Check("deal", "differs", "deal-hand", {**params, "expected": expected, "recorded": wrong}, number)
    return None


def _who(record: Record, seat: Seat) -> str:
    return record.entrants[record.seats[seat]]


def _name(card: Card | None) -> str:
    return "" if card is None else name(card)


def _names(cards: tuple[Card, ...] | None) -> list[str]:
    return list(map(name, cards or ()))


__all__ = ["MAX_CONTRIBUTION_BYTES", "Check", "NotARecord", "Report", "Verdict", "shuffled", "verify"]
