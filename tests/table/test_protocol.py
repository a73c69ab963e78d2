"""The messages in the docs are those of the code, in every language."""

import inspect
import re
from functools import cache
from pathlib import Path

import pytest

import fourkings.server
from fourkings.i18n.languages import twins
from fourkings.table import protocol
from fourkings.table.protocol import base, parts, requests, updates
from fourkings.table.protocol.documentation import fill_page

DOCS = Path(__file__).parents[2] / "docs"
PAGES = twins(DOCS / "protocol.md")


@cache
def page(code: str) -> str:
    return PAGES[code].read_text(encoding="utf-8")


@pytest.mark.parametrize("code", PAGES)
def test_the_page_is_current(code: str):
    assert page(code) == fill_page(page(code), code, f"protocol.{code}.md"), "run: python3 scripts/protocol.py"


@pytest.mark.parametrize("code", PAGES)
def test_every_message_and_every_part_of_one_is_described(code: str):
    for name, kind in (item for module in (requests, updates, parts) for item in vars(module).items()):
        if isinstance(kind, type) and issubclass(kind, protocol.Message) and kind.__module__ != base.__name__:
            field_type = kind.model_fields.get("type")
            title = f"### `{field_type.annotation.__args__[0]}`" if field_type else f"### {name}"  # type: ignore[union-attr]
            assert f"{title}\n" in page(code)
            for field in kind.model_fields:
                assert f"| `{field}` |" in page(code)


@pytest.mark.parametrize("code", PAGES)
def test_every_code_of_a_refusal_is_explained(code: str):
    codes = updates.Refusal.model_fields["code"].annotation.__args__  # type: ignore[union-attr]
    for refusal in codes:
        assert f"\n| `{refusal}` | " in page(code)


def test_the_numbers_of_the_page_are_those_of_the_code():
    assert f"Protocol {protocol.PROTOCOL}." in page("en")
    assert f"Protocole {protocol.PROTOCOL}." in page("fr")
    assert f"| `too-long` | more than {protocol.MAX_REQUEST_BYTES} bytes |" in page("en")
    assert f"| `too-long` | plus de {protocol.MAX_REQUEST_BYTES} octets |" in page("fr")


def test_no_name_of_the_code_is_taken_for_a_value():
    for text in map(page, PAGES):
        assert "LONGEST" not in text
        assert "None" not in text


def test_the_server_closes_by_the_one_table_of_codes():
    """Private codes (4000 to 4999) are those after which coming back would not help; no other file writes a code itself."""
    assert all(code.come_back == (code < 4000) for code in protocol.CloseCode)
    numbers = re.compile("|".join(rf"\b{int(code)}\b" for code in protocol.CloseCode if code > 1000))
    server = Path(inspect.getfile(fourkings.server)).parent
    assert not [str(file) for file in server.rglob("*.py") if numbers.search(file.read_text(encoding="utf-8"))]
