"""What every sentence has to pass before people read it: its counts, what is filled in, its room, its signs.

Each gate is a list of faults; that it finds one is tested with a sentence that has it.
"""

import re
import unicodedata
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from fourkings.bots import BOTS, levels, strong
from fourkings.i18n.bundle import ftl_source
from fourkings.i18n.isolation import RIGHT_TO_LEFT
from fourkings.i18n.languages import LANGUAGES, REVIEWED
from readings import PLURALS, Reading, explained, helps, messages, pages

pytestmark = pytest.mark.xdist_group("sentences")  # they are parsed once
Texts = dict[str, list[Reading]]
TRANSLATED = [code for code in LANGUAGES if code != "en"]


INFLECTED = {"ar", "ru"}
"""Languages in which a noun changes with every number before it; in the others only one and more differ."""
UNCHANGED = {"tr"}
"""Languages in which a noun after a number stays as it is."""
OF_ONE_FORM = {"price", "cards"}
"""Numbers with one form of a noun in every language here: prices, multiples of five from 25 on, and packs of 32 or 52."""
OF_TIME = {"days", "hours", "minutes", "seconds"}
PEOPLE = {"who", "seat", "dealer", "expected", "recorded", "names", "winners", "buyer"}
BEFORE_A_NOUN = re.compile(r"\{(\w+)\} ([a-z]{3,}s)\b")
A_NOUN = r" (?!(?:мин|сек|МБ|или|على|من)\b|لل)[^\W\d_]{3,}(?!\w*\.)"
"""A noun that is written in full; units that are not have no forms."""


def counts(code: str, english: Texts, own: Texts) -> list[str]:
    """Numbers that a language puts before a noun of one form, where its nouns have several."""
    nouns = OF_TIME | {
        noun
        for texts in english.values()
        for reading in texts
        for name, noun in BEFORE_A_NOUN.findall(reading.text)
        if dict(reading.chosen).get(name) == "other"
    }
    faults = []
    for key, texts in own.items():
        for reading in texts if code not in UNCHANGED else ():
            alike = [other for other in english[key] if fits(other, reading)]
            counted = {name for other in alike for name, answer in other.chosen if answer in PLURALS - {"other"}}
            if code in INFLECTED:
                pairs = {pair for other in alike for pair in BEFORE_A_NOUN.findall(other.text)}
                counted |= {name for name, noun in pairs if noun in nouns} - OF_ONE_FORM - PEOPLE
            bare = counted - {name for name, _ in reading.chosen}
            faults += [
                f"{key}: {reading.text}" for name in sorted(bare) if re.search(rf"\{{{name}\}}{A_NOUN}", reading.text)
            ]
    return faults


def fits(other: Reading, reading: Reading) -> bool:
    """Whether a reading in another language may be of the same moment: no answer that is no number differs."""
    answers = dict(reading.chosen)
    return all(is_number(answer) or answers.get(name, answer) == answer for name, answer in other.chosen)


@pytest.mark.parametrize("code", TRANSLATED)
def test_a_number_before_a_noun_has_the_form_of_that_number(code: str) -> None:
    assert counts(code, messages("en"), messages(code)) == []


THE_READER = {"you", "both"}


def placeables(english: Texts, own: Texts) -> list[str]:
    """Variants that lack what English always says, and answers that English does not give."""
    faults = []
    for key, texts in own.items():
        said = frozenset.intersection(*(reading.placed for reading in english[key]))
        answers = {(name, answer) for reading in english[key] for name, answer in reading.chosen}
        asked = {name for name, answer in answers if not is_number(answer)}
        for reading in texts:
            # A form for one number may say it in a word, and a form for the reader says "you" for their name.
            lacking = said - reading.placed - {name for name, _ in reading.chosen}
            lacking -= PEOPLE if any(answer in THE_READER for _, answer in reading.chosen) else set()
            faults += [f"{key}: {{{name}}} is not in {reading.text!r}" for name in sorted(lacking)]
            strange = [(name, answer) for name, answer in reading.chosen if name in asked and not is_number(answer)]
            faults += [f"{key}: {name} is never {answer}" for name, answer in strange if (name, answer) not in answers]
    return faults


ITSELF = (r"\{\w*\}", r"`[^`]*`", r"(?<![\w-])--[a-z][\w-]*", r"[♠♥♦♣]", r"https?://[^\s)]*[\w/]")
"""Placeholders, code, options, suits, addresses."""


def is_number(answer: str) -> bool:
    return answer in PLURALS or answer.isdecimal()


def kept(texts: Iterable[tuple[str, str, str]]) -> list[str]:
    """What stands for itself in every language, and is not the same as in English."""
    return [
        f"{place}: {pattern} in {own!r}"
        for place, english, own in texts
        for pattern in ITSELF
        if {*re.findall(pattern, english)} != {*re.findall(pattern, own)}
    ]


