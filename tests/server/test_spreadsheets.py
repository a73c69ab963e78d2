"""The spreadsheet that a page has written of its tables."""

import base64
import io
import re
import zipfile

import pytest

import services
from serving import Client

pytestmark = services.MOSTLY_SQLITE


def test_numbers_are_numbers_and_no_text_is_a_formula(devices: list[Client]):
    pytest.importorskip("xlsxwriter")
    rows = [["place", "player", "share"], [1, "=1+1", 0.5], [2, "https://a.b", -12]]
    response = devices[0].post("/api/spreadsheets", json={"sheets": [{"title": "Classement", "rows": rows}]})
    assert response.status_code == 200, response.text
    with zipfile.ZipFile(io.BytesIO(base64.b64decode(response.json()["xlsx"]))) as file:
        sheet, strings = (file.read(f"xl/{name}.xml").decode() for name in ("worksheets/sheet1", "sharedStrings"))
    assert "<f>" not in sheet
    assert "hyperlink" not in sheet
    assert re.findall(r"<t>(.*?)</t>", strings) == ["place", "player", "share", "=1+1", "https://a.b"]
    assert re.findall(r"<c r=\"C[23]\"><v>(.*?)</v>", sheet) == ["0.5", "-12"]
    bad = {"sheets": [{"title": "a/b", "rows": rows}]}
    assert devices[0].post("/api/spreadsheets", json=bad).status_code == 422
