"""Requests for a new table: their body, and checks of its rules, bots and contribution to the shuffle."""

from collections.abc import Mapping
from typing import Annotated, Final

from pydantic import ConfigDict, Field

from fourkings.app.shared.body import EXAMPLE_GAME, ApiError, Body
from fourkings.bots import BOTS
from fourkings.rulebook.game import Rules
from fourkings.rulebook.games import UnknownGame, find, rules
from fourkings.rulebook.options import OptionError
from fourkings.table.protocol import Pace
from fourkings.table.protocol.base import BotName, OptionValue, OptionValues

DEFAULT: Final = "club"
"""The bot that plays if none is named."""
LUCK: Final = r"^([0-9a-f]{2}){0,64}$"
"""Pattern of a player's contribution: at most 64 bytes, in lower-case hexadecimal digits."""


class Made(Body):
    """The new table; it is played over the WebSocket /ws/{table}."""

    table: str


def rules_of_order(game: str, preset: str, options: Mapping[str, OptionValue]) -> Rules:
    """Return the requested rules, or raise `ApiError`."""
    try:
        return rules(find(game), preset, options)
    except UnknownGame as error:
        raise ApiError(422, "unknown-game", str(error)) from None
    except OptionError as error:
        raise ApiError(422, "bad-option", str(error)) from None


class RulesOrder(Body):
    """The part of a request that chooses a game, with a preset and options."""

    game: str = Field(max_length=40, examples=[EXAMPLE_GAME])
    preset: str = Field(default="classic", max_length=40)
    options: OptionValues = Field(default={})

    @property
    def rules(self) -> Rules:
        """The requested rules. Raises `ApiError` if there are none such."""
        return rules_of_order(self.game, self.preset, self.options)


class NewTable(RulesOrder):
    """A request for a table against three bots."""

    bots: BotName | Annotated[list[BotName], Field(max_length=3)] = Field(
        default=DEFAULT, description="One bot for all three chairs, or three bots."
    )
    pace: Pace = "calm"
    seal: str | None = Field(
        default=None, max_length=64, pattern=r"^[0-9a-f]{64}$", description="One that POST /api/seals gave."
    )
    contribution: str = Field(
        default="", max_length=128, pattern=LUCK, description="What the player adds to the shuffle, in hexadecimal digits."
    )

    model_config = ConfigDict(json_schema_extra={"examples": [{"game": EXAMPLE_GAME, "pace": "brisk"}]})


def bots_of_order(wanted: str | list[str]) -> list[str]:
    """Return the requested bots for three seats, or raise `ApiError`."""
    names = [wanted] * 3 if isinstance(wanted, str) else wanted
    unknown = [name for name in names if name not in BOTS]
    if unknown or len(names) != 3:
        raise ApiError(422, "bad-bots", f"name one bot or three, out of: {', '.join(BOTS)}")
    return names


def contributions_of_order(seal: str | None, contribution: str) -> tuple[bytes, ...]:
    """Return the contributions of all four to the shuffle; only the player's may not be empty, and only after a seal.

    Raise `ApiError` if it comes before the seal: the hash by which the table is bound to its secret.
    """
    if contribution and seal is None:
        message = "request a seal first: a contribution made before the seal proves nothing"
        raise ApiError(422, "contribution-unsealed", message)
    return (bytes.fromhex(contribution), b"", b"", b"") if contribution else ()
