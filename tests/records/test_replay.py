"""Records and replays against a second reading of the rules, `tests/independent`, that shares no line with the program."""

import contextlib
import copy
import json
import re

import pytest
from click.testing import CliRunner, Result

from cases import CASES, Case, few, sampled
from fourkings.arena import simulate
from fourkings.bots import chance
from fourkings.cli import cli
from fourkings.records import from_json, to_json
from fourkings.records.replay import Fault, replay
from fourkings.rulebook.game import Rules
from fourkings.rulebook.games import GAMES, rules
from fourkings.rulebook.options import OptionError
from independent import match as reader
from independent.table import LONG, NATURAL, Disagree
from rules.test_king import counted


def fourkings(*arguments: str, text: str | None = None) -> Result:
    return CliRunner().invoke(cli, arguments, input=text)


def a_line(record: dict) -> str:
    return json.dumps(record, ensure_ascii=False) + "\n"


def a_record(game: str, number: int, **more: object) -> dict:
    """A foreign record at random options; the higher its number, the kinder the deals are to seats 0 and 2."""
    rng = reader.dice(game, number)
    tries = 1 + number % 3 * 2 if game == "400" else 1
    record = reader.write(rng, game, options=reader.random_options(rng, game), tries=tries, **more)
    return json.loads(json.dumps(record))


@pytest.mark.parametrize(("matches", "deals"), [(2, 15), pytest.param(200, 30, marks=pytest.mark.heavy)])
@pytest.mark.parametrize("case", sampled(CASES))
def test_simulated_matches_agree_with_the_second_reading(case: Case, matches: int, deals: int):
    ran = fourkings(
        "simulate", *case.arguments, "--matches", str(matches), "--seed", "1", "--bots", "chance", "--legal",
        "--max-deals", str(deals),
    )  # fmt: skip
    assert ran.exit_code == 0, ran.output
    lines = ran.stdout.splitlines()
    assert len(lines) == matches
    for line in lines:
        record = json.loads(line)
        assert record["options"] == dict(case.rules.values)
        assert "result" in record or len(record["deals"]) == deals
        reader.read(record)
    assert fourkings("replay", "-", text=ran.stdout).output == f"{matches} records hold.\n"


@pytest.mark.parametrize("game", few(GAMES, 2))
def test_matches_under_random_options_agree_with_the_second_reading(game: str):
    for number in range(20):
        chosen_rules = random_rules(game, number)
        for played in simulate(chosen_rules, [chance] * 4, number, 1, 15):
            reader.read(json.loads(json.dumps(to_json(played, with_legal=True))))


def random_rules(game: str, number: int) -> Rules:
    try:
        return rules(GAMES[game], "classic", reader.random_options(reader.dice("rules", game, number), game))
    except OptionError as error:
        raise AssertionError("the second reading chose options that do not go together") from error


@pytest.mark.parametrize("game", few(GAMES, 2))
def test_foreign_records_are_accepted_at_any_options(game: str):
    records = [a_record(game, number, legal=number % 2 == 0) for number in range(30)]
    assert {"result" in record for record in records} >= {True}
    ran = fourkings("replay", "-", "--processes", "1", text="".join(map(a_line, records)))
    assert ran.output == "30 records hold.\n"


@pytest.mark.heavy
@pytest.mark.parametrize("game", GAMES)
def test_many_foreign_records_are_accepted(game: str):
    for number in range(2000):
        replay(from_json(a_record(game, number, deals=25)))


@pytest.mark.parametrize("case", sampled(CASES))
def test_foreign_records_are_accepted_under_every_option(case: Case):
    rng = reader.dice(str(case))
    chosen = {} if case.option is None else {case.option: case.value}
    replay(from_json(reader.write(rng, case.game.ID, case.preset, chosen)))


@pytest.mark.parametrize("game", ["quarante", "400", "jeu-du-roi"])
def test_entrants_may_sit_down_as_they_please_where_seats_are_not_drawn(game: str):
    record = a_record(game, 3)
    dealer = record["opening"]["seats"][record["opening"]["dealer"]]
    turned = {**record, "opening": {**record["opening"], "seats": [(seat + dealer) % 4 for seat in range(4)], "dealer": 0}}
    turned["deals"] = []
    turned.pop("result", None)
    replay(from_json(turned))
    with pytest.raises(Fault, match="deals first"):
        replay(from_json({**turned, "opening": {**turned["opening"], "dealer": 1}}))


def test_a_match_that_is_still_running_holds_at_every_point():
    record = reader.shrunk(a_record("king", 5))
    *before, last = record["deals"]
    deal = {key: value for key, value in last.items() if key not in ("points", "totals")}
    for length in range(len(deal["actions"])):
        running = {**record, "deals": [*before, {**deal, "actions": deal["actions"][:length]}]}
        running.pop("result", None)
        replay(from_json(running))


def some_deal(record, rng):
    return rng.choice([deal for deal in record["deals"] if deal["actions"]])


