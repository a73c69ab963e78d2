"""Records and replays against a second reading of the rules, `tests/independent`, that shares no line with the program."""

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


@pytest.mark.parametrize("case", sampled(CASES))
def test_simulated_matches_agree_with_the_second_reading(case: Case):
    check_simulation(case, 2, 15)


@pytest.mark.heavy
@pytest.mark.parametrize("case", sampled(CASES))
def test_many_simulated_matches_agree_with_the_second_reading(case: Case):
    check_simulation(case, 200, 30)


def check_simulation(case: Case, matches: int, deals: int) -> None:
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


def cards_between_hands(record, rng):
    hands = some_deal(record, rng)["hands"]
    a, b = rng.sample(hands, 2)
    i, j = rng.randrange(len(a)), rng.randrange(len(b))
    a[i], b[j] = b[j], a[i]


def cards_within_a_hand(record, rng):
    hand = rng.choice(some_deal(record, rng)["hands"])
    hand[0], hand[-1] = hand[-1], hand[0]


def another_card_in_a_hand(record, rng):
    hand = rng.choice(some_deal(record, rng)["hands"])
    hand[rng.randrange(len(hand))] = rng.choice(LONG)


def no_card_at_all(record, rng):
    rng.choice(some_deal(record, rng)["hands"])[0] = rng.choice(["", "10H", "XX", "qh", "QH ", "bid:4"])


def a_card_short(record, rng):
    rng.choice(some_deal(record, rng)["hands"]).pop()


def another_card_played(record, rng):
    deal = some_deal(record, rng)
    said = rng.choice(deal["actions"])
    said[1] = rng.choice(rng.choice(deal["hands"]))


def another_action(record, rng):
    words = ["pass", "+3", "clique:KKK", "count:3", "rank:K", "good", "bid:5", "sell", "auction", "declare:NT", "nonsense"]
    rng.choice(some_deal(record, rng)["actions"])[1] = rng.choice(words)


def wrong_turn(record, rng):
    said = rng.choice(some_deal(record, rng)["actions"])
    said[0] = (said[0] + rng.randint(1, 3)) % 4


def two_actions_exchanged(record, rng):
    actions = some_deal(record, rng)["actions"]
    place = rng.randrange(len(actions) - 1)
    actions[place], actions[place + 1] = actions[place + 1], actions[place]


def missing_action(record, rng):
    actions = some_deal(record, rng)["actions"]
    del actions[rng.randrange(len(actions))]


def missing_last_action(record, rng):
    some_deal(record, rng)["actions"].pop()


def extra_action(record, rng):
    deal = some_deal(record, rng)
    deal["actions"].append([rng.randrange(4), rng.choice(deal["hands"][0])])


def action_twice(record, rng):
    actions = some_deal(record, rng)["actions"]
    place = rng.randrange(len(actions))
    actions.insert(place, actions[place])


def wrong_legal(record, rng):
    legal = rng.choice(some_deal(record, rng)["actions"])[2]
    how = rng.randrange(3)
    if how == 0:
        legal.pop(rng.randrange(len(legal)))
    elif how == 1:
        legal.append(rng.choice([card for card in LONG if card not in legal]))
    else:
        legal.reverse()


def wrong_point(record, rng):
    points = some_deal(record, rng)["points"]
    points[rng.randrange(len(points))] += rng.choice([-10, -1, 1, 10])


def points_exchanged(record, rng):
    some_deal(record, rng)["points"].reverse()


def too_few_points(record, rng):
    some_deal(record, rng)["points"].pop()


def wrong_total(record, rng):
    totals = some_deal(record, rng)["totals"]
    totals[rng.randrange(len(totals))] += rng.choice([-10, -1, 1, 10])


def missing_points(record, rng):
    deal = some_deal(record, rng)
    del deal["points"], deal["totals"]


def wrong_dealer(record, rng):
    deal = some_deal(record, rng)
    deal["dealer"] = (deal["dealer"] + rng.randint(1, 3)) % 4


def wrong_first_dealer(record, rng):
    record["opening"]["dealer"] = (record["opening"]["dealer"] + rng.randint(1, 3)) % 4


def wrong_number(record, rng):
    some_deal(record, rng)["number"] += rng.choice([-1, 1, 10])


def missing_deal(record, rng):
    del record["deals"][rng.randrange(len(record["deals"]))]


def deal_twice(record, rng):
    record["deals"].append(copy.deepcopy(record["deals"][-1]))


