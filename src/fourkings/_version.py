"""The version of the last release, or of the next one; `build_tools/version.py` derives that of a build from it."""

__version__ = "0.1.0"
