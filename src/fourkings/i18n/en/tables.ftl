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
head-in-all = Total
head-long-each = 52 cards: each
head-long-in-all = 52 cards: total
head-short-each = 32 cards: each
head-short-in-all = 32 cards: total
head-rung = Rung
head-long-worth = Worth with 52 cards
head-short-worth = Worth with 32 cards
head-pack = Pack
head-dealer = Dealer
head-others = Each of the others

cell-range = `{ $default }`, or any whole number from `{ $least }` to `{ $most }`
cell-value = `{ $value }`: { $text }
cell-option = { $question } { $answers } ({ $clause }).
cell-defaults = every option at its default
cell-whole-deal = the whole deal
cell-below-30 = below 30
cell-ten-more = each further ten
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
cell-long = 52 cards
cell-short = 32 cards
