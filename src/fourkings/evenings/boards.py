"""The boards (deals) of an evening whose tables all play the same ones, drawn from the evening's secret."""

import hmac
from typing import Final, NamedTuple

from fourkings.evenings.state import Plan, Round
from fourkings.rulebook import deck
from fourkings.rulebook.cards import Card, Seat, next_seat
from fourkings.rulebook.game import first_scores, match_length
from fourkings.rulebook.game.actions import expose
from fourkings.rulebook.game.definition import Deal
from fourkings.table.waiting_room import opening_drawn

SPARES: Final = 2
"""Extra boards on a dealing list, which replace void deals in a game that has them."""


class Board(NamedTuple):
    """A deal of a round, which all tables of the evening play with the same cards."""

    number: int  #: from 1, void deals counted too
    dealer: Seat
    hands: tuple[tuple[Card, ...], ...]  #: by seat, each in the order dealt
    turned: Card | None  #: the turn-up, None if the game has none
    face_up: tuple[Card, ...]  #: the card that each seat is dealt face up; empty if the game deals none


def secret_of_round(secret: bytes, number: int) -> bytes:
    """Return the secret from which the cards of a round (`number`, from 1) are shuffled, the same for all its tables."""
    return hmac.digest(secret, f"evening boards {number}".encode(), "sha256")


def boards_of_round(plan: Plan, secret: bytes, number: int, count: int) -> tuple[Board, ...]:
    """Return the first `count` boards of a round, numbered from 1, exactly as tables on a server are dealt them."""
    rules, round_secret = plan.rules, secret_of_round(secret, number)
    pack, packets = rules.game.pack(rules), rules.game.packets(rules)
    first, scores = opening_drawn(rules, plan.conditions, round_secret).dealer, first_scores(rules)
    boards = []
    for board in range(1, count + 1):
        dealer = next_seat(first, board - 1)
        dealt = deck.hands(deck.shuffle(pack, round_secret, "deal", board), dealer, packets)
        deal = expose(Deal(rules, board, dealer, scores, dealt))
        boards.append(Board(board, dealer, dealt, deal.turn_up, deal.face_up or ()))
    return tuple(boards)


def spare_boards(plan: Plan) -> int:
    """Return how many boards a table may need beyond those of its match, if people deal real cards from a list."""
    return SPARES if plan.paper and plan.same_boards and plan.rules.game.HAS_VOID_DEALS else 0


def listed_boards(plan: Plan) -> int:
    """Return how many boards of a round people deal from a list; 0 for an evening without such a list.

    People deal them if the plan has real cards, the same boards at all tables, and a fixed number of deals.
    """
    length = match_length(plan.rules) if plan.paper and plan.same_boards else None
    return length + spare_boards(plan) if length else 0


def last_board(round_: Round) -> int:
    """Return the highest number of a board of which any table of the round has a result; 0 if there is none."""
    return max((deal.number for table in round_.tables if table.result for deal in table.result.deals), default=0)
