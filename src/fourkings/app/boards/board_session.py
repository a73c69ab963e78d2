"""A player's play of a board: a table of its own, rebuilt from what is stored and moved by their actions."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final, TypeVar

from fourkings.app.models import Play
from fourkings.app.shared.entrants import named
from fourkings.app.shared.stored_tables import against_bots
from fourkings.duplicate.field import find_replies
from fourkings.duplicate.play import dice, going_on, is_over, opened, seen
from fourkings.duplicate.results import deals_of_match
from fourkings.duplicate.sets import Set
from fourkings.i18n import language
from fourkings.records import token
from fourkings.rulebook import deck
from fourkings.rulebook.cards import UnknownAction
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import Action, Refused
from fourkings.rulebook.games import parse_action
from fourkings.rulebook.match import Match
from fourkings.sanitize import read_json
from fourkings.table import match as commands
from fourkings.table.match import Act, Deal, LogEvent, Opening, Table
from fourkings.table.protocol import presenters
from fourkings.table.protocol.updates import EventUpdate, Snapshot
from fourkings.views import View, view

NEXT_DEAL: Final = "deal"
"""The action that asks for the next deal of a board."""

Update = TypeVar("Update", Snapshot, EventUpdate)
Think = Callable[[str, View, Stream], Awaitable[Action]]
"""A function that returns a bot's action, given its name, its view and random numbers."""


class NotPossible(ValueError):
    """An action that isn't possible on the board now; the message says why."""


@dataclass(slots=True)
class BoardSession:
    """A board of a set, numbered from 1, as one player has played it so far."""

    boards: Set
    board: int
    player: str
    table: Table

    @classmethod
    def of(cls, boards: Set, board: int, player: str, play: Play | None) -> BoardSession:
        """Return a board as the player left it, from its stored play; None: not begun, so before its first deal."""
        match, bot = opened(boards, board), find_replies(boards.replies).NAME
        players = named(boards.rules, against_bots(player, [bot] * 3), match.opening)
        commitment = deck.seal(boards.secret_of(board))
        session = cls(
            boards, board, player, commands.open_table(Opening(boards.rules, players, match.opening, (), commitment))
        )
        for actions in read_json(play.deals) if play else ():
            session.table = commands.apply_match_event(session.table, session._next_deal())
            for text in actions:
                action = parse_action(boards.rules.game, text)
                session.table = commands.apply_match_event(session.table, session._act(action))
        return session

    @property
    def seat(self) -> int:
        """The player's seat."""
        seat = self.table.seat_of(self.player)
        assert seat is not None, "who plays a board sits at it"
        return seat

    @property
    def over(self) -> bool:
        """True if the board is played to its end."""
        return bool(self.table.match.deals) and is_over(self.table.match)

    def play(self) -> Play:
        """Return the row of the store for the board as it is now."""
        deals = [[token(action) for _, action in deal.actions] for deal in self.table.match.deals]
        points = [list(deal.points) for deal in deals_of_match(self.table.match)] if self.over else None
        return Play(self.board, self.table.version, json.dumps(deals), json.dumps(points) if points else "")

    def at(self, deal: int, actions: int) -> Match:
        """Return the match at an earlier moment: after that many actions of the deal with that number, from 1."""
        return commands.rewind(self.table.match, deal, actions)

    async def begin(self, think: Think) -> None:
        """Deal the first deal, and let the bots act until it is the player's turn."""
        self._apply(self._next_deal())
        await self._answers(think)

    async def take(self, text: str, think: Think) -> list[EventUpdate]:
        """Apply a player's action as records write it, or `NEXT_DEAL`, then the bots' actions; return the page's updates.

        Raises `NotPossible`.
        """
        try:
            event = self._event(text)
        except Refused as error:
            raise NotPossible(language("en").reason(error.reason)) from None
        return [self._apply(event), *await self._answers(think)]

    def _event(self, text: str) -> LogEvent:
        if text == NEXT_DEAL:
            if self.over or not self.table.match.between_deals:
                raise NotPossible("there is no other deal to deal now")
            return self._next_deal()
        try:
            action = parse_action(self.boards.rules.game, text)
        except UnknownAction as error:
            raise NotPossible(str(error)) from None
        return commands.act(self.table, self.seat, action)

    async def _answers(self, think: Think) -> list[EventUpdate]:
        """Let the bots act until it is the player's turn or the deal is over."""
        bot, updates = find_replies(self.boards.replies), []
        while self.table.state.stage != "done" and self.table.state.turn != self.seat:
            match = self.table.match
            rolled = dice(self.boards.secret_of(self.board), "replies", seen(match))
            action = await think(bot.NAME, view(match.state, match.state.turn), rolled)
            updates.append(self._apply(self._act(action)))
        return updates

    def _act(self, action: Action) -> Act:
        seat = self.table.state.turn
        return Act(seat, action, None if seat == self.seat else self.boards.replies)

    def _next_deal(self) -> Deal:
        return Deal(going_on(self.boards, self.board, self.table.match).state.deal.dealt)

    def _apply(self, event: LogEvent) -> EventUpdate:
        before, self.table = self.table, commands.apply_match_event(self.table, event)
        return _without_undo(presenters.event_update(before, self.table, event, self.seat))

    def snapshot(self, name: str, own_name: str) -> Snapshot:
        """Return the message that shows the board to the player, made from their view; name: the board's id in messages."""
        commitment = deck.seal(self.boards.secret_of(self.board))
        snapshot = presenters.snapshot(self.table, self.seat, name, "brisk", commitment, {self.player: own_name})
        conditions = snapshot.conditions.model_copy(update={"hints": False, "chat": False})
        return _without_undo(snapshot).model_copy(update={"undo": False, "conditions": conditions})


def _without_undo(update: Update) -> Update:
    """Remove what a board doesn't allow from an update: undo, and cards that play themselves."""
    deal = update.deal and update.deal.model_copy(update={"undo": False, "rest": False})
    return update.model_copy(update={"deal": deal})
