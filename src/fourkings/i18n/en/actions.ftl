# What can be done at a table. The value is a button's label, .says what the others see and hear, .verb what a player may do
# ("sell, refuse or ask for more").
# .yours is the same for the player who did it.

action-card = { $card }
    .says = { $who } plays { $card }
    .yours = you play { $card }
    .verb = play a card

action-clique = Announce { $clique }
    .says = { $who } announces { $clique }
    .yours = you announce { $clique }
    .verb = announce a clique
action-done = "That is all"
    .says = { $who } says "that is all"
    .yours = you say "that is all"
    .verb = say "that is all"
action-count = Say "{ $count }"
    .says = { $who } says "{ $count }"
    .yours = you say "{ $count }"
    .verb = say a number
action-rank = Name the { $court }
    .says = { $who } names { $court }
    .yours = you name { $court }
    .verb = name a rank
action-good = "Good"
    .says = { $who } says "good"
    .yours = you say "good"
    .verb = say "good"

action-bid = { $bid }
    .says = { $who } bids { $bid }
    .yours = you bid { $bid }
    .verb = bid

declaration-S = spades
declaration-H = hearts
declaration-D = diamonds
declaration-C = clubs
declaration-NT = no trump
declaration-negative = negative

action-declare = { $code ->
    [NT] No trump
    [negative] Negative
   *[other] Trump { $declaration }
}
    .says = { $code ->
    [NT] { $who } declares no trump
    [negative] { $who } declares a negative deal
   *[other] { $who } declares { $declaration } trump
}
    .yours = { $code ->
    [NT] you declare no trump
    [negative] you declare a negative deal
   *[other] you declare { $declaration } trump
}
    .verb = name the deal
action-auction = Open the auction
    .says = { $who } opens the auction
    .yours = you open the auction
    .verb = open the auction
action-rung = { $rung } ({ $price } points)
    .says = { $who } bids { $rung }, { $price } points
    .yours = you bid { $rung }, { $price } points
    .verb = bid
action-pass = Pass
    .says = { $who } passes
    .yours = you pass
    .verb = pass
action-sell = Sell
    .says = { $who } sells
    .yours = you sell
    .verb = sell
action-refuse = Refuse
    .says = { $who } refuses to sell
    .yours = you refuse to sell
    .verb = refuse to sell
action-ask = Ask for { $rung } ({ $price } points)
    .says = { $who } asks for { $rung }, { $price } points
    .yours = you ask for { $rung }, { $price } points
    .verb = ask for more
action-ultimatum = { $fallback ->
    [negative] { $rung } ({ $price } points), or I play negative
   *[positive] { $rung } ({ $price } points), or I play positive
}
    .says = { $fallback ->
    [negative] { $who } makes an ultimatum: { $rung } ({ $price } points), or a negative deal
   *[positive] { $who } makes an ultimatum: { $rung } ({ $price } points), or the dealer plays a positive deal
}
    .yours = { $fallback ->
    [negative] you make an ultimatum: { $rung } ({ $price } points), or a negative deal
   *[positive] you make an ultimatum: { $rung } ({ $price } points), or the dealer plays a positive deal
}
    .verb = make an ultimatum
action-split = Split
    .says = { $who } splits the deal
    .yours = you split the deal
    .verb = split the deal
action-yes = Yes
    .says = { $who } says yes
    .yours = you say yes
    .verb = yes
action-no = No
    .says = { $who } says no
    .yours = you say no
    .verb = no
