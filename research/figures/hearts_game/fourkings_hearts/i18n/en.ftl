# Hearts: every sentence that the program needs for it.

game-hearts = Hearts
    .origin = A game of the nineteenth century, here without passing cards and without shooting the moon.
    .aim = Take no heart, least of all the queen of spades.
    .length = Eight deals, half an hour.

option-hearts-deals = Deals
    .text = How many deals is a match?
value-hearts-deals-n = { $n } deals
    .text = { $n } deals

preset-hearts-classic = Classic
    .text = Eight deals.
