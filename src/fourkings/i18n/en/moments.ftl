# A moment of a deal, for somebody who does not know the game. What the deal costs or pays stands behind its title ("No
# queens: −50 a queen") or another of these, so it begins small and ends without a stop; a note is a sentence of its own.

moment-trick = { $each } a trick
moment-cards = { $what ->
    [S] { $each } a spade
    [H] { $each } a heart
    [D] { $each } a diamond
    [C] { $each } a club
    [K] { $each } a king
    [Q] { $each } a queen
    [J] { $each } a jack
    [KJ] { $each } a king or jack
   *[other] { $cards }: { $each } each
}
moment-card = { $each } for { $card }
moment-whole = { $each }
moment-each = { $each } each
moment-last-tricks = { $many ->
    [1] { $each } for the last trick
   *[other] { $each } for each of the last { $many } tricks
}
moment-cliques = 3 or 4 alike in hand (clique) { $least } to { $most }
moment-bids = a bid made wins its points; a failed bid loses them
moment-bid-own = your bid { $bid }: { $each } for { $bid } tricks or more, otherwise { $lost }
moment-open = { $each } a trick; or negative: { $start } each, { $lost } a trick
moment-start = { $each } each
moment-taken-over = { $tricks ->
    [1] { $buyer } takes over a trick of { $dealer }
   *[other] { $buyer } takes over { $tricks } tricks of { $dealer }
}
    .yours = { $tricks ->
        [1] you take over a trick of { $dealer }
       *[other] you take over { $tricks } tricks of { $dealer }
    }
    .mine = { $tricks ->
        [1] { $buyer } takes over a trick of yours
       *[other] { $buyer } takes over { $tricks } tricks of yours
    }

## What comes of a call

moment-note-clique = { $clique }: { $each }.
moment-note-cliques-all = Every announced clique counts.
moment-note-cliques-best_only = Only the highest clique at the table counts.
moment-note-cliques-best_team = Only the side with the highest clique counts its cliques.
moment-note-open = Name the deal and nothing is paid, or let the others bid: you may refuse every bid.
moment-note-plus = +: you pay the dealer these points and name the deal.
moment-note-minus = −: a negative deal, in which you take over that number of the dealer's tricks.
moment-note-minus-paid = −: a negative deal, and you pay the dealer these points.
moment-note-any-rung = You pay the dealer these points and name the deal.
moment-note-equal = Equal bids: the lower number stands.
moment-note-nobody = Nobody has bid: name the deal, and nothing is paid.
moment-note-sell = Sell: { $seat } names the deal and pays you { $price }.
moment-note-sell-any = Sell: { $seat } names the deal and pays you { $price }, or if it is negative takes over { $tricks ->
    [1] a trick
   *[other] { $tricks } tricks
} of yours.
moment-note-sell-negative = Sell: the deal is negative, and { $seat } pays you { $price }.
moment-note-sell-takes-over = Sell: the deal is negative, and { $seat } takes over { $tricks ->
    [1] a trick
   *[other] { $tricks } tricks
} of yours.
moment-note-refuse = Refuse: you name the deal, and nothing is paid.
moment-note-must-sell = You may not refuse this bid.
moment-note-split = Split: { $own } for you, { $others } for each of the others, and nobody plays.
moment-note-keep = You name the deal, and nothing is paid.
moment-note-yes = Yes: you pay { $seat } { $price } and name the deal.
moment-note-yes-any = Yes: you name the deal and pay { $seat } { $price }, or if it is negative take over { $tricks ->
    [1] a trick
   *[other] { $tricks } tricks
}.
moment-note-yes-negative = Yes: the deal is negative, and you pay { $seat } { $price }.
moment-note-yes-takes-over = Yes: the deal is negative, and you take over { $tricks ->
    [1] a trick
   *[other] { $tricks } tricks
} of { $seat }.
moment-note-no-asked = No: the dealer sells to you at { $rung } or keeps the deal.
moment-note-no-must-sell = No: the dealer sells to you at { $rung }.
moment-note-no-next-negative = No: { $seat } is asked; if all refuse, the deal is negative.
moment-note-no-next-positive = No: { $seat } is asked; if all refuse, the dealer plays a positive deal.
moment-note-no-negative = No: the deal is negative, and nothing is paid.
moment-note-no-positive = No: the dealer plays a positive deal, and nothing is paid.
moment-note-bought = You pay { $seat } { $price }.
moment-note-bought-any = You pay { $seat } { $price }; or name it negative and take over { $tricks ->
    [1] a trick
   *[other] { $tricks } tricks
}.
