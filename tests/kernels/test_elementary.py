"""The exponential and the logarithm of the kernels: next to a library's, and the same compiled or not."""

import math

import numpy as np
import pytest

from fourkings.kernels import load

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