def missing_result(record, rng):
    record.pop("result", None)


def extra_result(record, rng):
    record.setdefault("result", {"scores": [0, 0], "winners": [0, 2]})


def wrong_winners(record, rng):
    if "result" in record:
        record["result"]["winners"] = rng.choice([[0], [1, 3], [0, 2], [], [0, 1, 2, 3], [2]])


def wrong_scores(record, rng):
    if "result" in record:
        record["result"]["scores"][0] += 1


def wrong_payments(record, rng):
    if "result" in record:
        record["result"].setdefault("payments", [0, 0, 0, 0])[rng.randrange(4)] += 1


def void_or_not(record, rng):
    deal = some_deal(record, rng)
    deal["void"] = not deal.get("void", False)


def another_turn_up(record, rng):
    deal = some_deal(record, rng)
    if "turned" in deal:
        deal["turned"] = rng.choice(rng.choice(deal["hands"]))
    else:
        deal["turned"] = rng.choice(LONG)


def no_turn_up(record, rng):
    deal = some_deal(record, rng)
    deal.pop("turned", None)
    deal.pop("face_up", None)


def another_face_up(record, rng):
    deal = some_deal(record, rng)
    deal["face_up"] = [rng.choice(hand) for hand in deal["hands"]]


def drawn_otherwise(record, rng):
    row = rng.choice(record["opening"]["draw"])
    row[rng.randrange(4)] = rng.choice([None, *LONG])


def drawn_once_more(record, rng):
    record["opening"]["draw"].append(rng.choice([rng.sample(LONG, 4), ["AS", "KS", None, None], [None] * 4]))


def drawn_once_less(record, rng):
    if len(record["opening"]["draw"]) > 1:
        record["opening"]["draw"].pop()


def kings_otherwise(record, rng):
    kings = record["opening"].get("kings")
    if kings:
        if rng.random() < 0.5:
            rng.choice(kings)[0] = rng.randrange(4)
        else:
            rng.choice(kings)[1] = rng.choice(LONG)


def seats_otherwise(record, rng):
    if "kings" in record["opening"] or record["options"].get("seats") == "drawn":
        seats = record["opening"]["seats"]
        a, b = rng.sample(range(4), 2)
        seats[a], seats[b] = seats[b], seats[a]


def another_option(record, rng):
    name, values = rng.choice(list(reader.OPTIONS[record["game"]].items()))
    if values[0] != "range":
        record["options"][name] = rng.choice(values)
        if name == "split_limit" and record["options"][name] != "off":
            record["options"][name] = int(record["options"][name])


FAULTS = [
    cards_between_hands, cards_within_a_hand, another_card_in_a_hand, no_card_at_all, a_card_short, another_card_played,
    another_action, wrong_turn, two_actions_exchanged, missing_action, missing_last_action, extra_action, action_twice,
    wrong_legal, wrong_point, points_exchanged, too_few_points, wrong_total, missing_points, wrong_dealer,
    wrong_first_dealer, wrong_number, missing_deal, deal_twice, missing_result, extra_result, wrong_winners, wrong_scores,
    wrong_payments, void_or_not, another_turn_up, no_turn_up, another_face_up, drawn_otherwise, drawn_once_more,
    drawn_once_less, kings_otherwise, seats_otherwise, another_option,
]  # fmt: skip
CLAUSE = re.compile(r"\b(GEN|QR|QL|FH|JR|KG)-[0-9]+\b")


@pytest.mark.parametrize(
    "fault",
    [pytest.param(fault, marks=pytest.mark.costly if place % 4 else ()) for place, fault in enumerate(FAULTS)],
    ids=lambda fault: fault.__name__,
)
def test_single_faults_are_rejected_with_the_clause(fault):
    check_fault(fault, range(2))


@pytest.mark.heavy
@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.__name__)
def test_many_single_faults_are_rejected_with_the_clause(fault):
    check_fault(fault, range(200))


def check_fault(fault, numbers: range) -> None:
    """Each fault is rejected just where the second reading rejects it too: some changes make another valid record."""
    faulty = []
    for game in GAMES:
        for number in numbers:
            record = a_record(game, number, legal=True)
            rng = reader.dice(fault.__name__, game, number)
            fault(record, rng)
            if not wrong(record):
                replay(from_json(record))
                record = reader.shrunk(record)  # a fault that only the lists of legal actions would show
            if wrong(record):
                faulty.append(record)
            if fault is not wrong_legal and wrong(reader.shrunk(record)):
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
