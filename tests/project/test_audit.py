"""What the script that asks for known faults makes of its lists' answers: none of them may be taken for an all-clear."""

import json
from pathlib import Path
from typing import Any

import pytest

SCRIPTS = Path(__file__).parents[2] / "scripts"
CLEAN = {"dependencies": [{"name": "click", "version": "8.5.1", "vulns": []}], "fixes": []}
FAULT = {"id": "PYSEC-2014-8", "fix_versions": ["2.7.2"], "aliases": [], "description": "…"}
FAULTY = {"dependencies": [{"name": "jinja2", "version": "2.4.1", "vulns": [FAULT]}], "fixes": []}
SKIPPED = {"dependencies": [*CLEAN["dependencies"], {"name": "anyio", "skip_reason": "not found"}], "fixes": []}
BAD = {"vulnerabilities": {"vite": {"severity": "high", "range": "<=6.0.8"}, "x": {"severity": "low", "range": "*"}}}


@pytest.fixture
def audit(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(SCRIPTS))
    import audit

    return audit


def test_a_known_fault_is_named(audit: Any, capsys: pytest.CaptureFixture[str]):
    faults = {"a.lock": audit.of_python(json.dumps(FAULTY)), "b.json": audit.of_npm(json.dumps(BAD))}
    assert audit.report(faults) == 1
    said = capsys.readouterr().out
    assert "a.lock: jinja2 2.4.1: PYSEC-2014-8, mended in 2.7.2" in said
    assert "b.json: vite <=6.0.8: high" in said
    assert "low" not in said


def test_all_clear_is_said_where_everything_was_asked(audit: Any, capsys: pytest.CaptureFixture[str]):
    faults = {"a.lock": audit.of_python(json.dumps(CLEAN)), "b.json": audit.of_npm('{"vulnerabilities": {}}')}
    assert audit.report(faults) == 0
    assert capsys.readouterr().out.count("no fault is known") == 2


@pytest.mark.parametrize("answer", ["", "Traceback …", "[]", '{"message": "405"}', json.dumps(SKIPPED)])
def test_a_list_that_does_not_answer_is_no_all_clear(audit: Any, answer: str, capsys: pytest.CaptureFixture[str]):
    assert audit.report({"a.lock": audit.of_python(answer)}) == 2
    assert "could not be asked" in capsys.readouterr().out
    assert audit.report({"b.json": audit.of_npm(answer)}) == 2


def test_a_fault_outweighs_silence(audit: Any):
    assert audit.report({"a.lock": audit.of_python(json.dumps(FAULTY)), "b.json": audit.of_npm("")}) == 1
