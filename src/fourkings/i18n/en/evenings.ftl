# Evenings at several tables: the pages of director and players, the wall, and paper.

evening-intro = One person leads, everybody else follows one link. The program draws the seats, opens the tables and works out the standings.
evening-led = Evenings you lead
evening-mine = Evenings you take part in
evening-new = New evening
evening-missing = There is no such evening. Check the link.
evening-failed = That didn't work. Try again.
evening-bot = Bot
evening-bot-name = { $bot } (bot)
evening-same-name = { $name } ({ $number })

## A new evening

evening-cards = Cards
evening-cards-screen = On screens
    .text = Everybody plays on a phone. The program deals and counts.
evening-cards-paper = Real cards
    .text = You bring the cards. One player per table enters the score sheet on a phone, or you do. When the number of players doesn't fit, some sit out, in turn.
evening-kind = Partners
evening-kind-partners = Changing partners
    .text = Everybody scores alone and has another partner in each round.
evening-kind-pairs = Fixed pairs
    .text = The same two people play together all evening.
evening-kind-teams = Teams of four
    .text = A match is played at two tables with the same cards. Each deal goes to the team with the better result.
evening-kind-alone = Everybody alone
    .text = Everybody meets different opponents in each round.
evening-rounds = Rounds
evening-rounds-count = Number of rounds
evening-length-deals = By deals
    .text = The higher score wins after the last deal. Equal scores share the win.
evening-length-minutes = By time
    .text = When the time is over, each table finishes its current deal.
evening-length-rules = By the rules
    .text = Each match lasts until the house rules end it. Some tables will finish long before others.
evening-length-fixed = The rules of this game fix the number of deals in a match.
evening-deals-count = Deals per round
evening-minutes-count = Minutes per round
evening-days-count = Days per round
evening-league-text = This is a league: a round lasts days, and everybody plays when they have time. You start each round.
evening-fill = Free seats
evening-fill-text = Bots take the seats that are left, so everybody plays in every round. Bots are not ranked.
evening-fill-nobody = Nobody
evening-fill-nobody-text = When the number of players doesn't fit, some sit out, in turn.
evening-same-boards = Same cards at all tables
    .text = Every table plays the same deals, so skill counts for more than luck. Cards and reviews open when the last table has finished.
evening-same-boards-paper = Same cards at all tables
    .text = Every table plays the same deals. You print the hands and deal by the list, so you cannot play yourself.
evening-swiss = Pairing by standing
    .text = From the second round on, players with similar results meet. Repeated meetings are avoided.
evening-make = Create evening
evening-demo = Try a demonstration
evening-demo-offer = See a round with 16 invented people first: nothing you do there counts.
evening-demo-text = This is a demonstration with invented people: it counts nowhere, so nothing you do here can do harm.
evening-demo-left = { $left ->
    [late] Table 4 is late: enter its score sheet.
    [wrong] One sheet of round 2 is wrong: find and correct it.
   *[both] Table 4 is late, and one sheet of round 2 is wrong: find and correct it.
}
evening-demo-delete = Delete demonstration
evening-demo-mark = Demonstration
evening-demo-reason = Entered as it was on paper. Please check deal 5.
evening-demo-people = Ada, Ben, Carmen, Daisy, Emir, Fiona, George, Helen, Ivan, Jasmine, Karl, Leila, Martha, Noah, Olga, Pablo

## Where an evening stands

evening-before = Before the first round. { $planned ->
    [one] One round is planned.
   *[other] { $planned } rounds are planned.
}
evening-running = Round { $number } of { $planned } is under way.
evening-between = Round { $number } of { $planned } is over.
evening-ended = The evening is over.
evening-first = First place: { $who }
evening-left = Time left: { $time }
evening-days = { $days } days
evening-time-over = Time is up. Each table finishes its current deal.

## Tables and rounds

evening-round = Round { $number }
evening-past = Rounds played
evening-table = Table { $number }
evening-round-table = Round { $round }, table { $table }
evening-playing = Playing
evening-late = Late
evening-waits = { $minutes ->
    [one] No action for a minute
   *[other] No action for { $minutes } minutes
}
evening-waits-hours = { $hours ->
    [one] No action for an hour
   *[other] No action for { $hours } hours
}
evening-waits-days = { $days ->
    [one] No action for a day
   *[other] No action for { $days } days
}
evening-bot-plays = A bot is playing for { $who }
evening-waits-for = Waiting for { $who }
evening-won = Won:
evening-idle = Sitting out: { $who }
evening-swapped = { $who } have swapped seats.
evening-swapped-why = { $who } have swapped seats: { $reason }
evening-abandoned = The round went on without this table: { $reason }
evening-corrected = Result corrected: { $reason }
evening-deleted = everybody there has deleted their data
evening-closed = the table was closed