@pytest.mark.parametrize("code", TRANSLATED)
def test_nothing_that_is_filled_in_is_lost(code: str) -> None:
    assert placeables(messages("en"), messages(code)) == []
    assert kept([*explained(code), *helps(code)]) == []


ROOM = ((10, 3.0), (20, 2.2), (30, 1.9), (50, 1.7), (70, 1.6))
"""How many times as long as English a text may be, by the most characters of the English one: short words grow most."""
ROOM_OF_SENTENCES = 1.5
NARROW = {
    r"rank-.\.index": 2,
    r"suit-.\.symbol|at-dealer-mark": 1,
    r"nav-(?!title)\w+": 18,
    r"action-(?:pass|sell|refuse|split|yes|no|good)": 14,
    r"talk-(?:passed|in|speaks)": 14,
    r"at-(?:to-play|figure-best|auction|undo|ask-hint|rest|last)": 18,
    r"sheet-(?:us|them|deal|tricks|cliques|together|split)": 14,
    r"end-(?:place|player|score|you|paid|again|rematch|record)": 20,
    r"result-(?:what|deal|total|next)": 20,
    r"declaration-\w+": 18,
}
"""The most characters of what stands on a card, a plate, a button in a row, at the head of a column."""


def room(english: str) -> int:
    factor = next((factor for most, factor in ROOM if len(english) <= most), ROOM_OF_SENTENCES)
    return max(12, int(factor * len(english)))


def longest(texts: list[Reading]) -> str:
    """The longest text that a message can become: a name or a number is as long in every language."""
    return max((re.sub(r"\{[^{}]*\}|\u200f", "xxx", reading.text) for reading in texts), key=len)


def lengths(english: Texts, own: Texts) -> list[str]:
    faults = []
    for key, texts in own.items():
        text = longest(texts)
        narrow = [most for pattern, most in NARROW.items() if re.fullmatch(pattern, key)]
        most = min([room(longest(english[key])), *narrow])
        if len(text) > most:
            faults.append(f"{key}: {len(text)} of {most} characters: {text}")
    return faults


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_text_has_room_in_its_place(code: str) -> None:
    faults = lengths(messages("en"), messages(code))
    for place, english, own in [*explained(code), *helps(code)]:
        if len(own) > room(english):
            faults.append(f"{place}: {len(own)} of {room(english)} characters: {own}")
    assert faults == []


FROM_THE_RIGHT = "\u200f"
"""The one mark that is wanted: before a sentence that begins with what is filled in, in a language read from the right."""
QUOTES = {"en": '""', "fr": "«»", "ar": "«»", "es": "«»", "ru": "«»", "tr": "“”", "pt": "“”"}
PERCENT = {"fr": r"\d\u202f%", "ru": r"\d\u00a0%", "tr": r"%\d"}
"""How a share is written where it is not 95%."""
BRACKETS = {")": "(", "]": "[", "}": "{", "»": "«", "”": "“"}
TURNED = {"¿": "?", "¡": "!"}
"""Signs with which a question and a call begin in Spanish."""
ANYWHERE = {
    "[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]": "an invisible mark",
    r"(?<=\S)  +(?=\S)": "two spaces",
    "[\u0660-\u0669\u06f0-\u06f9\u066a]": "figures of the east",
    "[\u0600-\u06ff][,;?]": "a Latin sign after an Arabic word",
    r"\.\.\.": "three dots",
    r"(?<![\w-])-\d": "a hyphen for a minus",
}
SCRIPTS = {"ARABIC", "CYRILLIC", "GREEK", "LATIN"}
BEFORE_LATIN = r"\b[وفبلك]+(?=[A-Za-z])"
"""Short words that Arabic writes together with the next, a name or a card among them."""
SHELL = r'eval "[^"]*"'
UNSPACED = {r"\s[:;?!,.؟،؛»”](?![\w/.-])|[(«“]\s": "a loose sign", "\u202f": "a narrow space"}
"""Faults in all languages but French, whose own spaces the style's tests look at."""
NAMES = r"\{(?:who|seat|other|names|winners|buyer|dealer|partner|leader|host|game)\}"
BENT = {
    "tr": r"\{\w+\}(?:['’]\w|[^\W\d_])|\{\w+\} m[iıuü](?:yd[ıiuü]|s[iıuü]n)?\b",
    "fr": rf"(?i)\b(?:de |que |du |d['’]|qu['’]){NAMES}",
    "es": r"(?i)\b(?:a|de) \{(?:card|instead|danger|ahead)\}",
}
"""Words that would change with what is filled in: suffixes and question particles, elided words, articles of cards."""


