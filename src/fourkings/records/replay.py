"""Replay a record from its hands and actions, and check it against the rules to the last point."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fourkings.records import Record, RecordedAction, RecordedDeal, legal_tokens
from fourkings.rulebook.cards import Card, UnknownAction, card, name
from fourkings.rulebook.game import Reason, Result, State, fixed_deals, why_not
from fourkings.rulebook.game.length import CLAUSE
from fourkings.rulebook.games import parse_action
from fourkings.rulebook.match import Match, apply_unchecked, next_deal, next_dealer, stop, why_not_stop
from fourkings.rulebook.opening import Opened, OpeningFault, settle

if TYPE_CHECKING:
    from fourkings.i18n import Language

OPENING: Final = 0
"""The deal number of a `Fault` in the opening of the match."""


class Fault(ValueError):
    """The first violation of the rules in a record."""

    def __init__(
        self, clause: str, text: str, deal: int | None = None, action: int | None = None, reason: Reason | None = None
    ) -> None:
        super().__init__(f"{text} ({clause})")
        self.clause = clause  #: of the rules
        self.text = text
        self.deal = deal  #: number of the deal, from 1; `OPENING`; or None for the match as a whole
        self.action = action  #: number of the action in the deal, from 1; None if it isn't about an action
        self.reason = reason  #: of an illegal action


def place(deal: int | None, action: int | None, words: Language) -> str:
    """Return the heading of a fault in a language: the deal and the action, or the opening."""
    if deal is None or deal == OPENING:
        return words.text("review-record-opening" if deal == OPENING else "review-record-match")
    return words.text("review-record-place", deal=deal, action=action or 0)


def replay(record: Record) -> Match:
    """Replay a record into a match; raise `Fault` if it breaks the rules. Only unknown keys are unchecked."""
    match = Match(record.rules, record.entrants, _opening(record))
    for deal in record.deals:
        match = _deal(match, deal)
    if record.end is not None:
        match = _stopped(match, record.end)
    _check_result(match, record)
    return match


def _opening(record: Record) -> Opened:
    """Return the opening by the draw. Without a draw, seats and dealer were given, as for a position from a book."""
    try:
        draw = [[None if text is None else card(text) for text in row] for row in record.draw]
        kings = [(entrant, card(text)) for entrant, text in record.kings]
    except UnknownAction as error:
        raise Fault("GEN-2", str(error), OPENING) from None
    if sorted(record.seats) != [0, 1, 2, 3]:
        raise Fault("GEN-1", "two entrants sit in one seat", OPENING)
    if not draw and not kings:
        return Opened((), record.seats, record.dealer)
    try:
        opened = settle(record.rules, [tuple(row) for row in draw], kings, record.seats)
    except OpeningFault as error:
        raise Fault(error.clause, error.text, OPENING) from None
    clause = record.rules.game.opening(record.rules).clause
    if opened.seats != record.seats:
        seated = "QL-3" if opened.kings else clause
        raise Fault(seated, f"by the draw the seats are {list(opened.seats)}, not {list(record.seats)}", OPENING)
    if opened.dealer != record.dealer:
        raise Fault(clause, f"by the draw seat {opened.dealer} deals first, not seat {record.dealer}", OPENING)
    return opened


def _deal(match: Match, deal: RecordedDeal) -> Match:
    number = len(match.deals) + 1
    if match.result:
        raise Fault(match.rules.game.END_CLAUSE, "the match is over before this deal", number)
    if not match.between_deals:
        raise Fault("GEN-6", f"deal {number - 1} is not played out, yet another follows it", number - 1)
    if deal.number != number:
        raise Fault("GEN-6", f"this is deal {number} of the match, not {deal.number}", number)
    if deal.dealer != next_dealer(match):
        raise Fault("GEN-6", f"seat {next_dealer(match)} has to deal, not seat {deal.dealer}", number)
    match = next_deal(match, _hands(match, deal, number))
    _check_shown(match.state, deal, number)
    for place, action in enumerate(deal.actions, 1):
        match = _action(match, action, number, place)
    _check_points(match, deal, number)
    return match


def _hands(match: Match, deal: RecordedDeal, number: int) -> list[tuple[Card, ...]]:
    pack = match.rules.game.pack(match.rules)
    each = len(pack) // 4
    hands: list[tuple[Card, ...]] = []
    seen: set[Card] = set()
    for seat, names in enumerate(deal.hands):
        if len(names) != each:
            raise Fault("GEN-2", f"the hand of seat {seat} has {len(names)} cards, not {each}", number)
        for text in names:
            try:
                held = card(text)
            except UnknownAction as error:
                raise Fault("GEN-2", f"the hand of seat {seat}: {error}", number) from None
            if held not in pack:
                raise Fault("GEN-2", f"the hand of seat {seat}: {text} is not in this game's pack", number)
            if held in seen:
                raise Fault("GEN-2", f"the hand of seat {seat}: {text} is dealt twice", number)
            seen.add(held)
        hands.append(tuple(map(card, names)))
    return hands


def _check_shown(state: State, deal: RecordedDeal, number: int) -> None:
    """Check the turn-up and the cards dealt face up."""
    shown, clause = state.deal, state.rules.game.EXPOSURE_CLAUSE
    turned = None if shown.turn_up is None else name(shown.turn_up)
    if deal.turned != turned:
        raise Fault(clause, f"the card turned up is {turned}, not {deal.turned}", number)
    face_up = None if shown.face_up is None else tuple(map(name, shown.face_up))
    if deal.face_up != face_up:
        dealt, recorded = (", ".join(names) if names else "none" for names in (face_up, deal.face_up))
        raise Fault(clause, f"the cards dealt face up are {dealt}, not {recorded}", number)


def _action(match: Match, recorded: RecordedAction, number: int, place: int) -> Match:
    state = match.state
    try:
        action = parse_action(match.rules.game, recorded.action)
    except UnknownAction as error:
        raise Fault("GEN-9", str(error), number, place) from None
    reason = why_not(state, recorded.seat, action)
    if reason:
        raise Fault(reason.clause, reason.key, number, place, reason)
    if recorded.legal is not None and list(recorded.legal) != (every := legal_tokens(state)):
        text = f"the legal actions are {', '.join(every)}, not {', '.join(recorded.legal)}"
        raise Fault("GEN-9", text, number, place)
    return apply_unchecked(match, action)


def _check_points(match: Match, deal: RecordedDeal, number: int) -> None:
    state = match.state
    clause = match.rules.game.scoring_clause(state)
    if state.points is None:
        if deal.points is not None or deal.void:
            raise Fault(clause, f"the deal is scored before it is over: seat {state.turn} is to act", number)
        return
    if deal.points is None:
        raise Fault(clause, f"the deal is over; its points {list(state.points)} are missing", number)
    if deal.void != state.void:
        raise Fault(clause, "the deal is void" if state.void else "the deal is not void", number)
    if deal.points != state.points:
        raise Fault(clause, f"the points are {list(state.points)}, not {list(deal.points)}", number)
    if deal.totals != state.totals:
        raise Fault(clause, f"the totals are {list(state.totals)}, not {list(deal.totals or ())}", number)


STOPPED: Final = {
    "length-fixed": "no time ends a match whose number of deals is fixed by its rules",
    "match-over": "the match was over already",
    "deal-running": "the deal under way is played to its end first",
    "nothing-scored": "no deal is scored yet",
}
"""Why time can't end a match, by the key of `why_not_stop`."""


