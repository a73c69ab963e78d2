"""Golden playthroughs: one match for every way to set a game up, with all that the interface says along the way.

`tests/golden/<case>.txt` is what `text(case, seed)` prints; `scripts/golden.py` writes them all. The seed is chosen so
that the option makes a difference in the match, and the deals where it does (and the match's last) are told in full.
"""

import random
import re
from collections.abc import Iterator
from dataclasses import fields, replace
from functools import cache
from pathlib import Path
from typing import Any

from cases import CASES, Case
from fourkings.records import dumps
from fourkings.rulebook import deck, events
from fourkings.rulebook.cards import SEATS, members, name, names, suit_name
from fourkings.rulebook.events import Acted, Dealt, Event
from fourkings.rulebook.game import Action, State, apply, legal, start, why_not
from fourkings.rulebook.games import rules
from fourkings.rulebook.match import Match, MatchDeal, apply_unchecked, deal_from_secret, from_secret
from fourkings.rulebook.tricks import Contract, Trick
from fourkings.views import WATCHER, DealtView, View, event_view, view

GOLDEN = Path(__file__).parent / "golden"
MAX_DEALS = 12
OPENING, RESULT = 0, -1


@cache
def match_of(case: Case, seed: int) -> Match:
    """A match by dice. Where only its end shows the option, each deal is the best of some tries for seats 0 and 2."""
    dice = random.Random(f"{case} {seed}")
    secret = dice.randbytes(deck.SECRET_BYTES)
    match = from_secret(case.rules, secret)
    while True:
        most = 120 if case.option == "deals" else 60 if case.option in ("target", "partner_floor") else MAX_DEALS
        tries = 40 if case.option in ("target", "partner_floor") else 1
        match = max((_deal(match, dice) for _ in range(tries)), key=lambda tried: _liking(case, tried))
        done = case.option == "target" and case.rules.game.result(_by_default(match.deals[-1])) is not None
        if match.result or done or len(match.deals) == most:
            return match
        match = deal_from_secret(match, secret)


def _deal(match: Match, dice: random.Random) -> Match:
    while not match.between_deals and match.result is None:
        match = apply_unchecked(match, _chosen(match.state, dice))
    return match


def _chosen(state: State, dice: random.Random) -> Action:
    """Any legal action; bids are rather low, so that some are made, and rights are rather auctioned than used."""
    every = legal(state)
    if "auction" in every and dice.random() < 0.5:
        return "auction"
    if "pass" in every and dice.random() < 0.6:
        return "pass"
    if "bid:13" in every or "pass" in every:
        return every[min(int(dice.expovariate(0.6)), len(every) - 1)]
    return dice.choice(every)


def _liking(case: Case, match: Match) -> int:
    ours, theirs = match.totals[0], match.totals[-1]
    if case.option == "partner_floor":
        return ours - 3 * abs(match.totals[2])
    return ours + match.totals[2] if len(match.totals) == 4 else ours - theirs


def _by_default(played: MatchDeal) -> State:
    """The deal's end if the match were played by the default rules, from the same points."""
    state = played.state
    return _with_rules(state, rules(state.rules.game))


def _with_rules(state: State, default: Any) -> State:
    return replace(state, deal=replace(state.deal, rules=default))


def effects(case: Case, match: Match) -> list[int]:
    """Where the match would have gone otherwise by the default rules: numbers of deals, OPENING, RESULT."""
    default = rules(case.game)
    differing = []
    if case.game.opening(default) != case.game.opening(case.rules) or case.option == "direction":
        differing.append(OPENING)
    differing += [played.state.deal.number for played in match.deals if _differs(played, default)]
    ended = case.game.result(_by_default(match.deals[-1]))
    if differing[-1:] == [len(match.deals)]:  # points differ already
        return differing
    went_on = any(case.game.result(_by_default(played)) for played in match.deals[:-1])
    if ended != match.result or (case.option == "deals" and went_on) or (match.result and case.option == "stake"):
        differing.append(RESULT)
    return differing


def _differs(played: MatchDeal, default: Any) -> bool:
    deal = played.state.deal
    if deal.rules.game.pack(deal.rules) != deal.rules.game.pack(default):
        return True
    ours, theirs = (start(chosen, deal.number, deal.dealer, deal.scores, deal.dealt) for chosen in (deal.rules, default))
    for _, action in played.actions:
        if ours.turn != theirs.turn or set(legal(ours)) != set(legal(theirs)) or ours.deal.face_up != theirs.deal.face_up:
            return True
        ours, theirs = (apply(state, action) for state in (ours, theirs))
    return ours.points != theirs.points


def find_seed(case: Case) -> int:
    """The first seed whose match shows the option; for a preset, at most of its places."""
    seeds = range(1, 400)
    if case.option is None:
        return max(range(1, 6), key=lambda seed: len(effects(case, match_of(case, seed))))
    shown = next((seed for seed in seeds if effects(case, match_of(case, seed))), None)
    if shown is None:
        raise ValueError(f"none of {len(seeds)} matches shows {case}: `effects` in tests/playthrough.py says what would")
    return shown


def told_in_full(case: Case, match: Match) -> set[int]:
    last = len(match.deals)
    if case.preset == "classic" and case.option is None:
        return set(range(1, min(last, 4 if case.game.ID == "400" else 10) + 1))
    places = effects(case, match)
    deals = [place for place in places if place > 0][:2]
    return set(deals) | ({last} if RESULT in places or not deals else set())


def text(case: Case, seed: int) -> str:
    return "\n".join(_lines(case, seed)) + "\n"


def seed_in(golden: str) -> int:
    return int(re.findall(r"seed ([0-9]+)", golden.partition("\n")[0])[0])


def record_in(golden: str) -> str:
    return golden.rstrip("\n").rpartition("\n")[2]


def _lines(case: Case, seed: int) -> Iterator[str]:
    match, chosen = match_of(case, seed), case.rules
    full = told_in_full(case, match)
    yield f"{case}: seed {seed}"
    yield f"options: {_pairs(dict(chosen.values))}"
    yield f"changed: {_pairs(chosen.changed())}"
    yield f"makes a difference in: {_places(effects(case, match))}"
    yield f"order of play: {'clockwise' if case.game.is_clockwise(chosen) else 'anticlockwise'}"
    before = Match(chosen, match.entrants, match.opening)
    for event in events.opened(before):
        yield from _event(event)
    dice = random.Random(str(case))
    for number in range(1, len(match.deals) + 1):
        yield ""
        yield from (_deal_in_full if number in full else _deal_in_short)(match, number, dice)
    if match.result:
        yield ""
        yield f"result: scores {_numbers(match.result.scores)}, winners {_numbers(match.result.winners)}"
        if match.result.payments:
            yield f"payments: {_numbers(match.result.payments)}"
    yield ""
    yield "record:"
    yield dumps(match)


def _places(places: list[int]) -> str:
    said = {OPENING: "the opening", RESULT: "the end of the match"}
    return ", ".join(said.get(place, f"deal {place}") for place in places) or "nothing"


def _deal_in_short(match: Match, number: int, dice: random.Random) -> Iterator[str]:
    state = match.deals[number - 1].state
    points = "void" if state.void else f"points {_numbers(state.points or ())}"
    yield f"deal {number}: dealer {state.deal.dealer}, {points}, totals {_numbers(state.totals)}"


def _deal_in_full(match: Match, number: int, dice: random.Random) -> Iterator[str]:
    played = match.deals[number - 1]
    deal = played.state.deal
    state = start(deal.rules, number, deal.dealer, deal.scores, deal.dealt)
    now = Match(match.rules, match.entrants, match.opening, (*match.deals[: number - 1], MatchDeal(state)))
    yield f"=== deal {number}: dealer {deal.dealer}, scores {_numbers(deal.scores)}"
    for event in events.dealt(now):
        yield from _event(event)
    last: dict[str, str] = {}
    for seat, action in played.actions:
        seen = _facts(view(now.state, WATCHER))
        changes = {key: value for key, value in seen.items() if last.get(key) != value}
        last = seen
        yield f"  watcher: {_pairs(changes)}"
        yield from _turn(now.state, dice)
        before, now = now, apply_unchecked(now, action)
        yield f"{seat} > {_word(action)}"
        for event in events.acted(before, now):
            if not isinstance(event, Acted):
                yield from _event(event)
    if now.state.points is not None and not now.state.void:
        for line in now.state.rules.game.account(now.state):
            yield f"  {line.clause} {line.key} {_pairs(dict(line.params))}: {_numbers(line.points)}"


def _turn(state: State, dice: random.Random) -> Iterator[str]:
    """What the seat to act is shown, and why something else is refused."""
    seen = view(state, state.turn)
    own = f"{state.turn} holds {' '.join(names(seen.hand))}"
    yield f"{own} | may {' '.join(sorted(map(_word, seen.legal)))}"
    refused = _an_illegal_action(state, dice)
    if refused is not None:
        reason = why_not(state, state.turn, refused)
        assert reason
        yield f"  not {_word(refused)}: {reason.clause} {reason.key} {_pairs(dict(reason.params))}".rstrip()


