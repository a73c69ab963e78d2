# The coach: why a card or a call is better than another. Whole sentences: first perhaps a fact, then what it leads to and
# the better card. “You” is the player who chooses. No figures but points, tricks and cards.

coach-often = { $often ->
    [usually] usually
    [often] often
   *[sometimes] sometimes
}

coach-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Facts that are certain

coach-unbeatable = { $mine ->
    [1] The opponents can't beat your partner's { $prize }.
   *[0] { $seat }'s { $prize } can't be beaten.
}
coach-cannot-win = You can't win this trick.
coach-sure-winner = { $how ->
    [only] You play last, and only { $better } wins.
    [enough] You play last, and { $better } is enough.
    [last] You play last, and { $better } wins.
   *[any] Nobody can beat { $better }.
}
coach-stays-below = { $better } can't win this trick.
coach-highest = { $prize } is the highest card left in { $suit }.
coach-holds = { $seat } must hold { $prize }.
coach-only-card = { $better } is your only card in { $suit }.
coach-trumps-out = { $count ->
    [0] Nobody else has a trump.
    [one] One trump is still out.
   *[other] { $count } trumps are still out.
}
coach-need = { $how ->
    [me] You still need { $tricks ->
        [one] one trick.
       *[other] { $tricks } tricks.
    }
    [partner] Your partner still needs { $tricks ->
        [one] one trick.
       *[other] { $tricks } tricks.
    }
   *[foe] { $seat } still needs { $tricks ->
        [one] one trick to make the bid.
       *[other] { $tricks } tricks to make the bid.
    }
}

## Tricks that you want

coach-ruff = { $often ->
    [sure] Trump with { $better } and win this trick.
    [may] Trump with { $better }: it may win this trick.
   *[other] Trump with { $better }: it { coach-often } wins this trick.
}
coach-lead-winner = { $often ->
    [sure] Lead { $better } and win the trick.
    [may] Lead { $better }: it is likelier to win than { $card }.
   *[other] Lead { $better }: it { coach-often } wins the trick.
}
coach-win-now = { $often ->
    [sure] Win this trick: play { $better }, not { $card }.
    [may] { $better } can win this trick: play it, not { $card }.
   *[other] { $better } { coach-often } wins this trick: play it, not { $card }.
}
coach-safer = { $often ->
    [sure] { $card } may be beaten, but nobody can beat { $better }.
    [may] { $card } may be beaten: { $better } is likelier to win this trick.
   *[other] { $card } may be beaten: { $better } { coach-often } wins this trick.
}
coach-overtakes-partner = Leave this trick to your partner: play { $better }, not { $card }.
coach-cheaper = { $often ->
    [may] { $better } is enough here: { $card } can win another trick later.
   *[other] { $better } is enough here: { $card } { coach-often } wins another trick later.
}
coach-keep-winner = { $how ->
    [trump] { $often ->
        [may] Keep your trump { $card }: it can win a trick later. Play { $better }.
       *[other] Keep your trump { $card }: it { coach-often } wins a trick later. Play { $better }.
    }
    [throw] { $often ->
        [may] Don't throw { $card }: it can win a trick later. Throw { $better }.
       *[other] Don't throw { $card }: it { coach-often } wins a trick later. Throw { $better }.
    }
    [lead] { $often ->
        [may] Don't lead { $card }: it can win a trick later. Lead { $better }.
       *[other] Don't lead { $card }: it { coach-often } wins a trick later. Lead { $better }.
    }
   *[follow] { $often ->
        [may] Keep { $card }: it can win a trick later. Play { $better }.
       *[other] Keep { $card }: it { coach-often } wins a trick later. Play { $better }.
    }
}
coach-save-winner = { $often ->
    [may] { $card } can't win this trick but may win a later one: play { $better }.
   *[other] { $card } can't win this trick but { coach-often } wins a later one: play { $better }.
}
coach-keep = { $how ->
    [ruff] Trump with { $better } and keep { $card }, which can win a trick later.
    [guard] Keep { $card }: it protects { $prize }. Play { $better }.
    [catch] Keep { $card }: it can catch { $prize }. Play { $better }.
    [catch-suit] Keep { $card } to catch the { $suit } that count. Play { $better }.
    [entry] Keep { $card } to win the lead for your other cards. Play { $better }.
    [below] Keep { $card } beside { $prize }: it lets you stay below. Play { $better }.
    [anyway] You win this trick in any case: take it with { $better } and keep { $card } to lose a later one.
    [free] This trick costs nothing: get rid of { $better } now and keep { $card }.
    [run-out] Don't lead { $card }: the others run out of { $suit } sooner and may trump { $prize }. Lead { $better }.
    [high-last] Get rid of { $better } now: high cards win the last tricks.
    [end] Keep { $card } for the end: low cards lose the last tricks. Play { $better }.
    [shed] Get rid of { $better } now that it loses, and keep { $card } to give up the lead later.
   *[low] Keep { $card } to give up the lead later. Play { $better }.
}
coach-ruff-later = Play { $better }, your only card in { $suit }: then you can trump { $suit } later.
coach-draw-trumps = { $how ->
    [for] Lead { $better }: the fewer trumps are out, the safer { $prize } is.
   *[all] Lead { $better } to draw trumps: then your other cards are safer.
}
coach-shorten = Play { $better }: once your { $suit } are gone, you can trump them.
coach-costs-trick = Play { $better }: then { $prize } is likelier to win a trick.
coach-partner-ruffs = Your partner has no { $suit } left: lead { $better } for a ruff.
coach-swap = { $costs ->
    [1] { $card } would take this trick, and { $better } may take another later: play { $better } now.
   *[0] Win with { $better } now, and { $card } can win another trick later.
}
coach-more-tricks = { $how ->
    [partner] Your partner wins more tricks after { $better } than after { $card }.
    [suit] { $costs ->
        [1] After { $card }, your { $suit } win more tricks that cost you: play { $better }.
       *[0] Your { $suit } win more tricks after { $better } than after { $card }.
    }
    [others] { $costs ->
        [1] After { $card }, your other cards win more tricks that cost you: play { $better }.
       *[0] Your other cards win more tricks after { $better } than after { $card }.
    }
   *[side] You and your partner win more tricks after { $better } than after { $card }.
}

