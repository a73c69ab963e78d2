# A hint: what a careful player would do here, and why. A whole sentence, to stand by itself beside the card or the word.

advice-forced = You have no choice here.

## Cards in deals that pay

advice-give-partner = Your partner is winning this trick: give it { $card }.
advice-partner-wins = Your partner is winning this trick: keep your better cards.
advice-ruff = You have no { $suit }: ruff with { $card }.
advice-win-last = You play last: { $card } is enough to take the trick.
advice-win-sure = { $card } almost certainly takes this trick.
advice-win-try = { $card } is winning so far, and has a fair chance of staying ahead.
advice-cannot-win = You cannot win this trick: give up as little as you can.
advice-hold-back = This trick is not worth a better card: play { $card } and wait.
advice-lead-trumps = You are strong in trumps: draw them with { $card } before your winners are ruffed.
advice-lead-partner-ruffs = Your partner has run out of { $suit } and can ruff: lead { $card }.
advice-lead-master = { $card } should not be beaten: take the trick now.
advice-lead-single = This is your only card in { $suit }: once it is gone, you can ruff the suit.
advice-lead-long = Your long suit is { $suit }: lead it early, and its small cards win at the end.
advice-lead-low = Lead { $card }: it gives little away and keeps your strong cards together.

## Cards in deals that cost

advice-late-high = Only the last tricks cost: play { $card } now, while it can take a trick at no cost.
advice-shed-cost = You have no { $suit }: give { $card } to { $seat }, who is winning the trick.
advice-shed = You have no { $suit }: throw { $card }, the most dangerous card to keep.
advice-give-cost = { $card } stays below the winning card: let { $seat } take it.
advice-duck = { $card } is the card to lose with: it stays below the winning card.
advice-take-free = You play last and the trick costs nothing: get rid of { $card }.
advice-take-high = You play last and take the trick: do it with { $card } and keep your low cards.
advice-take-must = Every card you may play beats the trick: { $card } is the one to part with.
advice-take-chance = Somebody after you will probably beat { $card }, and you will be rid of it.
advice-lead-exit = Lead { $card }: the others will very likely have to beat it.
advice-lead-cheap = Lead { $card } now, while the trick is likely to be cheap.
advice-lead-least = No lead is safe here: { $card } is the least dangerous.

## 400

advice-bid-tricks = Your hand is good for about { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
}: { $bid } should be made in { $percent } of 100 deals.
advice-bid-more = { $bid } is bold with about { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
} in hand, but its value makes it right: it should be made in { $percent } of 100 deals.
advice-bid-least = Your hand promises about { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
}: bid no more than you must.
advice-bid-void = With about { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
}, { $bid } keeps the bids too low, so the deal is void: that suits you.

## Cliques

advice-clique-told = Announce your { $clique }: { $points } points if it counts.
advice-clique-done = You have nothing more to announce.
advice-clique-good = Another clique is higher: say so and play on.

## Calls of a game that careful knows nothing of

advice-call-least = Nothing in this hand supports a higher call.
advice-call-own = The rule of thumb of this game proposes this call.

## King

advice-declare-trump = With { $suit } as trumps you should make about { $points } points.
advice-declare-no-trump = Without trumps your high cards should bring you about { $points } points.
advice-declare-negative = Your hand is low: a negative deal should leave you about { $points } points.
advice-king-auction = Open the auction: you may still refuse, and somebody may pay more than the { $points } points you can make yourself.
advice-bid-rung = At { $rung } you would still keep about { $points } points, more than if somebody else named the deal.
advice-king-pass = Naming the deal is not worth a higher price to you.
advice-sell = Sell: that brings you about { $points } points; playing the deal yourself, about { $own }.
advice-king-refuse = Refuse: the deal is worth about { $points } points to you, more than the price.
advice-ask-more = Ask for { $rung }: a no costs you nothing, a yes brings you about { $points } points.
advice-ultimatum = Make an ultimatum at { $rung }: a yes brings you about { $points } points, and the fallback suits your hand.
advice-king-split = Split: your hand would hardly bring you more.
advice-answer-yes = Say yes: even at { $rung } you keep about { $points } points.
advice-answer-no = Say no: at { $rung } you would be left with about { $points } points.

## By trying the deals that fit (strong)

advice-sampled-equal = All your cards give the same result here: play { $card }.
advice-sampled-near = On average, { $card } and { $instead } give about the same result here.
advice-sampled-gain = { $deals ->
    [1] In the only deal that fits what you have seen
   *[other] In { $deals } deals that fit what you have seen
}, { $card } brings you { $tenths ->
    [one] { $tenths } point
   *[other] { $tenths } points
} more on average than { $instead }.
advice-sampled-gain-match = { $deals ->
    [1] In the only deal that fits what you have seen
   *[other] In { $deals } deals that fit what you have seen
}, { $card } is worth { $tenths ->
    [one] { $tenths } point
   *[other] { $tenths } points
} more to you than { $instead } for winning the match.
advice-sampled-danger = In { $percent ->
    [100] all the deals tried
   *[other] { $percent } of 100 deals
} that fit what you have seen, { $danger } is with { $seat } or { $other }, who play after you: play { $card }.
advice-sampled-danger-one = In { $percent ->
    [100] all the deals tried
   *[other] { $percent } of 100 deals
} that fit what you have seen, { $danger } is with { $seat }, who plays after you: play { $card }.
advice-sampled-above = In { $percent ->
    [100] all the deals tried
   *[other] { $percent } of 100 deals
} that fit what you have seen, somebody after you has to beat { $card }.
advice-sampled-holds = In { $percent ->
    [100] all the deals tried
   *[other] { $percent } of 100 deals
} that fit what you have seen, nobody after you can beat { $card }.
advice-sampled-partner = Your partner is winning with { $ahead }: in { $percent ->
    [100] all the deals tried
   *[other] { $percent } of 100 deals
} that fit what you have seen, no opponent after you can beat it. Play { $card }.
advice-sampled-bid = { $bid } is the most promising bid. In the deals that fit your hand and the bids, void ones left out, it should be made { $percent } times in 100.
advice-sampled-bid-higher = { $bid } would be made only { $percent } times in 100.
advice-sampled-word = In { $deals } deals that fit what you have seen and heard, { $word } leaves you about { $points } points on average, { $second } about { $less }.
advice-sampled-word-match = In { $deals } deals that fit what you have seen and heard, { $word } wins you the match about { $percent } times in 100, { $second } { $less }.
advice-sampled-clique = Announce your { $clique }: in { $percent ->
    [100] all the deals tried
   *[other] { $percent } of 100 deals
} that fit what you have seen, no opponent holds a higher clique.
