# The administrators' page, and what they announce to everybody.

admin-title = Administration
admin-intro = For the people who look after this server. This page shows no hands, no chat except reported messages, and nothing that would open a table.
admin-none = This server has no administrator.
admin-none-how = To become one, run the server with FOURKINGS_ADMIN set to a passphrase of at least 16 characters, then enter the passphrase here.
admin-phrase = Administrator's passphrase
admin-phrase-text = The server's settings contain it as FOURKINGS_ADMIN.
admin-enter = Sign in
admin-wrong = Wrong passphrase.
admin-too-many = Too many attempts. Wait a minute, then try again.
admin-failed = That didn't work. Refresh the page to see the current state.
admin-first = You signed in with the passphrase. This browser stays signed in for twelve hours, or until you step down.
admin-appointed = Another administrator appointed you.
admin-resign = Step down
admin-again = Refresh
admin-below = This server shares its host with other programs, which is no security boundary: their pages can act in this one. Share a host only with programs that you trust.

## How the server is

admin-health = Server
admin-well = The server is healthy.
admin-slow = The server is slow: it has just been { $seconds } s late.
admin-broken = The database is failing: { $fault }.
admin-version = Version
admin-up = Uptime
admin-late = Worst recent delay
admin-awake = Active tables
admin-people-here = People online
admin-kept = Stored tables
admin-servers = Servers
admin-seconds = { $seconds } s
admin-minutes = { $minutes } min
admin-hours = { $hours } h
admin-days = { $days ->
    [one] one day
   *[other] { $days } days
}
admin-backup-none = No backup is listed yet.
admin-backup-make = To make one, run fourkings backup on the server's machine.
admin-backup-unchecked = Newest backup: { $when }. It hasn't been checked.
admin-backup-check = To check it, run fourkings backup --check on the server's machine.
admin-backup-restores = Newest backup: { $when }. Checked: it restores.
admin-backup-broken = Newest backup: { $when }. It doesn't restore: { $fault }.
admin-backup-again = Make another backup and check it. Keep the older files.
admin-backup-file = File: { $file } ({ $rows ->
    [one] one row
   *[other] { $rows } rows
})
admin-backup-checked = Last check: { $when }
admin-doctor = The server's machine

## What is announced

admin-notice = Announcement
admin-notice-text = Every page and every table shows it until you withdraw it.
admin-notice-words = Your announcement
admin-notice-put = Announce
admin-notice-back = Withdraw announcement
notice-put-away = Dismiss announcement
notice-barred = An administrator has blocked you from opening tables for now. You can still join other tables.
notice-banned = An administrator has banned you from this server until { $until }. You can still read and delete your data in the settings.
notice-title = From the administrator

## Tables

admin-tables = Tables
admin-tables-none = No tables yet.
admin-tables-text = Most recently active first. A closed table stays closed: everybody there sees that you closed it, and its record is kept. The code below a game is the table's name in the server's log.
admin-stage-waiting-room = waiting room
admin-stage-match = deal { $number }
admin-stage-over = over
admin-stage-closed = closed by an administrator
admin-people-at = { $count ->
    [0] nobody
    [one] one person
   *[other] { $count } people
}
admin-last = last action { $when }
admin-made = opened { $when }
admin-close = Close table
admin-close-which = Close table: { $game }, { $stage }, last action { $when }
admin-close-sure = Close table for good

## Clubs

admin-clubs = Clubs
admin-clubs-text = Newest first. Deleting a club removes its name, its list of evenings and its standings. The evenings stay.
admin-clubs-none = No clubs yet.
admin-club-evenings = { $count ->
    [0] no evenings
    [one] one evening
   *[other] { $count } evenings
}
admin-club-made = created { $when }
admin-club-delete = Delete club
admin-club-delete-sure = Delete { $name } for good

## People

admin-people = People
admin-people-text = People with a name, newest first. Deleting does what people can do in their own settings: their name, chat and tables go. A bot continues their matches with others.
admin-people-name = Name, or part of it
admin-people-find = Search
admin-people-none = No people to show.
admin-you = you
admin-is-administrator = administrator
admin-told = name given { $when }
admin-forget = Delete name and chat
admin-forget-sure = Delete { $who } for good
admin-appoint = Appoint administrator
admin-dismiss = Dismiss administrator
admin-for = { $what }: { $who }

## Reports

admin-reports = Reported messages
admin-reports-text = Players reported these messages. You see each with the lines around it. They are deleted after a week, and nobody else sees them.
admin-reports-none = No reports.
admin-report-by = reported by { $who }, { $when }
admin-report-context = The message and the lines around it
admin-report-this = Reported:
admin-remove-message = Remove message
admin-remove-message-sure = Remove message for everybody
admin-settle = Delete report
admin-settle-sure = Delete report for good

## Measures

admin-actions = Actions
admin-tables-of-none = At no table.
admin-remove = Remove
admin-remove-sure = Remove { $who } from the table
admin-measure = Measure
admin-measure-mute = Mute in chats
admin-measure-bar = No tables of their own
admin-measure-ban = Ban
admin-measure-ban-address = Ban with address
admin-measure-time = Duration
admin-measure-apply = Apply
admin-is-bar = Can't open tables until { $until }.
admin-is-mute = Can't write in chats until { $until }.
admin-is-ban = Banned until { $until }.
admin-lift-bar = Allow tables
admin-lift-mute = Unmute
admin-lift-ban = Lift ban
admin-mark-bar = no tables
admin-mark-mute = muted
admin-mark-ban = banned

## What was done

admin-deeds = Administrators' actions
admin-deeds-none = No actions yet.
admin-somebody = a person without a name
admin-deed-enter = { $who } signed in with the passphrase
admin-deed-resign = { $who } stepped down as administrator
admin-deed-close = { $who } closed a table
admin-deed-forget = { $who } deleted a name and its chat
admin-deed-bar = { $hours ->
    [one] { $who } blocked somebody from opening tables for an hour
   *[other] { $who } blocked somebody from opening tables for { $hours } hours
}
admin-deed-unbar = { $who } unblocked somebody
admin-deed-mute = { $hours ->
    [one] { $who } muted somebody for an hour
   *[other] { $who } muted somebody for { $hours } hours
}
admin-deed-unmute = { $who } unmuted somebody
admin-deed-ban = { $hours ->
    [one] { $who } banned somebody for an hour
   *[other] { $who } banned somebody for { $hours } hours
}
admin-deed-unban = { $who } lifted a ban
admin-deed-remove = { $who } removed somebody from a table
admin-deed-remove-message = { $who } removed a message
admin-deed-settle = { $who } deleted a report
admin-deed-appoint = { $who } appointed an administrator
admin-deed-dismiss = { $who } dismissed an administrator
admin-deed-announce = { $who } announced: { $text }
admin-deed-take-back = { $who } withdrew the announcement
admin-deed-delete-club = { $who } deleted a club
