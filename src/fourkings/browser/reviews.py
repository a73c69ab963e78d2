"""Reviews in a page: asked for once a match is over, made beside the house by action, and kept with their verdicts."""

from __future__ import annotations

import json
from typing import Final

from fourkings.app.matches.access import no_table
from fourkings.app.matches.history import matches_of
from fourkings.app.models import StoredReview
from fourkings.app.reviews import schema as telling
from fourkings.app.reviews.costs import MAX_ALIKE, like, own_reviews, own_verdicts
from fourkings.app.reviews.judging import JUDGE
from fourkings.app.shared.body import ApiError
from fourkings.browser.finished import over
from fourkings.browser.job_results import JobResults
from fourkings.browser.session import Answer, Path, Request, Session
from fourkings.sanitize import read_json


class Reviews:
    """Answers what is asked of reviews, and says what of them is to be thought out next."""

    def __init__(self, own: Session, thoughts: JobResults) -> None:
        self._own, self._thoughts = own, thoughts
        self._store: Final = own.store.reviews
        self._going: tuple[StoredReview, str] | None = None
        path = "/api/tables/([^/]+)/reviews"
        self.paths: Final[tuple[Path, ...]] = (
            ("GET", "/api/reviews", self._all),
            ("POST", path, self._ask),
            ("GET", f"{path}/([0-3])", self._told),
            ("GET", f"{path}/([0-3])/(page|json)", self._kept),
            ("GET", f"{path}/([0-3])/([0-9]{{1,6}})/like", self._like),
        )

    # --- making them ----------------------------------------------------------------------------------------------

    async def work(self, wall: float) -> str | None:
        """The next action to be judged, as work for `thinking`; None where nothing is, or one is being judged."""
        if self._going or (review := await self._store.claim(wall, wall)) is None:
            return None
        facts = await self._own.store.tables.facts(review.table)
        wanted = {"kind": "verdict", "facts": facts, "seat": review.seat, "place": review.reached}
        self._going = review, json.dumps(wanted, ensure_ascii=False)
        return self._going[1]

    async def take(self, work: str, answer: str, wall: float) -> bool:
        """What was made of an action; False where the work is none of this."""
        if self._going is None or self._going[1] != work:
            return False
        review, self._going = self._going[0], None
        await self._store.write_verdict(review, review.reached, read_json(answer), wall)
        return True

    # --- telling of them ------------------------------------------------------------------------------------------

    async def _all(self, asked: Request) -> Answer:
        reviews = [review for review in await self._store.of(self._own.player) if review.judge == JUDGE]
        return 200, f"[{', '.join(telling.review_info(review).model_dump_json() for review in reviews)}]"

    async def _ask(self, asked: Request) -> Answer:
        own = await over(self._own, asked.parts[0], asked.lang)
        wanted = telling.wanted_review(own, telling.Asked.model_validate(asked.body), asked.wall)
        await self._store.ask(wanted)
        begun = await telling.asked_review(self._store, wanted.table, wanted.seat)
        return 202, telling.review_info(begun).model_dump_json()

    async def _told(self, asked: Request) -> Answer:
        table, seat = asked.parts
        after, own = int(asked.query.get("after", "-1")), await over(self._own, table, asked.lang)
        return 200, (await telling.review_response(self._store, own, int(seat), after, asked.lang)).model_dump_json()

    async def _kept(self, asked: Request) -> Answer:
        table, seat, form = asked.parts
        own = await over(self._own, table, asked.lang)
        if not (await telling.asked_review(self._store, table, int(seat))).done:
            raise ApiError(409, "review-running", "this review is not done yet")
        wanted = {
            "facts": await self._own.store.tables.facts(table),
            "names": own.match.entrants,
            "seat": int(seat),
            "rows": await self._store.verdicts(table, int(seat)),
            "form": form,
            "lang": asked.lang,
        }
        return 200, self._thoughts.of(kind="kept", **wanted)

    async def _like(self, asked: Request) -> Answer:
        table, seat, place = asked.parts
        played = await matches_of(self._own.store.tables, self._own.player)
        match = next((each for each in played if each.stored.id == table), None)
        if match is None:
            raise no_table()
        if int(seat) != match.seat:
            raise ApiError(404, "not-your-seat", "you can compare only decisions of your own seat")
        same = [match, *(each for each in played if each.stored.game == match.stored.game and each is not match)]
        verdicts = await own_verdicts(self._store, await own_reviews(self._store, self._own.player, same))
        alike = [telling.alike_response(*row) for row in like(verdicts, match, int(place), MAX_ALIKE)]
        return 200, f"[{', '.join(each.model_dump_json() for each in alike)}]"
