"""What the first use on a machine compiles: the processor's time for each part, one after the other, from an empty cache.

Run: python -m research.figures.compiling
"""

import os
import resource
import subprocess
import sys
import tempfile

from fourkings.kernels import PARTS
from research.command import machine


def cost(part: str, cache: str) -> float:
    """Return the CPU seconds of compiling a part, in a process of its own."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    code = f"from fourkings.precompile import warm; warm(print, [{part!r}])"
    subprocess.run(
        [sys.executable, "-c", code], check=True, stdout=subprocess.DEVNULL, env={**os.environ, "FOURKINGS_CACHE": cache}
    )
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def main() -> None:
    print(f"{machine()}: `python -m research.figures.compiling`.\n")
    print("| part | processor |\n|---|---|")
    with tempfile.TemporaryDirectory() as cache:
        for part in PARTS:
            print(f"| `{part}` | {cost(part, cache):.0f} s |", flush=True)


if __name__ == "__main__":
    main()
