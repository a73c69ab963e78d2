# Texts of the page in the browser only: lobby, table, settings, help.

## Everywhere

ui-close = Close
ui-home = Lobby
ui-skip = Skip to content
ui-loading = Loading…
ui-missing = Part of this page could not be loaded. Check the connection, then try again.
    .title = Page incomplete
ui-unkept = Nothing is kept in this window: your browser doesn't allow it. You can play, but to keep anything, allow cookies and site data.
ui-settings = Settings
ui-help = Keys and help

## The lobby

lobby-title = Four Kings
lobby-intro = Five old trick-taking games. Sit down: three bots are waiting.
lobby-offline = The server isn't answering, so no cards can be dealt. The page continues as soon as the server is back.
lobby-alone = Play without the server
lobby-retry = Try again
lobby-failed = The table couldn't be opened. Try again in a moment.
lobby-games = The five games
lobby-play = Play
lobby-play-game = Play { $game }
lobby-learn = Rules
lobby-learn-game = Rules of { $game }
lobby-setup = Level and rules: { $game }
lobby-short = About a quarter of an hour.
lobby-return = Continue
lobby-return-to = Continue { $game }, deal { $number }
lobby-return-lesson = Continue the lesson: { $game }, deal { $number }
lobby-return-set = { $kind ->
    [day] Continue the deals of the day: { $game }
    [past] Continue the deals of a past day: { $game }
   *[challenge] Continue the challenge: { $game }
}
lobby-set = { $kind ->
    [day] Deals of the day
    [past] Deals of a past day
   *[challenge] A challenge
}
lobby-set-at = { $played } of { $boards } played
lobby-lesson = Lesson
lobby-continue = Matches under way
lobby-continue-at = { $deal }: { $scores }
lobby-continue-own = { $deal }: you { $points }, { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
lobby-drop = Give up this match of { $game }
lobby-leave-ask = { $what }?
lobby-drop-text = The match against the bots is deleted for good.
lobby-drop-go = Give up
lobby-keep = Keep playing
lobby-away = A bot plays for you
lobby-away-text = A bot plays your cards until you come back. The table stays in this list.
lobby-leave = Leave { $title }
lobby-leave-text = The table leaves this list, and the others go on without you.
lobby-with = { $game } with { $names }
lobby-name = Your name
lobby-evenings = Evenings and clubs
lobby-again-with = Play again with { $who }
lobby-open = { $tables ->
    [one] One open table
   *[other] { $tables } open tables
}
lobby-answers = Your challenges
lobby-answers-more = And { $more } more.
lobby-answered = { $known ->
    [yes] { $who } has played your challenge
   *[no] Somebody has played your challenge
}
lobby-answered-see = compare results
lobby-answered-away = Dismiss: { $sentence }
lobby-nobody = Player
lobby-bot-basile = Basile
lobby-bot-celeste = Céleste
lobby-bot-dora = Dora
lobby-more = More to do
lobby-licences = Licences
lobby-foot = Free software, no account, no advertising. All five games are dealt fairly, and every shuffle can be checked.

house-level = Level of the bots
house-bot-beginner = Beginner
house-bot-club = Experienced
house-bot-strong = Strong
house-bot-careful = Careful
house-bot-flat = Sampler
house-bot-chance = Random
house-level-beginner = Forgets played cards, learns little from calls, and doesn't look far ahead.
house-level-careful = Plays by rules of thumb, card by card.
house-level-club = Plays sensibly, remembers what matters.
house-level-strong = Forgets nothing and weighs each card in hundreds of deals.
house-temper-beginner = Leads the lowest card of a suit more often than an experienced player.
house-temper-strong = Leads from its shortest suit more often than an experienced player.
house-temper-careful = Leads its aces early, more than any other bot.
house-temper-flat = Leads trumps more than any other bot.
house-temper-chance = Bids on a whim, and fails most of the time.
house-players = Players
house-plays = { $who }: { $bot }
house-preset = Rules
house-number = A number …
house-options = House rules
house-draw = The draw
house-order = Order of play: { $names }. { $dealer } deals first.
    .yours = Order of play: { $names }. You deal first.
house-drew = Cards drawn: { $cards }

rules-pages = Rule pages
rules-missing = There is no such page.
rules-general = All five games
rules-see-deal = See a deal played, card by card
rules-deal = A deal, card by card
rules-beside = The rules
rules-clause = Rule { $clause }
rules-back = The rules: { $game }
rules-walk = Step through the deal
rules-step = { $number } of { $count }
rules-step-back = Back
rules-step-on = Next
rules-remark = a remark
rules-step-remark = Next remark
rules-hand = { $who } holds { $cards }
rules-your-turn = Your turn: play a match

## Settings

settings-title = Settings
settings-group-you = Name and language
settings-group-cards = Cards
settings-group-look = Appearance
settings-group-table = Table
settings-group-sound = Sound and notifications
settings-group-learning = Help and learning
settings-language = Language
settings-draft = This language is a draft: no fluent player has read it at a table yet. To correct a sentence, look for it under "Suggest a correction".
settings-theme = Theme
settings-theme-auto = Same as device
settings-theme-light = Light
settings-theme-dark = Dark
settings-indices = Card letters
settings-indices-auto = Same as language
settings-motion = Animation
settings-motion-auto = Same as device
settings-motion-less = Reduced
settings-felt = Felt
settings-felt-green = Green
settings-felt-blue = Blue
settings-backs = Card backs
settings-backs-red = Red
settings-backs-blue = Blue
settings-backs-gold = Gold
settings-sounds = Sounds
    .text = Cards, tricks, a knock, your turn and your last seconds.
settings-pace = Pace
settings-pace-quick = Quick
settings-pace-brisk = Brisk
settings-pace-calm = Calm
settings-pace-slow = Slow
settings-fourColours = Four colours
    .text = Diamonds blue, clubs green.
settings-largeCards = Large cards
    .text = Your hand uses all the space available.
settings-leftHanded = Left-handed
    .text = Buttons on the left, and card indices where your left hand doesn't cover them.
settings-forced = Play forced cards
    .text = If only one card is allowed, it is played for you.
settings-twice = Tap twice
    .text = The first tap lifts a card, the second plays it.
settings-moods = Bots show feelings
    .text = Their faces react to each trick, never while it's your turn.
settings-keys = One-key shortcuts
    .text = Letters and digits work without Ctrl or Alt.
settings-readings = Read hands at the table
    .text = A button asks where a hidden card lies, while you play with bots alone.

## The table

at-opening = Taking a seat…
at-waits = Waiting for the server…
at-offline = You are offline. The match continues once the network is back.
at-sent = { $action }: sent, not confirmed yet.
at-unsent = { $action }: not sent.
at-broken = Connection lost. Reconnecting… Nothing is lost.
at-readying = The bots are getting ready: one moment, please. Nothing is lost.
at-silent = The server has not answered for 6 seconds. Nothing is lost.
at-play-on = Play on without the server
at-closed = This table doesn't exist, or it isn't yours. Your matches are in the lobby.
at-banned = An administrator has banned you from this server for now. You can read and delete your data in the settings of the lobby.
at-too-fast = This page sent too many requests, so the server closed the connection. Reload the page to continue.
at-other-bots = A server update changed the bots, so this set can't continue. Your play so far is saved.
at-deal = { $count ->
    [0] Deal { $number }
   *[other] Deal { $number } of { $count }
}
at-set = { $kind ->
    [day] Deals of the day
    [past] Past day
   *[challenge] Challenge
}
at-one-try = one try, no hints
at-your-turn = Your turn
at-may-announce = You can announce { $calls }
at-turn-of = { $who }'s turn
at-to-play = to play
at-hand = Your hand
at-hand-is = Your hand: { $cards }
at-trick = The trick
at-trick-is = On the table: { $cards }
at-wins = takes the trick
at-won = { $won ->
    [one] { $won } trick
   *[other] { $won } tricks
}
at-taken = Taken: { $cards }
at-held = { $count ->
    [0] no card left
    [one] { $count } card
   *[other] { $count } cards
}
at-shown = Face up: { $card }
at-open-card = { $card }, seen by all
at-stake = { $title }: { $paid }
at-won-bid = { $won ->
    [one] { $won } trick
   *[other] { $won } tricks
}, bid { $bid }
at-so-far = deal { $points }
at-taken-many = { $count } scoring cards
at-total = total { $score }
at-with = with { $who }
at-alone = no partners
at-gone = away
at-gone-of = { $who } isn't at the table.
at-gone-bot = { $who } isn't at the table. A bot plays for them in { $seconds } s.
at-cover = Let the bot play
at-cover-of = Let the bot play for { $who }
at-here-again = { $who } is here.
at-partner = your partner
at-dealer = Dealer
at-dealer-mark = D
at-ask = { $rung }?
at-ultimatum = { $fallback ->
    [negative] { $rung } or negative!
   *[positive] { $rung } or positive!
}
at-bought = { $who } bought at { $rung } ({ $price })
    .yours = You bought at { $rung } ({ $price })
at-auction = Auction
at-count = { $count } alike
at-bids = Bids: { $sum }
at-actions = Table actions
at-undo = Undo
at-ask-hint = Hint
at-looks-on = You're a spectator
at-compiling-hint = The bots are still warming up.
at-compiling = The bots are still warming up. That happens once and takes about a minute.
at-waited = { $time } so far
at-hint-deals = Based on { $deals } deals that fit what you have seen
at-hint-choice = Choice
at-hint-points = points on average
at-hint-for-match = points on average, given the score
at-hint-best = deals where best
explained-details = Details
at-figure-best = best
at-last = Last trick
at-read = Read hands
at-read-told = What you read
at-no-last = No trick has been taken in this deal yet.
at-rest = Play the rest
at-undone = The last action was undone
at-left = A bot plays for { $who } now
    .yours = A bot plays for you now
at-returned = { $who } is back
    .yours = You are back
at-hinted = { $who } asked for a hint
    .yours = You asked for a hint
at-time-over = Time is over: the deal in progress is the last one
at-time-ended = Time is over: the match ends here
at-revealed = All tables have played these deals: their cards may be seen
at-final-deal = last deal
at-rematch = The same players continue at another table
at-house-of = { $game }: rules of this table
at-clockwise = Play goes clockwise, to the left.
at-anticlockwise = Play goes anticlockwise, to the right.

## Away from a table with a seat of one's own

seat-kept = Your game of { $game } is waiting.
seat-bot-soon = If you aren't back in { $minutes ->
    [0] { $seconds } s
   *[other] { $minutes } min
}, a bot takes over.
seat-bot-plays = A bot plays for you until you are back.

