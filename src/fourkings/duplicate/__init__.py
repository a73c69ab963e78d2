"""Boards: the same cards for several people, each at the same seat with the same bots around them, and what that tells.

A board is a deal or, in a game whose match is a row of deals with names of their own, the whole match. A set of boards has
one secret with a seal, and its bots answer from dice of what they have seen, so that who does the same sees the same.
The format is in `docs/boards.md`.
"""

from __future__ import annotations

from fourkings.duplicate.audit import Finding, audit
from fourkings.duplicate.cells import cells_of, gain_of
from fourkings.duplicate.field import FIELD, Member, field, members, play_board
from fourkings.duplicate.parting import Parting, parting
from fourkings.duplicate.play import Replies, advanced, going_on, is_over, opened, person
from fourkings.duplicate.rating import Rating, Scale, rating
from fourkings.duplicate.results import Result, new_result, read_result, result_json
from fourkings.duplicate.score import Standing, Table, standings, table_of
from fourkings.duplicate.sets import BOARDS, BadBoards, Given, Set, deals_of, new_set, of_match, read_set, seal_of, set_json
from fourkings.rulebook.mirror import Mirror, Relabelling, mirror, relabellings

__all__ = [
    "BOARDS",
    "FIELD",
    "BadBoards",
    "Finding",
    "Given",
    "Member",
    "Mirror",
    "Parting",
    "Rating",
    "Relabelling",
    "Replies",
    "Result",
    "Scale",
    "Set",
    "Standing",
    "Table",
    "advanced",
    "audit",
    "cells_of",
    "deals_of",
    "field",
    "gain_of",
    "going_on",
    "is_over",
    "members",
    "mirror",
    "new_result",
    "new_set",
    "of_match",
    "opened",
    "parting",
    "person",
    "play_board",
    "rating",
    "read_result",
    "read_set",
    "relabellings",
    "result_json",
    "seal_of",
    "set_json",
    "standings",
    "table_of",
]  # fmt: skip
