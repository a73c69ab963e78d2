"""Corpora of deals and the shipped puzzles as data frames. Needs the extra `polars`, which has pandas and PyArrow, too."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Literal, overload

from fourkings.envs import frames
from fourkings.envs._checks import about, require
from fourkings.envs.spaces import number_of, number_of_card
from fourkings.puzzles.form import Puzzle
from fourkings.puzzles.shipped import shipped
from fourkings.records import token
from fourkings.rulebook.game import apply, start
from fourkings.rulebook.games import GAMES, find

if TYPE_CHECKING:
    import pandas as pd  # type: ignore[import-not-found,import-untyped,unused-ignore]
    import polars as pl  # type: ignore[import-not-found,unused-ignore]

Split = Literal["train", "validation", "test"]
PUZZLE: Final = {
    "id": "String", "game": "String", "preset": "String", "options": "String", "deal": "UInt16", "dealer": "UInt8",
    "scores": "List(Int16)", "hands": "List(List(UInt8))", "seats": "List(UInt8)", "actions": "List(UInt8)",
    "place": "UInt8", "seat": "UInt8", "legal": "List(UInt8)", "solution": "List(UInt8)", "several": "Boolean",
    "losses": "String", "judge": "String", "ladder": "String", "themes": "List(String)", "rating": "Int16",
}  # fmt: skip
"""Columns of a puzzle, with their Polars types."""
ABOUT_PUZZLE: Final = {
    **{name: frames.ABOUT[name] for name in ("game", "preset", "options", "deal", "dealer", "scores", "hands")},
    **about("puzzles"),
}
"""Descriptions of the columns."""


@overload
def read_corpus(folder: Path | str, split: Split | None = None, library: Literal["polars"] = "polars") -> pl.DataFrame: ...


@overload
def read_corpus(folder: Path | str, split: Split | None = None, *, library: Literal["pandas"]) -> pd.DataFrame: ...


def read_corpus(folder: Path | str, split: Split | None = None, library: str = "polars") -> Any:
    """Return the Parquet files of a folder, such as those of `research/studies/corpus.py`, as a data frame.

    split: one of `train`, `validation` and `test`, None for all; library: `"polars"` or `"pandas"`.

    Raise FileNotFoundError if there are none, and ModuleNotFoundError, with the extra, if a library is missing.
    """
    files = sorted(Path(folder).glob(f"{split or '*'}-*.parquet"))
    if not files:
        raise FileNotFoundError(f"{folder} has no file {split or '*'}-*.parquet")
    frame_library = require(library, "polars")
    if library == "polars":
        return frame_library.read_parquet(files)
    return frame_library.concat([frame_library.read_parquet(file) for file in files], ignore_index=True)


def puzzles_to_polars(puzzles: Iterable[Puzzle] | None = None) -> pl.DataFrame:
    """Return puzzles as a data frame with the columns of `ABOUT_PUZZLE`, one row each.

    puzzles: as `read_puzzle` returns them; None for all that come with the program.
    """
    several = (puzzle for game in GAMES.own for puzzle in shipped(game)) if puzzles is None else puzzles
    polars = require("polars", "polars")
    return polars.DataFrame(list(puzzle_rows(several)), schema=frames.schema(PUZZLE))  # type: ignore[no-any-return,unused-ignore]


def puzzle_rows(puzzles: Iterable[Puzzle]) -> Iterator[dict[str, Any]]:
    """Yield puzzles as rows, each with the seats of its deal's actions."""
    for puzzle in puzzles:
        game, view = find(puzzle.rules.game.ID), puzzle.view
        state = start(puzzle.rules, view.number, view.dealer, view.scores, puzzle.deal.hands, view.voids)
        seats = []
        for action in puzzle.deal.actions:
            seats.append(state.turn)
            state = apply(state, action)
        yield {
            "id": puzzle.id, "game": game.ID, "preset": puzzle.rules.preset, "options": json.dumps(puzzle.rules.changed()),
            "deal": view.number, "dealer": view.dealer, "scores": list(view.scores),
            "hands": [list(map(number_of_card, hand)) for hand in puzzle.deal.hands],
            "seats": seats, "actions": [number_of(game, action) for action in puzzle.deal.actions],
            "place": puzzle.origin["action"] - 1, "seat": view.seat,
            "legal": sorted(number_of(game, action) for action in view.legal),
            "solution": sorted(number_of(game, action) for action in puzzle.solution), "several": puzzle.several,
            "losses": json.dumps({judge: dict(row) for judge, row in puzzle.values.items()}), "judge": puzzle.judge,
            "ladder": json.dumps({player: token(action) for player, action in puzzle.ladder.items()}),
            "themes": list(puzzle.themes), "rating": puzzle.rating,
        }  # fmt: skip
