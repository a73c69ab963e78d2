"""A new match: seats drawn and the first deal dealt."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from fourkings.app.models import Stored
from fourkings.app.shared.summaries import summary
from fourkings.rulebook.deck import SECRET_BYTES, seal
from fourkings.rulebook.game import Rules
from fourkings.rulebook.match import from_secret
from fourkings.table import log
from fourkings.table import match as table
from fourkings.table.match import Deal, LogEvent, Opening, Participant
from fourkings.table.protocol import Pace


def new_match(
    rules: Rules, chairs: Sequence[Participant], pace: Pace, secret: bytes | None, contributions: Sequence[bytes], at: float
) -> tuple[Stored, list[str]]:
    """Return a new table under an unguessable id, and the first lines of its log.

    `secret` is one that was sealed before the `contributions` were known; without it a new one is made.
    """
    secret, given = secret or secrets.token_bytes(SECRET_BYTES), tuple(contributions)
    match = from_secret(rules, secret, [chair.name for chair in chairs], given)
    opening = Opening(rules, tuple(chairs), match.opening, given, seal(secret))
    facts: list[LogEvent] = [opening, Deal(match.state.deal.dealt)]
    summed = summary(table.replay_match(facts))
    stored = Stored(secrets.token_urlsafe(12), rules.game.ID, rules.preset, secret, pace, summed, at, at)
    return stored, [log.encode_event(fact) for fact in facts]