def signs(code: str, text: str) -> Iterator[str]:
    """What is wrong with the signs of a text, in which `{name}` is what is filled in."""
    if code in RIGHT_TO_LEFT and text.startswith((FROM_THE_RIGHT + "{", FROM_THE_RIGHT + "`")):
        text = text[1:]
    elif code in RIGHT_TO_LEFT and names_alone(text):
        yield "names alone, which run from the left inside a sentence"
    text = re.sub(SHELL, "x", text)
    patterns = ANYWHERE | ({} if LANGUAGES[code].spaced else UNSPACED) | {BENT.get(code, "(?!)"): "a bent placeholder"}
    yield from (fault for pattern, fault in patterns.items() if re.search(pattern, text))
    if not unicodedata.is_normalized("NFC", text):
        yield "letters that are not composed"
    for sign, end in TURNED.items():
        if text.count(sign) != (text.count(end) if code == "es" else 0):
            yield f"{sign} without {end}"
    filled = re.sub(r"\{\w+\}", "1", text)
    if filled.count("%") != len(re.findall(PERCENT.get(code, r"\d%"), filled)):
        yield "a share"
    for word in re.findall(r"[^\W\d_\u0640]+", re.sub(BEFORE_LATIN, "", text)):
        if len(scripts := {unicodedata.name(letter).split()[0] for letter in word} & SCRIPTS) > 1:
            yield f"letters of {' and '.join(sorted(scripts))} in {word!r}"
    yield from _quoted(code, text)


def names_alone(text: str) -> bool:
    """Whether nothing stands between names that would tell which way they run; figures run from the left anyhow."""
    between = re.sub(r"`?\{\w+\}`?", "", text)
    return text.count("{") > 1 and bool(re.fullmatch(r"\W*[:،؛.( ]\W*", between)) and "±" not in between


def _quoted(code: str, text: str) -> Iterator[str]:
    """Quotation marks of another language, and brackets that do not close, or close before they open."""
    if foreign := set(text) & set('"“”„«»‹›‘’') - set(QUOTES[code]):
        yield f"{' '.join(sorted(foreign))} as quotation marks"
    open_ones: list[str] = []
    for letter in text:
        if letter in BRACKETS.values():
            open_ones.append(letter)
        elif letter in BRACKETS and (not open_ones or open_ones.pop() != BRACKETS[letter]):
            yield f"{letter} that closes nothing"
    if open_ones:
        yield f"{open_ones[-1]} that stays open"
    if text.count('"') % 2:
        yield '" that stays open'


def texts_of(code: str) -> Iterator[tuple[str, str]]:
    yield from ((key, reading.text) for key, texts in messages(code).items() for reading in texts)
    yield from ((place, own) for place, _, own in [*explained(code), *helps(code)])
    yield from pages(code)


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_text_has_the_signs_of_its_language(code: str) -> None:
    faults = [f"{place}: {fault}: {text}" for place, text in texts_of(code) for fault in signs(code, text)]
    assert faults == []


ROOT = Path(__file__).parents[2]
SETTINGS = (ROOT / "web" / "src" / "logic" / "settings.ts").read_text("utf-8")
BUTTONS = re.findall(r"'(\w+)'", re.search(r"LEVELS = \[(.*?)\]", SETTINGS)[1])  # type: ignore[index]
KEYS = (
    (ROOT / "web" / "src" / "table" / "keys.ts").read_text("utf-8").partition("export const KEYS = {")[2].partition("}")[0]
)
COMMANDS = re.findall(r"'(\w+)',", KEYS)
GOLDEN = "".join(path.read_text("utf-8") for path in sorted((ROOT / "tests" / "golden").glob("*.txt")))
LINES = sorted(set(re.findall(r"^  [A-Z]+-\d+ ([\w-]+) .*: (?:-?\d+ ?)+$", GOLDEN, re.MULTILINE)))
"""The lines of the accounts in all golden playthroughs, by their keys."""
PAGES = [ROOT / "docs" / name for name in ("bots.md", "bots.fr.md")]


SENTENCES = [
    *(f"house-bot-{name}" for name in BOTS),
    *(f"house-level-{name}" for name in BUTTONS),
    *(f"help-{command}" for command in COMMANDS),
    *(f"line-{line}" for line in LINES),
]


@pytest.mark.parametrize("code", REVIEWED)
@pytest.mark.parametrize("key", SENTENCES)
def test_every_bot_level_key_and_line_has_its_sentence(key: str, code: str) -> None:
    assert f"\n{key} = " in ftl_source(code, "page"), f"{key} in i18n/{code}/page.ftl"


@pytest.mark.parametrize("page", PAGES, ids=[page.name for page in PAGES])
@pytest.mark.parametrize("name", BOTS)
def test_every_bot_has_a_row_in_the_documents(name: str, page: Path) -> None:
    assert f"\n| `{name}` | " in page.read_text("utf-8"), f"a row for {name} in docs/{page.name}"


def test_every_level_has_its_button() -> None:
    names = {level.NAME for level in vars(levels).values() if isinstance(level, levels.Level)}
    assert names <= set(BOTS), "a level is in `_MODULES` of bots"
    assert set(BUTTONS) == names | {strong.NAME}, "LEVELS in web/src/logic/settings.ts"
