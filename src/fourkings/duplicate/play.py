"""Playing a board: a match in which one entrant is a person and three are bots with reproducible random numbers."""

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
"""The entrant who is the person."""


def opened(boards: Set, board: int, entrants: Sequence[str] = ("0", "1", "2", "3")) -> Match:
    """Return the match of a board (numbered from 1) with its first deal dealt. Raise as `Set.secret_of` does."""
    secret = boards.secret_of(board)
    if not boards.given:
        return from_secret(boards.rules, secret, entrants)
    given = boards.given[board - 1]
    return next_deal(Match(boards.rules, tuple(entrants), _opening(boards.rules, given)), given.deals[0])


def going_on(boards: Set, board: int, match: Match) -> Match:
    """Return the match with its next deal dealt, if it is between two deals of its board; else the match itself."""
    if not match.between_deals or is_over(match):
        return match
    if boards.given:
        return next_deal(match, boards.given[board - 1].deals[len(match.deals)])
    return deal_from_secret(match, boards.secret_of(board))


def is_over(match: Match) -> bool:
    """Return True if a board is played: its last deal is over, where a void deal counts like any other."""
    return match.result is not None or (match.between_deals and len(match.deals) >= deals_of(match.rules))


def person(match: Match) -> Seat:
    """Return the seat of the person who plays the board."""
    return match.opening.seats.index(PERSON)


def _opening(rules: Rules, given: Given) -> Opened:
    """Return a legal draw for seats and dealer that has the outcome which a board with given cards needs."""
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


def seen(match: Match) -> bytes:
    """Return all that the seat to act has seen, as bytes: the deal, its own hand, exposed cards, and every action."""
    played = match.deals[-1]
    deal, seat = played.state.deal, played.state.turn
    exposed = [deal.turn_up, *(deal.face_up or ())]
    parts = (
        str(seat),
        f"{deal.number} {deal.dealer}",
        " ".join(map(name, deal.dealt[seat])),
        " ".join(name(card) for card in exposed if card is not None),
        *starmap(_action_text, played.actions),
    )
    return "\n".join(parts).encode()


@cache
def _action_text(seat: Seat, action: Action) -> str:
    return f"{seat} {token(action)}"


def dice(secret: bytes, who: str, known: bytes) -> Stream:
    """Return the random stream for one decision.

    It follows from the board's secret, the name of the decider, and what they have seen (`known`).
    """
    return Stream(secret, b"\0".join((BOARDS.encode(), who.encode(), known)))


class Replies:
    """A bot on a board, in the other seats or as a member of a field: for the same view it always takes the same action.

    Answers are cached by a hash of what was seen, because the deals of a hundred matches of a field begin alike. The scores
    are part of the key only for bots that look at them.
    """

    def __init__(self, bot: Bot, secret: bytes, who: str = "replies", limit: int | None = None) -> None:
        self._bot, self._secret, self._who, self._limit = bot, secret, who, limit
        self._known: dict[tuple[bytes, tuple[int, ...]], Action] = {}

    def action(self, match: Match) -> Action:
        """Return the action of the seat to act."""
        known = seen(match)
        key = (sha256(known).digest(), match.state.deal.scores if by_scores(self._bot, match.rules) else ())
        if key not in self._known:
            rng = dice(self._secret, self._who, known)
            self._known[key] = self._bot.choose(view(match.state, match.state.turn), rng, self._limit)
        return self._known[key]


def advanced(boards: Set, board: int, match: Match, replies: Replies) -> Match:
    """Return the match after all due actions of bots and deals: at the person's turn, or at the end of the board."""
    while not is_over(match):
        if match.between_deals:
            match = going_on(boards, board, match)
        elif match.state.turn == person(match):
            return match
        else:
            match = apply_unchecked(match, replies.action(match))
    return match
