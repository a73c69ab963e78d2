# What happened, one line each, no full stop.

event-seated-joined = { $names } play in this order; { $dealer } drew { $card } and deals first
event-seated-drawn = { $names } sit in this order, as drawn; { $dealer } drew { $card } and deals first
event-seated-kings = The kings pair { $us } against { $them }; { $dealer } drew { $card } and deals first
event-dealt = Deal { $number }: { $dealer } deals
    .yours = Deal { $number }: you deal
event-dealt-aim = Deal { $number }, { $aim }: { $dealer } deals
    .yours = Deal { $number }, { $aim }: you deal
event-dealt-turned = Deal { $number }: { $dealer } deals and turns up { $card }, so { $suit } are trump
    .yours = Deal { $number }: you deal and turn up { $card }, so { $suit } are trump
event-dealt-face-up = Deal { $number }: { $dealer } deals, and these cards are face up: { $cards }
    .yours = Deal { $number }: you deal, and these cards are face up: { $cards }
event-taken = { $who } takes the trick with { $card }
    .yours = you take the trick with { $card }
event-scored = Deal { $number }, scores: { $scores }
event-scored-void = Deal { $number } is void because the bids were too low: nobody scores, and the next player deals
event-ended = { $count ->
    [1] { $winners } wins the match: { $scores }
   *[other] { $winners } win the match: { $scores }
}
# Other languages have forms by who wins.
event-ended-shared = { $count ->
   *[other] { $winners } share the win: { $scores }
}

score-change = { $who } { $points }, now { $total }
score-total = { $who } { $total }
shown-card = { $who } { $card }
score-list = { $first }; { $next }
