# Heads and cells of the tables in the rule pages.

head-option = Option
head-values = Values, default first
head-changes = What it changes
head-preset = Preset
head-sets = What it sets
head-card = Card
head-each = Each
head-all-four = All four
head-clique = Clique
head-points = Points
head-score = Score
head-smallest-bid = Smallest bid at your own score
head-smallest-sum = Smallest sum when it is the highest score
head-bid = Bid
head-below-30 = `{ $scale }` below 30
head-from-30 = `{ $scale }` from 30
head-deal = Deal
head-aim = Aim
head-in-all = In all
head-long-each = Long pack: each
head-long-in-all = Long pack: in all
head-short-each = Short pack: each
head-short-in-all = Short pack: in all
head-rung = Rung
head-long-worth = Worth with the long pack
head-short-worth = Worth with the short pack
head-pack = Pack
head-dealer = Dealer
head-others = Each of the others

cell-range = `{ $default }`, or any whole number from `{ $least }` to `{ $most }`
cell-value = `{ $value }`: { $text }
cell-option = { $question } { $answers } ({ $clause }).
cell-defaults = every option at its default
cell-whole-deal = the whole deal
cell-below-30 = below 30
cell-ten-more = each ten more
cell-one-more = one more
cell-trumps = { $aim }: take tricks and trumps
cell-each = { $aim ->
    [tricks] { $points } a trick
    [hearts] { $points } a heart
    [queens] { $points } a queen
    [kings-and-jacks] { $points } a card
    [trumps] { $points } a trick, { $trump } a trump
   *[other] { $points }
}
cell-all-six = all six
cell-long = long
cell-short = short
