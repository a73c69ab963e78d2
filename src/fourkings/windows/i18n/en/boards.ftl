# Texts of the boards: the same cards for several people. They come to the browser with the pages that need them.

boards-title = Deals of the day
boards-intro = The same cards for everybody, the same bots around you. You have one try; you may stop and come back until { $until }.
boards-practice = This day is over: play its cards for practice, beside what all made of them on the day.
boards-rules = You sit with three bots, the same for everybody, and have one try at each deal; you may stop and come back. What the others made of these cards shows when you have played all.
boards-each = Each deal begins at zero, and every point counts.
boards-no-day = There are no deals of that day here.
boards-no-set = There is nothing to play at this address.
boards-not-there = Whoever sent you this has not played these cards to the end, or has left.
boards-today = To today's deals
boards-many = { $boards ->
    [one] { $deals ->
        [one] One deal
       *[other] A match of { $deals } deals
    }
   *[other] { $boards } deals
}
boards-so-far = { $played } of { $boards } played
boards-play = Play
boards-go-on = Go on
boards-see = See how it went
boards-about = What this is, and its seal
boards-streak = { $days } days in a row.
boards-past = Days that are over
boards-past-played = { $games ->
    [one] one game played
   *[other] { $games } games played
}
boards-challenge = A challenge
boards-dare = { $who } has played these very cards, and asks: can you do better?
boards-dare-plain = Somebody has played these very cards, and asks: can you do better?
boards-own = How it went
boards-alone = You are the first: there is nobody to compare with yet. Come back a little later.
boards-percent = { $share } %
boards-beaten = of all others beaten
boards-plus-minus = { $mean } ± { $half }
boards-beyond = On average { $points } points a deal, compared with the others.
boards-who = The others: everybody who played these cards{ $bots ->
    [0] .
   *[other] , with { $bots } bots of five strengths among them.
}
boards-making = The bots are still playing these cards: { $made } of { $of } are done. Your share may change a little.
boards-deals = Deal by deal
boards-gains = What you made beyond the others at your table, and what everybody else made in your place on average.
boards-deal = Deal
boards-yours = You
boards-mean = Others
boards-field = Beaten
boards-points = Points a deal
boards-ranking = The ranking
boards-later = Played later
boards-bots = The bots, on average
boards-side = side by side with you
boards-with = Side by side with { $who }
boards-ahead = You are ahead of { $who } by { $points } points.
boards-behind = { $who } is ahead of you by { $points } points.
boards-level = You and { $who } are level.
boards-number = { $deals ->
    [one] Deal { $number }
   *[other] The match
}
boards-over = { $deals ->
    [one] Deal { $number } of { $boards } is over
   *[other] The match is over
}
boards-next = Next deal
boards-same = You both did the same to the end.
boards-in-deal = In deal { $number }:
boards-parted = you chose { $yours }, { $who } { $theirs }.
boards-hand = In hand
boards-trick = On the table
boards-said = Said so far
boards-better = Challenge a friend with these cards
boards-better-text = Whoever follows this link plays the same cards in your seat. Then you both see them side by side.
boards-name = Under this name others see you in the ranking.
boards-who-played = See who has played these cards, and how
boards-copy = Copy the text
boards-share-line = Better than { $share } % of all others  { $bars }
boards-seal = How the cards can be checked
boards-seal-is = Seal
boards-secret-is = Secret
boards-secret-kept = All cards of this set come from one secret, sealed before the first was played. It is told here when the day is over; then anybody can deal them again and compare.
boards-secret-told = The day is over: this is the secret that all its cards come from, and it fits the seal.
boards-secret-never = These are the cards of a match that was played: its own record tells how they were dealt.
mirror-title = Hand by hand
mirror-board = Board { $number }
mirror-intro = Everybody has held every hand once. Points beyond the other side's, or beyond the others' mean; the king marks who did best with it.
mirror-own = You did best, or as well as the best, with { $own } of { $hands } hands.
mirror-in-deal = deal { $number }
mirror-seal = All cards of this match come from its secret, sealed before the first was dealt, and from what the players added to the shuffle. This command deals them again:
