"""What follows a match, each subject as it is used, over whatever store is handed in.

Nothing here or below it needs a database or a route: `python -m after_match` in this folder runs all of it in memory.
"""

import asyncio
import json
import time
from collections.abc import Callable, Coroutine
from typing import Any, Final, Protocol

from fourkings.app.boards.board_session import NEXT_DEAL, BoardSession
from fourkings.app.boards.days import open_day, set_of
from fourkings.app.boards.standings import ranked, ratings_of
from fourkings.app.lessons import operations as lessons
from fourkings.app.matches.history import PlayedMatch, matches_of
from fourkings.app.memory import MemoryStore
from fourkings.app.models import Done, Person, Stored, StoredMistake, StoredReview, VersionConflict
from fourkings.app.ports import Boards, Mistakes, People, Reviews, Tables
from fourkings.app.practice import operations as practice
from fourkings.app.profile.operations import figures_by_game
from fourkings.app.records import imports
from fourkings.app.reviews.costs import costs, own_reviews, own_verdicts, similar_decisions
from fourkings.app.reviews.judging import JUDGE
from fourkings.app.reviews.schema import verdict_info
from fourkings.app.shared import origins
from fourkings.app.shared.entrants import entrants
from fourkings.app.shared.origins import Practice
from fourkings.app.shared.stored_tables import store_table, summary
from fourkings.app.shared.wall_clock import day_of
from fourkings.i18n import language
from fourkings.lessons import lesson
from fourkings.records import to_json, token
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import Action, legal
from fourkings.rulebook.games import GAMES, rules
from fourkings.server.workers.review_maker import ReviewMaker
from fourkings.table.log import encode_event, parse_events
from fourkings.table.match import Table, replay_match
from fourkings.views import View
from tables import chairs, random_events

NOON: Final = 1_800_000_000.0
SHORT: Final = rules(GAMES["quarante"], options={"target": 10})
DECISION: Final = {
    "deal": 1, "action": 1, "verdict": "mistake", "loss": 3.0, "seen": 2.0, "kind": ["lead", ""],
    "played": "AS", "best": "7S", "explanation": None, "losses": [[0.0, 0.0], [3.0, 1.0]], "places": [1, 0],
    "habits": {"club": [0.5, 0.5]},
}  # fmt: skip


class Writes(People, Protocol):
    """People who tell their names."""

    async def remember(self, player: str, person: Person, at: float) -> None: ...


class Kept(Protocol):
    @property
    def tables(self) -> Tables: ...
    @property
    def people(self) -> Writes: ...
    @property
    def reviews(self) -> Reviews: ...
    @property
    def mistakes(self) -> Mistakes: ...
    @property
    def boards(self) -> Boards: ...


async def put(store: Kept, name: str, player: str = "anna", at: float = NOON) -> Table:
    facts = [fact for _, _, fact in random_events(SHORT, 7, chairs(player), 4000)]
    now = replay_match(facts)
    assert now.match.result
    stored = Stored(name, SHORT.game.ID, SHORT.preset, bytes(range(32)), "calm", summary(now), at, at)
    await store.tables.create(stored, [player], list(map(encode_event, facts)))
    return now


async def fold(store: Kept, name: str) -> Table:
    return replay_match(parse_events(await store.tables.events(name)))


async def a_lesson(store: Kept) -> None:
    """Begun, kept, found as one that is not over; the house carries it on where the learner does not play."""
    taught = lesson("quarante")
    facts = lessons.begin(taught, "anna")
    table = await store_table(store.tables, ["anna"], facts, taught.secret, "brisk", time.time())
    assert await lessons.unfinished(store.tables, "quarante", "anna") == [table]
    assert await lessons.unfinished(store.tables, "quarante", "ben") == []
    now = await fold(store, table)
    assert now.seat_of("anna") is not None
    assert taught.learner_plays(now.state.deal.number)
    assert not lessons.has_skipped_deals(taught, now)


