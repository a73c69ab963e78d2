# The page that checks a match, the seal at the table, and the page of statistics.

proof-title = Check a match
proof-intro = Every card of a match follows from a secret that was sealed before the first card. Give this page the record of a match, and it makes every card again and compares. It does so here, in your browser, and asks nobody.
proof-file = Open a record
proof-paste = Or paste a record
proof-check = Check
proof-another = Check another one
proof-of-table = Check this match
proof-not-over = This match is not over yet: its secret is told at the end.
proof-gone = This record could not be fetched. Save it at the end of the match, and open it here.
proof-no-record = This is no record of a match.
proof-many = The file holds { $count } records. This is the first.
proof-mine-seal = This is the seal that your browser was shown before the match.
proof-mine-late = This is the seal that your browser was shown while the match was under way.
proof-mine-other-seal = Your browser was shown another seal before the match: { $seal }.
proof-mine-luck = What your browser added is in it.
proof-mine-no-luck = What your browser added is missing.
proof-mine-none = This browser took no note of a seal for this match. If you did, compare it.
proof-seal = Seal
proof-secret = Secret
proof-added = What the players added
proof-added-nothing = nothing
proof-copy = Copy
proof-copied = Copied.
proof-opening = Before the first card
proof-deals = The deals
proof-hand = Card by card
proof-proved = What this proves
proof-proved-cards = None of these cards was swapped, no deal among them was left out, and none was dealt anew after the secret was sealed.
proof-proved-luck = Anyone who saw the seal before adding random bytes knows that the table did not choose the cards.
proof-unproved = What it does not prove
proof-unproved-looked = That nobody looked: anyone who can read the server's memory knows every hand while the match runs.
proof-unproved-choice = That a table to which nobody added anything did not choose among secrets; or that a host who sits at their own table did not add their own luck last.
proof-unproved-missing = That no match was broken off because somebody disliked it.
proof-unproved-page = That this page is honest: it comes from the same host. Save the record and check it elsewhere too, with `fourkings verify`, or with a program of your own.
proof-spec = How it is done, for those who want to write their own check: `docs/seal.md` in the source.
proof-at-table = Seal of the shuffle
proof-at-table-text = All cards of this match follow from a secret that was chosen and sealed before the first card. This is the seal. When the match is over, the secret is told and everybody can check every card.
proof-at-table-secret = The match is over, and this is the secret. Its seal must be the one above.
proof-at-table-luck = { $count ->
   *[other] { $names } added to the shuffle.
}
proof-at-table-no-luck = Nobody added anything to the shuffle.
proof-luck = Your own luck
proof-luck-text = A word or random bytes of yours are mixed into the shuffle, after the table has sealed its secret. Then neither the table nor you alone decide the cards.
proof-luck-word = A word of yours
proof-luck-random = At random

luck-title = How the cards fell
luck-intro = Nobody remembers the plain hands. Here are all of them: every deal of every match that was played to its end on this server, against what chance makes of it, reckoned exactly.
luck-none = No match has been played to its end here yet.
luck-deals = { $deals ->
    [one] one deal
   *[other] { NUMBER($deals, useGrouping: "true") } deals
} of { $matches ->
    [one] one match
   *[other] { NUMBER($matches, useGrouping: "true") } matches
}
luck-pack = With { $cards } cards
luck-kings = How the four kings lay in the four hands
luck-longest = The longest suit in any hand
luck-voids = Voids: suits missing in a hand, in all four hands
luck-cliques = Cliques in all four hands
luck-places = Kings by place, from the seat after the dealer to the dealer
luck-place-0 = first
luck-place-1 = second
luck-place-2 = third
luck-place-3 = dealer
luck-or-more = { $number } or more
luck-or-less = { $number } or less
luck-what = What
luck-seen = Seen
luck-expected = Expected
luck-share = Chance
luck-even = As even as chance makes it.
luck-odd = Chance alone strays so far once in { NUMBER($times, useGrouping: "true") } times.
luck-few = Too few deals yet to tell.
luck-figures = χ² = { $chi }, { $freedom ->
    [one] one degree of freedom
   *[other] { $freedom } degrees of freedom
}, p = { $p }
luck-all-even = All in all: as even as chance makes it.
luck-all-odd = All in all: { $count ->
    [one] one table strays
   *[other] { $count } tables stray
} further than chance should let them.
luck-all-few = All in all: too few deals yet to tell.
luck-note = Matches that were broken off are not counted, nor are those still running. A game that ends at a number of points ends sooner with some cards than with others: that too leaves its trace, a small one. Each test alone finds fault with one honest shuffle in a hundred; here a table is called odd only where chance would make any one of all of them so odd once in a hundred servers.
