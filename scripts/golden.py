"""Write the golden files and words of tests/ anew: `.venv/bin/python scripts/golden.py`, then read the difference."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

import words
from playthrough import regenerate

regenerate()
words.GOLDEN.write_text(words.text(), encoding="utf-8")
