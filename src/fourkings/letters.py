"""What a reader at a table is written: letters made from a table and a seat, through `view` alone (GEN-10).

Nothing here reads a hand from a state: a `View` is taken first, and whatever a game is asked for (talk, account, refusals)
it is asked by a state that holds no more than that view, see `shown`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal

from fourkings import events
from fourkings.cards import RANKS, Card, Mask, Seat, mask, members, name, suit_name
from fourkings.game import Deal as Dealing
from fourkings.game import Hands, Reason, State, tricks_won, why_not
from fourkings.game import Refused as NotAllowed
from fourkings.games import jeu_du_roi
from fourkings.match import Match, Played
from fourkings.messages import (
    Drawn,
    Event,
    Happened,
    Line,
    Now,
    Outcome,
    Pace,
    Player,
    Row,
    Sentence,
    Snapshot,
    Took,
)
from fourkings.record import token
from fourkings.table import Act, Fact, Leave, Return, Table, Undo, told, undo
from fourkings.tricks import Trick
from fourkings.view import Seen, View, see, view

ACES_HIGH: Final = "AKQJT98765432"

# --- through the window -------------------------------------------------------------------------------------------


def shown(seen: View) -> State:
    """A state that holds what the view does and nothing else: the other hands are empty in it."""
    hands, dealt = [0, 0, 0, 0], [(), (), (), ()]  # type: list[Mask], list[tuple[Card, ...]]
    if seen.seat is not None:
        hands[seen.seat], dealt[seen.seat] = seen.hand, seen.dealt
    own: Hands = (hands[0], hands[1], hands[2], hands[3])
    deal = Dealing(seen.rules, seen.number, seen.dealer, seen.scores, tuple(dealt), seen.turned, seen.face_up)
    return State(
        deal,
        seen.stage,
        seen.turn,
        seen.talk,
        seen.contract,
        own,
        seen.leader,
        seen.trick,
        seen.tricks,
        seen.points,
        seen.void,
    )


def rest_is_certain(seen: View) -> bool:
    """True where the viewer is on lead with two cards or more and takes every trick left, whatever the others hold.

    Each of his cards beats every unseen card of its suit, and no unseen trump can ruff: there is none, or he draws them by
    leading his own trumps first. Decided from the view alone, so it tells nobody anything; some certain rests are missed.
    """
    if seen.contract is None or seen.seat is None or seen.stage != "play" or seen.turn != seen.seat or seen.trick:
        return False
    if seen.hand.bit_count() < 2 or any(isinstance(action, str) for action in seen.legal):
        return False
    contract, out = seen.contract, unseen(seen)
    if any(contract.stronger[one] & out for one in members(seen.hand)):
        return False
    trumps = out & contract.trump
    return trumps.bit_count() <= (seen.hand & contract.trump).bit_count()


def unseen(seen: View) -> Mask:
    """The cards that may be in the other hands, for all that the viewer can see."""
    gone = mask(card for trick in seen.tricks for card in trick.cards) | mask(seen.trick)
    return mask(seen.rules.game.pack(seen.rules)) & ~(gone | seen.hand)


def next_of_rest(seen: View) -> Card:
    """The card to lead where the rest is certain: trumps first, high before low, so far as the rules let it be led."""
    assert seen.contract is not None
    contract = seen.contract
    cards = [action for action in seen.legal if isinstance(action, int)]
    return min(cards, key=lambda card: (not contract.trump >> card & 1, contract.stronger[card].bit_count(), card))


# --- a deal as it stands ------------------------------------------------------------------------------------------


def now(table: Table, seat: Seat | None) -> Now | None:
    """The deal in progress (or the last one) as a seat or a watcher sees it; None before the first."""
    if not table.match.deals:
        return None
    played = table.match.deals[-1]
    seen = view(played.state, seat)
    public, contract = shown(seen), seen.contract
    order = order_of(seen)
    return Now(
        number=seen.number,
        dealer=seen.dealer,
        scores=seen.scores,
        stage=seen.stage,
        turn=None if seen.stage == "done" else seen.turn,
        trump=suit_name(contract.trump) if contract else "",  # type: ignore[arg-type]
        order=order,
        hand=sorted_hand(seen.hand, order),
        held=seen.held,
        turned=None if seen.turned is None else name(seen.turned),
        face_up=None if seen.face_up is None else tuple(map(name, seen.face_up)),
        leader=seen.leader,
        trick=tuple(map(name, seen.trick)),
        last=took(seen.tricks[-1]) if seen.tricks else None,
        won=tricks_won(public),
        taken=_taken(seen),
        legal=tuple(map(token, seen.legal)),
        refusals=_refusals(seen, public),
        said=_said(played, seat),
        talk=_plain(seen.rules.game.told(public)),
        rest=rest_is_certain(seen),
        points=seen.points,
        void=seen.void,
        undo=may_undo(table, seat),
    )


def order_of(seen: View) -> str:
    """Ranks from high to low as this deal plays them; aces high while it is not yet known what it is played for."""
    ranks = {RANKS[one & 15] for one in seen.rules.game.pack(seen.rules)}
    if seen.contract is None:
        return "".join(rank for rank in ACES_HIGH if rank in ranks)
    stronger = seen.contract.stronger
    return "".join(sorted(ranks, key=lambda rank: stronger[RANKS.index(rank)].bit_count()))


def sorted_hand(hand: Mask, order: str) -> tuple[str, ...]:
    """Names of a hand, suit by suit, high cards first."""
    return tuple(map(name, sorted(members(hand), key=lambda card: (card >> 4, order.index(RANKS[card & 15])))))


def took(trick: Trick) -> Took:
    """A complete trick, by names."""
    return Took(leader=trick.leader, cards=tuple(map(name, trick.cards)), winner=trick.winner)


def _taken(seen: View) -> tuple[tuple[str, ...], ...]:
    """By seat, the cards taken that this deal counts, in the order taken."""
    counted = 0
    for cards, _ in seen.contract.payoff.cards if seen.contract else ():
        counted |= cards
    piles: tuple[list[str], ...] = ([], [], [], [])
    for trick in seen.tricks:
        piles[trick.winner].extend(name(card) for card in trick.cards if counted >> card & 1)
    return tuple(map(tuple, piles))


def _refusals(seen: View, own: State) -> dict[str, Sentence]:
    """For each of the viewer's cards that he may not play now, though it is his turn: why."""
    if not seen.legal or seen.seat is None:
        return {}
    reasons = ((card, why_not(own, seen.seat, card)) for card in members(seen.hand) if card not in seen.legal)
    return {name(card): sentence(reason) for card, reason in reasons if reason}


