"""A reason as a message."""

from collections.abc import Mapping
from typing import NamedTuple

from fourkings.rulebook.game import Param


class Why(NamedTuple):
    """A reason: a message key of `i18n` and its parameters."""

    key: str
    params: Mapping[str, Param]
