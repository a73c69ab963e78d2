# Trix: every sentence that the program needs for it.

game-trix = Trix
    .origin = A game of the Levant in kingdoms, played here without its layout.
    .aim = Take no king of hearts, no queens, no diamonds and no tricks.
    .length = Sixteen short deals, an hour.

option-trix-complex = Complex
    .text = Does everything cost at once?
value-trix-complex-off = No
    .text = no, one aim after the other
value-trix-complex-on = Yes
    .text = yes, in each of four deals

preset-trix-classic = Classic
    .text = Four aims, each with every king.
preset-trix-complex = Complex
    .text = Four deals in which everything costs.

aim-trix-diamonds = no diamonds
aim-trix-complex = everything costs
