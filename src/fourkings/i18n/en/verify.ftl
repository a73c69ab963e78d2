# What was found when a record's cards were compared with its secret: the same sentences on the command line and the page.

verify-agrees = Every card of this match follows from the sealed secret.
verify-differs = This record doesn't match its secret.
verify-open = Nothing disagrees, but not everything can be checked.

verify-no-shuffle = The record doesn't describe its shuffle, so its cards can't be compared with anything.
verify-derivation = The cards were shuffled by "{ $name }"; this program checks only { $known }.
verify-luck = { $number ->
    [0] Nobody added anything to the shuffle: the seal binds the table, but the table may have chosen among secrets.
    [one] One player added to the shuffle.
   *[other] { $number } players added to the shuffle.
}
verify-no-secret = The secret is not published yet. The record contains the seal { $seal }; request the record again after the match.
verify-seal-agrees = The secret fits the seal of the record, { $seal }.
verify-seal-differs = The secret has the seal { $expected }, but the record has { $recorded }.
verify-seal-noted = The seal you noted is { $expected }, but the record has { $recorded }.
verify-kings-agree = The cards dealt for partners match the secret.
verify-kings-differ = Card { $place } dealt for partners: { $expected } by the secret, { $recorded } in the record.
verify-draw-agrees = Draw { $number }: every card matches the secret.
verify-draw-differs = Draw { $number }, { $who }: { $expected } by the secret, { $recorded } in the record.
verify-seats-agree = The seats follow from the draw.
verify-seats-differ = By the draw, the seats are { $expected }; in the record, { $recorded }.
verify-seats-twice = Two players have the same seat, so nothing can be dealt to them.
verify-dealer-agrees = { $expected } deals first, as drawn.
verify-dealer-differs = By the draw, { $expected } deals first; in the record, { $recorded }.
verify-deal-agrees = Deal { $number }: every card matches the secret.
verify-deal-number = Deal { $expected } is numbered { $recorded } in the record.
verify-deal-dealer = Deal { $number }: the dealer is { $expected }; in the record, { $recorded }.
verify-deal-hand = Deal { $number }, card { $place } dealt to { $who }: { $expected } by the secret, { $recorded } in the record.
verify-deal-turned = Deal { $number }: the turn-up is { $expected }; in the record, { $recorded }.
verify-deal-face-up = Deal { $number }: the cards dealt face up are { $expected }; in the record, { $recorded }.
verify-nothing = nothing
verify-to = { $card } to { $who }
verify-rules = To check that the play followed the rules, use `fourkings replay`.
verify-empty = The file contains no record.
