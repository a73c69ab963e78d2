# The administrators' page, and what they announce to everybody.

admin-title = Administration
admin-intro = For those who look after this server. It shows no hands, no chat, and nothing that would open a table.
admin-none = This server has no administrator.
admin-none-how = The person who runs it can be one: set FOURKINGS_ADMIN to a phrase of at least 16 characters, start the server again, and tell the phrase here.
admin-phrase = The administrator's phrase
admin-phrase-text = It stands in the settings of the server, as FOURKINGS_ADMIN.
admin-enter = Enter
admin-wrong = That is not the phrase.
admin-too-many = Too many tries: wait a minute, then go on.
admin-failed = That could not be done: look again how things stand.
admin-first = You have told the phrase. It holds in this browser for twelve hours, or until you give it up.
admin-appointed = You were appointed administrator.
admin-resign = Stop being administrator
admin-again = Look again

## How the server is

admin-health = The server
admin-well = It is well.
admin-slow = It is slow: it was { $seconds } s late just now.
admin-broken = Its database fails: { $fault }.
admin-version = Version
admin-up = Up for
admin-late = Latest of late
admin-awake = Tables awake
admin-people-here = People here now
admin-kept = Tables kept
admin-servers = Servers
admin-seconds = { $seconds } s
admin-minutes = { $minutes } min
admin-hours = { $hours } h
admin-days = { $days ->
    [one] one day
   *[other] { $days } days
}

## What is announced

admin-notice = A word to everybody
admin-notice-text = It stands on every page and at every table until you take it back.
admin-notice-words = Your message
admin-notice-put = Announce
admin-notice-back = Take it back
notice-put-away = Put this message away
notice-barred = An administrator of this server lets you make no tables for now. You may come to those of others.
notice-title = From the administrator

## Tables

admin-tables = Tables
admin-tables-none = There are no tables yet.
admin-tables-text = Those where something happened last. A table that you close is closed for good: everybody there is told that you did it, and what was played stays in its record.
admin-stage-gathering = people gather
admin-stage-match = deal { $number }
admin-stage-over = over
admin-stage-closed = closed by an administrator
admin-people-at = { $count ->
    [0] nobody
    [one] one person
   *[other] { $count } people
}
admin-last = last action { $when }
admin-made = made { $when }
admin-close = Close
admin-close-which = Close the table of { $game }, { $stage }, last action { $when }
admin-close-sure = Close it for good

## People

admin-people = People
admin-people-text = Those who have told a name, the last ones first. To delete does what the person could do in the settings: name, chat and tables go; matches with others go on, with a bot.
admin-people-name = A name, or a part of it
admin-people-find = Search
admin-people-none = Nobody is called that.
admin-you = you
admin-is-administrator = administrator
admin-is-barred = makes no tables until { $until }
admin-told = named { $when }
admin-forget = Delete name and chat
admin-forget-sure = Delete { $who } for good
admin-bar = No tables for a day
admin-unbar = May make tables again
admin-appoint = Appoint administrator
admin-dismiss = Dismiss
admin-for = { $what }: { $who }

## What was done

admin-deeds = What administrators did
admin-deeds-none = Nothing yet.
admin-somebody = somebody
admin-deed-enter = { $who } told the phrase
admin-deed-resign = { $who } stopped being administrator
admin-deed-close = { $who } closed a table
admin-deed-forget = { $who } deleted a name and its chat
admin-deed-bar = { $hours ->
    [one] { $who } barred somebody from making tables for an hour
   *[other] { $who } barred somebody from making tables for { $hours } hours
}
admin-deed-unbar = { $who } let somebody make tables again
admin-deed-appoint = { $who } appointed an administrator
admin-deed-dismiss = { $who } dismissed an administrator
admin-deed-announce = { $who } announced: { $text }
admin-deed-take-back = { $who } took back what was announced
