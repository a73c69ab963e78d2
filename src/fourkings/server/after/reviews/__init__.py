"""Reviews on a server: asked for once a match is over, made in the background, kept with their verdicts."""

from __future__ import annotations

from fourkings.server.after.reviews.maker import ReviewMaker
from fourkings.server.after.reviews.work import JUDGE, Found

__all__ = ["JUDGE", "Found", "ReviewMaker"]
