"""Write the golden playthroughs of tests/golden anew: `.venv/bin/python scripts/golden.py`, then read the difference."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from playthrough import regenerate

regenerate()
