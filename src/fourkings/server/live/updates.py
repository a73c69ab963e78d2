"""What a table tells its readers: one fact after the other, or how it stands as a whole."""

from __future__ import annotations

from typing import Final

from fourkings.rulebook.cards import Seat
from fourkings.server.live import clocks
from fourkings.server.live.mailbox import Past, Reader
from fourkings.server.live.table import Live
from fourkings.table import log
from fourkings.table import state as table
from fourkings.table.gathering import Close, Fact, Gathering
from fourkings.table.messages import build, encode
from fourkings.table.messages.build import RunningClock
from fourkings.table.messages.build.gathering import gathering_event
from fourkings.table.state import Forget, Opening, Table

COME_BACK: Final = 1012
"""Close code after which a client comes back."""


def anew(live: Live, but: Reader | None = None) -> None:
    """Somebody has come or gone while people gather: the others see it, though no fact tells of it."""
    for other in live.readers:
        if other is not but:
            stand(live, other)


def show_who_is_here(live: Live) -> None:
    """Somebody has come or gone, perhaps at another server."""
    if isinstance(live.now, Gathering):
        anew(live)


def tell(live: Live, past: Past) -> None:
    """One letter for each seat that looks on, and one for all watchers; before the match one for each reader."""
    if isinstance(past.fact, Close):
        for reader in list(live.readers):
            live.turn_away(reader.player, "table-closed")
        live.sleep_at = live.clock()
        return
    if isinstance(past.fact, Forget) and isinstance(past.before, Table):
        _let_go(live, past.before.chairs[past.fact.entrant].player)
    texts: dict[tuple[Seat | None, str | None], str] = {}
    for reader, seat in live.readers.items():
        answers = past.answers(reader)
        if isinstance(past.after, Gathering):
            reader.send(gathered(live, past.after, reader.player, past, answers))
            continue
        if isinstance(past.fact, Opening):
            stand(live, reader)
            continue
        if (seat, answers) not in texts:
            texts[seat, answers] = event(live, past, seat, answers)
        reader.send(texts[seat, answers])


def _let_go(live: Live, player: str | None) -> None:
    """Close the lines of who is forgotten: the seat is not his any more, and he comes back as somebody new."""
    for reader in [one for one in live.readers if one.player == player]:
        reader.close(COME_BACK)
        live.readers.pop(reader)


def gathered(live: Live, now: Gathering, player: str, past: Past | None = None, answers: str | None = None) -> str:
    """The table as that person is told of it, with what has happened last."""
    guest = now.guest(player)
    told = None
    if past is not None and isinstance(past.fact, Fact):
        told = gathering_event(past.before if isinstance(past.before, Gathering) else None, now, past.fact, live.names)
    return encode(
        build.gathering_snapshot(
            now,
            guest.number if guest else None,
            live.id,
            live.tempo,
            live.commitment,
            live.here,
            live.names,
            told,
            answers,
        )
    )


def event(live: Live, past: Past, seat: Seat | None, answers: str | None) -> str:
    """A fact of the match as a letter."""
    assert isinstance(past.after, Table)
    before = past.before if isinstance(past.before, Table) else None
    running = clocks.running(live) if past.after.version == live.version else RunningClock()
    secret = _revealed(live, past.after)
    return encode(build.event_update(before, past.after, past.fact, seat, answers, live.names, running, secret))


def _revealed(live: Live, now: Table) -> bytes | None:
    """The secret of the shuffle, for everybody who looks on: once the match is over, and never before."""
    return live.secret if now.match.result else None


def stand(live: Live, reader: Reader, answers: str | None = None) -> None:
    """The whole table as it stands, to one reader."""
    now = live.now
    if isinstance(now, Gathering):
        reader.send(gathered(live, now, reader.player, answers=answers))
        return
    seat, guest = now.seat_of(reader.player), now.guest_number(reader.player)
    running, secret = clocks.running(live), _revealed(live, now)
    live.send(reader, build.snapshot(now, seat, live.id, live.tempo, live.commitment, live.names, guest, running, secret))


async def again(live: Live, reader: Reader, letter: str, version: int) -> None:
    """A letter that was done already: the same answer once more, made again from the log."""
    past = await at(live, version)
    if isinstance(past.after, Gathering) or isinstance(past.fact, Opening):
        stand(live, reader, letter)
    else:
        reader.send(event(live, past, live.readers[reader], letter))


async def at(live: Live, version: int) -> Past:
    for past in live.past:
        if past.after.version == version:
            return past
    every = list(log.parse_facts(await live.store.facts(live.id)))
    if version == 1:
        return Past(table.fold_log(every[:1]), table.fold_log(every[:1]), every[0], None)
    before = table.fold_log(every[: version - 1])
    return Past(before, table.apply_fact(before, every[version - 1]), every[version - 1], None)


def missed(live: Live, since: int) -> list[Past]:
    """What happened after that version, where all of it is remembered."""
    since_then = [past for past in live.past if past.after.version > since]
    if any(isinstance(past.after, Gathering) or isinstance(past.fact, Opening) for past in since_then):
        return []
    return since_then if since and len(since_then) == live.version - since else []
