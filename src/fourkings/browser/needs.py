"""The routes of a server that a browser tab cannot answer, and the reason for each."""

from fnmatch import fnmatchcase
from typing import Final, Literal

Need = Literal["people", "network", "host"]

ROUTES: Final[dict[Need, tuple[str, ...]]] = {
    "people": (
        "/api/boards/*/answers/*", "/api/boards/*/beside/*", "/api/boards/*/end", "/api/challenges", "/api/clubs",
        "/api/clubs/*", "/api/demo-evenings", "/api/evenings", "/api/evenings/*", "/api/gatherings", "/api/me/avoided",
        "/api/me/avoided/*", "/api/me/evenings", "/api/open", "/api/spreadsheets", "/api/tables/*/avoid",
        "/api/tables/*/open", "/api/tables/*/reports", "/api/week",
    ),
    "network": (
        "/api/me/links", "/api/push", "/api/push/*", "/api/reach", "/api/session", "/api/shared/*",
        "/api/tables/*/hand-back", "/api/tables/*/hand-over", "/api/tables/*/shares",
    ),
    "host": (
        "/api/admin", "/api/admin/*", "/api/bots", "/api/games", "/api/luck", "DELETE /api/me", "/api/me/export",
        "/api/notice", "/api/rules/*", "/api/site", "/api/texts",
    ),
}  # fmt: skip
"""Patterns of a server's routes by what they need; with a method, or for all methods; `*` is any text."""

SENTENCES: Final[dict[Need, str]] = {
    "people": "you need other people for this: open the page of a server",
    "network": "you need the network for this: open the page of a server",
    "host": "only whoever runs a server can offer this: open the page of a server",
}
"""The sentences that give the player the reason, by need (`faults.ftl`)."""


def need_of(method: str, path: str) -> Need | None:
    """Return what a route needs that only a server has; None for any other route."""
    for need, patterns in ROUTES.items():
        if any(fnmatchcase(f"{method} {path}" if " " in pattern else path, pattern) for pattern in patterns):
            return need
    return None
