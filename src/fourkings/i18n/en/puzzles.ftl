# Puzzles, as the command line and the page show them

puzzle-head = Puzzle { $id }: { $game }, deal { $deal }, rating { $rating }
puzzle-you = You are { $who }.
puzzle-course-trick = Trick { $number }: { $cards }. { $taken }.
puzzle-hand-of = { $who }: { $cards }
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
puzzle-page-solved = { $solved ->
    [0] { $count } puzzles
   *[other] { $solved } of { $count } right at the first try
}
puzzle-page-rating = Rating { $rating }
puzzle-page-how = { $kind ->
    [card] Choose the card that you would play.
    [both] Announce, or stay silent by choosing a card.
   *[call] Choose the call that you would make.
}
puzzle-page-waits = Your answer: { $chosen }. It is judged as soon as the table is laid.
puzzle-page-right = Right
puzzle-page-wrong = Not the best
puzzle-page-best = { $chosen } was best.
puzzle-page-fine = Several answers are fine: { $answers }.
puzzle-page-alike = About as good: { $answers }.
puzzle-page-others = Next best: { $chosen } ({ $loss }).
puzzle-page-loses = { $chosen } loses { $loss } points on average.
puzzle-page-once-more = Try again
puzzle-page-why = Show why
puzzle-page-why-wait = Looking for the reason …
puzzle-page-reason = Why
puzzle-page-fails = { $often ->
    [never] Your answer never paid in { $deals } possible deals that simple bots finished: it scored less in { $worse }.
    [more] Simple bots finished { $deals } possible deals: your answer scored more in { $better }, less in { $worse }. On average it still costs points.
   *[less] Simple bots finished { $deals } possible deals: your answer scored less in { $worse }, more in { $better }.
}
puzzle-page-not-shown = The deals drawn here do not show it. The judges looked at thousands.
puzzle-page-now-drawn = The table shows a possible deal in which your answer brought less.
puzzle-page-now-real = The table shows the deal as it was played.
puzzle-page-drawn = Possible deal
puzzle-page-real = Real deal
puzzle-page-last = You have answered every puzzle of this game.
puzzle-page-none = This puzzle is not available. Choose another one.
puzzle-page-theme = Theme
puzzle-page-any-theme = Any theme
puzzle-page-of-theme = { $theme } ({ $count })
puzzle-page-unrated = Answers to a chosen theme do not change your rating.
puzzle-page-themes = Themes: { $themes }
puzzle-page-own = Your rating: { $rating }
puzzle-page-own-uncertain = Your rating: { $rating }, provisional ({ $needed ->
    [one] one more puzzle
   *[other] about { $needed } more puzzles
} to go)
puzzle-page-moved = { $way ->
    [up] Your rating rose by { $points }, from { $before } to { $after }.
    [down] Your rating fell by { $points }, from { $before } to { $after }.
   *[same] Your rating stays at { $after }.
}

## What a puzzle is about: each theme, and when a puzzle has it

puzzle-theme-call = Calls
    .text = A call is among the right answers.
puzzle-theme-lead = Leads
    .text = You lead to the trick.
puzzle-theme-follow = Following suit
    .text = You follow suit.
puzzle-theme-discard = Discards
    .text = You play a card of another suit that is not trump.
puzzle-theme-ruff = Ruffs
    .text = You cannot follow suit, and you ruff.
puzzle-theme-take = Taking the trick
    .text = The right card beats the trick, although another card would not.
puzzle-theme-duck = Ducking
    .text = The right card does not beat the trick, although another card would.
puzzle-theme-ending = Endings
    .text = You hold five cards or fewer.
puzzle-theme-several = Several right answers
    .text = More than one choice is right.
puzzle-theme-first-trick = First trick
    .text = You play to the first trick of the deal.
puzzle-theme-second-hand = Second to play
    .text = One card is in the trick.
puzzle-theme-third-hand = Third to play
    .text = Two cards are in the trick.
puzzle-theme-last-hand = Last to play
    .text = Three cards are in the trick.
puzzle-theme-draw-trumps = Leading trumps
    .text = You lead a trump.
puzzle-theme-master = Highest card left
    .text = You lead a card that nobody can beat in its suit.
puzzle-theme-singleton = Singletons
    .text = You lead your only card of a suit that is not trump.
puzzle-theme-alone = A suit of your own
    .text = You lead a suit that nobody else holds any more.
puzzle-theme-void = Into a void
    .text = You lead a suit that another player has run out of.
puzzle-theme-partner-void = Partner's void
    .text = You lead a suit that your partner has run out of.
puzzle-theme-new-suit = New suit
    .text = You lead a suit that nobody has played yet and that is not trump.
puzzle-theme-leave-partner = Leaving it to the partner
    .text = Your partner is winning the trick. You could beat it, and you do not.
puzzle-theme-feed-partner = Points for the partner
    .text = Your partner is winning the trick, and you add a card that counts points.
puzzle-theme-keep-trump = Saving a trump
    .text = You could ruff, and you discard instead.
puzzle-theme-cheap-winner = Cheapest winner
    .text = You beat the trick and keep a higher card that would beat it, too.
puzzle-theme-high-winner = Expensive winner
    .text = You beat the trick with a high card, although a lower one of the suit would do.
puzzle-theme-high-loser = High loser
    .text = You do not beat the trick, and you keep a lower card of the suit.
puzzle-theme-take-points = Catching points
    .text = You beat a trick that contains points, although you could leave it.
