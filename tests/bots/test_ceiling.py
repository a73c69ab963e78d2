"""What more search could bring is counted by `research/figures/ceiling.py`."""

import pytest

from fourkings.arena.deals import secret_of
from fourkings.bots import strong
from fourkings.rulebook import games
from research.figures.ceiling import gain


def test_a_deal_says_what_more_deals_would_change(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strong, "WORLDS", 4)
    task = (games.rules("quarante"), "quarante", secret_of("quarante", 0, 0), 0, 10)
    first = gain(task)
    assert first == gain(task)
    assert 0 < first.others < first.choices <= 32
    assert 0 < abs(first.points) < 40
