"""The version of the last release, or of the next one until it is out; `version_build.py` says what builds make of it."""

__version__ = "0.1.0"