async def a_practice(store: Kept) -> None:
    now = await put(store, "over")
    origin = Practice("over", len(now.match.deals), 3, False, practice.SAME)
    state = practice.state_at(now.match, origin)
    facts = practice.begin(now, "anna", origin, state.deal.dealt, bytes(32))
    table = await store_table(store.tables, ["anna"], facts, bytes(32), "calm", time.time(), origins.write(origin))
    assert await practice.unfinished(store.tables, "anna") == [table]
    assert (await fold(store, table)).state == state
    assert [match.stored.id for match in await matches_of(store.tables, "anna")] == ["over"]


async def a_record(store: Kept) -> None:
    now = await put(store, "over", "ben")
    played = imports.read(json.dumps(to_json(now.match)), language("en"))
    table = await imports.store(store.tables, played, 2, "anna", time.time())
    (match,) = await matches_of(store.tables, "anna")
    assert (match.stored.id, match.seat, match.counts) == (table, 2, False)
    assert (await fold(store, table)).match.deals == now.match.deals


async def a_profile(store: Kept) -> None:
    now = await put(store, "one", at=NOON)
    await put(store, "two", at=NOON + 1)
    await store.people.remember("anna", Person("Anna B.", "en"), NOON)
    assert (await entrants(store.people, now))[0] == "Anna B."
    matches = await matches_of(store.tables, "anna")
    assert [match.stored.id for match in matches] == ["two", "one"]

    async def folded(name: str) -> Table:
        return await fold(store, name)

    results = await figures_by_game(folded, "anna", matches)
    assert list(results) == ["quarante"]


class CannedMaker(ReviewMaker):
    async def work(self, what: Any, *args: Any, **kwargs: Any) -> Any:
        return json.dumps(DECISION)


async def a_review(store: Kept) -> None:
    now = await put(store, "over")
    seat = now.seat_of("anna")
    assert seat is not None
    total = sum(who == seat for deal in now.match.deals for who, _ in deal.actions)
    await store.reviews.ask(StoredReview("gone", seat, JUDGE, NOON, 0, total))
    assert await store.reviews.count_unfinished() == 0, "of a table that is not there, nothing"
    await store.reviews.ask(StoredReview("over", seat, "of old", NOON, 0, total))
    await store.reviews.ask(StoredReview("over", seat, JUDGE, NOON, 0, total))
    await store.reviews.ask(StoredReview("over", seat, JUDGE, NOON + 1, 0, total))
    taken = await store.reviews.claim(NOON, NOON + 60)
    assert taken == StoredReview("over", seat, JUDGE, NOON, 0, total)
    assert await store.reviews.claim(NOON, NOON + 60) is None, "it is somebody's"
    assert not await store.reviews.write_verdict(taken, 1, None, 0.0), "nothing is left out"
    assert await store.reviews.write_verdict(taken, 0, None, 0.0)
    maker = CannedMaker(store.reviews, store.tables, processes=0)
    assert await maker.make() == total - 1
    maker.close()
    assert (await store.reviews.count_unfinished(), await store.reviews.claim(NOON, NOON)) == (0, None)
    assert await store.reviews.get("over", seat) == taken._replace(reached=total)
    matches = await matches_of(store.tables, "anna")
    verdicts = await own_verdicts(store.reviews, await own_reviews(store.reviews, "anna", matches))
    assert [place for _, rows in verdicts for place, _ in rows] == list(range(1, total))
    assert await store.reviews.verdicts("over", seat, total - 2) == verdicts[0][1][-1:]
    assert await store.reviews.mistakes("anna") == [StoredMistake("over", seat, place) for place in range(1, total)]
    assert costs(verdicts).matches["over"].excess == 1.5 * (total - 1)
    assert len(similar_decisions(verdicts, _of(matches), 1, 5)) == min(5, total - 2)
    assert verdict_info(now.match, verdicts[0][1][0], "fr")["reason"].startswith("Avec l")


