# Puzzles, as the command line shows them

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
