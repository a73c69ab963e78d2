# Time: the clocks at a table, games over days that wait for somebody, and the deal before, a whole deal later.

clock-title = Time to think, in this deal
clock-left = { $time } left
clock-last = { $count } seconds left
clock-over = { $who } is out of time, a bot acts once.
clock-until = { $unit ->
    [days] { $hours ->
        [0] { $count } days left
        [one] { $count } days and one hour left
       *[other] { $count } days and { $hours } hours left
    }
    [hours] { $count } hours left
   *[minutes] { $count ->
        [one] One minute left
       *[other] { $count } minutes left
    }
}
clock-short = { $unit ->
    [days] { $hours ->
        [0] { $count } d
       *[other] { $count } d { $hours } h
    }
    [hours] { $count } h
   *[minutes] { $count } min
}
clock-laid-bank = Time to think: { $bank } for each deal, and { $more } seconds more after each action.
clock-laid-days = { $days ->
    [one] One day for each decision: nobody has to be here all the time.
   *[other] { $days } days for each decision: nobody has to be here all the time.
}
clock-bank = { $bank } for each deal, and { $more } seconds more after each action.
clock-rules-bank = The first two seconds of every action cost nothing. When time is over, a bot acts once and the seat stays yours. No time passes while the table sleeps or its server is down.
clock-rules-days = When time is over, a bot acts once and the seat stays yours. No time passes while the server is down.
clock-laid-watch-link = Anyone with the link may look on, and sees what lies open on the table.
clock-laid-watch-hands = Anyone with the link may look on, and sees all hands of the deal before.
clock-laid-watch-nobody = Nobody may look on.
clock-laid-hands = Those who look on also see all hands of the deal before.

waiting-title = It is your turn
waiting-tell = Tell me when it is my turn
waiting-told = This browser tells you when it is your turn, as long as a page of Four Kings is open.
waiting-denied = This browser may not tell you: its settings say so.
waiting-notice = { $game }: it is your turn

before-open = The deal before, all hands
before-title = Deal { $number }, all hands open
