"""Habits of each bot: the basis of the sentences on temperaments.

python -m research.figures.temperament [BOT …] [OPTIONS]

Four of the same bot play matches from fixed seeds, so the same arguments give the same figures.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from fourkings.arena.matches import simulate
from fourkings.bots import find
from fourkings.rulebook.cards import Card
from fourkings.rulebook.games import find as find_game
from fourkings.rulebook.games import rules
from fourkings.rulebook.match import Match
from research import command

SEED = 7
DEALS = 6
"""Deals of each match that are played."""
ACE, QUEEN = 12, 10
HEARTS = 1
BOTS = ("beginner", "club", "strong", "careful", "flat", "chance")


@dataclass(slots=True)
class Habit:
    """How often something was done, of the times it could be."""

    done: int = 0
    could: int = 0

    def note(self, done: bool) -> None:
        self.done += done
        self.could += 1

    @property
    def share(self) -> float:
        return self.done / self.could if self.could else float("nan")


@dataclass(slots=True)
class Habits:
    """What is measured of a bot."""

    aces_led: Habit = field(default_factory=Habit)  #: in the 400, of leads with an ace in hand
    trumps_led: Habit = field(default_factory=Habit)  #: in the 400, of leads with trumps and others in hand
    bids_made: Habit = field(default_factory=Habit)  #: in the 400
    high_led: Habit = field(default_factory=Habit)  #: in Quarante de Roi, a queen or higher, of leads that could be either
    lowest_led: Habit = field(default_factory=Habit)  #: in Le Jeu du Roi's costing deals, the lowest card of its suit
    shortest_led: Habit = field(default_factory=Habit)  #: and from one of the shortest suits of the hand


def _length(hand: set[Card], of: int) -> int:
    return sum(suit(held) == of for held in hand)


def rank(card: Card) -> int:
    return card & 15


def suit(card: Card) -> int:
    return card >> 4


def leads(match: Match) -> Iterator[tuple[int, Card, set[Card]]]:
    """Yield every lead of a match: the trick of its deal, from 0, the card, and the hand that it was led from."""
    for deal in match.deals:
        hands = [set(hand) for hand in deal.state.deal.dealt]
        cards = [(seat, action) for seat, action in deal.actions if isinstance(action, int)]
        for place, (seat, card) in enumerate(cards):
            if place % 4 == 0:
                yield place // 4, card, set(hands[seat])
            hands[seat].discard(card)


def habits(bot: str, matches: int) -> Habits:
    """Measure four bots of a kind in matches of each game."""
    noted, four = Habits(), [find(bot)] * 4

    def played(game: str) -> Iterator[Match]:
        return simulate(rules(find_game(game)), four, SEED, matches, max_deals=DEALS)

    for match in played("400"):
        _in_four_hundred(match, noted)
    for match in played("quarante"):
        for _, card, hand in leads(match):
            if 0 < sum(rank(held) >= QUEEN for held in hand) < len(hand):
                noted.high_led.note(rank(card) >= QUEEN)
    for match in played("jeu-du-roi"):
        for _, card, hand in leads(match):
            if len({suit(held) for held in hand}) > 1:
                noted.lowest_led.note(card == min(held for held in hand if suit(held) == suit(card)))
                noted.shortest_led.note(_length(hand, suit(card)) == min(_length(hand, suit(held)) for held in hand))
    return noted


def _in_four_hundred(match: Match, noted: Habits) -> None:
    for trick, card, hand in leads(match):
        if trick == 0:  # the open card is led first
            continue
        if any(rank(held) == ACE for held in hand):
            noted.aces_led.note(rank(card) == ACE)
        if 0 < sum(suit(held) == HEARTS for held in hand) < len(hand):
            noted.trumps_led.note(suit(card) == HEARTS)
    for deal in match.deals:
        if deal.state.points and any(deal.state.points):
            for points in deal.state.points:
                noted.bids_made.note(points > 0)


def lines(bots: Sequence[str], matches: int) -> Iterator[str]:
    heads = ("aces led", "trumps led", "bids made", "high led", "lowest led", "shortest led")
    yield f"{'bot':10}" + "".join(f"{head:>14}" for head in heads)
    for bot in bots:
        noted = habits(bot, matches)
        shares = (noted.aces_led, noted.trumps_led, noted.bids_made, noted.high_led, noted.lowest_led, noted.shortest_led)
        yield f"{bot:10}" + "".join(f"{habit.share:>14.0%}" for habit in shares)


def main() -> None:
    parser = command.parser(__doc__, matches=12)
    parser.add_argument("bots", nargs="*", default=BOTS)
    args = parser.parse_args()
    for line in lines(args.bots, args.matches):
        print(line, flush=True)


if __name__ == "__main__":
    main()
