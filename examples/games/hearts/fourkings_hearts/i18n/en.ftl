# Hearts: every sentence that the program needs for it.

game-hearts = Hearts
    .origin = A game of the nineteenth century, with passing and with shooting the moon.
    .aim = Take no heart, least of all the queen of spades.
    .length = Eight deals, half an hour.

option-hearts-passing = Passing
    .text = Which way are three cards passed before play?
value-hearts-passing-cycle = In turn
    .text = left, right, across, and none in the fourth deal
value-hearts-passing-left = Left
    .text = always to the left
value-hearts-passing-off = None
    .text = no cards are passed
option-hearts-moon = The moon
    .text = Does a player who takes everything that costs shoot the moon?
value-hearts-moon-on = Yes
    .text = yes, the others lose all the points
value-hearts-moon-off = No
    .text = no, that player loses them
option-hearts-deals = Deals
    .text = How many deals is a match?
value-hearts-deals-n = { $n } deals
    .text = { $n } deals

preset-hearts-classic = Classic
    .text = Eight deals.
preset-hearts-short = Short
    .text = Four deals, one of each kind of passing.

action-given = A card
    .says = { $who } passes a card
    .verb = pass a card
action-give = Pass { $value }
    .says = { $who } passes { $value }
    .verb = pass { $value }

reason-hearts-pass-first = before the first card, everybody passes three cards
reason-hearts-passed = you pass { $card } already
reason-hearts-passing-over = cards are passed before play only

moment-hearts-to-1 = Three cards go to the next player
moment-hearts-to-2 = Three cards go across
moment-hearts-to-3 = Three cards go to the previous player
moment-hearts-left = { $many ->
    [one] One card is left to pass
   *[other] { $many } cards are left to pass
}

line-hearts-moon = { $seat } took everything that costs: the others lose it
