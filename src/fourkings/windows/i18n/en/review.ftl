# A match reviewed: what the judge says of a decision. Whole sentences about what "you" did, to stand by themselves.

review-why-best = { $played } was as good as anything that could be known.
review-why-brilliant = { $played } was clearly best, and few club players would have found it.
review-why-unlucky = { $played } was as good as anything that could be known; as the cards lay it lost { $seen ->
    [one] { $seen } point
   *[other] { $seen } points
}.
review-why-unclear = { $played } or { $best }: too close to say.
review-why-loss = { $played } cost about { $tenths ->
    [one] { $tenths } point
   *[other] { $tenths } points
}, on average over { $deals } deals that fit what you had seen; { $best } was best.
review-why-lucky = As the cards lay, nothing was lost by it.

## The whole of it

review-head = { $game }: { $who }
review-sum = { $decisions ->
    [0] No decision had a choice that mattered.
    [one] One decision had a choice that mattered.
   *[other] { $decisions } decisions had a choice that mattered.
}
review-line = { $place }: { $verdict }.
review-verdict-brilliant = { $many } brilliant
review-verdict-best = { $many } best
review-verdict-unclear = { $many } too close to say
review-verdict-inaccuracy = { $many ->
    [one] 1 inaccuracy
   *[other] { $many } inaccuracies
}
review-verdict-mistake = { $many ->
    [one] 1 mistake
   *[other] { $many } mistakes
}
review-verdict-blunder = { $many ->
    [one] 1 blunder
   *[other] { $many } blunders
}
review-verdict-unlucky = { $many } unlucky
review-verdict-lucky = { $many } lucky
review-word-brilliant = brilliant
review-word-best = best
review-word-unclear = too close to say
review-word-inaccuracy = inaccuracy
review-word-mistake = mistake
review-word-blunder = blunder
review-word-unlucky = unlucky
review-word-lucky = lucky

## What cost the match

review-story-result = { $how ->
    [won] Won.
    [lost] Lost.
   *[open] Not over; so far:
} { $scores }.
review-story-score = { $who }: { $points }
review-story-to = { $own } to { $other }
review-story-place = Deal { $deal }{ $titled ->
    [yes] { " " }({ $aim })
   *[no] { "" }
}, { $trick ->
    [0] call { $call }
   *[other] trick { $trick }
}
review-story-cost = By what you could know, { $many ->
    [one] one decision of yours was wrong: as the cards lay it cost
   *[other] { $many } decisions of yours were wrong: as the cards lay they cost together
} about { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $deal ->
    [0] { "" }
   *[other] , most of it in deal { $deal }
}; on average it would have been { $average }.
review-story-behind = { $kind ->
    [side] Your side ended
   *[own] You ended
} { $points ->
    [one] { $points } point
   *[other] { $points } points
} behind{ $kind ->
    [side] { "" }
   *[own] { " the best of the others" }
}: { $share ->
    [all] without that loss the match could have been won.
    [much] that loss is a good part of it, and the rest came from the cards and from what the others did.
   *[little] most of it came from the cards and from what the others did.
}
review-story-others = The match was lost by the cards and by what the others did.
review-story-unlucky = Bad luck: { $many ->
    [one] one decision of yours was
   *[other] { $many } decisions of yours were
} right by what you could know and, as the cards lay, lost about { $points ->
    [one] { $points } point
   *[other] { $points } points
} all the same.
review-story-lucky = Good luck: { $many ->
    [one] one wrong decision
   *[other] { $many } wrong decisions
} lost nothing, as the cards lay.
review-story-worst = The worst deal was deal { $deal }{ $titled ->
    [yes] { " " }({ $aim })
   *[no] { "" }
}: { $kind ->
    [side] { $own } points for your side, { $others } for the other.
   *[own] { $own } points for you, { $others } for each of the others on average.
}
review-story-partner = The decisions of your partner, { $who }, are not judged here.
review-story-unit = Points lost are those of your side less those of the other: a point that changes sides counts twice.
review-other-seats = The decisions of:

## The page

review-number = { NUMBER($n, maximumFractionDigits: 1) }
review-page-title = { $game } reviewed: { $who }
review-page-flawless = Not one mistake that could be known: well played.
review-page-keys = Left and right arrow go from decision to decision.
review-page-costliest = What cost most
review-page-deals = Deal by deal
review-page-deal = Deal
review-page-points = Points
review-page-lost = Lost
review-page-decisions = Decisions
review-page-filter-lost = Only what lost something
review-page-filter-none = Nothing so far lost anything that could be known.
review-page-filter-all = All decisions
review-page-three = Points lost by what could be known: { $loss } (almost surely { $low } to { $high }). With all cards seen: { $seen }.
review-page-not-seen = no figure
review-page-hand = Your hand
review-page-trick = On the table
review-page-said = Said
review-page-trumps = Trumps
review-page-choices = What each choice loses, on average, and how often others take it
review-page-choice = Choice
review-page-loss = Points lost
review-page-beginner = Beginner
review-page-club = Club player
review-page-yours = played
review-page-likely = Who was likely to hold what (● truly did)
review-page-card = Card

## Mine, on a server

