"""docs/protocol.md is what the letters in the code say."""

from __future__ import annotations

from pathlib import Path

from fourkings import messages
from fourkings.protocol import page

PAGE = Path(__file__).parents[1] / "docs" / "protocol.md"


def test_the_page_is_current():
    assert PAGE.read_text(encoding="utf-8") == page(), "run: python3 scripts/protocol.py"


def test_every_letter_and_every_part_of_one_is_described():
    text = page()
    for name, kind in vars(messages).items():
        if isinstance(kind, type) and issubclass(kind, messages.Letter) and kind is not messages.Letter:
            letter = kind.model_fields.get("type")
            title = f"### `{letter.annotation.__args__[0]}`" if letter else f"### {name}"  # type: ignore[union-attr]
            assert f"{title}\n" in text
            for field in kind.model_fields:
                assert f"| `{field}` |" in text


def test_every_code_of_a_refusal_is_explained():
    codes = messages.Refused.model_fields["code"].annotation.__args__  # type: ignore[union-attr]
    for code in codes:
        assert f"\n| `{code}` | " in page()