def _stopped(match: Match, after: int) -> Match:
    """Return the match ended by time after its last deal (GEN-13)."""
    if after != len(match.deals):
        raise Fault(CLAUSE, f"the end stands after deal {after}, not after deal {len(match.deals)}, the last one")
    if reason := why_not_stop(match):
        raise Fault(CLAUSE, f"the record has an end, yet {STOPPED[reason]}")
    return stop(match)


def _check_result(match: Match, record: Record) -> None:
    end = CLAUSE if match.stopped or fixed_deals(match.rules) is not None else match.rules.game.END_CLAUSE
    if record.result is None:
        if match.result:
            raise Fault(end, f"the match is over; its result, winners {list(match.result.winners)}, is missing")
        return
    if match.result is None:
        raise Fault(end, "the match is not over, yet the record gives a result")
    if record.result.scores != match.result.scores:
        raise Fault(end, f"the final scores are {list(match.result.scores)}, not {list(record.result.scores)}")
    if tuple(sorted(record.result.winners)) != match.result.winners:
        raise Fault(end, f"the winners are {list(match.result.winners)}, not {list(record.result.winners)}")
    _check_payments(match, match.result, record.result.payments, end)


def _check_payments(match: Match, result: Result, recorded: tuple[int, ...] | None, end: str) -> None:
    """Check the payments, if recorded."""
    if recorded is None or recorded == result.payments:
        return
    settlement = match.rules.game.settlement(match.rules, result.scores)
    if settlement is None:
        raise Fault(end, f"nothing is staked, yet the record gives payments, {list(recorded)}")
    raise Fault(settlement.clause, f"the payments are {list(settlement.payments)}, not {list(recorded)}")
