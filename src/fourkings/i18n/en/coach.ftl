# The coach: why a card or a call is better than another. Whole sentences: first perhaps a fact, then what it leads to and
# the better card. “You” is the player who chooses. No figures but points, tricks and cards.

coach-often = { $often ->
    [usually] usually
   *[often] often
}

coach-do = { $act ->
    [lead] { $low ->
        [1] Lead { $better }, a low card
       *[0] Lead { $better }
    }
    [throw] { $low ->
        [1] Throw { $better }, a low card
       *[0] Throw { $better }
    }
    [trump] { $low ->
        [1] Trump with { $better }, your lowest
       *[0] Trump with { $better }
    }
   *[play] { $low ->
        [1] Play { $better }, your lowest
       *[0] Play { $better }
    }
}

coach-then = { $act ->
    [lead] { $low ->
        [1] lead { $better }, a low card
       *[0] lead { $better }
    }
    [throw] { $low ->
        [1] throw { $better }, a low card
       *[0] throw { $better }
    }
    [trump] { $low ->
        [1] trump with { $better }, your lowest
       *[0] trump with { $better }
    }
   *[play] { $low ->
        [1] play { $better }, your lowest
       *[0] play { $better }
    }
}

coach-costly = { $what ->
    [H] hearts
    [Q] queens
    [KJ] kings and jacks
   *[cards] cards that cost
}

coach-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Facts that are certain

