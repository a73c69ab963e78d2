"""The index of each word in the rows of a table, its rules and an observation. Frozen with the observation's version."""

from typing import Final

# A table: one row of words; those of its calls depend on their kind. Its marks are a row of their own, 52 a seat: when it
# played each card in the deal, from 1.
HANDS: Final = 0
DEALT: Final = 4
LEADER: Final = 8
PLAYED: Final = 9
TABLE: Final = 10
LED: Final = 13
BEST: Final = 14
AHEAD: Final = 15
RUFFED: Final = 16
TURN: Final = 17
STAGE: Final = 18
DEALER: Final = 19
NUMBER: Final = 20
SCORES: Final = 21
TRICKS: Final = 25
POINTS: Final = 29
WINNER: Final = 33  # of the last trick
BEFORE: Final = 34  # of the trick before
CONTRACT: Final = 35  # -1 until it is known
CHANCE: Final = 36
VOIDS: Final = 37  # a bit for each seat and suit
LAID: Final = 38  # cards played in the deal
TURNED: Final = 39  # -1 for none
FACE_UP: Final = 40  # by seat, -1 where there is none
MAY_CARDS: Final = 44
MAY_CALLS: Final = 45  # by the index of a call in the game's own list
MATCH: Final = 46  # the number of the match at this table, from 0
VOID: Final = 47
TALK: Final = 48
SCORED: Final = 63  # scored deals of the match; the words of calls end before
WORDS: Final = 64  #: words of a table
MARKS: Final = 4 * 52

TALKING, PLAYING, DONE = range(3)
NO_TALK, BIDS, ANNOUNCEMENTS, NAMING, AUCTION = range(5)  #: the kinds of calls

# The rules: one row of words, followed by those of the calls.
KIND: Final = 0
PACK: Final = 1  # cards in the pack
CALLS: Final = 2  # the number of the game's first call among all actions
SIDES: Final = 3  # 1 if sides are scored
DEALS: Final = 4  # deals in a match, 0 if its scores end it
TARGET: Final = 5
FLOOR: Final = 6  # the least score of a winner's partner
DEALER_LEADS: Final = 7
SHOW_FIRST: Final = 8  # 1 if each seat's first card is dealt face up
TURN_UP: Final = 9  # 1 if the dealer's last card is turned up
MAX_DEALS: Final = 10
RESULT: Final = 11  # 1 if the reward is the result, 0 if it is the points of deals
CALL_COUNT: Final = 12
OF_TALK: Final = 13
PARTNERS: Final = 40  # 1 if opposite seats are partners
FIXED_DEALS: Final = 41  # scored deals after which the match ends, 0 if its scores or the game end it
RULES: Final = 42  #: words of the rules

# The words of calls, and of their rules.
BIDS_SAID: Final = 4  # after the four bids by seat, 0 for none
SCALE: Final = OF_TALK  # twelve worths below 30 points, twelve from 30 on

DONE_SAID: Final = 4  # after the cliques announced by seat, a bit for each
COUNTING: Final = OF_TALK  # 0 all cliques, 1 the best alone, 2 those of the side that has it
CLIQUES_FIRST: Final = OF_TALK + 1
BEFORE_LEAD: Final = OF_TALK + 2
JACK, QUEEN, KING = 2, 1, 0

NAMED: Final = 4  # after what each seat called (-1 nothing, 0 good, 3, 4): the rank named, -1 nothing, 3 good
SAID_BEST: Final = 9
MAY_TELL: Final = OF_TALK

# A contract: the terms of `playout`, then the cards after which the deal may end early (0: never).
EARLY: Final = 20
TERMS: Final = 21

# An observation, by the first of its numbers. Seats are counted from the observer.
ACTIONS: Final = 130
ALL_CALLS: Final = 78
OWN: Final = 0
BY_SEAT: Final = 52
ON_TABLE: Final = 260
SHOWN: Final = 312
WORTH: Final = 364
SHOWN_VOIDS: Final = 416
SAID: Final = 432
STAGES: Final = 744
SEAT_DEALER: Final = 746
SEAT_LEADER: Final = 750
PLACE: Final = 754
DEAL: Final = 755
SCORES_NOW: Final = 756
TRICKS_NOW: Final = 760
POINTS_NOW: Final = 764
TRUMPS: Final = 768  # S, H, D, C, none
EACH_TRICK: Final = 773
LAST_COUNT: Final = 774
LAST_POINTS: Final = 775
HELD: Final = 776
STEP: Final = 780  # of an auction
BUYER: Final = 791
PRICE: Final = 795  # the rung asked, threatened or paid, from 1; 0 for none
BIDS_MADE: Final = 796
NUMBERS: Final = 797  #: numbers of an observation
