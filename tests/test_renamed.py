"""Old names of the rulebook and of the samples: answered for one version, with a warning that tells the new one."""

from __future__ import annotations

import pytest

from fourkings.players import sample
from fourkings.rulebook import game, games, match, options
from fourkings.rulebook.tricks import Line


@pytest.mark.parametrize(("old", "new"), [("step", match.apply_unchecked), ("take", match.apply), ("do", match.push)])
def test_a_match_goes_on_by_its_old_names(old: str, new: object):
    with pytest.warns(DeprecationWarning, match=f"match.{old} is now .*match.{new.__name__}"):  # type: ignore[attr-defined]
        assert getattr(match, old) is new


@pytest.mark.parametrize(("old", "new"), [("Facts", sample.Constraints), ("facts", sample.constraints)])
def test_samples_answer_to_their_old_names(old: str, new: object):
    with pytest.warns(DeprecationWarning, match=f"sample.{old} is now .*sample"):
        assert getattr(sample, old) is new


@pytest.mark.parametrize(("name", "new"), [("Rules", game.Rules), ("rules", games.rules)])
def test_rules_are_found_where_they_were(name: str, new: object):
    with pytest.warns(DeprecationWarning, match=f"options.{name} is now fourkings.rulebook.game"):
        assert getattr(options, name) is new


def test_params_answer_to_facts():
    for one in (game.Reason("GEN-3", "follow", {"suit": "S"}), Line("QR-9", "clique", {"suit": "S"}, (0, 0))):
        with pytest.warns(DeprecationWarning, match="is now"):
            assert one.facts is one.params


@pytest.mark.parametrize("module", [match, sample, options])
def test_what_never_was_is_not_there(module: object):
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        module.nothing  # type: ignore[attr-defined]  # noqa: B018
