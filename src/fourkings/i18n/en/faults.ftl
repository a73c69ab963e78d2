# What is wrong in a record that somebody brings: a program finds these sentences by the English one, as those of errors.ftl.
# `$why` is a sentence of these two files; `$detail` is what another program says.

# Around a fault.

fault-place = { $place }: { $why }
fault-clause = { $why } ({ $clause })
fault-deal = deal { $number }: { $why }
fault-deal-action = deal { $number }, action { $action }: { $why }
fault-near = { $why } Did you mean { $near }?
fault-near-several = { $why } (Did you mean one of: { $near }?)

# Games, rules and cards.

fault-no-game = there is no game { $name }: the games are { $known }
fault-option-value = { $name } = { $value }: the values are { $known } ({ $clause })
fault-option-together = { $name } = { $value } goes only with { $other } = { $needed }, not { $set } ({ $clause })
fault-no-preset = { $game } has no preset { $name }: the presets are { $known } ({ $clause })
fault-no-house-rule = { $game } has no option { $name }: the options are { $known } ({ $clause })
fault-no-card = { $text } is not a card: write a rank of { $ranks } and a suit of { $suits }, as in QH or TS
fault-no-action = { $text } is neither a card nor a word of { $game }
fault-no-word = Le Jeu du Roi has no calls, so { $word } is not one

# Form.

fault-the-record = the record: { $why }
fault-json-object = a JSON object is expected, not { $given }
fault-json-missing = { $entry } is missing
fault-json-list = a list is expected, not { $given }
fault-json-four = four entries are expected, not { $number }
fault-json-text = text is expected, not { $given }
fault-json-plain-text = text without control characters is expected, not { $given }
fault-json-number = a whole number is expected, not { $given }
fault-json-seat = a number from 0 to 3 is expected, not { $given }
fault-json-truth = true or false is expected, not { $given }
fault-json-half = this JSON contains half a character (a lone surrogate), so it is not text
fault-json-misfit = this is not JSON: { $text } at character { $number } does not fit
fault-json-ends = this is not JSON: the text ends at character { $number }, before it is complete
fault-json-digits = this JSON contains a number of thousands of digits
fault-json-deep = this JSON is nested more than { $number } deep
fault-json-key-twice = the key { $entry } appears twice in one object
fault-json-constant = { $text } is not a number that JSON allows
fault-record-format = format: { $given } is not { $format }, the only format this version reads
fault-record-points = points and totals stand together, or neither while the deal is running
fault-record-action = an action is [seat, action] or [seat, action, [all legal actions]]
fault-result-action = an action is [seat, action]
fault-record-partner-card = a card dealt for partners is [entrant, card]
fault-entrants = a match has four entrants, not { $number }
fault-contributions-four = contributions are none or four, one for each entrant
fault-lots = lots are some of { $known }

# What the rules do not allow.

fault-two-in-seat = two entrants sit in one seat
fault-drawn-seats = by the draw the seats are { $expected }, not { $recorded }
fault-drawn-dealer = by the draw seat { $expected } deals first, not seat { $recorded }
fault-kings-not-drawn = kings were dealt for partners in a game that does not draw them
fault-draw-card-twice = round { $number } of the draw holds a card twice, or one that is not in the pack
fault-draw-others = round { $number } of the draw is not drawn by just those who have to draw
fault-draw-open = the draw ends in a tie between entrants { $entrants }, for suits decide nothing: add the round in which they draw again, or leave 'draw' empty to give seats and dealer as they were
fault-partners-card-twice = the deal for partners holds a card twice, or one that is not in the pack
fault-partners-order = the cards for partners were not dealt in the order of play until each had one king
fault-over-before-deal = the match is over before this deal
fault-deal-not-played = deal { $number } is not played out, yet another follows it
fault-deal-number = this is deal { $expected } of the match, not { $recorded }
fault-deal-dealer = seat { $expected } has to deal, not seat { $recorded }
fault-hand-size = the hand of seat { $seat } has { $number } cards, not { $expected }
fault-hand = the hand of seat { $seat }: { $why }
fault-not-in-pack = { $card } is not in this game's pack
fault-dealt-twice = { $card } is dealt twice
fault-turned-up = the card turned up is { $expected }, not { $recorded }
fault-dealt-face-up = the cards dealt face up are { $expected }, not { $recorded }
fault-legal-actions = the legal actions are { $expected }, not { $recorded }
fault-scored-early = the deal is scored before it is over: seat { $seat } is to act
fault-points-missing = the deal is over; its points { $expected } are missing
fault-deal-void = the deal is void
fault-deal-not-void = the deal is not void
fault-points-differ = the points are { $expected }, not { $recorded }
fault-totals-differ = the totals are { $expected }, not { $recorded }
fault-end-place = the end stands after deal { $recorded }, not after deal { $last }, the last one
fault-end-yet = the record has an end, yet { $why }
fault-end-fixed = no time ends a match whose number of deals is fixed by its rules
fault-end-over = the match was over already
fault-end-running = the deal under way is played to its end first
fault-end-unscored = no deal is scored yet
fault-result-missing = the match is over; its result, winners { $winners }, is missing
fault-result-early = the match is not over, yet the record gives a result
fault-scores-differ = the final scores are { $expected }, not { $recorded }
fault-winners-differ = the winners are { $expected }, not { $recorded }
fault-nothing-staked = nothing is staked, yet the record gives payments, { $recorded }
fault-payments-differ = the payments are { $expected }, not { $recorded }
fault-match-over = the match is over
fault-deal-before = the deal before is not played out yet
fault-hands-no-pack = the hands are not a pack of { $number } cards
fault-cards-not-sealed = its cards are not those of its secret: { $detail }

# Why a page without a server can't do something.

fault-needs-people = you need other people for this: open the page of a server
fault-needs-network = you need the network for this: open the page of a server
fault-needs-host = only whoever runs a server can offer this: open the page of a server

# Deals that can't be solved.

fault-table-twice = { $card } appears twice: deal each card to one hand
fault-table-sizes = the hands have { $sizes } cards: give each hand the same number, from 1 to 13
fault-table-text = { $text } is not a deal: write the hands as in N:AK32.QJ4.T98.765 and three more
fault-table-hand = { $text } is not a hand: write its spades, hearts, diamonds and clubs, as in { $example }
fault-table-missing = a hand is missing: give all four, or three with 13 cards each
fault-table-dealer = { $text } is not a dealer: write N, E, S or W
fault-table-vulnerable = { $text } is not a vulnerability: write None, NS, EW or All
fault-table-file = this is not a file of deals: give PBN, LIN, RBN, JSON Lines, or a deal in PBN on each line
fault-table-illegal = { $card } can't be played now: follow suit, and play each card once
