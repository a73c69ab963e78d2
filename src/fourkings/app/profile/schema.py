"""Answers about a player's own profile."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from fourkings.app.puzzles.exercise_schema import ThemePractised
from fourkings.app.shared.body import Body


class DecisionCost(Body):
    """The cost of a group of decisions."""

    decisions: int
    faults: int = Field(description="Those that count as done wrong.")
    lost: float = Field(description="Points.")


class PartnerProfile(Body):
    """A partner of the player."""

    name: str = Field(description="Empty where they told none.")
    matches: int
    won: int


class GameProfile(Body):
    """The player's matches of a game. Lessons, practice and imported records don't count."""

    game: str
    matches: int
    won: int
    offline_copies: int = Field(description="Of these matches, those of which an offline copy contained every hand.")
    bids: int = Field(description="How often one bid tricks in the last matches; 0 in games where nobody does.")
    made: int = Field(description="And made them.")
    partners: list[PartnerProfile] = Field(description="With whom one played most in the last matches, people alone.")
    reviewed: int = Field(description="Matches whose review is done.")
    cost: DecisionCost = Field(description="What these say.")


class MatchCost(Body):
    """A reviewed match, in the order played."""

    table: str
    game: str
    at: float = Field(description="Seconds since 1970.")
    won: bool | None
    cost: DecisionCost


class KindCost(Body):
    """A kind of decision and its cost."""

    game: str
    what: Literal["call", "lead", "follow"]
    about: str = Field(description="What the deal is about, where deals of the game differ.")
    cost: DecisionCost


class LeakFound(Body):
    """The theme in which the player loses more than a club player on the same decisions."""

    game: str
    theme: str = Field(description="Of puzzles; empty where nothing stands out.")
    loss: float = Field(description="Points a match, beyond what a club player loses there.")
    half: float = Field(description="Half of its 95 % interval.")
    times: int = Field(description="Matches in which it cost more.")
    matches: int = Field(description="Reviewed matches.")
    needed: int = Field(description="Reviewed matches until a leak is looked for.")


class GameBoards(Body):
    """The player's boards of a game."""

    game: str
    boards: int
    deals: int
    rating: float | None = Field(description="1500 is the field of bots; none before the first deal that tells anything.")
    half: float | None = Field(description="Half of its 95 % interval; none where one deal tells too little.")
    needed: int = Field(description="Deals until the rating is more than provisional.")


class BoardsProfile(Body):
    """The player's boards, by game."""

    games: list[GameBoards]
    sets: int = Field(description="How many sets one has played to their end.")
    streak: int = Field(description="Days in a row.")


class Profile(Body):
    """A player's profile: matches, reviews and boards."""

    games: list[GameProfile]
    matches: list[MatchCost] = Field(description="Those reviewed, at most the last 60, the oldest first.")
    kinds: list[KindCost] = Field(description="The costliest first.")
    practised: list[ThemePractised] = Field(description="The themes of which one was dealt ten hands, before and after.")
    leaks: list[LeakFound] = Field(description="One for each game that one has played.")
    boards: BoardsProfile
