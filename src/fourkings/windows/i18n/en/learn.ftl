# Texts of the page: learning by playing, with a friend at one's shoulder.

lesson-play = Learn by playing
lesson-play-game = Learn by playing: { $game }
lesson-deal = Watch a deal
lesson-deal-game = Watch a deal of { $game }, card by card

lesson-friend = Your friend
lesson-where = { $number } of { $count }
lesson-back = Back
lesson-on = Go on
lesson-skip = Leave the lesson
lesson-left = As you like. The cards stay as they are: play on here by yourself, or sit down to a whole match.
lesson-stay = Play on alone
lesson-return = Back to the lesson
lesson-match = The whole match
lesson-done = That was it. What remains is written down, or played: the rules clause by clause, a deal to watch, a whole match.
lesson-wait = Wait: { $card } is worse than { $instead } by { $points } points on average.
lesson-wait-bid = Wait: with these cards { $bid } is made in { $percent } of 100 deals at best, and a bid that fails is taken off your score.
lesson-anyway = Play it all the same
lesson-say-anyway = Say it all the same
lesson-think = Think again
practice-seal = This is practice: its cards are those of a match that is over, or others like them. They do not follow from this seal, and prove nothing.
lesson-seal = This is a lesson: its cards come from a published secret, and everybody who learns is dealt the same. They prove nothing about luck, and are left out of its figures.
