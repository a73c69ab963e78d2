# Barbu: every sentence that the program needs for it.

game-barbu = Barbu
    .origin = A French game of the twentieth century, played here without its layout.
    .aim = Take no tricks, no hearts, no queens, no king of hearts; and then, with trumps, all you can.
    .length = Twenty-four short deals, an hour and a half.

option-barbu-salad = Salad
    .text = Do four more deals follow in which everything costs?
value-barbu-salad-off = No
    .text = no, the match ends with trumps
value-barbu-salad-on = Yes
    .text = yes, everything that costs at once
option-barbu-heart_lead = Leading hearts
    .text = May a heart be led in the deals about hearts?
value-barbu-heart_lead-restricted = Only without another suit
    .text = only from a hand that has nothing else
value-barbu-heart_lead-free = Always
    .text = always

preset-barbu-classic = Classic
    .text = Six aims, each with every dealer.
preset-barbu-salad = With salad
    .text = Four more deals in which everything costs.

aim-barbu-trumps = trumps, named by the dealer
aim-barbu-salad = salad: everything costs

reason-barbu-name-trump = name the trump suit before you play: { $words }
reason-barbu-no-calls = there is nothing to call now: play a card

moment-barbu-name-note = Name the suit in which you want to be strong, and lead.
