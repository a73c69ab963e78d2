"""Refresh `requirements.lock`: every package of every platform by hash, and no address of a registry."""

from _setup import PIP, PYTHON, setup, sh

setup()
sh(*PIP, "uv")
flags = ["--upgrade", "--universal", "--generate-hashes", "--no-header", "--group", "dev", "-q"]
sh(PYTHON, "-m", "uv", "pip", "compile", *flags, "pyproject.toml", "-o", "requirements.lock")
