# Why not: a refusal in words, with the remedy where there is one. Lower case and no full stop, as spoken at the table.

reason-deal-over = this deal is over: it takes no more calls or cards
reason-not-your-turn = patience: it's { $seat }'s turn
reason-not-held = you do not hold { $card }: play a card from your hand
reason-played-already = you have played { $card } already: choose a card that you still hold

## Cards

reason-lead = { $suit } may not be led while you hold another suit
reason-keep = { $card } may be led only as your last card: lead another card
reason-follow = follow { $suit }: you hold { $cards }
reason-ruff = ruff with { $suit }: you hold { $cards }
reason-overruff = ruff higher: you hold { $cards }
reason-shed = { $cards } has to go on this trick: play it now

## Quarante de Roi

reason-clique-too-late = too late for { $clique }: cliques are announced before your card to the first trick
reason-clique-announced = you have announced { $clique } already: play a card, or announce another clique if you have one
reason-clique-not-dealt = you were not dealt { $clique }: announce what you were dealt, and four never count as three
reason-clique-before-lead = too late for { $clique }: at this table cliques are announced before the first lead
reason-announce-first = at this table all announce before the first lead: announce a clique, or say "that is all"
reason-nothing-to-end = no need to say so: just play a card
reason-unknown-word = { $word } means nothing in this game: play a card, or announce a clique

## Quarante de Roi, 1792

reason-count-too-late = too late for "{ $number }": the number is said before your card to the first trick
reason-count-said = you have said your number already: play a card
reason-count-not-dealt = you were not dealt { $number } of a rank: say what you were dealt, or play a card and say nothing
reason-count-too-low = "{ $best }" has been said, so "{ $number }" is closed to you: play a card
reason-good-said = you have made your call already: play a card
reason-good-too-early = nobody has said a number yet: say yours, or play a card and say nothing
reason-good-of-nothing = only a player with a clique says "good", and you were dealt none: play a card
reason-good-not-beaten = your clique is not beaten: say its number, or play a card and say nothing
reason-naming-not-now = not now: after the first trick, the players with the highest number name their ranks
reason-name-first = you are first: name the rank of your { $number }
reason-name-before-play = before the second trick, name the rank of your { $number }, or say "good" if another player has named one
reason-rank-too-low = { $best } were named, and your { $clique } do not beat them: say "good"
reason-rank-not-dealt = you were not dealt { $clique }: name a rank that you hold

## The Lebanese 400

reason-bid-first = bid first: { $least } tricks at least, 13 at most
reason-bid-too-small = bid { $least } or more: at a score of { $score }, a bid of { $bid } is too small
reason-bidding-over = the bidding is over: play a card

## Le Jeu du Roi

reason-no-talk = this game has no bids or announcements: just play a card

## King

reason-no-auction-yet = negative deals are not for sale: play a card
reason-auction-over = the auction is over: play a card
reason-step-open = look at your hand and choose: { $words }
reason-step-bid = the auction is open: { $words }
reason-step-decide = the auction is over and the choice is yours: { $words }
reason-step-asked = the dealer asks you for more: { $words }
reason-step-denied = the answer was no: { $words }
reason-step-refused = you have refused to sell, so the deal is yours: { $words }
reason-step-ultimatum = this is an ultimatum: { $words }
reason-step-bought = you have bought the deal, now name it: { $words }
reason-step-alone = your ultimatum was turned down, so name the deal yourself: { $words }
reason-rung-not-on-ladder = there is no { $rung } with the 32-card pack: the ladder ends at +5
reason-rung-too-low = { $rung } is not above { $standing }: the ladder goes +1 +2 +3 −1 +4 +5 +6 −2 +7 +8
reason-rung-too-low-short = { $rung } is not above { $standing }: the ladder of the 32-card pack goes +1 +2 +3 −1 +4 +5
reason-no-priority = you cannot equal { $standing }: { $seat } comes before you, so bid higher or pass
reason-must-sell = at this table the dealer must sell: accept { $standing }, or ask for more if you have not yet
reason-eight-binds = at this table { $standing } cannot be refused: sell
reason-nobody-to-threaten = everybody has passed, and at this table an ultimatum is only for players still bidding: choose another way
reason-split-too-high = { $limit ->
    [off] no deal is split at this table: choose another way
    [0] a deal is split only when everybody has passed: choose another way
    [3] a deal is split only over +3, −1 or less: choose another way
    [fewer_than_3_bids] a deal is split only after fewer than three bids: choose another way
   *[other] a deal is split only over +{ $limit } or less: choose another way
}