def put(items, key, value):
    items[key] = value


def exchange(items, first, second):
    items[first], items[second] = items[second], items[first]


def between_hands(record, deal, rng):
    a, b = rng.sample(deal["hands"], 2)
    i, j = rng.randrange(len(a)), rng.randrange(len(b))
    a[i], b[j] = b[j], a[i]


def wrong_legal(record, deal, rng):
    legal = rng.choice(deal["actions"])[2]
    how = rng.randrange(3)
    if how == 0:
        legal.pop(rng.randrange(len(legal)))
    elif how == 1:
        legal.append(rng.choice([card for card in LONG if card not in legal]))
    else:
        legal.reverse()


def kings_otherwise(record, deal, rng):
    if kings := record["opening"].get("kings"):
        place, value = (0, rng.randrange(4)) if rng.random() < 0.5 else (1, rng.choice(LONG))
        put(rng.choice(kings), place, value)


def seats_otherwise(record, deal, rng):
    if "kings" in record["opening"] or record["options"].get("seats") == "drawn":
        exchange(record["opening"]["seats"], *rng.sample(range(4), 2))


def another_option(record, deal, rng):
    name, values = rng.choice(list(reader.OPTIONS[record["game"]].items()))
    if values[0] != "range":
        value = rng.choice(values)
        changed = record["options"] | {name: int(value) if name == "split_limit" and value.isdecimal() else value}
        with contextlib.suppress(OptionError):  # of options that do not go together the second reading knows nothing
            rules(record["game"], "classic", changed)
            record["options"] = changed


WORDS = ["pass", "+3", "clique:KKK", "count:3", "rank:K", "good", "bid:5", "sell", "auction", "declare:NT", "nonsense"]
NO_CARDS = ["", "10H", "XX", "qh", "QH ", "bid:4"]
WINNERS = [[0], [1, 3], [0, 2], [], [0, 1, 2, 3], [2]]
STEPS = [-10, -1, 1, 10]
FAULTS = {
    "cards_between_hands": between_hands,
    "cards_within_a_hand": lambda record, deal, rng: exchange(rng.choice(deal["hands"]), 0, -1),
    "another_card_in_a_hand": lambda record, deal, rng: put(
        hand := rng.choice(deal["hands"]), rng.randrange(len(hand)), rng.choice(LONG)
    ),
    "no_card_at_all": lambda record, deal, rng: put(rng.choice(deal["hands"]), 0, rng.choice(NO_CARDS)),
    "a_card_short": lambda record, deal, rng: rng.choice(deal["hands"]).pop(),
    "another_card_played": lambda record, deal, rng: put(
        rng.choice(deal["actions"]), 1, rng.choice(rng.choice(deal["hands"]))
    ),
    "another_action": lambda record, deal, rng: put(rng.choice(deal["actions"]), 1, rng.choice(WORDS)),
    "wrong_turn": lambda record, deal, rng: put(said := rng.choice(deal["actions"]), 0, (said[0] + rng.randint(1, 3)) % 4),
    "two_actions_exchanged": lambda record, deal, rng: exchange(
        deal["actions"], at := rng.randrange(len(deal["actions"]) - 1), at + 1
    ),
    "missing_action": lambda record, deal, rng: deal["actions"].pop(rng.randrange(len(deal["actions"]))),
    "missing_last_action": lambda record, deal, rng: deal["actions"].pop(),
    "extra_action": lambda record, deal, rng: deal["actions"].append([rng.randrange(4), rng.choice(deal["hands"][0])]),
    "action_twice": lambda record, deal, rng: deal["actions"].insert(
        at := rng.randrange(len(deal["actions"])), deal["actions"][at]
    ),
    "wrong_legal": wrong_legal,
    "wrong_point": lambda record, deal, rng: put(points := deal["points"], -1, points[-1] + rng.choice(STEPS)),
    "points_exchanged": lambda record, deal, rng: deal["points"].reverse(),
    "too_few_points": lambda record, deal, rng: deal["points"].pop(),
    "wrong_total": lambda record, deal, rng: put(totals := deal["totals"], 0, totals[0] + rng.choice(STEPS)),
    "missing_points": lambda record, deal, rng: [deal.pop(key) for key in ("points", "totals")],
    "wrong_dealer": lambda record, deal, rng: put(deal, "dealer", (deal["dealer"] + rng.randint(1, 3)) % 4),
    "wrong_first_dealer": lambda record, deal, rng: put(
        opening := record["opening"], "dealer", (opening["dealer"] + rng.randint(1, 3)) % 4
    ),
    "wrong_number": lambda record, deal, rng: put(deal, "number", deal["number"] + rng.choice([-1, 1, 10])),
    "missing_deal": lambda record, deal, rng: record["deals"].pop(rng.randrange(len(record["deals"]))),
    "deal_twice": lambda record, deal, rng: record["deals"].append(copy.deepcopy(record["deals"][-1])),
    "missing_result": lambda record, deal, rng: record.pop("result", None),
    "extra_result": lambda record, deal, rng: record.setdefault("result", {"scores": [0, 0], "winners": [0, 2]}),
    "wrong_winners": lambda record, deal, rng: record.get("result", {}).update(winners=rng.choice(WINNERS)),
    "wrong_scores": lambda record, deal, rng: put(scores := record.get("result", {}).get("scores", [0]), 0, scores[0] + 1),
    "wrong_payments": lambda record, deal, rng: put(
        paid := record.get("result", {}).setdefault("payments", [0] * 4), at := rng.randrange(4), paid[at] + 1
    ),
    "void_or_not": lambda record, deal, rng: put(deal, "void", not deal.get("void", False)),
    "another_turn_up": lambda record, deal, rng: put(
        deal, "turned", rng.choice(rng.choice(deal["hands"]) if "turned" in deal else LONG)
    ),
    "no_turn_up": lambda record, deal, rng: [deal.pop(key, None) for key in ("turned", "face_up")],
    "another_face_up": lambda record, deal, rng: put(deal, "face_up", [rng.choice(hand) for hand in deal["hands"]]),
    "drawn_otherwise": lambda record, deal, rng: put(
        rng.choice(record["opening"]["draw"]), rng.randrange(4), rng.choice([None, *LONG])
    ),
    "drawn_once_more": lambda record, deal, rng: record["opening"]["draw"].append(
        rng.choice([rng.sample(LONG, 4), ["AS", "KS", None, None], [None] * 4])
    ),
    "drawn_once_less": lambda record, deal, rng: put(record["opening"], "draw", record["opening"]["draw"][:1]),
    "kings_otherwise": kings_otherwise,
    "seats_otherwise": seats_otherwise,
    "another_option": another_option,
}
"""Changes of a record, by what is wrong then: of the record, one of its deals that has actions, and with random numbers."""
CLAUSE = re.compile(r"\b(GEN|QR|QL|FH|JR|KG)-[0-9]+\b")