coach-unbeatable = { $how ->
    [partner] The opponents can't beat your partner's { $prize }.
    [last] You can't beat { $seat }'s { $prize }.
   *[any] { $seat }'s { $prize } can't be beaten.
}
coach-price = { $how ->
    [gives] { $better } gives the opponents { coach-points }.
    [leaves] { $better } leaves the opponents this trick, worth { coach-points }.
    [least] { $better } takes this trick, which costs you at least { coach-points } now.
    [less] But over many deals, this costs less than { $card }.
   *[trick] { $better } takes this trick, which costs you { coach-points } now.
}
coach-partner = { $how ->
    [ahead] Your partner is winning this trick so far, and { $seat } still plays.
   *[later] Your partner still plays to this trick.
}
coach-cannot-win = { $how ->
    [better] { $better } can't win this trick.
   *[any] You can't win this trick.
}
coach-sure-winner = { $how ->
    [only] You play last, and only { $better } wins.
    [enough] You play last, and { $better } is enough.
    [last] You play last, and { $better } wins.
   *[any] Nobody can beat { $better }.
}
coach-highest = { $how ->
    [trump] Only a trump can beat { $prize }.
    [own] Nobody else can beat { $prize }.
    [after] After this trick { $prize } is the highest { CASE($suit, "one") } left.
   *[now] { $prize } is the highest { CASE($suit, "one") } left.
}
coach-outside = { $out } can still beat { $prize }.
coach-holds = { $seat } must hold { $prize }.
coach-only-card = { $how ->
    [throw] After { $better }, your only { CASE($suit, "one") }, you can throw high cards.
   *[trump] After { $better }, your only { CASE($suit, "one") }, you can trump { $suit }.
}
coach-trumps-out = { $count ->
    [0] Nobody else has a trump.
    [one] One trump is still out.
   *[other] { $count } trumps are still out.
}
coach-trait = { $how ->
    [long] { $suit } are your longest suit.
    [low] Most { $suit } still out beat { $better }.
   *[lowest] { $better } is your lowest { CASE($suit, "one") }.
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
        [one] one trick.
       *[other] { $tricks } tricks.
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
    [may] Lead { $better }: it may win the trick.
   *[other] Lead { $better }: it { coach-often } wins the trick.
}
coach-win-now = { $often ->
    [sure] Win this trick: { coach-then }, not { $card }.
    [may] { $better } can win this trick: play it, not { $card }.
   *[other] { $better } { coach-often } wins this trick: play it, not { $card }.
}
coach-safer = { $often ->
    [sure] { $card } may be beaten, but nobody can beat { $better }.
    [may] { $card } may be beaten: { $better } is higher.
   *[other] { $card } may be beaten: { $better } { coach-often } wins this trick.
}
coach-overtakes-partner = Leave this trick to your partner: { coach-then }, not { $card }.
coach-cheaper = { $often ->
    [low] { $better } is enough here: keep { $card }, the higher card.
    [may] { $better } is enough here: { $card } can win another trick later.
   *[other] { $better } is enough here: { $card } { coach-often } wins another trick later.
}
coach-keep-winner = { $how ->
    [trump] { $often ->
        [may] Keep your trump { $card }: it can win later. { coach-do }.
       *[other] Keep your trump { $card }: it { coach-often } wins later. { coach-do }.
    }
    [throw] { $often ->
        [may] Don't throw { $card }: it can win a trick later. Throw { $better }.
       *[other] Don't throw { $card }: it { coach-often } wins a trick later. Throw { $better }.
    }
    [lead] { $often ->
        [may] Don't lead { $card }: it can win a trick later. { coach-do }.
       *[other] Don't lead { $card }: it { coach-often } wins a trick later. { coach-do }.
    }
    [below] { $often ->
        [may] { $card } can't win this trick but may win a later one: { coach-then }.
       *[other] { $card } can't win this trick but { coach-often } wins a later one: { coach-then }.
    }
   *[follow] { $often ->
        [may] Keep { $card }: it can win a trick later. { coach-do }.
       *[other] Keep { $card }: it { coach-often } wins a trick later. { coach-do }.
    }
}
coach-keep = { $how ->
    [ruff] Trump with { $better } and keep { $card }, which can win a trick later.
    [guard] Keep { $card }: it protects { $prize }. { coach-do }.
    [tenace] Keep { $card } and { $prize } together to catch { $out } when somebody else leads { $suit }. { coach-do }.
    [trump] Keep your trump { $card }: you can trump { $suit } with it. { coach-do }.
    [catch] Keep { $card } to catch { $out } later. { coach-do }.
    [entry] Keep { $card } to win the lead for your other cards. { coach-do }.
    [below] Keep { $card }: when { $suit } are led, it lets you hold { $prize } back. { coach-do }.
    [anyway] You win this trick in any case: take it with { $better } and keep { $card } to lose a later one.
    [free] This trick costs nothing: get rid of { $better } now and keep { $card }.
    [run-out] Don't lead { $card }: the others run out of { $suit } sooner and may trump { $prize }. Lead { $better }.
    [high-last] Get rid of { $better } now: kept, it may win a costly trick at the end.
    [end] Keep { $card } for the end: low cards lose the last tricks. { coach-do }.
    [shed] Get rid of { $better } now that it loses, and keep { $card } to give up the lead later.
    [cheap] { coach-do }: it is low and gives nothing away.
    [under] { coach-do }: more cards can still beat it than { $card }.
   *[low] Keep { $card } to give up the lead later. { coach-do }.
}
coach-ruff-later = { coach-do }, your only { CASE($suit, "one") }: then you can trump { $suit } later.
coach-forces = { $how ->
    [trump] { coach-do }: only a trump can beat it.
    [ruffed] { coach-do }: trumps apart, only { $out } can still beat it.
   *[only] { coach-do }: only { $out } can still beat it.
}
coach-partner-wins = { $often ->
    [may] Your partner may win this trick: { coach-then }.
   *[other] Your partner { coach-often } wins this trick: { coach-then }, not { $card }.
}
coach-draw-trumps = { $how ->
    [for] Lead { $better }: the fewer trumps are out, the safer { $prize } is.
   *[all] Lead { $better }: your trumps draw those that are still out.
}
coach-shorten = { $how ->
    [throw] { coach-do }: once your { $suit } are gone, you can throw high cards when { $suit } are led.
   *[trump] { coach-do }: once your { $suit } are gone, you can trump { $suit }.
}
coach-partner-ruffs = Your partner has no { $suit } left: lead { $better } for a ruff.
coach-swap = { $how ->
    [only] Only { $better } beats { $prize }: take the trick and keep { $card }.
    [sure] Take { $prize } with { $better }, your trick for sure, and keep { $card }.
   *[open] { $often ->
        [may] { $better } may win this trick; { $card } can't.
       *[other] { $better } { coach-often } wins this trick; { $card } can't.
    }
}

## Tricks that cost

coach-wins-costly = { $falls ->
    [1] { $often ->
        [sure] { $card } would win this trick, and { coach-costly } may fall in it: { coach-then }.
        [may] { $card } may win this trick, and { coach-costly } may fall in it: { coach-then }.
       *[other] { $card } { coach-often } wins this trick, and { coach-costly } may fall in it: { coach-then }.
    }
    [2] { $often ->
        [sure] { $card } would win this trick and keep you on lead: { coach-then }.
        [may] { $card } may win this trick and keep you on lead: { coach-then }.
       *[other] { $card } { coach-often } wins this trick and keeps you on lead: { coach-then }.
    }
   *[0] { $often ->
        [sure] { $card } would win this trick, which costs you: { coach-then }.
        [may] { $card } may win this trick, which costs you: { coach-then }.
       *[other] { $card } { coach-often } wins this trick, which costs you: { coach-then }.
    }
}
coach-brings-set = { $often ->
    [sure] { $card } would win this trick and all the { $suit } that fall in it: { coach-then }.
    [may] { $card } may win this trick and the { $suit } that fall in it: { coach-then }.
   *[other] { $card } { coach-often } wins this trick and the { $suit } that fall in it: { coach-then }.
}
coach-rid-of-winner = { $often ->
    [may] Get rid of { $better } now: later it may win a trick that costs you.
   *[other] Get rid of { $better } now: later it { coach-often } wins a trick that costs you.
}
coach-bring-out = { coach-do }: it may bring out { $prize }, and somebody else loses { coach-points }.
coach-early = { coach-do } now, while the others still have { $suit }: later { coach-costly } may fall in it.
coach-highest-loser = { $how ->
    [lost] Get rid of your highest { CASE($suit, "one") } now: { coach-then }.
   *[any] { coach-do }: it is your highest { CASE($suit, "one") } that can't win this trick.
}
coach-endangers = { $often ->
    [may] After { $card }, { $prize } may win a trick that costs you: { coach-then }.
   *[other] After { $card }, { $prize } { coach-often } wins a trick that costs you: { coach-then }.
}

