"""Matches that are over, in a page: seen deal by deal, tried otherwise, played on, written down, and taken in."""

from __future__ import annotations

import secrets
from dataclasses import replace
from typing import Final

from fourkings.analysis.lines import Values
from fourkings.app.matches import imports
from fourkings.app.matches.access import OwnMatch
from fourkings.app.matches.deal_schema import deal_response, done_deals, open_deals
from fourkings.app.matches.history import matches_of
from fourkings.app.matches.import_schema import NewRecord
from fourkings.app.matches.schema import matches_response
from fourkings.app.practice import service
from fourkings.app.practice.schema import NewPractice, origin_of, practice_response
from fourkings.app.practice.what_if import Line, line_response, moment_of
from fourkings.app.reviews.costs import own_reviews
from fourkings.app.shared import origins
from fourkings.app.shared.body import ApiError
from fourkings.app.shared.entrants import bots_by_seat, entrants
from fourkings.app.shared.origins import Imported, Practice
from fourkings.app.shared.page_bots import BOTS_HERE
from fourkings.browser.finished import over
from fourkings.browser.job_results import JobResults
from fourkings.browser.session import Answer, Path, Request, Session
from fourkings.i18n import language
from fourkings.records import dumps, mirror_lines
from fourkings.rulebook.cards import Seat
from fourkings.rulebook.deck import SECRET_BYTES
from fourkings.table.match import LogEvent, Table
from fourkings.table.match.bots import bots_of_entrants, stand_in_actions
from fourkings.table.match.shuffle import shuffle_info
from fourkings.table.shown_names import BOTS_BESIDE_ONE


class Played:
    """Answers what is asked of matches that are over."""

    def __init__(self, own: Session, thoughts: JobResults) -> None:
        self._own, self._thoughts = own, thoughts
        self.paths: Final[tuple[Path, ...]] = (
            ("GET", "/api/matches", self._matches),
            ("GET", "/api/tables/([^/]+)/deals/([0-9]+)", self._deal),
            ("GET", "/api/tables/([^/]+)/deals/([0-9]+)/why/([0-9]+)", self._why),
            ("POST", "/api/tables/([^/]+)/lines", self._line),
            ("GET", "/api/tables/([^/]+)/record", self._record),
            ("POST", "/api/records", self._take_in),
            ("POST", "/api/practices", self._begin_practice),
            ("GET", "/api/practices/([^/]+)", self._practice),
        )

    async def _matches(self, asked: Request) -> Answer:
        store = self._own.store
        player, played = self._own.player, await matches_of(store.tables, self._own.player)
        done = {match.stored.id: review for match, review in await own_reviews(store.reviews, player, played)}
        matches = await matches_response(played, store.people, done, await store.reviews.faults(player))
        return 200, f"[{', '.join(match.model_dump_json() for match in matches)}]"

    async def _deal(self, asked: Request) -> Answer:
        table, number = asked.parts
        own = await self._open_deal(table, int(number), asked.lang)
        bots = None if isinstance(origins.parse(own.stored.origin), Imported) else bots_by_seat(own.table)
        return 200, deal_response(own.match, int(number), asked.lang, own.seat, bots).model_dump_json()

    async def _open_deal(self, table: str, number: int, lang: str) -> OwnMatch:
        """The match of a deal that may be seen."""
        own = await over(self._own, table, lang)
        imported = isinstance(origins.parse(own.stored.origin), Imported)
        if number not in (done_deals(own.match) if imported else open_deals(own.match)):
            raise ApiError(409, "match-running", "you may not see the hands of this deal yet")
        return own

    async def _why(self, asked: Request) -> Answer:
        table, number, place = asked.parts
        deal = await self._open_deal(table, int(number), asked.lang)
        if not 0 < int(place) <= len(deal.match.deals[int(number) - 1].actions):
            raise ApiError(404, "no-such-action", "the deal has no such action")
        facts = await self._own.store.tables.facts(table)
        return 200, str(self._thoughts.of(kind="why", facts=facts, number=int(number), place=int(place)))

    async def _line(self, asked: Request) -> Answer:
        wanted, own = Line.model_validate(asked.body), await over(self._own, asked.parts[0], asked.lang)
        if not own.stored.summary.won:
            raise ApiError(409, "match-running", "this record has no end: you can try lines only in a finished match")
        moment = moment_of(own.table.match, wanted)
        worths = await self._worths(asked.parts[0], wanted) if moment.state.stage != "done" else None
        return 200, line_response(moment, own.table.rules, own.by_seat, own.seat, asked.lang, worths).model_dump_json()

    async def _worths(self, table: str, line: Line) -> Values:
        """What each action is worth after a line."""
        facts = await self._own.store.tables.facts(table)
        exact, cards, calls = self._thoughts.of(kind="values", facts=facts, line=line.model_dump())
        return Values(exact, {card: (least, most) for card, (least, most) in cards}, calls)

    async def _record(self, asked: Request) -> Answer:
        stored = await self._own.stored(asked.parts[0])
        if not stored.summary.over:
            raise ApiError(409, "match-running", "this match is not over: its record would show hidden cards")
        facts, folded = await self._own.facts(stored.id), await self._own.folded(stored.id)
        origin = origins.parse(stored.origin)
        names = origin.names if isinstance(origin, Imported) else await entrants(self._own.store.people, folded, asked.lang)
        match = replace(folded.match, entrants=names)
        if match.mirror:
            return 200, mirror_lines(match, stand_in_actions(facts))
        shuffled = None if origin else shuffle_info(folded, stored.secret)
        bots = bots_of_entrants(folded, facts)
        stood_in = stand_in_actions(facts)
        text = dumps(match, shuffled=shuffled, bots=bots, stood_in=stood_in, offline_copy=stored.offline_copy)
        return 200, text + "\n"

    async def _take_in(self, asked: Request) -> Answer:
        wanted, words = NewRecord.model_validate(asked.body), language(asked.lang)
        try:
            played = imports.read(wanted.record, words)
        except imports.BadRecord as error:
            raise ApiError(422, "bad-record", str(error)) from None
        if imports.shows(played.match, await self._running(played.match.rules.game.ID)):
            raise ApiError(409, "match-running", words.text("review-record-running"))
        return await self._own.keep(await imports.store(self._own.store.tables, played, wanted.seat, self._own.player))

    async def _running(self, game: str) -> list[tuple[Table, Seat]]:
        """What is played just now of a game, and in which seat."""
        own = self._own
        tables = [
            await own.folded(stored.id)
            for stored in await own.store.tables.of(own.player)
            if stored.game == game and not stored.origin and not stored.summary.over
        ]
        seats = [(table, table.seat_of(own.player)) for table in tables]
        return [(table, seat) for table, seat in seats if seat is not None]

    async def _begin_practice(self, asked: Request) -> Answer:
        wanted, tables, player = NewPractice.model_validate(asked.body), self._own.store.tables, self._own.player
        own = await over(self._own, wanted.table, asked.lang)
        origin = origin_of(own.table.match, wanted, own.stored.summary.won, BOTS_HERE)
        secret = secrets.token_bytes(SECRET_BYTES)
        facts = await self._practice_facts(own, origin, secret)
        for table in await service.unfinished(tables, player):
            if table != wanted.table:
                await self._own.drop(table)
        return await self._own.keep(await service.store(tables, facts, player, wanted.pace, origin, secret))

    async def _practice_facts(self, own: OwnMatch, origin: Practice, secret: bytes) -> list[LogEvent]:
        state, player = service.moment(own.table.match, origin), self._own.player
        if not origin.another:
            return service.begin(own.table, player, BOTS_BESIDE_ONE, origin, state.deal.dealt, secret)
        before = await self._own.store.tables.facts(own.stored.id)
        line = {"deal": origin.deal, "action": origin.action, "line": origin.line}
        drawn = self._thoughts.of(kind="hands", facts=before, line=line, seat=own.seat)
        facts = service.another(own.table, player, BOTS_BESIDE_ONE, origin, [tuple(hands) for hands in drawn], secret)
        if facts is None:
            raise ApiError(409, "no-other-deal", "no other deal fits what you knew: play the same deal")
        return facts

    async def _practice(self, asked: Request) -> Answer:
        stored = await self._own.stored(asked.parts[0])
        origin, now = origins.parse(stored.origin), await self._own.folded(stored.id)
        seat = now.seat_of(self._own.player)
        if not isinstance(origin, Practice) or seat is None:
            raise ApiError(404, "no-such-practice", "you have no such practice")
        try:
            before = (await over(self._own, origin.of, asked.lang)).table.match
        except ApiError:
            before = None
        return 200, practice_response(origin, now.match, seat, before).model_dump_json()
