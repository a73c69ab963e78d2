"""Build the documentation site into build/docs, in every language with a first page: `python3 scripts/docs.py`.

Warnings are errors.
"""

import json
import shutil
import sys
from pathlib import Path

from _setup import PYTHON, ROOT, setup, sh

LISTED = json.loads((ROOT / "src/fourkings/i18n/languages.json").read_text("utf-8"))
MISSING = {
    "en": ("There is no page at this address.", "First page"),
    "fr": ("Il n'y a pas de page à cette adresse.", "Première page"),
}


def start(pages: dict[str, str]) -> str:
    """Return the start page, which leads to the reader's language or lets them choose."""
    links = " · ".join(f'<a href="{page}" lang="{code}">{LISTED[code]["name"]}</a>' for code, page in pages.items())
    return f"""<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Four Kings</title>
<script>
const pages = {json.dumps(pages)};
location.replace(pages[(navigator.language || "").split("-")[0]] ?? pages.en);
</script>
<p>{links}</p></html>
"""


def missing(pages: dict[str, str]) -> str:
    """Return the page that a host shows for an unknown address, at any depth: its script finds the folder of the site."""
    parts = "\n".join(
        f'<p lang="{code}">{MISSING[code][0]} <a href="{page}">{MISSING[code][1]}</a></p>' for code, page in pages.items()
    )
    return f"""<!doctype html>
<html lang="en"><meta charset="utf-8"><title>404 · Four Kings</title>
<meta name="viewport" content="width=device-width">
<style>
:root {{ color-scheme: light dark; font: 1.2rem/1.6 sans-serif }}
body {{ margin: 20vh 1.5rem; text-align: center }}
</style>
<h1>404</h1>
{parts}
<script>
const [site] = location.pathname.match(/^.*?\\/(?=(?:{"|".join(pages)})\\/)/) ?? [location.pathname.replace(/[^/]*$/, "")];
for (const link of document.links) link.href = site + link.getAttribute("href");
</script></html>
"""


def build(out: Path) -> None:
    """Build the languages side by side, with a start page."""
    shutil.rmtree(out, ignore_errors=True)
    ends = {code: "" if code == "en" else f".{code}" for code in LISTED}
    pages = {code: f"{code}/index{end}.html" for code, end in ends.items() if (ROOT / "docs" / f"index{end}.md").is_file()}
    for language in pages:
        command = ("-m", "sphinx", "-b", "html", "-W", "--keep-going", "-q", "-t", language)
        sh(PYTHON, *command, "-d", out / "doctrees" / language, "docs", out / language)
    (out / "index.html").write_text(start(pages), encoding="utf-8")
    (out / "404.html").write_text(missing(pages), encoding="utf-8")
    print(f"Open {out / 'index.html'}")


if __name__ == "__main__":
    setup(test=True)
    build(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "build" / "docs")
