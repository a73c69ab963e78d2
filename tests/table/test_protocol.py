"""The messages in the docs are those of the code."""

import inspect
import re
from pathlib import Path

import fourkings.server
from build_tools.protocol_pages import fill_page
from fourkings.table import protocol
from fourkings.table.protocol import base, parts, requests, updates

DOCS = Path(__file__).parents[2] / "docs"
PAGE, MESSAGES = ((DOCS / f"{name}.md").read_text(encoding="utf-8") for name in ("protocol", "messages"))


def test_the_pages_are_current():
    for page in (PAGE, MESSAGES):
        assert fill_page(page, "the page") == page, "run: python3 scripts/protocol.py"


def test_every_message_and_every_part_of_one_is_described():
    for name, kind in (item for module in (requests, updates, parts) for item in vars(module).items()):
        if isinstance(kind, type) and issubclass(kind, protocol.Message) and kind.__module__ != base.__name__:
            field_type = kind.model_fields.get("type")
            title = f"`{field_type.annotation.__args__[0]}`" if field_type else name  # type: ignore[union-attr]
            assert f"### {title}\n" in MESSAGES or f"\n| {title} | " in MESSAGES
            for field in kind.model_fields.keys() - {"type", "id"}:
                assert f"| `{field}` |" in MESSAGES


def test_the_example_client_comes_back_only_if_that_helps():
    final = tuple(int(code) for code in base.CloseCode if not code.come_back)
    assert f"OVER = {final}" in (DOCS.parent / "examples" / "sit.py").read_text("utf-8")


def test_every_event_of_a_match_is_explained():
    rows = "".join(re.findall(r"\n\| (`.*?) \|", PAGE.partition("## Kinds of events")[2].partition("\n## ")[0]))
    assert set(re.findall(r"`([\w-]+)`", rows)) - {"what"} == set(base.TableEventKind.__args__)


def test_every_code_of_a_refusal_is_explained():
    codes = updates.Refusal.model_fields["code"].annotation.__args__  # type: ignore[union-attr]
    for refusal in codes:
        assert f"\n| `{refusal}` | " in PAGE


def test_the_numbers_of_the_page_are_those_of_the_code():
    assert f"This is protocol {protocol.PROTOCOL}." in PAGE
    assert f"| `too-long` | more than {protocol.MAX_REQUEST_BYTES} bytes |" in PAGE


def test_the_server_closes_by_the_one_table_of_codes():
    """Private codes (4000 to 4999) are those after which coming back would not help; no other file writes a code itself."""
    assert all(code.come_back == (code < 4000) for code in protocol.CloseCode)
    numbers = re.compile("|".join(rf"\b{int(code)}\b" for code in protocol.CloseCode if code > 1000))
    server = Path(inspect.getfile(fourkings.server)).parent
    assert not [str(file) for file in server.rglob("*.py") if numbers.search(file.read_text(encoding="utf-8"))]
