# The page that checks a match, the seal at the table, and the page of statistics.

proof-title = Check a match
proof-intro = Every card of a match follows from a secret that was sealed before the first card. Give this page the record of a match: it makes every card again and compares. All this happens in your browser.
proof-file = Open a record
proof-paste = Or paste a record
proof-check = Check
proof-another = Check another record
proof-of-table = Check this match
proof-not-over = This match isn't over yet. Its secret is published at the end.
proof-gone = The record couldn't be fetched. Save it at the end of the match, and open it here.
proof-no-record = This isn't a record of a match.
proof-many = The file contains { $count } records. This is the first.
proof-mine-seal = Your browser was shown this same seal before the match.
proof-mine-late = Your browser was shown this same seal during the match.
proof-mine-other-seal = Your browser was shown another seal before the match: { $seal }.
proof-mine-luck = The record contains what your browser added.
proof-mine-no-luck = The record lacks what your browser added.
proof-mine-none = This browser noted no seal for this match. If you noted it, compare.
proof-seal = Seal
proof-secret = Secret
proof-added = Added by the players
proof-added-nothing = nothing
proof-copy = Copy
proof-copied = Copied.
proof-opening = Before the first card
proof-deals = Deals
proof-hand = Card by card
proof-proved = What this proves
proof-proved-cards = None of these cards was swapped. After the secret was sealed, no deal was left out or dealt again.
proof-proved-luck = Anyone who saw the seal before adding random bytes can be sure that the table did not choose the cards.
proof-unproved = What this does not prove
proof-unproved-looked = That nobody looked: anyone who can read the memory of the server, or of a device with the match, knows every hand while it runs.
proof-unproved-choice = That the table did not pick its secret, if no player added to the shuffle. Or that a host playing at their own table did not add last.
proof-unproved-missing = That no match was broken off because a player disliked it.
proof-unproved-page = That this page is honest: it comes from the same host. Save the record and check it elsewhere too, with `fourkings verify` or a program of your own.
proof-spec = To write your own check, follow the specification: `docs/seal.md` in the source.
proof-at-table = Seal of the shuffle
proof-at-table-text = All cards of this match follow from a secret that was chosen and sealed before the first card. This is its seal. After the match, the secret is published and everybody can check every card.
proof-at-table-secret = The match is over, and this is the secret. Its seal must be the one above.
proof-at-table-luck = { $count ->
    [you] Your browser added its own randomness to the shuffle.
    [both] { $names } added to the shuffle.
   *[other] { $names } added to the shuffle.
}
proof-at-table-no-luck = Nobody added anything to the shuffle.
proof-luck = Add to the shuffle
proof-luck-text = A word or random bytes of yours are mixed into the shuffle after the table has sealed its secret. Then neither the table nor you alone decide the cards.
proof-luck-word = Your word
proof-luck-random = Random bytes

luck-title = Card statistics
luck-intro = Nobody remembers the plain hands. Here are all of them: every deal of every finished match on this server, compared with the exact odds.
luck-none = No match has been finished on this server yet.
luck-deals = { $deals ->
    [one] one deal
   *[other] { NUMBER($deals, useGrouping: "true") } deals
} of { $matches ->
    [one] one match
   *[other] { NUMBER($matches, useGrouping: "true") } matches
}
luck-pack = With { $cards } cards
luck-kings = Distribution of the four kings over the four hands
luck-longest = Longest suit in any hand
luck-voids = Voids: suits missing from a hand, in all four hands
luck-cliques = Cliques in all four hands
luck-places = Kings by place, from eldest hand to the dealer
luck-place-0 = first
luck-place-1 = second
luck-place-2 = third
luck-place-3 = dealer
luck-or-more = { $number } or more
luck-or-less = { $number } or less
luck-what = Event
luck-seen = Seen
luck-expected = Expected
luck-share = Probability
luck-even = As even as chance makes it.
luck-odd = Chance alone deviates this far once in { NUMBER($times, useGrouping: "true") } times.
luck-few = Too few deals so far.
luck-figures = χ² = { $chi }, { $freedom ->
    [one] one degree of freedom
   *[other] { $freedom } degrees of freedom
}, p = { $p }
luck-all-even = Overall: as even as chance makes it.
luck-all-odd = Overall: { $count ->
    [one] one table deviates
   *[other] { $count } tables deviate
} further than chance should allow.
luck-all-few = Overall: too few deals so far.
luck-note = Unfinished matches are not counted. A game played to a number of points ends sooner with some cards than with others, which leaves a small trace. Each test alone flags one honest shuffle in a hundred. This page flags a table only if chance would do so on one server in a hundred, all tables taken together.
