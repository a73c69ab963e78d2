# Mistakes that come back, five a day: on a page of their own, in the lobby, at the end of a match and in My play.

mistakes-title = Your mistakes
mistakes-intro = A mistake comes back until you are likely to remember it for three weeks. Then it is mastered.
mistakes-place = Mistake { $number } of { $count }
mistakes-source-puzzle = From a puzzle
mistakes-next = Next mistake
mistakes-finish = Finish
mistakes-start = Your mistakes
mistakes-due = { $due ->
    [one] One is due today.
   *[other] { $due } are due today.
}
mistakes-done = Done for today
mistakes-nothing = Nothing is due today
mistakes-repeated = { $answered ->
    [one] You repeated one mistake today.
   *[other] You repeated { $answered } mistakes today.
}
mistakes-mastered = Mastered: { $mastered } of { $total }.
mistakes-when = Next due: { $date }.
mistakes-none = No mistakes yet
    .text = They come from the reviews of your matches and from puzzles that you missed.
