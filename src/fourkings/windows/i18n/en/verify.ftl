# What was found when a record's cards were compared with its secret: the same sentences on the command line and the page.

verify-agrees = Every card of this match follows from the sealed secret.
verify-differs = This record does not agree with its secret.
verify-open = Nothing disagrees, but not everything can be checked.

verify-no-shuffle = The record says nothing of how its cards were shuffled, so there is nothing to compare them with.
verify-derivation = The cards were shuffled by "{ $name }"; this checks only { $known }.
verify-luck = { $number ->
    [0] Nobody added anything to the shuffle: the seal binds the table, but the table may have chosen among secrets.
    [one] One player added to the shuffle.
   *[other] { $number } players added to the shuffle.
}
verify-no-secret = The secret is not told yet. The record holds the seal { $seal }; ask for the record again when the match is over.
verify-seal-agrees = The secret has the record's seal, { $seal }.
verify-seal-differs = The secret has the seal { $expected }, but the record says { $found }.
verify-seal-noted = The seal that was noted is { $expected }, but the record says { $found }.
verify-kings-agree = The cards dealt for partners are the secret's.
verify-kings-differ = Card { $place } dealt for partners: the secret says { $expected }, the record { $found }.
verify-draw-agrees = Draw { $number }: every card is the secret's.
verify-draw-differs = Draw { $number }, { $who }: the secret says { $expected }, the record { $found }.
verify-seats-agree = The seats follow from the draw.
verify-seats-differ = By the draw the seats are { $expected }; the record says { $found }.
verify-seats-twice = Two players sit in one seat: nothing can be dealt to them.
verify-dealer-agrees = { $expected } deals first, as drawn.
verify-dealer-differs = By the draw { $expected } deals first; the record says { $found }.
verify-deal-agrees = Deal { $number }: every card is the secret's.
verify-deal-number = Deal { $expected } is numbered { $found } in the record.
verify-deal-dealer = Deal { $number }: { $expected } has to deal; the record says { $found }.
verify-deal-hand = Deal { $number }, card { $place } dealt to { $who }: the secret says { $expected }, the record { $found }.
verify-deal-turned = Deal { $number }: the turn-up is { $expected }; the record says { $found }.
verify-deal-face-up = Deal { $number }: the cards dealt face up are { $expected }; the record says { $found }.
verify-nothing = nothing
verify-to = { $card } to { $who }
verify-rules = Whether the play kept the rules is for `fourkings replay` to say.
verify-empty = There is no record in here.