## The talk

talk-title = Calls
talk-your-bid = How many tricks will you take?
talk-sum = Bids so far: { $sum }. Below { $needed }, the deal is void
talk-sum-enough = Bids so far: { $sum }
talk-bid-worth = Bid { $number }, worth { $worth }
talk-least = Your smallest bid: { $least }
talk-open = the card face up is the first one dealt to each player
talk-announce = Announce before your first card, or play it and stay silent:
talk-if-counts = { $points } if it counts
talk-silent = Stay silent
talk-announce-all = Before the first lead: your cliques?
talk-your-call = Your call
talk-name-rank = Name your rank
talk-step-open = Name the deal, or open an auction
talk-step-bid = Your bid for the deal
talk-step-decide = { $who } offers { $rung }: { $how ->
    [more] sell, refuse, or ask for more?
   *[plain] your answer?
}
talk-step-asked = The dealer asks you for more
talk-step-denied = The answer was no: sell at the old price?
talk-step-refused = You keep the deal: name it
talk-step-ultimatum = { $who }: { $words }. Will you pay?
talk-step-bought = You have bought the deal: name it
talk-step-alone = Nobody bid: name the deal
talk-priority = The bidders, by priority
talk-passed = passed
talk-in = in
talk-speaks = to call
talk-ladder = Rungs and their prices in points
talk-row-plus = Pay points
talk-row-minus = Take over tricks
talk-row-paid = Pay points, negative deal
talk-rung = { $rung }, { $price } points
talk-rung-standing = { $rung }, { $price } points, bid by { $who }
    .yours = { $rung }, { $price } points, bid by you
