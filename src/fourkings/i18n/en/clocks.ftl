# Time: the clocks at a table, correspondence games that wait for somebody, and the deal before, a whole deal later.

clock-title = Clock for this deal
clock-left = { $time } left
clock-last = { $count } seconds left
clock-over = { $who } is out of time; a bot acts once.
    .yours = You are out of time; a bot acts once for you.
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
clock-laid-bank = Time control: { $bank } per deal, plus { $more } seconds after each action.
clock-laid-days = { $days ->
    [one] One day per decision: nobody has to be here all the time.
   *[other] { $days } days per decision: nobody has to be here all the time.
}
clock-bank = { $bank } per deal, plus { $more } seconds after each action.
clock-rules-bank = The first two seconds of each action are free. When your time runs out, a bot acts once and you keep your seat. The clock stops while the table sleeps or its server is down.
clock-rules-days = When your time runs out, a bot acts once and you keep your seat. The clock stops while the server is down.
clock-laid-watch-link = Anyone with the link can be a spectator and sees the cards that are face up on the table.
clock-laid-watch-hands = Anyone with the link can be a spectator and sees all hands of the previous deal.
clock-laid-watch-nobody = No spectators.
clock-laid-hands = Spectators also see all hands of the previous deal.

waiting-title = It's your turn
waiting-tell = Tell me when it's my turn
waiting-told-off = Browser notifications for correspondence games, even with Four Kings closed.
waiting-told-on = This browser notifies you, also while no page of Four Kings is open.
waiting-told-open = This browser notifies you as long as a page of Four Kings is open. It has no push service that can be reached.
waiting-told-denied = The settings of this browser block notifications. Allow them for this page, then load it again.
waiting-told-insecure = Browsers allow notifications only at addresses with https://. Ask the person who runs this server for one.
waiting-told-unsupported = This browser has no notifications for pages. On an iPhone or iPad, add Four Kings to the home screen and open it there.
waiting-notice = { $game }: it's your turn
waiting-with = With { $names }
waiting-with-bots = With bots

before-open = Previous deal, all hands
before-title = Deal { $number }, all hands
before-why = Why did they play that?
before-why-title = Deal { $number }: why?
before-why-how = Go to a card or call of a bot to ask why.
before-why-begin = The trick with the most high cards is shown first. Step to any other card or call of a bot to ask about it.
before-why-ask = Why did { $who } choose { $chosen }?
before-why-wait = Comparing the choices …
before-why-only = There was no other choice.
before-why-equal = { $chosen } and { $instead } are worth the same here.
before-why-beside = { $chosen } was best. Next best: { $instead }.
before-why-worse = { $instead } was better: { $chosen } loses { $loss } points on average.
before-why-you = In { $who }'s place:
