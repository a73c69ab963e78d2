"""Tables and deals for tests: played at random event by event, and deals in their phase of tricks."""

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from fourkings.rulebook import deck
from fourkings.rulebook.cards import SEATS, Card, mask, members
from fourkings.rulebook.deck import SECRET_BYTES
from fourkings.rulebook.game import Action, Refused, Rules, State, begin_play, legal, start
from fourkings.rulebook.games import GAMES, four_hundred, king, rules
from fourkings.rulebook.match import Match, apply_unchecked, deal_from_secret, from_secret
from fourkings.rulebook.options import OFF
from fourkings.table import match as table
from fourkings.table.match import Deal, LogEvent, Participant, Table
from fourkings.views import PlayerView, view

NAMES = ("Anna", "Basile", "Clara", "Dora")


def chairs(*people: str) -> tuple[Participant, ...]:
    """Return four participants: these people first, then bots. People's names are outside the log."""
    seated = [Participant("", player, "careful", guest=number) for number, player in enumerate(people)]
    return (*seated, *(Participant(name, None, "careful") for name in NAMES[len(people) :]))


def opened(rules: Rules, secret: bytes, seated: Sequence[Participant]) -> table.Opening:
    names = [participant.name for participant in seated]
    return table.Opening(rules, tuple(seated), from_secret(rules, secret, names).opening)


def random_events(
    rules: Rules,
    seed: int,
    seated: Sequence[Participant] | None = None,
    most: int = 300,
    choose: Callable[[random.Random, Sequence[Action]], Action] = random.Random.choice,
) -> Iterator[tuple[Table | None, Table, LogEvent]]:
    """Yield a random match: the state before and after each event, until the end, or after `most` events."""
    dice = random.Random(seed)
    secret = dice.randbytes(SECRET_BYTES)
    event: LogEvent = opened(rules, secret, chairs("anna") if seated is None else seated)
    assert isinstance(event, table.Opening)
    state = table.open_table(event)
    yield None, state, event
    for _ in range(most):
        if state.match.result:
            return
        if state.match.between_deals:
            event = table.deal(state, deal_from_secret(state.match, secret).state.deal.dealt)
        else:
            event = table.act(state, state.state.turn, choose(dice, legal(state.state)))
        before, state = state, table.apply_match_event(state, event)
        yield before, state, event


def last(rules: Rules, seed: int, seated: Sequence[Participant] | None = None, most: int = 300) -> Table:
    """Return the state at the end of `random_events`."""
    *_, (_, state, _) = random_events(rules, seed, seated, most)
    return state


def moments(
    rules: Rules, secret: bytes, choose: Callable[[State], Action], deals: int = 0, luck: Sequence[bytes] = (),
    names: Sequence[str] = NAMES,
) -> Iterator[Match]:  # fmt: skip
    """Yield a match as it opens, and after each deal and action, until it is over or so many deals are."""
    match = from_secret(rules, secret, names, luck)
    yield match
    while match.result is None and not (match.between_deals and len(match.deals) == deals):
        match = (
            deal_from_secret(match, secret, luck) if match.between_deals else apply_unchecked(match, choose(match.state))
        )
        yield match


def seen_by_turn(rules: Rules, seed: int, deals: int) -> Iterator[PlayerView]:
    """Yield the view of each seat to act in a match by chance."""
    dice = random.Random(seed)
    for match in moments(rules, bytes([seed]) * 32, lambda state: dice.choice(legal(state)), deals):
        if match.result is None and not match.between_deals:
            yield view(match.state, match.state.turn)


PLAY = {
    "quarante": [
        {"ruff_exemption": x, "must_overtrump": y} for x in ("partner_winning", "no_opponent_ruff") for y in ("on", "off")
    ],
    "quarante-1792": [{}],
    "400": [{}],
    "jeu-du-roi": [
        {"heart_lead": x, "trump_points": y} for x in ("free", "restricted") for y in ("trick_and_trumps", "trick_only")
    ],
    "king": [
        {"deck": d, "must_trump": m, "heart_lead_in_5": h, "king_of_hearts_duty": k}
        for d in (52, 32)
        for m in ("on", "off")
        for h, k in (
            ("no_king", "none"),
            ("no_heart", "when_void"),
            ("no_king", "first_chance"),
            ("no_heart", "first_chance"),
        )
    ],
}
"""For each game, the settings of the options that touch the play of cards."""


def all_rules() -> Iterator[Rules]:
    for game, settings in PLAY.items():
        for options in settings:
            finish = {"early_finish": OFF} if game in {"king", "jeu-du-roi"} else {}
            yield rules(GAMES[game], options={**options, **finish})


def any_deal(rules: Rules, rng: random.Random, number: int | None = None) -> State:
    pack = list(rules.game.pack(rules))
    rng.shuffle(pack)
    number = number or rng.randint(1, 10)
    dealer = rng.randrange(4)
    state = start(
        rules,
        number,
        dealer,
        (0, 0) if rules.game.TEAM_SCORES else (0,) * 4,
        deck.hands(pack, dealer, rules.game.packets(rules)),
    )
    if rules.game.ID == "400":
        return begin_play(replace(state, calls=four_hundred.Calls((2, 3, 4, 2))), state.deal.eldest, four_hundred.CONTRACT)
    if rules.game.ID == "king" and number > 6:
        declared = rng.choice(["S", "H", "D", "C", "NT", "negative"])
        talk = state.calls._replace(declared=declared)
        return replace(begin_play(state, state.deal.eldest, king.declared_contract(rules, declared)), calls=talk)
    return state


def refusal(call: Callable[..., object], *arguments: object) -> str:
    """Return the key of the reason why a command is refused."""
    try:
        call(*arguments)
    except Refused as refused:
        return refused.reason.key
    raise AssertionError("it was not refused")


def next_deal(now: Table, secret: bytes) -> Deal:
    """Return the event of the next deal, dealt from a secret."""
    return table.deal(now, deal_from_secret(now.match, secret).state.deal.dealt)


def public(state: State, held: int) -> int:
    """Return the cards of a hand that everybody has seen."""
    shown = [card for card in (state.deal.turn_up, *(state.deal.face_up or ())) if card is not None]
    return held & mask(shown)


def hidden_from(state: State, viewer: int | None) -> list[Card]:
    return [c for seat in SEATS if seat != viewer for c in members(state.hands[seat] & ~public(state, state.hands[seat]))]


def redealt(state: State, viewer: int | None, dice: random.Random) -> State:
    """Return the same deal with other cards where the viewer cannot see them."""
    hidden = hidden_from(state, viewer)
    swap = dict(zip(hidden, dice.sample(hidden, len(hidden)), strict=True))
    dealt = tuple(tuple(swap.get(card, card) for card in hand) for hand in state.deal.dealt)
    hands = tuple(mask(swap.get(card, card) for card in members(hand)) for hand in state.hands)
    return replace(state, deal=replace(state.deal, dealt=dealt), hands=hands)
