"""Install what is missing, then run the program: `python3 scripts/run.py [arguments of fourkings]`."""

import subprocess
import sys

from _setup import PYTHON, setup

setup(engine="site" in sys.argv[1:2])
sys.exit(subprocess.run([PYTHON, "-m", "fourkings", *sys.argv[1:]], check=False).returncode)
