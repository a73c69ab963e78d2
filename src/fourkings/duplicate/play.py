"""A board played: a match of its own, of which one entrant is the person and the three others are bots with fixed dice."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from itertools import permutations, starmap
from typing import Final

from fourkings.bots import Bot, by_scores
from fourkings.duplicate.sets import BOARDS, BadBoards, Given, Set, deals_of
from fourkings.records import token
from fourkings.rulebook.cards import RANKS, Seat, name
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import Action, Rules
from fourkings.rulebook.match import Match, apply_unchecked, deal_from_secret, from_secret, next_deal
from fourkings.rulebook.opening import KINGS_IN_SEAT_ORDER, Opened, settle
from fourkings.views import view

PERSON: Final = 0
"""The entrant who plays the board; the others are bots."""


def opened(boards: Set, board: int, entrants: Sequence[str] = ("0", "1", "2", "3")) -> Match:
    """A board, from 1, with its first deal dealt. Raises ValueError as `Set.secret_of` does."""
    secret = boards.secret_of(board)
    if not boards.given:
        return from_secret(boards.rules, secret, entrants)
    given = boards.given[board - 1]
    return next_deal(Match(boards.rules, tuple(entrants), _opening(boards.rules, given)), given.deals[0])


def going_on(boards: Set, board: int, match: Match) -> Match:
    """The match with its next deal, where it stands between two deals of its board; else the same match."""
    if not match.between_deals or is_over(match):
        return match
    if boards.given:
        return next_deal(match, boards.given[board - 1].deals[len(match.deals)])
    return deal_from_secret(match, boards.secret_of(board))


def is_over(match: Match) -> bool:
    """True where the last deal of a board is done: a void deal ends it like any other."""
    return match.result is not None or (match.between_deals and len(match.deals) >= deals_of(match.rules))


def person(match: Match) -> Seat:
    """The seat of who plays the board."""
    return match.opening.seats.index(PERSON)


def _opening(rules: Rules, given: Given) -> Opened:
    """An opening by the rules that leads to the seat and the dealer of a board whose cards are given."""
    plan = rules.game.opening(rules)
    seats = tuple((seat - given.seat) % 4 for seat in range(4))
    kings = permutations(range(4)) if plan.seats == "kings" else [()]
    for entrants in kings:
        dealt = tuple(zip(entrants, KINGS_IN_SEAT_ORDER, strict=False))
        for drawn in permutations(range(len(RANKS) - 4, len(RANKS))):
            try:
                opening = settle(rules, [drawn], sorted(dealt), seats)
            except ValueError:
                continue
            if opening.seats.index(PERSON) == given.seat and opening.dealer == given.dealer:
                return opening
    raise BadBoards(f"no draw of {rules.game.ID} leads to seat {given.seat} with seat {given.dealer} as the dealer")


# --- dice ---------------------------------------------------------------------------------------------------------


def seen(match: Match) -> bytes:
    """What the seat to act has seen of the deal, as bytes: the deal, its own hand, what lies open, every action so far."""
    played = match.deals[-1]
    deal, seat = played.state.deal, played.state.turn
    shown = [deal.turned, *(deal.face_up or ())]
    parts = (
        str(seat),
        f"{deal.number} {deal.dealer}",
        " ".join(map(name, deal.dealt[seat])),
        " ".join(name(card) for card in shown if card is not None),
        *starmap(_told, played.actions),
    )
    return "\n".join(parts).encode()


@cache
def _told(seat: Seat, action: Action) -> str:
    return f"{seat} {token(action)}"


def dice(secret: bytes, who: str, known: bytes) -> Stream:
    """The dice of one decision: of a board's secret, of who decides, and of what has been seen from there."""
    return Stream(secret, b"\0".join((BOARDS.encode(), who.encode(), known)))


class Replies:
    """The bot of a board's other seats, or anyone else who decides by such dice: the same view, the same action.

    What was answered is remembered, by a hash of what was seen: in a field the deals of a hundred matches begin alike. The
    points so far are part of that only where the bot looks at them: after a deal or two everybody has others.
    """

    def __init__(self, bot: Bot, secret: bytes, who: str = "replies", limit: int | None = None) -> None:
        self._bot, self._secret, self._who, self._limit = bot, secret, who, limit
        self._known: dict[tuple[bytes, tuple[int, ...]], Action] = {}

    def action(self, match: Match) -> Action:
        """What the seat to act does."""
        known = seen(match)
        key = (sha256(known).digest(), match.state.deal.scores if by_scores(self._bot, match.rules) else ())
        if key not in self._known:
            seat = match.state.turn
            rolled = dice(self._secret, self._who, known)
            self._known[key] = self._bot.choose(view(match.state, seat), rolled, self._limit)
        return self._known[key]


def advanced(boards: Set, board: int, match: Match, replies: Replies) -> Match:
    """The board played on by its bots and dealt on, until it is the person's turn or the board is over."""
    while not is_over(match):
        if match.between_deals:
            match = going_on(boards, board, match)
        elif match.state.turn == person(match):
            return match
        else:
            match = apply_unchecked(match, replies.action(match))
    return match
