"""A deal as one reader sees it: its state, its row on the score sheet, and the result of the match."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from fourkings.rulebook import events
from fourkings.rulebook.cards import RANKS, Mask, Seat, members, name, suit_name
from fourkings.rulebook.game import Reason, State, tricks_won, why_not
from fourkings.rulebook.game import Refused as NotAllowed
from fourkings.rulebook.match import Match, Played
from fourkings.rulebook.tricks import Trick
from fourkings.table.messages.build.visible import rest_is_certain, visible_state
from fourkings.table.messages.parts import AccountLine, DealState, MatchResult, ScoreRow, Sentence, TakenTrick
from fourkings.table.state import Table, undo
from fourkings.windows.record import token
from fourkings.windows.view import View, see, view

ACES_HIGH: Final = "AKQJT98765432"


def deal_state(table: Table, seat: Seat | None) -> DealState | None:
    """Build the deal in progress, or the last one, as a seat or a watcher (None) sees it; None before the first deal."""
    if not table.match.deals:
        return None
    played = table.match.deals[-1]
    seen = view(played.state, seat)
    public, contract = visible_state(seen), seen.contract
    order = rank_order(seen)
    return DealState(
        number=seen.number,
        dealer=seen.dealer,
        scores=seen.scores,
        stage=seen.stage,
        turn=None if seen.stage == "done" else seen.turn,
        trump=suit_name(contract.trump) if contract else "",  # type: ignore[arg-type]
        order=order,
        hand=sorted_hand(seen.hand, order),
        held=seen.held,
        turned=None if seen.turned is None else name(seen.turned),
        face_up=None if seen.face_up is None else tuple(map(name, seen.face_up)),
        leader=seen.leader,
        trick=tuple(map(name, seen.trick)),
        last=taken_trick(seen.tricks[-1]) if seen.tricks else None,
        won=tricks_won(public),
        taken=_taken(seen),
        legal=tuple(map(token, seen.legal)),
        refusals=_refusals(seen, public),
        said=_said(played, seat),
        talk=_plain(seen.rules.game.public_talk(public)),
        rest=rest_is_certain(seen),
        points=seen.points,
        void=seen.void,
        undo=can_undo(table, seat),
    )


def rank_order(seen: View) -> str:
    """The ranks of the pack from high to low, as this deal plays them; aces high before the contract is known."""
    ranks = {RANKS[one & 15] for one in seen.rules.game.pack(seen.rules)}
    if seen.contract is None:
        return "".join(rank for rank in ACES_HIGH if rank in ranks)
    stronger = seen.contract.stronger
    return "".join(sorted(ranks, key=lambda rank: stronger[RANKS.index(rank)].bit_count()))


def sorted_hand(hand: Mask, order: str) -> tuple[str, ...]:
    """The names of a hand's cards, suit by suit, high cards first; `order` as `rank_order` gives it."""
    return tuple(map(name, sorted(members(hand), key=lambda card: (card >> 4, order.index(RANKS[card & 15])))))


def taken_trick(trick: Trick) -> TakenTrick:
    """Build a complete trick."""
    return TakenTrick(leader=trick.leader, cards=tuple(map(name, trick.cards)), winner=trick.winner)


def _taken(seen: View) -> tuple[tuple[str, ...], ...]:
    """By seat, the taken cards that count in this deal, in the order taken."""
    counted = 0
    for cards, _ in seen.contract.payoff.cards if seen.contract else ():
        counted |= cards
    piles: tuple[list[str], ...] = ([], [], [], [])
    for trick in seen.tricks:
        piles[trick.winner].extend(name(card) for card in trick.cards if counted >> card & 1)
    return tuple(map(tuple, piles))


def _refusals(seen: View, own: State) -> dict[str, Sentence]:
    """On the viewer's turn, the reason against each of their cards that may not be played now."""
    if not seen.legal or seen.seat is None:
        return {}
    reasons = ((card, why_not(own, seen.seat, card)) for card in members(seen.hand) if card not in seen.legal)
    return {name(card): sentence(reason) for card, reason in reasons if reason}


def sentence(reason: Reason) -> Sentence:
    """Build the sentence of a reason, for the client to word."""
    return Sentence(clause=reason.clause, key=reason.key, facts=dict(reason.params))


def _said(played: Played, seat: Seat | None) -> tuple[tuple[Seat, str], ...]:
    heard = (see(events.Acted(*step), seat) for step in played.actions if isinstance(step[1], str))
    return tuple((one.seat, token(one.action)) for one in heard if isinstance(one, events.Acted))


def _plain(value: Any) -> Any:
    """The value with lists for tuples, all the way down, as JSON has it."""
    if isinstance(value, Mapping):
        return {key: _plain(one) for key, one in value.items()}
    return [_plain(one) for one in value] if isinstance(value, list | tuple) else value


def can_undo(table: Table, seat: Seat | None) -> bool:
    """True if the seat has an action to undo, and may undo it."""
    if seat is None:
        return False
    try:
        undo(table, seat)
    except NotAllowed:
        return False
    return True


def score_row(played: Played, seat: Seat | None) -> ScoreRow:
    """Build the row of the score sheet for a deal that is done."""
    seen = view(played.state, seat)
    public, game = visible_state(seen), seen.rules.game
    assert seen.points is not None
    talk = _plain(game.public_talk(public))
    account = () if seen.void else game.account(public)
    return ScoreRow(
        number=seen.number,
        dealer=seen.dealer,
        about=talk.get("aim", ""),
        points=seen.points,
        totals=public.totals,
        void=seen.void,
        talk=talk,
        won=tricks_won(public),
        account=tuple(
            AccountLine(clause=one.clause, key=one.key, facts=dict(one.params), points=one.points) for one in account
        ),
    )


def score_rows(match: Match, seat: Seat | None) -> tuple[ScoreRow, ...]:
    """Build the score sheet: a row for every deal that is done."""
    return tuple(score_row(played, seat) for played in match.deals if played.state.points is not None)


def match_result(match: Match, secret: bytes | None = None) -> MatchResult | None:
    """Build the result of the match, with the secret of its shuffle; None while it has none."""
    if match.result is None:
        return None
    scores, winners = match.result
    paid = match.rules.game.settlement(match.rules, scores)
    payments = paid if paid and any(paid) else None
    return MatchResult(scores=scores, winners=winners, payments=payments, secret=secret.hex() if secret else None)
