"""Hints: the action that a good player would take, and why.

A hint and the review of the same decision agree: both begin with the same look at the view (`judge.look`), and the judge
never blames the action that a hint recommends.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import inf
from typing import Final, NamedTuple

from fourkings.analysis.action_values import ActionValues, choices
from fourkings.analysis.judge import is_clearly_better, look, recommended
from fourkings.analysis.verdicts import SMALLEST, trick_value
from fourkings.bots import careful
from fourkings.bots.careful.calls import policy_for
from fourkings.bots.levels import BEGINNER, CLUB
from fourkings.bots.strong.games import recipe_of
from fourkings.coach import Part, by_points, explain, explain_by_rule, explain_even, instead_of
from fourkings.coach.certain import Certain
from fourkings.coach.price import buys, price
from fourkings.kernels.play import suit_of
from fourkings.records import token
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import Action
from fourkings.rulebook.tricks import card_points
from fourkings.views import View, view_seed

SHOWN: Final = 3
"""Choices shown beside the sentence."""


class Choice(NamedTuple):
    """An action that was evaluated, with the result."""

    action: Action
    worth: float  #: mean points: from here on, or of a call over the whole deal
    percent: int  #: percentage of the deals in which no other action does better


class Advice(NamedTuple):
    """An action with the sentences that explain it, and the best choices."""

    action: Action
    parts: tuple[Part, ...]  #: the sentences, in the order to be read
    choices: tuple[Choice, ...] = ()  #: the one advised, then by value what sentences name; none for a rule of thumb
    deals: int = 0  #: deals that fit the view and were evaluated; 0 for a rule of thumb
    for_match: bool = False  #: True if the values are chances to win the match, expressed in points
    values: Mapping[Action, float] = {}  #: the value of every action that was evaluated; of equal cards, of one


def advise(view: View) -> Advice:
    """Return the best action for the seat to act, with its reason beside the alternative that tempts most.

    It depends on the view alone, so the same view gets the same hint, and a hint reveals nothing else.
    """
    if len(view.legal) == 1:
        return Advice(view.legal[0], (Part("even", {"how": "forced", "better": token(view.legal[0])}),))
    values = look(view)
    best, means = recommended(view, values), values.means()
    if means[values.best()] > means[best] and all(
        isinstance(values.actions[index], str) for index in (best, values.best())
    ):
        best = values.best()  # the figures beside the sentence show it
    action = values.actions[best]
    worse = [index for index in range(len(means)) if index != best and is_clearly_better(values, best, index)]
    tempting = _tempting(view, values, best, worse) if worse else None
    parts, as_good = _sentences(view, values, best, tempting, worse)
    promised, shares = _promised(view, action), values.best_shares()
    named = [index for index in range(len(means)) if index in (best, as_good, tempting) or means[index] <= means[best]]
    named.sort(
        key=lambda index: (
            index != best,
            index not in (as_good, tempting),
            values.actions[index] != promised,
            -means[index],
        )
    )
    shown = sorted(named[:SHOWN], key=lambda index: (index != best, -means[index]))
    return Advice(
        action,
        parts,
        tuple(Choice(values.actions[index], round(means[index], 1), round(100 * shares[index])) for index in shown),
        len(values.values),
        not recipe_of(view.rules).plays_for_points(view),
        dict(zip(values.actions, means, strict=True)),
    )


def advise_by_rule(view: View) -> Advice:
    """Return what careful does, by rules of thumb alone: at once and without a compiler."""
    if len(view.legal) == 1:
        return Advice(view.legal[0], (Part("even", {"how": "forced", "better": token(view.legal[0])}),))
    action = careful.choose(view, Stream(b"", b""))
    return Advice(action, priced(view, action, explain_by_rule(view, action).parts))


def priced(view: View, action: Action, parts: tuple[Part, ...], tempting: Action | None = None) -> tuple[Part, ...]:
    """Return sentences that begin with what a card loses for certain, and say what that buys, or that it costs less.

    tempting: an action that is worse by the figures.
    """
    if isinstance(action, str) or view.contract is None:
        return parts
    own, last = {"better": token(action)}, parts[-1]
    if parts[0].key == "cannot-win" and parts[0].params["how"] == "better" and last.key in ("wins-costly", "takes-own"):
        parts = explain_by_rule(view, action).parts  # the trick is named once, and no card that would win it
    if (paid := price(Certain(view), action)) is None:
        return parts
    if isinstance(tempting, int) and not buys(last, paid):
        return (paid, Part("price", own | {"how": "less", "card": token(tempting)}))
    return (paid, last)


def _sentences(
    view: View, values: ActionValues, best: int, tempting: int | None, worse: list[int]
) -> tuple[tuple[Part, ...], int | None]:
    """Return why one action is better than the tempting one, if any is worse, and which other they say is as good."""
    action, others = values.actions[best], [index for index in range(len(values.actions)) if index != best]
    equal = Part("even", {"how": "equal", "better": token(action)})
    if not others:
        run = tuple(map(token, view.legal))
        same = Part("pick", {"how": "equals", "out": run, "better": token(action)}) if len(run) <= SHOWN else equal
        return (*explain_by_rule(view, action).parts[:-1], same), None
    if tempting is None and values.all_equal():
        parts = explain_even(view, values.actions[others[0]], action).parts
        return (equal,) if parts[-1].params.get("how") in ("plain", "close") else parts, None
    if tempting is None:
        return priced(view, action, explain_even(view, values.actions[others[0]], action).parts), None
    warned, loss = values.actions[tempting], values.gain(best, tempting)[0]
    parts = explain(view, warned, action, loss).parts
    means = values.means()
    if any(means[index] > means[tempting] for index in others) and not isinstance(action, str):
        parts = instead_of(view, action, parts)
    parts = priced(view, action, parts, warned)
    most = inf if isinstance(action, str) else SMALLEST * trick_value(view)
    as_good = [index for index in others if index not in worse and means[best] - means[index] < most]
    as_good.sort(key=lambda index: -means[index])
    promised = [index for index in as_good if values.actions[index] == _promised(view, action)]
    named = promised or (as_good if len(as_good) == 1 or (as_good and means[as_good[0]] > means[best]) else [best])
    other = values.actions[named[0]]
    if other != action and fits(view, parts, action, other):
        if any(part.key == "king-price" for part in parts):  # it says that no other is right
            parts = tuple(by_points(warned, action, loss))
        return (*parts, _as_good(other)), named[0]
    return parts, None


def _as_good(other: Action) -> Part:
    word, _, bid = token(other).partition(":")
    return Part("as-good", {"how": "bid", "bid": int(bid)} if word == "bid" else {"how": "action", "card": token(other)})


def fits(view: View, parts: Sequence[Part], action: Action, other: Action) -> bool:
    """Return True if sentences that speak for an action don't contradict that another one is as good."""
    if isinstance(action, str) or isinstance(other, str):
        alone = any(part.key == "king-call" or part.params.get("how") in ("enough", "void") for part in parts)
        return isinstance(action, str) and isinstance(other, str) and not alone and not _is_beyond(parts[-1], other)
    certain = Certain(view)
    if parts[-1].key == "feed" and not certain.points(other):
        return False
    kept = any(token(other) == value for part in parts for name, value in part.params.items() if name != "card")
    return not kept and all(known(action) == known(other) for known in (certain.act, certain.beats_all, certain.i_win))


