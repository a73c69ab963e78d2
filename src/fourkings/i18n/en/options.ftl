# House rules. An option is a label and a question (.text); each value is a label and an answer to it (.text), which stands
# after a colon: lower case, no full stop. Presets are a name and a sentence.

### Quarante de Roi

option-quarante-ruff_exemption = Exemption from ruffing
    .text = When may you keep your trumps although you cannot follow suit?
value-quarante-ruff_exemption-partner_winning = Partner is winning
    .text = while your partner is winning the trick
value-quarante-ruff_exemption-no_opponent_ruff = No opponent has ruffed
    .text = while your partner is winning the trick and no opponent has ruffed it
option-quarante-must_overtrump = Overruffing
    .text = Must a second ruff go above the first?
value-quarante-must_overtrump-off = Free
    .text = any trump will do
value-quarante-must_overtrump-on = Required
    .text = a player who must ruff plays above the trumps already in the trick if they can
option-quarante-cliques = Cliques that score
    .text = Which of the cliques announced score?
value-quarante-cliques-all = All
    .text = every one of them, for its holder's side
value-quarante-cliques-best_only = The highest only
    .text = only the highest
value-quarante-cliques-best_team = All of the best side
    .text = all those of the side that announced the highest
option-quarante-announce = Announcing
    .text = When are cliques announced?
value-quarante-announce-own_turn = In turn
    .text = by each player at their first turn, before their card
value-quarante-announce-before_lead = Before the lead
    .text = by all four in the order of play, before the first card is led
option-quarante-jack_value = A jack
    .text = What is a jack in a trick worth?
value-quarante-jack_value-2 = 2 points
    .text = 2 points, and there are 44 in the tricks of a deal
value-quarante-jack_value-3 = 3 points
    .text = 3 points, and there are 48 in the tricks of a deal
option-quarante-target = Target
    .text = Which score ends the match?
value-quarante-target-n = { $n } points
    .text = the match ends with the deal in which a side reaches { $n }
option-quarante-cliques_first = When cliques count
    .text = Do cliques count as soon as they are announced?
value-quarante-cliques_first-off = After the deal
    .text = no, they are added after the eighth trick
value-quarante-cliques_first-on = At once
    .text = yes, and a side that reaches the target with them wins there and then
option-quarante-deals = Number of deals
    .text = Does the match end after a number of deals?
value-quarante-deals-off = No
    .text = no, the target ends it
value-quarante-deals-n = { $n ->
    [one] one deal
   *[other] { $n } deals
}
    .text = after { $n ->
    [one] one scored deal
   *[other] { $n } scored deals
}, whatever the target; the higher score wins, and equal ones share
preset-quarante-classic = Classic
    .text = The modern game, as in the French rule text.
preset-quarante-historical_scoring = Historical scoring
    .text = Jacks at 3 and the highest clique alone, as in the old days.

### Quarante de Roi, 1792

option-quarante-1792-direction = Direction
    .text = Which way do the deal, the announcements and the play go?
value-quarante-1792-direction-anticlockwise = Anticlockwise
    .text = to the right
value-quarante-1792-direction-clockwise = Clockwise
    .text = to the left, and left and right change places throughout the rules
option-quarante-1792-partners = Partners
    .text = How are partners chosen?
value-quarante-1792-partners-kings = By the kings
    .text = the kings dealt face up choose partners and seats
value-quarante-1792-partners-fixed = As seated
    .text = everyone stays as they sat down
option-quarante-1792-beaten = A beaten number
    .text = May a number be said that is lower than one already said?
value-quarante-1792-beaten-silent = Stay silent
    .text = no
value-quarante-1792-beaten-may_tell = Allowed
    .text = yes, and a player whose cliques are all beaten may say "good" instead
option-quarante-1792-target = Target
    .text = Which score ends the match?
value-quarante-1792-target-n = { $n } points
    .text = the match ends with the deal in which a side reaches { $n }
option-quarante-1792-deals = Number of deals
    .text = Does the match end after a number of deals?
value-quarante-1792-deals-off = No
    .text = no, the target ends it
value-quarante-1792-deals-n = { $n ->
    [one] one deal
   *[other] { $n } deals
}
    .text = after { $n ->
    [one] one scored deal
   *[other] { $n } scored deals
}, whatever the target; the higher score wins, and equal ones share
preset-quarante-1792-classic = Classic
    .text = The game as Lacombe wrote it down.
preset-quarante-1792-club = Club
    .text = For two pairs of players who already know their partners.

### The Lebanese 400

option-400-expose_first = First card
    .text = Is each player's first card dealt face up?
value-400-expose_first-on = Face up
    .text = yes, and it stays face up until the last bid is made
