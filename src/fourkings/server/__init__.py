"""The server: tables over WebSockets, a plain HTTP API beside them, and the page itself."""

from importlib.util import find_spec
from pathlib import Path
from typing import Final

NEEDS: Final = (
    "alembic", "confusable_homoglyphs", "cryptography", "fastapi", "fsrs", "httpcore", "ifaddr", "itsdangerous", "jwt",
    "markdown_it", "networkx", "prometheus_client", "pydantic", "pythonjsonlogger", "segno", "sqlalchemy", "starlette",
    "uvicorn", "websockets", "xlsxwriter",
)  # fmt: skip
"""The modules that `pip install 'four-kings[server]'` brings; the library does without them."""
PROGRAM: Final = "four-kings"  # what the server calls itself to programs that ask whether it runs
STATIC: Final = Path(__file__).parent.parent / "static"  # the folder of the built page


def missing() -> tuple[str, ...]:
    """Return the modules of `NEEDS` that are not installed."""
    return tuple(name for name in NEEDS if find_spec(name) is None)
