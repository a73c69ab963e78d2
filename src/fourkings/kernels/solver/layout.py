"""The layout of the solver's memory: one row of words, so that compiled code reaches everything through one pointer.

First the objective, then counters of the search and its table, then one frame for each trick. A frame has the words of the
trick and four nodes, one for each turn in it: the card played there and the moves still to be tried. Functions take a frame
or node as the index of its first word.

Cards are numbered so that the higher bit of a suit is the stronger card, whatever the game's ranks are.
"""

from typing import Final

HANDS: Final = 0  # four masks

# The objective.
TERMS: Final = 4
TRUMP: Final = 4
COLLECTORS: Final = 5  # seats whose gains are counted, a bit each
MAXIMIZERS: Final = 6  # seats that maximize them: the collectors, or the others where taking costs
TRICK: Final = 7  # gain of each trick, never negative unless MIXED
LAST_COUNT: Final = 8
LAST_POINTS: Final = 9
SPECIAL: Final = 10  # cards that are not of the common kind of their suit
DUTIES: Final = 11
MIXED: Final = 17  # 1 where some gains are negative
HAS_DUTIES: Final = 18  # 1 if there is any duty beyond following suit
ONLY_TRICKS: Final = 19  # 1 if only tricks count, and taking them pays

# Weights of `move_ordering`: they change which card is tried first, never a value.
ORDERING_WEIGHTS: Final = 20
LOSE_LOW: Final = 20  # for a card that follows or ruffs: the lower the better, where the side loses the trick …
WIN_LOW: Final = 21  # … and where it wins it
SPARE_TRUMP: Final = 22
DISCARD_LOW: Final = 23
DISCARD_LONG: Final = 24  # from a long suit
KEEP_TOP: Final = 25
COSTS: Final = 26  # 1 if taking costs, and the table keeps entries by runs of cards (see `runs`)
LONE_SEAT: Final = 27  # then the seat alone against three, -1 for none
TERMS_END: Final = 28

ROOT_HANDS: Final = 28  # four masks: the hands at the root during a search

# Counters.
ROOT_TURN: Final = 40  # turn of the first card to be played
ENTRIES_USED: Final = 41  # entries in use
SLOTS_USED: Final = 42
NODES: Final = 43  # starts of tricks searched
GENERATION: Final = 44
SLOT_COUNT: Final = 45  # of the table now, a power of two
ENTRY_COUNT: Final = 46
MIN_GAIN: Final = 47  # the least that the collectors can gain from the root on,
MAX_GAIN: Final = 48  # the most,
LIKELY_GAIN: Final = 49  # and an estimate
MAX_SLOTS: Final = 50  # slots that fit in memory

# A paused search: its caller checks the clock and signals, and resumes it.
PAUSED: Final = 51  # the frame to resume at, 0 if no search is paused
HINT: Final = 52  # the card to try first there
LOWER_BOUND: Final = 53  # bounds from the null windows so far
UPPER_BOUND: Final = 54
GOAL: Final = 55  # the current null window
STEP: Final = 56  # how far the next one moves
DIRECTION: Final = 57
QUESTIONS: Final = 58
UNVALUED: Final = 59  # cards still to be valued
IN_PROGRESS: Final = 60  # cards being valued, 0 while the root itself is
ROOT_LOWER: Final = 61  # the root's own bounds
ROOT_UPPER: Final = 62

WEIGHT: Final = 64  # the gain for taking each card
OTHER_KIND: Final = 128  # for each card, those of its suit that are of another kind
CARD_VALUES: Final = 192  # for each card, the least and the most that is gained by it

# The words of a trick.
FRAMES: Final = 320
LEADER: Final = 0
LED: Final = 1
GAIN: Final = 2  # of the collectors, up to the start of this trick
LOW: Final = 3  # the least that they can still gain from this trick on
HIGH: Final = 4  # and the most
HOLDERS_LOW: Final = 5
HOLDERS_HIGH: Final = 6
# If the last card tried completed a trick that rank decided: the winning card; where taking costs, all cards in play from
# it down to the one above the second best of its suit.
DECIDING: Final = 7
CUTOFF_CARD: Final = 8  # the card that caused a cutoff, -1 for none

# The words of a node.
NODE: Final = 32
HISTORY_SLOT: Final = 9  # where in the history table a cutoff here is noted, -1 for nowhere
HISTORY_KEY: Final = 10  # and the situation's key
SECOND: Final = 11  # the second best card of the winning suit, -1 for none; where taking costs
UNTRIED: Final = 12  # cards still to be tried
PREFERRED: Final = 13  # those to try before the others
BEST_VALUE: Final = 14  # the best bound among the cards tried
RELEVANT: Final = 15
DUTY_RELEVANT: Final = 16  # cards relevant to which moves are legal here
CARD: Final = 17  # the one being tried
EQUALS: Final = 18  # and its equals
MOVE_COUNT: Final = 19  # moves in the list, -1 before it is made
WINNING_CARD: Final = 20  # the card that wins the trick so far
WINNING_TURN: Final = 21  # its turn
RUFFED: Final = 22
CONTESTED: Final = 23  # 1 if the winning card has met another of its suit
POINTS: Final = 24  # gains for the cards of this trick
SHAPE: Final = 25  # lengths of suits, four bits each
MOVES: Final = 26
FRAME: Final = 144

# The history table: a card for each of so many situations (see `history`), two words each.
HISTORY: Final = 320 + 15 * 144
HISTORY_SIZE: Final = 1 << 14
MEMORY: Final = HISTORY + 2 * HISTORY_SIZE

BIG: Final = 1 << 20
UNKNOWN: Final = -(1 << 40)
