"""Reviewed matches of one person, with a leak that is planted in one theme of them: as a page keeps them, and a server."""

import asyncio
import json
import random
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

from sqlalchemy import Connection, insert

from fourkings.app.models import Stored, StoredExercise, StoredReview, Summary
from fourkings.app.puzzles.exercises import HANDS
from fourkings.app.reviews.judging import JUDGE
from fourkings.server.db import Store
from fourkings.server.db.reviews import verdict_row
from fourkings.server.db.schema import verdicts
from paged import WALL, Page, begun

THEMES = (
    "lead", "follow", "discard", "ruff", "duck", "take", "ending", "master", "void", "singleton", "get-rid", "last-hand",
)  # fmt: skip
ME = "me"
DAY = 86_400.0


def verdict(dice: random.Random, errs: dict[str, float]) -> dict[str, Any]:
    """A decision of four choices; errs: by theme, how often the player takes the worst, where a club player chooses."""
    themes = dice.sample(THEMES, 3)
    losses = [0.0, *(dice.expovariate(1 / 3) for _ in range(3))]
    habits = [dice.random() ** 4 for _ in losses]
    habits = [habit / sum(habits) for habit in habits]
    played = dice.choices(range(4), habits)[0]
    if dice.random() < max(errs.get(theme, 0.0) for theme in themes):
        played = losses.index(max(losses))
    return {"themes": themes, "losses": [(loss, 0.1) for loss in losses], "habits": {"club": habits}, "places": [played, 0]}


def decisions_of(seed: int, matches: int, each: int = 40, **errs: float) -> list[list[dict[str, Any]]]:
    dice = random.Random(seed)
    by_theme = {theme.replace("_", "-"): rate for theme, rate in errs.items()}
    return [[verdict(dice, by_theme) for _ in range(each)] for _ in range(matches)]


def reviewed(matches: int, each: int = 40, **errs: float) -> Page:
    """A page with so many reviewed matches of the Quarante, all played alike, and ten hands of taking half-way."""
    page, table = begun("quarante")
    assert page.play(table, 1, random.Random(11))
    ((played,), head) = page.call("GET", "/api/matches")[1], page.kept.pop(table)
    seat = played["seat"]
    for number, decisions in enumerate(decisions_of(5, matches, each, **errs)):
        name, at = f"match-{number}", WALL + DAY * number
        page.kept[name] = {**head, "id": name, "updated": at, "info": {**head["info"], "table": name, "updated": at}}
        many = len(decisions)
        page.rows["reviews", name, seat] = list(StoredReview(name, seat, JUDGE, at, many, many))
        for place, decision in enumerate(decisions):
            page.rows["review-verdicts", name, seat, place] = json.dumps(_told(place, decision))
    for number in range(HANDS):
        hand = StoredExercise("quarante", "take", number, "{}", "KH", float(number), WALL + DAY * matches / 2)
        page.rows["exercises", ME, "quarante", "take", number] = list(hand)
    return Page(page)


def _told(place: int, decision: dict[str, Any]) -> dict[str, Any]:
    loss = decision["losses"][decision["places"][0]][0]
    review = {"deal": 1, "action": place + 1, "played": "AS", "trick": [], "kind": ["lead", ""], "loss": loss}
    review |= {"best": "KS", "seen": None, "explanation": None}
    review["choices"] = [["AS"], ["KS"], ["QS"], ["JS"]]
    return {**decision, **review, "verdict": "mistake" if loss > 3 else "inaccuracy" if loss else "best"}


def put_into(url: str, page: Page) -> None:
    with ThreadPoolExecutor(1) as aside:  # where Playwright has begun, its own loop runs in this thread
        aside.submit(lambda: asyncio.run(_put(Store(url), page))).result()


async def _put(store: Store, page: Page) -> None:
    for head in page.kept.values():
        version, number, totals, over, winners, *_ = head["summary"]
        outcome = Summary(version, number, tuple(totals), over, tuple(winners), (), *head["summary"][6:8])
        stored = Stored(
            head["id"], head["game"], head["preset"], bytes.fromhex(head["secret"]), head["pace"], outcome,
            head["created"], head["updated"], head["origin"],
        )  # fmt: skip
        await store.tables.create(stored, [ME], head["events"])
    for (shelf, *key), row in page.rows.items():
        if shelf == "reviews":
            review = StoredReview._make(row)
            # Done from the start, or a running server would judge it meanwhile.
            await store.reviews.ask(review._replace(reached=review.total))
            texts = {place: page.rows.get(("review-verdicts", *key, place)) for place in range(review.total)}
            rows = [verdict_row(review, place, text) for place, text in texts.items() if text is not None]
            if rows:
                await store.reviews._transact(partial(Connection.execute, statement=insert(verdicts), parameters=rows))
        elif shelf == "exercises":
            hand = StoredExercise._make(row)
            await store.exercises.deal(ME, hand._replace(answer=None, result=None, at=None))
            assert await store.exercises.answer(ME, hand)
    store.close()
