"""What is wrong in a record that somebody brings: told in the language of the page, to the last word."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest

from finished import facts_of
from fourkings.app.records import imports
from fourkings.i18n import language
from fourkings.i18n.isolation import unmarked
from fourkings.i18n.languages import LANGUAGES
from fourkings.records import dumps
from fourkings.table.match import replay_match

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
    said = {code: fault(text, code) for code in LANGUAGES if code != "en"}
    left = {code: set(PAIR.findall(own)) & set(PAIR.findall(english)) for code, own in said.items()}
    assert {code: words for code, words in left.items() if words or MARK in said[code]} == {}
    assert english not in said.values()
