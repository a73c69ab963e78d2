"""Triggers: the words by which a remark says which moment it waits for.

`"taken mine with:K"` is a kind of moment, then terms that all have to be true of it. A term that wants more says it after a
colon. Nothing here knows a game: a term asks what the learner may see.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, get_args

from fourkings.kernels.play import suit_of
from fourkings.lessons.moments import Moment, What
from fourkings.rulebook.cards import RANKS, Mask, card, mask, rank_mask
from fourkings.rulebook.tricks import winning

Term = Callable[[Moment, str], bool]
"""Whether a term is true of a moment; the text is what stands after its colon."""


@dataclass(frozen=True, slots=True)
class Trigger:
    """A kind of moment, and the terms that have to be true of it, each with what stands after its colon."""

    what: str
    terms: tuple[tuple[str, str], ...]

    @property
    def of_call(self) -> bool:
        """True where it waits for something that may be called."""
        return any(name == "may" for name, _ in self.terms)

    def fits(self, moment: Moment) -> bool:
        """True for a moment that is waited for."""
        return moment.what == self.what and all(TERMS[name](moment, more) for name, more in self.terms)


def parse_trigger(text: str) -> Trigger:
    """Parse a trigger; ValueError for a kind of moment or a term that there is none of."""
    what, *words = text.split()
    terms = tuple((name, more) for name, _, more in (word.partition(":") for word in words))
    if unknown := [name for name in (what,) if name not in get_args(What)] or [
        name for name, _ in terms if name not in TERMS
    ]:
        raise ValueError(
            f"a lesson knows no {unknown[0]!r} in {text!r}: write {', '.join(get_args(What))}, then {', '.join(TERMS)}"
        )
    return Trigger(what, terms)


# --- terms --------------------------------------------------------------------------------------------------------


def _cards(names: str) -> Mask:
    """The cards of a name such as `KH`, or of ranks such as `KQ`."""
    ranks_alone = all(name in RANKS for name in names)
    return rank_mask(names) if ranks_alone else mask([card(names)])


def _partner(moment: Moment) -> int | None:
    return moment.mine ^ 2 if moment.seen.rules.game.PARTNERS else None


def _mine(moment: Moment, _: str) -> bool:
    return moment.who == moment.mine


def _of_partner(moment: Moment, _: str) -> bool:
    return moment.who is not None and moment.who == _partner(moment)


def _theirs(moment: Moment, _: str) -> bool:
    return moment.who is not None and moment.who not in (moment.mine, _partner(moment))


def _call(moment: Moment, wanted: str) -> bool:
    return isinstance(moment.action, str) and _head(moment.action) == wanted


def _may(moment: Moment, wanted: str) -> bool:
    return any(isinstance(action, str) and _head(action) == wanted for action in moment.seen.legal)


def _head(call: str) -> str:
    """The kind of a call: what stands before its colon, `rung` for a price."""
    return "rung" if call[:1] in ("+", "-") else call.partition(":")[0]


def _with(moment: Moment, names: str) -> bool:
    return bool(moment.trick and mask(moment.trick.cards) & _cards(names))


def _holds(moment: Moment, names: str) -> bool:
    return bool(moment.seen.hand & _cards(names))


def _trumped(moment: Moment, _: str) -> bool:
    """The trick was taken by a trump where another suit was led."""
    trick, contract = moment.trick, moment.seen.contract
    if not trick or not contract:
        return False
    taken = trick.cards[trick.winner - trick.leader & 3]
    return bool(contract.trump >> taken & 1) and not contract.trump >> trick.cards[0] & 1


def _own(moment: Moment) -> Mask:
    """The learner's cards that they may play."""
    return mask(action for action in moment.seen.legal if isinstance(action, int))


def _leads(moment: Moment, _: str = "") -> bool:
    return moment.seen.stage == "play" and not moment.seen.trick and bool(_own(moment))


def _follows(moment: Moment, _: str) -> bool:
    """A suit is led that the learner holds, and other cards too."""
    led = moment.seen.trick and suit_of(moment.seen.trick[0])
    return bool(led and led & moment.seen.hand and moment.seen.hand & ~led and _own(moment))


def _void(moment: Moment, _: str = "") -> bool:
    led = moment.seen.trick and suit_of(moment.seen.trick[0])
    return bool(led and not led & moment.seen.hand and _own(moment))


def _plain(moment: Moment, _: str) -> bool:
    """Another suit than trump is led."""
    contract = moment.seen.contract
    return bool(contract and moment.seen.trick and not contract.trump >> moment.seen.trick[0] & 1)


def _free(moment: Moment, _: str) -> bool:
    """Any card may be played."""
    return _own(moment) == moment.seen.hand


def _barred(moment: Moment, _: str) -> bool:
    """Some card may not be played."""
    return bool(_own(moment)) and _own(moment) != moment.seen.hand


def _trumps(moment: Moment, _: str) -> bool:
    """The learner holds a trump."""
    return bool(moment.seen.contract and moment.seen.contract.trump & moment.seen.hand)


def _ahead(moment: Moment, _: str) -> bool:
    """The partner's card is winning the trick."""
    seen = moment.seen
    if not seen.trick or not seen.contract:
        return False
    return seen.leader + winning(seen.trick, seen.contract) & 3 == _partner(moment)


TERMS: Final[Mapping[str, Term]] = {
    "mine": _mine,
    "partner": _of_partner,
    "theirs": _theirs,
    "call": _call,
    "may": _may,
    "with": _with,
    "holds": _holds,
    "trumped": _trumped,
    "costs": lambda moment, _: moment.points < 0,
    "pays": lambda moment, _: moment.points > 0,
    "leads": _leads,
    "follows": _follows,
    "void": _void,
    "plain": _plain,
    "free": _free,
    "barred": _barred,
    "trumps": _trumps,
    "ahead": _ahead,
    "talk": lambda moment, _: moment.seen.stage == "talk",
    "dealer": lambda moment, _: moment.seen.dealer == moment.mine,
    "plus": lambda moment, _: bool(moment.seen.points) and (moment.seen.points or ())[moment.side] > 0,
    "minus": lambda moment, _: bool(moment.seen.points) and (moment.seen.points or ())[moment.side] < 0,
    "unplayed": lambda moment, _: moment.seen.void,
    "won": lambda moment, _: bool(moment.result) and moment.mine in (moment.result or ((), ()))[1],
    "lost": lambda moment, _: bool(moment.result) and moment.mine not in (moment.result or ((), ()))[1],
}
"""The terms by name."""
