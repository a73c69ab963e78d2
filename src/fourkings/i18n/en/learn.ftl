# Texts of the page: learning by playing, with a friend at one's shoulder.

lesson-play = Learn by playing
lesson-play-game = Learn by playing: { $game }
lesson-deal = Watch a deal
lesson-deal-game = Watch a deal of { $game }, card by card

lesson-friend = Your friend
lesson-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
lesson-skipped = { $kind ->
    [single] A bot played deal { $to } for you.
   *[several] Bots played deals { $from } to { $to } for you.
}
lesson-earlier = Earlier:
lesson-folded = Earlier note
lesson-back = Back
lesson-on = Continue
lesson-skip = Leave the lesson
lesson-left = As you like. The cards stay as they are: continue here alone, or start a full match.
lesson-stay = Continue alone
lesson-return = Back to the lesson
lesson-match = Full match
lesson-done = That was the lesson. From here: read the rules clause by clause, watch a deal, or play a full match.
lesson-wait = Wait: { $card } is worse than { $instead } by { $points } points on average.
lesson-anyway = Play it anyway
lesson-say-anyway = Call it anyway
lesson-think = Think again
practice-seal = This is practice. Its cards are those of a finished match, or others like them. They don't follow from this seal and prove nothing.
lesson-seal = This is a lesson. Its cards come from a published secret, the same for every learner. They prove nothing about luck, and its statistics leave them out.
