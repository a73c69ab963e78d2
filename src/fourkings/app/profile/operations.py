"""Requests about a player's own profile."""

from __future__ import annotations

from fourkings.app.core import Context, operation
from fourkings.app.profile.schema import BoardsProfile, Profile
from fourkings.app.profile.service import build_boards_profile, build_profile


@operation("GET", "/api/profile", "my_profile", cost=8, errors=(429, 503))
async def my_profile(ctx: Context) -> Profile:
    """Return the player's matches by game, what their reviews found, and their boards."""
    return await build_profile(ctx)


@operation("GET", "/api/me/boards", "my_boards", cost=4, errors=(429,))
async def my_boards(ctx: Context) -> BoardsProfile:
    """Return the player's boards and rating in each game."""
    return await build_boards_profile(ctx)
