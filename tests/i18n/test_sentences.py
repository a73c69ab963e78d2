"""Every sentence: alike in every language, none missing, none unused, and all of them fit to be read."""

import ast
import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from babel import Locale
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import fourkings
from fourkings.i18n import LANGUAGES, REVIEWED, Language, MissingSentence, installed, language, rule_pages
from fourkings.i18n.bundle import PREFIXES, Bundle, ftl_source, message_id
from fourkings.i18n.fluent import plural
from fourkings.kernels.play import Sheet
from fourkings.rulebook import events, match
from fourkings.rulebook.cards import LONG, RANKS, SUITS, card, members
from fourkings.rulebook.game import Action, Reason, Result, legal, why_not
from fourkings.rulebook.games import GAMES, rules
from fourkings.rulebook.games._auction import POSITIVE, STEPS
from fourkings.rulebook.tricks import Trick
from readings import CASES, parsed

pytestmark = pytest.mark.xdist_group("sentences")  # they are parsed once
SRC = Path(fourkings.__file__).parent
NAMES = ("Anna", "Bruno", "Clara", "David")
OVER_AT_ONCE = {"named", "split"}  # steps of King's talk at which it is over: nobody can be refused a word there
SELDOM = (  # words of other games, which no front door lets through; then rare hands, scores and answers
    Reason("JR-3", "no-talk", {}),
    Reason("QR-9", "unknown-word", {"word": "bid:4"}),
    Reason("QR-9", "unknown-word", {"word": "hello"}),
    Reason("QL-11", "count-too-low", {"number": 3, "best": 4}),
    Reason("KG-20", "step-alone", {"words": POSITIVE}),
    Reason("FH-5", "bid-too-small", {"bid": 2, "least": 3, "score": 34}),
)


class Inside(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.references.add(node.id.name + (f".{node.attribute.name}" if node.attribute else ""))


@cache
def patterns(code: str) -> dict[str, Inside]:
    by_key: dict[str, Inside] = {}
    for file, kinds in PREFIXES.items():
        for entry in parsed(ftl_source(code, file)):
            assert not isinstance(entry, ftl.Junk), (file, entry.content)
            if isinstance(entry, ftl.Message):
                assert entry.id.name.partition("-")[0] in kinds, f"{entry.id.name} does not belong in {file}"
                parts = {
                    entry.id.name: entry.value,
                    **{
                        f"{entry.id.name}.{each.id.name}": each.value
                        for each in entry.attributes
                        if each.id.name not in CASES
                    },
                }
                for key, pattern in parts.items():
                    assert key not in by_key, f"{key} stands twice in {code}"
                    by_key[key] = Inside()
                    by_key[key].visit(pattern)
    return by_key


def test_what_a_language_has_is_what_english_has_with_the_same_variables() -> None:
    english = {key: inside.variables for key, inside in patterns("en").items()}
    for code in LANGUAGES:
        assert {key for key, inside in patterns(code).items() if inside.variables != english.get(key)} == set(), code
        assert {path.stem for path in (SRC / "i18n" / code).glob("*")} <= set(PREFIXES)


class Counts(Visitor):
    def __init__(self) -> None:
        self.forms: list[set[str]] = []

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ftl.Identifier)}
        counted = keys & PLURALS
        if counted - {"other"}:
            self.forms.append(counted)
        self.generic_visit(node)


PLURALS = {"zero", "one", "two", "few", "many", "other"}


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_count_has_every_form_that_the_language_counts_with(code: str) -> None:
    assert [fault for file in PREFIXES for fault in lacking_forms(code, ftl_source(code, file))] == []


def lacking_forms(code: str, source: str) -> Iterator[tuple[str, list[str]]]:
    # Nobody says the form for zero that grammars of Arabic list: what it says is what all other numbers say.
    needed = {*Locale.parse(code).plural_form.tags, "other"} - {"zero", *(() if code in EVERY_FORM else ("many",))}
    for entry in parsed(source):
        counts = Counts()
        counts.visit(entry)
        name = getattr(getattr(entry, "id", None), "name", "")
        yield from ((name, sorted(needed - forms)) for forms in counts.forms if not needed <= forms)


@pytest.mark.parametrize("code", LANGUAGES)
def test_numbers_are_counted_as_unicode_has_it(code: str) -> None:
    form = Locale.parse(code).plural_form
    numbers = [*range(130), 1000, 1234, 1_000_000, 2_000_000, 0.5, 1.5, 2.25]
    assert [plural(code, number) for number in numbers] == [form(number) for number in numbers]


