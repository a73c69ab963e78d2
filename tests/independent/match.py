"""A whole record: `read` checks one by the clauses, `write` makes one by dice."""

import random
import tomllib
from pathlib import Path

from . import four_hundred, jeu_du_roi, king, quarante
from .table import LONG, SHORT, SUITS, Disagree, after, agree, drawn_dealer, drawn_order

_READ = tomllib.loads(Path(__file__).with_name("options.toml").read_text("utf-8"))
OPTIONS, PRESETS = _READ["options"], _READ["presets"]
PLAYED = {
    "quarante": (quarante.modern, quarante.finished, lambda options, totals: quarante.result(totals)),
    "quarante-1792": (quarante.lacombe, quarante.finished, lambda options, totals: quarante.result(totals)),
    "400": (four_hundred.deal, four_hundred.finished, four_hundred.result),
    "jeu-du-roi": (jeu_du_roi.deal, jeu_du_roi.finished, jeu_du_roi.result),
    "king": (king.deal, king.finished, lambda options, totals: king.result(totals)),
}
"""By game, how a deal is read, when the match is over, and who has won."""


def pack(game, options):
    return SHORT if game.startswith("quarante") or options.get("deck") == 32 else LONG


def options_of(game, preset):
    options = {name: values[1 if values[0] == "range" else 0] for name, values in OPTIONS[game].items()}
    return options | PRESETS[game].get(preset, {})


def play_deal(game, options, totals, deal):
    """The generator of one deal, from a record's deal or one about to be recorded."""
    rules = {name: str(value) if name == "split_limit" else value for name, value in options.items()}
    return PLAYED[game][0](deal["hands"], deal["dealer"], deal["number"], rules, list(totals))


def over(game, options, totals, scored, outcome):
    """Whether the match ends with a deal, `scored` of its deals having been scored by then (GEN-13)."""
    if options.get("deals", "off") != "off":
        return not outcome.get("void") and scored == options["deals"]
    return not outcome.get("void") and PLAYED[game][1](scored, options, totals)


def result(game, options, totals, stopped=False):
    if stopped or options.get("deals", "off") != "off":
        ours, theirs = sum(totals[::2]), sum(totals[1::2])
        return {"scores": list(totals), "winners": [s for s in range(4) if (ours, theirs)[s % 2] == max(ours, theirs)]}
    return PLAYED[game][2](options, totals)


def read(record):
    """Raise `Disagree` unless the record, with all legal actions, is one by the clauses."""
    agree("format", record["format"], "fourkings/1")
    game, options, opening = record["game"], record["options"], record["opening"]
    agree("the options", sorted(options), sorted(OPTIONS[game]))
    for name, value in options.items():
        allowed = OPTIONS[game][name]
        fits = (
            value == allowed[1] or allowed[2] <= value <= allowed[3]
            if allowed[0] == "range"
            else str(value) in map(str, allowed)
        )
        agree(f"{name} = {value} allowed", True, fits)
    read_opening(game, options, opening)
    totals, finished, dealer = [0, 0] if game.startswith("quarante") else [0, 0, 0, 0], False, opening["dealer"]
    scored = 0
    for number, deal in enumerate(record["deals"], 1):
        agree("the match goes on", True, not finished)
        agree("number", deal["number"], number)
        agree("dealer", deal["dealer"], dealer)
        outcome = read_deal(game, options, totals, deal)
        if outcome is None:
            agree("the last deal", deal is record["deals"][-1], True)
            break
        totals = [a + b for a, b in zip(totals, outcome["points"], strict=True)]
        agree("points", deal["points"], outcome["points"])
        agree("totals", deal["totals"], totals)
        agree("void", deal.get("void", False), outcome.get("void", False))
        scored += not outcome.get("void")
        finished = over(game, options, totals, scored, outcome) or outcome.get("ends", False)
        dealer = after(dealer)
    stopped = record.get("end") is not None
    if stopped:
        agree("the end", record["end"], {"after": len(record["deals"])})
        agree("an end between deals of an open match", (finished, scored > 0, "target" in options), (False, True, True))
    outcome = result(game, options, totals, stopped) if finished or stopped else None
    agree("result", record.get("result"), as_written(record, outcome))


def as_written(record, outcome):
    if outcome and "payments" not in record.get("result", {}):
        return {key: value for key, value in outcome.items() if key != "payments"}
    return outcome