talk-sell-at = Sell at { $rung } ({ $price } points)
talk-threaten = Ultimatum…
talk-choose-rung = Choose a rung, then ask for more or make an ultimatum.
talk-explain = Explain the auction
    .ask = Ask for more: if the answer is yes, { $who } buys at that price; if no, you may still sell at { $rung } ({ $price } points).
    .ultimatum = An ultimatum: whoever says yes buys at your price; if nobody does, you play negative or positive, as you announced, and the bid of { $rung } ({ $price } points) is void.
    .title = The auction
talk-declare = Name the deal:

## Scores

line-tricks = Tricks, { $each } each
line-cards = { $what }, { $each } each
line-last-tricks = { $number ->
    [1] The last trick, { $each }
   *[other] The last { $number } tricks, { $each } each
}
line-clique = { $clique }, announced by { $seat }
    .yours = { $clique }, announced by you
line-bid-made = { $seat } bid { $bid } and took { $won }: made
    .yours = You bid { $bid } and took { $won }: made
line-bid-lost = { $seat } bid { $bid } and took { $won }: lost
    .yours = You bid { $bid } and took { $won }: lost
line-start = Starting points, { $each } each
line-price = { $buyer } pays { $dealer } for { $rung }
    .yours = You pay { $dealer } for { $rung }
    .mine = { $buyer } pays you for { $rung }
