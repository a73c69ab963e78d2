"""Write anew whatever stands somewhere because the code or the results say it: `python3 scripts/write.py`.

`git diff` then shows what has changed: read it before it is committed, the golden playthroughs most of all.
"""

from _setup import PYTHON, ROOT, setup, sh

SCRIPTS = (
    "help", "protocol", "paths", "messages_ts", "http_ts", "pages", "figures", "leaderboard", "puzzles", "seal", "golden",
)  # fmt: skip
"""Commands, settings, man page, messages, features of operations, API, rule tables, figures, puzzles, golden files."""

if __name__ == "__main__":
    setup(test=True)
    for name in SCRIPTS:
        sh(PYTHON, ROOT / "scripts" / f"{name}.py")
