"""Write the tables of the rule pages anew from the tables of the code: `python3 scripts/pages.py`."""

from _setup import ROOT, put, run


def write() -> None:
    """Every page of docs/rules whose tables are not what the code says; each one changed is named."""
    from fourkings.windows.i18n.rule_tables import fill_tables

    for page in sorted((ROOT / "docs" / "rules").glob("*.md")):
        put(page, fill_tables(page.read_text(encoding="utf-8"), page.stem))


if __name__ == "__main__":
    run(__file__, write)
