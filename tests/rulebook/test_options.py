"""House rules: the values of options, presets, what does not go together (GEN-7, GEN-8), and a golden match for each."""

import pickle
from copy import deepcopy

import pytest

import independent.match as reader
from cases import CASES, Case
from fourkings.records import loads
from fourkings.records.replay import replay
from fourkings.rulebook.games import GAMES, rules
from fourkings.rulebook.options import Option, OptionError, choice, number
from independent.match import read
from playthrough import GOLDEN, effects, match_of, record_in, seed_in, text

EVERY = [(game, option) for game in GAMES.values() for option in game.OPTIONS]
IDS = [f"{game.ID}-{option.name}" for game, option in EVERY]


def number_or_word(value):
    return int(value) if str(value).isdigit() else value


PRESETS = {
    game: {preset: {name: number_or_word(value) for name, value in options.items()} for preset, options in bundles.items()}
    for game, bundles in reader.PRESETS.items()
}


def values_of(game, option):
    """Return every value that the second reading gives the option, and its default."""
    given = reader.OPTIONS[game.ID][option.name]
    if given[0] != "range":
        return [number_or_word(value) for value in given], number_or_word(given[0])
    _, default, least, most = given
    every = range(least, most + 1)
    return [*every] if default in every else [default, *every], default


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.ID)
def test_GEN_7_each_game_has_the_options_of_its_clauses(game):
    assert [option.name for option in game.OPTIONS] == list(reader.OPTIONS[game.ID])


@pytest.mark.parametrize(("game", "option"), EVERY, ids=IDS)
def test_GEN_7_values_and_default(game, option):
    values, default = values_of(game, option)
    assert list(option.values) == values
    assert option.default == default
    assert rules(game)[option.name] == default


@pytest.mark.parametrize(("game", "option"), EVERY, ids=IDS)
def test_GEN_7_every_value_as_it_is_and_spelled_out(game, option):
    for value in values_of(game, option)[0]:
        assert option.value(value) == value
        assert type(option.value(value)) is type(value)
        assert option.value(str(value)) == value
        assert type(option.value(str(value))) is type(value)


NO_VALUES = ["", "maybe", "ON", " on", "-1", "1e2", "0150", "02", "²", "9" * 5000, -1, 10**30, 2.0, True, None, ["on"], {}]


@pytest.mark.parametrize(("game", "option"), EVERY, ids=IDS)
def test_GEN_7_a_value_that_is_none(game, option):
    for bad in NO_VALUES:
        with pytest.raises(OptionError) as caught:
            option.value(bad)
        assert f"{option.name} = " in str(caught.value)
        assert f"the values are {option.allowed()} ({option.clause})" in str(caught.value)


@pytest.mark.parametrize(("game", "option"), EVERY, ids=IDS)
def test_GEN_7_the_values_just_beyond_a_range(game, option):
    values, _ = values_of(game, option)
    if isinstance(option.values, range):
        for beyond in (values[0] - 1, values[-1] + 1):
            with pytest.raises(OptionError, match=f"the values are {values[0]}–{values[-1]}"):
                rules(game, options={option.name: beyond})


def test_GEN_7_the_message_names_the_values():
    with pytest.raises(
        OptionError, match=r"^king_of_hearts_duty = maybe: the values are none, when_void, first_chance \(KG-10\)$"
    ):
        rules(GAMES["king"], options={"king_of_hearts_duty": "maybe"})
    with pytest.raises(OptionError, match=r"^target = 5: the values are 10–1000 \(QR-12\)$"):
        rules(GAMES["quarante"], options={"target": 5})


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.ID)
def test_GEN_7_an_unknown_option_names_those_there_are(game):
    with pytest.raises(
        OptionError, match=f"{game.ID} has no option 'jokers': the options are {', '.join(reader.OPTIONS[game.ID])}"
    ):
        rules(game, options={"jokers": 2})


CLAUSES = {
    "quarante": ("QR-7", "QR-7", "QR-9", "QR-9", "QR-10", "QR-12", "QR-12", "GEN-13"),
    "quarante-1792": ("QL-1", "QL-3", "QL-11", "QL-14", "GEN-13"),
    "400": ("FH-3", "FH-9", "FH-10", "FH-10", "GEN-13"),
    "jeu-du-roi": ("JR-10", "JR-3", "JR-5", "JR-7", "JR-9", "GEN-11"),
    "king": (
        *("KG-28", "KG-27", "KG-2", "KG-5", "KG-6", "KG-10", "KG-10", "KG-13", "KG-19", "KG-19", "KG-20", "KG-20"),
        *("KG-21", "KG-23", "KG-24", "GEN-11"),
    ),
}


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.ID)
def test_GEN_7_each_option_names_its_clause(game):
    assert tuple(option.clause for option in game.OPTIONS) == CLAUSES[game.ID]


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.ID)
def test_GEN_8_presets(game):
    assert dict(game.PRESETS) == {"classic": {}, **PRESETS[game.ID]}
    for preset, bundle in game.PRESETS.items():
        chosen = rules(game, preset)
        assert chosen.changed() == bundle
        assert chosen.preset == preset


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.ID)
def test_GEN_8_an_unknown_preset_names_those_there_are(game):
    with pytest.raises(OptionError, match=f"{game.ID} has no preset 'wild': the presets are {', '.join(game.PRESETS)}"):
        rules(game, "wild")


def test_GEN_8_options_go_over_the_preset():
    chosen = rules(GAMES["king"], "brazil", {"split_limit": "off", "first_lead": "after_dealer"})
    assert chosen["split_limit"] == "off"
    assert chosen["first_lead"] == "after_dealer"
    assert chosen["king_of_hearts_duty"] == "when_void"
    assert chosen.changed() == {"heart_lead_in_5": "no_heart", "king_of_hearts_duty": "when_void", "split_limit": "off"}


def test_values_come_in_the_order_of_the_options():
    chosen = rules(GAMES["king"], options={"early_finish": "off", "deck": "32"})
    assert [option for option, _ in chosen.values] == list(reader.OPTIONS["king"])
    assert dict(chosen.values)["deck"] == 32


def test_rules_are_equal_by_their_values():
    king = GAMES["king"]
    assert rules(king, options={"deck": "32"}) == rules(king, options={"deck": 32})
    assert hash(rules(king, options={"deck": "32"})) == hash(rules(king, options={"deck": 32}))
    assert rules(king) != rules(king, options={"deck": 32})
    assert rules(king) != rules(GAMES["jeu-du-roi"])


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.ID)
def test_rules_can_be_pickled_and_copied(game):
    for preset in game.PRESETS:
        chosen = rules(game, preset)
        assert pickle.loads(pickle.dumps(chosen)) == chosen
        assert deepcopy(chosen).game is game


def test_ranges_and_choices():
    stake = number("stake", "JR-9", 5, 0, 10)
    assert (stake.default, stake.allowed()) == (5, "0–10")
    colour = choice("colour", "GEN-7", "red", "black")
    assert colour == Option("colour", "GEN-7", ("red", "black"), "red")
    assert colour.allowed() == "red, black"


def test_there_is_a_golden_file_for_every_case_and_no_other():
    wanted, present = {f"{case}.txt" for case in CASES}, {file.name for file in GOLDEN.iterdir()}
    assert wanted - present == set(), "missing: run scripts/golden.py"
    assert present - wanted == set(), "superfluous: run scripts/golden.py"
    assert sum(file.stat().st_size for file in GOLDEN.iterdir()) < 2_000_000


@pytest.mark.parametrize("case", CASES, ids=str)
def test_golden_playthrough(case: Case):
    """A difference here is a change in what the interface says: read it, and if it is meant run scripts/golden.py."""
    golden = (GOLDEN / f"{case}.txt").read_text("utf-8")
    assert text(case, seed_in(golden)).splitlines() == golden.splitlines()


@pytest.mark.parametrize("case", CASES, ids=str)
def test_golden_match_replays(case: Case):
    golden = (GOLDEN / f"{case}.txt").read_text("utf-8")
    record = loads(record_in(golden))
    assert replay(record).rules == case.rules
    read(record.raw)


@pytest.mark.parametrize("case", [case for case in CASES if case.rules.changed()], ids=str)
def test_golden_match_shows_its_option(case: Case):
    golden = (GOLDEN / f"{case}.txt").read_text("utf-8")
    assert effects(case, match_of(case, seed_in(golden)))
