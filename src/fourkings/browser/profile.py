"""How one plays, in a page: told from what is kept there, as by a server."""

from __future__ import annotations

from typing import Final

from fourkings.app.profile.schema import ProfileContext, boards_response, profile_response
from fourkings.browser.session import Answer, Path, Request, Session, run_inline


class Profile:
    """Answers what is asked of one's profile."""

    def __init__(self, own: Session) -> None:
        self._own: Final = own
        self.paths: Final[tuple[Path, ...]] = (
            ("GET", "/api/profile", self._told),
            ("GET", "/api/me/boards", self._boards),
        )

    async def _told(self, asked: Request) -> Answer:
        return 200, (await profile_response(self._desk(asked))).model_dump_json()

    async def _boards(self, asked: Request) -> Answer:
        return 200, (await boards_response(self._desk(asked))).model_dump_json()

    def _desk(self, asked: Request) -> ProfileContext:
        return ProfileContext(self._own.store, self._own.player, asked.wall, self._own.folded, run_inline)
