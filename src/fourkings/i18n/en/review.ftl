# A match reviewed: what the judge says of a decision. Whole sentences about what "you" did, to stand by themselves.

review-why-best = Well chosen: with what you knew, nothing was better than { $played }.
review-why-brilliant = { $played } was clearly best, and few experienced players would have found it.
review-why-unlucky = Well chosen: with what you knew, nothing was better than { $played }. In this deal it cost { $seen ->
    [one] { $seen } point
   *[other] { $seen } points
}.
review-why-unclear = It depends on cards you couldn't see: over many deals, { $played } and { $best } bring the same.
review-why-loss = { $played } cost about { $tenths ->
    [one] { $tenths } point
   *[other] { $tenths } points
} on average; { $best } was best.

## The whole of it

review-head = { $game }: { $who }
review-sum = { $decisions ->
    [0] No decision offered a choice that mattered.
    [one] One decision offered a choice that mattered.
   *[other] { $decisions } decisions offered a choice that mattered.
}
review-line = { $place }: { $verdict }.
review-verdict-brilliant = { $many } brilliant
review-verdict-best = { $many } best
review-verdict-unclear = { $many } equal
review-verdict-inaccuracy = { $many ->
    [one] 1 inaccuracy
   *[other] { $many } inaccuracies
}
review-verdict-mistake = { $many ->
    [one] 1 error
   *[other] { $many } errors
}
review-verdict-blunder = { $many ->
    [one] 1 blunder
   *[other] { $many } blunders
}
review-verdict-unlucky = { $many } unlucky
review-verdict-lucky = { $many } lucky
review-word-brilliant = brilliant
review-word-best = best
review-word-unclear = equal
review-word-inaccuracy = inaccuracy
review-word-mistake = error
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
review-story-place = Deal { $deal }{ $titled ->
    [yes] { " " }({ $aim })
   *[no] { "" }
}, { $trick ->
    [0] call { $call }
   *[other] trick { $trick }
}
review-story-cost = Your { $many ->
    [one] mistake cost
   *[other] { $many } mistakes, large and small, cost
} about { $average ->
    [one] { $average } point
   *[other] { $average } points
} on average; as the cards lay, the cost was { $points }{ $deal ->
    [0] { "" }
   *[other] , most of it in deal { $deal }
}.
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
    [all] without that loss, the match could have been won.
    [much] that loss is a good part of it; the cards and the other players did the rest.
   *[little] the cards and the other players did most of it.
}
review-story-others = The cards and the other players decided the match.
review-story-unlucky = Bad luck: { $many ->
    [one] one right decision
   *[other] { $many } right decisions
} cost you about { $points ->
    [one] { $points } point
   *[other] { $points } points
} in these deals.
review-story-lucky = Good luck: { $many ->
    [one] one wrong decision
   *[other] { $many } wrong decisions
} cost nothing in these deals.
review-story-worst = Your worst deal was deal { $deal }{ $titled ->
    [yes] { " " }({ $aim })
   *[no] { "" }
}: { $kind ->
    [side] { $own } points for your side, { $others } for the other.
   *[own] { $own } points for you, { $others } for each of the others on average.
}
review-story-partner = This review does not judge the decisions of your partner, { $who }.
review-story-unit = Points lost are those of your side minus those of the other, so a point that changes sides counts twice.
review-other-seats = Review another player:

## The page

review-number = { NUMBER($n, maximumFractionDigits: 1) }
review-page-title = Review of { $game }: { $who }
review-page-flawless = { $lucky ->
    [0] No mistakes: well played.
    [one] No costly mistake. One weaker choice happened to cost nothing.
   *[other] No costly mistake. { $lucky } weaker choices happened to cost nothing.
}
review-page-keys = Use the left and right arrows to go from decision to decision.
review-page-costliest = { $count ->
    [one] Your costliest mistake
   *[other] Your { $count } costliest mistakes
}
review-measure = Each verdict is measured against the points at stake in its deal.
review-page-so-far = Costliest so far
review-page-nothing = { $kind ->
    [card] Nothing to judge here: it is { $who }'s card.
    [call] Nothing to judge here: it is { $who }'s call.
   *[none] The review has no verdict on this moment.
}
review-page-cost = Cost: about { $loss } points ({ $low } to { $high }).
review-fix = Fix now
review-page-match = The match
review-page-deals = Deal by deal
review-page-deal = Deal
review-page-points = Points
review-page-lost = Lost
review-page-decisions = Decisions
review-page-no-choice = no choice in it
review-page-filter-lost = Only costly decisions
review-page-filter-all = All decisions
review-page-hand = Your hand
review-page-trick = On the table
review-page-said = Calls
review-page-trumps = Trumps
review-page-choices = Average loss of each choice, and how often other players make it
review-page-choice = Choice
review-page-loss = Points lost
review-page-yours = played
review-page-likely = Likely holders of each card (● actual holder)
review-page-card = Card

## Mine, on a server

