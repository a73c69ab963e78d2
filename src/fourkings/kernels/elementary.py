"""The exponential and the logarithm by sums and products alone.

Library functions differ in the last bit between processors, and WebAssembly has none. These give the same bits compiled
natively, compiled to WebAssembly and in plain Python; they are within two units in the last place.
"""

from typing import Final

from . import kernel

LN2: Final = 0.6931471806019545
"""The logarithm of two in 32 bits, so that small multiples of it are exact."""
LN2_REST: Final = -4.2009150726810846e-11
"""The difference between the exact logarithm of two and LN2."""
ROOT: Final = 1.4142135623730951
LARGEST: Final = 700.0  #: larger exponents are clipped: no number of ours is so large or so small


@kernel
def log(number: float) -> float:
    """Return the natural logarithm of a positive number."""
    twos = 0
    while number < 5.421010862427522e-20:
        number, twos = number * 18446744073709551616.0, twos - 64
    while number > 18446744073709551616.0:
        number, twos = number * 5.421010862427522e-20, twos + 64
    while number < 0.00390625:
        number, twos = number * 256.0, twos - 8
    while number > 256.0:
        number, twos = number * 0.00390625, twos + 8
    while number < 0.5 * ROOT:
        number, twos = number * 2.0, twos - 1
    while number > ROOT:
        number, twos = number * 0.5, twos + 1
    part = (number - 1.0) / (number + 1.0)
    square = part * part
    tail = 1 / 15 + square * (1 / 17 + square * (1 / 19 + square * (1 / 21)))
    tail = 1 / 7 + square * (1 / 9 + square * (1 / 11 + square * (1 / 13 + square * tail)))
    tail = square * (1 / 3 + square * (1 / 5 + square * tail))
    return twos * LN2 + (2.0 * part + (2.0 * part * tail + twos * LN2_REST))


@kernel
def exp(number: float) -> float:
    """Return the exponential of a number."""
    number = min(LARGEST, max(-LARGEST, number))
    twos = int(number / (LN2 + LN2_REST) + (0.5 if number > 0 else -0.5))
    rest = (number - twos * LN2) - twos * LN2_REST
    tail = 1 / 40320 + rest * (1 / 362880 + rest * (1 / 3628800 + rest * (1 / 39916800 + rest * (1 / 479001600))))
    tail = 1 / 24 + rest * (1 / 120 + rest * (1 / 720 + rest * (1 / 5040 + rest * tail)))
    value = 1.0 + (rest + rest * rest * (0.5 + rest * (1 / 6 + rest * tail)))
    factor, left = (2.0, twos) if twos > 0 else (0.5, -twos)
    while left:
        if left & 1:
            value *= factor
        factor *= factor
        left >>= 1
    return value