review-title = The review
review-mine = My matches
review-mine-intro = Every match that you played to its end: see what a decision cost, or go through it card by card.
review-mine-none = No match of yours is over yet. When one is, it stands here.
review-mine-game = Game:
review-mine-all = All games
review-mine-deals = { $deals ->
    [one] One deal
   *[other] { $deals } deals
}
review-mine-ask = Review
review-mine-see = See the review
review-mine-replay = Replay
review-reached = { $reached } of { $total } actions looked at
review-take-away = Take it away
review-see-deal = See it at the table
review-replay = Deal { $deal }
review-deal-before = The deal before
review-deal-after = The next deal
review-no-deal = There is no such deal to be seen.
review-not-over = This match is not over: it is reviewed when it is.
review-not-mine = You have no such match: only who sat there may have it reviewed.

## Played on from a moment

review-play = Play on from here
review-play-text = From the moment shown, in your seat. It counts nowhere.
review-play-cards = Hidden cards:
review-play-cards-same = as they were
review-play-cards-another = others that fit what you knew
review-play-bots = Against:
review-play-bots-same = the same bots
review-play-start = Play on
review-play-over = The deal is over at this moment: go back to an earlier one.
review-play-no-other = No other deal was found that fits what you knew. Play the same one.
review-practice = Practice
review-practice-beside = How it went now, beside what happened then
review-practice-then = Then
review-practice-now = Now
review-practice-won = match won
review-practice-lost = match lost
review-practice-gone = The match is no longer kept: there is nothing to compare with.
review-practice-same-way = You did just what you had done then.
review-practice-parted = The ways part at your action { $number }: then { $before }, now { $now }.
review-practice-nothing = nothing
review-practice-other-cards = The hidden cards were others than then.
review-practice-again = Once more
review-practice-another = Other cards

## Chosen, and over time

review-mine-filter = Which matches
review-mine-against = Against:
review-mine-everybody = everybody
review-mine-result = Result:
review-mine-any = any
review-mine-won = won
review-mine-lost = lost
review-mine-open = without an end
review-mine-shown = { $shown } of { $all } matches
review-mine-lesson = a lesson
review-mine-record = a record from elsewhere
review-mine-with = With { $names }
review-marks = What the review remarks in this deal
review-marks-none = Nothing in this deal.
review-marks-next = Next remark
review-marks-before = Previous remark
review-mine-somebody = somebody
review-mine-faults = { $faults ->
    [0] no mistakes
    [one] one mistake
   *[other] { $faults } mistakes
}

## Tried again

review-drill = Try this again
review-drill-none = There is no such decision to try again.
review-drill-said = What was said and played
review-drill-ask = What do you do?
review-drill-right = Well done
review-drill-wrong = There was better
review-drill-good = { $chosen } is as good as anything that could be known.
review-drill-bad = { $chosen } loses { $loss } points on average; { $best } is best.
review-drill-then = In the match:
review-drill-tried = { $good } of { $all } well
review-drill-more = More like it
review-drill-no-more = No other decision like it is left to try in your reviewed matches.

## What if

review-if = What if
review-if-text = From the moment shown you play for everybody.
review-if-failed = That did not work. Try again in a moment.
review-if-back = Take back
review-if-close = Back to what happened
review-if-turn = It is { $who }'s turn.
review-if-exact = Beside each card: the points that their side still takes with best play on both sides, all cards seen.
review-if-mean = Beside each card: what this very deal brings them, the same players going on; a mean of playouts.
review-if-calls = Beside each call: how much less it brings them than the best one in this very deal, the same players going on; a mean of playouts.
review-if-beyond = Beside each call: what it brings their side beyond saying nothing in this very deal; a mean of playouts.
review-if-between = { $least } to { $most }
review-if-over = The deal is over: { $points }.

## Records from elsewhere

review-record = A record from elsewhere
review-record-text = Drop a record here, choose its file or paste it: from fourkings simulate, from a table, from a friend. It is yours alone, and counts nowhere.
review-record-file = Choose a file
review-record-paste = Or paste it:
review-record-which = Match:
review-record-seat = Your seat:
review-record-who = { $seat }: { $who }
review-record-take = Take it in
review-record-bad = This record cannot be taken in.
review-record-large = This is far more than one match: records up to { $most } KB are taken in.
review-record-long = It has more than { $most } deals.
review-record-none = This is no record: { $why }
review-record-fault = { $place }: { $why }
review-record-opening = The opening
review-record-match = The match
review-record-place = { $action ->
    [0] Deal { $deal }
   *[other] Deal { $deal }, action { $action }
}
review-record-empty = Nothing was played in it.
review-record-running = These are cards that you hold in a match that still goes on. It is looked at when it is over.

## Shown to others

review-share = Show it to others
review-share-text = All who have the link see all hands of this match and its reviews, until you take it back.
review-share-hidden = without the names of people
review-share-make = Make a link
review-share-link = Link, with names
review-share-link-hidden = Link, without names
review-share-back = Take back the links
review-share-made = The link is made.
review-share-gone = The links lead nowhere any more.
review-share-nothing = This link leads nowhere: it was taken back, or the match is gone.
review-share-unreviewed = No review of this match was made yet.
