"""The moments of a match as a learner sees them, and the triggers by which remarks select them.

A trigger such as `"taken mine with:K"` is a kind of moment and terms that must all hold, some with an argument after a
colon. Terms know no game: they only look at what the learner sees.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Final, Literal, get_args

from fourkings.kernels.play import suit_of
from fourkings.rulebook.cards import RANKS, Mask, Seat, card, mask, rank_mask
from fourkings.rulebook.game import Action, Result, apply, start
from fourkings.rulebook.match import Match
from fourkings.rulebook.tricks import Trick, tally, winning
from fourkings.views import View, view

What = Literal["dealt", "said", "taken", "scored", "ended", "turn"]
"""The kinds of moments: start of a deal, a call, end of a trick, of a deal and of the match, and the learner's turn."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A moment of a match as the learner sees it, at which a remark may be made."""

    what: What
    deal: int  #: number of the deal, from 1
    step: int  #: actions of the deal before it
    seen: View  #: the learner's view
    mine: Seat  #: the learner's seat
    acted: int = 0  #: the learner's actions in the deal so far
    who: Seat | None = None  #: the seat that called or took the trick
    action: Action | None = None  #: the call
    trick: Trick | None = None  #: the trick just taken
    points: int = 0  #: points of the trick for its winner, except those for last tricks
    result: Result | None = None  #: of the match, once it is over

    @property
    def side(self) -> int:
        """Index of the learner's score in a tuple of scores, which are by seat or by side."""
        return self.mine % 2 if self.seen.rules.game.TEAM_SCORES else self.mine


def moments(match: Match, seat: Seat, number: int) -> Iterator[Moment]:
    """Yield the moments of a deal (`number`, from 1) as the player in a seat sees them."""
    played = match.deals[number - 1]
    deal = played.state.deal
    state = start(deal.rules, deal.number, deal.dealer, deal.scores, deal.dealt)
    moment = Moment("dealt", number, 0, view(state, seat), seat)
    yield moment
    yield from _own_turn(moment)
    acted = 0
    for step, (actor, action) in enumerate(played.actions, 1):
        acted += actor == seat
        before, state = state, apply(state, action)
        moment = Moment("turn", number, step, view(state, seat), seat, acted)
        if isinstance(action, str):
            yield replace(moment, what="said", who=actor, action=action)
        if len(state.tricks) > len(before.tricks):
            trick, contract = state.tricks[-1], state.contract
            points = tally(contract.payoff._replace(last=(0, 0)), (trick,))[trick.winner] if contract else 0
            yield replace(moment, what="taken", who=trick.winner, trick=trick, points=points)
        if state.stage == "done":
            yield replace(moment, what="scored")
            if match.result and played is match.deals[-1]:
                yield replace(moment, what="ended", result=match.result)
        yield from _own_turn(moment)


def _own_turn(moment: Moment) -> Iterator[Moment]:
    if moment.seen.stage != "done" and moment.seen.turn == moment.mine:
        yield replace(moment, what="turn")


# --- triggers -----------------------------------------------------------------------------------------------------

Term = Callable[[Moment, str], bool]
"""A predicate over a moment and the text after the term's colon."""


@dataclass(frozen=True, slots=True)
class Trigger:
    """A condition on moments: a kind of moment, and terms that must hold, each with the text after its colon."""

    what: str
    terms: tuple[tuple[str, str], ...]

    @property
    def of_call(self) -> bool:
        """True if the trigger waits for an opportunity to make a certain call."""
        return any(name == "may" for name, _ in self.terms)

    def fits(self, moment: Moment) -> bool:
        """Return True if a moment satisfies the trigger."""
        return moment.what == self.what and all(TERMS[name](moment, text) for name, text in self.terms)


def parse_trigger(text: str) -> Trigger:
    """Parse a trigger such as `"taken mine with:K"`. Raise ValueError for an unknown kind of moment or term."""
    what, *words = text.split()
    terms = tuple((name, argument) for name, _, argument in (word.partition(":") for word in words))
    kinds = () if what in get_args(What) else (what,)
    if unknown := [*kinds, *(name for name, _ in terms if name not in TERMS)]:
        raise ValueError(
            f"a lesson knows no {unknown[0]!r} in {text!r}: write {', '.join(get_args(What))}, then {', '.join(TERMS)}"
        )
    return Trigger(what, terms)


# --- terms --------------------------------------------------------------------------------------------------------


def _cards(names: str) -> Mask:
    """Return the set of cards that a term names: one such as `KH`, or all of some ranks, as in `KQ`."""
    ranks_alone = all(name in RANKS for name in names)
    return rank_mask(names) if ranks_alone else mask([card(names)])


def _partner(moment: Moment) -> int | None:
    return moment.mine ^ 2 if moment.seen.rules.game.PARTNERS else None


def _head(call: str) -> str:
    """Return the kind of a call: the part before its colon, or `rung` for a price, which begins with a sign."""
    return "rung" if call[:1] in ("+", "-") else call.partition(":")[0]


def _trumped(moment: Moment, _: str) -> bool:
    """Return True if a trump took a trick in which another suit was led."""
    trick, contract = moment.trick, moment.seen.contract
    if not trick or not contract:
        return False
    taken = trick.cards[trick.winner - trick.leader & 3]
    return bool(contract.trump >> taken & 1) and not contract.trump >> trick.cards[0] & 1


def _playable(moment: Moment) -> Mask:
    return mask(action for action in moment.seen.legal if isinstance(action, int))


def _follows(moment: Moment, _: str) -> bool:
    """Return True if the learner holds cards of the suit led and of other suits."""
    led = moment.seen.trick and suit_of(moment.seen.trick[0])
    return bool(led and led & moment.seen.hand and moment.seen.hand & ~led and _playable(moment))


def _void(moment: Moment, _: str = "") -> bool:
    led = moment.seen.trick and suit_of(moment.seen.trick[0])
    return bool(led and not led & moment.seen.hand and _playable(moment))


def _plain(moment: Moment, _: str) -> bool:
    """Return True if the suit led is a plain one, not trumps."""
    contract = moment.seen.contract
    return bool(contract and moment.seen.trick and not contract.trump >> moment.seen.trick[0] & 1)


def _ahead(moment: Moment, _: str) -> bool:
    """Return True if the learner's partner is winning the trick so far."""
    seen = moment.seen
    if not seen.trick or not seen.contract:
        return False
    return seen.leader + winning(seen.trick, seen.contract) & 3 == _partner(moment)


TERMS: Final[Mapping[str, Term]] = {
    "mine": lambda moment, _: moment.who == moment.mine,
    "partner": lambda moment, _: moment.who is not None and moment.who == _partner(moment),
    "theirs": lambda moment, _: moment.who is not None and moment.who not in (moment.mine, _partner(moment)),
    "call": lambda moment, kind: isinstance(moment.action, str) and _head(moment.action) == kind,
    "may": lambda moment, kind: any(isinstance(act, str) and _head(act) == kind for act in moment.seen.legal),
    "with": lambda moment, names: bool(moment.trick and mask(moment.trick.cards) & _cards(names)),
    "holds": lambda moment, names: bool(moment.seen.hand & _cards(names)),
    "trumped": _trumped,
    "costs": lambda moment, _: moment.points < 0,
    "pays": lambda moment, _: moment.points > 0,
    "leads": lambda moment, _: moment.seen.stage == "play" and not moment.seen.trick and bool(_playable(moment)),
    "follows": _follows,
    "void": _void,
    "plain": _plain,
    "free": lambda moment, _: _playable(moment) == moment.seen.hand,
    "barred": lambda moment, _: _playable(moment) not in (0, moment.seen.hand),
    "trumps": lambda moment, _: bool(moment.seen.contract and moment.seen.contract.trump & moment.seen.hand),
    "ahead": _ahead,
    "calls": lambda moment, _: moment.seen.stage == "calls",
    "dealer": lambda moment, _: moment.seen.dealer == moment.mine,
    "plus": lambda moment, _: bool(moment.seen.points) and (moment.seen.points or ())[moment.side] > 0,
    "minus": lambda moment, _: bool(moment.seen.points) and (moment.seen.points or ())[moment.side] < 0,
    "unplayed": lambda moment, _: moment.seen.void,
    "won": lambda moment, _: bool(moment.result) and moment.mine in (moment.result or ((), ()))[1],
    "lost": lambda moment, _: bool(moment.result) and moment.mine not in (moment.result or ((), ()))[1],
}
"""The predicates of terms, by the name used in triggers."""
