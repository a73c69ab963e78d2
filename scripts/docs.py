"""Build the documentation site into build/docs, in both languages: `python3 scripts/docs.py`. Warnings are errors."""

import shutil
import sys
from pathlib import Path

from _setup import PYTHON, ROOT, setup, sh

START = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Four Kings</title>
<script>location.replace((navigator.language || "").startsWith("fr") ? "fr/index.fr.html" : "en/index.html")</script>
<p><a href="en/index.html">English</a> · <a href="fr/index.fr.html" lang="fr">Français</a></p></html>
"""


def build(out: Path) -> None:
    """Both languages, side by side, with a page in front that leads to one of them."""
    shutil.rmtree(out, ignore_errors=True)
    for language in ("en", "fr"):
        command = ("-m", "sphinx", "-b", "html", "-W", "--keep-going", "-q", "-t", language)
        sh(PYTHON, *command, "-d", out / "doctrees" / language, "docs", out / language)
    (out / "index.html").write_text(START, encoding="utf-8")
    print(f"Open {out / 'index.html'}")


if __name__ == "__main__":
    setup(test=True)
    build(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "build" / "docs")