def _calls(state: State) -> list[str]:
    """The game's words; "that is all" is one only where all announce before the first lead."""
    own_turn = dict(state.rules.values).get("announce") == "own_turn"
    return [word for word in state.rules.game.CALLS if not (own_turn and word == "done")]


def _an_illegal_action(state: State, dice: random.Random) -> Action | None:
    """Rather a card in the hand, or a word of the talk, than another's card."""
    every = set(legal(state))
    held = [card for card in members(state.hands[state.turn]) if card not in every]
    words = [word for word in _calls(state) if word not in every]
    others = [card for card in state.rules.game.pack(state.rules) if card not in every]
    kinds = [kind for kind in (held, held, words, others) if kind]
    return dice.choice(dice.choice(kinds)) if kinds else None


def _event(event: Event) -> Iterator[str]:
    seen = [event_view(event, viewer) for viewer in (*SEATS, WATCHER)]
    if not isinstance(event, Dealt):
        assert all(version == seen[0] for version in seen)
        yield f"* {type(event).__name__}: {_pairs(_facts(seen[0]))}"
        return
    for viewer, version in zip((*SEATS, "watcher"), seen, strict=True):
        yield f"* {type(event).__name__} to {viewer}: {_pairs(_facts(version))}"


def _facts(seen: View | DealtView | Any) -> dict[str, str]:
    shown = {}
    for field in fields(seen):
        if field.name in ("rules", "seat") and not isinstance(seen, Acted):
            continue
        value = _shown(field.name, getattr(seen, field.name))
        if value:
            shown[field.name] = value
    return shown


CARDS = ("hand", "dealt", "trick", "face_up", "turn_up")


def _shown(key: str, value: Any) -> str:
    if value is None or value == () or value is False:
        return ""
    if key == "hand" and isinstance(value, int):
        return " ".join(names(value))
    if isinstance(value, Trick):
        return f"{value.leader} led {' '.join(map(name, value.cards))}, {value.winner} takes it"
    if key == "opening":
        drawn = " / ".join(" ".join("-" if card is None else name(card) for card in row) for row in value.draw)
        kings = " kings " + " ".join(f"{who}:{name(card)}" for who, card in value.kings) if value.kings else ""
        return f"[draw {drawn}{kings} seats {_numbers(value.seats)} dealer {value.dealer}]"
    if isinstance(value, Contract):
        return _contract(value)
    if key == "calls":
        return "[" + _pairs({k: v for k, v in value._asdict().items() if v not in (None, ())}) + "]"
    if key == "tricks":
        return str(len(value))
    if key in CARDS:
        return " ".join(map(name, (value,) if isinstance(value, int) else value))
    return _plain(value)


def _contract(contract: Contract) -> str:
    duties = {k: v if v < 4 else " ".join(names(v)) for k, v in contract.duties._asdict().items() if v}
    payoff = contract.payoff
    worth = [f"trick {payoff.trick}"] if payoff.trick else []
    worth += [f"{each} for each of {' '.join(names(cards))}" for cards, each in payoff.cards]
    worth += [f"last {payoff.last[0]} {payoff.last[1]} each"] if payoff.last[0] else []
    return f"[trump {suit_name(contract.trump) or '-'}; {', '.join(worth) or 'nothing'}; {_pairs(duties) or 'no duties'}]"


def _plain(value: Any) -> str:
    if hasattr(value, "_fields"):
        return "[" + _pairs(value._asdict()) + "]"
    if isinstance(value, tuple):
        return ",".join(map(_plain, value))
    return str(value)


def _pairs(pairs: dict[str, Any]) -> str:
    return " ".join(f"{key}={_plain(value)}" for key, value in pairs.items())


def _numbers(numbers: tuple[int, ...]) -> str:
    return " ".join(map(str, numbers))


def _word(action: Action) -> str:
    return action if isinstance(action, str) else name(action)


def regenerate() -> None:
    """Write every golden file anew; one that still shows its option keeps its seed."""
    GOLDEN.mkdir(exist_ok=True)
    for file in GOLDEN.glob("*.txt"):
        if file.stem not in map(str, CASES):
            file.unlink()
    for case in CASES:
        file = GOLDEN / f"{case}.txt"
        seed = seed_in(file.read_text("utf-8")) if file.exists() else find_seed(case)
        if case.option and not effects(case, match_of(case, seed)):
            seed = find_seed(case)
        file.write_text(text(case, seed), "utf-8")