def sentence(reason: Reason) -> Sentence:
    """A reason as it travels: the reader's language makes the sentence."""
    return Sentence(clause=reason.clause, key=reason.key, facts=dict(reason.facts))


def _said(played: Played, seat: Seat | None) -> tuple[tuple[Seat, str], ...]:
    heard = (see(events.Acted(*step), seat) for step in played.actions if isinstance(step[1], str))
    return tuple((one.seat, token(one.action)) for one in heard if isinstance(one, events.Acted))


def _plain(value: Any) -> Any:
    """Tuples as lists, all the way down: what a reader of the JSON finds."""
    if isinstance(value, Mapping):
        return {key: _plain(one) for key, one in value.items()}
    return [_plain(one) for one in value] if isinstance(value, list | tuple) else value


def may_undo(table: Table, seat: Seat | None) -> bool:
    """True where the seat has something to take back, and may."""
    if seat is None:
        return False
    try:
        undo(table, seat)
    except NotAllowed:
        return False
    return True


# --- the score sheet ----------------------------------------------------------------------------------------------


def row(played: Played, seat: Seat | None) -> Row:
    """A deal that is done."""
    seen = view(played.state, seat)
    public, game = shown(seen), seen.rules.game
    assert seen.points is not None
    talk = _plain(game.told(public))
    account = () if seen.void else game.account(public)
    return Row(
        number=seen.number,
        dealer=seen.dealer,
        about=talk.get("aim", ""),
        points=seen.points,
        totals=public.totals,
        void=seen.void,
        talk=talk,
        won=tricks_won(public),
        account=tuple(Line(clause=one.clause, key=one.key, facts=dict(one.facts), points=one.points) for one in account),
    )


def rows(match: Match, seat: Seat | None) -> tuple[Row, ...]:
    """The score sheet: every deal that is done."""
    return tuple(row(played, seat) for played in match.deals if played.state.points is not None)