## Tricks that cost

coach-wins-costly = { $falls ->
    [1] { $often ->
        [sure] { $card } wins this trick, and costly cards may fall in it: play { $better }.
        [may] { $card } may win this trick, and costly cards may fall in it: play { $better }.
       *[other] { $card } { coach-often } wins this trick, and costly cards may fall in it: play { $better }.
    }
   *[0] { $often ->
        [sure] { $card } wins this trick, which costs you: play { $better }.
        [may] { $card } may win this trick, which costs you: play { $better }.
       *[other] { $card } { coach-often } wins this trick, which costs you: play { $better }.
    }
}
coach-brings-set = { $often ->
    [sure] { $card } wins this trick and all the { $suit } that fall in it: play { $better }.
    [may] { $card } may win this trick and the { $suit } that fall in it: play { $better }.
   *[other] { $card } { coach-often } wins this trick and the { $suit } that fall in it: play { $better }.
}
coach-rid-of-winner = { $often ->
    [may] Get rid of { $better } now: later it may win a trick that costs you.
   *[other] Get rid of { $better } now: later it { coach-often } wins a trick that costs you.
}
coach-endangers = { $often ->
    [may] After { $card }, { $prize } may win a trick that costs you: play { $better }.
   *[other] After { $card }, { $prize } { coach-often } wins a trick that costs you: play { $better }.
}

## Cards that count

coach-wins-pot = { $saves ->
    [1] { $often ->
        [sure] Win this trick with { $better } for { coach-points }, and keep { $card } safe.
        [may] { $better } can win this trick for { coach-points }, and you keep { $card } safe.
       *[other] { $better } { coach-often } wins this trick for { coach-points }, and you keep { $card } safe.
    }
   *[0] { $often ->
        [sure] Win this trick for { coach-points }: play { $better }, not { $card }.
        [may] { $better } can win this trick for { coach-points }: play it, not { $card }.
       *[other] { $better } { coach-often } wins this trick for { coach-points }: play it, not { $card }.
    }
}
coach-gives = { $later ->
    [1] { $card } gives away { coach-points } that you could win later: play { $better }.
   *[0] { $card } gives away { coach-points }: play { $better }.
}
coach-falls = { $lead ->
    [1] { $often ->
        [may] Don't lead { $card }: its { coach-points } may fall to the opponents. Lead { $better }.
       *[other] Don't lead { $card }: its { coach-points } { coach-often } fall to the opponents. Lead { $better }.
    }
   *[0] { $often ->
        [may] { $card } and its { coach-points } may fall to the opponents: play { $better }.
       *[other] { $card } and its { coach-points } { coach-often } fall to the opponents: play { $better }.
    }
}
coach-feed = { $often ->
    [sure] Add { $better } and its { coach-points } to this trick.
    [may] Your partner may win this trick: add { $better } and its { coach-points }.
   *[other] Your partner { coach-often } wins this trick: add { $better } and its { coach-points }.
}
coach-cash = { $trumped ->
    [1] { $often ->
        [may] Play { $better } now: later somebody may trump it and win its { coach-points }.
       *[other] Play { $better } now: later somebody { coach-often } trumps it and wins its { coach-points }.
    }
   *[0] { $often ->
        [may] Play { $better } now: later its { coach-points } may fall to the opponents.
       *[other] Play { $better } now: later its { coach-points } { coach-often } fall to the opponents.
    }
}
coach-costs-card = { $often ->
    [may] After { $card }, { $prize } may fall to the opponents: play { $better }.
   *[other] After { $card }, { $prize } { coach-often } falls to the opponents: play { $better }.
}
coach-catches = { $lead ->
    [1] { $often ->
        [may] Lead { $better }: it may catch { $prize }, worth { coach-points }.
       *[other] Lead { $better }: your side { coach-often } catches { $prize }, worth { coach-points }.
    }
   *[0] { $often ->
        [may] After { $better }, your side may win { $prize }, worth { coach-points }.
       *[other] After { $better }, your side { coach-often } wins { $prize }, worth { coach-points }.
    }
}
coach-likelier = { $costs ->
    [1] After { $card } you are likelier to win { $prize }: play { $better }.
   *[0] After { $better } your side is likelier to win { $prize }.
}
coach-more-of-suit = { $costs ->
    [1] After { $card } you win more { $suit } that cost points: play { $better }.
   *[0] After { $better } you win more of the { $suit } that count than after { $card }.
}
coach-keeps = { $costs ->
    [1] After { $card }, more of your own cards cost you points: play { $better }.
   *[0] After { $card } you lose points on the cards that you keep: play { $better }.
}
coach-more-points = { $how ->
    [costs] After { $card } you win more cards that cost points: play { $better }.
    [lead] Lead { $better }: it wins more of the cards that count than { $card }.
   *[follow] { $better } wins more of the cards that count than { $card }.
}

## Cards that cost

