# Likha: every sentence that the program needs for it.

game-likha = Likha
    .origin = Hearts as the Lebanese play it, in partnership; here without passing.
    .aim = Take no hearts, no queen of spades and no ten of diamonds.
    .length = Until a player has lost 101 points, half an hour.

option-likha-must_throw = Throwing a likha
    .text = Must you throw the queen of spades or the ten of diamonds when you cannot follow?
value-likha-must_throw-on = Yes
    .text = yes, at the first chance
value-likha-must_throw-off = No
    .text = no, any card will do
option-likha-target = Target
    .text = How many lost points end the match?
value-likha-target-n = { $n } points
    .text = { $n } points
option-likha-deals = Deals
    .text = Does the match end after a fixed number of deals?
value-likha-deals-off = No
    .text = no, the score ends it
value-likha-deals-n = { $n } deals
    .text = after { $n } deals

preset-likha-classic = Classic
    .text = To 101 lost points.
preset-likha-short = Short
    .text = To 51 lost points.
