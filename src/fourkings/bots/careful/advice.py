"""What a careful player says when asked: an action, and why in a few facts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from fourkings.game import Action, Fact


class Advice(NamedTuple):
    """An action, a key into `words/` (`advice-<key>`), and the facts that its sentence needs."""

    action: Action
    key: str
    facts: Mapping[str, Fact]