## The director

evening-lead = Lead the evening
evening-open = Open evening
evening-of = Evening of { $game }
evening-lead-of = { $evening }: director
evening-start = Start round { $number }
evening-start-nobody = Nobody is here yet. Invite players first.
evening-start-few = { $missing ->
    [one] A table needs one more player.
   *[other] A table needs { $missing } more players.
}
evening-start-pairs = Make pairs or teams first.
evening-start-adds = { $count ->
    [one] The name in the field is added first.
   *[other] The { $count } names in the field are added first.
}
evening-start-more = { $missing ->
    [one] With one more player, everybody plays.
   *[other] With { $missing } more players, everybody plays.
}
evening-start-bots = { $missing ->
    [one] A bot takes the free seat.
   *[other] { $missing } bots take the free seats.
}
evening-about = Name, date and place
evening-about-name = Name of the evening
evening-about-place = Place
evening-about-starts = Starts
evening-about-save = Save details
evening-again = Meet again
evening-again-text = The same people, pairs and teams get a new evening. The link of this one leads to it.
evening-again-make = Create next evening
evening-next = Go to the next evening
evening-calendar = Save calendar entry
evening-sheets-missing = { $count ->
    [one] The score sheet of table { $tables } is missing.
   *[other] The score sheets of tables { $tables } are missing.
}
evening-tables-playing = { $count ->
    [one] Table { $tables } is still playing.
   *[other] Tables { $tables } are still playing.
}
evening-end = End evening
evening-end-sure = End evening for good
evening-end-text = After that, no further round can start. Everybody can still read the standings, and you can correct results.
evening-cut = Final for the best
evening-cut-places = Places in the final
evening-cut-text = The best play the rounds that are left. Everybody else stays in the standings, but has no further seat.
evening-cut-carry = Count earlier rounds
    .text = In the final, the rounds before it count too. Otherwise, only the final decides the places of the best.
evening-cut-go = Start the final
evening-cut-sure = Go on with the best
evening-cut-out = out after the cut
evening-next-seats = Seats of round { $number }, before it starts
evening-next-seats-text = Nobody else sees these seats yet. They can change if somebody comes or leaves.
evening-swap = Swap seats
evening-swap-first = First player
evening-swap-second = Second player
evening-swap-text = Pairs and teams swap as a whole.
evening-time = Time of the round
evening-time-more = { $minutes ->
    [one] Add a minute
   *[other] Add { $minutes } minutes
}
evening-time-less = { $minutes ->
    [one] Remove a minute
   *[other] Remove { $minutes } minutes
}
evening-time-from-now = { $minutes ->
    [one] Start clock: 1 minute
   *[other] Start clock: { $minutes } minutes
}
evening-day-more = Add a day
evening-day-less = Remove a day
evening-day-from-now = Start clock: 1 day
evening-time-stop = Stop clock
evening-time-stopped = No time limit any more.
evening-bot-in = Bot for { $who }
evening-bot-in-sure = Let a bot play for { $who }
evening-abandon = Close table without a result
evening-abandon-sure = Close table
evening-reason = Reason, shown to everybody
evening-reason-missing = Give a reason: everybody will see it.
evening-correct = Correct result
evening-give-result = Enter result
evening-correct-text = The standings are worked out again at once. Everybody sees the reason at this table.
evening-correct-save = Save result
evening-deal = Deal { $number }
evening-deal-add = Add deal
evening-deal-drop = Remove last deal
evening-score = Enter score sheet
evening-score-text = Enter the scores once the match is over. The program checks the sums where the rules fix them.
evening-score-void = Leave a void deal empty, and go on with the next one.
evening-score-by = How to enter it
evening-score-totals = Final scores
evening-score-deals = Deal by deal
evening-score-sum = Sum { $total }
evening-score-sum-of = Sum { $total } (possible: { $due })
evening-score-missing = Sum { $total }, missing { $missing }
evening-wrong-possible = Deal { $deal }: each player has { $possible }, but these points don't go together.
evening-readings = Did you mean this?
evening-reading = Deal { $deal }: { $points }
evening-reading-swap = Swap deals { $first } and { $second }
evening-meanwhile = Somebody else has saved this sheet meanwhile: { $points }. Yours is not saved: save it as a correction, or close it.
evening-insist = Enter it all the same
    .text = The sheet counts as it is written. Everybody sees your reason below the standings.