value-400-expose_first-off = Face down
    .text = no, all cards are dealt face down
option-400-values = Values of bids
    .text = What is a bid worth in the table of values?
value-400-values-seed = The article's
    .text = the lists of the source, with a hard step at 30
value-400-values-jawaker = Jawaker
    .text = 40 from ten tricks up, and a gentler step at 30
value-400-values-conecta = Conecta
    .text = one list at every score, steep at the top
value-400-values-pagat = Pagat
    .text = one list at every score, two points a trick from seven tricks up
option-400-target = Target
    .text = Which score must one of two partners reach?
value-400-target-n = { $n } points
    .text = { $n } or more
option-400-partner_floor = The other partner
    .text = Which score must the other partner have for both to win?
value-400-partner_floor-positive = Above 0
    .text = above 0
value-400-partner_floor-not_negative = 0 is enough
    .text = 0 or more
option-400-deals = Number of deals
    .text = Does the match end after a number of deals?
value-400-deals-off = No
    .text = no, the target ends it
value-400-deals-n = { $n ->
    [one] one deal
   *[other] { $n } deals
}
    .text = after { $n ->
    [one] one scored deal
   *[other] { $n } scored deals
}, whatever the target; the higher score wins, and equal ones share
preset-400-classic = Classic
    .text = The game as in its article, with the first card face up.
preset-400-short = Short
    .text = Four scored deals. About a quarter of an hour.
preset-400-jawaker = Jawaker
    .text = As played on Jawaker: all cards face down, and its own list of values.
preset-400-old = Old school
    .text = The older list of values, gentle and even.

### Le Jeu du Roi

option-jeu-du-roi-length = Length of the match
    .text = How many deals are in a match?
value-jeu-du-roi-length-full = Ten deals
    .text = six negative ones, then four with trumps
value-jeu-du-roi-length-short = Five deals
    .text = no tricks, no hearts, no queens, no { card-short-KH }, then clubs as trump
option-jeu-du-roi-heart_lead = Leading hearts
    .text = May hearts be led in the deals where they cost?
value-jeu-du-roi-heart_lead-free = Freely
    .text = any card may be led
value-jeu-du-roi-heart_lead-restricted = Restricted
    .text = no heart is led while you hold another suit in the deals of hearts and of { card-short-KH }, and { card-short-KH } only as your last card
option-jeu-du-roi-trump_points = Points for trumps
    .text = What counts in the deals with trumps?
value-jeu-du-roi-trump_points-trick_and_trumps = Tricks and trumps
    .text = 4 a trick and 1 a trump, 65 a deal
value-jeu-du-roi-trump_points-trick_only = Tricks only
    .text = 4 a trick, 52 a deal
option-jeu-du-roi-floor = Below zero
    .text = What becomes of a negative total at the end?
value-jeu-du-roi-floor-final = Raised to 0
    .text = it becomes 0
value-jeu-du-roi-floor-none = Stays
    .text = it stays as it is
option-jeu-du-roi-stake = Stake
    .text = What is a point of difference worth when the players settle up, in points and never in money?
value-jeu-du-roi-stake-n = { $n ->
    [0] None
   *[other] { $n } a point
}
    .text = { $n ->
    [0] nothing, there is no stake
   *[other] { $n }
}
option-jeu-du-roi-early_finish = Early finish
    .text = Does a deal stop once nothing is left to lose in it?
value-jeu-du-roi-early_finish-on = Yes
    .text = if only penalty cards count, the deal stops once all of them are taken
value-jeu-du-roi-early_finish-off = No
    .text = every deal is played out
preset-jeu-du-roi-classic = Classic
    .text = The ten deals of the French rule text.
preset-jeu-du-roi-short = Short
    .text = Four penalty deals, then one with trumps. About a quarter of an hour.
preset-jeu-du-roi-family = Family
    .text = Leading hearts is restricted, as in King.

### King

option-king-length = Length of the match
    .text = How many deals are in a match?
value-king-length-full = Ten deals
    .text = six negative ones, then four positive
value-king-length-short = Five deals
    .text = no tricks, no hearts, no queens, no { card-short-KH }, then one positive deal
option-king-deck = Pack
    .text = With which pack do you play?
value-king-deck-52 = 52-card pack
    .text = the 52-card pack, thirteen cards each
value-king-deck-32 = 32-card pack
    .text = the 32-card pack from the seven up, eight cards each, with points of its own
option-king-seats = Seats
    .text = How are the seats taken?
value-king-seats-drawn = Drawn
    .text = by the cards drawn, highest first, and the highest deals
value-king-seats-fixed = As seated
    .text = as the players sat down; only the first dealer is drawn
option-king-first_lead = First lead
    .text = Who leads to the first trick?
