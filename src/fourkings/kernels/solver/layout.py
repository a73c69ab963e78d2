"""Where the solver keeps what: one row of words, so that compiled code reaches all of it from one pointer.

First what the deal is about, then what the search and its table count, then a frame for each trick. The words of a frame
are those of the trick, then four parts, one for each place in it: the card to be played there and the choice among them.

Cards are in a solver's order: the higher bit of a suit is the stronger card, whatever the game's ranks are.
"""

from __future__ import annotations

from typing import Final

HANDS: Final = 0  # four masks

# Terms: what the deal is about.
TERMS: Final = 4
TRUMP: Final = 4
GETS: Final = 5  # seats whose gains are counted
WANTS: Final = 6  # seats that want them to be many: the same, or the others where taking costs
TRICK: Final = 7  # gain of each trick, never negative unless MIXED
LAST_MANY: Final = 8
LAST_EACH: Final = 9
SPECIAL: Final = 10  # cards that are not of the common kind of their suit
DUTIES: Final = 11
MIXED: Final = 17  # 1 where some gains are negative
BOUND: Final = 18  # 1 where a duty binds: any beyond following suit
PLAIN: Final = 19  # 1 where nothing but tricks count, and taking them pays

# Terms, too: how much what speaks for a card weighs in `ordering`. They change what is tried first, never a value.
ORDERING_WEIGHTS: Final = 20
LOSE_LOW: Final = 20  # for a card that follows or ruffs: the lower the better, where the side loses the trick …
WIN_LOW: Final = 21  # … and where it wins it
SPARE_TRUMP: Final = 22
DISCARD_LOW: Final = 23
DISCARD_LONG: Final = 24  # from a long suit
KEEP_TOP: Final = 25
COSTS: Final = 26  # 1 where taking costs, and results are kept by runs of cards (see `runs`)
ALONE: Final = 27  # then the seat that is alone against three, -1 where there is none
TERMS_END: Final = 28

ROOT_HANDS: Final = 28  # four masks: the hands at the root, while a question is searched

# What is counted.
ROOT: Final = 40  # place of the first card to be played
USED: Final = 41  # entries taken
SLOTS_USED: Final = 42
NODES: Final = 43  # starts of tricks searched
GENERATION: Final = 44
SLOTS: Final = 45  # in use now, a power of two
ENTRIES: Final = 46
LOW_END: Final = 47  # the least that the collectors can gain from the root on …
HIGH_END: Final = 48  # … the most …
LIKELY: Final = 49  # … and what is likely
SLOTS_END: Final = 50  # how many slots there is room for

# A search that pauses, so that its caller can look at the clock and hear a signal, and goes on where it was.
PAUSED: Final = 51  # the frame it goes on at, 0 where no search waits
HINT: Final = 52  # the card to be tried first there
LEAST: Final = 53  # what the questions asked so far have told …
GREATEST: Final = 54
GOAL: Final = 55  # … the question under way …
STEP: Final = 56  # … and how the next one is found
WENT: Final = 57
ASKED: Final = 58
CARDS_LEFT: Final = 59  # where each card is valued: those still to be valued, -1 while the root itself is …
CARDS_ASKED: Final = 60  # … those valued now …
ROOT_LEAST: Final = 61  # … and the root's own bounds
ROOT_MOST: Final = 62

WEIGHT: Final = 64  # the gain that each card carries
UNLIKE: Final = 128  # for each card those of its suit that are of another kind
FOUND: Final = 192  # for each card the least and the most that is gained by it

# The words of a trick.
FRAMES: Final = 320
LEADER: Final = 0
LED: Final = 1
GAIN: Final = 2  # of the collectors, up to the start of this trick
LOW: Final = 3  # the least that they can still gain from this trick on …
HIGH: Final = 4  # … and the most
ODD_WORD: Final = 5
UPPER_WORD: Final = 6
# Where its rank won the trick that the last card tried completed, the winning card; where taking costs all cards in play
# from it down to the one above the second best of its suit.
WON_BY: Final = 7
GOOD: Final = 8  # the card that was enough, -1 while there is none

# The words of a place in it.
PART: Final = 32
SPOT: Final = 9  # where in the history the card that is enough here is written, -1 for nowhere …
SITUATION: Final = 10  # … and the situation that it is good in
SECOND: Final = 11  # the best card of the winning card's suit behind it, -1 for none; where taking costs
LEFT: Final = 12  # cards still to be tried
FIRST: Final = 13  # those to be tried before the others
VALUE: Final = 14  # the best bound among the cards tried
RELEVANT: Final = 15
EXTRA: Final = 16  # cards relevant to which cards may be played here
CARD: Final = 17  # the one tried now
GROUP: Final = 18  # and those equal to it
MANY: Final = 19  # how many cards are in the list, -1 where there is none
BEST: Final = 20  # the card that wins the trick so far
AHEAD: Final = 21  # its place
RUFFED: Final = 22
RANKED: Final = 23  # 1 where the trick's best card has met another of its suit
POINTS: Final = 24  # gains on the cards of this trick
SHAPE: Final = 25  # lengths of suits, four bits each
LIST: Final = 26
FRAME: Final = 144

# The history: a card that was good for each of so many situations (see `history`), two words each.
HISTORY: Final = 320 + 15 * 144
SPOTS: Final = 1 << 14
MEMORY: Final = HISTORY + 2 * SPOTS

BIG: Final = 1 << 20
NO_ANSWER: Final = -(1 << 40)