EVERY_FORM = {"ar", "ru"}
"""Languages with a form for many of everyday numbers; in others it is for millions, which nothing here counts."""


@pytest.mark.parametrize("code", LANGUAGES)
def test_references_lead_somewhere(code: str) -> None:
    known = {*patterns(code), *patterns("en")}
    assert [key for key, inside in patterns(code).items() if not inside.references <= known] == []


class Listening(Bundle):
    """Texts that remember what was asked of them, and what they answered."""

    def __init__(self, code: str) -> None:
        self.asked: set[str] = set()
        self.answers: list[str] = []
        super().__init__(code, lambda: installed)

    def text(self, key: str, attribute: str = "", **facts: Any) -> str:
        self.asked.add(f"{key}.{attribute}" if attribute else key)
        answer = super().text(key, attribute, **facts)
        self.answers.append(answer)
        return answer


def listening(code: str) -> tuple[Language, Listening]:
    words, texts = Language(code), Listening(code)
    object.__setattr__(words, "_texts", texts)
    return words, texts


def reason_keys() -> set[str]:
    """Every key that the code can put into a `Reason`, read off its source."""
    return keys_in(SRC / "rulebook" / "game" / "actions.py", *sorted((SRC / "rulebook" / "games").glob("*.py")))


def keys_in(*paths: Path) -> set[str]:
    keys: set[str] = set()
    for path in paths:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "attr", getattr(node.func, "id", "")) == "Reason":
                keys |= set(keys_of(node.args[1]))
    return keys


KEYED = {"Reason": 1, "not_granted": 1, "table_refusal": 0, "reject": 1}
"""Which argument of a call is a key, where a table's own call makes a reason of it."""


