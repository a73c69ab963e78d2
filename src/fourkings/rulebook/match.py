"""A match: its opening, its deals and its result. Deals come from a secret or from given hands."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from html import escape

from fourkings.rulebook import deck
from fourkings.rulebook import game as deals
from fourkings.rulebook import mirror as mirrored
from fourkings.rulebook.cards import Card, Seat, name, next_seat
from fourkings.rulebook.game import Action, Result, Rules, State, act, first_scores, open_ended, result_by_score, start
from fourkings.rulebook.game.diagram import Seats, diagram, head
from fourkings.rulebook.game.drawing import table
from fourkings.rulebook.games import parse_action
from fourkings.rulebook.opening import Opened, open_match

Step = tuple[Seat, Action]
"""An action, and the seat that took it."""


@dataclass(frozen=True, slots=True)
class MatchDeal:
    """A deal of a match: its current state, and the actions that led to it."""

    state: State  #: the current state
    actions: tuple[Step, ...] = ()  #: all actions so far, in order
    begun: State | None = (
        None  #: the state before them, if the match began at a position; else None: at the deal's beginning
    )


@dataclass(frozen=True, slots=True)
class Match:
    """A match. Frozen: every action and every deal makes a new one. It never contains the secret of the shuffle."""

    rules: Rules  #: the game with every option set
    entrants: tuple[str, ...]  #: the four names, in the order joined; for the seats see `opening.seats`
    opening: Opened  #: the draw, the seats and the first dealer
    deals: tuple[MatchDeal, ...] = ()  #: the deals so far, the one in progress last
    result: Result | None = None  #: the result, None while the match goes on
    mirror: bool = False  #: True for a mirror match, which ends when everybody has held every hand
    stopped: bool = False  #: True if it was ended by time after the deal then in progress (GEN-13)

    def __repr__(self) -> str:
        """Return the match in a line."""
        if self.result is None and self.deals:
            return f"<Match of {head(self.state, self.state.deal.number)}>"
        status = (
            f"{len(self.deals)} deals, {', '.join(map(str, self.result.scores))}" if self.result else "nothing is dealt"
        )
        return f"<Match of {self.rules.game.ID}, {self.rules.preset}: {status}>"

    def _repr_html_(self) -> str:
        """Return the table as a picture (SVG) with its text, for notebooks."""
        if not self.deals:
            return f"<pre>{escape(str(self))}</pre>"
        return table(self.state, str(self), self.state.deal.dealer, self.state.hands, names=self.names)

    def __str__(self) -> str:
        """Return the points of the finished deals, the current or last deal as a table, and the result."""
        names = self.names
        if not self.deals:
            return f"{self.rules.game.ID}, {self.rules.preset}: {', '.join(names)}; nothing is dealt yet"
        finished = [deal.state for deal in self.deals if deal.state.points is not None]
        lines = [f"deal {state.deal.number}: {', '.join(map(str, state.points or ()))}" for state in finished]
        state = self.state
        seats = Seats(state.hands, [hand.bit_count() for hand in state.hands], names)
        lines.append(diagram(state, state.deal.number, state.deal.dealer, state.deal.scores, seats))
        if self.result:
            winners = " and ".join(names[seat] for seat in self.result.winners)
            lines.append(f"won by {winners}: {', '.join(map(str, self.result.scores))}")
            if self.result.payments:
                lines.append(f"paid: {', '.join(f'{payment:+}' for payment in self.result.payments)}")
        return "\n".join(lines)

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat."""
        return tuple(self.entrants[entrant] for entrant in self.opening.seats)

    @property
    def state(self) -> State:
        """The state of the current or last deal; IndexError before the first."""
        return self.deals[-1].state

    @property
    def totals(self) -> tuple[int, ...]:
        """The scores after the last finished deal, one a seat or one a side."""
        return self.totals_after(len(self.deals))

    def totals_after(self, number: int) -> tuple[int, ...]:
        """Return the scores after this many deals; an unfinished one adds nothing."""
        if self.mirror:
            return mirrored.totals_of(
                self.rules, (deal.state.points or () for deal in self.deals[:number] if deal.state.points)
            )
        return self.deals[number - 1].state.totals if number else first_scores(self.rules)

    @property
    def between_deals(self) -> bool:
        """True before the first deal, and after each one but the last."""
        return self.result is None and (not self.deals or self.state.stage == "done")


