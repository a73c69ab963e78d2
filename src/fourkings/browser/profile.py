"""How one plays, in a page: told from what is kept there, as by a server."""

from __future__ import annotations

from typing import Final

from fourkings.app.profile.schema import ProfileDesk, boards_told, profile_told
from fourkings.browser.session import Answer, Asked, Own, Path, at_once


class Profile:
    """Answers what is asked of one's profile."""

    def __init__(self, own: Own) -> None:
        self._own: Final = own
        self.paths: Final[tuple[Path, ...]] = (
            ("GET", "/api/profile", self._told),
            ("GET", "/api/me/boards", self._boards),
        )

    async def _told(self, asked: Asked) -> Answer:
        return 200, (await profile_told(self._desk(asked))).model_dump_json()

    async def _boards(self, asked: Asked) -> Answer:
        return 200, (await boards_told(self._desk(asked))).model_dump_json()

    def _desk(self, asked: Asked) -> ProfileDesk:
        return ProfileDesk(self._own.store, self._own.player, asked.wall, self._own.folded, at_once)