async def a_mistake(store: Kept) -> None:
    await store.mistakes.write_card("anna", "match.over.0.1", "{}")
    await store.mistakes.write_card("anna", "match.over.0.1", '{"step":null}')
    await store.mistakes.write_card("ben", "puzzle.king.0ccb291442e8", "{}")
    assert await store.mistakes.cards("anna") == {"match.over.0.1": '{"step":null}'}


def _of(matches: list[PlayedMatch]) -> PlayedMatch:
    (match,) = matches
    return match


async def by_chance(bot: str, view: View, dice: Stream) -> Action:
    return view.legal[dice.below(len(view.legal))]


async def a_board_set(store: Kept) -> None:
    """The sets of a day; one of them played, fenced against a second device, judged, ranked and rated."""
    day = day_of(NOON)
    sets = await open_day(store.boards, day, NOON)
    assert [board_set.id for board_set in await open_day(store.boards, day, NOON + 1)] == [
        board_set.id for board_set in sets
    ]
    stored = next(board_set for board_set in sets if board_set.game == "quarante")
    boards = set_of(stored)
    entry = await store.boards.enter(stored.id, "anna", NOON)
    assert await store.boards.enter(stored.id, "anna", NOON + 5) == entry
    for board in range(1, boards.number + 1):
        session = BoardSession.of(boards, board, "anna", None)
        await session.begin(by_chance)
        await store.boards.write_play(stored.id, "anna", session.play(), None)
        before = session.table.version
        while not session.over:
            waits = session.table.match.between_deals
            await session.take(NEXT_DEAL if waits else token(legal(session.table.state)[0]), by_chance)
        await store.boards.write_play(stored.id, "anna", session.play(), before)
        await fenced(store.boards, stored.id, session, before)
    task = await store.boards.claim_field_task(NOON, NOON + 60)
    assert task is not None
    assert await store.boards.claim_field_task(NOON + 1, NOON + 61) != task
    here = next(play for play in await store.boards.plays(stored.id, "anna"))
    left = await store.boards.field_tasks_left()
    await store.boards.write_field(task, json.dumps([json.loads(here.points)]))
    assert await store.boards.field_tasks_left() == left - 1
    assert len(await store.boards.field_of(task.set_id)) == 1
    await finished(store.boards, stored.id, boards.number)


async def fenced(boards: Boards, set_id: str, session: BoardSession, before: int) -> None:
    for version in (None, before):
        try:
            await boards.write_play(set_id, "anna", session.play(), version)
        except VersionConflict:
            continue
        raise AssertionError("it was played elsewhere")


async def finished(boards: Boards, set_id: str, number: int) -> None:
    assert await boards.claim_play(["quarante"], NOON, NOON + 60) is None, "not before the set is finished"
    await boards.finish(set_id, "anna", Done(NOON + 9, ranked=True))
    await boards.finish(set_id, "anna", Done(NOON + 99, ranked=False))
    assert [entry.finished for entry in await boards.finished_entries(set_id)] == [NOON + 9]
    task = await boards.claim_play(["quarante"], NOON, NOON + 60)
    assert task is not None
    assert task.play.board == 1
    await boards.write_lost(task, "[1.0]")
    assert [play.lost for play in await boards.plays(set_id, "anna")] == ["[1.0]", *[""] * (number - 1)]
    stored = await boards.get(set_id)
    assert stored is not None
    assert [entry.player for entry, _ in (await ranked(boards, stored)).people] == ["anna"]
    assert [(rating.game, rating.boards) for rating in await ratings_of(boards, "anna")] == [("quarante", number)]
    assert [board_set.id for _, board_set in await boards.entered("anna")] == [set_id]


Scene = Callable[[Kept], Coroutine[Any, Any, None]]
SCENES: Final[tuple[Scene, ...]] = (
    a_lesson, a_practice, a_record, a_profile, a_review, a_mistake, a_board_set,
)  # fmt: skip

if __name__ == "__main__":
    for scene in SCENES:
        asyncio.run(scene(MemoryStore()))
