"""The puzzles that come with the program as Parquet files, one a game, with a data card.

python -m research.studies.puzzle_tables --out puzzles
"""

import hashlib
import sys
from pathlib import Path
from typing import Any

from fourkings import __version__
from fourkings.envs.datasets import ABOUT_PUZZLE, PUZZLE, puzzles_to_polars
from fourkings.puzzles.shipped import shipped
from fourkings.rulebook.games import GAMES
from research.command import parser
from research.studies.parquet import write_croissant

CARD = Path(__file__).with_name("puzzle_card.md").read_text("utf-8")


def write(out: Path) -> list[dict[str, Any]]:
    """Write the files and their cards; return the name, the number of puzzles and the hash of each file."""
    out.mkdir(parents=True, exist_ok=True)
    files = []
    for game in GAMES.own:
        frame, path = puzzles_to_polars(shipped(game)), out / f"{game}-0000.parquet"
        frame.write_parquet(path, compression="zstd")
        files.append({"file": path.name, "puzzles": len(frame), "sha256": hashlib.sha256(path.read_bytes()).hexdigest()})
    splits = {game: game.replace("-", "_") for game in GAMES.own}
    count = sum(file["puzzles"] for file in files)
    text = CARD.format(
        count=count, version=__version__,
        configs="\n".join(f"      - split: '{split}'\n        path: {game}-0000.parquet" for game, split in splits.items()),
        columns="\n".join(f"| `{name}` | {kind} | {ABOUT_PUZZLE[name]} |" for name, kind in PUZZLE.items()),
        files="\n".join(f"| `{file['file']}` | {file['puzzles']} | `{file['sha256']}` |" for file in files),
    )  # fmt: skip
    (out / "README.md").write_text(text, "utf-8")
    about = f"{count} puzzles of five trick-taking games, with their right answers. See README.md."
    write_croissant(out, "fourkings-puzzles", about, files, PUZZLE, ABOUT_PUZZLE)
    return files


def main() -> int:
    options = parser(__doc__)
    options.add_argument("--out", type=Path, required=True)
    for file in write(options.parse_args().out):
        print(f"{file['file']}: {file['puzzles']} puzzles")
    return 0


if __name__ == "__main__":
    sys.exit(main())
