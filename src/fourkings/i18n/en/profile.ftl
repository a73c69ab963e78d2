# How somebody plays, by game: at tables, by the reviews of their matches, and on the deals of the day.

profile-intro = How you play, by game: at tables, in your match reviews and on the deals of the day. Only you see this page.
profile-game = Game

## At tables

profile-tables = At tables
profile-tables-text = Every match that you finished. Lessons, practice and imported records don't count.
profile-tables-copies = { $matches ->
    [one] One of these matches had an offline copy with every hand.
   *[other] { $matches } of these matches had an offline copy with every hand.
}
profile-matches = Matches
profile-won = Won
profile-reviewed = Reviewed
profile-faults = Mistakes per match
profile-faults-short = Mistakes
profile-last = Bids and partners in your last matches:
profile-bids = { $kept } of { $bids } bids made
profile-partners = Partners: { $names }
profile-partner = { $who } ({ $won } of { $matches } won)

## By reviews

profile-course = { $game }: mistakes from match to match
profile-match = { $when }: { $faults ->
    [0] no mistakes
    [one] one mistake
   *[other] { $faults } mistakes
}, { $won ->
    [yes] won
   *[no] lost
}
profile-legend = Oldest match first; green: won.
profile-kinds = Costliest decisions
profile-kind = Kind of decision
profile-kind-call = Calls
profile-kind-lead = Leads
profile-kind-follow = Cards to a trick

## On boards

profile-sets = { $sets ->
    [0] You have played no day's deals yet.
    [one] You have played the deals of one game.
   *[other] You have played the deals of { $sets } games.
}
profile-played = Played
profile-rating = Rating (average: 1500)
profile-needed = { $deals ->
    [one] after one more deal
   *[other] after { $deals } more deals
}
profile-provisional = provisional: { $deals } more deals

## What stands out in the reviews

profile-leak = One thing to work on
profile-leak-found = { $game }: "{ $theme }" costs you { $loss } ± { $half } points a match more than it would cost a club player. So it was in { $times } of { $matches } matches.
profile-leak-none = { $game }: nothing stands out in { $matches } reviewed matches.
profile-leak-needed = { $game }: { $needed ->
    [one] one more reviewed match
   *[other] { $needed } more reviewed matches
}, and this page looks for what costs you most.
profile-leak-practise = Puzzles on this theme

## Ten hands of a theme

profile-practised = Before and after
profile-practised-what = Points lost beyond a club player
profile-practised-first = First ten hands, a hand
profile-practised-last = Last ten hands, a hand
profile-practised-before = Matches before ({ $matches }), a match
profile-practised-since = Matches since ({ $matches }), a match
profile-practised-none = none
