"""The page's types are those of the messages."""

from __future__ import annotations

import importlib.util
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_types_of_the_messages_are_current() -> None:
    import sys

    sys.path.insert(0, str(ROOT / "scripts"))
    try:
        spec = importlib.util.spec_from_file_location("messages_ts", ROOT / "scripts" / "messages_ts.py")
        assert spec
        assert spec.loader
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
    finally:
        sys.path.remove(str(ROOT / "scripts"))
    assert module.TARGET.read_text(encoding="utf-8") == module.source(), "run python3 scripts/messages_ts.py"


def test_the_locks_name_no_registry() -> None:
    for lock in ("web/package-lock.json", "scripts/chromium/package-lock.json"):
        assert '"resolved"' not in (ROOT / lock).read_text(encoding="utf-8")
