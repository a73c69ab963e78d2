"""Find or install PostgreSQL and Redis for the tests, which start them by themselves."""

import glob
import os
import shutil
import subprocess
import sys

NEEDED = (("initdb", "postgresql"), ("redis-server", "redis-server"))
DEBIAN = "/usr/lib/postgresql/*/bin"


def find(program: str) -> str:
    """Return the path of a program; Debian keeps those of PostgreSQL off the path."""
    places = [os.environ.get("POSTGRES_BIN", ""), *sorted(glob.glob(DEBIAN), reverse=True)]
    paths = [shutil.which(program), *(shutil.which(program, path=place) for place in places if place)]
    return next((path for path in paths if path), "")


def services() -> None:
    """Install what is missing if possible; else print what to do, and which tests are left out."""
    for program, package in NEEDED:
        if not find(program) and not _from_debian(program, package):
            print(
                f"\n*** {program} is missing, and the tests that need it are LEFT OUT: install {package}"
                + (", or set POSTGRES_BIN to the folder of initdb" if program == "initdb" else "")
                + " ***\n",
                file=sys.stderr,
            )


def _from_debian(program: str, package: str) -> bool:
    if not shutil.which("apt-get") or os.name != "posix" or os.geteuid() != 0:
        return False
    print(f"installing {package} for the tests …", file=sys.stderr, flush=True)
    # Its own cluster or server is not wanted: the tests start theirs, in folders that they throw away.
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive", "RUNLEVEL": "1"}
    for command in (["apt-get", "update", "-qq"], ["apt-get", "install", "-y", "-qq", "--no-install-recommends", package]):
        subprocess.run(command, env=env, check=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return bool(find(program))


if __name__ == "__main__":
    services()
