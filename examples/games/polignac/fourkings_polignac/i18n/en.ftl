# Polignac: every sentence that the program needs for it.

game-polignac = Polignac
    .origin = A French parlour game of the nineteenth century, also called Quatre-Valets.
    .aim = Take no jack, least of all the jack of spades.
    .length = Eight deals, a quarter of an hour.

option-polignac-capot = Capot
    .text = May somebody call that they will take every trick?
value-polignac-capot-on = Yes
    .text = yes, before the first lead
value-polignac-capot-off = No
    .text = no, every deal is about the jacks
option-polignac-deals = Deals
    .text = How many deals is a match?
value-polignac-deals-n = { $n } deals
    .text = { $n } deals

preset-polignac-classic = Classic
    .text = Eight deals, with capot.
preset-polignac-short = Short
    .text = Four deals about the jacks alone.

action-capot = Capot
    .says = { $who } calls capot
    .verb = call capot

reason-polignac-call-first = before the first card everybody says whether they call capot: { $words }
reason-polignac-calls-over = the calls are over: play a card

moment-polignac-capot = { $seat } must take every trick: { $each } for each of the others, else for { $seat }
moment-polignac-capot-note = Capot: you must take every trick. Each of the others { $each }, or you if you fail.

line-polignac-capot-made = { $seat } took every trick: { $each } for each of the others
line-polignac-capot-lost = { $seat } called capot and lost a trick: { $each }
