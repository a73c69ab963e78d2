# Playing with friends: a table that gathers, chat, seats left to bots, and what is one's own.

## Making a table

gather-play = Play with friends
gather-title = Table for friends
gather-intro = You get a link. Anyone who has it can join under any name, without an account. You can fill free seats with bots.
gather-game = Game
gather-house = Rules: { $preset }
gather-seats = Seats
gather-seats-drawn = Drawn
    .text = Drawn at the start, by the game's own rule or by lot.
gather-seats-chosen = Chosen
    .text = Sit where you like; partners can choose each other.
gather-watch = Spectators
gather-watch-link = Anyone with the link
gather-watch-hands = With the link, past hands included
gather-watch-nobody = No spectators
gather-time = Time control
gather-time-none = No limit
gather-time-brisk = 1 min + 5 s
gather-time-calm = 3 min + 10 s
gather-time-day = One day
gather-time-days = Three days
gather-time-own = Custom
gather-time-free = Everybody takes as long as they like.
gather-time-bank = Per deal, plus an increment after each action. The first two seconds of each action are free. When time runs out, a bot acts once.
gather-time-slow = Per decision: you needn't be here while the others think. When time runs out, a bot acts once.
gather-chat = Chat at the table
gather-hints = Hints
    .text = Any player may ask for one, and everybody sees it.
gather-hints-off = None
gather-hints-on = Allowed
gather-hints-laid = Hints are allowed, and everybody sees them being taken.
gather-hints-none = No hints at this table.
gather-mirror = Mirror match
    .text = Everybody plays each hand once, with its suits renamed, so the cards favour nobody. The table shows how long it takes.
gather-mirror-laid = Mirror match: { $deals } deals, about { $minutes } minutes. Everybody plays each hand once, so the cards favour nobody.
gather-mirror-again = Each deal starts from zero. Afterwards you can stop or start another.
gather-stand-in = Bot for absent players
gather-make = Open table

## The waiting room

gather-of = { $who }'s table
    .yours = Your table
gather-invite = Invite your friends
gather-link = Link to this table
gather-copy = Copy link
gather-copied = Copied
gather-share = Share
gather-share-text = Come and play { $game } with me
gather-qr = QR code
gather-qr-text = Point a phone's camera at the code to join this table.
gather-obstacle-this-machine = Only this computer can open the link.
    .help = Your friends' devices can't reach it yet, because the server answers only here. To open it to your network, start the server with serve --host 0.0.0.0, then open this page again and copy the link.
gather-obstacle-no-network = Only this computer can open the link.
    .help = It has no address on a network. Connect it, then reload this page.
gather-obstacle-unknown = Perhaps only this computer can open the link.
    .help = The server doesn't know its own address. Open this page by the computer's address instead of localhost, then copy the link.
gather-obstacle-how = How to let friends in
gather-places = Seats
gather-place = Seat { $number }
gather-free = Free
gather-you = you
gather-host = host
gather-gone = offline
gather-bot = bot
gather-sit = Sit here
gather-take = Take a seat
gather-stand = Stand up
gather-no-bot = No bot
gather-put-bot = Put a bot here
gather-kick = Remove { $who }
gather-swap = Swap with
gather-standing = Without a seat
gather-opposite = Partners sit opposite each other.
gather-drawn = The seats are drawn when the match starts.
gather-start = Start match
gather-waits = { $count ->
    [one] One seat is free: wait for a friend, or put a bot there.
   *[other] { $count } seats are free: wait for friends, or put bots there.
}
gather-waits-host = { $count ->
    [one] One seat is free. { $who } can start the match when a friend or a bot has taken it.
   *[other] { $count } seats are free. { $who } can start the match when friends or bots have taken them.
}
gather-fill = Fill with bots and start
gather-level = Level of the bots
gather-host-starts = { $who } starts the match.
gather-ready = Everybody has a seat.
gather-invited = { $who } invites you to a table of { $game }.
gather-invited-plain = You are invited to a table of { $game }.
gather-name = Your name at the table
gather-join = Join
gather-leave = Leave the table
gather-watching = You came along to watch. The match appears here when it starts.
gather-watching-join = Join the players
gather-watched = { $count ->
    [one] Somebody is watching.
   *[other] { $count } people are watching.
}
gather-watched-by = { $count ->
    [one] { $names } is watching.
   *[other] { $names } are watching.
}
gather-looks = { $count ->
    [one] Somebody has opened the link.
   *[other] { $count } people have opened the link.
}
gather-follows = Rematch of the same players
gather-under-way = Waiting room
gather-turned-away = This table is closed to you
gather-came = { $who } has joined
    .yours = You have joined
gather-sat = { $who } takes seat { $place }
    .yours = You take seat { $place }
