"""Four Kings: five old trick-taking games for four, with exact rules, records, bots and a table in the browser."""

__version__ = "0.1.0"

from fourkings import _moved

_moved.install()