review-title = Review
review-mine = My matches
review-mine-none = Matches that you finish appear here.
review-mine-every = Show all matches
review-mine-game = Game:
review-mine-all = All games
review-mine-deals = { $deals ->
    [one] One deal
   *[other] { $deals } deals
}
review-mine-score = { $of ->
    [2] { $own } to { $other }
   *[other] score { $own }, place { $place } of { $of }
}
review-mine-ask = Review
review-mine-see = Open review
review-mine-replay = Replay
review-reached = { $reached } of { $total } decisions reviewed
review-take-away = Download review
review-see-deal = See at table
review-replay = Deal { $deal }
review-deal-before = Previous deal
review-deal-after = Next deal
review-no-deal = This deal doesn't exist in this match.
review-not-over = This match isn't over yet. You can review it when it ends.
review-not-mine = You didn't play this match. Only its players may have it reviewed.

## Played on from a moment

review-play = Continue from here
review-play-text = You play in your seat. The result doesn't count.
review-play-from = From: { $moment }
review-play-after = { $actions ->
    [one] From your line, one action further: { $moment }
   *[other] From your line, { $actions } actions further: { $moment }
}
review-play-cards = Hidden cards:
review-play-cards-same = As they were
review-play-cards-another = Others that fit what you knew
review-play-bots = Against:
review-play-bots-same = The same bots
review-play-start = Start
review-play-over = The deal is over at this moment. Go back to an earlier one.
review-play-no-other = No other deal fits what you knew. Play the same one.
review-practice = Practice
review-practice-beside = This time, compared with the match
review-practice-then = Then
review-practice-now = Now
review-practice-won = match won
review-practice-lost = match lost
review-practice-gone = The match is no longer stored, so there is nothing to compare with.
review-practice-same-way = You made the same choices as in the match.
review-practice-parted = You first chose differently at your action { $number }: then { $before }, now { $now }.
review-practice-nothing = nothing
review-practice-other-cards = The hidden cards were not those of the match.
review-practice-again = Try again
review-practice-another = Other cards

## Chosen, and over time

review-mine-filter = Filter matches
review-mine-against = Against:
review-mine-everybody = everybody
review-mine-result = Result:
review-mine-any = any
review-mine-won = won
review-mine-lost = lost
review-mine-open = unfinished
review-mine-shown = { $shown } of { $all } matches
review-mine-lesson = lesson
review-mine-record = imported record
review-mine-with = With { $names }
review-mine-somebody = somebody
review-mine-faults = { $faults ->
    [0] no costly mistakes
    [one] one mistake in all
   *[other] { $faults } mistakes in all
}

## Tried again

review-drill = Try again
review-drill-none = This decision is not available. Choose another one in your reviews.
review-drill-said = Calls and cards
review-drill-good = With what you know, nothing is better than { $chosen }.
review-drill-then = From the review:
review-drill-more = More like this

## What if

review-if = What if
review-if-text = From the moment shown, you play all four seats.
review-if-failed = The simulation couldn't be started. Try again in a moment.
review-if-back = Undo
review-if-close = Back to match
review-if-turn = It is { $who }'s turn.
review-if-exact = Next to each card: the points that the side still takes with best play by both sides (double-dummy value).
review-if-mean = Next to each card: the average result for the player in this deal, from playouts by the same players.
review-if-calls = Next to each call: how much less it brings than the best call in this deal, on average over playouts by the same players.
review-if-beyond = Next to each call: how much more it brings the side than silence in this deal, on average over playouts.
review-if-between = { $least } to { $most }
review-if-over = The deal is over: { $points }.
review-solver = Open in solver

## Records from elsewhere

review-record = Import a record
review-record-text = Drop a record here, choose its file or paste it: from fourkings simulate, a table or a friend. Only you see it, and it doesn't count.
review-record-file = Choose file
review-record-paste = Or paste it:
review-record-which = Match:
review-record-seat = Your seat:
review-record-who = { $seat }: { $who }
review-record-take = Import record
review-record-bad = The record couldn't be imported.
review-record-large = The file is too large for one match. Records may have up to { $most } KB.
review-record-long = The record has more than { $most } deals.
review-record-none = This isn't a record: { $why }
review-record-fault = { $place }: { $why }
review-record-opening = Opening
review-record-match = Match
review-record-place = { $action ->
    [0] Deal { $deal }
   *[other] Deal { $deal }, action { $action }
}
review-record-empty = The record contains no cards or calls.
review-record-running = These are your cards in a match that is still going on. You can import the record when the match is over.

## Shown to others

review-share = Share match
review-share-text = Anyone with the link sees all hands of this match and its reviews, until you revoke the link.
review-share-hidden = without people's names
review-share-make = Create link
review-share-link = Link, with names
review-share-link-hidden = Link, without names
review-share-back = Revoke links
review-share-made = The link is ready.
review-share-gone = All links are revoked.
review-share-nothing = This link doesn't work: it was revoked, or the match no longer exists.
review-share-unreviewed = This match has no review yet.
