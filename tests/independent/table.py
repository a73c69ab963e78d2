"""What every game shares: cards by name, tricks, draws."""

SUITS = "SHDC"
NATURAL = "23456789TJQKA"
LONG = [rank + suit for suit in SUITS for rank in NATURAL]
SHORT = [rank + suit for suit in SUITS for rank in "789TJQKA"]


class Disagree(Exception):
    """The record says one thing, the clauses another."""


def agree(name, said, derived):
    if said != derived or type(said) is not type(derived):
        raise Disagree(f"{name}: the record says {said!r}, the clauses say {derived!r}")


def after(seat, steps=1):
    return (seat + steps) % 4


def of_suit(cards, suit):
    return [card for card in cards if card[1] == suit]


def follow(hand, trick):
    """GEN-3: hold the led suit, play it; GEN-4: else anything."""
    if not trick:
        return list(hand)
    return of_suit(hand, trick[0][1][1]) or list(hand)


def winner(trick, ranks, trump=None):
    """GEN-3; `ranks` runs from low to high, `trick` is a list of (seat, card)."""
    suit = trick[0][1][1]
    if any(card[1] == trump for _, card in trick):
        suit = trump
    return max((ranks.index(card[0]), seat) for seat, card in trick if card[1] == suit)[1]


def just_play(seat, cards):
    return (yield seat, cards)


def tricks(hands, leader, legal, ranks, trump=None, turn=just_play, over=lambda taken: False):
    """Play a deal out; returns [(seat that took it, its four cards)], and stops early where `over` says so."""
    taken = []
    while any(hands):
        trick = []
        for step in range(4):
            seat = after(leader, step)
            card = yield from turn(seat, legal(seat, hands[seat], trick))
            hands[seat].remove(card)
            trick.append((seat, card))
        leader = winner(trick, ranks, trump)
        taken.append((leader, [card for _, card in trick]))
        if over(taken):
            break
    return taken


def count(taken, seat, wanted=lambda card: True):
    """How many cards of a kind lie in the tricks of a seat."""
    return sum(wanted(card) for taker, cards in taken if taker == seat for card in cards)


def tricks_of(taken, seat):
    return sum(taker == seat for taker, _ in taken)


def drawn_dealer(rounds, lowest=False):
    """GEN-5: the entrant who is first dealer by the draw."""
    left = [0, 1, 2, 3]
    for cards in rounds:
        agree("those who draw", [who for who in range(4) if cards[who] is not None], left)
        heights = {who: NATURAL.index(cards[who][0]) for who in left}
        best = min(heights.values()) if lowest else max(heights.values())
        left = [who for who in left if heights[who] == best]
        if len(left) == 1 and cards is not rounds[-1]:
            raise Disagree("a draw goes on though it is decided")
    if len(left) > 1:
        raise Disagree("the draw is not decided")
    return left[0]


def drawn_order(rounds):
    """KG-2: all four in the order of their cards; any who tie draw again among themselves."""
    groups = [[0, 1, 2, 3]]
    for cards in rounds:
        tied = sorted(who for group in groups if len(group) > 1 for who in group)
        agree("a draw that is not decided", bool(tied), True)
        agree("those who draw", [who for who in range(4) if cards[who] is not None], tied)
        finer = []
        for group in groups:
            if len(group) == 1:
                finer.append(group)
                continue
            for rank in reversed(NATURAL):
                same = [who for who in group if cards[who][0] == rank]
                if same:
                    finer.append(same)
        groups = finer
    if any(len(group) > 1 for group in groups):
        raise Disagree("the draw is not decided")
    return [group[0] for group in groups]
