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