def outcome(match: Match) -> Outcome | None:
    """The result of the match, once it has one."""
    if match.result is None:
        return None
    scores, winners = match.result
    staked = match.rules.game.ID == jeu_du_roi.ID and match.rules["stake"]
    payments = jeu_du_roi.settlement(match.rules, scores) if staked else None
    return Outcome(scores=scores, winners=winners, payments=payments)


# --- letters ------------------------------------------------------------------------------------------------------


def snapshot(table: Table, seat: Seat | None, name: str, pace: Pace, commitment: str) -> Snapshot:
    """The whole table as a seat or a watcher sees it. `name` is the table's id, `commitment` the seal of its secret."""
    match, rules = table.match, table.rules
    people = sum(chair.player is not None for chair in table.chairs)
    return Snapshot(
        table=name,
        version=table.version,
        game=rules.game.ID,
        preset=rules.preset,
        options=dict(rules.values),
        changed=tuple(rules.changed()),
        clockwise=rules.game.clockwise(rules),
        partners=rules.game.PARTNERS,
        team_scores=rules.game.TEAM_SCORES,
        plan=rules.game.plan(rules),
        seat=seat,
        players=players(table, seat),
        drawn=_drawn(match, seat),
        commitment=commitment,
        pace=pace,
        undo=people == 1 and seat is not None and table.chair(seat).player is not None,
        rows=rows(match, seat),
        now=now(table, seat),
        result=outcome(match),
    )


def players(table: Table, seat: Seat | None) -> tuple[Player, ...]:
    """Who sits where, by seat."""
    chairs = ((place, table.chair(place)) for place in range(4))
    return tuple(
        Player(
            seat=place,
            name=chair.name,
            bot=chair.bot,
            person=chair.player is not None,
            away=chair.away,
            you=place == seat,
        )
        for place, chair in chairs
    )


def _drawn(match: Match, seat: Seat | None) -> Drawn:
    seen = see(events.Seated(match.entrants, match.opening), seat)
    assert isinstance(seen, events.Seated)
    opened = seen.opening
    return Drawn(
        draw=tuple(tuple(None if one is None else name(one) for one in drawn) for drawn in opened.draw),
        kings=tuple((entrant, name(one)) for entrant, one in opened.kings),
        seats=opened.seats,
        dealer=opened.dealer,
    )


def event(before: Table | None, table: Table, fact: Fact, seat: Seat | None, answers: str | None = None) -> Event:
    """One fact as a seat or a watcher is told of it; `table` is how things stand after it."""
    finished = isinstance(fact, Act) and table.state.points is not None
    return Event(
        version=table.version,
        answers=answers,
        happened=happened(before, table, fact, seat),
        now=now(table, seat),
        row=row(table.match.deals[-1], seat) if finished else None,
        rows=rows(table.match, seat) if isinstance(fact, Undo) else None,
        players=players(table, seat) if isinstance(fact, Leave | Return) else None,
        result=outcome(table.match),
    )


def happened(before: Table | None, table: Table, fact: Fact, seat: Seat | None) -> tuple[Happened, ...]:
    """The one or several things that a fact means."""
    match fact:
        case Undo():
            return (Happened(what="undone", seat=_who_took_back(table)),)
        case Leave(entrant) | Return(entrant):
            what: Literal["left", "returned"] = "left" if isinstance(fact, Leave) else "returned"
            return (Happened(what=what, seat=table.match.opening.seats.index(entrant), bot=table.chairs[entrant].bot),)
    bot = fact.bot if isinstance(fact, Act) else None
    return tuple(_happened(see(one, seat), bot) for one in told(before, table, fact))


def _who_took_back(table: Table) -> Seat | None:
    """Only who is alone among bots may take back."""
    return next((seat for seat in range(4) if table.chair(seat).player is not None), None)


def _happened(seen: Seen, bot: str | None) -> Happened:
    match seen:
        case events.Acted(seat, action):
            return Happened(what="said" if isinstance(action, str) else "played", seat=seat, action=token(action), bot=bot)
        case events.Taken(trick):
            return Happened(what="taken", seat=trick.winner, trick=took(trick))
        case events.Seated():
            return Happened(what="seated")
        case events.Scored():
            return Happened(what="scored")
        case events.Ended():
            return Happened(what="ended")
        case _:
            return Happened(what="dealt", seat=seen.dealer)
