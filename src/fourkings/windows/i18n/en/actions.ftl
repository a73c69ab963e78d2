# What can be done at a table. The value is a button's label, .says what the others see and hear, .verb what one may do
# ("sell, refuse or ask for more").

action-card = { $card }
    .says = { $who } plays { $card }
    .verb = play a card

action-clique = Announce { $clique }
    .says = { $who } announces { $clique }
    .verb = announce a clique
action-done = "That is all"
    .says = { $who } says "that is all"
    .verb = say "that is all"
action-count = Say "{ $count }"
    .says = { $who } says "{ $count }"
    .verb = say a number
action-rank = Name the { $court }
    .says = { $who } names { $court }
    .verb = name a rank
action-good = "Good"
    .says = { $who } says "good"
    .verb = say "good"

action-bid = { $bid }
    .says = { $who } bids { $bid }
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
    .verb = name the deal
action-auction = Open the auction
    .says = { $who } opens the auction
    .verb = open the auction
action-rung = { $rung } ({ $price } points)
    .says = { $who } bids { $rung }, { $price } points
    .verb = bid
action-pass = Pass
    .says = { $who } passes
    .verb = pass
action-sell = Sell
    .says = { $who } sells
    .verb = sell
action-refuse = Refuse
    .says = { $who } refuses to sell
    .verb = refuse to sell
action-ask = Ask for { $rung } ({ $price } points)
    .says = { $who } asks for { $rung }, { $price } points
    .verb = ask for more
action-ultimatum = { $fallback ->
    [negative] { $rung } ({ $price } points), or I play negative
   *[positive] { $rung } ({ $price } points), or I play positive
}
    .says = { $fallback ->
    [negative] { $who } makes an ultimatum: { $rung }, { $price } points, or a negative deal
   *[positive] { $who } makes an ultimatum: { $rung }, { $price } points, or the dealer plays a positive deal
}
    .verb = make an ultimatum
action-split = Split
    .says = { $who } splits the deal
    .verb = split the deal
action-yes = Yes
    .says = { $who } says yes
    .verb = yes
action-no = No
    .says = { $who } says no
    .verb = no
