"""Install what is missing, then run the program: `python3 scripts/run.py [arguments of fourkings]`."""

import subprocess
import sys

from _setup import PYTHON, setup

setup(engine="site" in sys.argv[1:2])
with subprocess.Popen([PYTHON, "-m", "fourkings", *sys.argv[1:]]) as program:
    while True:
        try:
            sys.exit(program.wait())
        except KeyboardInterrupt:  # the program has it as well, and ends in its own time
            continue
