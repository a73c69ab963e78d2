"""The files of an evening, as a spreadsheet program reads them on machines of several countries."""

import shutil
import subprocess
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

import pytest

from browser.conftest import DESK, Friends

LOCALES = ("ar-LB", "en-GB", "es-ES", "fr-FR", "pt-PT", "ru-RU", "tr-TR")
SYSTEM = """<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry"><item oor:path="/org.openoffice.Setup/L10N">
<prop oor:name="ooSetupSystemLocale" oor:op="fuse"><value>{}</value></prop></item></oor:items>"""
SPLIT = "CSV:44/59/9,34,76,1"
"""What the program proposes when somebody opens a CSV file: split at commas, semicolons and tabs; UTF-8."""
OFFICE, TABLE = (f"{{urn:oasis:names:tc:opendocument:xmlns:{name}:1.0}}" for name in ("office", "table"))
Cell = float | str | None


def opened(locale: str, folder: Path, name: str) -> list[list[list[Cell]]]:
    """Open a file with LibreOffice in a locale; return the cells of each sheet."""
    user = folder / "profile" / "user"
    user.mkdir(parents=True, exist_ok=True)
    (user / "registrymodifications.xcu").write_text(SYSTEM.format(locale), encoding="utf-8")
    command = ["soffice", f"-env:UserInstallation={user.parent.as_uri()}", "--headless", "--convert-to", "fods", name]
    command += [f"--infilter={SPLIT}"] if name.endswith("csv") else []
    subprocess.run(command, cwd=folder, check=True, timeout=120, capture_output=True)
    root = ET.parse((folder / name).with_suffix(".fods")).getroot()
    return [[list(cells(row)) for row in sheet.iter(f"{TABLE}table-row")] for sheet in root.iter(f"{TABLE}table")]


def cells(row: ET.Element) -> Iterator[Cell]:
    for cell in row.iter(f"{TABLE}table-cell"):
        value = cell.get(f"{OFFICE}value")
        text = "\n".join("".join(part.itertext()) for part in cell) or None
        for _ in range(min(int(cell.get(f"{TABLE}number-columns-repeated", 1)), 8)):
            yield text if value is None else float(value)


@pytest.mark.heavy
@pytest.mark.skipif(not shutil.which("soffice"), reason="LibreOffice is not installed")
@pytest.mark.parametrize("locale", LOCALES)
def test_files_open_in_columns_and_numbers_are_numbers(players: Friends, tmp_path: Path, locale: str) -> None:
    page = players.page(DESK, locale)
    page.goto("/#/evenings/demo")
    page.wait_for_url("**/lead")
    page.goto(page.url.replace("/lead", "/paper"))
    for at, name in enumerate(("all.xlsx", "standings.csv", "results.csv"), 1):
        with page.expect_download() as saved:
            page.locator(".on-screen .doors button").nth(at).click()
        saved.value.save_as(tmp_path / name)
    (standings,), (results,) = opened(locale, tmp_path, "standings.csv"), opened(locale, tmp_path, "results.csv")
    for table, kinds in ((standings, "fsfffff"), (results, "fffsff")):
        for row in table[1:17]:
            assert "".join("f" if isinstance(cell, float) else "s" for cell in row[: len(kinds)]) == kinds, row
    shares = [row[3] for row in standings[1:17]]
    assert shares == sorted(shares, reverse=True)
    assert sum(share % 1 > 0 for share in shares if isinstance(share, float)) > 0, "some shares have decimals"
    book = opened(locale, tmp_path, "all.xlsx")
    assert [[row[:7] for row in sheet[:17]] for sheet in book] == [
        [row[:7] for row in sheet[:17]] for sheet in (standings, results)
    ]
