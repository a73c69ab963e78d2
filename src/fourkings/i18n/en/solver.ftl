# The solver's page: any deal, typed or pasted.

solver-title = Solver
solver-intro = Type or paste a deal. The solver sees all cards and shows the value of each one, if both sides play their best: its double-dummy value.
solver-deal = Deal
solver-formats = Bridge deals in PBN, LIN or RBN, or a position of a game in JSON.
solver-trump = Trumps
solver-no-trump = No trump
solver-leader = Leader
solver-seat = { $seat ->
    [0] North
    [1] East
    [2] South
   *[other] West
}
solver-solve = Solve deal
solver-random = Random deal
solver-tricks = Next to each card: all tricks that the side gets in this deal, if both sides play their best from here.
solver-points = Next to each card: the points that the side still gets, if both sides play their best from here.
solver-bounds = The deal is hard, so the search stopped early: some values are ranges.
solver-estimate = The best card's value is not proven. An estimate from sampled play: { $value }.
solver-over = The deal is over. North and south have { $ours } tricks, east and west { $theirs }.
solver-another = Another deal
solver-copy = Copy link
solver-copied = Link copied. It holds the deal and the cards played.
solver-failed = The deal couldn't be solved. Try again in a moment.
