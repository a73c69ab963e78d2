"""The module that declares each operation: written by `scripts/paths.py`."""

from typing import Final

PATHS: Final = {
    "boards": (
        "GET /api/days", "GET /api/days/past", "GET /api/me/sets", "GET /api/boards/{set_id}",
        "POST /api/boards/{set_id}/{board}", "POST /api/boards/{set_id}/{board}/actions",
        "GET /api/boards/{set_id}/{board}/rank", "GET /api/boards/{set_id}/{board}/traveller",
        "GET /api/boards/{set_id}/standings",
    ),
    "lessons": (
        "POST /api/lessons", "POST /api/lessons/{table}/next", "GET /api/lessons/{table}",
        "GET /api/lessons/{table}/advice",
    ),
    "matches": (
        "GET /api/tables/{table_id}/deals/{number}", "GET /api/tables/{table_id}/deals/{number}/why/{place}",
        "GET /api/tables/{table}/record",
    ),
    "mistakes": (
        "GET /api/mistakes", "GET /api/mistakes/{mistake}", "POST /api/mistakes/{mistake}/answer",
    ),
    "people": (
        "GET /api/me", "PUT /api/me",
    ),
    "practice": (
        "POST /api/tables/{table}/lines", "POST /api/practices", "GET /api/practices/{table}",
    ),
    "profile": (
        "GET /api/me/day", "GET /api/profile", "GET /api/me/boards",
    ),
    "puzzles": (
        "GET /api/puzzles/{game}", "GET /api/puzzles/{game}/{puzzle}", "POST /api/puzzles/{game}/{puzzle}/answer",
        "POST /api/puzzles/{game}/{puzzle}/reveal", "GET /api/exercises/{game}/{theme}",
        "POST /api/exercises/{game}/{theme}/hands", "POST /api/exercises/{game}/{theme}/hands/{number}/answer",
        "POST /api/exercises/{game}/{theme}/hands/{number}/reveal", "GET /api/readings/{game}",
        "POST /api/readings/{game}/questions", "POST /api/readings/{game}/questions/{number}/answer",
        "POST /api/tables/{table_id}/readings", "POST /api/tables/{table_id}/readings/{number}/answer",
        "GET /api/tables/{table_id}/deals/{number}/readings",
    ),
    "records": (
        "POST /api/records", "POST /api/boards/{set_id}/{board}/match",
    ),
    "reviews": (
        "GET /api/matches", "GET /api/reviews", "POST /api/tables/{table}/reviews",
        "GET /api/tables/{table}/reviews/{seat}", "GET /api/tables/{table}/reviews/{seat}/page",
        "GET /api/tables/{table}/reviews/{seat}/json", "GET /api/tables/{table}/reviews/{seat}/{place}/like",
    ),
    "solving": (
        "POST /api/solutions",
    ),
    "tables": (
        "POST /api/tables", "GET /api/tables", "GET /api/tables/{table}", "DELETE /api/tables/{table}", "POST /api/seals",
    ),
}  # fmt: skip
"""The operations of each feature, by method and path: a feature is imported when it is first asked for."""
