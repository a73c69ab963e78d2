"""The games with their options, their rule pages, and the bots."""

from functools import cache
from typing import Annotated, Final, Literal

from fastapi import Path
from pydantic import ConfigDict, Field
from typing_extensions import TypedDict

from fourkings.app.matches.deal_schema import WorkedDeal, deal_info
from fourkings.app.shared.body import EXAMPLE_GAME
from fourkings.bots import BOTS, LEVELS
from fourkings.i18n.languages import SOURCE
from fourkings.lessons import has_lesson, worked_deals
from fourkings.lessons.worked_deals import has_worked_deal
from fourkings.records.deal_spec import changes, dealing
from fourkings.rulebook.game import Game
from fourkings.rulebook.games import GAMES, UnknownGame, find, rules
from fourkings.rulebook.options import SHORT_PRESET, Option
from fourkings.server.http.dependencies import GameId, Lang
from fourkings.server.http.errors import ApiError, Body
from fourkings.server.http.router import Router

api: Final = Router()

Value = int | str


class OptionInfo(Body):
    """A house rule of a game (GEN-7)."""

    name: str = Field(examples=["must_trump"])
    clause: str = Field(examples=["KG-6"])
    values: list[Value] | None = Field(description="The allowed values, default first; null where any of `range` is.")
    range: tuple[int, int] | None = Field(description="Least and most of the whole numbers allowed beside them, if any.")
    default: Value
    needs: dict[str, tuple[str, Value]] = Field(description="For a value: another option, and the value it must have.")


class DealingInfo(Body):
    """The way a game is opened and dealt with its default options: what a program that checks the shuffle needs to know."""

    pack: list[str] = Field(description="The cards in the order that is shuffled.")
    packets: list[int] = Field(description="How many cards each seat is dealt at a time.")
    first_dealer: Literal["highest", "lowest"] = Field(description="Whose card of the draw that is.")
    seats: Literal["joined", "drawn", "kings"]
    turn_up: int | None = Field(description="The place of the dealer's card that is turned up; -1 is the last one dealt.")
    face_up: int | None = Field(description="The place of the card of each hand that is dealt face up; 0 is the first.")


class ChangedDealing(TypedDict, total=False):
    """The differences from `DealingInfo`; fields left out stay the same."""

    pack: list[str]
    packets: list[int]
    first_dealer: Literal["highest", "lowest"]
    seats: Literal["joined", "drawn", "kings"]
    turn_up: int | None
    face_up: int | None


class DealingChange(Body):
    """A value of an option, and how it changes the dealing."""

    option: str
    value: Value
    changes: ChangedDealing

    model_config = ConfigDict(json_schema_serialization_defaults_required=False)


class GameInfo(Body):
    """A game as the lobby needs it."""

    id: str = Field(examples=[EXAMPLE_GAME])
    aliases: list[str]
    clockwise: bool
    partners: bool
    team_scores: bool
    presets: dict[str, dict[str, Value]]
    short: str | None = Field(description="The preset of a match that takes about a quarter of an hour; null for none.")
    options: list[OptionInfo]
    dealing: DealingInfo
    dealing_changes: list[DealingChange]
    worked: bool = Field(description="Whether there is a worked deal to learn from.")
    lesson: bool = Field(description="Whether there is a lesson: a first match with explanations.")
    levels: list[str] = Field(description="The bots to choose among, the weakest first.", examples=[list(LEVELS)])


class Texts(Body):
    """Sentences of games from other packages, in the format of Fluent."""

    fluent: str


class Page(Body):
    """A page of rules as HTML."""

    html: str


class BotInfo(Body):
    """A bot that may sit at a table."""

    name: str = Field(examples=["careful"])
    version: int


@api.operation("GET", "/games", cost=0)
def games() -> list[GameInfo]:
    """Return the games with their options and presets, in the order of the lobby; those of other packages come last."""
    return [_game(game) for game in GAMES.values()]


def _game(game: Game) -> GameInfo:
    return GameInfo(
        id=game.ID,
        aliases=list(game.ALIASES),
        clockwise=game.is_clockwise(rules(game)),
        partners=game.PARTNERS,
        team_scores=game.TEAM_SCORES,
        presets={name: dict(values) for name, values in game.PRESETS.items()},
        short=SHORT_PRESET if SHORT_PRESET in game.PRESETS else None,
        options=[_option(option) for option in game.OPTIONS],
        dealing=DealingInfo.from_object(dealing(rules(game))),
        dealing_changes=list(map(DealingChange.from_object, changes(game))),
        worked=has_worked_deal(game.ID),
        lesson=has_lesson(game.ID),
        levels=list(LEVELS),
    )


def _option(option: Option) -> OptionInfo:
    numbers = option.numbers
    return OptionInfo.from_object(
        option,
        values=list(option.words) or None,
        range=(numbers[0], numbers[-1]) if numbers else None,
        needs={str(value): needed for value, needed in option.needs.items()},
    )


@api.operation("GET", "/texts", cost=0)
def texts(lang: Lang = "en") -> Texts:
    """Return the sentences of games from other packages: the page has those of the built-in games itself."""
    from fourkings.i18n.installed import sentences

    own, english = sentences(lang), sentences(SOURCE)
    return Texts(fluent="\n".join((*own, *(text for text in english if text not in own))))


@api.operation("GET", "/rules/{game}", 404, cost=0, operation_id="rules")
def rules_of(game: GameId, lang: Lang = "en") -> Page:
    """Return the rule page of a game by its id or alias, or `general`, as HTML without scripts or styles."""
    # Languages and Markdown are not needed before: a server answers its first request without them.
    from fourkings.i18n.markers import BadMarker
    from fourkings.i18n.rule_pages import NoPage
    from fourkings.server.rule_pages import rule_page

    try:
        return Page(html=rule_page(game if game == "general" else find(game).ID, lang))
    except (UnknownGame, NoPage, BadMarker) as error:
        raise ApiError(404, "no-such-page", str(error)) from None


@api.operation("GET", "/bots", cost=0)
def bots() -> list[BotInfo]:
    """Return the bots that may sit at a table."""
    return [BotInfo(name=bot.NAME, version=bot.VERSION) for bot in BOTS.values()]


@api.operation("GET", "/rules/{game}/deal", 404, cost=0)
def worked_deal(game: Annotated[str, Path(max_length=40, examples=[EXAMPLE_GAME])], lang: Lang = "en") -> WorkedDeal:
    """Return an example deal of a game, to be stepped through card by card, with the clause of the rules that applies."""
    try:
        return _lesson(find(game).ID, lang)
    except (UnknownGame, worked_deals.NoWorkedDeal) as error:
        raise ApiError(404, "no-such-page", str(error)) from None


@cache
def _lesson(game: str, lang: str) -> WorkedDeal:
    return deal_info(worked_deals.worked_deal(game), lang)
