"""Duplicate boards: the same cards for several people, each at the same seat among the same bots, and their comparison.

A board is one deal or, in games whose match is a sequence of titled deals, a whole match. A set of boards has one secret,
which decides the cards unless they are given, and a seal, a hash that commits to it. The field of a set is all its results,
at first those of bots. The bots in the other seats draw random numbers from what they have seen, so the same play meets the
same replies. `docs/boards.md` describes the format.
"""

from fourkings.duplicate.audit import Finding, audit
from fourkings.duplicate.field import FIELD, Member, field, members, play_board
from fourkings.duplicate.play import Replies, advanced, going_on, is_over, opened, person
from fourkings.duplicate.rating import Rating, Scale, rating
from fourkings.duplicate.results import Parting, Result, cells_of, new_result, parting, read_result, result_json
from fourkings.duplicate.score import Standing, Table, standings, table_of
from fourkings.duplicate.sets import BOARDS, BadBoards, Given, Set, deals_of, new_set, of_match, read_set, seal_of, set_json

__all__ = [
    "BOARDS", "FIELD", "BadBoards", "Finding", "Given", "Member", "Parting", "Rating", "Replies", "Result", "Scale", "Set",
    "Standing", "Table", "advanced", "audit", "cells_of", "deals_of", "field", "going_on", "is_over", "members",
    "new_result", "new_set", "of_match", "opened", "parting", "person", "play_board", "rating", "read_result", "read_set",
    "result_json", "seal_of", "set_json", "standings", "table_of",
]  # fmt: skip
