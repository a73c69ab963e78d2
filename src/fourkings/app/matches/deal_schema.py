"""A deal with all hands face up, card by card, in words, and why its actions were chosen."""

from collections.abc import Callable, Sequence
from functools import partial

from pydantic import Field

from fourkings.app.shared.body import Body
from fourkings.app.shared.explained import Explained
from fourkings.i18n import language
from fourkings.lessons import worked_deals
from fourkings.lessons.worked_deals import replay_moments
from fourkings.records import token
from fourkings.rulebook.cards import name, suit_name
from fourkings.rulebook.game import Action, legal
from fourkings.rulebook.game.moment import moment_of
from fourkings.rulebook.match import Match
from fourkings.table.protocol import presenters
from fourkings.table.protocol.parts import AccountLine, Sentence
from fourkings.views import view

Says = Callable[[str, Action, bool], str]
"""A function that puts a player's action into a sentence; its last argument is True if that player is the reader."""


class Remark(Body):
    """A remark on a moment of a deal, with the clause of the rules that it explains."""

    clause: str = Field(examples=["QR-7"])
    text: str


class Step(Body):
    """A deal after one more action. Cards have the names of records; seats count from 0."""

    seat: int | None = Field(description="Who acted; null before the first action.")
    action: str
    said: str = Field(description="The action as a sentence.")
    hands: list[list[str]] = Field(description="What each seat holds now.")
    leader: int
    trick: list[str] = Field(description="The cards on the table, the leader's first; a complete trick, too.")
    winner: int | None = Field(description="Who took the trick, where it is complete.")
    turn: int | None
    legal: list[str] = Field(description="Cards that the seat to act next may play.")
    trump: str
    declared: str = Field(description="What the deal was declared to be (`NT`, `negative`, a suit), once it has been.")
    stakes: list[Sentence] = Field(description="What a deal with a title costs or pays, once its cards are played.")
    won: list[int] = Field(description="Tricks taken, by seat.")
    remarks: list[Remark]


class WorkedDeal(Body):
    """A deal from the first call to the last trick, with all hands face up."""

    game: str
    options: dict[str, int | str] = Field(description="Those that differ from the game's defaults.")
    number: int = Field(description="Of the deal in its match, from 1.")
    scores: list[int] = Field(description="Before the deal, by seat or by side.")
    names: list[str]
    bots: list[bool] = Field(description="By seat, whether a bot sat there: it has a face.")
    dealer: int
    clockwise: bool
    partners: bool
    team_scores: bool
    mine: int | None = Field(description="One's own seat, where one sat there.")
    reader: int | None = Field(description="The seat that is spoken to as “you”; null where a match is shown to others.")
    about: str = Field(description="What the deal is about, where deals of the game differ.")
    steps: list[Step]
    account: list[AccountLine]
    points: list[int]


def deal_info(
    deal: worked_deals.WorkedDeal,
    lang: str,
    mine: int | None = None,
    bots: Sequence[bool] | None = None,
    shared: bool = False,
    says: Says | None = None,
) -> WorkedDeal:
    """Return a deal as far as it goes, with all hands face up; mine: the reader's seat; bots: by seat, True for a bot.

    shared: True if others than its players read it, so that nobody is “you”. says: makes the sentences of actions, if not
    as usual.
    """
    reader = None if shared else mine
    words, game = language(lang), deal.rules.game.ID
    says = says or partial(words.says, deal.rules)
    first, last = deal.moments[0].state, deal.moments[-1].state
    lines = () if last.void or last.stage != "done" else deal.rules.game.account(last)
    account = [
        AccountLine(clause=line.clause, key=line.key, params=dict(line.params), points=line.points) for line in lines
    ]
    return WorkedDeal(
        game=game,
        options=deal.rules.changed(),
        number=first.deal.number,
        scores=list(first.deal.scores),
        names=list(deal.names),
        bots=list(bots or [False] * len(deal.names)),
        dealer=first.deal.dealer,
        clockwise=deal.rules.game.is_clockwise(deal.rules),
        partners=deal.rules.game.PARTNERS,
        team_scores=deal.rules.game.TEAM_SCORES,
        mine=mine,
        reader=reader,
        about=words.aim(deal.rules, first.deal.number),
        steps=[step(deal, moment, says, lang, reader) for moment in deal.moments],
        account=account,
        points=list(last.points or ()),
    )


def step(deal: worked_deals.WorkedDeal, moment: worked_deals.Moment, says: Says, lang: str, reader: int | None) -> Step:
    """Return a moment of a deal in words, with all hands face up; `reader`: the seat that is addressed."""
    state, (leader, trick, winner) = moment.state, moment.shown
    seen, done = view(state, None), state.stage == "done"
    order, contract = presenters.rank_order(seen), presenters.known_contract(seen)
    facts = moment_of(state, None) if state.contract and state.rules.game.deal_titles(state.rules) else None
    said = ""
    if moment.seat is not None and moment.action is not None:
        said = says(deal.names[moment.seat], moment.action, moment.seat == reader)
    return Step(
        seat=moment.seat,
        action="" if moment.action is None else token(moment.action),
        said=said,
        hands=[list(presenters.sorted_hand(hand, order)) for hand in state.hands],
        leader=leader,
        trick=[name(card) for card in trick],
        winner=winner,
        turn=None if done else state.turn,
        legal=[] if done else [name(card) for card in legal(state) if isinstance(card, int)],
        trump=suit_name(contract.trump) if contract else "",
        declared=getattr(state.calls, "declared", None) or "",
        stakes=[Sentence(clause=facts.clause, key=key, params=dict(params)) for key, params in facts.stakes]
        if facts
        else [],
        won=[sum(trick.winner == seat for trick in state.tricks) for seat in range(4)],
        remarks=[Remark(clause=note.clause, text=note.texts[lang]) for note in moment.notes],
    )


def deal_response(
    match: Match, number: int, lang: str, mine: int | None, bots: Sequence[bool] | None = None, shared: bool = False
) -> WorkedDeal:
    """Return a deal of a match by its number, to be stepped through; see `deal_info`."""
    return deal_info(replay_moments(match, number), lang, mine, bots, shared)


def open_deals(match: Match) -> range:
    """Return the numbers of deals whose hands may be seen: each once the next one is dealt, all of them after the match.

    It is empty while a mirror match goes on: each of its hands is played again in the other seats.
    """
    if match.mirror and match.result is None:
        return range(0)
    return range(1, len(match.deals) + (match.result is not None))


def finished_deals(match: Match) -> range:
    """Return the numbers of the deals that are played to their end: in a record without an end, all but the last."""
    done = sum(deal.state.points is not None for deal in match.deals)
    return range(1, 1 + done)


class WhyPlayed(Body):
    """An action compared with the best other choice: which one is better, and why."""

    seat: int
    action: str
    instead: str | None = Field(
        description="The best other card or call to the judge, or a card worth the same; null where there was none."
    )
    loss: float = Field(description="Points that the action loses to it on average; below 0 where it gains.")
    error: float = Field(description="The standard error of the loss.")
    explanation: Explained | None = Field(
        description="Why the better of the two is better; `action` and `better` of it tell which one. “You” is the player"
        " who chose. Null if there was no other choice."
    )