def from_secret(
    rules: Rules, secret: bytes, entrants: Sequence[str] = ("0", "1", "2", "3"), contributions: Sequence[bytes] = ()
) -> Match:
    """Return a match opened by draws from the secret, with its first deal dealt.

    secret: 32 bytes, from which every pack follows; entrants: four names; contributions: none, or one from each entrant,
    mixed into every shuffle. Raise ValueError for arguments of another kind or number.
    """
    if not hasattr(rules, "game"):
        raise TypeError(f"a match needs the rules of a game, as rules(NAME) gives them, and not {rules!r}")
    if len(entrants) != 4:
        raise ValueError(f"a match has four entrants, not {len(entrants)}")
    if len(contributions) not in (0, 4):
        raise ValueError("contributions are none or four, one for each entrant")
    pack = rules.game.pack(rules)
    opening = open_match(rules, lambda purpose, number: deck.shuffle(pack, secret, purpose, number, contributions))
    return deal_from_secret(Match(rules, tuple(entrants), opening), secret, contributions)


def from_state(state: State, entrants: Sequence[str] = ("0", "1", "2", "3")) -> Match:
    """Return a match that begins at a state, such as that of a `position`, with its scores and its number of the deal.

    entrants: four names, by seat. `push`, `review` and environments go on from there, and `deal_from_secret` deals on. It
    has no record, as nobody knows its actions so far.
    """
    if len(entrants) != 4:
        raise ValueError(f"a match has four entrants, not {len(entrants)}")
    deal = MatchDeal(state, begun=state)
    result = state.rules.game.result(state) if state.stage == "done" else None
    settled = result and _settled(state.rules, result)
    return Match(state.rules, tuple(entrants), Opened((), (0, 1, 2, 3), state.deal.dealer), (deal,), settled)


def deal_from_secret(match: Match, secret: bytes, contributions: Sequence[bytes] = ()) -> Match:
    """Return the match with its next deal dealt from the secret and contributions of its opening.

    Raise ValueError if the match is over, or its current deal is not finished.
    """
    number = len(match.deals) + 1
    if match.mirror:
        return next_deal(match, mirrored.deal_of(match.rules, secret, number, contributions).hands)
    pack = deck.shuffle(match.rules.game.pack(match.rules), secret, "deal", number, contributions)
    return next_deal(match, deck.hands(pack, next_dealer(match), match.rules.game.packets(match.rules)))


def next_dealer(match: Match) -> Seat:
    """Return the dealer of the next deal: after the first always the next seat, void deals included (GEN-6).

    In a mirror match (see `mirror`) a board is dealt again by the next seat, just as its hands move on.
    """
    if match.mirror:
        return mirrored.turn_of(match.rules, len(match.deals) + 1).dealer
    return next_seat(match.opening.dealer, len(match.deals))


def next_deal(match: Match, hands: Sequence[Sequence[Card]]) -> Match:
    """Return the match with its next deal dealt from given hands.

    hands: by seat, each in the order dealt, not checked against the pack. Raise ValueError if the match is over, or its
    current deal is not finished.
    """
    if not match.between_deals:
        raise ValueError("the match is over" if match.result else "the deal before is not played out yet")
    number, scores = match.state.deal.number + 1 if match.deals else 1, match.totals
    if match.mirror:
        number = mirrored.number_by_rules(match.rules, len(match.deals) + 1)
        scores = first_scores(match.rules)
    voids = match.deals[0].state.deal.voids if match.deals else 0
    voids += sum(deal.state.void for deal in match.deals)
    state = start(match.rules, number, next_dealer(match), scores, tuple(map(tuple, hands)), voids)
    return replace(match, deals=(*match.deals, MatchDeal(state)))


