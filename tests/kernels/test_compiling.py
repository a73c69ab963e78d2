"""Compiled code: where it is cached, and functions that give the same compiled or not."""

import math
import shutil
from pathlib import Path

import numpy as np
import pytest

from fourkings.kernels import compiled, load


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


k = load("elementary", plain=True)
NUMBERS = [*np.random.default_rng(1).uniform(-690, 690, 2000).tolist(), *np.linspace(-3, 3, 601).tolist()]


def test_they_are_as_good_as_a_library() -> None:
    for number in NUMBERS:
        value = math.exp(number)
        assert abs(k.exp(number) - value) <= 2 * math.ulp(value)
        assert abs(k.log(value) - math.log(value)) <= 2 * math.ulp(math.log(value))
    assert (k.exp(0.0), k.log(1.0)) == (1.0, 0.0)


def test_they_are_the_same_compiled() -> None:
    compiled = load("elementary")
    assert [compiled.exp(number) for number in NUMBERS] == [k.exp(number) for number in NUMBERS]
    assert [compiled.log(abs(number) + 1e-9) for number in NUMBERS] == [k.log(abs(number) + 1e-9) for number in NUMBERS]


@pytest.mark.parametrize("number", [1e4, -1e4])
def test_exponents_out_of_reach_are_taken_for_the_last(number: float) -> None:
    assert k.exp(number) == k.exp(math.copysign(k.LARGEST, number))
