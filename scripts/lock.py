"""Refresh both locks: every package of every platform by hash, and no address of a registry."""

from _setup import PIP, PYTHON, setup, sh

COMPILE = (PYTHON, *"-m uv pip compile -q --universal --generate-hashes --no-header --no-annotate pyproject.toml".split())

setup()
sh(*PIP, "uv")
sh(*COMPILE, "--upgrade", "--group", "build", "-o", "requirements.lock")
sh(*COMPILE, "--upgrade", "--group", "dev", "-c", "requirements.lock", "-o", "requirements-test.lock")
