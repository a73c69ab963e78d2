# The navigation bar, and what the lobby offers first.

nav-title = Navigation
nav-play = Play
nav-learn = Learn
nav-today = Today
nav-mine = My play

first-title = New here? Start with { $game }.
first-go = Learn { $game }

today-percent = { $share }%
today-badge = Today: { $state }
today-part = { $played } of { $boards } deals played
today-open = { $boards ->
    [one] { $deals ->
        [one] one deal
       *[other] { $deals } deals
    }
   *[other] { $boards } deals
}
today-done = played
today-streak = { $days ->
    [0] Play today to start a streak
    [one] First day of your streak
   *[other] { $days } days in a row
}

learn-intro = Play a first match with a friend who explains each rule when it matters, watch one deal card by card, or read the rules.
learn-general = Rules of all games
learn-mistakes = Your mistakes
learn-puzzles = Puzzles
learn-solver = Solver

# A page that plays without a server.
alone-here = You play on this device alone, without a server, against bots. Your matches stay in this browser.
server-people = Friends, open tables and rankings are on { $server }.
server-away = { $server } does not answer now. You can play on here, against bots.
alone-title = Loading the table
alone-loading = Loading the table: { NUMBER($have, minimumFractionDigits: 1, maximumFractionDigits: 1) } of { NUMBER($all, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB.
alone-elsewhere = Another tab has your matches open. Close it, and this one goes on.
stopped = { $why ->
    [newer] Your matches were stored by a newer version of this page. Reload it to get that version: your matches stay as they are.
    [older] Your matches were stored before the first release, and this version can't read them. Delete this page's data in the browser's settings, then reload it.
    [full] This browser has no space left, so the last card wasn't kept. Free some space, then reload the page.
    [gone] The browser has closed or deleted the store with your matches. Reload the page to play on.
    [missing] The games couldn't be loaded. Check the connection, then reload the page.
   *[broken] The games have stopped. Reload the page: your matches are kept up to the last card shown.
}
stopped-reload = Reload
