"""Where machine code is kept: what is said to be compiled is compiled for these files at this place."""

import shutil
from pathlib import Path

import pytest

from fourkings.kernels import compiled


def test_the_same_kernels_at_another_place_are_not_said_to_be_compiled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, kernels = compiled.fingerprint(), Path(compiled.__file__).parent
    assert compiled.fingerprint() == here
    shutil.copytree(kernels, tmp_path / "kernels", ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.setattr(compiled, "__file__", str(tmp_path / "kernels" / "compiled.py"))
    there = compiled.fingerprint()
    assert there != here
    with (tmp_path / "kernels" / "play.py").open("a") as source:
        source.write("# changed\n")
    assert compiled.fingerprint() not in (here, there)