line-split = The deal is split: { $dealer } for the dealer, { $others } for each of the others

result-title = Deal { $number }
result-headline = Deal { $number }: { $kind ->
    [made] bid made, { $points }
    [failed] bid failed, { $points }
   *[you] { $points } for you
}
result-sides = Deal { $number }: us { $us }, them { $them }
result-account = Account of the deal
result-what = Reason
result-deal = This deal
result-total = Total
result-next = Next deal
result-ready = You are ready
result-ready-of = Ready for the next deal: { $ready } of { $people }.
result-countdown = Next deal in { $seconds } s
result-stop = Stop the countdown
result-waits-for = Waiting for { $who }.
result-stopped = The countdown is stopped. The next deal comes when everybody is ready.

sheet-title = Score
sheet-deal = Deal
sheet-us = Us
sheet-them = Them
sheet-tricks = Tricks
sheet-cliques = Cliques
sheet-together = Together
result-void-bids = { $bids }. Sum: { $sum }; minimum: { $needed }.
sheet-void = void: the bids were too low
sheet-open = auction
sheet-split = split
sheet-target = Played to { $target } points
sheet-deals = { $deals ->
    [one] Over one deal
   *[other] Over { $deals } deals
}
sheet-made = { $won } of { $bid }, made,
sheet-lost = { $won } of { $bid }, lost,
log-title = Calls and cards
log-kings = The kings pair { $us } against { $them }

end-won = You won
end-draw = A draw
end-over = The match is over
end-lost = You lost
end-came = You came { $place ->
    [2] second
    [3] third
   *[4] fourth
}
end-you = You
end-why = { $kind ->
    [draw] All end with { $score }
    [reached] { $winners } { $count ->
        [1] reaches
       *[other] reach
    } { $score }
    [pair] { $winners } win with { $score }
   *[points] { $winners } { $count ->
        [1] wins
       *[other] win
    } with { $score }
} in { $deals ->
    [one] one deal
   *[other] { $deals } deals
}{ $since ->
    [0] { "" }
    [1] , in the lead from the start
   *[other] , in the lead since deal { $since }
}.
end-course = Score by deal.
end-course-of = { $who }: { $points }.
end-place = Place
end-player = Player
end-score = Score
end-floor = A total below zero counts as 0.
end-paid = Settled
end-last-deal = Last deal, line by line
end-again = Play again
end-rematch-open = A rematch is open.
    .by = { $who } has opened a rematch.
end-rematch-go = Join rematch
end-evening = Back to the evening
end-costliest = Find your mistakes
end-sealed = Other tables are still playing these deals. The cards, the record and your review open after the last of them.
end-record = Download record

## Help