puzzle-theme-dodge-points = Dodging points
    .text = You leave a trick that costs points, although you could beat it.
puzzle-theme-get-rid = Throwing a costly card
    .text = You play a card that costs points, and it does not beat the trick.
puzzle-theme-avoid-tricks = Costly deals
    .text = Tricks or cards cost points in this deal.
puzzle-theme-last-of-suit = Emptying a suit
    .text = You follow or discard with your last card of a suit.
puzzle-theme-low-bid = Lowest bid
    .text = The lowest bid that is allowed is right.
puzzle-theme-high-bid = High bids
    .text = The right bid promises five tricks or more.
puzzle-theme-sell = Selling
    .text = You sell the deal or ask for a higher price.

## Ten hands of a theme, freshly dealt

puzzle-ten-title = Ten hands
puzzle-ten-theme = Ten hands: { $theme }
puzzle-ten-door = Ten hands of this kind
puzzle-ten-place = Hand { $place } of { $count }
puzzle-ten-dealing = Dealing until the theme comes up.
puzzle-ten-none = The theme did not come up in many deals. Try again or choose another one.
puzzle-ten-again = Deal again
puzzle-ten-next = Next hand
puzzle-ten-more = Ten more hands
puzzle-ten-over = Your ten hands
puzzle-ten-now = { $than ->
    [more] In these ten hands you lost { $mean } ± { $half } points a hand more than an experienced player.
   *[less] In these ten hands you lost { $mean } ± { $half } points a hand less than an experienced player.
}
puzzle-ten-first = { $than ->
    [more] In the first ten you lost { $mean } ± { $half } points a hand more.
   *[less] In the first ten you lost { $mean } ± { $half } points a hand less.
}
puzzle-ten-change = { $change ->
    [better] That is clearly better.
    [worse] That is clearly worse.
   *[open] The difference may be chance.
}

## Where a hidden card lies: ten chips on three seats

puzzle-read-title = Reading hands
puzzle-read-type = Your chips for { $seats }, such as 6 3 1:
puzzle-read-not-ten = { $typed } is not an answer: type three whole numbers that make ten, such as 6 3 1.
puzzle-read-number = Question { $number }
puzzle-read-ask = Where is the { $card }?
puzzle-read-how = Share ten chips between the three players: more chips where the card is likelier.
puzzle-read-left = { $left ->
    [0] All chips are laid.
    [one] 1 chip left
   *[other] { $left } chips left
}
puzzle-read-chips = { $chips } of 10
puzzle-read-answer = Answer
puzzle-read-held = { $who } held the { $card }.
puzzle-read-believed = Chips and score
puzzle-read-own = You
puzzle-read-best = Best reader
puzzle-read-score = Score
puzzle-read-scored = Your score: { $score } of 100.
puzzle-read-what = 100: your chips equal the best reader's. 0: no closer than even chips.
puzzle-read-clues = What you could have read
puzzle-read-clue-ruff = { $who } trumped { $led } in trick { $trick }, so { $card } must be elsewhere.
puzzle-read-clue-discard = { $who } threw { $played } on { $led } in trick { $trick }, so { $card } must be elsewhere.
puzzle-read-clue-no-ruff = { $who } threw { $played } in trick { $trick } for want of a trump, so { $card } must be elsewhere.
puzzle-read-clue-no-overruff = { $who } played { $played } in trick { $trick } for want of a higher trump, so { $card } must be elsewhere.
puzzle-read-clue-no-throw = By the rules, { $who } would have had to throw { $card } in trick { $trick }, so it must be elsewhere.
puzzle-read-clue-lead = { $who } led { $played } to trick { $trick } for want of any other lead, so { $card } must be elsewhere.
puzzle-read-clue-announcement = What { $who } announced leaves no room for { $card }.
puzzle-read-clue-hand = All of { $who }'s cards are known, and { $card } isn't among them.
puzzle-read-clue-count = Count the cards: there is no room for { $card } in { $who }'s hand.
puzzle-read-clue-likelier = { $what ->
    [lead] { $who } led { $played } to trick { $trick }, which is likelier if { $seat } holds { $card }.
    [call] { $said }, which is likelier if { $seat } holds { $card }.
   *[play] { $who } played { $played } in trick { $trick }, which is likelier if { $seat } holds { $card }.
}
puzzle-read-wasted = { $chips ->
    [one] 1 chip wasted.
   *[other] { $chips } chips wasted.
}
puzzle-read-show = { $what ->
    [call] Show the call
   *[trick] Show the trick
}
puzzle-read-course = Your average score in this game: { $score }. Answers so far: { $answers }.
puzzle-read-curve = Your calibration
puzzle-read-curve-how = A seat with five chips should hold the card five times in ten. Answers in all games: { $answers }.
puzzle-read-curve-laid = Chips
puzzle-read-curve-seats = Seats
puzzle-read-curve-held = Of ten, held it
puzzle-read-curve-soon = After { $count } answers in all games you see how well your chips fit. So far: { $answers }.
puzzle-read-next = Next question
puzzle-read-dealing = Dealing until there is something to ask.
puzzle-read-none = No question came up in many deals. Try again.
puzzle-read-table-title = Where does it lie?
puzzle-read-table-looking = Looking for a card the play gives clues about.
puzzle-read-table-none = There is nothing to read yet. Try again after the next trick.
puzzle-read-table-laid = Chips placed. You'll see their worth after the deal.
puzzle-read-table-told = What you read in deal { $number }
puzzle-read-table-empty = You laid no chips in this deal.