## The table

reason-not-dealt = no cards are dealt yet: wait for the deal
reason-deal-running = this deal is still being played: play it to its end first
reason-length-fixed = this game has a fixed number of deals: time can't end it
reason-match-over = the match is over: start another one
reason-not-seated = you're a spectator at this table: only its players may do that
reason-undo-with-people = there's no undo between people: a card laid is a card played
reason-nothing-to-undo = there is nothing to undo yet
reason-stale = the table has moved on: look again, then choose
reason-unknown-action = { $word } is neither a card nor a call of this game
reason-rest-not-certain = not every trick left is certainly yours: play on card by card
reason-hint-not-your-turn = hints are for your own turn: wait for it
reason-hint-with-people = no hints at this table: its host doesn't allow them
reason-no-such-table = this table doesn't exist: the link is wrong, or the table was deleted
reason-hello-first = the first message must be a greeting: reload the page
reason-other-protocol = this page and the server are of different versions: reload the page
reason-not-text = messages must be text: this one was not
reason-malformed = the server could not read this message: { $word }
reason-too-long = this message is too long: { $longest } bytes at most
reason-too-fast = too many requests at once: wait a moment
reason-not-kept = the server can't store this just now; nothing is lost: play continues by itself as soon as possible
reason-went-wrong = something went wrong on the server, but the table is fine: try again
reason-needs-a-server = this table exists on this device alone: you need a server for that
reason-paused = the host has paused the match: wait until it goes on
reason-pause-slow = a correspondence game can't be paused: nobody needs to be online
reason-no-bank = no clock runs down at this table now: add time during a deal with a time control
reason-arranged = the evening sets this table's time and players
reason-seated-already = you already have a seat at this table
reason-seats-shut = bots' seats are closed here: ask the host to open them
reason-seat-of-person = this seat is a person's: choose a bot's
reason-mirror-whole = in a mirror match everybody plays every hand: nobody can join in the middle

## A table that gathers

reason-not-a-guest = you have not joined this table yet: join first
reason-host-only = only the host of this table can do that
reason-kicked = the host removed you from this table
reason-table-closed = an administrator of this server closed this table
reason-table-full = this table is full: it holds twelve people at most
reason-place-taken = this place is taken: choose a free one
reason-kick-oneself = you can't remove yourself: leave the table instead
reason-no-such-guest = this person isn't here any more
reason-contribution-too-long = this contribution is too long: 64 bytes at most
reason-places-free = there are free places: wait for friends, or put bots there
reason-nobody-sits = only bots have seats: at least one person has to play
reason-match-open = the match has begun: places can't be changed any more
reason-match-running = the match is not over yet: play it to its end first
reason-no-countdown = no countdown runs: the next deal comes when everybody is ready
reason-stopped-already = you have stopped the countdown once already: say when you are ready
reason-nobody-missed = no bot can step in: the table doesn't wait for this seat's player
reason-still-here = this player is still connected: wait for their turn to end
reason-unknown-bot = no bot has this name: choose another one
reason-no-such-rules = no game has these rules: choose again
reason-barred = an administrator has blocked you from opening tables for now
reason-no-watching = this table has no spectators
reason-chat-off = the host has turned off the chat at this table
reason-chat-empty = this message is empty: write something first
reason-chat-muted = an administrator has muted you for now: you can read the chat, not write in it
reason-chat-too-fast = too many messages at once: wait a moment
reason-chat-not-yours = you can't retract this message: it isn't yours, or it's already gone