def why_not_stop(match: Match) -> str | None:
    """Return the reason, as a key, why time can't end a match now; None if it can: between deals, at least one scored."""
    if match.mirror or not open_ended(match.rules):
        return "length-fixed"
    if match.result:
        return "match-over"
    if not match.between_deals:
        return "deal-running"
    return None if any(not deal.state.void for deal in match.deals) else "nothing-scored"


def stop(match: Match) -> Match:
    """Return the match ended by time: the highest score wins, equal ones share (GEN-13).

    Raise ValueError with the key that `why_not_stop` returns.
    """
    if reason := why_not_stop(match):
        raise ValueError(reason)
    return replace(match, result=_settled(match.rules, result_by_score(match.rules, match.totals)), stopped=True)


def ordinary_matches(match: Match) -> tuple[Match, ...]:
    """Return a mirror match (see `mirror`) divided into ordinary matches; any other match by itself.

    If deals have titles, one round of all boards is a match; else each deal is the first of a match of its own.
    """
    if not match.mirror:
        return (match,)
    length = len(match.rules.game.deal_titles(match.rules)) or 1
    results = []
    for first in range(0, len(match.deals), length):
        deals = match.deals[first : first + length]
        opening = Opened((), match.opening.seats, deals[0].state.deal.dealer)
        replayed = Match(match.rules, match.entrants, opening)
        for played in deals:
            replayed = next_deal(replayed, played.state.deal.dealt)
            for _, action in played.actions:
                replayed = apply_unchecked(replayed, action)
        results.append(replayed)
    return tuple(results)


def apply_unchecked(match: Match, action: Action) -> Match:
    """Return the match after a legal action of the seat whose turn it is. The action is not checked: see `apply`."""
    return _with(match, match.state.turn, action, deals.apply(match.state, action))


def apply(match: Match, seat: Seat, action: Action) -> Match:
    """Return the match after an action of a seat; raise `Refused`, with the reason, if the rules don't allow it."""
    return _with(match, seat, action, act(match.state, seat, action))


def push(match: Match, action: Action) -> Match:
    """Return the match after an action of the seat whose turn it is.

    action: as records write it (`"QH"`, `"bid:4"`), or a card as a number. Raise ValueError if it is neither a card nor a
    call of the game, and `Refused` (a ValueError, too) if the rules don't allow it.
    """
    text = action if isinstance(action, str) else name(action)
    return apply(match, match.state.turn, parse_action(match.rules.game, text))


def _with(match: Match, seat: Seat, action: Action, state: State) -> Match:
    last = match.deals[-1]
    deals = (*match.deals[:-1], MatchDeal(state, (*last.actions, _pair(seat, action)), last.begun))
    result = match.rules.game.result(state) if state.stage == "done" and not match.mirror else None
    settled = result and _settled(match.rules, result)
    # Called for every action: `replace` would take four times as long.
    after = Match(match.rules, match.entrants, match.opening, deals, settled, match.mirror, match.stopped)
    if match.mirror and state.stage == "done" and len(deals) == mirrored.deals_of_cycle(match.rules):
        return replace(after, result=_settled(match.rules, mirrored.result_of(match.rules, after.totals)))
    return after


@lru_cache(None, typed=True)
def _pair(seat: Seat, action: Action) -> tuple[Seat, Action]:
    """Return both, always as the same object: of the hundreds in a long match, most are alike."""
    return seat, action


def _settled(rules: Rules, result: Result) -> Result:
    """Return the result with what each seat is paid, if anything was staked."""
    settlement = rules.game.settlement(rules, result.scores)
    return result._replace(payments=settlement.payments) if settlement else result
