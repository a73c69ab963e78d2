# Texts of the boards: the same cards for several people. They come to the browser with the pages that need them.

boards-title = Deals of the day
boards-intro = Everybody gets the same cards and the same bots, and one try. You can stop after any deal and come back.
boards-left = { $hours ->
    [0] { $minutes } min left, until { $until }.
   *[other] { $hours } h { $minutes } min left, until { $until }.
}
boards-midnight = midnight
boards-five = Today in five minutes
boards-done = done
boards-five-text = { $puzzles ->
    [0] One deal each from { $deals } games, and a puzzle from each of the other games.
   *[other] One deal each from { $deals } games, and a puzzle from each of the other { $puzzles }.
}
boards-five-at = Today in five minutes: { $done } of { $count } done
boards-five-done = { $done } of { $count } done
boards-five-play = Play { $game }
boards-all = All of today's deals
boards-first = First deal
boards-first-only = (first deal)
boards-practice = This day is over. Play its cards for practice and compare with everybody's results of the day.
boards-rules = You sit with three bots, the same for everybody, and have one try at each deal. The try counts per browser: the ranking trusts its players, and shows newcomers apart. You can stop and come back. The results of the others appear when you have played them all.
boards-each = Each deal starts from zero, and every point counts.
boards-no-day = This server has no deals of that day. Today's deals are in the lobby.
boards-no-set = There is no set of deals at this address. Check the link.
boards-not-there = The person who sent you this link hasn't finished these cards, or has left.
boards-today = Today's deals
boards-many = { $boards ->
    [one] { $deals ->
        [one] One deal
       *[other] A match of { $deals } deals
    }
   *[other] { $boards } deals
}
boards-so-far = { $played } of { $boards } played
boards-play = Play
boards-go-on = Continue
boards-see = See result
boards-past = Past days
boards-past-game = { $game } { $share }
boards-challenge = A challenge
boards-give-up = Give up challenge
boards-give-up-text = These cards won't be dealt to you again, and you won't see what others made of them.
boards-give-up-sure = Give up for good
boards-given-up = You gave up this challenge. Its cards aren't dealt to you again.
boards-dare = { $who } has played these same cards. Can you do better?
boards-dare-plain = Somebody has played these same cards. Can you do better?
boards-own = Your result
boards-alone = You're the first: there is nobody to compare with yet. Come back a little later.
boards-beaten = { $bots ->
    [0] Better than { $share } of players and bots
   *[other] Better than { $share } of { $bots } bots
}
boards-ordinal = { $form ->
    [one] { $place }st
    [two] { $place }nd
    [few] { $place }rd
   *[other] { $place }th
}
boards-place = { $tied ->
    [0] { $place } of { $of } players and bots.
    [one] Shared { $place } of { $of } players and bots, with one other.
   *[other] Shared { $place } of { $of } players and bots, with { $tied } others.
}
boards-plus-minus = { $mean } ± { $half }
boards-beyond = On average { $points } points per deal, compared with the others.
boards-who = You are compared with everybody who played these cards{ $bots ->
    [0] { "" }
   *[other] , { $bots } bots among them
}.{ $apart ->
    [yes] { " " }Visitors and results of later days don't count.
   *[no] { "" }
} In the ranking, a tie counts as half.
boards-making = The bots are still playing these cards: { $done } of { $of } are done. Your share may change a little.
boards-deals = Deal by deal
boards-gains = Your margin, and the average of everyone who held your cards.
boards-deal = Deal
boards-yours = You
boards-mean = Others
boards-field = Others beaten
boards-bots = Median of { $bots } bots
boards-bots-here = { $bots ->
    [one] One bot
   *[other] { $bots } bots
}
boards-points = Points per deal
boards-ranking = Ranking
boards-later = Played later
boards-visitors = Visitors
boards-visitors-are = Anyone who first played here less than a day ago, or hasn't finished a match yet, is a visitor. Visitors count in no rating.
boards-repeat = Somebody at your address has finished these cards in exactly the same way. Your result isn't ranked.
boards-side = compared with you
boards-with = You and { $who }
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
boards-rank-none = Nobody else has played this deal yet.{ $daily ->
    [yes] { " " }You'll see your place on the Today page.
   *[no] { "" }
}
boards-margin = Your margin: { $gain }. Average: { $mean }.
boards-few = { $deals ->
    [one] One deal shows no more than a trend: the next ones may reverse this order.
   *[other] { $deals } deals show no more than a trend: the next ones may reverse this order.
}
boards-review = Review and try again
boards-replay = All four hands
boards-whole = The whole match
boards-traveller = All results of this deal{ $apart ->
    [yes] , including visitors and later days
   *[no] { "" }
}
boards-calls = Calls
boards-beyond-table = Points beyond the table
boards-name-challenged = Your challenger will see this name beside your result.
boards-rematch = Rematch on today's deals
boards-next = Next deal
boards-same = You both made the same choices to the end.
boards-in-deal = In deal { $number }:
boards-parted = you chose { $yours }, { $who } { $theirs }.
boards-hand = Hand
boards-trick = On the table
boards-said = Calls so far
boards-better = Challenge a friend
boards-better-text = Anyone who opens this link plays the same cards in your seat. Then you both see the two results side by side, and meet in the table of the week.
boards-name = The ranking shows you under this name.
boards-who-played = See all players
boards-share-day = Share your day
boards-copy = Copy text
boards-picture = Save picture
boards-week = This week with friends
boards-week-text = Deals of the day since { $day }. Friends are the players who followed your challenge link or sent you theirs. Only deals that you have both played count.
boards-week-sets = Played
boards-week-against = You against them
boards-week-score = { $ahead }–{ $behind }
boards-seal = How to check the cards
boards-seal-is = Seal
boards-secret-is = Secret
boards-secret-kept = All cards of this set come from one secret, sealed before the first card was played. This page shows the secret when the day is over; then anyone can deal the cards again and compare.
boards-secret-told = The day is over. This secret fits the seal, and all cards of the set come from it.
boards-secret-never = These are the cards of a match that was played: the record of that match shows how they were dealt.
mirror-title = Hand by hand
mirror-board = Board { $number }
mirror-intro = Everybody has played every hand once. The points compare you with the other side, or with the average of the others. The king marks the best result with a hand.
mirror-own = You did best, or as well as the best, with { $own } of { $hands } hands.
mirror-in-deal = deal { $number }
mirror-seal = All cards of this match come from its secret, sealed before the first deal, and from what the players added to the shuffle. This command deals them again:
