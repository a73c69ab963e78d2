"""Letters from a client: what may be asked of a table."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from fourkings.table.messages.base import BotName, Id, Letter, Pace


class Hello(Letter):
    """The first letter: which protocol is spoken, and the last version known, 0 for nothing yet, so that none is missed."""

    type: Literal["hello"]
    protocol: int
    since: Annotated[int, Field(ge=0)] = 0


class Do(Letter):
    """Play a card or say a word, at the version that the client stands at."""

    type: Literal["act"]
    id: Id
    version: Annotated[int, Field(ge=1)]
    action: Annotated[str, Field(max_length=40)]


class NextDeal(Letter):
    """The last deal is read; deal the next one."""

    type: Literal["deal"]
    id: Id


class TakeBack(Letter):
    """Undo: back to before my own last action. Only alone among bots."""

    type: Literal["undo"]
    id: Id


class Rest(Letter):
    """Play the rest for me: every trick left is certainly mine."""

    type: Literal["rest"]
    id: Id


class Ask(Letter):
    """A hint, please."""

    type: Literal["hint"]
    id: Id


class SetPace(Letter):
    """How fast the bots of this table play."""

    type: Literal["pace"]
    id: Id
    pace: Pace


class Ping(Letter):
    """Is anybody there?"""

    type: Literal["ping"]


class Away(Letter):
    """The bot plays for me from now on, until I say that I am back."""

    type: Literal["away"]
    id: Id


class Back(Letter):
    """I play again myself."""

    type: Literal["back"]
    id: Id


class ChooseStandIn(Letter):
    """Let this bot play for me while I am away."""

    type: Literal["stand-in"]
    id: Id
    bot: BotName


class AskRematch(Letter):
    """After the match: the same people once more, at a table of their own that everybody is led to."""

    type: Literal["rematch"]
    id: Id
