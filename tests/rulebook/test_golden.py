"""Golden playthroughs: one file for every game, preset and option value away from its default, up to date and replayed."""

import pytest

from cases import CASES, Case
from fourkings.records import loads
from fourkings.records.replay import replay
from independent.match import read
from playthrough import GOLDEN, effects, match_of, record_in, seed_in, text


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