## Cards that count

coach-wins-pot = { $saves ->
    [1] { $often ->
        [sure] Win this trick with { $better } for { coach-points }, and keep { $card } safe.
        [may] { $better } can win this trick for { coach-points }, and you keep { $card } safe.
       *[other] { $better } { coach-often } wins this trick for { coach-points }, and you keep { $card } safe.
    }
    [2] { $often ->
        [sure] Win this trick for { coach-points }: { coach-then } instead of throwing { $card }.
        [may] { $better } can win this trick for { coach-points }: trump with it instead of throwing { $card }.
       *[other] { $better } { coach-often } wins this trick for { coach-points }: trump with it instead of throwing { $card }.
    }
    [3] { coach-do } and win this trick for { coach-points }: its own points are safe, too.
   *[0] { $often ->
        [sure] Win this trick for { coach-points }: { coach-then }, not { $card }.
        [may] { $better } can win this trick for { coach-points }: play it, not { $card }.
       *[other] { $better } { coach-often } wins this trick for { coach-points }: play it, not { $card }.
    }
}
coach-gives = { $later ->
    [1] { $card } gives away { coach-points } that your side could win later: { coach-then }.
   *[0] { $card } gives away its { coach-points }: { coach-then }.
}
coach-falls = { $act ->
    [lead] { $often ->
        [may] Don't lead { $card }: its { coach-points } may fall to the opponents. { coach-do }.
       *[other] Don't lead { $card }: its { coach-points } { coach-often } fall to the opponents. { coach-do }.
    }
   *[0] { $often ->
        [may] { $card } and its { coach-points } may fall to the opponents: { coach-then }.
       *[other] { $card } and its { coach-points } { coach-often } fall to the opponents: { coach-then }.
    }
}
coach-feed = { $often ->
    [sure] Add { $better } and its { coach-points } to this trick.
    [may] Your partner may win this trick: add { $better } and its { coach-points }.
   *[other] Your partner { coach-often } wins this trick: add { $better } and its { coach-points }.
}
coach-cash = { $trumped ->
    [1] { $often ->
        [may] { coach-do } now: later somebody may trump it and win its { coach-points }.
       *[other] { coach-do } now: later somebody { coach-often } trumps it and wins its { coach-points }.
    }
   *[0] { $often ->
        [may] { coach-do } now: later its { coach-points } may fall to the opponents.
       *[other] { coach-do } now: later its { coach-points } { coach-often } fall to the opponents.
    }
}
coach-catches = { $how ->
    [beats] { $often ->
        [may] { coach-do }: it may catch { $prize }, worth { coach-points }.
       *[other] { coach-do }: your side { coach-often } catches { $prize }, worth { coach-points }.
    }
   *[any] { $often ->
        [may] { coach-do }: then your side may win { $prize }, worth { coach-points }.
       *[other] { coach-do }: then your side { coach-often } wins { $prize }, worth { coach-points }.
    }
}

## Cards that cost

coach-takes-own = { $often ->
    [sure] { $card } would win this trick and cost you { coach-points }: { coach-then }.
    [either] Both cards win this trick, and { $card } costs you { coach-points }: { coach-then }.
    [may] { $act ->
        [lead] If you lead { $card }, you may have to take it yourself, which costs { coach-points }: lead { $better }.
       *[0] If you play { $card }, you may take it yourself, for { coach-points }: { coach-then }.
    }
   *[other] { $act ->
        [lead] If you lead { $card }, you { coach-often } have to take it yourself, for { coach-points }: lead { $better }.
       *[0] If you play { $card }, you { coach-often } take it yourself, for { coach-points }: { coach-then }.
    }
}
coach-rid-of-penalty = { $often ->
    [may] Give away { $better } now: kept, it may cost you { coach-points }.
   *[other] Give away { $better } now: kept, it { coach-often } costs you { coach-points }.
}
coach-stuck = { $often ->
    [may] After { $card }, { $prize } may stay with you: { coach-then }.
   *[other] After { $card }, { $prize } { coach-often } stays with you: { coach-then }.
}
coach-brings = { $often ->
    [may] { $card } may bring you { $prize }, which costs { coach-points }: { coach-then }.
   *[other] { $card } { coach-often } brings you { $prize }, which costs { coach-points }: { coach-then }.
}
coach-kept-brings = { $often ->
    [may] Get rid of { $better }: kept, it may bring you { $prize }, which costs { coach-points }.
   *[other] Get rid of { $better }: kept, it { coach-often } brings you { $prize }, which costs { coach-points }.
}
coach-last = { $costs ->
    [1] { $how ->
        [while] Get rid of { $better } while { $out } can still beat it: kept, it may win the last trick.
        [loses] Get rid of { $better } now that it loses: kept, it may win the last trick.
       *[any] { $often ->
            [may] After { $card } you may win the last trick, which costs: { coach-then }.
           *[other] After { $card } you { coach-often } win the last trick, which costs: { coach-then }.
        }
    }
   *[0] { $often ->
        [may] { $better } may win you the last trick, which counts.
       *[other] { $better } { coach-often } wins you the last trick, which counts.
    }
}

## Bids, and whatever else happens

coach-rest = With good play, { $better } does better than { $card } in the end.

coach-even = { $how ->
    [forced] You have no choice here.
    [equal] All your cards come to the same here: play { $better }.
   *[close] Nothing is clearly better here: { $better } is as good as any.
}
coach-pick = { $how ->
    [long] { coach-do } from your longest suit.
    [low] { coach-do }: most { $suit } still out beat it.
    [lowest] { coach-do }, your lowest { CASE($suit, "one") }.
    [highest] { coach-do }, your highest { CASE($suit, "one") }.
    [ahead] { coach-do }: whoever wants this trick must beat it.
    [below] { coach-do }: it can't win this trick.
    [while] { coach-do } while it can lose.
    [equals] { $out } do the same here: play { $better }.
   *[plain] { coach-do }.
}
coach-as-good = { $how ->
    [bid] A bid of { $bid } would do as well.
   *[action] { $card } would do as well.
}
coach-rule = By rule of thumb, { coach-then }.

## Calls

coach-call-points = { $points ->
    [0] { $word } does a little better than { $second } in the long run.
    [one] Over many deals { $word } brings you about { $points } point more than { $second }.
   *[other] Over many deals { $word } brings you about { $points } points more than { $second }.
}
coach-hand-tricks = { $tricks ->
    [0] Your hand is unlikely to win a trick.
    [one] Your hand is good for about one trick.
   *[other] Your hand is good for about { $tricks } tricks.
}
coach-bid = { $how ->
    [void] With { $bid } the bids stay below { $least }, so the deal is void: nobody scores, and you risk nothing.
    [counts] With { $beside } the bids would stay below { $least } and the deal be void: { $bid } makes it count.
    [target] If you make { $bid }, you reach { $target } points; { $beside } would not be enough.
    [enough] A bid of { $bid } is enough to reach { $target } points: don't risk more.
    [more] Bid { $bid }: it is worth { coach-points } more than { $beside }, and so worth the risk.
    [less] Bid { $bid }: { $beside } is worth only { coach-points } more and fails more often.
    [risk] Bid { $bid }: { $beside } is worth { coach-points } more but fails too often.
    [least] Bid { $bid }, the lowest you may: more isn't certain enough.
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
   *[sell] Sell at { $rung }: that brings you about { $points } points, more than if you keep the deal and play it.
}
coach-king-call = { $how ->
    [auction] Open the auction: you may still refuse, and somebody may pay more than the deal is worth to you.
    [ask] Ask for more: the bidder may pay it, and if the answer is no, you can still sell at the price offered.
    [ultimatum] Make an ultimatum: to avoid the deal you announce, somebody may pay your price, and if nobody does, you play it yourself.
    [yes] Say yes: naming the deal is worth more to you than this price.
    [no] Say no: naming the deal is not worth this price to you.
    [sell] Sell: the price is worth more to you than the deal.
    [bid] Bid: naming the deal is worth more to you than this price.
    [refuse] Refuse: the deal is worth more to you than the price.
    [split] Split: your hand would hardly bring you more.
   *[pass] Naming the deal is not worth a higher price to you.
}
coach-rule-call = { $how ->
    [own] The rule of thumb of this game proposes this call.
   *[least] Nothing in this hand supports a higher call.
}
