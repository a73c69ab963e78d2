# Tarneeb: every sentence that the program needs for it.

game-tarneeb = Tarneeb
    .origin = A game of the Levant for partners, named for the Arabic word for trump.
    .aim = Bid for the right to name trumps, and take the tricks that you promised.
    .length = To 31 points, half an hour.

option-tarneeb-made = A bid that is made
    .text = What does a side score for a bid that it made?
value-tarneeb-made-tricks = The tricks
    .text = every trick that it took
value-tarneeb-made-bid = The bid
    .text = the number that it bid
option-tarneeb-target = Target
    .text = How many points win the match?
value-tarneeb-target-n = { $n } points
    .text = { $n } points
option-tarneeb-deals = Deals
    .text = Does the match end after a fixed number of deals?
value-tarneeb-deals-off = No
    .text = no, the score ends it
value-tarneeb-deals-n = { $n } deals
    .text = after { $n } deals

preset-tarneeb-classic = Classic
    .text = To 31 points.
preset-tarneeb-long = Long
    .text = To 61 points.

reason-tarneeb-bid-first = the bids are not over: bid { $least } or more, or pass
reason-tarneeb-name-trump = you have won the bidding: name the trump suit, { $words }
reason-tarneeb-calls-over = the bids are over: play a card

moment-tarneeb-open = the highest bidder names the trumps and must take the tricks they bid
moment-tarneeb-bid = { $seat } has bid { $bid }: made, every trick of the side counts; otherwise the side loses { $bid }

line-tarneeb-made = { $seat } bid { $bid }, and the side took { $won }: made
line-tarneeb-lost = { $seat } bid { $bid }, and the side took { $won }: lost
