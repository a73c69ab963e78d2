# Puzzles, as the command line and the page show them

puzzle-head = Puzzle { $id }: { $game }, deal { $deal }, rating { $rating }
puzzle-hand = Your hand: { $cards }
puzzle-trick = On the table: { $cards }
puzzle-choices = You can choose from: { $choices }
puzzle-answer = { $count ->
    [one] Right answer: { $answers }
   *[other] Right answers: { $answers }
}
puzzle-ladder = { $action }: { $players }
puzzle-ask = What do you do?
puzzle-no-choice = { $typed } is not among your choices: type one of { $choices }.
puzzle-right = Right.
puzzle-wrong = { $count ->
    [one] Not the best: { $answers } is right.
   *[other] Not the best: { $answers } are right.
}
puzzle-sum = Right: { $solved } of { $count }

puzzle-page-title = Puzzles
puzzle-page-intro = Each puzzle is a moment of a match between bots that has a clear answer. Find the best card or call.
puzzle-page-one = Puzzle
puzzle-page-today = Today's puzzle
puzzle-page-today-again = Today's puzzle again
puzzle-page-next = Next puzzle
puzzle-page-all = All puzzles
puzzle-page-of-game = { $what }: { $game }
puzzle-page-solved = { $solved } of { $count } right at the first try
puzzle-page-streak = { $days ->
    [0] Solve a puzzle of the day to start a streak
    [one] 1 day in a row
   *[other] { $days } days in a row
}
puzzle-page-rating = Rating { $rating }
puzzle-page-how = { $kind ->
    [card] Choose the card that you would play.
   *[call] Choose the call that you would make.
}
puzzle-page-right = Right
puzzle-page-wrong = Not the best
puzzle-page-best = With what you know, nothing is better than { $chosen }.
puzzle-page-fine = Several answers are fine: { $answers }.
puzzle-page-others = The best of the others, { $chosen }, loses { $loss } points on average.
puzzle-page-loses = { $chosen } loses { $loss } points on average.
puzzle-page-once-more = Once more
puzzle-page-why = Show why
puzzle-page-reason = Why
puzzle-page-fails = Simple bots played { $deals } possible deals on: your answer brought less in { $worse } and more in { $better }.
puzzle-page-not-shown = The deals drawn here do not show it. The judges looked at thousands.
puzzle-page-now-drawn = The table shows one in which it brought less.
puzzle-page-now-real = The table shows the deal as it was played.
puzzle-page-drawn = Possible deal
puzzle-page-real = Real deal
puzzle-page-last = You have answered every puzzle of this game.
puzzle-page-none = This puzzle is not available. Choose another one.
