# Why not: a refusal in words, with the remedy where there is one. Lower case and no full stop, as spoken at the table.

reason-deal-over = this deal is over: nothing more is said or played in it
reason-not-your-turn = patience: it is { $seat }'s turn
reason-not-held = you do not hold { $card }: play a card from your hand
reason-played-already = you have played { $card } already: choose a card that you still hold

## Cards

reason-lead = { $suit } may not be led while you hold another suit
reason-keep = { $card } may be led only as your last card: lead another
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
reason-good-said = you have spoken already: play a card
reason-good-too-early = nobody has said a number yet: say yours, or play a card and say nothing
reason-good-of-nothing = only a player with a clique says "good", and you were dealt none: play a card
reason-good-not-beaten = your clique is not beaten: say its number, or play a card and say nothing
reason-naming-not-now = not now: ranks are named after the first trick, by those who said the highest number
reason-name-first = you are the first to speak: name the rank of your { $number }
reason-name-before-play = before the second trick name the rank of your { $number }, or say "good" where another has named one
reason-rank-too-low = { $best } have been named, and your { $clique } do not beat them: say "good"
reason-rank-not-dealt = you were not dealt { $clique }: name a rank that you hold

## The Lebanese 400

reason-bid-first = bid first: { $least } tricks at least, 13 at most
reason-bid-too-small = bid { $least } or more: at a score of { $score } a bid of { $bid } is too small
reason-bidding-over = the bidding is over: play a card

## Le Jeu du Roi

reason-no-talk = nothing is bid or announced in this game: just play a card

## King

reason-no-auction-yet = the first six deals are not for sale: play a card
reason-auction-over = the talking is over: play a card
reason-step-open = look at your hand and choose: { $words }
reason-step-bid = the auction is on: { $words }
reason-step-decide = the bidding is over and the choice is yours: { $words }
reason-step-asked = the dealer asks you for more: { $words }
reason-step-denied = the answer was no: { $words }
reason-step-refused = you have refused to sell, so the deal is yours: { $words }
reason-step-ultimatum = this is an ultimatum: { $words }
reason-step-bought = you have bought the deal, now name it: { $words }
reason-step-alone = nobody took your ultimatum, so name the deal yourself: { $words }
reason-rung-not-on-ladder = there is no { $rung } with the short pack: the ladder ends at +5
reason-rung-too-low = { $rung } is not above { $standing }: the ladder goes +1 +2 +3 −1 +4 +5 +6 −2 +7 +8
reason-rung-too-low-short = { $rung } is not above { $standing }: the ladder of the short pack goes +1 +2 +3 −1 +4 +5
reason-no-priority = you cannot equal { $standing }: { $seat } comes before you, so bid higher or pass
reason-must-sell = at this table a standing bid is sold: sell at { $standing }, or ask for more if you have not yet
reason-eight-binds = at this table { $standing } cannot be refused: sell
reason-nobody-to-threaten = all have passed, and at this table an ultimatum is only for those who have not: choose another way
reason-split-too-high = { $limit ->
    [off] no deal is split at this table: choose another way
    [0] a deal is split only when all have passed: choose another way
    [3] a deal is split only over +3, −1 or less: choose another way
    [fewer_than_3_bids] a deal is split only after fewer than three bids: choose another way
   *[other] a deal is split only over +{ $limit } or less: choose another way
}

## The table

reason-not-dealt = no cards are dealt yet: wait for the deal
reason-deal-running = this deal is still being played: play it to its end first
reason-match-over = the match is over: start another one
reason-not-seated = you are looking on at this table: only those who sit here may do that
reason-undo-with-people = no taking back among people: what lies, lies
reason-nothing-to-undo = there is nothing to take back yet
reason-stale = the table has moved on meanwhile: look again, then choose
reason-unknown-action = { $word } is neither a card nor a word of this game
reason-rest-not-certain = not every trick left is certainly yours: play on card by card
reason-hint-not-your-turn = hints are for your own turn: wait for it
reason-hint-with-people = no hints at this table: its host allows none among people
reason-no-such-table = there is no such table: the link is wrong, or the table was deleted
reason-hello-first = the first message must be a greeting: reload the page
reason-other-protocol = this page and the server no longer speak the same language: reload the page
reason-not-text = messages are text: this one was not
reason-malformed = the server could not read this message: { $word }
reason-too-long = this message is too long: { $longest } bytes are the most
reason-too-fast = too much at once: wait a moment
reason-not-kept = this cannot be kept just now; nothing is lost: play goes on by itself as soon as it can be
reason-went-wrong = something went wrong at the server, and the table goes on: try once more

## A table that gathers

reason-not-a-guest = you have not joined this table yet: join first
reason-host-only = that is for the host of this table to do
reason-kicked = the host has sent you away from this table
reason-table-closed = the administrator of this server has closed this table
reason-table-full = this table is full: twelve people are the most
reason-place-taken = this place is taken: choose a free one
reason-kick-oneself = you cannot send yourself away: leave the table instead
reason-no-such-guest = the guest you mean is not here any more
reason-contribution-too-long = this is more luck than fits: 64 bytes are the most
reason-places-free = there are free places: wait for friends, or put bots there
reason-nobody-sits = only bots have sat down: at least one person has to play
reason-match-open = the match has begun: places are not changed any more
reason-match-running = the match is not over yet: play it to its end first
reason-nobody-missed = no bot plays at once for this seat: its player is not waited for
reason-still-here = this player is still connected: wait for their turn to end
reason-unknown-bot = there is no bot of that name
reason-no-such-rules = there is no such game with such rules: choose again
reason-barred = an administrator of this server lets you make no tables for now
reason-no-watching = at this table nobody may look on
reason-chat-off = the host of this table wants no chat
reason-chat-empty = there is nothing to say in that
reason-chat-too-fast = that is a lot to say: wait a moment
reason-chat-not-yours = this is not yours to take back, or it is gone already
