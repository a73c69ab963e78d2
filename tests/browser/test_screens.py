"""`scripts/screens.py`: two runs of the same program give the same pictures, and a changed picture is told."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.heavy
def test_screens_are_the_same_twice_and_a_changed_one_is_told(tmp_path: Path) -> None:
    def take(folder: str, *options: str) -> subprocess.CompletedProcess[str]:
        two = ("--only", "lobby", "--only", "rules", "--language", "en", "--language", "ar")
        command = [sys.executable, "scripts/screens.py", str(tmp_path / folder), *two, *options]
        return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=280, check=False)

    before = tmp_path / "before"
    assert take("before").returncode == 0
    names = sorted(path.name for path in before.glob("*.png"))
    assert len(names) == 2 * 4 * 2, names  # screens, sizes, languages
    again = take("again", "--against", str(before))
    assert again.returncode == 0, again.stdout + again.stderr
    shutil.copy(before / names[0], before / names[-1])
    other = take("other", "--against", str(before))
    assert other.returncode == 1
    assert names[-1] in other.stdout
