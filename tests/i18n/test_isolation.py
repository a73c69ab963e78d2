"""Names and tokens apart in sentences that run the other way; faults of records in every language."""

import json
import re
import sys
import unicodedata
from collections.abc import Callable
from typing import Any

import pytest
from fluent.syntax import ast as ftl

from finished import facts_of
from fourkings.app.records import imports
from fourkings.cli import main
from fourkings.i18n import Language, isolation, language
from fourkings.i18n.bundle import PREFIXES, ftl_source
from fourkings.i18n.isolation import unmarked
from fourkings.i18n.languages import LANGUAGES
from fourkings.i18n.rule_pages import rule_page_markdown
from fourkings.records import dumps
from fourkings.server import rule_pages
from fourkings.server.rule_pages import rule_page
from fourkings.table.match import replay_match
from newcomers import finished
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
        listed = words.listed(["Anna", "Bruno", "Clara"])
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
    assert [page.name for page in pages if re.search(r"[A-Z]-\d+, [A-Z]+-\d", page.read_text("utf-8"))] == []
    assert '<bdi dir="ltr">−50</bdi>' in rule_page("king", code)
    assert '<bdi dir="ltr">K<span class="ink H">♥</span></bdi>' in rule_page("king", code)
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


RECORD = dumps(replay_match(facts_of(over=True)[0]).match)
PAIR = re.compile(r"(?=\b([^\W\d_]{2,} [^\W\d_]{2,})\b)")
"""Two words of a sentence; names and tokens stand alone."""
MARK = "⟦en⟧"
"""What stands before an English sentence in place of a missing one."""


def changed(change: Callable[[dict[str, Any]], object]) -> str:
    record = json.loads(RECORD)
    change(record)
    return json.dumps(record)


def in_deal(**values: Any) -> str:
    return changed(lambda record: record["deals"][-1].update(values))


def at_the_top(**values: Any) -> str:
    return changed(lambda record: record.update(values))


def without(*keys: str) -> str:
    return changed(lambda record: [record.pop(key) for key in keys])


def of_the_first_hand(change: Callable[[list[str]], object]) -> str:
    return changed(lambda record: change(record["deals"][0]["hands"][0]))


def of_the_first_action(number: int, value: Any) -> str:
    return changed(lambda record: record["deals"][0]["actions"][0].__setitem__(number, value))


WRONG = {
    "empty": "",
    "no json": "record",
    "cut": RECORD[:-9],
    "key twice": '{"format": 1, "format": 2}',
    "constant": '{"game": NaN}',
    "half a character": json.dumps({"format": "\ud800"}),
    "deep": "[" * 100_000,
    "no object": "[]",
    "no format": "{}",
    "format": at_the_top(format="fourkings/0"),
    "game": at_the_top(game="chess"),
    "game is no text": at_the_top(game=1),
    "preset": at_the_top(preset="nonsense"),
    "option": at_the_top(options={"nonsense": 1}),
    "value": at_the_top(options={"target": "x"}),
    "no deals": without("deals"),
    "deals no list": at_the_top(deals={}),
    "three entrants": at_the_top(entrants=["A", "B", "C"]),
    "dealer": in_deal(dealer=9),
    "number no number": in_deal(number="2"),
    "number": in_deal(number=7),
    "void": in_deal(void=1),
    "void deal": in_deal(void=True),
    "name": in_deal(turned="\n"),
    "points alone": changed(lambda record: record["deals"][-1].pop("totals")),
    "points": in_deal(points=[1, 1, 1, 1]),
    "totals": in_deal(totals=[1, 1, 1, 1]),
    "points missing": changed(lambda record: [record["deals"][-1].pop(key) for key in ("points", "totals")]),
    "one card less": of_the_first_hand(lambda hand: hand.pop()),
    "no card": of_the_first_hand(lambda hand: hand.__setitem__(0, "XX")),
    "card twice": of_the_first_hand(lambda hand: hand.__setitem__(0, hand[1])),
    "turn": of_the_first_action(0, 3),
    "no action": of_the_first_action(1, "nonsense"),
    "action of one": changed(lambda record: record["deals"][0]["actions"].__setitem__(0, [1])),
    "not played out": changed(lambda record: record["deals"][0]["actions"].pop()),
    "seat twice": changed(lambda record: record["opening"].update(seats=[0, 0, 1, 2])),
    "first dealer": changed(lambda record: record["opening"].update(dealer=(record["opening"]["dealer"] + 1) % 4)),
    "end": at_the_top(end={"after": 1}),
    "scores": changed(lambda record: record["result"].update(scores=[1, 1, 1, 1])),
    "winners": changed(lambda record: record["result"].update(winners=[0, 1, 2, 3])),
    "payments": changed(lambda record: record["result"].update(payments=[1, 1, 1, 1])),
    "result": without("result"),
    "nothing": at_the_top(deals=[], result=None),
    "too many deals": changed(lambda record: record.update(deals=[record["deals"][0] | {"actions": []}] * 151)),
}


def fault(text: str, code: str) -> str:
    with pytest.raises(imports.BadRecord) as raised:
        imports.read(text, language(code))
    return unmarked(str(raised.value))


@pytest.mark.parametrize("text", [pytest.param(text, id=name) for name, text in WRONG.items()])
def test_a_fault_is_told_in_every_language(text: str) -> None:
    english = fault(text, "en")
    said = {code: fault(text, code) for code in LANGUAGES if code != "en" and finished(code, "faults")}
    left = {code: set(PAIR.findall(own)) & set(PAIR.findall(english)) for code, own in said.items()}
    assert {code: words for code, words in left.items() if words or MARK in said[code]} == {}
    assert english not in said.values()