value-king-first_lead-after_dealer = Eldest hand
    .text = eldest hand, the player after the dealer
value-king-first_lead-dealer = The dealer
    .text = the dealer
option-king-must_trump = Ruffing
    .text = Must you ruff when you cannot follow suit?
value-king-must_trump-off = Free
    .text = no, any card will do
value-king-must_trump-on = Required
    .text = yes, if you hold a trump
option-king-heart_lead_in_5 = Leading hearts against the king
    .text = What may not be led in the deal of { card-short-KH }?
value-king-heart_lead_in_5-no_king = Not the king
    .text = { card-short-KH }, unless it is your last card
value-king-heart_lead_in_5-no_heart = No heart
    .text = { card-short-KH }, unless it is your last card, and any heart while you hold another suit
option-king-king_of_hearts_duty = The king of hearts
    .text = When must { card-short-KH } be given up in its deal?
value-king-king_of_hearts_duty-none = When you like
    .text = never against your will
value-king-king_of_hearts_duty-when_void = When void
    .text = as soon as you cannot follow
value-king-king_of_hearts_duty-first_chance = At the first chance
    .text = as soon as you cannot follow, and also when you follow to a lead of hearts
option-king-auction = Auction
    .text = Does every positive deal begin with an auction?
value-king-auction-dealers_choice = The dealer's choice
    .text = no, the dealer may declare at once
value-king-auction-always = Always
    .text = yes, nobody declares before the auction
option-king-must_sell = Selling
    .text = Must the dealer sell at the highest bid?
value-king-must_sell-off = May refuse
    .text = no, a bid may be refused
value-king-must_sell-on = Must sell
    .text = yes, at that bid or at a higher one if the bidder agrees, with no split and no ultimatum
option-king-eight_binds = A bid of +8
    .text = May a bid on the highest rung be refused?
value-king-eight_binds-off = May be refused
    .text = yes, like any other
value-king-eight_binds-on = Must be accepted
    .text = no, at +8, or +5 with the 32-card pack, the dealer sells
option-king-ultimatum_to = Ultimatum to
    .text = Who is asked in an ultimatum?
value-king-ultimatum_to-all = All three
    .text = all three, including those who have passed
value-king-ultimatum_to-still_bidding = Those still bidding
    .text = only those who have not passed; if all have passed, there is no ultimatum
option-king-ask_first = Ultimatum after a no
    .text = May the dealer ask for more and then still make an ultimatum?
value-king-ask_first-off = One or the other
    .text = no, it is one or the other
value-king-ask_first-on = One after the other
    .text = yes, if the answer was no
option-king-free_declaration = What a buyer may declare
    .text = Does the sign of the price fix the kind of deal?
value-king-free_declaration-off = By the sign
    .text = yes, plus is positive and minus is negative
value-king-free_declaration-on = Either kind
    .text = no, the buyer may declare either kind
option-king-negative_price = Price of a negative deal
    .text = How is a price with a minus paid?
value-king-negative_price-takes_over = In tricks
    .text = that many of the dealer's tricks are scored to the buyer
value-king-negative_price-fixed = In points
    .text = the buyer pays the dealer 75 per unit, 90 with the 32-card pack
option-king-split_limit = Splitting
    .text = Up to which highest bid may the dealer split the deal?
value-king-split_limit-2 = Up to +2
    .text = +2
value-king-split_limit-0 = When all pass
    .text = none, all must have passed
value-king-split_limit-1 = Up to +1
    .text = +1
value-king-split_limit-3 = Up to +3 and −1
    .text = +3, and −1 too
value-king-split_limit-fewer_than_3_bids = After fewer than three bids
    .text = any, as long as there were fewer than three bids; equalling a bid counts as one
value-king-split_limit-off = Never
    .text = no deal is ever split
option-king-early_finish = Early finish
    .text = Does a deal stop once nothing is left to lose in it?
value-king-early_finish-on = Yes
    .text = if only penalty cards count, the deal stops once all of them are taken
value-king-early_finish-off = No
    .text = every deal is played out
preset-king-classic = Classic
    .text = The game as in its source.
preset-king-short = Short
    .text = Four penalty deals, then one auction. About a quarter of an hour.
preset-king-portugal = Portugal
    .text = Always an auction, and prices paid in points. You may not lead hearts early.
preset-king-brazil = Brazil
    .text = The dealer leads, and the deal is rarely split. You may not lead hearts early.
preset-king-turkey = Turkey
    .text = You must ruff, the dealer leads, and no deal is split. You may not lead hearts early.
preset-king-russia = Russia
    .text = Thirty-two cards. You may not lead hearts early.
preset-king-small_pack = 32-card pack
    .text = Thirty-two cards, eight each: quicker and wilder.
