"""Responses about a player's own play."""

from typing import Literal

from pydantic import Field

from fourkings.app.puzzles.exercises import ThemePractised
from fourkings.app.shared.body import Body


class DayPlayed(Body):
    """A day, and whether the player played on it."""

    day: str = Field(description="In UTC, as 2026-11-22.")
    played: bool = Field(description="Whether one finished anything: a match, a board, a puzzle or a mistake.")


class NextTask(Body):
    """The first of today's tasks that the player hasn't done."""

    what: Literal["deals", "mistakes", "puzzle"]
    game: str = Field(description="Empty for mistakes, which come from all games.")
    id: str = Field(description="The set of the deals, or the puzzle; empty for mistakes.")
    board: int = Field(description="The board to play; 0 for what isn't a set of deals.")


class MyDay(Body):
    """The player's streak, their last seven days, and today's tasks."""

    streak: int = Field(description="Days in a row on which one has played anything.")
    week: list[DayPlayed] = Field(description="The last seven days, today last.")
    deals: tuple[int, int] | None = Field(
        description="Of how many games one has played today's deals, and of how many there are any; null without days."
    )
    mistakes: tuple[int, int] = Field(description="How many mistakes one has repeated today, and how many there were.")
    puzzles: int = Field(description="How many puzzles one has answered today for the first time.")
    next: NextTask | None = Field(description="Null when everything is done.")


class PartnerProfile(Body):
    """A partner of the player, and the matches that they played and won together."""

    name: str = Field(description="Empty where they told none.")
    matches: int
    won: int


class LeakFound(Body):
    """The theme in which the player loses more than a club player on the same decisions."""

    theme: str = Field(description="Of puzzles; empty where nothing stands out.")
    loss: float = Field(description="Points a match, beyond what a club player loses there.")
    half: float = Field(description="Half of its 95 % interval.")
    times: int = Field(description="Matches in which it cost more.")
    matches: int = Field(description="Reviewed matches.")
    needed: int = Field(description="Reviewed matches until a leak is looked for.")


class GameBoards(Body):
    """The player's boards and rating in a game."""

    game: str
    boards: int
    deals: int
    rating: float | None = Field(description="1500 is the field of bots; none before the first deal that tells anything.")
    half: float | None = Field(description="Half of its 95 % interval; none where one deal tells too little.")
    needed: int = Field(description="Deals until the rating is more than provisional.")


class BoardsProfile(Body):
    """The player's boards, by game."""

    games: list[GameBoards]


class DayResult(Body):
    """The player's result in the deals of a day."""

    set: str
    day: str = Field(description="In UTC, as 2026-11-22.")
    share: float = Field(description="The share of all others beaten: 0 to 1.")


class PuzzleRating(Body):
    """The player's rating after a puzzle."""

    at: float = Field(description="Seconds since 1970.")
    rating: int


class MatchMistakes(Body):
    """A reviewed match, and the player's mistakes in it."""

    table: str
    at: float = Field(description="Seconds since 1970.")
    won: bool | None
    mistakes: int


class SkillOfDay(Body):
    """The player's skill at the end of a day."""

    day: str = Field(description="In UTC, as 2026-11-22.")
    value: int


class Skill(Body):
    """The player's skill in a game, from 0 to 100: the mean of up to three parts, in each of which 50 is average."""

    value: int
    needed: int = Field(description="Results still missing before the page shows it.")
    daily: int | None = Field(description="The mean share of others beaten on the last ten days played, in percent.")
    puzzles: int | None = Field(description="The chance, in percent, to solve a puzzle that half of the bots solve.")
    reviews: int | None = Field(
        description="Of the last ten reviewed matches, the percentage in which one lost fewer points than a club player"
        " would have on the same decisions."
    )
    line: list[SkillOfDay] = Field(description="The last days that changed it, the earliest first.")


class GameProfile(Body):
    """The player's results in a game, each list with the earliest first. Lessons and practice don't count."""

    game: str
    matches: int
    won: int
    offline_copies: int = Field(description="Of these matches, those of which an offline copy contained every hand.")
    bids: int = Field(description="How often one bid tricks in the last matches; 0 in games where nobody does.")
    kept: int = Field(description="And made them.")
    partners: list[PartnerProfile] = Field(description="With whom one played most in the last matches, people alone.")
    daily: list[DayResult] = Field(description="The last results in deals of the day that were played on their day.")
    boards: GameBoards | None = Field(description="The rating from these; null before the first.")
    puzzles: list[PuzzleRating] = Field(description="The rating after each of the last puzzles that counted.")
    reviewed: list[MatchMistakes] = Field(description="The last reviewed matches.")
    skill: Skill | None = Field(description="Null before the first result.")
    leak: LeakFound
    practised: list[ThemePractised] = Field(description="The themes of which one was dealt ten hands, before and after.")


class Profile(Body):
    """A player's results, by game, the one played last first."""

    games: list[GameProfile]
