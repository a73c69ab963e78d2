"""Puzzles in a page: listed, asked, answered and explained as by a server. A game's puzzles are files of the site."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from fourkings.app.puzzles.schema import (
    Given,
    action_of,
    answer_response,
    list_response,
    noted,
    puzzle_response,
    reveal_response,
)
from fourkings.app.shared.body import ApiError
from fourkings.browser.session import Answer, Path, Request, Session
from fourkings.browser.site_files import SiteFiles
from fourkings.puzzles import Puzzle, read_puzzle, reveal
from fourkings.puzzles.shipped import THEMES, Entry, by_id, entries_file, puzzles_file, read_entries
from fourkings.rulebook.games import UnknownGame, find


class Puzzles:
    """Answers what is asked of puzzles."""

    def __init__(self, own: Session, files: SiteFiles) -> None:
        self._own, self._files = own, files
        self._entries: Final = dict[str, Mapping[str, Entry]]()
        self._lines: Final = dict[str, Mapping[str, str]]()
        self.paths: Final[tuple[Path, ...]] = (
            ("GET", "/api/puzzles/([^/]+)", self._list),
            ("GET", "/api/puzzles/([^/]+)/([^/]+)", self._asked),
            ("POST", "/api/puzzles/([^/]+)/([^/]+)/answer", self._answer),
            ("POST", "/api/puzzles/([^/]+)/([^/]+)/reveal", self._reveal),
        )

    async def _list(self, asked: Request) -> Answer:
        game, theme = _game(*asked.parts), asked.query.get("theme", "")
        if theme and theme not in THEMES:
            raise ApiError(422, "malformed", f"there is no theme {theme!r}")
        if game not in self._entries:
            self._entries[game] = read_entries(self._files.text(entries_file(game)))
        own, known, beside = self._own, self._entries[game], asked.query.get("beside", "")
        puzzles = await list_response(own.store.puzzles, own.player, game, known, asked.wall, beside, theme)
        return 200, puzzles.model_dump_json()

    async def _asked(self, asked: Request) -> Answer:
        return 200, (await puzzle_response(self._own.store.puzzles, self._puzzle(asked), asked.lang)).model_dump_json()

    async def _answer(self, asked: Request) -> Answer:
        puzzle, given = self._puzzle(asked), Given.model_validate(asked.body)
        answer = await answer_response(self._own.store.puzzles, self._own.player, puzzle, given, asked.wall)
        return 200, answer.model_dump_json()

    async def _reveal(self, asked: Request) -> Answer:
        puzzle, given = self._puzzle(asked), Given.model_validate(asked.body)
        action = action_of(puzzle, given)
        await noted(self._own.store.puzzles, self._own.player, puzzle, action, asked.wall, given.rated)
        return 200, reveal_response(puzzle, reveal.failing(puzzle, action), asked.lang).model_dump_json()

    def _puzzle(self, asked: Request) -> Puzzle:
        game, puzzle = _game(asked.parts[0]), asked.parts[1]
        if game not in self._lines:
            self._lines[game] = by_id(self._files.text(puzzles_file(game)))
        if puzzle not in self._lines[game]:
            raise ApiError(404, "no-such-puzzle", f"{game} has no puzzle {puzzle!r}")
        return read_puzzle(self._lines[game][puzzle])


def _game(game: str) -> str:
    try:
        return str(find(game).ID)
    except UnknownGame as error:
        raise ApiError(404, "unknown-game", str(error)) from None