evening-score-of = { $what }, { $who }
evening-deal-named = { $number }. { $title }
evening-wrong-sum = { $way ->
    [under] The scores add up to { $total } instead of { $due }: { $by } too few.
    [least] The scores add up to { $total }: the rules require at least { $due }.
    [most] The scores add up to { $total }: the rules allow at most { $due }.
    [over] The scores add up to { $total } instead of { $due }: { $by } too many.
   *[between] The scores add up to { $total }, which the rules don't allow: { $due }?
}
evening-wrong-deal = { $way ->
    [under] Deal { $deal } adds up to { $total } instead of { $due }: { $by } too few.
    [least] Deal { $deal }. The scores add up to { $total }: the rules require at least { $due }.
    [most] Deal { $deal }. The scores add up to { $total }: the rules allow at most { $due }.
    [over] Deal { $deal } adds up to { $total } instead of { $due }: { $by } too many.
   *[between] Deal { $deal } adds up to { $total }, which the rules don't allow: { $due }?
}
evening-wrong-entry = The rules don't allow { $wrong } in deal { $deal }: { $due }?
evening-people = People
evening-people-here = { $count ->
    [0] Nobody is here yet.
    [one] One person is here.
   *[other] { $count } people are here.
}
evening-came = { $count ->
    [one] Just joined: { $who }
   *[other] { $count } just joined: { $who }
}
    .mark = just joined
evening-people-all = Show all names
evening-person = Change { $who }
evening-late-comers = Latecomers follow the same link and play from the next round on. People who left come back the same way.
evening-withdraw-sure = Remove from the next rounds
evening-enter = Add players
evening-enter-name = Players without a phone (separate names with commas)
evening-forget = Delete name
evening-forget-who = Delete the name of { $who }
evening-forget-sure = Delete the name of { $who } for good
evening-left-out = has left
evening-partner = with { $who }
evening-unpaired = no partner yet
evening-pair = Make a pair
evening-pair-first = First partner
evening-pair-second = Second partner
evening-team-of = Team { $who }
evening-no-team = no team yet
evening-team = Make a team
evening-team-member = Member { $number }
evening-team-text = Members 1 and 2 are partners, and so are members 3 and 4. The team has the name of its first member.
evening-substitute-for = Plays for
evening-substitute-sure = Put in substitute
evening-substitute-text = A substitute plays for an absent member from the next round on, until that member comes back. The rounds count for the pair or the team.
evening-plays-for = plays for { $who }
evening-choose = Choose
evening-invite = Invite players
evening-invite-text = Everybody follows this one link, enters a name and keeps the page open. It shows where they sit in each round.
evening-link = Link for players
evening-qr-text = Scan it with a phone's camera to take part.
evening-wall = Screen for the room
evening-paper = Print and export
evening-play-too = Take part yourself
evening-lead-elsewhere = Lead from another phone
evening-lead-elsewhere-text = Anyone who has this link can lead the evening. Give it to nobody else. A score sheet that is not saved yet stays on the phone where it was typed.
evening-lead-link = Link for the director

## A player

evening-join = Take part
evening-join-text = Enter a name to take part: you need no account. Then keep this page open: it shows your seat in each round.
evening-back = Come back
evening-back-text = You have left this evening. You can play again from the next round on.
evening-seat-table = You sit at table { $number }
evening-seat-none = You sit out this round
evening-seat-later = You are in
evening-seat-place = Your place: { $place } of { $count }
evening-seat-with = Your partner is { $partner }. You play against { $others }.
evening-seat-alone = You play against { $others }.
evening-seat-partner = Partner
evening-seat-opponents = Opponents
evening-seat-go = Go to table
evening-seat-over = Your table has finished. The next round is shown here when it starts.
evening-seat-idle = You play again from the next round on.
evening-seat-cut = You have played all your rounds: the best play on. The standings below stay up to date.
evening-seat-wait = Keep this page open: your seat is shown here when the director starts the next round.
evening-seat-last = That was the last round. The standings are final when the director ends the evening.
evening-seat-single = You have no partner yet: the director makes pairs and teams.
evening-review = Review match
evening-leave = Leave evening
evening-leave-sure = Play no more rounds
evening-draw = Seal of the draw
evening-draw-text = The seats of all rounds follow from a secret. Its seal is shown from the start, so nobody can choose the seats later.
evening-draw-secret = The secret, published when the evening ended:
evening-phone = Another phone
evening-phone-text = If your battery runs low, take your place with you: open a link or scan a code on the other phone.
evening-phone-make = Show code

## Standings

