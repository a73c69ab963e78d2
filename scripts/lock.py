"""Refresh both locks: every package of every platform by hash, and no address of a registry."""

from _setup import PIP, PYTHON, setup, sh

FLAGS = ("-q", "--upgrade", "--universal", "--generate-hashes", "--no-header", "--no-annotate", "--extra", "cluster")
COMPILE = (PYTHON, "-m", "uv", "pip", "compile", *FLAGS, "pyproject.toml")

setup()
sh(*PIP, "uv")
sh(*COMPILE, "--group", "build", "-o", "requirements.lock")
sh(*COMPILE, "--group", "dev", "-c", "requirements.lock", "-o", "requirements-test.lock")