def keys_of_a_table() -> set[str]:
    """Every key that a table itself, not the rules of its game, can put into a reason."""
    keys: set[str] = set()
    for path in (path for room in ("table", "server") for path in (SRC / room).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            name = getattr(node.func, "attr", getattr(node.func, "id", "")) if isinstance(node, ast.Call) else ""
            if name in KEYED and isinstance(node, ast.Call) and len(node.args) > KEYED[name]:
                key = node.args[KEYED[name]]
                handed_on = isinstance(key, ast.Name) and key.id in ("key", "why")
                keys |= set() if handed_on else set(keys_of(key))
    return keys


def keys_of(node: ast.expr) -> Iterator[str]:
    match node:
        case ast.Constant(str(key)):
            yield key
        case ast.IfExp(body=then, orelse=other):
            yield from keys_of(then)
            yield from keys_of(other)
        case ast.JoinedStr([ast.Constant("step-"), _]):
            yield from (f"step-{step}" for step in STEPS if step not in OVER_AT_ONCE)
        case ast.Name("key"):
            yield from Sheet._fields
        case _:
            raise AssertionError(f"a Reason whose key this test cannot read: {ast.dump(node)}")


def test_every_reason_has_a_sentence_and_every_sentence_a_reason() -> None:
    known = reason_keys() | {reason.key for reason in AT_THE_TABLE}
    assert {f"reason-{key}" for key in known} == {key for key in patterns("en") if key.startswith("reason-")}


AT_THE_TABLE = (
    *(Reason("GEN-12", key, {}) for key in ("not-seated", "undo-with-people", "nothing-to-undo")),
    Reason("GEN-13", "length-fixed", {}),
    *(Reason("GEN-6", key, {}) for key in ("not-dealt", "match-over", "deal-running")),
    *(
        Reason("", key, {})
        for key in (
            "stale", "rest-not-certain", "hint-not-your-turn", "hint-with-people", "no-such-table", "not-text",
            "needs-a-server",
        )
    ),
    *(Reason("", key, {}) for key in ("hello-first", "other-protocol", "too-fast", "not-kept", "went-wrong")),
    Reason("", "unknown-action", {"word": "1H"}),
    Reason("", "malformed", {"word": "act.version"}),
    Reason("", "too-long", {"longest": 4096}),
    *(Reason("GEN-12", key, {}) for key in ("match-running", "nobody-missed", "still-here")),
    *(Reason("GEN-12", key, {}) for key in ("seated-already", "seats-shut", "seat-of-person")),
    *(Reason("", key, {}) for key in ("paused", "pause-slow", "no-bank", "arranged", "mirror-whole")),
    *(Reason("", key, {}) for key in ("not-a-guest", "host-only", "kicked", "table-full", "place-taken", "kick-oneself")),
    *(
        Reason("", key, {})
        for key in ("no-such-guest", "contribution-too-long", "places-free", "nobody-sits", "match-open")
    ),
    *(Reason("", key, {}) for key in ("unknown-bot", "no-watching", "table-closed", "no-such-rules", "barred")),
    *(Reason("", key, {}) for key in ("no-countdown", "stopped-already")),
    *(Reason("", key, {}) for key in ("chat-off", "chat-muted", "chat-empty", "chat-too-fast", "chat-not-yours")),
)  # fmt: skip
"""What a table refuses apart from the rules of its game."""


def test_every_refusal_of_a_table_is_known() -> None:
    assert {reason.key for reason in AT_THE_TABLE} == keys_of_a_table()


TABLES = [
    *((game, preset, {}) for game, known in GAMES.items() for preset in known.PRESETS),
    *[("quarante", "classic", {"must_overtrump": "on"})] * 8,
    *[("quarante-1792", "classic", {})] * 20,
    *[("king", "classic", {"auction": "always"})] * 3,
    ("jeu-du-roi", "classic", {"early_finish": "off", "heart_lead": "restricted"}),
    *[("king", "classic", {"must_sell": "on", "must_trump": "on", "king_of_hearts_duty": "first_chance"})] * 5,
    *(("king", "classic", {"split_limit": limit}) for limit in ("off", 0, 1, 3)),
    *[("quarante", "classic", {"announce": "before_lead"})] * 2,
    *[("quarante-1792", "classic", {"beaten": "may_tell"})] * 8,
    *[("king", "classic", {"deck": 32, "eight_binds": "on", "split_limit": "fewer_than_3_bids"})] * 6,
    *[("king", "classic", {"auction": "always", "ask_first": "on", "ultimatum_to": "still_bidding"})] * 4,
    ("quarante-1792", "classic", {"beaten": "may_tell"}),
]


def kind_of(action: Action) -> str:
    """What kind of thing an action is; dice choose between the kinds first, so that nothing is rare."""
    return "card" if isinstance(action, int) else "rung" if action[0] in "+-" else action.partition(":")[0]


@cache
def played(place: int) -> tuple[match.Match, tuple[events.Event, ...], tuple[Reason, ...]]:
    """A match by chance: what happened in it, and refusals of words and cards tried out of turn and out of place."""
    game, preset, options = TABLES[place]
    dice, table_rules = random.Random(place), rules(GAMES[game], preset, options)
    now = match.from_secret(table_rules, bytes([place]) * 32, NAMES)
    happened, refused = [*events.opened(now)], list[Reason]()
    words: tuple[str, ...] = table_rules.game.CALLS
    while now.result is None and len(now.deals) < 21:
        if now.between_deals:
            now = match.deal_from_secret(now, bytes([place]) * 32)
            happened += events.dealt(now)
        for action in (
            *members(now.state.hands[now.state.turn]),
            LONG[0],
            LONG[-1],
            *words[: 99 if now.state.stage == "calls" else 7],
        ):
            if reason := why_not(now.state, now.state.turn, action):
                refused.append(reason)
        can = legal(now.state)
        kinds: dict[str, list[Action]] = {}
        for offered in can:
            kinds.setdefault(kind_of(offered), []).append(offered)
        now, before = match.apply_unchecked(now, dice.choice(kinds[dice.choice([*kinds])])), now
        happened += events.acted(before, now)
        if reason := why_not(now.state, 0, LONG[0]):
            refused.append(reason)
    return now, tuple(happened), tuple(refused)


def say_games(words: Language) -> None:
    """What stands on posters, in menus and on buttons, and the tables of the rule pages."""
    for game, known in GAMES.items():
        words.about(game)
        for option in known.OPTIONS:
            words.option(game, option)
            for value in (
                option.values if len(option.values) < 10 else (option.values[0], option.default, option.values[-1])
            ):
                words.value(game, option, value)
        for preset in known.PRESETS:
            words.preset(game, preset)
        for action in (*known.CALLS, *LONG):
            words.action(game, action)
            words.says(game, "Anna", action)
            words.says(game, "Anna", action, yours=True)
            words.text(message_id(action), "verb")


def say_matches(words: Language, texts: Listening) -> None:
    """What is heard during matches, and all that was refused in them."""
    matches = [played(place) for place in range(len(TABLES))]
    by_event = {repr((now.rules.game.ID, event)): (now.rules, event) for now, events_, _ in matches for event in events_}
    refused: dict[str, list[Reason]] = {}
    for _, _, reasons in matches:
        for reason in reasons:
            refused.setdefault(reason.key, []).append(reason)
    for place, (table_rules, event) in enumerate(by_event.values()):
        texts.answers.append(words.event(table_rules, event, NAMES if place % 2 else ()))
    for many in refused.values():
        for place, reason in enumerate(random.Random(1).sample(many, min(50, len(many)))):
            texts.answers.append(words.reason(reason, NAMES if place % 2 else ()))


def say_the_rest(words: Language) -> None:
    """What chance seldom brings about."""
    for name in LONG:
        words.card_name(name)
    words.event("400", events.Scored(2, (0, 0, 0, 0), (3, 0, -2, 1), void=True))
    words.event("jeu-du-roi", events.Ended(Result((5, 5, 0, 2), (0, 1))))
    words.event("400", events.Dealt(1, 0, (), None, None))
    for reason in (*SELDOM, *AT_THE_TABLE):
        words.reason(reason)


@pytest.fixture(scope="module", params=REVIEWED)
def said(request: pytest.FixtureRequest) -> tuple[Language, Listening]:
    words, texts = listening(request.param)
    say_games(words)
    say_matches(words, texts)
    say_the_rest(words)
    for game in GAMES:
        texts.answers += rule_pages.tables_in(words, game).values()
    return words, texts


def test_every_refusal_is_met_in_play() -> None:
    met = {reason.key for place in range(len(TABLES)) for reason in played(place)[2]}
    assert met | {reason.key for reason in SELDOM} == reason_keys()


# What is said takes seconds to play: one worker asks for it, once a language.
@pytest.mark.xdist_group("said")
def test_no_message_is_unused(said: tuple[Language, Listening]) -> None:
    words, texts = said
    referred = {key for inside in patterns(words.code).values() for key in inside.references}
    unheard = set(patterns(words.code)) - texts.asked - referred
    code = "".join(path.read_text(encoding="utf-8") for path in SRC.rglob("*.py"))
    # Heard in web/src/i18n/sentences.test.ts, in tests/bots, tests/analysis, tests/rulebook/test_moments.py,
    # tests/records/test_verify.py and tests/cli/test_doctor.py, errors and faults in tests/i18n/test_errors.py, what is
    # compared or measured in tests/i18n/test_tables.py, the coach in tests/coach, titles of rule pages in
    # tests/server/test_search_pages.py, themes in tests/puzzles/test_puzzles.py;
    # why somebody has won (.won) in tests/browser/test_stakes.py, why to begin with a game
    # (.first) in tests/browser/test_lobby.py, and what the reader did (.yours) in web/src/i18n/happenings.test.ts.
    files = "page clocks friends learn lobby admin evenings verify proof doctor errors "
    files += "faults review moments boards compared bench deal profile strangers mistakes coach search solver"
    elsewhere = {prefix for file in files.split() for prefix in PREFIXES[file]}
    heard_elsewhere = {
        key
        for key in unheard
        if key.partition("-")[0] in elsewhere
        or key.startswith(("cli-progress-", "puzzle-page-", "puzzle-read-", "puzzle-ten-", "puzzle-theme-"))
        or key.endswith((".won", ".first"))
        or (key.startswith("event-") and key.endswith(".yours"))
    }
    assert {key for key in unheard - heard_elsewhere if not re.search(rf"""text\(\s*["']{key}["']""", code)} == set()


@pytest.mark.xdist_group("said")
def test_no_sentence_shows_its_seams(said: tuple[Language, Listening]) -> None:
    words, texts = said
    assert len(texts.answers) > 10_000
    ids = re.compile(r"[{}$\u2068\u2069]|(?<!`)\b[a-z]+_[a-z]+|\b(?:reason|option|value|action|event|step)-[a-z]")
    for answer in set(texts.answers):
        outside_code = re.sub(r"`[^`]*`", "x", answer)
        assert answer
        assert not ids.search(outside_code), answer
        assert "  " not in answer
        if words.code == "fr":
            bare = re.search(r".{0,40}((?<!\u202f)[:;?!»]|«(?!\u202f)).{0,40}", outside_code)
            assert not bare, f"no narrow no-break space (U+202F) beside a sign: {bare[0]}"
        else:
            assert not re.search(r"\s[:;?!]", outside_code), answer
        assert "’" not in answer
        assert not re.search(r"(?<![\w-])-\d", outside_code), f"{answer!r}: a minus is written −"


def refusal(key: str, **facts: Any) -> Reason:
    return Reason("GEN-9", key, facts)


def test_GEN_9_refusals_read_as_the_rules_say() -> None:
    follow = refusal("follow", card="AC", suit="H", cards=("9H", "4H"))
    hearts = refusal("lead", card="9H", suit="H", cards=("AC", "2C"))
    assert language("en").reason(follow) == "follow hearts: you hold 9♥, 4♥"
    assert language("en").reason(hearts) == "hearts may not be led while you hold another suit"
    assert language("fr").reason(follow) == "fournissez à cœur\u202f: vous avez 9♥, 4♥"
    assert language("fr").reason(hearts) == "on n'entame pas cœur tant qu'on a une autre couleur"


def test_a_sentence_asks_for_the_case_of_a_suit() -> None:
    russian = language("ru")
    assert russian.reason(refusal("ruff", suit="S", cards=("9S",))) == "бейте пиками: у вас 9♠"
    assert russian.text("aim-trumps", suit=russian.suit("D")) == "козыри — бубны"
    assert "no трефы left" in language("en").text("coach-partner-ruffs", suit=russian.suit("C"), better="Q♠")


def test_cards_by_their_names() -> None:
    english, french = language("en"), language("fr")
    assert (english.card("QH"), english.card("TS"), english.card(card("JC"))) == ("Q♥", "10♠", "J♣")
    assert (french.card("QH"), french.card("KS"), french.card("JC"), french.card("TD")) == ("D♥", "R♠", "V♣", "10♦")
    assert (english.card_name("QH"), french.card_name("QH")) == ("queen of hearts", "dame de cœur")
    assert [french.the_card(name) for name in ("AS", "QS", "8S")] == ["l'A♠", "la D♠", "le 8♠"]
    declined = {code: language(code, isolating=False).card_name("QH").lstrip("\u200f") for code in ("ru", "tr", "ar")}
    assert declined == {"ru": "дама червей", "tr": "kupa kızı", "ar": "بنت الكبّة"}
    for words in map(language, LANGUAGES):
        assert (
            len({words.card(card) for card in LONG})
            == len({words.card_name(card) for card in LONG})
            == len(RANKS) * len(SUITS)
        )


def test_words_are_said_in_full() -> None:
    english, french = language("en"), language("fr")
    assert english.says("400", "Anna", "bid:4") == "Anna bids 4"
    assert french.says("400", "Anna", "bid:4") == "Anna annonce quatre"
    assert english.says("king", "Anna", card("QH")) == "Anna plays Q♥"
    assert french.says("king", "Anna", card("QH")) == "Anna joue la D♥"
    assert french.says("quarante", "Anna", "clique:KKKK") == "Anna annonce quatre rois"
    assert [english.says("400", "Anna", action, yours=True) for action in ("bid:4", card("QH"))] == [
        "you bid 4",
        "you play Q♥",
    ]
    assert french.says("king", "Anna", card("QH"), yours=True) == "vous jouez la D♥"
    assert english.action("king", "-2") == "−2 (150 points)"
    assert english.action(rules("king", "small_pack"), "-1") == "−1 (90 points)"


def test_events_are_told_in_a_line() -> None:
    english, french = language("en"), language("fr")
    taken = events.Taken(Trick(3, (card("9H"), card("KH"), card("2S"), card("3H")), 0))
    assert english.event("400", taken, NAMES) == "Anna takes the trick with K♥"
    assert french.event("400", taken, NAMES) == "Anna fait le pli avec le R♥"
    scored = events.Scored(3, (31, 27), (120, 98), void=False)
    assert english.event("quarante", scored, NAMES).endswith("Anna and Clara +31, now 120; Bruno and David +27, now 98")
    won = events.Ended(Result((152, 120), (0, 2)))
    assert french.event("quarante", won, NAMES).startswith("Anna et Clara gagnent la partie")
    begun = events.Dealt(2, 1, (), None, None)
    assert english.event("king", begun, NAMES) == "Deal 2, no hearts: Bruno deals"
    assert english.event("jeu-du-roi", events.Dealt(7, 1, (), None, None), NAMES) == "Deal 7, clubs are trump: Bruno deals"


def test_a_missing_message_is_an_error() -> None:
    words = language("en")
    for ask in (
        lambda: words.game("whist"),
        lambda: words.text("nonsense"),
        lambda: words.text("game-king", "weather"),
        lambda: words.text("event-taken", who="Anna"),
        lambda: words.action("king", "declare:X"),
        lambda: words.action("king", "bid"),
        lambda: words.value("king", "deck", 40),
        lambda: words.reason(refusal("because")),
    ):
        with pytest.raises(MissingSentence):
            ask()