RARER = [(name, range(2), pytest.mark.costly if place % 4 else ()) for place, name in enumerate(FAULTS)]
NIGHTLY = [(name, range(200), pytest.mark.heavy) for name in FAULTS]


@pytest.mark.parametrize(("name", "numbers"), [pytest.param(*given, marks=marks) for *given, marks in RARER + NIGHTLY])
def test_single_faults_are_rejected_with_the_clause(name: str, numbers: range):
    """Each fault is rejected just where the second reading rejects it too: some changes make another valid record."""
    faulty = []
    for game in GAMES:
        for number in numbers:
            record = a_record(game, number, legal=True)
            rng = reader.dice(name, game, number)
            FAULTS[name](record, some_deal(record, reader.dice(name, number)), rng)
            if not wrong(record):
                replay(from_json(record))
                record = reader.shrunk(record)  # a fault that only the lists of legal actions would show
            if wrong(record):
                faulty.append(record)
            if name != "wrong_legal" and wrong(reader.shrunk(record)):
                faulty.append(reader.shrunk(record))
    assert faulty
    ran = fourkings("replay", "-", "--processes", "1", text="".join(map(a_line, faulty)))
    complaints = ran.stderr.splitlines()
    assert ran.exit_code == 1, complaints
    assert [line.split(":")[1] for line in complaints] == [str(place) for place in range(1, len(faulty) + 1)]
    for line in complaints:
        assert CLAUSE.search(line), line


def wrong(record: dict) -> bool:
    try:
        reader.read(record)
    except (Disagree, ValueError, IndexError, KeyError):
        return True
    return False


def dealt_in_1993(seed: int, pack: list[str]) -> list[list[str]]:
    """Four hands as a King for DOS dealt them: 1,000 swaps by the random numbers of Turbo Pascal."""

    def below(limit: int) -> int:
        nonlocal seed
        seed = (seed * 0x08088405 + 1) % 2**32
        return (seed >> 16) % limit

    cards = [NATURAL[number % 8 + 5] + "DCSH"[number // 8] for number in range(32)]
    assert sorted(cards) == sorted(pack)
    for _ in range(1000):
        first, second = below(32), below(32)
        cards[first], cards[second] = cards[second], cards[first]
    return [cards[seat::4] for seat in range(4)]


def test_the_penalty_deals_of_a_king_of_1993_have_the_points_of_its_units(monkeypatch: pytest.MonkeyPatch):
    rng, seeds = reader.dice("1993"), iter(range(1993, 1999))
    monkeypatch.setattr(reader, "deal_cards", lambda rng, pack: dealt_in_1993(next(seeds), pack))
    record = reader.write(rng, "king", "russia", deals=6, legal=True)
    match = replay(from_json(json.loads(a_line(record))))
    for number, deal in enumerate(match.deals, 1):
        assert deal.state.points == tuple(record["deals"][number - 1]["points"]) == counted(deal.state, number, 32)
    assert sum(match.state.totals) == -960