ui-legal-title = About this server
ui-legal-imprint = Imprint
ui-legal-privacy = Privacy notice
help-title = Keys
help-sign-tap = Tap a card to play it. With "Tap twice" in the settings, the first tap only lifts it.
help-sign-drag = Or drag it to the middle of the table.
help-sign-dealer = { $mark } beside a name: this player deals.
help-sign-eye = The eye on a card: everybody sees that card.
help-sign-ring = Faces with a ring of the same colour are partners.
help-intro = Mouse, touch or keyboard: everything works with each of them.
help-cards = the cards of your hand, from left to right
help-arrows = move between cards or calls; play or call
help-digits = bid that number, or make the call that shows this key
help-next = next deal or note, or play again
help-undo = undo
help-hint = a hint
help-rest = play the rest, when it is offered
help-last = the last trick
help-sheet = the score
help-rules = the rules of the game
help-settings = settings
help-standing = hear the state of the table
help-house = the rules of this table
help-chat = the chat
help-away = leave your seat to a bot, or take it back
help-host = the host's tools
help-help = these keys
help-step = one action back or on
help-ends = to the beginning or the end of the deal
help-marks = to the mark before or the next one
help-onward = the next question
help-again = try again
help-why = show why
help-start = to the button that starts
help-return = back to your match
help-tab = move through the page; press what has the focus
help-off = You can turn one-key shortcuts off in the settings. Arrows, Tab and Enter always work.

keep-title = Keep on this device
keep-forget = Remove from this device
keep-text = { $state ->
    [coming] { NUMBER($have, minimumFractionDigits: 1, maximumFractionDigits: 1) } of { NUMBER($all, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB are on this device.
    [yes] This page is kept on this device and opens without a network. If you remove it, your matches stay.
    [failed] The page couldn't be kept. Check the network and the free space, then try again.
   *[no] You can keep the whole page on this device ({ NUMBER($all, maximumFractionDigits: 0) } MB). It then opens without a network.
}
keep-lent = { $state ->
    [coming] { NUMBER($have, minimumFractionDigits: 1, maximumFractionDigits: 1) } of { NUMBER($all, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB are on this device.
    [yes] The games are kept on this device. If the server can't be reached, you can play on against bots.
    [failed] The games couldn't be kept. Check the network and the free space, then try again.
    [unmeasured] You can keep the games on this device. If the server can't be reached, you can then play on against bots.
   *[no] You can keep the games on this device ({ NUMBER($all, maximumFractionDigits: 0) } MB). If the server can't be reached, you can then play on against bots.
}

# A match at a server is played on without it, on this device.
keep-answers = The server answers again.
keep-return = Return to the server
keep-back = { $matches ->
    [one] The match that you played without the server is back here.
   *[other] { $matches } matches that you played without the server are back here.
}
keep-copies = { $matches ->
    [one] One match was also played on here. Your copy stays on this device.
   *[other] { $matches } matches were also played on here. Your copies stay on this device.
}
keep-lent-copies = Matches against bots are then copied to this device with every hand, so they can't become challenges.

# A match of which a copy with every hand is, or was, on its player's device: whether a server could replay its bots.
keep-copy = { $state ->
    [returned] An offline copy of this match contained every hand: it's never compared with others and can't become a challenge. What its bots played is still being checked.
    [verified] An offline copy of this match contained every hand: it's never compared with others and can't become a challenge. What its bots played was verified.
    [unverified] An offline copy of this match contained every hand: it's never compared with others and can't become a challenge. What its bots played couldn't be verified.
   *[taken] An offline copy of this match contained every hand: it's never compared with others and can't become a challenge.
}
keep-copy-short = { $state ->
    [unverified] offline copy, not verified
   *[taken] offline copy
}

newer-title = New version
newer-text = A newer version of Four Kings is ready. Nothing is lost when you load it.
newer-update = Load it

wrong-button = This sentence is wrong
wrong-title = Report a wrong sentence
wrong-intro = The project's form opens in a new tab, already filled in. Nothing is sent until you send it there; then everybody can read it.
wrong-nowhere = No public place for such reports is known here yet. Copy the report, and send it to the people who run this page.
wrong-better = What would be better? You may leave this empty.
wrong-shown = What everybody will see
wrong-record = The deal as seen from this seat, without hidden cards:
wrong-long = The deal is too long for the address of the form. Copy the report, and paste the deal there.
wrong-open = Open form
wrong-new-tab = (in a new tab)
wrong-copy = Copy report
wrong-list = Suggest a correction
wrong-list-intro = All sentences of this page. Braces mark a name, a card or another part that is filled in later.
wrong-list-search = Find sentences
wrong-list-found = { $count ->
    [one] { $count } sentence
   *[other] { $count } sentences
}
wrong-list-more = Show more
