"""A deal as one reader sees it, its row on the score sheet, and the result of the match, also of a mirror match."""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any, Final, NamedTuple

from pydantic_core import to_json

from fourkings.records import token
from fourkings.rulebook import events
from fourkings.rulebook.cards import LONG, RANKS, SEATS, Card, Mask, Seat, members, name, suit_name
from fourkings.rulebook.game import Action, Moment, Param, Reason, Rules, State, card_refusals, moment_of, tricks_won
from fourkings.rulebook.game import Refused as NotAllowed
from fourkings.rulebook.match import Match
from fourkings.rulebook.mirror import boards_of_cycle, deals_of_cycle, gain_of
from fourkings.rulebook.tricks import Contract, Trick
from fourkings.table.match import Table, undo
from fourkings.table.protocol.parts import AccountLine, DealState, MatchResult, MirrorHand, MirrorPlan, ScoreRow, Sentence
from fourkings.table.protocol.presenters.visible import rest_is_certain, visible_state
from fourkings.views import View, event_view, view

ACES_HIGH: Final = "AKQJT98765432"
SECONDS: Final = 3
"""Seconds that people who know the game take for a card, to estimate the length of a match."""


def deal_state(table: Table, seat: Seat | None) -> DealState | None:
    """Build the deal in progress, or the last one, as a seat or a watcher (None) sees it; None before the first deal."""
    if not table.match.deals:
        return None
    seen = view(table.match.state, seat)
    public = visible_state(seen)
    return DealState.model_validate_json(to_json(deal_fields(table, seen, public, own_part(table, seen, public))))


class OwnPart(NamedTuple):
    """The fields of `DealState` that differ from reader to reader."""

    hand: Any
    legal: Any
    refusals: Any
    rest: Any
    undo: Any
    moment: Any


def deal_fields(table: Table, seen: View, public: State, own: OwnPart) -> dict[str, Any]:
    """Return the fields of `DealState` in their order, as plain values whose JSON is the message.

    `public` is the `visible_state` of the view.
    """
    contract, played, number = known_contract(seen), table.match.deals[-1], len(table.match.deals)
    return {
        "number": number,
        "voids": seen.voids,
        "dealer": seen.dealer,
        "scores": table.match.totals_after(number - 1),
        "stage": seen.stage,
        "turn": None if seen.stage == "done" else seen.turn,
        "trump": suit_name(contract.trump) if contract else "",
        "order": _rank_order(seen.rules.game.pack(seen.rules), contract and contract.stronger),
        "hand": own.hand,
        "hand_sizes": seen.hand_sizes,
        "turn_up": None if seen.turn_up is None else name(seen.turn_up),
        "face_up": None if seen.face_up is None else tuple(map(name, seen.face_up)),
        "leader": seen.leader,
        "trick": tuple(map(name, seen.trick)),
        "last": trick_fields(seen.tricks[-1]) if seen.tricks else None,
        "won": tricks_won(public),
        "taken": _taken(seen.tricks, seen.contract.payoff.counting if seen.contract else 0),
        "legal": own.legal,
        "refusals": own.refusals,
        "said": [_heard(*step, seen.seat) for step in played.actions if isinstance(step[1], str)],
        "calls": seen.rules.game.public_calls(public),
        "rest": own.rest,
        "points": seen.points,
        "void": seen.void,
        "undo": own.undo,
        "final": table.time_over,
        "moment": own.moment,
    }


def own_part(table: Table, seen: View, state: State) -> OwnPart:
    """Return the fields of a deal that only its reader gets, such as their hand; `state` as for `deal_fields`."""
    return OwnPart(
        hand=sorted_hand(seen.hand, rank_order(seen)),
        legal=tuple(map(token, seen.legal)),
        refusals=refusals(state) if seen.legal else {},
        rest=rest_is_certain(seen),
        undo=can_undo(table, seen.seat),
        moment=moment_fields(moment_of(state, seen.seat)),
    )


def known_contract(seen: View) -> Contract | None:
    """Return the contract, also during calls if these cannot change it; None while several are possible."""
    if seen.contract:
        return seen.contract
    possible = tuple(seen.rules.game.contracts(seen.rules, seen.number).values())
    return possible[0] if len(possible) == 1 else None


def moment_fields(moment: Moment) -> dict[str, Any]:
    """Return what the deal is about just now, as the fields of `parts.Moment`."""
    return {
        "clause": moment.clause,
        "stakes": [_sentence_fields(moment.clause, *stake) for stake in moment.stakes],
        "notes": [_sentence_fields(moment.clause, *note) for note in moment.notes],
        "points": moment.points,
    }


def _sentence_fields(clause: str, key: str, params: Mapping[str, Param]) -> dict[str, Any]:
    return {"clause": clause, "key": key, "params": dict(params)}


def rank_order(seen: View) -> str:
    """Return the ranks of the pack from high to low in this deal; before the contract is known, with aces high."""
    contract = known_contract(seen)
    return _rank_order(seen.rules.game.pack(seen.rules), contract and contract.stronger)


@lru_cache(64)
def _rank_order(pack: tuple[Card, ...], stronger: tuple[Mask, ...] | None) -> str:
    ranks = {RANKS[card & 15] for card in pack}
    if stronger is None:
        return "".join(rank for rank in ACES_HIGH if rank in ranks)
    return "".join(sorted(ranks, key=lambda rank: stronger[RANKS.index(rank)].bit_count()))


def sorted_hand(hand: Mask, order: str) -> tuple[str, ...]:
    """Return the names of a hand's cards, suit by suit, high cards first; `order` as `rank_order` gives it."""
    places = _places(order)
    return tuple(map(name, sorted(members(hand), key=places.__getitem__)))


@lru_cache(64)
def _places(order: str) -> Mapping[Card, int]:
    """Return each card's place in a sorted hand, as a key to sort by; `order`: ranks from high to low."""
    return {card: 16 * (card >> 4) + order.find(RANKS[card & 15]) for card in LONG}


def trick_fields(trick: Trick) -> dict[str, Any]:
    """Return a taken trick as the fields of the message part `TakenTrick`."""
    return {"leader": trick.leader, "cards": tuple(map(name, trick.cards)), "winner": trick.winner}


def _taken(tricks: tuple[Trick, ...], counted: Mask) -> tuple[list[str], ...]:
    """Return for each seat the cards worth points (`counted`) that it has taken, in the order taken."""
    piles: tuple[list[str], ...] = ([], [], [], [])
    for trick in tricks if counted else ():
        piles[trick.winner].extend([name(card) for card in trick.cards if counted >> card & 1])
    return piles


def refusals(state: State) -> dict[str, dict[str, Any]]:
    """Return, for each card that the seat to act may not play, the reason; `state` contains no other hand."""
    return {name(card): _sentence_fields(*reason) for card, reason in card_refusals(state)}


def sentence(reason: Reason) -> Sentence:
    """Build the message part for a reason, which clients put into the reader's language."""
    return Sentence(clause=reason.clause, key=reason.key, params=dict(reason.params))


@lru_cache(4096)
def _heard(seat: Seat, call: Action, reader: Seat | None) -> tuple[Seat, str]:
    """Return a call with its seat, without what is hidden from the `reader`."""
    event = event_view(events.Acted(seat, call), reader)
    assert isinstance(event, events.Acted)
    return event.seat, token(event.action)


def _plain(value: Any) -> Any:
    """Return a value with lists in place of tuples, at every level, as parsed JSON would have it."""
    if isinstance(value, Mapping):
        return {key: _plain(inner) for key, inner in value.items()}
    return [_plain(inner) for inner in value] if isinstance(value, list | tuple) else value


def can_undo(table: Table, seat: Seat | None) -> bool:
    """Return True if the seat has an action to undo, and may undo it."""
    if seat is None or not plays_alone(table):
        return False
    try:
        undo(table, seat)
    except NotAllowed:
        return False
    return True


def plays_alone(table: Table) -> bool:
    """Return True if no more than one of the players is a person, and nothing compares the match with other tables."""
    return len(table.people) <= 1 and not table.conditions.arranged


def score_row(match: Match, number: int, seat: Seat | None) -> ScoreRow:
    """Build the row of the score sheet for a finished deal (`number`, from 1), as a seat or a watcher (None) sees it."""
    played = match.deals[number - 1]
    seen = view(played.state, seat)
    public, game = visible_state(seen), seen.rules.game
    assert seen.points is not None
    calls = _plain(game.public_calls(public))
    account = () if seen.void else game.account(public)
    return ScoreRow(
        number=number,
        dealer=seen.dealer,
        about=calls.get("aim", ""),
        points=seen.points,
        totals=match.totals_after(number),
        void=seen.void,
        calls=calls,
        won=tricks_won(public),
        account=tuple(
            AccountLine(clause=line.clause, key=line.key, params=dict(line.params), points=line.points) for line in account
        ),
    )


def score_rows(match: Match, seat: Seat | None) -> tuple[ScoreRow, ...]:
    """Build the score sheet, a row for every finished deal, as a seat or a watcher (None) sees it."""
    return tuple(
        score_row(match, number, seat) for number, played in enumerate(match.deals, 1) if played.state.points is not None
    )


def match_result(match: Match, secret: bytes | None = None) -> MatchResult | None:
    """Build the result of the match, with the secret of its shuffle if given; None before the match is over."""
    if match.result is None:
        return None
    scores, winners, payments = match.result
    shown_secret = secret.hex() if secret else None
    return MatchResult(scores=scores, winners=winners, payments=payments, secret=shown_secret, mirror=mirror_hands(match))


def mirror_plan(rules: Rules) -> MirrorPlan:
    """Return the length of a mirror match, in which everybody plays every hand once."""
    deals = deals_of_cycle(rules)
    minutes = deals * len(rules.game.pack(rules)) * SECONDS / 60
    return MirrorPlan(boards=boards_of_cycle(rules), deals=deals, minutes=5 * round(minutes / 5))


def mirror_hands(match: Match) -> tuple[MirrorHand, ...]:
    """Build the table of each player's points with every hand of a mirror match; empty before it is over."""
    return tuple(_hands(match)) if match.mirror and match.result else ()


def _hands(match: Match) -> Iterator[MirrorHand]:
    boards, titles = boards_of_cycle(match.rules), match.rules.game.deal_titles(match.rules)
    for board in range(boards):
        dealt = match.deals[board].state.deal.dealt
        for first in SEATS:
            deals = [boards * (seat - first & 3) + board + 1 for seat in SEATS]
            gains = [
                gain_of(match.rules, match.deals[number - 1].state.points or (0, 0), seat)
                for seat, number in zip(SEATS, deals, strict=True)
            ]
            yield MirrorHand(
                board=board + 1,
                about=titles[board] if titles else "",
                hand=tuple(map(name, sorted(dealt[first]))),
                deals=(deals[0], deals[1], deals[2], deals[3]),
                points=(gains[0], gains[1], gains[2], gains[3]),
            )