def read_opening(game, options, opening):
    seats = [0, 1, 2, 3]
    agree("kings dealt for partners", "kings" in opening, options.get("partners") == "kings")
    if game == "king" and options["seats"] == "drawn":
        seats = drawn_order(opening["draw"])
        dealer = 0
    else:
        dealer = drawn_dealer(opening["draw"], lowest=game == "jeu-du-roi")
        if game == "quarante-1792" and options["partners"] == "kings":
            seats = seats_by_kings(opening["kings"])
            agree("kings dealt from one pack", True, {card for _, card in opening["kings"]} <= set(SHORT))
        dealer = seats.index(dealer)
    for row in opening["draw"]:
        drawn = [card for card in row if card is not None]
        agree("cards drawn from one pack", True, len(set(drawn)) == len(drawn) and set(drawn) <= set(pack(game, options)))
    agree("seats", opening["seats"], seats)
    agree("first dealer", opening["dealer"], dealer)


def seats_by_kings(kings):
    """QL-3."""
    agree("kings dealt from one pack", True, len({card for _, card in kings}) == len(kings))
    waiting, turn, holder = [0, 1, 2, 3], 0, {}
    for entrant, card in kings:
        agree("the next card goes to", entrant, waiting[turn])
        if card[0] == "K":
            holder[card] = entrant
            del waiting[turn]
        elif len(waiting) == 1:
            raise Disagree("the last player draws on")
        else:
            turn += 1
        turn = turn % len(waiting) if waiting else 0
    for card in ("KH", "KS", "KD", "KC"):
        if len(waiting) == 1:
            holder.setdefault(card, waiting[0])
    return [holder[card] for card in ("KH", "KS", "KD", "KC")]


def read_deal(game, options, totals, deal):
    hands, dealer = deal["hands"], deal["dealer"]
    agree("the pack", sorted(card for hand in hands for card in hand), sorted(pack(game, options)))
    agree("hands of one size", [len(hand) for hand in hands], [len(pack(game, options)) // 4] * 4)
    agree("turned", deal.get("turned"), hands[dealer][-1] if game.startswith("quarante") else None)
    shown = game == "400" and options["expose_first"] == "on"
    agree("face up", deal.get("face_up"), [hand[0] for hand in hands] if shown else None)
    playing, said_so_far = play_deal(game, options, totals, deal), 0
    try:
        seat, legal = next(playing)
        for said in deal["actions"]:
            said_so_far += 1
            agree("whose turn", said[0], seat)
            if len(said) > 2:
                agree("legal", said[2], sorted(legal))
            if said[1] not in legal:
                raise Disagree(f"{said[1]} by seat {seat} is not legal: {sorted(legal)}")
            seat, legal = playing.send(said[1])
    except StopIteration as stop:
        agree("actions", len(deal["actions"]), said_so_far)
        return stop.value
    agree("a running deal", deal.get("points"), None)
    return None


def write(rng, game, preset="classic", options=None, deals=12, legal=False, tries=1):
    """A record by dice: hands now fair, now lopsided. Of several tries at a deal the best one for seats 0 and 2 stands."""
    options = options_of(game, preset) | (options or {})
    record = {
        "format": "fourkings/1",
        "game": game,
        "preset": preset,
        "options": options,
        "entrants": ["Ada", "Béa", "陈", "D"],
    }
    opening = record["opening"] = write_opening(rng, game, options)
    record["deals"] = []
    totals, dealer, scored = [0, 0] if game.startswith("quarante") else [0, 0, 0, 0], opening["dealer"], 0
    for number in range(1, deals + 1):
        trials = [write_deal(rng, game, options, totals, number, dealer, legal) for _ in range(tries)]
        deal, outcome = max(trials, key=lambda trial: sum(trial[1]["points"][::2]))
        record["deals"].append(deal)
        if outcome.get("void"):
            deal["void"] = True
        deal["points"] = outcome["points"]
        totals = [a + b for a, b in zip(totals, outcome["points"], strict=True)]
        deal["totals"] = totals
        scored += not outcome.get("void")
        if over(game, options, totals, scored, outcome) or outcome.get("ends"):
            record["result"] = result(game, options, totals)
            break
        dealer = after(dealer)
    return record


def chance(rng, legal):
    """Words as often as cards, low bids rather than high ones."""
    words = [action for action in legal if len(action) != 2 or action[0] in "+-"]
    if words and len(words) < len(legal) and rng.random() < 0.5:
        return rng.choice(words)
    if legal[0].startswith("bid:"):
        return legal[min(int(rng.expovariate(0.9)), len(legal) - 1)]
    rungs = [action for action in words if action[0] in "+-"]
    if rungs and rng.random() < 0.6:
        return rng.choice(rungs[:3])
    return rng.choice(legal)


def write_deal(rng, game, options, totals, number, dealer, legal):
    hands = deal_cards(rng, pack(game, options))
    deal = {"number": number, "dealer": dealer, "hands": hands}
    if game.startswith("quarante"):
        deal["turned"] = hands[dealer][-1]
    if game == "400" and options["expose_first"] == "on":
        deal["face_up"] = [hand[0] for hand in hands]
    deal["actions"] = []
    playing = play_deal(game, options, totals, deal)
    try:
        seat, every = next(playing)
        while True:
            action = chance(rng, every)
            deal["actions"].append([seat, action, sorted(every)] if legal else [seat, action])
            seat, every = playing.send(action)
    except StopIteration as stop:
        return deal, stop.value


def deal_cards(rng, cards):
    """Four hands: a fair shuffle half of the time, else cards that stay together by suit or by rank."""
    style = rng.choice(("fair", "fair", "suits", "ranks"))
    cards = list(cards)
    rng.shuffle(cards)
    if style == "suits":
        cards.sort(key=lambda card: SUITS.index(card[1]) + rng.gauss(0, 0.5))
    if style == "ranks":
        cards.sort(key=lambda card: "789TJQKA".find(card[0]) + rng.gauss(0, 1.2))
    size = len(cards) // 4
    hands = [cards[size * seat : size * seat + size] for seat in range(4)]
    rng.shuffle(hands)
    for hand in hands:
        rng.shuffle(hand)
    return hands


def write_opening(rng, game, options):
    kings = game == "quarante-1792" and options["partners"] == "kings"
    order = game == "king" and options["seats"] == "drawn"
    opening = {"draw": []}
    seats = [0, 1, 2, 3]
    if kings:
        opening["kings"] = deal_kings(rng, pack(game, options))
        seats = seats_by_kings(opening["kings"])
    left = [0, 1, 2, 3]
    while left:
        cards = rng.sample(pack(game, options), 4)
        opening["draw"].append([cards[who] if who in left else None for who in range(4)])
        try:
            first = drawn_order(opening["draw"]) if order else drawn_dealer(opening["draw"], game == "jeu-du-roi")
            break
        except Disagree:
            left = still_drawing(opening["draw"], order, game == "jeu-du-roi")
    if order:
        return opening | {"seats": first, "dealer": 0}
    return opening | {"seats": seats, "dealer": seats.index(first)}


def still_drawing(rounds, order, lowest):
    """Who draws again: found by trying, as the reader refuses every other set."""
    for number in range(15, 0, -1):
        who = [entrant for entrant in range(4) if number >> entrant & 1]
        trial = [dict(zip(who, ("AS", "KS", "QS", "JS"), strict=False)).get(entrant) for entrant in range(4)]
        try:
            (drawn_order if order else lambda draw: drawn_dealer(draw, lowest))([*rounds, trial])
        except Disagree:
            continue
        return who
    raise AssertionError("nobody may draw again")


def deal_kings(rng, cards):
    cards = rng.sample(cards, len(cards))
    waiting, turn, dealt = [0, 1, 2, 3], 0, []
    while len(waiting) > 1:
        card = cards.pop()
        dealt.append([waiting[turn], card])
        if card[0] == "K":
            del waiting[turn]
        else:
            turn += 1
        turn %= len(waiting)
    left = {"KH", "KS", "KD", "KC"}.difference(card for _, card in dealt)
    return [*dealt, [waiting[0], left.pop()]]


def random_options(rng, game):
    while True:
        chosen = {}
        for name, values in OPTIONS[game].items():
            if tuple(values[:2]) == ("range", "off"):
                chosen[name] = rng.choice(("off", "off", rng.randint(1, 6)))
            elif values[0] == "range":
                chosen[name] = rng.choice(
                    (values[1], rng.randint(values[2], values[3]), rng.randint(values[2], 2 * values[2] + 30))
                )
                chosen[name] = min(chosen[name], values[3])
            else:
                chosen[name] = rng.choice(values)
            if name == "split_limit" and chosen[name].isdigit():
                chosen[name] = int(chosen[name])
        if game != "quarante" or chosen["cliques_first"] == "off" or chosen["cliques"] == "all":
            return chosen


def shrunk(record):
    deals = [deal | {"actions": [said[:2] for said in deal["actions"]]} for deal in record["deals"]]
    return record | {"deals": deals}


def dice(*seed):
    return random.Random(repr(seed))