gather-stood = { $who } has left their seat
    .yours = You have left your seat
gather-bot-sat = A bot takes seat { $place }
gather-bot-went = The bot in seat { $place } has left
gather-swapped = Two seats were swapped
gather-kicked = The host removed { $who }
    .yours = You removed { $who }
gather-let-in = { $who } may come back
gather-laid = The host changed the game or its terms
    .yours = You changed the game or its terms
gather-sent-away = Removed
gather-sent-away-text = Anyone you let back in can return by the link.
gather-admit = Let { $who } back in
gather-change = More settings
gather-change-title = Game and terms
gather-change-intro = Everybody at the table sees the change. Seats and bots stay as they are.
gather-change-now = Save changes
gather-went = { $who } has left
gather-hosts = { $who } is now the host
    .yours = You are now the host
gather-hand-over = Make { $who } the host

## What the host of a match decides

host-title = Host tools
host-pause-title = Pause
host-pause = Pause match
host-pause-text = Nobody acts and no clock runs until you resume. If you are gone for a while, the next player becomes the host.
host-resume = Resume match
host-paused-own = You have paused the match.
host-paused-by = { $who } has paused the match.
host-paused = The match is paused
host-resumed = The match goes on
host-add-time = Add a minute
host-add-time-text = For this deal. Its clocks are beside the names.
host-add-all = To all clocks
host-add-one = To { $who }
host-time-all = The host gives everybody { $seconds } seconds more
    .yours = You give everybody { $seconds } seconds more
host-time-one = The host gives { $who } { $seconds } seconds more
    .yours = You give { $who } { $seconds } seconds more
    .given = The host gives you { $seconds } seconds more
    .self = You give yourself { $seconds } seconds more
host-late = Latecomers
host-late-open = Let spectators take seats of bots
    .text = Anyone with the link can then sit down for a bot. The record shows from which deal on.
host-seats-opened = The host lets spectators take seats of bots
    .yours = You let spectators take seats of bots
host-seats-closed = Spectators can no longer take seats of bots
host-hand-over = Another host
host-changed = { $who } is now the host
    .yours = You are now the host
late-title = The host lets you sit down for a bot.
late-open = Take a seat
late-text = You play on for the bot at once, with its cards and its score. When you have to go, the bot plays for you.
late-name = Your name at the table
late-take = Take { $who }'s seat
late-took = { $who } takes a bot's seat
    .yours = You take a bot's seat

## Chat

chat-title = Chat
chat-new = { $count ->
    [one] Chat, one new message
   *[other] Chat, { $count } new messages
}
chat-nothing = No messages yet.
chat-somebody = Somebody
chat-message = Your message
chat-send = Send
chat-ready = Ready-made messages
chat-says = { $who }: { $text }
chat-unsay = Retract: { $text }
chat-report = Report: { $text }
chat-report-sure = Report message
chat-report-sent = Reported. An administrator reads it with the lines around it.
chat-report-failed = The message couldn't be reported.
chat-mute = Mute { $who }
chat-unmute = Unmute { $who }
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

away-title = Let a bot play
away-intro = If you have to go, a bot plays for you until you are back. Everybody sees it, and the record shows it.
away-who = Bot for your seat
away-plays = A bot plays for you ({ $bot }).
away-back = I'm back
away-for = A bot ({ $bot }) plays for { $who }
away-stand-in = A bot ({ $bot }) now plays for { $who }
    .yours = A bot ({ $bot }) now plays for you
away-forgotten = A bot keeps { $who }'s seat for good

## What is one's own

self-title = You on this server
self-link = Another device
    .text = Open a personal link on another device to continue as yourself there. Keep the link to yourself.
self-link-make = Create link
self-link-until = The link works until { $date }.
self-revoke = Revoke all links
self-revoked = All your links are revoked.
self-avoided = { $people ->
    [0] You avoid nobody
    [one] You avoid one person
   *[other] You avoid { $people } people
}
    .text = People you chose to avoid at a table. You don't see their open tables, and they don't see yours.
self-meet = Clear avoided players
self-met = You see everybody's open tables again.
self-meet-one = Stop avoiding
self-met-one = You and { $who } see each other's open tables again.
self-export = Your data
    .text = Your name, your tables and your messages, all in one file.
self-export-save = Download data
self-delete = Delete everything
    .text = Your name, your tables and your messages. Matches with others stay, under a neutral name.
self-delete-go = Delete me
self-delete-sure = Delete everything about me for good
self-become = Continue on this device?
self-become-text = This device will act as the person who created the link. What you played on it under another name stays under that name.
self-become-yes = Continue here
self-become-no = Cancel
self-become-failed = This link has expired or was revoked. Create another one on your other device.
