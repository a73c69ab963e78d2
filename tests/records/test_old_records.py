"""Records of every released version replay for ever; a new version adds its own, and changes none.

`tests/records/<version>/` holds a match of each game and preset as that version wrote it, and one sealed of each game.
"""

import json
from pathlib import Path

import pytest

from fourkings import __version__
from fourkings.records import loads
from fourkings.records.replay import replay
from fourkings.records.verify import verify
from fourkings.rulebook.games import GAMES

FOLDER = Path(__file__).parents[1] / "records"
RECORDS = sorted(FOLDER.glob("*/*.json"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_record_of_a_released_version_replays(path: Path):
    record = loads(path.read_text("utf-8"))
    assert replay(record).result is not None
    report = verify(record)
    assert report.verdict == ("agrees" if path.stem.endswith("-sealed") else "open")


def test_this_version_has_left_its_records():
    here = {path.stem for path in (FOLDER / __version__).glob("*.json")}
    presets = {f"{game.ID}-{preset}" for game in GAMES.values() for preset in game.PRESETS}
    assert here == presets | {f"{game}-sealed" for game in GAMES}


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_changed_record_does_not_pass(path: Path):
    raw = json.loads(path.read_text("utf-8"))
    raw["result"]["scores"][0] += 1
    with pytest.raises(ValueError, match="score"):
        replay(loads(json.dumps(raw)))
