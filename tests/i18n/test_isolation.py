"""Names and tokens stand apart in sentences that may run the other way, and nowhere else."""

import re
import sys
import unicodedata

import pytest
from fluent.syntax import ast as ftl

from fourkings.cli import main
from fourkings.i18n import Language, isolation, language
from fourkings.i18n.bundle import PREFIXES, ftl_source
from fourkings.i18n.rule_pages import rule_page_markdown
from fourkings.server import rule_pages
from fourkings.server.rule_pages import rule_page
from readings import ROOT, parsed

ARABIC = "عبد الرحمن"


def taken(words: Language, who: str) -> str:
    return words.text("event-taken", who=who, card=words.card("KH"))


def test_a_name_from_the_right_stands_apart_in_a_sentence_from_the_left():
    assert taken(language("en"), ARABIC) == f"\u2068{ARABIC}\u2069 takes the trick with \u2068K♥\u2069"
    assert taken(language("en"), "Anna") == "Anna takes the trick with K♥"


def test_all_names_and_cards_stand_apart_where_one_reads_from_the_right(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(isolation, "RIGHT_TO_LEFT", {"en"})
    assert taken(language("en"), "Anna") == "\u2068Anna\u2069 takes the trick with \u2068\u2068K\u2069\u2068♥\u2069\u2069"


def test_a_terminal_has_no_marks(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]):
    assert taken(language("en", isolating=False), ARABIC) == f"{ARABIC} takes the trick with K♥"
    monkeypatch.setattr(isolation, "RIGHT_TO_LEFT", {"en"})
    monkeypatch.setattr(sys, "argv", ["fourkings", "games", "king", "--lang", "en"])
    with pytest.raises(SystemExit):
        main()
    printed = capsys.readouterr().out
    assert "King" in printed
    assert "\u2068" not in printed


@pytest.mark.parametrize("code", sorted(isolation.RIGHT_TO_LEFT))
@pytest.mark.parametrize("command", [("rules", "400"), ("games", "400")], ids=" ".join)
def test_what_is_printed_into_a_pipe_has_no_marks(
    command: tuple[str, str], code: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    assert "\u2068" in rule_page_markdown("400", code)
    monkeypatch.setattr(sys, "argv", ["fourkings", *command, "--lang", code])
    with pytest.raises(SystemExit):
        main()
    printed = capsys.readouterr().out
    assert "FH-9" in printed
    assert isolation.unmarked(printed) == printed


@pytest.mark.parametrize("code", sorted(isolation.RIGHT_TO_LEFT))
def test_a_list_of_names_runs_from_the_right_inside_a_sentence(code: str):
    # What stands apart runs as its first letter does, leaving out what stands apart in it; without one, from the left.
    for words, names in ((language(code), 2), (language(code, isolating=False), 0)):
        listed = words.listed(["Anna", "Bruno", "Clara"], "and")
        outside = re.sub("\u2068[^\u2068\u2069]*\u2069", "", re.sub("\u2068[^\u2068\u2069]*\u2069", "", listed))
        assert ("\u200f" in listed) == bool(names)
        assert names == 0 or any(unicodedata.bidirectional(letter) in ("R", "AL") for letter in outside)
        assert words.text("shown-card", who="Anna", card=words.card("KH")).startswith("\u200f") == bool(names)


@pytest.mark.parametrize(
    ("code", "text", "begun"),
    [
        ("en", "the ten of spades cost a point.", "The ten of spades cost a point."),
        ("en", "\u2068the ten\u2069 cost a point.", "\u2068The ten\u2069 cost a point."),
        ("tr", "iki puan.", "İki puan."),
        ("fr", "10♠ ou 9♠", "10♠ ou 9♠"),
        ("en", "", ""),
    ],
)
def test_a_sentence_begins_with_a_capital_letter(code: str, text: str, begun: str) -> None:
    assert isolation.capital(code, text) == begun


@pytest.mark.parametrize("code", sorted(isolation.RIGHT_TO_LEFT))
def test_signed_numbers_and_sums_stand_apart(code: str) -> None:
    """Without marks or tags around them, their signs change sides."""
    assert "\u2068−5\u2069" in isolation.isolated(code, "عند −5 و\u2068+3\u2069")
    assert isolation.isolated(code, "\u2068+3\u2069") == "\u2068+3\u2069"
    assert isolation.sums_apart(code, "(62 − 37)×2 = 50، و7") == '<bdi dir="ltr">(62 − 37)×2 = 50</bdi>، و7'
    pages = [*(ROOT / "docs").rglob(f"*.{code}.md"), ROOT / f"README.{code}.md"]
    loose = [
        f"{page.name}: {number[0]}"
        for page in pages
        for number in isolation.SUM.finditer(
            re.sub(
                r"```.*?```|`[^`]*`|<bdi .*?</bdi>|\]\([^)]*\)|<[^>]*>|\u2068[^\u2069]*",
                "",
                page.read_text("utf-8"),
                flags=re.S,
            )
        )
    ]
    assert loose == []
    assert '<bdi dir="ltr">−50</bdi>' in rule_page("king", code)
    literal = [
        f"{entry.id.name}: {element.value}"
        for file in PREFIXES
        for entry in parsed(ftl_source(code, file))
        if isinstance(entry, ftl.Message)
        for pattern in (entry.value, *(attribute.value for attribute in entry.attributes))
        for element in (pattern.elements if pattern else ())
        if isinstance(element, ftl.TextElement) and re.search(r"(?<!\w)[+−](?:\d|$)", element.value)
    ]
    assert literal == []


def test_only_what_keeps_numbers_in_order_is_html_in_a_page(monkeypatch: pytest.MonkeyPatch) -> None:
    text = '<bdi dir="ltr">−5</bdi> <bdi onclick="x()">−5</bdi> <b>'
    monkeypatch.setattr(rule_pages, "rule_page_markdown", lambda name, lang: text)
    html = rule_page.__wrapped__("king", "ar")
    assert html == '<p><bdi dir="ltr">−5</bdi> &lt;bdi onclick=&quot;x()&quot;&gt;−5</bdi> &lt;b&gt;</p>\n'