coach-takes-own = { $often ->
    [sure] { $card } wins this trick and costs you { coach-points }: play { $better }.
    [either] Both cards win this trick, and { $card } costs you { coach-points }: play { $better }.
    [may] { $lead ->
        [1] If you lead { $card }, you may have to take it yourself, which costs { coach-points }: lead { $better }.
       *[0] You may have to take { $card } yourself, which costs { coach-points }: play { $better }.
    }
   *[other] { $lead ->
        [1] If you lead { $card }, you { coach-often } have to take it yourself, for { coach-points }: lead { $better }.
       *[0] You { coach-often } have to take { $card } yourself, which costs { coach-points }: play { $better }.
    }
}
coach-rid-of-penalty = { $often ->
    [may] Give away { $better } now: kept, it may cost you { coach-points }.
   *[other] Give away { $better } now: kept, it { coach-often } costs you { coach-points }.
}
coach-stuck = { $often ->
    [may] After { $card }, { $prize } may stay with you: play { $better }.
   *[other] After { $card }, { $prize } { coach-often } stays with you: play { $better }.
}
coach-brings = { $often ->
    [may] { $card } may bring you { $prize }, which costs { coach-points }: play { $better }.
   *[other] { $card } { coach-often } brings you { $prize }, which costs { coach-points }: play { $better }.
}
coach-kept-brings = { $often ->
    [may] Get rid of { $better }: kept, it may bring you { $prize }, which costs { coach-points }.
   *[other] Get rid of { $better }: kept, it { coach-often } brings you { $prize }, which costs { coach-points }.
}
coach-last = { $costs ->
    [1] { $often ->
        [may] { $card } may leave you the last trick, which costs: play { $better }.
       *[other] { $card } { coach-often } leaves you the last trick, which costs: play { $better }.
    }
   *[0] { $often ->
        [may] { $better } may win you the last trick, which counts.
       *[other] { $better } { coach-often } wins you the last trick, which counts.
    }
}

## Bids, and whatever else happens

coach-makes-bid = { $how ->
    [me] You make your bid more often with { $better } than with { $card }.
    [partner] Your partner makes the bid more often after { $better } than after { $card }.
   *[foe] { $seat } fails more often after { $better } than after { $card }.
}
coach-rest = { $points ->
    [0] With good play, { $better } does a little better than { $card } over the rest of the deal.
   *[other] { $costs ->
        [1] Over the rest of the deal { $card } costs you about { coach-points } more than { $better }.
       *[0] Over the rest of the deal { $card } brings you about { coach-points } less than { $better }.
    }
}

coach-even = { $how ->
    [forced] You have no choice here.
    [equal] All your cards come to the same here: play { $better }.
   *[close] Nothing is clearly better here: { $better } is as good as any.
}
coach-as-good = { $card } would do as well.
coach-rule = By rule of thumb, play { $better }.

## Calls

coach-call-points = { $points ->
    [0] { $word } does a little better than { $second } in the long run.
    [one] Over many deals { $word } brings you about { $points } point more than { $second }.
   *[other] Over many deals { $word } brings you about { $points } points more than { $second }.
}
coach-hand-tricks = Your hand is good for about { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
}.
coach-bid = { $how ->
    [void] A bid of { $bid } leaves the bids too low, so the deal is void: that suits you.
    [least] Bid no more than you must.
    [bold] A bid of { $bid } is bold, but worth the risk.
   *[safe] A bid of { $bid } should be made.
}
coach-clique = { $how ->
    [done] You have nothing more to announce.
    [beaten] Another clique is higher: say so and play on.
   *[announced] Announce your { $clique }: { $points } points if it counts.
}
coach-declare = { $how ->
    [suit] With { $suit } as trumps you should make about { $points } points.
    [no-trump] Without trumps your high cards should bring you about { $points } points.
   *[negative] Your hand is low: a negative deal should leave you about { $points } points.
}
coach-king-price = { $how ->
    [bid] At { $rung } you would still keep about { $points } points, more than if somebody else named the deal.
    [ask] Ask for { $rung }: a no costs you nothing, a yes brings you about { $points } points.
    [ultimatum] Make an ultimatum at { $rung }: a yes brings you about { $points } points, and the fallback suits your hand.
    [yes] Say yes: even at { $rung } you keep about { $points } points.
    [no] Say no: at { $rung } you would be left with about { $points } points.
   *[sell] Sell at { $rung }: that brings you about { $points } points, more than the deal itself.
}
coach-king-call = { $how ->
    [auction] Open the auction: you may still refuse, and somebody may pay more than the deal is worth to you.
    [refuse] Refuse: the deal is worth more to you than the price.
    [split] Split: your hand would hardly bring you more.
   *[pass] Naming the deal is not worth a higher price to you.
}
coach-rule-call = { $how ->
    [own] The rule of thumb of this game proposes this call.
   *[least] Nothing in this hand supports a higher call.
}