evening-standings = Standings
evening-standings-none = The standings appear after the first round.
evening-standings-bots = Bots are not ranked.
evening-standings-text = After so few rounds, the order of { $places } may be luck.
evening-standings-range = { $count ->
    [2] places { $first } and { $last }
   *[other] places { $first } to { $last }
}
evening-minimum = { $rounds ->
    [one] A place needs one round.
   *[other] A place needs { $rounds } rounds. People who were here for fewer are listed apart.
}
evening-minimum-set = Rounds needed for a place
evening-final = Final
evening-cut-after = Out after round { $number }
evening-rules = How places are decided
evening-rule-share = The higher mean share of a round comes first.
evening-rule-points = If shares are equal, points per round decide: your own minus those of your opponents.
evening-rule-met = If just two are still equal, the rounds in which they met decide.
evening-rule-same = Anybody still equal shares the place.
evening-absent = { $count ->
    [one] absent in round { $rounds }
   *[other] absent in rounds { $rounds }
}
evening-bot-played = { $count ->
    [one] a bot played for them in round { $rounds }
   *[other] a bot played for them in rounds { $rounds }
}
evening-substituted = { $count ->
    [one] with { $who } in round { $rounds }
   *[other] with { $who } in rounds { $rounds }
}
evening-sat-out = { $count ->
    [one] sat out round { $rounds }
   *[other] sat out rounds { $rounds }
}
evening-place = Place
evening-place-of = { $place } of { $count }
evening-who = Player
evening-share = Opponents beaten
evening-share-boards = Match points
evening-share-teams = Deals won
evening-points = Points
evening-difference = Point difference
evening-rounds-played = Rounds
evening-likely = Likely places
evening-few = too few rounds
evening-places = { $first }–{ $last }

## Clubs

evening-clubs = Clubs
evening-club-new = New club
evening-club-new-text = A club lists its evenings and counts them together. Everybody can see it by its link.
evening-club-make = Create club
evening-club-name = Name of the club
evening-club-missing = There is no such club. Check the link.
evening-club-share = Mean share
evening-club-interval = 95% interval
evening-club-between = { $low } to { $high }
evening-club-text = The share is the part of opponents that a player beat, or their match points. It is the mean over all rounds of the evenings that are over. In 95 of 100 cases, the interval contains the player's share in the long run.
evening-club-minimum = { $evenings ->
    [one] A place needs one evening with enough rounds.
   *[other] A place needs { $evenings } evenings with enough rounds.
}
evening-club-best = { $best ->
    [0] All evenings count.
    [one] Everybody's best evening counts.
   *[other] Everybody's best { $best } evenings count.
}
evening-club-season = How evenings count
evening-club-minimum-set = Evenings needed for a place (0: half)
evening-club-best-set = Best evenings that count (0: all)
evening-club-season-save = Save season
evening-club-none = The standings appear when the first evening is over.
evening-club-evenings = Evenings
evening-club-no-evenings = The club has no evening yet.
evening-club-people = { $count ->
    [one] One person
   *[other] { $count } people
}
evening-club-first = Won by { $who }
evening-club-open = Not over yet
evening-club-remove = Remove
evening-club-remove-which = Remove evening of { $day }
evening-club-remove-sure = Remove from club
evening-club-add = Add evening
evening-club-add-text = You can add the evenings that you lead from this browser. Each evening belongs to one club only.
evening-club-add-this = Add to club
evening-club-keep = Keep the club
evening-club-link = Link to the club
evening-club-keep-elsewhere = Keep the club from another device
evening-club-keep-text = Anyone who has this link can change and delete the club. Give it to nobody else.
evening-club-keeper-link = Link for the keeper
evening-club-rename = Rename club
evening-club-rename-save = Save name
evening-club-delete = Delete club
evening-club-delete-sure = Delete club for good

## The wall

evening-wall-join = Join at
evening-curious = { $number ->
    [0] Highlights of the evening
   *[other] Highlights of round { $number }
}
evening-curious-bid = Highest bid made: { $number }
evening-curious-slam = All tricks of a deal
evening-curious-points = Most points in a deal: { $number }
evening-curious-swing = Widest gap with the same cards: { $number }
evening-curious-same = Same result at every table
evening-curious-at = table { $table }, deal { $deal }
evening-curious-deal = deal { $deal }
evening-curious-ahead = Table { $more } ahead of table { $less }

## Paper

