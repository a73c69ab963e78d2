"""Background actions of a table: seats are taken back, time runs out, bots act, and cards are dealt.

Among several people the next deal comes when all are ready, or when a countdown ends that each may stop once. Who is ready
is not in the log: after a restart each says so once more.
"""

from fourkings.rulebook.cards import Seat
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.match import deal_from_secret
from fourkings.table import match
from fourkings.table.match import Act, Deal
from fourkings.table.protocol import presenters
from fourkings.table.runtime import presence, time_control
from fourkings.table.runtime.commit import commit, drop_action
from fourkings.table.runtime.state import BotJob, GrantedRequest
from fourkings.table.runtime.table import LocalTable
from fourkings.views import view


def deadlines(table: LocalTable, moves_itself: bool) -> list[float]:
    """Return the times, by the table's clock, at which something happens unasked; empty if all wait for a person.

    `moves_itself` is the table's, which its caller knows.
    """
    times = [*table.presence.deadlines] if table.ports.owns else []
    if presence.returned(table):
        times.append(table.clock.now())
    if (next_deal_at := _next_deal_at(table)) is not None:
        times.append(next_deal_at)
    job = table.bot_jobs.action_at(table.version)
    if job is not None and not table.ports.is_ready(job):
        return times  # the table goes on when it is handed the action
    if moves_itself:
        times.append(table.pacing.next_at)
    end = time_control.deadline(table)
    return times if end is None else [*times, end]


async def let_back(table: LocalTable) -> None:
    """Give players their seats back who are connected again."""
    for player in presence.returned(table):
        await presence.come_back(table, player)


async def move(table: LocalTable) -> None:
    """Deal, let a bot act, or play a card for a player whose tricks left are certain, if it is time to."""
    if next_deal_is_due(table):
        await commit(table, next_deal(table))
        return
    if not table.moves_itself or table.pacing.next_at > table.clock.now():
        return
    turn = table.match_state.waits_for
    if turn is None:
        await commit(table, next_deal(table))
    elif table.match_state.participant(turn).played_by_bot:
        if table.ports.is_ready(job := _job(table, turn)):
            await commit(table, await _action(table, job))
    else:
        await play_rest(table, turn)


async def act_too_late(table: LocalTable) -> None:
    """Let the stand-in of a late player act, or deal if a slow game waits for the next deal."""
    seat = table.match_state.waits_for
    if seat is None:
        await commit(table, next_deal(table))
    elif table.ports.is_ready(job := _job(table, seat)):
        await commit(table, time_control.too_late(table, await _action(table, job)))


async def play_rest(table: LocalTable, seat: Seat, granted: GrantedRequest | None = None) -> None:
    """Play one card for a player who asked for the rest to be played; stop if the tricks left are no longer certain."""
    seen = view(table.match_state.state, seat)
    if not presenters.rest_is_certain(seen) and seen.hand.bit_count() > 1:
        table.pacing.stop_rest()
        return
    await commit(table, Act(seat, presenters.next_card_of_rest(seen)), granted)


def action_seed(secret: bytes, entrant: int, version: int) -> int:
    """Return the random seed of the bot that acts for an entrant.

    `secret` is that of the match, `version` that of the table just before the action. The same three give the same seed
    wherever the table is moved: on a server, or in a page.
    """
    return _seed(secret, f"bot {entrant} {version}")


def _seed(secret: bytes, label: str) -> int:
    return Stream(secret, label.encode()).below(1 << 62)


def think_ahead(table: LocalTable) -> None:
    """Start the next bot's job while its pause runs, so that when it acts reveals nothing of how long it took (GEN-10)."""
    turn = table.match_state.waits_for if table.moves_itself else None
    if turn is not None and table.match_state.participant(turn).played_by_bot:
        _job(table, turn)


def _job(table: LocalTable, seat: Seat) -> BotJob:
    """Return the job of a seat's bot; start it unless it runs."""
    job = table.bot_jobs.action_at(table.version)
    if job is None:
        state = table.match_state
        seed = action_seed(table.secret, state.match.opening.seats[seat], table.version)
        job = BotJob(table.version, seat, view(state.state, seat), seed, state.participant(seat).bot)
        drop_action(table)
        table.bot_jobs.act(job)
        table.ports.start(job)
    return job


async def _action(table: LocalTable, job: BotJob) -> Act:
    action, bot = await table.ports.result(job)
    return match.act(table.match_state, job.seat, action, bot)


def next_deal(table: LocalTable) -> Deal:
    """Return the next deal of the match; raise `Refused` if none is due."""
    state = table.match_state
    if state.match.result or not state.match.between_deals:
        return match.deal(state, ())
    dealt = deal_from_secret(state.match, table.secret, state.contributions)
    return match.deal(state, dealt.state.deal.dealt)


def next_deal_is_due(table: LocalTable) -> bool:
    """Return True if several people play and the next deal is to come: all are ready, or the countdown is over."""
    if not table.waits_for_ready or not table.readiness.ready:
        return False
    people = {seat for seat in range(4) if not table.match_state.participant(seat).played_by_bot}
    ends = table.readiness.ends
    return people <= table.readiness.ready or (ends is not None and ends <= table.clock.now())


def _next_deal_at(table: LocalTable) -> float | None:
    """Return when the next deal comes if several people play; None if it doesn't come by itself."""
    if not table.waits_for_ready:
        return None
    return table.clock.now() if next_deal_is_due(table) else table.readiness.ends
