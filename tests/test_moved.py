"""Old import paths: each answers with the module of today, and says once where that is."""

from __future__ import annotations

import importlib
import re
import subprocess
import sys
import warnings

import pytest

import fourkings
from fourkings import _moved

OLD = ("record.form", "record.writing", "games.king", "bots.careful", "bots.careful.take", "words.texts")


def imported(path: str) -> tuple[object, list[str]]:
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        module = importlib.import_module(path)
    return module, [str(one.message) for one in said if one.category is DeprecationWarning]


@pytest.mark.parametrize("old", [*_moved.MOVED, *OLD])
def test_an_old_path_is_the_module_of_today_and_warns_once(old: str, monkeypatch: pytest.MonkeyPatch):
    path = f"fourkings.{old}"
    new = _moved.today(path)
    assert new is not None
    module = importlib.import_module(new)
    for name in [one for one in sys.modules if _moved.today(one)]:
        monkeypatch.delitem(sys.modules, name)
    found, said = imported(path)
    assert found is module
    assert module.__name__ == module.__spec__.name == new
    assert f"{path} has moved: import {new}" in said
    assert imported(path) == (module, [])


def test_the_warning_points_at_the_line_that_imports():
    code = "import warnings\nwarnings.simplefilter('error')\ntry:\n    import fourkings.cards\n"
    code += "except DeprecationWarning as error:\n    print(error)\n"
    assert python(code) == "fourkings.cards has moved: import fourkings.rulebook.cards\n"
    said = subprocess.run([sys.executable, "-c", "import fourkings.cards"], capture_output=True, text=True, check=True)
    assert "<string>:1: DeprecationWarning: fourkings.cards has moved" in said.stderr


def python(code: str) -> str:
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


@pytest.mark.parametrize("old", [name for name in _moved.MOVED if name in fourkings.__all__])
def test_what_the_face_offers_outlives_an_import_of_the_old_module_of_that_name(old: str):
    code = f"import warnings, fourkings\nwarnings.simplefilter('ignore')\nfrom fourkings.{old} import __doc__ as doc\n"
    assert python(f"{code}assert doc and callable(fourkings.{old})\n") == ""
    assert python(f"{code}from fourkings import {old}\nassert callable({old})\n") == ""


def test_an_old_module_that_has_no_namesake_in_the_face_is_an_attribute_as_ever():
    code = "import warnings\nwarnings.simplefilter('ignore')\nfrom fourkings import cards\nimport fourkings.deck\n"
    assert python(f"{code}print(cards.card('QH'), fourkings.deck.SECRET_BYTES)") == "26 32\n"


def test_what_the_old_table_held_answers_from_the_floor_of_that_name():
    from fourkings import table
    from fourkings.table import state

    for old, new in table._STATE.items():
        with pytest.warns(DeprecationWarning, match=rf"fourkings\.table\.{old} is now fourkings\.table\.state\.{new}"):
            assert getattr(table, old) is getattr(state, new)
    with pytest.raises(AttributeError, match="has no attribute 'nothing'"):
        _ = table.nothing


def test_no_part_of_the_program_uses_an_old_path():
    code = "import sys, warnings\nwarnings.simplefilter('error')\nimport pkgutil, fourkings\n"
    code += "for one in pkgutil.walk_packages(fourkings.__path__, 'fourkings.'):\n"
    code += "    if not one.name.endswith('__main__') and '.migrations.' not in one.name:\n        try:\n"
    code += "            __import__(one.name)\n        except ModuleNotFoundError as missing:  # of an extra\n"
    code += "            assert 'four-kings[' in str(missing), missing\n"
    assert python(code) == ""


@pytest.mark.parametrize(
    "room",
    [
        "table.gathering",
        "table.log",
        "table.messages",
        "windows.i18n",
        "windows.record",
        "windows.statistics",
        "windows.worked",
    ],
)
def test_old_names_answer_with_what_has_taken_their_place(room: str):
    module = importlib.import_module(f"fourkings.{room}")
    for old, new in module._RENAMED.items():
        home, _, name = new.rpartition(".")
        with pytest.warns(DeprecationWarning, match=rf"fourkings\.{re.escape(room)}\.{old} is now {re.escape(new)}$"):
            assert getattr(module, old) is getattr(importlib.import_module(home), name)
