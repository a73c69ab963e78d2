# Playing with friends: a table that gathers, chat, seats left to bots, and what is one's own.

## Making a table

gather-play = Play with friends
gather-title = A table for friends
gather-intro = You get a link. Anyone who has it joins under any name, without an account. One press puts bots in the seats that stay free.
gather-game = Game
gather-house = House rules: { $preset }
gather-seats = Seats
gather-seats-drawn = Drawn
    .text = When the match starts, as the game draws them or by lot.
gather-seats-chosen = Chosen
    .text = You sit where you like; partners can choose each other.
gather-watch = Looking on
gather-watch-link = Anyone with the link
gather-watch-hands = The link, and past hands too
gather-watch-nobody = Nobody
gather-time = Time to think
gather-time-none = As long as you like
gather-time-brisk = 1 min + 5 s
gather-time-calm = 3 min + 10 s
gather-time-day = A day
gather-time-days = Three days
gather-time-free = Nobody hurries anybody.
gather-time-bank = For each deal, and so many seconds more after each action. The first two seconds of every action cost nothing. When time is over a bot acts once.
gather-time-slow = For each decision: nobody has to be here while the others think. When time is over a bot acts once.
gather-chat = Chat at the table
gather-hints = Hints
    .text = Anyone may ask for one, and everybody sees who did.
gather-hints-laid = Hints are allowed; everybody sees who takes one.
gather-hints-none = No hints among people.
gather-mirror = Mirror match
    .text = Everybody holds every hand once, its suits renamed: the cards favour nobody. The table says how long it takes.
gather-mirror-laid = Mirror match: { $deals } deals, about { $minutes } minutes. Everybody holds every hand once, so the cards favour nobody.
gather-mirror-again = Each deal starts from zero. After it you can stop, or begin another.
gather-stand-in = Plays for those who are away
gather-make = Make the table

## The gathering

gather-of = { $who }'s table
gather-invite = Invite your friends
gather-link = The link to this table
gather-copy = Copy the link
gather-copied = Copied
gather-share = Share
gather-share-text = Come and play { $game } with me
gather-qr = QR code
gather-qr-text = Point a phone's camera at it to come to this table.
gather-obstacle-this-machine = Others cannot open this link: the server listens to this machine alone. Start it with --host 0.0.0.0, then invite them.
gather-obstacle-no-network = Others cannot open this link: this machine has no address on a network. Connect it, then reload the page.
gather-obstacle-unknown = Others may not be able to open this link: the server does not know its own address. Open this page by the machine's address instead of localhost, then invite them.
gather-places = The places
gather-place = Place { $number }
gather-free = Free
gather-you = you
gather-host = host
gather-gone = not here just now
gather-bot = bot
gather-sit = Sit here
gather-stand = Get up
gather-bot-at = Bot at place { $number }
gather-no-bot = No bot
gather-put-bot = Put a bot here
gather-kick = Send { $who } away
gather-swap = Swap place { $number } with another one
gather-swap-with = Swap with place { $number }
gather-swap-now = Now choose the place to swap with.
gather-standing = Without a place
gather-opposite = Partners sit opposite each other.
gather-drawn = The seats are drawn when the match starts.
gather-start = Start the match
gather-waits = { $count ->
    [one] One place is free: wait for a friend, or put a bot there.
   *[other] { $count } places are free: wait for friends, or put bots there.
}
gather-waits-host = { $count ->
    [one] One place is free: { $who } starts the match once a friend or a bot has it.
   *[other] { $count } places are free: { $who } starts the match once friends or bots have them.
}
gather-fill = { $count ->
    [one] A bot for the free place ({ $bot })
   *[other] Bots for the { $count } free places ({ $bot })
}
gather-host-starts = { $who } starts the match.
gather-ready = Everybody has a place.
gather-invited = { $who } invites you to a table of { $game }.
gather-invited-plain = You are invited to a table of { $game }.
gather-name = Your name at the table
gather-join = Join
gather-leave = Leave the table
gather-follows = The same people once more.
gather-under-way = Friends gather
gather-turned-away = This table is closed to you
gather-came = { $who } has joined
gather-sat = { $who } takes place { $place }
gather-stood = { $who } has no place now
gather-bot-sat = A bot takes place { $place }
gather-bot-went = The bot at place { $place } has gone
gather-swapped = Two places have changed holders
gather-kicked = { $who } was sent away
gather-let-in = { $who } may come in again
gather-laid = The host has changed what is played
gather-sent-away = Sent away
gather-sent-away-text = Anyone you let in again comes back by the link.
gather-admit = Let { $who } in again
gather-change = Change the game and its terms
gather-change-title = What is played here
gather-change-intro = Everybody at the table is told. Places and bots stay as they are.
gather-change-now = Change it
gather-went = { $who } has left
gather-hosts = { $who } is host now

## Chat

chat-title = Chat
chat-new = { $count ->
    [one] Chat, one new line
   *[other] Chat, { $count } new lines
}
chat-nothing = Nobody has said anything yet.
chat-somebody = Somebody
chat-message = Your message
chat-send = Send
chat-ready = Without typing
chat-says = { $who }: { $text }
chat-unsay = Take back: { $text }
chat-mute = Mute { $who }
chat-unmute = Hear { $who } again
chat-phrase-hello = Hello everybody!
chat-phrase-good-luck = Good luck!
chat-phrase-well-played = Well played!
chat-phrase-thanks = Thank you!
chat-phrase-my-mistake = My mistake
chat-phrase-one-moment = One moment, please
chat-phrase-take-your-time = Take your time
chat-phrase-lucky = That was lucky!
chat-phrase-good-game = Thanks, good game
chat-phrase-bye = See you soon!

## A seat left to its bot

away-title = Your seat
away-intro = If you have to go, a bot plays for you until you are back. Everybody sees it, and the record says so.
away-who = Who plays for you
away-go = Let the bot play for me
away-plays = A bot plays for you ({ $bot }).
away-back = I am back
away-for = A bot ({ $bot }) plays for { $who }
away-stand-in = From now on a bot ({ $bot }) stands in for { $who }
away-forgotten = A bot has { $who }'s seat for good

## What is one's own

self-title = You on this server
self-link = Another device
    .text = A link of your own makes another device you, so that you can play on there. Keep it to yourself.
self-link-make = Make a link
self-link-until = It holds until { $date }.
self-revoke = Revoke all links
self-revoked = No link holds any more.
self-avoided = { $people ->
    [0] You avoid nobody
    [one] You avoid one person
   *[other] You avoid { $people } people
}
    .text = People you said, at a table, that you do not want to meet again. Neither of you sees the other's open tables.
self-meet = Meet everybody again
self-met = You see the open tables of all of them again.
self-export = What is kept about you
    .text = Your name, your tables, what you wrote: everything, as a file.
self-export-save = Save it
self-delete = Delete everything
    .text = Your name, your tables, what you wrote. Matches with others stay, under a neutral name.
self-delete-go = Delete me
self-delete-sure = Delete everything about me, for good
self-become = Play on here?
self-become-text = This link makes this device the person who made it. What this device has played under another name stays behind.
self-become-yes = Yes, play on here
self-become-no = No, leave it
self-become-failed = This link has expired or was revoked. Make another one on the other device.
