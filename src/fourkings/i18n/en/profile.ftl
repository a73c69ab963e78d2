# My play: the streak, today's tasks, and how somebody plays, by game.

profile-intro = Only you see this page.
profile-empty = Finish a match, and this page shows how well you play each game, which habits cost you points, and every match with its review.

## Today

profile-week = Last seven days
profile-day = { $day }: { $played ->
    [yes] played
   *[no] not played
}
profile-today = Today's tasks
profile-today-deals = Today's deals: played in { $done } of { $games } games
profile-today-mistakes = Mistakes practised today: { $done } of { $count }
profile-today-puzzles = { $solved ->
    [0] Puzzles today
   *[other] Puzzles today: { $solved }
}
profile-done = done
profile-next-deals = Today's deals: { $game }
profile-next-mistakes = Your mistakes
profile-next-puzzle = A puzzle: { $game }
profile-all-done = All done for today. New deals come tomorrow.

## By game

profile-trend = { $results } results, from { $lowest } to { $highest }
profile-trend-skill = Skill
profile-trend-daily = Deals of the day
profile-trend-puzzles = Puzzle rating
profile-trend-mistakes = Mistakes per match
profile-do-daily = Play today's deals
profile-do-puzzles = Solve a puzzle
profile-do-review = Review a match
profile-do-match = Play a match
profile-do-weakest = Work on: { $part }
profile-skill-needed = { $needed ->
    [one] One more result until your skill is shown: deals of the day, puzzles and reviewed matches count.
   *[other] { $needed } more results until your skill is shown: deals of the day, puzzles and reviewed matches count.
}
profile-practise = Practise this
profile-leak-found = Costs you most: "{ $theme }", { $loss } ± { $half } points a match more than it costs an experienced player. That was so in { $times } of { $matches } matches.
profile-leak-none = Nothing stands out in { $matches } reviewed matches.
profile-leak-needed = { $needed ->
    [one] Review one more match to see your most expensive habit.
   *[other] Review { $needed } more matches to see your most expensive habit.
}
profile-practised = { $matches ->
    [0] "{ $theme }" cost you { $before } points a match before you practised it. Review a match to see the change.
   *[other] "{ $theme }" cost you { $before } points a match before you practised it, and { $since } since.
}
profile-matches = { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
}, { $won } won
profile-bids = { $kept } of { $bids } bids made
profile-partner = { $who } ({ $won } of { $matches } won)
profile-rating = Rating in deals of the day: { $rating }{ $known ->
    [yes] { "" }
   *[no] , provisional
}
profile-provisional = { $rating }, provisional
profile-skill = How skill is worked out
profile-skill-what = Skill is the mean of up to three figures from 0 to 100, in each of which 50 is average: the share of others that you beat in the deals of the day on your last ten days of play, your chance to solve a puzzle that half of the bots solve, and the percentage of your last ten reviewed matches in which you lost fewer points than an experienced player would have. It appears after ten results: deals of the day, puzzles and reviewed matches.