evening-paper-of = { $game }: print and export
evening-paper-none = The seating appears when the first round starts.
evening-seating = Seating of round { $number }
evening-print = What to print
evening-print-seating = Seating
evening-print-cards = A seating card for each player
evening-print-lists = Dealing list: the hands of each deal
evening-print-sheets = A score sheet for each table
evening-print-travellers = Travellers: all results of each deal
evening-print-results = Standings and results
evening-print-go = Print
evening-save-standings = Save standings (CSV)
evening-save-page = Save results page
evening-save-results = Save results (CSV)
evening-save-sheet = Save spreadsheet
evening-sheet-deal = Deal
evening-sheet-sum = Total
evening-sheet-signed = Checked by:
evening-traveller-table = Table
evening-traveller-of = Round { $round }, deal { $deal }
evening-list-of = Dealing list of round { $number }
evening-list-secret = This list shows all hands of the evening. Only the director may see it, and nobody who has seen it can play.
evening-list-you-play = You take part in this evening. Leave it before you look at the hands, or let another director deal.
evening-list-show = Show hands
evening-list-sure = Show all hands
evening-list-how = Seats have numbers, in the order of play. Deal each hand by the list, or prepare one pack per table and deal. Write the number, the dealer and the cards that everybody sees on it.
evening-list-spare = spare, in case a deal is void
evening-seat = Seat { $number }
evening-board-seat = Seat
evening-board-dealer = Dealer: seat { $number }
evening-board-turned = Turned up: { $card }
evening-board-face-up = Dealt face up: { $cards }
evening-csv-place = place
evening-csv-who = player
evening-csv-rounds = rounds
evening-csv-share = share
evening-csv-points = points
evening-csv-first = from place
evening-csv-last = to place
evening-csv-round = round
evening-csv-table = table
evening-csv-seat = seat
evening-csv-score = score
evening-csv-won = won
evening-csv-remark = remark

## Why something cannot be

evening-why-kind-and-game = This kind of evening doesn't suit the game. Choose another kind.
evening-why-rounds = An evening has 1 to 40 rounds.
evening-why-minutes = A round has at most 240 minutes.
evening-why-length-fixed = The rules of this game fix the number of deals. Choose no time.
evening-why-mirror = Mirror matches can't be played in an evening.
evening-why-paper = With real cards, there are no bots, clocks or hints.
evening-why-boards-length = Only a fixed number of deals can be dealt by list. Choose a number of deals per round.
evening-why-no-boards = The tables of this evening do not play the same deals.
evening-why-not-paper = This evening is played on screens. Its results come from the tables.
evening-why-teams-boards = Teams play the same cards at both tables. Choose the same cards.
evening-why-not-at-this-table = Only players at this table or the director can enter its score sheet.
evening-why-bad-sheet = Enter a whole number for every score. Enter all deals of the match, or only the final scores.
evening-why-no-spreadsheets = This server cannot write spreadsheets. Save a CSV file instead.
evening-why-bad-scores = Enter a whole number for every score.
evening-why-boards-by-deals = The same deals are compared one by one. Enter the points of each deal.
evening-why-wrong-points = The rules don't allow these points in deal { $deal }. Check the sheet. If it is right, the director can enter the result with a reason.
evening-why-deal-after-end = The match was over before deal { $deal }. Remove the deals after its end.
evening-why-match-goes-on = These scores don't end the match: another deal is due. If the match ended early, the director can enter the result with a reason.
evening-why-evening-over = The evening is over.
evening-why-evening-full = The evening is full: nobody else can take part.
evening-why-no-such-entrant = Nobody in this evening has that number.
evening-why-not-pairs = This evening has no fixed pairs.
evening-why-paired-already = One of the two has a partner already.
evening-why-not-teams = This evening has no teams.
evening-why-no-substitute = A substitute must be here, have no pair or team, and play for somebody who has one.
evening-why-teamed-already = One of the four has a team already.
evening-why-cut = The evening goes on with the best. You can follow the standings.
evening-why-nothing-to-cut = Nobody would leave, or everybody would. Choose another number of places.
evening-why-round-running = A round is under way. Wait for its end, or close the last tables without a result.
evening-why-no-round = No round is under way.
evening-why-all-rounds-played = All planned rounds are played.
evening-why-too-few = Not enough players: you need four, or two pairs or teams. If bots fill seats, one is enough.
evening-why-no-swap = Choose two different players who both take part in this round.
evening-why-seats-taken = The cards of this round are dealt. You can swap seats before the next one.
evening-why-no-such-table = That round has no such table.
evening-why-table-over = That table has finished already.
evening-why-no-reason = Enter a reason.
evening-why-not-the-director = Only the director can lead this evening. Open the director's link.
evening-why-no-such-club = There is no such club.
evening-why-not-the-keeper = Only the keeper can change this club. Open the keeper's link.
evening-why-unseen-name = Nobody can see this name. Write at least one letter, digit or symbol.
evening-why-barred = An administrator has barred you from new tables for now.
evening-why-banned = An administrator has banned you from this server for now.