def _is_beyond(part: Part, other: Action) -> bool:
    """Return True if a part advises against a bid that lies between the one advised and another one."""
    if part.key != "bid" or "beside" not in part.params:
        return False
    first, last = sorted((int(str(part.params["bid"])), int(token(other).removeprefix("bid:"))))
    return first < int(str(part.params["beside"])) < last


def _tempting(view: View, values: ActionValues, best: int, worse: list[int]) -> int:
    """Return the index of the worse action that is nearest, or next in its suit and what others would play.

    Of a scoring card that doesn't win the trick, a player first asks why it isn't a cheaper one; of a bid, why it isn't
    what the hand is good for, and if another bid is as good, why it is none of the others.
    """
    groups, means, promised = choices(view), values.means(), _promised(view, values.actions[best])
    if named := [index for index in worse if values.actions[index] == promised]:
        return named[0]
    if cheaper := [index for index in worse if _is_cheaper(view, values.actions[index], values.actions[best])]:
        return max(cheaper, key=lambda index: means[index])
    nearest = max(worse, key=lambda index: means[index])
    if len(worse) < len(means) - 1 and token(values.actions[best]).startswith("bid:"):
        return nearest
    stream = Stream(view_seed(view, "tempting").to_bytes(8, "big"), b"hint")
    for level in (CLUB, BEGINNER):
        taken = level.choose(view, stream)
        index = next(index for index, choice in enumerate(groups) if taken in choice)
        if index in worse and (index == nearest or _is_next(view, values.actions[index], values.actions[best])):
            return index
    return nearest


def _is_next(view: View, other: Action, action: Action) -> bool:
    """Return True for two calls, or two legal cards of one suit that follow each other in it."""
    if isinstance(action, str) or isinstance(other, str) or view.contract is None:
        return isinstance(action, str)
    ranks = view.contract.stronger
    suit = sorted(
        (card for card in view.legal if isinstance(card, int) and suit_of(card) >> action & 1),
        key=lambda card: ranks[card].bit_count(),
    )
    return other in suit and abs(suit.index(other) - suit.index(action)) == 1


def _promised(view: View, action: Action) -> str:
    """Return the bid for as many tricks as the hand is good for; empty if the action is no bid."""
    reasons = policy_for(view).explain(view, action) if isinstance(action, str) else ()
    return next((f"bid:{params['tricks']}" for key, params in reasons if key == "hand-tricks"), "")


def _is_cheaper(view: View, other: Action, action: Action) -> bool:
    """Return True if a card gives fewer points than another one to a trick that the other one doesn't win."""
    if isinstance(action, str) or isinstance(other, str) or not view.trick:
        return False
    certain = Certain(view)
    given = [card_points(certain.known.contract.payoff, card) for card in (other, action)]
    return given[0] < given[1] and not certain.beats_all(action) and not certain.negative
